package command

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"pbem/mailer/chat"
	"pbem/notation"
)

// People begin sentences with words that commands have: "Time flies", "Draw a bath", "Hilfe, die Schwiegermutter kommt!". What stands behind the
// word tells: no command goes on as a sentence does.

// goesOnAs are words with which a sentence goes on behind its first, and no command does.
var goesOnAs = sync.OnceValue(func() map[string]bool {
	return setOf(`me my your yourself his its our their us them him she he they you we some not nothing anything everything and by the a an up down over through so well year
		mich mir dich dir uns euch ihn ihm ihr ihre mein meine meiner meinem meinen dein deine deiner deinem deinen sein seine unser eure den dem des der die das
		ein eine einen einem einer ein bisschen mal und noch immer schon nicht nichts gut sehr im jahr`)
})

// clauses have these words, and no command has: its verb, or the beginning of another one.
var inClauses = sync.OnceValue(func() map[string]bool {
	return setOf(`is are was were isn't aren't wasn't has had hasn't will would could can't must flies flew who which because while when why
		ist sind war waren hat hatte wird werden wurde wäre hätte kann muss musste können sollte wer wenn weil dass obwohl sagt heilt`)
})

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		set[chat.Fold(word)] = true
	}
	return set
}

const (
	longCommand = 3 // words behind its own that a command about the game may have: "the game now"
	longName    = 4 // of a name
)

// isSentence reports whether words that stand behind those of a command go on a sentence.
func (v *vocabulary) isSentence(k Kind, args string) bool {
	words := strings.FieldsFunc(args, func(r rune) bool { return !isWordRune(r) && !strings.ContainsRune("'’-@", r) })
	if at := slices.IndexFunc(words, func(word string) bool { return v.brings(strings.ToLower(word)) }); at >= 0 {
		words = words[:at] // "rematch say Are you well?"
	}
	switch k {
	case Say, Diary, Comment, Keep, If, Ifs, Admin, NewTournament, PresetFile, Unknown, Turn:
		return false // people write there what they like
	case Unkeep, Unblock:
		return false // no sentence begins so
	case "grant":
		if slices.ContainsFunc(words, func(word string) bool {
			return slices.Contains([]string{"time", "days", "zeit", "bedenkzeit", "tage"}, chat.Fold(word))
		}) {
			return false
		}
	case Name:
		if len(words) <= longName {
			return false
		}
	case Try:
		if holdsSquare(inLatin(args)) {
			return false
		}
	case Help:
		if len(words) > 0 && slices.Contains([]string{"me", "us", "mir", "uns"}, chat.Fold(words[0])) { // "Please help me start"
			return false
		}
	case Time:
		return len(words) > 0 && !strings.ContainsFunc(args, unicode.IsDigit) && !slices.ContainsFunc(words, isOfTime) && !chat.All().Covered(args, chat.Courtesy)
	}
	if len(words) == 0 || strings.ContainsFunc(args, unicode.IsDigit) || strings.Contains(args, "@") || ofTheGame(words[:min(len(words), longCommand)]) {
		return false
	}
	if goesOnAs()[chat.Fold(words[0])] {
		return len(words) > 1
	}
	return len(words) >= longCommand && inClauses()[chat.Fold(words[0])] || len(words) > longCommand && slices.ContainsFunc(words, func(word string) bool { return inClauses()[chat.Fold(word)] })
}

// beginsSentence reports whether the very words of a command begin a sentence.
func (b *phrasebook) beginsSentence(text string) bool {
	v, args, ok := b.matchEnglish(text)
	if foreign, rest, fits := b.matchForeign(text, len(v.head)); fits {
		v, args, ok = foreign, rest, true
	}
	return ok && (b.isSentence(v.kind, args) || v.kind == Keep && isFarewell(args))
}

// isOfTime knows what people write behind "time".
func isOfTime(word string) bool {
	switch chat.Fold(word) {
	case "left", "remaining", "now", "control", "clock", "noch", "uebrig", "jetzt", "stand":
		return true
	}
	return playsIn(word)
}

// ofTheGame reports whether one of some words speaks of the game.
func ofTheGame(words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool {
		switch chat.Fold(word) {
		case "game", "match", "draw", "win", "remis", "turn", "move", "board", "moves", "partie", "spiel", "zug", "brett", "zuege":
			return true
		}
		return false
	})
}

// passes reports whether a piece of a line that is nothing but a pass is one of its writer's: it ends its clause, and what stands in front speaks of them.
// "Did your daughter pass her exams?" passes nothing, nor does a German "Pass".
func (p *prose) passes(line string, one piece) bool {
	before, after := clauseAround(line, one.start, one.end)
	if rest := strings.TrimSpace(after); rest != "" && !p.isCourtesy(rest) && countWords(rest) > 1 {
		return false
	}
	before = strings.TrimSpace(before)
	if before == "" || p.isCourtesy(before) {
		return !slices.ContainsFunc(strings.Fields(after), func(word string) bool { return goesOnAs()[chat.Fold(word)] || chat.Fold(word) == "auf" })
	}
	if _, doubts := chat.All().Has(before, chat.Brakes); doubts {
		return true
	}
	return slices.ContainsFunc(chat.Asides(before), func(tells chat.Aside) bool { return tells.Self && !tells.Life && tells.Own == 0 && !tells.Reader })
}

// clauseAround is what stands in the same clause in front of some bytes of a line, and behind them.
func clauseAround(line string, start, end int) (before, after string) {
	const marks = ".!?…;:,"
	before, after = line[:start], line[end:]
	before = before[strings.LastIndexAny(before, marks)+1:]
	if at := strings.IndexAny(after, marks); at >= 0 {
		after = after[:at]
	}
	return before, after
}

// onlyPasses reports whether no word of a run is anything but a pass.
func onlyPasses(run []chunk) bool {
	return !slices.ContainsFunc(run, func(c chunk) bool { return c.part == notation.Square || c.part == notation.Name })
}
