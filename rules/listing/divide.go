package listing

import (
	"slices"

	"pbem/rules"
)

// Division counts what can be played below each first turn.
type Division struct {
	Count  func(rules.Position, int) (uint64, error) // rules.Perft or rules.PerftSingle
	Single bool                                      // the first turns are of one activation, as for PerftSingle
	Depth  int                                       // with the first turn, so at least 1
	Line   func(first rules.Turn, below uint64) string
}

// Write writes the lines, sorted bytewise. It holds them all, unless there are so many that they come in order. The error is
// one of Count, or the first of write.
func (d Division) Write(position rules.Position, write func(string) error) error {
	turns := position.Turns()
	if d.Single {
		turns = Turns(position, nil)
	}
	sorted := ordered(position, nil)
	var lines []string
	for t := range turns {
		if d.Single && t.IsPass() {
			continue
		}
		line, err := d.line(position, t)
		if err != nil {
			return err
		}
		if !sorted {
			lines = append(lines, line)
		} else if err := write(line); err != nil {
			return err
		}
	}
	slices.Sort(lines)
	for _, line := range lines {
		if err := write(line); err != nil {
			return err
		}
	}
	return nil
}

func (d Division) line(position rules.Position, first rules.Turn) (string, error) {
	verdict, err := position.Judge(rules.Draft{Turn: first})
	if err != nil {
		return "", err
	}
	below, err := d.Count(verdict.Next, d.Depth-1)
	if err != nil {
		return "", err
	}
	return d.Line(first, below), nil
}
