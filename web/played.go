package web

import (
	"crypto/sha256"

	"pbem/notation"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// rulebook finds the rules that a record was played by.
type rulebook func(*record.Record) (*presets.Preset, error)

// played is a game laid out turn by turn. It is never changed.
type played struct {
	*game
	sum    [sha256.Size]byte // of the texts that it was laid out of
	record *record.Record    // the public copy
	notes  notes
	masked bool            // it had to be made here, and so has no signature
	signed bool            // the record that lies in the archive has one
	preset *presets.Preset // nil where the rules are not known
	start  rules.Position  // nil where the rules are not known
	lines  []line          // as record.Turns
	gap    error           // why there are no positions, or none behind a certain line; nil when all is well
	// extremes are positions that together reach as far as the board ever did: with them beside it, every position is drawn on
	// the same ground, and a board that grows does not jump.
	extremes []rules.Position
}

// line is a turn or a set-up, and what came of it.
type line struct {
	record.Turn
	turn  rules.Turn
	after rules.Position // nil where the replay had to stop before
	// captured and removed are the units that it took off the board, as they stood: see rules.Verdict.
	captured, removed []rules.Placement
}

// layOut replays a record as far as its rules are known and its turns are legal. What is wrong is said on its pages: the
// turns can be read all the same.
func layOut(of *game, r *record.Record, find rulebook) *played {
	shown := public(r)
	p := &played{game: of, record: shown, masked: shown != r, signed: r.Signature != "", lines: make([]line, len(r.Turns))}
	for i, t := range shown.Turns {
		p.lines[i].Turn = t
	}
	if p.gap = p.begin(find); p.gap == nil {
		p.gap = p.replay()
		p.extremes = p.reach()
	}
	return p
}

// reach lists the positions in which the board grew beyond what it had been.
func (p *played) reach() (all []rules.Position) {
	low, high := p.start.Extent()
	for _, l := range append([]line{{after: p.start}}, p.lines...) {
		if l.after == nil {
			break
		}
		from, to := l.after.Extent()
		if from.File < low.File || from.Rank < low.Rank || to.File > high.File || to.Rank > high.Rank {
			all = append(all, l.after)
		}
		low = rules.Square{File: min(low.File, from.File), Rank: min(low.Rank, from.Rank)}
		high = rules.Square{File: max(high.File, to.File), Rank: max(high.Rank, to.Rank)}
	}
	return all
}

func (p *played) begin(find rulebook) error {
	if find == nil {
		return phrase.Errorf("web-rules-unknown")
	}
	preset, err := find(p.record)
	if err != nil {
		return err
	}
	start, err := p.record.Start(preset.Game)
	if err != nil {
		return err
	}
	p.preset, p.start = preset, start
	return nil
}

func (p *played) replay() error {
	position, words := p.start, p.preset.Game.Vocabulary()
	for i := range p.lines {
		verdict, err := notation.Judge(p.lines[i].Text, words, position)
		if err != nil {
			return err
		}
		position = verdict.Next
		p.lines[i].turn, p.lines[i].after = verdict.Turn, position
		p.lines[i].captured, p.lines[i].removed = verdict.Captured, verdict.Removed
	}
	return nil
}

// before returns the position in which a line was played; nil where it is not known.
func (p *played) before(i int) rules.Position {
	if i == 0 {
		return p.start
	}
	return p.lines[i-1].after
}
