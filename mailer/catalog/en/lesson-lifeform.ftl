# The lessons of Lifeform Chess.

lesson-lifeform-board-title = an army is a body
lesson-lifeform-board = In Lifeform Chess each army is a body, with the board and letters of chess: K Head, Q Torso, B Hands, N Feet, R Hair, P Limbs. Head and Torso step one square; the Torso never captures. Feet move like queens. Hands leap like knights or slide like rooks, up to four squares. Limbs and Hair never move alone.
lesson-lifeform-board-asks = ask what your Hand on c1 can do. Write “legal” and its square: “legal c1”.
lesson-lifeform-board-hint = Reply with “legal c1”.

lesson-lifeform-try-title = trying a turn
lesson-lifeform-try = A turn begins with a Head, Torso, Hand or Foot. Limbs and Hair that stood next to it may then follow, one step each in any direction, in the order you write them: “c1-d3, d2-e3” is a Hand and one follower. Put “try” in front, and I'll show you the board after it without playing.
lesson-lifeform-try-asks = try the Hand on c1 with one or more followers, such as “try c1-d3, d2-e3”.
lesson-lifeform-try-hint = Next to c1 are the Limbs on b2, c2 and d2. For example “try c1-d3, d2-e3”.

lesson-lifeform-turn-title = playing a turn
lesson-lifeform-turn = { lesson-chesimals-turn }
lesson-lifeform-turn-asks = play “c1-d3, d2-e3”.
lesson-lifeform-turn-hint = Reply with just the turn: “c1-d3, d2-e3”.

lesson-lifeform-body-title = staying in one piece
lesson-lifeform-body = Another board, much later. A body must hang together. After every turn I check both: each Limb must be joined to the Torso by Limbs, each Hand and Foot must be next to such a Limb, and Hair must be joined to one of them, the Head or the Torso. Whatever isn't falls off. So if you cut a chain, everything behind it is gone.
lesson-lifeform-body-asks = capture one Limb so that two of Black's units fall off. Keep your own Foot: let a Limb follow it.
lesson-lifeform-body-hint = Black's chain goes from the Torso on d8 over d7, d6 and e5 to the Foot on f4. Your Foot on d5 can take the Limb on d6, and the Limb on d4 can follow to d5: “d5xd6, d4-d5”.

lesson-lifeform-hold-title = holding
lesson-lifeform-hold = Instead of capturing, a Hand can hold an enemy: both stand on one square, and the captive can't move until the Hand leaves. Write “~” instead of “x”. A Hand that holds can't be captured.
lesson-lifeform-hold-asks = hold Black's Foot on f4.
lesson-lifeform-hold-hint = Your Hand on f2 slides two squares up: “f2~f4”.

lesson-lifeform-neck-title = winning
lesson-lifeform-neck = The last board. You win by capturing the Head, the Torso, or the Neck: when Head and Torso aren't next to each other, that's a Limb touching both. If your own turn leaves your Head and Torso apart without a Neck, you lose.
lesson-lifeform-neck-asks = win the game in one turn.
lesson-lifeform-neck-hint = Black's Head on e8 and Torso on g8 are apart, and the Limb on f7 touches both. Your Foot on c4 moves like a queen: “c4xf7”.

lesson-lifeform-end = You've cut the Neck and won. That's all you need for a first game of Lifeform Chess. One more thing: you may play a turn that breaks your own body. “try” shows what it would cost.
