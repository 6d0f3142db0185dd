# Der Sammelbrief, und welche Briefe kommen.

command-mail-digest-how = Schreib „post sammelbrief an“, „post sammelbrief an 07:30“ oder „post sammelbrief aus“.
command-mail-digest-hour = { $words } ist keine Uhrzeit. Schreib sie wie in „post sammelbrief an 07:30“.
command-mail-category-how = Schreib { $category ->
    [turns] „post züge an“ oder „post züge aus“
    [news] „post neues an“ oder „post neues aus“
   *[tournaments] „post turniere an“ oder „post turniere aus“
}.

digest-on = Was warten kann, kommt von nun an in einem Brief am Tag, um { $hour } Uhr ({ $zone }). Was nicht warten kann, kommt weiter sofort: eine Partie, in der dir weniger als ein Tag bleibt, Erinnerungen, Antworten an dich. „post sammelbrief aus“ beendet das.
digest-off = Jeder Brief kommt wieder sofort. Was auf deinen nächsten Sammelbrief wartet, kommt jetzt in einem letzten.
digest-turns-off = Du bekommst keine Briefe mehr, die nichts als einen Zug deines Gegners melden. Angebote, Worte, Erinnerungen und das Ende von Partien kommen weiter. Webseiten und Beobachter sehen einen solchen Zug womöglich einen Tag später. „post züge an“ macht das rückgängig.
digest-turns-on = Dir wird wieder nach jedem Zug deiner Gegner geschrieben.
digest-news-off = Du bekommst nichts Neues mehr von Partien, die du beobachtest. „post neues an“ macht das rückgängig.
digest-news-on = Du bekommst Neues von den Partien, die du beobachtest.
digest-tournaments-off = Du bekommst nichts Neues mehr von Turnieren. Was in einem von dir verlangt wird, kommt weiter. „post turniere an“ macht das rückgängig.
digest-tournaments-on = Du bekommst Neues von Turnieren.

digest-subject = Sammelbrief: { $games ->
    [0] { $watched ->
        [0] Neues
       *[other] Neues von Partien, die du beobachtest
      }
    [1] eine Partie
   *[other] { $games } Partien
  }{ $mine ->
    [0] {""}
   *[other] , am Zug in { $mine }
  }
digest-intro = { $games ->
    [0] Das hat auf deinen Sammelbrief gewartet.
    [1] Von einer Partie gibt es Neues{ $mine ->
        [0] .
       *[other] , und du bist darin am Zug.
      }
   *[other] Von { $games } Partien gibt es Neues. { $mine ->
        [0] In keiner davon bist du am Zug.
        [one] In einer davon bist du am Zug; was eilt, steht zuerst.
       *[other] In { $mine } davon bist du am Zug; was eilt, steht zuerst.
      }
  }
digest-answer = { $games ->
    [1] Um zu antworten, antworte auf diesen Brief.
   *[other] Beantworte alle zusammen in einer Antwort auf diesen Brief: Die Nummer der Partie steht vor jeder Zeile, wie in „{ $game }: { $example }“.
  }
digest-rest = So stehen die übrigen:
digest-in-game = Partie { $game }:
digest-later = Es wurde mehr gesagt, als in diesen Brief passt. Es kommt im nächsten.
digest-footer = „post sammelbrief aus“ lässt jeden Brief wieder sofort kommen, „hilfe sammelbrief“ sagt mehr. Diesen Brief hat ein Automat geschrieben.

digest-less-subject = Weniger Briefe
digest-less = Dein Mailprogramm hat in deinem Namen um weniger Briefe gebeten. Du bekommst von nun an nichts Neues mehr von Partien, die du beobachtest, und von Turnieren. Deine eigenen Partien berührt das nicht: Briefe über sie kommen weiter.
digest-less-how = Soll es noch weniger sein, so antworte auf diesen Brief: „post züge aus“ lässt Briefe weg, die nichts als einen Zug melden, „post sammelbrief aus“ oder „post sammelbrief an 18:00“ ändern deinen Sammelbrief, „sperren“ beendet alle Post von hier. Um die Neuigkeiten wieder zu bekommen, schreib „post neues an“ und „post turniere an“.
digest-watched-footer = Was du über Partien schreibst, die du nur beobachtest, erreicht deren Spieler nicht. „kommentar { $game } TEXT“ hinterlegt einen Kommentar, der nach dem Ende der Partie neben der Aufzeichnung steht; „nicht beobachten { $game }“ beendet die Nachrichten von ihr.
digest-watched-more = { $n ->
    [one] Vor diesen wurde noch ein Zug gespielt:
   *[other] Vor diesen wurden noch { $n } Züge gespielt:
  }
