package adjudicator_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
)

// copyCell is a cell of the table of `copy inventor`: what has happened, who says or does what next, and for each step what
// comes of it: "kept", a yes or a no that nobody else hears of; "copied"; "refused", with nothing kept; or "-", nothing of these. What
// stands behind a colon must be said by then, to anybody.
type copyCell struct{ name, begins, steps string }

// copyTable is state of the game × who has said what × who acts next.
func copyTable() []copyCell {
	return []copyCell{
		{"nobody says anything", "", "white resign = - : copy inventor yes"},
		{"one says yes, and the game ends", "", "white copy inventor yes = kept : tell nobody | white resign = -"},
		{"the other says yes after the end", "", "white copy inventor yes = kept | white resign = - | black copy inventor yes = copied : You both agreed, so I've sent the game's inventor the public record"},
		{"both in play, one resigns", "", "white copy inventor yes = kept | black copy inventor yes = kept : tell nobody | white resign = copied : You both agreed, so I've sent the game's inventor the public record"},
		{"both in play, time ends it", "timed", "white copy inventor yes = kept | black copy inventor yes = kept | tick 10d = - | tick 10d = copied"},
		{"both in play, a claim ends it", "timed", "black copy inventor yes = kept | white copy inventor yes = kept | tick 8d = - | black claim time = copied"},
		{"both in play, the host ends it", "", "white copy inventor yes = kept | black copy inventor yes = kept | nobody adjudicate 1-0: so = copied"},
		{"both in play, who drops out of an event", "", "white copy inventor yes = kept | black copy inventor yes = kept | nobody drop-out white = copied"},
		{"both in play, a draw", "", "white copy inventor yes = kept | black copy inventor yes = kept | white draw = - | black draw yes = copied"},
		{"both after the end", "over", "black copy inventor yes = kept | white copy inventor yes = copied"},
		{"yes twice by one", "over", "black copy inventor yes = kept | black copy inventor yes = - | white copy inventor yes = copied"},
		{"a no in play takes a yes back", "", "white copy inventor yes = kept | black copy inventor yes = kept | black copy inventor no = kept | white resign = - | black copy inventor yes = copied"},
		{"a no after the end takes a yes back", "over", "black copy inventor yes = kept | black copy inventor no = kept | white copy inventor yes = kept"},
		{"a no of somebody who never said yes", "over", "black copy inventor no = - | white copy inventor yes = kept"},
		{"a no comes too late", "over", "black copy inventor yes = kept | white copy inventor yes = copied | white copy inventor no = refused : can't be taken back | black copy inventor yes = - : already has the record"},
		{"asked how it stands", "", "white copy inventor = - : You haven't said | white copy inventor yes = kept | white copy inventor = - : I've noted your yes"},
		{"asked in play whether the other agreed", "", "white copy inventor yes = kept | black copy inventor = - : You haven't said"},

		{"before it begins", "challenged", "black copy inventor yes = refused"},
		{"declined", "declined", "white copy inventor yes = refused"},
		{"private", "private", "white copy inventor yes = refused : is private | white copy inventor = - : This game is private, so I don't send its record | white copy inventor no = -"},
		{"private and over", "private", "white resign = - | white copy inventor yes = refused"},
		{"void", "", "nobody void: so = - | white copy inventor yes = refused : doesn't count"},
		{"both in play, and void", "", "white copy inventor yes = kept | black copy inventor yes = kept | nobody void: so = -"},
		{"void, and the host gives it a result", "", "white copy inventor yes = kept | black copy inventor yes = kept | nobody void: so = - | nobody adjudicate 1-0: so = copied"},
		{"nobody set up", "unset", "white copy inventor yes = kept | black copy inventor yes = kept | tick 20d = - | tick 20d = -"},
		{"banned in play", "", "white copy inventor yes = kept | black copy inventor yes = kept | nobody banned white = -"},
		{"banned after the end", "over", "white copy inventor yes = kept | inventor left = - | black copy inventor yes = refused : has left"},
		{"forgotten in play", "", "white copy inventor yes = kept | black copy inventor yes = kept | white leave = -"},
		{"forgotten after the end", "over", "white copy inventor yes = kept | nobody forget white = - | black copy inventor yes = refused : has left"},
		{"forgotten, with a yes of the other's", "over", "white copy inventor yes = kept | nobody forget black = - | white copy inventor no = kept"},
		{"no inventor", "", "inventor none = - | white copy inventor yes = refused : I know no inventor | white resign = -"},
		{"no inventor any more", "", "white copy inventor yes = kept | black copy inventor yes = kept | inventor none = - | white resign = - | inventor reads = - | black diary: hm = - | black copy inventor = - : sends it | black copy inventor yes = copied"},
		{"the inventor has had many", "over", "inventor has-many = - | white copy inventor yes = kept | black copy inventor yes = kept : again tomorrow | inventor reads = - | white copy inventor yes = copied"},
		{"ends when the inventor has had many", "", "inventor has-many = - | white copy inventor yes = kept | black copy inventor yes = kept | white resign = - : again tomorrow | inventor reads = - | white copy inventor yes = copied"},

		{"corrected after it went", "over", "white copy inventor yes = kept | black copy inventor yes = copied | nobody adjudicate 0-1: so = - | nobody void: so = - | nobody adjudicate 1-0: so = -"},
		{"corrected before it went", "over", "white copy inventor yes = kept | nobody adjudicate 0-1: so = - | black copy inventor yes = copied"},
		{"goes on after it went", "over", "white copy inventor yes = kept | black copy inventor yes = copied | nobody revive: so = - | white copy inventor no = refused | white resign = -"},
		{"goes on before it went", "over", "white copy inventor yes = kept | nobody revive: so = - | black copy inventor yes = kept | white resign = copied"},
		{"turns taken back", "", "white play: Zd2-d3 = - | white copy inventor yes = kept | black copy inventor yes = kept | white undo = - | black undo yes = - | white resign = copied"},
		{"taken over by another", "over", "nobody taken-over 43 = - | white copy inventor yes = kept | black copy inventor yes = copied"},
	}
}

func TestCopyTable(t *testing.T) {
	t.Parallel()
	for _, cell := range copyTable() {
		t.Run(cell.name, func(t *testing.T) {
			t.Parallel()
			tb := newTable(t)
			for _, line := range copyBegins(t, cell.begins) {
				tb.do(line)
			}
			for _, step := range strings.Split(cell.steps, " | ") {
				line, want, _ := strings.Cut(step, " = ")
				want, says, _ := strings.Cut(want, " : ")
				tb.out.Reset()
				if got := tb.copyStep(line); got != want || !strings.Contains(tb.out.String(), says) {
					t.Fatalf("%s: %s, want %s and %q:\n%s", line, got, want, says, tb.out.String())
				}
			}
		})
	}
}

// copyBegins is what came before.
func copyBegins(t *testing.T, state string) []string {
	lines, ok := map[string][]string{
		"":           {"white open", "black accept", "inventor reads"},
		"timed":      {"terms per_turn=7d; grace=7d", "white open", "black accept", "inventor reads"},
		"private":    {"terms private", "white open", "black accept", "inventor reads"},
		"over":       {"white open", "black accept", "white resign", "inventor reads"},
		"challenged": {"white open", "inventor reads"},
		"declined":   {"white open", "black decline", "inventor reads"},
		"unset":      {"preset tiny-secret", "terms per_turn=7d; grace=7d", "white open", "black accept", "inventor reads"},
	}[state]
	if !ok {
		t.Fatalf("no such state: %s", state)
	}
	return lines
}

// copyStep carries out a line and says what came of it.
func (tb *table) copyStep(line string) string {
	known := len(tb.events)
	switch line {
	case "white leave":
		tb.decide(adjudicator.WhiteSeat, adjudicator.Resign{Leaves: true})
	case "nobody forget white", "nobody forget black":
		seat := seatNamed(line[len("nobody forget "):])
		tb.decide(adjudicator.NoSeat, adjudicator.Forget{Seat: seat, As: adjudicator.Player{Name: "player-7f3a", Address: "nobody@forgotten.invalid"}})
	case "nobody taken-over 43":
		tb.decide(adjudicator.NoSeat, adjudicator.TakeOver{Game: 43})
	default:
		tb.do(line)
	}
	came := "-"
	for _, e := range tb.events[known:] {
		switch e.Fact.(type) {
		case adjudicator.CopyAgreed, adjudicator.CopyRefused:
			if !e.Private() {
				tb.t.Fatalf("%s: others can know of a %T", line, e.Fact)
			}
			came = "kept"
		case adjudicator.Copied:
			return "copied"
		}
	}
	if strings.HasSuffix(tb.out.String(), "refused\n") {
		return "refused"
	}
	return came
}

// TestCopyTellsNobody: as long as it has not gone, what the other player is told and can know is the same whatever somebody says.
func TestCopyTellsNobody(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"copy inventor", "copy inventor yes", "copy inventor no"} {
		tb := newTable(t)
		for _, line := range copyBegins(t, "") {
			tb.do(line)
		}
		before := tb.match
		tb.out.Reset()
		tb.do("white " + words)
		if strings.Contains(tb.out.String(), "to black") || tb.match.Seats[1].Heard != before.Seats[1].Heard || tb.match.Told != before.Told {
			t.Errorf("%s: %s", words, tb.out.String())
		}
	}
}
