package composer_test

import (
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
	"pbem/web/composer"
)

func TestFragment(t *testing.T) {
	t.Parallel()
	s := composer.Start{Preset: "amoeba-unbound", Options: "bishop=true repetition=5", Rules: "0123456789abcdef",
		Position: "*rnknr*/2***2/3(Bp)4 b c3c4 -a-1", Game: 42, Turn: 12, Side: rules.Black}
	const want = "p=amoeba-unbound&o=bishop%3Dtrue%20repetition%3D5&h=0123456789abcdef" +
		"&l=*rnknr*/2***2/3%28Bp%294%20b%20c3c4%20-a-1&g=42&t=12&s=b"
	if got := s.Fragment(); got != want {
		t.Errorf("written %s, not %s", got, want)
	}
	escaped := strings.ReplaceAll(want, "%", "%25")
	for _, text := range []string{want, "#" + want, escaped, strings.ReplaceAll(want, "&", "&amp;"),
		want[:40] + "\r\n  " + want[40:], want + "&utm_source=letter"} {
		if got, err := composer.ParseFragment(text); err != nil || got != s {
			t.Errorf("%s\nis read as %+v, %v", text, got, err)
		}
	}
}

func TestFragmentRefused(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "#", "g=42", "p=", "p=cosmic&g=-1", "p=cosmic&g=x", "p=cosmic&t=99999999999999999999",
		"p=cosmic&l=%", "p=cosmic&l=%4", "p=cosmic&l=%zz", "p=cosmic&l=%00", "p=%C3%A4", "p=cosmic&s=x", "p=" + strings.Repeat("a", 10000)} {
		if s, err := composer.ParseFragment(text); !refused(err) {
			t.Errorf("%.60q is read as %+v, %v", text, s, err)
		}
	}
}

// refused reports whether an error says what is wrong with a link.
func refused(err error) bool {
	e := (*phrase.Error)(nil)
	return errors.As(err, &e) && strings.HasPrefix(e.Phrase().Key, "composer-link-")
}

// TestSideOfPosition: a link that does not name the side is for the one to move.
func TestSideOfPosition(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]rules.Side{
		"p=cosmic":                  rules.White,
		"p=cosmic&l=6/6%20b":        rules.Black,
		"p=cosmic&l=6/6%20b&s=w":    rules.White,
		"p=cosmic&l=6/6%20w%20b1b2": rules.White,
	} {
		if s, err := composer.ParseFragment(text); err != nil || s.Side != want {
			t.Errorf("%s: %v to move, %v", text, s.Side, err)
		}
	}
}

func TestFragmentRoundTrip(t *testing.T) {
	t.Parallel()
	word := rapid.StringMatching(`[ -$&-~]{0,40}`).Filter(func(s string) bool { return strings.TrimSpace(s) == s })
	rapid.Check(t, func(t *rapid.T) {
		s := composer.Start{
			Preset:   rapid.StringMatching(`[a-z][a-z0-9.-]{0,20}`).Draw(t, "preset"),
			Options:  word.Draw(t, "options"),
			Rules:    rapid.StringMatching(`([0-9a-f]{16})?`).Draw(t, "rules"),
			Position: word.Draw(t, "position"),
			Game:     rapid.IntRange(0, 1e6).Draw(t, "game"),
			Side:     rules.Side(rapid.IntRange(0, 1).Draw(t, "side")),
		}
		if s.Game > 0 {
			s.Turn = rapid.IntRange(0, 500).Draw(t, "turn")
		}
		if got, err := composer.ParseFragment(s.Fragment()); err != nil || got != s {
			t.Errorf("%s\nis read as %+v, %v", s.Fragment(), got, err)
		}
	})
}

// FuzzFragment: whatever a link holds is read or refused in words, and what was read is written so that it is read
// again.
func FuzzFragment(f *testing.F) {
	f.Add("p=cosmic&l=3nrk/3pnr/4pn/NP4/RNP3/KRN3%20w&g=42&t=1&s=w")
	f.Add("#p=lifeform&amp;l=8/3%2528Bp%25294%2520b")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := composer.ParseFragment(text)
		if err != nil {
			if !refused(err) {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		again, err := composer.ParseFragment(s.Fragment())
		if s.Game == 0 {
			s.Turn = 0
		}
		if err != nil || again != s {
			t.Errorf("%q is %+v, written %s, read again %+v (%v)", text, s, s.Fragment(), again, err)
		}
	})
}

// stock is what a page has in store for a preset: packed, a host's own file or, where that is "", the built-in one.
func stock(name, yaml string) composer.Stock {
	has := composer.Stock{Engines: loader.Engines()}
	for _, p := range presets.Names() {
		has.Known = append(has.Known, p.Name)
	}
	data := []byte(yaml)
	if p, err := presets.Builtin(name, nil); err == nil && yaml == "" {
		data = p.Data
	}
	if packed, err := presets.Packed(data); err == nil {
		has.Packed = string(packed)
	}
	return has
}

// load makes a built-in preset as a page does.
func load(s composer.Start) (*loader.Preset, error) { return composer.Load(s, stock(s.Preset, "")) }

// opened opens a link in English.
func opened(fragment, yaml string) (*composer.Composer, error) {
	s, _ := composer.ParseFragment(fragment)
	c, err := composer.OpenLink(fragment, stock(s.Preset, yaml))
	if err != nil {
		return nil, err
	}
	return c.In(catalog.English().Say), nil
}

// TestMissingRules: what a page could not load, or cannot read, is said in a sentence that leads on.
func TestMissingRules(t *testing.T) {
	t.Parallel()
	cosmic := stock("cosmic", "")
	with := func(packed string) composer.Stock {
		return composer.Stock{Packed: packed, Engines: cosmic.Engines, Known: cosmic.Known}
	}
	other := cosmic
	other.Engines = []loader.Engine{loader.AMP()}
	mistaken := tree.Append(nil, "sha256:0", &tree.Node{Kind: tree.Mapping, Place: tree.Place{Line: 1}, Content: []*tree.Node{
		{Kind: tree.Text, Place: tree.Place{Line: 1}, Value: "engine"}, {Kind: tree.Text, Place: tree.Place{Line: 1}, Value: "cosmic"}}})
	for want, has := range map[string]composer.Stock{
		"We couldn't load the rules of cosmic: reload the page, or write the turn by hand in your reply.":                                      with(""),
		"This page didn't get the game: load it again, or write your turn by hand in the answer to your letter.":                               with("<!DOCTYPE html>"),
		"Cosmic.yaml:7: there's no engine \"cosmic\"; there are amp.":                                                                          other,
		"Cosmic.yaml:1: preset: \"name\" is missing\ncosmic.yaml:1: preset: \"title\" is missing\ncosmic.yaml:1: preset: \"about\" is missing": with(string(mistaken)),
	} {
		_, err := composer.OpenLink("p=cosmic", has)
		if got := failure(err).Error; err == nil || len(got) < len(want) || got[:len(want)] != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}
