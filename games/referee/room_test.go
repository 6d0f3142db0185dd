package referee_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
	"pbem/mailer/token"
)

// TestRoom: who has room for a large letter: whoever writes from their own address to a valid reply address, of whatever turn. Before
// there is a header the token alone is judged.
func TestRoom(t *testing.T) {
	t.Parallel()
	o := open(t)
	newest, older := o.tag(adjudicator.WhiteSeat, 3), o.tag(adjudicator.WhiteSeat, 1)
	account := o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: "ada@example.org"})
	stale := o.referee.Key.Account(token.Account{Day: int(o.now.Unix()/86400) - 31, Player: "ada@example.org"})
	ask := o.referee.Key.Ask(token.Question{Claim: token.Claim{Game: 1, Seat: adjudicator.WhiteSeat, Turn: 3, Epoch: "0.0"}, Told: 5, Act: token.Draw})
	false_ := newest[:len(newest)-2] + "aa"
	for name, c := range map[string]struct {
		tag, from string
		want      mailer.Room
		bare      mailer.Room // of the recipient alone
	}{
		"the newest":              {newest, ada, mailer.Large, mailer.Large},
		"an older one":            {older, ada, mailer.Large, mailer.Large},
		"an account's":            {account, ada, mailer.Large, mailer.Large},
		"an account's, too old":   {stale, ada, mailer.Small, mailer.Small},
		"a request's":             {o.adas, ada, mailer.Large, mailer.Large},
		"a question's":            {ask, ada, mailer.Large, mailer.Large},
		"the plain one":           {"", ada, mailer.Small, mailer.Small},
		"a false one":             {false_, ada, mailer.Small, mailer.Small},
		"from the opponent":       {newest, bo, mailer.Small, mailer.Large},
		"an account's, from eve":  {account, eve, mailer.Small, mailer.Large},
		"a request's, from bo":    {o.adas, bo, mailer.Small, mailer.Large},
		"of a game there is not":  {strings.Replace(newest, "1w", "7w", 1), ada, mailer.Small, mailer.Small},
		"an envelope sender's":    {o.referee.Key.Bounce(1, adjudicator.WhiteSeat), ada, mailer.Small, mailer.Small},
		"of a request, not asked": {o.referee.Key.Confirm(token.Pending{Number: 7}), ada, mailer.Small, mailer.Small},
	} {
		in := o.letter(c.from, c.tag, "show")
		recipient := "games@example.org"
		if c.tag != "" {
			recipient = "games+" + c.tag + "@example.org"
		}
		got, err := referee.Room(t.Context(), o.referee, o.store, in)
		bare, bareErr := referee.Room(t.Context(), o.referee, o.store, mailer.Incoming{Recipient: recipient, Received: o.now})
		if err != nil || bareErr != nil || got != c.want || bare != c.bare {
			t.Errorf("%s: room %v (%v), before the header %v (%v); want %v and %v", name, got, err, bare, bareErr, c.want, c.bare)
		}
	}
	subject := o.letter(ada, "", "show")
	subject.Raw = []byte(strings.Replace(string(subject.Raw), "Subject: hello", "Subject: hello [pbem "+newest+"]", 1))
	if got, err := referee.Room(t.Context(), o.referee, o.store, subject); got != mailer.Small || err != nil {
		t.Errorf("a tag in the subject gives room %v, %v", got, err)
	}
}

// TestLargeLettersAreCounted: three large letters of an account are read in a day, whatever they say; turns in smaller ones always. One
// that was refused, or is handed in again, is not counted, and after a day there is room again.
func TestLargeLettersAreCounted(t *testing.T) {
	t.Parallel()
	o := open(t)
	large := func(words string) mailer.Incoming {
		return o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words+"\r\n\r\n"+strings.Repeat("> quoted\r\n", 200_000))
	}
	var first mailer.Incoming
	for i := range 5 {
		in := large(fmt.Sprintf("try d3d%d", i+4))
		if i == 0 {
			first = in
		}
		c := o.decide(in)
		if err := o.store.Commit(t.Context(), c); err != nil {
			t.Fatal(err)
		}
		if read := c.Handling.Why != "referee-not-read"; read != (i < 3) || !read && (len(c.Outbox) != 1 || c.Handling.Disposition != games.Unread) {
			t.Errorf("large letter %d: %+v", i+1, c.Handling)
		}
		if said := words(t, to(t, c, "ada@example.org")); strings.Contains(said, "5000 lines") != (i < 3) || strings.Contains(said, "I did both things") {
			t.Errorf("large letter %d is answered\n%s", i+1, said)
		}
	}
	if room, err := referee.Room(t.Context(), o.referee, o.store, first); room != mailer.Large || err != nil {
		t.Errorf("for one that was read there is room %v, %v", room, err)
	}
	if room, err := referee.Room(t.Context(), o.referee, o.store, large("x")); room != mailer.Spent || err != nil {
		t.Errorf("for another there is room %v, %v", room, err)
	}
	if c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4"); c.Handling.Disposition != games.Acted {
		t.Errorf("a turn in a small letter: %+v", c.Handling)
	}
	o.now = o.now.Add(24*time.Hour + time.Second)
	if room, err := referee.Room(t.Context(), o.referee, o.store, large("x")); room != mailer.Large || err != nil {
		t.Errorf("a day later there is room %v, %v", room, err)
	}
	cut := large("resign")
	cut.Raw, cut.Size = cut.Raw[:1000], 11<<20
	if c := o.decide(cut); len(c.Changes) != 0 && c.Handling.Disposition == games.Acted || c.Handling.Why != "referee-not-read" {
		t.Errorf("a letter of which not all is there: %+v", c.Handling)
	}
}

// TestTagsInSubjects: where the token stands in the subject, turns, tries and looks go, and all else is asked back, however far the letter
// is believed. A yes at the address of a request needs no second one.
func TestTagsInSubjects(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.PlusAddress = false
	newest := o.tag(adjudicator.WhiteSeat, 3)
	write := func(subject, words string) games.Commit {
		in := o.letter(ada, "", words)
		in.Raw = []byte(strings.Replace(string(in.Raw), "Subject: hello", "Subject: "+subject, 1))
		return o.decide(in)
	}
	for words, want := range map[string]games.Disposition{
		"d3d4": games.Acted, "try d3d4": games.Acted, "show": games.Answered, "legal d3": games.Answered, "help": games.Answered, "games": games.Answered,
		"draw": games.AskedBack, "undo": games.AskedBack, "say hello": games.AskedBack, "resign": games.AskedBack, "name Zoe": games.AskedBack,
		"mail text": games.AskedBack, "new chesimals-0.1 vs bo@example.org": games.AskedBack, "newkey": games.AskedBack,
	} {
		for _, subject := range []string{"Re: [pbem 1] Chesimals, turn 3 [pbem " + newest + "]", "Re: [pbem " + newest + "] Chesimals, turn 3", "AW: Fwd: [pbem 1] Chesimals\r\n [pbem\r\n " + newest + "]"} {
			c := write(subject, words)
			if got := c.Handling.Disposition; got != want && !(words == "try d3d4" && got == games.Answered) {
				t.Errorf("%s, %s: %s, want %s", subject, words, got, want)
			}
			for _, l := range c.Outbox {
				if l.From != "" && l.From != "games@example.org" {
					t.Errorf("%s: the envelope sender is %s", words, l.From)
				}
			}
		}
	}
	asked := o.asked(func() games.Commit {
		c := write("Re: [pbem 1] x [pbem "+newest+"]", "draw")
		if err := o.store.Commit(t.Context(), c); err != nil {
			t.Fatal(err)
		}
		return c
	}())
	if c := write("Re: Please confirm: draw [pbem "+asked+"]", "yes"); c.Handling.Disposition != games.Acted {
		t.Errorf("a yes: %+v", c.Handling)
	}
	two := "[pbem 1] x [pbem " + newest + "] [pbem " + o.tag(adjudicator.WhiteSeat, 1) + "]"
	for _, subject := range []string{two, "[pbem 1] Chesimals [pbem " + newest[:20], "[pbem 1] Chesimals"} {
		if c := write(subject, "d3d4"); c.Handling.Disposition != games.AskedBack || !strings.Contains(strings.Join(strings.Fields(string(c.Outbox[0].Data)), " "), "leave the subject as it is") {
			t.Errorf("%s: %+v\n%s", subject, c.Handling, c.Outbox[0].Data)
		}
	}
}
