package query_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/games/archive/query"
	"pbem/notation/record"
)

// told is a record with turns, each a word; "x@5" came at second 5.
func told(t testing.TB, tags, turns, result string) *record.Record {
	t.Helper()
	var b strings.Builder
	if strings.Contains(tags, "Signature=") {
		b.WriteString("[Format \"pbem record 2\"]\n")
	}
	for tag := range strings.FieldsSeq(tags) {
		name, value, _ := strings.Cut(tag, "=")
		fmt.Fprintf(&b, "[%s %q]\n", name, value)
	}
	b.WriteByte('\n')
	for i, turn := range strings.Fields(turns) {
		text, second, timed := strings.Cut(turn, "@")
		fmt.Fprintf(&b, "%d.%s %s", i/2+1, []string{"", ".."}[i%2], text)
		if timed {
			fmt.Fprintf(&b, " {2026-11-21T10:00:0%sZ}", second)
		}
		b.WriteByte('\n')
	}
	r, err := record.Parse([]byte(b.String() + result + "\n"))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestTwins: each record is "tags | turns | result"; what comes out names them by their places, from a.
func TestTwins(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		records []string
		want    string
	}{
		"nothing":                        {nil, ""},
		"other games":                    {[]string{"Site=s Game=1 | a b | *", "Site=s Game=2 | a c | *", "Site=t Game=1 | d | *"}, ""},
		"the same game":                  {[]string{"Site=s Game=1 | a b | *", "Site=S Game=1 | a b | *"}, "a kept, b same"},
		"a number without a site":        {[]string{"Game=1 | a b | *", "Game=1 | c | *"}, ""},
		"copies of no number":            {[]string{" | a b | 1-0", "Game=7 | a b | 1-0"}, "a kept, b same"},
		"a beginning":                    {[]string{"Site=s Game=1 | a b | *", "Site=s Game=1 | a b c | *"}, "b kept, a beginning"},
		"a beginning by the chain":       {[]string{"| a@1 b@2 | *", "| a@1 b@2 c@3 | 1-0"}, "b kept, a beginning"},
		"the same turns at other times":  {[]string{"| a@1 b@2 | *", "| a@1 b@3 c@4 | 1-0"}, ""},
		"times that one does not tell":   {[]string{"| a b | *", "| a@1 b@3 c@4 | 1-0"}, "b kept, a beginning"},
		"another preset":                 {[]string{"Variant=x | a b | *", "Variant=y | a b c | *"}, ""},
		"no turns":                       {[]string{"| | *", "| | *", "| a | *"}, ""},
		"in play, and over":              {[]string{"| a b | *", "| a b | 1-0"}, "b kept, a beginning"},
		"signed before long":             {[]string{"Site=s Game=1 | a b c d | *", "Site=s Game=1 Signature=x | a b | 1-0"}, "b kept, a fork 3"},
		"a fork":                         {[]string{"Site=s Game=1 | a b c d | *", "Site=s Game=1 | a x | *"}, "a kept, b fork 2"},
		"another end":                    {[]string{"Site=s Game=1 Termination=resigned | a b | 1-0", "Site=s Game=1 Termination=time | a b | 1-0"}, "a kept, b fork 3"},
		"the higher revision":            {[]string{"Site=s Game=1 Signature=x | a b | 1-0", "Site=s Game=1 Signature=x Revision=2 | a b | 0-1"}, "b kept, a fork 3"},
		"two games":                      {[]string{"Site=s Game=1 | a | *", "Site=s Game=2 | b | *", "Site=s Game=2 | b | *", "Site=s Game=1 | a | *"}, "a kept, d same; b kept, c same"},
		"by number and by chain at once": {[]string{"Site=s Game=1 | a b | *", "Site=s Game=1 | x y | *", "| x y z | *"}, "c kept, a fork 1, b beginning"},
	} {
		var twins query.Twins
		for i, text := range c.records {
			part := strings.Split(text, "|")
			twins.Add(query.Row{File: string(rune('a' + i)), Record: told(t, part[0], part[1], strings.TrimSpace(part[2]))})
		}
		var blocks []string
		groups, err := twins.Blocks()
		if err != nil {
			t.Fatal(err)
		}
		for _, block := range groups {
			var all []string
			for _, w := range block {
				text := w.File + " " + string(w.Relation)
				if w.Relation == query.Fork {
					text += fmt.Sprint(" ", w.Turn)
				}
				all = append(all, text)
			}
			blocks = append(blocks, strings.Join(all, ", "))
		}
		if got := strings.Join(blocks, "; "); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
