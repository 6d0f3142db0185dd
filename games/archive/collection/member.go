// Package collection goes through whatever holds records, one record after the other.
//
// The idea: people keep records in folders, packs (tar, zip), compressed (gzip, zstd), in mailboxes and letters, many in one
// file, as text, as JSON and as PGN, and any of these inside another. [Walk] is the one way into all of them: it yields each
// record as a [Member], with its name ("p.tar.gz:a/001.pbem") and its bytes, or with what is wrong with it, and goes on. What
// it reads comes from anywhere, so nothing is believed that a file says of itself: every record, every letter and what is
// unpacked is bounded before it is read, and no more than one record is held at a time.
//
// What a member says, and whether it is so, others judge: [Member.Record] reads it, and package verify verifies it.
package collection

import (
	"path"
	"path/filepath"
	"strings"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/notation/pgn"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// StandardInput is the name of what is read from the reader that Walk is given.
const StandardInput = "-"

// Form is how a record is written.
type Form int

const (
	Text Form = iota // as package record writes it
	JSON
	PGN
)

// Member is one record of a collection, or what stands in its place.
type Member struct {
	// Name says where it lies: "a/001.pbem", "p.tar.gz:a/001.pbem", "games.jsonl:2", "box.mbox:3:042.pbem".
	Name string
	File string // the file on the disk that it came from; "-" for standard input
	Root string // the folder that was named, below which File lies; "" where the file itself was
	Form Form
	Text []byte    // the record's own bytes, of PGN those of the record that was made of it; nil if there is an Err
	Game *pgn.Game // what a PGN file says besides, of the turns above all; nil of other forms
	// Err is why there is no record: a file that could not be read (*fs.PathError), a name below which there is none (*Empty),
	// what is called a record and is no file (*Irregular); any other error is a fault of what lies there.
	Err error
	// Cut is what there is of a record whose end is missing, in a pack that is cut off, say; of PGN as of Text. Nil of all others.
	Cut []byte

	inner string        // the name behind File, without its colon; "" if it is a file of its own
	pack  *pack         // nil outside packs
	bare  bool          // no proof lies beside the file
	spare chan<- []byte // takes the text back; nil where others may need it
}

// Release gives the room of Text back to whoever goes through the collection, to read a later member into. Nobody may use Text after that; what
// Record has returned stays.
func (m Member) Release() {
	select {
	case m.spare <- m.Text:
	default:
	}
}

// Record reads the record. Positions are what the JSON form tells of them; nil for others.
func (m Member) Record() (r *record.Record, positions []string, err error) {
	if m.Err != nil {
		return nil, nil, m.Err
	}
	if m.Form == JSON {
		return record.ParseAny(m.Text)
	}
	r, err = record.Parse(m.Text)
	return r, nil, err
}

// Private reports whether a member lies in a folder of private copies, on the disk or in a pack.
func (m Member) Private() bool {
	if m.File != StandardInput && archive.InPrivate(filepath.Dir(m.File)) {
		return true
	}
	for place := range strings.SplitSeq(m.inner, ":") {
		if archive.InPrivate(path.Dir(place)) {
			return true
		}
	}
	return false
}

// Empty is the error of a name that leads to no record.
type Empty struct {
	Name    string
	Private []string // folders of private copies below it, which were not looked into
}

func (e *Empty) Error() string {
	return e.Phrase().String()
}

// Phrase is what the error says.
func (e *Empty) Phrase() phrase.Phrase {
	if len(e.Private) > 0 {
		return phrase.New("collection-only-private", "files", "*"+archive.Extension, "folder", e.Private[0])
	}
	return phrase.New("collection-empty", "files", "*"+archive.Extension)
}

// Irregular is the error of what is called a record and is no file, such as a pipe in a folder: its reader might wait for ever.
type Irregular struct{ Name string }

func (e *Irregular) Error() string { return e.Phrase().String() }

// Phrase is what the error says.
func (e *Irregular) Phrase() phrase.Phrase { return phrase.New("collection-irregular") }

// place is where the walker is.
type place struct {
	file  string // on the disk
	root  string // the folder that was named
	inner string // the name in a pack, without the first colon
	asked bool   // it was named, and must hold records
	depth int    // of packs
	bare  bool   // no proof lies beside the file

	regular bool // it was a file when its folder was listed
	alone   bool // the record is all that its file holds, and its text nobody else's
}

func (p place) name() string {
	if p.inner == "" {
		return p.file
	}
	return p.file + ":" + p.inner
}

// within is the place of something in a pack, a mailbox or a row.
func (p place) within(name string) place {
	if p.inner != "" {
		name = p.inner + ":" + name
	}
	p.inner = name
	return p
}

// member is a member at a place, of which nothing is known yet.
func (o *outlet) member(p place) Member {
	return Member{Name: p.name(), File: p.file, Root: p.root, inner: p.inner, pack: o.pack, bare: p.bare}
}

// give yields a record.
func (o *outlet) give(p place, form Form, text []byte) {
	m := o.member(p)
	m.Form, m.Text = form, text
	if p.alone && form == Text {
		m.spare = o.spare
	}
	o.hand(m)
}

// fault yields what is wrong in a record's place.
func (o *outlet) fault(p place, err error) {
	o.faults++
	o.hand(Member{Name: p.name(), File: p.file, Root: p.root, Err: err, inner: p.inner})
}

func (o *outlet) hand(m Member) {
	if o.only != "" && m.Name != o.only {
		return
	}
	o.met++
	if !o.stopped && (o.ctx.Err() != nil || !o.yield(m)) {
		o.stopped = true
	}
}

// Unproved reports whether the head of a log was packed with the archive of a member, and no proof that its own line is in that log.
// It is false where that is not known: in a pack that comes through a pipe the proof may stand behind its record.
func (m Member) Unproved() bool {
	if proof, err := m.Proof(); proof != nil || err != nil || m.File == StandardInput {
		return false
	}
	if m.inner == "" {
		head, err := besideOnDisk(m.File, m.Root, gamelog.HeadFile)
		return head != nil && err == nil
	}
	if m.pack == nil {
		return false
	}
	return m.pack.beside(m.inner, gamelog.HeadFile) != nil
}
