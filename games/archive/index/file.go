package index

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
)

// The form of the file, all numbers little-endian: the magic with the version, the stamp, how many games, positions, runs, nexts,
// strings and faults there faults; then
//
//	games     where its first position is, its name, file, preset (strings), set-ups, result
//	hashes    of each position, in the order of the games
//	sorted    the positions by their hashes
//	runs      the first position with other units than the one before it, and these (a string)
//	faults    a record that cannot be replayed to its end, and why (strings)
//	nexts     a position that is not the only one with its hash, and the turn that was played there (a string)
//	ends      where each string ends
//	strings   one behind the other
//
// and the CRC-32C of all that.
const (
	magic     = "pbem positions 1\n"
	stampSize = 32
	gameSize  = 24
	pairSize  = 8
	headSize  = len(magic) + stampSize + 6*4
)

// Errors of reading a file: it is to be made anew.
var (
	ErrVersion = errors.New("it was made by another version of this program")
	ErrBroken  = errors.New("it is damaged")
)

// Index is a file of positions that was read.
type Index struct {
	Stamp [stampSize]byte // of the records that it was made of

	games, positions, runs, nexts, strings, faults int

	gameRows, hashRows, sortedRows, runRows, faultRows, nextRows, endRows, text []byte
}

// Open reads the bytes of a file, which must not change any more. The error is ErrVersion or ErrBroken.
func Open(data []byte) (*Index, error) {
	if err := checkMagic(data); err != nil {
		return nil, err
	}
	if len(data) < headSize+4 || crc32.Checksum(data[:len(data)-4], crc32.MakeTable(crc32.Castagnoli)) != binary.LittleEndian.Uint32(data[len(data)-4:]) {
		return nil, ErrBroken
	}
	return open(data)
}

func checkMagic(data []byte) error {
	const version = len(magic) - 2 // where it stands
	switch {
	case len(data) >= len(magic) && string(data[:len(magic)]) == magic:
		return nil
	case len(data) > version && string(data[:version]) == magic[:version]:
		return ErrVersion
	}
	return ErrBroken
}

// open reads what has been checked to be as it was written.
func open(data []byte) (*Index, error) {
	x := &Index{}
	copy(x.Stamp[:], data[len(magic):])
	if !x.cut(data[:len(data)-4]) {
		return nil, ErrBroken
	}
	return x, nil
}

// cut finds the sections, and reports whether they fill the file.
func (x *Index) cut(body []byte) bool {
	head := body[len(magic)+stampSize:]
	for i, n := range []*int{&x.games, &x.positions, &x.runs, &x.nexts, &x.strings, &x.faults} {
		*n = int(binary.LittleEndian.Uint32(head[4*i:]))
	}
	rest := body[headSize:]
	for _, s := range []struct {
		rows    *[]byte
		n, size int
	}{
		{&x.gameRows, x.games, gameSize}, {&x.hashRows, x.positions, 8}, {&x.sortedRows, x.positions, 4},
		{&x.runRows, x.runs, pairSize}, {&x.faultRows, x.faults, pairSize}, {&x.nextRows, x.nexts, pairSize}, {&x.endRows, x.strings, 4},
	} {
		if s.n > len(rest)/s.size {
			return false
		}
		*s.rows, rest = rest[:s.n*s.size], rest[s.n*s.size:]
	}
	x.text = rest
	return true
}

// number reads the i-th of a section's numbers.
func number(rows []byte, i int) int {
	if i < 0 || 4*i+4 > len(rows) {
		return 0
	}
	return int(binary.LittleEndian.Uint32(rows[4*i:]))
}

func (x *Index) hash(position int) uint64 {
	if position < 0 || position >= x.positions {
		return 0
	}
	return binary.LittleEndian.Uint64(x.hashRows[8*position:])
}

// string returns a string by its number; "" for none.
func (x *Index) string(n int) string {
	if n < 0 || n >= x.strings {
		return ""
	}
	from, to := 0, number(x.endRows, n)
	if n > 0 {
		from = number(x.endRows, n-1)
	}
	if from > to || to > len(x.text) {
		return ""
	}
	return string(x.text[from:to])
}

// Game is a record that was replayed.
type Game struct {
	Name   string // of the member
	File   string // that it lies in
	Preset string
	first  int // position
	setups int
	result byte // 1 White, 2 Black, 3 a draw
}

func (x *Index) game(n int) Game {
	row := x.gameRows[n*gameSize:][:gameSize]
	return Game{x.string(number(row, 1)), x.string(number(row, 2)), x.string(number(row, 3)), number(row, 0), number(row, 4), row[20]}
}

// firstOf is the first position of a game; of the one behind the last, where the positions end.
func (x *Index) firstOf(game int) int {
	if game >= x.games {
		return x.positions
	}
	return number(x.gameRows[game*gameSize:], 0)
}
