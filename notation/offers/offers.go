// Package offers is what a service offers just now as a public file, offers, beside its records: open challenges that anybody may take,
// and tournaments that wait for players. Records tell of games alone, and pages are functions of what lies beside the records; so what is
// on offer lies there, too. The file is a copy of what the service knows, written anew when that changes, and is not signed: nothing
// follows from it, and whoever takes an offer is told by the service how it stands.
package offers

import (
	"bytes"
	"encoding/json"
	"time"

	"pbem/rules/phrase"
)

// FileName is what the file is called.
const FileName = "offers"

// MaxSize is the greatest size of a file that is read, in bytes.
const MaxSize = 4 << 20

// format is how a file says what it is.
const format = "pbem offers 1"

// List is what is on offer. The order is that of the service: of seeks the newest last, of tournaments by their names.
type List struct {
	Format      string       `json:"format"`
	Site        string       `json:"site"` // the domain of the service's addresses
	Seeks       []Seek       `json:"seeks"`
	Tournaments []Tournament `json:"tournaments"`
}

// Seek is an open challenge. What may be public of it is what "seeks" tells everybody; one for private games is not here.
type Seek struct {
	Number   int       `json:"number"`
	Preset   string    `json:"preset"`
	Terms    string    `json:"terms"` // options, time and the rest, as commands spell them
	Rated    bool      `json:"rated,omitempty"`
	Takeover int       `json:"takeover,omitempty"` // the game of which a seat was given up; 0 for none
	Free     int       `json:"free"`               // for how many games it still stands
	ID       string    `json:"id"`                 // of the seeker: "p7"
	Name     string    `json:"name"`
	Made     time.Time `json:"made"`
	Until    time.Time `json:"until"`
}

// Tournament is one that waits for players.
type Tournament struct {
	Name    string    `json:"name"`
	Preset  string    `json:"preset"`
	System  string    `json:"system"` // as the command spells it: "swiss 5"
	Terms   string    `json:"terms"`
	Rated   bool      `json:"rated,omitempty"`
	Start   time.Time `json:"start,omitzero"`     // zero where it starts with a number of players
	StartAt int       `json:"start_at,omitempty"` // that number
	Joined  []Joined  `json:"joined"`             // in the order of joining
}

// Joined is somebody who has joined.
type Joined struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// Write writes the file.
func (l List) Write() ([]byte, error) {
	l.Format = format
	if l.Seeks == nil {
		l.Seeks = []Seek{}
	}
	if l.Tournaments == nil {
		l.Tournaments = []Tournament{}
	}
	var b bytes.Buffer
	out := json.NewEncoder(&b)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	err := out.Encode(l)
	return b.Bytes(), err
}

// Parse reads a file.
func Parse(text []byte) (List, error) {
	var l List
	if len(text) > MaxSize {
		return l, phrase.Errorf("offers-file-long", "most", MaxSize)
	}
	if err := json.Unmarshal(text, &l); err != nil || l.Format != format {
		return List{}, phrase.Errorf("offers-file-format", "format", phrase.Quote(format, 0))
	}
	return l, nil
}
