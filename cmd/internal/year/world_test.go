package year

import (
	"context"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/tongue"
)

// world is a club: the program under test, the people around it, and the model of what it has promised them.
type world struct {
	ctx     context.Context
	now     time.Time
	next    time.Time // of the next round
	rounds  int
	house   *house
	german  *tongue.Tongue
	phrases map[string][]string // by which letters are known for what they are
	broken  map[Break]bool

	people     []*person // those who play
	byAddress  map[string]*person
	bearers    map[string]bearer            // whose names are, in no case
	seen       map[string][sha256.Size]byte // letters of the program's, by Message-ID
	inbox      map[string][]*received       // and by the letter that they answer
	delivered  map[string]bool
	transit    []*sent          // letters under way to the program, in the order of their arrival
	open       map[string]*sent // letters that are not known to be handled
	inHand     *sent
	handedOver []*sent // the newest letters, which may come twice
	relay      relay
	looked     time.Time // up to when changed games were looked at
	fell       time.Time // when the program was down last

	games   map[int]*game
	tokens  map[string]*person // whose the secret addresses are
	words   map[string]*talk   // what was said
	kept    []keepsake         // letters that bear witness
	paused  []clock.Interval   // all clocks, by the words of the host's
	books   map[int]*book
	keepers map[string]*keeper // how people have kept their time, by the second book
	found   []finding
	tried   map[string]int
}

// game is what is remembered of one.
type game struct {
	*adjudicator.Match
	players   []*person
	changed   time.Time        // when its version was first seen
	corrected bool             // the host has decided something
	yes       map[*person]bool // who has said that its inventor may have it
	complete  time.Time        // when it could go
	excused   bool             // it need not
	copies    int
}

// finding is something that is not as promised.
type finding struct{ check, text string }

// find notes one. The checks are named by their subjects.
func (c *world) find(check, format string, args ...any) {
	c.found = append(c.found, finding{check, c.now.Format(time.DateTime) + ": " + fmt.Sprintf(format, args...)})
}

// try counts what was looked at.
func (c *world) try(what string) { c.tried[what]++ }

// newWorld is a club whose people have told their names. Call end in the end.
func newWorld(ctx context.Context, dir string, base *database, broken ...Break) *world {
	c := &world{ctx: ctx, now: began(), looked: began(), broken: map[Break]bool{}, byAddress: map[string]*person{}, bearers: map[string]bearer{}, seen: map[string][sha256.Size]byte{}, inbox: map[string][]*received{}, delivered: map[string]bool{},
		open: map[string]*sent{}, relay: relay{waiting: map[string]string{}, since: map[string]time.Time{}}, games: map[int]*game{}, tokens: map[string]*person{}, words: map[string]*talk{}, books: map[int]*book{}, keepers: map[string]*keeper{}, tried: map[string]int{}}
	for _, b := range broken {
		c.broken[b] = true
	}
	c.german = get(catalog.Load("de")).Tongue()
	c.phrases = phrases()
	c.house = get(newHouse(dir, base))
	c.house.clock, c.house.courier, c.house.judge = func() time.Time { return c.now }, c, c.belief
	must(c.house.open(ctx, 0))
	if base != nil {
		must(c.house.open(ctx, 1))
	}
	c.round()
	return c
}

func (c *world) breaks(b Break) bool { return c.broken[b] }

// belief is how far letters are believed: by whoever carries the writer's mail.
func (c *world) belief(m mailer.Message) mailer.Judgement {
	for _, from := range m.From {
		if p := c.byAddress[from.Mailbox]; p != nil && p.believed {
			return mailer.Judgement{Belief: mailer.Believed}
		}
	}
	return mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}
}

// joins adds somebody.
func (c *world) joins(p *person) *person {
	p.number = len(c.people)
	if !p.hosts {
		c.people = append(c.people, p)
	}
	c.byAddress[p.address] = p
	c.bearers[strings.ToLower(p.name)] = bearer{who: p}
	return p
}

// pass lets time go by: letters arrive, and every half hour the program does what is due.
func (c *world) pass(d time.Duration) {
	for end := c.now.Add(d); c.now.Before(end) && len(c.found) == 0 || c.now.Before(end) && len(c.broken) > 0; {
		c.now = end
		if c.next.Before(c.now) {
			c.now = c.next
		}
		if len(c.transit) > 0 && c.transit[0].at.Before(c.now) {
			c.now = c.transit[0].at
		}
		for len(c.transit) > 0 && !c.transit[0].at.After(c.now) {
			s := c.transit[0]
			c.transit = c.transit[1:]
			c.hand(s)
		}
		if !c.next.After(c.now) {
			c.round()
		}
	}
}

// post has a letter on its way for so long.
func (c *world) post(s *sent, takes time.Duration) {
	s.at = c.now.Add(takes).Truncate(time.Minute)
	c.open[s.id] = s
	at, _ := slices.BinarySearchFunc(c.transit, s, func(a, b *sent) int {
		if a.at.After(b.at) {
			return 1
		}
		return -1
	})
	c.transit = slices.Insert(c.transit, at, s)
}

// send has a letter arrive a minute later.
func (c *world) send(s *sent) {
	c.post(s, time.Minute)
	c.pass(time.Minute)
}

// round is a look of the program at the clock, of each node that is up, and what follows from it.
func (c *world) round() {
	c.next = c.now.Add(30 * time.Minute)
	c.rounds++
	c.try("rounds")
	for range 2 {
		if c.house.nodes[c.house.acts].service != nil {
			if alive := get(c.house.round(c.ctx)); !alive {
				c.killed()
			}
		}
		if c.house.nodes[1-c.house.acts].service == nil || c.rounds%3 > 0 {
			break
		}
		c.house.acts = 1 - c.house.acts
	}
	for _, p := range c.people {
		if !p.leaving.IsZero() && p.gone.IsZero() && !c.knows(p) {
			p.gone = c.now
			c.try("forgotten")
		}
	}
	c.lookAtChanged()
}

func (c *world) lookAtChanged() {
	for _, game := range c.changed() {
		c.look(game)
		c.checkPage(c.games[game])
	}
}

func (c *world) knows(p *person) bool {
	_, known := c.player(p.address)
	return known
}

// killed: the node that acted is gone. The other goes on; or, where there is none, it comes back after some minutes.
func (c *world) killed() {
	h := c.house
	c.try("kills")
	must(h.close(h.acts))
	h.fuse, h.between = 0, 0
	if h.nodes[1-h.acts].service != nil {
		h.acts = 1 - h.acts
		return
	}
	c.off(time.Duration(1+len(c.seen)%50) * time.Minute)
}

// off: the machine is off for a while. Letters wait at our mail server meanwhile.
func (c *world) off(d time.Duration) {
	must(c.house.close(0))
	must(c.house.close(1))
	c.house.fuse, c.house.between = 0, 0
	c.now = c.now.Add(d).Truncate(time.Minute)
	c.fell = c.now
	must(c.house.open(c.ctx, c.house.acts))
	c.round()
}

// hand gives the program a letter, again until it is safe there, and holds what it does to all that is promised.
func (c *world) hand(s *sent) {
	if s.meant == "games" && c.once(LostLetter) {
		return
	}
	s.forgotten = !s.from.leaving.IsZero() && !c.knows(s.from)
	c.inHand = s
	for {
		safe, alive, err := c.house.take(c.ctx, mailer.Incoming{Raw: s.raw, Received: s.at, Recipient: s.to, Sender: s.sender, Route: "pipe"})
		if must(err); !alive {
			c.killed()
			continue
		}
		if !safe {
			c.find("letters", "the letter %s is not taken over: %q", s.id, s.meant)
		}
		break
	}
	c.inHand = nil
	c.handedOver = append(c.handedOver, s)
	c.handled(s)
}

func (c *world) handled(s *sent) {
	came := c.checkAnswer(s)
	if came == nil {
		return
	}
	c.checkReason(s, came)
	c.checkNames(s, came)
	s.from.shown = s.from.shown || came.Proof != ""
	if came.Disposition == games.Acted {
		c.carriedOut(s, came)
	}
	for _, match := range came.Matches {
		c.look(match)
	}
}

// twice hands a letter over once more: nothing may come of it.
func (c *world) twice(s *sent) {
	letters := len(c.seen)
	_, alive, err := c.house.take(c.ctx, mailer.Incoming{Raw: s.raw, Received: c.now, Recipient: s.to, Sender: s.sender, Route: "pipe"})
	if must(err); !alive {
		c.killed()
		return
	}
	for _, r := range c.inbox[s.id] {
		if c.try("letters handed over twice"); r.since.Equal(c.now) && !s.at.Equal(c.now) && len(c.seen) > letters && r.tag.Kind == 0 {
			c.find("letters", "the letter %s came twice, and is answered again: %q", s.id, r.subject)
		}
	}
}

func oneLine(words string) string { return strings.Join(strings.Fields(words), " ") }
