package web

import (
	"sync"
)

// mostZipped bounds what is kept compressed, in bytes.
const mostZipped = 16 << 20

// zipped keeps pages as they are sent, so that compressing costs once for those who come again and again. The zero value is
// empty.
type zipped struct {
	mu    sync.Mutex
	kept  map[string][]byte // by entity tag, which is that of the body
	order []string          // the latest at the end
	size  int
}

// of returns a body compressed, by its tag.
func (z *zipped) of(tag string, body []byte) []byte {
	z.mu.Lock()
	packed := z.kept[tag]
	z.mu.Unlock()
	if packed != nil {
		return packed
	}
	if packed = zip(body); packed != nil && len(packed) <= mostZipped/4 {
		z.keep(tag, packed)
	}
	return packed
}

func (z *zipped) keep(tag string, packed []byte) {
	z.mu.Lock()
	defer z.mu.Unlock()
	if z.kept == nil {
		z.kept = map[string][]byte{}
	}
	if z.kept[tag] != nil { // somebody was quicker
		return
	}
	z.kept[tag], z.order, z.size = packed, append(z.order, tag), z.size+len(packed)
	for z.size > mostZipped {
		z.size -= len(z.kept[z.order[0]])
		delete(z.kept, z.order[0])
		z.order = z.order[1:]
	}
}
