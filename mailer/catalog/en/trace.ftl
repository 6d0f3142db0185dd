# What became of a letter.

trace-letter = { $at }  letter { $digest }
trace-ours = { $at }  a letter of ours that no letter caused
trace-nothing-written = it caused no letters
trace-written = letters it caused:
trace-old = was handled; it's too old for more to be kept
trace-came = came by { $route } from { $from }
trace-came-with = came by { $route } from { $from }, Message-ID <{ $id }>
trace-no-route = an unknown route
trace-nobody = nobody
trace-player = counted as from player { $player }, { $proof ->
    [reply-address] proved by its secret reply address
    [account-address] proved by its secret account address
    [confirmation] proved by its answer to our question
   *[none] without proof
}
trace-belief = { $belief ->
    [believed] was believed
    [half-believed] was half believed
   *[not-believed] was not believed
}
trace-belief-doubt = { trace-belief } ({ $doubt })
trace-games = { $n ->
    [one] is about game { $games }
   *[other] is about games { $games }
}
trace-disposition = { $name }: { $means }
trace-disposition-why = { $name }: { $means } ({ $why })
trace-failed = failed { $n ->
    [one] once
   *[other] { $n } times
}
trace-dealt = handled { $at }, in { $took }
trace-returns = reports that our letter <{ $id }> was not delivered

trace-means = { $name ->
    [acted] did what it asked, or some of it
    [answered] asked for something that changes nothing, and was answered
    [asked-back] didn't prove enough; its address must confirm first
    [refused] was understood, but couldn't be done; the answer says why
    [unread] wasn't understood; the answer says so
    [capped] wasn't answered: too many such letters that day
    [automatic] was written by a program; never answered
    [unanswerable] has no single author to write to; not answered
    [report] is a report about a letter of ours
    [blocked] its address wants no mail; not answered
    [banned] the host banned its writer; only the first such letter is answered
    [unauthentic] couldn't be shown to come from the address in From; nothing was done
    [duplicate] was handled under another digest
    [waiting] can't be decided yet; will be offered again
    [failed] couldn't be handled; will be tried again
    [set-aside] couldn't be handled; “pbem quarantine show” shows it
    [unfetched] the mailbox doesn't deliver it whole; asked for again now and then
    [dropped] was dropped from the quarantine, unhandled
   *[later] only a later version of this program knows what that means
}

trace-some-letter = letter
trace-to = <{ $id }> to { $to } ({ $kind }): { $state }
trace-to-game = <{ $id }> to { $to } ({ $kind }, game { $game }): { $state }
trace-server-said = { $line }; the server said: { $reply }
trace-because = { $line }, because: { $reply }
trace-came-back = { $line }; it came back, says the letter { $digest }
trace-sent = sent at { $at }, { $tried }
trace-left-out = left out at { $at }
trace-given-up = given up at { $at }, { $tried }
trace-at-once = to send at once, { $tried }
trace-not-before = to send, not before { $at }, { $tried }
trace-tried = { $n ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $n } times
}
