package referee_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/mail"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/games/reply"
	"pbem/mailer"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestHiddenSetupPairs plays random pairs of games of lifeform-secret. The two games of a pair differ in nothing but the set-up
// that one player hides and in what they do about it: how they write it, whether it is tried, refused, replaced or confirmed,
// and what else stands in the letter. Everything that goes to the other player while it is hidden must be the same, byte for
// byte. PBEM_PAIRS is the number of pairs, where two hundred are not enough.
func TestHiddenSetupPairs(t *testing.T) {
	t.Parallel()
	pairs := pairsOf(t, 60)
	o := open(t)
	o.referee.Web = "https://games.example.org/"
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
	o.adas = o.asked(o.send(ada, "", "new lifeform-secret vs bo@example.org as white time 3d"))
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
	wardrobe := [2][]string{setups(t, rules.White, 200), setups(t, rules.Black, 200)}
	letters := 0
	for seed, n := uint64(0), 0; n < pairs; seed++ {
		dice := rand.New(rand.NewPCG(seed, 3))
		hider := rules.Side(dice.IntN(2))
		plot := newPlot(dice)
		o.referee.Pictures = seed%20 == 0 // they take longer
		var one, two *secret
		o.apart(func(o *fixture) { one = newSecret(o, wardrobe, hider, seed, 1).play(plot) })
		o.apart(func(o *fixture) { two = newSecret(o, wardrobe, hider, seed, 2).play(plot) })
		if diff := cmp.Diff(one.watched, two.watched); diff != "" {
			t.Fatalf("pair %d, %v: the one game can be told from the other by what %s sees (-one +other):\n%s\none: %q\nother: %q",
				seed, plot, one.other(), diff, one.hidden, two.hidden)
		}
		if len(one.watched) < 4 {
			t.Fatalf("pair %d is no test: only %d letters were seen", seed, len(one.watched))
		}
		if !slices.Equal(one.hidden, two.hidden) {
			n, letters = n+1, letters+len(one.watched)
		}
	}
	t.Logf("%d pairs, %d letters compared", pairs, letters)
}

// pairsOf is how many pairs of games a test compares: so many, six with -short, or what PBEM_PAIRS says.
func pairsOf(t *testing.T, usual int) int {
	t.Helper()
	if text := os.Getenv("PBEM_PAIRS"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if testing.Short() {
		return 6
	}
	return usual
}

// setups returns random legal set-ups of a side, one from another by changes of places.
func setups(t *testing.T, side rules.Side, n int) []string {
	t.Helper()
	p, err := presets.Builtin("lifeform-secret", nil)
	if err != nil {
		t.Fatal(err)
	}
	board := p.Game.Start().(rules.Setting).For(side)
	turn, _ := board.(rules.Setting).Example()
	dice := rand.New(rand.NewPCG(uint64(side), 11))
	var list []string
	for i := range 100 * n {
		next := rules.Turn{Actions: slices.Clone(turn.Actions)}
		moved := &next.Actions[dice.IntN(len(next.Actions))]
		to := rules.Square{File: int16(dice.IntN(8)), Rank: int16(1 + 5*int(side) + dice.IntN(3))}
		for i := range next.Actions {
			if a := &next.Actions[i]; a.To == to {
				a.From, a.To = moved.To, moved.To
			}
		}
		moved.From, moved.To = to, to
		if v, err := board.Judge(rules.Draft{Turn: next}); err == nil {
			turn = v.Turn
		}
		if i%100 == 99 {
			list = append(list, turn.String())
		}
	}
	return list
}

// plot is what both games of a pair have in common: lines "hider: WORDS", "other: WORDS", "later 7h", "aside", and "secret"
// once for the moment at which the set-up comes in.
type plot []string

func newPlot(dice *rand.Rand) plot {
	both := []string{"say Good day.", "draw", "draw no", "draw yes", "undo", "claim time", "claim quiet", "claim repetition", "resign", "resign\nconfirm",
		"show", "time\ngames", "say One.\nsay Two.\ndraw"}
	watch := []string{"other: show 2\nhistory\nrecord", "other: games\ntime\nlegal\nhelp setup", "other: show at 0", "other: legal e2",
		"other: try 2#0 Ke1-e2", "other: try setup: Ka1", "other: resend", "other: 0: setup: Ka1", "other: undo yes", "other: 2: draw"}
	var p plot
	secret := dice.IntN(6)
	for i := range 8 + dice.IntN(8) {
		if i == secret {
			p = append(p, "secret")
		}
		switch dice.IntN(5) {
		case 0:
			p = append(p, fmt.Sprintf("later %dh", 1+dice.IntN(60)), "aside")
		case 1:
			p = append(p, "hider: "+both[dice.IntN(len(both))])
		case 2:
			p = append(p, "other: "+both[dice.IntN(len(both))])
		default:
			p = append(p, watch[dice.IntN(len(watch))])
		}
	}
	return append(p, "other: show 2\nrecord")
}

// secret is one game of a pair. It is played in a world of its own.
type secret struct {
	*fixture
	dice     *rand.Rand // what differs
	wardrobe []string
	hider    rules.Side
	in       bool // the set-up is in
	now      time.Time
	sent     [2]int
	newest   [2][]byte
	watched  []string // the envelopes to the other player, in order
	hidden   []string // what the hider wrote besides
}

func newSecret(o *fixture, wardrobe [2][]string, hider rules.Side, seed, which uint64) *secret {
	s := &secret{fixture: o, dice: rand.New(rand.NewPCG(seed, which)), wardrobe: wardrobe[hider], hider: hider, now: o.now}
	s.write(rules.White, "yes", "games+"+o.adas+"@example.org")
	s.write(rules.Black, "accept", "")
	if seed%3 == 0 {
		s.write(s.other(), "mail digest on 07:30", "")
	}
	return s
}

func (s *secret) play(p plot) *secret {
	for _, step := range p {
		who, words, _ := strings.Cut(step, ": ")
		switch {
		case who == "hider":
			s.fidget()
			s.hide(words + "\n\n" + s.more())
		case step == "aside": // in the thread of another game
			s.write(s.hider, "say Over here!\n\n2: "+s.setup(), "games+"+s.tag(adjudicator.SeatOf(s.hider), 3)+"@example.org")
		case who == "other":
			s.write(s.hider.Other(), words, "")
		case step == "secret":
			s.setUp()
			s.in = true
		default:
			d, err := time.ParseDuration(strings.TrimPrefix(step, "later "))
			if err != nil {
				s.t.Fatal(err)
			}
			s.now = s.now.Add(d)
			s.collect(referee.Tick(context.Background(), s.fixture.referee, s.fixture.referee.Changes(s.store), 2, s.now))
			s.collect(reply.Digest(context.Background(), s.fixture.referee, s.fixture.referee.Changes(s.store), [2]string{"ada@example.org", "bo@example.org"}[s.other()], s.now))
		}
	}
	return s
}

func (s *secret) other() rules.Side { return s.hider.Other() }

// hide writes words of which the other player must learn nothing.
func (s *secret) hide(words string) {
	s.hidden = append(s.hidden, words)
	s.write(s.hider, words, "")
}

func (s *secret) setup() string { return s.wardrobe[s.dice.IntN(len(s.wardrobe))] }

// setUp sends the set-up in one of the ways in which that can be done.
func (s *secret) setUp() {
	one := s.setup()
	switch s.dice.IntN(7) {
	case 0:
		s.hide(one)
	case 1:
		s.hide("Hello!\n\n" + strings.ToLower(strings.ReplaceAll(one, " ", "\n")) + "\n\nend\n" + s.setup())
	case 2:
		s.hide("try " + s.setup() + "\n\ntry " + one)
		s.hide("confirm")
	case 3:
		s.hide("setup: Ka1")
		s.hide(one + "\nhistory\nshow")
	case 4:
		for range 2 { // it is shown first, and meant by who sends it again
			s.hide(". . . . . . . .\nP P P P P P P P\nR B N Q K N B R")
		}
	case 5:
		s.hide(one + "\ngame 1: say This must be confirmed first: " + one)
	default:
		s.hide(one + "\n\nshow 2\nlegal\n")
	}
}

// more is what stands below an order that the other player may hear of.
func (s *secret) more() string {
	if s.in {
		return s.setup()
	}
	return "setup: Ka1 Qb1 " + s.setup()[7:20]
}

// fidget does something about a set-up that is in, or not yet.
func (s *secret) fidget() {
	for range s.dice.IntN(3) {
		switch one := s.setup(); {
		case s.dice.IntN(3) == 0:
			s.hide("try " + one)
			s.hide("Ka1-b2")
		case !s.in:
			s.hide(s.more())
		case s.dice.IntN(2) == 0:
			s.setUp()
		default:
			s.hide(one + "\nlegal\n" + s.setup())
		}
	}
}

// write decides a letter in answer to the newest one to its writer.
func (s *secret) write(who rules.Side, words, to string) {
	s.t.Helper()
	if m, err := mail.ReadMessage(bytes.NewReader(s.newest[who])); err == nil && to == "" {
		reply, err := m.Header.AddressList("Reply-To")
		if err != nil {
			s.t.Fatal(err)
		}
		to = reply[0].Address
	}
	s.sent[who]++
	raw := fmt.Sprintf("From: %s\r\nTo: %s\r\nMessage-ID: <%d.%d@mail.example.org>\r\nSubject: hello\r\n\r\n%s\r\n",
		[2]string{ada, bo}[who], to, s.sent[who], who, strings.ReplaceAll(words, "\n", "\r\n"))
	s.collect(s.handle(s.store, mailer.Incoming{Raw: []byte(raw), Received: s.now}))
}

func (s *secret) collect(c games.Commit, err error) {
	s.t.Helper()
	if err == nil {
		err = s.store.Commit(context.Background(), c)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	for _, t := range c.Topics {
		s.watched = append(s.watched, fmt.Sprintf("topic %+v", t))
	}
	for _, r := range c.Retimed {
		s.watched = append(s.watched, fmt.Sprintf("retimed %+v", r))
	}
	for _, l := range c.Outbox {
		who := rules.White
		if strings.HasPrefix(l.To, "bo@") {
			who = rules.Black
		}
		if who == s.other() {
			s.watched = append(s.watched, fmt.Sprintf("%s %s %s %d %s\n%s", l.MessageID, l.From, l.To, l.Seat, l.Kind, l.Data))
		}
		if bytes.Contains(l.Data, []byte("games+2")) { // about this game
			s.newest[who] = l.Data
		}
	}
}
