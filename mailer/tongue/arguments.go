package tongue

import "strings"

const (
	marks = ".,:;!?" // that stand around words
	// mostWords are read behind a command: nothing of ours has more of its own.
	mostWords = 400
)

// inEnglish puts the words behind a command into English, as far as they are of those that it takes. Where there are none, the text stays as it
// is, to the last space.
func inEnglish(text string, takes []word) string {
	return exchanged(text, takes, func(w word) []string { return w.own }, func(w word) string { return w.english })
}

// inOwn is the inverse of inEnglish, for letters.
func inOwn(text string, takes []word) string {
	return exchanged(text, takes, func(w word) []string { return []string{w.english} }, func(w word) string { return w.own[0] })
}

// exchanged puts other words for some: at each place for as many as possible.
func exchanged(text string, takes []word, from func(word) []string, to func(word) string) string {
	words := strings.Fields(text)
	if len(takes) == 0 || len(words) == 0 || len(words) > mostWords {
		return text
	}
	out, changed := make([]string, 0, len(words)), false
	for i := 0; i < len(words); {
		found, n := longest(words[i:], takes, from)
		if n == 0 {
			word, other := measured(words[i], takes, from, to)
			out, changed = append(out, word), changed || other
			i++
			continue
		}
		last := words[i+n-1]
		out, changed = append(out, to(found)+last[len(strings.TrimRight(last, marks)):]), true
		if i += n; found.rest {
			out = append(out, words[i:]...)
			break
		}
	}
	if !changed {
		return text
	}
	if lead := text[:len(text)-len(strings.TrimLeft(text, marks))]; lead != "" && !strings.HasPrefix(out[0], lead) {
		out[0] = lead + out[0]
	}
	if strings.HasPrefix(text, " ") {
		return " " + strings.Join(out, " ")
	}
	return strings.Join(out, " ")
}

// longest finds which of the words that may stand here do, and how many they are; 0 for none.
func longest(words []string, takes []word, from func(word) []string) (found word, n int) {
	for _, w := range takes {
		for _, spelling := range from(w) {
			if k := standsAt(words, strings.Fields(spelling)); k > n {
				found, n = w, k
			}
		}
	}
	return found, n
}

// standsAt reports how many words a text begins with are those; 0 where it does not.
func standsAt(words, spelling []string) int {
	if len(spelling) > len(words) {
		return 0
	}
	for i, s := range spelling {
		w := words[i]
		if w = strings.TrimRight(w, marks); i == 0 {
			w = strings.TrimLeft(w, marks)
		}
		if !strings.EqualFold(w, s) {
			return 0
		}
	}
	return len(spelling)
}

// measured reads a number with its unit: "3tage".
func measured(text string, takes []word, from func(word) []string, to func(word) string) (string, bool) {
	unit := strings.TrimLeft(text, "0123456789")
	if unit == "" || len(unit) == len(text) {
		return text, false
	}
	found, n := longest([]string{unit}, takes, from)
	if n == 0 {
		return text, false
	}
	return text[:len(text)-len(unit)] + to(found) + unit[len(strings.TrimRight(unit, marks)):], true
}
