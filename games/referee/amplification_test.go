package referee_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
)

// TestWhatUnprovenLettersBring: no manual, no picture, no Subject of theirs, at most 2 KB of their words, and after the first few at
// most three times the letter that caused it.
func TestWhatUnprovenLettersBring(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"help", "presets", "rules chesimals-2", "help turns", "hello", "try chesimals-2 orange: Gn4-n6", "what " + strings.Repeat("secret ", 9000),
		"new chesimals-2 vs zoe@example.com say " + strings.Repeat("secret ", 4000), strings.Repeat("secret nonsense\n", 200), "help " + strings.Repeat("secret", 2000)} {
		o := open(t)
		for i := range 8 {
			o.now = o.now.Add(time.Minute)
			in := o.letter(eve, "", words)
			in.Raw = []byte(strings.Replace(string(in.Raw), "Subject: hello", "Subject: SPAM spam", 1))
			c := o.decide(in)
			if err := o.store.Commit(t.Context(), c); err != nil {
				t.Fatal(err)
			}
			for _, l := range c.Outbox {
				data := string(l.Data)
				theirs := strings.Count(data, "secret") * len("secret ")
				if strings.Contains(data, "SPAM") || strings.Contains(data, "image/png") || strings.Contains(data, "text/html") || theirs > 2<<10 || len(data) > 8<<10 {
					t.Errorf("%.30q brings a letter of %d bytes with %d of their words:\n%.300s", words, len(data), theirs, data)
				}
				if i >= 5 && len(data) > 3*len(in.Raw) {
					t.Errorf("%.30q: letter %d of the day has %d bytes, for one of %d", words, i+1, len(data), len(in.Raw))
				}
			}
		}
	}
}

// TestWhoAsksIsToldNothing: the answer to a challenge is the same, but for the address, whether somebody plays there, has blocked, was
// invited lately, has had enough today, or nobody knows them.
func TestWhoAsksIsToldNothing(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send("blocker@example.com", o.asked(o.send("blocker@example.com", "", "block")), "yes")
	o.send("player@example.com", o.asked(o.send("player@example.com", "", "name Player the Great")), "yes")
	o.invite(bo, o.tag(adjudicator.BlackSeat, 3), "lately@example.com")
	tag, want := o.tag(adjudicator.WhiteSeat, 3), ""
	for i, who := range []string{"stranger", "blocker", "player", "lately"} {
		c := o.send(ada, tag, "new chesimals-0.1 vs "+who+"@example.com as white")
		game := strconv.Itoa(3 + i)
		text := strings.NewReplacer(who, "WHO", "game "+game, "game N", "pbem "+game, "pbem N", game+":", "N:", "show "+game, "show N", "Game "+game, "Game N").Replace(o.flat(to(t, c, "ada@example.org")))
		text = regexp.MustCompile("#[0-9a-f]{16}").ReplaceAllString(text, "#")
		if want == "" {
			want = text
		}
		if text != want {
			t.Errorf("%s: the answer tells:\n%s\nand else\n%s", who, text, want)
		}
	}
}
