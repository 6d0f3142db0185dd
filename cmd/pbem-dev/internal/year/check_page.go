package year

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games/archive"
	"pbem/notation/record"
	"pbem/rules"
)

// knows notes who plays a game, and when its turns were played.
func (w *world) knows(m *adjudicator.Match) {
	if w.changed[m.ID].version != m.Version {
		w.changed[m.ID] = change{m.Version, w.now}
	}
	var players []*person
	for _, player := range m.Players {
		if p := w.byAddress[player.Address]; p != nil {
			players = append(players, p)
		}
	}
	times := make([]time.Time, len(m.Turns))
	for i, turn := range m.Turns {
		times[i] = turn.At
	}
	if at, known := slices.BinarySearch(w.numbers, m.ID); !known {
		w.numbers = slices.Insert(w.numbers, at, m.ID)
	}
	w.playing[m.ID], w.played[m.ID], w.stages[m.ID] = players, times, m.Stage
	w.presets[m.ID] = m.Terms.Preset
	if m.Terms.Private {
		w.private[m.ID] = true
	}
	w.enters(m)
}

// anyGame is one of all games there ever were, by somebody's dice.
func (w *world) anyGame(p *person) int { return w.numbers[p.dice.IntN(len(w.numbers))] }

// checkPage: pages and feeds are made of the public records, and these tell nothing that a player has not been told (CR-54), and nothing that
// is private.
func (w *world) checkPage(m *adjudicator.Match) error {
	if err := w.checkUnseen(m); err != nil {
		return err
	}
	data, err := os.ReadFile(filepath.Join(w.house.records(), archive.FileName(m.ID)))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("a page cannot be read: %w", err)
	}
	r, err := record.Parse(data)
	if err != nil {
		w.find("records", "the record of game %d: %v", m.ID, err)
		return nil
	}
	turns := 0
	for _, turn := range r.Turns {
		if turn.Number > 0 {
			turns++
		}
	}
	w.report.Checked["pages"]++
	forgotten := m.Forgotten[rules.White] || m.Forgotten[rules.Black] // it is written anew at once, without their name
	if turns > 0 && turns <= len(m.Turns) && !forgotten {
		w.notBefore("pages", m.ID, turns, "everybody", w.breaks(EarlyPage))
	}
	for _, s := range w.vault.in(onOneLine(string(bytes.ReplaceAll(data, []byte("\n"), []byte(" "))))) {
		if !w.isTold(s) {
			w.find("secrets", "the public record of game %d tells %q of %s", m.ID, s.words, s.owner.address)
		}
	}
	return nil
}
