package notation

import (
	"strings"

	"pbem/rules"
)

// maxWord bounds a word that is looked at closely; nothing known is nearly as long.
const maxWord = 40

// word reads a run of letters and digits: a word, a number, or squares with their unit letters ("Wn4", "n4n6", "n4xn6").
func (l *lexer) word() error {
	start := l.at
	for l.at < len(l.f.text) && (isWord(l.f.text[l.at]) || l.rankSign(start)) {
		l.at++
	}
	written := string(l.f.text[start:l.at])
	text := strings.ToLower(written)
	switch {
	case len(text) > maxWord && !hasDigit(text):
		l.unknown = append(l.unknown, written)
	case !hasDigit(text):
		l.plainWord(text, start)
	case !hasLetter(text):
		l.number(text)
	default:
		return l.squares(text, start)
	}
	return nil
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }

func hasLetter(s string) bool { return strings.Trim(s, "0123456789") != "" }

// number passes over numbering: "12.", "12...", "3)", "12:", or a bare number that begins a line.
func (l *lexer) number(text string) {
	end := l.at
	for end < len(l.f.text) && strings.IndexByte(".):\\", l.f.text[end]) >= 0 {
		end++
	}
	if end == l.at && !l.line && !l.list {
		l.unknown = append(l.unknown, text)
		return
	}
	l.at = end
}

func (l *lexer) plainWord(text string, start int) {
	if l.noSlide(text) {
		return
	}
	t, ok := l.meaning(text)
	if !ok {
		l.unknown = append(l.unknown, string(l.f.text[start:l.at]))
		return
	}
	if t.kind != endOfText {
		t.word = len(text) > 1
		l.push(t, start, l.at)
	}
}

// meaning returns the token that a word stands for, with kind endOfText for words without meaning.
func (l *lexer) meaning(text string) (token, bool) {
	t := token{group: -1}
	if len(text) == 1 && text != "x" && text != "i" {
		if text == "a" && !l.hasUnit('A') && l.v.Leads == rules.NoLead {
			return t, true
		}
		return l.letter(text[0])
	}
	for i, g := range l.v.Groups {
		if groupNamed(text, strings.ToLower(g.Name)) {
			t.kind, t.group = groupWord, i
			return t, true
		}
	}
	if t.unit = l.unitCalled(text); t.unit != 0 {
		t.kind = unitWord
		return t, true
	}
	if t.unit = sourceUnit(text, l.v); t.unit != 0 {
		t.kind = unitWord
		return t, true
	}
	if t.mode = modeNamed(text, l.v); t.mode != "" {
		t.kind = modeWord
		return t, true
	}
	var ok bool
	if t.kind, ok = l.gameWord(text); ok {
		return t, true
	}
	if t.kind, ok = commonWord(text); ok {
		return t, true
	}
	return l.colouredLetter(text)
}

// unitCalled returns the letter of the unit that a word names, of what a pawn is promoted to also by its chess name if the game
// has no such unit: the game then says what there is to choose.
func (l *lexer) unitCalled(text string) byte {
	if unit := unitNamed(text, l.v); unit != 0 {
		return unit
	}
	if unit := chessUnit(text, l.v); l.hasUnit(unit) || promotes(l.tokens) {
		return unit
	}
	return 0
}

// letter reads a single letter: before a colon at the start it is an AMP's code ("o:"), else a unit if there is such a unit, else a code.
func (l *lexer) letter(c byte) (token, bool) {
	group := groupCoded(c, l.v)
	if group >= 0 && l.v.Leads == rules.GroupLead && l.mayName() && l.colonFollows() {
		return token{kind: groupWord, group: group}, true
	}
	if unit, ok := sourceLetter(c-'a'+'A', l.v); ok {
		return token{kind: unitWord, unit: unit, group: -1}, true
	}
	if c >= 'a' && c <= 'z' && l.mayPromote() { // "=Q" where there is no queen: the game says what there is to choose
		return token{kind: unitWord, unit: upper(c), group: -1}, true
	}
	return token{kind: groupWord, group: group}, group >= 0
}

// mayName reports whether an AMP's code may stand here, before a colon: at the start and, where several AMPs act in a turn, at the start of
// a line or of an item.
func (l *lexer) mayName() bool {
	n := len(l.tokens)
	if n == 0 || !l.v.Several {
		return n == 0
	}
	last := l.tokens[n-1]
	return l.line || last.kind == stop || (last.kind == dash || last.kind == star) && last.line
}

func (l *lexer) colonFollows() bool {
	i := l.at
	for i < len(l.f.text) && strings.IndexByte(decoration+"*", l.f.text[i]) >= 0 {
		i++
	}
	return i < len(l.f.text) && l.f.text[i] == ':'
}

// colouredLetter reads a unit as position lines write it: "oW".
func (l *lexer) colouredLetter(text string) (token, bool) {
	group, unit, ok := prefix(text, l.v)
	return token{kind: unitWord, unit: unit, group: group}, ok && unit != 0
}

func commonWord(text string) (kind, bool) {
	switch text {
	case "to":
		return dash, true
	case "x", "takes", "take", "captures", "capture":
		return take, true
	case "converts", "convert":
		return star, true
	case "pass", "passes":
		return passWord, true
	case "i", "and", "then", "the", "my", "from", "on", "at", "amp", "turn", "move", "moves", "goes",
		"with", "using", "activates", "activate", "activating", "plays", "play", "we":
		return endOfText, true
	}
	return endOfText, text == "sliding" // general
}

// unitNamed returns the letter of the unit with the name, also in the plural; 0 for none.
func unitNamed(text string, v *rules.Vocabulary) byte {
	for _, u := range v.Units {
		if strings.EqualFold(text, u.Name) || strings.EqualFold(text, u.Name+"s") || text == "feet" && u.Name == "Foot" {
			return u.Letter
		}
	}
	return 0
}

// modeNamed returns the mode that a word names: "ortho" and "orthogonal", "dia" and "diagonal".
func modeNamed(text string, v *rules.Vocabulary) string {
	for _, m := range v.Modes {
		if text == m || text == m+"gonal" {
			return m
		}
	}
	return ""
}

// groupCoded returns the index of the group with the code; -1 for none.
func groupCoded(code byte, v *rules.Vocabulary) int {
	for i, g := range v.Groups {
		if g.Code == code {
			return i
		}
	}
	return -1
}

// prefix reads what stands before a square: nothing, a unit letter, an AMP's code, or a code and a unit letter.
func prefix(text string, v *rules.Vocabulary) (group int, unit byte, ok bool) {
	if text == "" {
		return -1, 0, true
	}
	last := text[len(text)-1]
	if u, known := sourceLetter(last-'a'+'A', v); known && last >= 'a' && last <= 'z' {
		unit, text = u, text[:len(text)-1]
	}
	if text == "" {
		return -1, unit, true
	}
	group = groupCoded(text[0], v)
	return group, unit, group >= 0 && len(text) == 1
}
