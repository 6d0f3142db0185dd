package verify

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"golang.org/x/text/unicode/norm"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/notation/record"
)

// checkHead holds the lines against the signed head, which says how many of them count. A log that nobody named, and that the reader's
// own keys have not signed, may be signed by a later key: then none of it counts.
func (l *Log) checkHead(ring keyring, given bool) {
	text, err := os.ReadFile(filepath.Join(l.Dir, gamelog.HeadFile))
	if errors.Is(err, fs.ErrNotExist) {
		l.fault("there is no %s beside it, so nothing shows that its lines are the server's", gamelog.HeadFile)
		l.Lines = l.whole.Size()
		return
	}
	if err != nil {
		l.Faults = append(l.Faults, archive.Unreadable(gamelog.HeadFile, err))
		return
	}
	signed, err := gamelog.Open(text, ring.keys)
	if given && !l.named && errors.Is(err, gamelog.ErrUnsigned) {
		l.Remarks = append(l.Remarks, "Its head is signed by a key that was not given, so it was not used.")
		l.unused = true
		return
	}
	if err != nil {
		l.Faults = append(l.Faults, err)
	}
	if errors.Is(err, gamelog.ErrHead) {
		l.Lines = l.whole.Size()
		return
	}
	l.headText = text
	l.Signed, l.Lines = signed.Key >= 0, min(signed.Size, l.whole.Size())
	if signed.Key >= 0 {
		l.trusted = !ring.stolen(signed.Key)
		if since, retired := ring.retired[record.KeyID(ring.keys[signed.Key])]; retired && signed.Size > since {
			l.fault("its head of %d lines is signed by a key that was retired since log size %d", signed.Size, since)
		}
	}
	if err := l.whole.Begins(signed.Head); err != nil {
		l.Faults = append(l.Faults, err)
	}
	l.checkSite(signed.Site)
}

// checkSite looks whose log, and whose head, these are.
func (l *Log) checkSite(of string) {
	var sites []string
	for n := range l.Lines {
		if line := l.whole.Line(n); line.Kind != gamelog.NoLine && !slices.Contains(sites, line.Site) && len(sites) < 3 {
			sites = append(sites, line.Site)
		}
	}
	called := func(site string) bool { return norm.NFC.String(site) == norm.NFC.String(of) } // lines of version 1 have the site as the host typed it
	if len(sites) > 0 && !slices.ContainsFunc(sites, called) {
		l.fault("its head is of another site: of %s, and its lines are of %s", of, sites[0])
	}
	if len(sites) > 1 {
		l.Remarks = append(l.Remarks, fmt.Sprintf("It tells of games of several sites, %s and %s among them: the site was called otherwise once, or two logs are one here.", sites[0], sites[1]))
	}
}

// gather reads what the lines say of each game. Those that the head does not cover do not count.
func (l *Log) gather() {
	for _, f := range l.whole.Faults {
		switch {
		case f.Line < l.Lines:
			l.fault("line %d: %w", f.Line+1, f.Err)
		case errors.Is(f.Err, gamelog.ErrCut):
			l.Remarks = append(l.Remarks, "It breaks off in its last line, as a crash or a copy leaves it; that line does not count.")
		}
	}
	if more := l.whole.Size() - l.Lines; more > 0 {
		l.Remarks = append(l.Remarks, fmt.Sprintf("Its head covers %d lines; those behind them do not count (%d).", l.Lines, more))
	}
	for n := range l.Lines {
		if line := l.whole.Line(n); line.Kind != gamelog.NoLine {
			id := l.games.add(line, n)
			l.sites[id.site] = true
			l.checkAgain(id)
		}
	}
}

// checkAgain looks whether the newest line of a game says something that was said before.
func (l *Log) checkAgain(id game) {
	h := l.games.recent(id)
	if n := len(h.ends); n > 1 && h.ends[n-1].Revision <= h.ends[n-2].Revision {
		now, before := h.ends[n-1], h.ends[n-2]
		l.fault("game %s %d ends twice: line %d says #%s, and line %d #%s, without a new revision: it was rewritten in between, or its store was put back", id.site, id.number, before.at+1, before.Link, now.at+1, now.Link)
	}
	if n := len(h.begins); n > 1 && (len(h.ends) == 0 || h.ends[len(h.ends)-1].at < h.begins[n-1].at) {
		l.fault("game %s %d begins twice: in line %d and in line %d", id.site, id.number, h.begins[n-2].at+1, h.begins[n-1].at+1)
	}
}

// lookAround looks for a second log in the folder.
func (l *Log) lookAround() {
	others, _ := filepath.Glob(filepath.Join(globbed(l.Dir), gamelog.LogFile+`[._\-]*`))
	for _, path := range others {
		switch name := filepath.Base(path); {
		case name == gamelog.HeadFile, filepath.Ext(name) == ".ots", filepath.Ext(name) == ".tsr", filepath.Ext(name) == ".tsq":
		default:
			l.Remarks = append(l.Remarks, "Beside it lies "+strconv.Quote(name)+", perhaps another log of this folder; it was not read.")
		}
	}
}
