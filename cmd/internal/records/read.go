package records

import (
	"cmp"
	"errors"

	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// read reads a record, and salvages what is good of it where that is wanted: then by are its rules, too, and tell is told what is left out.
func read(rules *rulebook.Registry, m collection.Member, salvage bool, tell func(name string, err error)) (r *record.Record, by record.Rules, err error) {
	r, _, err = m.Record()
	if !salvage || m.Err != nil && m.Cut == nil {
		return r, by, err
	}
	lost := err
	if err != nil {
		if r, err = readable(partOf(m), err); err != nil {
			return nil, by, err
		}
	}
	if by, err = rulesOf(rules, m, r); err != nil {
		return nil, by, err
	}
	r, fault, err := Salvage(r, by)
	if lost = cmp.Or(lost, fault); lost != nil && err == nil {
		tell(m.Name, phrase.Errorf("record-salvaged", "turns", len(r.Played()), "why", lost))
	}
	return r, by, err
}

// partOf is the text of a broken record, so far as there is one.
func partOf(m collection.Member) []byte {
	text := m.Text
	if m.Err != nil {
		text = m.Cut
	}
	if m.Form == collection.JSON {
		return record.PartOfJSON(text)
	}
	return text
}

// rulesOf finds the rules of a record, also beside it.
func rulesOf(rules *rulebook.Registry, m collection.Member, r *record.Record) (record.Rules, error) {
	preset, err := rules.With(m.Beside).Of(r)
	if err != nil {
		return record.Rules{}, err
	}
	return rulebook.RulesOf(preset), nil
}

// IsFault reports whether an error is of what a record says, and not of what is needed to read it.
func IsFault(err error) bool {
	var fault *record.Fault
	return errors.As(err, &fault)
}
