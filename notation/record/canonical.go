package record

import (
	"slices"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Canonical returns a record that was typed by hand as the program writes it: every turn in canonical writing and, where it has the
// tag Format, with the hash chain. One that has hashes is returned as it is. The error is a *Fault.
func Canonical(r *Record, g rules.Game) (*Record, error) {
	if r.hashed() {
		return r, nil
	}
	start, err := r.Start(g)
	if err != nil {
		return nil, &Fault{0, err}
	}
	c := *r
	c.Turns, c.source = slices.Clone(r.Turns), ""
	w := replayer{r: r, words: g.Vocabulary(), position: start, report: &Report{}}
	for i := range c.Turns {
		if err := w.step(&r.Turns[i]); err != nil {
			return nil, &Fault{r.turnOf(i), err}
		}
		t := &c.Turns[i]
		t.Text = string(w.buffer)
		t.Comments = cleanComments(t.Comments)
	}
	if !c.Typed {
		c.link()
	}
	return &c, nil
}

// Import makes a record of what ParseAny returned: verified, canonical, and with hashes. What was told of its positions must be
// so. The error is a *Fault.
func Import(r *Record, positions []string, by Rules) (*Record, error) {
	r, err := Canonical(r, by.Game)
	if err != nil {
		return nil, err
	}
	if _, err := Verify(r, by, nil); err != nil {
		return nil, err
	}
	replayed, err := Positions(r, by.Game)
	if err != nil {
		return nil, err
	}
	return r, checkPositions(positions, replayed)
}

// Restored returns a record that went through PGN, and was read from there without digits, as it was: with its tags in the order in which
// the service writes them and, if it is signed, with the digits. The error is of a text that
// cannot be a record's.
func (r *Record) Restored() (*Record, error) {
	c := *r
	c.source, c.Turns, c.Tags = "", slices.Clone(r.Turns), slices.DeleteFunc(tagsInOrder(r.Tags), unsaidInPGN)
	if c.Signature != "" {
		c.link()
	}
	again, err := Parse(c.Append(nil))
	if err != nil {
		return nil, phrase.Errorf("record-json-text", "why", err)
	}
	return again, nil
}

// link puts the digits behind every line.
func (r *Record) link() {
	chain := r.chain()
	for i := range r.Turns {
		chain.turn(&r.Turns[i])
		r.Turns[i].Hash = chain.Digits()
	}
	if r.ResultHash = ""; r.chainsResult() {
		chain.result(r)
		r.ResultHash = chain.Digits()
	}
}

// tagsInOrder returns the tags in the order in which the service writes them; others stand behind those.
func tagsInOrder(all []Tag) []Tag {
	order := Header{}.tags("")
	place := func(t Tag) int {
		at := slices.IndexFunc(order, func(o Tag) bool { return o.Name == t.Name })
		if at < 0 {
			return len(order)
		}
		return at
	}
	tags := slices.Clone(all)
	slices.SortStableFunc(tags, func(a, b Tag) int { return place(a) - place(b) })
	return tags
}

// comesBack reports whether what PGN has room for makes the same bytes again.
func comesBack(r *Record) bool {
	for _, t := range r.Tags {
		if unsaidInPGN(t) || slices.Contains([]string{"Format", "SetUp", "FEN", "Result"}, t.Name) {
			return false
		}
	}
	c := *r
	c.Turns, c.Tags = slices.Clone(r.Turns), tagsInOrder(r.Tags)
	for i, t := range c.Turns {
		c.Turns[i].Text = oneSpaced(t.Text)
	}
	c.link()
	text := string(r.Append(nil))
	return r.Tag("White") != "" && r.Tag("Black") != "" && string(c.Append(nil)) == text && (r.source == "" || r.source == text)
}

// unsaidInPGN reports whether a tag says in PGN that its value is not known. Players without a name are "?" in records, too.
func unsaidInPGN(t Tag) bool {
	switch t.Name {
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
