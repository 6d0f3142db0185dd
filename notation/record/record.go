package record

import (
	"strings"
	"time"

	"pbem/rules"
)

// Record is one game.
type Record struct {
	Tags        []Tag // in the order of the text; without Result, Termination and Signature
	Turns       []Turn
	Result      rules.Result
	Termination string // why it ended: "resigned"; "" when it goes on
	Signature   string // "ed25519:KEY:SIGNATURE"; "" when not signed
	source      string // the text that was parsed
}

// Tag is a tag pair: [White "Ada"].
type Tag struct{ Name, Value string }

// Turn is one line of the game.
type Turn struct {
	Number   int        // counts pairs of turns from 1, as in PGN; a set-up is 0
	Side     rules.Side // Black's lines are written "1... "
	Text     string     // the turn, canonical
	At       time.Time  // when it arrived, in UTC, to the second; zero where not known
	Comments []string
	Hash     string // 16 hex digits; "" where there is none
}

// Header is what the tag pairs say of a game. Empty fields are not written.
type Header struct {
	Event, Site, Game, Date string // Date is "2026.11.21"
	White, Black            string // "Ada <ada@example.org>" in the private copy
	Variant, Options, Rules string // preset; "setback=1"; "sha256:…" of the preset's data
	TimeControl             string
	Position                string // only where the game starts from another position than the preset's

	WhiteCommitment, WhiteSalt string // of a secret set-up: "sha256:…", see package seal; the salt when the game is over
	BlackCommitment, BlackSalt string
}

// New makes a record with numbers and hashes. Start is the line of the first position. Of each turn Text, At and Comments
// are used. Set-ups come first, White's before Black's whichever was sent first, and are numbered 0.
func New(h Header, start string, turns []Turn, result rules.Result, termination string) *Record {
	r := &Record{Result: result, Termination: clean(termination)}
	if result == "" {
		r.Result = rules.Ongoing
	}
	for _, t := range h.tags() {
		if t.Value = clean(t.Value); t.Value != "" {
			r.Tags = append(r.Tags, t)
		}
	}
	side, number := sideOf(start), 1
	chain := r.chain(start)
	for _, t := range turns {
		chain.Add(t.Text)
		t.Number, t.Side, t.Hash = number, side, chain.Digits()
		t.At, t.Comments = second(t.At), cleanComments(t.Comments)
		if isSetup(t.Text) && r.setups() == len(r.Turns) {
			t.Number = 0
		} else {
			number += int(side)
		}
		r.Turns = append(r.Turns, t)
		side = side.Other()
	}
	return r
}

func (h Header) tags() []Tag {
	return []Tag{
		{"Event", h.Event}, {"Site", h.Site}, {"Game", h.Game}, {"Date", h.Date},
		{"White", h.White}, {"Black", h.Black},
		{"Variant", h.Variant}, {"Options", h.Options}, {"Rules", h.Rules},
		{"TimeControl", h.TimeControl}, {"Position", h.Position},
		{"WhiteCommitment", h.WhiteCommitment}, {"WhiteSalt", h.WhiteSalt},
		{"BlackCommitment", h.BlackCommitment}, {"BlackSalt", h.BlackSalt},
	}
}

// second cuts a time to what a record holds.
func second(t time.Time) time.Time {
	if t.IsZero() {
		return t
	}
	return t.UTC().Truncate(time.Second)
}

// sideOf reads the side to move from a position line: its second field.
func sideOf(line string) rules.Side {
	for i := range len(line) - 1 {
		if line[i] == ' ' {
			if line[i+1] == rules.Black.Letter() {
				return rules.Black
			}
			return rules.White
		}
	}
	return rules.White
}

// Tag returns the value of a tag; "" when it is missing.
func (r *Record) Tag(name string) string {
	for _, t := range r.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// hashed reports whether any turn has a hash.
func (r *Record) hashed() bool {
	for i := range r.Turns {
		if r.Turns[i].Hash != "" {
			return true
		}
	}
	return false
}

// Public returns the copy for everybody: the players' names without their mail addresses, and no signature, because the
// text has changed.
func (r *Record) Public() *Record {
	p := *r
	p.Signature, p.source = "", ""
	p.Tags = append([]Tag(nil), r.Tags...)
	for i, t := range p.Tags {
		if t.Name == "White" || t.Name == "Black" {
			p.Tags[i].Value = nameOnly(t.Value)
		}
	}
	return &p
}

// nameOnly takes mail addresses out of a player's tag: "Ada <ada@example.org>" is "Ada". PGN writes "?" for a player whose
// name is not known.
func nameOnly(player string) string {
	name, _, _ := strings.Cut(player, "<")
	var words []string
	for _, w := range strings.Fields(name) {
		if !strings.Contains(w, "@") {
			words = append(words, w)
		}
	}
	if len(words) == 0 {
		return "?"
	}
	return strings.Join(words, " ")
}
