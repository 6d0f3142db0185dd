# Vergessen werden.

match-leaves = Dein Gegner verlässt diesen Dienst für immer. Die Partie bleibt, und von morgen an steht dort ein Pseudonym statt des Namens.

referee-act-forget = Mit „ja“ vergesse ich dich, endgültig. Deine Partien gebe ich sofort auf, Herausforderungen verfallen. Innerhalb eines Tages lösche ich deine Adressen, Einstellungen, privaten Worte und Briefe. Partien und Ergebnisse bleiben, unter einem Pseudonym. Ich behalte einen Hash deiner Adressen, unlesbar ohne den Schlüssel dieses Servers, damit dich niemand wieder einlädt. Kopien von Aufzeichnungen, die andere haben, behalten deinen Namen. Schreibst du wieder, fängst du von vorn an.
referee-forgotten = Deine Partien sind zu Ende, und innerhalb eines Tages habe ich dich vergessen. In Aufzeichnungen heißt du dann { $pseudonym }. Das ist mein letzter Brief; danke, dass du gespielt hast.
