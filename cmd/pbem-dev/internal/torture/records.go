package torture

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// auditTables checks that each game has exactly the turns that were played at its table, and a sound record.
func (h *host) auditTables(ctx context.Context, f *findings, tables []*table) error {
	preset, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		return err
	}
	store, err := h.store()
	if err != nil {
		return err
	}
	defer store.Close()
	for _, t := range tables {
		if t.game == 0 {
			continue
		}
		if err := t.audit(ctx, f, store); err != nil {
			return err
		}
		if _, err := h.record(f, t.game, preset.Game); err != nil {
			return err
		}
	}
	if err := h.auditLog(ctx, f, store); err != nil {
		return err
	}
	for _, l := range h.deliveries.unexpected() {
		f.add(Doubled, "the letter %s to %s answers nothing that anybody wrote: %s", l.id, l.to, l.subject)
	}
	return nil
}

func (t *table) audit(ctx context.Context, f *findings, store games.Store) error {
	events, err := store.Events(ctx, t.game)
	if err != nil {
		return err
	}
	var played []string
	over := false
	for _, e := range events {
		switch fact := e.Fact.(type) {
		case adjudicator.TurnPlayed:
			played = append(played, fact.Turn)
		case adjudicator.Ended:
			over = true
		}
	}
	if !slices.Equal(played, t.dice.played) {
		fault := Lost
		if len(played) > len(t.dice.played) {
			fault = Doubled
		}
		f.add(fault, "in game %d were played\n%q; the store has\n%q", t.game, t.dice.played, played)
	}
	if over != t.over {
		f.add(Lost, "game %d is over: %v; at its table: %v", t.game, over, t.over)
	}
	return nil
}

// record verifies a game's record and returns it.
func (h *host) record(f *findings, number int, game rules.Game) (string, error) {
	text, err := os.ReadFile(filepath.Join(h.dir, "records", fmt.Sprintf("%03d.pbem", number)))
	if err != nil {
		f.add(Lost, "the record of game %d: %v", number, err)
		return "", nil
	}
	r, err := record.Parse(text)
	if err != nil {
		f.add(Broken, "the record of game %d: %v", number, err)
		return "", nil
	}
	report, err := record.Verify(r, record.Rules{Game: game}, nil)
	if err != nil || !report.Signed || report.Turns > 0 && !report.Hashed {
		f.add(Broken, "the record of game %d does not verify: %v, %+v", number, err, report)
	}
	return string(text), nil
}
