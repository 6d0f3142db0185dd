package referee_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
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
	o.send("known@example.com", o.asked(o.send("known@example.com", "", "name Player the Great")), "yes")
	o.invite(bo, o.tag(adjudicator.BlackSeat, 3), "lately@example.com")
	tag, want := o.tag(adjudicator.WhiteSeat, 3), ""
	for i, who := range []string{"stranger", "blocker", "known", "lately"} {
		c := o.send(ada, tag, "new chesimals-0.1 vs "+who+"@example.com as white")
		game := strconv.Itoa(3 + i)
		text := strings.NewReplacer(who, "WHO", "game "+game, "game N", "number "+game, "number N", "pbem "+game, "pbem N", game+":", "N:", "show "+game, "show N", "Game "+game, "Game N").Replace(o.flat(to(t, c, "ada@example.org")))
		text = regexp.MustCompile("#[0-9a-f]{32}").ReplaceAllString(text, "#")
		if want == "" {
			want = text
		}
		if text != want {
			t.Errorf("%s: the answer tells:\n%s\nand else\n%s", who, text, want)
		}
	}
}

// tiny is a letter as short as one can be.
func (o *fixture) tiny(from, tag, words string) mailer.Incoming {
	in := o.letter(from, tag, words)
	in.Raw = []byte(strings.Replace(string(in.Raw), trip, "", 1))
	return in
}

// TestADomainIsNoMailBomb: letters in the names of many mailboxes of one domain bring at most three times their size beyond the first few, in
// whatever words and however far they are believed; another domain, and who proves who they are, are answered as ever.
func TestADomainIsNoMailBomb(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved} {
		for _, words := range []string{"hi", "help", "new chesimals-0.1 vs zoe@example.net", "games", "block"} {
			for _, domain := range []string{"victim.example", "%d.victim.example"} {
				o := open(t)
				o.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
				came, went, first := 0, 0, 0
				for i := range 150 {
					from := fmt.Sprintf("p%d@", i) + strings.ReplaceAll(domain, "%d", fmt.Sprint("h", i))
					in := o.tiny(from, "", words)
					c := o.decide(in)
					if err := o.store.Commit(t.Context(), c); err != nil {
						t.Fatal(err)
					}
					came += len(in.Raw)
					for _, l := range c.Outbox {
						if went += len(l.Data); i < 5 {
							first += len(l.Data)
						}
						if i >= 5 && len(l.Data) > 3*len(in.Raw) {
							t.Errorf("%s, %q: letter %d of the domain brings %d bytes for %d", as, words, i+1, len(l.Data), len(in.Raw))
						}
					}
				}
				if went == 0 || went-first > 3*came {
					t.Errorf("%s, %q: %d bytes for %d", as, words, went, came)
				}
				if c := o.decide(o.tiny("q@other.example", "", words)); len(c.Outbox) != 1 {
					t.Errorf("%s, %q: another domain is met with silence", as, words)
				}
				o.referee.Judge = judged(mailer.Judgement{Belief: mailer.Believed})
				if c := o.decide(o.tiny("honest@"+strings.ReplaceAll(domain, "%d", "h"), "", words)); len(c.Outbox) != 1 {
					t.Errorf("%q: a believed letter of the domain is met with silence", words)
				}
			}
		}
	}
}

// TestSilenceAfterTheFirstFew: who is met with silence because an answer would be too large was told so by the one before it, whatever
// these letters ask for; and so is who has had all the bytes of a day.
func TestSilenceAfterTheFirstFew(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.HalfBelieved, mailer.Believed} {
		for _, first := range []string{"new chesimals-0.1 vs zoe%d@example.net", "help turns", "I am here, %d", "games"} {
			o := open(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: as})
			said := ""
			for i := range 40 {
				o.now = o.now.Add(time.Minute)
				words := strings.ReplaceAll(first, "%d", fmt.Sprint(i))
				if i >= 2 {
					words = fmt.Sprintf("new chesimals-0.1 vs zed%d@example.net", i)
				}
				c := o.decide(o.tiny(eve, "", words))
				if err := o.store.Commit(t.Context(), c); err != nil {
					t.Fatal(err)
				}
				if len(c.Outbox) == 0 {
					if !strings.Contains(said, "times as long as your letter") && !strings.Contains(said, "this is the last") {
						t.Errorf("%s, %q: letter %d is met with silence, and the one before it said %q", as, first, i+1, said)
					}
					break
				}
				said = o.flat(c.Outbox[0])
			}
		}
	}
}

// TestBytesOfADay: the last answer before the bytes of a day are used up says so.
func TestBytesOfADay(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved, Doubt: mailer.Unsigned})
	said, letters, bytes := "", 0, 0
	for i := range 40 {
		o.now = o.now.Add(time.Minute)
		c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), fmt.Sprintf("say %d %s", i, strings.Repeat("äöü ", 130)))
		if len(c.Outbox) == 0 {
			break
		}
		said, letters, bytes = o.flat(to(t, c, "ada@example.org")), letters+1, bytes+len(c.Outbox[0].Data)
		if last := strings.Contains(said, "I won't answer letters like this until"); last != (bytes > 56<<10 || letters == 26) {
			t.Errorf("letter %d, %d bytes: says that it is the last: %v", letters, bytes, last)
		}
	}
	if !strings.Contains(said, "I won't answer letters like this until") || letters == 26 || bytes > 64<<10 {
		t.Errorf("after %d letters of %d bytes there is silence: %s", letters, bytes, said)
	}
}

// TestStrangersOfADomainSilenceNobody: what strangers have had written to a great domain keeps no honest newcomer of it from an answer: a letter with
// no more than the fields that any mail server writes is long enough for one.
func TestStrangersOfADomainSilenceNobody(t *testing.T) {
	t.Parallel()
	for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved} {
		for _, words := range []string{"new chesimals-0.1 vs zoe@example.net", "seek chesimals-0.1", "help", "hi", "games"} {
			o := open(t)
			o.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
			for i := range 60 {
				o.commit(o.decide(o.tiny(fmt.Sprintf("p%d@gmail.com", i), "", words)))
			}
			in := o.tiny("honest@gmail.com", "", words)
			in.Raw = []byte("Received: from mail.gmail.com (mail.gmail.com [192.0.2.1])\r\n by mx.example.org (Postfix) with ESMTPS id 4F1234567\r\n" +
				" for <games@example.org>; Mon, 2 Mar 2026 10:00:00 +0000 (UTC)\r\n" + string(in.Raw))
			if c := o.decide(in); len(c.Outbox) == 0 {
				t.Errorf("%s, %q: a letter of %d bytes is met with silence: %+v", as, words, len(in.Raw), c.Handling)
			}
		}
	}
}
