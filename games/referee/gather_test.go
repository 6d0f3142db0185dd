package referee_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/reply"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/mime"
)

// bring has everything brought that is due.
func (o *fixture) bring() []games.Outgoing {
	o.t.Helper()
	due, err := o.store.HeldDue(context.Background(), o.now, games.Claim{}, 1000)
	if err != nil {
		o.t.Fatal(err)
	}
	var letters []games.Outgoing
	for _, at := range due {
		c, err := reply.Bring(context.Background(), o.referee, o.referee.Changes(reader{o.store, o.t}), at, o.now)
		if err == nil {
			err = o.store.Commit(context.Background(), c)
		}
		if err != nil {
			o.t.Fatal(err)
		}
		for _, l := range c.Outbox {
			for _, fault := range lint.Letter(o.referee.Service.Mailbox, l.Envelope) {
				o.t.Errorf("a letter to %s: %s\n%s", l.To, fault, l.Data)
			}
		}
		letters = append(letters, c.Outbox...)
	}
	return letters
}

// flat is the text of a letter on one line.
func (o *fixture) flat(l games.Outgoing) string {
	return strings.Join(strings.Fields(mime.Texts(l.Data)[0]), " ")
}

// TestRefusedTurnsAreNeverMetWithSilence: after twenty refused turns in an hour the others come in one answer an hour, each with its
// reason; a turn that can be played is answered at once; no refusal stays without an answer.
func TestRefusedTurnsAreNeverMetWithSilence(t *testing.T) {
	t.Parallel()
	o := open(t)
	tag := o.tag(adjudicator.WhiteSeat, 3)
	for i := range 30 {
		o.now = o.now.Add(time.Minute)
		c := o.send(ada, tag, fmt.Sprintf("d3d9, e3e%d", i))
		if got, want := len(c.Outbox), map[bool]int{true: 1, false: 0}[i < 20]; got != want {
			t.Fatalf("%d letters to refusal %d, want %d", got, i+1, want)
		}
		if got := last(c); i < 20 && (got != "") != (i == 19) {
			t.Errorf("the answer to refusal %d says of silence: %q", i+1, got)
		}
	}
	if letters := o.bring(); len(letters) != 0 {
		t.Errorf("%d letters before the hour is over", len(letters))
	}
	c := o.send(ada, tag, "legal")
	if len(c.Outbox) != 1 || !strings.Contains(o.flat(c.Outbox[0]), "“d3d9, e3e29”") {
		t.Errorf("a question is not answered at once, with what waited: %d letters", len(c.Outbox))
	}
	for i := range 7 {
		o.now = o.now.Add(time.Second)
		o.send(ada, tag, fmt.Sprintf("d3d9, e3f%d", i))
	}
	o.now = o.now.Add(time.Hour)
	letters := o.bring()
	if len(letters) != 1 || strings.Count(o.flat(letters[0]), "“d3d9, e3f") != 7 || letters[0].To != "ada@example.org" {
		t.Fatalf("%d letters after the hour\n%v", len(letters), letters)
	}
	if c := o.send(ada, tag, "d3d4"); len(c.Outbox) != 2 {
		t.Errorf("a turn that can be played brings %d letters", len(c.Outbox))
	}
	if again := o.bring(); len(again) != 0 {
		t.Errorf("brought twice: %d", len(again))
	}
}

// TestWordsAreGathered: three hundred letters with words bring a few letters, in which all of the words are; the writer is told.
func TestWordsAreGathered(t *testing.T) {
	t.Parallel()
	o := open(t)
	tag := o.tag(adjudicator.WhiteSeat, 3)
	var toBo []games.Outgoing
	gathered := "" // what Ada reads of what was refused above twenty an hour
	took := func(letters []games.Outgoing) {
		for _, l := range letters {
			if text := o.flat(l); l.To == "ada@example.org" && strings.Contains(text, "What I couldn't answer letter by letter") {
				gathered += text
			}
			if l.To == "bo@example.org" {
				toBo = append(toBo, l)
			}
		}
	}
	told, refused := 0, map[int]bool{}
	for i := range 300 {
		o.now = o.now.Add(30 * time.Second)
		c := o.send(ada, tag, fmt.Sprintf("say word%dword", i))
		took(c.Outbox)
		if len(c.Outbox) > 0 {
			text := o.flat(c.Outbox[0])
			if strings.Contains(text, "Your words go with the next letter to Bo") {
				told++
			}
			refused[i] = strings.Contains(text, "I didn't send your words") && !strings.Contains(text, "What I couldn't answer letter by letter")
		}
		took(o.bring())
	}
	o.now = o.now.Add(time.Hour)
	took(o.bring())
	all := ""
	for _, l := range toBo {
		all += o.flat(l)
	}
	for i := range 300 {
		words := fmt.Sprintf("word%dword", i)
		if told := refused[i] || strings.Contains(gathered, "“say "+words+"”"); strings.Contains(all, words) == told {
			t.Errorf("words %d: the writer is told that they are not sent: %v, and that is not true", i, told)
		}
	}
	if len(toBo) > 15 || told < 240 {
		t.Errorf("300 letters with words bring %d, the writer is told of %d that wait", len(toBo), told)
	}
}

// TestWordsGoWithTheNextLetter: words that wait come with the turn that is played next.
func TestWordsGoWithTheNextLetter(t *testing.T) {
	t.Parallel()
	o := open(t)
	tag := o.tag(adjudicator.WhiteSeat, 3)
	for i := range 5 {
		o.now = o.now.Add(time.Second)
		o.send(ada, tag, fmt.Sprintf("say word%dword", i))
	}
	c := o.send(ada, tag, "d3d4")
	for _, l := range c.Outbox {
		if text := o.flat(l); l.To == "bo@example.org" && (!strings.Contains(text, "word3word") || !strings.Contains(text, "word4word")) {
			t.Errorf("the words do not come with the turn:\n%s", l.Data)
		}
	}
	o.now = o.now.Add(2 * time.Hour)
	if letters := o.bring(); len(letters) != 0 {
		t.Errorf("the words come again: %d letters", len(letters))
	}
}

// TestWhatBelongsToNoGameIsBrought: refusals that belong to no game come in a letter of their own; to somebody who wants no mail, none.
func TestWhatBelongsToNoGameIsBrought(t *testing.T) {
	t.Parallel()
	o := open(t)
	held := games.Held{ID: "1", Player: "ada@example.org", Kind: "refused", Text: "“new nonsense”: there is no such game", At: o.now, Due: o.now.Add(time.Hour)}
	blocked := held
	blocked.ID, blocked.Player = "2", "eve@example.net"
	if err := o.store.Commit(t.Context(), games.Commit{Held: []games.Held{held, blocked}, Players: []games.Player{{Address: blocked.Player, Blocked: true}}}); err != nil {
		t.Fatal(err)
	}
	o.now = o.now.Add(time.Hour)
	letters := o.bring()
	if len(letters) != 1 || letters[0].To != held.Player || !strings.Contains(o.flat(letters[0]), "new nonsense") {
		t.Errorf("%d letters: %v", len(letters), letters)
	}
	if again := o.bring(); len(again) != 0 {
		t.Errorf("%d letters again", len(again))
	}
}

// TestWordsWithWhatNobodySees: words are gathered also where a try or something that is refused stands beside them, and the
// opponent's letters are the same with it and without.
func TestWordsWithWhatNobodySees(t *testing.T) {
	t.Parallel()
	letters := map[string]int{}
	for name, beside := range map[string]string{"nothing": "", "a try": "\ntry d3d4", "a refused turn": "\na1a8", "a refused act": "\ndraw yes"} {
		o := open(t)
		for i := range 12 {
			o.now = o.now.Add(time.Minute)
			for _, l := range o.send(ada, o.tag(adjudicator.WhiteSeat, 3), fmt.Sprintf("say word%d%s", i, beside)).Outbox {
				if l.To == "bo@example.org" {
					letters[name]++
				}
			}
		}
	}
	for name, n := range letters {
		if n != 3 {
			t.Errorf("12 letters with words and %s within a quarter of an hour bring %d letters, want 3", name, n)
		}
	}
}

// TestWordsAreCappedByAccountAndReceiver: letters with nothing but words are counted for who writes them and who gets them, too, in all
// games together; what is above that waits for the next letter, and the writer is told.
func TestWordsAreCappedByAccountAndReceiver(t *testing.T) {
	t.Parallel()
	for account, c := range map[string]struct {
		most int
		told string
	}{
		"writer ada@example.org":  {60, "sent 60 letters with only words"},
		"receiver bo@example.org": {30, "gets no more letters with only words"},
	} {
		o := open(t)
		charges := slices.Repeat([]games.Charge{{Account: account, Kind: "words", At: o.now}}, c.most-1)
		if err := o.store.Commit(t.Context(), games.Commit{At: o.now, Charges: charges}); err != nil {
			t.Fatal(err)
		}
		if got := recipients(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "say one")); !strings.Contains(got, "bo@example.org") {
			t.Errorf("%s, the last of its hour: %s", account, got)
		}
		last := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "say two")
		if got := recipients(last); got != "ada@example.org" || !strings.Contains(said(last), c.told) || !strings.Contains(said(last), "Your words go with the next letter to Bo") {
			t.Errorf("%s, one more: %s\n%s", account, got, said(last))
		}
		turn := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
		if text := o.flat(to(t, turn, "bo@example.org")); !strings.Contains(text, "two") {
			t.Errorf("%s: the next letter does not bring them:\n%s", account, text)
		}
	}
}
