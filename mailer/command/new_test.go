package command

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator/clock"
	"pbem/mailer"
)

func TestNew(t *testing.T) {
	bo := mailer.Address{Mailbox: "bo@example.net"}
	named := mailer.Address{Name: "Bo", Mailbox: "bo@example.net"}
	const start = "2kFkCkF3/2kFkFkF3/8/8/8/8/2wZwZwZ3/2wZwCwZ3 w"
	for line, want := range map[string]New{
		"new chesimals-2 vs bo@example.net":                                {Preset: "chesimals-2", Opponent: bo},
		"NEW Chesimals-2 VS Bo@Example.NET.":                               {Preset: "chesimals-2", Opponent: bo},
		"new chesimals 2 vs. Bo <bo@example.net>":                          {Preset: "chesimals-2", Opponent: named},
		"new chesimals-2 against \"Bo\" <bo@example.net>, as white":        {Preset: "chesimals-2", Opponent: named, As: "white"},
		"new chesimals-2 bo@example.net":                                   {Preset: "chesimals-2", Opponent: bo},
		"new chesimals-2 vs bo@example.net <mailto:bo@example.net> black":  {Preset: "chesimals-2", Opponent: bo, As: "black"},
		"new chesimals-2 vs <mailto:bo@example.net> as random":             {Preset: "chesimals-2", Opponent: bo, As: "random"},
		"new chesimals-2 vs [bo@example.net](mailto:bo@example.net) rated": {Preset: "chesimals-2", Opponent: bo, Rated: true},
		"new chesimals-2 vs bo@example.net no vacation":                    {Preset: "chesimals-2", Opponent: bo, NoVacation: true},
		"new chesimals-2 vs bo@example.net, without vacations, time 3d":    {Preset: "chesimals-2", Opponent: bo, NoVacation: true, Timed: true, Time: clock.PerTurn(3 * day)},
		"new chesimals-2 vs bo@example.net no-vacation private":            {Preset: "chesimals-2", Opponent: bo, NoVacation: true, Private: true},
		"new chesimals-2 vs bo@example.net no vacation with vacation":      {Preset: "chesimals-2", Opponent: bo, Vacation: true},
		"new chesimals-2 vs bo@example.net time 3d private":                {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.PerTurn(3 * day), Private: true},
		"new chesimals-2 vs bo@example.net time 12 hours":                  {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.PerTurn(12 * time.Hour)},
		"new chesimals-2 vs bo@example.net time 2w":                        {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.PerTurn(14 * day)},
		"new chesimals-2 vs bo@example.net time 3 rated":                   {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.PerTurn(3 * day), Rated: true},
		"new chesimals-2 vs bo@example.net time 3 days per turn, rated":    {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.PerTurn(3 * day), Rated: true},
		"new chesimals-2 vs bo@example.net time 30d+1d":                    {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.Control{First: 30 * day, Add: day}},
		"new chesimals-2 vs bo@example.net time 30+1 as white":             {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.Control{First: 30 * day, Add: day}, As: "white"},
		"new chesimals-2 vs bo@example.net time 30d+12h max 45d private":   {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.Control{First: 30 * day, Add: 12 * time.Hour, Most: 45 * day}, Private: true},
		"new chesimals-2 vs bo@example.net time 30 days + 1 day per move, max 45 days; say Hi": {Preset: "chesimals-2", Opponent: bo, Timed: true,
			Time: clock.Control{First: 30 * day, Add: day, Most: 45 * day}, Note: "Hi"},
		"new chesimals-2 vs bo@example.net time 20d/10":                {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.Control{First: 20 * day, Turns: 10}},
		"new chesimals-2 vs bo@example.net time 20 days / 10 turns":    {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.Control{First: 20 * day, Turns: 10}},
		"new chesimals-2 vs bo@example.net time 2w for 5 moves random": {Preset: "chesimals-2", Opponent: bo, Timed: true, Time: clock.Control{First: 14 * day, Turns: 5}, As: "random"},
		"new chesimals-2 vs bo@example.net time none":                  {Preset: "chesimals-2", Opponent: bo, Timed: true},
		"new chesimals-2 vs bo@example.net option setback=1 option Chain = own": {Preset: "chesimals-2", Opponent: bo,
			Options: []Option{{"setback", "1"}, {"chain", "own"}}},
		"new chesimals-2 vs bo@example.net option setback=1 chain=own": {Preset: "chesimals-2", Opponent: bo,
			Options: []Option{{"setback", "1"}, {"chain", "own"}}},
		"new chesimals-0.1 vs bo@example.net from " + start + " as white":  {Preset: "chesimals-0.1", Opponent: bo, As: "white", Position: start},
		"new chesimals-2 vs bo@example.net say As White you win, Time 3d!": {Preset: "chesimals-2", Opponent: bo, Note: "As White you win, Time 3d!"},
		"new chesimals-0.1 vs bo@example.net time 3d from\n2kFkCkF3/2kFkFkF3/8/8/8/8/2wZwZwZ3/2wZwCwZ3\nw say wrapped twice": {
			Preset: "chesimals-0.1", Opponent: bo, Timed: true, Time: clock.PerTurn(3 * day), Position: start, Note: "wrapped twice"},
	} {
		t.Run(line, func(t *testing.T) {
			got := Parse(line, "", outside())
			if len(got) != 1 || got[0].New == nil {
				t.Fatalf("read %+v", got)
			}
			if diff := cmp.Diff(want, *got[0].New); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestNewMistakes(t *testing.T) {
	for line, want := range map[string]string{
		"new":                   "Who do you want to play?",
		"new chesimals-2":       "Who do you want to play?",
		"new chesimals-2 vs":    "Write your opponent's mail address after “vs”.",
		"new chesimals-2 vs Bo": "“Bo” isn't a mail address",
		"new chesimals-2 vs bo@localhost as white":             "“bo@localhost” isn't a mail address",
		"new chesimals-2 vs a@b.c,d@e.f":                       "isn't a mail address",
		"new vs bo@example.net":                                "Write it before “vs”",
		"new chesimal-2 vs bo@example.net":                     "I don't know a game “chesimal-2”. Do you mean “chesimals-2”",
		"new checkers vs bo@example.net":                       "I don't know a game “checkers”. “presets” lists them all.",
		"new chesimals-2 vs bo@example.net as green":           "white, black or random, not “green”",
		"new chesimals-2 vs bo@example.net as":                 "After “as” write white, black or random.",
		"new chesimals-2 vs bo@example.net time 3x":            "I can't read the time “3x”",
		"new chesimals-2 vs bo@example.net time 30d+":          "I can't read the time “30d+”",
		"new chesimals-2 vs bo@example.net time 30d+1d max 2d": "above its own maximum",
		"new chesimals-2 vs bo@example.net time 30d+1d max 0d": "above its own maximum",
		"new chesimals-2 vs bo@example.net time 9d/1001":       "You can give time for at most 1000 turns",
		"new chesimals-2 vs bo@example.net time":               "I can't read the time “”",
		"new chesimals-2 vs bo@example.net time 0d":            "between one hour and 365 days, not “0d”",
		"new chesimals-2 vs bo@example.net time 99w":           "between one hour and 365 days",
		"new chesimals-2 vs bo@example.net time 999999999999d": "I can't read the time “999999999999d”",
		"new chesimals-2 vs bo@example.net option setback":     "Write an option as NAME=VALUE",
		"new chesimals-2 vs bo@example.net from 8/8":           "After “from” write a position",
		"new chesimals-2 vs bo@example.net tomorrow":           "I don't know what “tomorrow” means here",
	} {
		t.Run(line, func(t *testing.T) {
			got := Parse(line, "", outside())
			if len(got) != 1 || got[0].Kind != NewGame || got[0].New != nil || !strings.Contains(written(got[0]), want) {
				t.Errorf("read %+v, want %q", got, want)
			}
		})
	}
}

func TestNewDoesNotSwallowWhatFollows(t *testing.T) {
	got := show(Parse("new chesimals-2 vs bo@example.net\nWe could play on Sunday\nshow 42", "", outside()))
	want := "new \"chesimals-2 vs bo@example.net\"\nunknown \"We could play on Sunday\"\nshow game=42 \"42\""
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestTry(t *testing.T) {
	turns := func(list ...string) []string { return list }
	for text, want := range map[string]Trial{
		"try orange: Wn4-n6":                      {At: Now, Turns: turns("orange: Wn4-n6")},
		"try: orange: Wn4-n6, Cn3-m4":             {At: Now, Turns: turns("orange: Wn4-n6, Cn3-m4")},
		"try orange: Wn4-n6\nCn3-m4":              {At: Now, Turns: turns("orange: Wn4-n6\nCn3-m4")},
		"try orange: Wn4-n6 then purple: Wn9-n7":  {At: Now, Turns: turns("orange: Wn4-n6", "purple: Wn9-n7")},
		"try orange: Wn4-n6; Wn9-n7, THEN Gn3-n4": {At: Now, Turns: turns("orange: Wn4-n6; Wn9-n7", "Gn3-n4")},
		"try\norange: Wn4-n6\n\npurple: Wn9-n7\n": {At: Now, Turns: turns("orange: Wn4-n6\npurple: Wn9-n7")},
		"try Nc1-d3 / c5-c4\n\nTHEN\n\nNb7-c5":    {At: Now, Turns: turns("Nc1-d3 / c5-c4", "Nb7-c5")},
		"try 57#14 Wn4-n6":                        {Game: 57, At: 14, Turns: turns("Wn4-n6")},
		"try #14 Wn4-n6":                          {At: 14, Turns: turns("Wn4-n6")},
		"try 57# Wn4-n6":                          {Game: 57, At: Now, Turns: turns("Wn4-n6")},
		"game 57: try Wn4-n6":                     {Game: 57, At: Now, Turns: turns("Wn4-n6")},
		"try Chesimals-2 orange: Wn4-n6":          {Preset: "chesimals-2", At: Now, Turns: turns("orange: Wn4-n6")},
		"try chesimals-2:\nWn4-n6\n\nWn9-n7":      {Preset: "chesimals-2", At: Now, Turns: turns("Wn4-n6\nWn9-n7")},
	} {
		t.Run(text, func(t *testing.T) {
			got := Parse(text+"\nshow", "", inGame())
			if len(got) != 2 || got[0].Try == nil || got[1].Kind != Show {
				t.Fatalf("read %s", show(got))
			}
			if diff := cmp.Diff(want, *got[0].Try); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestNothingBelowTryIsPlayed(t *testing.T) {
	got := Parse("try Wn4-n6\n\nCheers,\nAda\n\nCn3-m4", "", inGame())
	if len(got) != 1 || got[0].Try == nil || len(got[0].Try.Turns) != 1 {
		t.Errorf("read %s", show(got))
	}
}

func TestTryMistakes(t *testing.T) {
	if got := Parse("try", "", inGame()); got[0].Try != nil || !strings.Contains(written(got[0]), "Write the turn") {
		t.Errorf("%+v", got)
	}
	if got := Parse("try Wn4-n6", "", outside()); got[0].Try != nil || !strings.Contains(written(got[0]), "In which game") {
		t.Errorf("%+v", got)
	}
	if got := Parse("try amoeba-bishop Nc1-d3", "", Context{}); got[0].Try == nil || got[0].Try.Preset != "amoeba-bishop" {
		t.Errorf("%+v", got)
	}
}

// FuzzTime: the time for each turn that is taken from a letter is one that can be meant, and no large number comes round to one.
func FuzzTime(f *testing.F) {
	for _, text := range []string{"3d", "12h", "2w", "none", "3 days", "61002w", "99999w", "0h", "8760h", "366d", "1d/move"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		words := strings.Fields(text)
		c, ok := timeControl(regexp.MustCompile(controlPattern), words)
		if !ok || !outOfBounds(c, text).Empty() {
			return
		}
		for _, d := range []time.Duration{c.First, c.Add, c.Most} {
			if d < 0 || d > longestTime || d%time.Hour != 0 {
				t.Fatalf("%q is %s", text, d)
			}
		}
		if again, err := clock.Parse(c.String()); err != nil || again != c {
			t.Fatalf("%q is %s, which is read as %s, %v", text, c, again, err)
		}
	})
}

func TestHugeTimesAreRefused(t *testing.T) {
	for _, text := range []string{"61002w", "30501w", "53w", "366d", "8761h"} {
		list := Parse("new chesimals-2 vs bo@example.net time "+text, "", outside())
		if len(list) != 1 || list[0].Problem.Empty() {
			t.Errorf("time %s: %+v", text, list)
		}
	}
}
