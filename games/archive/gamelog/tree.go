package gamelog

import (
	"fmt"

	"golang.org/x/mod/sumdb/tlog"
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
