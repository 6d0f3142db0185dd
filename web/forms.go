package web

import (
	"bytes"

	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// forms lists the forms in which a record can be had, by their addresses beside its pages. Those that tell positions need a
// record that can be replayed.
func forms(p *library.Played) []entry {
	all := []entry{{phrase.New("web-record"), p.Base() + library.RecordMark}}
	if p.Gap != nil {
		return all
	}
	base := p.Base()
	if len(p.Notes.Fit) > 0 {
		all = append(all, entry{phrase.New("web-form-notes"), base + library.NotesMark})
	}
	return append(all, entry{phrase.New("web-form-json"), base + ".json"}, entry{phrase.New("web-form-csv"), base + ".csv"}, entry{phrase.New("web-form-pgn"), base + ".pgn"})
}

// form writes the record in one of its forms.
func form(p *library.Played, name string) (file, bool, error) {
	f := file{kind: mimeType(name), policy: policy}
	base := p.Base()
	if name == p.Base()+library.RecordMark {
		f.body = []byte(p.Record.String())
		return f, true, nil
	}
	if p.Gap != nil {
		return nothing()
	}
	var err error
	switch name {
	case base + ".json":
		f.body, err = p.Record.AppendJSON(nil, positions(p))
	case base + ".csv":
		f.body, err = table(p)
	case base + ".pgn":
		f.body = p.Record.AppendPGNNotes(nil, p.Start.String(), p.Notes.Fit)
	case base + library.NotesMark:
		f.body = p.Notes.File()
		return f, len(f.body) > 0, nil
	default:
		return nothing()
	}
	return f, true, err
}

// positions are the lines of all positions, as record.Positions returns them.
func positions(p *library.Played) []string {
	all := []string{p.Start.String()}
	for _, l := range p.Lines {
		all = append(all, l.After.String())
	}
	return all
}

func table(p *library.Played) ([]byte, error) {
	var b bytes.Buffer
	if err := record.WriteCSVHeader(&b); err != nil {
		return nil, err
	}
	err := p.Record.WriteCSV(&b, positions(p))
	return b.Bytes(), err
}

// writtenForms are those of the forms that are files of a written site.
func writtenForms(p *library.Played, all []entry) []entry {
	if len(p.Notes.Fit) > 0 {
		return all[:2]
	}
	return all[:1]
}
