package stepping

import "io"

// key is what a key means.
type key int

const (
	none key = iota
	next
	back
	first
	last
	quit
)

// meant is what a byte means that a key sends.
func meant(b byte) key {
	switch b {
	case 'n', ' ', '\r', '\n', 'j', 'l':
		return next
	case 'p', 'b', 'k', 'h', 0x7f:
		return back
	case 'g', '0':
		return first
	case 'G', '$':
		return last
	case 'q', 0x03, 0x04: // Ctrl-C and Ctrl-D come as bytes, too
		return quit
	}
	return none
}

// arrow is what the last byte of an escape sequence means: arrows, Home and End.
func arrow(b byte) key {
	switch b {
	case 'C', 'B':
		return next
	case 'D', 'A':
		return back
	case 'H':
		return first
	case 'F':
		return last
	}
	return none
}

// read sends the keys that are pressed, until there are no more.
func read(in io.ByteReader, keys chan<- key) {
	defer close(keys)
	for {
		b, err := in.ReadByte()
		k := meant(b)
		if err == nil && b == 0x1b {
			k, err = escaped(in)
		}
		if err != nil {
			return
		}
		if keys <- k; k == quit {
			return
		}
	}
}

// escaped reads what follows an escape: a bracket or an O, parameters, and a last byte.
func escaped(in io.ByteReader) (key, error) {
	b, err := in.ReadByte()
	if err != nil || b != '[' && b != 'O' {
		return meant(b), err
	}
	for {
		b, err = in.ReadByte()
		if err != nil || b >= 0x40 && b <= 0x7e {
			return arrow(b), err
		}
	}
}
