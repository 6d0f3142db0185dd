package referee_test

import (
	"bytes"
	"strings"
	"testing"

	"pbem/games"
	"pbem/mailer"
)

// mostSmall is how large an answer to one look at the plain address is, in bytes.
const mostSmall = 4 << 10

// TestLooksAtThePlainAddressAreSmall: whoever looks, and however far they are believed, gets words and boards as text, no file, no picture
// and no page of the manual; and nothing is announced that does not come.
func TestLooksAtThePlainAddressAreSmall(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Pictures = true
	largest := 0
	for _, as := range []mailer.Belief{mailer.NotBelieved, mailer.HalfBelieved, mailer.Believed} {
		o.referee.Judge = judged(mailer.Judgement{Belief: as, Doubt: mailer.Unsigned})
		for _, words := range []string{"1: show", "1: show at 1", "1: resend", "1: history", "1: record", "1: legal", "1: legal d3", "1: time", "games", "address",
			"help", "help turns", "presets", "rules chesimals-0.1", "rules", "try chesimals-0.1 d2d3 then d7c6 then d3d4 then c6b5"} {
			c := o.decide(o.letter(ada, "", words))
			if len(c.Outbox) != 1 {
				t.Errorf("%s, %q: %d letters", as, words, len(c.Outbox))
				continue
			}
			data := c.Outbox[0].Data
			largest = max(largest, len(data))
			for _, no := range []string{"text/html", "image/", "attachment", "comes with this letter"} {
				if bytes.Contains(data, []byte(no)) {
					t.Errorf("%s, %q: %s:\n%s", as, words, no, data)
				}
			}
			if len(data) > mostSmall {
				t.Errorf("%s, %q: %d bytes:\n%s", as, words, len(data), data)
			}
			if as != mailer.NotBelieved && words == "1: show" && !strings.Contains(ownWords(c), "Last turn, Black's") {
				t.Errorf("%s: no board:\n%s", as, data)
			}
		}
	}
	t.Logf("the largest has %d bytes", largest)
}

// TestOneFinalAct: a request holds one act that cannot be undone, or none. The others of a letter are named.
func TestOneFinalAct(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]string{
		"resign\n2: resign": "resign", "2: resign\n1: resign\nnewkey": "2: resign", "2: draw\nresign\nnewkey": "2: draw", "2: draw\n2: undo\nresign": "2: draw\n\n\n2: undo",
	} {
		o, _ := openTwo(t)
		c := o.decide(o.letter(ada, o.tag(1, 3), words))
		if len(c.Requests) != 1 || c.Requests[0].Text != want {
			t.Errorf("%q: %+v", words, c.Requests)
			continue
		}
		rest := strings.Count(words, "\n") - strings.Count(strings.ReplaceAll(want, "\n\n\n", "\n"), "\n")
		text := strings.Join(strings.Fields(ownWords(c)), " ")
		if n := strings.Count(text, "I ask one question at a time"); n != rest {
			t.Errorf("%q: %d are named besides, want %d:\n%s", words, n, rest, text)
		}
	}
}

// TestAnotherGamesLinesAreTried: a line that fails in one game leaves those of others and of none to be done, asked back, or refused by themselves.
// A name counts only above a turn.
func TestAnotherGamesLinesAreTried(t *testing.T) {
	t.Parallel()
	o, _ := openTwo(t)
	c := o.decide(o.letter(ada, o.tag(1, 3), "name Zoe\nd2d9\nsay hello\n2: draw\nresign\nname Yan\nmail pictures off"))
	text := strings.Join(strings.Fields(ownWords(c)), " ")
	if len(c.Requests) != 1 || c.Requests[0].Text != "2: draw" || len(c.Players) == 0 || c.Players[0].Name != "Zoe" {
		t.Errorf("%+v %+v", c.Requests, c.Players)
	}
	for _, want := range []string{"> say hello I skipped this", "> resign I skipped this", "You're called Zoe in new games.", "without pictures", "“send” to pass them on to Bo: “name Yan”", "This is game 2", "Some of your letter didn't work"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q:\n%s", want, text)
		}
	}
}

// TestBelowAChallengeThatFails: "say" below "new" is about the game that has not come to be; what is about no game is done.
func TestBelowAChallengeThatFails(t *testing.T) {
	t.Parallel()
	o, _ := openTwo(t)
	c := o.decide(o.letter(ada, "", "new chesimals-0.1 vs games@example.org\nsay Fancy a game?\nname Zoe\ndraw"))
	text := strings.Join(strings.Fields(ownWords(c)), " ")
	if len(c.Changes) != 0 || len(c.Requests) != 0 || len(c.Players) == 0 || c.Players[0].Name != "Zoe" {
		t.Errorf("%+v %+v %+v", c.Changes, c.Requests, c.Players)
	}
	if strings.Count(text, "I skipped this") != 2 {
		t.Error(text)
	}
}

// TestEachLineWithItsGame: a question about lines of several games says which is about which.
func TestEachLineWithItsGame(t *testing.T) {
	t.Parallel()
	o, _ := openTwo(t)
	o.referee.Judge = judged(mailer.Judgement{Belief: mailer.HalfBelieved})
	text := strings.Join(strings.Fields(ownWords(o.decide(o.letter(ada, o.tag(1, 3), "undo yes\n2: draw")))), " ")
	for _, want := range []string{"Game 1: “undo yes”.", "Game 2: “2: draw”.", "This is game 1,", "This is game 2,"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q:\n%s", want, text)
		}
	}
}

// TestAShortAnswerIsTrue: where there is no room for what a newcomer has asked to see, the answer says so, and what is not answered any more; the
// same words in reply to it bring all of it.
func TestAShortAnswerIsTrue(t *testing.T) {
	t.Parallel()
	const zed = "Zed <zed@z.example>"
	o := open(t)
	o.referee.Judge = nil // trust: token
	var last games.Outgoing
	for _, words := range []string{"help", "games", "seeks", "help", "games", "presets"} {
		in := o.letter(zed, "", words)
		in.Raw = []byte(strings.Replace(string(in.Raw), trip, "X-Mailer: "+strings.Repeat("x", 200)+"\r\n", 1))
		last = to(t, o.commit(o.decide(in)), "zed@z.example")
	}
	for _, says := range []string{"There is no room for my answer here", "I won't answer letters like this until"} {
		if text := o.flat(last); !strings.Contains(text, says) {
			t.Errorf("no %q in %s", says, text)
		}
	}
	if c := o.decide(o.letter(zed, "", "presets")); len(c.Outbox) > 0 {
		t.Errorf("it was not the last answer: %s", o.flat(c.Outbox[0]))
	}
	if all := o.flat(to(t, o.send(zed, replyTag(t, last), "presets"), "zed@z.example")); !strings.Contains(all, "You can play these games") {
		t.Errorf("the same words in reply are answered %s", all)
	}
}
