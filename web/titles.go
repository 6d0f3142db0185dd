package web

import (
	"strconv"
	"strings"
	"sync"
	"time"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/tournament"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/web/library"
)

// titles are what games are called on the pages: by their presets' titles, and not by the names of files. It is made with the presets, and safe
// for concurrent use.
type titles struct {
	language *catalog.Language
	presets  map[string]*presets.Preset // by name
	shared   map[string]bool            // titles that several of them have
	others   func(name string) string   // the title of rules that some game brought along; "" where nothing is known
	kept     *sync.Map                  // the options of a preset in words: "cosmic king_jumps=1"
}

func newTitles(list []*presets.Preset, l *catalog.Language, others func(string) string) titles {
	t := titles{language: l, presets: map[string]*presets.Preset{}, shared: map[string]bool{}, others: others, kept: &sync.Map{}}
	named := map[string]string{}
	for _, p := range list {
		title := t.game(p.Title)
		if name, there := named[title]; there && name != p.Name {
			t.shared[title] = true
		}
		named[title] = p.Name
		t.presets[p.Name] = p
	}
	return t
}

// game is what a preset's file says, in the language of the pages.
func (t titles) game(text string) string { return t.language.Say(phrase.Of(phrase.GameText(text))) }

// of is the title of a preset, with its name behind it where another one has the same. What nobody here knows is called as its record calls it.
func (t titles) of(name string) string {
	if p := t.presets[name]; p != nil {
		title := t.game(p.Title)
		if t.shared[title] {
			return t.language.Tell("web-title-named", "title", phrase.Words(title), "name", phrase.Words(name))
		}
		return title
	}
	title := library.PlainWords(t.others(name))
	if title == "" {
		return library.PlainWords(name)
	}
	for _, p := range t.presets {
		if t.game(p.Title) == title {
			return t.language.Tell("web-title-named", "title", phrase.Words(title), "name", phrase.Words(library.PlainWords(name)))
		}
	}
	return title
}

// list is what a list of ratings is called, "cosmic king_jumps=1": a title, and the options in words.
func (t titles) list(name string) string {
	preset, options, some := strings.Cut(name, " ")
	if !some {
		return t.of(preset)
	}
	return t.language.Tell("web-list-title", "title", phrase.Words(t.of(preset)), "options", t.options(preset, options))
}

// options says the options of a preset, "setback=1 chain=own": "how far back both sides start: 1".
func (t titles) options(preset, text string) phrase.Phrase {
	if text == "" {
		return phrase.Phrase{}
	}
	key := preset + " " + text
	if said, there := t.kept.Load(key); there {
		return said.(phrase.Phrase)
	}
	said := t.optionsOf(t.presets[preset], text)
	if t.presets[preset] != nil && len(text) < longestKept {
		t.kept.Store(key, said)
	}
	return said
}

// longestKept bounds what is kept of options in words: those that players chose are short.
const longestKept = 200

func (t titles) optionsOf(p *presets.Preset, text string) phrase.Phrase {
	var said []phrase.Phrase
	for word := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(word, "=")
		about := ""
		for _, o := range presetOptions(p) {
			if o.Name == name {
				about = shortly(t.language.Say(o.About))
			}
		}
		if about == "" {
			said = append(said, phrase.Of(phrase.Words(library.PlainWords(word))))
			continue
		}
		said = append(said, phrase.New("web-option", "about", phrase.Words(about), "value", phrase.Words(library.PlainWords(value))))
	}
	return phrase.Join(phrase.Semicolons, said...)
}

func presetOptions(p *presets.Preset) []presets.Option {
	if p == nil {
		return nil
	}
	return p.Options
}

// shortly is what an option is about without what only its preset's page needs to say: which ruling it follows, what 0 means.
func shortly(about string) string {
	if end := strings.IndexAny(about, ";("); end > 0 {
		about = about[:end]
	}
	return strings.TrimSpace(about)
}

// terms says what a game is played by, "option setback=1 time 3d rated", as people do: "3 days a turn; rated". What it does not know stays as it is.
func (t titles) terms(preset, text string) phrase.Phrase {
	var said []phrase.Phrase
	words := strings.Fields(library.PlainWords(text))
	for len(words) > 0 {
		part, n := t.term(preset, words)
		if n == 0 {
			part, n = phrase.Of(phrase.Terms(words[0])), 1
		}
		said, words = append(said, part), words[n:]
	}
	return phrase.Join(phrase.Semicolons, said...)
}

// term says what terms begin with, and how many of the words that is; 0 for nothing that it knows.
func (t titles) term(preset string, words []string) (said phrase.Phrase, n int) {
	switch words[0] {
	case "option":
		for n = 1; n < len(words) && strings.Contains(words[n], "="); n++ {
		}
		if n == 1 {
			return said, 0
		}
		return t.options(preset, strings.Join(words[1:n], " ")), n
	case "time":
		return controlled(words)
	case "rated":
		return phrase.New("web-terms-rated"), 1
	case "unrated":
		return phrase.New("web-terms-unrated"), 1
	}
	if len(words) < 2 {
		return said, 0
	}
	switch words[0] + " " + words[1] {
	case "no vacation":
		return phrase.New("web-terms-no-vacation"), 2
	case "as white":
		return phrase.New("web-terms-white"), 2
	case "as black":
		return phrase.New("web-terms-black"), 2
	}
	switch words[0] {
	case "rating":
		return ratingsWanted(words[1]), 2
	case "adjudicate":
		if words[1] == "worth" {
			return phrase.New("web-terms-worth"), 2
		}
	case "until":
		if day, err := time.Parse(time.DateOnly, words[1]); err == nil {
			return phrase.New("web-seek-until", "until", phrase.Date(day)), 2
		}
	case "rounds":
		if c, err := clock.Parse(words[1]); err == nil && c.Limited() {
			return phrase.New("web-terms-rounds", "time", c.First), 2
		}
	}
	return said, 0
}

// controlled says how much time players have, "time 30d+1d max 45d", and how many words that is.
func controlled(words []string) (phrase.Phrase, int) {
	for n := min(len(words), 4); n > 1; n-- {
		c, err := clock.Parse(strings.Join(words[1:n], " "))
		if err != nil {
			continue
		}
		switch {
		case !c.Limited():
			return phrase.New("web-terms-no-clock"), n
		case c.Turns == 1:
			return phrase.New("web-terms-turn", "time", c.First), n
		case c.Turns > 1:
			return phrase.New("web-terms-turns", "time", c.First, "n", c.Turns), n
		case c.Add <= 0:
			return phrase.New("web-terms-bank", "time", c.First), n
		case c.Most > 0:
			return phrase.New("web-terms-most", "time", c.First, "add", c.Add, "most", c.Most), n
		}
		return phrase.New("web-terms-add", "time", c.First, "add", c.Add), n
	}
	return phrase.Phrase{}, 0
}

// ratingsWanted says whom an offer is for: "1400-1800", "1400+", "0-1800".
func ratingsWanted(bounds string) phrase.Phrase {
	if least, ok := strings.CutSuffix(bounds, "+"); ok {
		return phrase.New("web-terms-least", "least", phrase.Words(least))
	}
	least, most, _ := strings.Cut(bounds, "-")
	if least == "0" {
		return phrase.New("web-terms-rating-most", "most", phrase.Words(most))
	}
	return phrase.New("web-terms-rating", "least", phrase.Words(least), "most", phrase.Words(most))
}

// paired says how a tournament is paired, "swiss 5": "Swiss, 5 rounds". What it does not know stays as it is.
func paired(system string) phrase.Phrase {
	name, size, _ := strings.Cut(library.PlainWords(system), " ")
	n, err := strconv.Atoi(strings.TrimPrefix(size, "of "))
	switch tournament.System(name) {
	case tournament.Once:
		return phrase.New("web-system-once")
	case tournament.Twice:
		return phrase.New("web-system-twice")
	case tournament.BySwiss:
		if err == nil {
			return phrase.New("web-system-swiss", "n", n)
		}
	case tournament.Sectioned:
		if err == nil {
			return phrase.New("web-system-sections", "n", n)
		}
	}
	return phrase.New("web-system", "system", phrase.Terms(library.PlainWords(system)))
}
