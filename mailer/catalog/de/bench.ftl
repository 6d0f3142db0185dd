# Eigene Spiele, die jemand als Datei schickt.

command-preset-forget-which = Welches deiner Spiele? Zum Beispiel „spiel vergessen critters“. „meine spiele“ zählt sie auf.
own-game = ein eigenes Spiel von { $name }
own-invited = Das Spiel ist selbst erfunden und heißt „{ $title }“. Es ist noch nicht erprobt.
own-invited-yours = Es ist dein eigenes Spiel „{ $title }“.
own-of-another = Eine Partie „{ $preset }“ kannst du nicht beginnen: Das kann nur, wer das Spiel erfunden hat.
own-unseen = „{ $preset }“ hat jemand selbst erfunden. Ich zeige das Spiel nur denen, die es erfunden haben oder spielen, als Antwort auf einen Brief von mir.
own-option = eine Wahl, die das Spiel lässt
own-rules = Die Regeln von „{ $title }“, einem selbst erfundenen Spiel:
own-heavy = Das Spiel ist zu groß, als dass ich es gegen mich selbst spielen könnte: Seine Einheiten haben zu viele Wege.
own-unknown = Du hast kein Spiel namens „{ $preset }“. „meine spiele“ zählt deine auf.
own-newer = „{ $title }“ wurde seit eurer letzten Partie geändert. Die neue Partie geht nach der neuesten Datei; „regeln“ zeigt sie.
own-misfit = Keine neue Partie „{ $preset }“ kann beginnen: { $why }. Wer das Spiel erfunden hat, kann die Datei ändern und noch einmal schicken.
own-gone = „{ $preset }“ wurde von der Person zurückgezogen, die es erfunden hat.

bench-subject = Deine Spieldatei
bench-nothing = In deinem Brief ist keine Spieldatei. Häng sie mit einem Namen an, der auf .yaml endet, oder schreib „spieldatei:“, darunter die Datei und darunter „ende“.
bench-not-kept = Ich habe die Datei nicht behalten. Schick sie bitte als Antwort auf diesen Brief noch einmal.
bench-many = Das sind mehr als { $n } Dateien { $days ->
    [one] am Tag
   *[other] in { $days } Tagen
}. Schick diese bitte später.
bench-full = Du hast hier { $n } Spiele; mehr geht nicht. „meine spiele“ zählt sie auf, „spiel vergessen NAME“ schafft Platz.
bench-wrong = „{ $file }“ lässt sich noch nicht spielen. { $n ->
    [one] Ein Fehler:
   *[other] { $n } Fehler:
}
bench-mistake = Zeile { $line }: { $why }
bench-mistake-not-here = hier stimmt etwas nicht. Schick die Datei als Antwort auf einen Brief von mir, dann sage ich dir, was.
bench-more-mistakes = und { $n } weitere.
bench-mend = Bessere sie aus und schick die ganze Datei noch einmal.
bench-mend-attached = Bessere sie aus und schick die ganze Datei noch einmal. Hat dein Mailprogramm die Zeilen umgebrochen, dann häng sie als Datei an.
bench-right = „{ $file }“ ist in Ordnung. Es wäre dein Spiel „mine:{ $preset }“.
bench-send-again = Ich habe es nicht behalten, denn Absender lassen sich leicht fälschen. Damit es deins wird, schick die Datei als Antwort auf diesen Brief noch einmal.
bench-kept = „{ $title }“ ist jetzt dein Spiel. Du nennst es „mine:{ $preset }“.
bench-same = „mine:{ $preset }“ („{ $title }“) habe ich schon genau so.
bench-replaced = Ich habe „mine:{ $preset }“ („{ $title }“) ersetzt. Begonnene Partien gehen mit der Datei weiter, mit der sie begonnen haben.
bench-play = Um es mit jemandem zu spielen, schreib „neu mine:{ $preset } gegen freund@example.org“. Wie ein Programm es spielt, zeigt „studie mine:{ $preset }“.
bench-until-proved = Ich behalte es { $days } Tage. Antworte in dieser Zeit irgendetwas auf diesen Brief, dann bleibt es.
bench-one-file = Ich habe nur „{ $file }“ angesehen: bitte eine Datei pro Brief.
bench-warning = Zeile { $line }, ein Hinweis: { $why }.
bench-changed = Was sich geändert hat:
bench-more-changed = und { $n } weitere Zeilen.
bench-none = Du hast noch kein Spiel geschickt. „hilfe erfinden“ zeigt, wie es geht.
bench-listing = Deine Spiele ({ $n } von { $most }):
bench-listed = mine:{ $preset }: „{ $title }“, geschickt { $sent }{ $n ->
    [one] {""}
   *[other] , Datei Nummer { $n }
}
bench-listed-more = „regeln mine:{ $preset }“ zeigt eins, „spiel vergessen { $preset }“ nimmt es weg.
bench-forgotten = Ich habe „{ $title }“ (mine:{ $preset }) von deiner Liste genommen. Begonnene Partien gehen weiter.

bench-endless = in diesem Spiel kann niemand gewinnen. Gib ihm einen Weg zum Sieg, den es geben kann, oder ein „turn_limit“
bench-name-shape = ein Name hat { $least } bis { $most } kleine Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben
bench-name-command = den Namen „{ $name }“ würde ich als Befehl lesen. Nimm bitte einen anderen
bench-name-taken = der Name „{ $name }“ gehört einem anderen Spiel. Nimm bitte einen anderen
bench-title-shape = ein Titel hat höchstens { $most } Buchstaben und Leerzeichen und höchstens { $digits } Ziffern
bench-title-reserved = dieser Titel klingt, als spräche ich selbst. Nimm bitte einen anderen
bench-title-taken = der Titel „{ $title }“ gehört einem anderen Spiel. Nimm bitte einen anderen
bench-unit-shape = der Name der Einheit { $letter } hat bitte höchstens { $most } Buchstaben und Leerzeichen
bench-the-option = die Option { $name }
bench-the-amp = der AMP { $name }
bench-the-unit = Einheit { $letter } ({ $name })
bench-word = { $of } braucht einen anderen Namen: In Briefen steht „{ $word }“ { $as }
bench-reads-command = als Befehl
bench-reads-colour = als Farbe eines AMP
bench-reads-link = zwischen Feldern
bench-reads-answer = als Ja oder Nein
bench-reads-robot = für ein Programm, das spielt
