package year

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/cmd/internal/crosstables"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/mailer/crosstable"
)

// checkTables: the crosstables of tournaments that are over are the same by the service and by the signed records and files of the archive alone.
func (w *world) checkTables(ctx context.Context, list []club.Tournament) error {
	words, err := catalog.Load("en")
	if err != nil {
		return err
	}
	keys, err := verify.NewKeys("")
	if err != nil {
		return err
	}
	dir := w.house.records()
	v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}}
	said := &bytes.Buffer{}
	g := &crosstables.Gathering{Err: said, Words: words}
	files := g.Files(v.Events(dir))
	games, err := g.Records(ctx, v, collection.Walk(ctx, strings.NewReader(""), dir))
	if err != nil {
		return fmt.Errorf("the records of tournaments: %w", err)
	}
	for _, t := range list {
		chosen := crosstables.Chosen(files, t.Name)
		if len(chosen) != 1 {
			w.find("tables", "%s is over, and has %d files that count", t.Name, len(chosen))
			continue
		}
		event, faults := games.Event(chosen[0])
		for _, why := range faults {
			w.find("tables", "%s: %s", t.Name, words.Error(why))
		}
		if err := w.sameTable(t, event); err != nil {
			return err
		}
	}
	if g.Wrong || len(g.Unread) > 0 {
		w.find("tables", "the files of tournaments: %s %v", said, g.Unread)
	}
	return nil
}

func (w *world) sameTable(t club.Tournament, event tournament.Event) error {
	if w.breaks(OtherTable) {
		for i := range event.Groups {
			event.Groups[i].Games = nil
		}
	}
	told, err := tableOf(t.View(func(player int) (string, bool) { return strconv.Itoa(player), false }))
	if err != nil {
		return err
	}
	follows, err := tableOf(event)
	if err != nil {
		return err
	}
	if w.report.Checked["crosstables"]++; told != follows {
		w.find("tables", "%s: the service has\n%s\nand the records\n%s", t.Name, told, follows)
	}
	return nil
}

// tableOf is a crosstable in which players are called by their seeds.
func tableOf(e tournament.Event) (string, error) {
	e.Players = append([]tournament.Entrant(nil), e.Players...)
	for i := range e.Players {
		e.Players[i].Name = "seed " + strconv.Itoa(i+1)
	}
	var b strings.Builder
	err := crosstable.CSV(io.Writer(&b), e)
	return b.String(), err
}
