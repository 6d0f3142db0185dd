package command

import (
	"strings"
	"testing"
)

func titled() Context {
	return Context{
		Game: 42,
		Presets: []string{"chesimals-0.1", "chesimals-0.5", "chesimals-0.75", "chesimals-1.0", "chesimals-1", "chesimals-2", "fusion-1", "fusion-1-staggered", "lifeform", "lifeform-open", "lifeform-secret",
			"amoeba", "amoeba-carry", "amoeba-bishop", "amoeba-unbound", "amoeba-64", "cosmic"},
		Titles: []string{"Chesimals 0.1", "Chesimals 0.5", "Chesimals 0.75", "Chesimals 1.0", "Chesimals I", "Chesimals II", "Fusion I", "Fusion I, staggered", "Lifeform Chess", "Lifeform Chess, open set-up", "Lifeform Chess, secret set-up",
			"Amoeba", "Amoeba, carrying", "Amoeba with bishops", "Amoeba unbound", "Amoeba, 64 squares", "Cosmic Chess"},
	}
}

// TestTitles: a preset is known by its title as letters have it, and by what people make of it.
func TestTitles(t *testing.T) {
	ctx := titled()
	names := map[string]string{
		"the game Chesimals II": "chesimals-2", "chesimal 2": "chesimals-2", "chesimals 1": "chesimals-1", "Chesimal I": "chesimals-1", "Chesimals 1.0": "chesimals-1.0",
		"Chesimal Fusion I": "fusion-1", "chesimals fusion 1": "fusion-1", "Fusion I staggered": "fusion-1-staggered", "lifeform open": "lifeform-open", "Lifeform Chess open": "lifeform-open", "Lifeform, secret": "lifeform-secret",
		"amoeba 64": "amoeba-64", "Cosmic": "cosmic", "“Cosmic Chess”": "cosmic", "*Cosmic Chess*": "cosmic",
	}
	for i, title := range ctx.Titles {
		for _, spelt := range []string{title, strings.ToLower(title), strings.ToUpper(title), ctx.Presets[i]} {
			names[spelt] = ctx.Presets[i]
		}
	}
	for spelt, want := range names {
		if got := Parse("rules "+spelt, "", ctx); len(got) != 1 || got[0].Text != want || !got[0].Problem.Empty() {
			t.Errorf("rules %s: %+v", spelt, got)
		}
		if got := Parse("new "+spelt+" vs bo@example.net", "", ctx); len(got) != 1 || got[0].New == nil || got[0].New.Preset != want {
			t.Errorf("new %s: %+v", spelt, got)
		}
		if got := Parse("try "+spelt+" pass", "", ctx); len(got) != 1 || got[0].Try == nil || got[0].Try.Preset != want || got[0].Try.Turns[0] != "pass" {
			t.Errorf("try %s: %+v", spelt, got)
		}
	}
	if got := Parse("new chesimals II", "", ctx); len(got) != 1 || got[0].Problem.Key != "command-new-needs-address" {
		t.Errorf("%+v", got)
	}
	if got := Parse("rules chesimals", "", ctx); len(got) != 1 || got[0].Problem.Empty() {
		t.Errorf("%+v", got)
	}
}

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
