package referee_test

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"

	"pbem/mailer"
)

// nastyDay is a day on which somebody who controls a thousand addresses does what they can, and others use the service.
type nastyDay struct {
	*fixture
	forged, answered, bytes int
	boxes, domains          map[string]int // letters that forged ones brought, by mailbox and by domain
	volume                  map[string]int // bytes, by mailbox
	most                    int            // the largest letter that a forged one brought
}

// forge hands over letters in others' names, and counts what they bring, a batch at a time as the daemon does.
func (d *nastyDay) forge(letters []mailer.Incoming) {
	d.t.Helper()
	_, err := d.store.Each(context.Background(), len(letters), nil, func(i int, tx games.Tx) error {
		world := *d.fixture
		world.store = tx
		c, err := world.take(letters[i])
		if err != nil {
			return err
		}
		d.forged++
		for _, l := range c.Outbox {
			d.answered, d.bytes, d.most = d.answered+1, d.bytes+len(l.Data), max(d.most, len(l.Data))
			local, domain, _ := strings.Cut(l.To, "@")
			base, _, _ := strings.Cut(local, "+")
			box := strings.ReplaceAll(base, ".", "") + "@" + domain
			d.boxes[box]++
			d.volume[box] += len(l.Data)
			d.domains[domain]++
		}
		return nil
	})
	if err != nil {
		d.t.Fatal(err)
	}
}

// forgeries are n letters from the addresses of a pattern, each with other words.
func (d *nastyDay) forgeries(n int, address, words string) []mailer.Incoming {
	letters := make([]mailer.Incoming, n)
	for i := range letters {
		d.now = d.now.Add(time.Second)
		from := address
		if strings.Contains(address, "%d") {
			from = fmt.Sprintf(address, i)
		}
		letters[i] = d.letter(from, "", strings.ReplaceAll(words, "%d", strconv.Itoa(i)))
	}
	return letters
}

// answeredAt requires that somebody's letter is answered at once.
func (d *nastyDay) answeredAt(who, tag, words string) games.Commit {
	d.t.Helper()
	d.now = d.now.Add(time.Minute)
	c := d.send(who, tag, words)
	for _, l := range c.Outbox {
		if strings.Contains(who, l.To) {
			return c
		}
	}
	d.t.Errorf("%s wrote %q and was not answered: %+v", who, words, c.Handling)
	return c
}

// floods are the ways to have a mailbox or a domain written to.
func floods() map[string]struct{ address, words string } {
	long := strings.Repeat("words of a stranger, to be quoted back ", 1600)
	return map[string]struct{ address, words string }{
		"one mailbox, by tags":  {"target+%d@victim.example", "help"},
		"one mailbox, by dots":  {"t.a.r.get@victim.example", "new chesimals-2 vs zoe%d@example.com"},
		"one mailbox, 64 KB":    {"target@victim.example", "what %d\n" + long},
		"one domain":            {"user%d@victim.example", "rules chesimals-2"},
		"one domain, subs":      {"user@host%d.victim.example", "presets"},
		"a player":              {"bo@example.org", "1: resign\n1: say %d"},
		"the newcomer":          {"newcomer@example.net", "what %d"},
		"the newcomer, asking":  {"newcomer@example.net", "new chesimals-2 vs zoe%d@example.com"},
		"a domain for each one": {"user@domain%d.example", "try chesimals-2 orange: Gn4-n6"},
	}
}

// TestANastyDay: whatever forged letters come, no mailbox and no domain gets more than its cap; a newcomer, a bad player and their
// opponent are answered each time; a robot without a sign comes to an end. PBEM_FORGED=10000 is the whole of what docs/security.md tells.
func TestANastyDay(t *testing.T) {
	t.Parallel()
	each := 120
	if n, err := strconv.Atoi(os.Getenv("PBEM_FORGED")); err == nil {
		each = n / len(floods())
	}
	d := &nastyDay{fixture: open(t), boxes: map[string]int{}, domains: map[string]int{}, volume: map[string]int{}}
	d.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved}) // as with trust: token
	for _, f := range floods() {
		d.forge(d.forgeries(each, f.address, f.words))
	}
	t.Logf("%d forged letters brought %d letters, %d KB, the largest of %d bytes", d.forged, d.answered, d.bytes>>10, d.most)
	for box, n := range d.boxes {
		if n > 30 || d.volume[box] > 64<<10 {
			t.Errorf("%s got %d letters, %d KB", box, n, d.volume[box]>>10)
		}
	}
	if n := d.domains["victim.example"]; n > 500 {
		t.Errorf("one domain got %d letters", n)
	}
	d.badPlayer()
	d.robot()
	d.invitations()
}

// badPlayer writes chat and wrong turns all day, and is answered, if only in one letter an hour above twenty.
func (d *nastyDay) badPlayer() {
	d.t.Helper()
	tag := d.tag(adjudicator.WhiteSeat, 3)
	silent, told := 0, 0
	for i := range 60 {
		d.now = d.now.Add(90 * time.Second)
		c := d.send(ada, tag, fmt.Sprintf("d3d9, e3e%d", i))
		told += len(c.Outbox)
		if len(c.Outbox) == 0 {
			silent++
		}
		for _, l := range d.bring() {
			told++
			silent -= strings.Count(d.flat(l), "“d3d9, e3e")
		}
	}
	d.now = d.now.Add(time.Hour)
	for _, l := range d.bring() {
		silent -= strings.Count(d.flat(l), "“d3d9, e3e")
	}
	if silent != 0 {
		d.t.Errorf("%d refused turns were never answered", silent)
	}
	d.answeredAt(ada, tag, "try d3d4")
	d.answeredAt(ada, tag, "Sorry for all that!\nd3d9")
	d.answeredAt(ada, tag, "d3d4")
	d.answeredAt(bo, d.tag(adjudicator.BlackSeat, 4), "d7d9")
}

// robot answers every letter with a note that bears no sign.
func (d *nastyDay) robot() {
	d.t.Helper()
	answers := d.answers(bo, d.tag(adjudicator.BlackSeat, 4), "I am away until Monday, says note %d.", 50)
	if answers != 2 {
		d.t.Errorf("a robot got %d answers", answers)
	}
}

// invitations: one proven account invites whoever it can, and takes back what it can.
func (d *nastyDay) invitations() {
	d.t.Helper()
	tag, got := d.tag(adjudicator.WhiteSeat, 4), map[string]int{}
	for i := range 100 {
		d.now = d.now.Add(time.Second)
		for _, words := range []string{fmt.Sprintf("address add stranger%d@example.net", i), fmt.Sprintf("new chesimals-0.1 vs stranger%d@example.com say buy my pills", i), fmt.Sprintf("%d: withdraw", i+2), "new chesimals-0.1 vs bo@example.org", "withdraw"} {
			for _, l := range d.send(ada, tag, words).Outbox {
				got[l.To]++
			}
		}
	}
	others := 0
	for to, n := range got {
		switch {
		case strings.HasPrefix(to, "stranger"):
			others++
			if n > 1 {
				d.t.Errorf("%s got %d letters", to, n)
			}
		case to == "bo@example.org" && n > 6:
			d.t.Errorf("Bo got %d letters", n)
		}
	}
	if others > 10 {
		d.t.Errorf("one account wrote to %d strangers", others)
	}
}

// TestANewcomerIsNotLockedOut: whatever was forged in their name that day, what a newcomer writes themself is answered where anything
// vouches for it; and somebody who reads help, presets and rules first gets their game begun.
func TestANewcomerIsNotLockedOut(t *testing.T) {
	t.Parallel()
	d := &nastyDay{fixture: open(t), boxes: map[string]int{}, domains: map[string]int{}, volume: map[string]int{}}
	d.referee.Judge = judged(mailer.Judgement{Doubt: mailer.Unsigned})
	d.forge(d.forgeries(50, "newcomer@example.net", "new chesimals-2 vs zoe%d@example.com"))
	if n := d.boxes["newcomer@example.net"]; n == 0 || n > 5 {
		t.Errorf("50 letters for which nothing vouches bring their mailbox %d", n)
	}
	asks := ""
	for _, belief := range []mailer.Belief{mailer.Believed, mailer.HalfBelieved} {
		d.referee.Judge = judged(mailer.Judgement{Belief: belief})
		newcomer := "Newcomer <newcomer@example.net>"
		for _, words := range []string{"Hi! How do I play a game with my friend?", "help", "presets", "rules chesimals-2"} {
			d.answeredAt(newcomer, "", words)
		}
		asks = d.asked(d.answeredAt(newcomer, "", "new chesimals-2 vs friend@example.com"))
	}
	c := d.send("newcomer@example.net", asks, "yes")
	if !strings.Contains(recipients(c), "friend@example.com") {
		t.Errorf("the friend is not invited: letters to %s", recipients(c))
	}
}
