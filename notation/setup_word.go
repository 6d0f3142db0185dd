package notation

import (
	"strings"

	"pbem/rules"
)

// readEither reads a text of a game that begins with set-ups, of which nobody has said whether it is a set-up or a turn. The
// word "setup" settles it. Without the word, only what cannot be read as a turn is tried as a set-up, and must look like
// one: a list of most of an army, or a drawing.
func readEither(text string, v *rules.Vocabulary) (Reading, error) {
	folded := fold(text)
	if n, said := afterSetupWord(folded.text); said {
		return readSetup(text, folded.after(n), v)
	}
	turn, err := readLoose(text, v)
	if err == nil {
		return turn, nil
	}
	if s := sketchOf(drawnText(text), v); s.surely() {
		s.notes = folded.notes()
		return s.reading()
	}
	if list, listErr := readList(text, folded, v); listErr == nil && len(list.Draft.Actions) >= leastList {
		return list, nil
	}
	return Reading{}, err
}

// leastList is how many units a list must have to be taken for a set-up without being called one.
const leastList = 6

// readSetup reads what follows the word "setup": a drawing if it has the shape of one, else a list.
func readSetup(text string, rest foldedText, v *rules.Vocabulary) (Reading, error) {
	drawn := drawnText(text)
	n, _ := afterSetupWord(drawn)
	s := sketchOf(drawn[n:], v)
	s.notes = rest.notes()
	if s.surely() || s.clean() && len(s.rows) > 1 {
		return s.reading()
	}
	list, err := readList(text, rest, v)
	if err != nil && (s.clean() || s.whole > 0) && len(s.rows) > 0 {
		return s.reading()
	}
	return list, err
}

// after returns what follows the first n bytes.
func (f foldedText) after(n int) foldedText {
	f.text, f.from = f.text[n:], f.from[n:]
	return f
}

// afterSetupWord finds the word "setup" ("set-up", "Set up:", "my setup is") at the start of a folded text and returns where
// the set-up itself begins.
func afterSetupWord(text []byte) (n int, said bool) {
	for at := 0; ; {
		word, end := nextWord(text, at)
		switch word {
		case "my", "the", "here", "s", "is", "this", "our", "white", "black":
			at = end
			continue
		case "set":
			if word, up := nextWord(text, end); word == "up" {
				return afterColon(text, up), true
			}
		case "setup":
			return afterColon(text, end), true
		}
		return 0, false
	}
}

// nextWord returns the next run of letters in lower case; "" where something other than a word comes first that may matter.
func nextWord(text []byte, at int) (word string, end int) {
	for at < len(text) && strings.IndexByte(decoration+"*.,:;-0123456789\r\n", text[at]) >= 0 {
		at++
	}
	for end = at; end < len(text) && (text[end]|0x20 >= 'a' && text[end]|0x20 <= 'z'); end++ {
		if end-at > len("setup") {
			return "", end
		}
	}
	return strings.ToLower(string(text[at:end])), end
}

// afterColon passes over what separates the word from the set-up: spaces, emphasis, "is", "for White", one colon or dash. It stays on the
// line, because a dash on the next one may be an empty square.
func afterColon(text []byte, at int) int {
	blanks := func() {
		for at < len(text) && strings.IndexByte(" \t_`\"'*", text[at]) >= 0 {
			at++
		}
	}
	blanks()
	for word, end := nextWord(text, at); word == "is" || word == "for" || word == "white" || word == "black"; word, end = nextWord(text, at) {
		at = end
		blanks()
	}
	if at < len(text) && strings.IndexByte(":-=.,", text[at]) >= 0 {
		at++
	}
	if at < len(text) && text[at] == '>' {
		at++
	}
	if at+1 < len(text) && text[at] == '*' && text[at+1] == '*' {
		at += 2
	}
	return at
}
