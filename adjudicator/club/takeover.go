package club

import (
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/rules"
	"pbem/rules/phrase"
)

const (
	// takeoverWithin is for how long after its end a game can be offered to be taken over.
	takeoverWithin = 30 * clock.Day
	// takeoverSilence is how long nothing was heard of whoever lost on time.
	takeoverSilence = 30 * clock.Day
)

// Takeover decides whether a seat offers the other one of a game, which its player gave up, to whoever goes on with it from the last
// position (CR-35); why says why not. heard is up to when letters of the other player may have been believed; who is to be forgotten need
// not be silent. The terms are those of the game that whoever takes it begins: with fresh clocks, and unrated.
func Takeover(m *adjudicator.Match, by adjudicator.Seat, now, heard time.Time) (terms adjudicator.Terms, why phrase.Phrase) {
	late := by.Other()
	if why := untakeable(m, by, now); !why.Empty() {
		return terms, why
	}
	if silent := heard.Add(takeoverSilence); !gone(m, late) && now.Before(silent) {
		return terms, lately(m, late, silent)
	}
	terms = m.Terms
	terms.Position, terms.Takeover, terms.Rated, terms.After = m.Position.String(), m.ID, false, 0
	terms.Event, terms.Tournament, terms.Round = 0, "", ""
	return terms, phrase.Phrase{}
}

// lately says that a seat's player was heard of, and from when on the seat can be offered, if ever.
func lately(m *adjudicator.Match, late adjudicator.Seat, silent time.Time) phrase.Phrase {
	name, until := phrase.Words(m.Player(late).Name), m.EndedAt.Add(takeoverWithin)
	if !silent.Before(until) {
		return phrase.New("club-takeover-heard-late", "game", m.ID, "name", name)
	}
	return phrase.New("club-takeover-heard", "game", m.ID, "name", name, "from", silent, "until", until)
}

// gone reports whether a seat's player has asked to be forgotten.
func gone(m *adjudicator.Match, s adjudicator.Seat) bool {
	return m.Gone || m.Seats[s.Side()].Forgotten
}

// untakeable says why the game itself, or who asks, does not allow it; nothing where it does.
func untakeable(m *adjudicator.Match, by adjudicator.Seat, now time.Time) phrase.Phrase {
	last := m.EndedAt.Add(takeoverWithin)
	switch {
	case m.Stage != adjudicator.Over:
		return phrase.New("club-takeover-goes-on", "game", m.ID)
	case m.TakenOver != 0:
		return phrase.New("club-takeover-done", "game", m.ID, "now", m.TakenOver)
	case !givenUp(m):
		return phrase.New("club-takeover-otherwise", "game", m.ID, "result", string(m.Outcome.Result), "why", m.Why())
	case m.Seats[rules.White].Player.Address == m.Seats[rules.Black].Player.Address:
		return phrase.New("club-takeover-alone", "game", m.ID)
	case m.Outcome.Result != rules.Win(by.Side()):
		return phrase.New("club-takeover-yours", "game", m.ID, "name", phrase.Words(m.Player(by.Other()).Name))
	case m.Terms.Private:
		return phrase.New("club-takeover-private", "game", m.ID)
	case !now.Before(last):
		return phrase.New("club-takeover-late", "game", m.ID, "until", last)
	case unfinished(m):
		return phrase.New("club-takeover-set-up", "game", m.ID)
	}
	return phrase.Phrase{}
}

// givenUp reports whether a game was lost on time, or resigned by "forget me".
func givenUp(m *adjudicator.Match) bool {
	return m.Outcome.Cause == rules.TimeOut || m.Outcome.Cause == rules.Resigned && m.Gone
}

// unfinished reports whether there is no position yet to go on from: set-ups are missing.
func unfinished(m *adjudicator.Match) bool {
	s, sets := m.Position.(rules.Setting)
	return sets && (s.Awaits(rules.White) || s.Awaits(rules.Black)) || m.Begun == ""
}
