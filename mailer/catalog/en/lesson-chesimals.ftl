# The lessons of the Chesimals.

lesson-chesimals-board-title = a Chief and his units
lesson-chesimals-board = A chesimal is an animal of several pieces: a Chief and the units he leads. This is the smallest game, Chesimals 0.1: your Chief and five wazirs, which step one square straight, against a Chief and five ferzes, which step diagonally. On the board a small letter is the colour, a capital the kind: “wC” is your white Chief.
lesson-chesimals-board-asks = ask who can act. Write just “legal”.
lesson-chesimals-board-hint = Reply with one word: “legal”.

lesson-chesimals-try-title = trying a turn
lesson-chesimals-try = A turn can move many units, each once, as many as the Chief can command: here six, himself included. They move in the order you write them, with commas: “d2-d3, c2-c3”. Put “try” in front, and I'll show you the board after it without playing.
lesson-chesimals-try-asks = try a turn with two or more units, such as “try d2-d3, c2-c3”.
lesson-chesimals-try-hint = For example “try d2-d3, c2-c3”.

lesson-chesimals-turn-title = playing a turn
lesson-chesimals-turn = Without “try” I play your turn. Reply with it on a line of its own, above the quoted text. Your opponent then gets the board, and I write to you when they've answered.
lesson-chesimals-turn-asks = play “d2-d3, c2-c3, e2-e3”.
lesson-chesimals-turn-hint = Reply with just the turn: “d2-d3, c2-c3, e2-e3”.

lesson-chesimals-touch-title = staying connected
lesson-chesimals-touch = Another board. A Chief only commands units connected with him by a chain of your units, each next to the last, straight or diagonally. One of your wazirs has gone too far. “legal” and a square says if one unit can act, and through whom.
lesson-chesimals-touch-asks = ask about the wazir on g3. Write “legal g3”.
lesson-chesimals-touch-hint = Reply with “legal g3”.

lesson-chesimals-join-title = closing the chain
lesson-chesimals-join = What counts is that a unit is connected when it acts, not when the turn begins. So one unit can close the chain, and the next, alone until then, acts in the same turn.
lesson-chesimals-join-asks = move the wazir on g3 after another unit has joined it to the Chief.
lesson-chesimals-join-hint = The gap is between e2 and g3: a wazir on f2 would touch both. The one on f1 can step there: “f1-f2, g3-g4”, or g3 goes another way.

lesson-chesimals-colours-title = colours
lesson-chesimals-colours = Larger games have several Chiefs, each with units of one colour. Here are some units of Chesimals II: yours are white, grey and orange. A turn belongs to one colour: its Chief commands only its units, but the chain may go over all of yours. You can name the colour, as in “grey: k3-j5”, or leave it out. N is a knight, as in chess.
lesson-chesimals-colours-asks = capture the red knight on l5 with your grey knight on k3.
lesson-chesimals-colours-hint = The grey knight touches its Chief on j3, so it can act, and leaps from k3 to l5: “grey: k3xl5”. Only grey units act in that turn.

lesson-chesimals-chief-title = winning
lesson-chesimals-chief = The last board, of Chesimals 0.1 again. You win by capturing the enemy Chief; where there are several, by capturing all the royal ones.
lesson-chesimals-chief-asks = win the game in one turn.
lesson-chesimals-chief-hint = The wazir on d7 is next to Black's Chief but not connected with yours. A wazir on c6 would touch it and the one on d5: “c5-c6, d7xd8”.

lesson-chesimals-end = You've captured the Chief and won. That's all you need for a first game of any Chesimals. Fusion is a relative: there a turn is one leader's, who commands connected units of every colour.
