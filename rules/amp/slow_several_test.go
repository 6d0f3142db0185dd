package amp

import (
	"fmt"
	"strings"

	"pbem/rules"
)

// handedOn returns the turns in which another AMP goes on, each by its first activation: one that has a leader and has not acted, as
// long as no more act than may.
func (t *slowTurn) handedOn() []*slowTurn {
	if t.acts == 0 || len(t.before)+1 >= t.game.perTurn {
		return nil
	}
	var more []*slowTurn
	for code, name := range t.game.names {
		if code == t.code || strings.IndexByte(t.before, code) >= 0 || !t.leads(code) {
			continue
		}
		next := *t
		next.before, next.code, next.acts, next.others, next.moved = t.before+string(t.code), code, 0, 0, map[place]bool{}
		for _, one := range next.after() {
			n := len(t.text)
			one.text[n] = fmt.Sprintf("; %s: %s", name, one.text[n])
			more = append(more, one)
		}
	}
	return more
}

// leads reports whether the AMP is the side's own and has a leader.
func (t *slowTurn) leads(code byte) bool {
	for _, m := range t.board {
		if m.code == code && t.game.mine(m, t.white) && t.game.isLeader(m) {
			return true
		}
	}
	return false
}

// promoted returns the turn after a move, once for each thing that the unit may be then.
func (t *slowTurn) promoted(from, to place, isLead bool) []*slowTurn {
	into := t.game.promotes[t.board[from].letter]
	if last := map[bool]int{true: t.game.ranks, false: 1}[t.white]; into == "" || to.rank != last {
		return []*slowTurn{t.moved1(from, to, isLead)}
	}
	var all []*slowTurn
	if !t.game.must {
		all = append(all, t.moved1(from, to, isLead))
	}
	for _, letter := range []byte(into) {
		one := t.moved1(from, to, isLead)
		one.board[to] = man{one.board[to].code, letter}
		one.text[len(one.text)-1] += "=" + string(letter)
		if t.game.ends != nil { // it counts as what it has become
			one.won = t.game.winner(one.board, one.points, t.white, false) != ""
		}
		all = append(all, one)
	}
	return all
}

func slowPlace(s rules.Square) place { return place{int(s.File), int(s.Rank)} }
