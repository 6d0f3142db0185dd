package referee_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/token"
)

// dsn is a report as Postfix writes it: about a letter, with a status.
func dsn(to, status, about string) string {
	action := map[byte]string{'5': "failed", '4': "delayed", '2': "delivered"}[status[0]]
	text := fmt.Sprintf("Return-Path: <>\nFrom: MAILER-DAEMON@mx.example.net\nTo: %s\nSubject: Undelivered Mail Returned to Sender\n"+
		"Message-ID: <report.%s@mx.example.net>\nAuto-Submitted: auto-replied\nMIME-Version: 1.0\n"+
		"Content-Type: multipart/report; report-type=delivery-status; boundary=\"b\"\n\n--b\nContent-Type: text/plain\n\nSorry.\n--b\n"+
		"Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\nFinal-Recipient: rfc822; bo@example.org\nAction: %s\nStatus: %s\n"+
		"Diagnostic-Code: smtp; 550 5.1.1 no such user\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: <%s>\nSubject: x\n\nx\n--b--\n", to, about, action, status, about)
	return strings.ReplaceAll(text, "\n", "\r\n")
}

// report has a report come to an address and returns what follows.
func (o *fixture) report(in mailer.Incoming) games.Commit {
	o.t.Helper()
	in.Received = o.now
	c := o.decide(in)
	if err := o.store.Commit(context.Background(), c); err != nil {
		o.t.Fatal(err)
	}
	return c
}

func (o *fixture) bounceAddress(game int, seat adjudicator.Seat) string {
	return "games+" + o.referee.Key.Bounce(game, seat) + "@example.org"
}

// facts lists what happened in game 1 because of letters that came back.
func (o *fixture) facts() string {
	o.t.Helper()
	events, err := o.store.Events(context.Background(), 1)
	if err != nil {
		o.t.Fatal(err)
	}
	var names []string
	for _, e := range events {
		switch f := e.Fact.(type) {
		case adjudicator.Returned:
			names = append(names, fmt.Sprintf("returned %d", f.Seat))
		case adjudicator.CutOff:
			names = append(names, fmt.Sprintf("cut off %d", f.Seat))
		case adjudicator.Reached:
			names = append(names, "reached")
		case adjudicator.Resumed:
			names = append(names, fmt.Sprintf("resumed %d", f.Seat))
		}
	}
	return strings.Join(names, ", ")
}

// TestReports: which reports count, by where they come to and what they say. None is ever answered.
func TestReports(t *testing.T) {
	t.Parallel()
	o := open(t)
	black := o.bounceAddress(1, adjudicator.BlackSeat)
	forged := strings.Replace(black, o.referee.Key.Bounce(1, adjudicator.BlackSeat), token.Key("another").Bounce(1, adjudicator.BlackSeat), 1)
	old := strings.Replace(black, o.referee.Key.Bounce(1, adjudicator.BlackSeat), token.Key("older").Bounce(1, adjudicator.BlackSeat), 1)
	elsewhere := dsn("somebody@example.net", "5.1.1", "m@x")
	for _, c := range []struct {
		name string
		in   mailer.Incoming
		want string
	}{
		{"in To", mailer.Incoming{Raw: []byte(dsn(black, "5.1.1", "m@x"))}, "returned 2"},
		{"in capitals", mailer.Incoming{Raw: []byte(dsn(strings.ToUpper(black), "5.1.1", "m@x"))}, "returned 2"},
		{"in the envelope", mailer.Incoming{Raw: []byte(elsewhere), Recipient: black}, "returned 2"},
		{"in Delivered-To", mailer.Incoming{Raw: []byte("Delivered-To: " + black + "\r\n" + elsewhere)}, "returned 2"},
		{"in X-Original-To", mailer.Incoming{Raw: []byte("X-Original-To: " + black + "\r\n" + elsewhere)}, "returned 2"},
		{"in the subject", mailer.Incoming{Raw: []byte(strings.Replace(elsewhere, "Subject: Und", "Subject: [pbem "+o.referee.Key.Bounce(1, adjudicator.BlackSeat)+"] Und", 1))}, ""},
		{"of White's", mailer.Incoming{Raw: []byte(dsn(o.bounceAddress(1, adjudicator.WhiteSeat), "5.2.1", "m@x"))}, "returned 1"},
		{"forged", mailer.Incoming{Raw: []byte(dsn(forged, "5.1.1", "m@x"))}, ""},
		{"of an older key", mailer.Incoming{Raw: []byte(dsn(old, "5.1.1", "m@x"))}, "returned 2"},
		{"of no game", mailer.Incoming{Raw: []byte(dsn(o.bounceAddress(0, adjudicator.NoSeat), "5.1.1", "m@x"))}, ""},
		{"of an unknown game", mailer.Incoming{Raw: []byte(dsn(o.bounceAddress(99, adjudicator.BlackSeat), "5.1.1", "m@x"))}, ""},
		{"to a reply address", mailer.Incoming{Raw: []byte(dsn("games+"+o.tag(adjudicator.BlackSeat, 3)+"@example.org", "5.1.1", "m@x"))}, ""},
		{"to the plain address", mailer.Incoming{Raw: []byte(dsn("games@example.org", "5.1.1", "m@x"))}, ""},
		{"at another domain", mailer.Incoming{Raw: []byte(dsn(strings.Replace(black, "@example.org", "@example.net", 1), "5.1.1", "m@x"))}, ""},
		{"of a delay", mailer.Incoming{Raw: []byte(dsn(black, "4.4.1", "m@x"))}, ""},
		{"of success", mailer.Incoming{Raw: []byte(dsn(black, "2.0.0", "m@x"))}, ""},
		{"a person's words", mailer.Incoming{Raw: []byte("From: " + bo + "\r\nTo: " + black + "\r\n\r\nresign\r\n")}, ""},
	} {
		fresh := open(t)
		fresh.referee.Key.Older = []token.Key{token.Key("older")}
		got := fresh.report(c.in)
		if facts := fresh.facts(); facts != c.want {
			t.Errorf("%s: %q, want %q", c.name, facts, c.want)
		}
		if len(got.Outbox) > 0 {
			t.Errorf("%s is answered:\n%s", c.name, got.Outbox[0].Data)
		}
	}
}

// TestCutOff: three letters that came back, by report and by refusal, stop the clock; one that is told of twice is one. A
// letter in which nothing can be read resumes nothing, the next that can be read does, and both are told.
func TestCutOff(t *testing.T) {
	o := open(t)
	black := o.bounceAddress(1, adjudicator.BlackSeat)
	o.report(mailer.Incoming{Raw: []byte(dsn(black, "5.1.1", "one@x"))})
	again := mailer.Incoming{Raw: []byte(dsn(black, "5.1.1", "one@x"))}
	if _, err := o.handle(o.store, again); !errors.Is(err, games.ErrDuplicate) {
		t.Errorf("the same report again: %v", err)
	}
	o.report(mailer.Incoming{Raw: []byte(strings.Replace(dsn(black, "5.1.1", "one@x"), "<report.one", "<report.another", 1))})
	refused := games.Outgoing{Match: 1, Seat: adjudicator.BlackSeat}
	for _, id := range []string{"one@x", "two@x"} {
		refused.MessageID = id
		c, err := referee.Undelivered(context.Background(), o.referee, o.referee.Changes(o.store), refused, o.now)
		if err != nil {
			t.Fatal(err)
		}
		if err := o.store.Commit(context.Background(), c); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := o.facts(), "returned 2, returned 2"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	c := o.report(mailer.Incoming{Raw: []byte(dsn(black, "5.1.1", "three@x"))})
	if len(c.Outbox) != 1 || c.Outbox[0].To != "ada@example.org" || !strings.Contains(o.flat(c.Outbox[0]), "I can't reach Bo: the last 3 letters came back.") {
		t.Fatalf("the third report brings %d letters", len(c.Outbox))
	}
	o.report(mailer.Incoming{Raw: []byte(dsn(black, "5.1.1", "four@x"))})
	o.send(bo, o.tag(adjudicator.BlackSeat, 3), "I am away until Monday.")
	if got, want := o.facts(), "returned 2, returned 2, returned 2, cut off 2"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	c = o.send(bo, o.tag(adjudicator.BlackSeat, 3), "show")
	if got, want := o.facts(), "returned 2, returned 2, returned 2, cut off 2, resumed 2"; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	told := map[string]bool{}
	for _, l := range c.Outbox {
		if l.To == "bo@example.org" && l.Kind != "look" {
			t.Errorf("the answer is of the kind %q: a mailbox that refuses and answers must not be written to for ever", l.Kind)
		}
		told[l.To] = strings.Contains(o.flat(l), "My letters to you came back since") || strings.Contains(o.flat(l), "Bo has written again.")
	}
	if len(told) != 2 || !told["ada@example.org"] || !told["bo@example.org"] {
		t.Errorf("told are %v", told)
	}
}

// TestReportsChangeNoOtherLetter: reports that nobody is told of leave the Message-IDs of the letters that follow as they are.
func TestReportsChangeNoOtherLetter(t *testing.T) {
	var ids [2]string
	for i := range ids {
		o := open(t)
		if i == 1 {
			o.report(mailer.Incoming{Raw: []byte(dsn(o.bounceAddress(1, adjudicator.BlackSeat), "5.1.1", "one@x"))})
			o.report(mailer.Incoming{Raw: []byte(dsn(o.bounceAddress(1, adjudicator.BlackSeat), "5.1.1", "two@x"))})
		}
		for _, l := range o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4").Outbox {
			ids[i] += l.MessageID + " "
		}
	}
	if ids[0] != ids[1] || ids[0] == "" {
		t.Errorf("%q became %q", ids[0], ids[1])
	}
}

// TestReportsOfUs: a report that says something of us counts against nobody, however often it comes, and the host is told of it once a day.
func TestReportsOfUs(t *testing.T) {
	t.Parallel()
	const host = "host@example.org"
	for _, said := range []string{
		"5.4.5 Daily user sending limit exceeded", "5.7.60 client does not have permissions to send as this sender", "5.1.8 bad outbound sender", "5.7.1 account blocked",
		"5.7.26 unauthenticated", "5.7.708 traffic not accepted from this IP", "5.7.1 Client host blocked using zen.example", "5.2.0 sending quota exceeded", "5.1.7 bad sender address",
	} {
		o := open(t)
		o.referee.Host = host
		told := 0
		for i := range 5 {
			about := fmt.Sprintf("m%d@x", i)
			raw := dsn(o.bounceAddress(1, adjudicator.BlackSeat), said[:strings.IndexByte(said, ' ')], about)
			raw = strings.Replace(raw, "550 5.1.1 no such user", "550 "+said, 1)
			c := o.report(mailer.Incoming{Raw: []byte(strings.Replace(raw, "report.", fmt.Sprint("report", i, "."), 1))})
			for _, l := range c.Outbox {
				if l.To == host && strings.Contains(string(l.Data), said[6:]) {
					told++
				}
			}
			if len(c.Changes) > 0 || o.facts() != "" {
				t.Fatalf("%s: it counts: %s", said, o.facts())
			}
		}
		if told != 1 {
			t.Errorf("%s: the host is told %d times", said, told)
		}
		o.report(mailer.Incoming{Raw: []byte(dsn(o.bounceAddress(1, adjudicator.BlackSeat), "5.1.1", "m@x"))})
		if got := o.facts(); got != "returned 2" {
			t.Errorf("%s: and then one of the recipient: %q", said, got)
		}
	}
}

// TestReturnedForUsGoesAgain: a letter that came back for something about us goes out once more when that may be over, a few times in five days; one
// that came back for its recipient, or to another seat, doesn't.
func TestReturnedForUsGoesAgain(t *testing.T) {
	t.Parallel()
	for said, again := range map[string]bool{"5.4.5 Daily user sending limit exceeded": true, "5.1.8 bad outbound sender": true, "5.7.1 account blocked": true, "5.1.1 no such user": false} {
		for _, seat := range []adjudicator.Seat{adjudicator.BlackSeat, adjudicator.WhiteSeat} {
			o := open(t)
			c := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
			var letter games.Outgoing
			for _, l := range c.Outbox {
				if l.To == "bo@example.org" {
					letter = l
				}
			}
			for _, l := range o.leased() {
				o.settle(l)
			}
			began, went := o.now, 0
			for hour := range 150 {
				o.now = began.Add(time.Duration(hour) * time.Hour)
				raw := strings.Replace(dsn(o.bounceAddress(1, seat), said[:5], letter.MessageID), "550 5.1.1 no such user", "550 "+said, 1)
				o.report(mailer.Incoming{Raw: []byte(strings.Replace(raw, "report.", fmt.Sprint("report", hour, "."), 1))})
				for _, l := range o.leased() {
					if l.MessageID != letter.MessageID {
						continue
					}
					if went++; hour < 4 || string(l.Data) != string(letter.Data) {
						t.Errorf("%s: it goes again after %d hours", said, hour)
					}
					o.settle(l)
				}
			}
			if want := again && seat == adjudicator.BlackSeat; (went > 0) != want || went > 6 {
				t.Errorf("%s, seat %d: it went %d times more", said, seat, went)
			}
		}
	}
}

// leased is what is to be sent now.
func (o *fixture) leased() []games.Outgoing {
	o.t.Helper()
	all, err := o.store.Lease(context.Background(), o.now, o.now.Add(time.Minute), 99)
	if err != nil {
		o.t.Fatal(err)
	}
	return all
}

func (o *fixture) settle(l games.Outgoing) {
	o.t.Helper()
	if err := o.store.Settle(context.Background(), o.now, []games.Settlement{{MessageID: l.MessageID, Sent: true}}); err != nil {
		o.t.Fatal(err)
	}
}

// TestHostReadsOfReturnsInTheirLanguage: what a report blames on us is told to the host as they read: by their own choice, else by that of the service.
func TestHostReadsOfReturnsInTheirLanguage(t *testing.T) {
	t.Parallel()
	de, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		service *catalog.Language
		chosen  string
		want    string
	}{
		"English":            {nil, "", "A mail server returned one of our letters"},
		"the service's":      {de, "", "Ein Mailserver hat einen unserer Briefe zurückgeschickt"},
		"the host's own":     {nil, "language de", "Ein Mailserver hat einen unserer Briefe zurückgeschickt"},
		"the host's English": {de, "language en", "A mail server returned one of our letters"},
	} {
		o := open(t)
		o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: de, Name: "Deutsch"}}
		o.referee.Language, o.referee.Host = c.service, "ada@example.org"
		if c.chosen != "" {
			o.send(ada, "", c.chosen)
		}
		raw := strings.Replace(dsn(o.bounceAddress(1, adjudicator.BlackSeat), "5.4.5", "x@example.org"), "550 5.1.1 no such user", "550 5.4.5 Daily user sending limit exceeded", 1)
		told := ""
		for _, l := range o.report(mailer.Incoming{Raw: []byte(raw)}).Outbox {
			if l.Kind == talk.KindHost {
				told += o.flat(l)
			}
		}
		if !strings.Contains(told, c.want) || !strings.Contains(told, "Daily user sending limit exceeded") || !strings.Contains(told, "pbem why ") {
			t.Errorf("%s: the host is told %q", name, told)
		}
	}
}
