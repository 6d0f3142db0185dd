package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"pbem/rules/phrase"
)

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
