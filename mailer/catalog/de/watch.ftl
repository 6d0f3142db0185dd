# Beobachten und Kommentare.

command-watch-number = Schreib die Nummer der Partie, wie in „{ $command } 42“.
command-watch-end = „beobachten { $game }“ bringt jeden Zug, „beobachten { $game } ende“ nur das Ende.
command-comment-what = Schreib hinter die Nummer, was du sagen willst, wie in „kommentar { $game } Was für ein Zug!“
command-comments-switch = Mit „kommentare { $game } aus“ bleibt deine Partie ohne Kommentare, mit „kommentare { $game } an“ darf sie welche haben.

watch-turns = Du beobachtest jetzt Partie { $game }: { $title }, { $white } mit Weiß, { $black } mit Schwarz. Du hörst von jedem Zug, wenn beide Spieler von ihm wissen; „nicht beobachten { $game }“ beendet das.
watch-end = Du beobachtest jetzt Partie { $game }: { $title }, { $white } mit Weiß, { $black } mit Schwarz. Du hörst von ihrem Ende, wenn beide Spieler davon wissen; „nicht beobachten { $game }“ beendet das.
watch-already = Partie { $game } beobachtest du schon auf diese Weise.
watch-unknown = Es gibt keine Partie { $game }, die man beobachten könnte. „hilfe beobachten“ sagt, was sich beobachten lässt.
watch-own = Partie { $game } spielst du selbst: Du erfährst schon alles über sie.
watch-private = Partie { $game } ist privat. Nur ihre Spieler hören von ihr.
watch-over = Partie { $game } ist zu Ende: { $result }, { $outcome }.
watch-most = Du beobachtest schon { $most } Partien, und mehr schicke ich nicht. „beobachtet“ zählt sie auf; „nicht beobachten NUMMER“ schafft Platz.
watch-full = Partie { $game } beobachten schon { $most } andere, und an mehr schreibe ich nicht.
watch-not = Partie { $game } beobachtest du nicht. „beobachtet“ zählt auf, was du beobachtest.
watch-no-more = Partie { $game } beobachtest du nicht mehr.
watching-none = Du beobachtest keine Partie. „beobachten 42“ lässt dich von Partie 42 hören; siehe „hilfe beobachten“.
watching-list = { $n ->
    [one] Du beobachtest eine Partie:
   *[other] Du beobachtest { $n } Partien:
}
watching-listed = { $game }: { $title }, { $white } gegen { $black }, { $n ->
    [0] noch kein Zug
    [one] ein Zug gespielt
   *[other] { $n } Züge gespielt
}
watching-listed-end = { $game }: { $title }, { $white } gegen { $black }, { $n ->
    [0] noch kein Zug
    [one] ein Zug gespielt
   *[other] { $n } Züge gespielt
}; nur das Ende

watch-subject = Partie { $game }: { $white } – { $black }
watch-subject-turn = Partie { $game }, { $n ->
    [0] am Anfang
   *[other] Zug { $n }
}: { $white } – { $black }
watch-subject-over = Partie { $game } ist zu Ende, { $result }: { $white } – { $black }
watch-news = Du beobachtest Partie { $game }: { $title }, { $white } mit Weiß, { $black } mit Schwarz.
watch-turn = { $n }. { $name }: { $turn }
watch-set-up = { $name }: { $turn }
watch-undone = Nach Vereinbarung zurückgenommen, { $n ->
    [0] bis zum Anfang
   *[other] bis zur Stellung nach Zug { $n }
}
watch-goes-on = Der Betreiber hat das Ende der Partie zurückgenommen: Sie geht weiter.
watch-ended = Die Partie ist zu Ende: { $result }, { $outcome }.
watch-set-ups = Die Spieler stellen auf. Du siehst das Brett, wenn beide es getan haben.
watch-to-play = Zug { $turn }: { $name } ist am Zug.
watch-footer = Du siehst nur zu: Was du hier schreibst, erreicht die Spieler nicht. „kommentar { $game } TEXT“ hinterlegt einen Kommentar für die Zeit nach der Partie, „nicht beobachten { $game }“ beendet diese Briefe.
watch-footer-over = Das war der letzte Brief über die Partie. „kommentar { $game } TEXT“ stellt einen Kommentar neben ihre Aufzeichnung.

comment-kept = Dein Kommentar zu Zug { $turn } der Partie { $game } ist hinterlegt. Wenn sie zu Ende ist, steht er neben der Aufzeichnung, für alle, mit deinem Namen.
comment-stands = Dein Kommentar zu Zug { $turn } der Partie { $game } steht jetzt neben der Aufzeichnung, für alle, mit deinem Namen.
comment-not-watching = Kommentieren kann nur, wer die Partie beobachtet: zuerst „beobachten { $game }“.
comment-unwanted = Jemand in Partie { $game } möchte deine Worte nicht, daher wurde nichts hinterlegt. Du darfst weiter zusehen.
comment-off = Die Spieler der Partie { $game } möchten keine Kommentare dazu.
comment-early = In Partie { $game } gibt es noch keinen Zug, den du kommentieren könntest.
comment-long = Das ist zu lang: Ein Kommentar hat höchstens { $most } Zeichen.
comment-most = Du hast zu dieser Partie schon { $most }-mal etwas gesagt, und mehr hebe ich nicht auf.
comment-full = Zu Partie { $game } gibt es { $most } Kommentare, und mehr hebe ich nicht auf.
comments-off = Partie { $game } bleibt jetzt ohne Kommentare. „kommentare { $game } an“ lässt sie wieder zu.
comments-on = Partie { $game } darf Kommentare haben. Sie stehen neben ihrer Aufzeichnung, wenn sie zu Ende ist.
comments-off-still = Du hast nichts mehr gegen Kommentare zu Partie { $game }; { $name } schon, daher gibt es keine.
comments-not-yours = Partie { $game } spielst du nicht: Nur ihre Spieler sagen, ob sie Kommentare hat.
watch-turn-takes = { $n }. { $name }: { $turn }. { $takes }
