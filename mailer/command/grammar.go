package command

import (
	"slices"
	"strings"

	"pbem/mailer/chat"
	"pbem/mailer/tongue"
	"pbem/rules/phrase"
)

// asked is a command that clauses follow, or several of them.
type asked int

const (
	asksNew asked = 1 << iota
	asksSeek
	asksRematch
	asksEvent
	asksTerms // of an invitation: what shall be otherwise
	asksPlay  // a game against a robot

	asksGame = asksNew | asksSeek | asksRematch | asksPlay // one game, of which more can be said
	asksAll  = asksGame | asksEvent
)

// clause is a part of a command that may stand in any order with others.
type clause struct {
	words string // any of which begins it
	of    asked
	ends  asked // commands in which it ends the name, or the position, before it
	read  func(p *clauses, word string)
}

// grammar is every clause with the commands that take it.
func grammar() []clause {
	return []clause{
		{"as", asksGame | asksTerms, asksAll, func(p *clauses, _ string) { p.colour() }},
		{"white black random", asksGame | asksTerms, asksSeek, func(p *clauses, word string) { p.words = append([]string{word}, p.words...); p.colour() }},
		{"time", asksAll | asksTerms, asksAll, func(p *clauses, _ string) { p.time() }},
		{"rated", asksAll, asksAll, func(p *clauses, _ string) { p.out.Rated, p.out.Unrated = true, false }},
		{"unrated", asksAll | asksTerms, asksAll, func(p *clauses, _ string) { p.out.Rated, p.out.Unrated = false, true }},
		{"private", asksGame, asksAll, func(p *clauses, _ string) { p.out.Private = true }},
		{"no without no-vacation vacation vacations", asksAll, asksAll, (*clauses).vacation},
		{"no without no-vacation", asksTerms, 0, (*clauses).vacation},
		{"option options", asksAll, asksAll, func(p *clauses, _ string) { p.option() }},
		{"from", asksNew | asksRematch | asksPlay, asksPlay, func(p *clauses, _ string) { p.position() }},
		{"say", asksGame, asksAll, func(p *clauses, _ string) { p.out.Note, p.words = strings.Join(p.words, " "), nil }},
		{"level", asksNew | asksRematch | asksPlay, asksNew | asksPlay, func(p *clauses, _ string) { p.level() }},
		{"vs versus against", asksPlay, asksPlay, (*clauses).versusRobot},
		{"and with", asksAll | asksTerms, 0, func(*clauses, string) {}},

		{"rating ratings", asksSeek, asksSeek, func(p *clauses, _ string) { p.rating() }},
		{"games", asksSeek, asksSeek, func(p *clauses, _ string) { p.games() }},
		{"until", asksSeek, asksSeek, func(p *clauses, _ string) { p.seek.Until = p.lastDay("command-seek-until") }},
		{"until", asksEvent, 0, func(p *clauses, _ string) { p.event.Until = p.lastDay("command-event-until") }},
		{"start starts", asksEvent, 0, func(p *clauses, _ string) { p.start() }},
		{"round rounds", asksEvent, 0, func(p *clauses, _ string) { p.rounds() }},
		{"adjudicate adjudicated", asksEvent, 0, func(p *clauses, _ string) { p.adjudicate() }},

		{"from", asksSeek, asksSeek, refused("command-seek-from")},
		{"vs versus against", asksSeek, asksSeek, refused("command-seek-vs")},
		{"from", asksEvent, 0, refused("command-event-from")},
		{"private", asksEvent, 0, refused("club-event-private")},
		{"vs versus against as white black random say", asksEvent, 0, refusedWord("command-event-clause")},
	}
}

// refused says why a command does not take a clause that others take.
func refused(key string) func(*clauses, string) {
	return func(p *clauses, _ string) { p.fail(phrase.New(key)) }
}

func refusedWord(key string) func(*clauses, string) {
	return func(p *clauses, word string) { p.fail(phrase.New(key, "words", phrase.Words(bareClause(word)))) }
}

// grammarOf is the grammar of a command, by word.
func grammarOf(of asked) map[string]clause {
	by := map[string]clause{}
	for _, c := range grammar() {
		for word := range strings.FieldsSeq(c.words) {
			if c.of&of != 0 {
				by[word] = c
			}
		}
	}
	return by
}

// all takes the clauses that are left, as far as they can be read.
func (p *clauses) all() {
	for p.problem.Empty() && len(p.words) > 0 {
		word := p.next()
		bare := bareClause(word)
		c, known := p.grammar[bare]
		switch {
		case known:
			c.read(p, word)
		case p.asked == asksTerms && (hasDigit(bare[:min(1, len(bare))]) || bare == "a" || bare == "an" || bare == "one"): // "with 5 days"
			p.words = append([]string{word}, p.words...)
			p.time()
		case bare != "" && !(p.asked&(asksRematch|asksTerms) != 0 && pleasant(bare)):
			p.fail(phrase.New("command-new-clause", "words", phrase.Words(word)))
		}
	}
}

// ends reports whether the next word begins a clause that ends what stands before it.
func (p *clauses) ends() bool { return p.grammar[p.peek()].ends&p.asked != 0 }

// bareClause is a word as the grammar has it.
func bareClause(word string) string { return strings.ToLower(strings.Trim(word, ".,:;")) }

// Reading is what letters read a word as, in some language of the service.
type Reading uint8

const (
	ReadsFreely  Reading = iota // as nothing of their own
	ReadsCommand                // as the word that a command or a clause begins with
	ReadsColour                 // as an AMP of games that are built in
	ReadsLink                   // as a word that only links squares
	ReadsAnswer                 // as yes or no
	ReadsRobot                  // as the name of a program that plays
)

// ReadAs returns what a single word is read as in English and in the languages given. Case does not matter.
func ReadAs(word string, tongues []*tongue.Tongue) Reading {
	folded := chat.Fold(word)
	is := func(list []string) bool {
		return slices.ContainsFunc(list, func(w string) bool { return chat.Fold(w) == folded })
	}
	for _, of := range []struct {
		reading Reading
		english string
		groups  [][2]string
	}{
		{ReadsAnswer, "yes y yeah yep ok okay no n nope", [][2]string{{"grammar", "yes"}, {"grammar", "no"}}},
		{ReadsRobot, "robot robots bot computer program engine machine roboter rechner programm", nil},
		{ReadsLink, "to at on and takes captures moves then x holds", [][2]string{{"linking", "-"}, {"linking", "holds"}, {"grammar", "then"}}},
		{ReadsColour, "white black yellow orange grey gray green blue red purple", nil},
	} {
		if is(strings.Fields(of.english)) {
			return of.reading
		}
		for _, t := range tongues {
			for _, g := range of.groups {
				if is(t.Group(g[0], g[1])) {
					return of.reading
				}
			}
		}
	}
	for _, t := range tongues {
		if is(t.All("colours")) {
			return ReadsColour
		}
	}
	if is(FirstWords()) || is(clauseWords()) || slices.ContainsFunc(tongues, func(t *tongue.Tongue) bool { return is(firstOf(t.Heads())) }) {
		return ReadsCommand
	}
	return ReadsFreely
}

// clauseWords are the words that begin something behind a command.
func clauseWords() (list []string) {
	for _, c := range grammar() {
		list = append(list, strings.Fields(c.words)...)
	}
	return append(list, "mine")
}

// firstOf are the words with which some spellings begin.
func firstOf(spellings []string) []string {
	list := make([]string, len(spellings))
	for i, s := range spellings {
		list[i], _, _ = strings.Cut(s, " ")
	}
	return list
}
