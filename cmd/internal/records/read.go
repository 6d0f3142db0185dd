// Package records is what the commands that read records have in common: how they name what is no record, and how they write
// records in other forms. It goes through collections one record at a time, so that their size does not matter.
package records

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"sort"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Unread reports whether nothing could be read in a record's place, which is no record's fault: a file that could not be read, or a
// name that leads to no record. why says so with the name, fit for a line.
func Unread(name string, err error) (why error, ok bool) {
	switch err := err.(type) {
	case *fs.PathError:
		return terminal.Unreadable(err), true
	case *collection.Empty:
		shown := &collection.Empty{Name: err.Name}
		for _, dir := range err.Private {
			shown.Private = append(shown.Private, terminal.Name(dir))
		}
		return fmt.Errorf("%s: %w", terminal.Name(name), shown), true
	}
	return nil, false
}

// Passed reports whether something was passed over, which is worth a line, and no more.
func Passed(err error) bool {
	var passed *collection.Irregular
	return errors.As(err, &passed)
}

// read reads a record, and salvages what is good of it where that is wanted: then by are its rules, too, and tell is told what is left out.
func read(rules *rulebook.Registry, m collection.Member, salvage bool, tell func(name string, err error)) (r *record.Record, by record.Rules, err error) {
	r, _, err = m.Record()
	if !salvage || m.Err != nil && m.Cut == nil {
		return r, by, err
	}
	lost := err
	if err != nil {
		if r, err = readable(partOf(m), err); err != nil {
			return nil, by, err
		}
	}
	if by, err = rulesOf(rules, m, r); err != nil {
		return nil, by, err
	}
	r, fault, err := Salvage(r, by)
	if lost = cmp.Or(lost, fault); lost != nil && err == nil {
		tell(m.Name, phrase.Errorf("record-salvaged", "turns", len(r.Played()), "why", lost))
	}
	return r, by, err
}

// partOf is the text of a broken record, so far as there is one.
func partOf(m collection.Member) []byte {
	text := m.Text
	if m.Err != nil {
		text = m.Cut
	}
	if m.Form == collection.JSON {
		return record.PartOfJSON(text)
	}
	return text
}

// rulesOf finds the rules of a record, also beside it.
func rulesOf(rules *rulebook.Registry, m collection.Member, r *record.Record) (record.Rules, error) {
	preset, err := rules.With(m.Beside).Of(r)
	if err != nil {
		return record.Rules{}, err
	}
	return rulebook.RulesOf(preset), nil
}

// IsFault reports whether an error is of what a record says, and not of what is needed to read it.
func IsFault(err error) bool {
	var fault *record.Fault
	return errors.As(err, &fault)
}

// One reads the only record below a name. The error names it.
func One(ctx context.Context, in io.Reader, name string) (one collection.Member, err error) {
	n := 0
	for m := range collection.Walk(ctx, in, name) {
		if n++; n > 1 {
			return one, fmt.Errorf("%s: it holds several records: name one of them, such as %s", terminal.Name(name), terminal.Name(m.Name))
		}
		one = m
	}
	if why, ok := Unread(one.Name, one.Err); ok {
		return one, why
	}
	if _, _, err := one.Record(); err != nil {
		return one, fmt.Errorf("%s: %w", terminal.Name(name), err)
	}
	return one, ctx.Err()
}

// Through has each record below some names taken, and the faults among them told, until the context ends or an output takes no
// more. Faulty says that a record was at fault, missing that something could not be read, or not be judged.
func Through(ctx context.Context, members func(func(collection.Member) bool), take func(collection.Member) error, tell func(name string, err error)) (faulty, missing bool, err error) {
	for m := range members {
		err := m.Err
		if err == nil || m.Cut != nil {
			err = take(m)
		}
		if full := (*Unwritten)(nil); errors.As(err, &full) {
			return faulty, missing, err
		}
		if err == nil {
			continue
		}
		tell(m.Name, err)
		faulty = faulty || IsFault(err)
		missing = missing || !IsFault(err) && !Passed(err)
	}
	return faulty, missing, ctx.Err()
}

// ended are the tags of a record that say how its game ended, which what is salvaged of it does not.
var ended = []string{"Ended", "Adjudicated", "Revision"}

// Salvage returns a record up to the last turn that is good, as one of a game in play, and what is wrong with the rest; the record itself,
// and no fault, if all of it is good. The error is of a record of which nothing is: its rules, its set-ups or its first position are not.
func Salvage(r *record.Record, by record.Rules) (good *record.Record, fault, err error) {
	_, err = record.Verify(r, by, nil)
	fault = err
	for tries := 0; err != nil; tries++ {
		var wrong *record.Fault
		if !errors.As(err, &wrong) || tries > 0 && len(r.Turns) == 0 {
			return nil, fault, err
		}
		r = begun(r, max(0, len(r.Setups())+wrong.Turn-1), tries == 0)
		_, err = record.Verify(r, by, nil)
	}
	return r, fault, nil
}

// begun is the record of the first turns of a game, in play. At first, all turns may be good, and the result not.
func begun(r *record.Record, turns int, all bool) *record.Record {
	if turns >= len(r.Turns)-1 && all && r.Result != rules.Ongoing {
		turns++
	}
	c := *r
	c.Turns = r.Turns[:min(turns, len(r.Turns))]
	c.Tags = slices.DeleteFunc(slices.Clone(r.Tags), func(t record.Tag) bool { return slices.Contains(ended, t.Name) })
	c.Result, c.Termination, c.ResultHash, c.Signature = rules.Ongoing, "", "", ""
	again, err := record.Parse([]byte(c.String()))
	if err != nil {
		return &c
	}
	return again
}

// readable reads as many turns of a broken text as are written like turns, behind those of its tags that are like tags. If there
// are neither, the error is why.
func readable(text []byte, why error) (*record.Record, error) {
	tags, lines := apart(text)
	none := func(n int) bool {
		_, err := record.Parse(joined(tags, lines[:n+1]))
		return err != nil
	}
	n := sort.Search(len(lines), none)
	if len(tags) == 0 {
		return nil, why
	}
	r, err := record.Parse(joined(tags, lines[:n]))
	if err != nil {
		return nil, why
	}
	if r, err = record.Parse(r.Append(nil)); err != nil { // a tag or a line may be missing
		return nil, why
	}
	return r, nil
}

// apart takes a text apart into the tags that can be read, but for those of its end, and all other lines.
func apart(text []byte) (tags, lines []string) {
	known := map[string]bool{"Result": true, "Termination": true, "Signature": true}
	for _, name := range ended {
		known[name] = true
	}
	for line := range bytes.Lines(text) {
		line := strings.TrimSpace(string(line))
		name, _, _ := strings.Cut(strings.TrimPrefix(line, "["), " ")
		switch {
		case line == "":
		case !strings.HasPrefix(line, "["):
			lines = append(lines, line)
		case len(lines) == 0 && !known[name] && reads(line):
			known[name] = true
			tags = append(tags, line)
		}
	}
	return tags, lines
}

// reads reports whether a line is a tag.
func reads(line string) bool {
	_, err := record.Parse([]byte(line + "\n\n*\n"))
	return err == nil
}

func joined(tags, lines []string) []byte {
	return []byte(strings.Join(tags, "\n") + "\n\n" + strings.Join(append(slices.Clone(lines), "*"), "\n") + "\n")
}
