# Partien gegen den Roboter.
match-robot = Roboter, Stufe { $level }
command-play-vs = Mit „spielen“ spielst du gegen den Roboter. Gegen jemand anderen schreibst du „neu cosmic gegen bo@example.net“.
command-level = Der Roboter hat die Stufen 1 bis { $most }; die Stufe „{ $words }“ kenne ich nicht.
command-level-robot = Nur der Roboter hat Stufen. Lass „stufe“ weg.
robot-off = Zurzeit gibt es hier keine Partien gegen den Roboter.
robot-many-games = Gegen den Roboter { $n ->
    [one] läuft schon eine Partie von dir
   *[other] laufen schon { $n } Partien von dir
}. Beende zuerst eine, oder gib sie auf.
robot-just-begun = Du hast gerade erst eine Partie gegen den Roboter begonnen. Warte bitte { $seconds } Sekunden bis zur nächsten.
robot-levels = In { $title } hat der Roboter die Stufen 1 bis { $most }.
robot-board-of-people = Das ist das Brett einer Partie, die hier gerade gespielt wird, und der Roboter hilft in keiner davon. Versuch es zehn Züge später noch einmal.
robot-pauses = { $name } hat heute genug mit dir gespielt. Weiter geht es { $until }.
robot-level-up = Zweimal in Folge gewonnen: In { $title } ist deine Stufe jetzt { $level }. Mit „revanche“ spielst du sie.
robot-level-down = Zweimal in Folge verloren: In { $title } ist deine Stufe jetzt { $level }. Mit „revanche“ spielst du sie.
robot-first = Eine Partie { $title } gegen { $name }: Du spielst { $side } und hast den ersten Zug. Antworte mit ihm, und die Partie läuft.
robot-first-until = Das Brett wartet auf dich bis { $until }. Mit „ja“ beginnst du die Partie ohne Zug.
robot-first-not-me = Hast du nicht darum gebeten, hat jemand anders deine Adresse benutzt. Du musst nichts tun.
robot-first-subject = Dein erster Zug gegen den Roboter
players-robots = Gegen Roboter in { $title }: Stufe { $level }, { $won } von { $played } gewonnen.
letter-does-rematch-robot = beginnt noch eine Partie, Farben vertauscht
