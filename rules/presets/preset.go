package presets

import (
	"strconv"
	"strings"

	"pbem/rules"
)

// Preset is a game, ready to be played, with the options that were chosen.
type Preset struct {
	Name       string // "chesimals-2"
	Title      string // "Chesimals II"
	About      string // one line
	Note       string // what a player should know of the data, such as a reconstructed set-up (CH-11); may be empty
	Engine     string // "amp"
	RulesPage  string // the page in docs/rules, "chesimals"
	Game       rules.Game
	Options    []Option  // all there are, in the order of the file, those of G-4 last
	Settings   []Setting // those that differ from the default, sorted by name
	Repetition int       // a position that occurred so often may be claimed as a draw (G-4); 0 = off
	QuietTurns int       // so many turns without a capture may be claimed as a draw (G-4); 0 = off
	Hash       string    // "sha256:" and 64 hex digits, of Data
	Data       []byte    // the file
}

// Option is something that players of a preset may choose.
type Option struct {
	Name      string   // "setback"
	About     string   // one line
	Default   string   // "0"
	Values    []string // the allowed values; empty: a whole number from Low to High
	Low, High int
}

// Allowed says which values the option takes: "friendly or own", "a whole number from 0 to 99".
func (o Option) Allowed() string {
	if len(o.Values) > 0 {
		return either(o.Values)
	}
	return "a whole number from " + strconv.Itoa(o.Low) + " to " + strconv.Itoa(o.High)
}

// Summary is a preset's line in a list.
type Summary struct{ Name, Title, About string }

// OptionText writes the settings as a record's Options tag has them: "chain=own setback=1"; "" when nothing differs from
// the default.
func (p *Preset) OptionText() string {
	words := make([]string, len(p.Settings))
	for i, s := range p.Settings {
		words[i] = s.String()
	}
	return strings.Join(words, " ")
}
