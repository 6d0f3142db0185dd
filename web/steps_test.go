package web_test

import (
	"regexp"
	"strings"
	"testing"
)

// TestGround: all boards of a game are drawn on the same ground, from both sides, however the board grew.
func TestGround(t *testing.T) {
	t.Parallel()
	size := regexp.MustCompile(`<svg[^>]* class="board"[^>]*viewBox="([^"]*)"`)
	grew := map[string]bool{}
	for _, name := range []string{"cosmic", "chesimals-0.1", "amoeba", "amoeba-unbound"} {
		preset := builtin(t, name)
		p := pages(t, site(t, play(t, preset, 1, 25)))
		first := size.FindStringSubmatch(has(t, p, "/game/1/index.html?turn=0"))
		for _, path := range []string{"/game/1/index.html?turn=0-black", "/game/1/index.html?turn=12", "/game/1/index.html?turn=12-black", "/game/1/index.html?turn=25", "/game/1/index.html"} {
			if got := size.FindStringSubmatch(has(t, p, path)); got == nil || got[1] != first[1] {
				t.Errorf("%s: %s is drawn on %v, and the start on %v", name, path, got, first)
			}
		}
		start := size.FindStringSubmatch(has(t, p, "/presets/"+name+".html"))
		grew[name] = start[1] != first[1]
	}
	if grew["cosmic"] || grew["chesimals-0.1"] || !grew["amoeba-unbound"] {
		t.Errorf("the boards that grew are %v", grew)
	}
}

// TestStepsOfTurns: into which parts turns of each system fall.
func TestStepsOfTurns(t *testing.T) {
	t.Parallel()
	link := regexp.MustCompile(`<li><a href="#step-\d+">([^<]*)</a></li>`)
	tests := []struct{ preset, position, turn, want string }{
		{"chesimals-0.1", "", "white: Zd2-d3, Zc2-c3, Cd1-d2", "Zd2-d3|Zc2-c3|Cd1-d2"},
		{"chesimals-0.1", "", "white: Zd2-d3", ""},
		{"cosmic", "5k/6/3r2/2p3/1P4/K5 w", "Pb2xd4", ""},
		{"amoeba", "", "Ne1-f3 / c3-c4", "Ne1-f3|c3-c4"},
		{"lifeform", "", "Bc1-d3, Pb2-a3, Pc2-b3", "Bc1-d3|Pb2-a3|Pc2-b3"},
	}
	for _, test := range tests {
		s := site(t)
		text := "[Variant \"" + test.preset + "\"]\n"
		if test.position != "" {
			text += "[Start \"" + test.position + "\"]\n"
		}
		put(t, dirOf(s), "001.pbem", text+"\n1. "+test.turn+"\n*\n")
		body := has(t, pages(t, s), "/game/1/index.html?turn=1")
		var got []string
		for _, m := range link.FindAllStringSubmatch(body, -1) {
			got = append(got, m[1])
		}
		if strings.Join(got, "|") != test.want || strings.Count(body, `class="step"`) != len(got) {
			t.Errorf("%s has the parts %q, want %q (%d are drawn): %s", test.turn, got, test.want, strings.Count(body, `class="step"`), section(body, `note wrong`))
		}
	}
}

// TestChainOfJumps: each landing of a long jump can be seen.
func TestChainOfJumps(t *testing.T) {
	t.Parallel()
	s := site(t)
	put(t, dirOf(s), "001.pbem", "[Variant \"cosmic\"]\n[Start \"5k/2n3/4r1/2p3/1P4/Kp2R1 w\"]\n\n1. Pb2xd4xb6\n*\n")
	has(t, pages(t, s), "/game/1/index.html?turn=1", `<a href="#step-1">Pb2xd4</a>`, `<a href="#step-2">xb6</a>`, `id="step-2"`)
}

// TestBodiesBreakAtTheEnd: what the body rules would remove in the middle of a turn is still there, if what follows saves it
// (LF-9).
func TestBodiesBreakAtTheEnd(t *testing.T) {
	t.Parallel()
	s := site(t)
	put(t, dirOf(s), "001.pbem", "[Variant \"lifeform-open\"]\n[Start \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w\"]\n\n1. Bc1-b3, Pb2-c1, Pc2-b2\n*\n")
	body := has(t, pages(t, s), "/game/1/index.html?turn=1", `id="step-3"`)
	for i, step := range strings.Split(body, `<g class="step"`)[2:] { // each draws what is other than before
		if strings.Contains(step, `x="42"`) {
			t.Errorf("step %d draws something on the a-file, of which the turn moves nothing: %s", i+2, step)
		}
	}
}
