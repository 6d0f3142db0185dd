package club

import (
	"slices"
	"time"

	"pbem/adjudicator/tournament"
)

// Standings are what a tournament asks of whoever keeps players: somebody's rating in its list at the end of the last month before a
// moment.
type Standings func(player int, at time.Time) Rating

// Start is the moment at which a tournament starts, as far as that is known: of one that waits for players, the arrival of the last of
// them; zero else.
func (t Tournament) Start() time.Time {
	if t.StartAt > 0 {
		if len(t.Entrants) < t.StartAt {
			return time.Time{}
		}
		return t.Entrants[t.StartAt-1].Joined
	}
	return t.Plan.Start
}

// givesUp is when a tournament that waits for players waits no longer.
func (t Tournament) givesUp() time.Time {
	by := t.Founded.Add(fillsWithin)
	if !t.Until.IsZero() {
		by = earliest(by, t.Until)
	}
	return by
}

// Next says what is due in a tournament at a moment: facts that are to be added before it is asked again, none if nothing is. Games that
// are to begin, or to end, are Deeds.
func (t Tournament) Next(now time.Time, rated Standings) []Fact {
	switch {
	case t.Open():
		return t.startDue(now, rated)
	case !t.Runs():
		return nil
	case len(t.Groups) == 0:
		return t.form()
	}
	for i, g := range t.Groups {
		if g.Round == 0 {
			return t.pair(i, g, now)
		}
	}
	if i := slices.IndexFunc(t.Entrants, Entrant.isBack); i >= 0 {
		return []Fact{Revived{Player: t.Entrants[i].Player}}
	}
	if list := t.further(now); list != nil {
		return list
	}
	if list := noticesOf(t.Entrants, now); list != nil {
		return list
	}
	return t.asks(now)
}

// startDue starts a tournament, or calls it off (CR-37).
func (t Tournament) startDue(now time.Time, rated Standings) []Fact {
	start := t.Start()
	switch {
	case !start.IsZero() && !now.Before(start) && len(t.Entrants) >= t.Least():
		return []Fact{TournamentBegun{Start: start, Seeds: t.seeds(start, rated)}}
	case !start.IsZero() && !now.Before(start), start.IsZero() && !now.Before(t.givesUp()):
		return []Fact{TournamentEnded{Why: TooFew}}
	}
	return nil
}

// seeds are the players by rating; who has none stands behind everybody with 1500 or more, and before those with less; equal ones by when
// they joined (CR-14).
func (t Tournament) seeds(start time.Time, rated Standings) []Seeding {
	var list []Seeding
	for _, e := range t.Entrants {
		list = append(list, Seeding{Player: e.Player, Rating: rated(e.Player, start)})
	}
	slices.SortStableFunc(list, func(a, b Seeding) int {
		switch x, y := a.Rating.Counts(), b.Rating.Counts(); {
		case x > y, x == y && a.Rating.Known && !b.Rating.Known:
			return -1
		case x < y, x == y && b.Rating.Known && !a.Rating.Known:
			return 1
		}
		return 0
	})
	return list
}

// form makes the groups with which a tournament begins.
func (t Tournament) form() (list []Fact) {
	n := len(t.Entrants)
	if t.System == tournament.Sectioned {
		if sections := tournament.Sections(n); len(sections) > 1 {
			for i, players := range sections {
				list = append(list, GroupFormed{Number: i + 1, Players: players})
			}
			return list
		}
	}
	all := make([]tournament.Seed, n)
	for i := range all {
		all[i] = tournament.Seed(i + 1)
	}
	return []Fact{GroupFormed{Players: all}}
}

// pair pairs the games with which a group begins.
func (t Tournament) pair(i int, g Group, now time.Time) []Fact {
	switch t.System {
	case tournament.BySwiss:
		return t.swissRound(i, g, now)
	case tournament.Twice:
		return []Fact{RoundPaired{Group: i, Games: allRounds(tournament.Double(len(g.Players)))}}
	}
	return []Fact{RoundPaired{Group: i, Games: allRounds(tournament.RoundRobin(len(g.Players)))}}
}

func allRounds(rounds [][]tournament.Pair) (games []PairedGame) {
	for r, pairs := range rounds {
		games = append(games, paired(r+1, pairs)...)
	}
	return games
}

func paired(round int, pairs []tournament.Pair) (games []PairedGame) {
	for b, p := range pairs {
		games = append(games, PairedGame{Round: round, Board: b + 1, White: p.White, Black: p.Black})
	}
	return games
}

// swissRound pairs the next round of a Swiss, or ends it.
func (t Tournament) swissRound(i int, g Group, now time.Time) []Fact {
	switch {
	case g.Round >= t.Size:
		return []Fact{TournamentEnded{Why: Completed}}
	case !now.Before(t.LastDate(t.Begun)):
		return []Fact{TournamentEnded{Why: OutOfDate}}
	}
	s := tournament.Swiss{Players: len(g.Players), Byes: g.Byes}
	for _, p := range g.Games {
		s.Games = append(s.Games, p.Game)
	}
	for n := range g.Players {
		if t.player(g, tournament.Seed(n+1)).Left != "" {
			s.Gone = append(s.Gone, tournament.Seed(n+1))
		}
	}
	round, ok := s.Pair()
	if !ok {
		return []Fact{TournamentEnded{Why: Unpaired}}
	}
	return []Fact{RoundPaired{Group: i, Round: g.Round + 1, Games: paired(g.Round+1, round.Pairs), Bye: round.Bye}}
}

// further says what follows when everything that was paired is over: the next round, the final, the end.
func (t Tournament) further(now time.Time) []Fact {
	if slices.ContainsFunc(t.Groups, func(g Group) bool { return !g.over() || t.revivesIn(g) }) {
		return nil
	}
	last := len(t.Groups) - 1
	switch {
	case t.System == tournament.BySwiss:
		return t.swissRound(last, t.Groups[last], now)
	case last == 0, t.Groups[last].Final:
		return []Fact{TournamentEnded{Why: Completed}}
	}
	final := t.finalists()
	switch {
	case len(final) < 2:
		return []Fact{TournamentEnded{Why: Completed}}
	case !now.Before(t.LastDate(t.Begun)):
		return []Fact{TournamentEnded{Why: OutOfDate}}
	}
	return []Fact{GroupFormed{Number: last + 2, Final: true, Players: final}}
}

// revivesIn reports whether a game of a group is to go on again, for its player is back.
func (t Tournament) revivesIn(g Group) bool {
	return slices.ContainsFunc(g.Games, func(p Pairing) bool {
		return p.Over && p.Match > 0 && revives(t.player(g, p.White), t.player(g, p.Black), p.Match)
	})
}

// finalists are the first of each section, all who share the place, in the order in which they are seeded for the final: points as a share
// of the games, then seed (CR-18). Of a section whose first have left it is the first who has not.
func (t Tournament) finalists() (final []tournament.Seed) {
	type share struct {
		seed         tournament.Seed
		points, most int
	}
	var list []share
	for _, g := range t.Groups {
		place := 0
		for _, row := range g.view().Table(t.System).Rows() {
			if t.player(g, row.Player).Left != "" || place > 0 && row.Place > place {
				continue
			}
			place = row.Place
			list = append(list, share{g.Players[row.Player-1], int(row.Points), max(1, row.Played)})
		}
	}
	slices.SortFunc(list, func(a, b share) int {
		if d := b.points*a.most - a.points*b.most; d != 0 {
			return d
		}
		return int(a.seed - b.seed)
	})
	for _, s := range list {
		final = append(final, s.seed)
	}
	return final
}

// noticesOf says what follows from games that were lost on time: a notice of the second and of each one after it; seven days after that the
// player drops out (CR-49). One whose cause a correction has taken away ends.
func noticesOf(entrants []Entrant, now time.Time) []Fact {
	for _, e := range entrants {
		switch {
		case e.Left != "":
		case e.Late < 2 && !e.Until.IsZero():
			return []Fact{NoticeEnded{Player: e.Player}}
		case e.Late >= 2 && e.Late > e.Told:
			return []Fact{NoticeGiven{Player: e.Player, Until: now.Add(noticeOf)}}
		case !e.Until.IsZero() && !now.Before(e.Until):
			return []Fact{DroppedOut{Player: e.Player, Why: tournament.OutOfTime}}
		}
	}
	return nil
}

// asks has the host asked about games that have come to their date (CR-36).
func (t Tournament) asks(now time.Time) []Fact {
	var list []int
	for _, g := range t.Groups {
		for _, p := range g.Games {
			if date := t.date(p); !t.Worth && p.goes() && p.Asked.IsZero() && !now.Before(date) {
				list = append(list, p.Match)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	return []Fact{HostAsked{Games: list}}
}

// date is when a game is adjudicated that goes on: that of its round, the tournament's last at the latest. One that goes on after it was
// over has some time from then.
func (t Tournament) date(p Pairing) time.Time {
	date := t.LastDate(t.Begun)
	if t.Round > 0 {
		date = earliest(date, p.Began.Add(t.Round))
	}
	if !p.Again.IsZero() {
		date = latest(date, p.Again.Add(max(t.Round, againHas)))
	}
	return date
}
