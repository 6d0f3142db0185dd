# Der Sammelbrief, und welche Briefe kommen.

command-mail-digest-how = Schreib „post sammelbrief an“, „post sammelbrief an 07:30“ oder „post sammelbrief aus“.
command-mail-digest-hour = { $words } kann ich nicht als Uhrzeit lesen. Schreib „post sammelbrief an 07:30“.
command-mail-category-how = Schreib { $category ->
    [turns] „post züge an“ oder „post züge aus“
    [news] „post neues an“ oder „post neues aus“
   *[tournaments] „post turniere an“ oder „post turniere aus“
}.

digest-on = Du bekommst einen Brief am Tag, um { $hour } Uhr ({ $zone }). Partien, in denen dir weniger als ein Tag bleibt, Erinnerungen und Antworten kommen weiter sofort. „post sammelbrief aus“ beendet das.
digest-off = Jeder Brief kommt wieder sofort. Was gewartet hat, kommt jetzt in einem letzten Sammelbrief.
digest-turns-off = Du bekommst keine Briefe mehr, die nur einen Zug bringen. Angebote, Worte, Erinnerungen und Enden kommen weiter. Webseiten und Beobachter sehen solche Züge womöglich einen Tag später. „post züge an“ macht es rückgängig.
digest-turns-on = Du bekommst wieder nach jedem Zug deiner Gegner einen Brief.
digest-news-off = Du bekommst nichts Neues mehr von Partien, die du beobachtest. „post neues an“ macht es rückgängig.
digest-news-on = Du bekommst Neues von den Partien, die du beobachtest.
digest-tournaments-off = Du bekommst nichts Neues mehr von Turnieren; was du in einem tun musst, kommt weiter. „post turniere an“ macht es rückgängig.
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
    [0] Hier ist dein Sammelbrief.
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
    [1] Antworte einfach auf diesen Brief.
   *[other] Beantworte alle in einer Antwort, jeweils mit der Nummer der Partie davor, wie in „{ $game }: { $example }“.
  }
digest-rest = So stehen die übrigen:
digest-in-game = Partie { $game }:
digest-later = Es gibt mehr, als hier hineinpasst. Der Rest kommt im nächsten Sammelbrief.
digest-footer = „post sammelbrief aus“ schickt jeden Brief wieder sofort; „hilfe sammelbrief“ sagt mehr. Diesen Brief hat ein Automat geschrieben.

digest-less-subject = Weniger Briefe
digest-less = Dein Mailprogramm hat um weniger Briefe gebeten, darum bekommst du nichts Neues mehr von Turnieren und beobachteten Partien. Briefe über deine eigenen Partien kommen weiter.
digest-less-how = Für noch weniger antworte „post züge aus“, „post sammelbrief an 18:00“ (ein Brief am Tag) oder „sperren“ (gar keine Post). „post neues an“ und „post turniere an“ bringen die Neuigkeiten zurück.
digest-watched-footer = Was du über Partien schreibst, die du nur beobachtest, sehen die Spieler nicht. „kommentar { $game } TEXT“ hebt einen Kommentar bis zum Ende der Partie auf; „nicht beobachten { $game }“ beendet die Nachrichten.
digest-watched-more = { $n ->
    [one] Vor diesen wurde noch ein Zug gespielt:
   *[other] Vor diesen wurden noch { $n } Züge gespielt:
  }
