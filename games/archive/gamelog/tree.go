package gamelog

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"strings"

	"golang.org/x/mod/sumdb/tlog"

	"pbem/rules/phrase"
)

// kept is the lowest level of the tree whose hashes are kept: those of 16 lines each. Those below are made anew of the lines when
// they are asked for, which costs little and saves nearly all of the tree's memory.
const kept = 4

// tree are the hashes of a log from the level kept on: by level, and by their place in it.
type tree [][]tlog.Hash

// read implements tlog.HashReader.
func (l *Log) read(indexes []int64) ([]tlog.Hash, error) {
	all := make([]tlog.Hash, 0, len(indexes))
	for _, i := range indexes {
		level, n := tlog.SplitStoredHashIndex(i)
		hash, err := l.hash(level, n)
		if err != nil {
			return nil, err
		}
		all = append(all, hash)
	}
	return all, nil
}

func (l *Log) hash(level int, n int64) (tlog.Hash, error) {
	if (n+1)<<level > l.Size() {
		return tlog.Hash{}, fmt.Errorf("the tree has no hash %d of level %d", n, level)
	}
	if level < kept {
		return l.made(level, n), nil
	}
	return l.tree[level-kept][n], nil
}

// made makes a hash of the lines.
func (l *Log) made(level int, n int64) tlog.Hash {
	if level == 0 {
		return tlog.RecordHash([]byte(l.lines.text(n)))
	}
	return tlog.NodeHash(l.made(level-1, 2*n), l.made(level-1, 2*n+1))
}

// grow adds the hashes that the newest line has completed.
func (l *Log) grow() {
	size := l.Size()
	for level := kept; size%(1<<level) == 0; level++ {
		n, at := size>>level-1, level-kept
		if at == len(l.tree) {
			l.tree = append(l.tree, nil)
		}
		if level == kept {
			l.tree[at] = append(l.tree[at], l.made(kept, n))
			continue
		}
		below := l.tree[at-1]
		l.tree[at] = append(l.tree[at], tlog.NodeHash(below[2*n], below[2*n+1]))
	}
}

// Edge is all that is needed of a log to add to it: how many lines it has, and the roots of the full trees that they make,
// the largest first. It is a value; the zero Edge is of an empty log.
type Edge struct {
	size  int64
	roots []tlog.Hash
}

// Size is the number of lines.
func (e Edge) Size() int64 { return e.size }

// Add returns the edge with one more line, which has no LF.
func (e Edge) Add(line string) Edge {
	hash, roots := tlog.RecordHash([]byte(line)), e.roots
	for n := e.size; n&1 == 1; n >>= 1 { // two full trees of one size make one of the next
		hash, roots = tlog.NodeHash(roots[len(roots)-1], hash), roots[:len(roots)-1]
	}
	return Edge{e.size + 1, append(roots[:len(roots):len(roots)], hash)}
}

// Head is what is told of the log.
func (e Edge) Head() Head {
	if e.size == 0 {
		root, _ := tlog.TreeHash(0, nil) // of no lines there is nothing to read, and nothing to fail
		return Head{Root: root}
	}
	last := len(e.roots) - 1
	root := e.roots[last]
	for last--; last >= 0; last-- {
		root = tlog.NodeHash(e.roots[last], root)
	}
	return Head{Size: e.size, Root: root}
}

// Bytes is the edge for the store: its roots one behind the other.
func (e Edge) Bytes() []byte {
	b := make([]byte, 0, len(e.roots)*tlog.HashSize)
	for _, root := range e.roots {
		b = append(b, root[:]...)
	}
	return b
}

// EdgeOf is the edge of so many lines from what Bytes made of it.
func EdgeOf(size int64, roots []byte) (Edge, error) {
	trees := 0
	for n := size; n > 0; n >>= 1 {
		trees += int(n & 1)
	}
	if size < 0 || len(roots) != trees*tlog.HashSize {
		return Edge{}, fmt.Errorf("%d bytes are not the edge of a log of %d lines", len(roots), size)
	}
	e := Edge{size: size}
	for ; len(roots) > 0; roots = roots[tlog.HashSize:] {
		e.roots = append(e.roots, tlog.Hash(roots[:tlog.HashSize]))
	}
	return e, nil
}

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
