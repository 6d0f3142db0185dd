# Varianten und Tagebuch.

match-keep-nothing = Es gibt nichts zu behalten: Behalten kann man Züge, die du in dieser Partie probiert hast, mit „probe“; Aufstellungen nicht.
match-kept-already = Das hast du schon behalten, als Variante { $number }.
match-keep-full = Zu einer Partie kannst du höchstens { $most } Varianten behalten. „verwerfen“ und eine Nummer wirft eine weg.
match-keep-name = Der Name einer Variante darf { $most } Zeichen haben; nichts wurde behalten.
match-kept = Behalten als Variante { $number }. Außer dir sieht sie niemand. Das probiert sie noch einmal:
match-unkeep-none = Eine Variante { $number } hast du zu dieser Partie nicht behalten; „varianten“ zählt auf, welche du hast.
match-unkept = Variante { $number } ist verworfen.
match-variations-none = Zu dieser Partie hast du keine Variante behalten, also gibt es nichts zu teilen.
match-variations-shared = { $n ->
    [one] Deine Variante steht
   *[other] Deine { $n } Varianten stehen
} jetzt in den Anmerkungen neben der Aufzeichnung, mit deinem Namen; „aufzeichnung“ schickt beides.
match-variations-shared-later = { $n ->
    [one] Deine Variante steht
   *[other] Deine { $n } Varianten stehen
} in den Anmerkungen neben der Aufzeichnung, wenn die Partie zu Ende ist, mit deinem Namen. Bis dahin sieht außer dir niemand etwas davon, und was du von nun an behältst, ist damit nicht geteilt.
match-diary-nothing = Hinter „tagebuch“ stand nichts, also wurde nichts notiert.
match-diary-long = Ein Eintrag im Tagebuch darf { $most } Zeichen haben; nichts wurde notiert.
match-diary-full = Ein Tagebuch hat Platz für { $most } Einträge, und deins ist voll.
match-diary-written = In deinem Tagebuch notiert, { $after }: Es hat jetzt { $n ->
    [one] einen Eintrag
   *[other] { $n } Einträge
}. Außer dir kann es niemand lesen.
match-before-turns = vor dem ersten Zug
match-after-turn = nach Zug { $n }
match-diary-empty = Dein Tagebuch zu dieser Partie ist leer, also gibt es nichts freizugeben.
match-diary-released = { $n ->
    [one] Der Eintrag in deinem Tagebuch steht
   *[other] Die { $n } Einträge in deinem Tagebuch stehen
} jetzt in den Anmerkungen neben der Aufzeichnung, mit deinem Namen; „aufzeichnung“ schickt beides.
match-diary-released-later = { $n ->
    [one] Der Eintrag in deinem Tagebuch steht
   *[other] Die { $n } Einträge in deinem Tagebuch stehen
} in den Anmerkungen neben der Aufzeichnung, wenn die Partie zu Ende ist, mit deinem Namen. Bis dahin kann das außer dir niemand lesen, und was du von nun an schreibst, ist damit nicht freigegeben.
match-diary-entry = { CAP($after) }, am { $at }: { $words }
referee-variations-none = Zu Partie { $game } hast du keine Variante behalten. Mit „behalten“ behältst du, was du mit „probe“ probiert hast.
referee-variations-to-reply = Zu Partie { $game } hast du { $n ->
    [one] eine Variante
   *[other] { $n } Varianten
} behalten. Gezeigt wird das, wenn du in einer Antwort auf einen Brief dieser Partie fragst.
referee-variations = Die Varianten, die du zu Partie { $game } behalten hast, jede so, wie man sie noch einmal probiert:
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
}. Gezeigt wird es, wenn du in einer Antwort auf einen Brief dieser Partie fragst.
referee-diary = Dein Tagebuch zu Partie { $game }, { $released ->
    [0] von dem außer dir niemand etwas lesen kann:
   *[other] von dem { $released } von { $n } { $n ->
        [one] Eintrag
       *[other] Einträgen
    } für das Ende der Partie freigegeben { $released ->
        [one] ist:
       *[other] sind:
    }
}
command-unkeep-number = Nichts wurde ausgeführt: Schreib die Nummer der Variante, wie in „verwerfen 2“; „varianten“ zählt sie auf.
