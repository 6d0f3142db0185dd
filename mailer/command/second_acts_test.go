package command_test

import (
	"strings"
	"testing"

	"pbem/mailer/command"
)

// TestSecondThoughtsOfActs: what else acts on a game isn't done, either, where its writer takes it back below; what is refused or taken back by
// it, and what only looks, is.
func TestSecondThoughtsOfActs(t *testing.T) {
	t.Parallel()
	english := command.Context{Game: 1, Files: 16, Ranks: 12, Groups: []string{"yellow", "white"}}
	german := english
	german.Tongues = tongues(t)
	for _, c := range []struct {
		ctx         command.Context
		acts, looks []string
		back, chats []string
	}{
		{english, []string{"draw", "draw?", "draw yes", "undo", "undo yes", "resign", "accept", "claim time", "grant 1d", "pause", "resume", "confirm", "1: draw", "setup: Ka1 Qb1", "if b4-b5 then c3-c4"},
			[]string{"draw no", "undo no", "decline", "show", "legal b4"},
			[]string{"or not", "or not?", "No wait, don't.", "No wait, don't", "P.S. scrap that", "wait, I changed my mind", "On second thought, no.", "Should I?", "Ignore this.", "Good luck!\n\nNot yet!", "say hi\n\nI take that back."},
			[]string{"Good luck!", "No hurry.", "say wait, I changed my mind", "P.S. how are you?", "Best,\nAda", "I can't wait for your answer!", "end\nignore this"}},
		{german, []string{"remis", "remis?", "remis ja", "aufgeben", "annehmen", "setup: Ka1 Qb1", "wenn b4-b5 dann c3-c4"},
			[]string{"remis nein", "ablehnen", "zeigen"},
			[]string{"Doch nicht!", "oder lieber nicht", "oder nicht?", "Nein, warte noch.", "P.S. noch nicht", "Ich hab's mir anders überlegt."},
			[]string{"Viel Glück!", "Keine Eile!", "sagen warte, doch nicht", "P.S. wie geht es dir?", "Liebe Grüße\nAda"}},
	} {
		for _, act := range c.acts {
			for _, below := range c.back {
				for _, gap := range []string{"\n", "\n\n"} {
					if list := command.Parse(act+gap+below, "", c.ctx); !strings.Contains(problems(list), "second-thoughts") {
						t.Errorf("%q is done: %+v", act+gap+below, list)
					}
				}
			}
			for _, below := range c.chats {
				if list := command.Parse(act+"\n\n"+below, "", c.ctx); len(list) == 0 || !list[0].Problem.Empty() {
					t.Errorf("%q: %+v", act+"\n\n"+below, list)
				}
			}
		}
		for _, look := range c.looks {
			for _, below := range c.back {
				if list := command.Parse(look+"\n\n"+below, "", c.ctx); len(list) == 0 || !list[0].Problem.Empty() {
					t.Errorf("%q: %+v", look+"\n\n"+below, list)
				}
			}
		}
	}
	for _, asked := range []string{"draw\n\nok?", "draw\n\nWhat do you think?", "undo\n\nAgreed?"} {
		if list := command.Parse(asked, "", english); strings.Contains(problems(list), "second-thoughts") {
			t.Errorf("%q asks the opponent: %+v", asked, list)
		}
	}
	for _, inLine := range []string{"draw? or not", "resign. No wait, don't", "undo? or not", "if b4-b5 then c3-c4 or not?", "setup: Ka1 Qb1 (not sure)"} {
		if list := command.Parse(inLine, "", english); list[0].Problem.Empty() {
			t.Errorf("%q is done: %+v", inLine, list)
		}
	}
	if list := command.Parse("draw\n\nyellow: Gb4-b5\n\nscrap that", "", english); !strings.Contains(problems(list), "second-thoughts") || !strings.Contains(problems(list), "command-ask") {
		t.Errorf("%+v", list)
	}
}

func problems(list []command.Command) (keys string) {
	for _, c := range list {
		keys += c.Problem.Key + " "
	}
	return keys
}
