// Package assent reads the answer to a letter that asks for a yes.
//
// A yes resigns games and gives addresses away, so only a yes is one: the own words of the answer, without greeting and
// signature, must be words of assent with no more than courtesy around them. Everything else, an empty
// answer, a question, a sentence, a yes with a doubt, is Neither, which does nothing and costs one more letter. A no is read as
// strictly, for what is neither may be a command. That somebody else has asked is heard in any sentence that says just that.
//
// The words stand in lists of their own, in many languages. One that says yes in one language and no or thanks in another
// ("ne", "jo", "tak") says nothing by itself.
package assent

import (
	"strings"

	"pbem/mailer/mime/quotations"
	"pbem/mailer/tongue"
)

// Answer is what a person has answered.
type Answer int8

const (
	Neither Answer = iota // nothing that can be taken for one of the others
	Yes                   // do it
	No                    // do it not
	NotMe                 // somebody else has asked for it
)

// String is for tests and logs.
func (a Answer) String() string {
	switch a {
	case Yes:
		return "yes"
	case No:
		return "no"
	case NotMe:
		return "notme"
	}
	return "neither"
}

// longest is how many bytes of own words an answer has at most: a longer one is no plain yes or no.
const longest = 2000

// Read reads the words of an answer. names are what the writer is called, as From has it: a line that is nothing but these is
// their signature. Without names, one or two words with capitals on the last line are.
func Read(text string, names ...string) Answer { return ReadFor(text, "", names...) }

// ReadFor is Read for an answer to a request for one act, by the words that ask for it: "resign", "address remove
// bo@example.net". "confirm resign" and "yes, address remove" are a yes to that act, and to no other.
func ReadFor(text, act string, names ...string) Answer {
	return ReadIn(text, act, nil, names...)
}

// ReadIn is ReadFor that also knows the words by which letters in these languages show "confirm", "yes", "no", "this was not me" and what asks for
// the act. What the lists know keeps its meaning, but what is a yes in one language and a no in another says nothing.
func ReadIn(text, act string, languages []*tongue.Tongue, names ...string) Answer {
	own, _ := quotations.Cut(text)
	l := newLexicon(act)
	for _, t := range languages {
		l.learn(t, act)
	}
	return read(own, l, names)
}

func read(own string, l lexicon, names []string) Answer {
	if len(own) > longest {
		return Neither
	}
	own = fold(own)
	clauses := split(own)
	switch {
	case l.disowns(clauses):
		return NotMe
	case asks(own) || strings.Contains(own, ".."):
		return Neither
	}
	clauses = l.withoutSignature(l.withoutGreeting(clauses), nameWords(names))
	return l.verdict(clauses)
}

// verdict is the answer of the clauses that are left, if there is no word in them that is neither assent nor denial nor courtesy.
func (l lexicon) verdict(clauses []clause) Answer {
	kinds, ok := l.cover(joined(clauses))
	has := func(k kind) bool { return kinds&(1<<k) != 0 }
	switch {
	case !ok || has(doubt) || has(disowned) || has(joint):
		return Neither
	case has(denial) && !has(consent) && !has(nod):
		return No
	case has(denial):
		return Neither
	case has(consent), has(nod) && !has(thanks):
		return Yes
	}
	return Neither
}

// disowns reports whether a clause says that somebody else has asked, with at most a yes, a no or courtesy around it.
func (l lexicon) disowns(clauses []clause) bool {
	for _, c := range clauses {
		kinds, ok := l.cover(c.words)
		if ok && !c.asks && kinds&(1<<disowned) != 0 && kinds&^(1<<disowned|1<<consent|1<<nod|1<<denial|1<<please|1<<thanks|1<<bye|1<<hello|1<<joint) == 0 {
			return true
		}
	}
	return false
}
