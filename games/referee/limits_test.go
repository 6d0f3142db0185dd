package referee_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
)

// answers counts how many of n letters are answered, a minute apart; what differs in them is "%d".
func (o *fixture) answers(from, tag, words string, n int) int {
	o.t.Helper()
	answered := 0
	for i := range n {
		o.now = o.now.Add(time.Minute)
		text := words
		if strings.Contains(words, "%d") {
			text = fmt.Sprintf(words, i)
		} else if words == looking {
			text = lookingAround(i)
		}
		for _, l := range o.send(from, tag, text).Outbox {
			if strings.Contains(from, l.To) {
				answered++
				break
			}
		}
	}
	return answered
}

// looking stands for letters that only ask, each for something else.
const looking = "(asks)"

func lookingAround(i int) string {
	ask := []string{"show", "games", "history", "time", "legal d3", "record", "presets", "show at 0"}
	return ask[i%8] + "\n" + ask[i/8%8]
}

// TestLimits is the table of docs/flow.md: how many letters of a kind are answered in a day, from a player's secret address,
// from their own address without it, and from a stranger's. Of what Ada gets without proof one letter was used before.
func TestLimits(t *testing.T) {
	t.Parallel()
	const all = 1000
	for _, c := range []struct {
		words                     string
		player, unproven, unknown int
	}{
		{"I am away until Monday.", 2, 2, 2},
		{"I am away until Monday, %d.", 2, 2, 2},
		{"Room B12 is closed until the 5th; please ask for number %d.", 2, 2, 2},
		{"", 2, 2, 2},
		{"help\nI am away.", 2, 2, 2},
		{"help\nI am away, %d.", 5, 2, 2},
		{"show\nThank you very much, my friend number %d!", 5, 2, 2},
		{"help", 10, 4, 5},
		{"games", 10, 4, 5},
		{"say thank you, %d", all, 19, 5},
		{"draw", 1 + 10, 10, 5},
		{"d3d9", 10, 4, 5},
		{"d3d9, e3e%d", 20, 4, 5},
		{looking, 40, 4, 5},
	} {
		t.Run(strings.ReplaceAll(c.words, "\n", " / "), func(t *testing.T) {
			t.Parallel()
			o := open(t)
			tries := min(c.player+2, 42)
			want := min(c.player, tries)
			if got := o.answers(ada, o.tag(adjudicator.WhiteSeat, 3), c.words, tries); got != want {
				t.Errorf("of a player: %d answers, want %d", got, want)
			}
			o = open(t)
			if got := o.answers(ada, "", c.words, c.unproven+2); got != c.unproven {
				t.Errorf("without proof: %d answers, want %d", got, c.unproven)
			}
			o = open(t)
			if got := o.answers(eve, "", c.words, c.unknown+2); got != c.unknown {
				t.Errorf("of a stranger: %d answers, want %d", got, c.unknown)
			}
		})
	}
}

// TestLimitsEnd: what can be read begins the count of what cannot anew, for a player; turns are always answered; a day later
// everything is as it was.
func TestLimitsEnd(t *testing.T) {
	t.Parallel()
	o := open(t)
	tag := o.tag(adjudicator.WhiteSeat, 3)
	note := "I am away until Monday, says note %d."
	if got := o.answers(ada, tag, note, 5); got != 2 {
		t.Errorf("%d answers to notes", got)
	}
	if got := o.answers(ada, tag, "help", 1); got != 1 {
		t.Error("help was not answered")
	}
	if got := o.answers(ada, tag, "more: "+note, 5); got != 2 {
		t.Errorf("%d answers to notes after something that can be read", got)
	}
	if got := o.answers(ada, tag, "d3d9, d3e%d", 30); got != 20 {
		t.Errorf("%d answers to turns that cannot be played", got)
	}
	if got := o.answers(ada, tag, "d3d4", 1); got != 1 {
		t.Error("the turn was not answered")
	}
	o.now = o.now.Add(25 * time.Hour)
	if got := o.answers(ada, tag, note+" A day later.", 5); got != 2 {
		t.Errorf("%d answers to notes a day later", got)
	}
}

// TestLastAnswerSaysSo: whoever hears no more has been told.
func TestLastAnswerSaysSo(t *testing.T) {
	t.Parallel()
	o := open(t)
	for i, want := range []bool{false, true} {
		c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), fmt.Sprintf("I am away, says note %d.", i))
		text := strings.Join(strings.Fields(string(c.Outbox[0].Data)), " ")
		if got := strings.Contains(text, "this is the last answer"); got != want {
			t.Errorf("answer %d announces the end: %v\n%s", i+1, got, c.Outbox[0].Data)
		}
		if c.Outbox[0].From != "" {
			t.Errorf("answer %d wants reports at %q", i+1, c.Outbox[0].From)
		}
	}
}

// TestLastRequestSaysSo: so it is with letters that ask to confirm something, which have a limit of their own.
func TestLastRequestSaysSo(t *testing.T) {
	t.Parallel()
	o := open(t)
	for i := range 19 { // one was used before
		o.now = o.now.Add(time.Minute)
		c := o.send(ada, "", fmt.Sprintf("say thank you, %d", i))
		text := strings.Join(strings.Fields(string(c.Outbox[0].Data)), " ")
		if got, want := strings.Contains(text, "this is the last answer"), i == 18; got != want {
			t.Errorf("request %d announces the end: %v", i+1, got)
		}
	}
}
