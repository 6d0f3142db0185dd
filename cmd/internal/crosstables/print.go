package crosstables

import (
	"fmt"
	"io"
	"strings"
	"time"

	"pbem/adjudicator/tournament"
	"pbem/cmd/internal/terminal"
	"pbem/mailer/catalog"
	"pbem/mailer/crosstable"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

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
