// Package loader makes games of preset files that were read into trees (package rules/presets/tree).
//
// It reads one file at a time, and gathers its mistakes, so that whoever wrote it sees them all at once. It is handed the engines that
// it may use: servers have all (package rules/presets), and each program for browsers has one. So it must stay small: it knows
// neither YAML nor files.
package loader

import (
	"slices"
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Preset is a game, ready to be played, with the options that were chosen.
type Preset struct {
	Name       string   // "chesimals-2"
	Title      string   // "Chesimals II"
	About      string   // one line
	Note       string   // what a player should know of the data, such as a reconstructed set-up (CH-11); may be empty
	Text       []string // the inventor's own words, a paragraph each; may be empty
	Engine     string   // "amp"
	RulesPage  string   // the page in docs/rules, "chesimals"
	Game       rules.Game
	Options    []Option  // all there are, in the order of the file, those of G-4 last
	Settings   []Setting // those that differ from the default, sorted by name
	Repetition int       // a position that occurred so often may be claimed as a draw (G-4); 0 = off
	QuietTurns int       // so many turns without a capture, or what else the game counts, may be claimed as a draw (G-4); 0 = off
	Hash       string    // "sha256:" and 64 hex digits, of Data
	Data       []byte    // the file; nil in a browser, which has only what it says
	// Endless, of a file that was read for the first time: nothing in it can win, and no limit of turns ends it.
	Endless  bool
	Warnings []Mistake // of a file that was read for the first time: what is allowed, and can hardly be meant
}

// Option is something that players of a preset may choose.
type Option struct {
	Name      string        // "setback"
	About     phrase.Phrase // one line
	Default   string        // "0"
	Values    []string      // the allowed values; empty: a whole number from Low to High, or a word
	Low, High int
	Word      bool // any word that the engine can make something of: an army
}

// Allowed says which values the option takes: "friendly or own", "a whole number from 0 to 99", "a word such as kq".
func (o Option) Allowed() phrase.Phrase {
	switch {
	case len(o.Values) > 0:
		return anyOf(o.Values)
	case o.Word && o.Default != "":
		return phrase.New("presets-word-such-as", "word", o.Default)
	case o.Word:
		return phrase.New("presets-word")
	}
	return phrase.New("presets-whole-number", "low", o.Low, "high", o.High)
}

// OwnOptions returns the options that can change how a turn is played: all but those that every preset has, repetition and
// quiet_turns, which say when a draw may be claimed (G-4).
func (p *Preset) OwnOptions() []Option { return p.Options[:len(p.Options)-everyPresets] }

// OptionText writes the settings as a record's Options tag has them: "chain=own setback=1"; "" when nothing differs from
// the default.
func (p *Preset) OptionText() string {
	words := make([]string, len(p.Settings))
	for i, s := range p.Settings {
		words[i] = s.String()
	}
	return strings.Join(words, " ")
}

// revisions are the revisions of the engines' rulings: a mended ruling that touches which turns are legal, what they do or how a
// game ends is a new one.
func revisions() map[string]string {
	return map[string]string{"amp": "1", "lifeform": "1", "amoeba": "1", "cosmic": "1"}
}

// Judged names the engine and the revision of its rulings, "amp 1", as records have it in their tag Judged.
func (p *Preset) Judged() string {
	if revision, ok := revisions()[p.Engine]; ok {
		return p.Engine + " " + revision
	}
	return p.Engine + " 1"
}

// Setting is an option's value as chosen. Case does not matter when it is used.
type Setting struct{ Name, Value string }

// String writes the setting as ParseSetting reads it.
func (s Setting) String() string { return s.Name + "=" + s.Value }

// ParseSetting reads "name=value".
func ParseSetting(text string) (Setting, error) {
	name, value, found := strings.Cut(text, "=")
	s := Setting{word(name), word(value)}
	if !found || s.Name == "" || s.Value == "" {
		return Setting{}, phrase.Errorf("presets-no-setting", "text", phrase.Quote(text, 0))
	}
	return s, nil
}

// ParseSettings reads what OptionText writes, as it stands in a record's Options tag: "chain=own setback=1".
func ParseSettings(text string) ([]Setting, error) {
	var list []Setting
	for option := range strings.FieldsSeq(text) {
		s, err := ParseSetting(option)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, nil
}

func word(text string) string { return strings.ToLower(strings.TrimSpace(text)) }

// choice holds a value for every option of a preset.
type choice map[string]string

// choose fills a choice from the defaults and the settings, and reports every setting that does not fit.
func choose(options []Option, settings []Setting) (choice, error) {
	chosen := defaults(options)
	var wrong []phrase.Phrase
	given := map[string]bool{}
	for _, s := range settings {
		s = Setting{word(s.Name), word(s.Value)}
		if given[s.Name] {
			wrong = append(wrong, phrase.New("presets-set-twice", "option", phrase.Quote(s.Name, 0)))
			continue
		}
		given[s.Name] = true
		value, why := setting(options, s)
		if !why.Empty() {
			wrong = append(wrong, why)
			continue
		}
		chosen[s.Name] = value
	}
	return chosen, errorOf(wrong)
}

func defaults(options []Option) choice {
	c := make(choice, len(options))
	for _, o := range options {
		c[o.Name] = o.Default
	}
	return c
}

// setting returns the value in its one spelling, or why it does not fit.
func setting(options []Option, s Setting) (value string, why phrase.Phrase) {
	i := slices.IndexFunc(options, func(o Option) bool { return o.Name == s.Name })
	if i < 0 {
		names := optionNames(options)
		instead := suggest(s.Name, names, phrase.New("presets-its-options", "options", commas(names)))
		return "", phrase.New("presets-unknown-option", "option", phrase.Quote(s.Name, 0), "instead", instead)
	}
	value, ok := options[i].value(s.Value)
	if !ok {
		return "", s.cannotBe(phrase.New("presets-it-is", "allowed", options[i].Allowed()))
	}
	return value, phrase.Phrase{}
}

// value returns a value in its one spelling, and whether the option takes it: of a word, only whether it has the form.
func (o Option) value(text string) (string, bool) {
	switch {
	case len(o.Values) > 0:
		return text, slices.Contains(o.Values, text)
	case o.Word:
		return text, isOptionWord(text)
	}
	n, ok := rules.ParseNumber(text)
	return number(n), ok && n >= o.Low && n <= o.High
}

func number(n int) string { return strconv.Itoa(n) }

func optionNames(options []Option) []string {
	names := make([]string, len(options))
	for i, o := range options {
		names[i] = o.Name
	}
	return names
}

// settings lists what differs from the default, sorted by name.
func (c choice) settings(options []Option) []Setting {
	var list []Setting
	for _, o := range options {
		if c[o.Name] != o.Default {
			list = insert(list, Setting{o.Name, c[o.Name]})
		}
	}
	return list
}

// insert puts a setting into a sorted list. There are never many, and a general sort is a fortieth of what a browser loads.
func insert(list []Setting, s Setting) []Setting {
	list = append(list, s)
	for i := len(list) - 1; i > 0 && list[i].Name < list[i-1].Name; i-- {
		list[i], list[i-1] = list[i-1], list[i]
	}
	return list
}
