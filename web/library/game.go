package library

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/games/archive/tournaments"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Game is what the lists know of a record; the turns themselves are read again when somebody wants to see them.
type Game struct {
	Address      string      // names its folder: "42", "of-ada-bo-0123456789"
	Number       int         // 0 for a record whose name is no number
	File         string      // of the record, from the archive's folder
	White, Black string      // names; "?" where there is none
	Players      [2]Identity // White and Black
	Event, Date  string      // "Rated game"; "2026-11-21" as far as it is known, or ""
	Variant      string      // the preset's name
	Options      string
	Rules        string // the hash of the preset file, 64 hex digits; "" where the record does not say it
	Result       rules.Result
	over         bool
	cause        phrase.Phrase
	End          string // what ended it, by its stable name: "resigned"
	Turns        int    // both sides', without set-ups
	Setups       int
	mover        mover             // who is to move, of one in play
	due          time.Time         // when their clock runs out, as its players were told; zero for never, and where that is not known
	Last         time.Time         // when the last of them came; zero where not known
	Fault        error             // why the record is not verified: then its result does not count
	Opening      *opening          // known in trees alone
	event        *tournaments.Game // what it says of its tournament; nil for none, and where it is not verified
}

// summarise takes from a public record what the lists need. What can be asked of every record comes from the table of facts.
func summarise(address, file string, r *record.Record, facts factTable) *Game {
	number, _ := numberOf(file)
	g := &Game{
		Address: address, Number: number, File: file, White: name(r.Tag("White")), Black: name(r.Tag("Black")), Event: facts.Of(r, "event"), Date: date(r.Tag("Date")),
		Variant: facts.Of(r, "preset"), Options: facts.Of(r, "options"), Rules: Digits(r.Tag("Rules")), Result: r.Result, over: !r.InPlay(), cause: r.Cause(), End: facts.Of(r, "cause"),
		Turns: len(r.Played()), Setups: len(r.Setups()),
	}
	site := facts.Of(r, "site")
	g.Players = [2]Identity{Identify(site, facts.Of(r, "whiteid"), g.White), Identify(site, facts.Of(r, "blackid"), g.Black)}
	if !g.over {
		g.due = dueOf(r)
	}
	for _, t := range r.Turns {
		if t.At.After(g.Last) {
			g.Last = t.At
		}
	}
	return g
}

// Called says which game it is: by its number, else by its file.
func (g *Game) Called() phrase.Phrase {
	if g.Number > 0 {
		return phrase.New("web-game", "n", g.Number)
	}
	return phrase.Of(phrase.Words(PlainWords(strings.TrimSuffix(g.File, RecordMark))))
}

// Short is the same in a column of such games.
func (g *Game) Short() string {
	if g.Number > 0 {
		return strconv.Itoa(g.Number)
	}
	return PlainWords(strings.TrimSuffix(g.File, RecordMark))
}

// Base is what the files of the game's record are called, without their endings.
func (g *Game) Base() string {
	if g.Number > 0 {
		return strings.TrimSuffix(recordName(g.Number), RecordMark)
	}
	return g.Address
}

func name(tag string) string {
	if tag = strings.TrimSpace(tag); tag == "" {
		return "?"
	}
	return tag
}

// date turns PGN's "2026.11.21" into "2026-11-21". Of "2026.??.??" the year remains.
func date(tag string) string {
	text, _, _ := strings.Cut(strings.ReplaceAll(tag, ".", "-"), "-?")
	if strings.Trim(text, "0123456789-") != "" || len(text) > len("2026-11-21") {
		return ""
	}
	return text
}

// Year is the year in which the game began; "" where it is not known.
func (g *Game) Year() string {
	year, _, _ := strings.Cut(g.Date, "-")
	return year
}

// Broken reports whether the record is not verified. Then its result counts nowhere.
func (g *Game) Broken() bool { return g.Fault != nil }

// Why says why the record is not verified, as a sentence.
func (g *Game) Why() phrase.Phrase { return Sentence(g.Fault) }

// Over reports whether the game has ended; one that is void has, too.
func (g *Game) Over() bool { return g.over }

// InWords says the result.
func (g *Game) InWords() phrase.Phrase {
	switch g.Result {
	case rules.WhiteWins:
		return phrase.New("web-result-white")
	case rules.BlackWins:
		return phrase.New("web-result-black")
	case rules.Drawn:
		return phrase.New("web-result-draw")
	case record.BothLost:
		return phrase.New("web-result-both-lost")
	}
	if g.over {
		return phrase.New("web-result-void")
	}
	return phrase.New("web-result-open")
}

// Said is InWords, as what the record says alone where that is not verified.
func (g *Game) Said() phrase.Phrase {
	if g.Broken() {
		return phrase.New("web-said-result", "result", g.InWords())
	}
	return g.InWords()
}

// Cause says why it ended. Words that a record has of its own stay as they are.
func (g *Game) Cause() phrase.Phrase { return g.cause }

// public returns the copy of a record that may be shown. One with a mail address in a player's tag is a private copy that
// got among the public ones: what the players said to each other is cut out of it, too.
func public(r *record.Record) *record.Record {
	if !strings.Contains(r.Tag("White")+r.Tag("Black"), "@") {
		return r
	}
	r = r.Public()
	r.Turns = slices.Clone(r.Turns)
	for i := range r.Turns {
		r.Turns[i].Comments = nil
	}
	return r
}

// factTable is the table of facts by their names, made once.
type factTable map[string]record.Fact

func newFactTable() factTable {
	all := factTable{}
	for _, f := range record.Facts() {
		all[f.Name] = f
	}
	return all
}

// Of is what a record says of a fact; "" where it says nothing.
func (t factTable) Of(r *record.Record, name string) string { return t[name].Of(r).Text }

// Sentence writes an error as one; a refusal is in sentences already. That something is wrong with turn 0 means the record as a
// whole.
func Sentence(err error) phrase.Phrase {
	if fault := (*record.Fault)(nil); errors.As(err, &fault) && fault.Turn == 0 {
		err = fault.Err
	}
	if refusal := (*rules.Violation)(nil); errors.As(err, &refusal) {
		return phrase.New("web-sentences", "clause", err)
	}
	return phrase.New("web-sentence", "clause", err)
}

// RulesOf is what records of a game under a preset are verified by.
func RulesOf(p *presets.Preset) record.Rules {
	return record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}
}

const HashMark = "sha256:"

// Digits returns the 64 hex digits of a hash as a Rules tag has it; "" where it is none.
func Digits(hash string) string {
	text, ok := strings.CutPrefix(hash, HashMark)
	if !ok || len(text) != 64 || strings.Trim(text, "0123456789abcdef") != "" {
		return ""
	}
	return text
}

// Page is the address of a game's page.
func (g *Game) Page() string { return "game/" + g.Address + "/index.html" }
