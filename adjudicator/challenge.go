package adjudicator

import (
	"fmt"

	"pbem/rules"
)

func (d *decider) open(do Open) {
	if d.c.By == NoSeat && (do.Challenger == WhiteSeat || do.Challenger == BlackSeat) {
		d.c.By = do.Challenger
	}
	if why := d.whyNotOpen(do); why != "" {
		d.refuse(why)
		return
	}
	if do.Terms.QuietTurns > 0 {
		do.Terms.QuietUntil = d.Game.Vocabulary().Quiet
	}
	d.happen(Opened(do))
	challenger, other := do.Challenger, do.Challenger.Other()
	d.answer(fmt.Sprintf("Your challenge to %s is on its way: game %d, %s. You play %s.", d.name(other), d.ID, d.Terms.Title, challenger.Side()),
		"The game begins when the challenge is accepted. Until then you can take it back with withdraw.")
	invitation := []string{fmt.Sprintf("%s challenges you to a game of %s. You would play %s; %s moves first.",
		d.name(challenger), d.Terms.Title, other.Side(), d.firstSide())}
	invitation = append(invitation, d.setupRule())
	invitation = append(invitation, d.Terms.Words()...)
	invitation = append(invitation, d.drawRule())
	invitation = append(invitation, quoted(d.name(challenger), do.Note), "Answer accept or decline. Nothing begins before you do.")
	d.tell(other, Invitation, invitation...)
}

func (d *decider) whyNotOpen(do Open) string {
	switch {
	case d.Stage != Unborn:
		return fmt.Sprintf("Game %d exists already.", d.ID)
	case d.Game == nil:
		return "No game can be opened: its rules are not known here."
	case do.Challenger != WhiteSeat && do.Challenger != BlackSeat:
		return "No game can be opened: one of its two players must be the challenger."
	case d.c.By != NoSeat && d.c.By != do.Challenger:
		return "A challenge can only be made by the challenger."
	}
	start, err := startOf(d.Game, do.Terms)
	if err != nil {
		return fmt.Sprintf("The position cannot be read: %v.", err)
	}
	if o := start.Outcome(); o.Over() {
		return fmt.Sprintf("The game would be over before it began: %s (%s).", o.Result, o.Reason)
	}
	if rules.AwaitsSetup(start) {
		return whyNotSetUp(d.Game, start)
	}
	for range start.Turns() {
		return ""
	}
	return fmt.Sprintf("The game could not begin: %s has no turn to play in this position.", start.ToMove())
}

// whyNotSetUp: a position of one's choice has both set-ups or none.
func whyNotSetUp(g rules.Game, start rules.Position) string {
	if start.String() == g.Start().String() {
		return ""
	}
	return "A game from a position of your choice needs the units of both sides on the board. To begin with set-ups, leave the position out."
}

func (d *decider) accept(do Accept) {
	if !d.challenged() {
		return
	}
	if d.c.By == d.Challenger {
		d.refuse(fmt.Sprintf("This is your own challenge: only %s can accept it. You can take it back with withdraw.", d.name(d.c.By.Other())))
		return
	}
	d.happen(Accepted(do))
	if d.SettingUp() {
		d.answer(fmt.Sprintf("You have accepted %s's challenge. You play %s.", d.name(d.Challenger), d.c.By.Side()), d.firstSetup(d.c.By))
		d.report(fmt.Sprintf("%s has accepted your challenge. You play %s.", d.name(d.c.By), d.Challenger.Side()), d.firstSetup(d.Challenger),
			quoted(d.name(d.c.By), do.Note))
		return
	}
	d.answer(fmt.Sprintf("You have accepted %s's challenge. The game has begun: you play %s, and %s.",
		d.name(d.Challenger), d.c.By.Side(), d.firstToMove(d.c.By)))
	d.report(fmt.Sprintf("%s has accepted your challenge. The game has begun: you play %s, and %s.",
		d.name(d.c.By), d.Challenger.Side(), d.firstToMove(d.Challenger)), quoted(d.name(d.c.By), do.Note))
}

func (d *decider) decline(do Decline) {
	if !d.challenged() {
		return
	}
	if d.c.By == d.Challenger {
		d.refuse("This is your own challenge: you cannot decline it, but you can take it back with withdraw.")
		return
	}
	d.happen(Declined(do))
	d.answer(fmt.Sprintf("You have declined %s's challenge.", d.name(d.Challenger)))
	d.report(fmt.Sprintf("%s has declined your challenge. There will be no game.", d.name(d.c.By)), quoted(d.name(d.c.By), do.Note))
}

func (d *decider) withdraw() {
	if !d.challenged() {
		return
	}
	if d.c.By != d.Challenger {
		d.refuse(fmt.Sprintf("Only %s can take this challenge back. You can answer accept or decline.", d.name(d.Challenger)))
		return
	}
	d.happen(Withdrawn{})
	d.answer("Your challenge is taken back. There will be no game.")
	d.report(fmt.Sprintf("%s has taken the challenge back. There will be no game, and you need not answer.", d.name(d.c.By)))
}
