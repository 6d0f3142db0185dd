package composer_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"testing"
)

// The linker leaves zeros out of a program's data, for its memory begins with them: it writes 55,000 segments, each with its
// address. The addresses tell a compressor nothing, and cost more than the zeros would. So neighbours are joined, with the zeros
// between them: what is in memory stays the same, and a first load of the AMPs is a twelfth smaller.

const (
	dataSection = 11 // WebAssembly Core 2.0, 5.5.14
	constOp     = 0x41
	endOp       = 0x0b
	near        = 64 // so many zeros at most are written between two segments
)

// segment is a part of the memory that a program begins with.
type segment struct {
	at   int64
	data []byte
}

var errSegments = errors.New("this is no program with active segments of one memory")

// joined is a program with its data in as few segments as are worth it, changed as is asked: nil changes nothing.
func joined(program []byte, change func([]segment) error) ([]byte, error) {
	if len(program) < 8 {
		return nil, errSegments
	}
	out, rest := slices.Clone(program[:8]), program[8:]
	for len(rest) > 0 {
		size, n := binary.Uvarint(rest[1:])
		end := 1 + n + int(size)
		if n <= 0 || end > len(rest) {
			return nil, errSegments
		}
		section := rest[:end]
		if section[0] == dataSection {
			all, err := segments(section[1+n:])
			if err != nil {
				return nil, err
			}
			if all = join(all); change != nil {
				err = change(all)
			}
			if err != nil {
				return nil, err
			}
			section = written(all)
		}
		out, rest = append(out, section...), rest[end:]
	}
	return out, nil
}

// segments reads the data section.
func segments(section []byte) ([]segment, error) {
	r := bytes.NewReader(section)
	count, err := binary.ReadUvarint(r)
	if err != nil {
		return nil, err
	}
	var all []segment
	for range count {
		mode, _ := r.ReadByte()
		op, _ := r.ReadByte()
		at, err := readSigned(r)
		end, _ := r.ReadByte()
		size, sized := binary.ReadUvarint(r)
		if err != nil || sized != nil || mode != 0 || op != constOp || end != endOp || size > uint64(r.Len()) {
			return nil, errSegments
		}
		data := make([]byte, size)
		if _, err := r.Read(data); err != nil && size > 0 {
			return nil, err
		}
		all = append(all, segment{at, data})
	}
	return all, nil
}

// join joins neighbours, which stand in their order.
func join(all []segment) []segment {
	var few []segment
	for _, s := range all {
		if len(few) > 0 {
			last := &few[len(few)-1]
			if gap := s.at - last.at - int64(len(last.data)); gap >= 0 && gap <= near {
				last.data = append(append(last.data, make([]byte, gap)...), s.data...)
				continue
			}
		}
		few = append(few, s)
	}
	return few
}

// written writes a data section.
func written(all []segment) []byte {
	body := binary.AppendUvarint(nil, uint64(len(all)))
	for _, s := range all {
		body = append(appendSigned(append(body, 0, constOp), s.at), endOp)
		body = append(binary.AppendUvarint(body, uint64(len(s.data))), s.data...)
	}
	return append(binary.AppendUvarint([]byte{dataSection}, uint64(len(body))), body...)
}

// readSigned reads a number in signed LEB128, which is not Go's way of writing signed numbers.
func readSigned(r *bytes.Reader) (n int64, err error) {
	for shift := 0; shift < 35; shift += 7 {
		b, err := r.ReadByte()
		if err != nil {
			return 0, err
		}
		n |= int64(b&0x7f) << shift
		if b < 0x80 {
			unused := 64 - shift - 7
			return n << unused >> unused, nil
		}
	}
	return 0, errSegments
}

func appendSigned(dst []byte, n int64) []byte {
	for ; n < -0x40 || n >= 0x40; n >>= 7 {
		dst = append(dst, byte(n&0x7f)|0x80)
	}
	return append(dst, byte(n&0x7f))
}

// TestJoined: the memory that a program begins with is the same, however many segments it comes in.
func TestJoined(t *testing.T) {
	t.Parallel()
	all := []segment{{16, []byte("abc")}, {20, []byte("d")}, {21, []byte{0, 1}}, {4096, []byte("far")}, {4099 + near, []byte("x")}, {1 << 20, bytes.Repeat([]byte("y"), 300)}}
	program := append([]byte("\x00asm\x01\x00\x00\x00\x00\x02hi"), written(all)...)
	got, err := joined(program, nil)
	if err != nil {
		t.Fatal(err)
	}
	few, err := segments(got[8+4+3:]) // behind the head, the section before, and the kind and size of this one
	if err != nil || len(few) != 3 || !bytes.Equal(memory(few), memory(all)) || !bytes.HasPrefix(got, program[:12]) {
		t.Errorf("%d segments, %v", len(few), err)
	}
	if again, err := joined(got, nil); err != nil || !bytes.Equal(again, got) {
		t.Errorf("joined once more it is another program, %v", err)
	}
	for n := range program {
		if _, err := joined(program[:n], nil); err == nil && n != 8 && n != 12 {
			t.Errorf("a program of %d bytes is none", n)
		}
	}
}

func memory(all []segment) []byte {
	m := make([]byte, 2<<20)
	for _, s := range all {
		copy(m[s.at:], s.data)
	}
	return m
}
