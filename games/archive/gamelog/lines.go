package gamelog

import (
	"encoding/hex"
	"iter"
)

// chunk is how many entries a list grows by. What grows for long is not copied.
const chunk = 1 << 12

// lines are the lines of a log in memory: 32 bytes each, instead of some 200 as they stand.
type lines struct {
	chunks [][]packed
	sites  []string
	places map[string]uint16 // in sites
	others map[int64]string  // what is no line, or does not fit
}

// packed is a line.
type packed struct {
	game     int64
	link     [16]byte
	revision int32
	site     uint16
	kind     Kind
	private  bool
}

func (l *lines) size() int64 {
	if len(l.chunks) == 0 {
		return 0
	}
	return int64(len(l.chunks)-1)*chunk + int64(len(l.chunks[len(l.chunks)-1]))
}

// add keeps a line, and its text where it is none.
func (l *lines) add(line Line, text string) {
	at := l.size()
	if at%chunk == 0 {
		l.chunks = append(l.chunks, make([]packed, 0, chunk))
	}
	p, ok := l.pack(line)
	if !ok {
		if l.others == nil {
			l.others = map[int64]string{}
		}
		l.others[at] = text
	}
	last := len(l.chunks) - 1
	l.chunks[last] = append(l.chunks[last], p)
}

func (l *lines) pack(line Line) (packed, bool) {
	site, ok := l.siteAt(line.Site)
	revision := int32(min(line.Revision, 1<<31-1))
	if !ok || line.Kind == NoLine || int(revision) != line.Revision {
		return packed{}, false
	}
	p := packed{game: int64(line.Game), revision: revision, site: site, kind: line.Kind, private: line.Private}
	_, err := hex.Decode(p.link[:], []byte(line.Link))
	return p, err == nil
}

// siteAt is the place of a site among those that the log tells of; false where they are too many.
func (l *lines) siteAt(site string) (uint16, bool) {
	at, known := l.places[site]
	if known {
		return at, true
	}
	if len(l.sites) > 1<<15 {
		return 0, false
	}
	if l.places == nil {
		l.places = map[string]uint16{}
	}
	at = uint16(len(l.sites))
	l.sites, l.places[site] = append(l.sites, site), at
	return at, true
}

// line is a line as it was read; of Kind NoLine where it is none.
func (l *lines) line(at int64) Line {
	p := l.chunks[at/chunk][at%chunk]
	if p.kind == NoLine {
		line, err := ParseLine(l.others[at])
		if err != nil {
			return Line{}
		}
		return line
	}
	return Line{Kind: p.kind, Site: l.sites[p.site], Game: int(p.game), Revision: int(p.revision), Link: hex.EncodeToString(p.link[:]), Private: p.private}
}

// text is a line as it stands, without its LF: a leaf of the tree.
func (l *lines) text(at int64) string {
	if other, ok := l.others[at]; ok {
		return other
	}
	return l.line(at).String()
}

// Lines yields the lines from the first on, with their places; of Kind NoLine where one is none, which is a leaf all the same.
func (l *Log) Lines() iter.Seq2[int64, Line] {
	return func(yield func(int64, Line) bool) {
		for at := range l.Size() {
			if !yield(at, l.Line(at)) {
				return
			}
		}
	}
}

// Line is the line at a place, from 0 to below Size.
func (l *Log) Line(at int64) Line { return l.lines.line(at) }
