package verifying

import (
	"fmt"
	"path/filepath"

	"golang.org/x/mod/sumdb/tlog"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/verify"
	"pbem/rules/phrase"
)

// ErrNoLog is of a verification that wants a log, and found none.
var ErrNoLog = phrase.Errorf("verifying-no-log", "log", gamelog.LogFile, "head", gamelog.HeadFile)

// logged is how a log is told to programs, and what it says otherwise than the records.
type logged struct {
	Log   string `json:"log"`
	OK    bool   `json:"ok"`
	Lines int64  `json:"lines,omitempty"` // that its head covers
	Why   string `json:"why,omitempty"`
}

// gap is how a game that is missing, or there twice, is told to programs.
type gap struct {
	State string `json:"state"` // missing, twice
	Site  string `json:"site"`
	Game  int    `json:"game"`
	Why   string `json:"why"`
}

// rooted is how what a letter tells of a log is told to programs.
type rooted struct {
	Letter string `json:"letter"`
	OK     bool   `json:"ok"`
	Lines  int64  `json:"lines"`
	Root   string `json:"root"`
	Why    string `json:"why,omitempty"`
}

// logs tells what is wrong with the logs of the archives, and of which games there is no record, or more than one.
func (t *Telling) logs(v *verify.Verifier) error {
	list := v.Logs.List()
	if len(list) == 0 && t.Wanted.Log {
		t.Unread = append(t.Unread, ErrNoLog)
	}
	roots := v.Letters.LogFindings(v.Logs)
	for _, l := range list {
		if err := t.log(l, verify.Rewritten(roots, l.Dir)); err != nil {
			return err
		}
	}
	for _, f := range roots {
		if err := t.root(f); err != nil {
			return err
		}
	}
	missing, twice := 0, 0
	for _, g := range v.Logs.Gaps() {
		if t.wrong = true; g.Missing {
			missing++
		} else {
			twice++
		}
		if err := t.gap(g); err != nil {
			return err
		}
	}
	if len(list) > 0 {
		t.say(phrase.New("verifying-held", "missing", missing, "twice", twice))
	}
	return nil
}

func (t *Telling) log(l *verify.Log, rewritten error) error {
	name := filepath.Join(l.Dir, gamelog.LogFile)
	faults := l.Faults
	if rewritten != nil {
		faults = append(faults, rewritten)
	}
	for _, r := range l.Remarks {
		fmt.Fprintf(t.Err, "%s: %s\n", terminal.Name(name), terminal.OneLine(t.Words.Say(r)))
	}
	if len(faults) == 0 {
		return t.soundLog(name, l)
	}
	t.wrong = true
	for _, f := range faults {
		var err error
		if why := t.Words.Error(f); t.JSON {
			err = t.printJSON(logged{Log: name, Lines: l.Lines, Why: why})
		} else {
			_, err = fmt.Fprintf(t.Out, "bad %s: %s\n", terminal.Name(name), terminal.OneLine(why))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// soundLog tells of a log in which nothing is wrong: in the results for programs alone, where lines are told apart by their fields.
func (t *Telling) soundLog(name string, l *verify.Log) error {
	how := phrase.New("verifying-known")
	if !l.Signed {
		how = phrase.New("verifying-no-key")
	}
	t.say(phrase.New("verifying-log", "file", terminal.Name(name), "lines", l.Lines, "how", how))
	if t.JSON {
		return t.printJSON(logged{Log: name, OK: true, Lines: l.Lines})
	}
	return nil
}

func (t *Telling) gap(g verify.Gap) error {
	state := "twice"
	if g.Missing {
		state = "missing"
	}
	why := t.Words.Say(g.Why)
	if t.JSON {
		return t.printJSON(gap{state, g.Site, g.Game, why})
	}
	_, err := fmt.Fprintf(t.Out, "%s game %d of %s: %s\n", state, g.Game, terminal.OneLine(g.Site), terminal.OneLine(why))
	return err
}

// root tells what came of what a letter tells of a log. Where no log is here, there is nothing to tell.
func (t *Telling) root(f verify.LogFinding) error {
	if f.Log == "" {
		return nil
	}
	why := ""
	if f.Why != nil {
		t.wrong, why = true, t.Words.Error(f.Why)
		if f.Doubt != verify.NoDoubt {
			why += t.Words.Say(phrase.New("verifying-no-site"))
		}
	}
	if t.JSON {
		return t.printJSON(rooted{f.Letter, f.Why == nil, f.Size, tlog.Hash(f.Root).String(), why})
	}
	word, end := "ok", ""
	if f.Why != nil {
		word, end = "bad", ": "+terminal.OneLine(why)
	}
	_, err := fmt.Fprintf(t.Out, "%s %s log of %s%s\n", word, terminal.Name(f.Letter), terminal.Counted(int(f.Size), "line"), end)
	return err
}
