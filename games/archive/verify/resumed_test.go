package verify_test

import (
	"testing"

	"pbem/games/archive/gamelog"
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
	}
}
