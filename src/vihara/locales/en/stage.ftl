# The three-dimensional stage: camera buttons, shared by all boards that use it.
stage-loading = The table is being set…
stage-plan = Plan
stage-plan-help = Look straight down (P); press again for the view in perspective
stage-closer = Closer (+)
stage-farther = Farther (−)
stage-reset = Camera back to the start (0)
stage-flat = Drawing
stage-flat-help = Show the board as a flat drawing, without 3-D
