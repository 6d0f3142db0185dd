package daemon

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/talk/watching"
	"pbem/mailer"
)

const (
	cy  = "cy@example.net"
	dee = "dee@example.net"
)

// observed begins a game of Ada and Bo that Cy watches, and Dee for its end alone.
func observed(t *testing.T) *rig {
	t.Helper()
	r := newRig(t)
	r.begin(t, ada, bo)
	for who, words := range map[string]string{cy: "watch 1", dee: "watch 1 end"} {
		r.say(t, who, words)
		r.say(t, who, "yes")
		if text := string(r.courier.newest[who].Data); !strings.Contains(text, "You're watching game 1") {
			t.Fatalf("%s watches nothing:\n%s", who, text)
		}
	}
	return r
}

// round lets time pass and letters go out.
func (r *rig) round(t *testing.T, later time.Duration) {
	t.Helper()
	r.now = r.now.Add(later)
	if err := r.Tick(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// hears counts the letters to somebody that were taken and hold the words.
func (r *rig) hears(who, words string) (n int) {
	for _, l := range r.sentTo(who) {
		if strings.Contains(string(l.Data), words) {
			n++
		}
	}
	return n
}

func busy(to ...string) func(mailer.Envelope) error {
	return func(l mailer.Envelope) error {
		if slices.Contains(to, l.To) {
			return &mailer.Failure{Text: "450 later", Recipient: true}
		}
		return nil
	}
}

// TestObserversHearLast (CR-54): an observer hears of a turn when the letters to both players were given to our relay, and once.
func TestObserversHearLast(t *testing.T) {
	t.Parallel()
	r := observed(t)
	r.courier.refuse = busy(bo)
	r.say(t, ada, "Zd2-d3")
	for range 5 {
		r.round(t, 10*time.Minute)
	}
	r.round(t, 25*time.Hour) // a letter that waits was not given to our relay, however long it waits
	if n := r.hears(cy, "Zd2-d3"); n != 0 {
		t.Fatalf("Cy heard of a turn %d times that Bo had not been told of", n)
	}
	r.courier.refuse = nil
	r.round(t, 5*time.Hour)
	r.round(t, 2*time.Minute)
	for range 3 {
		r.round(t, time.Hour)
	}
	if n := r.hears(cy, "Zd2-d3"); n != 1 {
		t.Errorf("Cy heard of the turn %d times", n)
	}
	if n := r.hears(dee, "Zd2-d3"); n != 0 {
		t.Errorf("Dee wanted the end alone, and heard of the turn %d times", n)
	}
}

// TestObserversWaitForDigests (CR-54): where a player is not written to at once, observers hear of a turn a day after it.
func TestObserversWaitForDigests(t *testing.T) {
	t.Parallel()
	for name, fact := range map[string]club.Fact{"digest": club.DigestChosen{On: true, Hour: 450}, "off": club.CategoryChosen{Category: club.Turns}} {
		t.Run(name, func(t *testing.T) {
			r := observed(t)
			p, err := r.Store.Player(t.Context(), bo)
			if err != nil {
				t.Fatal(err)
			}
			change := games.ClubChange{Stream: club.PersonStream(p.Number), Events: []club.Event{{At: r.now, Fact: fact}}}
			if err := r.Store.Commit(t.Context(), games.Commit{At: r.now, Club: []games.ClubChange{change}}); err != nil {
				t.Fatal(err)
			}
			r.say(t, ada, "Zd2-d3")
			r.round(t, 24*time.Hour-time.Second)
			if n := r.hears(cy, "Zd2-d3"); n != 0 {
				t.Fatal("Cy heard of the turn within the day")
			}
			r.round(t, time.Second)
			if n := r.hears(cy, "Zd2-d3"); n != 1 {
				t.Errorf("Cy heard of the turn %d times after a day", n)
			}
		})
	}
}

// TestObserversAreToldOnce decides twice, and loses commits: whoever comes second tells nobody anything, and nothing is left untold.
func TestObserversAreToldOnce(t *testing.T) {
	t.Parallel()
	r := observed(t)
	r.say(t, ada, "Zd2-d3")
	lost := errors.New("lost")
	r.store.before = func([]games.Commit) error { return lost }
	if err := r.Tick(t.Context(), r.now); !errors.Is(err, lost) {
		t.Fatalf("the store failed, and nobody says so: %v", err)
	}
	r.store.before = nil
	first, err := watching.TickWatched(t.Context(), r.Referee, r.changes(r.Store), 1, r.now)
	if err != nil {
		t.Fatal(err)
	}
	again, err := watching.TickWatched(t.Context(), r.Referee, r.changes(r.Store), 1, r.now)
	if err != nil || len(again.Outbox) != 1 || string(again.Outbox[0].Data) != string(first.Outbox[0].Data) {
		t.Fatalf("decided twice, the letters differ: %v", err)
	}
	second, err := watching.TickWatched(t.Context(), r.Referee, r.changes(r.Store), 1, r.now.Add(time.Minute))
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Store.Commit(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	if err := r.Store.Commit(t.Context(), second); !errors.Is(err, games.ErrConflict) {
		t.Errorf("two daemons told the same: %v", err)
	}
	r.round(t, time.Hour)
	if n := r.hears(cy, "Zd2-d3"); n != 1 {
		t.Errorf("Cy heard of the turn %d times", n)
	}
}

// TestObserversNeverHearFirst plays at random while letters to the players wait or go, time passes or stands: no line of a letter to an
// observer tells of a turn before both players have it, none is told twice, and in the end all have been.
func TestObserversNeverHearFirst(t *testing.T) {
	t.Parallel()
	moves := []string{"Zd2-d3", "Fd7-e6", "Zd3-d4", "Fe6-d7"}
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			r, dice := observed(t), rand.New(rand.NewPCG(seed, 54))
			played := 0
			for range 40 {
				switch dice.IntN(6) {
				case 0:
					r.courier.refuse = busy([]string{ada, bo, cy}[dice.IntN(3)])
				case 1, 2:
					r.courier.refuse = nil
				case 3:
					if played < len(moves) && r.wrote(played, [2]string{ada, bo}[played%2]) {
						r.say(t, [2]string{ada, bo}[played%2], moves[played])
						played++
					}
				default:
					r.round(t, time.Duration(dice.IntN(300))*time.Minute/10)
				}
				r.toldInOrder(t, moves[:played])
			}
			r.courier.refuse = nil
			for range 8 {
				r.round(t, 4*time.Hour)
			}
			for i, move := range moves[:played] {
				if n := r.lines(cy, move); n != 1 {
					t.Errorf("turn %d was told %d times", i+1, n)
				}
			}
		})
	}
}

// wrote reports whether somebody has the letter that shows so many turns, and can answer it.
func (r *rig) wrote(turns int, who string) bool {
	l, ok := r.courier.newest[who]
	return ok && (turns == 0 || strings.Contains(string(l.Data), fmt.Sprintf("turn %d", turns+1)) || strings.Contains(string(l.Data), fmt.Sprintf("Turn %d", turns+1)))
}

// lines counts the letters that somebody has got which have a turn as a line of its own.
func (r *rig) lines(who, move string) (n int) {
	for _, l := range r.courier.taken {
		if text := string(l.Data); l.To == who && (strings.Contains(text, ": white: "+move) || strings.Contains(text, ": black: "+move)) {
			n++
		}
	}
	return n
}

// toldInOrder wants each turn that was told to an observer to have been told to both players before.
func (r *rig) toldInOrder(t *testing.T, moves []string) {
	t.Helper()
	for i, move := range moves {
		heard := map[string]bool{}
		for _, l := range r.courier.taken {
			if !strings.Contains(string(l.Data), move) {
				continue
			}
			if l.To == cy && (!heard[ada] || !heard[bo]) {
				t.Fatalf("Cy was told of turn %d before Ada (%v) or Bo (%v)", i+1, heard[ada], heard[bo])
			}
			heard[l.To] = true
		}
	}
}

// TestObserversSeeNoSecret plays one game twice: once a player sends their secret set-up anew, and tries things. Whoever watches gets the
// same letters, byte for byte and at the same times.
func TestObserversSeeNoSecret(t *testing.T) {
	t.Parallel()
	const (
		other = "setup: Ke8 Qd8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7"
		black = "setup: Ke8 Qd8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe6 Pf7 Pg7 Ph7"
		white = "setup: Ke1 Qd1 Bb1 Bg1 Nc2 Nf2 Ra1 Rh1 Pb2 Pc3 Pd2 Pe2 Pf3 Pg2 Pc1 Pf1"
	)
	watched := func(secrets ...string) (told []string) {
		r := newRig(t)
		r.say(t, ada, "new lifeform-secret vs "+bo+" as white time 3d")
		r.say(t, ada, "yes")
		r.say(t, bo, "accept")
		r.say(t, cy, "watch 1")
		r.say(t, cy, "yes")
		for _, words := range secrets {
			r.say(t, bo, words)
		}
		r.round(t, 30*time.Minute)
		if n := r.hears(cy, "Ke8"); n > 0 {
			t.Fatal("Cy was told of a secret set-up")
		}
		r.say(t, ada, white)
		for range 3 {
			r.round(t, time.Minute)
		}
		if n := r.hears(cy, ": setup: Ke8"); n != 1 {
			t.Fatalf("Cy was told of the set-ups %d times\n%s", n, r.courier.newest[ada].Data)
		}
		for _, l := range r.sentTo(cy) {
			told = append(told, string(l.Data))
		}
		return told
	}
	once, often := watched(black), watched(other, "try 1#0 e7e6", black)
	for i := range max(len(once), len(often)) {
		if i >= len(once) || i >= len(often) || i >= 2 && once[i] != often[i] {
			t.Errorf("letter %d differs:\n%s\n%s", i, strings.Join(once[i:], "\n"), strings.Join(often[i:], "\n"))
			return
		}
	}
}

// TestObserversOfATurnAskedBack (CR-54): a turn that was asked back is played at the moment of its own letter. Players are told of it when
// it is confirmed, and the other may answer in that very second; nobody waits a day for that.
func TestObserversOfATurnAskedBack(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.say(t, ada, "new lifeform-open vs "+bo+" as white time 3d no vacation")
	r.say(t, ada, "yes")
	r.say(t, bo, "accept")
	r.say(t, ada, "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2")
	r.say(t, bo, "setup: Kd8 Qe8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7")
	r.say(t, cy, "watch 1")
	r.say(t, cy, "yes")
	r.round(t, 2*time.Minute)
	r.say(t, ada, "Bf1-e3, Pe2-d3, Pf2-f1, Pg2-f3")
	r.now = r.now.Add(time.Second)
	r.say(t, ada, "confirm")
	r.say(t, bo, "Bc8-b6, Pc7-c6")
	if kinds := r.kinds(t, 1); !strings.HasSuffix(kinds, "Held TurnPlayed TurnPlayed") {
		t.Fatalf("the conversation went another way: %s\n%s", kinds, r.courier.newest[bo].Data)
	}
	r.round(t, 2*time.Minute)
	for _, turn := range []string{"1. ada: Bf1-e3", "2. bo: Bc8-b6, Pc7-c6"} {
		if n := r.hears(cy, turn); n != 1 {
			t.Errorf("Cy heard of %s %d times\n%s", turn, n, r.courier.newest[cy].Data)
		}
	}
}

// TestObserversReadDigests: news of a watched game waits for the digest of whoever reads one, is told once, as its observers know the game by
// then, and not to whom watches it no more.
func TestObserversReadDigests(t *testing.T) {
	t.Parallel()
	r := observed(t)
	for _, who := range []string{cy, dee} {
		r.say(t, who, "mail digest on 07:30")
		r.say(t, who, "yes")
	}
	before := len(r.sentTo(cy))
	r.say(t, ada, "white: Zd2-d3")
	r.round(t, time.Minute)
	r.say(t, bo, "black: Fd7-e6")
	r.round(t, time.Minute)
	if n := len(r.sentTo(cy)) - before; n != 0 {
		t.Errorf("%d letters come before the digest", n)
	}
	r.round(t, club.ToldAfter)
	if r.hears(cy, "Subject: Digest: news of games you watch") != 1 || r.hears(cy, "1. ada: white: Zd2-d3") != 1 || r.hears(cy, "2. bo: black: Fd7-e6") != 1 ||
		r.hears(cy, "It's ada's turn (3).") != 1 || r.hears(cy, "The board after turn 2")+r.hears(cy, "After turn 2") != 1 {
		t.Errorf("the digest:\n%s", r.courier.newest[cy].Data)
	}
	r.round(t, club.ToldAfter)
	if n := len(r.sentTo(cy)) - before; n != 1 {
		t.Errorf("%d letters have come, want the digest alone", n)
	}
	r.say(t, ada, "white: Zd3-d4")
	r.round(t, time.Minute)
	r.say(t, cy, "unwatch 1")
	r.say(t, cy, "yes")
	r.round(t, club.ToldAfter)
	if n := r.hears(cy, "Zd3-d4"); n != 0 {
		t.Errorf("%d letters of a game that is watched no more", n)
	}
	if n := r.hears(dee, "Subject: Digest"); n != 0 {
		t.Errorf("Dee, who waits for the end, has had %d digests", n)
	}
	r.say(t, bo, "1: resign")
	r.say(t, bo, "yes")
	r.round(t, time.Minute)
	r.round(t, club.ToldAfter)
	if r.hears(dee, "The game is over: 1-0") != 1 || r.hears(dee, "3. ada") != 0 {
		t.Errorf("the end:\n%s", r.courier.newest[dee].Data)
	}
}
