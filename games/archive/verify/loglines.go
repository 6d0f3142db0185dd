package verify

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// checkHead holds the lines against the signed head, which says how many of them count. A log that nobody named, and that the reader's
// own keys have not signed, may be signed by a later key: then none of it counts.
func (l *Log) checkHead(ring keyring, given bool) {
	text, err := os.ReadFile(filepath.Join(l.Dir, gamelog.HeadFile))
	if errors.Is(err, fs.ErrNotExist) {
		l.fault(phrase.Errorf("verifying-log-no-head", "file", gamelog.HeadFile))
		l.Lines = l.whole.Size()
		return
	}
	if err != nil {
		l.Faults = append(l.Faults, archive.Unreadable(gamelog.HeadFile, err))
		return
	}
	signed, err := gamelog.Open(text, ring.keys)
	if given && !l.named && errors.Is(err, gamelog.ErrUnsigned) {
		l.Remarks = append(l.Remarks, phrase.New("verifying-log-unused"))
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
			l.fault(phrase.Errorf("verifying-log-retired", "lines", signed.Size, "since", since))
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
	called := func(site string) bool { return norm.NFC.String(site) == norm.NFC.String(of) }
	if len(sites) > 0 && !slices.ContainsFunc(sites, called) {
		l.fault(phrase.Errorf("verifying-log-other-site", "site", of, "other", sites[0]))
	}
	if len(sites) > 1 {
		l.Remarks = append(l.Remarks, phrase.New("verifying-log-sites", "site", sites[0], "other", sites[1]))
	}
}

// gather reads what the lines say of each game. Those that the head does not cover do not count.
func (l *Log) gather() {
	for _, f := range l.whole.Faults {
		switch {
		case f.Line < l.Lines:
			l.fault(phrase.Errorf("verifying-log-line", "line", f.Line+1, "why", f.Err))
		case errors.Is(f.Err, gamelog.ErrCut):
			l.Remarks = append(l.Remarks, phrase.New("verifying-log-cut"))
		}
	}
	if more := l.whole.Size() - l.Lines; more > 0 {
		l.Remarks = append(l.Remarks, phrase.New("verifying-log-behind", "lines", l.Lines, "more", more))
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
		l.fault(phrase.Errorf("verifying-log-ends-twice", "site", id.site, "game", id.number, "what", "end", "line", before.at+1, "other", now.at+1))
	}
	if n := len(h.begins); n > 1 && (len(h.ends) == 0 || h.ends[len(h.ends)-1].at < h.begins[n-1].at) {
		l.fault(phrase.Errorf("verifying-log-ends-twice", "site", id.site, "game", id.number, "what", "begin", "line", h.begins[n-2].at+1, "other", h.begins[n-1].at+1))
	}
}

// lookAround looks for a second log in the folder.
func (l *Log) lookAround() {
	others, _ := filepath.Glob(filepath.Join(globbed(l.Dir), gamelog.LogFile+`[._\-]*`))
	for _, path := range others {
		switch name := filepath.Base(path); {
		case name == gamelog.HeadFile, filepath.Ext(name) == ".ots", filepath.Ext(name) == ".tsr", filepath.Ext(name) == ".tsq":
		default:
			l.Remarks = append(l.Remarks, phrase.New("verifying-log-beside", "file", strconv.Quote(name)))
		}
	}
}

// LogFinding is what came of what a letter, or a head that was kept, tells of a log.
type LogFinding struct {
	Letter string
	gamelog.Head
	Log string // the folder of the log; "" where there is none to compare with
	// Why is what speaks against it; nil if the log begins with what the letter tells of.
	Why error
	// Doubt is as for a Finding: the letter may be of another service's log.
	Doubt Doubt
}

// LogFindings hold what letters tell of logs against the logs that there are: it must be so of one of them.
func (l *Letters) LogFindings(logs *Logs) []LogFinding {
	var all []LogFinding
	for i := range l.heads {
		t := &l.heads[i]
		f := LogFinding{Letter: t.Letter, Head: t.Head}
		for _, log := range logs.List() {
			why := log.whole.Begins(t.Head)
			if f.Log == "" || why == nil {
				f.Log, f.Why, f.Doubt = log.Dir, why, log.doubt(t.words)
			}
			if why == nil {
				break
			}
		}
		t.compared = f.Log != ""
		all = append(all, f)
	}
	return all
}

// doubt is whether a letter may be of another log.
func (l *Log) doubt(words string) Doubt {
	for site := range l.sites {
		if strings.Contains(words, strings.ToLower(site)) {
			return NoDoubt
		}
	}
	return OtherSite
}

// Rewritten says, where a log is no longer what was told of it, between which of its lines it was changed, as closely as what was told
// shows it; nil where nothing was.
func Rewritten(findings []LogFinding, log string) error {
	good, bad := int64(0), int64(-1)
	for _, f := range findings {
		switch {
		case f.Log != log:
		case f.Why == nil:
			good = max(good, f.Size)
		case bad < 0 || f.Size < bad:
			bad = f.Size
		}
	}
	if bad < 0 {
		return nil
	}
	if good >= bad { // two heads that cannot both be of one log
		good = 0
		for _, f := range findings {
			if f.Log == log && f.Why == nil && f.Size < bad {
				good = max(good, f.Size)
			}
		}
		return phrase.Errorf("verifying-rewritten-after", "line", good)
	}
	return phrase.Errorf("verifying-rewritten-after", "line", good)
}
