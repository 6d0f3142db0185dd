package gamelog

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"strings"

	"golang.org/x/mod/sumdb/tlog"

	"pbem/rules/phrase"
)

// ProveLine proves that a line is in the log of a size: RFC 6962, section 2.1.1.
func (l *Log) ProveLine(size, line int64) (tlog.RecordProof, error) {
	if line < 0 || line >= size || size > l.Size() {
		return nil, fmt.Errorf("a log of %d lines proves nothing of line %d among %d", l.Size(), line, size)
	}
	return tlog.ProveRecord(size, line, tlog.HashReaderFunc(l.read))
}

// CheckLine checks that a line is in the log that a head tells of.
func CheckLine(proof tlog.RecordProof, h Head, line int64, text string) error {
	if line < 0 || line >= h.Size {
		return phrase.Errorf("gamelog-no-such-line", "lines", h.Size, "line", line)
	}
	return tlog.CheckRecord(proof, h.Size, h.Root, line, tlog.RecordHash([]byte(text)))
}

// Proof is what a file tells to prove that one line is in a log: the line, its place, the way up to the root, and the signed head.
type Proof struct {
	Line  string
	Index int64
	Path  tlog.RecordProof
	Head  []byte // a signed note
}

// ErrProof is of a text that is no proof.
var ErrProof = phrase.Errorf("gamelog-no-proof")

const proofBegins = "pbem log proof 1"

// Bytes writes the proof as a file.
func (p Proof) Bytes() []byte {
	b := fmt.Appendf(nil, "%s\n%s\nindex %d\n", proofBegins, p.Line, p.Index)
	for _, h := range p.Path {
		b = append(append(b, h.String()...), '\n')
	}
	return append(append(b, '\n'), p.Head...)
}

// ReadProof reads such a file. Whether the proof holds says CheckLine, with the head that Open has found to be signed.
func ReadProof(text []byte) (Proof, error) {
	top, head, found := bytes.Cut(text, []byte("\n\n"))
	lines := strings.Split(string(top), "\n")
	if !found || len(lines) < 3 || lines[0] != proofBegins || len(lines) > 3+64 {
		return Proof{}, ErrProof
	}
	digits, ok := strings.CutPrefix(lines[2], "index ")
	index, isNumber := number(digits)
	if _, err := ParseLine(lines[1]); err != nil || !ok || !isNumber {
		return Proof{}, ErrProof
	}
	p := Proof{Line: lines[1], Index: index, Head: head}
	for _, line := range lines[3:] {
		b, err := base64.StdEncoding.Strict().DecodeString(line)
		if err != nil || len(b) != tlog.HashSize {
			return Proof{}, ErrProof
		}
		p.Path = append(p.Path, tlog.Hash(b))
	}
	return p, nil
}
