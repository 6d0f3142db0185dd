package robot

// table remembers positions that a search has met: the same are reached by many orders of turns.
type table struct{ entries []entry }

// entry is what is known of a position.
type entry struct {
	key   uint64
	best  uint32 // the option by its ID
	value int32
	depth int8
	bound bound
}

// bound says how a value was come by.
type bound uint8

const (
	none  bound = iota
	exact       // it is so much
	least       // it is so much or more
	most        // it is so much or less
)

// mostEntries bounds the memory that thinking takes: 3 MB.
const mostEntries = 1 << 17

func newTable(nodes int) table {
	n := 1 << 8
	for n < nodes && n < mostEntries {
		n *= 2
	}
	return table{make([]entry, n)}
}

// find returns what is known of a position; of one that is not known, an entry without a bound.
func (t table) find(key uint64) entry {
	if e := t.entries[key&uint64(len(t.entries)-1)]; e.key == key {
		return e
	}
	return entry{}
}

// keep remembers a position in the place of another, unless more is known of the same.
func (t table) keep(e entry) {
	at := &t.entries[e.key&uint64(len(t.entries)-1)]
	if at.key != e.key || at.depth <= e.depth || e.bound == exact {
		*at = e
	}
}
