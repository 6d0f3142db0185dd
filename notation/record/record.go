// Package record keeps a game as a text file, NNN.pbem, that people can read and nobody can change unseen.
//
// The idea: a record is shaped like PGN: tag pairs, a blank line, one line a turn, the result. Three things guard it, each
// stronger than the one before.
//
//   - Replay. [Verify] plays every turn by the rules and compares the result.
//   - The chain. Each line ends in # and the first hex digits of a link: a SHA-256 over the link before it and the line. So
//     nothing can be changed, added or dropped in the middle: who played which side, when each turn came, and how, by whom and
//     when the game ended.
//   - The signature. The last tag pair of a finished record is an Ed25519 signature over the bytes of the file without that line. A
//     signed text is valid only in exactly the bytes that this package writes.
//
// docs/record.md is the format, to the last byte, with vectors.
//
// The head of the chain stands in every letter about a game (see [Witness]), so that the players' mailboxes show whether a
// record was changed later, by whomever.
//
// What people say of the turns stands in notes beside the record (see [Note]), which are no part of it.
//
// A game that begins with set-ups has them as turn 0: "0. setup: …" and "0... setup: …". To a secret one the players were
// committed before it was shown; the tags WhiteCommitment, WhiteSalt, BlackCommitment and BlackSalt let everybody check that
// it was not changed (package seal).
//
// A record typed by hand has neither hashes nor a signature; it is verified by replay alone, and the report says so. Where keys
// are at hand that is not enough: a finished record must then be signed, with hashes or without, or whoever takes both away
// could write into it what they like.
//
// No control characters are written, and none are read.
package record

import (
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

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

// Header is what the tag pairs say of a game. Empty fields are not written.
type Header struct {
	Event, Site, Game, Date string // Date is "2026.11.21"
	White, Black            string // "Ada <ada@example.org>" in the private copy
	WhiteId, BlackId        string // ids of the players that never change: "p7"
	WhiteType, BlackType    string // Human, Program
	WhiteProgram            string // which program has played the last turn of the side, and how: "pbem 1.0; level 3"
	BlackProgram            string
	Variant, Options, Rules string // preset; "setback=1"; "sha256:…" of the preset's data
	Judged                  string // the engine and the revision of its rulings: "amp 1"
	TimeControl             string
	Rated                   string // "yes", "no"; "" is no
	Tournament, Round       string
	From                    string // "position", "takeover 42"; only where the game starts from another position than the preset's
	TakenOver               string // the game in which somebody else goes on with the seat that was given up: "57"
	Pseudonym               string // "white", "black", "white black": whose name is not the one that they played by

	WhiteCommitment, WhiteSalt string // of a secret set-up: "sha256:…", see package seal; the salt when the game is over
	BlackCommitment, BlackSalt string

	Ended       time.Time
	Adjudicated string // "1-0 REASON", "void REASON"
	Revision    int    // from 1 on; 0 is not written
}

// What plays a side, as PGN has it (9.4.2).
const (
	Human   = "human"
	Program = "program"
)

// written are the tag pairs that have something to say, with values that can be written.
func (h Header) written(start string) []Tag {
	var tags []Tag
	for _, t := range h.tags(start) {
		if t.Value = norm.NFC.String(clean(t.Value)); t.Value != "" {
			tags = append(tags, t)
		}
	}
	return tags
}

// tags are all of them, in the order in which they are written.
func (h Header) tags(start string) []Tag {
	ended := ""
	if !h.Ended.IsZero() {
		ended = second(h.Ended).Format(time.RFC3339)
	}
	revision := ""
	if h.Revision > 0 {
		revision = strconv.Itoa(h.Revision)
	}
	return []Tag{
		{"Event", h.Event}, {"Site", h.Site}, {"Game", h.Game}, {"Date", h.Date},
		{"White", h.White}, {"Black", h.Black}, {"Pseudonym", h.Pseudonym}, {"WhiteId", h.WhiteId}, {"BlackId", h.BlackId}, {"WhiteType", h.WhiteType}, {"BlackType", h.BlackType},
		{"WhiteProgram", h.WhiteProgram}, {"BlackProgram", h.BlackProgram},
		{"Variant", h.Variant}, {"Options", h.Options}, {"Rules", h.Rules}, {"Judged", h.Judged}, {"Start", start},
		{"TimeControl", h.TimeControl}, {"Rated", h.Rated}, {"Tournament", h.Tournament}, {"Round", h.Round}, {"From", h.From}, {"TakenOver", h.TakenOver},
		{"WhiteCommitment", h.WhiteCommitment}, {"WhiteSalt", h.WhiteSalt},
		{"BlackCommitment", h.BlackCommitment}, {"BlackSalt", h.BlackSalt},
		{"Ended", ended}, {"Adjudicated", h.Adjudicated}, {"Revision", revision},
	}
}
