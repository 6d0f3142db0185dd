package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
)

// TestStopWriting: who says in their own words, to whatever letter of ours, that they want no more mail is told how, and nothing is done; other
// words are answered as ever.
func TestStopWriting(t *testing.T) {
	t.Parallel()
	white := adjudicator.WhiteSeat
	zoe := "Zoe <zoe@example.com>"
	for where, ask := range map[string]func(*fixture) (from, tag string){
		"a request":     func(o *fixture) (string, string) { return ada, o.asked(o.send(ada, o.tag(white, 3), "resign")) },
		"a turn":        func(o *fixture) (string, string) { return ada, o.tag(white, 3) },
		"an older turn": func(o *fixture) (string, string) { return ada, o.tag(white, 1) },
		"an account":    func(o *fixture) (string, string) { return ada, o.account("ada@example.org") },
		"an invitation": func(o *fixture) (string, string) {
			return zoe, replyTag(o.t, to(o.t, o.send(ada, o.tag(white, 3), "new chesimals-0.1 vs zoe@example.com"), "zoe@example.com"))
		},
		"an offer": func(o *fixture) (string, string) {
			return ada, replyTag(o.t, to(o.t, o.send(bo, o.tag(adjudicator.BlackSeat, 3), "draw"), "ada@example.org"))
		},
		"nothing": func(o *fixture) (string, string) { return eve, "" },
	} {
		for words, stops := range map[string]bool{"Please stop writing to me": true, "Stop sending me these!": true, "Unsubscribe me, please.": true, "Please don’t write to me again.": true, "No more mails, please!": true,
			"Leave me alone": true, "please block me": true, "I don't want any more mail from you": true, "Take me off your list.": true, "Bitte schreib mir nicht mehr!": true, "Keine Mails mehr bitte": true,
			"STOPP": true, "Blockieren!": true, "bitte sperren": true, "abbestellen": true, "bloquer": true, "This is spam!": true, "go away": true, "Cease and desist": true, "I don't want these mails": true, "Don't invite me": true,
			"Ich möchte nicht mehr angeschrieben werden": true, "Bitte keine weiteren Mails": true, "go on": false,
			"Arrêtez de m'écrire": true, "I like to write": false, "Who are you": false, "block bo": false} {
			o := open(t)
			from, tag := ask(o)
			c := o.decide(o.letter(from, tag, words))
			if o.effect(c) == acts || over(c) || len(c.Players) > 0 && c.Players[0].Blocked {
				t.Errorf("to %s, %q: %+v", where, words, c.Handling)
			}
			mailbox := from[strings.Index(from, "<")+1 : len(from)-1]
			if told := strings.Contains(o.flat(to(t, c, mailbox)), "reply with just “block”"); told != stops {
				t.Errorf("to %s, %q is told how: %v", where, words, told)
			}
		}
	}
	for words, told := range map[string]bool{"No, and please stop writing to me": true, "Nein danke, bitte keine Mails mehr": true, "no thanks, and don't invite me again": true, "No, thank you": false} {
		o := open(t)
		invitation := replyTag(t, to(t, o.send(ada, o.tag(white, 3), "new chesimals-0.1 vs zoe@example.com"), "zoe@example.com"))
		c := o.decide(o.letter(zoe, invitation, words))
		if text := o.flat(to(t, c, "zoe@example.com")); o.effect(c) != acts || strings.Contains(text, "“block”") != told {
			t.Errorf("%q declines, %s, told of block %v:\n%s", words, o.effect(c), told, text)
		}
	}
	o := open(t)
	asked := o.asked(o.send(ada, o.tag(white, 3), "resign"))
	o.send(ada, asked, "Please stop writing to me")
	if c := o.decide(o.letter(ada, asked, "block")); o.effect(c) != acts {
		t.Errorf("block, after that: %s, %+v", o.effect(c), c.Handling)
	}
	if !over(o.decide(o.letter(ada, asked, "yes"))) {
		t.Error("the request is dead")
	}
}
