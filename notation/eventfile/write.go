package eventfile

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"pbem/notation/record"
	"pbem/rules/phrase"
)

// format is the value of the tag Format, and formats how that of every version begins.
const (
	format  = "pbem event 1"
	formats = "pbem event "
)

// String writes the file.
func (f *File) String() string {
	text := f.appendTags(nil)
	if f.Signature != "" {
		text = record.Tag{Name: "Signature", Value: f.Signature}.Append(text)
	}
	return string(f.appendLines(text))
}

// unsigned is what the signature signs: all but its own line.
func (f *File) unsigned() []byte { return f.appendLines(f.appendTags(nil)) }

func (f *File) appendTags(dst []byte) []byte {
	for _, t := range f.tags() {
		if t.Value != "" {
			dst = t.Append(dst)
		}
	}
	return dst
}

// tags are those that have something to say, in the order in which they are written, but for the signature.
func (f *File) tags() []record.Tag {
	all := []record.Tag{
		{Name: "Format", Value: format}, {Name: "Event", Value: f.Event}, {Name: "Site", Value: f.Site},
		{Name: "Variant", Value: f.Variant}, {Name: "Options", Value: f.Options}, {Name: "Kind", Value: f.kind()}, {Name: "Terms", Value: f.Words},
		{Name: "Rated", Value: yesNo(f.Rated)}, {Name: "Began", Value: moment(f.Began)}, {Name: "Ended", Value: moment(f.Ended)},
		{Name: "Pseudonym", Value: strings.Join(f.Pseudonyms, " ")},
	}
	all = append(all, f.Others...)
	return append(all, record.Tag{Name: "Revision", Value: strconv.Itoa(f.Revision)})
}

// kind is the tag Kind: "round-robin", "sections of 5", "swiss 5".
func (t Terms) kind() string {
	switch t.Kind {
	case Sections:
		return string(t.Kind) + " of " + strconv.Itoa(t.Size)
	case Swiss:
		return string(t.Kind) + " " + strconv.Itoa(t.Size)
	}
	return string(t.Kind)
}

func yesNo(so bool) string {
	if so {
		return "yes"
	}
	return "no"
}

func moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339)
}

func (f *File) appendLines(dst []byte) []byte {
	dst = append(dst, '\n')
	for i, p := range f.Players {
		dst = line(dst, "player", strconv.Itoa(i+1), p.ID, orNone(p.Rating), p.Name)
	}
	for _, g := range f.Groups {
		dst = g.append(dst)
	}
	for _, d := range f.Dropouts {
		dst = line(dst, "dropout", d.Player.String(), moment(d.At), d.Cause)
	}
	return dst
}

// line writes one line; no word may have a space in it but the last.
func line(dst []byte, words ...string) []byte {
	return append(append(dst, strings.Join(words, " ")...), '\n')
}

func orNone(rating string) string {
	if rating == "" {
		return "-"
	}
	return rating
}

// append writes a group: boards in the order of rounds, then byes, then those who are struck.
func (g Group) append(dst []byte) []byte {
	if g.Number > 0 {
		dst = line(dst, append([]string{g.word(), strconv.Itoa(g.Number)}, seeds(g.Players)...)...)
	}
	for _, b := range slices.SortedStableFunc(slices.Values(g.Boards), byPlace) {
		dst = line(dst, b.word(), g.Place(b), b.White.String()+"-"+b.Black.String(), b.last())
	}
	for _, b := range slices.SortedStableFunc(slices.Values(g.Byes), func(a, b Bye) int { return a.Round - b.Round }) {
		dst = line(dst, "bye", strconv.Itoa(b.Round), b.Player.String())
	}
	for _, s := range slices.Sorted(slices.Values(g.Struck)) {
		dst = line(dst, "struck", s.String())
	}
	return dst
}

func byPlace(a, b Board) int { return cmp.Or(a.Round-b.Round, a.Number-b.Number) }

func (g Group) word() string {
	if g.Final {
		return "final"
	}
	return "section"
}

func (b Board) word() string {
	if b.Forfeit != "" {
		return "forfeit"
	}
	return "game"
}

// last is what its line ends in: the number of the game, or the result of one that was never begun.
func (b Board) last() string {
	if b.Forfeit != "" {
		return string(b.Forfeit)
	}
	return strconv.Itoa(b.Game)
}

func seeds(all []Seed) (words []string) {
	for _, s := range all {
		words = append(words, s.String())
	}
	return words
}

// String writes the number.
func (s Seed) String() string { return strconv.Itoa(int(s)) }

// Fit makes the words of people fit to be written: one line each, in NFC.
func Fit(text string) string {
	return strings.Join(strings.Fields(norm.NFC.String(record.Clean(text))), " ")
}

// checkWritable wants that the file is read as it is written.
func (f *File) checkWritable() error {
	read, err := Parse([]byte(f.String()))
	if err == nil && read.String() != f.String() {
		err = phrase.Errorf("eventfile-unlike")
	}
	return err
}
