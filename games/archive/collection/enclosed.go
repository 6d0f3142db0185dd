package collection

import (
	"bytes"
	"path"
	"strings"

	"pbem/mailer/mime/text"
	"pbem/notation/record"
)

// Most bounds what is looked at of a letter whose writer asks for its records to be verified.
type Most struct {
	Records int
	Bytes   int // of all of them, and of the files that are opened for them
}

// Enclosure is what a letter brings to be verified.
type Enclosure struct {
	// Members are its records, those in its words first. One is called by its file and its number there ("042.pbem", "all.txt:2"), or by its number
	// alone ("", ":2") where it stands in the words. Their Err says which files hold none.
	Members []Member
	// Left reports that there is more than is looked at.
	Left  bool
	Begun bool // a record begins in the words, whether it is whole or not
}

// NoRecord is of a file in which there is no record.
type NoRecord struct{}

func (NoRecord) Error() string { return "there is no record in it" }

// Enclosed finds the records that a letter brings: in its words, which may be wrapped and quoted, and in the files that come with it and are
// called .pbem or .txt. Nothing else is opened. It is total.
func Enclosed(raw []byte, words string, most Most) Enclosure {
	e := enclosing{most: most}
	found, _ := written([]byte(words))
	e.Begun = bytes.Contains([]byte(words), []byte(firstTag))
	files := 0
	pieces := text.Pieces(raw, func(name string) bool {
		if !bringsRecord(name) {
			return false
		}
		files++
		return files <= most.Records
	})
	for _, p := range pieces {
		if p.File == "" {
			all, _ := written(p.Text)
			found = appendNew(found, all)
			e.Begun = e.Begun || bytes.Contains(p.Text, []byte(firstTag))
		}
	}
	e.texts("", found)
	for _, p := range pieces {
		if p.File != "" && !e.Left {
			e.file(p)
		}
	}
	e.Left = e.Left || files > most.Records
	return e.Enclosure
}

// firstTag begins every record.
const firstTag = `[Format "pbem record`

// bringsRecord reports whether a file is opened, by its name.
func bringsRecord(name string) bool {
	ext := strings.ToLower(path.Ext(strings.TrimSpace(name)))
	return ext == ".pbem" || ext == ".txt"
}

// enclosing is a letter while its records are looked for.
type enclosing struct {
	Enclosure
	most  Most
	bytes int
}

func (e *enclosing) file(p text.Piece) {
	if e.bytes += len(p.Text); e.bytes > e.most.Bytes {
		e.Left = true
		return
	}
	found := inFile(p.Text)
	if len(found) == 0 {
		e.add(Member{Name: p.File, File: p.File, Err: NoRecord{}})
	}
	e.texts(p.File, found)
}

// inFile finds the records in a file that came with a letter. One that reads as it stands keeps its bytes, but for the line ends that text in
// letters has; one that doesn't may have been wrapped.
func inFile(text []byte) (found [][]byte) {
	for _, one := range apart(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))) {
		if _, err := record.Parse(one); err != nil {
			if mended, _ := written(one); len(mended) == 1 {
				one = mended[0]
			}
		}
		found = append(found, one)
	}
	if found == nil {
		found, _ = written(text)
	}
	return found
}

// texts adds the records of one file, or of the words.
func (e *enclosing) texts(name string, found [][]byte) {
	at := place{file: name}
	for i, one := range found {
		n := i + 1
		if len(found) == 1 {
			n = 0
		}
		e.add(Member{Name: numbered(at, n).name(), File: name, Text: one})
	}
}

func (e *enclosing) add(m Member) {
	if len(e.Members) == e.most.Records {
		e.Left = true
		return
	}
	e.Members = append(e.Members, m)
}

// apart parts a text that begins as a record into the records that follow each other in it, byte for byte, for a signature may hang on each; nil
// for any other text.
func apart(all []byte) (found [][]byte) {
	if !isTag(bytes.TrimLeft(bytes.TrimPrefix(all, []byte("\ufeff")), " \t\r\n")) {
		return nil
	}
	begins, moved := 0, false
	for at := 0; at < len(all); {
		line, _, _ := bytes.Cut(all[at:], []byte("\n"))
		bare := bytes.TrimSpace(bytes.TrimPrefix(line, []byte("\ufeff")))
		if tag := isTag(bare); tag && moved {
			found, begins, moved = append(found, alone(all[begins:at])), at, false
		} else if !tag && len(bare) > 0 {
			moved = true
		}
		at += len(line) + 1
	}
	if len(found) == 0 {
		return [][]byte{all}
	}
	return append(found, alone(all[begins:]))
}

// alone is a record of several without the empty lines around it.
func alone(text []byte) []byte {
	return append(bytes.Clone(bytes.TrimRight(bytes.TrimLeft(text, "\r\n"), " \t\r\n")), '\n')
}
