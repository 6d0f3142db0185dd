package adjudicator

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

func opening() Action {
	return Action{
		Name: "open", service: true,
		decisions: []decision{on(open)},
		facts:     []factRow{personal(fact("opened", Unborn, addOpened), Opened.without)},
	}
}

func accepting() Action {
	return Action{
		Name: "accept", Help: "new",
		Words: []Words{{[]string{"accept", "accepted", "accept challenge", "accept the challenge", "accept the game", "accept your challenge"}, ANote}},
		Make:  func(a Asked) Deed { return Accept{Note: a.Text, Name: a.Name} },

		decisions: []decision{on(accept)},
		facts:     []factRow{personal(fact("accepted", Challenged, addAccepted), Accepted.without)},
	}
}

func declining() Action {
	return Action{
		Name: "decline", Help: "new",
		Words: []Words{{[]string{"decline", "declined", "reject", "refuse", "decline challenge", "decline the challenge", "decline your challenge"}, ANote}},
		Make:  func(a Asked) Deed { return Decline{Note: a.Text} },

		decisions: []decision{on(decline)},
		facts:     []factRow{personal(fact("declined", Challenged, addDeclined), Declined.without)},
	}
}

func withdrawing() Action {
	return Action{
		Name: "withdraw", Help: "new",
		Words: []Words{
			{[]string{"withdraw", "withdraw challenge", "withdraw the challenge", "cancel challenge", "cancel the challenge"}, AGame},
			{[]string{"withdraw yes", "withdraw accept", "agree to withdraw"}, Yes},
			{[]string{"withdraw no", "withdraw decline", "decline to withdraw"}, No},
		},
		Make: func(a Asked) Deed {
			if a.Yes || a.No {
				return AnswerCallOff{Yes: a.Yes}
			}
			return Withdraw{Spent: a.Spent}
		},

		decisions: []decision{on(withdraw), on(answerCallOff)},
		facts: []factRow{
			fact("withdrawn", Challenged, addWithdrawn), fact("call-off-asked", Playing, addCallOffAsked), fact("call-off-refused", Playing, addCallOffRefused),
		},
		asks: callOffAsked,
	}
}

// Open makes the match: only on an unborn one.
type Open struct {
	ID           int
	Terms        Terms
	White, Black Player
	Challenger   Seat
	Note         string
	To           string // the address that was challenged, as it was given; "" for a player who is known by name
}

// opened is what is kept of it.
func (do Open) opened() Opened {
	return Opened{ID: do.ID, Terms: do.Terms, White: do.White, Black: do.Black, Challenger: do.Challenger, Note: do.Note}
}

// Accept and Decline answer the challenge; Withdraw takes one's own back, or calls a game off that has only just begun. Spent: the player has called off
// so many of late that the other has to agree.
type (
	Accept struct {
		Note   string
		Name   string // what the player wants to be called; "" keeps the name the challenger gave
		Record Recording
	}
	Decline  struct{ Note string }
	Withdraw struct{ Spent bool }
)

func (Open) deed()     {}
func (Accept) deed()   {}
func (Decline) deed()  {}
func (Withdraw) deed() {}

// Opened is the challenge: the first event of every match.
type Opened struct {
	ID         int    `json:"id"`
	Terms      Terms  `json:"terms"`
	White      Player `json:"white"`
	Black      Player `json:"black"`
	Challenger Seat   `json:"challenger"`
	Note       string `json:"note,omitempty"`
}

// What became of the challenge. Accepted keeps the name that the challenged player goes by, which the challenger need not
// have known.
type (
	Accepted struct {
		Note   string    `json:"note,omitempty"`
		Name   string    `json:"name,omitempty"`
		Record Recording `json:"record,omitzero"`
	}
	Declined struct {
		Note string `json:"note,omitempty"`
	}
	Withdrawn struct{}
)

func (Opened) fact()    {}
func (Accepted) fact()  {}
func (Declined) fact()  {}
func (Withdrawn) fact() {}

func open(d *decider, do Open) {
	if d.c.By == NoSeat && (do.Challenger == WhiteSeat || do.Challenger == BlackSeat) {
		d.c.By = do.Challenger
	}
	if why := whyNotOpen(d, do); !why.Empty() {
		d.refuse(why)
		return
	}
	if do.Terms.QuietTurns > 0 {
		do.Terms.QuietUntil = d.Game.Vocabulary().Quiet
	}
	d.happen(do.opened())
	challenger, other := do.Challenger, do.Challenger.Other()
	sent := []phrase.Phrase{phrase.New("match-challenge-sent", "name", seatName(&d.Match, other), "game", d.ID, "title", d.Titled(), "side", challenger.Side()),
		d.Terms.ratedRule(), phrase.New("match-challenge-waits")}
	switch {
	case do.Terms.Counter != 0:
		sent = countered(d, other)
	case do.To != "": // nobody is told what becomes of it
		sent = []phrase.Phrase{phrase.New("match-challenge-number", "address", do.To, "game", d.ID),
			termsSent(&d.Match), d.Terms.ratedRule()}
	}
	d.answer(sent...)
	d.notices = append(d.notices, d.Invitation(do.Note))
}

// termsSent says what was offered, to who offered it.
func termsSent(m *Match) phrase.Phrase {
	if m.Terms.Own != NoSeat {
		return phrase.New("match-challenge-terms-own", "side", m.Challenger.Side())
	}
	return phrase.New("match-challenge-terms", "title", m.Titled(), "side", m.Challenger.Side())
}

// challengedTo says who challenges to what.
func challengedTo(m *Match) phrase.Phrase {
	name, side := seatName(m, m.Challenger), m.Challenger.Other().Side()
	if m.Terms.Own != NoSeat {
		return phrase.New("match-challenge-own", "name", name, "title", m.Titled(), "side", side, "first", firstSide(m))
	}
	return phrase.New("match-challenge", "name", name, "title", m.Titled(), "side", side, "first", firstSide(m))
}

// Invitation is what the challenged player is told, with the challenger's words.
func (m *Match) Invitation(note string) Notice {
	if m.Terms.Counter != 0 {
		return counterOffer(m, note)
	}
	challenger, other := m.Challenger, m.Challenger.Other()
	invitation := []phrase.Phrase{
		challengedTo(m),
		quoted(seatName(m, challenger), note),
		phrase.Join(phrase.Sentences, setupRule(m), m.Terms.brief(), drawRule(m)),
		phrase.New("match-challenge-answer"),
	}
	return Notice{To: other, Kind: Invitation, Text: slices.DeleteFunc(invitation, phrase.Phrase.Empty), Asks: "accept"}
}

func whyNotOpen(d *decider, do Open) phrase.Phrase {
	switch {
	case d.Stage != Unborn, d.Game == nil,
		do.Challenger != WhiteSeat && do.Challenger != BlackSeat,
		d.c.By != NoSeat && d.c.By != do.Challenger:
		return phrase.New("match-open-impossible")
	case do.Terms.Rated && (do.White.Level > 0 || do.Black.Level > 0):
		return phrase.New("match-rated-program")
	}
	start, err := startOf(d.Game, do.Terms)
	if err != nil {
		return phrase.New("match-open-position", "why", err)
	}
	if o := start.Outcome(); o.Over() {
		return phrase.New("match-open-over", "result", string(o.Result), "why", o)
	}
	if rules.AwaitsSetup(start) {
		return whyNotSetUp(d.Game, start)
	}
	for range start.Turns() {
		return phrase.Phrase{}
	}
	return phrase.New("match-open-no-turn", "side", start.ToMove())
}

// whyNotSetUp refuses a position of somebody's choice that has one set-up of two: it has both or none.
func whyNotSetUp(g rules.Game, start rules.Position) phrase.Phrase {
	if start.String() == g.Start().String() {
		return phrase.Phrase{}
	}
	return phrase.New("match-open-half-set-up")
}

func accept(d *decider, do Accept) {
	if !challenged(d) {
		return
	}
	if d.c.By == d.Challenger {
		d.refuse(phrase.New("match-accept-own"))
		return
	}
	d.happen(Accepted(do))
	mine, theirs := d.c.By, d.Challenger
	note := quoted(seatName(&d.Match, mine), do.Note)
	first := func(reader Seat) phrase.Phrase {
		if d.SettingUp() {
			return firstSetup(&d.Match, reader)
		}
		return phrase.Phrase{}
	}
	d.answer(phrase.New("match-accepted", "name", seatName(&d.Match, theirs), "side", mine.Side()), d.Terms.ratedRule(), first(mine))
	d.tellsAcceptance()
	d.report(phrase.New("match-accepts", "name", seatName(&d.Match, mine), "side", theirs.Side()), d.Terms.ratedRule(), first(theirs), note)
	d.tellsAcceptance()
}

func decline(d *decider, do Decline) {
	if !challenged(d) {
		return
	}
	if d.c.By == d.Challenger {
		d.refuse(phrase.New("match-accept-own"))
		return
	}
	d.happen(Declined(do))
	d.answer(phrase.New("match-declined", "name", seatName(&d.Match, d.Challenger)))
	d.report(phrase.New("match-declines", "name", seatName(&d.Match, d.c.By)), quoted(seatName(&d.Match, d.c.By), do.Note))
}

func withdraw(d *decider, do Withdraw) {
	if d.Stage == Playing {
		callOff(d, do)
		return
	}
	if !challenged(d) {
		return
	}
	if d.c.By != d.Challenger {
		d.refuse(phrase.New("match-withdraw-theirs", "name", seatName(&d.Match, d.Challenger)))
		return
	}
	d.happen(Withdrawn{})
	d.answer(phrase.New("match-withdrawn"))
	d.report(phrase.New("match-withdraws", "name", seatName(&d.Match, d.c.By)))
}
