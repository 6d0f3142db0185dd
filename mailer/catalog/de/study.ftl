# Was die Partien eines Spiels über es sagen: „studie“. Zuerst die hier gespielten, dann die eines Programms gegen sich selbst.

study-of-what = Sag, von welchem Spiel: zum Beispiel „studie chesimals-2“. „spiele“ zählt alle auf.
study-begins = { $title } („{ $preset }“), wie es hier gespielt wurde, mit welchen Optionen auch immer, und wie ein Programm es spielt:
study-none = Noch ist hier keine öffentliche Partie davon seit mehr als einem Tag zu Ende.
study-played = { $n ->
    [one] Eine öffentliche Partie ist zu Ende: Siege von Weiß { $white }, von Schwarz { $black }, remis { $drawn }
   *[other] { $n } öffentliche Partien sind zu Ende: Siege von Weiß { $white }, von Schwarz { $black }, remis { $drawn }
}{ $neither ->
    [0] {""}
   *[other] , von beiden verloren { $neither }
}.
study-length = Zählt man die Züge beider Seiten, hatte ein Viertel davon höchstens { $short }, die Hälfte höchstens { $middle }, drei Viertel höchstens { $long }.
# $ends ist eine Liste der Meldungen darunter.
study-ends = Wie sie endeten: { $ends }.
study-end-capture = durch Schlagen { $n }
study-end-mate = durch Matt { $n }
study-end-stalemate = weil nichts ziehen konnte { $n }
study-end-goal = durch ein Ziel, Punkte oder eine Höchstzahl { $n }
study-end-resigned = aufgegeben { $n }
study-end-time = durch Zeitüberschreitung { $n }
study-end-agreed = durch Vereinbarung { $n }
study-end-claim = durch Wiederholung oder ruhige Züge { $n }
study-end-open = nicht zu Ende { $n }
study-end-other = anders { $n }
# Partien ohne gewählte Optionen; beide Seiten wählen zufällig unter den erlaubten Zügen; jede wird nach $limit Zügen abgebrochen.
study-simulated = Ein Programm, das beide Seiten spielt und unter den erlaubten Zügen zufällig wählt, hat { $n ->
    [one] eine Partie
   *[other] { $n } Partien
} gespielt, jede höchstens { $limit } Züge lang: Siege von Weiß { $white }, von Schwarz { $black }, remis { $drawn }, nicht zu Ende { $open }. Das zeigt, wie die Figuren wirken, nicht, was gute Spieler daraus machten.
study-more-to-reply = Was die Partien eines Programms darüber sagen, schreibe ich dir, wenn du auf einen Brief von mir antwortest.
study-on-computer = „pbem stats { $preset }“ auf einem Rechner spielt Tausende, mit anderen Spielern und Optionen: „hilfe statistik“.
