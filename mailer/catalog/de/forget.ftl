# Vergessen werden.

match-leaves = Dein Gegner verlässt diesen Dienst für immer. Die Partie bleibt, und von morgen an steht dort ein Pseudonym statt des Namens.

referee-act-forget = Mit „ja“ wirst du hier vergessen. Laufende Partien werden sofort aufgegeben, und Herausforderungen werden hinfällig. Innerhalb eines Tages werden deine Adressen, deine Einstellungen, deine privaten Worte und deine Briefe hier gelöscht, und in keiner Sicherung, die danach gemacht wird, stehen sie noch. Was bleibt: die Partien, in denen du ein Pseudonym hast, mit ihren Ergebnissen; und ein Hash deiner Adressen, den ohne den Schlüssel dieses Servers niemand lesen kann, damit dich niemand wieder einladen kann. Kopien von Aufzeichnungen, die andere haben, behalten den Namen, den du hattest. Das lässt sich nicht rückgängig machen; wer wieder schreibt, fängt von vorn an.
referee-forgotten = Deine Partien sind zu Ende, und innerhalb eines Tages bist du hier vergessen. In den Aufzeichnungen heißt du dann { $pseudonym }. Das ist der letzte Brief; danke, dass du gespielt hast.
