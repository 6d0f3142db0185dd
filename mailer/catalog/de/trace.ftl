# Was aus einem Brief wurde, für seinen Betreiber (pbem why).

trace-letter = { $at }  Brief { $digest }
trace-ours = { $at }  ein Brief von uns, den kein anderer ausgelöst hat
trace-nothing-written = er hat keine Briefe ausgelöst
trace-written = Briefe, die er ausgelöst hat:
trace-old = wurde bearbeitet; für mehr ist er zu alt
trace-came = kam über { $route } von { $from }
trace-came-with = kam über { $route } von { $from }, Message-ID <{ $id }>
trace-no-route = einen unbekannten Weg
trace-nobody = niemandem
trace-player = galt als Brief von { $player }, { $proof ->
    [reply-address] bewiesen durch seine geheime Antwortadresse
    [account-address] bewiesen durch seine geheime Kontoadresse
    [confirmation] bewiesen durch die Antwort auf unsere Frage
   *[none] ohne Beweis
}
trace-belief = { $belief ->
    [believed] wurde geglaubt
    [half-believed] wurde halb geglaubt
   *[not-believed] wurde nicht geglaubt
}
trace-belief-doubt = { trace-belief } ({ $doubt })
trace-games = { $n ->
    [one] betrifft Partie { $games }
   *[other] betrifft die Partien { $games }
}
trace-disposition = { $name }: { $means }
trace-disposition-why = { $name }: { $means } ({ $why })
trace-failed = schlug { $n ->
    [one] einmal fehl
   *[other] { $n }-mal fehl
}
trace-dealt = erledigt { $at }, in { $took }
trace-returns = meldet, dass unser Brief <{ $id }> nicht zugestellt wurde

# Was der Name des Ausgangs bedeutet.
trace-means = { $name ->
    [acted] tat, was er verlangte, ganz oder zum Teil
    [answered] wollte etwas, das nichts ändert, und wurde beantwortet
    [asked-back] bewies nicht genug; seine Adresse muss erst bestätigen
    [refused] wurde verstanden, ging aber nicht; die Antwort sagt, warum
    [unread] wurde nicht verstanden; die Antwort sagt es
    [capped] wurde nicht beantwortet: zu viele solche Briefe an dem Tag
    [automatic] stammt von einem Programm; nie beantwortet
    [unanswerable] hat nicht genau einen Verfasser, dem man schreiben kann; nicht beantwortet
    [report] ist ein Bericht über einen Brief von uns
    [blocked] seine Adresse will keine Post; nicht beantwortet
    [banned] der Betreiber hat den Verfasser ausgeschlossen; nur der erste solche Brief wird beantwortet
    [unauthentic] war der Adresse in From nicht nachzuweisen; nichts geschah
    [duplicate] wurde unter einem anderen Digest bearbeitet
    [waiting] kann noch nicht entschieden werden; kommt noch einmal
    [failed] konnte nicht bearbeitet werden; wird noch einmal versucht
    [set-aside] konnte nicht bearbeitet werden; „pbem quarantine show“ zeigt ihn
    [unfetched] das Postfach gibt ihn nicht vollständig heraus; ab und zu wird nachgefragt
    [dropped] wurde unbearbeitet aus der Quarantäne gelöscht
   *[later] was das bedeutet, weiß erst eine spätere Version dieses Programms
}

# Wie weit ein Brief von uns gekommen ist.
trace-some-letter = Brief
trace-to = <{ $id }> an { $to } ({ $kind }): { $state }
trace-to-game = <{ $id }> an { $to } ({ $kind }, Partie { $game }): { $state }
trace-server-said = { $line }; der Server sagte: { $reply }
trace-because = { $line }, denn: { $reply }
trace-came-back = { $line }; er kam zurück, sagt der Brief { $digest }
trace-sent = gesendet { $at }, { $tried }
trace-left-out = weggelassen { $at }
trace-given-up = aufgegeben { $at }, { $tried }
trace-at-once = geht sofort hinaus, { $tried }
trace-not-before = geht hinaus, aber nicht vor { $at }, { $tried }
trace-tried = { $n ->
    [0] noch nicht versucht
    [one] einmal versucht
   *[other] { $n }-mal versucht
}
