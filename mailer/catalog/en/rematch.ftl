# A rematch: another game with the same opponent. $name is the opponent, $game the number of a game.
referee-rematch-which = Of which game? Answer its last letter, or write its number behind it: “rematch 42”.
referee-rematch-not-over = Game { $game } is not over yet; a rematch is for a game that is.
referee-rematch-banned = { $name } was banned by the host and plays here no more, so nobody would answer.
referee-rematch-plays = Its rematch is game { $game }, and goes on.
referee-rematch-waits = You have offered that already: game { $game } waits for { $name }. “withdraw” takes it back; then you can offer other terms.
referee-rematch-otherwise = { $name } has offered you a rematch by other terms already, which stands: game { $game }. “accept { $game }” accepts it, “decline { $game }” does not; then you can offer yours.

# What is known of a player. $id is what records call them.
referee-player-unknown = Nobody here is called { $name }. Write the name as letters and lists have it.
referee-player = { $name } ({ $id } in records): { $over ->
    [0] no game of theirs is over yet
    [one] one game over
   *[other] { $over } games over
}{ $over ->
    [0] {""}
   *[other] {": "}{ $won } won, { $drawn } drawn, { $lost } lost
}{ $going ->
    [0] .
    [one] ; one going on.
   *[other] ; { $going } going on.
} Private games are not counted.
referee-player-punctual = In the last year: { $how }.
