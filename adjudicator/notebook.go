package adjudicator

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// Notebook is what a player keeps beside a game for themselves: lines of play, and a diary. Nobody else learns of it before
// it is over and its owner has shared it; nothing that others see depends on it.
type Notebook struct {
	Tried    Course // the last try; without turns before there was one, and after one of a set-up
	Kept     []Variation
	Newest   int // the number of the variation that was kept last, whether it still is or not
	Diary    []Entry
	Released int // how many entries of the diary stand in the notes when the game is over
}

// Course is a line of play: turns in canonical writing, from the position after so many turns of the game.
type Course struct {
	From  int
	Turns []string
}

// Variation is a line that is kept under a number. Shared stands in the notes when the game is over.
type Variation struct {
	Course
	Number int
	Name   string
	Shared bool
}

// Entry is one of the diary, written after so many turns of the game.
type Entry struct {
	Turn int
	Text string
	At   time.Time
}

// What a notebook holds at most.
const (
	mostKept      = 100
	mostEntries   = 500
	longestEntry  = 4000 // characters
	longestOfName = 60
)

// fits reports whether a text has no more characters than it may.
func within(text string, most int) bool { return utf8.RuneCountInString(text) <= most }

// same reports whether two lines are one.
func (l Course) same(other Course) bool {
	return l.From == other.From && slices.Equal(l.Turns, other.Turns)
}

// Written is the line as it can be tried again: "42#12 Zd2-d3 then Fd7-e6".
func (l Course) Written(game int) string {
	return strconv.Itoa(game) + "#" + strconv.Itoa(l.From) + " " + strings.Join(l.Turns, " then ")
}

// inPlayOrOver refuses where there never was a game.
func inPlayOrOver(d *decider) bool {
	if d.Stage != Playing && d.Stage != Over {
		d.refuse(whyNotInPlay(d)...)
	}
	return !d.refused
}

// takeBack has the lines begin at a position that is still the game's, with the turns that were taken back in front; and what was written
// in the diary after those stand after the last that is left.
func (n Notebook) takeBack(to int, turns []Played) Notebook {
	n.Tried = n.Tried.takeBack(to, turns)
	n.Kept, n.Diary = slices.Clone(n.Kept), slices.Clone(n.Diary)
	for i := range n.Kept {
		n.Kept[i].Course = n.Kept[i].Course.takeBack(to, turns)
	}
	for i := range n.Diary {
		n.Diary[i].Turn = min(n.Diary[i].Turn, to)
	}
	return n
}

func (l Course) takeBack(to int, turns []Played) Course {
	if l.From <= to {
		return l
	}
	var back []string
	for _, t := range turns[to:min(l.From, len(turns))] {
		back = append(back, t.Turn)
	}
	return Course{From: to, Turns: append(back, l.Turns...)}
}
