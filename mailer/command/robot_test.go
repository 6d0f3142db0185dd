package command

import (
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
