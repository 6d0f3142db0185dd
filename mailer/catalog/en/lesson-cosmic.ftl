# The lessons of Cosmic Chess: each what there is to learn, what is asked, and what helps whoever did not find it.

lesson-cosmic-board = Cosmic Chess is played on 36 squares. Files have letters, ranks have numbers: your King stands on a1, Black's on f6. Below the board stands whose is what, and what the letters mean. You win by capturing the King. Whenever you want to know what a unit can do, ask: “legal”, and its square.
lesson-cosmic-board-asks = ask what your pawn on c2 can do. Write “legal c2”.
lesson-cosmic-board-hint = Reply with one line: “legal c2”.

lesson-cosmic-try = A pawn steps diagonally, forward or backward. A turn is written from square to square: “c2-d3”. Write “try” in front, and I judge the turn and show you the board after it, but nothing is played. You can try as much as you like, and nobody learns of it.
lesson-cosmic-try-asks = try the pawn from c2 to d3, with “try c2-d3”.
lesson-cosmic-try-hint = Reply with one line: “try c2-d3”.

lesson-cosmic-turn = A turn without “try” is played, and cannot be taken back without asking. You answer my letter with it, on a line of its own above whatever your mail program quotes. Then your opponent gets the board, and you hear from me when they have answered.
lesson-cosmic-turn-asks = play what you tried: “c2-d3”.
lesson-cosmic-turn-hint = Reply with the turn alone: “c2-d3”.

lesson-cosmic-jump = Nobody captures here by landing on a unit, but by jumping over it, as in draughts: an enemy stands next to you, the square behind it is empty, and you jump there. Pawns jump diagonally, rooks straight, the King both ways. From there the same piece may jump on. Name every square it lands on, with “x” between them: “d3xb5” would be one jump.
lesson-cosmic-jump-asks = Black's pawn has left d5, and one of your pawns can capture two units in one turn. Which one, and how?
lesson-cosmic-jump-hint = Your pawn on b3 stands next to the pawn on c4, behind which d5 is empty. From d5 it stands next to the pawn on e4, behind which f3 is empty. The squares that it lands on, in a row: b3, d5, f3.

lesson-cosmic-knight = Now another board. A knight goes two squares straight and then one to the side, and captures every enemy on the two squares that it passes over. Its last square must be empty, and no unit of your own may be in its way.
lesson-cosmic-knight-asks = your knight on c2 can capture two units at once. Send that turn.
lesson-cosmic-knight-hint = Two squares straight up from c2 stand a pawn, on c3, and a rook, on c4. From there the knight goes one square to the side: to b4 or d4.

lesson-cosmic-king = The last board. A rook slides as far as it likes, and when it comes upon an enemy, it may jump over it. Nobody can jump off the board, with one exception: over the King. Then the last square is written “off”: “f5xoff”.
lesson-cosmic-king-asks = win the game in one turn.
lesson-cosmic-king-hint = Your rook on a4 slides along the rank to Black's King on f4, who stands at the edge. It jumps over him, off the board: “a4xoff”.

lesson-cosmic-end = The King is captured: you have won. That is all you need for a first game of Cosmic Chess. Two more things: there is no check, so look after your King yourself; and a side that has only its King left loses to one that has more.
