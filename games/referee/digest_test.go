package referee_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/reply"
	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
	"pbem/mailer/token"
)

const (
	boAt = "bo@example.org"
	day  = 24 * time.Hour
)

// bosAccount is the tag of Bo's account.
func (o *fixture) bosAccount() string {
	return o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: boAt})
}

// digests has everybody told for whom something is due, and returns the letters.
func (o *fixture) digests() []games.Outgoing {
	o.t.Helper()
	due, err := o.store.TopicsDue(context.Background(), o.now, games.Claim{}, 100)
	if err != nil {
		o.t.Fatal(err)
	}
	var letters []games.Outgoing
	for _, player := range due {
		c := o.digest(player)
		if err := o.store.Commit(context.Background(), c); err != nil {
			o.t.Fatal(err)
		}
		letters = append(letters, c.Outbox...)
	}
	return letters
}

// digest decides what a player is told, and commits nothing.
func (o *fixture) digest(player string) games.Commit {
	o.t.Helper()
	c, err := reply.Digest(context.Background(), o.referee, o.referee.Changes(reader{o.store, o.t}), player, o.now)
	if err != nil {
		o.t.Fatal(err)
	}
	for _, l := range c.Outbox {
		for _, fault := range lint.Letter(o.referee.Service.Mailbox, l.Envelope) {
			o.t.Errorf("a letter to %s: %s\n%s", l.To, fault, l.Data)
		}
	}
	return c
}

func (o *fixture) waiting() []games.Topic {
	o.t.Helper()
	list, err := o.store.Topics(context.Background(), boAt)
	if err != nil {
		o.t.Fatal(err)
	}
	return list
}

func lettersTo(letters []games.Outgoing, address string) (n int) {
	for _, l := range letters {
		if l.To == address {
			n++
		}
	}
	return n
}

// TestWhatWaits: what comes, by what its reader has chosen and how much time they have left: at once, in the digest, or not at all.
func TestWhatWaits(t *testing.T) {
	t.Parallel()
	const atOnce, waits, never = "at once", "waits", "never"
	for _, choice := range []struct {
		words      string
		turn, said string // with much time, and what of it comes; an end comes at once, whatever they chose
		late       string // words, with less than a day left
	}{
		{"mail html", atOnce, atOnce, atOnce},
		{"mail digest on 07:30", waits, waits, atOnce},
		{"mail turns off", never, atOnce, atOnce},
		{"mail digest on\nmail turns off", never, waits, atOnce},
		{"mail digest on\nmail digest off", atOnce, atOnce, atOnce},
		{"mail turns off\nmail turns on", atOnce, atOnce, atOnce},
		{"mail news off\nmail tournaments off", atOnce, atOnce, atOnce},
	} {
		o := open(t)
		o.send(bo, o.bosAccount(), choice.words)
		became := func(c games.Commit) string {
			switch {
			case lettersTo(c.Outbox, boAt) == 1 && len(c.Topics) == 0:
				return atOnce
			case lettersTo(c.Outbox, boAt) == 0 && len(c.Topics) >= 1:
				return waits
			case lettersTo(c.Outbox, boAt) == 0 && len(c.Topics) == 0:
				return never
			}
			return fmt.Sprintf("%d letters, %d topics", lettersTo(c.Outbox, boAt), len(c.Topics))
		}
		here := o.tag(adjudicator.WhiteSeat, 3)
		for what, c := range map[string]struct {
			words, want string
			later       time.Duration
		}{"turn": {"e2e3", choice.turn, 0}, "words": {"say Hello!", choice.said, 0}} {
			if got := became(o.decide(o.letter(ada, here, c.words))); got != c.want {
				t.Errorf("%q: %s: %s, want %s", choice.words, what, got, c.want)
			}
		}
		ends := o.decide(o.letter(ada, o.asked(o.send(ada, here, "resign")), "yes"))
		if got := became(ends); got != atOnce {
			t.Errorf("%q: the end: %s, want %s", choice.words, got, atOnce)
		}
		o.send(ada, here, "e2e3")
		o.now = o.now.Add(49 * time.Hour)
		if got := became(o.decide(o.letter(ada, o.tag(adjudicator.WhiteSeat, 4), "say Less than a day."))); got != choice.late {
			t.Errorf("%q: words with little time left: %s, want %s", choice.words, got, choice.late)
		}
	}
}

// TestItComesToBeUrgent: what waits goes at once when less than a day is left, before the next digest's hour, and is not told again.
func TestItComesToBeUrgent(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(bo, o.bosAccount(), "mail digest on 09:00")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3") // 21 November, 10:00; three days
	o.now = o.now.Add(23 * time.Hour)
	if got := o.digests(); len(got) != 1 || got[0].Kind != "digest" {
		t.Fatalf("the digest of the day has not come: %+v", got)
	}
	o.now = o.now.Add(23 * time.Hour)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 4), "say Are you there?")
	if list := o.waiting(); len(list) != 1 || !list[0].Due.Equal(time.Date(2026, 11, 23, 9, 0, 0, 0, time.UTC)) {
		t.Fatalf("it waits until %+v", list)
	}
	o.send(bo, o.bosAccount(), "mail digest on 12:00")
	if list := o.waiting(); !list[0].Due.Equal(time.Date(2026, 11, 23, 10, 0, 0, 0, time.UTC)) {
		t.Fatalf("the clock does not say when it goes: %+v", list)
	}
	o.now = o.now.Add(2 * time.Hour)
	got := o.digests()
	if len(got) != 1 || got[0].Match != 1 || !strings.Contains(o.flat(got[0]), "Are you there?") {
		t.Fatalf("it does not come at once: %+v", got)
	}
	o.now = o.now.Add(3 * time.Hour)
	if got := o.digests(); len(got) != 0 {
		t.Errorf("nothing waits, and it is told: %+v", got)
	}
}

// TestAnsweredMeanwhile: what its reader knows already makes no digest, and stands in one as it stands then.
func TestAnsweredMeanwhile(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(bo, o.bosAccount(), "mail digest on")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3")
	o.send(bo, o.tag(adjudicator.BlackSeat, 4), "e7d6")
	o.now = o.now.Add(day)
	if got := o.digests(); len(got) != 0 || len(o.waiting()) != 0 {
		t.Errorf("what is answered is told: %+v", got)
	}
	o.send(ada, o.tag(adjudicator.WhiteSeat, 5), "say Hm.")
	o.now = o.now.Add(day)
	if got := o.digests(); len(got) != 1 || !strings.Contains(o.flat(got[0]), "Your turn 4 was") {
		t.Errorf("the game is not shown as it stands: %+v", got)
	}
}

// TestOnceADay: a digest is written once, by whichever daemon is first, in the same bytes; and there is one a day, at whatever hour it is
// wanted.
func TestOnceADay(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(bo, o.bosAccount(), "mail digest on")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3")
	o.now = o.now.Add(22 * time.Hour)
	one, two := o.digest(boAt), o.digest(boAt)
	if len(one.Outbox) != 1 || !bytes.Equal(one.Outbox[0].Data, two.Outbox[0].Data) || one.Outbox[0].MessageID != two.Outbox[0].MessageID {
		t.Fatalf("the same digest has other bytes: %d letters", len(one.Outbox))
	}
	ctx := context.Background()
	if err := o.store.Commit(ctx, one); err != nil {
		t.Fatal(err)
	}
	if err := o.store.Commit(ctx, two); !errors.Is(err, games.ErrConflict) {
		t.Errorf("it is sent twice: %v", err)
	}
	o.send(bo, o.bosAccount(), "mail digest on 12:00")
	o.send(ada, o.tag(adjudicator.WhiteSeat, 4), "say Hello again.")
	o.now = o.now.Add(6 * time.Hour)
	if got := o.digests(); len(got) != 0 {
		t.Errorf("there are two on one day")
	}
	o.send(bo, o.bosAccount(), "mail digest off")
	if got := o.digests(); len(got) != 1 {
		t.Errorf("what waits is lost when there are no digests any more: %d letters", len(got))
	}
}

// shownTag is the tag of Bo's last digest, or of its unsubscribing.
func (o *fixture) shownTag(less bool) string {
	o.t.Helper()
	d, err := o.store.LastDigest(context.Background(), boAt)
	if err != nil {
		o.t.Fatal(err)
	}
	return o.referee.Key.Digest(token.Digest{Number: d.Number, Player: boAt, Less: less})
}

// withDigest is a fixture in which Bo has got a digest of three games, in each of which it is his turn... and of the first at turn 4.
func withDigest(t *testing.T) *fixture {
	o := open(t)
	o.send(bo, o.bosAccount(), "mail digest on")
	o.multiply(3)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "e2e3")
	for n := 2; n <= 3; n++ {
		o.send(ada, o.referee.Key.Reply(token.Claim{Game: n, Seat: adjudicator.WhiteSeat, Turn: 1, Epoch: "0.0"}), "d2d3")
	}
	o.now = o.now.Add(22 * time.Hour)
	if got := o.digests(); len(got) != 1 {
		t.Fatalf("%d digests", len(got))
	}
	return o
}

// TestAddressOfADigest: what names a game that it has shown counts as sent to that game's address, at that turn, however often it is answered;
// all else as sent to the account's (CR-41).
func TestAddressOfADigest(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		belief      mailer.Belief
		from, words string
		days        int
		want        games.Disposition
		played      int // letters to Ada
	}{
		"CR-41 all in one":             {mailer.Believed, bo, "1: e7d6\n2: d7d6\n3: d7c6", 0, games.Acted, 2},
		"half believed":                {mailer.HalfBelieved, bo, "1: e7d6\n2: d7c6", 0, games.Acted, 2},
		"not believed":                 {mailer.NotBelieved, bo, "1: e7d6\n2: d7c6", 0, games.AskedBack, 0},
		"a setting, half believed":     {mailer.HalfBelieved, bo, "mail digest off", 0, games.AskedBack, 0},
		"a setting":                    {mailer.Believed, bo, "mail digest off", 0, games.Acted, 0},
		"resigning is asked back":      {mailer.Believed, bo, "2: resign", 0, games.AskedBack, 0},
		"from elsewhere":               {mailer.Believed, eve, "2: d7c6", 0, games.AskedBack, 0},
		"CR-41 after forty days":       {mailer.Believed, bo, "2: show", 40, games.Answered, 2}, // time has passed meanwhile, in the game before it too (CR-5)
		"CR-41 the account is too old": {mailer.Believed, bo, "mail digest off", 40, games.AskedBack, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := withDigest(t)
			o.now = o.now.Add(time.Duration(c.days) * day)
			o.referee.Judge = judged(mailer.Judgement{Belief: c.belief})
			got := o.send(c.from, o.shownTag(false), c.words)
			if got.Handling.Disposition != c.want || lettersTo(got.Outbox, "ada@example.org") != c.played {
				t.Errorf("%s (%s), %d letters to Ada, want %s, %d", got.Handling.Disposition, got.Handling.Why, lettersTo(got.Outbox, "ada@example.org"), c.want, c.played)
			}
			answers := slices.DeleteFunc(slices.Clone(got.Outbox), func(l games.Outgoing) bool { return l.Kind == "news" || l.Kind == "reminder" })
			if n := lettersTo(answers, boAt); n != 1 {
				t.Errorf("%d answers", n)
			}
		})
	}
}

// TestSecondAnswer: a second answer to the same digest speaks of the turns that it showed.
func TestSecondAnswer(t *testing.T) {
	t.Parallel()
	o := withDigest(t)
	first := o.send(bo, o.shownTag(false), "1: e7e9\n2: d7c6\n3: show")
	if n := len(first.Changes); first.Handling.Disposition != games.Acted || n == 0 {
		t.Fatalf("%+v", first.Handling)
	}
	again := o.send(bo, o.shownTag(false), "1: e7d6\n2: d7d6")
	text := o.flat(again.Outbox[0])
	if lettersTo(again.Outbox, "ada@example.org") != 1 || !strings.Contains(text, "I played your turn 4") || strings.Contains(text, "I played your turn 2") {
		t.Errorf("%+v\n%s", again.Handling, text)
	}
}

// TestFewerLetters: the address by which mail programs unsubscribe turns news and tournaments off, whatever is written there, is answered once,
// and never blocks.
func TestFewerLetters(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"", "unsubscribe", "block", "stop", "mail digest off"} {
		for _, belief := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
			o := withDigest(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: belief})
			c := o.send(bo, o.shownTag(true), words)
			if len(c.Outbox) != 1 || !strings.Contains(o.flat(c.Outbox[0]), "mail tournaments on") || len(c.Club) != 1 {
				t.Fatalf("%q, %v: %d letters, %+v", words, belief, len(c.Outbox), c.Club)
			}
			if _, less := c.Club[0].Events[0].Fact.(club.LessWished); !less {
				t.Errorf("%q: %+v", words, c.Club)
			}
			if again := o.send(bo, o.shownTag(true), words+" "); len(again.Outbox) != 0 || len(again.Club) != 0 {
				t.Errorf("%q is answered again: %d letters", words, len(again.Outbox))
			}
			if p, err := o.store.Player(context.Background(), boAt); err != nil || p.Blocked {
				t.Errorf("%q blocks: %v", words, err)
			}
			if other := o.send(eve, o.shownTag(true), words); len(other.Club) != 0 {
				t.Errorf("%q: somebody else has fewer letters sent", words)
			}
		}
	}
}

// manyWait has a topic wait for Bo in so many games.
func (o *fixture) manyWait(n int) {
	o.t.Helper()
	o.multiply(n)
	var topics []games.Topic
	for match := 1; match <= n; match++ {
		topics = append(topics, games.Topic{ID: fmt.Sprint("topic ", match), Player: boAt, Kind: "said", Match: match, Seat: adjudicator.BlackSeat, Turn: 1,
			Text: "Grüße an alle, und viel Glück!", At: o.now, Due: o.now})
	}
	if err := o.store.Commit(context.Background(), games.Commit{Topics: topics}); err != nil {
		o.t.Fatal(err)
	}
}

// TestDigestIsSmall: twenty games have boards, the rest a line, and all is within 150 KB; what has no room for its words comes in the next one.
func TestDigestIsSmall(t *testing.T) {
	t.Parallel()
	for _, n := range []int{21, 300, 700} {
		o := open(t)
		o.send(bo, o.bosAccount(), "mail digest on")
		o.manyWait(n)
		o.now = o.now.Add(22 * time.Hour)
		got := o.digests()
		if len(got) != 1 {
			t.Fatalf("%d letters", len(got))
		}
		text := mime.Texts(got[0].Data)[0]
		if boards := strings.Count(text, "a   b   c   d") + strings.Count(text, "d   c   b   a"); boards != 2*20 {
			t.Errorf("%d games: %d rows of letters, want 40", n, boards)
		}
		if size := len(got[0].Data); size > 150<<10 {
			t.Errorf("%d games: %d bytes", n, size)
		}
		told := strings.Count(text, "Grüße")
		if left := len(o.waiting()); told+left != n {
			t.Errorf("%d games: %d told, %d wait", n, told, left)
		}
	}
}

// BenchmarkDigest writes the digest of three hundred games.
func BenchmarkDigest(b *testing.B) {
	o := open(b)
	o.send(bo, o.bosAccount(), "mail digest on")
	o.manyWait(300)
	o.now = o.now.Add(22 * time.Hour)
	for b.Loop() {
		c, err := reply.Digest(b.Context(), o.referee, o.referee.Changes(o.store), boAt, o.now)
		if err != nil || len(c.Outbox) != 1 {
			b.Fatal(len(c.Outbox), err)
		}
	}
}
