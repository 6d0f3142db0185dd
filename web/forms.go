package web

import (
	"bytes"

	"pbem/notation/record"
	"pbem/rules/phrase"
)

// forms lists the forms in which a record can be had, by their addresses beside its pages. Those that tell positions need a
// record that can be replayed.
func (p *played) forms() []entry {
	all := []entry{{phrase.New("web-record"), p.base() + recordMark}}
	if p.gap != nil {
		return all
	}
	base := p.base()
	if len(p.notes.fit) > 0 {
		all = append(all, entry{phrase.New("web-form-notes"), base + notesMark})
	}
	return append(all, entry{phrase.New("web-form-json"), base + ".json"}, entry{phrase.New("web-form-csv"), base + ".csv"}, entry{phrase.New("web-form-pgn"), base + ".pgn"})
}

// form writes the record in one of its forms.
func (p *played) form(name string) (file, bool, error) {
	f := file{kind: mimeType(name), policy: policy}
	base := p.base()
	if name == p.base()+recordMark {
		f.body = []byte(p.record.String())
		return f, true, nil
	}
	if p.gap != nil {
		return nothing()
	}
	var err error
	switch name {
	case base + ".json":
		f.body, err = p.record.AppendJSON(nil, p.positions())
	case base + ".csv":
		f.body, err = p.table()
	case base + ".pgn":
		f.body = p.record.AppendPGNNotes(nil, p.start.String(), p.notes.fit)
	case base + notesMark:
		f.body = p.notes.file()
		return f, len(f.body) > 0, nil
	default:
		return nothing()
	}
	return f, true, err
}

// positions are the lines of all positions, as record.Positions returns them.
func (p *played) positions() []string {
	all := []string{p.start.String()}
	for _, l := range p.lines {
		all = append(all, l.after.String())
	}
	return all
}

func (p *played) table() ([]byte, error) {
	var b bytes.Buffer
	if err := record.WriteCSVHeader(&b); err != nil {
		return nil, err
	}
	err := p.record.WriteCSV(&b, p.positions())
	return b.Bytes(), err
}

// writtenForms are those of the forms that are files of a written site.
func writtenForms(p *played, all []entry) []entry {
	if len(p.notes.fit) > 0 {
		return all[:2]
	}
	return all[:1]
}
