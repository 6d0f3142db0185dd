# The lessons of Amoeba.

lesson-amoeba-board-title = a board that moves
lesson-amoeba-board = Amoeba is chess on a board that moves. Some places have no square (see below the board): nobody can stand there and rooks can't cross them, but knights leap over. Each side has a king, two knights, two rooks and five pawns.
lesson-amoeba-board-asks = ask what your knight on c1 can do. Write “legal” and its square: “legal c1”.
lesson-amoeba-board-hint = Reply with “legal c1”.

lesson-amoeba-try-title = trying a turn
lesson-amoeba-try = A turn is a chess move and, if you like, a slide after a “/”: an empty square moves one step up, down, left or right, to a place without one. In “c1-d3 / c5-c4” the knight moves, then square c5 becomes c4. Put “try” in front, and I'll show you the board after it without playing.
lesson-amoeba-try-asks = try a move with a slide, such as “try c1-d3 / c5-c4”.
lesson-amoeba-try-hint = For example “try c1-d3 / c5-c4”: from c5, which is empty, to c4, where there's no square.

lesson-amoeba-turn-title = playing a turn
lesson-amoeba-turn = { lesson-chesimals-turn }
lesson-amoeba-turn-asks = play “c1-d3 / c5-c4”.
lesson-amoeba-turn-hint = Reply with just the turn: “c1-d3 / c5-c4”.

lesson-amoeba-undo-title = no sliding back
lesson-amoeba-undo = Black moved a knight and slid square e5 to e4. One slide is forbidden: taking back the other side's last one, here e4-e5.
lesson-amoeba-undo-asks = move what you like, and slide any other square.
lesson-amoeba-undo-hint = Write a slide after the move, such as “/ e4-d4”: an empty square, one step, to a place without one. A whole turn is “d3-b4 / e4-d4”.

lesson-amoeba-check-title = check
lesson-amoeba-check = Another board. Black's rook on f5 attacks your king along the file. I judge your whole turn: the move may leave the king attacked if the slide saves him. A gap stops a rook like a wall.
lesson-amoeba-check-asks = move the knight on c1, and save the king with a slide.
lesson-amoeba-check-hint = If square f4 slides to e4, there's a gap in the file: “c1-d3 / f4-e4”. Square f2 could go to g2 as well.

lesson-amoeba-promotion-title = promotion
lesson-amoeba-promotion = A pawn promotes to a rook or knight on the last square of its file, wherever that is. So a slide can promote it: take away the squares in front. Write what it becomes at the end: “, b6=R”.
lesson-amoeba-promotion-asks = move the pawn from b5 to b6 and promote it in the same turn.
lesson-amoeba-promotion-hint = In front of b6 is one square, b7. Slide it to a7, and b6 is the last of the file: “b5-b6 / b7-a7, b6=R”.

lesson-amoeba-mate-title = checkmate
lesson-amoeba-mate = The last board. Checkmate wins, as in chess: no turn saves the king, whatever slides.
lesson-amoeba-mate-asks = mate in one turn. See which square Black's king could flee to.
lesson-amoeba-mate-hint = The rook on b5 attacks the king from b7. He could flee to f6, if it were still there: slide it to g6, where your other rook sees him too.

lesson-amoeba-end = Checkmate: you've won. That's all you need for a first game of Amoeba. One more thing: a side with no turn that isn't attacked draws, unless the other's last slide took its turns away; then whoever slid wins.
