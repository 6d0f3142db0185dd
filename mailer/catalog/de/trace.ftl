# Was aus einem Brief wurde, für seinen Betreiber (pbem why).

trace-letter = { $at }  Brief { $digest }
trace-ours = { $at }  ein Brief von uns, den kein anderer ausgelöst hat
trace-nothing-written = seinetwegen wurde kein Brief geschrieben
trace-written = Briefe, die seinetwegen geschrieben wurden:
trace-old = wurde bearbeitet; mehr ist von so alten Briefen nicht aufbewahrt
trace-came = kam über { $route } von { $from }
trace-came-with = kam über { $route } von { $from }, Message-ID <{ $id }>
trace-no-route = einen unbekannten Weg
trace-nobody = niemandem
trace-player = gilt als Brief von { $player }: { $proof ->
    [reply-address] Das beweist die geheime Antwortadresse, an die er ging
    [account-address] Das beweist die geheime Adresse des Kontos, an die er ging
    [confirmation] Das beweist die Antwort auf unsere Rückfrage
   *[none] Das beweist nichts
}
trace-belief = { $belief ->
    [believed] wurde geglaubt
    [half-believed] wurde halb geglaubt
   *[not-believed] wurde nicht geglaubt
}
trace-belief-doubt = { $belief ->
    [believed] wurde geglaubt
    [half-believed] wurde halb geglaubt
   *[not-believed] wurde nicht geglaubt
} ({ $doubt })
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
    [acted] was er verlangte, wurde getan, ganz oder zum Teil
    [answered] er wollte etwas, das nichts ändert, und wurde beantwortet
    [asked-back] er bewies nicht genug; seine Adresse wurde um ein Ja gebeten, vorher geschieht nichts
    [refused] er wurde verstanden und war nicht auszuführen; die Antwort sagt, warum
    [unread] er wurde nicht verstanden; die Antwort sagt es
    [capped] er wurde nicht beantwortet, denn so viele solche Briefe, wie an einem Tag beantwortet werden, waren es schon
    [automatic] ein Programm hat ihn geschrieben; solche Briefe werden nie beantwortet
    [unanswerable] er hat nicht genau einen Verfasser, dem man schreiben kann; er wurde nicht beantwortet
    [report] er ist ein Bericht über einen Brief von uns
    [blocked] seine Adresse will keine Post von hier; er wurde nicht beantwortet
    [banned] der Betreiber hat seinen Verfasser ausgeschlossen; der erste solche Brief wurde mit dem Grund beantwortet, kein späterer
    [unauthentic] dass er von der Adresse in From kommt, war nicht zu zeigen; nichts ist geschehen
    [duplicate] er wurde unter einem anderen Digest bearbeitet
    [waiting] er kann noch nicht entschieden werden und wird wieder vorgelegt
    [failed] er konnte nicht bearbeitet werden und wird noch einmal versucht
    [set-aside] er konnte nicht bearbeitet werden und liegt in der Quarantäne; „pbem quarantine show“ zeigt ihn
    [unfetched] das Postfach führt ihn auf und gibt ihn nicht vollständig heraus; ab und zu wird wieder danach gefragt
    [dropped] er wurde unbearbeitet aus der Quarantäne gelöscht
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
