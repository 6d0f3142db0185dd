package web

import (
	"strings"
	"sync"

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
