package record

import "strings"

// Public returns the copy for everybody: the players' names without their mail addresses, and no signature, because the
// text has changed.
func (r *Record) Public() *Record {
	p := *r
	p.Signature, p.source = "", ""
	p.Tags = append([]Tag(nil), r.Tags...)
	for i, t := range p.Tags {
		if t.Name == "White" || t.Name == "Black" {
			p.Tags[i].Value = nameOnly(t.Value)
		}
	}
	return &p
}

// nameOnly takes mail addresses out of a player's tag: "Ada <ada@example.org>" is "Ada". PGN writes "?" for a player whose
// name is not known.
func nameOnly(player string) string {
	name, _, _ := strings.Cut(player, "<")
	var words []string
	for _, w := range strings.Fields(name) {
		if !strings.Contains(w, "@") {
			words = append(words, w)
		}
	}
	if len(words) == 0 {
		return "?"
	}
	return strings.Join(words, " ")
}
