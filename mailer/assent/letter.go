package assent

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

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
