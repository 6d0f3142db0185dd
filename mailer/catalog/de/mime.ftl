# Briefe, die nicht gelesen werden können.
mime-too-big = Der Brief ist zu groß: Ich lese an dieser Adresse höchstens { $kb } KB. Bitte schreib einen kurzen ohne Zitat, Bilder oder Dateien.
mime-header-too-big = Die Köpfe des Briefs sind zu groß: Ich lese höchstens { $kb } KB.
mime-too-many-parts = Der Brief hat mehr als { $n } Teile. Bitte schick nur Worte, ohne Anhänge.
mime-too-deep = Die Teile des Briefs stecken mehr als { $n } Ebenen tief ineinander. Bitte schick einfachen Text.
mime-too-much-decoded = Der Brief ist entpackt zu groß. Bitte schick nur Worte, als einfachen Text.
mime-too-many-words = Der Brief ist zu lang: Ich lese höchstens { $kb } KB Worte. Bitte schick nur die Befehle.
mime-encrypted = Der Brief ist verschlüsselt, und ich habe keinen Schlüssel. Bitte schick ihn unverschlüsselt; meine Briefe an dich sind auch nicht geheim.
mime-enveloped = Der Brief steckt in S/MIME, darum kann ich ihn nicht lesen. Bitte schick ihn unverschlüsselt oder mit lesbarem Text signiert.
mime-winmail = Der Brief steckt in einer winmail.dat, die nur Outlook öffnen kann. Bitte schick einfachen Text.
