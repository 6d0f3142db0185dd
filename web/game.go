package web

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/games/archive/tournaments"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// game is what the lists know of a record; the turns themselves are read again when somebody wants to see them.
type game struct {
	Address      string      // names its folder: "42", "of-ada-bo-0123456789"
	Number       int         // 0 for a record whose name is no number
	File         string      // of the record, from the archive's folder
	White, Black string      // names; "?" where there is none
	players      [2]identity // White and Black
	Event, Date  string      // "Rated game"; "2026-11-21" as far as it is known, or ""
	Variant      string      // the preset's name
	Options      string
	Rules        string // the hash of the preset file, 64 hex digits; "" where the record does not say it
	Result       rules.Result
	over         bool
	cause        phrase.Phrase
	End          string // what ended it, by its stable name: "resigned"
	Turns        int    // both sides', without set-ups
	setups       int
	mover        mover             // who is to move, of one in play
	due          time.Time         // when their clock runs out, as its players were told; zero for never, and where that is not known
	Last         time.Time         // when the last of them came; zero where not known
	fault        error             // why the record is not verified: then its result does not count
	opening      *opening          // known in trees alone
	event        *tournaments.Game // what it says of its tournament; nil for none, and where it is not verified
}

// summarise takes from a public record what the lists need. What can be asked of every record comes from the table of facts.
func summarise(address, file string, r *record.Record, facts factTable) *game {
	number, _ := numberOf(file)
	g := &game{
		Address: address, Number: number, File: file, White: name(r.Tag("White")), Black: name(r.Tag("Black")), Event: facts.of(r, "event"), Date: date(r.Tag("Date")),
		Variant: facts.of(r, "preset"), Options: facts.of(r, "options"), Rules: digits(r.Tag("Rules")), Result: r.Result, over: !r.InPlay(), cause: r.Cause(), End: facts.of(r, "cause"),
		Turns: len(r.Played()), setups: len(r.Setups()),
	}
	site := facts.of(r, "site")
	g.players = [2]identity{identify(site, facts.of(r, "whiteid"), g.White), identify(site, facts.of(r, "blackid"), g.Black)}
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
func (g *game) Called() phrase.Phrase {
	if g.Number > 0 {
		return phrase.New("web-game", "n", g.Number)
	}
	return phrase.Of(phrase.Words(plainWords(strings.TrimSuffix(g.File, recordMark))))
}

// Short is the same in a column of such games.
func (g *game) Short() string {
	if g.Number > 0 {
		return strconv.Itoa(g.Number)
	}
	return plainWords(strings.TrimSuffix(g.File, recordMark))
}

// base is what the files of the game's record are called, without their endings.
func (g *game) base() string {
	if g.Number > 0 {
		return strings.TrimSuffix(recordName(g.Number), recordMark)
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
func (g *game) Year() string {
	year, _, _ := strings.Cut(g.Date, "-")
	return year
}

// Broken reports whether the record is not verified. Then its result counts nowhere.
func (g *game) Broken() bool { return g.fault != nil }

// Why says why the record is not verified, as a sentence.
func (g *game) Why() phrase.Phrase { return sentence(g.fault) }

// Over reports whether the game has ended; one that is void has, too.
func (g *game) Over() bool { return g.over }

// InWords says the result.
func (g *game) InWords() phrase.Phrase {
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
func (g *game) Said() phrase.Phrase {
	if g.Broken() {
		return phrase.New("web-said-result", "result", g.InWords())
	}
	return g.InWords()
}

// Cause says why it ended. Words that a record has of its own stay as they are.
func (g *game) Cause() phrase.Phrase { return g.cause }

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

// of is what a record says of a fact; "" where it says nothing.
func (t factTable) of(r *record.Record, name string) string { return t[name].Of(r).Text }
