package notation

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/rules/phrase"
)

// Fold turns what mail programs and keyboards make of plain writing back into it: dashes, arrows, spaces and full-width
// letters, damage by quoted-printable, and digits of other scripts, and letters of other alphabets that look like Latin ones; smileys and pictures are spaces. The notes say
// which letters were taken for others; the rest is folded without a word.
func Fold(text string) (folded string, notes []phrase.Phrase) {
	f := fold(text)
	return string(f.text), f.notes()
}

// foldedText is a text with, for each of its bytes, the place in the original that it came from.
type foldedText struct {
	text []byte
	from []int // one longer than text: the last is the length of the original
	like []rune
}

func fold(text string) foldedText {
	f := foldedText{text: make([]byte, 0, len(text)), from: make([]int, 0, len(text)+1)}
	for i := 0; i < len(text); {
		if n := softBreak(text[i:]); n > 0 {
			i += n
			continue
		}
		if n := smiley(text, i); n > 0 {
			f.put(" ", i)
			i += n
			continue
		}
		r, n := nextRune(text[i:])
		if loose := loosePawn(text, i); loose > 0 {
			r, n = ' ', loose
		}
		f.add(r, i)
		i += n
	}
	f.from = append(f.from, len(text))
	return f
}

// loosePawn returns the length of the picture of a pawn that stands apart, as telephones offer it among the smileys; 0 for none. Glued to a
// square it is a unit.
func loosePawn(text string, at int) int {
	const pawn = "\u265F\uFE0F"
	after := at + len(pawn)
	if !strings.HasPrefix(text[at:], pawn) || at > 0 && !isSpace(text[at-1]) || after < len(text) && !isSpace(text[after]) {
		return 0
	}
	return len(pawn)
}

// nextRune decodes the first rune of the text, also when it is written in quoted-printable or is a lone byte of Windows'
// Latin alphabet.
func nextRune(text string) (rune, int) {
	if r, n := escaped(text); n > 0 {
		return r, n
	}
	r, n := utf8.DecodeRuneInString(text)
	if r == utf8.RuneError && n == 1 {
		return windowsByte(text[0]), 1
	}
	return r, n
}

func (f *foldedText) add(r rune, at int) {
	if r < utf8.RuneSelf {
		f.put(string(r), at)
		return
	}
	if f.inSquare(r, at) {
		return
	}
	if s, ok := plainMark(r); ok {
		f.put(s, at)
		return
	}
	if isPictograph(r) {
		f.put(" ", at)
		return
	}
	if c := lookAlike(r); c != 0 {
		f.remember(r)
		f.put(string(rune(c)), at)
		return
	}
	f.put(string(r), at)
}

// inSquare takes a circled number directly behind a letter, as in "b④", and the keycap around one there; elsewhere they number a list.
func (f *foldedText) inSquare(r rune, at int) bool {
	file := len(bytes.TrimRight(f.text, "0123456789"))
	if file == 0 || f.text[file-1]|0x20 < 'a' || f.text[file-1]|0x20 > 'z' {
		return false
	}
	if r >= '①' && r <= '⑨' {
		f.remember(r)
		f.put(string('1'+r-'①'), at)
		return true
	}
	return r == 0x20E3 && file < len(f.text)
}

func (f *foldedText) put(s string, at int) {
	f.text = append(f.text, s...)
	for range len(s) {
		f.from = append(f.from, at)
	}
}

func (f *foldedText) remember(r rune) {
	for _, known := range f.like {
		if known == r {
			return
		}
	}
	f.like = append(f.like, r)
}

func (f *foldedText) notes() []phrase.Phrase {
	if len(f.like) == 0 {
		return nil
	}
	letters := make([]phrase.Phrase, len(f.like))
	for i, r := range f.like {
		letters[i] = phrase.New("notation-look-alike", "alphabet", alphabet(r), "letter", string(r), "latin", lookAlike(r))
	}
	return []phrase.Phrase{phrase.New("notation-look-alikes", "letters", phrase.Join(phrase.Commas, letters...))}
}

// plainMark returns the plain writing of a mark, space or full-width letter; ok is false for everything else.
func plainMark(r rune) (s string, ok bool) {
	switch {
	case r >= 0xFF01 && r <= 0xFF5E: // full-width forms
		return string(r - 0xFEE0), true
	case r == 0xA0 || r >= 0x2000 && r <= 0x200A || r == 0x202F || r == 0x205F || r == 0x3000: // spaces
		return " ", true
	case r == 0x85 || r == 0x2028 || r == 0x2029: // line ends
		return "\n", true
	case invisible(r):
		return "", true
	case r >= 0x2010 && r <= 0x2015 || strings.ContainsRune("−⁃﹘﹣ー─־〜", r):
		return "-", true
	case rightArrow(r):
		return "->", true
	case strings.ContainsRune("×✕✖✗✘⨯", r):
		return "x", true
	case strings.ContainsRune("•◦‣▪▫●○■·∙⁌", r) || r >= 0x2460 && r <= 0x24FF: // bullets, circled numbers
		return ",", true
	case r >= 0x2654 && r <= 0x265F: // figurines of chess
		return string("KQRBNP"[(r-0x2654)%6]), true
	case r == 0x20E3: // the frame around a keycap number
		return ".", true
	}
	return punctuation(r)
}

func punctuation(r rune) (string, bool) {
	switch r {
	case '…':
		return "...", true
	case '‚', '、', '،':
		return ",", true
	case '。', '．':
		return ".", true
	case '∶', '꞉', '：':
		return ":", true
	case '‘', '’', '“', '”', '„', '«', '‹', '″', '′':
		return " ", true
	case '›', '»':
		return ">", true
	case '∗', '⁎', '✱':
		return "*", true
	case '∕', '⁄':
		return "/", true
	case '∼', '˜':
		return "~", true
	}
	return "", false
}

// invisible characters: soft hyphen, zero-width and direction marks, variation selectors.
func invisible(r rune) bool {
	switch {
	case r == 0xAD, r == 0x180E, r == 0xFEFF,
		r >= 0x200B && r <= 0x200F, r >= 0x202A && r <= 0x202E,
		r >= 0x2060 && r <= 0x2069, r >= 0xFE00 && r <= 0xFE0F:
		return true
	}
	return false
}

// rightArrow knows arrows, and what is left of Outlook's arrow (a Wingdings à) when its font is lost.
func rightArrow(r rune) bool {
	return strings.ContainsRune("→⇒↦⇨⟶⟹⟼⮕►▶➔à\uF0E0", r) || r >= 0x2798 && r <= 0x27BE
}

// lookAlike returns the Latin letter that a letter of another alphabet looks like, or the digit that one of another script is; 0 for none.
func lookAlike(r rune) byte {
	if d := digitOf(r); d >= 0 {
		return '0' + byte(d)
	}
	if r >= '①' && r <= '⑨' {
		return '1' + byte(r-'①')
	}
	if c, ok := mathLetter(r); ok {
		return c
	}
	const (
		others = "АВЕЅІЈКМНОРСТУХаеѕіјкморсухһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικορχ" + "ıİɡK"
		latin  = "ABESIJKMHOPCTYXaesijkmopcyxhdqw" + "ABEZHIKMNOPTYXaikopx" + "iIgK"
	)
	n := 0
	for _, o := range others {
		if o == r {
			return latin[n]
		}
		n++
	}
	return 0
}

// mathLetter returns the letter that one of mathematics is, bold, script or whatever: "𝐆" is G. Some write their mail in them.
func mathLetter(r rune) (byte, bool) {
	if r < 0x1D400 || r > 0x1D6A3 {
		return 0, false
	}
	return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[(r-0x1D400)%52], true
}

// digitOf is the value of a decimal digit of any script, also a raised or lowered one; -1 for what is none.
func digitOf(r rune) rune {
	switch {
	case r == '¹':
		return 1
	case r == '²' || r == '³':
		return r - '²' + 2
	case r == '⁰' || r >= '⁴' && r <= '⁹':
		return r - '⁰'
	case r >= '₀' && r <= '₉':
		return r - '₀'
	}
	if !unicode.Is(unicode.Nd, r) {
		return -1
	}
	for _, t := range unicode.Nd.R16 {
		if rune(t.Lo) <= r && r <= rune(t.Hi) {
			return (r - rune(t.Lo)) % 10
		}
	}
	for _, t := range unicode.Nd.R32 {
		if rune(t.Lo) <= r && r <= rune(t.Hi) {
			return (r - rune(t.Lo)) % 10
		}
	}
	return -1
}

// alphabet tells the alphabet of a look-alike letter: "greek", "cyrillic", "digit" or "other".
func alphabet(r rune) string {
	switch {
	case digitOf(r) >= 0 || r >= '①' && r <= '⑨':
		return "digit"
	case r >= 0x370 && r <= 0x3FF:
		return "greek"
	case r >= 0x400 && r <= 0x52F:
		return "cyrillic"
	}
	return "other"
}
