package command

import (
	"slices"
	"strconv"
	"testing"

	"pbem/mailer"
)

// TestRobot: what begins a game against the robot, what is wrong with it, and what is something else.
func TestRobot(t *testing.T) {
	t.Parallel()
	ctx := Context{Presets: []string{"cosmic", "amoeba", "chesimals-2"}, Titles: []string{"Cosmic Chess", "Amoeba Chess", "Chesimals II"}}
	bo := mailer.Address{Mailbox: "robot@example.org"}
	for _, c := range []struct {
		text    string
		kind    Kind
		want    New
		problem string
	}{
		{"new cosmic vs robot", NewGame, New{Preset: "cosmic", Robot: true}, ""},
		{"new cosmic vs the robot, level 2", NewGame, New{Preset: "cosmic", Robot: true, Level: 2}, ""},
		{"new chesimals 2 against a robot as black level 5 rated", NewGame, New{Preset: "chesimals-2", Robot: true, Level: 5, As: "black", Rated: true}, ""},
		{"new cosmic robot", NewGame, New{Preset: "cosmic", Robot: true}, ""},
		{"new cosmic vs robot@example.org", NewGame, New{Preset: "cosmic", Opponent: bo}, ""},
		{"new cosmic vs robot@example.org level 2", NewGame, New{}, "command-level-robot"},
		{"new cosmic vs robot level 6", NewGame, New{}, "command-level"},
		{"new cosmic vs robot level 0", NewGame, New{}, "command-level"},
		{"new cosmic vs robot level", NewGame, New{}, "command-level"},
		{"new cosmic vs robot level 18446744073709551617", NewGame, New{}, "command-level"},
		{"play", PlayRobot, New{Robot: true}, ""},
		{"Play!", PlayRobot, New{Robot: true}, ""},
		{"play amoeba", PlayRobot, New{Preset: "amoeba", Robot: true}, ""},
		{"please play Chesimals II", PlayRobot, New{Preset: "chesimals-2", Robot: true}, ""},
		{"play cosmic level 3 as black", PlayRobot, New{Preset: "cosmic", Robot: true, Level: 3, As: "black"}, ""},
		{"play vs robot", PlayRobot, New{Robot: true}, ""},
		{"play cosmic vs bo@example.net", PlayRobot, New{}, "command-play-vs"},
		{"play level 9", Unknown, New{}, "-"},
		{"Play well!", Unknown, New{}, "-"},
		{"play chess", Unknown, New{}, "-"},
		{"rematch level 4", Rematch, New{Level: 4}, ""},
	} {
		list := Parse(c.text, "", ctx)
		if len(list) != 1 || list[0].Kind != c.kind {
			t.Errorf("%q: %+v, want %s", c.text, list, c.kind)
			continue
		}
		got := list[0]
		if c.problem == "-" {
			continue
		}
		if got.Problem.Key != c.problem || c.problem == "" && (got.New == nil || New{Preset: got.New.Preset, Opponent: got.New.Opponent, Robot: got.New.Robot, Level: got.New.Level, As: got.New.As, Rated: got.New.Rated}.key() != c.want.key()) {
			t.Errorf("%q: %+v, problem %q; want %+v, %q", c.text, got.New, got.Problem.Key, c.want, c.problem)
		}
	}
	in := Parse("play Nc1-e2", "", Context{Game: 7, Presets: ctx.Presets, Files: 6, Ranks: 6})
	if len(in) != 1 || in[0].Kind != Turn {
		t.Errorf("in a game's thread: %+v", in)
	}
}

// key is what the test compares.
func (n New) key() [6]any { return [6]any{n.Preset, n.Opponent, n.Robot, n.Level, n.As, n.Rated} }

// TestWantsRobot: people ask for a game against the robot in their own words, in a game's thread only where they name it.
func TestWantsRobot(t *testing.T) {
	t.Parallel()
	ctx := Context{Presets: []string{"cosmic", "amoeba", "chesimals-2", "lifeform"}, Titles: []string{"Cosmic Chess", "Amoeba", "Chesimals II", "Lifeform Chess"}}
	for text, want := range map[string]string{
		"play cosmic with the robot":                                "cosmic",
		"Let's play cosmic!":                                        "cosmic",
		"Let's play Amoeba against the computer.":                   "amoeba",
		"I'd like to play Cosmic Chess against the robot":           "cosmic",
		"Can I play chesimals 2 with you?":                          "chesimals-2",
		"Hi, I want to play against the robot please":               "",
		"play against the robot at level 3":                         " level 3",
		"play lifeform against the bot as black, level 2":           "lifeform level 2 as black",
		"I would like to try a game of cosmic vs the machine":       "cosmic",
		"Please start a game against the robot":                     "",
		"a game of amoeba against the robot, please":                "amoeba",
		"play a game with me":                                       "-",
		"play with the robot":                                       "",
		"play ameba with the robot":                                 "amoeba",
		"play chess with the robot":                                 "chess!",
		"spiele amöba gegen roboter":                                "amoeba",
		"spiel mit mir amöba":                                       "amoeba",
		"Spiel mit mir Cosmic!":                                     "cosmic",
		"Ich möchte gegen den Roboter spielen":                      "",
		"Ich moechte gern Chesimals II gegen den Roboter spielen.":  "chesimals-2",
		"Lass uns Cosmic spielen":                                   "cosmic",
		"Kann ich gegen den Computer spielen?":                      "",
		"Eine Partie Amöbe gegen den Roboter, bitte":                "amoeba",
		"spielen gegen roboter stufe 2":                             " level 2",
		"Hallo, ich will Cosmic mit Weiß gegen den Roboter spielen": "cosmic as white",
		"Starte eine Partie Lifeform gegen die Maschine":            "lifeform",
		"Wir würden gerne Cosmic gegen den Roboter spielen":         "cosmic",
		"spiele cosmic":                                             "cosmic",
		"Did the robot play well?":                                  "-",
		"The robot plays like my grandmother":                       "-",
		"I play the piano with my robot teacher on Mondays":         "-",
		"Mein Roboter spielt mit der Katze":                         "-",
		"new cosmic vs bo@example.org":                              "new",
		"play Nc1-e2":                                               "-",
	} {
		list := Parse(text, "", ctx)
		got := "-"
		switch {
		case len(list) != 1:
		case list[0].Kind == PlayRobot && list[0].Problem.Key == "command-no-preset":
			got = "chess!"
		case list[0].Kind == PlayRobot && list[0].Problem.Empty():
			n := list[0].New
			got = n.Preset
			if n.Level > 0 {
				got += " level " + strconv.Itoa(n.Level)
			}
			if n.As != "" {
				got += " as " + n.As
			}
		case list[0].Kind == Presets, list[0].Kind == NewGame:
			got = string(list[0].Kind)
		}
		if got != want {
			t.Errorf("%q asks for %q, want %q: %+v", text, got, want, list)
		}
	}
	de := Parse("spiel mit mir amöba", "", ctx)
	if len(de) != 1 || de[0].Tongue != "de" {
		t.Errorf("German: %+v", de)
	}
	ctx.Game = 7
	for text, want := range map[string]bool{"Let's play amoeba next": false, "I want to play cosmic with you": false, "play amoeba against the robot": true, "Spiel mit mir Cosmic!": false} {
		if list := Parse(text, "", ctx); want != slices.ContainsFunc(list, func(c Command) bool { return c.Kind == PlayRobot }) {
			t.Errorf("in a game's thread, %q: %+v", text, list)
		}
	}
}
