package verify_test

import (
	"path/filepath"
	"testing"

	"pbem/games/archive/gamelog"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/rules"
)

// TestResumed: CR-53: where the newest line of a game says that the host has taken its end back, its record is one in play of that revision;
// the signed one of before, one of another revision, and one that still goes on as it did at first are not in order.
func TestResumed(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		of     func(*played)
		faulty bool
	}{
		"in play again":          {of: func(p *played) { p.result, p.cause, p.header.Revision = rules.Ongoing, "", 3 }},
		"in play as it was":      {of: func(p *played) { p.result, p.cause, p.header.Revision = rules.Ongoing, "", 0 }, faulty: true},
		"in play of a later one": {of: func(p *played) { p.result, p.cause, p.header.Revision = rules.Ongoing, "", 4 }, faulty: true},
		"as it had ended":        {of: func(*played) {}, faulty: true},
	} {
		s := newScene(t)
		game := s.games[0]
		_, last := s.links(game)
		s.lines = append(s.lines, gamelog.Line{Kind: gamelog.Resume, Site: siteOfScene, Game: 1, Revision: 3, Link: last}.String())
		c.of(&game)
		s.put("001.pbem", s.text(game, 1))
		s.log(1)
		if s.wrong(2) != c.faulty {
			t.Errorf("%s: found by %q", name, s.found())
		}
		if got := s.faulty(t, "001.pbem"); got != c.faulty {
			t.Errorf("%s, with a letter that tells of the end: %t", name, got)
		}
	}
}

// faulty reports whether the log and letters say of a record that it is not in order.
func (s *scene) faulty(t *testing.T, name string) (faulty bool) {
	keys, err := verify.NewKeys("")
	if err != nil {
		t.Fatal(err)
	}
	v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}}
	if v.Logs, err = verify.NewLogs(t.Context(), keys, s.dir); err != nil {
		t.Fatal(err)
	}
	s.add(v, "letters")
	err = v.All(t.Context(), s.members(5), func(r verify.Result) error {
		faulty = faulty || filepath.Base(r.Name) == name && r.Fault != nil
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return faulty
}
