package torture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
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

// auditLog checks that the log of the archive tells once of each game that it began, and once of each that is over that it ended, and that
// its file, and the signed head, say the same as the store; but for the file after a run that was not finished.
func (h *host) auditLog(ctx context.Context, f *findings, store games.Store) error {
	lines, err := store.LogLines(ctx, 0)
	if err != nil {
		return err
	}
	told := map[gamelog.Line]int{}
	for _, text := range lines {
		l, err := gamelog.ParseLine(text)
		if err != nil {
			f.add(Broken, "the log has %q, which is no line", text)
		}
		told[gamelog.Line{Kind: l.Kind, Game: l.Game}]++
	}
	next, err := store.NextMatch(ctx)
	if err != nil {
		return err
	}
	for n := 1; n < next; n++ {
		events, err := store.Events(ctx, n)
		if err != nil && !errors.Is(err, games.ErrNotFound) { // a number that was drawn for nothing is a gap
			return err
		}
		begun, ended := happened(events)
		for kind, want := range map[gamelog.Kind]int{gamelog.Begin: begun, gamelog.End: ended} {
			switch got := told[gamelog.Line{Kind: kind, Game: n}]; {
			case got < want:
				f.add(Lost, "the log does not tell of game %d (%d)", n, kind)
			case got > want:
				f.add(Doubled, "the log tells of game %d (%d) %d times, and it was %d times so", n, kind, got, want)
			}
		}
	}
	if h.unfinished {
		return nil
	}
	return h.auditLogFile(f, lines)
}

// happened counts how often a match began, and ended.
func happened(events []adjudicator.Event) (begun, ended int) {
	for _, e := range events {
		switch e.Fact.(type) {
		case adjudicator.Accepted:
			begun++
		case adjudicator.Ended:
			ended++
		}
	}
	return begun, min(begun, ended) // a challenge that was withdrawn was no game
}

func (h *host) auditLogFile(f *findings, lines []string) error {
	folder := filepath.Join(h.dir, "records")
	text, err := os.ReadFile(filepath.Join(folder, gamelog.LogFile))
	if err != nil {
		return err
	}
	if want := strings.Join(append(lines, ""), "\n"); string(text) != want {
		f.add(Broken, "the file of the log has\n%s\nand the store\n%s", text, want)
	}
	head, err := os.ReadFile(filepath.Join(folder, gamelog.HeadFile))
	if err != nil {
		return err
	}
	keys, err := signers.Read(filepath.Join(folder, "server.pub"))
	if err != nil {
		return err
	}
	l, err := gamelog.Read(bytes.NewReader(text))
	if err != nil {
		return err
	}
	signed, err := gamelog.Open(head, keys)
	if own, _ := l.Head(l.Size()); err != nil || signed.Head != own {
		f.add(Broken, "the head of the log says %v (%v), and the log %v", signed.Head, err, own)
	}
	return nil
}
