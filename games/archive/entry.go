package archive

import (
	"os"
	"path/filepath"
	"strings"

	"pbem/notation/record"
)

// Entry is a record in a file.
type Entry struct {
	Path   string
	Text   []byte
	Record *record.Record // what the text says
}

// Private reports whether the record is a copy that is not for everybody, by its folder or by what is in it.
func (e Entry) Private() bool {
	return InPrivate(filepath.Dir(e.Path)) || strings.Contains(e.Record.Tag("White")+e.Record.Tag("Black"), "@")
}

// Summary is what is told of a record in a list.
type Summary struct {
	File        string `json:"file"`
	Game        string `json:"game,omitempty"` // its number
	Date        string `json:"date,omitempty"` // "2026-11-21"
	Preset      string `json:"preset"`
	White       string `json:"white"`
	Black       string `json:"black"`
	Turns       int    `json:"turns"` // without the set-ups
	Result      string `json:"result"`
	Termination string `json:"termination,omitempty"`
}

// Summary says what the record tells.
func (e Entry) Summary() Summary {
	r := e.Record
	return Summary{File: e.Path, Game: r.Tag("Game"), Date: strings.ReplaceAll(r.Tag("Date"), ".", "-"), Preset: r.Tag("Variant"),
		White: r.Tag("White"), Black: r.Tag("Black"), Turns: len(r.Played()), Result: string(r.Result), Termination: r.Termination}
}

// Broken is a file that holds no record, or one that cannot be judged, and why.
type Broken struct {
	Path string
	Err  error
}

// Read reads the files that were found, and returns the records that are wanted and what is no record. What cannot be read
// joins f.Unread.
func (f *Found) Read(wanted record.Filter) (entries []Entry, broken []Broken) {
	for _, path := range f.Files {
		text, err := ReadFile(path)
		if err != nil {
			f.Fail(path, err)
			continue
		}
		r, err := record.Parse(text)
		if err != nil {
			broken = append(broken, Broken{path, err})
		} else if wanted.Fits(r) {
			entries = append(entries, Entry{Path: path, Text: text, Record: r})
		}
	}
	return entries, broken
}

// ReadFile reads the text of a record, of a longer file no more than shows that it is none.
func ReadFile(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return record.ReadAll(file)
}
