package cosmic

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// written is a turn as its writer put it: one piece and the squares it comes down on, however many actions they made of them
// ("Pc2xe4, Pe4xc6" is one chain).
type written struct {
	draft  *rules.Draft
	from   uint8
	kind   kind
	to     []uint8
	of     []int // the action, counted from 0, that each of them stands in
	beyond bool  // the last of them is a square beyond the board: "off" may be meant
	how    rules.How
	extra  int // the first action that does not go on with the same piece; 0 if all do
}

// reader reads drafts of the side to move.
type reader struct{ *Position }

// written takes a draft apart. What it refuses is wrong whatever the rules of movement say.
func (r reader) written(d *rules.Draft) (written, *rules.Violation) {
	if d.Lead != (rules.Lead{}) {
		return written{}, &rules.Violation{Code: rules.CannotRead, Quote: d.Lead.String(), Why: phrase.New("no-leader-here")}
	}
	if d.IsSetup() {
		return written{}, &rules.Violation{Code: rules.SetupOver, Quote: d.Quote(0), Why: phrase.New("no-set-ups")}
	}
	w := written{draft: d}
	for i, a := range d.Actions {
		if i > 0 && !r.goesOn(&w, a) {
			w.extra = i
			return w, nil
		}
		if refused := r.add(&w, i, a); refused != nil {
			refused.Action, refused.Quote = i+1, d.Quote(i)
			return w, refused
		}
	}
	return w, nil
}

// goesOn reports whether an action begins where the piece stands after those before it.
func (r reader) goesOn(w *written, a rules.Action) bool {
	from, ok := r.game.shape.index(a.From)
	return ok && from == w.to[len(w.to)-1] && from != off && (a.Unit == 0 || a.Unit == w.kind.letter())
}

func (r reader) add(w *written, i int, a rules.Action) *rules.Violation {
	if a.How > rules.Capture || a.Into != 0 {
		return &rules.Violation{Code: rules.CannotRead, Why: phrase.New("cosmic-moves-or-captures")}
	}
	if i == 0 {
		if refused := r.own(a); refused != nil {
			return refused
		}
		w.from, _ = r.game.shape.index(a.From)
		_, w.kind = r.at(w.from)
	}
	if a.How == rules.Capture || w.how == rules.Unstated {
		w.how = a.How
	}
	for n, s := range append(a.Via[:len(a.Via):len(a.Via)], a.To) {
		to, ok := r.game.shape.index(s)
		if !ok && n == len(a.Via) {
			w.beyond, to, ok = true, off, true
		}
		if !ok || to == off && n < len(a.Via) {
			return &rules.Violation{Code: rules.CannotMoveSo, Why: r.offForGood(s)}
		}
		w.to, w.of = append(w.to, to), append(w.of, i)
	}
	return nil
}

// own explains why the square written as the start holds no piece that the writer may mean; nil if it does.
func (r reader) own(a rules.Action) *rules.Violation {
	sq, ok := r.game.shape.index(a.From)
	if !ok || sq == off {
		return &rules.Violation{Code: rules.NoUnitThere, Why: r.notOnBoard(a.From)}
	}
	if !r.has(sq) {
		return &rules.Violation{Code: rules.NoUnitThere, Why: phrase.New("nothing-stands-on", "square", a.From)}
	}
	side, k := r.at(sq)
	switch {
	case side != r.toMove:
		return &rules.Violation{Code: rules.NotYourUnit, Why: phrase.New("not-your-unit", "unit", r.named(sq), "owner", side, "side", r.toMove)}
	case a.Unit != 0 && a.Unit != k.letter():
		return &rules.Violation{Code: rules.NoUnitThere, Why: phrase.New("cosmic-other-unit", "square", a.From, "unit", k.term()),
			Help: phrase.New("write-unit-if-meant", "unit", r.short(sq)), Spelling: true}
	}
	return nil
}
