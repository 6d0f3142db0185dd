package record

import (
	"strconv"
	"strings"
	"time"

	"pbem/rules"
)

// Record is one game.
type Record struct {
	Typed       bool  // by hand: without the tag Format, links and signature
	Tags        []Tag // in the order of the text; without Format, Result, Termination and Signature
	Turns       []Turn
	Result      rules.Result
	Termination string // why it ended: "resigned", a cause (see Outcome); "" when it goes on
	ResultHash  string // the hex digits behind the result; "" where there are none
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
	Comments []string   // only of what was typed by hand: notes stand beside a record
	Hash     string     // LinkDigits hex digits; "" where there is none
}

// New makes a record with numbers and hashes. Start is the line of the first position. Of each turn Text and At
// are used. Set-ups come first, White's before Black's whichever was sent first, and are numbered 0.
func New(h Header, start string, turns []Turn, result rules.Result, termination string) *Record {
	r := &Record{Result: result, Termination: clean(termination)}
	if result == "" {
		r.Result = rules.Ongoing
	}
	r.Tags = h.written(start)
	side, number := sideOf(start), 1
	chain := r.chain()
	for _, t := range turns {
		t.Number, t.Side, t.At = number, side, second(t.At)
		t.Comments = nil
		if isSetup(t.Text) && r.setups() == len(r.Turns) {
			t.Number = 0
		} else {
			number += int(side)
		}
		chain.turn(&t)
		t.Hash = chain.Digits()
		r.Turns = append(r.Turns, t)
		side = side.Other()
	}
	if r.chainsResult() {
		chain.result(r)
		r.ResultHash = chain.Digits()
	}
	return r
}

// second cuts a time to what a record holds.
func second(t time.Time) time.Time {
	switch {
	case t.IsZero():
		return t
	case t.Nanosecond() == 0: // as nearly all are
		return t.UTC()
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

// HasProgram reports whether a program plays a side.
func (r *Record) HasProgram() bool {
	return r.Tag("WhiteType") == Program || r.Tag("BlackType") == Program
}

// Revision is the tag of that name, by which of several records of a game one counts (CR-53); 0 where there is none.
func (r *Record) Revision() int {
	n, err := strconv.Atoi(r.Tag("Revision"))
	if err != nil {
		return 0
	}
	return n
}

// hashed reports whether any line has a hash.
func (r *Record) hashed() bool {
	if r.ResultHash != "" {
		return true
	}
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
