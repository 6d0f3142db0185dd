package adjudicator

import (
	"fmt"
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

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
