package command

import (
	"slices"
	"strings"

	"pbem/mailer/tongue"
)

// tables is the language of the words in this package's tables.
const tables = "en"

// vocabulary knows what words and squares mean in the thread and the languages of a letter.
type vocabulary struct{ ctx Context }

// matchForeign finds the command of another language that a line begins with, by words that are no fewer letters than those of an English one that
// fits, and reads what follows in English. The names of the game's own AMPs go before.
func (b *phrasebook) matchForeign(line string, least int) (found verb, args string, ok bool) {
	if len(b.ctx.Tongues) == 0 || b.isGroup(line) {
		return verb{}, "", false
	}
	for _, t := range b.ctx.Tongues {
		words, rest, spelt, fits := t.Command(line)
		if !fits || len(spelt) < least {
			continue
		}
		v, left, known := b.matchEnglish(words + rest)
		if !known || len(b.ctx.Groups) == 0 && leadsTurn(v.kind, left) {
			continue
		}
		if v.tongue = t.Tag(); (len(spelt) == least || strings.EqualFold(spelt, words)) && strings.HasSuffix(line, rest) {
			v.tongue = "" // the very same words in English
		}
		found, args, ok, least = v, left, true, len(spelt)+1
	}
	return found, args, ok
}

// isGroup reports whether a line begins with the name of an AMP of the game, as turns do.
func (v *vocabulary) isGroup(line string) bool {
	name, _, found := strings.Cut(strings.ToLower(line), ":")
	return found && slices.ContainsFunc(v.ctx.Groups, func(g string) bool { return strings.EqualFold(g, strings.TrimSpace(name)) })
}

// leadsTurn reports whether a word, where it is not known which AMPs there are, is more likely the name of one in front of a turn:
// "weiter: Wn4-n6".
func leadsTurn(k Kind, args string) bool {
	turn, colon := strings.CutPrefix(strings.TrimLeft(args, " "), ":")
	return colon && looksLikeTurn(turn) && !slices.Contains([]Kind{Say, Diary, Try, If, Comment, NewGame, PlayRobot, SeekGame, Rematch}, k)
}

// means reports whether words are those of the grammar of lines, in English or another language: "then", "dann".
func (v *vocabulary) means(word, words string) bool {
	return strings.EqualFold(word, words) || slices.ContainsFunc(v.own(word), func(own string) bool { return strings.EqualFold(own, words) })
}

// own lists how a word of that grammar is spelt in other languages.
func (v *vocabulary) own(word string) (list []string) {
	for _, t := range v.ctx.Tongues {
		list = append(list, t.Group("grammar", word)...)
	}
	return list
}

// all lists the words of a group in other languages.
func (v *vocabulary) all(group string) (list []string) {
	for _, t := range v.ctx.Tongues {
		list = append(list, t.All(group)...)
	}
	return list
}

// spells reports whether a word is one of a group in other languages.
func (v *vocabulary) spells(group, word string) bool { return slices.Contains(v.all(group), word) }

// vocabularies are the spellings of commands among which the nearest is looked for, each with its English words: those of the writer's language,
// then English, then all others.
func (b *phrasebook) vocabularies() []map[string]string {
	mine := map[string]string{}
	for _, v := range b.verbs {
		mine[v.words[0]] = v.words[0]
	}
	list := []map[string]string{mine}
	for _, t := range b.ctx.Tongues {
		known := map[string]string{}
		for words, own := range t.Spellings() {
			known[own] = words
		}
		if at := len(list); t.Tag() == b.ctx.Language {
			list = slices.Insert(list, 0, known)
		} else {
			list = slices.Insert(list, at, known)
		}
	}
	return list
}

// Tongue is the tag of the one language whose words commands begin with; "" where there are none, or where several languages have them.
func Tongue(list []Command) (tag string) {
	for _, c := range list {
		switch {
		case c.Tongue == "", c.Tongue == tag:
		case tag == "":
			tag = c.Tongue
		default:
			return ""
		}
	}
	return tag
}

// Heads lists the words, in English, by which the commands of the tables are known; a test holds the files of languages to them.
func Heads() (list []string) {
	for _, v := range verbs() {
		list = append(list, v.words...)
	}
	return list
}

// Spelt reports whether a language has words for every command, and returns those that it has none for.
func Spelt(t *tongue.Tongue) (missing []string) {
	b := phrasebook{verbs: verbs()}
	known := map[Kind]bool{}
	for _, words := range t.English() {
		if v, _, ok := b.matchEnglish(words); ok {
			known[v.kind] = true
		}
	}
	for _, k := range Kinds() {
		if !known[k] {
			missing = append(missing, string(k))
		}
	}
	return missing
}
