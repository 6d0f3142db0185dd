package year

import (
	"cmp"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/rules"
)

// ending is how a game has ended, as the second book keeps it. A correction keeps the moment of the first ending (CR-22).
type ending struct {
	game   int
	at     time.Time
	people [2]*person // by side; nil for who is forgotten
	counts [2]int     // by side: what it adds to the cap of games (CR-34)
	late   bool       // it was given up: on time, or by "forget me"
	gone   bool       // by that
	winner *person
}

// enters keeps how a game has ended, or that it goes on.
func (w *world) enters(m *adjudicator.Match) {
	if m.Stage != adjudicator.Over {
		delete(w.endings, m.ID)
		return
	}
	e := ending{game: m.ID, at: m.EndedAt, gone: m.Gone}
	turns := [2]int{}
	for _, t := range m.Turns {
		turns[t.Side]++
	}
	for side := range 2 {
		e.people[side] = w.byAddress[m.Players[side].Address]
		e.counts[side] = counted(m, adjudicator.SeatOf(rules.Side(side)), turns)
		if m.Outcome.Result == rules.Win(rules.Side(side)) {
			e.winner = e.people[side]
			e.late = m.Outcome.Cause == rules.TimeOut || m.Gone
		}
	}
	w.endings[m.ID] = e
}

// counted is what a game that is over adds to how many games somebody may have: 2 for one with two turns of each side that they have not lost on
// time, by a ban or by "forget me"; 2 less for one lost on time; nothing for a void one (CR-34).
func counted(m *adjudicator.Match, seat adjudicator.Seat, turns [2]int) int {
	won := m.Outcome.Result == rules.Win(seat.Side())
	drawn := m.Outcome.Result == rules.Drawn
	switch {
	case m.Outcome.Result == rules.Ongoing:
		return 0
	case !won && !drawn && m.Outcome.Cause == rules.TimeOut:
		return -2
	case !won && m.Gone, m.Adjudication.Banned == seat, turns[0] < 2, turns[1] < 2:
		return 0
	}
	return 2
}

// mayHave is how many games somebody may have going: a newcomer six, and more or fewer by how their games have ended, cut to 2 and 60 after each.
func (w *world) mayHave(p *person) int {
	var own []ending
	for _, e := range w.endings {
		if slices.Contains(e.people[:], p) {
			own = append(own, e)
		}
	}
	slices.SortFunc(own, func(a, b ending) int { return cmp.Or(a.at.Compare(b.at), cmp.Compare(a.game, b.game)) })
	n := 6
	for _, e := range own {
		for side, who := range e.people {
			if who == p {
				n = min(max(n+e.counts[side], 2), 60)
			}
		}
	}
	return n
}

// hasGoing counts the games of somebody that are being played, but for one.
func (w *world) hasGoing(p *person, but int) (n int) {
	for game, stage := range w.stages {
		if game != but && stage == adjudicator.Playing && slices.Contains(w.playing[game], p) {
			n++
		}
	}
	return n
}

// checkCap: no game begins for somebody who has as many as they may have. Tournaments are never refused for it (CR-34).
func (w *world) checkCap(m *adjudicator.Match) {
	if m.Terms.Event > 0 || w.now.Sub(m.StartedAt) > 3*time.Minute {
		return
	}
	for _, p := range w.playing[m.ID] {
		if p.wish.lifted {
			continue
		}
		going, most := w.hasGoing(p, m.ID), w.mayHave(p)
		if w.breaks(OverCap) {
			most = 0
		}
		if w.report.Checked["games under the cap"]++; going >= most {
			w.find("cap", "game %d begins, and %s has %d games going and may have %d", m.ID, p.address, going, most)
		}
	}
}
