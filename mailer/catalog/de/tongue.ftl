# Sprachen, und wem in welcher geschrieben wird.

language-en = Englisch
language-de = Deutsch

referee-language-offered = { $name } („{ $command }“)
referee-language-is = Ich schreibe dir auf Deutsch. Du kannst wählen: { $languages }.
referee-language-chosen = Ich schreibe dir ab jetzt auf Deutsch. Befehle kannst du in jeder Sprache schreiben.
referee-language-unknown = Auf „{ $words }“ schreibe ich nicht. Du kannst wählen: { $languages }.
command-language-too-long = Der Name einer Sprache kann höchstens { $most } Zeichen haben.

letter-stranger-language = Für Deutsch antworte „sprache de“; schreiben kannst du in jeder Sprache.
