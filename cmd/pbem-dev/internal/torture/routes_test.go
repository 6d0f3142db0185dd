package torture

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestOneEffect has each letter of the script come by IMAP twice, with other trace headers, over LMTP and by pipe, all at
// the same time.
func TestOneEffect(t *testing.T) {
	t.Parallel()
	plain := newRig(t, ada, bo)
	undisturbed := plain.up()
	plain.finish(undisturbed, plain.play(steps()))

	r := newRig(t, ada, bo)
	others := make(chan error, 2*len(steps()))
	r.carry = func(from string, l letter) error {
		for _, by := range []Route{Pipe, LMTP} {
			go func() { others <- r.by(by)(from, l) }()
		}
		return r.twice(from, l)
	}
	only := r.up()
	if err := r.play(steps()); err != nil {
		t.Fatalf("%v\n%s", err, only.errors.String())
	}
	for range cap(others) {
		if err := <-others; err != nil {
			t.Error(err)
		}
	}
	r.settle(only)
	r.finished()
	compare(t, r.outcome(), plain.outcome())
}

// twice puts a letter into the mailbox as it is, and as another server would hand it on.
func (r *rig) twice(from string, l letter) error {
	if err := r.by(IMAP)(from, l); err != nil {
		return err
	}
	other := fmt.Sprintf("Return-Path: <%s>\r\nX-Original-To: %s\r\nReceived: by another way\r\n", from, l.to)
	text := strings.Replace(string(l.bytes), "Subject: ", "Subject:  ", 1) // folded anew on the way
	return r.put(l.id, other+text)
}

// TestReplays brings every letter of a whole game again, the last first, by every route: at once, when the game has long been over,
// and ten months later. Nothing comes of it.
func TestReplays(t *testing.T) {
	t.Parallel()
	r := newRig(t, ada, bo)
	var sent []sentLetter
	r.carry = func(from string, l letter) error {
		sent = append(sent, sentLetter{from, l})
		return r.by(IMAP)(from, l)
	}
	first := r.up()
	r.finish(first, r.play(steps()))
	want, before := r.outcome(), r.rows()
	slices.Reverse(sent)
	for _, later := range []time.Duration{0, 24 * time.Hour, 300 * 24 * time.Hour} { // after a year rows about letters are forgotten
		if err := r.clock.skip(later); err != nil {
			t.Fatal(err)
		}
		again := r.up()
		for _, by := range []Route{IMAP, LMTP, Pipe} {
			for _, s := range sent {
				if err := r.by(by)(s.from, s.letter); err != nil {
					t.Fatal(err)
				}
			}
		}
		r.settle(again)
		if after := r.rows(); after != before {
			t.Errorf("%s later: %+v, before there was %+v", later, after, before)
		}
		compare(t, r.outcome(), want)
	}
	if _, again := r.deliveries.copies(); again > 0 {
		t.Errorf("%d letters went out again", again)
	}
}

type sentLetter struct {
	from string
	letter
}

// TestTwoAnswersToOneTurn has White think again: two letters answer the same one, with the same token. In whichever
// order and by whichever routes they come, the first is played and the second is told that it was too late.
func TestTwoAnswersToOneTurn(t *testing.T) {
	for _, by := range [][2]Route{{IMAP, IMAP}, {LMTP, Pipe}, {Pipe, IMAP}} {
		for _, turned := range []bool{false, true} {
			t.Run(fmt.Sprint(by, turned), func(t *testing.T) {
				t.Parallel()
				r := newRig(t, ada, bo)
				only := r.up()
				white, _ := r.opened()
				letters := []letter{white.letter("white: Zd2-d3, Zc2-c3"), white.letter("white: Zc2-c3")}
				want := []string{"white: Zd2-d3, Zc2-c3"}
				if turned {
					slices.Reverse(letters)
					want = []string{"white: Zc2-c3"}
				}
				for i, l := range letters {
					r.handOver(by[i], ada, l)
				}
				if told := r.text(r.latest(ada)); !strings.Contains(told, "turn 1") {
					t.Errorf("the second was told:\n%s", told)
				}
				r.settle(only)
				if got := r.turns(1); !slices.Equal(got, want) {
					t.Errorf("played were %q", got)
				}
			})
		}
	}
}

// TestLateLetter: a letter that was a year on its way comes to a game that has gone on without it, and one that is older
// than a take-back or a newkey comes with a token that is dead. No turn is played.
func TestLateLetter(t *testing.T) {
	for name, between := range map[string]func(r *rig, white, black *player){
		"the game went on": func(r *rig, white, black *player) {
			r.tell(white, "white: Zd2-d3")
			r.tell(black, "black: Zd11-d10")
		},
		"taken back": func(r *rig, white, black *player) {
			r.tell(white, "white: Zd2-d3")
			r.tell(white, "undo")
			black.newest = r.latest(bo)
			r.tell(black, "undo yes")
		},
		"new keys": func(r *rig, white, _ *player) {
			r.tell(white, "newkey")
			r.tell(white, "yes")
		},
		"over": func(r *rig, white, _ *player) {
			r.tell(white, "resign")
			r.tell(white, "confirm")
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newRig(t, ada, bo)
			only := r.up()
			white, black := r.opened()
			late := white.letter("white: Zc2-c3")
			before := r.rows()
			between(r, white, black)
			if after := r.rows(); after == before {
				t.Fatal("nothing has happened meanwhile")
			}
			want := r.events(1)
			if err := r.clock.skip(365 * 24 * time.Hour); err != nil {
				t.Fatal(err)
			}
			r.handOver(IMAP, ada, late)
			r.settle(only)
			asked := func(event string) bool { return strings.Contains(event, `: held {"prepared":`) } // what is asked back, and questions that end
			if got := slices.DeleteFunc(r.events(1), asked); !slices.Equal(got, slices.DeleteFunc(want, asked)) {
				t.Errorf("the game is now\n%s\nbefore the letter it was\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		})
	}
}
