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
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

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

const mostNames = 3 // words of a name

// withoutGreeting drops the first clause where it is a greeting with no more than a name behind it: "Hi Bo", "Dear referee".
func (l lexicon) withoutGreeting(clauses []clause) []clause {
	if len(clauses) == 0 {
		return nil
	}
	if k, n := l.at(clauses[0].words); n > 0 && k == hello && l.isName(clauses[0].raw[n:]) {
		return clauses[1:]
	}
	return clauses
}

// withoutSignature drops the name at the end: the writer's own on its line, any below or behind a closing ("Best, Bo"), and,
// if it is not known what the writer is called, one or two words with capitals on the last line.
func (l lexicon) withoutSignature(clauses []clause, own []string) []clause {
	if len(clauses) < 2 {
		return clauses
	}
	last := clauses[len(clauses)-1]
	above := clauses[:len(clauses)-1]
	k, n := l.at(last.words)
	switch {
	case n > 0 && (k == bye || k == thanks) && n < len(last.words) && l.isName(last.raw[n:]): // "Cheers Bo"
		return above
	case l.isOwn(last.words, own), l.closes(above[len(above)-1]) && (l.isName(last.raw) || last.begins && len(last.words) == 1 && l.canBeName(last.words[0])):
		return above
	case len(own) == 0 && last.begins && last.ends && len(last.words) <= 2 && l.isName(last.raw):
		return above
	}
	return clauses
}

// closes reports whether a clause is a closing, as "Best regards".
func (l lexicon) closes(c clause) bool {
	kinds, ok := l.cover(c.words)
	return ok && kinds&^(1<<bye|1<<thanks) == 0
}

// isName reports whether words can be somebody's name: few, each with a capital, and none that has a meaning here.
func (l lexicon) isName(raw []string) bool {
	return len(raw) <= mostNames && !slices.ContainsFunc(raw, func(word string) bool {
		first, _ := utf8.DecodeRuneInString(word)
		return !unicode.IsUpper(first) || !l.canBeName(strings.ToLower(word))
	})
}

// canBeName reports whether a word, in lower case, has letters only and no meaning in an answer. What begins a longer phrase
// of the lists has one, too.
func (l lexicon) canBeName(word string) bool {
	if strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !strings.ContainsRune(".-'", r) }) {
		return false
	}
	_, known := l.phrases[strings.Trim(word, edges)]
	return !known
}

// isOwn reports whether words are nothing but the writer's names and initials.
func (l lexicon) isOwn(words, own []string) bool {
	for _, word := range nameWords(words) {
		if !l.canBeName(word) || !slices.ContainsFunc(own, func(name string) bool {
			return name == word || utf8.RuneCountInString(word) == 1 && strings.HasPrefix(name, word)
		}) {
			return false
		}
	}
	return len(own) > 0
}

// nameWords are the words of names, or of the first halves of mail addresses, in lower case.
func nameWords(names []string) []string {
	var out []string
	for _, name := range names {
		name, _, _ = strings.Cut(name, "@")
		out = append(out, strings.FieldsFunc(strings.ToLower(fold(name)), func(r rune) bool { return !unicode.IsLetter(r) })...)
	}
	return out
}
