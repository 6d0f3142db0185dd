package robots

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/notation"
	"pbem/rules/presets"
)

// TestMain lets this test program be a child: a good one, or one that behaves badly.
func TestMain(m *testing.M) {
	if os.Args[0] != "child" {
		os.Exit(m.Run())
	}
	switch os.Args[1] {
	case "good":
		_ = Serve(os.Stdin, os.Stdout, "pbem test")
	case "slow":
		lines := bufio.NewScanner(os.Stdin)
		for lines.Scan() {
			fmt.Println("hello 1 slow")
			time.Sleep(time.Hour)
		}
	case "dies":
		bufio.NewScanner(os.Stdin).Scan()
		fmt.Println("hello 1 dies")
	case "babbles":
		lines := bufio.NewScanner(os.Stdin)
		for lines.Scan() {
			fmt.Println(map[bool]string{true: "hello 1 babbles", false: "bestturn  score 400 line"}[lines.Text() == "hello 1"])
		}
	case "environment":
		fmt.Println("hello 1 " + strings.Join(os.Environ(), "|"))
		_, _ = io.Copy(io.Discard, os.Stdin)
	case "endless":
		fmt.Print("hello 1 ")
		for {
			fmt.Print(strings.Repeat("x", 1<<16))
		}
	}
}

// pool returns one of children of this test program.
func pool(t *testing.T, workers int, kind string) *Pool {
	t.Helper()
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPool("pbem test", workers, path, "child", kind)
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	return p
}

func cosmic() Task {
	return Task{Rules: Rules{Name: "cosmic"}, Turns: []string{"Nc1-e2"}, Level: 1, Seed: 7}
}

// TestThinkers: a child finds what this process finds, by whatever way it was told the rules.
func TestThinkers(t *testing.T) {
	t.Parallel()
	lifeform, err := presets.Builtin("lifeform", nil)
	if err != nil {
		t.Fatal(err)
	}
	p := pool(t, 2, "good")
	for _, task := range []Task{
		cosmic(),
		{Rules: Rules{Name: "lifeform", Data: lifeform.Data, Hash: lifeform.Hash}, Level: 2, Seed: 1},
		{Rules: Rules{Name: "chesimals-2", Settings: []presets.Setting{{Name: "setback", Value: "1"}}}, Level: 1, Nodes: 50, Seed: 1 << 63},
		{Rules: Rules{Name: "amoeba"}, Level: 2, Nodes: 200, Seed: 3},
	} {
		here, err := Here{}.Think(t.Context(), task)
		if err != nil {
			t.Fatalf("%+v: %v", task, err)
		}
		for range 2 { // the second time the child knows the game
			there, err := p.Think(t.Context(), task)
			if fmt.Sprint(there) != fmt.Sprint(here) || err != nil {
				t.Errorf("%+v: a child thinks %v (%v), this process %v", task.Rules, there, err, here)
			}
		}
		preset, err := task.Rules.preset()
		if err != nil {
			t.Fatal(err)
		}
		after, err := taskOf(preset.Game, preset.Game.Start().String(), task.Turns)
		if err != nil {
			t.Fatal(err)
		}
		position := preset.Game.Start()
		for _, turn := range after.Turns {
			v, _ := notation.Judge(turn.String(), preset.Game.Vocabulary(), position)
			position = v.Next
		}
		if v, err := notation.Judge(here.Turn, preset.Game.Vocabulary(), position); err != nil || v.Turn.String() != here.Turn {
			t.Errorf("%+v: %s is not canonical and legal: %v", task.Rules, here.Turn, err)
		}
	}
}

// TestRefused: what a child refuses is an error of that task alone.
func TestRefused(t *testing.T) {
	t.Parallel()
	p := pool(t, 1, "good")
	for _, change := range []func(*Task){
		func(t *Task) { t.Rules.Name = "chess" },
		func(t *Task) { t.Rules.Settings = []presets.Setting{{Name: "no", Value: "such"}} },
		func(t *Task) { t.Rules.Data, t.Rules.Hash = []byte("name: [\x00"), "broken" },
		func(t *Task) { t.Position = "9/9 w" },
		func(t *Task) { t.Turns = []string{"Nc1-c1"} },
		func(t *Task) { t.Turns = []string{"Nc1-e2\nquit"} },
		func(t *Task) { t.Level = 99 },
		func(t *Task) { t.Position, t.Turns = "6/6/6/6/6/K4k w", nil },
	} {
		task := cosmic()
		change(&task)
		if thought, err := p.Think(t.Context(), task); err == nil {
			t.Errorf("%+v: %v", task, thought)
		}
		if _, err := p.Think(t.Context(), cosmic()); err != nil {
			t.Fatalf("after %+v: %v", task, err)
		}
	}
}

// TestBadChildren: a child that is slow, dies, talks nonsense or never ends is killed, and the pool is as good as before.
func TestBadChildren(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"slow", "dies", "babbles", "endless", "no such kind"} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			p := pool(t, 1, kind)
			p.longest = 2 * time.Second
			for range 2 {
				if thought, err := p.Think(t.Context(), cosmic()); err == nil || kind == "slow" && !errors.Is(err, context.DeadlineExceeded) {
					t.Errorf("%v, %v", thought, err)
				}
			}
			if len(p.idle) > 0 || len(p.seats) > 0 {
				t.Errorf("%d children wait, %d seats are taken", len(p.idle), len(p.seats))
			}
		})
	}
	missing := NewPool("none", 1, "/no/such/program", "robot")
	if _, err := missing.Think(t.Context(), cosmic()); err == nil {
		t.Error("a program that isn't there thinks")
	}
}

// TestBare: a child has nothing of our environment.
func TestBare(t *testing.T) {
	t.Setenv("PBEM_SECRET", "key")
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c, err := start([]string{path, "child", "environment"})
	if err != nil {
		t.Fatal(err)
	}
	defer c.stop()
	if answer, err := readLine(c.out); err != nil || strings.Contains(answer, "key") || !strings.Contains(answer, "GOMEMLIMIT") {
		t.Errorf("a child sees %q (%v)", answer, err)
	}
}

// TestServe has the lines of a conversation and their answers.
func TestServe(t *testing.T) {
	t.Parallel()
	turn, err := Here{}.Think(t.Context(), cosmic())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ in, want string }{
		{"hello 1", "hello 1 pbem test"},
		{"hello 2", `error this program speaks version 1 of the protocol; say "hello 1"`},
		{"", ""},
		{"go", `error there is no game yet; say "game cosmic" first`},
		{"game cosmic\ngo", "ready levels 5\nerror there is no position yet; say \"position start\" first"},
		{"game", `error which game? Say "game cosmic", or "game FILE"`},
		{"game cosmic\nposition start turns Nc1-e2\ngo level 1 seed 7", "ready levels 5\nready\nbestturn " + turn.Turn + " score " + strconv.Itoa(turn.Score) + " line " + strings.Join(turn.Line, " ; ")},
		{"game chesimals-0.1\nposition start turns", "ready levels 5\nready"},
		{"game cosmic\nposition start\ngo nodes", "ready levels 5\nready\nerror nodes: there is no number behind it"},
		{"game cosmic\nposition start\ngo nodes -1", "ready levels 5\nready\nerror nodes: \"-1\" is no such number"},
		{"game cosmic\nposition start\ngo seed 18446744073709551616", "ready levels 5\nready\nerror seed: \"18446744073709551616\" is no such number"},
		{"game cosmic\nposition start\ngo depth 3", "ready levels 5\nready\nerror no such field: \"depth\"; there are nodes, seed and level"},
		{"quit\nhello 1", ""},
		{"what\x00", "error no such word: \"what\\x00\"; there are hello, game, position, go and quit"},
	} {
		var out strings.Builder
		if err := Serve(strings.NewReader(c.in+"\n"), &out, "pbem test"); err != nil {
			t.Errorf("%q: %v", c.in, err)
		}
		if got := strings.TrimRight(out.String(), "\n"); got != c.want {
			t.Errorf("%q: %q, want %q", c.in, got, c.want)
		}
	}
	var out strings.Builder
	if err := Serve(strings.NewReader("position "+strings.Repeat("x", longestLine)), &out, ""); err == nil || !strings.HasPrefix(out.String(), "error ") {
		t.Errorf("a line without end: %v, %q", err, out.String())
	}
}

// FuzzServe: whatever comes, each line but empty ones has one answer.
func FuzzServe(f *testing.F) {
	f.Add("hello 1\ngame cosmic\nposition start turns Nc1-e2 ; \ngo nodes 10 seed 1")
	f.Add("game chesimals-2 setback=1 chain=own\nposition start\ngo level 3 nodes 20")
	f.Add("game ../../../etc/passwd\nposition \xff w\ngo")
	f.Add("position start\ngame lifeform-secret\nposition start turns setup: Ka1\ngo nodes 9223372036854775807")
	f.Fuzz(func(t *testing.T, in string) {
		if strings.Contains(in, "/dev") || strings.Count(in, "go") > 2 {
			return
		}
		var out strings.Builder
		_ = Serve(strings.NewReader(in), &out, "fuzz")
		lines := 0
		for line := range strings.Lines(strings.ToValidUTF8(in, "�")) {
			if line = strings.TrimSpace(line); line == "quit" {
				break
			} else if line != "" {
				lines++
			}
		}
		if got := strings.Count(out.String(), "\n"); got != lines && len(in) < longestLine {
			t.Errorf("%d lines have %d answers: %q", lines, got, out.String())
		}
	})
}

// FuzzThought: an answer of somebody's program is a thought or an error.
func FuzzThought(f *testing.F) {
	f.Add("bestturn Nc1-e2 score 50 line Nc1-e2 ; Pe4-f3")
	f.Fuzz(func(t *testing.T, answer string) {
		thought, err := parseThought(answer)
		if err == nil && (thought.Turn == "" || thought.Score < 0 || thought.Score > 100) {
			t.Errorf("%q is %+v", answer, thought)
		}
	})
}
