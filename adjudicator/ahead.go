package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Playing ahead: a player leaves answers ready, for turns of the opponent's that may come. Branches begin behind a turn
// of the player's own, so they are there only while the opponent is to move, and while one that fitted could not be played. Nobody but
// their owner learns of one that was not played: they are hidden facts.

// The bounds of CR-32, and how much one letter can have judged.
const (
	mostNodes  = 400
	mostFired  = 50
	mostJudged = 4 * mostNodes
)

func planning() Action {
	return Action{
		Name: "if", Help: "ahead",
		Make: func(a Asked) Deed { return Plan{Lines: a.Ahead, Answers: a.Answers} },

		inPlay:    true,
		decisions: []decision{on(plan)},
		facts:     []factRow{personal(hidden(fact("planned", Playing, addPlanned)), Planned.without)},
	}
}

func unplanning() Action {
	return Action{
		Name: "unif", Help: "ahead",
		Words: []Words{{[]string{"unif", "un-if"}, ABranch}},
		Make:  func(a Asked) Deed { return Unplan{Branch: a.Branch} },

		inPlay:    true,
		decisions: []decision{on(unplan)},
		facts:     []factRow{hidden(fact("unplanned", Playing, addUnplanned))},
	}
}

func firing() Action {
	return Action{Name: "fire", decisions: []decision{on(fireLater)}}
}

// Plan leaves answers ready, by lines of which each stands by itself. Answers is the turn number that the letter's token was made for,
// Match.Number where the same letter has played a turn; of a turn that was taken back -1. Unplan takes a branch back, as Ahead counts
// them, with all behind it; 0 all. Fire plays what has waited for the end of a letter whose turn was played with More.
type (
	Plan struct {
		Lines   []Line
		Answers int
	}
	Unplan struct{ Branch int }
	Fire   struct{}
)

func (Plan) deed()   {}
func (Unplan) deed() {}
func (Fire) deed()   {}

// Planned keeps one line, Unplanned forgets a branch by its number, or all with 0.
type (
	Planned struct {
		Path []Step `json:"path"`
	}
	Unplanned struct {
		Branch int `json:"n,omitempty"`
	}
)

func (Planned) fact()   {}
func (Unplanned) fact() {}

// without: what somebody meant to play, and did not, is nobody's business once they are forgotten.
func (f Planned) without(who leaver) Planned {
	if who.own {
		f.Path = nil
	}
	return f
}

func addPlanned(m *Match, e Event, f Planned) error {
	m.Seats[e.By.Side()].Branches = put(m.Seats[e.By.Side()].Branches, f.Path)
	return nil
}

func addUnplanned(m *Match, e Event, f Unplanned) error {
	if f.Branch == 0 {
		m.Seats[e.By.Side()].Branches = nil
		return nil
	}
	m.Seats[e.By.Side()].Branches, _ = withoutBranch(m.Seats[e.By.Side()].Branches, f.Branch)
	return nil
}

// plan takes lines at the position behind the turn that the letter names or plays (CR-48).
func plan(d *decider, do Plan) {
	held := d.Seats[d.c.By.Side()].Prepared
	switch {
	case len(do.Lines) == 0:
		d.refuse(phrase.New("match-ahead-nothing"))
	case d.SettingUp():
		d.refuse(phrase.New("match-ahead-before-set-ups"))
	case held.Turn != "" && held.Letter != "" && held.Letter == d.c.Cause && d.Awaits(d.c.By):
		planBelow(d, held, do.Lines)
	case do.Answers != d.Number():
		planPast(d, do)
	case d.Awaits(d.c.By):
		d.refuse(phrase.New("match-ahead-turn-first"))
	default:
		planNow(d, do.Lines, false)
	}
}

// planNow leaves ready what can be played; lines that hurt their player are asked about once (CR-46).
func planNow(d *decider, list []Line, confirmed bool) {
	side := d.c.By.Side()
	p := newPlanner(d, d.Position, len(d.Turns)+1, d.Seats[side].Branches)
	p.meant, p.confirmed = d.Seats[side].Prepared.Ahead, confirmed
	p.read(list)
	if len(p.paths) == 0 && len(p.doubts) == 0 {
		refuseLines(d, p)
		return
	}
	for _, path := range p.paths {
		d.happen(Planned{Path: path})
	}
	tellFaults(d, p)
	if len(p.paths) > 0 {
		n := nodes(d.Seats[side].Branches)
		d.answer(phrase.New("match-ahead-kept", "n", n, "name", seatName(&d.Match, d.c.By.Other())))
	}
	askDoubts(d, p)
}

// planBelow has lines wait with the turn above them in the same letter, which is asked back (CR-46).
func planBelow(d *decider, held Prepared, list []Line) {
	_, verdict, v := judge(d.Game, d.Position, held.Turn)
	if v != nil {
		d.refuse(phrase.New("match-ahead-turn-first"))
		return
	}
	p := newPlanner(d, verdict.Next, d.Number()+1, nil)
	p.confirmed = true // the yes to the turn is one to them
	p.read(append(held.Ahead[:len(held.Ahead):len(held.Ahead)], list...))
	held.Ahead = p.kept
	d.happen(Held{Prepared: held}) // in any case: a line that failed must not undo the question above it
	tellFaults(d, p)
	if len(p.kept) > 0 {
		d.answer(phrase.New("match-ahead-waits", "n", len(p.kept), "number", d.Number()), p.warnings())
	}
}

// unplan takes branches back.
func unplan(d *decider, do Unplan) {
	had := nodes(d.Seats[d.c.By.Side()].Branches)
	switch {
	case had == 0:
		d.refuse(phrase.New("match-ahead-none"))
	case do.Branch < 0 || do.Branch > had:
		d.refuse(phrase.New("match-ahead-no-number", "number", do.Branch, "n", had))
	default:
		d.happen(Unplanned(do))
		left := nodes(d.Seats[d.c.By.Side()].Branches)
		d.answer(phrase.New("match-ahead-taken", "n", had-left, "left", left))
	}
}

// planHeld leaves ready what has waited for a yes together with the turn that is played by it.
func planHeld(d *decider, list []Line) {
	if len(list) > 0 && !d.refused && d.Stage == Playing {
		planNow(d, list, true)
	}
}

// askDoubts asks about branches that cost their player units of their own, or the game (CR-46).
func askDoubts(d *decider, p *planner) {
	if len(p.doubts) == 0 || d.refused {
		return
	}
	text := []phrase.Phrase{phrase.New("match-ahead-hurts", "n", len(p.doubts))}
	var waits []Line
	var shows []Shown
	for _, doubt := range p.doubts {
		text = append(text, doubt.phrase(d))
		waits = append(waits, doubt.line)
		if len(shows) < maxTried {
			shows = append(shows, doubt.shown())
		}
	}
	d.happen(Held{Prepared: Prepared{Number: d.Number(), Ahead: waits}})
	text = append(text, phrase.New("match-ahead-hold", "n", len(waits)))
	d.notices = append(d.notices, Notice{To: d.c.By, Kind: Answered, Heads: AskedBack, Text: text, Offer: len(text), Shows: shows})
}

// doubt is a line of which an answer hurts whoever plays it.
type doubt struct {
	line    Line
	answer  int // the place in the line
	verdict rules.Verdict
	before  rules.Position
}

func (t doubt) phrase(d *decider) phrase.Phrase {
	side := t.before.ToMove()
	return phrase.Join(phrase.Sentences, phrase.New("match-ahead-hurts-line", "line", phrase.Command(shown(t.line)), "turn", t.verdict.Turn),
		d.Captures(wouldPlay(t.verdict)), d.Removals(wouldPlay(t.verdict)), losing(side, t.verdict), exposing(d, t.verdict))
}

func (t doubt) shown() Shown {
	return Shown{Title: phrase.New("match-try-after", "what", phrase.New("match-the-answer"), "turn", t.verdict.Turn), Board: t.verdict.Next,
		Last: t.verdict.Turn, Side: t.before.ToMove(), Before: t.before}
}
