package loader

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pbem/rules/phrase"
)

// Reserved are the words that commands begin with in letters, and "pass": a turn that began with the name of an AMP or a unit among
// them would be read as a command. What reads letters lies above; a test there holds this list to it.
func Reserved() []string {
	return strings.Fields("? " +
		"accept accepted add address addresses admin agree allow announce any audit " +
		"block board " +
		"cancel challenge claim clock clocks comment comments confirm confirmed copy cross crosstable " +
		"decline declined delete diary display draw " +
		"end erase " +
		"forget " +
		"games give grant " +
		"help history " +
		"if ifs " +
		"join " +
		"keep " +
		"language leave legal limit limits list " +
		"mail my " +
		"name new newkey newkeys next no " +
		"offer offers " +
		"pass pause play player players preset presets propose " +
		"rating ratings re-match record refuse reject release rematch remove resend resign resigns resume rules " +
		"say seek seeks send setup share show start stop strict study surrender " +
		"take takeback test then this time timezone tournament tournaments try tutorial " +
		"un-if unblock undo unif unkeep unsubscribe unwatch " +
		"vacation variations verify " +
		"watch watching weekend weekends withdraw " +
		"yes")
}

// Pages are the pages of rules that there are: those of the engines, and what else a preset may name. A test holds the list to them.
func Pages(engines []Engine) []string {
	list := []string{"fusion"}
	for _, e := range engines {
		list = append(list, e.page)
	}
	return list
}

// named is a name in a file, with what it is the name of.
type named struct {
	name string
	of   phrase.Phrase
}

// checkWords refuses names by which nobody could write a turn: those of commands, and those that two things have. Case does not matter.
func (a *ampReader) checkWords() {
	if a.r.kept {
		return
	}
	var before []named
	for _, p := range a.r.pairs(a.f.node["amps"], theField("amps")) {
		before = a.checkWord(before, p, named{p.name, phrase.New("presets-the-amp", "name", p.name)})
	}
	for _, p := range a.kinds {
		u, ok := a.unit(p.name[0])
		if !ok || u.Name == "" {
			continue
		}
		before = a.checkWord(before, p, named{u.Name, phrase.New("presets-the-unit", "letter", p.name)})
	}
}

func (a *ampReader) checkWord(before []named, p pair, n named) []named {
	first, _, _ := strings.Cut(strings.ToLower(n.name), " ")
	if slices.Contains(Reserved(), first) {
		a.r.wrong(p.line, phrase.New("presets-name-is-command", "of", n.of, "name", phrase.Words(n.name), "word", first))
	}
	for _, b := range before {
		if strings.EqualFold(b.name, n.name) {
			a.r.wrong(p.line, phrase.New("presets-one-name", "of", n.of, "other", b.of, "name", phrase.Words(n.name)))
			break
		}
	}
	return append(before, n)
}

const (
	small   = "abcdefghijklmnopqrstuvwxyz"
	capital = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	digit   = "0123456789"
)

// made reports whether a word of low to high characters begins with one of first and goes on with those of rest.
func made(word string, low, high int, first, rest string) bool {
	if len(word) < low || len(word) > high {
		return false
	}
	return strings.IndexByte(first, word[0]) >= 0 && strings.Trim(word[1:], rest) == ""
}

func isPresetName(s string) bool  { return made(s, 1, 40, small, small+digit+".-") }
func isPageName(s string) bool    { return made(s, 1, 40, small, small+digit+"-") }
func isOptionName(s string) bool  { return made(s, 1, 30, small, small+digit+"_") }
func isOptionValue(s string) bool { return made(s, 1, 30, small+digit, small+digit+"._-") }
func isOptionWord(s string) bool  { return made(s, 1, 60, small+digit, small+digit+"._-") }
func isAMPName(s string) bool     { return made(s, 2, 20, small, small) }
func isAMPCode(s string) bool     { return made(s, 1, 1, small, "") }
func isUnitLetter(s string) bool  { return made(s, 1, 1, capital, "") }

// isBoardSize reports whether the text is a size such as 16x12.
func isBoardSize(s string) bool {
	files, ranks, _ := strings.Cut(s, "x")
	return made(files, 1, 3, digit, digit) && made(ranks, 1, 3, digit, digit)
}

// isUnitName reports whether a sentence may use the word: letters, and spaces, hyphens and apostrophes between them.
func (r *loader) isUnitName(s string) bool {
	_, size := utf8.DecodeRuneInString(s)
	fits := func(c rune) bool { return r.letter == nil || r.letter(c) || strings.ContainsRune(" -'", c) }
	return s != "" && len(s) <= 60 && r.only(r.letter, s[:size]) && r.only(fits, s)
}

// only reports whether all characters are of a kind; of one that the loader does not know, all are.
func (r *loader) only(kind func(rune) bool, s string) bool {
	return kind == nil || !strings.ContainsFunc(s, func(c rune) bool { return !kind(c) })
}

// isLetterList reports whether the text lists unit letters, with or without spaces.
func isLetterList(s string) bool {
	return made(strings.ReplaceAll(s, " ", ""), 1, len(capital), capital, capital)
}
