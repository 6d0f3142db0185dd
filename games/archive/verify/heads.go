package verify

import (
	"strings"

	"pbem/games/archive/gamelog"
	"pbem/rules/phrase"
)

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
