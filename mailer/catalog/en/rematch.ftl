# Rematches.
referee-rematch-which = A rematch of which game? Reply to its last letter, or write its number: “rematch 42”.
referee-rematch-not-over = Game { $game } isn't over yet. You can ask for a rematch after it.
referee-rematch-banned = { $name } was banned by the host and doesn't play here any more.
referee-rematch-plays = You're already playing the rematch: game { $game }.
referee-rematch-waits = You've already offered that: game { $game } waits for { $name }. To offer other terms, take it back with “withdraw” first.
referee-rematch-otherwise = { $name } has already offered you a rematch on other terms: game { $game }. Write “accept { $game }”, or “decline { $game }” and then offer yours.

# What is known of a player.
referee-player-unknown = I don't know a player called { $name }. Write the name as letters and lists have it.
referee-player = { $name } ({ $id } in records): { $over ->
    [0] no finished games
    [one] one finished game: { referee-player-tally }
   *[other] { $over } finished games: { referee-player-tally }
}{ $going ->
    [0] {""}
    [one] ; one going on
   *[other] ; { $going } going on
}. Private games don't count.
referee-player-tally = { $won } won, { $drawn } drawn, { $lost } lost
referee-player-punctual = In the last year: { $how }.
