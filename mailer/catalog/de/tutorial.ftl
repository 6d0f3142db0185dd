# Der Lehrgang: eine geführte erste Partie.

tutorial-begins = Hier ist eine geführte erste Partie: { $n } kurze Lektionen, in jedem Brief eine, ohne Uhr. Antworte auf jeden Brief. „lehrgang weiter“ überspringt eine Lektion, „lehrgang beenden“ bricht ab, und „lehrgang“ zeigt die Lektion noch einmal, auch nach Monaten.
tutorial-goes-on = Hier ist die Lektion, bei der du warst. „lehrgang neu“ beginnt von vorn.
tutorial-others = Du kannst auch eine andere Art von Spiel lernen:
tutorial-line = „lehrgang { $name }“: { $n } Lektionen
tutorial-subject = Lektion { $n }: { $title }
tutorial-lesson = Lektion { $n } von { $of }.
tutorial-board = Du bist mit Weiß am Zug:
    .bare = Das Brett. Du bist mit Weiß am Zug
tutorial-board-answered = Schwarz hat „{ $turn }“ geantwortet. Du bist mit Weiß am Zug:
    .bare = Schwarz hat „{ $turn }“ geantwortet. Du bist mit Weiß am Zug
tutorial-board-replied = Schwarz hat „{ $turn }“ geantwortet:
    .bare = Schwarz hat „{ $turn }“ geantwortet
tutorial-asks = Nun du: { CAP($task) }
tutorial-end = Das war die letzte Lektion. Um mit jemandem zu spielen, schreib an { $address }: „neu { $preset } gegen freund@example.net“, mit der richtigen Adresse. „hilfe neu“ sagt mehr, „regeln { $preset }“ bringt die Regeln.
tutorial-left = Der Lehrgang ist abgebrochen. „lehrgang“ setzt ihn jederzeit fort.
tutorial-none = Bei dir läuft kein Lehrgang. „lehrgang“ beginnt einen oder setzt ihn fort.
tutorial-of-none = Für { $preset } gibt es keinen Lehrgang, aber für diese:
tutorial-later = Um einen Lehrgang zu beginnen, antworte „{ $line }“ auf diesen Brief.
tutorial-not-in-game = Hier gilt jede Antwort dieser Partie. Für den Lehrgang schreib „{ $line }“ in einem neuen Brief an { $address }.
tutorial-one-a-letter = Das habe ich übersprungen: Ein Brief beantwortet eine Lektion. Lies bitte zuerst weiter.
tutorial-not-beside = Das habe ich übersprungen: Beantworte eine Lektion bitte in einem eigenen Brief, ohne Zeilen über Partien.
tutorial-one-turn = Ein Zug genügt hier; du hast { $n } geschickt.
tutorial-skipped = Du hast diese Lektion übersprungen. Richtig wäre gewesen: { $answer }

tutorial-right = Richtig!
tutorial-illegal = Nicht ganz: { $why }
tutorial-no-turn = Darin finde ich keinen Zug.
tutorial-hint = { $hint } („lehrgang weiter“ zeigt eine Antwort; „lehrgang beenden“ bricht ab.)
tutorial-look-free = Nachsehen kannst du, sooft du magst; die Lektion wartet.
tutorial-other-look = Das kannst du jederzeit fragen. Diese Lektion fragt nach „{ $answer }“.
tutorial-asked-look = Dieser Zug ist erlaubt, aber diese Lektion sieht nur nach: „{ $answer }“.
tutorial-asked-try = Dieser Zug ist erlaubt, aber diese Lektion probiert ihn zuerst: „{ $answer }“.
tutorial-asked-turn = Das ist der Zug. Du hast ihn nur probiert: Schick ihn ohne „probe“, um ihn zu spielen.
tutorial-lacks-turn = Dieser Zug ist erlaubt, aber die Lektion geht mit einem anderen weiter: { $turn }.
tutorial-lacks-unit = Dieser Zug ist erlaubt, aber in dieser Lektion geht es um die Einheit auf { $square }.
tutorial-lacks-win = Dieser Zug ist erlaubt, aber es gibt einen, der gewinnt.
tutorial-lacks-actions = Dieser Zug ist erlaubt, hat aber { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
  }; die Lektion verlangt { $want }.
tutorial-lacks-captures = Dieser Zug ist erlaubt, schlägt aber { $n ->
    [0] nichts
    [one] eine Einheit
   *[other] { $n } Einheiten
  }; möglich wären { $want }.
tutorial-lacks-removed = Dieser Zug ist erlaubt, aber { $n ->
    [0] von Schwarz fällt nichts
    [one] von Schwarz fällt nur eine Einheit
   *[other] von Schwarz fallen nur { $n } Einheiten
  } ab; möglich wären { $want }.
tutorial-lacks-slide = Dieser Zug ist erlaubt, aber kein Feld wird geschoben, und darum geht es hier.
tutorial-lacks-promotion = Dieser Zug ist erlaubt, aber kein Bauer verwandelt sich, und darum geht es hier.
tutorial-lacks-hold = Dieser Zug ist erlaubt, hält aber keinen Gegner fest: Schreib „~“ statt „-“ oder „x“.
