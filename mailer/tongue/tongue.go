// Package tongue knows how commands are spelt in a language, and reads that from a file of the language.
//
// The idea: the program knows commands by their English words. A [Tongue] makes these of somebody's own ("remis ja" is "draw yes"), and its own
// words of these for letters ("draw yes" is shown as "remis ja"). It never touches what is no command: turns, names, and what people say.
//
// The file, commands.words in the folder of the language:
//
//	# A comment.
//	switch:                       a group of words that may stand behind several commands
//	    on = an, ein
//	    off = aus
//	draw = remis, unentschieden   a command, and how it is spelt; letters show the first
//	    yes = ja                  what may stand behind it
//	strict = streng
//	    + switch                  the words of a group
//	new = neu
//	    vs = gegen
//	    say … = sagen             what follows stands as it is
//	refuse, decline = ablehnen    read as the first, and shown for each of them
//
// The group "grammar" has the words of lines that are no commands ("end", "then", "game"), "polite" what may stand in front of a command, "asking"
// what begins a question, "common" the words by which a letter in it is known, and "placeholders" the words in capitals of letters that explain commands ("TURN").
package tongue

import (
	"slices"
	"strings"
)

// Tongue is how commands are spelt in a language. It does not change and is safe for concurrent use; nil spells them in English alone.
type Tongue struct {
	tag      string
	commands []command
	groups   map[string][]word
	heads    map[byte][]head // by the first byte of their spelling
}

// head is one spelling of a command.
type head struct {
	own string
	of  int // its place among the commands
}

// command is one command, by its English words.
type command struct {
	word
	takes []word // what may stand behind it
}

// word is one or several words in English, and how they are spelt; the first spelling is shown.
type word struct {
	english string
	also    []string // further English words for the same, which letters may use
	own     []string
	rest    bool // what follows stands as it is
}

// cut cuts the longest of its English words from the head of a line; n is how long they are, 0 for none.
func (w *word) cut(line string) (rest string, n int) {
	for _, english := range append([]string{w.english}, w.also...) {
		if after, fits := Cut(line, english); fits && len(english) > n {
			rest, n = after, len(english)
		}
	}
	return rest, n
}

// Tag is that of the language, "de".
func (t *Tongue) Tag() string { return t.tag }

// Command finds the command that a line begins with, and returns its English words and what follows them, with the words that may stand there
// in English. spelt is what stood there itself. Of several the longest counts.
func (t *Tongue) Command(line string) (english, args, spelt string, ok bool) {
	if t == nil {
		return "", "", "", false
	}
	line = strings.TrimLeft(line, " ")
	if line == "" {
		return "", "", "", false
	}
	var found *command
	rest := ""
	for _, h := range t.heads[first(line)] {
		if len(h.own) <= len(spelt) {
			continue
		}
		if after, fits := Cut(line, h.own); fits {
			found, rest, spelt = &t.commands[h.of], after, h.own
		}
	}
	if found == nil {
		return "", "", "", false
	}
	if found.rest {
		return found.english, rest, spelt, true
	}
	return found.english, inEnglish(rest, found.takes), spelt, true
}

// first is the first byte of a text, in the same case for every text that is equal but for its case.
func first(text string) byte {
	if c := text[0]; c >= 'A' && c <= 'Z' {
		return c | 0x20
	}
	return text[0]
}

// Spellings lists, by the English words of commands, how they are spelt first in this language.
func (t *Tongue) Spellings() map[string]string {
	if t == nil {
		return nil
	}
	list := map[string]string{}
	for _, c := range t.commands {
		list[c.english] = c.own[0]
	}
	return list
}

// Spelt lists how a command is spelt, by its English words; the first is shown.
func (t *Tongue) Spelt(english string) (list []string) {
	if t == nil {
		return nil
	}
	for _, c := range t.commands {
		if c.english == english {
			list = append(list, c.own...)
		}
	}
	return list
}

// Heads lists every spelling of every command.
func (t *Tongue) Heads() (list []string) {
	if t == nil {
		return nil
	}
	for _, c := range t.commands {
		list = append(list, c.own...)
	}
	return list
}

// English lists the English words of the commands that it spells.
func (t *Tongue) English() (list []string) {
	if t == nil {
		return nil
	}
	for _, c := range t.commands {
		list = append(append(list, c.english), c.also...)
	}
	return list
}

// Group lists how the words of a group are spelt, by their English: of "grammar", "then" is also "dann".
func (t *Tongue) Group(name, english string) []string {
	if t == nil {
		return nil
	}
	var list []string
	for _, w := range t.groups[name] {
		if w.english == english {
			list = append(list, w.own...)
		}
	}
	return list
}

// All lists every spelling in a group.
func (t *Tongue) All(name string) (list []string) {
	if t == nil {
		return nil
	}
	for _, w := range t.groups[name] {
		list = append(list, w.own...)
	}
	return list
}

// Own spells a command in this language as letters show it: "draw yes" becomes "remis ja". What it does not know stays.
func (t *Tongue) Own(line string) string {
	if t == nil {
		return line
	}
	front, line := numbered(line)
	var found *command
	rest, longest := "", 0
	for i := range t.commands {
		if after, n := t.commands[i].cut(line); n > longest {
			found, rest, longest = &t.commands[i], after, n
		}
	}
	if found == nil {
		return front + placed(line, t.groups["placeholders"])
	}
	if !found.rest {
		rest = inOwn(rest, found.takes)
	}
	return front + found.own[0] + placed(rest, t.groups["placeholders"])
}

// Behind spells what stands behind a command in this language as letters show it: of "seek", "time 3d rated" is "zeit 3d gewertet".
func (t *Tongue) Behind(english, words string) string {
	if t == nil {
		return words
	}
	for _, c := range t.commands {
		if c.english == english {
			return inOwn(words, c.takes)
		}
	}
	return words
}

// numbered parts "42: " from the head of a line.
func numbered(line string) (front, rest string) {
	if head, after, ok := strings.Cut(line, ": "); ok && strings.Trim(head, "0123456789") == "" {
		return head + ": ", after
	}
	return "", line
}

// Cut cuts words from the head of a line, whatever their case; what follows must not be a part of the last one.
func Cut(line, words string) (rest string, ok bool) {
	rest = strings.TrimLeft(line, " ")
	for word := range strings.FieldsSeq(words) {
		rest = strings.TrimLeft(rest, " ")
		if len(rest) < len(word) || !strings.EqualFold(rest[:len(word)], word) {
			return "", false
		}
		rest = rest[len(word):]
		if rest != "" && !strings.ContainsRune(" .,!?:;", rune(rest[0])) {
			return "", false
		}
	}
	return rest, words != ""
}

// placed puts the placeholders of a language for those in English, which are told by their capitals.
func placed(text string, list []word) string {
	words := strings.Split(text, " ")
	for i, w := range words {
		if at := slices.IndexFunc(list, func(p word) bool { return p.english == strings.Trim(w, "….,") }); at >= 0 {
			words[i] = strings.Replace(w, list[at].english, list[at].own[0], 1)
		}
	}
	return strings.Join(words, " ")
}

// Words lists the English words that it spells behind commands and in groups.
func (t *Tongue) Words() (list []string) {
	if t == nil {
		return nil
	}
	for _, c := range t.commands {
		for _, w := range c.takes {
			list = append(list, w.english)
		}
	}
	for _, words := range t.groups {
		for _, w := range words {
			list = append(list, w.english)
		}
	}
	return list
}

// Meaning is a word of a group in English and in the language.
type Meaning struct {
	English string
	Own     []string
}

// Meanings lists the words of a group, as they stand.
func (t *Tongue) Meanings(name string) (list []Meaning) {
	if t == nil {
		return nil
	}
	for _, w := range t.groups[name] {
		list = append(list, Meaning{w.english, w.own})
	}
	return list
}
