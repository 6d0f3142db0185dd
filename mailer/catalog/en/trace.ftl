# What became of a letter, for its host (pbem why).

trace-letter = { $at }  letter { $digest }
trace-ours = { $at }  a letter of ours that no letter caused
trace-nothing-written = no letter was written because of it
trace-written = letters that were written because of it:
trace-old = was handled; more is not kept of letters as old as that
trace-came = came by { $route } from { $from }
trace-came-with = came by { $route } from { $from }, Message-ID <{ $id }>
trace-no-route = an unknown route
trace-nobody = nobody
trace-player = was taken to be from the player { $player }, { $proof ->
    [reply-address] which its secret reply address proves
    [account-address] which its secret address of the account proves
    [confirmation] which its answer to our question proves
   *[none] which nothing proves
}
trace-belief = { $belief ->
    [believed] was believed
    [half-believed] was half believed
   *[not-believed] was not believed
}
trace-belief-doubt = { $belief ->
    [believed] was believed
    [half-believed] was half believed
   *[not-believed] was not believed
} ({ $doubt })
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
trace-dealt = was dealt with at { $at }, in { $took }
trace-returns = reports that our letter <{ $id }> was not delivered

# What the name of a disposition means.
trace-means = { $name ->
    [acted] it did what it asked for, or some of it
    [answered] it asked for something that changes nothing, and was answered
    [asked-back] it did not prove enough; its address was asked for a yes, and nothing is done before that
    [refused] it was understood and could not be done; the answer says why
    [unread] it was not understood; the answer says so
    [capped] it was not answered, for as many such letters were answered as are in a day
    [automatic] a program wrote it; such letters are never answered
    [unanswerable] it has not one author who can be written to; it was not answered
    [report] it is a report about a letter of ours
    [blocked] its address wants no mail from here; it was not answered
    [banned] the host has banned its writer; the first such letter was answered with the reason, and no later one
    [unauthentic] it could not be shown to come from the address in From; nothing was done
    [duplicate] it was handled under another digest
    [waiting] it cannot be decided yet, and is offered again
    [failed] it could not be handled, and is tried again
    [set-aside] it could not be handled and is in quarantine; “pbem quarantine show” shows it
    [unfetched] the mailbox lists it, and does not deliver it whole; it is asked for again now and then
    [dropped] it was dropped from the quarantine, unhandled
   *[later] what that means only a later version of this program knows
}

# How far a letter of ours has come.
trace-some-letter = letter
trace-to = <{ $id }> to { $to } ({ $kind }): { $state }
trace-to-game = <{ $id }> to { $to } ({ $kind }, game { $game }): { $state }
trace-server-said = { $line }; the server said: { $reply }
trace-because = { $line }, because: { $reply }
trace-came-back = { $line }; it came back, says the letter { $digest }
trace-sent = sent at { $at }, { $tried }
trace-left-out = left out at { $at }
trace-given-up = given up at { $at }, { $tried }
trace-at-once = to be sent at once, { $tried }
trace-not-before = to be sent, not before { $at }, { $tried }
trace-tried = { $n ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $n } times
}
