package tournament

import (
	"slices"
	"strconv"

	"pbem/notation/eventfile"
	"pbem/notation/record"
	"pbem/rules"
)

// File is what remains of an event that has begun (CR-2), at a site, not yet signed. Results are none of it: they stand in the records.
func (e Event) File(site string) *eventfile.File {
	f := &eventfile.File{
		Event: eventfile.Fit(e.Name), Site: site, Began: e.Begun, Ended: e.Ended, Revision: 1,
		Terms: eventfile.Terms{Variant: e.Preset, Options: e.Options, Kind: eventfile.Kind(e.System), Size: e.Size, Words: eventfile.Fit(e.Terms), Rated: e.Rated},
	}
	for i, p := range e.Players {
		rating := ""
		if p.Rated {
			rating = strconv.FormatFloat(p.Rating, 'f', 2, 64)
		}
		name := eventfile.Fit(p.Name)
		if name == "" {
			name = p.ID // of somebody who is forgotten, and has played no game
		}
		f.Players = append(f.Players, eventfile.Player{ID: p.ID, Rating: rating, Name: name})
		if p.Pseudonym || p.Left == Forgotten || p.Name == "" {
			f.Pseudonyms = append(f.Pseudonyms, p.ID)
		}
		if p.Left != "" {
			f.Dropouts = append(f.Dropouts, eventfile.Dropout{Player: eventfile.Seed(i + 1), At: p.LeftAt, Cause: string(p.Left)})
		}
	}
	slices.SortStableFunc(f.Dropouts, func(a, b eventfile.Dropout) int { return a.At.Compare(b.At) })
	for _, g := range e.Groups {
		f.Groups = append(f.Groups, g.file())
	}
	return f
}

// file is the group with its players by their seeds.
func (g Group) file() eventfile.Group {
	seed := func(number Seed) eventfile.Seed { return eventfile.Seed(g.Players[number-1]) }
	out := eventfile.Group{Number: g.Number, Final: g.Final}
	if g.Number > 0 {
		for _, s := range g.Players {
			out.Players = append(out.Players, eventfile.Seed(s))
		}
	}
	for _, game := range g.Games {
		b := eventfile.Board{Round: game.Round, Number: game.Board, White: seed(game.White), Black: seed(game.Black), Game: game.Match}
		if game.Forfeit {
			b.Forfeit = game.result()
		}
		out.Boards = append(out.Boards, b)
	}
	for _, b := range g.Byes {
		out.Byes = append(out.Byes, eventfile.Bye{Round: b.Round, Player: seed(b.Player)})
	}
	for _, s := range g.Struck {
		out.Struck = append(out.Struck, seed(s))
	}
	return out
}

// result is how a game that is over went.
func (g Game) result() rules.Result {
	switch {
	case g.WhiteGot > g.BlackGot:
		return rules.WhiteWins
	case g.BlackGot > g.WhiteGot:
		return rules.BlackWins
	case g.WhiteGot == 0:
		return record.BothLost
	}
	return rules.Drawn
}

// took gives a game its result; a game that has none goes on, or is void.
func (g *Game) took(r rules.Result) {
	switch r {
	case rules.WhiteWins:
		g.WhiteGot = 2
	case rules.BlackWins:
		g.BlackGot = 2
	case rules.Drawn:
		g.WhiteGot, g.BlackGot = 1, 1
	case record.BothLost:
	default:
		return
	}
	g.Over = true
}

// FromFile is the event that a file tells of. How its games went says result, by their numbers at the site: rules.Ongoing for one that
// goes on, is void, or is not known.
func FromFile(f *eventfile.File, result func(game int) rules.Result) Event {
	e := Event{
		Name: f.Event, System: System(f.Kind), Size: f.Size, Preset: f.Variant, Options: f.Options, Terms: f.Words, Rated: f.Rated, Begun: f.Began, Ended: f.Ended,
	}
	for _, p := range f.Players {
		rating, err := strconv.ParseFloat(p.Rating, 64)
		e.Players = append(e.Players, Entrant{ID: p.ID, Name: p.Name, Rating: rating, Rated: err == nil, Pseudonym: slices.Contains(f.Pseudonyms, p.ID)})
	}
	for _, d := range f.Dropouts {
		e.Players[d.Player-1].Left, e.Players[d.Player-1].LeftAt = Departure(d.Cause), d.At
	}
	for _, g := range f.Groups {
		e.Groups = append(e.Groups, groupOf(g, len(f.Players), result))
	}
	return e
}

func groupOf(g eventfile.Group, players int, result func(game int) rules.Result) Group {
	out := Group{Number: g.Number, Final: g.Final}
	for _, s := range g.Players {
		out.Players = append(out.Players, Seed(s))
	}
	for s := 1; g.Number == 0 && s <= players; s++ {
		out.Players = append(out.Players, Seed(s))
	}
	number := func(s eventfile.Seed) Seed { return Seed(slices.Index(out.Players, Seed(s)) + 1) }
	for _, b := range g.Boards {
		game := BoardGame{Game: Game{Round: b.Round, Pair: Pair{number(b.White), number(b.Black)}, Forfeit: b.Forfeit != ""}, Board: b.Number, Match: b.Game}
		if game.Forfeit {
			game.took(b.Forfeit)
		} else {
			game.took(result(b.Game))
		}
		out.Games = append(out.Games, game)
	}
	for _, b := range g.Byes {
		out.Byes = append(out.Byes, Bye{Round: b.Round, Player: number(b.Player)})
	}
	for _, s := range g.Struck {
		out.Struck = append(out.Struck, number(s))
	}
	return out
}
