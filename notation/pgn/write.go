package pgn

import (
	"slices"
	"strconv"
	"strings"

	"pbem/rules"
)

// clean makes a comment one that a record can hold.
func clean(s string) string {
	return oneLine(strings.NewReplacer("{", "(", "}", ")").Replace(s))
}

// unsaid are values of tags that say only that nothing is known.
func unsaid(value string) bool { return slices.Contains([]string{"", "?", "-", "????.??.??"}, value) }

// record writes the game as a record.
func (g *game) record() []byte {
	var out []byte
	if g.own {
		out = append(out, "[Format \""+format+"\"]\n"...)
	}
	if g.result == "" {
		g.result = string(rules.Ongoing)
	}
	for _, t := range g.tags {
		if t.name == "Termination" && !g.own && !unsaid(t.value) && !rules.Cause(t.value).Known() {
			g.ending = oneLine(t.value)
			continue
		}
		if name := g.tagName(t); name != "" {
			out = g.appendTag(out, tag{name, t.value})
		}
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

// tagName is how a record calls a tag; "" for one that it has not. A signature is of the program's own games alone.
func (g *game) tagName(t tag) string {
	switch t.name {
	case "FEN":
		return "Start"
	case "SetUp", "Format", "Start", "Result":
		return ""
	case "Signature":
		if !g.own {
			return ""
		}
	}
	return t.name
}

// appendTag writes a tag. Of what others write, only what a record can have; where nothing is known, none.
func (g *game) appendTag(out []byte, t tag) []byte {
	value := t.value
	if !g.own {
		if value = oneLine(value); unsaid(value) {
			return out
		}
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

// bothLost is the result by which both sides have lost.
const bothLost = "0-0"

// resultOf reads a result, also as typographers write it ("0–1", "½–½"), as some countries do ("1:0"), and a draw in short ("1/2").
func resultOf(text string) (string, bool) {
	plain := strings.NewReplacer("½", "1/2", "⁄", "/", "∕", "/", ":", "-", "‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "−", "-").Replace(text)
	switch plain {
	case string(rules.WhiteWins), string(rules.BlackWins), string(rules.Drawn), string(rules.Ongoing), bothLost:
		return plain, true
	case "1/2":
		return string(rules.Drawn), true
	}
	return "", false
}
