// Package phrase holds what the program has to say before it is in any language.
//
// The idea: everything that people read is decided here and in the core as a fact, a [Phrase]: the key of a sentence and its
// typed arguments. Only at the edge (package mailer/catalog, for letters, pages and the command line) does it become text, in
// the reader's language. So no decision can hang on how a sentence is worded, a player's own words ([Words]) cannot be taken
// for the referee's, and a second language is a file.
package phrase

import "strconv"

// Phrase is a sentence, a clause or a term: the key under which the catalogue has it, and what goes into it. The zero value
// says nothing.
type Phrase struct {
	Key  string
	Args []Arg
}

// Arg is one argument, by the name that the catalogue's message calls it.
type Arg struct {
	Name  string
	Value Value
}

// Value is one of the types below, a [Moment], [Day], [Span] or [Left], or a [Phrase].
type Value interface{ value() }

type (
	// Text is the same in every language: a turn, a square, an address, a word to write.
	Text string
	// Words are somebody's own: a name, or what they said.
	Words string
	// Command is what can be written to the referee, in its English words; readers see it in those of their language.
	Command string
	// Terms are what stands behind a command that says what is played and how: "time 3d rated", "swiss 5", in its English words.
	Terms string
	// GameText is what a preset file says of its game, in English: a title, what an option does. The catalogue has that of the built-in presets
	// in its language; what it has not is said as the file has it.
	GameText string
	// Page is the address of a web page of ours: Site is where the pages begin, with a slash at its end, and Path what follows. Readers are led to
	// the page in their language.
	Page struct{ Site, Path string }
	// Number is counted with, and chooses the plural.
	Number int64
	// Term is a word of a game that a preset may have made up: the catalogue's "unit-warmachine", or the bare name where it
	// has none.
	Term struct{ Kind, Name string }
	// List joins phrases.
	List struct {
		How   Joint
		Items []Phrase
	}
	// Series joins texts that are the same in every language: squares, letters. It is a List that costs little to make.
	Series struct {
		How   Joint
		Items []string
	}
)

// Joint says how the items of a list are joined.
type Joint uint8

const (
	Sentences  Joint = iota // one after another
	Commas                  // "a, b, c"
	And                     // "a, b and c"
	Or                      // "a, b or c"
	Semicolons              // "a; b"
	Lines                   // each on a line of its own
)

func (Phrase) value()   {}
func (Text) value()     {}
func (Words) value()    {}
func (Command) value()  {}
func (Terms) value()    {}
func (Page) value()     {}
func (Number) value()   {}
func (Term) value()     {}
func (List) value()     {}
func (Series) value()   {}
func (GameText) value() {}

// Keys with a meaning of their own: they are in no catalogue.
const (
	keyList     = "list"
	keyVerbatim = "verbatim"
	keyText     = "text"
	argument    = "it"
)

// Phraser is something that has a phrase of its own, as a side has ("White").
type Phraser interface{ Phrase() Phrase }

// New makes a phrase of a key and its arguments, each a name and a value, as in slog: New("undo-asked", "name", bo, "turn", 12).
// A value is a Value, a Phraser, a string (Text), a number, a time (Moment), a duration (Span), phrases (Sentences), an error,
// or has a String method. A test holds every call in the program to the catalogue.
func New(key string, pairs ...any) Phrase {
	p := Phrase{Key: key}
	if len(pairs) > 1 {
		p.Args = make([]Arg, 0, len(pairs)/2)
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		name, _ := pairs[i].(string)
		p.Args = append(p.Args, Arg{Name: name, Value: valueOf(pairs[i+1])})
	}
	return p
}

func valueOf(v any) Value {
	if t := timeOf(v); t != nil {
		return t
	}
	switch v := v.(type) {
	case Value:
		return v
	case Phraser:
		return v.Phrase()
	case error:
		return of(v)
	case string:
		return Text(v)
	case []byte:
		return Text(v)
	case byte:
		return Text([]byte{v})
	case []Phrase:
		return List{How: Sentences, Items: v}
	case interface{ String() string }:
		return Text(v.String())
	}
	return numberOf(v)
}

func numberOf(v any) Value {
	switch v := v.(type) {
	case int:
		return Number(v)
	case int16:
		return Number(v)
	case int64:
		return Number(v)
	case uint64:
		return Text(strconv.FormatUint(v, 10))
	}
	return Text("⁇") // a mistake in the program, to be seen
}

// Verbatim is text that stands by itself, to be copied as it is: a turn, a command line.
func Verbatim(text string) Phrase { return wrapped(keyVerbatim, Text(text)) }

// VerbatimCommand is Verbatim of a command: each reader copies it in their own words.
func VerbatimCommand(line string) Phrase { return wrapped(keyVerbatim, Command(line)) }

// Of is a value as a phrase.
func Of(v any) Phrase { return wrapped(keyText, valueOf(v)) }

// Join joins phrases into one, leaving out those that say nothing.
func Join(how Joint, items ...Phrase) Phrase {
	kept := make([]Phrase, 0, len(items))
	for _, p := range items {
		if !p.Empty() {
			kept = append(kept, p)
		}
	}
	switch len(kept) {
	case 0:
		return Phrase{}
	case 1:
		return kept[0]
	}
	return wrapped(keyList, List{How: how, Items: kept})
}

// Texts makes phrases of texts that are the same in every language, to be joined.
func Texts[T ~string](texts []T) []Phrase {
	list := make([]Phrase, len(texts))
	for i, t := range texts {
		list[i] = Of(string(t))
	}
	return list
}

func wrapped(key string, v Value) Phrase {
	return Phrase{Key: key, Args: []Arg{{Name: argument, Value: v}}}
}

// Empty reports whether there is nothing to say.
func (p Phrase) Empty() bool { return p.Key == "" }

// Copied returns the text of a Verbatim phrase, that of a command in English.
func (p Phrase) Copied() (text string, ok bool) {
	if p.Key != keyVerbatim {
		return "", false
	}
	return plain(p.Args[0].Value), true
}

// Bare returns the value of a phrase that has no message of its own: of Verbatim, Of and Join.
func (p Phrase) Bare() (v Value, ok bool) {
	switch p.Key {
	case keyList, keyVerbatim, keyText:
		return p.Args[0].Value, true
	}
	return nil, false
}

// Arg returns the value of an argument, nil if there is none of that name.
func (p Phrase) Arg(name string) Value {
	for _, a := range p.Args {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

// With returns the phrase with one more argument.
func (p Phrase) With(name string, v any) Phrase {
	args := make([]Arg, 0, len(p.Args)+1)
	p.Args = append(append(args, p.Args...), Arg{Name: name, Value: valueOf(v)})
	return p
}
