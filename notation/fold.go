package notation

import (
	"bytes"
	"strings"
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
