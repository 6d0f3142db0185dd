package referee_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// passedOn are the words of Ada's that a commit keeps as said.
func passedOn(c games.Commit) string {
	var said []string
	for _, change := range c.Changes {
		for _, e := range change.Events {
			if f, ok := e.Fact.(adjudicator.Said); ok {
				said = append(said, f.Text)
			}
		}
	}
	return strings.Join(said, "|")
}

// TestLeftOutWords is the table of words beside a turn: which are offered, and what "send" passes on then. A step is a letter of Ada's, or what happens meanwhile.
func TestLeftOutWords(t *testing.T) {
	t.Parallel()
	const kids = "Martha sends her love and asks about the kids."
	white, black := adjudicator.WhiteSeat, adjudicator.BlackSeat
	long := strings.Repeat("We had snow here, and the children loved it. ", 60)
	for name, c := range map[string]struct {
		words string
		first string // an earlier letter
		then  func(*fixture)
		tag   func(*fixture) string // where "send" goes to; nil for the newest turn's address
		shown bool
		want  string // passed on
	}{
		"a turn and words":     {words: "d3d4\n\n" + kids, shown: true, want: kids},
		"courtesy":             {words: "Hi Bo!\n\nd3d4\n\nGood luck!\nAda"},
		"words and courtesy":   {words: "Hi Bo!\n\nd3d4\n\n" + kids + "\n\nBest wishes,\nAda", shown: true, want: kids},
		"around the turn":      {words: "Hi Bo, here is my move: d3-d4. Good luck! " + kids, shown: true, want: kids},
		"not to move":          {words: "Hi Bo, here is my move: d3-d4. Good luck! " + kids, first: "d3d4", shown: true, want: kids},
		"a quotation":          {words: "d3d4\n\nOn Monday Bo wrote:\n> " + kids},
		"an older address":     {words: "d3d4\n\n" + kids, tag: func(o *fixture) string { return o.tag(white, 1) }, shown: true, want: kids},
		"with a branch":        {words: "d3d4\nif c6c5 then d4c5\n\n" + kids},
		"with a note":          {words: "diary That was close\nd3d4\n\n" + kids},
		"a week later":         {words: "d3d4\n\n" + kids, then: func(o *fixture) { o.now = o.now.Add(7*24*time.Hour + time.Hour); o.bring() }, shown: true},
		"six days later":       {words: "d3d4\n\n" + kids, then: func(o *fixture) { o.now = o.now.Add(6 * 24 * time.Hour); o.bring() }, shown: true, want: kids},
		"after the next turn":  {words: "d3d4\n\n" + kids, then: func(o *fixture) { o.send(bo, o.tag(black, 4), "c6b5"); o.send(ada, o.tag(white, 5), "e2e3") }, shown: true},
		"after the other's":    {words: "d3d4\n\n" + kids, then: func(o *fixture) { o.send(bo, o.tag(black, 4), "c6b5") }, shown: true, want: kids},
		"after a look":         {words: "d3d4\n\n" + kids, then: func(o *fixture) { o.send(ada, o.tag(white, 4), "show") }, shown: true, want: kids},
		"sent before":          {words: "d3d4\n\n" + kids, then: func(o *fixture) { o.send(ada, o.tag(white, 4), "send") }, shown: true},
		"long":                 {words: "d3d4\n\n" + long, shown: true, want: long[:1999] + "…"},
		"nothing but the turn": {words: "d3d4"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := open(t)
			at := o.tag(white, 3)
			if c.first != "" {
				o.send(ada, at, c.first)
				o.now, at = o.now.Add(time.Minute), o.tag(white, 4)
			}
			first := o.send(ada, at, c.words)
			if said := passedOn(first); said != "" && !strings.Contains(c.words, "say") {
				t.Errorf("%q went unasked", said)
			}
			if text := o.flat(to(t, first, "ada@example.org")); strings.Contains(text, "I left out some") != c.shown || c.shown && !strings.Contains(text, "Reply “send”") {
				t.Errorf("shown: %v, want %v:\n%s", !c.shown, c.shown, text)
			}
			if c.then != nil {
				c.then(o)
			}
			m, err := o.store.Events(t.Context(), 1)
			if err != nil {
				t.Fatal(err)
			}
			turns := 0
			for _, e := range m {
				if _, ok := e.Fact.(adjudicator.TurnPlayed); ok {
					turns++
				}
			}
			tag := o.tag(white, turns+1)
			if c.tag != nil {
				tag = c.tag(o)
			}
			sent := o.send(ada, tag, "send")
			if got := passedOn(sent); got != c.want {
				t.Errorf("passed on %q, want %q: %+v", got, c.want, sent.Handling)
			}
			if c.want != "" && !strings.Contains(recipients(sent), "bo@example.org") {
				t.Errorf("Bo hears nothing: %+v", sent.Handling)
			}
			if again := o.send(ada, o.tag(white, turns+1), "send"); passedOn(again) != "" {
				t.Errorf("passed on twice: %q", passedOn(again))
			}
		})
	}
}

// TestNothingIsKeptOfUnbelievedLetters: of a letter that is not believed nothing is kept, whatever a yes to it does; nor of one from another address.
func TestNothingIsKeptOfUnbelievedLetters(t *testing.T) {
	t.Parallel()
	for name, from := range map[string]string{"not believed": ada, "from elsewhere": eve} {
		o := open(t)
		o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.Unsigned})
		asked := o.send(from, o.tag(adjudicator.WhiteSeat, 3), "d3d4\n\nMartha sends her love and asks about the kids.")
		o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
		o.send(ada, o.asked(asked), "yes")
		if c := o.send(ada, o.tag(adjudicator.WhiteSeat, 4), "send"); passedOn(c) != "" {
			t.Errorf("%s: %q", name, passedOn(c))
		}
	}
}

// TestLeftOutInTheTable walks the letters around turns that are played: where the table says so, words are offered to be passed on, and only there.
func TestLeftOutInTheTable(t *testing.T) {
	t.Parallel()
	var o *fixture
	var seat adjudicator.Seat
	otherwise := []string{
		"Nf3-e5\n\nCan't wait to see your answer!",                                    // no word of courtesy: it is offered
		"Nf3-e5\nHelp yourself to a cookie.", "gelb: b4-b5\nHilfe, ist das spannend!", // they read as "help TOPIC"
	}
	head, right, rows := turnRow{}, 0, 0
	for _, r := range readTurns(t, "turns.txt", "turn") {
		if r.side == "" || r.part("from") != "" || !strings.HasPrefix(r.outcome, "played ") || slices.Contains(otherwise, r.words) {
			continue
		}
		if here := (turnRow{to: r.to, preset: r.preset, side: r.side, more: r.more}); here != head {
			head = here
			o, seat = talked(t, r)
		}
		var c games.Commit
		o.apart(func(o *fixture) {
			before := o.history(r, seat, "")
			c = o.decide(o.mail(r, seat, before))
		})
		played, told, _ := became(c, seat)
		if played == "" {
			continue
		}
		rows++
		want := strings.HasSuffix(r.outcome, " + left")
		if got := strings.Contains(told, "I left out some"); got != want {
			t.Errorf("%s: offered %v\n%.200s", r, got, told)
			continue
		}
		right++
	}
	t.Logf("%d of %d", right, rows)
}
