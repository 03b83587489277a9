# Trójwymiarowa scena: przyciski kamery, wspólne dla wszystkich plansz, które z niej korzystają.
stage-loading = Stół jest przygotowywany…
stage-plan = Z góry
stage-plan-help = Patrz pionowo z góry (P); ponownie: powrót do perspektywy
stage-closer = Bliżej (+)
stage-farther = Dalej (−)
stage-reset = Kamera na początek (0)
stage-flat = Rysunek
stage-flat-help = Pokaż planszę jako płaski rysunek, bez 3D
