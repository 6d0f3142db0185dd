package club_test

import (
	"fmt"
	"slices"
	"testing"

	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/rules"
)

// won has a side of a game have won it, on the board.
func (l *cup) won(match int, by rules.Side) {
	l.t.Helper()
	r := club.ResultTaken{Match: match, Over: true}
	if by == rules.White {
		r.White = 2
	} else {
		r.Black = 2
	}
	l.add(r)
}

// finish has White win all games that go on.
func (l *cup) finish() *cup {
	l.t.Helper()
	for _, match := range l.going() {
		l.won(match, rules.White)
	}
	return l
}

// rows are the table of a group: the players by their numbers, best first, with their points in halves.
func (l *cup) rows(group int) string {
	v := l.state.View(func(int) (string, bool) { return "x", false })
	var list []string
	for _, row := range v.Groups[group].Table(v.System).Rows() {
		list = append(list, fmt.Sprintf("%d:%d", row.Player, row.Points))
	}
	return fmt.Sprint(list)
}

// paired are the games of a round, by the players' numbers.
func (l *cup) paired(round int) (list []string) {
	for _, p := range l.state.Groups[0].Games {
		if p.Round == round {
			list = append(list, fmt.Sprintf("%d-%d", p.White, p.Black))
		}
	}
	return list
}

// A correction of a game of a Swiss whose next round is paired: what is paired stands, the table and the pairing after it go by the new result.
func TestCorrectedBehindAPairedRound(t *testing.T) {
	t.Parallel()
	begin := func() *cup {
		return founded(t, club.Plan{System: tournament.BySwiss, Size: 3, Start: day(30)}).join(1, 2, 3, 4).tick(day(30)).finish().tick(day(40))
	}
	l := begin()
	second := l.paired(2)
	l.won(1, rules.Black)
	if l.tick(day(41)); fmt.Sprint(l.paired(2)) != fmt.Sprint(second) || len(l.going()) != 2 {
		t.Errorf("round 2 was %v, and is %v", second, l.paired(2))
	}
	if got := l.rows(0); got != "[3:2 4:2 1:0 2:0]" {
		t.Errorf("the table does not have the new result: %s", got)
	}

	// A game that goes on holds up the round after the next, and has thirty days at least for it.
	l = begin()
	l.add(club.ResultTaken{Match: 1})
	for _, match := range l.going() {
		if match != 1 {
			l.won(match, rules.White)
		}
	}
	if l.tick(day(60)); l.state.Groups[0].Round != 2 || fmt.Sprint(l.going()) != "[1]" {
		t.Errorf("round %d, going %v", l.state.Groups[0].Round, l.going())
	}
	l.won(1, rules.Black)
	l.tick(day(61)).finish().tick(day(62))
	if l.state.End != club.Completed {
		t.Errorf("it ends %q", l.state.End)
	}
}

// Whoever dropped out of a Swiss on time and is back by a correction has missed what was paired without them, and is paired again.
func TestRevivedInASwiss(t *testing.T) {
	t.Parallel()
	l := founded(t, club.Plan{System: tournament.BySwiss, Size: 5, Start: day(30)}).join(1, 2, 3, 4, 5, 6).tick(day(30))
	late := func() (match int) {
		for _, p := range l.state.Groups[0].Games {
			switch {
			case p.Over || p.Opponent(6) == 0:
			case p.White == 6:
				match = p.Match
				l.add(club.ResultTaken{Match: match, Over: true, Black: 2, Late: "white"})
			default:
				match = p.Match
				l.add(club.ResultTaken{Match: match, Over: true, White: 2, Late: "black"})
			}
		}
		return match
	}
	first := late()
	l.finish().tick(day(40))
	late()
	l.finish().tick(day(50))
	if e, _ := l.state.Entrant(6); e.Until.IsZero() {
		t.Fatal("no notice of two losses")
	}
	l.tick(day(57)).finish().tick(day(58)) // round 3 was paired with them, and their game ends with their leaving
	if e, _ := l.state.Entrant(6); e.Left != tournament.OutOfTime {
		t.Fatalf("left %q", e.Left)
	}
	if slices.ContainsFunc(l.paired(4), func(s string) bool { return s[0] == '6' || s[2] == '6' }) {
		t.Errorf("round 4 has who dropped out: %v", l.paired(4))
	}
	l.add(club.ResultTaken{Match: first, Over: true, White: 1, Black: 1})
	l.tick(day(59)).finish().tick(day(60))
	if !slices.ContainsFunc(l.paired(5), func(s string) bool { return s[0] == '6' || s[2] == '6' }) {
		t.Errorf("round 5 has not who is back: %v", l.paired(5))
	}
}

// A correction of a game of a tournament that is over: a result changes its table and nothing else; a game that goes on has it go on, and it
// ends again with that game.
func TestCorrectedAfterTheEnd(t *testing.T) {
	t.Parallel()
	l := founded(t, club.Plan{System: tournament.Once, Start: day(30)}).join(1, 2, 3).tick(day(30)).finish().tick(day(40))
	if l.state.End != club.Completed {
		t.Fatalf("it is %q", l.state.End)
	}
	ended, table := l.state.EndedAt, l.rows(0)
	l.now = day(50)
	l.add(club.ResultTaken{Match: 1, Over: true}) // void
	if l.tick(day(51)); l.state.End != club.Completed || !l.state.EndedAt.Equal(ended) {
		t.Errorf("a result has it be %q since %v", l.state.End, l.state.EndedAt)
	}
	if l.rows(0) == table {
		t.Errorf("the table stands as it was: %s", table)
	}
	l.add(club.ResultTaken{Match: 1})
	if l.tick(day(52)); l.state.End != "" || fmt.Sprint(l.going()) != "[1]" {
		t.Errorf("a game goes on, and it is %q, going %v", l.state.End, l.going())
	}
	l.won(1, rules.Black)
	if l.tick(day(60)); l.state.End != club.Completed || !l.state.EndedAt.Equal(day(60)) {
		t.Errorf("it is %q since %v", l.state.End, l.state.EndedAt)
	}
}

// A game that is void has no part in the table, as it has none in the one that is made of records (record.md, "Games"); a game that both have
// lost has.
func TestVoidHasNoPart(t *testing.T) {
	t.Parallel()
	l := founded(t, club.Plan{System: tournament.Once, Start: day(30)}).join(1, 2, 3).tick(day(30)).finish().tick(day(40))
	for _, void := range []bool{true, false} {
		l.add(club.ResultTaken{Match: 1, Over: true, Void: void})
		for _, g := range l.state.View(func(int) (string, bool) { return "x", false }).Groups[0].Games {
			if g.Match == 1 && g.Over == void {
				t.Errorf("void %t: it is over in the table: %t", void, g.Over)
			}
		}
		if l.tick(day(51)); l.state.End != club.Completed {
			t.Errorf("void %t: it is %q", void, l.state.End)
		}
	}
}

// CR-49: who is back by a correction has the tournament go on that had ended with their dropping out, and the games that it ended.
func TestRevivedAfterTheEnd(t *testing.T) {
	t.Parallel()
	l := founded(t, club.Plan{System: tournament.Once, Start: day(30)}).join(1, 2, 3, 4).tick(day(30))
	var late []int
	for _, p := range l.state.Groups[0].Games {
		switch {
		case p.Opponent(1) == 0:
			l.won(p.Match, rules.White)
		case len(late) == 2:
		case p.White == 1:
			late = append(late, p.Match)
			l.add(club.ResultTaken{Match: p.Match, Over: true, Black: 2, Late: "white"})
		default:
			late = append(late, p.Match)
			l.add(club.ResultTaken{Match: p.Match, Over: true, White: 2, Late: "black"})
		}
	}
	if l.tick(day(40)).tick(day(47)); l.state.End != club.Completed {
		t.Fatalf("it is %q", l.state.End)
	}
	l.add(club.ResultTaken{Match: late[0], Over: true, White: 1, Black: 1})
	if l.tick(day(48)); l.state.End != "" || len(l.going()) != 1 || len(l.state.Playing()) != 4 {
		t.Errorf("it is %q, going %v, playing %v", l.state.End, l.going(), l.state.Playing())
	}
}

// A correction in a section whose final is paired: the final keeps those who reached it.
func TestCorrectedBehindTheFinal(t *testing.T) {
	t.Parallel()
	l := founded(t, club.Plan{System: tournament.Sectioned, Size: 5, Start: day(30)}).join(1, 2, 3, 4, 5, 6).tick(day(30)).finish().tick(day(40))
	final := l.state.Groups[len(l.state.Groups)-1]
	if !final.Final {
		t.Fatal("no final")
	}
	games := len(final.Games)
	for _, p := range l.state.Groups[0].Games {
		l.won(p.Match, rules.Black)
	}
	l.tick(day(41))
	after := l.state.Groups[len(l.state.Groups)-1]
	if len(l.state.Groups) != 3 || len(after.Games) != games || fmt.Sprint(after.Players) != fmt.Sprint(final.Players) {
		t.Errorf("the final was of %v, and is of %v", final.Players, after.Players)
	}
}

// CR-45: who is banned in the middle is paired no more; in a Swiss the results stand, in a round robin under half are struck; nothing brings
// them back.
func TestBannedInTheMiddle(t *testing.T) {
	t.Parallel()
	ban := func(l *cup, player int) {
		f, ok := l.state.DropOut(player, tournament.Banned)
		if !ok {
			t.Fatal("cannot be banned")
		}
		l.add(f)
		l.tick(l.now)
	}
	l := founded(t, club.Plan{System: tournament.BySwiss, Size: 3, Start: day(30)}).join(1, 2, 3, 4, 5, 6).tick(day(30)).finish().tick(day(40))
	ban(l, 2)
	l.finish().tick(day(50)).finish().tick(day(60))
	if slices.ContainsFunc(l.paired(3), func(s string) bool { return s[0] == '2' || s[2] == '2' }) || l.state.End != club.Completed {
		t.Errorf("round 3: %v, %q", l.paired(3), l.state.End)
	}
	if len(l.state.Groups[0].Struck) > 0 {
		t.Errorf("struck from a Swiss: %v", l.state.Groups[0].Struck)
	}

	l = founded(t, club.Plan{System: tournament.Twice, Start: day(30)}).join(1, 2, 3).tick(day(30))
	ban(l, 2)
	if fmt.Sprint(l.state.Groups[0].Struck) != "[2]" || len(l.going()) != 2 {
		t.Errorf("struck %v, going %v", l.state.Groups[0].Struck, l.going())
	}
	ended, _ := l.state.Entrant(2)
	l.add(club.ResultTaken{Match: ended.Ended[0], Over: true, White: 1, Black: 1})
	if l.tick(day(41)); fmt.Sprint(l.state.Playing()) != "[1 3]" {
		t.Errorf("a correction brings back who is banned: %v", l.state.Playing())
	}
}
