package adjudicator

import (
	"slices"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

func trying() Action {
	return Action{
		Name: "try", Help: "turns",
		Words: []Words{{[]string{"try"}, Turns}},
		Make:  func(a Asked) Deed { return Try{Texts: a.Turns, From: a.From} },

		decisions: []decision{on(try)},
	}
}

// Try judges turns from now (From < 0) or from the position after From turns, and holds the first for Confirm when it was
// tried from now by the side to move.
type Try struct {
	Texts []string
	From  int
}

func (Try) deed() {}

// maxTried bounds the turns of one try: each is drawn.
const maxTried = 20

// tried is a line of play that is being tried.
type tried struct {
	p      rules.Position
	number int
	line   []rules.Turn
	notice Notice
	lost   []rules.Placement // so far
}

func try(d *decider, do Try) {
	p, ok := tryFrom(d, do)
	if !ok {
		return
	}
	number := len(d.Turns)
	if do.From >= 0 {
		number = do.From
	}
	t := tried{p: p, number: number, lost: lostBefore(d, do), notice: Notice{To: d.c.By, Kind: Answered, Text: []phrase.Phrase{tryHead(do.From, number)}}}
	for i, text := range do.Texts {
		if !tryOne(d, &t, text, i == 0) {
			return
		}
	}
	keepTried(d, do, t.line)
	first := t.line[0]
	if do.From < 0 && (d.Awaits(d.c.By) || first.IsSetup() && d.MaySetUp(d.c.By)) {
		t.notice.Text = append(t.notice.Text, hold(d, first, time.Time{}))
		t.notice.Offer = len(t.notice.Text)
	}
	d.notices = append(d.notices, t.notice)
}

// tryOne judges the next turn or set-up of a line of play.
func tryOne(d *decider, t *tried, text string, first bool) bool {
	reading, v := read(d.Game, text)
	if first && v == nil && reading.Draft.IsSetup() && d.MaySetUp(d.c.By) {
		t.p = ownBoard(d, t.p)
	}
	side := t.p.ToMove()
	var verdict rules.Verdict
	switch {
	case v == nil && reading.Draft.IsSetup() && rules.AwaitsSetup(t.p):
		verdict, v = judgedSetup(t.p, side, reading.Draft, d.Game.Vocabulary())
	case v == nil:
		verdict, v = judged(t.p, reading.Draft)
	}
	what := phrase.New("match-the-set-up")
	if !rules.AwaitsSetup(t.p) {
		t.number++
		what = phrase.New("match-turn", "n", t.number)
	}
	if v != nil {
		refuseTry(d, t.notice, t.p, reading.Draft, v, what)
		return false
	}
	t.notice.Text = append(t.notice.Text, triedTurn(&d.Match, what, side, verdict, append(reading.Notes, verdict.Notes...)))
	title := phrase.New("match-try-after", "what", what, "turn", verdict.Turn)
	if verdict.Turn.IsSetup() {
		title = phrase.New("match-try-set-up-title")
	}
	t.lost = slices.Concat(t.lost, verdict.Captured, verdict.Removed)
	t.notice.Shows = append(t.notice.Shows, Shown{
		Title: title, Board: verdict.Next, Last: verdict.Turn, Side: side, Before: t.p, Lost: t.lost,
	})
	t.line = append(t.line, verdict.Turn)
	t.p = verdict.Next
	return true
}

// ownBoard returns the position in which the speaker's set-up is tried; the given one where there is none.
func ownBoard(d *decider, otherwise rules.Position) rules.Position {
	if p, err := setupBoard(&d.Match, d.c.By.Side()); err == nil {
		return p
	}
	return otherwise
}

// tryFrom returns the position to try from, or refuses. While set-ups are awaited that is the speaker's own.
func tryFrom(d *decider, do Try) (rules.Position, bool) {
	n := do.From
	if n < 0 {
		n = len(d.Turns)
	}
	p, err := d.PositionAfter(n)
	switch {
	case d.Stage == Unborn || d.Stage == Refused:
		d.refuse(whyNotInPlay(d)...)
	case len(do.Texts) == 0:
		d.refuse(phrase.New("command-try-nothing"))
	case len(do.Texts) > maxTried:
		d.refuse(phrase.New("referee-try-many", "most", maxTried, "n", len(do.Texts)))
	case err != nil:
		d.refuse(phrase.New("match-try-from", "why", err))
	case d.SettingUp() && ownBoard(d, p).ToMove() != d.c.By.Side():
		d.refuse(phrase.New("match-try-set-up", "name", seatName(&d.Match, d.c.By.Other())))
	case awaitsSetup(&d.Match):
		return ownBoard(d, p), true
	default:
		return p, true
	}
	return nil, false
}

// lostBefore is what both sides had lost in the position to try from.
func lostBefore(d *decider, do Try) []rules.Placement {
	if do.From < 0 {
		return d.Losses(len(d.Turns)).All
	}
	return d.Losses(do.From).All
}

// hold keeps a turn for confirm, and says so. asked is when the letter came that is asked back, and zero for what holds nothing up.
func hold(d *decider, turn rules.Turn, asked time.Time) phrase.Phrase {
	return holdFor(d, turn, asked, "")
}

// holdFor keeps a turn that a letter has sent as such, and what it says to be left ready behind it waits with it.
func holdFor(d *decider, turn rules.Turn, asked time.Time, letter string) phrase.Phrase {
	held := Prepared{Turn: turn.String(), Number: d.Number(), Letter: letter, Asked: asked}
	d.happen(Held{Prepared: held})
	if turn.IsSetup() {
		return phrase.New("match-try-hold-set-up")
	}
	return phrase.New("match-try-hold", "number", held.Number, "turn", turn)
}

// refuseTry shows what was legal and explains the turn that was not.
func refuseTry(d *decider, notice Notice, p rules.Position, draft rules.Draft, v *rules.Violation, what phrase.Phrase) {
	notice.Kind, notice.Violation = Refusal, v
	notice.Tells.Result = v.Code == rules.GameOver && p.Outcome() == d.Outcome // the violation says how it ended
	notice.Text = append(notice.Text, phrase.New("match-try-illegal", "what", what, "side", p.ToMove()))
	why := explainDraft(&d.Match, p, draft, v)
	notice.Text, notice.Fault = append(notice.Text, why.text...), len(notice.Text)+why.fault
	d.notices = append(d.notices, notice)
	d.refused = true
}

func tryHead(from, number int) phrase.Phrase {
	if from < 0 {
		return phrase.New("match-try")
	}
	return phrase.New("match-try-past", "number", number)
}

func triedTurn(m *Match, what phrase.Phrase, side rules.Side, v rules.Verdict, notes []phrase.Phrase) phrase.Phrase {
	text := []phrase.Phrase{phrase.New("match-try-legal", "what", what, "side", side, "turn", v.Turn)}
	if v.Turn.IsSetup() {
		text[0] = phrase.New("match-try-legal-set-up", "what", what, "side", side, "turn", v.Turn)
	}
	if len(v.Captured) > 0 {
		text = append(text, phrase.New("match-try-captures", "units", m.Units(taken(v.Captured))))
	}
	if len(v.Removed) > 0 {
		text = append(text, phrase.New("match-try-removes", "units", m.Units(taken(v.Removed))))
	}
	if o := v.Outcome; o.Over() {
		text = append(text, phrase.New("match-try-ends", "result", string(o.Result), "why", o))
	}
	return phrase.Join(phrase.Sentences, append(text, notes...)...)
}
