# The lessons of the Chesimals: each what there is to learn, what is asked, and what helps whoever did not find it.

lesson-chesimals-board = A Chesimal is an animal of several pieces: a Chief, and units that he leads. This is the smallest, Chesimals 0.1: your Chief and five wazirs, which step one square straight, against a Chief and five ferzes, which step diagonally. Each unit on the board has a small letter for its colour and a capital for its kind: “wC” is your white Chief. Whenever you want to know who can act, ask: “legal”.
lesson-chesimals-board-asks = ask who can act. Write “legal”, alone.
lesson-chesimals-board-hint = Reply with one word: “legal”.

lesson-chesimals-try = A turn may move many units, each once, as many as the Chief can command; here that is six, himself included. They move one after the other, in the order in which you write them, with commas between: “d2-d3, c2-c3”. Write “try” in front, and I judge the turn and show you the board after it, but nothing is played.
lesson-chesimals-try-asks = try a turn with two units or more, as “try d2-d3, c2-c3”.
lesson-chesimals-try-hint = One that can be tried is “try d2-d3, c2-c3”.

lesson-chesimals-turn = A turn without “try” is played. You answer my letter with it, on a line of its own above whatever your mail program quotes. Then your opponent gets the board, and you hear from me when they have answered.
lesson-chesimals-turn-asks = play “d2-d3, c2-c3, e2-e3”.
lesson-chesimals-turn-hint = Reply with the turn alone: “d2-d3, c2-c3, e2-e3”.

lesson-chesimals-touch = Another board. A Chief commands only units that are connected with him: there must be a chain of your units from him to them, each next to the last, straight or diagonally. One of your wazirs has gone too far. “legal” and a square tells of one unit whether it can act, and through whom.
lesson-chesimals-touch-asks = ask about the wazir on g3. Write “legal g3”.
lesson-chesimals-touch-hint = Reply with one line: “legal g3”.

lesson-chesimals-join = Connection is looked at when a unit acts, not at the beginning of the turn. So one unit can close the chain, and the next one, which was alone until then, acts in the same turn.
lesson-chesimals-join-asks = move the wazir on g3, after another unit has joined it to the Chief.
lesson-chesimals-join-hint = The gap is between e2 and g3: a wazir on f2 would touch both. The one on f1 can step there: “f1-f2, g3-g4”, or g3 goes another way.

lesson-chesimals-colours = The larger games have several Chiefs, each with units of their own colour. Here are a few units of Chesimals II: yours are white, grey and orange. A turn belongs to one colour: its Chief commands its units alone, though the chain may go over all of yours. You name the colour in front, as “grey: k3-j5”, or leave it out, for the units tell it. N is a knight, as in chess.
lesson-chesimals-colours-asks = capture the red knight on l5 with your grey knight on k3.
lesson-chesimals-colours-hint = The grey knight touches its Chief on j3, so it can act, and leaps from k3 to l5: “grey: k3xl5”. Only grey units can act in that turn.

lesson-chesimals-chief = The last board, of Chesimals 0.1 again. Whoever captures the enemy's Chief has won; in games with several it is the royal ones that count, and all of them must be captured.
lesson-chesimals-chief-asks = win the game in one turn.
lesson-chesimals-chief-hint = The wazir on d7 stands next to Black's Chief, but is not connected with yours. A wazir on c6 would touch it, and the one on d5, too: “c5-c6, d7xd8”.

lesson-chesimals-end = The Chief is captured: you have won. That is all you need for a first game of any Chesimal. Fusion is of the same family: there a turn is one leader's, and he commands units of every colour that are connected with him.
