// Package catalog has every sentence that the program says to people, by language, and is the only place that knows any.
//
// The idea: the program decides in facts and speaks in phrases (package phrase); a [Language] turns them into text. A language
// is a folder of files in the syntax of Project Fluent (https://projectfluent.org, version 1.0 of its syntax), one file for
// each part of the program. Of Fluent there is what is needed here: comments, messages with text in one or several lines,
// placeables with an argument, a message, a literal, a select expression over an argument (by plural category, number or
// word), attributes as grammatical forms, and the functions FORM($arg, "attribute"), CAP($arg), which begins it with a
// capital, and SENTENCE($arg), which also ends it with a full stop where it has no end. There is no Fluent library for Go that is kept well; the syntax is the one that translators' tools know.
//
// What depends on a language but is no sentence (months, how moments, spans and lists are written) is in its messages, too.
package catalog

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/language"

	"pbem/mailer/tongue"
	"pbem/rules/phrase"
)

//go:embed languages */*.ftl */*.words */*.po
var files embed.FS

// Language renders phrases. It does not change and is safe for concurrent use.
type Language struct {
	messages
	files  map[string]string // the text of each file, by its name
	tongue *tongue.Tongue    // how commands are spelt; nil for in English
	texts  map[string]string // what the built-in presets say, by what they say in English
	zone   *time.Location    // where the reader lives; nil for UTC
	folder string            // in which web pages in it are, "de/"; "" for the language that is offered first
}

// messages are what the files of a language say.
type messages struct {
	tag     language.Tag
	entries map[string]*entry // by their keys
}

// Read reads a language from a folder of files NAME.ftl; a test may have one of its own. The error is as that of Load.
func Read(tag string, folder fs.FS) (*Language, error) {
	files, err := filesIn(tag, folder)
	if err != nil {
		return nil, err
	}
	return Parse(tag, files)
}

// filesIn returns the texts of the files of a language, by their names.
func filesIn(tag string, folder fs.FS) (map[string]string, error) {
	names, err := fs.Glob(folder, "*.ftl")
	if err != nil {
		return nil, fmt.Errorf("%w: %q", ErrLanguage, tag)
	}
	if words, err := fs.Stat(folder, commandWords); err == nil && !words.IsDir() {
		names = append(names, commandWords)
	}
	files := make(map[string]string, len(names)+1)
	if text, err := fs.ReadFile(folder, presetTexts); err == nil { // a language may do without
		files[presetTexts] = string(text)
	}
	for _, name := range names {
		text, err := fs.ReadFile(folder, name)
		if err != nil {
			return nil, fmt.Errorf("%s/%s: %w", tag, name, err)
		}
		files[name] = string(text)
	}
	return files, nil
}

// Parse reads a language from the texts of its files, by their names. The error is as that of Load.
func Parse(tag string, files map[string]string) (*Language, error) {
	l, err := unread(tag, files)
	if err != nil {
		return nil, err
	}
	if err := l.check(); err != nil {
		return nil, err
	}
	return l, nil
}

// unread is a language whose messages are read when they are asked for.
func unread(tag string, files map[string]string) (*Language, error) {
	parsed, err := language.Parse(tag)
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("%w: %q", ErrLanguage, tag)
	}
	texts, err := readTexts(files[presetTexts])
	if err != nil {
		return nil, fmt.Errorf("%s/%w", tag, err)
	}
	l := &Language{messages: messages{tag: parsed, entries: map[string]*entry{}}, texts: texts, files: files}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if name == commandWords {
			if l.tongue, err = tongue.Parse(tag, files[name]); err != nil {
				return nil, fmt.Errorf("%s/%s: %w", tag, name, err)
			}
			continue
		}
		if name == presetTexts {
			continue
		}
		if err := l.add(strings.TrimSuffix(name, ".ftl"), files[name]); err != nil {
			return nil, fmt.Errorf("%s/%s: %w", tag, name, err)
		}
	}
	return l, nil
}

// Files returns the texts that the language was read from, by their names: for a program that has no language in itself.
func (l *Language) Files() map[string]string { return maps.Clone(l.files) }

// add puts in the messages of a file, unread.
func (m *messages) add(room, text string) error {
	list, err := split(strings.ReplaceAll(text, "\r\n", "\n"))
	if err != nil {
		return err
	}
	for key, e := range list {
		if m.entries[key] != nil {
			return fmt.Errorf("%s stands in %s.ftl, too", key, m.entries[key].room)
		}
		e.room = room
		m.entries[key] = e
	}
	return nil
}

// check reads all messages. The error names the file and the line of the first that cannot be read.
func (m *messages) check() error {
	all := slices.SortedFunc(maps.Values(m.entries), func(a, b *entry) int {
		return cmp.Or(cmp.Compare(a.room, b.room), cmp.Compare(a.line, b.line))
	})
	for _, e := range all {
		if _, err := e.message(); err != nil {
			return fmt.Errorf("%s/%s.ftl: %w", m.Tag(), e.room, err)
		}
	}
	return nil
}

// commandWords is the file that tells how commands are spelt in a language; see package tongue.
const commandWords = "commands.words"

// Tongue tells how commands are spelt; nil for as in English.
func (l *Language) Tongue() *tongue.Tongue { return l.tongue }

// Command spells a command as it is in the language: "draw yes" is "remis ja" in German.
func (l *Language) Command(english string) string { return l.tongue.Own(english) }

// Address is where a web page of ours is in the language.
func (l *Language) Address(p phrase.Page) string { return p.Site + l.folder + p.Path }

// Folder is the folder of a site in which its pages in the language are, "de/"; "" for the top, where those of the language are that is offered first.
func (l *Language) Folder() string { return l.folder }

// Tag returns the language's tag of BCP 47, "en".
func (m *messages) Tag() string { return m.tag.String() }

// Keys lists the messages, sorted.
func (m *messages) Keys() []string {
	keys := make([]string, 0, len(m.entries))
	for k := range m.entries {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// Texts lists the texts that stand in the messages, as they are between the holes.
func (m *messages) Texts() []string {
	var texts []string
	for _, key := range m.Keys() {
		m.message(key).pattern.each(func(e element) {
			if e.text != "" {
				texts = append(texts, e.text)
			}
		})
	}
	return texts
}

// presetTexts is the file of a language with what the built-in presets say of themselves: titles, what they are, options. It is in the form of
// GNU gettext, which translators' tools know: an English text behind msgid, as the preset has it, and below it the same behind msgstr.
const presetTexts = "presets.po"

// gameText says what a preset file says in the language, or as the file has it where the language has nothing for it, as of a host's own preset.
func (l *Language) gameText(t phrase.GameText) string {
	if text, ok := l.texts[string(t)]; ok {
		return text
	}
	return string(t)
}

// GameTexts lists the texts of presets that the language has in its own words.
func (l *Language) GameTexts() []string {
	list := make([]string, 0, len(l.texts))
	for text := range l.texts {
		list = append(list, text)
	}
	return list
}

// readTexts reads a file of pairs of texts. A text is a quoted string, or several below each other, which are one.
func readTexts(file string) (map[string]string, error) {
	texts := map[string]string{}
	var into *strings.Builder
	var original, translation strings.Builder
	for n, line := range strings.Split(file+"\nmsgid \"\"", "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		word, quoted := "", line
		if !strings.HasPrefix(line, `"`) {
			word, quoted, _ = strings.Cut(line, " ")
		}
		switch {
		case word == "msgid" && into != &original:
			id := original.String()
			if _, twice := texts[id]; twice {
				return nil, fmt.Errorf("%s:%d: %q stands above, too", presetTexts, n+1, id)
			}
			if id != "" && translation.Len() > 0 {
				texts[id] = translation.String()
			}
			original.Reset()
			translation.Reset()
			into = &original
		case word == "msgstr" && into == &original:
			into = &translation
		case word != "" || into == nil:
			return nil, fmt.Errorf("%s:%d: what is %q?", presetTexts, n+1, line)
		}
		text, err := strconv.Unquote(strings.TrimSpace(quoted))
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %s is no quoted text", presetTexts, n+1, quoted)
		}
		into.WriteString(text)
	}
	return texts, nil
}
