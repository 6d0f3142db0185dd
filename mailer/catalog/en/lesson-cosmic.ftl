# The lessons of Cosmic Chess.

lesson-cosmic-board-title = the board
lesson-cosmic-board = Cosmic Chess is played on 36 squares. Files have letters, ranks have numbers: your King is on a1, Black's on f6. Below the board you see whose units are whose and what the letters mean. You win by capturing the King.
lesson-cosmic-board-asks = ask what your pawn on c2 can do. Write “legal” and its square: “legal c2”.
lesson-cosmic-board-hint = Reply with “legal c2”.

lesson-cosmic-try-title = trying a turn
lesson-cosmic-try = A pawn steps diagonally, forward or backward. Write a turn from square to square: “c2-d3”. Put “try” in front, and I'll show you the board after it without playing. Try as much as you like; nobody sees it.
lesson-cosmic-try-asks = try the pawn from c2 to d3, with “try c2-d3”.
lesson-cosmic-try-hint = Reply with “try c2-d3”.

lesson-cosmic-turn-title = playing a turn
lesson-cosmic-turn = Without “try” I play your turn, and you can't take it back without asking. Reply with it on a line of its own, above the quoted text. Your opponent then gets the board, and I write to you when they've answered.
lesson-cosmic-turn-asks = play what you tried: “c2-d3”.
lesson-cosmic-turn-hint = Reply with just the turn: “c2-d3”.

lesson-cosmic-jump-title = capturing
lesson-cosmic-jump = You capture by jumping over an enemy next to you to the empty square behind, as in draughts. Pawns jump diagonally, rooks straight, the King both ways. From there the piece may jump on. Name every square it lands on, with “x” between: “d3xb5” would be one jump.
lesson-cosmic-jump-asks = Black's pawn has left d5, and one of your pawns can capture two units in one turn. Which one, and how?
lesson-cosmic-jump-hint = Your pawn on b3 is next to the pawn on c4, with d5 empty behind. On d5 it's next to the pawn on e4, with f3 empty behind. It lands on b3, d5, f3.

lesson-cosmic-knight-title = the knight
lesson-cosmic-knight = Another board. A knight goes two squares straight, then one to the side, and captures every enemy on the two squares it passes. Its last square must be empty and its way free of your own units.
lesson-cosmic-knight-asks = your knight on c2 can capture two units at once. Send that turn.
lesson-cosmic-knight-hint = Straight up from c2 are a pawn on c3 and a rook on c4. From there the knight goes one square to the side: to b4 or d4.

lesson-cosmic-king-title = winning
lesson-cosmic-king = The last board. A rook slides as far as it likes and may then jump over an enemy in its way. Nobody can jump off the board, except over the King. Then the last square is “off”: “f5xoff”.
lesson-cosmic-king-asks = win the game in one turn.
lesson-cosmic-king-hint = Your rook on a4 slides along the rank to Black's King on f4, at the edge, and jumps over him, off the board: “a4xoff”.

lesson-cosmic-end = You've captured the King and won. That's all you need for a first game of Cosmic Chess. Two more things: nobody says check, so watch your King; and a side with only its King left loses to one that has more.
