package torture

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
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
		begun, over, err := t.audit(ctx, f, store)
		if err != nil {
			return err
		}
		if !begun && t.left {
			continue // there is no record yet
		}
		if _, err := h.record(f, t.game, preset.Game, over); err != nil {
			return err
		}
	}
	if err := h.auditLog(ctx, f, store); err != nil {
		return err
	}
	left := left(tables)
	for _, l := range h.deliveries.unexpected() {
		if left[l.to] {
			continue
		}
		f.add(Doubled, "the letter %s to %s answers nothing that anybody wrote: %s", l.id, l.to, l.subject)
	}
	return nil
}

// left are the players who were called off: what they have not read is none too many.
func left(tables []*table) map[string]bool {
	players := map[string]bool{}
	for _, t := range tables {
		for _, p := range []*player{t.white, t.black} {
			players[p.address] = t.left
		}
	}
	return players
}

// audit compares the game with its table, and returns what the store says of it.
func (t *table) audit(ctx context.Context, f *findings, store games.Store) (begun, over bool, err error) {
	events, err := store.Events(ctx, t.game)
	if err != nil {
		return false, false, err
	}
	var played []string
	for _, e := range events {
		if fact, ok := e.Fact.(adjudicator.TurnPlayed); ok {
			played = append(played, fact.Turn)
		}
	}
	began, ended := happened(events)
	t.compare(f, played, ended > 0)
	return began > 0, ended > 0, nil
}

// compare compares what the store has of the game with what was played at the table. Of a table that was left the last letter may not have been
// handled.
func (t *table) compare(f *findings, played []string, over bool) {
	want := t.dice.played
	if t.left && len(played)+1 == len(want) {
		want = want[:len(played)]
	}
	if !slices.Equal(played, want) {
		fault := Lost
		if len(played) > len(want) {
			fault = Doubled
		}
		f.add(fault, "in game %d were played\n%q; the store has\n%q", t.game, want, played)
	}
	if over != t.over && !t.left {
		f.add(Lost, "game %d is over: %v; at its table: %v", t.game, over, t.over)
	}
}

// record verifies a game's record and returns it. One of a game that goes on is not signed; after a run that was not finished what there is may be
// older than the store.
func (h *host) record(f *findings, number int, game rules.Game, over bool) (string, error) {
	text, err := os.ReadFile(filepath.Join(h.dir, "records", fmt.Sprintf("%03d.pbem", number)))
	if h.unfinished && errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
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
	unsigned := over && !h.unfinished && !report.Signed
	if err != nil || unsigned || report.Turns > 0 && !report.Hashed {
		f.add(Broken, "the record of game %d does not verify: %v, %+v", number, err, report)
	}
	return string(text), nil
}
