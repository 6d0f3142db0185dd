package amp

import (
	"errors"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

// act writes an action for a draft: "Wn4-n6", "n4n6" (nothing stated), "n4xn6", "a1-b1-d1" (a path), "*h4".
func act(t testing.TB, text string) rules.Action {
	t.Helper()
	var a rules.Action
	if text[0] == '*' {
		a.How, text = rules.Convert, text[1:]
	} else if text[0] >= 'A' && text[0] <= 'Z' {
		a.Unit, text = text[0], text[1:]
	}
	var path []rules.Square
	for text != "" {
		switch text[0] {
		case '-':
			a.How, text = rules.Move, text[1:]
		case 'x':
			a.How, text = rules.Capture, text[1:]
		}
		s, n := rules.ParseSquare(text)
		if n == 0 {
			t.Fatalf("no square in %q", text)
		}
		path, text = append(path, s), text[n:]
	}
	a.From, a.To = path[0], path[len(path)-1]
	if len(path) > 2 {
		a.Via = path[1 : len(path)-1]
	}
	return a
}

func draft(t testing.TB, lead rules.Lead, words string) rules.Draft {
	d := rules.Draft{Turn: rules.Turn{Lead: lead}}
	for _, w := range strings.Fields(words) {
		d.Actions = append(d.Actions, act(t, w))
	}
	return d
}

func square(text string) rules.Square {
	s, _ := rules.ParseSquare(text)
	return s
}

const (
	fusionLine = "15bK/16/16/16/16/16/16/16/16/16/1wPwPwNwWwE10/2ySwK12 w"
	twoLine    = "15bC/16/16/16/16/16/16/16/16/2gE13/2wGoG12/2wCoC12 w"
)

func TestJudgeFillsHoles(t *testing.T) {
	two, fused := mustNew(t, specTwo()), mustNew(t, fusion(fusionStart(), false, true))
	for _, c := range []struct {
		game     *Game
		line     string
		lead     rules.Lead
		actions  string
		want     string
		noteHas  string
		captured int
	}{
		{two, twoLine, rules.Lead{}, "c2c3", "white: Gc2xc3", "", 1},
		{two, twoLine, rules.Lead{Group: "white"}, "c2-c3", "white: Gc2xc3", "captures the green elephant on c3", 1},
		{two, twoLine, rules.Lead{Group: "w"}, "Gc2xb3", "white: Gc2-b3", "b3 is empty", 0},
		{two, twoLine, rules.Lead{Group: "White"}, "c1-b1-a2", "white: Cc1-a2", "", 0},
		{two, twoLine, rules.Lead{Unit: 'C', At: square("d1")}, "d2d3", "orange: Gd2-d3", "", 0},
		{two, twoLine, rules.Lead{At: square("c1")}, "c2c3", "white: Gc2xc3", "", 1},
		{fused, fusionLine, rules.Lead{Group: "yellow"}, "b2b3", "Sc1: Pb2-b3", "", 0},
		{fused, fusionLine, rules.Lead{Unit: 'S'}, "b2b3", "Sc1: Pb2-b3", "", 0},
		{fused, fusionLine, rules.Lead{Mode: "dia"}, "b2a3", "Sc1 dia: Pb2-a3", "", 0},
		{fused, fusionLine, rules.Lead{}, "d2e4 b2b3", "Kd1: Nd2-e4, Pb2-b3", "", 0},
		{fused, fusionLine, rules.Lead{Unit: 'K', At: square("d1")}, "d1-e1 c2d3", "Kd1: Kd1-e1, Pc2-d3", "", 0},
	} {
		p, err := c.game.Parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		v, err := p.Judge(draft(t, c.lead, c.actions))
		if err != nil || v.Turn.String() != c.want || len(v.Captured) != c.captured {
			t.Errorf("%v %s: %v, %d captured, %v, want %s", c.lead, c.actions, v.Turn, len(v.Captured), err, c.want)
		}
		if notes := strings.Join(catalog.English().All(v.Notes), " "); !strings.Contains(notes, c.noteHas) || c.noteHas == "" && notes != "" {
			t.Errorf("%v %s: notes %q, want %q", c.lead, c.actions, notes, c.noteHas)
		}
		if p.String() != c.line {
			t.Errorf("%v %s changed the position it was judged on", c.lead, c.actions)
		}
	}
}

func TestJudgeRefuses(t *testing.T) {
	two, fused := mustNew(t, specTwo()), mustNew(t, fusion(fusionStart(), false, true))
	plain := mustNew(t, fusion(fusionStart(), false, false))
	for _, c := range []struct {
		game    *Game
		line    string
		lead    rules.Lead
		actions string
		code    rules.Code
		at      int
		has     string
	}{
		{two, twoLine, rules.Lead{}, "a1a2", rules.NoUnitThere, 1, "no unit on a1"},
		{two, twoLine, rules.Lead{}, "c3c4", rules.NotYourUnit, 1, "green elephant on c3 is Black's"},
		{two, twoLine, rules.Lead{}, "Wc2c3", rules.NoUnitThere, 1, "The unit on c2 is the white guard (Gc2)"},
		{two, twoLine, rules.Lead{}, "c2b3 d2d3", rules.WrongAMP, 2, "name the orange AMP"},
		{two, twoLine, rules.Lead{}, "c2b3 b3b4", rules.ActivatedBefore, 2, "activated the white guard on b3"},
		{two, twoLine, rules.Lead{}, "c2c4", rules.Blocked, 1, "past the green elephant on c3"},
		{two, twoLine, rules.Lead{}, "c2f2", rules.CannotMoveSo, 1, "Gc2 could go to"},
		{two, twoLine, rules.Lead{}, "c2d2", rules.FriendlyUnit, 1, "orange guard on d2"},
		{two, twoLine, rules.Lead{}, "c2c13", rules.CannotMoveSo, 1, "c13 isn't on the board (a1 to p12)"},
		{two, twoLine, rules.Lead{}, "*c3", rules.CannotMoveSo, 1, "There's no conversion in this game."},
		{two, twoLine, rules.Lead{Group: "white"}, "*c3", rules.CannotMoveSo, 1, "There's no conversion in this game."},
		{two, twoLine, rules.Lead{Group: "pink"}, "c2c3", rules.CannotRead, 0, "White's AMPs: yellow, white, grey, orange."},
		{two, twoLine, rules.Lead{Group: "green"}, "c2c3", rules.NotYourUnit, 0, "The green AMP is Black's"},
		{two, twoLine, rules.Lead{Group: "grey"}, "c2c3", rules.LeaderGone, 0, "White's leaders: Cc1 (white), Cd1 (orange)."},
		{two, twoLine, rules.Lead{Unit: 'C', At: square("c2")}, "c2c3", rules.NoUnitThere, 0, "The unit on c2 is the white guard"},
		{two, twoLine, rules.Lead{Unit: 'G', At: square("c2")}, "c2c3", rules.LeaderGone, 0, "isn't a leader"},
		{two, twoLine, rules.Lead{Unit: 'C', At: square("a1")}, "c2c3", rules.NoUnitThere, 0, "no unit on a1"},
		{two, twoLine, rules.Lead{Unit: 'C', At: square("z1")}, "c2c3", rules.NoUnitThere, 0, "z1 isn't on the board"},
		{two, twoLine, rules.Lead{Unit: 'C', At: square("p12")}, "c2c3", rules.NotYourUnit, 0, "blue Chief on p12"},
		{two, twoLine, rules.Lead{Group: "white", Mode: "dia"}, "c2c3", rules.ModeConflict, 0, "no mode dia"},
		{two, twoLine, rules.Lead{}, "", rules.PassNotAllowed, 0, "For instance: white: Cc1-"},
		{fused, fusionLine, rules.Lead{}, "b2b3", rules.CannotRead, 0, "Write Sc1 or Kd1 and a colon"},
		{fused, fusionLine, rules.Lead{Mode: "sideways"}, "b2b3", rules.ModeConflict, 0, "sideways"},
		{fused, fusionLine, rules.Lead{Group: "grey"}, "b2b3", rules.LeaderGone, 0, "grey AMP has lost its leader"},
		{fused, fusionLine, rules.Lead{Group: "yellow"}, "e2e3 f2g3", rules.ModeConflict, 2, "is ortho; the"},
		{fused, fusionLine, rules.Lead{Group: "yellow"}, "d2e4", rules.ModeConflict, 1, "can't activate a knight"},
		{fused, fusionLine, rules.Lead{}, "d2e4 d2e3", rules.NoUnitThere, 2, "no unit on d2"},
		{fused, fusionLine, rules.Lead{}, "d2d9", rules.CannotMoveSo, 1, "white knight on d2 can't move to d9"},
		{fused, fusionLine, rules.Lead{Group: "yellow"}, "*b2", rules.FriendlyUnit, 1, "already yours"},
		{fused, fusionLine, rules.Lead{Group: "yellow"}, "*a12", rules.NoUnitThere, 1, "no unit on a12"},
		{fused, fusionLine, rules.Lead{Group: "yellow"}, "*p12", rules.CannotMoveSo, 1, "King on p12 can't be converted"},
		{plain, fusionLine, rules.Lead{Group: "yellow"}, "*p12", rules.CannotMoveSo, 1, "There's no conversion in this game."},
	} {
		p, err := c.game.Parse(c.line)
		if err != nil {
			t.Fatal(err)
		}
		_, err = p.Judge(draft(t, c.lead, c.actions))
		var v *rules.Violation
		if !errors.As(err, &v) {
			t.Errorf("%v %s: %v, want %s", c.lead, c.actions, err, c.code)
			continue
		}
		if v.Code != c.code || v.Action != c.at || !strings.Contains(catalog.English().Say(v.Phrase()), c.has) {
			t.Errorf("%v %s: %s at %d: %v\nwant %s at %d with %q", c.lead, c.actions, v.Code, v.Action, v, c.code, c.at, c.has)
		}
	}
}

// said is a refusal in English; "" for none.
func said(err error) string {
	var v *rules.Violation
	if !errors.As(err, &v) {
		return ""
	}
	return catalog.English().Say(v.Phrase())
}

func TestJudgeQuotesTheWriter(t *testing.T) {
	p := mustNew(t, specTwo()).start
	d := draft(t, rules.Lead{}, "n4-n6 n6-n9")
	d.Quotes = []string{"n4n6", "wm n6 to n9"}
	_, err := p.Judge(d)
	if got := said(err); !strings.HasPrefix(got, "2. wm n6 to n9: You've already activated ") {
		t.Errorf("%v", got)
	}
}

// TestNotConnectedNamesWhoIs checks the whole sentence, also when nobody is left.
func TestNotConnectedNamesWhoIs(t *testing.T) {
	g := mustNew(t, specTwo())
	p, err := g.Parse("15bC/16/16/16/16/16/13oW2/16/12oCoGoG1/14oE1/12oG3/15wC w")
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.Judge(draft(t, rules.Lead{Group: "orange"}, "m4-l4 Wn6-n9"))
	want := "2. Wn6-n9: not connected. No chain of friendly units joins the orange warmachine on n6 to the orange Chief on l4. " +
		"No other unit can act now."
	if got := said(err); got != want {
		t.Errorf("%v\nwant %s", got, want)
	}
	_, err = p.Judge(draft(t, rules.Lead{Group: "orange"}, "o4-p4 Wn6-n9"))
	want = "2. Wn6-n9: not connected. No chain of friendly units joins the orange warmachine on n6 to the orange Chief on m4. " +
		"Connected now: Eo3, Cm4, Gn4."
	if got := said(err); got != want {
		t.Errorf("%v\nwant %s", got, want)
	}
}
