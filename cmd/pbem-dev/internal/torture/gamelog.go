package torture

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
)

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
