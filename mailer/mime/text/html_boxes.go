package text

import "golang.org/x/net/html/atom"

// boxes are the blockquotes and divs that are open, from the outside inwards. The end of a div that was never begun does
// not end the blockquote around it, so a quotation never ends too early.
type boxes struct {
	stack       []box
	blockquotes int // of them
	quoted      int // of them that are quotations
}

type box struct {
	name   atom.Atom // Blockquote or Div
	quoted bool
}

func (b *boxes) open(name atom.Atom, quoted bool) {
	b.stack = append(b.stack, box{name, quoted})
	if name == atom.Blockquote {
		b.blockquotes++
	}
	if quoted {
		b.quoted++
	}
}

func (b *boxes) close(name atom.Atom) {
	if name == atom.Div {
		if n := len(b.stack); n > 0 && b.stack[n-1].name == atom.Div {
			b.pop()
		}
		return
	}
	for before := b.blockquotes; before > 0 && b.blockquotes == before; {
		b.pop()
	}
}

func (b *boxes) pop() {
	last := b.stack[len(b.stack)-1]
	b.stack = b.stack[:len(b.stack)-1]
	if last.name == atom.Blockquote {
		b.blockquotes--
	}
	if last.quoted {
		b.quoted--
	}
}
