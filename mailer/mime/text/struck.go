package text

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// WithoutStruck takes what is struck out from what somebody wrote: what HTML shows so, "~~words~~", and letters with a stroke through each.
// A line of which nothing is left goes. struck is what was taken out, a piece a line; within reports that something is left of one of its lines.
func WithoutStruck(words string) (kept, struck string, within bool) {
	typed := hasTypedEnd(words)
	if !typed && !strings.ContainsAny(words, "~\uFFF9\uFFFB"+strokes) {
		return words, "", false
	}
	var taken []string
	take := func(piece string) {
		if piece = strings.TrimSpace(withoutMarks(piece)); piece != "" {
			taken = append(taken, piece)
		}
	}
	if typed {
		words = asMarked(words)
	}
	var paragraphs []string
	for p := range strings.SplitSeq(words, "\n\n") {
		was, before := strings.Split(p, "\n"), len(taken)
		for n, line := range was {
			was[n] = withoutStrokes(between(line, struckBegins, struckEnds, take), take)
			within = within || len(taken) > before && strings.TrimSpace(was[n]) != ""
			before = len(taken)
		}
		is := strings.Split(withoutTildes(strings.Join(was, "\n"), take), "\n")
		for n := len(is) - 1; n >= 0; n-- {
			within = within || n < len(was) && is[n] != was[n] && strings.TrimSpace(is[n]) != ""
			if strings.TrimSpace(is[n]) == "" {
				is = append(is[:n], is[n+1:]...)
			}
		}
		if len(is) > 0 {
			paragraphs = append(paragraphs, strings.Join(is, "\n"))
		}
	}
	if len(taken) == 0 {
		return withoutMarks(words), "", false
	}
	return strings.Trim(strings.Join(paragraphs, "\n\n"), "\n"), strings.Join(taken, "\n"), within
}

// between takes out what stands between two marks. One that is never ended goes on to the end.
func between(text, begins, ends string, take func(string)) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, begins)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		piece, after, _ := strings.Cut(rest, ends)
		take(piece)
		text = after
	}
}

const tildes = "~~"

// withoutTildes takes out "~~words~~", as Markdown strikes out. They stand apart from other words, else they may be signs of a turn.
func withoutTildes(text string, take func(string)) string {
	var b strings.Builder
	for {
		begin, end := struckByTildes(text)
		if begin < 0 {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(text[:begin])
		inside := text[begin+len(tildes) : end]
		take(inside)
		b.WriteString(strings.Repeat("\n", strings.Count(inside, "\n")))
		text = text[end+len(tildes):]
	}
}

// struckByTildes returns where the tildes begin and end that strike out words; -1 for nowhere.
func struckByTildes(text string) (begin, end int) {
	begin = -1
	for at := 0; at+len(tildes) <= len(text); at++ {
		if text[at] != '~' {
			continue
		}
		run := len(text[at:]) - len(strings.TrimLeft(text[at:], "~"))
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+run:])
		outside, inside := before, after
		switch {
		case run != len(tildes):
		case begin >= 0 && isApart(at+run == len(text), after):
			return begin, at
		case begin < 0 && isApart(at == 0, outside) && inside != utf8.RuneError && !unicode.IsSpace(inside):
			begin = at
		}
		at += run - 1
	}
	return -1, -1
}

// isApart reports whether a character, if there is one, belongs to no word.
func isApart(none bool, r rune) bool { return none || !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// strokes combine with the letter before them: through it, or across it.
const strokes = "\u0334\u0335\u0336\u0337\u0338\u20D2\u20D3\u20E5\u20EA\u20EB"

// withoutStrokes takes out letters that have a stroke through them.
func withoutStrokes(line string, take func(string)) string {
	if !strings.ContainsAny(line, strokes) {
		return line
	}
	var kept, piece strings.Builder
	runes := []rune(line)
	for i := 0; i < len(runes); i++ {
		if i+1 < len(runes) && strings.ContainsRune(strokes, runes[i+1]) {
			piece.WriteRune(runes[i])
			i++
			continue
		}
		if strings.ContainsRune(strokes, runes[i]) {
			continue
		}
		if piece.Len() > 0 && runes[i] == ' ' && i+2 < len(runes) && strings.ContainsRune(strokes, runes[i+2]) {
			piece.WriteRune(' ') // between two words of it
			continue
		}
		if piece.Len() > 0 {
			take(piece.String())
			piece.Reset()
		}
		kept.WriteRune(runes[i])
	}
	take(piece.String())
	return kept.String()
}

// typedStrikes are tags that somebody has typed around words, as in forums or by hand.
var typedStrikes = []*regexp.Regexp{
	regexp.MustCompile(`(?is)\[s\](.*?)\[/s\]`), regexp.MustCompile(`(?is)\[strike\](.*?)\[/strike\]`), regexp.MustCompile(`(?is)\[del\](.*?)\[/del\]`),
	regexp.MustCompile(`(?is)<s>(.*?)</s>`), regexp.MustCompile(`(?is)<strike>(.*?)</strike>`), regexp.MustCompile(`(?is)<del(?:\s[^<>]*)?>(.*?)</del>`),
}

// hasTypedEnd reports whether such a tag may end in a text.
func hasTypedEnd(words string) bool {
	for _, end := range [...]string{"[/s]", "[/strike]", "[/del]", "</s>", "</strike>", "</del>"} {
		if containsFold(words, end) {
			return true
		}
	}
	return false
}

// asMarked puts marks in the place of typed tags, line by line.
func asMarked(words string) string {
	for _, tags := range typedStrikes {
		words = tags.ReplaceAllStringFunc(words, func(struck string) string {
			lines := strings.Split(tags.FindStringSubmatch(struck)[1], "\n")
			for i, line := range lines {
				if line = withoutMarks(line); line != "" {
					lines[i] = struckBegins + line + struckEnds
				}
			}
			return strings.Join(lines, "\n")
		})
	}
	return words
}
