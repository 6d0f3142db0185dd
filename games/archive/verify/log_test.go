package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/archive/collection"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/notation/record"
)

// TestLogs: what is wrong with a log by itself, and what is only odd.
func TestLogs(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		do            func(*scene)
		fault, remark string
	}{
		"in order":                 {do: func(*scene) {}},
		"cut in its last line":     {do: func(s *scene) { s.put("log", s.read("log")+"end games.example.org 3 0 012") }, remark: "Its last line is cut off"},
		"lines behind the head":    {do: func(s *scene) { s.put("log", s.read("log")+"begin games.example.org 9 0123456789abcdef\n") }, remark: "Its head covers 9 lines; I ignored the 1 after them."},
		"a line that is none":      {do: func(s *scene) { s.lines[2] = "hello"; s.log(1) }, fault: "line 3: not a log line"},
		"no log at all":            {do: func(s *scene) { s.put("log", strings.Repeat("x", 1<<12)) }, fault: "a line is longer than 1024 bytes"},
		"no head":                  {do: func(s *scene) { s.remove("log.head") }, fault: "there is no log.head beside it"},
		"a head that is none":      {do: func(s *scene) { s.put("log.head", "hello\n") }, fault: "not a log's head"},
		"by a stranger's key":      {do: func(s *scene) { s.log(7) }, fault: "no known key signed"},
		"cut at its end":           {do: func(s *scene) { s.put("log", strings.Join(append(s.lines[:8], ""), "\n")) }, fault: "the log has 8 lines, but had 9"},
		"rewritten":                {do: func(s *scene) { s.put("log", strings.Replace(s.read("log"), " 2 ", " 7 ", 1)) }, fault: "the first 9 lines of the log have changed"},
		"a head of another site":   {do: otherSite, fault: "its head is from games.example.org, its lines from elsewhere.example"},
		"two sites":                {do: func(s *scene) { s.lines[0] = strings.Replace(s.lines[0], "games.", "chess.", 1); s.log(1) }, remark: "It has games of several sites"},
		"a site in other letters":  {do: decomposed},
		"two logs in one folder":   {do: func(s *scene) { s.put("log.1", "") }, remark: `I didn't read "log.1" beside it`},
		"a time stamp of its head": {do: func(s *scene) { s.put("log.head.ots", "") }},
		"an end said twice":        {do: func(s *scene) { s.end(1, s.games[0]); s.log(1) }, fault: "game games.example.org 1 ends twice"},
		"a beginning said twice":   {do: func(s *scene) { s.begin(3, s.games[2]); s.log(1) }, fault: "game games.example.org 3 begins twice, in lines 5 and 10"},
	} {
		s := newScene(t)
		c.do(s)
		log := s.logged()
		faults, remarks := "", strings.Join(catalog.English().All(log.Remarks), "\n")
		for _, f := range log.Faults {
			faults += catalog.English().Error(f) + "\n"
		}
		if (c.fault == "") != (faults == "") || !strings.Contains(faults, c.fault) {
			t.Errorf("%s: faults %q, want %q", name, faults, c.fault)
		}
		if (c.remark == "") != (remarks == "") || !strings.Contains(remarks, c.remark) {
			t.Errorf("%s: remarks %q, want %q", name, remarks, c.remark)
		}
	}
}

func otherSite(s *scene) {
	for i, line := range s.lines {
		s.lines[i] = strings.Replace(line, "games.example.org", "elsewhere.example", 1)
	}
	s.log(1)
}

// logged is the log of the archive, by its own keys.
func (s *scene) logged() *verify.Log {
	keys, err := verify.NewKeys("")
	if err != nil {
		s.t.Fatal(err)
	}
	logs, err := verify.NewLogs(context.Background(), keys, s.dir)
	if err != nil || len(logs.List()) != 1 {
		s.t.Fatalf("%v, %d logs", err, len(logs.List()))
	}
	return logs.List()[0]
}

// TestMailboxes: letters are found in files, folders, Maildirs and mailboxes, and heads of logs with them; what tells nothing is counted.
func TestMailboxes(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	dir := t.TempDir()
	letter, err := os.ReadFile(filepath.Join(s.outside, "letters", "1.eml"))
	if err != nil {
		t.Fatal(err)
	}
	save(t, filepath.Join(dir, "box"), "From x Thu Jan  1 00:00:00 1970\n"+string(letter)+"\nFrom y Thu Jan  1 00:00:00 1970\nSubject: hello\n\nNothing.\n")
	save(t, filepath.Join(dir, "Mail", "cur", "1:2,S"), string(letter))
	save(t, filepath.Join(dir, "Mail", "tmp", "2"), string(letter))
	save(t, filepath.Join(dir, "notes.txt"), "hello")
	save(t, filepath.Join(dir, "kept.head"), s.read(gamelog.HeadFile))
	l := &verify.Letters{}
	if err := l.Add(dir); err != nil || l.Read != 5 || len(l.Findings()) != 2 {
		t.Errorf("%v, %d read, %d findings", err, l.Read, len(l.Findings()))
	}
	keys, err := verify.NewKeys("")
	if err != nil {
		t.Fatal(err)
	}
	logs, err := verify.NewLogs(context.Background(), keys, s.dir)
	if err != nil {
		t.Fatal(err)
	}
	found := l.LogFindings(logs)
	for _, f := range found {
		if f.Why != nil || f.Log != s.dir {
			t.Errorf("%+v", f)
		}
	}
	if len(found) != 3 || verify.Rewritten(found, s.dir) != nil || l.TellNothing() != 4-2 {
		t.Errorf("%d heads, %d letters tell nothing", len(found), l.TellNothing())
	}
}

// TestRewritten: heads of several sizes show between which lines a log was changed.
func TestRewritten(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	s.keepHead()
	changeLine(5, strings.Replace(s.lines[5], " 4 ", " 8 ", 1))(s)
	s.log(1)
	keys, err := verify.NewKeys("")
	if err != nil {
		t.Fatal(err)
	}
	logs, err := verify.NewLogs(context.Background(), keys, s.dir)
	if err != nil {
		t.Fatal(err)
	}
	l := &verify.Letters{}
	if err := l.Add(filepath.Join(s.outside, "letters")); err != nil {
		t.Fatal(err)
	}
	if got := catalog.English().Error(verify.Rewritten(l.LogFindings(logs), s.dir)); got != "the log was rewritten after line 5" {
		t.Error(got)
	}
}

// keepHead keeps a letter with the head of five lines.
func (s *scene) keepHead() {
	all := s.lines
	s.lines = all[:5]
	s.keep("letters/head.eml", "From: referee@"+siteOfScene+"\n\n"+s.edge().Head().String()+"\n")
	s.lines = all
}

// decomposed has the lines spell the site with a combining letter, and the head with a composed one.
func decomposed(s *scene) {
	for i, line := range s.lines {
		s.lines[i] = strings.Replace(line, "games.", "ga\u0308mes.", 1)
	}
	s.log(1)
	head, err := gamelog.Sign(s.edge().Head(), "g\u00e4mes.example.org", secret(1))
	if err != nil {
		s.t.Fatal(err)
	}
	s.put(gamelog.HeadFile, string(head))
}

// TestOfNoLog: a record beside a log must be one of its games, unless a keeper says that they took it in; or the log may be another's, which
// is so where its head is no known key signed that the reader gave.
func TestOfNoLog(t *testing.T) {
	t.Parallel()
	unnumbered := func(p *played) { p.header.Game = "" }
	ninth := func(p *played) { p.header.Game = "9" }
	for name, c := range map[string]struct {
		change   func(*played)
		imported bool
		keys     byte
		ok       bool
	}{
		"another site":             {change: elsewhere},
		"taken in, another site":   {change: elsewhere, imported: true, ok: true},
		"taken in, without number": {change: unnumbered, imported: true, ok: true},
		"taken in, of the log":     {change: ninth, imported: true},
		"another's log":            {change: elsewhere, keys: 3, ok: true},
	} {
		s := newScene(t)
		given, key := "", byte(1)
		if c.keys > 0 {
			given, key = keyFile(t, t.TempDir()+"/given.pub", c.keys), c.keys
		}
		p := s.play(1)
		c.change(&p)
		s.put("009.pbem", s.signedAs(p, key, c.imported))
		keys, err := verify.NewKeys(given)
		if err != nil {
			t.Fatal(err)
		}
		v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}}
		if v.Logs, err = verify.NewLogs(context.Background(), keys); err != nil {
			t.Fatal(err)
		}
		for m := range collection.Walk(context.Background(), nil, s.dir+"/009.pbem") {
			if r := v.Check(m); (r.Fault == nil) != c.ok {
				t.Errorf("%s: %v", name, r.Fault)
			}
		}
	}
}

// signedAs is the record of a finished game, perhaps marked as taken in from elsewhere.
func (s *scene) signedAs(p played, key byte, imported bool) string {
	text := s.text(p, 0)
	if imported {
		text = strings.Replace(text, "[Result ", "[Imported \"a book, by Cleo, 2026-11-21\"]\n[Result ", 1)
	}
	r, err := record.Parse([]byte(text))
	if err == nil {
		err = r.Sign(secret(key))
	}
	if err != nil {
		s.t.Fatal(err)
	}
	return r.String()
}
