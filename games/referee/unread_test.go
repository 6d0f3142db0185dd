package referee_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
)

// TestNoSilence is the table of letters that bring nothing about: the kind of letter, how many come how far apart, and how many are answered where they
// are believed, half believed, and not believed. "+1" is a gathered letter.
func TestNoSilence(t *testing.T) {
	t.Parallel()
	const minutes, quarter = time.Minute, 15 * time.Minute
	for _, c := range []struct {
		words               string
		n                   int
		apart               time.Duration
		believed, half, not string
	}{
		{"Thanks, my friend, that was number %d!", 5, 3 * minutes, "5", "5", "2"},
		{"Thanks, my friend, that was number %d!", 12, 3 * minutes, "10+1", "10+1", "2"},
		{"Thanks, my friend, that was number %d!", 40, quarter, "30+1", "30+1", "2"},
		{"Thank you so much.", 5, 3 * minutes, "2", "2", "5"},
		{"help\nI am so happy, %d.", 12, minutes, "10+1", "10+1", "12"},
		{"help\nI am so happy.", 5, minutes, "2", "2", "5"},
		{"Thanks, my friend, that was number %d!", 5, minutes, "2", "2", "2"},
		{"", 5, 3 * minutes, "2", "2", "5"},
		{"", 5, minutes, "2", "2", "5"},
		{"d3d9", 5, minutes, "2", "2", "5"},
		{"d3d9, e3e%d", 12, minutes, "12", "12", "12"},
		{"show", 12, minutes, "10+1", "10+1", "12"},
		{"say hello number %d", 40, minutes, "40", "40", "26"},
	} {
		for i, want := range []string{c.not, c.half, c.believed} {
			o := open(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Belief(i), Doubt: mailer.Unsigned})
			answered, gathered := 0, 0
			brings := func(l []games.Outgoing, n *int) {
				for _, l := range l {
					if l.To == "ada@example.org" {
						*n++
					}
				}
			}
			for n := range c.n {
				o.now = o.now.Add(c.apart)
				words := c.words
				if strings.Contains(words, "%d") {
					words = fmt.Sprintf(words, n)
				}
				brings(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), words).Outbox, &answered)
			}
			o.now = o.now.Add(24 * time.Hour)
			brings(o.bring(), &gathered)
			got := fmt.Sprint(answered)
			if gathered > 0 {
				got += fmt.Sprintf("+%d", gathered)
			}
			if got != want {
				t.Errorf("%q, %d letters, %s: %s answers, want %s", c.words, c.n, mailer.Belief(i), got, want)
			}
		}
	}
}

// TestQuickRobots: the third letter in a row that comes within two minutes of ours and says nothing is a robot's, at every secret address; one that can be
// read ends the silence, and so does nothing else.
func TestQuickRobots(t *testing.T) {
	t.Parallel()
	for name, tag := range map[string]func(*fixture) string{
		"turn":  func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) },
		"older": func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 1) },
		"account": func(o *fixture) string {
			return o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: "ada@example.org"})
		},
	} {
		o, n := open(t), 0
		answers := func(after time.Duration, words string) bool {
			n++
			o.now = o.now.Add(after)
			return strings.Contains(recipients(o.send(ada, tag(o), fmt.Sprintf(words, n))), "ada@example.org")
		}
		away := "I am away, says note %d."
		for i, c := range []struct {
			after time.Duration
			words string
			want  bool
		}{
			{3 * time.Hour, away, true}, {time.Minute, away, true}, {time.Minute, away, true}, // two quick ones
			{3 * time.Minute, away, true}, // a slow one: they are in a row no more
			{time.Minute, away, true}, {time.Minute, away, true}, {time.Minute, away, false}, {time.Hour, away, false}, {50 * time.Hour, away, false},
			{time.Minute, "help\nticket %d", true}, // something was read
			{time.Minute, away, true}, {time.Minute, away, true}, {time.Minute, away, false},
		} {
			if got := answers(c.after, c.words); got != c.want {
				t.Errorf("%s: letter %d is answered: %v, want %v", name, i+1, got, c.want)
			}
		}
	}
}
