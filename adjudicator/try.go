package adjudicator

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// maxTried bounds the turns of one try: each is drawn.
const maxTried = 20

func (d *desk) try(do Try) {
	p, ok := d.tryFrom(do)
	if !ok {
		return
	}
	number := len(d.Turns)
	if do.From >= 0 {
		number = do.From
	}
	notice := Notice{To: d.c.By, Kind: Answered, Text: []string{tryWords(do.From, number)}}
	var first string
	for i, text := range do.Texts {
		number++
		reading, verdict, v := judge(d.Game, p, text)
		if v != nil {
			d.refuseTry(notice, p, reading.Draft, v, number)
			return
		}
		notice.Text = append(notice.Text, triedWords(number, p.ToMove(), verdict, d.Game.Vocabulary(), append(reading.Notes, verdict.Notes...)))
		notice.Shows = append(notice.Shows, Shown{
			Title: fmt.Sprintf("After turn %d: %s", number, verdict.Turn), Line: verdict.Next.String(), Last: verdict.Turn, Side: p.ToMove(),
		})
		if i == 0 {
			first = verdict.Turn.String()
		}
		p = verdict.Next
	}
	if do.From < 0 && d.ToMove() == d.c.By {
		notice.Text = append(notice.Text, d.hold(first))
	}
	d.notices = append(d.notices, notice)
}

// tryFrom returns the position to try from, or refuses.
func (d *desk) tryFrom(do Try) (rules.Position, bool) {
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
	default:
		return p, true
	}
	return nil, false
}

// hold keeps the first turn for confirm, and says so.
func (d *desk) hold(turn string) string {
	held := Prepared{Turn: turn, Number: d.Number()}
	if d.Prepared[d.c.By.Side()] != held {
		d.happen(Held{Prepared: held})
	}
	return fmt.Sprintf("If you want to play it, answer confirm: that plays turn %d, %s", held.Number, turn)
}

// refuseTry shows what was legal and explains the turn that was not. What an earlier try has held stays held, and the
// player must know it.
func (d *desk) refuseTry(notice Notice, p rules.Position, draft rules.Draft, v *rules.Violation, number int) {
	notice.Kind, notice.Violation = Refusal, v
	notice.Text = append(notice.Text, fmt.Sprintf("Turn %d (%s) is not legal.", number, p.ToMove()))
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

func triedWords(number int, side rules.Side, v rules.Verdict, words *rules.Vocabulary, notes []string) string {
	text := []string{fmt.Sprintf("Turn %d (%s), %s, is legal.", number, side, v.Turn)}
	if taken := captured(words, v.Captured); len(taken) > 0 {
		text = append(text, "It captures "+strings.Join(taken, ", ")+".")
	}
	if v.Outcome.Over() {
		text = append(text, fmt.Sprintf("It ends the game: %s (%s).", v.Outcome.Result, v.Outcome.Reason))
	}
	return strings.Join(append(text, notes...), " ")
}
