package record

import (
	"crypto/sha256"
	"encoding/base64"
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
	Turn int    // after which turn, both sides' counted from 1; 0 for none, with the set-ups where there are any; BeforeSetups; AfterResult
	Hash string // LinkDigits hex digits
}

// BeforeSetups is the Turn of a witness from before both set-ups were in: of what the start was, whatever was sent since.
const BeforeSetups = -1

// AfterResult is the Turn of a witness of the whole record, result, cause and time included.
const AfterResult = -2

// The words of a witness line.
const (
	witnessBegins = "The record of game "
	witnessTurn   = " after turn "
	witnessStart  = " before the set-ups"
	witnessResult = " after its result"
	witnessHash   = " has the hash #"
)

// String writes the line as it stands in letters.
func (w Witness) String() string {
	return witnessBegins + strconv.Itoa(w.Game) + w.when() + witnessHash + w.Hash + "."
}

func (w Witness) when() string {
	switch w.Turn {
	case BeforeSetups:
		return witnessStart
	case AfterResult:
		return witnessResult
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
	if w.Turn, text, ok = readWhen(text); !ok {
		return Witness{}, false
	}
	text, ok = strings.CutPrefix(text, witnessHash)
	n := len(text) - len(strings.TrimLeft(text, "0123456789abcdefABCDEF"))
	if !ok || n != LinkDigits {
		return Witness{}, false
	}
	w.Hash = strings.ToLower(text[:n])
	return w, true
}

// readWhen reads of which link a witness line tells.
func readWhen(text string) (turn int, rest string, ok bool) {
	if rest, ok = strings.CutPrefix(text, witnessStart); ok {
		return BeforeSetups, rest, true
	}
	if rest, ok = strings.CutPrefix(text, witnessResult); ok {
		return AfterResult, rest, true
	}
	if rest, ok = strings.CutPrefix(text, witnessTurn); !ok {
		return 0, text, false
	}
	return leadingNumber(rest)
}

// leadingNumber reads a number as the program writes it: no sign, no zeros in front.
func leadingNumber(text string) (n int, rest string, ok bool) {
	rest = strings.TrimLeft(text, "0123456789")
	n, err := strconv.Atoi(text[:len(text)-len(rest)])
	return n, rest, err == nil && strconv.Itoa(n)+rest == text
}

// Head returns the hex digits of the link that a witness tells of, computed from the lines whatever hashes are written
// behind them. The error is a *Fault: the record ends before that turn or has no result, or cannot be replayed.
func (r *Record) Head(g rules.Game, turn int) (string, error) {
	lines := r.setups() + turn
	switch {
	case turn == BeforeSetups:
		lines = 0
	case turn == AfterResult:
		lines = len(r.Turns)
	}
	if lines > len(r.Turns) || turn == AfterResult && !r.chainsResult() {
		return "", &Fault{max(0, turn), phrase.Errorf("record-ends", "n", len(r.Played()))}
	}
	written, err := Canonical(r, g)
	if err != nil {
		return "", err
	}
	chain := r.chain()
	for i := range written.Turns[:lines] {
		chain.turn(&written.Turns[i])
	}
	if turn == AfterResult {
		chain.result(r)
	}
	return chain.Digits(), nil
}

// Misfit is why a record is not the one that a witness tells of.
type Misfit struct {
	Witness
	Ends int    // the record's last turn
	Head string // the record's own head at the witness's turn; "" where it ends before
}

// Error is for programmers and logs; people read Phrase.
func (m *Misfit) Error() string { return m.Phrase().String() }

// Phrase says what was changed, as far as the hashes show it.
func (m *Misfit) Phrase() phrase.Phrase {
	if m.Head == "" {
		return phrase.New("record-misfit-end", "ends", m.Ends)
	}
	turn := strconv.Itoa(m.Turn)
	switch m.Turn {
	case AfterResult:
		turn = "result"
	case BeforeSetups:
		turn = "start"
	}
	return phrase.New("record-misfit", "hash", m.Hash, "turn", turn, "head", m.Head)
}

// Check holds a record of the witness's game against it. The error is a *Misfit, or a *Fault where the record cannot be
// replayed up to there.
func (w Witness) Check(r *Record, g rules.Game) error {
	last := len(r.Played())
	if w.Turn > last || w.Turn == AfterResult && !r.chainsResult() {
		return &Misfit{Witness: w, Ends: last}
	}
	head, err := r.Head(g, w.Turn)
	if err != nil {
		return err
	}
	if head != w.Hash {
		return &Misfit{w, last, head}
	}
	return nil
}

// LogHead is what a letter tells of the archive's log: how many lines it had, and the root of their tree (RFC 6962). Whoever
// keeps the letter can show later that a line was changed or is missing.
type LogHead struct {
	Size int64
	Root [sha256.Size]byte
}

// The words of the line.
const (
	logBegins = "The log has "
	logRoot   = " lines and the root "
)

// String writes the line as it stands in letters: a decimal number, and padded standard base 64 (RFC 4648).
func (h LogHead) String() string {
	return logBegins + strconv.FormatInt(h.Size, 10) + logRoot + base64.StdEncoding.EncodeToString(h.Root[:]) + "."
}

// LogHeads finds the lines in a text, each once, in the order of the text: also those that were quoted and wrapped.
func LogHeads(text string) []LogHead {
	rest := unquoted(text)
	var all []LogHead
	for {
		_, after, found := strings.Cut(rest, logBegins)
		if !found {
			return all
		}
		rest = after
		if h, ok := readLogHead(after); ok && !slices.Contains(all, h) {
			all = append(all, h)
		}
	}
}

func readLogHead(text string) (h LogHead, ok bool) {
	number, rest, _ := strings.Cut(text, " ")
	size, err := strconv.ParseInt(number, 10, 64)
	if err != nil || size < 0 || strconv.FormatInt(size, 10) != number {
		return LogHead{}, false
	}
	code, ok := strings.CutPrefix(" "+rest, logRoot)
	length := base64.StdEncoding.EncodedLen(sha256.Size)
	if !ok || len(code) < length {
		return LogHead{}, false
	}
	root, err := base64.StdEncoding.Strict().DecodeString(code[:length])
	if err != nil || len(root) != sha256.Size {
		return LogHead{}, false
	}
	h.Size = size
	copy(h.Root[:], root)
	return h, true
}
