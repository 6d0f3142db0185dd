# Beobachten und Kommentare.

command-watch-number = Schreib die Nummer der Partie: „{ $command } 42“.
command-watch-end = „beobachten { $game }“ bringt jeden Zug, „beobachten { $game } ende“ nur das Ende.
command-comment-what = Schreib deinen Kommentar hinter die Nummer: „kommentar { $game } Was für ein Zug!“
command-comments-switch = Schreib „kommentare { $game } aus“ oder „kommentare { $game } an“.

watch-turns = { watch-news } Du hörst von jedem Zug; „nicht beobachten { $game }“ beendet das.
watch-end = { watch-news } Du hörst von ihrem Ende; „nicht beobachten { $game }“ beendet das.
watch-already = Partie { $game } beobachtest du schon so.
watch-unknown = Partie { $game } gibt es nicht zu beobachten. „hilfe beobachten“ sagt, was geht.
watch-own = Partie { $game } spielst du selbst; du erfährst schon alles.
watch-private = Partie { $game } ist privat, nur für ihre Spieler.
watch-over = Partie { $game } ist zu Ende: { $result }, { $outcome }.
watch-most = Du beobachtest schon { $most } Partien; mehr geht nicht. „beobachtet“ zählt sie auf; „nicht beobachten NUMMER“ schafft Platz.
watch-full = Partie { $game } beobachten schon { $most } andere; mehr geht nicht.
watch-not = Partie { $game } beobachtest du nicht. „beobachtet“ zählt auf, was du beobachtest.
watch-no-more = Partie { $game } beobachtest du nicht mehr.
watching-none = Du beobachtest keine Partie. „beobachten 42“ beginnt mit Partie 42.
watching-list = { $n ->
    [one] Du beobachtest eine Partie:
   *[other] Du beobachtest { $n } Partien:
}
watching-listed = { $game }: { $title }, { $white } gegen { $black }, { $n ->
    [0] noch kein Zug
    [one] ein Zug gespielt
   *[other] { $n } Züge gespielt
}
watching-listed-end = { watching-listed }; nur das Ende

watch-subject = Partie { $game }: { $white } – { $black }
watch-subject-turn = Partie { $game }, { $n ->
    [0] am Anfang
   *[other] Zug { $n }
}: { $white } – { $black }
watch-subject-over = Partie { $game } ist zu Ende, { $result }: { $white } – { $black }
watch-news = Du beobachtest Partie { $game }: { $title }, { $white } (Weiß) gegen { $black } (Schwarz).
watch-turn = { $n }. { $name }: { $turn }
watch-set-up = { $name }: { $turn }
watch-undone = Nach Vereinbarung zurückgenommen, { $n ->
    [0] bis zum Anfang
   *[other] bis nach Zug { $n }
}
watch-goes-on = Der Betreiber hat das Ende der Partie aufgehoben: Sie geht weiter.
watch-set-ups = Die Spieler stellen auf. Du siehst das Brett, wenn beide fertig sind.
watch-to-play = { $name } ist am Zug ({ $turn }).
watch-footer = Die Spieler sehen nicht, was du hier schreibst. „kommentar { $game } TEXT“ kommentiert für nach der Partie; „nicht beobachten { $game }“ beendet diese Briefe.
watch-footer-over = Das war der letzte Brief zu dieser Partie. „kommentar { $game } TEXT“ fügt der Aufzeichnung einen Kommentar hinzu.

comment-kept = Deinen Kommentar zu Zug { $turn } der Partie { $game } habe ich aufgehoben. Nach der Partie steht er öffentlich neben der Aufzeichnung, mit deinem Namen.
comment-stands = Dein Kommentar zu Zug { $turn } der Partie { $game } steht jetzt neben der Aufzeichnung, mit deinem Namen, für alle zu lesen.
comment-not-watching = Um eine Partie zu kommentieren, beobachte sie zuerst: „beobachten { $game }“.
comment-unwanted = Jemand in Partie { $game } möchte deine Worte nicht, darum habe ich sie nicht aufgehoben. Zusehen darfst du weiter.
comment-off = Die Spieler der Partie { $game } möchten keine Kommentare.
comment-early = In Partie { $game } gibt es noch keinen Zug zu kommentieren.
comment-long = Das ist zu lang: Ein Kommentar kann höchstens { $most } Zeichen haben.
comment-most = Zu dieser Partie hast du schon { $most } Kommentare geschrieben; mehr geht nicht.
comment-full = Partie { $game } hat { $most } Kommentare; mehr geht nicht.
comments-off = Partie { $game } hat jetzt keine Kommentare. „kommentare { $game } an“ lässt sie wieder zu.
comments-on = Partie { $game } darf Kommentare haben. Sie stehen nach ihrem Ende neben der Aufzeichnung.
comments-off-still = Du lässt Kommentare zu Partie { $game } jetzt zu, aber { $name } nicht; darum gibt es keine.
comments-not-yours = Partie { $game } spielst du nicht; nur ihre Spieler entscheiden über Kommentare.
watch-turn-takes = { $n }. { $name }: { $turn }. { $takes }
