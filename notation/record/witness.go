package record

import (
	"slices"
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Witness is what a letter tells of a record: the head of its hash chain when the letter was written. Whoever keeps the letter
// can show later that the record was changed, or was not.
type Witness struct {
	Game int    // the Game tag
	Turn int    // after which turn, both sides' counted from 1; 0 for none, with the set-ups where there are any; or BeforeSetups
	Hash string // 16 hex digits
}

// BeforeSetups is the Turn of a witness from before both set-ups were in: of what the start was, whatever was sent since.
const BeforeSetups = -1

// The words of a witness line.
const (
	witnessBegins = "The record of game "
	witnessTurn   = " after turn "
	witnessStart  = " before the set-ups"
	witnessHash   = " has the hash #"
)

// String writes the line as it stands in letters.
func (w Witness) String() string {
	return witnessBegins + strconv.Itoa(w.Game) + w.when() + witnessHash + w.Hash + "."
}

func (w Witness) when() string {
	if w.Turn == BeforeSetups {
		return witnessStart
	}
	return witnessTurn + strconv.Itoa(w.Turn)
}

// When says what the hash is the head of: "game 42 after turn 12".
func (w Witness) When() string { return "game " + strconv.Itoa(w.Game) + w.when() }

// Witnesses finds the witness lines in a text, each once, in the order of the text: also those that were quoted, with marks in
// front of each line, and wrapped.
func Witnesses(text string) []Witness {
	rest := unquoted(text)
	var all []Witness
	for {
		_, after, found := strings.Cut(rest, witnessBegins)
		if !found {
			return all
		}
		rest = after
		if w, ok := readWitness(after); ok && !slices.Contains(all, w) {
			all = append(all, w)
		}
	}
}

// unquoted takes off quotation marks at the beginnings of lines, and joins all in one line with single spaces.
func unquoted(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for line := range strings.Lines(text) {
		for word := range strings.FieldsSeq(strings.TrimLeft(line, ">| \t")) {
			b.WriteString(word)
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// readWitness reads what follows the first words of a witness line.
func readWitness(text string) (w Witness, ok bool) {
	if w.Game, text, ok = leadingNumber(text); !ok {
		return Witness{}, false
	}
	if rest, before := strings.CutPrefix(text, witnessStart); before {
		w.Turn, text = BeforeSetups, rest
	} else if rest, after := strings.CutPrefix(text, witnessTurn); !after {
		return Witness{}, false
	} else if w.Turn, text, ok = leadingNumber(rest); !ok {
		return Witness{}, false
	}
	text, ok = strings.CutPrefix(text, witnessHash)
	n := len(text) - len(strings.TrimLeft(text, "0123456789abcdefABCDEF"))
	if !ok || n != digits {
		return Witness{}, false
	}
	w.Hash = strings.ToLower(text[:digits])
	return w, true
}

// leadingNumber reads a number as the program writes it: no sign, no zeros in front.
func leadingNumber(text string) (n int, rest string, ok bool) {
	rest = strings.TrimLeft(text, "0123456789")
	n, err := strconv.Atoi(text[:len(text)-len(rest)])
	return n, rest, err == nil && strconv.Itoa(n)+rest == text
}

// Head returns the 16 hex digits of the chain that a witness tells of, computed from the turns whatever hashes are written
// behind them. The error is a *Fault: the record ends before that turn, or cannot be replayed.
func (r *Record) Head(g rules.Game, turn int) (string, error) {
	lines := r.setups() + turn
	if turn == BeforeSetups {
		lines = 0
	}
	if lines > len(r.Turns) {
		return "", &Fault{turn, phrase.Errorf("record-ends", "n", len(r.Played()))}
	}
	written, err := Canonical(r, g)
	if err != nil {
		return "", err
	}
	start, err := r.start(g)
	if err != nil {
		return "", &Fault{0, err}
	}
	chain := r.chain(start.String())
	for _, t := range written.Turns[:lines] {
		chain.Add(t.Text)
	}
	return chain.Digits(), nil
}
