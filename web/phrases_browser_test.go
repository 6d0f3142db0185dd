package web_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"testing"
	"testing/fstest"

	"pbem/internal/testing/webtest"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/web"
	"pbem/web/composer"
)

// TestPhrasesInTheBrowser: a page's script renders every message that it is given as the program itself does, with arguments of
// every kind; also in a language with other plurals, and with grammatical forms.
func TestPhrasesInTheBrowser(t *testing.T) {
	t.Parallel()
	polish, err := catalog.Read("pl", fstest.MapFS{"composer.ftl": {Data: []byte(polish)}})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []*catalog.Language{catalog.English(), polish} {
		list := samples(t, l)
		var got []string
		b := open(t, l, list)
		b.Eval(fmt.Sprintf(`Promise.all([Language.load("static/catalog-%s.json"), fetch("samples").then(a => a.json())])
			.then(([l, samples]) => samples.phrases.map(p => l.say(p)))`, l.Tag()), &got)
		if len(got) != len(list) {
			t.Fatalf("%d of %d phrases come back", len(got), len(list))
		}
		for i, p := range list {
			if want := l.Say(p); got[i] != want {
				t.Errorf("%v is said as %q, want %q", p, got[i], want)
			}
		}
	}
}

// polish has four plurals, forms, choices within choices and what else the catalogue's syntax has.
const polish = `
list-comma = { ", " }
list-and = { " i " }
list-or = { " lub " }
unit-rook = wieża
    .accusative = wieżę
the-unit = moja { $unit }
    .accusative = moją { FORM($unit, "accusative") }
sees = Widzi { FORM($what, "accusative") } / { $what } / { FORM($what, "none") } / { CAP($what) }.
turns = { $n ->
    [0] ani jednej tury
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury!
}
both = { $what ->
    [a] { $n ->
        [one] jedno
       *[other] wiele
    } a
    [7] siedem
   *[other] { turns }: { CAP($what) }
}
`

// open opens the composer's page in a language, with samples beside it.
func open(t *testing.T, l *catalog.Language, samples []phrase.Phrase) *webtest.Browser {
	t.Helper()
	p, err := web.Open(web.Site{Languages: catalog.Languages{{Language: l}}})
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/", p)
	mux.HandleFunc("/samples", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write((&composer.State{Phrases: samples}).AppendJSON(nil))
	})
	b := webtest.Open(t, mux)
	b.Visit("compose.html")
	return b
}

// samples says every message several times, with values of every kind for its arguments.
func samples(t *testing.T, l *catalog.Language) (all []phrase.Phrase) {
	t.Helper()
	text, err := json.Marshal(l.ComposerPage())
	if err != nil {
		t.Fatal(err)
	}
	var page struct{ Messages map[string]any }
	if err := json.Unmarshal(text, &page); err != nil {
		t.Fatal(err)
	}
	inner := []phrase.Phrase{phrase.New("side-white"), phrase.New("the-unit", "unit", rook()), phrase.Of("ß ł")}
	values := []any{0, 1, 2, 5, 22, 1000000, -1, "", "n4", "łódź", "1", "<b>&\"'", rook(), phrase.Term{Kind: "unit", Name: "Zorg"}, inner[0], inner[1],
		phrase.Join(phrase.And, inner...), phrase.Join(phrase.Semicolons, inner...), phrase.Join(phrase.Sentences, inner...), phrase.Join(phrase.Lines, inner...),
		phrase.Series{How: phrase.Or, Items: []string{"a", "b", "c"}}, phrase.Series{How: phrase.Commas, Items: []string{"a", "b"}}}
	for _, key := range slices.Sorted(maps.Keys(page.Messages)) {
		names := map[string]bool{}
		words := arguments(page.Messages[key], page.Messages, names, nil)
		all = append(all, phrase.New(key))
		if len(names) == 0 {
			continue
		}
		some := append(words, values...)
		for i := range some {
			p := phrase.New(key)
			for n, name := range slices.Sorted(maps.Keys(names)) {
				p = p.With(name, some[(i+3*n)%len(some)])
			}
			all = append(all, p)
		}
	}
	if len(all) < 100 {
		t.Fatalf("only %d phrases", len(all))
	}
	return all
}

func rook() phrase.Term { return phrase.Term{Kind: "unit", Name: "Rook"} }

// arguments finds the names of a pattern's arguments, and the words by which it chooses.
func arguments(piece any, messages map[string]any, names map[string]bool, words []any) []any {
	switch piece := piece.(type) {
	case []any:
		for _, p := range piece {
			words = arguments(p, messages, names, words)
		}
	case map[string]any:
		for _, field := range []string{"arg", "choose"} {
			if name, ok := piece[field].(string); ok {
				names[name] = true
			}
		}
		if variants, ok := piece["variants"].([]any); ok {
			for _, v := range variants {
				words = arguments(v.([]any)[1], messages, names, append(words, v.([]any)[0]))
			}
		}
		if key, ok := piece["message"].(string); ok {
			words = arguments(messages[key], messages, names, words)
		}
		words = arguments(piece["other"], messages, names, words)
		words = arguments(piece["plain"], messages, names, words)
		for _, f := range forms(piece["forms"]) {
			words = arguments(f, messages, names, words)
		}
	}
	return words
}

func forms(list any) []any {
	all, _ := list.(map[string]any)
	return slices.Collect(maps.Values(all))
}
