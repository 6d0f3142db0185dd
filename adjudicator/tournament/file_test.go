package tournament_test

import (
	"reflect"
	"strconv"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator/tournament"
	"pbem/notation/eventfile"
	"pbem/notation/record"
	"pbem/rules"
)

// event is a tournament that was played by dice: each game over, going on, or forfeited.
func event(t *rapid.T) tournament.Event {
	n := rapid.IntRange(4, 12).Draw(t, "players")
	e := tournament.Event{Name: "Winter Cup", Preset: "cosmic", Options: "draws=50", Terms: "time 3d", Rated: true,
		System: rapid.SampledFrom([]tournament.System{tournament.Once, tournament.Twice, tournament.Sectioned, tournament.BySwiss}).Draw(t, "system"),
		Begun:  time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)}
	for i := range n {
		p := tournament.Entrant{ID: "p" + strconv.Itoa(i+7), Name: "Player " + strconv.Itoa(i), Pseudonym: i == 2}
		if i%2 == 0 {
			p.Rating, p.Rated = 1500.25-float64(i), true
		}
		e.Players = append(e.Players, p)
	}
	e.Players[1].Left, e.Players[1].LeftAt = tournament.OutOfTime, e.Begun.Add(time.Hour)
	match := 0
	add := func(g *tournament.Group, round, board int, p tournament.Pair) {
		match++
		game := tournament.BoardGame{Game: tournament.Game{Round: round, Pair: p}, Board: board, Match: match}
		switch rapid.IntRange(0, 5).Draw(t, "result") {
		case 0:
			game.Over, game.WhiteGot = true, 2
		case 1:
			game.Over, game.BlackGot = true, 2
		case 2:
			game.Over, game.WhiteGot, game.BlackGot = true, 1, 1
		case 3:
			game.Over = true
		case 4:
			game.Over, game.Forfeit, game.WhiteGot, game.Match = true, true, 2, 0
		}
		g.Games = append(g.Games, game)
	}
	table := func(g *tournament.Group, rounds [][]tournament.Pair) {
		for r, round := range rounds {
			for b, p := range round {
				add(g, r+1, b+1, p)
			}
		}
		g.Struck = []tournament.Seed{2}
		e.Groups = append(e.Groups, *g)
	}
	all := tournament.Group{}
	for s := 1; s <= n; s++ {
		all.Players = append(all.Players, tournament.Seed(s))
	}
	switch e.System {
	case tournament.Once:
		table(&all, tournament.RoundRobin(n))
	case tournament.Twice:
		table(&all, tournament.Double(n))
	case tournament.Sectioned:
		e.Size = 5
		for k, players := range tournament.Sections(n) {
			table(&tournament.Group{Number: k + 1, Players: players}, tournament.RoundRobin(len(players)))
		}
	case tournament.BySwiss:
		e.Size = 3
		swiss := tournament.Swiss{Players: n}
		for r := 1; r <= 3; r++ {
			round, ok := swiss.Pair()
			if !ok {
				break
			}
			for b, p := range round.Pairs {
				add(&all, r, b+1, p)
				swiss.Games = append(swiss.Games, all.Games[len(all.Games)-1].Game)
			}
			if round.Bye > 0 {
				all.Byes = append(all.Byes, tournament.Bye{Round: r, Player: round.Bye})
			}
			swiss.Byes = all.Byes
		}
		e.Groups = append(e.Groups, all)
	}
	return e
}

// TestFile, CR-2: an event comes back from its file and the results of its games as it was.
func TestFile(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		e := event(t)
		results := map[int]rules.Result{}
		for _, g := range e.Groups {
			for _, game := range g.Games {
				results[game.Match] = resultOf(game)
			}
		}
		text := e.File("example.org").String()
		f, err := eventfile.Parse([]byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if again := tournament.FromFile(f, func(game int) rules.Result { return results[game] }); !reflect.DeepEqual(again, e) {
			t.Fatalf("got\n%+v\nwant\n%+v\n%s", again, e, text)
		}
	})
}

func resultOf(g tournament.BoardGame) rules.Result {
	switch {
	case !g.Over:
		return rules.Ongoing
	case g.WhiteGot == 2:
		return rules.WhiteWins
	case g.BlackGot == 2:
		return rules.BlackWins
	case g.WhiteGot == 1:
		return rules.Drawn
	}
	return record.BothLost
}

// TestForgottenInFile, CR-2: of somebody who is forgotten the file says that their name is a pseudonym, and of one who has none it has the id.
func TestForgottenInFile(t *testing.T) {
	t.Parallel()
	e := tournament.Event{Name: "Cup", System: tournament.Once, Preset: "cosmic", Begun: time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), Players: []tournament.Entrant{
		{ID: "p1", Name: "player-7f3a", Left: tournament.Forgotten, LeftAt: time.Date(2027, 1, 2, 0, 0, 0, 0, time.UTC)}, {ID: "p2"}, {ID: "p3", Name: "Bo"},
	}}
	f, err := eventfile.Parse([]byte(e.File("example.org").String()))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(f.Pseudonyms, []string{"p1", "p2"}) || f.Player(2).Name != "p2" {
		t.Errorf("%+v", f)
	}
}
