# Where there is no server, and how a match goes on at one.

site-alone-title = Tu nie ma serwera
site-alone = Na tej stronie wszystko działa na twoim urządzeniu. Do gry ze znajomymi na odległość potrzebny jest serwer.
site-lead = Zagraj z botem albo na jednym ekranie, także bez sieci. Bez instalacji, bez rejestracji.
site-not-here = Tu jeszcze nie można w to zagrać: potrzebny jest serwer.
site-no-server = Do tego potrzebny jest serwer, a ta strona go nie ma.
site-friend = Graj dalej ze znajomym
site-defect = Coś poszło nie tak; nic się nie zmieniło i partia jest cała. Spróbuj ponownie.
