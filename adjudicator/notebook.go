package adjudicator

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"pbem/rules"
	"pbem/rules/phrase"
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

func keeping() Action {
	return Action{
		Name: "keep", Help: "notebook",
		Words: []Words{{[]string{"keep"}, AName}},
		Make:  func(a Asked) Deed { return Keep{Name: a.Text} },

		decisions: []decision{on(keep)},
		facts:     []factRow{personal(hidden(fact("tried", anyStage, addTried)), Tried.without), personal(hidden(fact("kept", anyStage, addKept)), Kept.without)},
	}
}

func unkeeping() Action {
	return Action{
		Name: "unkeep", Help: "notebook",
		Words: []Words{{[]string{"unkeep"}, ANumber}},
		Make:  func(a Asked) Deed { return Unkeep{Number: a.Number} },

		decisions: []decision{on(unkeep)},
		facts:     []factRow{hidden(fact("unkept", anyStage, addUnkept))},
	}
}

func sharing() Action {
	return Action{
		Name: "share variations", Help: "notebook",
		Words: []Words{{[]string{"share variations", "share the variations", "share my variations"}, Nothing}},
		Make:  func(Asked) Deed { return ShareVariations{} },

		decisions: []decision{on(shareVariations)},
		facts:     []factRow{hidden(fact("variations-shared", anyStage, addVariationsShared))},
	}
}

// Keep keeps the last try as a variation, with a name or without; Unkeep throws one away. ShareVariations has those that are kept now stand
// in the notes when the game is over.
type (
	Keep            struct{ Name string }
	Unkeep          struct{ Number int }
	ShareVariations struct{}
)

func (Keep) deed()            {}
func (Unkeep) deed()          {}
func (ShareVariations) deed() {}

// Tried keeps what was tried last, with no turns where it was a set-up; Kept gives it a number.
type (
	Tried struct {
		From  int      `json:"from"`
		Turns []string `json:"turns,omitempty"`
	}
	Kept struct {
		Number int    `json:"number"`
		Name   string `json:"name,omitempty"`
	}
	Unkept struct {
		Number int `json:"number"`
	}
	VariationsShared struct{}
)

func (Tried) fact()            {}
func (Kept) fact()             {}
func (Unkept) fact()           {}
func (VariationsShared) fact() {}

func keep(d *decider, do Keep) {
	if !inPlayOrOver(d) {
		return
	}
	book, name := d.Seats[d.c.By.Side()].Notebook, strings.Join(strings.Fields(do.Name), " ")
	same := slices.IndexFunc(book.Kept, func(v Variation) bool { return v.same(book.Tried) && (name == "" || v.Name == name) })
	switch {
	case len(book.Tried.Turns) == 0:
		d.refuse(phrase.New("match-keep-nothing"))
	case same >= 0:
		d.answer(phrase.New("match-kept-already", "number", book.Kept[same].Number))
	case len(book.Kept) >= mostKept:
		d.refuse(phrase.New("match-keep-full", "most", mostKept))
	case !within(name, longestOfName):
		d.refuse(phrase.New("match-keep-name", "most", longestOfName))
	default:
		d.happen(Kept{Number: book.Newest + 1, Name: name})
		d.answer(phrase.New("match-kept", "number", book.Newest+1), phrase.VerbatimCommand("try "+book.Tried.Written(d.ID)))
	}
}

func unkeep(d *decider, do Unkeep) {
	if !inPlayOrOver(d) {
		return
	}
	if !slices.ContainsFunc(d.Seats[d.c.By.Side()].Notebook.Kept, func(v Variation) bool { return v.Number == do.Number }) {
		d.refuse(phrase.New("match-unkeep-none", "number", do.Number))
		return
	}
	d.happen(Unkept(do))
	d.answer(phrase.New("match-unkept", "number", do.Number))
}

func shareVariations(d *decider, _ ShareVariations) {
	if !inPlayOrOver(d) {
		return
	}
	kept := d.Seats[d.c.By.Side()].Notebook.Kept
	if len(kept) == 0 {
		d.refuse(phrase.New("match-variations-none"))
		return
	}
	if slices.ContainsFunc(kept, func(v Variation) bool { return !v.Shared }) {
		d.happen(VariationsShared{})
	}
	if d.Stage == Over {
		d.answer(phrase.New("match-variations-shared", "n", len(kept)))
	} else {
		d.answer(phrase.New("match-variations-shared-later", "n", len(kept)))
	}
}

// keepTried keeps a line for "keep". A set-up is not kept: it is a secret, or on the board.
func keepTried(d *decider, do Try, line []rules.Turn) {
	fact := Tried{From: do.From}
	if do.From < 0 {
		fact.From = len(d.Turns)
	}
	for _, t := range line {
		if t.IsSetup() {
			fact.Turns = nil
			break
		}
		fact.Turns = append(fact.Turns, t.String())
	}
	d.happen(fact)
}

func addTried(m *Match, e Event, f Tried) error {
	if f.From < 0 || f.From > len(m.Turns) {
		return fmt.Errorf("%w: a try after turn %d of %d", ErrOutOfOrder, f.From, len(m.Turns))
	}
	m.Seats[e.By.Side()].Notebook.Tried = Course(f)
	return nil
}

func addKept(m *Match, e Event, f Kept) error {
	book := &m.Seats[e.By.Side()].Notebook
	book.Newest = f.Number
	book.Kept = append(slices.Clip(book.Kept), Variation{Course: book.Tried, Number: f.Number, Name: f.Name})
	return nil
}

func addUnkept(m *Match, e Event, f Unkept) error {
	book := &m.Seats[e.By.Side()].Notebook
	book.Kept = slices.DeleteFunc(slices.Clone(book.Kept), func(v Variation) bool { return v.Number == f.Number })
	return nil
}

func addVariationsShared(m *Match, e Event, _ VariationsShared) error {
	book := &m.Seats[e.By.Side()].Notebook
	book.Kept = slices.Clone(book.Kept)
	for i := range book.Kept {
		book.Kept[i].Shared = true
	}
	return nil
}

func (f Tried) without(who leaver) Tried {
	if who.own {
		f.Turns = nil
	}
	return f
}

func (f Kept) without(who leaver) Kept {
	f.Name = who.note(f.Name)
	return f
}
