# Was die Partien eines Spiels über es sagen: „studie“. Zuerst die hier gespielten, dann die eines Programms gegen sich selbst.

study-of-what = Von welchem Spiel? Zum Beispiel „studie chesimals-2“. „spiele“ zählt alle auf.
study-begins = { $title } („{ $preset }“), wie es hier gespielt wurde und wie ein Programm es spielt:
study-none = Noch ist hier keine öffentliche Partie davon zu Ende (den letzten Tag nicht gezählt).
study-played = { $n ->
    [one] Eine öffentliche Partie ist zu Ende: Siege von Weiß { $white }, von Schwarz { $black }, remis { $drawn }
   *[other] { $n } öffentliche Partien sind zu Ende: Siege von Weiß { $white }, von Schwarz { $black }, remis { $drawn }
}{ $neither ->
    [0] {""}
   *[other] , von beiden verloren { $neither }
}.
study-length = Ein Viertel hatte höchstens { $short } Züge, die Hälfte { $middle }, drei Viertel { $long }, beide Seiten gezählt.
# $ends ist eine Liste der Meldungen darunter.
study-ends = Sie endeten { $ends }.
study-end-capture = durch Schlagen { $n }
study-end-mate = durch Matt { $n }
study-end-stalemate = ohne möglichen Zug { $n }
study-end-goal = durch Ziel, Punkte oder Höchstzahl { $n }
study-end-resigned = aufgegeben { $n }
study-end-time = durch Zeitüberschreitung { $n }
study-end-agreed = durch Vereinbarung { $n }
study-end-claim = durch Wiederholung oder ruhige Züge { $n }
study-end-open = nicht zu Ende { $n }
study-end-other = anders { $n }
# Partien ohne gewählte Optionen; beide Seiten wählen zufällig unter den erlaubten Zügen; jede wird nach $limit Zügen abgebrochen.
study-simulated = Ein Programm, das für beide Seiten zufällig zieht, hat { $n ->
    [one] eine Partie
   *[other] { $n } Partien
} von höchstens { $limit } Zügen gespielt: Siege von Weiß { $white }, von Schwarz { $black }, remis { $drawn }, nicht zu Ende { $open }. Das zeigt, wie die Figuren wirken, nicht, was gute Spieler daraus machen.
study-more-to-reply = Um zu sehen, was die Partien eines Programms darüber sagen, frag in der Antwort auf einen Brief von mir.
study-on-computer = „pbem stats { $preset }“ auf einem Rechner spielt Tausende, mit anderen Spielern und Optionen.
