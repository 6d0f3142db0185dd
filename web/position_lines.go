package web

import (
	"strconv"
	"strings"
)

// positionLines tells the composer's line of one position after another. Where the boards of lines follow from what is drawn, replay.js
// writes them; what is left of a line is told by what is other than two turns before, when the same side was to move. Else whole lines are,
// by what is other than a turn before.
type positionLines struct {
	signs signs
	told  []string // of all positions so far what was told, or was the same
}

// tell says what is other; nil for nothing. The board is that of the line, as looks' words.
func (l *positionLines) tell(line string, board []int, files int) *changedLine {
	back := 1
	if l.signs != nil {
		line, back = strings.TrimPrefix(line, l.signs.write(board, files)), 2
	}
	before := ""
	if len(l.told) >= back {
		before = l.told[len(l.told)-back]
	}
	l.told = append(l.told, line)
	return changed(before, line)
}

// signs are how units are written on the boards of position lines, by what the drawing says of them.
type signs []string

// noUnit stands for the words of a square without a unit.
const noUnit = -1

// signsOf finds the signs of so many words in lines and their boards; nil where the lines' boards are not these squares, or are written by
// more than what is drawn.
func signsOf(words int, lines []string, boards [][]int, files int) signs {
	s := make(signs, words)
	for i, line := range lines {
		s.learn(line, boards[i], files)
	}
	for i, line := range lines {
		if !strings.HasPrefix(line, s.write(boards[i], files)+"%20") {
			return nil
		}
	}
	return s
}

// learn takes the signs from a line, as far as it can: whether they are right is seen when they are written.
func (s signs) learn(line string, board []int, files int) {
	placed, _, _ := strings.Cut(line, "%20")
	for i, rank := range strings.Split(placed, "/") {
		if (i+1)*files > len(board) {
			return
		}
		s.learnRank(rank, board[i*files:(i+1)*files])
	}
}

func (s signs) learnRank(text string, rank []int) {
	for text != "" && len(rank) > 0 {
		units := 0
		for units < len(rank) && rank[units] != noUnit {
			units++
		}
		end := strings.IndexAny(text, "0123456789")
		if end < 0 {
			end = len(text)
		}
		for i := range units {
			s[rank[i]] = text[end*i/units : end*(i+1)/units]
		}
		text, rank = strings.TrimLeft(text[end:], "0123456789"), rank[units:]
		for len(rank) > 0 && rank[0] == noUnit {
			rank = rank[1:]
		}
	}
}

// write writes the board of a line.
func (s signs) write(board []int, files int) string {
	var b strings.Builder
	empty := 0
	end := func() {
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
		}
		empty = 0
	}
	for i, words := range board {
		if i > 0 && i%files == 0 {
			end()
			b.WriteByte('/')
		}
		if words == noUnit {
			empty++
			continue
		}
		end()
		b.WriteString(s[words])
	}
	end()
	return b.String()
}
