package docs_test

import (
	"crypto/ed25519"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/tournament"
	"pbem/notation/eventfile"
	"pbem/notation/record"
	"pbem/rules"
)

// eventVectors are the files of tournaments on the page, by the numbers of their sections.
func eventVectors(t testing.TB) map[string]*eventfile.File {
	t.Helper()
	began := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)
	players := []eventfile.Player{{ID: "p7", Rating: "1532.25", Name: "Ada"}, {ID: "p9", Rating: "1500.00", Name: "player-7f3a"}, {ID: "p2", Name: "Zoë Ünal"},
		{ID: "p4", Name: "Bo"}, {ID: "p12", Rating: "1312.08", Name: "Li"}}
	board := func(round, number int, white, black eventfile.Seed, game int) eventfile.Board {
		return eventfile.Board{Round: round, Number: number, White: white, Black: black, Game: game}
	}
	swiss := &eventfile.File{
		Event: "The \"Grand\" Cup", Site: "games.example.org", Began: began, Ended: began.AddDate(0, 3, 2), Pseudonyms: []string{"p9"}, Revision: 5, Players: players,
		Terms: eventfile.Terms{Variant: "chesimals-2", Options: "setback=1", Kind: eventfile.Swiss, Size: 2, Words: "time 3d no vacation rounds 60d", Rated: true},
		Groups: []eventfile.Group{{
			Boards: []eventfile.Board{board(1, 1, 1, 3, 41), board(1, 2, 4, 2, 42), board(2, 1, 5, 1, 43), {Round: 2, Number: 2, White: 2, Black: 3, Forfeit: rules.BlackWins}},
			Byes:   []eventfile.Bye{{Round: 1, Player: 5}, {Round: 2, Player: 4}},
		}},
		Dropouts: []eventfile.Dropout{{Player: 2, At: began.AddDate(0, 1, 1), Cause: "forgotten"}},
	}
	sections := &eventfile.File{
		Event: "Winter Cup", Site: "games.example.org", Began: began, Revision: 2, Players: append(players, eventfile.Player{ID: "p5", Name: "Jo"}),
		Terms: eventfile.Terms{Variant: "amoeba", Kind: eventfile.Sections, Size: 5, Words: "time 30d+1d"},
		Groups: []eventfile.Group{
			{Number: 1, Players: []eventfile.Seed{1, 4, 5}, Boards: []eventfile.Board{board(1, 1, 4, 5, 51), board(2, 1, 5, 1, 52), board(3, 1, 1, 4, 53)}, Struck: []eventfile.Seed{5}},
			{Number: 2, Players: []eventfile.Seed{2, 3, 6}, Boards: []eventfile.Board{board(1, 1, 3, 6, 54), board(2, 1, 6, 2, 55), board(3, 1, 2, 3, 56)}},
			{Number: 3, Final: true, Players: []eventfile.Seed{3, 1}, Boards: []eventfile.Board{board(1, 1, 3, 1, 57)}},
		},
		Dropouts: []eventfile.Dropout{{Player: 5, At: began.AddDate(0, 0, 20), Cause: "time"}},
	}
	all := map[string]*eventfile.File{"### 11. ": swiss, "### 12. ": sections}
	for _, f := range all {
		if err := f.Sign(vectorKey()); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// TestEventVectors: the files of tournaments on the page are those that are written, and are read. -update puts them there where
// there is nothing yet; what is there once is there for ever.
func TestEventVectors(t *testing.T) {
	page, err := os.ReadFile("record.md")
	if err != nil {
		t.Fatal(err)
	}
	for heading, f := range eventVectors(t) {
		before, rest, found := strings.Cut(string(page), "\n"+heading)
		about, block, _ := strings.Cut(rest, "\n\n")
		block, after, more := strings.Cut("\n"+block, "\n### ")
		block = strings.TrimPrefix(block, "\n")
		if !found {
			t.Fatalf("the page has no section %q", heading)
		}
		if strings.TrimSpace(block) == "" && *update {
			block = ""
			for line := range strings.Lines(f.String()) {
				block += strings.TrimRight("    "+line, " \n") + "\n"
			}
			text := before + "\n" + heading + strings.TrimSpace(about) + "\n\n" + block
			if more {
				text += "\n### " + after
			}
			page = []byte(text)
		}
		text := ""
		for line := range strings.Lines(strings.TrimRight(block, "\n") + "\n") {
			text += strings.TrimPrefix(line, "    ")
		}
		read, err := eventfile.Parse([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", heading, err)
			continue
		}
		if err := read.CheckSignature([]ed25519.PublicKey{vectorKey().Public().(ed25519.PublicKey)}); err != nil || text != f.String() {
			t.Errorf("%s: %v; it is written\n%s", heading, err, f)
		}
	}
	if *update {
		if err := os.WriteFile("record.md", page, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// playedEvent is a round robin of four, with its records in a folder: one game is void, and seed 4 forfeits one.
func playedEvent(t *testing.T, dir string) (*eventfile.File, tournament.Event) {
	t.Helper()
	e := tournament.Event{Name: "Winter \"Cup\"", System: tournament.Once, Preset: "chesimals-0.1", Terms: "time 3d", Rated: true, Begun: time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)}
	g := tournament.Group{}
	for i, name := range []string{"Ada", "Bo", "Zoë", "Li"} {
		e.Players = append(e.Players, tournament.Entrant{ID: fmt.Sprint("p", i+7), Name: name})
		g.Players = append(g.Players, tournament.Seed(i+1))
	}
	results, number := map[int]rules.Result{}, 0
	for r, round := range tournament.RoundRobin(4) {
		for b, pair := range round {
			number++
			game := tournament.BoardGame{Game: tournament.Game{Round: r + 1, Pair: pair}, Board: b + 1, Match: number}
			if number == 5 {
				game.Over, game.Forfeit, game.WhiteGot, game.Match = true, true, 2, 0
			} else {
				results[number] = []rules.Result{rules.WhiteWins, rules.Drawn, rules.BlackWins, rules.Ongoing}[number%4]
				writtenGame(t, dir, e, g, game, results[number])
			}
			g.Games = append(g.Games, game)
		}
	}
	e.Groups = []tournament.Group{g}
	f := e.File("games.example.org")
	if err := f.Sign(vectorKey()); err != nil {
		t.Fatal(err)
	}
	return f, tournament.FromFile(f, func(game int) rules.Result { return results[game] })
}

// writtenGame writes the record of a game of an event, void where it has no result.
func writtenGame(t *testing.T, dir string, e tournament.Event, g tournament.Group, game tournament.BoardGame, result rules.Result) {
	t.Helper()
	cause := map[rules.Result]string{rules.Drawn: "agreed", rules.Ongoing: "void"}[result]
	if cause == "" {
		cause = "resigned"
	}
	r := made(t, preset(t, e.Preset, ""), 4, "", result, cause, func(h *record.Header) {
		h.Game, h.Tournament, h.Round, h.Rated = fmt.Sprint(game.Match), e.Name, g.Tag(game), "yes"
		h.WhiteId, h.BlackId = e.Players[game.White-1].ID, e.Players[game.Black-1].ID
		if result == rules.Ongoing {
			h.Adjudicated = "void a mistake"
		}
	})
	written(t, dir, fmt.Sprintf("%03d.pbem", game.Match), r.String())
}

// TestEventVerifier: a program that was written from the page finds the same points, and what was changed.
func TestEventVerifier(t *testing.T) {
	python(t)
	dir := t.TempDir()
	f, e := playedEvent(t, dir)
	keys := keysIn(t, dir)
	run := func(text string) (string, error) {
		command := exec.Command("python3", "verify_event.py", keys, dir, written(t, dir, "cup.event", text))
		command.Env = append(os.Environ(), "PYTHONDONTWRITEBYTECODE=1")
		out, err := command.CombinedOutput()
		return string(out), err
	}
	want := map[string]bool{}
	for _, row := range e.Groups[0].Table(e.System).Rows() {
		want[fmt.Sprintf("%d %s %.1f", row.Player, e.Players[row.Player-1].Name, float64(row.Points)/2)] = true
	}
	out, err := run(f.String())
	if err != nil || strings.Count(out, "\n") != len(want) {
		t.Fatalf("%v\n%s", err, out)
	}
	for line := range strings.Lines(out) {
		if !want[strings.TrimSpace(line)] {
			t.Errorf("%q is not in %v", line, want)
		}
	}
	for _, change := range [][2]string{{"p7 -", "p8 -"}, {"1.1 1-4", "1.1 4-1"}, {"forfeit 3.1 2-4 1-0", "forfeit 3.1 2-4 0-1"}, {"game 1.1 1-4 1", "game 1.1 1-4 9"}, {`Rated "yes"`, `Rated "no"`}} {
		changed := *f
		changed.Signature = ""
		text := strings.Replace(f.String(), change[0], change[1], 1)
		if text == f.String() {
			t.Fatalf("%q does not stand there:\n%s", change[0], text)
		}
		if out, err := run(text); err == nil {
			t.Errorf("with %q: %s", change[1], out)
		}
	}
}
