# Eine beendete Partie geht an den Erfinder des Spiels.

match-copy-open = Du hast nicht gesagt, dass der Erfinder des Spiels diese Partie haben darf. Schreiben { $name } und du „kopie erfinder ja“, schicke ich die Aufzeichnung nach der Partie.
match-copy-agreed = Dein Ja ist notiert, und ich sage es niemandem. Schreibt { $name } es auch, bekommt der Erfinder des Spiels die Aufzeichnung, wenn die Partie zu Ende ist. „kopie erfinder nein“ nimmt es zurück.
match-copy-again = Ihr habt beide zugestimmt, aber der Erfinder des Spiels hat die Aufzeichnung noch nicht. „kopie erfinder ja“ schickt sie.
match-copy-refused = Der Erfinder des Spiels bekommt die Aufzeichnung nicht, außer du schreibst „kopie erfinder ja“. Ich sage es niemandem.
match-copied-before = Ihr habt beide zugestimmt, und der Erfinder des Spiels hat die Aufzeichnung schon. Das lässt sich nicht zurücknehmen.
match-copied = Ihr habt beide zugestimmt, also habe ich dem Erfinder des Spiels die öffentliche Aufzeichnung mit euren Namen geschickt, sonst nichts.
match-copy-many = Ihr habt beide zugestimmt, aber der Erfinder des Spiels hat heute schon viele Aufzeichnungen bekommen. Schreib bitte morgen noch einmal „kopie erfinder ja“.
match-copy-offer = Schreibt ihr beide „kopie erfinder ja“, { $name } und du, schicke ich die Aufzeichnung an den Erfinder des Spiels.
match-copy-private = Diese Partie ist privat, also schicke ich ihre Aufzeichnung niemandem.
match-copy-void = Diese Partie zählt nicht, also schicke ich ihre Aufzeichnung keinem Erfinder.
match-copy-left = Jemand aus dieser Partie spielt hier nicht mehr, also schicke ich ihre Aufzeichnung keinem Erfinder.
match-copy-nobody = Ich kenne keinen Erfinder von { $title }, der Partien haben möchte. „aufzeichnung“ schickt dir eine Datei, die du weitergeben kannst.
copy-subject = Eine Partie { $title } für den Erfinder: { $white } gegen { $black }
copy-finished = Partie { $game }, { $title }, ist zu Ende, und { $white } (Weiß) und { $black } (Schwarz) möchten, dass du als Erfinder des Spiels sie bekommst.
copy-attached = Die öffentliche Aufzeichnung liegt bei: Züge, Zeiten und Ergebnis, ohne was die beiden gesagt oder notiert haben. Du musst nicht antworten.
copy-why = Der Betreiber dieses Dienstes hat dich als Erfinder von { $title } eingetragen. Möchtest du keine solchen Briefe, antworte „sperren“.
copy-why-player = Der Betreiber dieses Dienstes hat dich als Erfinder von { $title } eingetragen. Möchtest du keine solchen Briefe, antworte „post neues aus“; „sperren“ beendet alle Post von mir.
