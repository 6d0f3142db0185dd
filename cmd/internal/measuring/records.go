package measuring

import (
	"context"
	"fmt"

	"pbem/cmd/internal/finding"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/presets"
)

// Records counts games that were played.
type Records struct {
	Preset *presets.Preset // what is counted are games of just these rules
	finding.Search

	tally *measure.Tally
	left  int
	bad   bool
}

// Count goes through the records that are named. Left is how many were left out, since they are of other rules, or begin in another position
// than games of these rules. What is wrong with any is told, and stops nothing.
func (c *Records) Count(ctx context.Context, names ...string) (r measure.Report, left int, found finding.Found, err error) {
	c.tally = measure.NewSubject(c.Preset.Game).NewTally()
	found, err = c.Go(ctx, c.add, names...)
	found.Broken = found.Broken || c.bad
	return c.tally.Report(), c.left, found, err
}

// add counts a record, if it is one of the games.
func (c *Records) add(m collection.Member, r *record.Record) error {
	if !c.played(r) {
		c.left++
		return nil
	}
	if _, err := record.Verify(r, rulebook.RulesOf(c.Preset), nil); err != nil {
		return c.complain(m, err)
	}
	steps, err := record.Steps(r, c.Preset.Game, len(r.Played()))
	if err != nil {
		return c.complain(m, err)
	}
	c.tally.Begin(steps[0].After)
	for _, s := range steps[1:] {
		c.tally.Turn(measure.Step{Turn: s.Turn, Captured: s.Captured, Removed: s.Removed, After: s.After})
	}
	c.tally.End(ended(r))
	return nil
}

// played reports whether a record is of these rules, with these options, from their start.
func (c *Records) played(r *record.Record) bool {
	hash := r.Tag("Rules") // some that were typed by hand have none
	if r.Tag("Variant") != c.Preset.Name || r.Tag("Options") != c.Preset.OptionText() || hash != "" && hash != c.Preset.Hash {
		return false
	}
	start, err := r.Start(c.Preset.Game)
	return err == nil && start.String() == c.Preset.Game.Start().String()
}

func (c *Records) complain(m collection.Member, err error) error {
	c.bad = true
	_, err = fmt.Fprintf(c.Err, "%s: %s\n", terminal.Name(m.Name), terminal.OneLine(c.Words.Error(err)))
	return err
}

// ended is how a record says that its game ended; the zero value while it goes on.
func ended(r *record.Record) rules.Outcome {
	if r.InPlay() {
		return rules.Outcome{}
	}
	o, ok := r.Outcome()
	if !ok {
		o = rules.Outcome{Cause: measure.NoWords}
	}
	o.Result = r.Result
	return o
}
