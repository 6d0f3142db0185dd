package looptest

import (
	"bytes"
	"fmt"
	"net/mail"
	"strings"
	"sync/atomic"
	"testing"

	"pbem/internal/testing/realmail"
	"pbem/mailer"
)

// robot answers every letter to a player's mailbox, from the player's address to the secret one, without a single sign of
// what it is.
type robot struct {
	address string
	count   int
	write   func(n int, letter string) (kind, text string)
	awake   atomic.Bool
}

func (r *robot) answer(l mailer.Envelope) *mailer.Envelope {
	if !r.awake.Load() || l.To != r.address {
		return nil
	}
	m, err := mail.ReadMessage(bytes.NewReader(l.Data))
	if err != nil {
		return nil
	}
	r.count++
	kind, text := r.write(r.count, plainText(l.Data))
	to := headerAddress(l.Data, "Reply-To")
	if to == "" {
		to = headerAddress(l.Data, "From")
	}
	subject := "Re: " + m.Header.Get("Subject")
	return &mailer.Envelope{From: r.address, To: to, Data: letterBytes(r.address, to, subject, fmt.Sprintf("<%d@robot.test>", r.count), kind, text)}
}

const away = "Thank you for your message. I am away until the 5th of January and will answer when I am back.\n\nIn urgent cases please call my office, room B12.\n\nAda Adams"

// robots are what an absence note can look like.
func robots() map[string]func(int, string) (string, string) {
	note := func(format string) func(int, string) (string, string) {
		return func(n int, letter string) (string, string) {
			return "text/plain", strings.NewReplacer("{n}", fmt.Sprint(n), "{letter}", letter, "{bare}", unquoted(letter)).Replace(format)
		}
	}
	return map[string]func(int, string) (string, string){
		"fixed text":                 note(away),
		"a counter":                  note("Today is day {n} of my holiday; your letter is number {n}.\n\n" + away),
		"our letter below":           note(away + "\n\n{letter}"),
		"our letter above":           note("{letter}\n\n" + away),
		"our letter below, unquoted": note(away + "\n\n{bare}"),
		"our letter above, unquoted": note("{bare}\n\n" + away),
		"our letter alone":           note("{letter}"),
		"our letter alone, unquoted": note("{bare}"),
		"an empty body":              note(""),
		"spaces":                     note(" \n \n"),
		"HTML only": func(int, string) (string, string) {
			return "text/html", "<html><body><p>" + strings.ReplaceAll(away, "\n", "<br>") + "</p></body></html>"
		},
		"German":                        note("Vielen Dank für Ihre Nachricht. Ich bin bis zum 5.1. nicht im Büro.\n\nMit freundlichen Grüßen\nAda"),
		"a greeting first":              note("Hello,\n\n" + away),
		"one word":                      note("Away."),
		"yes":                           note("OK"),
		"a command first":               note("help\n\n" + away),
		"a command first and a counter": note("show\n\nletter {n}. " + away),
	}
}

// longer are the robots that could be people: what they write can be read in part or wholly. They end, too.
func longer() map[string]int {
	return map[string]int{"a command first and a counter": 41}
}

// table is a game between a robot, who is asked to play, and a person who has just played.
type table struct {
	*post
	relay            *relay
	robot            *robot
	service, ada, bo string
	count            int
}

func newTable(t *testing.T, g ground, domain, players string, write func(int, string) (string, string)) *table {
	t.Helper()
	tb := &table{post: newPost(t, g), service: "games@" + domain, ada: "ada@" + players, bo: "bo@" + players}
	tb.robot = &robot{address: tb.ada, write: write}
	tb.relay = &relay{answer: tb.robot.answer}
	tb.host(t, tb.service, tb.relay)
	tb.write(t, tb.bo, tb.service, "new chesimals-0.1 vs "+tb.ada+" as white")
	tb.write(t, tb.bo, tb.replyTo(t, tb.bo), "yes")
	tb.write(t, tb.ada, tb.replyTo(t, tb.ada), "accept")
	return tb
}

func (tb *table) write(t *testing.T, from, to, words string) {
	t.Helper()
	tb.count++
	l := mailer.Envelope{From: from, To: to, Data: letterBytes(from, to, "Hello", fmt.Sprintf("<%d@person.test>", tb.count), "text/plain", words)}
	if err := tb.hand(l)[0]; err != nil {
		t.Fatal(err)
	}
	tb.calm(t)
}

// loop has the person play a turn, of which the robot is told, and counts what follows: the robot's letters and the answers.
func (tb *table) loop(t *testing.T, limit int) {
	t.Helper()
	tb.relay.forget()
	tb.robot.awake.Store(true)
	tb.write(t, tb.bo, tb.replyTo(t, tb.bo), "d2d3")
	n, list := tb.relay.taken()
	if n == 0 {
		t.Fatal("the robot wrote no letter")
	}
	letters := 2*n - 1 // each but the last was answered, or the robot would not have written again
	t.Logf("%d letters", letters)
	if letters > limit {
		t.Errorf("%d letters, at most %d may pass:\n%s", letters, limit, strings.Join(list, "\n"))
	}
}

func TestVacation(t *testing.T) {
	t.Parallel()
	for name, write := range robots() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			limit := most
			if l, ok := longer()[name]; ok {
				limit = l
			}
			newTable(t, newInside(t), "a.test", "p.test", write).loop(t, limit)
		})
	}
}

// TestVacationIsTold: the second answer says that it is the last, and a letter that can be read is answered again.
func TestVacationIsTold(t *testing.T) {
	t.Parallel()
	tb := newTable(t, newInside(t), "a.test", "p.test", robots()["fixed text"])
	tb.loop(t, most)
	tb.robot.awake.Store(false)
	last := plainText(tb.letter(tb.ada).Data)
	for _, part := range []string{
		"If your next letter comes within two minutes and I can't read it either, I won't answer until I can read something.",
		"I won't answer the same words again before ",
		" UTC, unless I can read the whole letter.",
	} {
		if words := strings.Join(strings.Fields(last), " "); !strings.Contains(words, part) {
			t.Errorf("the last answer does not say %q:\n%s", part, last)
		}
	}
	for _, words := range []string{"help", "say I am back", "What now?", "d7c6"} {
		before := tb.letter(tb.ada).MessageID
		tb.write(t, tb.ada, tb.replyTo(t, tb.ada), words)
		if tb.letter(tb.ada).MessageID == before {
			t.Errorf("%q was not answered", words)
		}
	}
}

// TestSameWordsForEver: a robot that writes a command for ever ends, later: a person may write one often.
func TestSameWordsForEver(t *testing.T) {
	t.Parallel()
	for words, limit := range map[string]int{"show": 21, "help": 21, "draw": 41, "d2d9": 21, "games\nshow": 21} {
		t.Run(words, func(t *testing.T) {
			t.Parallel()
			newTable(t, newInside(t), "a.test", "p.test", func(int, string) (string, string) { return "text/plain", words }).loop(t, limit)
		})
	}
}

func TestVacationOnRealServers(t *testing.T) {
	t.Parallel()
	servers := realmail.ForTest(t)
	newTable(t, real{servers}, "games.test", "players.test", robots()["fixed text"]).loop(t, most)
}
