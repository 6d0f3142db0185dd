package collection

import (
	"bytes"
	"hash/fnv"
	"io"

	"pbem/games/archive/spool"
	"pbem/rules/phrase"
)

// proofs keeps the proofs of a pack by their names, of each no more in memory than where it lies. The first of a name stays.
type proofs struct {
	texts spool.Spool
	at    map[uint64]spool.Place // of the name, an LF and the proof, by the name's hash
	err   error                  // why it takes no more; what asks for anything is told
}

func hashed(name string) uint64 {
	h := fnv.New64a()
	_, _ = io.WriteString(h, name)
	return h.Sum64()
}

func (p *proofs) add(name string, data []byte) {
	key := hashed(name)
	if _, known := p.at[key]; known || p.err != nil {
		return
	}
	if p.texts.Size() > maxSpool {
		p.err = phrase.Errorf("collection-proofs", "most", maxSpool>>20)
		return
	}
	if p.at == nil {
		p.at = map[uint64]spool.Place{}
	}
	p.at[key], p.err = p.texts.Add(append([]byte(name+"\n"), data...))
}

// get returns what was added by a name; nil where nothing was.
func (p *proofs) get(name string) ([]byte, error) {
	at, known := p.at[hashed(name)]
	if !known {
		return nil, p.err
	}
	text, err := p.texts.Get(at)
	proof, its := bytes.CutPrefix(text, []byte(name+"\n"))
	if err != nil || !its {
		return nil, err
	}
	return proof, nil
}
