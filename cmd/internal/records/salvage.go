package records

import (
	"bytes"
	"errors"
	"slices"
	"sort"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
)

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
