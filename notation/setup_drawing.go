package notation

import (
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// reading turns a drawing into a set-up.
func (s *sketch) reading() (Reading, error) {
	if err := s.mistake(); err != nil {
		return Reading{}, err
	}
	ranks, right, err := s.ranks()
	if err != nil {
		return Reading{}, err
	}
	d := rules.Draft{OwnView: !s.absolute()}
	for i, r := range s.rows {
		for column, unit := range r.cells {
			if unit == 0 {
				continue
			}
			file := column
			if !right {
				file = s.v.Files - 1 - column
			}
			at := rules.Square{File: int16(file), Rank: int16(ranks[i])}
			d.Actions = append(d.Actions, rules.Action{How: rules.Place, Unit: unit, From: at, To: at})
			d.Quotes = append(d.Quotes, clip(r.text))
		}
	}
	if d.OwnView {
		s.notes = append(s.notes, phrase.New("notation-own-view"))
	}
	return Reading{Draft: d, Notes: s.notes}, nil
}

// absolute reports whether something in the drawing says which squares are meant: numbers, letters, or the form of a
// position line.
func (s *sketch) absolute() bool {
	return s.files != 0 || s.positionLine() || slices.ContainsFunc(s.rows, func(r row) bool { return r.rank != 0 })
}

func (s *sketch) positionLine() bool { return s.fen && len(s.rows) == s.v.Ranks }

// mistake finds what keeps the rows from being a drawing.
func (s *sketch) mistake() error {
	if len(s.strange) > 0 {
		return s.strangeLine(s.strange[0])
	}
	for i, r := range s.rows {
		if len(r.cells) != s.v.Files {
			return refuse(0, r.text, phrase.New("notation-row-length", "row", i+1, "squares", len(r.cells), "files", s.v.Files), phrase.New("notation-draw-dots"))
		}
	}
	if s.units == 0 {
		return refuse(0, "", phrase.New("notation-empty-drawing"), setupExample(s.v))
	}
	return nil
}

// strangeLine names the sign that belongs to no drawing.
func (s *sketch) strangeLine(text string) error {
	for _, r := range text {
		if _, known := s.v.Unit(upper(byte(min(r, 127)))); !known && (r|0x20 >= 'a' && r|0x20 <= 'z') {
			return refuse(0, text, phrase.New("notation-no-unit-written", "letter", string(r)), phrase.Join(phrase.Sentences, unitList(s.v), phrase.New("notation-draw-dots")))
		}
	}
	return refuse(0, text, phrase.New("notation-no-row"), phrase.New("notation-draw-letters"))
}

// ranks returns the rank of each row, and whether file a is on the left.
func (s *sketch) ranks() (ranks []int, right bool, err error) {
	n := len(s.rows)
	numbered := slices.ContainsFunc(s.rows, func(r row) bool { return r.rank != 0 })
	switch {
	case n > s.v.Ranks || !numbered && n > s.v.SetupRanks && n != s.v.Ranks:
		return nil, false, refuse(0, "", phrase.New("notation-rows", "rows", n), phrase.New("notation-draw-ranks", "ranks", s.v.SetupRanks))
	case numbered:
		return s.numbered()
	case s.files < 0:
		return run(s.v.Ranks-n+1, n, 1), false, nil
	}
	return run(n, n, -1), true, nil
}

func run(first, n, step int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = first + i*step
	}
	return list
}

// numbered takes the ranks from the numbers beside the rows. They go down from row to row as White sees the board, and up
// as Black does, who has file h on the left.
func (s *sketch) numbered() (ranks []int, right bool, err error) {
	first, step := s.direction()
	ranks = run(first, len(s.rows), step)
	for i, r := range s.rows {
		if r.rank != 0 && r.rank != ranks[i] {
			return nil, false, refuse(0, r.text, phrase.New("notation-row-number", "rank", ranks[i]), phrase.Phrase{})
		}
	}
	low, high := slices.Min(ranks), slices.Max(ranks)
	if low < 1 || high > s.v.Ranks {
		return nil, false, refuse(0, s.rows[0].text,
			phrase.New("notation-rows-off-the-board", "low", low, "high", high, "ranks", s.v.Ranks), phrase.Phrase{})
	}
	switch {
	case s.files != 0:
		return ranks, s.files > 0, nil
	case step < 0:
		return ranks, true, nil
	case 2*low > s.v.Ranks || len(ranks) == s.v.Ranks:
		return ranks, false, nil
	}
	return nil, false, refuse(0, s.rows[0].text, phrase.New("notation-which-end-is-file-a"), phrase.New("notation-write-file-letters"))
}

// direction finds the rank of the first row, and what is added from row to row.
func (s *sketch) direction() (first, step int) {
	step = -1
	if s.files < 0 {
		step = 1
	}
	seen := -1
	for i, r := range s.rows {
		if r.rank == 0 {
			continue
		}
		if seen >= 0 {
			step = 1
			if r.rank < s.rows[seen].rank {
				step = -1
			}
			break
		}
		seen = i
	}
	return s.rows[seen].rank - seen*step, step
}
