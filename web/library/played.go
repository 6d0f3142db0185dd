package library

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

// Played is a game laid out turn by turn. It is never changed.
type Played struct {
	*Game
	sum    [sha256.Size]byte // of the texts that it was laid out of
	Record *record.Record    // the public copy
	Notes  Notes
	Masked bool            // it had to be made here, and so has no signature
	Signed bool            // the record that lies in the archive has one
	Preset *presets.Preset // nil where the rules are not known
	Start  rules.Position  // nil where the rules are not known
	Lines  []Line          // as record.Turns
	Gap    error           // why there are no positions, or none behind a certain line; nil when all is well
	// extremes are positions that together reach as far as the board ever did: with them beside it, every position is drawn on
	// the same ground, and a board that grows does not jump.
	Extremes []rules.Position
}

// Line is a turn or a set-up, and what came of it.
type Line struct {
	record.Turn
	Made  rules.Turn
	After rules.Position // nil where the replay had to stop before
	// captured and removed are the units that it took off the board, as they stood: see rules.Verdict.
	Captured, Removed []rules.Placement
}

// layOut replays a record as far as its rules are known and its turns are legal. What is wrong is said on its pages: the
// turns can be read all the same.
func layOut(of *Game, r *record.Record, find rulebook) *Played {
	shown := public(r)
	p := &Played{Game: of, Record: shown, Masked: shown != r, Signed: r.Signature != "", Lines: make([]Line, len(r.Turns))}
	for i, t := range shown.Turns {
		p.Lines[i].Turn = t
	}
	if p.Gap = p.begin(find); p.Gap == nil {
		p.Gap = p.replay()
		p.Extremes = p.reach()
	}
	return p
}

// reach lists the positions in which the board grew beyond what it had been.
func (p *Played) reach() (all []rules.Position) {
	low, high := p.Start.Extent()
	for _, l := range append([]Line{{After: p.Start}}, p.Lines...) {
		if l.After == nil {
			break
		}
		from, to := l.After.Extent()
		if from.File < low.File || from.Rank < low.Rank || to.File > high.File || to.Rank > high.Rank {
			all = append(all, l.After)
		}
		low = rules.Square{File: min(low.File, from.File), Rank: min(low.Rank, from.Rank)}
		high = rules.Square{File: max(high.File, to.File), Rank: max(high.Rank, to.Rank)}
	}
	return all
}

func (p *Played) begin(find rulebook) error {
	if find == nil {
		return phrase.Errorf("web-rules-unknown")
	}
	preset, err := find(p.Record)
	if err != nil {
		return err
	}
	start, err := p.Record.Start(preset.Game)
	if err != nil {
		return err
	}
	p.Preset, p.Start = preset, start
	return nil
}

func (p *Played) replay() error {
	position, words := p.Start, p.Preset.Game.Vocabulary()
	for i := range p.Lines {
		verdict, err := notation.Judge(p.Lines[i].Text, words, position)
		if err != nil {
			return err
		}
		position = verdict.Next
		p.Lines[i].Made, p.Lines[i].After = verdict.Turn, position
		p.Lines[i].Captured, p.Lines[i].Removed = verdict.Captured, verdict.Removed
	}
	return nil
}

// Before returns the position in which a line was played; nil where it is not known.
func (p *Played) Before(i int) rules.Position {
	if i == 0 {
		return p.Start
	}
	return p.Lines[i-1].After
}
