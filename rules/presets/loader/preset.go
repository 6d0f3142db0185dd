package loader

import (
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
