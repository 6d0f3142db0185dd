# Der Lehrgang: eine geführte erste Partie.

tutorial-begins = Eine geführte erste Partie: { $n } kurze Lektionen, in jedem Brief eine, gegen einen Gegner, der nach einem Drehbuch spielt. Antworte auf diese Briefe. „lehrgang beenden“ bricht ab, „lehrgang weiter“ überspringt eine Lektion, und „lehrgang“ zeigt die Lektion noch einmal, auch nach Monaten. Niemand wartet auf dich: Es gibt keine Uhr.
tutorial-goes-on = Hier geht der Lehrgang weiter, wo du ihn verlassen hast. „lehrgang neu“ beginnt ihn von vorn.
tutorial-others = Es gibt noch andere, wenn du lieber eine andere Art von Spiel lernen möchtest:
tutorial-line = „lehrgang { $name }“: { $n } Lektionen
tutorial-lesson = Lektion { $n } von { $of }.
tutorial-board = Das Brett. Du spielst Weiß und bist am Zug:
    .bare = Das Brett. Du spielst Weiß und bist am Zug
tutorial-board-answered = Schwarz hat mit „{ $turn }“ geantwortet. Du spielst Weiß und bist am Zug:
    .bare = Schwarz hat mit „{ $turn }“ geantwortet. Du spielst Weiß und bist am Zug
tutorial-board-replied = Schwarz hat mit „{ $turn }“ geantwortet:
    .bare = Schwarz hat mit „{ $turn }“ geantwortet
tutorial-asks = Nun du: { CAP($task) }
tutorial-end = Das war die letzte Lektion. Um mit jemandem zu spielen, schreib an { $address }: „neu { $preset } gegen freund@example.net“, mit der richtigen Adresse. „hilfe neu“ sagt, was dort noch stehen kann, „regeln { $preset }“ schickt die Regeln, und „lehrgang neu“ beginnt diese Lektionen von vorn.
tutorial-left = Der Lehrgang ist abgebrochen. „lehrgang“ setzt ihn fort, wann immer du magst.
tutorial-none = Bei dir läuft kein Lehrgang. „lehrgang“ beginnt einen oder setzt ihn fort, wo du ihn verlassen hast.
tutorial-of-none = Für { $preset } gibt es keinen Lehrgang. Diese gibt es:
tutorial-later = Ein Lehrgang beginnt mit der Antwort auf einen Brief von mir: Antworte auf diesen mit „{ $line }“.
tutorial-not-in-game = Der Lehrgang hat eigene Briefe, denn in diesem Briefwechsel gilt jede Antwort der Partie. Schreib „{ $line }“ in einem neuen Brief an { $address }.
tutorial-one-a-letter = Nicht angesehen: Auf jede Lektion antwortet ein eigener Brief. Bitte lies zuerst weiter.
tutorial-not-beside = Nicht angesehen: Die Antwort auf eine Lektion kommt in einem eigenen Brief, ohne Zeilen über Partien. Antworte damit auf die Lektion.
tutorial-one-turn = Ein Zug genügt hier; das sind { $n }.
tutorial-skipped = Du überspringst diese Lektion. Eine richtige Antwort wäre gewesen: { $answer }

tutorial-right = Richtig!
tutorial-illegal = Nicht ganz: { $why }
tutorial-no-turn = Darin finde ich keinen Zug.
tutorial-hint = { $hint } („lehrgang weiter“ zeigt eine Antwort; „lehrgang beenden“ bricht ab.)
tutorial-look-free = So etwas kannst du ansehen, sooft du magst; die Lektion wartet noch.
tutorial-other-look = Das kannst du jederzeit fragen. Diese Lektion verlangt „{ $answer }“.
tutorial-asked-look = Das kann gespielt werden, und in einer Partie wäre es gespielt worden. In dieser Lektion wird aber nur nachgesehen: „{ $answer }“.
tutorial-asked-try = Das kann gespielt werden, und in einer Partie wäre es gespielt worden. In dieser Lektion wird es zuerst probiert: „{ $answer }“.
tutorial-asked-turn = Das ist der Zug. Er wurde nur probiert: Schick ihn ohne „probe“, und er ist gespielt.
tutorial-lacks-turn = Das kann gespielt werden, aber das Drehbuch dieser Lektion geht mit einem anderen Zug weiter: { $turn }.
tutorial-lacks-unit = Das kann gespielt werden, aber die Einheit auf { $square } hat nicht gezogen, und um die geht es in der Lektion.
tutorial-lacks-win = Das kann gespielt werden, aber die Partie geht danach weiter. Es gibt hier einen Zug, der gewinnt.
tutorial-lacks-actions = Das kann gespielt werden. { $n ->
    [one] Der Zug hat eine Aktion; die Lektion verlangt { $want } in einem Zug.
   *[other] Der Zug hat { $n } Aktionen; die Lektion verlangt { $want } in einem Zug.
  }
tutorial-lacks-captures = Das kann gespielt werden. { $n ->
    [0] Aber geschlagen wird dabei nichts; { $want ->
        [one] möglich wäre es.
       *[other] möglich wären { $want }.
      }
    [one] Geschlagen wird dabei eine Einheit; möglich wären { $want }.
   *[other] Geschlagen werden dabei { $n } Einheiten; möglich wären { $want }.
  }
tutorial-lacks-removed = Das kann gespielt werden. { $n ->
    [0] Aber von Schwarz fällt nichts ab; möglich wären { $want }.
    [one] Von Schwarz fällt eine Einheit ab; möglich wären { $want }.
   *[other] Von Schwarz fallen { $n } Einheiten ab; möglich wären { $want }.
  }
tutorial-lacks-slide = Das kann gespielt werden, aber kein Feld des Bretts wird dabei geschoben, und darum geht es in der Lektion.
tutorial-lacks-promotion = Das kann gespielt werden, aber kein Bauer verwandelt sich dabei, und darum geht es in der Lektion.
tutorial-lacks-hold = Das kann gespielt werden, hält aber keinen Gegner fest; „~“ statt „-“ oder „x“ tut es.
