package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// planPast answers lines that begin at a position which is past, or whose letter answers an older one than the newest: which of them
// still hold where the game went along, and what a yes does with what is left of them (CR-48).
func planPast(d *decider, do Plan) {
	start, ok := beginsAfter(d, do.Answers)
	if !ok {
		d.refuse(phrase.New("match-ahead-past-none", "now", d.Number()))
		return
	}
	position, err := d.PositionAfter(start)
	if err != nil {
		d.refuse(phrase.New("match-failed", "why", err))
		return
	}
	p := newPlanner(d, position, start+1, nil)
	p.confirmed = true // what is left of them is asked about in any case
	p.read(do.Lines)
	if len(p.paths) == 0 {
		refuseLines(d, p)
		return
	}
	left, on := along(d, p.tree, start)
	if !on || len(left) == 0 {
		tellFaults(d, p)
		d.refuse(phrase.New("match-ahead-past-none", "now", d.Number()))
		return
	}
	text := []phrase.Phrase{phrase.New("match-ahead-past", "number", start, "now", d.Number())}
	for _, line := range p.kept {
		if rest, on := along(d, put(nil, stepsOf(p, line)), start); on && len(rest) > 0 {
			text = append(text, phrase.New("match-ahead-holds", "line", phrase.Command(shown(line))))
		}
	}
	offerLeft(d, text, left)
	if d.refused {
		return
	}
	offer := d.notices[len(d.notices)-1]
	d.notices = d.notices[:len(d.notices)-1]
	tellFaults(d, p)
	d.notices = append(d.notices, offer)
}

// beginsAfter is after how many turns the branches of a letter begin: behind the turn that its address names where that is the
// writer's own, else before it, where the opponent is to move.
func beginsAfter(d *decider, answers int) (start int, ok bool) {
	switch {
	case answers < 1 || answers > d.Number():
		return 0, false
	case answers <= len(d.Turns) && SeatOf(d.Turns[answers-1].Side) == d.c.By:
		return answers, true
	}
	return answers - 1, true
}

// along walks branches down the turns that were played since a position, and returns what is left of them: where the writer is to move
// the one branch whose answer is due, else those for the opponent's turn. on is false where the game went another way.
func along(d *decider, list []Branch, start int) (left []Branch, on bool) {
	for i := start; i < len(d.Turns); i++ {
		if SeatOf(d.Turns[i].Side) == d.c.By {
			if list[0].Mine != d.Turns[i].Turn {
				return nil, false
			}
			list = list[0].Then
			continue
		}
		if list = fitting(list, d.Turns[i]); list == nil {
			return nil, false
		}
	}
	return list, true
}

// stepsOf finds the path of a line that stands.
func stepsOf(p *planner, line Line) []Step {
	for i, kept := range p.kept {
		if kept.String() == line.String() {
			return p.paths[i]
		}
	}
	return nil
}

// offerLeft holds the next turn of what is left for a yes, or the branches, where the opponent is to move.
func offerLeft(d *decider, text []phrase.Phrase, left []Branch) {
	if !d.Awaits(d.c.By) {
		ahead := lines(left)
		d.happen(Held{Prepared: Prepared{Number: d.Number(), Ahead: ahead}})
		text = append(text, phrase.New("match-ahead-hold", "n", len(ahead)))
		d.notices = append(d.notices, Notice{To: d.c.By, Kind: Answered, Text: text, Offer: len(text)})
		return
	}
	_, verdict, v := judge(d.Game, d.Position, left[0].Mine)
	if v != nil {
		d.refuse(append(text, phrase.New("match-ahead-illegal", "turn", phrase.Words(shorten(left[0].Mine))), v.Phrase())...)
		return
	}
	held := Prepared{Turn: verdict.Turn.String(), Number: d.Number(), Ahead: lines(left[0].Then)}
	d.happen(Held{Prepared: held})
	text = append(text, triedTurn(&d.Match, phrase.New("match-turn", "n", held.Number), d.c.By.Side(), verdict, verdict.Notes),
		phrase.New("match-try-hold", "number", held.Number, "turn", verdict.Turn))
	offer := len(text)
	if n := len(held.Ahead); n > 0 {
		text = append(text, phrase.New("match-ahead-waits", "n", n, "number", held.Number))
	}
	d.notices = append(d.notices, Notice{To: d.c.By, Kind: Answered, Text: text, Offer: offer, Shows: []Shown{shownAfter(d, verdict)}})
}

// shownAfter is the board as it would be after a turn.
func shownAfter(d *decider, v rules.Verdict) Shown {
	return Shown{Title: phrase.New("match-turn-hurts-title"), Board: v.Next, Last: v.Turn, Side: d.c.By.Side(), Before: d.Position}
}
