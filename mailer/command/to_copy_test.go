package command_test

import (
	"slices"
	"testing"

	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// TestAskedBackLinesAreToCopy: a turn that is asked back stands as a line to copy, without the marks that stood around it, and so do the words
// because of which it is asked back.
func TestAskedBackLinesAreToCopy(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]struct{ turn, said string }{
		"Maybe Gc4-c5, or not":                {"Gc4-c5", "Maybe or not"},
		"perhaps Gc4-c5, what do you think?":  {"Gc4-c5", "perhaps what do you think"},
		"Gc4-c5, Gd4-d5, maybe":               {"Gc4-c5, Gd4-d5", "maybe"},
		"Maybe yellow: Gc4-c5, Gd4-d5, later": {"yellow: Gc4-c5, Gd4-d5", "Maybe later"},
		"Maybe\nGc4-c5, Gd4-d5.\nthanks":      {"Gc4-c5, Gd4-d5", "Maybe"},
		"maybe Gc4-c5; ":                      {"Gc4-c5", "maybe"},
		"maybe\nGc4-c5 -":                     {"Gc4-c5", "maybe"},
		"maybe\n- Gc4-c5,\n- Gd4-d5;":         {"Gc4-c5,\nGd4-d5", "maybe"},
		"vielleicht\n„Gc4-c5,“":               {"Gc4-c5", "vielleicht"},
		"maybe Gc4-c5!?":                      {"Gc4-c5", "maybe"},
	} {
		list := command.Parse(words, "", command.Context{Game: 42, Groups: []string{"yellow"}, Tongues: tongues(t)})
		if len(list) != 1 || !slices.Equal(list[0].Readings, []string{want.turn}) || list[0].Problem.Arg("words") != phrase.Words(want.said) {
			t.Errorf("%q: %+v", words, list)
		}
	}
}
