# Die Studie einer beendeten Partie: die Momente, auf die es ankam, erst als Fragen, dann mit Antworten.

moments-begin = { $n ->
    [0] In dieser Partie fand ich keinen Zug, auf den es mehr ankam als auf andere.
    [one] Auf einen Zug kam es in dieser Partie besonders an. Sieh dir erst das Brett an; meine Antwort steht unten.
    [2] Auf zwei { moments-look }
   *[other] Auf drei { moments-look }
}
moments-look = Züge kam es in dieser Partie besonders an. Sieh dir erst die Bretter an; meine Antworten stehen unten.
moments-curve = So sah ich die Partie, Zug um Zug{ $first ->
    [1] {""}
   *[other] {" "}ab Zug { $first }
}. Je höher, desto besser für Weiß.{ $n ->
    [0] {""}
   *[other] {" "}Die Nummern zeigen, woher die Fragen unten stammen.
}
moments-ask = { $n }. Zug { $number }: { $side } ist am Zug. Was würdest du spielen?
    .bare = { $n }. Zug { $number }: { $side } am Zug
moments-ask-won = { $n }. Zug { $number }: { $side } ist am Zug und kann sofort gewinnen. Wie?
    .bare = { $n }. Zug { $number }: { $side } am Zug
moments-ask-forced = { $n }. Zug { $number }: { $side } kann in zwei Zügen gewinnen, was { $other } auch antwortet. Wie fängt das an?
    .bare = { $n }. Zug { $number }: { $side } am Zug
moments-answers = { $n ->
    [one] Meine Antwort:
   *[other] Meine Antworten:
}
moments-played = { $n }. { $side } spielte „{ $turn }“.
moments-was-lost = Dann gewann { $other } mit „{ $turn }“ ({ $why }).
moments-allowed = Danach konnte { $other } sofort gewinnen, mit „{ $turn }“ ({ $why }).
moments-won = „{ $turn }“ gewinnt sofort ({ $why }).
moments-forced = „{ $turn }“ gewinnt: Was { $other } auch antwortet, { $side } kann mit dem nächsten Zug gewinnen. Zum Beispiel „{ $answer }“, dann „{ $win }“ ({ $why }).
moments-looked = „{ $turn }“ sieht stärker aus: Ich schätze, { $side } holt damit { $expected } %, mit dem gespielten Zug { $got } %.
moments-avoids = „{ $turn }“ sieht stärker aus: Danach fand ich für { $other } keinen Gewinn in einem Zug, und ich schätze, { $side } holt { $expected } %.
moments-line = Die beste Antwort von { $other } ist wohl „{ $answer }“.
moments-board = Das Brett nach „{ $turn }“:
    .bare = Das Brett nach „{ $turn }“
moments-estimates = Wo ich „gewinnt“ schreibe, habe ich es nach den Regeln durchgespielt. „Sieht stärker aus“ ist nur meine Schätzung; 50 % heißt ausgeglichen.
moments-game = { $title }: { $white } – { $black }, { $result }
moments-in-play = Die Partie ist noch nicht zu Ende. Danach kannst du sie studieren.
moments-unknown = Partie { $game } kann ich dir nicht zeigen: Es gibt keine öffentliche mit dieser Nummer, und keine von dir.
moments-not-over = Partie { $game } ist noch nicht zu Ende. Danach kannst du sie studieren.
moments-none = In Partie { $game } wurde kein Zug gespielt, da gibt es nichts zu studieren.
moments-to-reply = Wenn du sehen willst, auf welche Momente es in Partie { $game } ankam, frag in Antwort auf einen Brief von mir: „studie { $game }“.
moments-one = Bitte nur eine Partie je Brief. Schick „studie { $game }“ in einem anderen.
moments-many = Du hast heute schon { $n } Partien studiert. Frag morgen wieder.
