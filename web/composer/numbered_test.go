package composer_test

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// TestOnlyMarkers: with a numbering voice a state holds nothing but markers where people read, and each has its phrase.
func TestOnlyMarkers(t *testing.T) {
	each(t, func(t *testing.T, p *loader.Preset, s composer.Start) {
		c, dice := open(t, p, s), rand.New(rand.NewPCG(5, 8))
		for range 8 {
			voice := &composer.Numbered{}
			state := c.In(voice.Say).State()
			for _, text := range texts(state) {
				if !regexp.MustCompile(`^(⟦\d+⟧)?$`).MatchString(text) {
					t.Errorf("%q is in words", text)
				}
			}
			words := regexp.MustCompile(`(?s)<svg.*?</svg>|<[^>]*>`).ReplaceAllString(state.Key, "")
			if !regexp.MustCompile(`^(\s|[A-Z]|⟦\d+⟧)*$`).MatchString(words) {
				t.Errorf("the key says %q", words)
			}
			if stuck(state) {
				break
			}
			poke(c, state, dice)
		}
	})
}

// texts lists what people read of a state, but for the legend.
func texts(s composer.State) []string {
	list := []string{s.Error, s.Title, s.Prompt, s.Warning, s.Ends}
	for _, c := range s.Cells {
		list = append(list, c.Words)
	}
	for _, c := range s.Choices {
		list = append(list, c.Label)
	}
	return list
}

// TestPhrasesInJSON: the page reads every kind of value.
func TestPhrasesInJSON(t *testing.T) {
	t.Parallel()
	unit := phrase.Term{Kind: "unit", Name: "rook"}
	for want, p := range map[string]phrase.Phrase{
		`{"key":"k","args":{}}`: phrase.New("k"),
		`{"key":"k","args":{"n":-3,"t":"a\"b","u":{"kind":"unit","term":"rook"},"w":"Bo"}}`: phrase.New("k", "n", -3, "t", `a"b`, "u", unit, "w", phrase.Words("Bo")),
		`"Wn4-n6"`: phrase.Of("Wn4-n6"),
		`{"joint":"or","list":["a",{"key":"k","args":{"p":{"key":"l","args":{}}}}]}`: phrase.Join(phrase.Or, phrase.Of("a"), phrase.New("k", "p", phrase.New("l"))),
		`{"key":"k","args":{"s":{"joint":"semicolons","list":["a","b"]}}}`:           phrase.New("k", "s", phrase.Series{How: phrase.Semicolons, Items: []string{"a", "b"}}),
		`""`: {},
	} {
		var state struct{ Phrases []json.RawMessage }
		text := (&composer.State{Phrases: []phrase.Phrase{p}}).AppendJSON(nil)
		if err := json.Unmarshal(text, &state); err != nil || string(state.Phrases[0]) != want {
			t.Errorf("%v is written %s, want %s (%v)", p, state.Phrases, want, err)
		}
	}
}

// failure is the state of a page on which nothing could be opened, in English.
func failure(err error) composer.State { return composer.Failure(err, catalog.English().Say) }
