package club

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/tournament"
	"pbem/rules"
)

// TournamentDeed is what a tournament has done in one of its games.
type TournamentDeed struct {
	Do    TournamentDo
	Match int // 0 of one that is to begin
	White int // the players, by their numbers
	Black int
	// Left is who has dropped out, of a game that ends with it.
	Left        tournament.Departure
	ByWhite     bool
	group, game int
}

// TournamentDo is a kind of deed.
type TournamentDo uint8

const (
	BeginGame  TournamentDo = iota // by a match of its own
	EndGame                        // it is resigned for who has dropped out (CR-10)
	WeighGame                      // it is adjudicated by what the sides are worth (CR-36)
	ReviveGame                     // it goes on, for its player is back (CR-49)
)

// Begun is what the stream keeps of a game that has begun.
func (d TournamentDeed) Begun(match int) BegunGame {
	return BegunGame{Group: d.group, Game: d.game, Match: match}
}

// Deeds lists what is to be done in games at a moment, at most n, after all that Next has said.
func (t Tournament) Deeds(now time.Time, n int) (list []TournamentDeed) {
	if !t.Runs() {
		return nil
	}
	for i, g := range t.Groups {
		for j, p := range g.Games {
			if d, due := t.deed(g, p, now); due && len(list) < n {
				d.Match, d.group, d.game = p.Match, i, j
				d.White, d.Black = t.player(g, p.White).Player, t.player(g, p.Black).Player
				list = append(list, d)
			}
		}
	}
	return list
}

func (t Tournament) deed(g Group, p Pairing, now time.Time) (d TournamentDeed, due bool) {
	white, black := t.player(g, p.White), t.player(g, p.Black)
	switch {
	case p.Match == 0:
		return TournamentDeed{Do: BeginGame}, !p.Over
	case p.Over:
		return TournamentDeed{Do: ReviveGame}, revives(white, black, p.Match)
	case slices.Contains(white.Ended, p.Match) && white.Left != "":
		return TournamentDeed{Do: EndGame, Left: white.Left, ByWhite: true}, true
	case slices.Contains(black.Ended, p.Match) && black.Left != "":
		return TournamentDeed{Do: EndGame, Left: black.Left}, true
	}
	return TournamentDeed{Do: WeighGame}, !now.Before(t.weighed(p))
}

// revives reports whether a game ended with the leaving of somebody who is back, and both play.
func revives(white, black *Entrant, match int) bool {
	return white.Left == "" && black.Left == "" && (slices.Contains(white.Ended, match) || slices.Contains(black.Ended, match))
}

// weighed is when a game that goes on is adjudicated by worth.
func (t Tournament) weighed(p Pairing) time.Time {
	if t.Worth {
		return t.date(p)
	}
	if p.Asked.IsZero() {
		return t.date(p).Add(hostHas)
	}
	return p.Asked.Add(hostHas)
}

// Due is when time will next do something in a tournament; zero for never. What waits for no moment is due since the start.
func (t Tournament) Due() time.Time {
	switch {
	case t.Open() && !t.Start().IsZero():
		return t.Start()
	case t.Open():
		return t.givesUp()
	case !t.Runs():
		return time.Time{}
	case len(t.Next(t.Begun, nobodyRated)) > 0, len(t.Deeds(t.Begun, 1)) > 0:
		return t.Begun
	}
	var moments []time.Time
	for _, e := range t.Entrants {
		if !e.Until.IsZero() {
			moments = append(moments, e.Until)
		}
	}
	for _, g := range t.Groups {
		for _, p := range g.Games {
			if p.goes() {
				moments = append(moments, t.looksAt(p))
			}
		}
	}
	if len(moments) == 0 {
		return t.Begun
	}
	return slices.MinFunc(moments, time.Time.Compare)
}

// looksAt is when a game that goes on is next looked at.
func (t Tournament) looksAt(p Pairing) time.Time {
	if !t.Worth && p.Asked.IsZero() {
		return t.date(p)
	}
	return t.weighed(p)
}

func nobodyRated(int, time.Time) Rating { return Rating{} }

// The colours that have lost a game on time, by their stored names.
const (
	lateWhite = "white"
	lateBlack = "black"
	lateBoth  = "both"
)

// Result is how a match counts in a table: a game that is void counts nothing for either, and one for which neither has set up is lost by
// both, on time (CR-44).
func Result(m *adjudicator.Match) ResultTaken {
	r := ResultTaken{Match: m.ID, Over: m.Stage == adjudicator.Over}
	r.Void = r.Over && m.Outcome.Cause.Uncounted()
	switch {
	case !r.Over:
		return r
	case m.Outcome.Result == rules.WhiteWins:
		r.White = 2
	case m.Outcome.Result == rules.BlackWins:
		r.Black = 2
	case m.Outcome.Result == rules.Drawn:
		r.White, r.Black = 1, 1
	}
	switch o := m.Outcome; {
	case o.Cause == rules.TimeOut && o.By == rules.ByWhite:
		r.Late = lateWhite
	case o.Cause == rules.TimeOut && o.By == rules.ByBlack:
		r.Late = lateBlack
	case o.Cause == rules.Void && m.Begun == "":
		r.Late = lateBoth
	}
	return r
}

// Knows reports whether the tournament has a result already.
func (t Tournament) Knows(r ResultTaken) bool {
	p, ok := t.Game(r.Match)
	return !ok || p.Over == r.Over && (!r.Over || p.WhiteGot == r.White && p.BlackGot == r.Black && p.Void == r.Void && slices.Equal(p.Late, r.late(p.Pair)))
}

// late are the players of a pair who have lost on time.
func (r ResultTaken) late(p tournament.Pair) []tournament.Seed {
	switch r.Late {
	case lateWhite:
		return []tournament.Seed{p.White}
	case lateBlack:
		return []tournament.Seed{p.Black}
	case lateBoth:
		return []tournament.Seed{p.White, p.Black}
	}
	return nil
}

// addResult takes in how a match stands. One that goes on again, after a correction of the host's, has the tournament go on with it.
func addResult(t *Tournament, e Event, f ResultTaken) error {
	at, ok := t.find(f.Match)
	if !ok {
		return fmt.Errorf("%w: a result of game %d", ErrOutOfOrder, f.Match)
	}
	g := &t.Groups[at.group]
	p := &g.Games[at.game]
	t.late(g, p.Late, -1)
	again := p.Over && !f.Over
	if again {
		p.Again, p.Asked = e.At, time.Time{}
		for _, number := range []tournament.Seed{p.White, p.Black} {
			ended := t.player(*g, number).Ended
			t.player(*g, number).Ended = slices.DeleteFunc(slices.Clone(ended), func(match int) bool { return match == f.Match })
		}
	}
	p.Over, p.WhiteGot, p.BlackGot, p.Late, p.Void = f.Over, f.White, f.Black, f.late(p.Pair), f.Void
	t.late(g, p.Late, 1)
	if again || slices.ContainsFunc(t.Entrants, Entrant.isBack) {
		t.End, t.EndedAt = "", time.Time{}
	}
	return nil
}

// isBack reports whether somebody dropped out on time whose losses were corrected since (CR-49).
func (e Entrant) isBack() bool { return e.Left == tournament.OutOfTime && e.Late < 2 }

func (t *Tournament) late(g *Group, who []tournament.Seed, by int) {
	for _, number := range who {
		t.player(*g, number).Late += by
	}
}
