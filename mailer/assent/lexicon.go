package assent

import (
	"strings"

	"pbem/mailer/tongue"
)

// kind is what a word or a phrase does in an answer.
type kind uint8

const (
	consent  kind = iota // yes
	nod                  // an "ok", which with thanks behind it says no more than that the letter was read
	denial               // no
	disowned             // this was not me
	doubt                // not, maybe, later: what is no name, and no answer
	please               // courtesy that may stand anywhere
	thanks
	hello // begins a letter
	bye   // ends one
	joint // "but" in front of "that was not me"
	deed  // the act that is asked about
)

// lexicon has the kind of every phrase that is known, in lower case with single spaces.
type lexicon struct {
	phrases map[string]kind
	longest int // words of a phrase
}

const longestAct = 12 // words of an act that an answer may repeat

func newLexicon(act string) lexicon {
	l := lexicon{phrases: make(map[string]kind, 1200)}
	l.addList(list{doubt, doubts()})
	l.addAct(act)
	act = withoutGame(act)
	l.addAct(act)
	words := joined(split(fold(act)))
	for _, list := range lists() {
		l.addList(list)
	}
	if len(words) > 0 && words[0] == "accept" {
		l.addList(list{consent, acceptances()})
		l.addList(list{denial, each("ich lehne ", "die einladung ab|deine einladung ab|das angebot ab|die herausforderung ab")})
	}
	return l
}

// addAct adds the words that ask for an act, below the other lists, which win: "accept" is a yes.
func (l *lexicon) addAct(act string) {
	words := joined(split(fold(act)))
	for n := range words[:min(len(words), longestAct)] {
		deedWords := strings.Join(words[:n+1], " ")
		l.add(deed, deedWords)
		l.add(deed, "i "+deedWords)
	}
}

// withoutGame is an act without the game that stands in front of it: "resign" of "1: resign" and "game 1: resign".
func withoutGame(act string) string {
	game, rest, numbered := strings.Cut(act, ":")
	words := strings.Fields(game)
	if !numbered || len(words) == 0 || len(words) > 2 || strings.Trim(words[len(words)-1], "#0123456789") != "" {
		return act
	}
	return strings.TrimSpace(rest)
}

// learn adds the words of a language that the lists do not have.
func (l *lexicon) learn(t *tongue.Tongue, act string) {
	l.addMissing(consent, t.Spelt("confirm"))
	l.addMissing(consent, t.Group("grammar", "yes"))
	l.addMissing(denial, t.Group("grammar", "no"))
	l.addMissing(disowned, t.Group("grammar", "this was not me"))
	l.addMissing(deed, []string{t.Own(act), t.Own(withoutGame(act))})
}

func (l *lexicon) addMissing(k kind, phrases []string) {
	for _, text := range phrases {
		phrase := strings.Join(joined(split(fold(text))), " ")
		known, ok := l.phrases[phrase]
		switch {
		case phrase == "" || ok && known == k:
		case !ok:
			l.add(k, phrase)
		case known == consent && k == denial, known == denial && k == consent:
			l.add(doubt, phrase)
		}
	}
}

func (l *lexicon) addList(words list) {
	for phrase := range strings.SplitSeq(words.words, "|") {
		l.add(words.kind, phrase)
	}
}

func (l *lexicon) add(k kind, phrase string) {
	l.phrases[phrase] = k
	l.longest = max(l.longest, strings.Count(phrase, " ")+1)
}

// cover reports which kinds of phrases the words are made of, a bit each, and whether they are made of nothing else. At each word
// the longest phrase counts: "please do not" is no "please do".
func (l lexicon) cover(words []string) (kinds uint, whole bool) {
	for at := 0; at < len(words); {
		k, n := l.at(words[at:])
		if n == 0 {
			return kinds, false
		}
		kinds |= 1 << k
		at += n
	}
	return kinds, true
}

// at finds the longest phrase that the words begin with, and how many words it has; 0 for none.
func (l lexicon) at(words []string) (kind, int) {
	for n := min(l.longest, len(words)); n > 0; n-- {
		if k, ok := l.phrases[strings.Join(words[:n], " ")]; ok {
			return k, n
		}
	}
	return 0, 0
}

// list is phrases of one kind, with "|" between them.
type list struct {
	kind  kind
	words string
}

// lists are all but the doubts.
func lists() []list {
	return []list{
		{consent, assents()}, {consent, assentsOfTheEast()}, {nod, nods()},
		{denial, denials()}, {denial, denialsOfTheEast()}, {disowned, disownings()},
		{please, pleases()}, {thanks, thankses()}, {hello, hellos()}, {bye, byes()}, {joint, "but|aber|mais|pero|ma|mas|maar|men|ale|но|але|mutta"},
	}
}
