package compose

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
)

const (
	textWidth = 72 // where text is wrapped
	indent    = "    "
)

// text writes the body as text with LF line ends, an empty line between blocks.
func (l *Letter) text() []byte {
	b := make([]byte, 0, 6144)
	for _, block := range l.Body {
		start := len(b)
		if start > 0 {
			b = append(b, '\n')
		}
		before := len(b)
		if board, ok := block.(Board); ok {
			b = board.appendIn(b, l.Language, l.Style)
		} else {
			b = block.appendText(b, l.Language)
		}
		if len(b) == before {
			b = b[:start]
		}
	}
	return b
}

func (p Paragraph) appendText(b []byte, in *catalog.Language) []byte {
	return said(in.Say(phrase.Phrase(p))).appendText(b, in)
}

func (q Quote) appendText(b []byte, _ *catalog.Language) []byte {
	for line := range strings.SplitSeq(clean(string(q)), "\n") {
		b = appendLine(b, line, "> ", "> ")
	}
	return b
}

func (v Verbatim) appendText(b []byte, _ *catalog.Language) []byte {
	for line := range strings.SplitSeq(strings.TrimRight(clean(string(v)), "\n"), "\n") {
		b = appendLine(b, line, indent, indent+"  ")
	}
	return b
}

func (l Lines) appendText(b []byte, in *catalog.Language) []byte {
	if len(l) == 0 {
		return b
	}
	return l.verbatim(in).appendText(b, in)
}

func (l List) appendText(b []byte, in *catalog.Language) []byte {
	return saidList(in.All(l)).appendText(b, in)
}

func (c Commands) appendText(b []byte, in *catalog.Language) []byte {
	const column = 26
	for _, command := range c {
		words := oneLine(in.Command(command.Words), textWidth-len(indent))
		if command.Does.Empty() || utf8.RuneCountInString(words) > column-2 {
			b = appendWrapped(b, words, indent, indent)
			words = ""
		}
		if !command.Does.Empty() {
			head := indent + words + strings.Repeat(" ", column-utf8.RuneCountInString(words))
			b = appendWrapped(b, in.Say(command.Does), head, strings.Repeat(" ", utf8.RuneCountInString(head)))
		}
	}
	return b
}

func (Rule) appendText(b []byte, _ *catalog.Language) []byte {
	return append(append(b, "----------------------------------------"...), '\n')
}

func (d Board) appendText(b []byte, in *catalog.Language) []byte {
	return d.appendIn(b, in, diagram.Plain)
}

func (m Markdown) appendText(b []byte, _ *catalog.Language) []byte {
	for line := range strings.SplitSeq(strings.TrimRight(clean(string(m)), "\n"), "\n") {
		b = appendLine(b, line, "", leading(line))
	}
	return b
}

// leading returns the indent of what follows a line when it is wrapped: its own, and that of a list's item.
func leading(line string) string {
	words := strings.TrimLeft(line, " ")
	n := min(len(line)-len(words), textWidth/2)
	if strings.HasPrefix(words, "- ") || strings.HasPrefix(words, "* ") {
		n += 2
	}
	return strings.Repeat(" ", n)
}

func (f Foreign) appendText(b []byte, _ *catalog.Language) []byte {
	for _, text := range f {
		b = appendWrapped(b, text, "", "")
	}
	return b
}

func (w Witness) appendText(b []byte, _ *catalog.Language) []byte {
	return appendWords(b, string(w), "", "")
}

func (Links) appendText(b []byte, _ *catalog.Language) []byte { return b }

func (l WebLink) appendText(b []byte, in *catalog.Language) []byte {
	address := in.Address(l.Address)
	if !plainURL(address) {
		return b
	}
	return append(append(appendWrapped(b, in.Say(l.Label)+":", "", ""), address...), '\n')
}

// appendLine writes one line as it stands, or wrapped where it is too wide.
func appendLine(b []byte, line, first, rest string) []byte {
	line = strings.TrimRight(line, " ")
	if line == "" {
		return append(append(b, strings.TrimRight(first, " ")...), '\n')
	}
	if utf8.RuneCountInString(first)+utf8.RuneCountInString(line) > textWidth {
		return appendWrapped(b, line, first, rest)
	}
	return append(append(append(b, first...), line...), '\n')
}

// appendWrapped cleans words and writes them in lines of at most textWidth characters. The first line begins with one prefix,
// the others with another. A word that fits in no line is broken.
func appendWrapped(b []byte, text, first, rest string) []byte {
	return appendWords(b, clean(text), first, rest)
}

func appendWords(b []byte, text, first, rest string) []byte {
	b = append(b, first...)
	margin := utf8.RuneCountInString(rest)
	column, empty := utf8.RuneCountInString(first), true
	for word := range strings.FieldsSeq(text) {
		width := utf8.RuneCountInString(word)
		if !empty && column+1+width > textWidth {
			b = append(append(b, '\n'), rest...)
			column, empty = margin, true
		}
		if !empty {
			b, column = append(b, ' '), column+1
		}
		for column+width > textWidth {
			head := prefix(word, textWidth-column)
			b = append(append(append(b, head...), '\n'), rest...)
			word, width, column = word[len(head):], width-(textWidth-column), margin
		}
		b, column, empty = append(b, word...), column+width, false
	}
	return append(bytes.TrimRight(b, " "), '\n')
}

// prefix returns the first n characters of s.
func prefix(s string, n int) string {
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}
