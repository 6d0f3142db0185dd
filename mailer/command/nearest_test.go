package command

import "testing"

// TestNearest: what is not understood is told with the nearest thing that is, and a question is no slip of the pen.
func TestNearest(t *testing.T) {
	for text, want := range map[string]string{
		"shwo at 12":                           "show",
		"leagl n4":                             "legal",
		"drwa":                                 "draw",
		"resgin":                               "resign",
		"hlep turns":                           "help",
		"adress add bo@example.net":            "address add",
		"addres remove bo@example.net":         "address remove",
		"unblok":                               "unblock",
		"How do I play a game with my friend?": "",
		"Hi! How do I play a game with my friend?": "",
		"what is this":                  "",
		"Can you show me how to begin?": "",
		"nothing like it":               "",
	} {
		for _, ctx := range []Context{inGame(), outside()} {
			list := Parse(text, "", ctx)
			if len(list) != 1 || list[0].Nearest != want {
				t.Errorf("%q in game %d: %s, want the nearest to be %q", text, ctx.Game, show(list), want)
			}
			if want != "" && list[0].Kind == Turn && list[0].Problem.Empty() {
				t.Errorf("%q is played", text)
			}
		}
	}
}
