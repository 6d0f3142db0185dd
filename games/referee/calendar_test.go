package referee_test

import (
	"bytes"
	"encoding/base64"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// dates are the files for calendars in a commit's letters, by recipient.
func dates(t *testing.T, letters []games.Outgoing) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, l := range letters {
		_, part, found := bytes.Cut(l.Data, []byte("\r\nContent-Type: text/calendar; charset=utf-8; method=PUBLISH\r\n"))
		if !found {
			continue
		}
		_, coded, _ := strings.Cut(string(part), "\r\n\r\n")
		coded, _, _ = strings.Cut(coded, "\r\n--")
		data, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(coded, "\r\n", ""))
		if err != nil {
			t.Fatal(err)
		}
		all[l.To] = string(data)
	}
	return all
}

// TestCalendar: who wants it gets the deadline with each letter that tells it, and has it taken out by the answer to their own turn; a
// digest has those of all games; nobody else gets anything, and no file names an organizer, an attendee or a secret address.
func TestCalendar(t *testing.T) {
	t.Parallel()
	const white, black, mailBo = adjudicator.WhiteSeat, adjudicator.BlackSeat, "bo@example.org"
	o := open(t)
	o.apart(func(o *fixture) {
		if got := dates(t, o.send(ada, o.tag(white, 3), "e2e3").Outbox); len(got) != 0 {
			t.Errorf("nobody has asked for %v", got)
		}
	})
	o.send(bo, o.bosAccount(), "mail calendar on")
	news := dates(t, o.send(ada, o.tag(white, 3), "e2e3").Outbox)
	got, until := news[mailBo], "DTSTART:"+o.now.Add(72*time.Hour).UTC().Format("20060102T150405Z")
	if len(news) != 1 {
		t.Errorf("files for %v", news)
	}
	for _, want := range []string{"METHOD:PUBLISH", "UID:game-1@example.org", until, "STATUS:CONFIRMED", "SUMMARY:Your turn: Chesimals 0.1 against Ada"} {
		if !strings.Contains(got, want+"\r\n") {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
	for _, never := range []string{"ORGANIZER", "ATTENDEE", "games+", "ada@", o.tag(black, 4)} {
		if strings.Contains(got, never) {
			t.Errorf("%s in\n%s", never, got)
		}
	}
	o.apart(func(o *fixture) {
		o.send(bo, o.bosAccount(), "mail digest on 07:30")
		o.send(ada, o.tag(white, 4), "say hello")
		o.now = o.now.Add(24 * time.Hour)
		if got := dates(t, o.digests())[mailBo]; !strings.Contains(got, until) {
			t.Errorf("the digest has\n%s", got)
		}
	})
	if got := dates(t, o.send(bo, o.tag(black, 4), "e7d6").Outbox)[mailBo]; !strings.Contains(got, "STATUS:CANCELLED") || !strings.Contains(got, "UID:game-1@example.org") {
		t.Errorf("the answer to the turn has\n%s", got)
	}
	o.send(bo, o.bosAccount(), "mail calendar off")
	if got := dates(t, o.send(bo, o.tag(black, 5), "show").Outbox); len(got) != 0 {
		t.Errorf("after off there is %v", got)
	}
}
