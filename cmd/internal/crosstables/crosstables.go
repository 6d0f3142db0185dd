// Package crosstables finds the files of tournaments and the records of their games, and prints what tables they make.
package crosstables

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"iter"
	"strings"
	"time"

	"pbem/adjudicator/tournament"
	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/tournaments"
	"pbem/games/archive/verify"
	"pbem/games/names"
	"pbem/mailer/catalog"
	"pbem/mailer/crosstable"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

// Gathering takes what was verified. What is left out is named. Set the first fields, and call Files, and Games for those that count.
type Gathering struct {
	Err   io.Writer
	Words *catalog.Language

	Unread []error // what could not be read
	Wrong  bool    // something was left out that should have counted, or does not agree

	games tournaments.Games
}

// Files are the files of tournaments that count: those that can be read and whose signature was checked, and of several of one the newest.
func (g *Gathering) Files(events []verify.Event) []*eventfile.File {
	var files []*eventfile.File
	for _, e := range events {
		switch {
		case e.Unread != nil:
			g.Unread = append(g.Unread, e.Unread)
			continue
		case e.Fault != nil:
			g.Fault(e.Name, e.Fault)
		case !e.Signed:
			g.Fault(e.Name, phrase.Errorf("cli-event-unsigned"))
		}
		if e.File != nil && e.Fault == nil {
			files = append(files, e.File)
		}
	}
	counts, forked := tournaments.Newest(files)
	for _, name := range forked {
		g.Fault(name, phrase.Errorf("cli-event-forked"))
	}
	return counts
}

// Fault names what is wrong with something.
func (g *Gathering) Fault(name string, why error) {
	g.Wrong = true
	fmt.Fprintf(g.Err, "%s: %s\n", terminal.Name(name), terminal.OneLine(g.Words.Error(why)))
}

// Chosen are the tournaments of a name; if none has just that one, those whose names look like it.
func Chosen(files []*eventfile.File, name string) (chosen []*eventfile.File) {
	for _, same := range []func(string) bool{
		func(event string) bool { return event == name },
		func(event string) bool { return names.Alike(event, name) },
	} {
		for _, f := range files {
			if same(f.Event) {
				chosen = append(chosen, f)
			}
		}
		if len(chosen) > 0 {
			return chosen
		}
	}
	return nil
}

// Records verifies the records of tournaments among members, and keeps what they say.
func (g *Gathering) Records(ctx context.Context, v *verify.Verifier, members iter.Seq[collection.Member]) (tournaments.Games, error) {
	err := v.All(ctx, ofTournaments(members), g.take)
	return g.games, err
}

// ofTournaments leaves out the records that say of no tournament that they belong to it.
func ofTournaments(members iter.Seq[collection.Member]) iter.Seq[collection.Member] {
	return func(yield func(collection.Member) bool) {
		for m := range members {
			if m.Err == nil && m.Form != collection.JSON && !bytes.Contains(m.Text, []byte("[Tournament ")) {
				continue
			}
			if !yield(m) {
				return
			}
		}
	}
}

// take keeps a record that is in order: one that is over must be signed.
func (g *Gathering) take(r verify.Result) error {
	switch {
	case r.Unread != nil:
		if why, ok := records.Unread(r.Name, r.Unread); ok {
			g.Unread = append(g.Unread, why)
		} else if !records.Passed(r.Unread) {
			g.Unread = append(g.Unread, r.Unread)
		}
	case r.State() == verify.Signed, r.State() == verify.InPlay:
		if game, ok := tournaments.Of(r.Name, r.Record); ok {
			g.games.Add(game)
		}
	case r.State() == verify.Unsigned:
		g.Fault(r.Name, phrase.Errorf("cli-left-out", "why", phrase.New("cli-unsigned")))
	default:
		g.Fault(r.Name, phrase.Errorf("cli-left-out", "why", g.Words.Error(r.Why())))
	}
	return nil
}

// room is how many columns a table on a terminal has.
const room = 72

// Print writes the tables of a tournament in a format: text, json, csv or html.
func Print(out io.Writer, format string, e tournament.Event, in *catalog.Language) error {
	switch format {
	case "csv":
		return crosstable.CSV(out, e)
	case "json":
		line, err := terminal.JSONLine(crosstable.FormOf(e))
		if err == nil {
			_, err = out.Write(line)
		}
		return err
	case "html":
		_, err := io.WriteString(out, crosstable.Page(e, in))
		return err
	}
	_, err := io.WriteString(out, text(e, in))
	return err
}

// text is a tournament for a terminal: what it is, and its tables.
func text(e tournament.Event, in *catalog.Language) string {
	for i := range e.Players {
		e.Players[i].Name = terminal.Name(e.Players[i].Name)
	}
	head := ""
	for _, p := range crosstable.About(e) {
		head += terminal.OneLine(in.Say(p)) + "\n"
	}
	return terminal.OneLine(e.Name) + "\n" + head + "\n" + crosstable.Text(e, in, room)
}

// List writes a line a tournament: its name, how it is paired, and since when and until when it was played.
func List(out io.Writer, files []*eventfile.File, in *catalog.Language) error {
	var b strings.Builder
	for _, f := range files {
		kind := phrase.Terms(crosstable.System(tournament.Event{System: tournament.System(f.Kind), Size: f.Size}))
		line := phrase.New("cli-event-line", "name", terminal.Name(f.Event), "preset", f.Variant, "kind", kind, "n", len(f.Players), "began", f.Began.Format(time.DateOnly), "state", state(f))
		fmt.Fprintln(&b, terminal.OneLine(in.Say(line)))
	}
	_, err := io.WriteString(out, b.String())
	return err
}

func state(f *eventfile.File) phrase.Phrase {
	if f.Ended.IsZero() {
		return phrase.New("cli-event-in-play")
	}
	return phrase.New("cli-event-ended", "day", f.Ended.Format(time.DateOnly))
}
