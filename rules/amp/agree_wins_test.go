package amp

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbem/rules"
)

// duel is a small game of two AMPs, to be won in various ways.
func duel(start string, files, ranks int) Spec {
	s := small(3, false, start, chief("K"), Unit{Letter: 'G', Name: "guard", Move: "K"}, Unit{Letter: 'N', Name: "knight", Move: "N"})
	s.Files, s.Ranks = files, ranks
	return s
}

// brawl is a small game of two Kings a side, who convert.
func brawl(start string) Spec {
	return Spec{Files: 5, Ranks: 5, Lead: rules.UnitLead, Conversion: true, Start: start, Units: []Unit{
		{Letter: 'K', Name: "King", Move: "K", Leader: true, Royal: true, Quota: 7, Others: 6, Powers: []Power{{May: "KPN"}}},
		{Letter: 'P', Name: "pawn", Move: "K"}, {Letter: 'N', Name: "knight", Move: "N"},
	}, Groups: []Group{{Code: 'w', Name: "white", Side: white}, {Code: 'k', Name: "black", Side: black}}}
}

// drawnGame is a game for both engines, to which ways to win are drawn.
type drawnGame struct {
	spec  Spec
	slow  *slowGame
	kinds string
}

func drawnGames() []drawnGame {
	king := map[byte]string{'C': "king", 'G': "king", 'N': "knight", 'K': "king", 'P': "king"}
	return []drawnGame{
		{duel("kGkCkNkG/kN3/4/wN3/wGwCwNwG w", 4, 5), &slowGame{files: 4, ranks: 5, white: "w", royalCodes: "wk", quota: map[byte]int{'w': 3, 'k': 3}, moves: king}, "CGN"},
		{duel("kC2/3/wG1wC w", 3, 3), &slowGame{files: 3, ranks: 3, white: "w", royalCodes: "wk", quota: map[byte]int{'w': 3, 'k': 3}, moves: king}, "CGN"},
		{brawl("1kKkPkK1/2kN2/nP4/1wN3/1wKwPwK1 w"), &slowGame{files: 5, ranks: 5, white: "w", fusion: true, conversion: true, moves: king}, "KPN"},
	}
}

// drawWins draws a list of ways to win, for both engines.
func drawWins(r *rand.Rand, d drawnGame) ([]Win, []slowWin) {
	var list []Win
	var slow []slowWin
	scored := false
	for range 1 + r.IntN(3) {
		letter := string(d.kinds[r.IntN(len(d.kinds))])
		if r.IntN(3) == 0 {
			letter = d.kinds[:2]
		}
		on, zone := drawZone(r, d.slow.ranks)
		switch r.IntN(7) {
		case 0:
			n := 1 + r.IntN(2)
			list, slow = append(list, Win{By: TakeRoyals, Count: n}), append(slow, slowWin{what: "royal", n: n})
		case 1:
			count := r.IntN(2) - 1
			list = append(list, Win{By: TakeRoyals, Count: count})
			slow = append(slow, slowWin{what: []string{"all royal", "royal rule"}[count+1]})
		case 2:
			list, slow = append(list, Win{By: TakeUnits, Units: letter}), append(slow, slowWin{what: "kinds", kinds: letter})
		case 3:
			list, slow = append(list, Win{By: Reach, Units: letter, On: on}), append(slow, slowWin{what: "reach", kinds: letter, zone: zone})
		case 4:
			list, slow = append(list, Win{By: Reach, Units: letter, On: on, Hold: true}), append(slow, slowWin{what: "hold", kinds: letter, zone: zone})
		case 5:
			list, slow = append(list, Win{By: Bare}), append(slow, slowWin{what: "bare"})
		default:
			if worth := map[byte]int{d.kinds[1]: 1, d.kinds[2]: 3}; !scored {
				scored = true
				list, slow = append(list, Win{By: Score, Points: []Worth{{d.kinds[1], 1}, {d.kinds[2], 3}}, To: 4}), append(slow, slowWin{what: "points", worth: worth, n: 4})
			}
		}
	}
	return list, slow
}

func drawZone(r *rand.Rand, ranks int) (Zone, func(place, bool) bool) {
	last := func(p place, white bool) bool { return white && p.rank == ranks || !white && p.rank == 1 }
	switch r.IntN(3) {
	case 0:
		return Zone{Last: true}, last
	case 1:
		return Zone{Low: ranks - 1, High: ranks}, func(p place, white bool) bool {
			return white && p.rank >= ranks-1 || !white && p.rank <= 2
		}
	}
	return Zone{Squares: []rules.Square{square("b3"), square("a2")}}, func(p place, _ bool) bool { return p == place{1, 3} || p == place{0, 2} }
}

// TestWinsAgree plays random games, each with other ways to win, and compares every step with the slow engine.
func TestWinsAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 4))
	ended := map[string]int{}
	games := min(gamesTried(), 500)
	for range 20 * games {
		playDrawn(t, r, drawnGames()[r.IntN(3)], ended)
	}
	for range games { // with several AMPs a turn, several leaders of whom the first may decide, and promotion
		g, slow := drawnCrowd(t, r)
		playDrawn(t, r, drawnGame{g.spec, slow, pick(r, "PNW", "WPD", "NDC")}, ended)
	}
	t.Log(ended)
	for _, cause := range []string{"royals-captured", "units-captured", "reached", "held", "bared", "points", "no-move", "turn-limit"} {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(ended)), func(end string) bool { return strings.HasSuffix(end, " "+cause) }) {
			t.Errorf("no game ended by %s", cause)
		}
	}
}

// playDrawn plays a game, with ways to win that are drawn.
func playDrawn(t *testing.T, r *rand.Rand, d drawnGame, ended map[string]int) {
	slow := *d.slow
	slow.ends = &slowEnds{noMove: []string{"pass", "loss", "draw"}[r.IntN(3)], limit: r.IntN(3) * 7}
	d.spec.Wins, slow.ends.wins = drawWins(r, d)
	d.spec.NoMove, d.spec.Limit = NoMove(slices.Index([]string{"pass", "loss", "draw"}, slow.ends.noMove)), slow.ends.limit
	for _, w := range slow.ends.wins {
		slow.ends.byPoints = w.what == "points" && slow.ends.limit > 0 || slow.ends.byPoints
	}
	d.spec.LimitPoints = slow.ends.byPoints
	if len(d.spec.Wins) == 0 {
		return
	}
	slow.ends.start, _ = slow.read(d.spec.Start)
	ended[playBoth(t, r, mustNew(t, d.spec), &slow)]++
	if t.Failed() {
		t.Fatalf("%+v", d.spec)
	}
}

// playBoth plays one game on both engines and returns how it ended.
func playBoth(t *testing.T, r *rand.Rand, g *Game, slow *slowGame) string {
	p := g.start
	board, isWhite := slow.read(g.spec.Start)
	s := slowState{board: board, white: isWhite}
	names := groupNames(g)
	for range 40 {
		if o := p.Outcome(); outcomeText(o) != slow.over(s) {
			t.Errorf("%s: %q, slowly %q", p, outcomeText(o), slow.over(s))
			return ""
		} else if o.Over() {
			return outcomeText(o)
		}
		if r.IntN(20) == 0 {
			compareCounts(t, p, slow, s)
		}
		turn, next, ok := drawTurn(t, r, p, slow, s, names)
		if !ok {
			return ""
		}
		v, err := p.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Errorf("%s: %s: %v", p, turn, err)
			return ""
		}
		s = next
		if p = v.Next.(*Position); p.String() != slow.stateLine(s) || v.Outcome != p.Outcome() {
			t.Errorf("%s leads to %s (%v), slowly to %s", turn, p, v.Outcome, slow.stateLine(s))
		}
		again, err := g.Parse(p.String())
		if err != nil || again.String() != p.String() || again.Outcome() != p.Outcome() {
			t.Errorf("%s is read as %v (%v), %v", p, again, again.Outcome(), err)
		}
	}
	return "goes on"
}

// compareCounts compares how many sequences of one and of two activations there are.
func compareCounts(t *testing.T, p *Position, slow *slowGame, s slowState) {
	var one, two uint64
	for _, begun := range slow.leadersOf(s) {
		for _, next := range begun.after() {
			one, two = one+1, two+uint64(len(next.after()))
		}
	}
	if p.CountActivations(1) != one || p.CountActivations(2) != two {
		t.Errorf("%s: %d and %d sequences, slowly %d and %d", p, p.CountActivations(1), p.CountActivations(2), one, two)
	}
}

func outcomeText(o rules.Outcome) string {
	if !o.Over() {
		return ""
	}
	return string(o.Result) + " " + string(o.Cause)
}

// drawTurn puts a turn together, of one to three activations, and compares the choices at every step.
func drawTurn(t *testing.T, r *rand.Rand, p *Position, slow *slowGame, s slowState, names map[byte]string) (rules.Turn, slowState, bool) {
	leaders := slow.leadersOf(s)
	r.Shuffle(len(leaders), func(i, j int) { leaders[i], leaders[j] = leaders[j], leaders[i] })
	for _, now := range leaders {
		turn := rules.Turn{Lead: rules.Lead{Group: names[now.code]}}
		if slow.fusion {
			turn.Lead = rules.Lead{Unit: 'K', At: square(now.leader.String())}
		}
		for range 1 + r.IntN(3) {
			var quick, slowly []string
			byText := map[string]rules.Turn{}
			for next := range p.Continue(turn) {
				_, text, _ := strings.Cut(next.String(), ": ")
				quick, byText[text] = append(quick, text), next
			}
			after := now.after()
			for _, next := range after {
				slowly = append(slowly, next.String())
			}
			slices.Sort(quick)
			slices.Sort(slowly)
			if !slices.Equal(quick, slowly) {
				t.Errorf("%s: after %s: %v, slowly %v", p, turn, quick, slowly)
				return turn, s, false
			}
			if len(after) == 0 {
				break
			}
			now = after[r.IntN(len(after))]
			turn = byText[now.String()]
		}
		if len(turn.Actions) > 0 {
			return turn, now.done(s), true
		}
	}
	pass := slowTurn{board: s.board, points: s.points}
	return rules.Turn{}, pass.done(s), true
}
