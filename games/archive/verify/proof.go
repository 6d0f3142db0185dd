package verify

import (
	"pbem/games/archive/collection"
	"pbem/games/archive/gamelog"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// Proof is what a pack carries of the log of an archive for one record: that its newest line is in the log, and the head that is signed;
// nil where there is no log, or it knows nothing of the game, or it cannot be relied on.
func (l *Logs) Proof(m collection.Member, r *record.Record) (proof, head []byte, err error) {
	log, err := l.of(m)
	if err != nil || log == nil || len(log.Faults) > 0 || log.headText == nil {
		return nil, nil, err
	}
	id, ok := gameOf(r)
	h := log.games.of(id)
	if !ok || h == nil {
		return nil, log.headText, nil
	}
	line := h.newest()
	path, err := log.whole.ProveLine(log.Lines, line.at)
	if err != nil {
		return nil, nil, err
	}
	return gamelog.Proof{Line: line.String(), Index: line.at, Path: path, Head: log.headText}.Bytes(), log.headText, nil
}

// newest is the line of the game that counts.
func (h *history) newest() turningPoint {
	if n := len(h.ends); n > 0 {
		return h.ends[n-1]
	}
	return h.begins[len(h.begins)-1]
}

// checkProof holds a record against the line of a log that was packed with it. It returns the proof if a key has signed its head that
// nobody stole: with a stolen one, a head can be made that looks old.
func (c *checking) checkProof() (*gamelog.Proof, error) {
	text, err := c.m.Proof()
	if text == nil && err == nil && c.log == nil && c.v.Logs != nil && c.r.Tag("Imported") == "" && c.m.Unproved() {
		err = phrase.Errorf("verifying-no-proof", "file", gamelog.HeadFile)
	}
	if text == nil || err != nil {
		return nil, err
	}
	proof, err := gamelog.ReadProof(text)
	if err != nil {
		return nil, err
	}
	signed, err := gamelog.Open(proof.Head, c.ring.keys)
	if err == nil {
		err = gamelog.CheckLine(proof.Path, signed.Head, proof.Index, proof.Line)
	}
	if err != nil {
		return nil, phrase.Errorf("verifying-proof", "why", err)
	}
	line, err := gamelog.ParseLine(proof.Line)
	if err != nil {
		return nil, err
	}
	if err := c.checkLine(line, proof.Index); err != nil || signed.Key < 0 || c.ring.stolen(signed.Key) {
		return nil, err
	}
	return &proof, nil
}

// checkLine holds a record against one line of a log, the last of its game when it was packed.
func (c *checking) checkLine(line gamelog.Line, at int64) error {
	if id, ok := gameOf(c.r); !ok || id != (game{line.Site, line.Game}) {
		return phrase.Errorf("verifying-proof-other")
	}
	h := history{}
	if point := (turningPoint{line, at}); line.Kind != gamelog.Begin {
		h.ends = append(h.ends, point)
	} else {
		h.begins = append(h.begins, point)
	}
	return c.checkHistory(&h)
}

// checkHistory holds a record against what a log says of its game.
func (c *checking) checkHistory(h *history) error {
	if c.r.InPlay() {
		return h.checkOpen(revisionOf(c.r), c.begun)
	}
	return h.checkEnd(revisionOf(c.r), c.Head)
}
