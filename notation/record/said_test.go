package record_test

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/notation/record"
	"pbem/rules"
)

// said is an error as people read it.
func said(err error) string { return catalog.English().Error(err) }

func read(t *testing.T, g rules.Game, turn string) rules.Draft {
	t.Helper()
	reading, err := notation.Read(turn, g.Vocabulary())
	if err != nil {
		t.Fatal(err)
	}
	return reading.Draft
}

// remarks is what a report could not rest on, as people read it.
func remarks(r record.Report) string {
	return strings.Join(catalog.English().All(r.Remarks()), " ")
}
