package gamelog

import (
	"fmt"

	"golang.org/x/mod/sumdb/tlog"
)

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
