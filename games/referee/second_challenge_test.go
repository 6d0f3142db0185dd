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

const (
	miaAt = "mia@example.com" // who has never answered
	mia   = "Mia <mia@example.com>"
)

// challenges has Ada or Bo challenge an address, by a letter that is believed, and returns what comes of it.
func (o *fixture) challenges(from, address string) games.Commit {
	o.t.Helper()
	_, player, _ := strings.Cut(strings.TrimSuffix(from, ">"), "<")
	account := o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: player})
	return o.send(from, account, "new chesimals-0.1 vs "+address+" as white")
}

// TestSecondChallenges walks what can happen between a challenge to somebody who has not answered and the next: who hears of which game, and
// when. A step is a day and what happens on it; "ada" and "bo" challenge. What the stranger gets is the numbers of the games, by day.
func TestSecondChallenges(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		steps string
		want  string // letters to Mia, by day
	}{
		"one":                                          {"0 ada", "0:2"},
		"a second of the same, a week passes":          {"0 ada, 1 ada, 40 nothing", "0:2 7:3"},
		"a second of another, a week passes":           {"0 ada, 1 bo, 40 nothing", "0:2 7:3"},
		"a second after the week":                      {"0 ada, 8 bo, 40 nothing", "0:2 8:3"},
		"the newest of each":                           {"0 ada, 1 ada, 2 ada, 40 nothing", "0:2 7:4"},
		"the newest of each of two":                    {"0 ada, 1 bo, 2 ada, 3 bo, 40 nothing", "0:2 7:4 14:5"},
		"three in all":                                 {"0 ada, 1 bo, 8 ada, 15 bo, 22 ada, 80 nothing", "0:2 7:3 14:4"},
		"three in all, with tags and dots":             {"0 ada, 8 bo m.ia+a@example.com, 16 ada mia+b@example.com, 24 bo, 32 ada mia+c@example.com, 80 nothing", "0:2 8:3 16:4"},
		"three in all, then the stranger writes":       {"0 ada, 1 bo, 8 ada, 15 bo, 22 ada, 23 mia help, 40 nothing", "0:2 7:3 14:4 23:list 5 6"},
		"three in all, the fourth waited before":       {"0 ada, 1 bo, 8 ada, 9 bo, 23 mia help, 40 nothing", "0:2 7:3 14:4 23:list 5"},
		"three in all, two wait of one":                {"0 ada, 1 bo, 8 ada, 15 bo, 22 bo, 23 mia help, 40 nothing", "0:2 7:3 14:4 23:list 6"},
		"the stranger writes":                          {"0 ada, 1 bo, 2 mia help, 40 nothing", "0:2 2:list 3"},
		"the stranger accepts the first":               {"0 ada, 1 bo, 2 mia accept, 40 nothing", "0:2 2:list 3"},
		"the stranger declines the first":              {"0 ada, 1 bo, 2 mia decline, 40 nothing", "0:2 2:list 3"},
		"the stranger writes, two wait":                {"0 ada, 1 bo, 2 ada, 3 mia help, 4 mia help, 40 nothing", "0:2 3:list 3 4"},
		"the stranger blocks":                          {"0 ada, 1 bo, 2 mia block, 40 nothing", "0:2"},
		"the second is taken back":                     {"0 ada, 1 bo, 2 bo withdraw 3, 40 nothing", "0:2"},
		"the first is taken back":                      {"0 ada, 1 bo, 2 ada withdraw 2, 40 nothing", "0:2 7:3"},
		"after an answer a player is not kept waiting": {"0 ada, 1 mia help, 2 bo, 40 nothing", "0:2 2:3"},
		"one that has waited for thirty days":          {"0 ada, 1 bo, 31 late, 40 nothing", "0:2"},
	} {
		o := open(t)
		o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
		var got []string
		day := 0
		first := ""
		heard := func(letters []games.Outgoing, answer bool) {
			for _, l := range letters {
				if !strings.HasPrefix(l.To, "m") {
					continue
				}
				text := o.flat(l)
				switch _, listed, waits := strings.Cut(text, "These challenges are waiting for you:"); {
				case waits:
					games := ""
					for n := 2; n < 9; n++ {
						if strings.Contains(listed, fmt.Sprintf("“%d: accept”", n)) {
							games += fmt.Sprintf(" %d", n)
						}
					}
					got = append(got, fmt.Sprintf("%d:list%s", day, games))
				case !answer:
					first = replyTag(t, l)
					got = append(got, fmt.Sprintf("%d:%d", day, l.Match))
				}
			}
		}
		start := o.now
		for step := range strings.SplitSeq(c.steps, ", ") {
			var to int
			var who, what string
			at, rest, _ := strings.Cut(step, " ")
			fmt.Sscan(at, &to)
			who, what, _ = strings.Cut(rest, " ")
			for day < to {
				day++
				o.now = start.Add(time.Duration(day) * 24 * time.Hour)
				if who != "late" {
					heard(o.bring(), false)
				}
			}
			from := map[string]string{"ada": ada, "bo": bo}[who]
			switch {
			case who == "mia":
				heard(o.send(mia, first, what).Outbox, true)
			case strings.HasPrefix(what, "withdraw"):
				number := strings.TrimPrefix(what, "withdraw ")
				o.consent(from, "", number+": withdraw")
			case from != "" && what != "":
				heard(o.challenges(from, what).Outbox, false)
			case from != "":
				heard(o.challenges(from, miaAt).Outbox, false)
			}
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// TestChallengesTellNothing: who challenges an address reads the same bytes, at the same time, whatever becomes of it.
func TestChallengesTellNothing(t *testing.T) {
	t.Parallel()
	answers := map[string]string{}
	for name, before := range map[string]func(*fixture){
		"nobody":               func(*fixture) {},
		"a stranger, asked":    func(o *fixture) { o.challenges(bo, miaAt) },
		"a stranger, spent":    func(o *fixture) { o.spendInvitations() },
		"somebody who plays":   func(o *fixture) { o.known() },
		"somebody who blocked": func(o *fixture) { o.known(); o.consent(mia, "", "block") },
		"somebody who refuses": func(o *fixture) { o.known(); o.send(mia, "", "refuse Ada") },
	} {
		o := open(t)
		before(o)
		o.count, o.now = 500, time.Date(2027, 3, 1, 10, 0, 0, 0, time.UTC)
		if name == "a stranger, asked" {
			o.challenges(bo, miaAt)
			o.count = 500
		}
		c := o.challenges(ada, miaAt)
		l := to(t, c, "ada@example.org")
		text := o.flat(l)
		number := fmt.Sprint(l.Match)
		answers[name] = strings.ReplaceAll(strings.ReplaceAll(text, "number "+number+".", "number N."), "ame "+number, "ame N")
		if want := "Your challenge to mia@example.com is number " + number + ". I write to people who don't know me once a week at most; if they want to play, you'll hear."; !strings.Contains(text, want) {
			t.Errorf("%s: no %q in\n%s", name, want, text)
		}
	}
	for name, text := range answers {
		if want := answers["nobody"]; cutShow(text) != cutShow(want) {
			t.Errorf("%s:\n%s\nnobody:\n%s", name, text, want)
		}
	}
}

// cutShow is a text without the number of the game where a command shows it.
func cutShow(text string) string {
	before, after, _ := strings.Cut(text, "show ")
	return before + strings.TrimLeft(after, "0123456789")
}

// known has Mia answer a letter of ours.
func (o *fixture) known() {
	o.challenges(bo, miaAt)
	o.send(mia, o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: miaAt}), "help")
}

// spendInvitations has Mia get all the letters that a stranger gets.
func (o *fixture) spendInvitations() {
	for range 4 {
		o.challenges(bo, miaAt)
		o.now = o.now.Add(8 * 24 * time.Hour)
	}
}

// TestRematchIsSent: a player who is challenged as somebody known is told of by name.
func TestRematchIsSent(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")
	if text := o.flat(to(t, o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "rematch"), "ada@example.org")); !strings.Contains(text, "I've sent Bo your challenge (game 2, Chesimals 0.1).") {
		t.Error(text)
	}
}
