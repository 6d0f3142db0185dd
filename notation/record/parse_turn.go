package record

import (
	"encoding/hex"
	"strings"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// turn reads "12... turn {time} {comment} #hash"; the parts after the turn may be missing.
func (p *parser) turn(line string) error {
	if err := checkLine(line); err != nil {
		return err
	}
	number, side, rest, err := splitNumber(line)
	if err != nil {
		return err
	}
	if err := p.follows(number, side); err != nil {
		return err
	}
	t := Turn{Number: number, Side: side}
	if rest, t.Hash, err = p.takeHash(rest); err != nil {
		return err
	}
	if rest, err = t.takeComments(rest); err != nil {
		return err
	}
	if t.Text = rest; t.Text == "" {
		return phrase.Errorf("record-no-turn")
	}
	if !p.r.Typed && len(t.Comments) > 0 {
		return phrase.Errorf("record-comment-second")
	}
	if p.r.Turns == nil {
		p.r.Turns = make([]Turn, 0, min(max(p.lines-p.line, 0)+1, roomForTurns))
	}
	p.r.Turns = append(p.r.Turns, t)
	return nil
}

// roomForTurns bounds the memory that a text of nothing but line ends gets in advance.
const roomForTurns = 1000

// splitNumber reads "12. " or "12... " at the start of a line.
func splitNumber(line string) (number int, side rules.Side, rest string, err error) {
	i := 0
	for ; i < len(line) && line[i] >= '0' && line[i] <= '9' && i < 7; i++ {
		number = number*10 + int(line[i]-'0')
	}
	dots := 0
	for i+dots < len(line) && line[i+dots] == '.' {
		dots++
	}
	if i == 0 || dots != 1 && dots != 3 {
		return 0, 0, "", phrase.Errorf("record-number")
	}
	if dots == 3 {
		side = rules.Black
	}
	return number, side, strings.TrimLeft(line[i+dots:], " \t"), nil
}

// follows checks that turns are numbered one after the other. The first may be Black's, or a set-up (number 0).
func (p *parser) follows(number int, side rules.Side) error {
	n := len(p.r.Turns)
	if n == 0 {
		if number > 1 {
			return phrase.Errorf("record-first-number", "n", number)
		}
		return nil
	}
	last := p.r.Turns[n-1]
	wantNumber, wantSide := last.Number+int(last.Side), last.Side.Other()
	if number != wantNumber || side != wantSide {
		return phrase.Errorf("record-next-number", "want", appendNumber(nil, wantNumber, wantSide), "got", appendNumber(nil, number, side))
	}
	return nil
}

// takeHash takes " #0123456789abcdef" off the end of a line.
func (p *parser) takeHash(line string) (rest, hash string, err error) {
	i := strings.LastIndexByte(line, '#')
	if i < 0 || strings.IndexByte(line[i:], '}') >= 0 {
		return line, "", nil
	}
	hash = line[i+1:]
	if p.r.Typed && len(hash) >= LinkDigits/2 && isHex(hash) {
		return "", "", errUntagged()
	}
	if len(hash) != LinkDigits || !isHex(hash) {
		return "", "", phrase.Errorf("record-hash-form", "n", LinkDigits, "hash", phrase.Quote(hash, 0))
	}
	return withoutBlanks(line[:i]), hash, nil
}

// isHex reports whether a text is of lower-case hex digits alone. Nobody can foretell which digits come, so it does not branch on them.
func isHex(text string) bool {
	upper := byte(0)
	for i := range len(text) {
		upper |= text[i] & 0x40 &^ (text[i] & 0x20 << 1)
	}
	var pairs [LinkDigits / 2]byte
	n := len(text) &^ 1
	if upper != 0 || n != len(text) || n > LinkDigits {
		return false
	}
	_, err := hex.Decode(pairs[:], []byte(text))
	return err == nil
}

// takeComments takes "{time} {comment}" off the end of a line. The first comment is the time if it reads as one.
func (t *Turn) takeComments(rest string) (string, error) {
	text, comments, found := strings.Cut(rest, "{")
	if !found {
		return rest, nil
	}
	for first := true; ; first = false {
		comment, after, ok := strings.Cut(comments, "}")
		if !ok || strings.IndexByte(comment, '{') >= 0 {
			return "", phrase.Errorf("record-comment-form")
		}
		if err := checkTab(comment); err != nil {
			return "", err
		}
		if !first || !t.takeTime(comment) {
			t.Comments = append(t.Comments, comment)
		}
		if after = strings.TrimLeft(after, " \t"); after == "" {
			return withoutBlanks(text), nil
		}
		if comments, ok = strings.CutPrefix(after, "{"); !ok {
			return "", phrase.Errorf("record-comment-last")
		}
	}
}

func (t *Turn) takeTime(s string) bool {
	at, err := time.Parse(time.RFC3339, s)
	if err != nil || at.IsZero() {
		return false
	}
	t.At = second(at)
	return true
}
