# The lessons of Lifeform Chess: each what there is to learn, what is asked, and what helps whoever did not find it.

lesson-lifeform-board = In Lifeform Chess each army is a body, on the board and with the letters of chess: K the Head, Q the Torso, B Hands, N Feet, R Hair, P Limbs. Head and Torso go one step, and the Torso never captures. Feet go like queens. Hands leap like knights, or slide like rooks, four squares at most. Limbs and Hair never move alone. Whenever you want to know what a unit can do, ask: “legal”, and its square.
lesson-lifeform-board-asks = ask what your Hand on c1 can do. Write “legal c1”.
lesson-lifeform-board-hint = Reply with one line: “legal c1”.

lesson-lifeform-try = A turn begins with a Head, a Torso, a Hand or a Foot. Then Limbs and Hair that stood next to it when the turn began may follow, one step each, in any direction, in the order in which you write them: “c1-d3, d2-e3” is a Hand and one follower. Write “try” in front, and I judge the turn and show you the board after it, but nothing is played.
lesson-lifeform-try-asks = try the Hand on c1, with one follower or more, as “try c1-d3, d2-e3”.
lesson-lifeform-try-hint = Next to c1 stand the Limbs on b2, c2 and d2. One turn that can be tried is “try c1-d3, d2-e3”.

lesson-lifeform-turn = A turn without “try” is played. You answer my letter with it, on a line of its own above whatever your mail program quotes. Then your opponent gets the board, and you hear from me when they have answered.
lesson-lifeform-turn-asks = play “c1-d3, d2-e3”.
lesson-lifeform-turn-hint = Reply with the turn alone: “c1-d3, d2-e3”.

lesson-lifeform-body = Another board, much later. A body must hang together. After every turn I look at both: every Limb must be joined to the Torso by Limbs, every Hand and Foot must stand next to such a Limb, and Hair must be joined to one of them, to the Head or to the Torso. What is not, falls off, yours as well as theirs. So cut a chain, and all behind it is gone.
lesson-lifeform-body-asks = capture one Limb so that two of Black's units fall off. Your own Foot should stay on: let a Limb follow it.
lesson-lifeform-body-hint = Black's chain goes from the Torso on d8 over d7, d6 and e5 to the Foot on f4. Your Foot on d5 can take the Limb on d6. Behind it, the Limb on d4 can follow to d5: “d5xd6, d4-d5”.

lesson-lifeform-hold = A Hand need not capture: it can hold an enemy fast. Then both stand on one square, and the captive cannot move until the Hand goes away. It is written with “~” instead of “x”. A Hand that holds somebody cannot be captured.
lesson-lifeform-hold-asks = hold Black's Foot on f4 fast.
lesson-lifeform-hold-hint = Your Hand on f2 slides two squares up: “f2~f4”.

lesson-lifeform-neck = The last board. You win by capturing the Head or the Torso; or the Neck: where Head and Torso do not stand side by side, a Limb that touches both. And if your own Head and Torso come apart by your turn, with no Neck between them, you lose.
lesson-lifeform-neck-asks = win the game in one turn.
lesson-lifeform-neck-hint = Black's Head on e8 and Torso on g8 are apart, and the Limb on f7 touches both. Your Foot on c4 goes like a queen: “c4xf7”.

lesson-lifeform-end = The Neck is cut: you have won. That is all you need for a first game of Lifeform Chess. One more thing: a turn that breaks your own body can be played, too. “try” shows what it would cost you.
