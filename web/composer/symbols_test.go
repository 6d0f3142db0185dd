package composer_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"
)

// A Go program carries the name of each of its functions and source files, and the line of each of its instructions, for what it writes when it
// crashes. A composer writes that to the console of a visitor's browser, where nobody reads it; the page says that it has stopped. So these
// are taken out, which makes a first load smaller by a twelfth. Names become empty, and lines unknown; what the runtime needs to walk
// its stacks stays. Whoever looks for a fault runs the same taps on the machine's own program.

const (
	// tableMagic begins the table of functions of a program for WebAssembly: the magic number of Go 1.20 and later, two zeros, the
	// smallest instruction, the size of a pointer (runtime/symtab.go, pcHeader).
	tableMagic = "\xf1\xff\xff\xff\x00\x00\x01\x08"
	headSize   = 9 * 8
	funcSize   = 11 * 4 // of runtime._func, behind which stand the places of its tables
)

var errTable = errors.New("this is no program with one table of functions")

// nameless takes what is only for crashes out of a program's data.
func nameless(all []segment) error {
	found := 0
	for _, s := range all {
		if at := bytes.Index(s.data, []byte(tableMagic)); at >= 0 {
			found++
			if err := withoutSymbols(s.data[at:]); err != nil {
				return err
			}
		}
	}
	if found != 1 {
		return errTable
	}
	return nil
}

// withoutSymbols changes a table of functions: its head says how many there are, and where each of its parts begins.
func withoutSymbols(table []byte) error {
	if len(table) < headSize {
		return errTable
	}
	field := func(n int) uint64 { return binary.LittleEndian.Uint64(table[8*n:]) }
	funcs, names, units, files, tables, entries := field(1), field(4), field(5), field(6), field(7), field(8)
	if names > units || units > files || files > tables || tables > entries || entries > uint64(len(table)) {
		return errTable
	}
	empty(table[names:units])
	empty(table[files:tables])
	return withoutLines(table[entries:], table[tables:entries], int(funcs))
}

// empty puts zeros where names stood. The runtime itself asks for two of them: it knows by their names how the arguments of functions lie that
// package reflect makes (runtime/stkframe.go).
func empty(names []byte) {
	for len(names) > 0 {
		end := bytes.IndexByte(names, 0)
		if end < 0 {
			end = len(names)
		}
		if name := string(names[:end]); name != "reflect.makeFuncStub" && name != "reflect.methodValueCall" {
			clear(names[:end])
		}
		names = names[min(end+1, len(names)):]
	}
}

// withoutLines makes the lines of every function unknown, and clears the tables that nobody asks for then. Each entry is the place of a
// function in the text and in the entries (runtime/symtab.go, functab).
func withoutLines(entries, tables []byte, funcs int) error {
	kept := make([]bool, len(tables))
	for i := range funcs {
		if len(entries) < 8*(i+1) {
			return errTable
		}
		at := int(binary.LittleEndian.Uint32(entries[8*i+4:]))
		if at+funcSize > len(entries) {
			return errTable
		}
		f := entries[at:]
		clear(f[20:28]) // pcfile and pcln: 0 is no table
		more := int(binary.LittleEndian.Uint32(f[28:]))
		if more > (len(f)-funcSize)/4 {
			return errTable
		}
		places := [][]byte{f[16:20]} // pcsp, by which stacks are walked
		for n := range more {
			places = append(places, f[funcSize+4*n:])
		}
		for _, place := range places {
			if !keep(tables, kept, int(binary.LittleEndian.Uint32(place))) {
				return errTable
			}
		}
	}
	for i := range tables {
		if !kept[i] {
			tables[i] = 0
		}
	}
	return nil
}

// keep marks a table: pairs of numbers, until a first one that is 0 and not the table's first (runtime/symtab.go, step). At 0 there is none.
func keep(tables []byte, kept []bool, at int) bool {
	for first := true; at != 0; first = false {
		if at >= len(tables) {
			return false
		}
		if tables[at] == 0 && !first {
			kept[at] = true
			return true
		}
		for range 2 {
			_, n := binary.Uvarint(tables[at:])
			if n <= 0 {
				return false
			}
			for range n {
				kept[at] = true
				at++
			}
		}
	}
	return true
}

// TestNameless: names and lines go, all else stays.
func TestNameless(t *testing.T) {
	t.Parallel()
	const names, units, files, tables = "main.main\x00reflect.makeFuncStub\x00", "UNIT", "main.go\x00", "\x00\x02\x05\x00\x06\x07\x00\x08\x09\x00"
	head := append([]byte("before"+tableMagic), make([]byte, headSize-8)...)
	for i, n := range []int{1, 1, 0, 72, 72 + len(names), 76 + len(names), 76 + len(names) + len(files), 76 + len(names) + len(files) + len(tables)} {
		binary.LittleEndian.PutUint64(head[6+8+8*i:], uint64(n))
	}
	entries := make([]byte, 12+funcSize+4)
	for at, n := range map[int]uint32{4: 12, 12 + 16: 1, 12 + 20: 4, 12 + 24: 4, 12 + 28: 1, 12 + funcSize: 7} {
		binary.LittleEndian.PutUint32(entries[at:], n)
	}
	program := bytes.Join([][]byte{head, []byte(names + units + files + tables), entries, []byte("behind")}, nil)
	want := bytes.Clone(program)
	for _, gone := range []string{"main.main", "main.go", "\x06\x07", "\x04\x00\x00\x00\x04"} {
		want = bytes.Replace(want, []byte(gone), make([]byte, len(gone)), 1)
	}
	all := []segment{{0, []byte("other")}, {64, bytes.Clone(program)}}
	if err := nameless(all); err != nil || !bytes.Equal(all[1].data, want) {
		t.Errorf("%v\n%q\n%q", err, all[1].data, want)
	}
	for _, broken := range [][]segment{nil, {{0, []byte("other")}}, {{0, program}, {4096, program}}, {{0, program[:20]}}, {{0, program[:len(program)-20]}}} {
		if err := nameless(broken); err == nil {
			t.Errorf("%v is a program", broken)
		}
	}
}
