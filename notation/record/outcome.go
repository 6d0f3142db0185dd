package record

import (
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// The ends of a game that hosts bring about.
const (
	Adjudicated = rules.Adjudicated // the host, or the terms of an event, gave the result; the tag Adjudicated says why
	Void        = rules.Void        // the host, or the rules of the service, took the game back
)

// ByHost is the party of what a host decided.
const ByHost = rules.ByHost

// BothLost: a host decided so.
const BothLost = rules.BothLost

// decisions are the causes that people, the clock and the host can bring about: a closed list. Every other word
// is an end that the rules bring about, and must be the engine's own in the last position.
func decisions() []rules.Cause {
	return []rules.Cause{rules.Resigned, rules.TimeOut, rules.Agreed, rules.Repetition, rules.QuietTurns, Adjudicated, Void, rules.CalledOff}
}

func isDecision(c rules.Cause) bool { return slices.Contains(decisions(), c) }

// Outcome returns how the game ended, in values; ok is false where it goes on, or does not say why it ended. It has the cause, and no more: counts and units
// follow from the game.
func (r *Record) Outcome() (o rules.Outcome, ok bool) {
	o = rules.Outcome{Result: r.Result, Cause: rules.Cause(r.Termination)}
	o.By = r.by()
	return o, isCause(r.Termination)
}

// isCause reports whether a word can be a cause: lower-case letters, joined by hyphens.
func isCause(word string) bool {
	for part := range strings.SplitSeq(word, "-") {
		if part == "" || strings.Trim(part, "abcdefghijklmnopqrstuvwxyz") != "" {
			return false
		}
	}
	return true
}

// by is who brought the end about: who resigned or ran out of time is who has not won; a host adjudicates.
func (r *Record) by() rules.Party {
	winner, won := r.Result.Winner()
	switch c := rules.Cause(r.Termination); {
	case c == Adjudicated:
		return ByHost
	case won && (c == rules.Resigned || c == rules.TimeOut):
		return rules.By(winner.Other())
	}
	return rules.Nobody
}

// InPlay reports whether the game goes on. A void game and one that was called off have the result *, too, but are over.
func (r *Record) InPlay() bool { return r.Result == rules.Ongoing && !r.isUncounted() }

func (r *Record) isUncounted() bool { return rules.Cause(r.Termination).Uncounted() }

// chainsResult reports whether the line of the result is a link of the chain: * stands alone.
func (r *Record) chainsResult() bool {
	return r.Result != rules.Ongoing && r.Termination != "" && r.Tag("Ended") != ""
}

// appendResult is the line of a result that is chained, without its hash: "1-0 {resigned by black, 2027-02-01T10:11:12Z}".
func (r *Record) appendResult(dst []byte) []byte {
	dst = append(append(append(dst, r.Result...), " {"...), clean(r.Termination)...)
	if by := r.by(); by != rules.Nobody {
		dst = append(append(dst, " by "...), by...)
	}
	return append(append(append(dst, ", "...), clean(r.Tag("Ended"))...), '}')
}

// Cause says why the game ended, as people read it; it is empty while it goes on. The record has the cause alone: what was counted or captured follows from
// the game. A cause that is not the program's own is said by its word.
func (r *Record) Cause() phrase.Phrase {
	o, ok := r.Outcome()
	switch {
	case r.Termination == "":
		return phrase.Phrase{}
	case !ok || !o.Cause.Known():
		return phrase.Of(phrase.Words(r.Termination))
	}
	return plainCause(r, o)
}

// plainCause says a cause without what does not stand in the record.
func plainCause(r *Record, o rules.Outcome) phrase.Phrase {
	_, why, _ := strings.Cut(r.Tag("Adjudicated"), " ")
	switch o.Cause {
	case rules.RoyalsCaptured:
		return phrase.New("record-cause-royals")
	case rules.OneKingLeft:
		return phrase.New("record-cause-lone-king")
	case rules.Repetition:
		return phrase.New("record-cause-repetition")
	case rules.QuietTurns:
		return phrase.New("record-cause-quiet")
	case Adjudicated:
		return phrase.New("record-cause-adjudicated", "why", phrase.Words(why))
	case Void:
		return phrase.New("record-cause-void", "why", phrase.Words(why))
	}
	return o.Phrase()
}
