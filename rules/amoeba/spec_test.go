package amoeba

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestNewRefuses(t *testing.T) {
	for want, change := range map[string]func(*Spec){
		"wrong Files, Ranks":               func(s *Spec) { s.Files = 27 },
		"a wrong Files, Ranks":             func(s *Spec) { s.Ranks = 0 },
		"wrong Promote":                    func(s *Spec) { s.Promote = "" },
		"a wrong Promote":                  func(s *Spec) { s.Promote = "RK" },
		"has a wrong Promote":              func(s *Spec) { s.Promote = "RR" },
		"Black has 0 kings":                func(s *Spec) { s.Start = strings.Replace(s.Start, "k", "1", 1) },
		"White has 2 kings":                func(s *Spec) { s.Start = strings.Replace(s.Start, "R", "K", 1) },
		"the start position: the board":    func(s *Spec) { s.Start = "7/7" },
		"the start position: rank 7, char": func(s *Spec) { s.Start = "x" + s.Start[1:] },
	} {
		if _, err := New(with(base(), change)); err == nil || !strings.Contains(catalog.English().Error(err), want) {
			t.Errorf("%v, want an error with %q", err, want)
		}
	}
}

func TestVocabulary(t *testing.T) {
	for name, want := range map[string]string{
		"38 occupied=false bishop=false unbounded=false": "7x7 KRNP", "38 occupied=false bishop=true unbounded=false": "7x7 KRBNP",
		"38 occupied=false bishop=false unbounded=true": "0x0 KRNP", "64 occupied=false": "8x9 KQRBNP",
	} {
		v := mustNew(t, specNamed(t, name)).Vocabulary()
		got := string(rune('0'+v.Files)) + "x" + string(rune('0'+v.Ranks)) + " "
		for _, u := range v.Units {
			got += string(u.Letter)
			if u.Royal != (u.Letter == 'K') || u.Name == "" {
				t.Errorf("%+v", u)
			}
		}
		if got != want || v.Quiet != rules.UntilPawnMove || v.Leads != rules.NoLead {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	bounded, unbound := mustNew(t, base()), mustNew(t, with(base(), func(s *Spec) { s.Unbounded = true }))
	const rest = "/7/7/7/7/7/3K3"
	for _, c := range []struct {
		game       *Game
		line, want string
	}{
		{bounded, "", "no side to move"},
		{bounded, "7" + rest, "no side to move"},
		{bounded, "7" + rest + " w", "comes the last turn's slide"},
		{bounded, "7" + rest + " w - a1", "leave out"},
		{unbound, "7" + rest + " w -", "fourth field is missing"},
		{bounded, "7" + rest + " x -", "must be w or b"},
		{bounded, "7/7 w -", "the board has 7 ranks, but the line has 2"},
		{bounded, "6" + rest + " w -", "rank 7 has 6 places instead of 7"},
		{bounded, "8" + rest + " w -", "isn't a number of empty squares (1 to 7)"},
		{bounded, "6**" + rest + " w -", "rank 7 has more than 7 places"},
		{bounded, "07" + rest + " w -", "a number of empty squares"},
		{bounded, "" + rest + " w -", "rank 7 has 0 places instead of 7"},
		{unbound, "" + rest + " w - a1", "rank 7 is empty"},
		{bounded, "6B" + rest + " w -", `rank 7, character 2: "B" isn't a unit (K R N P, small for Black)`},
		{bounded, "7" + rest + " w b3", `for none, not "b3"`},
		{bounded, "7" + rest + " w b3b5", "the slide b3b5 doesn't go"},
		{bounded, "7" + rest + " w a1a0", "the slide a1a0 doesn't go"},
		{bounded, "7" + rest + " w B3B4", `for none, not "B3B4"`},
		{unbound, "7" + rest + " w - a", "the lower left place"},
		{unbound, "7" + rest + " w - a401", "within 400 of a1"},
		{unbound, "7" + rest + " w - a395", "reaches more than 400"},
		{unbound, "***/*** w - a1", "the board has no square"},
		{unbound, "70/70 w - a1", "the board has 140 squares; it can have 128"},
		{unbound, "7/6 w - a1", "rank 1 has 6 places instead of 7"},
		{unbound, strings.Repeat("1/", 128) + "1 w - a1", "at most 128 ranks, but the line has 129"},
		{unbound, strings.Repeat("*", 129) + " w - a1", "rank 1 has more than 128 places"},
	} {
		p, err := c.game.Parse(c.line)
		if err == nil || !strings.Contains(catalog.English().Error(err), c.want) {
			t.Errorf("Parse(%.60q) = %v, %v, want an error with %q", c.line, p, err, c.want)
		}
	}
}

// TestUnboundedLines are cut to the smallest rectangle.
func TestUnboundedLines(t *testing.T) {
	g := mustNew(t, with(base(), func(s *Spec) { s.Unbounded = true }))
	p := mustParse(t, g, "****/*kK*/**1*/**** b a1-a1 -b-2")
	if p.String() != "kK/*1 b a1-a1 -a-1" {
		t.Error(p)
	}
	low, high := p.Extent()
	if low != sq(-1, -1) || high != sq(0, 0) || p.Exists(sq(-1, -1)) || !p.Exists(sq(0, -1)) || p.Exists(sq(50, 50)) {
		t.Errorf("from %s to %s", low, high)
	}
	var units []string
	for u := range p.Placements() {
		units = append(units, string(u.Unit)+u.At.String()+u.Side.String())
	}
	if strings.Join(units, " ") != "K-a0Black Ka0White" {
		t.Error(units)
	}
	far := mustParse(t, g, "kn/K1 w - a399")
	for turn := range far.Turns() {
		if strings.Contains(turn.String(), "401") {
			t.Errorf("%s leaves the board", turn)
		}
	}
}
