package verify_test

import (
	"context"
	"strings"
	"testing"

	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/notation/record"
)

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
