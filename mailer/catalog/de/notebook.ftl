# Varianten und Tagebuch.

match-keep-nothing = Es gibt nichts zu behalten. Behalten kannst du Züge, die du in dieser Partie probiert hast, aber keine Aufstellungen.
match-kept-already = Das hast du schon behalten, als Variante { $number }.
match-keep-full = Zu einer Partie kannst du höchstens { $most } Varianten behalten. „verwerfen“ und eine Nummer löscht eine.
match-keep-name = Ich habe es nicht behalten: Der Name einer Variante kann höchstens { $most } Zeichen haben.
match-kept = Ich habe es als Variante { $number } behalten, nur für dich. Das probiert sie noch einmal:
match-unkeep-none = Eine Variante { $number } hast du in dieser Partie nicht; „varianten“ zählt deine auf.
match-unkept = Ich habe Variante { $number } gelöscht.
match-variations-none = In dieser Partie hast du keine Varianten behalten; es gibt nichts zu teilen.
match-variations-shared = { $n ->
    [one] Deine Variante steht
   *[other] Deine { $n } Varianten stehen
} jetzt neben der Aufzeichnung, mit deinem Namen; „aufzeichnung“ schickt beides.
match-variations-shared-later = { $n ->
    [one] Deine Variante steht
   *[other] Deine { $n } Varianten stehen
} nach der Partie neben der Aufzeichnung, mit deinem Namen. Bis dahin siehst nur du sie.
match-diary-nothing = Schreib etwas hinter „tagebuch“.
match-diary-long = Ich habe es nicht notiert: Ein Eintrag im Tagebuch kann höchstens { $most } Zeichen haben.
match-diary-full = Dein Tagebuch ist voll: Es hat Platz für { $most } Einträge.
match-diary-written = In deinem Tagebuch notiert, { $after }, nur für dich: Es hat jetzt { $n ->
    [one] einen Eintrag
   *[other] { $n } Einträge
}.
match-before-turns = vor dem ersten Zug
match-after-turn = nach Zug { $n }
match-diary-empty = Dein Tagebuch zu dieser Partie ist leer.
match-diary-released = { $n ->
    [one] Dein Tagebucheintrag steht
   *[other] Deine { $n } Tagebucheinträge stehen
} jetzt neben der Aufzeichnung, mit deinem Namen; „aufzeichnung“ schickt beides.
match-diary-released-later = { $n ->
    [one] Dein Tagebucheintrag steht
   *[other] Deine { $n } Tagebucheinträge stehen
} nach der Partie neben der Aufzeichnung, mit deinem Namen. Bis dahin siehst nur du das.
match-diary-entry = { CAP($after) }, am { $at }: { $words }
referee-variations-none = In Partie { $game } hast du keine Varianten behalten. Nach „probe“ behält „behalten“ eine.
referee-variations-to-reply = In Partie { $game } hast du { $n ->
    [one] eine Variante
   *[other] { $n } Varianten
} behalten. Um sie zu sehen, frag in der Antwort auf einen ihrer Briefe.
referee-variations = Deine Varianten in Partie { $game }, jede so, wie du sie noch einmal probierst:
referee-variation = Variante { $number }{ $shared ->
    [yes] , geteilt
   *[no] {""}
}:
referee-variation-named = Variante { $number }, { $name }{ $shared ->
    [yes] , geteilt
   *[no] {""}
}:
referee-diary-none = Dein Tagebuch zu Partie { $game } ist leer. „tagebuch“ und einige Worte schreiben hinein.
referee-diary-to-reply = Dein Tagebuch zu Partie { $game } hat { $n ->
    [one] einen Eintrag
   *[other] { $n } Einträge
}. Um es zu sehen, frag in der Antwort auf einen Brief dieser Partie.
referee-diary = Dein Tagebuch zu Partie { $game }, { $released ->
    [0] nur für dich:
   *[other] { $released } von { $n } { $n ->
        [one] Eintrag
       *[other] Einträgen
    } für das Ende der Partie freigegeben:
}
command-unkeep-number = Schreib die Nummer der Variante: „verwerfen 2“; „varianten“ zählt sie auf.
