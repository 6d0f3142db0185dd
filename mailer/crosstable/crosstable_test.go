package crosstable_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/tournament"
	"pbem/mailer/catalog"
	"pbem/mailer/crosstable"
)

var update = flag.Bool("update", false, "write the golden files")

// most is what a letter has room for behind its indent.
const most = 68

// players are of an event; some of their names are long, wide or marked.
func players(n int) (all []tournament.Entrant) {
	names := []string{"Ada", "Bo", "Zoë Ünal", "Wolfeschlegelsteinhausenbergerdorff Sr", "山田太郎", "Li", "Nguyễn Thị Minh Khai", "محمد"}
	for i := range n {
		name := names[i%len(names)]
		if i >= len(names) {
			name += fmt.Sprint(" ", i+1)
		}
		all = append(all, tournament.Entrant{ID: fmt.Sprint("p", i+1), Name: name, Rating: 1800 - float64(30*i), Rated: i%3 > 0})
	}
	return all
}

func event(system tournament.System, size, n int) tournament.Event {
	return tournament.Event{Name: "Winter Cup", System: system, Size: size, Preset: "cosmic", Terms: "time 3d", Begun: time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), Players: players(n)}
}

func all(n int) (seeds []tournament.Seed) {
	for s := 1; s <= n; s++ {
		seeds = append(seeds, tournament.Seed(s))
	}
	return seeds
}

// played is a round robin in which the result of each game follows from who plays it.
func played(number int, seeds []tournament.Seed, rounds [][]tournament.Pair, first int) tournament.Group {
	g := tournament.Group{Number: number, Players: seeds}
	for r, round := range rounds {
		for b, p := range round {
			first++
			g.Games = append(g.Games, tournament.BoardGame{Game: went(r+1, p), Board: b + 1, Match: first})
		}
	}
	return g
}

func went(round int, p tournament.Pair) tournament.Game {
	g := tournament.Game{Round: round, Pair: p, Over: true}
	switch k := (3*p.White + 5*p.Black + tournament.Seed(round)) % 7; {
	case k < 3:
		g.WhiteGot = 2
	case k < 5:
		g.WhiteGot, g.BlackGot = 1, 1
	case k < 6:
		g.BlackGot = 2
	default:
		g.Over = false
	}
	return g
}

func roundRobin(n int) tournament.Event {
	e := event(tournament.Once, 0, n)
	e.Groups = []tournament.Group{played(0, all(n), tournament.RoundRobin(n), 40)}
	return e
}

func double(n int) tournament.Event {
	e := event(tournament.Twice, 0, n)
	e.Groups = []tournament.Group{played(0, all(n), tournament.Double(n), 40)}
	return e
}

func swiss(n, rounds int) tournament.Event {
	e := event(tournament.BySwiss, rounds, n)
	g := tournament.Group{Players: all(n)}
	s := tournament.Swiss{Players: n}
	for r := 1; r <= rounds; r++ {
		round, _ := s.Pair()
		for b, p := range round.Pairs {
			game := went(r, p)
			game.Over = true
			g.Games = append(g.Games, tournament.BoardGame{Game: game, Board: b + 1, Match: 10*r + b})
			s.Games = append(s.Games, game)
		}
		if round.Bye > 0 {
			g.Byes = append(g.Byes, tournament.Bye{Round: r, Player: round.Bye})
			s.Byes = g.Byes
		}
	}
	e.Groups = []tournament.Group{g}
	return e
}

func sections() tournament.Event {
	e := event(tournament.Sectioned, 5, 9)
	for k, seeds := range tournament.Sections(9) {
		e.Groups = append(e.Groups, played(k+1, seeds, tournament.RoundRobin(len(seeds)), 100*k))
	}
	e.Players[8].Left, e.Players[8].LeftAt = tournament.Resigned, e.Begun.AddDate(0, 1, 0)
	for k, g := range e.Groups {
		for n, s := range g.Players {
			if s == 9 {
				e.Groups[k].Struck = []tournament.Seed{tournament.Seed(n + 1)}
			}
		}
	}
	final := played(len(e.Groups)+1, []tournament.Seed{2, 1}, tournament.RoundRobin(2), 300)
	final.Final, final.Games[0].Forfeit, final.Games[0].Over, final.Games[0].WhiteGot, final.Games[0].Match = true, true, true, 2, 0
	e.Groups = append(e.Groups, final)
	return e
}

func events() map[string]tournament.Event {
	return map[string]tournament.Event{
		"round-robin-5": roundRobin(5), "round-robin-16": roundRobin(16), "round-robin-32": roundRobin(32), "double-4": double(4), "double-16": double(16),
		"swiss-9-4": swiss(9, 4), "swiss-40-9": swiss(40, 9), "sections-9": sections(),
	}
}

// TestForms: each kind of table as text, HTML, CSV and JSON.
func TestForms(t *testing.T) {
	t.Parallel()
	for name, e := range events() {
		golden(t, name+".txt", crosstable.Text(e, catalog.English(), most))
	}
	to := crosstable.Links{Player: func(id string) string { return "players/" + id + ".html" }, Game: func(n int) string { return fmt.Sprint("games/", n, ".html") }}
	var csv strings.Builder
	e := sections()
	e.Players[0].Name = `=<b>"Ada"`
	if err := crosstable.CSV(&csv, e); err != nil {
		t.Fatal(err)
	}
	form, err := json.MarshalIndent(crosstable.FormOf(e), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "sections-9.html", string(crosstable.HTML(e, catalog.English(), to)))
	golden(t, "swiss-9-4.html", string(crosstable.HTML(swiss(9, 4), catalog.English(), to)))
	golden(t, "sections-9.csv", strings.ReplaceAll(csv.String(), "\r\n", "\n"))
	golden(t, "sections-9.json", string(form)+"\n")
}

// TestWidth: no line is wider than the room that there is, whatever people are called.
func TestWidth(t *testing.T) {
	t.Parallel()
	for name, e := range events() {
		for _, room := range []int{most, 72, 100} {
			for line := range strings.Lines(crosstable.Text(e, catalog.English(), room)) {
				if n := crosstable.Columns(strings.TrimSuffix(line, "\n")); n > room {
					t.Errorf("%s: a line of %d columns, and %d are there:\n%s", name, n, room, line)
				}
			}
		}
	}
	if text := crosstable.Text(event(tournament.Once, 0, 4), catalog.English(), most); text != "" {
		t.Errorf("before the start there is a table:\n%s", text)
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil || string(want) != got {
		t.Errorf("%s: %v; now it is\n%s", name, err, got)
	}
}
