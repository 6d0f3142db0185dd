package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"pbem/rules"
	"pbem/rules/phrase"
)

// jsonRecord is the JSON form, which docs/record.schema.json describes: everything that the text has, in the order of the text, and every position besides.
type jsonRecord struct {
	Format      string       `json:"format"`
	Tags        []jsonTag    `json:"tags"`
	Start       string       `json:"start"` // the first position
	Turns       []jsonTurn   `json:"turns"`
	Result      rules.Result `json:"result"`
	Termination string       `json:"termination,omitempty"`
	Hash        string       `json:"hash,omitempty"` // behind the result
	Signature   string       `json:"signature,omitempty"`
}

type jsonTag struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

type jsonTurn struct {
	Number   int        `json:"number"` // 0 for a set-up
	Side     string     `json:"side"`   // "white" or "black"
	Turn     string     `json:"turn"`
	At       *time.Time `json:"at,omitempty"`
	Comments []string   `json:"comments,omitempty"`
	Hash     string     `json:"hash,omitempty"`
	Position string     `json:"position"` // after the turn
}

// AppendJSON appends the JSON form, with the positions as Positions returns them, and a line end.
func (r *Record) AppendJSON(dst []byte, positions []string) ([]byte, error) {
	if len(positions) != len(r.Turns)+1 {
		return nil, phrase.Errorf("record-positions", "lines", len(r.Turns), "want", len(r.Turns)+1, "n", len(positions))
	}
	form := jsonRecord{Format: format, Tags: []jsonTag{}, Start: positions[0], Turns: []jsonTurn{},
		Result: r.Result, Termination: r.Termination, Hash: r.ResultHash, Signature: r.Signature}
	if r.Typed {
		form.Format = typedFormat
	}
	for _, t := range r.Tags {
		form.Tags = append(form.Tags, jsonTag{t.Name, clean(t.Value)})
	}
	for i, t := range r.Turns {
		form.Turns = append(form.Turns, t.form(positions[i+1]))
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	if err := encoder.Encode(form); err != nil {
		return nil, err
	}
	return append(dst, PlainJSON(out.Bytes())...), nil
}

// AppendJSONLine is AppendJSON in one line, for files of several records.
func (r *Record) AppendJSONLine(dst []byte, positions []string) ([]byte, error) {
	text, err := r.AppendJSON(nil, positions)
	if err != nil {
		return nil, err
	}
	out := bytes.NewBuffer(dst)
	if err := json.Compact(out, text); err != nil {
		return nil, err
	}
	return append(out.Bytes(), '\n'), nil
}

func (t Turn) form(position string) jsonTurn {
	form := jsonTurn{Number: t.Number, Side: sideWord(t.Side), Turn: t.Text, Comments: cleanComments(t.Comments), Hash: t.Hash, Position: position}
	if !t.At.IsZero() {
		at := second(t.At)
		form.At = &at
	}
	return form
}

func sideWord(s rules.Side) string {
	if s == rules.Black {
		return "black"
	}
	return "white"
}

// ParseJSON reads the JSON form, and returns the positions that it tells, as Positions does; whether they are right only a
// replay shows. The record is the one that its text gives: what a text cannot hold is an error.
func ParseJSON(data []byte) (*Record, []string, error) {
	if len(data) > MaxJSON {
		return nil, nil, phrase.Errorf("record-long", "most", MaxJSON)
	}
	if !utf8.Valid(data) {
		return nil, nil, phrase.Errorf("record-utf8")
	}
	if name := saidTwice(data); name != "" {
		return nil, nil, phrase.Errorf("record-json-twice", "field", phrase.Quote(name, 0))
	}
	var form jsonRecord
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&form); err != nil {
		return nil, nil, phrase.Errorf("record-json-not", "why", err)
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, nil, phrase.Errorf("record-json-rest")
	}
	if form.Format != format && form.Format != typedFormat {
		return nil, nil, phrase.Errorf("record-format", "format", phrase.Quote(form.Format, 0), "known", phrase.Quote(format, 0))
	}
	r, positions, err := form.record()
	if err == nil && lost(form) > bytes.Count(data, []byte("\ufffd"))+bytes.Count(bytes.ToLower(data), []byte(`\ufffd`)) {
		return nil, nil, phrase.Errorf("record-json-characters")
	}
	return r, positions, err
}

// lost counts the signs for a letter that could not be read, which the decoder puts for half of a pair of escapes (\ud83d), too.
func lost(form jsonRecord) int {
	n := strings.Count(form.Termination+form.Signature, "\ufffd")
	for _, t := range form.Tags {
		n += strings.Count(t.Name+t.Value, "\ufffd")
	}
	for _, t := range form.Turns {
		n += strings.Count(t.Turn+strings.Join(t.Comments, ""), "\ufffd")
	}
	return n
}

// saidTwice returns a field that an object has twice, of which the decoder would keep the last; it does not tell capitals apart. "" where
// there is none, and of what is no JSON.
func saidTwice(data []byte) string {
	type object struct {
		fields map[string]bool // nil of a list
		value  bool            // a value comes next
	}
	within := []object{{}}
	for d := json.NewDecoder(bytes.NewReader(data)); ; {
		t, err := d.Token()
		if err != nil {
			return ""
		}
		here := &within[len(within)-1]
		if name, ok := t.(string); ok && here.fields != nil && !here.value {
			if name = strings.ToLower(name); here.fields[name] {
				return name
			}
			here.fields[name], here.value = true, true
			continue
		}
		here.value = false
		switch t {
		case json.Delim('{'):
			within = append(within, object{fields: map[string]bool{}})
		case json.Delim('['):
			within = append(within, object{})
		case json.Delim('}'), json.Delim(']'):
			within = within[:len(within)-1]
		}
	}
}

// MaxJSON is the greatest size of the JSON form of a record, in bytes. It leaves room for the positions, which the text does not have.
const MaxJSON = 16 * MaxSize

func (form *jsonRecord) record() (*Record, []string, error) {
	r := &Record{Typed: form.Format == typedFormat, Result: form.Result, Termination: form.Termination, ResultHash: form.Hash, Signature: form.Signature}
	for _, t := range form.Tags {
		r.Tags = append(r.Tags, Tag(t))
	}
	positions := []string{form.Start}
	for i, t := range form.Turns {
		turn, err := t.turn()
		if err != nil {
			return nil, nil, phrase.Errorf("record-json-line", "n", i+1, "why", err)
		}
		r.Turns = append(r.Turns, turn)
		positions = append(positions, t.Position)
	}
	parsed, err := Parse(r.Append(nil))
	if err != nil {
		return nil, nil, phrase.Errorf("record-json-text", "why", err)
	}
	if !sayTheSame(parsed, r) {
		return nil, nil, phrase.Errorf("record-json-characters")
	}
	return parsed, positions, nil
}

func (t jsonTurn) turn() (Turn, error) {
	turn := Turn{Number: t.Number, Text: t.Turn, Comments: t.Comments, Hash: t.Hash}
	switch t.Side {
	case "white":
	case "black":
		turn.Side = rules.Black
	default:
		return Turn{}, phrase.Errorf("record-json-side", "side", phrase.Quote(t.Side, 0))
	}
	if t.At != nil {
		turn.At = second(*t.At)
	}
	return turn, nil
}

// sayTheSame reports whether two records say the same.
func sayTheSame(r, other *Record) bool {
	return r.Typed == other.Typed && r.ResultHash == other.ResultHash && r.Result == other.Result && r.Termination == other.Termination && r.Signature == other.Signature &&
		slices.Equal(r.Tags, other.Tags) && slices.EqualFunc(r.Turns, other.Turns, Turn.same)
}

func (t Turn) same(other Turn) bool {
	return t.Number == other.Number && t.Side == other.Side && t.Text == other.Text && t.At.Equal(other.At) &&
		t.Hash == other.Hash && slices.Equal(t.Comments, other.Comments)
}

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
