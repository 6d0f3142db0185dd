package chat

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Aside is what a sentence that stands around a turn has of one language.
type Aside struct {
	known   int  // words of the language
	Own     int  // words that are neither small ones of the language nor of those below
	Life    bool // it tells of the writer's days, of the game as a game, of the reader
	Kin     bool // it names people around the writer, who may also be asked for advice
	Ponders bool // what is done with a turn before it is played: saying, asking, checking, deciding
	Times   bool // it begins with a word of time: "after dinner"
	Points  bool // at something that stands outside of it, as "it" and "this" do
	Joins   bool // it goes on with what was said, as "or" does, or leaves its subject out: "Reminds me of you"
	Weighs  bool // it has a word of thoughts, of games or of mistakes
	Acts    bool // it begins as thanks, wishes, greetings and praise do
	Self    bool // it names the writer
	Reader  bool // it names the reader
	Speaks  bool // it begins with the reader: "You have been patient", "Dein Kuchen"
}

// asides has the words of each language by themselves: "dit" says nothing in Dutch, and says something in French.
var asides = sync.OnceValue(func() (list []*Lexicon) {
	for _, tag := range Languages() {
		l := &Lexicon{phrases: map[string]Group{}, stems: map[string]Group{}}
		text, err := files.ReadFile("asides/" + tag + ".words")
		if err == nil {
			err = l.add(tag, string(text))
		}
		if err != nil {
			panic(fmt.Errorf("asides/%s.words: %w", tag, err)) // a test reads all of them
		}
		list = append(list, l)
	}
	return list
})

// Asides returns what a sentence has of the language that knows most of its words, or of several that know as many.
func Asides(sentence string) (list []Aside) {
	words, most := wordsOf(sentence), 1
	for _, l := range asides() {
		a := l.aside(sentence, words)
		if a.known > most {
			list, most = list[:0], a.known
		}
		if a.known == most {
			list = append(list, a)
		}
	}
	return list
}

func (l *Lexicon) aside(sentence string, words []word) (a Aside) {
	var groups Group
	clause := false // one has ended, and another goes on
	own := false    // the word in front is one of its own
	for at, n := 0, 1; at < len(words); at += n {
		of := Group(0)
		if n = l.at(words[at:], Tells&^Acts); n > 0 {
			of = l.phrases[join(words[at:at+n])]
		}
		if n = max(n, 1); n == 1 {
			of |= l.stem(words[at].text)
		}
		switch {
		case of != 0:
			a.known += n
		case strings.ContainsFunc(words[at].text, unicode.IsLetter):
			a.Own++
		}
		if at == 0 {
			a.Speaks = of&Reader != 0
			a.Times, a.Joins = of&Times != 0, of&Joins != 0 || n == 1 && l.drops(words)
		}
		clause = clause || at > 0 && (words[at].apart || of&Joins != 0)
		if isArticle(sentence, words[at:]) {
			of &^= Points
		}
		if of&Points != 0 && n == 1 && l.isWhich(words, at) {
			of &^= Points
		}
		if own && n == 1 && leavesNoun(words, at) {
			of |= Points
		}
		if of&Refers != 0 && !(clause && a.Own >= ownMatter) {
			of |= Points
		}
		if acts := l.acts(words[at:]); acts > 0 && at <= actsFrom && (words[at].apart || at == 1 && a.Joins) {
			a.Acts, a.known = true, a.known+acts
		}
		groups |= of
		own = of == 0
	}
	a.Life, a.Kin, a.Ponders = groups&Life != 0, groups&Kin != 0, groups&Ponders != 0
	a.Points = groups&Points != 0
	a.Weighs = groups&Weighs != 0
	a.Self, a.Reader = groups&Self != 0, groups&Reader != 0
	return a
}

const (
	ownMatter    = 2 // words of its own in front of a clause: it points at them, as in "My bike got stolen, it was new"
	longestAct   = 6
	shortestHead = 5 // letters of a word that ends another
	actsFrom     = 2 // words that may stand in front of thanks
)

// acts returns how many words begin an act, with or without a comma among them: "schön, dass".
func (l *Lexicon) acts(words []word) int {
	head := slices.Clone(words[:min(len(words), longestAct)])
	for i := range head {
		head[i].apart = i == 0
	}
	return l.at(head, Acts)
}

// isArticle reports whether the first of some words belongs to a name or a German noun behind it: "this Friday", "das Netz", "das neue Rad".
func isArticle(sentence string, words []word) bool {
	next := 1
	if len(words) > 2 && words[0].text == "das" && strings.HasSuffix(words[1].text, "e") && !words[1].apart {
		next = 2
	}
	if len(words) <= next || words[next].apart || utf8.RuneCountInString(words[next].text) == 1 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(sentence[words[next].at:])
	return unicode.IsUpper(first)
}

// isWhich reports whether a word that points belongs to a matter of the writer's: it stands at it, "those tomatoes", or goes on with it, "a parrot that swears".
func (l *Lexicon) isWhich(words []word, at int) bool {
	matter := func(i int) bool { return (l.phrases[words[i].text]|l.stem(words[i].text))&Life != 0 }
	return at+1 < len(words) && !words[at+1].apart && (matter(at+1) || at > 0 && !words[at].apart && matter(at-1))
}

// leavesNoun reports whether the word at some place, behind one of the sentence's own, shows that a noun was left out in front: "the proper one".
func leavesNoun(words []word, at int) bool {
	return !words[at].apart && (words[at].text == "one" || words[at].text == "ones")
}

// drops reports whether a sentence begins with a verb whose subject, or object, was left out: "Reminds me of you", "Hebe ich mir auf".
func (l *Lexicon) drops(words []word) bool {
	if len(words) < 2 || words[1].apart || l.phrases[words[1].text]&Follows == 0 {
		return false
	}
	return slices.ContainsFunc(l.tails, func(tail string) bool { return strings.HasSuffix(words[0].text, tail) })
}

// stem returns what the words do of which one has the beginning, "garden*", or that end in what people tell of: "Entenwetter".
func (l *Lexicon) stem(word string) (groups Group) {
	for end := range word {
		groups |= l.stems[word[:end]]
	}
	for at := 1; at <= len(word)-shortestHead; at++ {
		groups |= (l.stems[word[at:]] | l.phrases[word[at:]]) & Life
	}
	return groups | l.stems[word]
}

// addStem adds a beginning of words.
func (l *Lexicon) addStem(stem string, group Group) error {
	words := wordsOf(strings.ToLower(stem))
	if len(words) != 1 {
		return fmt.Errorf("%q is not the beginning of one word", stem)
	}
	l.stems[words[0].text] |= group
	return nil
}

// word is a word of a text.
type word struct {
	text    string // folded
	at, end int
	apart   bool // punctuation stands in front of it, or an empty line
}

// wordsOf are the words of a text: runs of letters, digits and the apostrophes in them.
func wordsOf(text string) (list []word) {
	apart := true
	for at := 0; at < len(text); {
		end := at + strings.IndexFunc(text[at:]+" ", func(r rune) bool { return !inWord(r) })
		if end = min(end, len(text)); end == at {
			r, size := utf8.DecodeRuneInString(text[at:])
			apart = apart || strings.ContainsRune(".!?…,;:()[]{}\"“”„«»。！？，、¡¿", r) || r == '\n' && strings.HasPrefix(strings.TrimLeft(text[at+size:], " \t\r\u00a0"), "\n")
			at += size
			continue
		}
		if folded := Fold(text[at:end]); folded != "" {
			list = append(list, word{folded, at, end, apart})
			apart = false
		}
		at = end
	}
	return list
}

// inWord reports whether a character belongs to a word. Invisible ones do, and are dropped.
func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || unicode.Is(unicode.Cf, r) || strings.ContainsRune("'’‘`´", r)
}

// Fold brings the ways to write one word together: without capitals, accents and what is invisible; "ß" is "ss" and "ä" is "ae".
func Fold(word string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(umlauts.Replace(norm.NFC.String(strings.ToLower(word)))) {
		switch {
		case r == 'ß':
			b.WriteString("ss")
		case strings.ContainsRune("’‘`´'", r):
			b.WriteByte('\'')
		case unicode.IsLetter(r), unicode.IsDigit(r):
			b.WriteRune(r)
		}
	}
	return strings.Trim(b.String(), "'")
}

func join(words []word) string {
	if len(words) == 1 {
		return words[0].text
	}
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.text)
	}
	return b.String()
}
