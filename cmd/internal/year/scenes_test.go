package year

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
)

// scene is what happens in a club of four people and a host, and what is broken on purpose meanwhile: in each run all of one list, each with the
// check that finds it. The first run, with nothing broken, finds nothing.
type scene struct {
	name   string
	play   func(c *world, p []*person)
	broken []map[Break]string
}

func scenes() []scene {
	return []scene{
		{"letters", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "cosmic time 3d")
			c.moves(game, 2)
			c.plays(p[0], game, "diary "+c.note(p[0])+"\nsay Good luck!")
			c.plays(p[1], game, "diary "+c.note(p[1])+"\nsay Good luck!")
			c.asks(p[0], "language en")
			c.moves(game, 3)
			c.pass(6 * time.Hour)
			c.asks(p[0], "games")
			c.moves(game, 2)
		}, []map[Break]string{
			{LostAnswer: "answers", OtherBytes: "letters", OpenSecret: "secrets", OtherLanguage: "languages", WrongClock: "clocks"},
			{SecondAnswer: "answers", LostLetter: "letters", OthersToken: "secrets"},
		}},
		{"a letter of the day", func(c *world, p []*person) {
			c.asks(p[0], "mail digest on 08:30")
			c.pass(25 * time.Hour)
			c.moves(c.begins(p[0], p[1], "cosmic time 20d+1d"), 4)
			c.moves(c.begins(p[0], p[2], "amoeba time 15d"), 4)
			c.pass(2 * 24 * time.Hour)
		}, []map[Break]string{{SecondDigest: "digests"}}},
		{"observers", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "chesimals-0.1 time 3d")
			c.asks(p[2], fmt.Sprintf("watch %d", game))
			for range 4 {
				c.moves(game, 1)
				c.pass(90 * time.Minute)
			}
		}, []map[Break]string{{EarlyPage: "pages", EarlyNews: "news"}, {TwiceTold: "observers"}}},
		{"a turn that nobody plays", func(c *world, p []*person) {
			c.moves(c.begins(p[0], p[1], "cosmic time 2d private"), 1)
			c.pass(3 * 24 * time.Hour)
		}, []map[Break]string{{LateNews: "urgency"}, {ManyReminders: "reminders", StaleReminder: "reminded", LateRest: "vacations", Overdrawn: "budgets"}}},
		{"a ban", func(c *world, p []*person) {
			c.moves(c.begins(p[0], p[1], "cosmic time 3d"), 4)
			c.asks(c.byAddress[host], "admin ban "+p[1].address+" they have written abuse, case 7")
			c.pass(3 * time.Hour)
			c.asks(p[1], "games")
			c.asks(p[1], "games")
			c.asks(p[0], "games")
			c.pass(time.Hour)
		}, []map[Break]string{{BannedHears: "silence", GoesOnBanned: "bans"}}},
		{"no mail", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "cosmic time 3d")
			c.asks(p[1], "block")
			c.moves(game, 1)
			c.asks(p[1], "games")
			c.asks(p[1], "unblock")
			c.pass(time.Hour)
		}, []map[Break]string{{BlockedHears: "blocks"}}},
		{"addresses", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "cosmic time 3d")
			c.moves(game, 2)
			old := p[0].games[game]
			c.asks(p[0], "newkey")
			c.send(c.write(p[0], old, "say Is this address still good?", false))
			c.byAddress[p[1].next()] = p[1]
			c.asks(p[1], "address add "+p[1].next())
			c.asks(p[1], "address remove "+p[1].address)
			c.moves(game, 2)
			c.asks(p[2], fmt.Sprintf("new amoeba vs %s time 3d", p[1].address))
			c.pass(time.Hour)
		}, []map[Break]string{{OldAddressHears: "addresses", OldKeyActs: "keys"}}},
		{"offers", func(c *world, p []*person) {
			c.moves(c.begins(p[0], p[1], "cosmic time 3d rating 1300-1600"), 2)
			c.asks(p[2], "refuse "+p[1].name)
			c.asks(p[2], "seek amoeba time 3d")
			c.asks(p[1], "take 2")
			c.asks(p[0], "new amoeba vs "+p[3].address+" time 3d")
			c.asks(p[0], "seek amoeba time 5d")
			for _, r := range p[3].asked {
				c.send(c.write(p[3], r, "decline", false))
			}
			c.asks(c.byAddress[host], "admin lift "+p[0].address)
			c.pass(time.Hour)
		}, []map[Break]string{{
			OverCap: "cap", OtherName: "called", OverLimit: "limits", RefusedPlays: "refusals", RefusedHears: "refused", WrongRefusal: "reasons", DeclinedHears: "declined",
			ManySeeks: "seeks", BoundAgain: "lifts", TakenTwice: "offers", OtherWindow: "windows",
		}}},
		{"names", func(c *world, p []*person) {
			before := p[0].name
			c.asks(p[0], "name Nina Newname")
			c.asks(p[1], "name "+before)
			c.asks(p[1], "players "+before)
			c.asks(p[1], "players Nina Newname")
		}, []map[Break]string{{TakenName: "names", OldNameLeads: "found"}}},
		{"words", func(c *world, p []*person) {
			game := c.begins(p[0], p[3], "cosmic time 3d")
			for range 3 {
				c.says(p[0], c.match(game))
			}
			c.pass(5 * time.Hour)
			for i := range 8 {
				c.asks(p[3], "Blurgh wibble frotz "+surname(i))
			}
			c.checkSaid()
		}, []map[Break]string{{SaidTwice: "words", SilentEarly: "caps"}}},
		{"a private game", func(c *world, p []*person) {
			c.ends(c.begins(p[0], p[1], "cosmic time 3d private"))
			game := c.begins(p[0], p[2], "cosmic time 3d")
			c.asks(p[3], "watch 1")
			c.asks(p[3], fmt.Sprintf("watch %d", game))
			c.ends(game)
			c.pass(2 * time.Hour)
		}, []map[Break]string{{PrivateSeen: "privacy", PrivateCounts: "study"}}},
		{"an inventor", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "cosmic time 3d")
			c.moves(game, 4)
			c.plays(p[0], game, "copy inventor yes")
			c.ends(game)
			c.plays(p[1], game, "copy inventor yes")
			c.pass(32 * time.Hour)
		}, []map[Break]string{{CopiedUnasked: "copies", CopiedTwice: "copied", CopyLost: "awaited"}}},
		{"no relay, and a pause", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "cosmic time 3d")
			c.relay.down = c.now
			c.moves(game, 1)
			c.pass(5 * time.Hour)
			c.relay.down, c.relay.back = time.Time{}, c.now
			c.pass(5 * time.Hour)
			c.moves(game, 1)
			h := c.byAddress[host]
			c.asks(h, "admin pause all until "+c.now.Add(40*time.Hour).Format(pauseForm))
			c.pass(2 * time.Hour)
			c.asks(h, "admin pause all until "+c.now.Add(10*time.Hour).Format(pauseForm))
			c.pass(12 * time.Hour)
			c.moves(game, 1)
		}, []map[Break]string{{LostByRelay: "relay", OtherPause: "pauses"}}},
		{"tournaments", func(c *world, p []*person) {
			c.asks(p[0], "tournament new Quick Swiss cosmic swiss 2 time 1d start at 3 players")
			c.asks(p[0], "tournament new Long Table cosmic round-robin time 10d start at 3 players")
			for _, q := range p[:3] {
				c.asks(q, "join Long Table")
				c.asks(q, "join Quick Swiss")
			}
			for range 4 {
				c.pass(25 * time.Hour)
				for _, id := range slices.Sorted(maps.Keys(c.games)) {
					if g := c.games[id]; g.Stage == adjudicator.Playing && g.Terms.Time.First == 24*time.Hour {
						c.moves(id, 2)
						c.ends(id)
					}
				}
			}
			c.pass(30 * time.Hour)
		}, []map[Break]string{{MetTwice: "pairs", SecondBye: "byes", NeverEnds: "ends", OtherTable: "tables"}}},
		{"a month", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "chesimals-0.1 time 3d rated")
			c.moves(game, 8)
			c.ends(game)
			c.pass(5 * 24 * time.Hour)
		}, []map[Break]string{{OtherRating: "ratings", LatePlayer: "punctuality", OtherRecord: "records"}}},
		{"somebody leaves", func(c *world, p []*person) {
			game := c.begins(p[0], p[1], "cosmic time 3d")
			c.moves(game, 6)
			p[1].leaving = c.now
			c.asks(p[1], "forget me")
			c.pass(2 * time.Hour)
			c.asks(p[0], fmt.Sprintf("seek takeover %d", game))
			c.asks(p[2], "take 2")
			c.pass(4 * 24 * time.Hour)
		}, []map[Break]string{{Remembered: "forgotten", OtherTakeover: "takeovers"}}},
	}
}

// asks has somebody write of no game, and say yes to what they are asked back.
func (c *world) asks(p *person, words string) {
	c.send(c.write(p, p.account, words, false))
	c.agree(p)
}

// plays has somebody write of a game.
func (c *world) plays(p *person, game int, words string) {
	if r := p.games[game]; r != nil {
		c.send(c.write(p, r, words, false))
		c.agree(p)
	}
}

// begins has somebody offer a game and somebody else take it. It returns its number.
func (c *world) begins(p, other *person, terms string) int {
	c.asks(p, "seek "+terms)
	standing := c.standing(0)
	if len(standing) == 0 {
		return 0
	}
	c.asks(other, fmt.Sprintf("take %d", standing[len(standing)-1]))
	return len(c.games)
}

// mover is who is to move in a game; nil for nobody.
func (c *world) mover(game int) (*adjudicator.Match, *person) {
	m := c.match(game)
	if m == nil || m.Stage != adjudicator.Playing {
		return m, nil
	}
	return m, c.byAddress[m.Player(m.ToMove()).Address]
}

// moves has so many turns of a game be played.
func (c *world) moves(game, turns int) {
	for range turns {
		m, p := c.mover(game)
		if p == nil {
			return
		}
		c.plays(p, game, chosen(m.Position, 1).String())
	}
}

// ends has who is to move in a game resign.
func (c *world) ends(game int) {
	if _, p := c.mover(game); p != nil {
		c.plays(p, game, "resign")
	}
}

// note is something that nobody else may read.
func (c *world) note(p *person) string {
	words := "note" + surname(4000000+len(p.secrets)+100*p.number)
	c.hides(p, words, 0)
	return words
}

// TestWhatIsBrokenIsFound breaks each promise on purpose, and sees the check of its subject find it, and no other. Where nothing is broken nothing is found.
func TestWhatIsBrokenIsFound(t *testing.T) {
	t.Parallel()
	for _, s := range scenes() {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			for _, f := range s.found(t, nil) {
				t.Errorf("nothing was broken: %s: %s", f.check, f.text)
			}
			for _, broken := range s.broken {
				by := slices.Collect(maps.Values(broken))
				found := map[string]bool{}
				for _, f := range s.found(t, slices.Sorted(maps.Keys(broken))) {
					if found[f.check] = true; !slices.Contains(by, f.check) {
						t.Errorf("%s was broken: %s: %s", slices.Sorted(maps.Keys(broken)), f.check, f.text)
					}
				}
				for b, check := range broken {
					if !found[check] {
						t.Errorf("%s: it was not found", b)
					}
				}
			}
		})
	}
}

// found is what checks find in the scene with something broken.
func (s scene) found(t *testing.T, broken []Break) []finding {
	dir := memory(t)
	defer os.RemoveAll(dir)
	c := newWorld(t.Context(), dir, nil)
	defer c.house.end()
	c.settles(4)
	for _, b := range broken {
		c.broken[b] = true
	}
	s.play(c, c.people)
	c.settle()
	c.checkAll()
	if t.Failed() {
		t.Logf("%s %v: %s", s.name, broken, strings.Join(slices.Sorted(maps.Keys(c.tried)), ", "))
	}
	return c.found
}
