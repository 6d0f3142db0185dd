package hexapawn

import (
	"iter"
	"strings"

	"pbem/rules"
)

// Turns yields the legal turns, in the order of their start squares; none when the game is over.
func (p *Position) Turns() iter.Seq[rules.Turn] {
	return func(yield func(rules.Turn) bool) {
		if p.Outcome().Over() {
			return
		}
		for a := range p.moves() {
			if !yield(rules.Turn{Actions: []rules.Action{a}}) {
				return
			}
		}
	}
}

// moves yields what the pawns of the side to move can do, be the game over or not (HE-1).
func (p *Position) moves() iter.Seq[rules.Action] {
	return func(yield func(rules.Action) bool) {
		for i := range len(p.board) {
			if p.board[i] != pawnOf(p.toMove) {
				continue
			}
			for _, a := range p.movesFrom(p.square(i)) {
				if !yield(a) {
					return
				}
			}
		}
	}
}

// movesFrom lists the moves of the pawn on a square: a step forward onto an empty square, and captures to both sides (HE-1).
func (p *Position) movesFrom(from rules.Square) (list []rules.Action) {
	for file := int16(-1); file <= 1; file++ {
		to := rules.Square{File: from.File + file, Rank: from.Rank + forward(p.toMove)}
		switch {
		case file == 0 && p.at(to) == empty:
			list = append(list, rules.Action{How: rules.Move, Unit: 'P', From: from, To: to})
		case file != 0 && p.at(to) == pawnOf(p.toMove.Other()):
			list = append(list, rules.Action{How: rules.Capture, Unit: 'P', From: from, To: to})
		}
	}
	return list
}

func forward(s rules.Side) int16 {
	if s == rules.Black {
		return -1
	}
	return 1
}

// What ends a game of Hexapawn. The catalogue says each of them, under "cause-" and its name.
const (
	pawnThrough rules.Cause = "hexapawn-pawn-through" // HE-2
	noPawns     rules.Cause = "hexapawn-no-pawns"     // HE-2
	noTurn      rules.Cause = "hexapawn-no-turn"      // HE-3
)

// Outcome says whether the position ends the game: a pawn on the last rank, no pawns (HE-2), no legal turn (HE-3).
func (p *Position) Outcome() rules.Outcome {
	files := p.game.files
	switch top, bottom := p.board[len(p.board)-files:], p.board[:files]; {
	case strings.Contains(top, "P"):
		return rules.Outcome{Result: rules.WhiteWins, Cause: pawnThrough}
	case strings.Contains(bottom, "p"):
		return rules.Outcome{Result: rules.BlackWins, Cause: pawnThrough}
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if !strings.Contains(p.board, string(pawnOf(side))) {
			return rules.Outcome{Result: rules.Win(side.Other()), Cause: noPawns}
		}
	}
	for range p.moves() {
		return rules.Outcome{}
	}
	return rules.Outcome{Result: rules.Win(p.toMove.Other()), Cause: noTurn}
}
