package web

import (
	"strings"
)

// changedLine is a text by what is other than in the one before: how much of its beginning stays, how much of its end, and what
// stands between.
type changedLine [3]any

func changed(before, now string) *changedLine {
	if before == now {
		return nil
	}
	head := 0
	for head < min(len(before), len(now)) && before[head] == now[head] {
		head++
	}
	tail := 0
	for tail < min(len(before), len(now))-head && before[len(before)-1-tail] == now[len(now)-1-tail] {
		tail++
	}
	return &changedLine{head, tail, now[head : len(now)-tail]}
}

// boards are those after whole turns, each square by the words of what stands there.
func (m *reelMaker) boards(turns [][]step) (all [][]int) {
	d, frames := newDrawn(m.cells), 0
	for _, steps := range turns {
		frames += len(steps)
		board := d.boardAfter(frames)
		for i, look := range board {
			board[i] = noUnit
			if look >= 0 {
				board[i] = m.reel.Looks[look][0]
			}
		}
		all = append(all, board)
	}
	return all
}

// learn finds out whether the lines of positions follow from their boards.
func (m *reelMaker) learn(from int, boards [][]int) {
	var lines []string
	for i := range boards {
		lines = append(lines, m.line(from+i))
	}
	m.composed.signs = signsOf(len(m.reel.Words), lines, boards, m.cells.Files)
	m.reel.Signs = m.composed.signs
}

// line is what the composer is told of the position after a turn.
func (m *reelMaker) line(turn int) string {
	_, line, _ := strings.Cut(string(fragment(m.Preset, position(m.Played, turn))), "&l=")
	return line
}

// compose adds the line of the position after the newest turn.
func (m *reelMaker) compose(turn int, board []int) {
	r := &m.reel.Turns[len(m.reel.Turns)-1]
	if r.Over = position(m.Played, turn).Outcome().Over(); !r.Over {
		r.Line = m.composed.tell(m.line(turn), board, m.cells.Files)
	}
}
