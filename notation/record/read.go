package record

import (
	"bytes"
	"encoding/json"
	"io"

	"pbem/rules/phrase"
)

// ReadAll reads the text of a record, and no more of a longer one than tells Parse that it is too long.
func ReadAll(in io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(in, MaxSize+1)) }

// ErrSeveral is of a text that holds more than one record in the JSON form.
var ErrSeveral = phrase.Errorf("record-several")

// ParseAny reads the text of a record or, when it begins with a brace, the JSON form, which tells its positions as ParseJSON
// returns them; nil for the text.
func ParseAny(data []byte) (r *Record, positions []string, err error) {
	if !bytes.HasPrefix(bytes.TrimLeft(data, "\ufeff \t\r\n"), []byte("{")) {
		r, err = Parse(data)
		return r, nil, err
	}
	r, positions, err = ParseJSON(data)
	if err != nil && several(data) {
		err = ErrSeveral
	}
	return r, positions, err
}

// several reports whether a text is the JSON form of more than one record.
func several(data []byte) bool {
	decoder := json.NewDecoder(bytes.NewReader(data))
	for range 2 {
		var form struct{ Format string }
		if err := decoder.Decode(&form); err != nil || form.Format == "" {
			return false
		}
	}
	return true
}
