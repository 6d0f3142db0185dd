package record

import (
	"bytes"
	"encoding/json"

	"pbem/rules"
)

// PartOfJSON returns as text what can be read of a JSON form that is broken: the tags and turns above the place where it is, as of a game
// in play. It is for whoever salvages turns; whether the text is a record's is not looked at. Nil where there is nothing.
func PartOfJSON(data []byte) []byte {
	d := json.NewDecoder(bytes.NewReader(data))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil
	}
	r := &Record{Typed: true, Result: rules.Ongoing}
	for d.More() && takeField(r, d) == nil {
	}
	if len(r.Tags)+len(r.Turns) == 0 {
		return nil
	}
	return r.Append(nil)
}

// takeField reads a field of the JSON form as far as it goes.
func takeField(r *Record, d *json.Decoder) error {
	name, err := d.Token()
	if err != nil {
		return err
	}
	switch name {
	case "format":
		var name string
		err = d.Decode(&name)
		r.Typed = name != format
	case "tags":
		return each(d, func(t jsonTag) error {
			r.Tags = append(r.Tags, Tag(t))
			return nil
		})
	case "turns":
		return each(d, func(t jsonTurn) error {
			turn, err := t.turn()
			if err == nil {
				r.Turns = append(r.Turns, turn)
			}
			return err
		})
	default:
		var other json.RawMessage
		err = d.Decode(&other)
	}
	return err
}

// each reads a list as far as it goes.
func each[T any](d *json.Decoder, take func(T) error) error {
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		var one T
		if err := d.Decode(&one); err != nil {
			return err
		}
		if err := take(one); err != nil {
			return err
		}
	}
	_, err := d.Token()
	return err
}
