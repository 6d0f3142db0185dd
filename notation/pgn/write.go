package pgn

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/rules"
)

// clean makes a comment one that a record can hold.
func clean(s string) string {
	return printable(strings.NewReplacer("{", "(", "}", ")").Replace(s))
}

// printable makes one line of a text, of characters that a record can hold.
func printable(s string) string {
	return oneLine(strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) && !unicode.IsSpace(r) {
			return -1
		}
		return r
	}, s))
}

// unsaid are values of tags that say only that nothing is known.
func unsaid(value string) bool { return slices.Contains([]string{"", "?", "-", "????.??.??"}, value) }

// record writes the game as a record.
func (g *game) record() []byte {
	var out []byte
	for _, t := range g.tags {
		out = g.appendTag(out, t)
	}
	if g.result == "" {
		g.result = string(rules.Ongoing)
	}
	out = append(out, "[Result \""+g.result+"\"]\n\n"...)
	n := 1
	for i, t := range g.turns {
		if i == 0 {
			t.comments = append(slices.Clone(g.early), t.comments...)
		}
		out = t.append(out, n)
		if t.black && t.words[0] != "setup:" {
			n++
		}
	}
	return append(out, g.result+"\n"...)
}

// appendTag writes a tag that a record may have. Of the first position it has another name; signatures and formats are of other
// texts.
func (g *game) appendTag(out []byte, t tag) []byte {
	switch t.name {
	case "FEN":
		t.name = "Position"
	case "SetUp", "Signature", "Format", "Start":
		return out
	case "Result":
		if g.result == "" {
			g.result = t.value
		}
		return out
	}
	value := printable(t.value)
	if unsaid(value) {
		return out
	}
	value = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value)
	return append(out, "["+t.name+" \""+value+"\"]\n"...)
}

func (t turn) append(out []byte, n int) []byte {
	if t.words[0] == "setup:" {
		n = 0
	}
	out = append(strconv.AppendInt(out, int64(n), 10), '.')
	if t.black {
		out = append(out, ".."...)
	}
	out = append(append(out, ' '), strings.Join(t.words, " ")...)
	if t.at != "" {
		out = append(out, " {"+t.at+"}"...)
	}
	for _, c := range t.comments {
		out = append(out, " {"+c+"}"...)
	}
	return append(out, '\n')
}
