package record

import (
	"strings"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

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
