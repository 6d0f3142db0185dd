# The lessons of Amoeba: each what there is to learn, what is asked, and what helps whoever did not find it.

lesson-amoeba-board = Amoeba is chess on a board that moves. Some places have no square: below the board stands how they look. Nobody can stand there, and no rook goes over them; a knight leaps. Each side has a king, two knights, two rooks and five pawns. Whenever you want to know what a unit can do, ask: “legal”, and its square.
lesson-amoeba-board-asks = ask what your knight on c1 can do. Write “legal c1”.
lesson-amoeba-board-hint = Reply with one line: “legal c1”.

lesson-amoeba-try = A turn is a chess move, and behind a “/” one slide, if you like: one empty square moves one step up, down, left or right, to a place without one. In “c1-d3 / c5-c4” the knight moves, and then the square c5 becomes the square c4. Write “try” in front, and I judge the turn and show you the board after it, but nothing is played.
lesson-amoeba-try-asks = try a move with a slide, as “try c1-d3 / c5-c4”.
lesson-amoeba-try-hint = One that can be tried is “try c1-d3 / c5-c4”: from c5, which is empty, to c4, where there is none.

lesson-amoeba-turn = A turn without “try” is played. You answer my letter with it, on a line of its own above whatever your mail program quotes. Then your opponent gets the board, and you hear from me when they have answered.
lesson-amoeba-turn-asks = play “c1-d3 / c5-c4”.
lesson-amoeba-turn-hint = Reply with the turn alone: “c1-d3 / c5-c4”.

lesson-amoeba-undo = Black has moved a knight, and slid the square e5 to e4. There is one thing that no slide may do: take back the other side's last one, here e4-e5.
lesson-amoeba-undo-asks = move what you like, and let any other square slide.
lesson-amoeba-undo-hint = Behind the move stands a slide, for instance “/ e4-d4”: an empty square, a step to the side, to a place without one. A whole turn is “d3-b4 / e4-d4”.

lesson-amoeba-check = Another board. Black's rook on f5 attacks your king along the file. Your turn is judged when it is complete: the move alone may leave the king attacked, if the slide mends it. A gap between the two stops the rook like a wall.
lesson-amoeba-check-asks = move the knight on c1, and save the king with a slide.
lesson-amoeba-check-hint = If the square f4 slides to e4, there is a gap in the file: “c1-d3 / f4-e4”. The square f2 could go to g2 as well.

lesson-amoeba-promotion = A pawn promotes, to a rook or a knight, on the last square of its file, wherever that is. So a slide can promote a pawn: take away the squares in front of it. What it becomes stands at the end: “, b6=R”.
lesson-amoeba-promotion-asks = move the pawn from b5 to b6, and have it promote in the same turn.
lesson-amoeba-promotion-hint = In front of b6 there is one square, b7. It can slide to a7; then b6 is the last square of the file: “b5-b6 / b7-a7, b6=R”.

lesson-amoeba-mate = The last board. Checkmate wins, as in chess: the king is attacked, and no turn saves him, with any slide.
lesson-amoeba-mate-asks = mate in one turn. Look which square Black's king could flee to.
lesson-amoeba-mate-hint = The rook on b5 attacks the king from b7. He could flee to f6, if that square were still there: it can slide to g6, where your other rook sees him, too.

lesson-amoeba-end = Checkmate: you have won. That is all you need for a first game of Amoeba. One more thing: a side that has no turn, and is not attacked, draws; but if it would have had one without the other's last slide, whoever slid has won.
