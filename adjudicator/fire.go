package adjudicator

import (
	"slices"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// fire plays the answers that were left ready for the turn just played, those of both sides in turn. Each is judged again.
func fire(d *decider) {
	for fired := 0; d.Stage == Playing && !d.refused; fired++ {
		owner := d.ToMove()
		if owner == NoSeat || len(d.Seats[owner.Side()].Branches) == 0 {
			return
		}
		switch list := d.Seats[owner.Side()].Branches; {
		case fired == mostFired: // CR-32
			d.happenBy(owner, Unplanned{})
			d.tell(owner, kindFor(d, owner), phrase.New("match-ahead-long", "most", mostFired))
			return
		case fired == 0 && questions(d, owner): // CR-33
			d.tell(owner, kindFor(d, owner), phrase.New("match-ahead-question", "name", seatName(&d.Match, owner.Other()), "line", phrase.Command(shown(lines(list)[0]))))
			return
		case !fireOne(d, owner, list[0]):
			return
		}
	}
}

// fireLater fires at the end of a letter, whose turn has waited for the lines below it.
func fireLater(d *decider, _ Fire) {
	n := len(d.Turns)
	if d.Stage == Playing && n > 0 && d.Turns[n-1].Cause == d.c.Cause && SeatOf(d.Turns[n-1].Side) == d.c.By {
		fire(d)
	}
}

// questions reports whether a turn came with something that its player asks of the seat that is to answer.
func questions(d *decider, answers Seat) bool {
	other := answers.Other()
	return d.DrawOffer == other || d.Pause.Offer == other || d.UndoAsked == other
}

// fireOne plays the answer of a branch, or tells its owner why it cannot be played any more.
func fireOne(d *decider, owner Seat, b Branch) bool {
	reading, verdict, v := judge(d.Game, d.Position, b.Mine)
	if v != nil {
		d.happenBy(owner, Unplanned{})
		d.tell(owner, kindFor(d, owner), phrase.New("match-ahead-illegal", "turn", phrase.Words(shorten(b.Mine))), v.Phrase(), phrase.New("match-ahead-yours-now"))
		return false
	}
	number, before := d.Number(), d.Match
	commit(d, owner, verdict, true)
	if d.refused {
		return false
	}
	turn, tells := d.Turns[number-1], Topics{Turn: number}
	d.tell(owner, kindFor(d, owner), phrase.New("match-ahead-fired", "number", number, "turn", turn.Turn), d.Captures(turn), d.Removals(turn),
		phrase.Join(phrase.Sentences, append(slices.Clip(reading.Notes), verdict.Notes...)...))
	d.covers(tells)
	d.tell(owner.Other(), kindFor(d, owner.Other()), phrase.New("match-ahead-fires", "name", seatName(&d.Match, owner), "number", number, "turn", turn.Turn),
		d.Captures(turn), d.Removals(turn), missed(d, &before, owner.Other()))
	d.covers(tells)
	if verdict.Outcome.Over() {
		end(d, owner, verdict.Outcome)
	}
	return true
}

// kindFor is the kind of a notice to a seat: an answer to whose letter it is.
func kindFor(d *decider, s Seat) NoticeKind {
	if s == d.c.By {
		return Answered
	}
	return Happened
}

// missed tells a seat that what it had left ready did not fit the turn that has been played since before.
func missed(d *decider, before *Match, s Seat) phrase.Phrase {
	n := nodes(before.Seats[s.Side()].Branches)
	if n == 0 || len(d.Seats[s.Side()].Branches) > 0 {
		return phrase.Phrase{}
	}
	return phrase.New("match-ahead-missed", "n", n)
}

// commit adds a turn of a seat. One that was left ready takes no time (CR-33).
func commit(d *decider, by Seat, v rules.Verdict, ahead bool) {
	before, left := d.Position, keeps(d)
	if ahead {
		left = keepsReady(d, by)
	}
	d.enter(by, TurnPlayed{
		Number:   d.Number(),
		Turn:     v.Turn.String(),
		Line:     v.Next.String(),
		Captured: taken(v.Captured),
		Removed:  taken(v.Removed),
		Reset:    v.Reset,
		Left:     left,
		Ahead:    ahead,
		Thought:  thoughtOf(d, by),
	}, func(m *Match) error {
		m.Position, m.Before, m.Last = v.Next, before, v.Turn
		return nil
	})
}

// keepsReady is what a seat has left for later turns by an answer that was ready: all that its clock showed.
func keepsReady(d *decider, s Seat) (left time.Duration) {
	if d.Terms.Time.Carries() {
		left = d.Clocks[s.Side()]
	}
	return left
}

// forgetBranches tells both of what they had left ready, which a take-back has made idle (CR-33).
func forgetBranches(d *decider, before *Match) {
	for _, s := range []Seat{WhiteSeat, BlackSeat} {
		if n := nodes(before.Seats[s.Side()].Branches); n > 0 {
			d.tell(s, kindFor(d, s), phrase.New("match-ahead-undone", "n", n))
		}
	}
}
