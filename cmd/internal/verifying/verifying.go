// Package verifying says what a verification of records has found: a line a record, a line for what letters and the log of the archive
// say otherwise, and a summary. It counts, so that it can say whether all was as it should be.
package verifying

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"time"

	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/tournaments"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// Wanted is what must be so of every record besides being in order.
type Wanted struct {
	AllSigned bool // it is over, and its signature was checked
	Finished  bool // it is over
	Log       bool // there is a log to hold the records against
}

// Telling tells what comes out. Set the first fields, call Take with each result, and Finish in the end.
type Telling struct {
	Out, Err io.Writer
	Words    *catalog.Language
	JSON     bool
	Letters  bool // letters were given, so it is told of each record how many bear it out
	Wanted   Wanted
	Progress *terminal.Progress
	Began    time.Time

	// Unread is what was to be verified and could not be read, once Finish was called.
	Unread []error

	// Games are those of tournaments, as the records that were taken tell of them.
	Games tournaments.Games

	states       map[verify.State]int
	withoutRules int
	turns        int
	remarks      []remark
	complaints   []string // what is said of Unread
	wrong        bool     // something is not as it should be
}

// Take counts and prints a result. Of what could not be read, the same is told once: all records of a folder have the same
// keys.
func (t *Telling) Take(r verify.Result) error {
	if r.Unread == nil {
		if game, ok := gameOf(r); ok {
			t.Games.Add(game)
		}
		return t.record(r)
	}
	t.Progress.Erase()
	if records.Passed(r.Unread) {
		fmt.Fprintf(t.Err, "%s: %s\n", terminal.Name(r.Name), terminal.OneLine(t.Words.Error(r.Unread)))
		return nil
	}
	if why, ok := records.Unread(r.Name, r.Unread); ok {
		r.Unread = why
	}
	text := t.Words.Error(r.Unread)
	if !slices.Contains(t.complaints, text) {
		t.Unread, t.complaints = append(t.Unread, r.Unread), append(t.complaints, text)
	}
	return nil
}

// count adds a result to the summary.
func (t *Telling) count(r verify.Result) {
	if t.states == nil {
		t.states = map[verify.State]int{}
	}
	state := r.State()
	t.turns += r.Report.Turns
	if r.WithoutRules() {
		t.withoutRules++
	} else {
		t.states[state]++
	}
	t.wrong = t.wrong || state == verify.Bad || t.Wanted.AllSigned && state != verify.Signed || t.Wanted.Finished && state == verify.InPlay
}

func (t *Telling) all() (n int) {
	for _, state := range []verify.State{verify.Signed, verify.InPlay, verify.Unsigned, verify.Bad} {
		n += t.states[state]
	}
	return n + t.withoutRules
}

// Finish tells what the letters and the logs say, and the summary. ok reports whether all is as it should be.
func (t *Telling) Finish(v *verify.Verifier) (ok bool, err error) {
	t.Progress.Erase()
	if err := t.letters(v.Letters); err != nil {
		return false, err
	}
	if err := t.logs(v); err != nil {
		return false, err
	}
	t.printRemarks()
	seconds := time.Since(t.Began).Seconds()
	t.say(phrase.New("verifying-summary", "records", t.all(), "signed", t.states[verify.Signed], "open", t.states[verify.InPlay], "unsigned", t.states[verify.Unsigned],
		"bad", t.states[verify.Bad], "without", t.withoutRules, "speed", thousands(int(float64(t.turns)/seconds))))
	return !t.wrong, nil
}

// say tells a person something, on a line of its own.
func (t *Telling) say(p phrase.Phrase) { fmt.Fprintln(t.Err, terminal.OneLine(t.Words.Say(p))) }

// thousands writes a number with commas: 260,000.
func thousands(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

// printJSON writes one value as one line.
func (t *Telling) printJSON(v any) error {
	line, err := terminal.JSONLine(v)
	if err == nil {
		_, err = t.Out.Write(line)
	}
	return err
}
