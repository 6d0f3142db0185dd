package record

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Kind says what the values of a fact are, and so what they can be compared with.
type Kind string

const (
	TextKind   Kind = "text"
	NumberKind Kind = "number"
	DateKind   Kind = "date" // a day, month, year or moment: "2026-11-21", "2026-11", "2026", "2026-11-21T10:11:12Z"
	BoolKind   Kind = "bool"
	ListKind   Kind = "list"
)

// Value is what a record says of a fact. Parts and IDs are where it is sought: a text in any of the parts, an id only whole.
type Value struct {
	Text   string   // as people read it; "" where the record says nothing
	Number int      // of a number
	Parts  []string // a list's members; of a player the name, and in private copies the mail address; else the text
	IDs    []string // of players
}

// Known reports whether the record says anything.
func (v Value) Known() bool { return v.Text != "" }

// Fact is one thing that can be asked of every record, of either version in the same words.
type Fact struct {
	Name  string
	Kind  Kind
	About phrase.Phrase
	Of    func(*Record) Value
}

// Facts is the table of what can be asked of a record, in the order of lists. Besides, there are two families, option.NAME and
// tag.NAME: see FactNamed.
func Facts() []Fact {
	return slices.Concat(factsOfGame(), factsOfPlayers(), factsOfEnd(), factsOfRecord())
}

func factsOfGame() []Fact {
	return []Fact{
		{"game", TextKind, phrase.New("fact-game"), tagged("Game")},
		{"site", TextKind, phrase.New("fact-site"), tagged("Site")},
		{"event", TextKind, phrase.New("fact-event"), tagged("Event")},
		{"tournament", TextKind, phrase.New("fact-tournament"), tagged("Tournament")},
		{"round", TextKind, phrase.New("fact-round"), tagged("Round")},
		{"date", DateKind, phrase.New("fact-date"), begun},
		{"ended", DateKind, phrase.New("fact-ended"), ended},
		{"preset", TextKind, phrase.New("fact-preset"), tagged("Variant")},
		{"options", TextKind, phrase.New("fact-options"), tagged("Options")},
		{"timecontrol", TextKind, phrase.New("fact-timecontrol"), tagged("TimeControl")},
		{"rated", BoolKind, phrase.New("fact-rated"), func(r *Record) Value { return truth(r.Tag("Rated") == "yes") }},
	}
}

func factsOfRecord() []Fact {
	return []Fact{
		{"turns", NumberKind, phrase.New("fact-turns"), func(r *Record) Value { return number(len(r.Played())) }},
		{"setups", NumberKind, phrase.New("fact-setups"), func(r *Record) Value { return number(r.setups()) }},
		{"signed", BoolKind, phrase.New("fact-signed"), func(r *Record) Value { return truth(r.Signature != "") }},
		{"format", NumberKind, phrase.New("fact-format"), func(r *Record) Value {
			if r.Typed {
				return Value{}
			}
			return number(2)
		}},
		{"revision", NumberKind, phrase.New("fact-revision"), revision},
	}
}

// FactNamed returns the fact of a name, also of the families: "option.setback", "tag.Annotator". The name of a tag may be written
// in small letters. False for a name that is none.
func FactNamed(name string) (Fact, bool) {
	for _, f := range Facts() {
		if f.Name == name {
			return f, true
		}
	}
	if option, ok := strings.CutPrefix(name, "option."); ok && option != "" {
		return Fact{name, TextKind, phrase.New("fact-option"), func(r *Record) Value { return text(optionOf(r, option)) }}, true
	}
	if tag, ok := strings.CutPrefix(name, "tag."); ok && tag != "" {
		return Fact{name, TextKind, phrase.New("fact-tag"), func(r *Record) Value { return text(anyTagOf(r, tag)) }}, true
	}
	return Fact{}, false
}

// tagged is the fact that a tag tells.
func tagged(name string) func(*Record) Value {
	return func(r *Record) Value { return text(r.Tag(name)) }
}

func text(s string) Value {
	if s == "" || s == "?" {
		return Value{}
	}
	return Value{Text: s, Parts: []string{s}}
}

func number(n int) Value { return Value{Text: strconv.Itoa(n), Number: n} }

func truth(b bool) Value {
	if b {
		return Value{Text: "true", Number: 1}
	}
	return Value{Text: "false"}
}

// revision is 1 where none is told.
func revision(r *Record) Value {
	n, _ := strconv.Atoi(r.Tag("Revision"))
	return number(max(n, 1))
}

// optionOf is what the tag Options, "draws=50 setback=1", says of one of them.
func optionOf(r *Record, name string) string {
	for setting := range strings.FieldsFuncSeq(r.Tag("Options"), func(c rune) bool { return c == ' ' || c == ',' }) {
		if of, value, ok := strings.Cut(setting, "="); ok && strings.EqualFold(of, name) {
			return value
		}
	}
	return ""
}

// anyTagOf is a tag of any name, those besides Tags included.
func anyTagOf(r *Record, name string) string {
	for _, t := range append(slices.Clip(r.Tags), Tag{"Result", string(r.Result)}, Tag{"Termination", r.Termination}, Tag{"Signature", r.Signature}) {
		if strings.EqualFold(t.Name, name) {
			return t.Value
		}
	}
	return ""
}

func factsOfEnd() []Fact {
	return []Fact{
		{"result", TextKind, phrase.New("fact-result"), func(r *Record) Value { return text(string(r.Result)) }},
		{"cause", TextKind, phrase.New("fact-cause"), cause},
		{"termination", TextKind, phrase.New("fact-termination"), func(r *Record) Value { return text(r.Termination) }},
	}
}

// cause is the stable name of what ended the game, what people have written in words of their own stays as it is.
func cause(r *Record) Value {
	if end, ok := r.Outcome(); ok && end.Cause != rules.NoCause {
		return text(string(end.Cause))
	}
	return text(r.Termination)
}

// begun is when the game began.
func begun(r *Record) Value {
	p, ok := r.Begun()
	if !ok {
		return Value{}
	}
	return text(p.text)
}

// ended is when the game ended. Where the record does not tell, it is when the last turn came.
func ended(r *Record) Value {
	if r.InPlay() {
		return Value{}
	}
	if p, ok := parsePeriod(strings.ReplaceAll(r.Tag("Ended"), ".", "-")); ok {
		return text(p.text)
	}
	if n := len(r.Turns); n > 0 && !r.Turns[n-1].At.IsZero() {
		return text(r.Turns[n-1].At.UTC().Format(time.RFC3339))
	}
	return Value{}
}

func factsOfPlayers() []Fact {
	white := func(r *Record) Value { return player(r, "White") }
	black := func(r *Record) Value { return player(r, "Black") }
	return []Fact{
		{"players", TextKind, phrase.New("fact-players"), func(r *Record) Value { return both(white(r), black(r)) }},
		{"white", TextKind, phrase.New("fact-white"), white},
		{"black", TextKind, phrase.New("fact-black"), black},
		{"player", ListKind, phrase.New("fact-player"), func(r *Record) Value { return either(white(r), black(r)) }},
		{"whiteid", TextKind, phrase.New("fact-whiteid"), tagged("WhiteId")},
		{"blackid", TextKind, phrase.New("fact-blackid"), tagged("BlackId")},
		{"ids", ListKind, phrase.New("fact-ids"), func(r *Record) Value { return ids(r) }},
	}
}

// player is who played a side. In private copies the tag tells their mail address, too: "Ada <ada@example.org>".
func player(r *Record, side string) Value {
	v := text(r.Tag(side))
	name, address, private := strings.Cut(v.Text, "<")
	if private {
		v.Parts = append(known(strings.TrimSpace(name)), known(strings.TrimSuffix(strings.TrimSpace(address), ">"))...)
	}
	v.IDs = known(r.Tag(side + "Id"))
	return v
}

func known(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}

// both is the players as a title has them.
func both(white, black Value) Value {
	v := either(white, black)
	v.Text = orUnknown(white.Text) + " – " + orUnknown(black.Text)
	return v
}

// orUnknown is how PGN writes a player whose name is not known.
func orUnknown(name string) string {
	if name == "" {
		return "?"
	}
	return name
}

func either(white, black Value) Value {
	return Value{Text: strings.Join(slices.Concat(known(white.Text), known(black.Text)), ", "),
		Parts: slices.Concat(white.Parts, black.Parts), IDs: slices.Concat(white.IDs, black.IDs)}
}

func ids(r *Record) Value {
	all := slices.Concat(known(r.Tag("WhiteId")), known(r.Tag("BlackId")))
	return Value{Text: strings.Join(all, ", "), Parts: all}
}
