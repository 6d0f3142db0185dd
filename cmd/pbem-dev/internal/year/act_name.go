package year

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// calling is what somebody is and was called. The book of names is by how they look: in no case.
type calling struct {
	shown   bool      // they have answered a letter of the service's: from then on their name is theirs there
	since   time.Time // when they took their name; zero for the first
	former  []string
	changed time.Time // when they last asked for another
}

// bearer is whose a name is, or was.
type bearer struct {
	who     *person
	givenUp time.Time // zero for not
}

func looksLike(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }

// renames has somebody take another name at times: a new one, one that they had before, or one that somebody else has, or has given up.
func (w *world) renames(p *person) bool {
	if w.breaks(TakenName) && p.settled == len(p.settings()) && p.dice.IntN(6) == 0 {
		w.ask(p, "name "+given(p.dice)+" "+surname(p.number))
		return true
	}
	if p.number%6 != 1 || p.settled < len(p.settings()) || w.now.Sub(p.call.changed) < max(w.span()/40, 36*time.Hour) || p.dice.IntN(3) > 0 {
		return false
	}
	p.call.changed = w.now
	other := w.people[p.dice.IntN(len(w.people))]
	switch n := p.dice.IntN(5); {
	case n == 0 && len(p.call.former) > 0:
		w.ask(p, "name "+p.call.former[p.dice.IntN(len(p.call.former))])
	case n == 1 && other.call.shown: // whoever is not known there yet may find their name taken, and is called "Ada Caxen 2"
		w.ask(p, "name "+strings.ToUpper(other.name))
	case n == 2 && len(other.call.former) > 0:
		w.ask(p, "name "+other.call.former[p.dice.IntN(len(other.call.former))])
	default:
		w.ask(p, "name "+given(p.dice)+" "+surname(p.number))
	}
	return true
}

// asksAfter has somebody ask who has a name: one that others have, or had.
func (w *world) asksAfter(p *person) bool {
	if p.dice.IntN(50) > 0 && (!w.breaks(OldNameLeads) || p.dice.IntN(5) > 0) {
		return false
	}
	other := w.people[p.dice.IntN(len(w.people))]
	name := other.name
	if n := len(other.call.former); n > 0 && p.dice.IntN(2) == 0 {
		name = other.call.former[n-1]
	}
	w.ask(p, "players "+name)
	return true
}

// isCalled: a name has one person, and one that was given up is nobody else's for a year (CR-59).
func (w *world) isCalled(_ context.Context, s *sent, rest string) error {
	p, look := s.from, looksLike(rest)
	w.report.Checked["names taken"]++
	if had := w.bearers[look]; had.who != nil && had.who != p && (had.givenUp.IsZero() || s.at.Sub(had.givenUp) < 365*24*time.Hour) || w.breaks(TakenName) {
		w.find("names", "%s is called %q, which %s has, or gave up at %s", p.address, rest, had.who, had.givenUp.Format(time.DateTime))
	}
	if before := looksLike(p.name); before != look {
		w.bearers[before] = bearer{p, s.at}
		p.call.former = append(p.call.former, p.name)
	}
	w.bearers[look] = bearer{who: p}
	p.name, p.call.since = rest, s.at
	return nil
}

// checkNames: who is refused a name is so rightly; and who asks after a name finds whoever has it now, and nobody by one that was given up.
func (w *world) checkNames(s *sent, came *games.Arrival) {
	words := s.from.said[s.id]
	if name, asks := strings.CutPrefix(words, "name "); asks && strings.Contains(came.Why, "referee-name-taken") {
		had := w.bearers[looksLike(name)]
		if w.report.Checked["names refused"]++; had.who == nil || had.who == s.from && had.givenUp.IsZero() {
			w.find("names", "%s cannot be called %q, which nobody else has", s.from.address, name)
		}
	}
	name, asks := strings.CutPrefix(words, "players ")
	had := w.bearers[looksLike(name)]
	if !asks || had.who == nil || !had.who.call.shown || !had.who.leaving.IsZero() || came.Disposition != games.Answered && came.Disposition != games.Refused {
		return
	}
	found := came.Disposition == games.Answered
	if w.report.Checked["names asked after"]++; found != had.givenUp.IsZero() || w.breaks(OldNameLeads) {
		w.find("found", "%s asks after %q, which %s has had until %s: %s", s.from.address, name, had.who.address, had.givenUp.Format(time.DateTime), came.Why)
	}
}

// checkCalled: a game that begins has its players by the names that they have then.
func (w *world) checkCalled(m *adjudicator.Match) {
	if w.now.Sub(m.StartedAt) > 3*time.Minute {
		return
	}
	for _, player := range m.Players {
		p := w.byAddress[player.Address]
		if p == nil || !p.known || !p.call.since.Before(m.ChallengedAt) && slices.Contains(p.call.former, player.Name) {
			continue
		}
		if w.report.Checked["names in games"]++; player.Name != p.name || w.breaks(OtherName) {
			w.find("called", "game %d begins with %q, who is called %q since %s", m.ID, player.Name, p.name, p.call.since.Format(time.DateTime))
		}
	}
}

func (p *person) String() string {
	if p == nil {
		return "nobody"
	}
	return fmt.Sprintf("%s (%s)", p.name, p.address)
}
