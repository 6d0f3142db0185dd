package adjudicator

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// maxTried bounds the turns of one try: each is drawn.
const maxTried = 20

// tried is a line of play that is being tried.
type tried struct {
	p      rules.Position
	number int
	first  rules.Turn
	notice Notice
}

func (d *decider) try(do Try) {
	p, ok := d.tryFrom(do)
	if !ok {
		return
	}
	number := len(d.Turns)
	if do.From >= 0 {
		number = do.From
	}
	t := tried{p: p, number: number, notice: Notice{To: d.c.By, Kind: Answered, Text: []string{tryWords(do.From, number)}}}
	for i, text := range do.Texts {
		if !d.tryOne(&t, text, i == 0) {
			return
		}
	}
	if do.From < 0 && (d.Awaits(d.c.By) || t.first.IsSetup() && d.MaySetUp(d.c.By)) {
		t.notice.Text = append(t.notice.Text, d.hold(t.first))
	}
	d.notices = append(d.notices, t.notice)
}

// tryOne judges the next turn or set-up of a line of play.
func (d *decider) tryOne(t *tried, text string, first bool) bool {
	reading, v := read(d.Game, text)
	if first && v == nil && reading.Draft.IsSetup() && d.MaySetUp(d.c.By) {
		t.p = d.ownBoard(t.p)
	}
	side := t.p.ToMove()
	var verdict rules.Verdict
	switch {
	case v == nil && reading.Draft.IsSetup() && rules.AwaitsSetup(t.p):
		verdict, v = judgedSetup(t.p, side, reading.Draft, d.Game.Vocabulary())
	case v == nil:
		verdict, v = judged(t.p, reading.Draft)
	}
	what := "The set-up"
	if !rules.AwaitsSetup(t.p) {
		t.number++
		what = fmt.Sprintf("Turn %d", t.number)
	}
	if v != nil {
		d.refuseTry(t.notice, t.p, reading.Draft, v, what)
		return false
	}
	t.notice.Text = append(t.notice.Text, triedWords(what, side, verdict, d.Game.Vocabulary(), append(reading.Notes, verdict.Notes...)))
	title := fmt.Sprintf("After %s: %s", lowerFirst(what), verdict.Turn)
	if verdict.Turn.IsSetup() {
		title = "The board with it:"
	}
	t.notice.Shows = append(t.notice.Shows, Shown{
		Title: title, Line: verdict.Next.String(), Last: verdict.Turn, Side: side, Before: t.p.String(),
	})
	if first {
		t.first = verdict.Turn
	}
	t.p = verdict.Next
	return true
}

// ownBoard returns the position in which the speaker's set-up is tried; the given one where there is none.
func (d *decider) ownBoard(otherwise rules.Position) rules.Position {
	if p, err := d.setupBoard(d.c.By.Side()); err == nil {
		return p
	}
	return otherwise
}

// tryFrom returns the position to try from, or refuses. While set-ups are awaited that is the speaker's own.
func (d *decider) tryFrom(do Try) (rules.Position, bool) {
	n := do.From
	if n < 0 {
		n = len(d.Turns)
	}
	p, err := d.PositionAfter(n)
	switch {
	case d.Stage == Unborn || d.Stage == Refused:
		d.refuse(d.whyNotInPlay()...)
	case len(do.Texts) == 0:
		d.refuse("Write the turn to be tried after try.")
	case len(do.Texts) > maxTried:
		d.refuse(fmt.Sprintf("At most %d turns can be tried at once; these are %d.", maxTried, len(do.Texts)))
	case err != nil:
		d.refuse(fmt.Sprintf("Nothing was tried: %v.", err))
	case d.SettingUp() && d.ownBoard(p).ToMove() != d.c.By.Side():
		d.refuse(fmt.Sprintf("Nothing was tried: %s sets up first.", d.name(d.c.By.Other())))
	case d.unset():
		return d.ownBoard(p), true
	default:
		return p, true
	}
	return nil, false
}

// hold keeps the first turn for confirm, and says so.
func (d *decider) hold(turn rules.Turn) string {
	held := Prepared{Turn: turn.String(), Number: d.Number()}
	if d.Prepared[d.c.By.Side()] != held {
		d.happen(Held{Prepared: held})
	}
	if turn.IsSetup() {
		return "If you want it, answer confirm: that sends this set-up."
	}
	return fmt.Sprintf("If you want to play it, answer confirm: that plays turn %d, %s", held.Number, turn)
}

// refuseTry shows what was legal and explains the turn that was not. What an earlier try has held stays held, and the
// player must know it.
func (d *decider) refuseTry(notice Notice, p rules.Position, draft rules.Draft, v *rules.Violation, what string) {
	notice.Kind, notice.Violation = Refusal, v
	notice.Text = append(notice.Text, fmt.Sprintf("%s (%s) is not legal.", what, p.ToMove()))
	notice.Text = append(notice.Text, explain(p, draft, v)...)
	if held := d.Prepared[d.c.By.Side()]; held.Turn != "" {
		notice.Text = append(notice.Text, fmt.Sprintf("This try holds nothing; confirm would play the one before it: %s", held.Turn))
	}
	d.notices = append(d.notices, notice)
	d.refused = true
}

func tryWords(from, number int) string {
	if from < 0 {
		return "This is a try; nothing was played."
	}
	return fmt.Sprintf("This is a try from the position after turn %d; nothing was played.", number)
}

func triedWords(what string, side rules.Side, v rules.Verdict, words *rules.Vocabulary, notes []string) string {
	text := []string{fmt.Sprintf("%s (%s), %s, is legal.", what, side, v.Turn)}
	if v.Turn.IsSetup() {
		text[0] = fmt.Sprintf("%s (%s) is legal: %s.", what, side, v.Turn)
	}
	if taken := captured(words, v.Captured); len(taken) > 0 {
		text = append(text, "It captures "+strings.Join(taken, ", ")+".")
	}
	if gone := captured(words, v.Removed); len(gone) > 0 {
		text = append(text, "The body rules remove "+strings.Join(gone, ", ")+".")
	}
	if v.Outcome.Over() {
		text = append(text, fmt.Sprintf("It ends the game: %s (%s).", v.Outcome.Result, v.Outcome.Reason))
	}
	return strings.Join(append(text, notes...), " ")
}

// lowerFirst puts what begins a sentence into the middle of one: "turn 7", "the set-up".
func lowerFirst(s string) string { return strings.ToLower(s[:1]) + s[1:] }
