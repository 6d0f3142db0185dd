package web_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"pbem/rules/presets"
	"pbem/rules/presets/tree"
	"pbem/web"
)

// stocked is what the composer's page is told.
type stocked struct {
	Presets []struct {
		Name, Title, About, Page, Hash, Engine string
		Options                                []struct {
			Name, About, Allowed, Default string
			Values                        []string
		}
	}
	Rules []struct{ Hash, Engine string }
}

func stockOf(t *testing.T, p *web.Pages) (s stocked) {
	t.Helper()
	_, text, _ := strings.Cut(get(t, p, "/compose.html").Body.String(), `<script type="application/json" id="known">`)
	text, _, _ = strings.Cut(text, "</script>")
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestPresetsToChoose: the composer's page lists every preset with what can change its turns, and has each under its hash, in
// the form that its programs read; also the rules of listed games that are not as they are today, and no others.
func TestPresetsToChoose(t *testing.T) {
	t.Parallel()
	old := ownPreset(t)
	s := site(t, play(t, old, 1, 2))
	s.Rules = rulesOf(old)
	p := pages(t, s)
	has := stockOf(t, p)
	if len(has.Presets) != len(presets.Names()) || len(has.Rules) != 1 || "sha256:"+has.Rules[0].Hash != old.Hash || has.Rules[0].Engine != "cosmic" {
		t.Fatalf("%d presets, and the rules %v", len(has.Presets), has.Rules)
	}
	hashes := []string{has.Rules[0].Hash}
	for _, o := range has.Presets {
		want := builtin(t, o.Name)
		if o.Title != want.Title || o.Engine != want.Engine || "sha256:"+o.Hash != want.Hash || len(o.Options) != len(want.OwnOptions()) {
			t.Errorf("%+v stands for %s", o, o.Name)
		}
		for _, option := range o.Options {
			if option.About == "" || option.Allowed == "" {
				t.Errorf("%s: %+v", o.Name, option)
			}
		}
		hashes = append(hashes, o.Hash)
	}
	for _, digits := range hashes {
		hash, root, err := tree.Parse(get(t, p, "/rules/"+digits+".preset").Body.String())
		if err != nil || hash != "sha256:"+digits || len(root.Content) == 0 {
			t.Errorf("%s: %s, %v", digits, hash, err)
		}
		words := get(t, p, "/rules/"+digits+".md")
		if words.Header().Get("Content-Type") != "text/markdown; charset=utf-8" || !strings.HasPrefix(words.Body.String(), "## The board") {
			t.Errorf("%s is told as %v %.100q", digits, words.Header(), words.Body)
		}
	}
	for _, path := range []string{strings.Repeat("0", 64), "", "x", strings.ToUpper(hashes[0])} {
		for _, mark := range []string{".preset", ".md"} {
			if got := get(t, p, "/rules/"+path+mark); got.Code != 404 {
				t.Errorf("%q: %d", path+mark, got.Code)
			}
		}
	}
	names, _ := written(t, p)
	for _, digits := range hashes {
		if !slices.Contains(names, "rules/"+digits+".preset") || !slices.Contains(names, "rules/"+digits+".md") {
			t.Errorf("rules/%s.preset or its words are not written", digits)
		}
	}
}

// TestOwnPresetTakesThePlace: a host's own preset with the name of a built-in one is the one to choose.
func TestOwnPresetTakesThePlace(t *testing.T) {
	t.Parallel()
	data := replaced(t, builtin(t, "cosmic").Data, "title: Cosmic", "title: Our Cosmic")
	own, err := presets.Parse("cosmic.yaml", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	var titles []string
	for _, o := range stockOf(t, composerSite(t, own)).Presets {
		if o.Name == "cosmic" {
			titles = append(titles, o.Title)
		}
	}
	if len(titles) != 1 || !strings.HasPrefix(titles[0], "Our Cosmic") {
		t.Errorf("to choose from there are %q", titles)
	}
}

// TestOwnPresetInWords: the page of a host's own preset tells what it is from its data, and leads to no page that was written of others.
func TestOwnPresetInWords(t *testing.T) {
	t.Parallel()
	data := replaced(t, builtin(t, "chesimals-0.75").Data, "name: chesimals-0.75", "name: house", "hyper: true", "quota: 2")
	own, err := presets.Parse("house.yaml", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	site := composerSite(t, own)
	page := strings.Join(strings.Fields(get(t, site, "/presets/house.html").Body.String()), " ")
	for _, want := range []string{"Each unit acts once in a turn, but units of black can act again if they&#39;re connected each time; each time counts.", "<strong>guard (G):</strong>", "Up to 2 activations in a turn."} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	if strings.Contains(page, "rules/chesimals.html") {
		t.Error("the page leads to that of the Chesimals")
	}
	for _, o := range stockOf(t, site).Presets {
		if o.Name == "house" && o.Page != "presets/house.html" {
			t.Errorf("the composer leads to %q", o.Page)
		}
	}
}
