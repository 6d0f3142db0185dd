package command_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pbem/mailer/command"
)

// TestPleaseBehindACommand: courtesy behind a command changes nothing about it, in any language; what people say to each other keeps it.
func TestPleaseBehindACommand(t *testing.T) {
	t.Parallel()
	ctx := command.Context{Game: 7, Tongues: tongues(t), Presets: []string{"amoeba", "cosmic"}}
	list := []string{
		"resign", "draw", "draw yes", "undo", "undo no", "withdraw", "accept", "decline", "claim time", "games", "games all", "help", "help clocks", "rules cosmic", "language de", "presets", "vacation 10d", "vacation end",
		"weekends off", "seeks", "take 12", "cancel 12", "limits", "limit cosmic 4", "refuse Bo", "accept cosmic", "show 42", "show 42 at 10", "next", "history", "record", "time", "legal n4", "legal", "resend", "pause", "resume", "grant 3d",
		"mail digest on 07:30", "mail turns off", "strict on", "tutorial", "tutorial next", "timezone Europe/Berlin", "address", "newkey", "block", "unblock", "forget me", "tournaments", "crosstable Winterpokal", "join Winterpokal", "leave Winterpokal",
		"new cosmic vs bo@example.net time 3d", "seek cosmic time 3d", "rematch time 5d", "42: draw", "send", "rules", "ifs", "unif 2", "variations", "players Ada", "watch 42", "unwatch 42", "ratings",
		"remis", "aufgeben", "hilfe züge", "partien", "zurücknehmen", "sprache de", "urlaub ende", "sperren", "42: remis",
	}
	for _, line := range list {
		want := command.Parse(line, "", ctx)
		for _, behind := range []string{" please", ", please", " please.", ", please!", " bitte", ", bitte!", " Bitte", " please, thanks", " thank you", ", danke"} {
			got := command.Parse(line+behind, "", ctx)
			if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(command.Command{}, "Line", "Tongue", "Text", "Nearest", "Problem")); diff != "" {
				t.Errorf("%q (-wanted +read):\n%s", line+behind, diff)
			} else if len(got) == 1 && got[0].Problem.Key != want[0].Problem.Key {
				t.Errorf("%q: %v, want %v", line+behind, got[0].Problem, want[0].Problem)
			}
		}
	}
	for _, line := range []string{"say come on, please", "diary Ask for a draw, please", "sagen noch einmal, bitte", "comment 42 More of this, please", "accept say one game a week, please", "name Pia Bitte"} {
		if got := command.Parse(line, "", ctx); len(got) != 1 || !strings.HasSuffix(got[0].Text, line[len(line)-5:]) {
			t.Errorf("%q: %+v", line, got)
		}
	}
}
