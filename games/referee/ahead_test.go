package referee_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/rules"
)

// TestHiddenAheadPairs plays random pairs of games. The two of a pair differ in nothing but what one player leaves ready for turns that
// never come, and in what they do about it: how they write it, whether it is refused, asked about, taken back or looked at, in letters
// of their own or together with their turns. Everything that goes to the other player must be the same, byte for byte, and so must the
// record. PBEM_PAIRS is the number of pairs, where sixty are not enough.
func TestHiddenAheadPairs(t *testing.T) {
	t.Parallel()
	pairs := pairsOf(t, 40)
	o := open(t)
	o.referee.Web = "https://games.example.org/"
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
	o.adas = o.asked(o.send(ada, "", "new cosmic vs bo@example.org as white time 10d+1d"))
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
	letters, ready, turns := 0, 0, 0
	for seed, n := uint64(0), 0; n < pairs; seed++ {
		dice := rand.New(rand.NewPCG(seed, 5))
		hider := rules.Side(dice.IntN(2))
		plot := newGamePlot(dice)
		var one, two *aheadGame
		o.apart(func(o *fixture) { one = newPlanner(o, hider, seed, 1).play(plot) })
		o.apart(func(o *fixture) { two = newPlanner(o, hider, seed, 2).play(plot) })
		if diff := cmp.Diff(one.watched, two.watched); diff != "" {
			t.Fatalf("pair %d, %v: the one game can be told from the other by what %s sees (-one +other):\n%s\none: %q\nother: %q",
				seed, plot, one.other(), diff, one.hidden, two.hidden)
		}
		if diff := cmp.Diff(one.recorded, two.recorded); diff != "" {
			t.Fatalf("pair %d: the records differ:\n%s", seed, diff)
		}
		if len(one.watched) < 4 {
			t.Fatalf("pair %d is no test: only %d letters were seen", seed, len(one.watched))
		}
		if !slices.Equal(one.hidden, two.hidden) {
			n, letters, ready, turns = n+1, letters+len(one.watched), ready+one.ready, turns+one.turns
		}
	}
	t.Logf("%d pairs, %d letters compared, %d turns played, %d answers ready", pairs, letters, turns, ready)
	if turns < 3*pairs || ready < pairs/2 {
		t.Error("that is no test")
	}
}

// newGamePlot is what both games of a pair have in common: "turn N SEED" is a turn of whoever is to move, the others as in a plot.
func newGamePlot(dice *rand.Rand) plot {
	both := []string{"say Good day.", "draw", "draw no", "undo", "undo no", "claim time", "resign", "pause", "pause no", "show", "time\ngames"}
	watch := []string{"other: show 2\nhistory\nrecord", "other: ifs", "other: unif", "other: games\ntime\nlegal", "other: show at 0", "other: resend", "other: undo yes"}
	var p plot
	for range 8 + dice.IntN(10) {
		switch dice.IntN(8) {
		case 0:
			p = append(p, fmt.Sprintf("later %dh", 1+dice.IntN(40)))
		case 1:
			p = append(p, "hider: "+both[dice.IntN(len(both))])
		case 2:
			p = append(p, "other: "+both[dice.IntN(len(both))])
		case 3:
			p = append(p, watch[dice.IntN(len(watch))])
		default:
			p = append(p, fmt.Sprintf("turn: %d", dice.IntN(1000)))
		}
	}
	return append(p, "other: show 2\nrecord")
}

// aheadGame is one game of a pair, as secret is.
type aheadGame struct {
	*secret
	recorded     string
	ready, turns int // answers that were ready after a letter, all told; turns that were played
}

func newPlanner(o *fixture, hider rules.Side, seed, which uint64) *aheadGame {
	s := &secret{fixture: o, dice: rand.New(rand.NewPCG(seed, which)), hider: hider, now: o.now}
	s.write(rules.White, "yes", "games+"+o.adas+"@example.org")
	s.write(rules.Black, "accept", "")
	return &aheadGame{secret: s}
}

// match is the game as it stands in this world.
func (g *aheadGame) match() *adjudicator.Match {
	m, err := g.fixture.referee.Changes(g.store).Match(context.Background(), 2)
	if err != nil {
		g.t.Fatal(err)
	}
	return m
}

func (g *aheadGame) record() string {
	m := g.match()
	var b strings.Builder
	for _, turn := range m.Turns {
		fmt.Fprintln(&b, turn.Number, turn.Turn, turn.At, turn.Clocks, turn.Comment)
	}
	return b.String()
}

func (g *aheadGame) play(p plot) *aheadGame {
	for _, step := range p {
		who, words, _ := strings.Cut(step, ": ")
		switch who {
		case "turn":
			g.turn(words)
		case "hider":
			g.ponder()
			g.hide(words)
			g.ready += len(adjudicator.Ahead(g.match(), adjudicator.SeatOf(g.hider)))
		case "other":
			g.write(g.hider.Other(), words, "")
		default:
			d, err := time.ParseDuration(strings.TrimPrefix(step, "later "))
			if err != nil {
				g.t.Fatal(err)
			}
			g.now = g.now.Add(d)
			g.collect(referee.Tick(context.Background(), g.fixture.referee, g.fixture.referee.Changes(g.store), 2, g.now))
		}
	}
	g.turns, g.recorded = len(g.match().Turns), g.record()
	return g
}

// turn plays a turn of whoever is to move, of those that are the same in both games: the last of the position, counted from the end, and
// nothing of the hider's fits them, for that is about the first.
func (g *aheadGame) turn(seed string) {
	m := g.match()
	if m.Stage != adjudicator.Playing {
		return
	}
	all := turnsOf(m.Position)
	n, err := strconv.Atoi(seed)
	if err != nil {
		g.t.Fatal(err)
	}
	text := all[len(all)-1-n%max(1, len(all)/2)]
	if m.ToMove().Side() == g.hider.Other() {
		g.ponder()
		g.write(g.hider.Other(), text, "")
		return
	}
	if g.dice.IntN(2) == 0 {
		g.hide(text)
		g.ponder()
		return
	}
	v, err := m.Position.Judge(rules.Draft{Turn: turnNamed(g.t, m, text)})
	if err != nil {
		g.t.Fatal(err)
	}
	g.hide(text + "\n" + g.lines(v.Next))
	g.ready += len(adjudicator.Ahead(g.match(), adjudicator.SeatOf(g.hider)))
}

func turnsOf(p rules.Position) []string {
	var all []string
	for turn := range p.Turns() {
		if all = append(all, turn.String()); len(all) == 60 {
			break
		}
	}
	return all
}

func turnNamed(t rapid.TB, m *adjudicator.Match, text string) rules.Turn {
	t.Helper()
	for turn := range m.Position.Turns() {
		if turn.String() == text {
			return turn
		}
	}
	t.Fatalf("no turn %s", text)
	return rules.Turn{}
}

// ponder has the hider leave answers ready, or do something about them, while the other is to move.
func (g *aheadGame) ponder() {
	for range g.dice.IntN(3) {
		m := g.match()
		if m.Stage != adjudicator.Playing || m.ToMove().Side() == g.hider {
			return
		}
		switch g.dice.IntN(6) {
		case 0:
			g.hide("ifs")
		case 1:
			g.hide("unif " + strconv.Itoa(1+g.dice.IntN(3)))
		case 2:
			if len(adjudicator.Ahead(m, adjudicator.SeatOf(g.hider))) > 0 { // the same refused words are answered twice for a turn
				g.hide("unif")
			}
		default:
			g.hide(g.lines(m.Position))
		}
	}
}

// lines are answers to turns of the first half of those that there are, which nobody plays; some cannot be played at all.
func (g *aheadGame) lines(p rules.Position) string {
	var b strings.Builder
	all := turnsOf(p)
	if len(all) == 0 {
		return "if any then pass\n\n" // the game ends there
	}
	for range 1 + g.dice.IntN(3) {
		theirs := all[g.dice.IntN(max(1, len(all)-len(all)/2))]
		fmt.Fprintf(&b, "if %s then %s\n\n", theirs, []string{"pass", "Pz9-z8", g.answer(p, theirs), g.answer(p, theirs), g.answer(p, theirs)}[g.dice.IntN(5)])
	}
	return b.String()
}

func (g *aheadGame) answer(p rules.Position, theirs string) string {
	for turn := range p.Turns() {
		if turn.String() != theirs {
			continue
		}
		if v, err := p.Judge(rules.Draft{Turn: turn}); err == nil && !v.Outcome.Over() {
			all := turnsOf(v.Next)
			return all[g.dice.IntN(len(all))]
		}
	}
	return "pass"
}

// BenchmarkReady decides a letter whose turn is answered by one that was ready, and the same letter where nothing is.
func BenchmarkReady(b *testing.B) {
	for name, lines := range map[string]string{"fires": "\nif c6d7 then c3c2", "alone": ""} {
		b.Run(name, func(b *testing.B) {
			o := open(b)
			o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "c2c3"+lines)
			in := o.letter(bo, o.tag(adjudicator.BlackSeat, 4), "c6d7")
			turns := 4 + strings.Count(lines, "if")
			for b.Loop() {
				if c, err := o.handle(o.store, in); err != nil || c.Changes[0].Summary.Turn != turns+1 {
					b.Fatal(c.Changes, err)
				}
			}
		})
	}
}

// TestReadyRights: what is left ready is as good as a turn: a letter that is not believed leaves nothing ready, and takes nothing back; and
// the opponent sees nothing of it by any word.
func TestReadyRights(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "c2c3\nif c6d7 then c3c2")
	for _, words := range []string{"if c6d7 then c3b3", "unif"} {
		for from, tag := range map[string]string{ada: "", bo: o.tag(adjudicator.WhiteSeat, 4), "eve@example.org": o.tag(adjudicator.WhiteSeat, 4)} {
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved})
			if changed(o.decide(o.letter(from, tag, words))) {
				t.Errorf("%q of %s at %q is done, and was not believed", words, from, tag)
			}
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
			if from != ada && changed(o.decide(o.letter(from, tag, words))) {
				t.Errorf("%q of %s at Ada's address is done", words, from)
			}
		}
	}
	for _, words := range []string{"ifs", "show\nhistory\nrecord\ntime\ngames", "try c6d7", "unif", "legal c6"} {
		for _, l := range o.decide(o.letter(bo, o.tag(adjudicator.BlackSeat, 4), words)).Outbox {
			if text := string(l.Data); strings.Contains(text, "c3-c2") || strings.Contains(text, "one answer") {
				t.Errorf("by %q Bo learns:\n%s", words, text)
			}
		}
	}
}

// changed reports whether a letter changed what is left ready.
func changed(c games.Commit) bool {
	for _, change := range c.Changes {
		for _, e := range change.Events {
			switch e.Fact.(type) {
			case adjudicator.Planned, adjudicator.Unplanned:
				return true
			}
		}
	}
	return false
}

// TestReadyIsNoCommand: CR-48: lines with answers to be left ready do not count towards the commands of a letter.
func TestReadyIsNoCommand(t *testing.T) {
	t.Parallel()
	o := open(t)
	words := "c2c3\n" + strings.Repeat("if c6d7 then c3c2\n", 100) + strings.Repeat("time\n", 38) + "show"
	c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words)
	if text := string(c.Outbox[0].Data); !changed(c) || strings.Contains(text, "more than") {
		t.Errorf("CR-48: %s", text)
	}
}
