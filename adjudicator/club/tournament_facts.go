package club

import (
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator/tournament"
)

// TournamentFounded begins every tournament.
type TournamentFounded struct {
	Number  int  `json:"number"`
	Founder int  `json:"founder"`
	Plan    Plan `json:"plan"`
}

// What happens before the start. Begun gives the seeds, once, in their order (CR-14).
type (
	TournamentJoined struct {
		Player int `json:"player"`
	}
	TournamentLeft struct {
		Player int `json:"player"`
	}
	TournamentBegun struct {
		Start time.Time `json:"start"`
		Seeds []Seeding `json:"seeds"`
	}
)

// Seeding is a seed.
type Seeding struct {
	Player int    `json:"player"`
	Rating Rating `json:"rating,omitzero"`
}

// How a tournament is paired. Round is 0 where all rounds of a group begin together (CR-17). GamesBegun has the matches of games that were
// paired.
type (
	GroupFormed struct {
		Number  int               `json:"number,omitempty"`
		Final   bool              `json:"final,omitempty"`
		Players []tournament.Seed `json:"players"`
	}
	RoundPaired struct {
		Group int             `json:"group"` // counted from 0, as Tournament.Groups
		Round int             `json:"round"`
		Games []PairedGame    `json:"games"`
		Bye   tournament.Seed `json:"bye,omitempty"`
	}
	GamesBegun struct {
		Games []BegunGame `json:"games"`
	}
)

// PairedGame is a game that is to be played, by numbers in its group.
type PairedGame struct {
	Round int             `json:"round"`
	Board int             `json:"board"`
	White tournament.Seed `json:"white"`
	Black tournament.Seed `json:"black"`
}

// BegunGame is the match of a game that was paired: that with the index in the group with the index, both counted from 0.
type BegunGame struct {
	Group int `json:"group"`
	Game  int `json:"game"`
	Match int `json:"match"`
}

// ResultTaken is how a match of the tournament stands now: over, with so many points, or not over any more. Late are the colours that lost it
// on time: "white", "black", "both" or "". One that is Void is over, and has no part in any table (record.md, "Games").
type ResultTaken struct {
	Match int               `json:"match"`
	Over  bool              `json:"over"`
	White tournament.Points `json:"white"`
	Black tournament.Points `json:"black"`
	Late  string            `json:"late,omitempty"`
	Void  bool              `json:"void,omitempty"`
}

// Who plays no further. NoticeGiven tells everybody of somebody who has lost two games on time; NoticeEnded: they played, or the host keeps
// them. DroppedOut names the games that end with it; Revived takes it back.
type (
	NoticeGiven struct {
		Player int       `json:"player"`
		Until  time.Time `json:"until"`
	}
	NoticeEnded struct {
		Player int  `json:"player"`
		Kept   bool `json:"kept,omitempty"` // by the host
	}
	DroppedOut struct {
		Player int                  `json:"player"`
		Why    tournament.Departure `json:"why"`
	}
	Revived struct {
		Player int `json:"player"`
	}
)

// HostAsked: the games, by their numbers, have come to their date, and the host has seven days to adjudicate them (CR-36).
type HostAsked struct {
	Games []int `json:"games"`
}

// TournamentEnded ends a tournament.
type TournamentEnded struct {
	Why TournamentEnd `json:"why"`
}

func (TournamentFounded) fact() {}
func (TournamentJoined) fact()  {}
func (TournamentLeft) fact()    {}
func (TournamentBegun) fact()   {}
func (GroupFormed) fact()       {}
func (RoundPaired) fact()       {}
func (GamesBegun) fact()        {}
func (ResultTaken) fact()       {}
func (NoticeGiven) fact()       {}
func (NoticeEnded) fact()       {}
func (DroppedOut) fact()        {}
func (Revived) fact()           {}
func (HostAsked) fact()         {}
func (TournamentEnded) fact()   {}

func tournamentFacts() []factRow {
	return []factRow{
		tournamentFact("tournament-founded", addFounded),
		tournamentFact("tournament-joined", addJoined),
		tournamentFact("tournament-left", addLeft),
		tournamentFact("tournament-begun", addBegun),
		tournamentFact("tournament-group", addGroup),
		tournamentFact("tournament-round", addRound),
		tournamentFact("tournament-games", addGames),
		tournamentFact("tournament-result", addResult),
		tournamentFact("tournament-notice", addNotice),
		tournamentFact("tournament-notice-ended", addNoticeEnded),
		tournamentFact("tournament-dropped-out", addDroppedOut),
		tournamentFact("tournament-revived", addRevived),
		tournamentFact("tournament-host-asked", addHostAsked),
		tournamentFact("tournament-ended", func(t *Tournament, e Event, f TournamentEnded) error {
			t.End, t.EndedAt = f.Why, e.At
			return nil
		}),
	}
}

// tournamentFact is the row of one kind of fact about a tournament.
func tournamentFact[F Fact](name string, add func(*Tournament, Event, F) error) factRow {
	row := kind[F](name)
	row.tournament = func(t *Tournament, e Event) error { return add(t, e, e.Fact.(F)) }
	return row
}

// ApplyTournament returns the tournament with more events. The one that it is given is left as it is.
func ApplyTournament(t Tournament, events ...Event) (Tournament, error) {
	if len(events) > 0 {
		t = t.clone()
	}
	for _, e := range events {
		row, ok := rowOf(e.Fact)
		_, founds := e.Fact.(TournamentFounded)
		if !ok || row.tournament == nil || (t.Version == 0) != founds {
			return t, fmt.Errorf("event %d: %w", t.Version+1, ErrOutOfOrder)
		}
		t.Version++
		if err := row.tournament(&t, e); err != nil {
			return t, fmt.Errorf("event %d: %w", t.Version, err)
		}
	}
	return t, nil
}

// clone is a tournament that shares nothing with another that facts change in place.
func (t Tournament) clone() Tournament {
	t.Entrants, t.Groups = slices.Clone(t.Entrants), slices.Clone(t.Groups)
	for i, g := range t.Groups {
		t.Groups[i].Games, t.Groups[i].Byes, t.Groups[i].Struck = slices.Clone(g.Games), slices.Clip(g.Byes), slices.Clone(g.Struck)
	}
	return t
}

func addFounded(t *Tournament, e Event, f TournamentFounded) error {
	t.Number, t.Founder, t.Plan, t.Founded = f.Number, f.Founder, f.Plan, e.At
	return nil
}

func addJoined(t *Tournament, e Event, f TournamentJoined) error {
	if !t.Open() || t.index(f.Player) >= 0 {
		return fmt.Errorf("%w: player %d joins", ErrOutOfOrder, f.Player)
	}
	t.Entrants = append(t.Entrants, Entrant{Player: f.Player, Joined: e.At})
	return nil
}

func addLeft(t *Tournament, _ Event, f TournamentLeft) error {
	i := t.index(f.Player)
	if !t.Open() || i < 0 {
		return fmt.Errorf("%w: player %d leaves", ErrOutOfOrder, f.Player)
	}
	t.Entrants = slices.Delete(t.Entrants, i, i+1)
	return nil
}

func addBegun(t *Tournament, _ Event, f TournamentBegun) error {
	if !t.Open() || len(f.Seeds) != len(t.Entrants) {
		return fmt.Errorf("%w: it begins", ErrOutOfOrder)
	}
	seeded := make([]Entrant, len(f.Seeds))
	for i, seed := range f.Seeds {
		e, ok := t.Entrant(seed.Player)
		if !ok {
			return fmt.Errorf("%w: a seed for player %d", ErrOutOfOrder, seed.Player)
		}
		e.Rating, seeded[i] = seed.Rating, e
	}
	t.Begun, t.Entrants = f.Start, seeded
	return nil
}

func addGroup(t *Tournament, _ Event, f GroupFormed) error {
	for _, seed := range f.Players {
		if seed < 1 || int(seed) > len(t.Entrants) {
			return fmt.Errorf("%w: a group with seed %d", ErrOutOfOrder, seed)
		}
	}
	t.Groups = append(t.Groups, Group{Number: f.Number, Final: f.Final, Players: f.Players})
	return nil
}

func addRound(t *Tournament, e Event, f RoundPaired) error {
	if f.Group < 0 || f.Group >= len(t.Groups) {
		return fmt.Errorf("%w: a round of group %d", ErrOutOfOrder, f.Group)
	}
	g := &t.Groups[f.Group]
	for _, p := range f.Games {
		if n := tournament.Seed(len(g.Players)); min(p.White, p.Black) < 1 || max(p.White, p.Black) > n || p.White == p.Black {
			return fmt.Errorf("%w: %d is paired with %d", ErrOutOfOrder, p.White, p.Black)
		}
		game := tournament.Game{Round: p.Round, Pair: tournament.Pair{White: p.White, Black: p.Black}}
		g.Games = append(g.Games, Pairing{BoardGame: tournament.BoardGame{Game: game, Board: p.Board}, Began: e.At})
		g.Round = max(g.Round, p.Round)
	}
	if f.Bye > 0 {
		g.Byes, g.Round = append(g.Byes, tournament.Bye{Round: f.Round, Player: f.Bye}), max(g.Round, f.Round)
	}
	return nil
}

func addGames(t *Tournament, _ Event, f GamesBegun) error {
	for _, b := range f.Games {
		if b.Group < 0 || b.Group >= len(t.Groups) || b.Game < 0 || b.Game >= len(t.Groups[b.Group].Games) || t.Groups[b.Group].Games[b.Game].Match > 0 {
			return fmt.Errorf("%w: game %d begins", ErrOutOfOrder, b.Match)
		}
		t.Groups[b.Group].Games[b.Game].Match = b.Match
	}
	return nil
}

func addHostAsked(t *Tournament, e Event, f HostAsked) error {
	for _, match := range f.Games {
		at, ok := t.find(match)
		if !ok {
			return fmt.Errorf("%w: the host is asked about game %d", ErrOutOfOrder, match)
		}
		t.Groups[at.group].Games[at.game].Asked = e.At
	}
	return nil
}
