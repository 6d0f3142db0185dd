// Package inspect looks the text of a preset file over for a page: what is wrong with it and where that stands, what can be chosen
// in it, what the game is in words, and the packed form in which the composer plays it.
//
// It is one function, JSON in and JSON out, and a program for browsers has it beside those of package judge. It opens no files.
package inspect

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
)

// Report is what there is to say of a text. Whether it can be played by is told by Engine, which is "" for one that cannot.
type Report struct {
	ID       json.RawMessage `json:"id"` // the bytes of the request's, or null
	Name     string          `json:"name,omitempty"`
	Title    string          `json:"title,omitempty"`
	About    string          `json:"about,omitempty"`
	Engine   string          `json:"engine,omitempty"`
	Hash     string          `json:"hash,omitempty"` // "sha256:" and 64 hex digits, as records know the rules
	Options  []Option        `json:"options,omitzero"`
	Rules    string          `json:"rules,omitempty"`  // the game in words, from its data, as Markdown
	Packed   string          `json:"packed,omitempty"` // as the composer's programs read it
	Findings []Finding       `json:"findings"`
	Error    string          `json:"error,omitempty"` // why nothing was looked over
}

// Option is what players may choose, in words.
type Option struct {
	Name    string   `json:"name"`
	About   string   `json:"about"`
	Allowed string   `json:"allowed"` // in words
	Values  []string `json:"values"`  // where they are listed
	Default string   `json:"default"`
}

// Finding is a mistake in the text, or a warning: as "pbem preset check --format json" has them, without the file.
type Finding struct {
	Line    int    `json:"line"`   // from 1
	Column  int    `json:"column"` // from 1
	Key     string `json:"key"`    // of the sentence: the same for the same mistake, whatever it is about
	Words   string `json:"words"`  // the sentence
	Warning bool   `json:"warning,omitempty"`
}

// request is what is asked.
type request struct {
	ID      json.RawMessage            `json:"id"`
	Text    string                     `json:"text"`
	Packed  string                     `json:"packed"` // instead of the text: rules that somebody has looked over
	Options map[string]json.RawMessage `json:"options"`
}

// Inspect answers {"text": …, "options": {…}} with a Report in JSON; instead of the text there may be the packed form of an earlier one.
// What the rules say is of the game with these options.
func Inspect(asked []byte, in *catalog.Language) []byte {
	var q request
	if err := json.Unmarshal(asked, &q); err != nil {
		return written(Report{Findings: []Finding{}, Error: in.Tell("inspect-no-request")})
	}
	r := look(q, in)
	r.ID = q.ID
	return written(r)
}

func look(q request, in *catalog.Language) Report {
	p, packed, err := q.load()
	if wrong := (*loader.FileError)(nil); errors.As(err, &wrong) {
		return Report{Findings: findings(wrong.Mistakes, in, false)}
	}
	if err != nil {
		return Report{Findings: []Finding{{Line: 1, Column: 1, Key: phrase.Said(err).Key, Words: in.Error(err)}}}
	}
	return Report{
		Name: p.Name, Title: p.Title, About: p.About, Engine: p.Engine, Hash: p.Hash, Options: Options(p, in),
		Rules: docs.Facts(p, in), Packed: packed, Findings: findings(p.Warnings, in, true),
	}
}

// load makes the game, and its packed form.
func (q request) load() (p *presets.Preset, packed string, err error) {
	if q.Packed != "" {
		p, err = Unpacked(q.Packed, q.settings())
		return p, q.Packed, err
	}
	if p, err = presets.Parse("preset", []byte(q.Text), q.settings()); err != nil {
		return nil, "", err
	}
	text, err := presets.Packed(p.Data)
	return p, string(text), err
}

// Unpacked makes the game of a preset in its packed form. The error says why it cannot be made.
func Unpacked(packed string, settings []presets.Setting) (*presets.Preset, error) {
	hash, root, err := tree.Parse(packed)
	if err != nil {
		return nil, err
	}
	return loader.Load(loader.File{Name: "preset", Root: root, Hash: hash}, loader.Engines(), settings)
}

// settings are the options that were chosen: texts, and also numbers.
func (q request) settings() []presets.Setting {
	var list []presets.Setting
	for _, name := range slices.Sorted(maps.Keys(q.Options)) {
		list = append(list, presets.Setting{Name: name, Value: strings.Trim(string(q.Options[name]), `"`)})
	}
	return list
}

// Options puts what can be chosen in a preset into words.
func Options(p *presets.Preset, in *catalog.Language) []Option {
	list := []Option{}
	for _, o := range p.OwnOptions() {
		list = append(list, Option{o.Name, in.Say(o.About), in.Say(o.Allowed()), append([]string{}, o.Values...), o.Default})
	}
	return list
}

func findings(list []loader.Mistake, in *catalog.Language, warning bool) []Finding {
	found := []Finding{}
	for _, m := range list {
		found = append(found, Finding{max(m.Line, 1), max(m.Column, 1), m.Why.Key, in.Say(m.Why), warning})
	}
	return found
}

// written is a report in JSON. Nothing in it can fail to be written: a request's id was read as JSON.
func written(r Report) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(r); err != nil {
		return []byte(`{"id":null,"findings":[],"error":"this cannot be written as JSON"}`)
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}
