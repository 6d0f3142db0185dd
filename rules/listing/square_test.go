package listing_test

import (
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/listing"
)

func TestParseSquare(t *testing.T) {
	bounded, open := &rules.Vocabulary{Files: 8, Ranks: 8}, &rules.Vocabulary{}
	for _, c := range []struct {
		text  string
		board *rules.Vocabulary
		want  string // the square; "" for none
		err   string
	}{
		{"e4", bounded, "e4", ""},
		{" h8 ", bounded, "h8", ""},
		{"", bounded, "", ""},
		{"i1", bounded, "", "i1 is not on this board of 8 files and 8 ranks"},
		{"i1", open, "i1", ""},
		{"-b0", open, "-b0", ""},
		{"e4x", bounded, "", `"e4x" is no square; a square is a file's letter and a rank's number, as e4`},
	} {
		square, err := listing.ParseSquare(c.text, c.board)
		got := ""
		if square != nil {
			got = square.String()
		}
		if said := catalog.English().Error(err); got != c.want || said != c.err {
			t.Errorf("%q: %s, %q; want %s, %q", c.text, got, said, c.want, c.err)
		}
	}
}
