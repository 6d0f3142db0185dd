package record

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

// formatName is what the tag Format says of a record in PGN, and the first field of its JSON form.
func (r *Record) formatName() string {
	if r.Format == Version2 {
		return secondFormat
	}
	return firstFormat
}

// Restored returns a record that went through PGN, and was read from there without digits, as it was: with its tags in the order in which
// the service writes them and, if it is signed, with the digits. start is the line of its first position. The error is of a text that
// cannot be a record's.
func (r *Record) Restored(start string) (*Record, error) {
	c := *r
	c.source, c.Turns, c.Tags = "", slices.Clone(r.Turns), slices.DeleteFunc(r.inOrder(), r.unsaidInPGN)
	if c.Signature != "" {
		c.link(start)
	}
	again, err := Parse(c.Append(nil))
	if err != nil {
		return nil, phrase.Errorf("record-json-text", "why", err)
	}
	return again, nil
}

// link puts the digits behind every line.
func (r *Record) link(start string) {
	chain := r.chain(start)
	for i := range r.Turns {
		chain.turn(&r.Turns[i])
		r.Turns[i].Hash = chain.Digits()
	}
	if r.ResultHash = ""; r.chainsResult() {
		chain.result(r)
		r.ResultHash = chain.Digits()
	}
}

// inOrder returns the tags in the order in which the service writes them; others stand behind those.
func (r *Record) inOrder() []Tag {
	order := Header{}.tags()
	if r.Format == Version2 {
		order = Header{}.secondTags("")
	}
	place := func(t Tag) int {
		at := slices.IndexFunc(order, func(o Tag) bool { return o.Name == t.Name })
		if at < 0 {
			return len(order)
		}
		return at
	}
	tags := slices.Clone(r.Tags)
	slices.SortStableFunc(tags, func(a, b Tag) int { return place(a) - place(b) })
	return tags
}

// comesBack reports whether what PGN has room for makes the same bytes again.
func (r *Record) comesBack(start string, notes []Note) bool {
	if r.Format != Version2 && slices.ContainsFunc(notes, func(n Note) bool { return n.Kind == NoteWords }) {
		return false // they would come back as comments of the record
	}
	for _, t := range r.Tags {
		if r.unsaidInPGN(t) || slices.Contains([]string{"Format", "SetUp", "FEN", "Result"}, t.Name) {
			return false
		}
	}
	c := *r
	c.Turns, c.Tags = slices.Clone(r.Turns), r.inOrder()
	for i, t := range c.Turns {
		c.Turns[i].Text, c.Turns[i].Comments = oneSpaced(t.Text), nil
		for _, said := range t.Comments {
			c.Turns[i].Comments = append(c.Turns[i].Comments, oneSpaced(said))
		}
	}
	c.link(start)
	text := string(r.Append(nil))
	return (r.Format != Version2 || r.Tag("White") != "" && r.Tag("Black") != "") && string(c.Append(nil)) == text && (r.source == "" || r.source == text)
}

// unsaidInPGN reports whether a tag says in PGN that its value is not known. In version 2, players without a name are "?" in records, too.
func (r *Record) unsaidInPGN(t Tag) bool {
	switch t.Name {
	case "White", "Black":
		return t.Value == "?" && r.Format != Version2
	case "Event", "Site":
		return t.Value == "?"
	case "Date":
		return t.Value == "????.??.??"
	case "Round":
		return t.Value == "-" || t.Value == "?"
	}
	return false
}

func oneSpaced(s string) string { return strings.Join(strings.Fields(s), " ") }
