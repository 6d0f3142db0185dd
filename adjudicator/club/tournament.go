package club

import (
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/tournament"
)

// TournamentStream is the stream of the tournament with a number.
func TournamentStream(number int) Stream { return Stream("t" + strconv.Itoa(number)) }

// Tournament is an event of many games. The zero value is one that was never founded. A value never changes: ApplyTournament makes
// another. Within a group players are known by their numbers in it, elsewhere by their seeds.
type Tournament struct {
	Version int // how many events it is the sum of
	Number  int
	Founder int // the number of the player
	Plan
	Founded  time.Time
	Entrants []Entrant // in the order of joining; once it has begun by their seeds: that of seed 1 first
	Begun    time.Time // the moment at which it started, however late that was seen; zero before
	Groups   []Group
	End      TournamentEnd // "" until it is over
	EndedAt  time.Time
}

// TournamentEnd is why a tournament is over, by a stable name.
type TournamentEnd string

const (
	Completed TournamentEnd = "completed" // everything was played
	Unpaired  TournamentEnd = "unpaired"  // no further round could be paired (CR-50)
	OutOfDate TournamentEnd = "last-date" // its last date came before everything was paired (CR-50)
	TooFew    TournamentEnd = "too-few"   // it never started (CR-37)
)

// Entrant is somebody who plays a tournament.
type Entrant struct {
	Player int // the number of the player
	Joined time.Time
	Rating Rating // in the tournament's list, at the start (CR-14)
	Late   int    // games of it that they have lost on time
	Told   int    // of how many of these everybody was told with a notice
	Until  time.Time
	Left   tournament.Departure // "" while they play on
	LeftAt time.Time
	Ended  []int // the games that ended with their leaving, by number
}

// Group is players who meet one another, and has a table of its own.
type Group struct {
	Number  int // of sections 1, 2…, the final behind the last; 0 for the only group
	Final   bool
	Players []tournament.Seed
	Round   int // the last one that was paired, or all of them of a round robin
	Games   []Pairing
	Byes    []tournament.Bye
	Struck  []tournament.Seed // by their numbers in the group (CR-10)
}

// Pairing is a game of a tournament.
type Pairing struct {
	tournament.BoardGame
	Began time.Time         // the start of its round
	Again time.Time         // when it went on after it was over, by a correction of the host's; zero for never
	Asked time.Time         // when the host was asked to adjudicate it (CR-36); zero for not
	Void  bool              // it is over, and counts for nobody
	Late  []tournament.Seed // who has lost it on time, by their numbers in the group; both if neither set up (CR-44)
}

// Exists reports whether it was founded.
func (t Tournament) Exists() bool { return t.Version > 0 }

// Open reports whether it waits for players.
func (t Tournament) Open() bool { return t.Exists() && t.Begun.IsZero() && t.End == "" }

// Runs reports whether it has started and is not over.
func (t Tournament) Runs() bool { return !t.Begun.IsZero() && t.End == "" }

// index is where a player stands among the entrants; negative for nowhere.
func (t Tournament) index(player int) int {
	return slices.IndexFunc(t.Entrants, func(e Entrant) bool { return e.Player == player })
}

// Entrant returns how a player takes part; ok is false for who does not, or did not.
func (t Tournament) Entrant(player int) (e Entrant, ok bool) {
	i := t.index(player)
	if i < 0 {
		return e, false
	}
	return t.Entrants[i], true
}

// Playing are the players who have joined and not left, in the order of the entrants.
func (t Tournament) Playing() (players []int) {
	for _, e := range t.Entrants {
		if e.Left == "" {
			players = append(players, e.Player)
		}
	}
	return players
}

// place is where a game stands: the number of the group among the groups, and of the game in it.
type place struct{ group, game int }

// find returns the place of the game with a number.
func (t Tournament) find(match int) (at place, ok bool) {
	for g, group := range t.Groups {
		i := slices.IndexFunc(group.Games, func(p Pairing) bool { return p.Match == match })
		if match > 0 && i >= 0 {
			return place{g, i}, true
		}
	}
	return place{}, false
}

// Game returns a game of the tournament; ok is false for one that is none.
func (t Tournament) Game(match int) (p Pairing, ok bool) {
	at, ok := t.find(match)
	if !ok {
		return p, false
	}
	return t.Groups[at.group].Games[at.game], true
}

// player is who has a number in a group.
func (t Tournament) player(g Group, number tournament.Seed) *Entrant {
	return &t.Entrants[g.Players[number-1]-1]
}

// numberIn is the number of a seed in a group, or 0.
func (g Group) numberIn(seed tournament.Seed) tournament.Seed {
	return tournament.Seed(slices.Index(g.Players, seed) + 1)
}

// over reports whether nothing of what was paired in a group is still to be played.
func (g Group) over() bool {
	return !slices.ContainsFunc(g.Games, func(p Pairing) bool { return !p.Over })
}

// goes reports whether a game is being played.
func (p Pairing) goes() bool { return p.Match > 0 && !p.Over }

func (g Group) view() tournament.Group {
	v := tournament.Group{Number: g.Number, Final: g.Final, Players: g.Players, Byes: g.Byes, Struck: g.Struck}
	for _, p := range g.Games {
		game := p.BoardGame
		game.Over = game.Over && !p.Void
		v.Games = append(v.Games, game)
	}
	return v
}

// View is the tournament as its crosstable shows it; called tells what players are called now, and whether that is a pseudonym.
func (t Tournament) View(called func(player int) (name string, pseudonym bool)) tournament.Event {
	v := tournament.Event{
		Name: t.Name, System: t.System, Size: t.Size, Preset: t.Terms.Preset, Options: t.Terms.Options, Terms: t.Words(), Rated: t.Terms.Rated,
		Begun: t.Begun, Ended: t.EndedAt, Cancelled: t.End == TooFew,
	}
	for _, e := range t.Entrants {
		name, pseudonym := called(e.Player)
		v.Players = append(v.Players, tournament.Entrant{
			ID: string(PersonStream(e.Player)), Name: name, Pseudonym: pseudonym, Rating: e.Rating.Value, Rated: e.Rating.Known, Left: e.Left, LeftAt: e.LeftAt,
		})
	}
	for _, g := range t.Groups {
		v.Groups = append(v.Groups, g.view())
	}
	return v
}

// AnyGame returns the match of a game of a player's, and whether they have White in it; ok is false where none has begun.
func (t Tournament) AnyGame(player int) (match int, white, ok bool) {
	for _, g := range t.Groups {
		for _, p := range g.Games {
			white = t.player(g, p.White).Player == player
			if p.Match > 0 && (white || t.player(g, p.Black).Player == player) {
				return p.Match, white, true
			}
		}
	}
	return 0, false, false
}

// GameTerms are the terms of one of its games.
func (t Tournament) GameTerms(d TournamentDeed) adjudicator.Terms {
	g, terms := t.Groups[d.group], t.Terms
	terms.Event, terms.Tournament, terms.Round = t.Number, t.Name, g.view().Tag(g.Games[d.game].BoardGame)
	return terms
}
