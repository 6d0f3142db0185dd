package calendar_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	ical "github.com/arran4/golang-ical"
	"pgregory.net/rapid"

	"pbem/mailer/calendar"
)

func TestFile(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 28, 23, 30, 0, 0, time.FixedZone("", 3600))
	got := string(calendar.File("games.example.org", []calendar.Deadline{
		{Game: 42, Sequence: 7, Until: time.Date(2026, 12, 1, 14, 0, 0, 0, time.UTC), Summary: "Dein Zug: Chesimals II, Größe; gegen Bo"},
		{Game: 43, Sequence: 9, Summary: "Your turn"},
	}, now))
	want := strings.Join([]string{
		"BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//pbem//Golang ICS Library", "METHOD:PUBLISH",
		"BEGIN:VEVENT", "UID:game-42@games.example.org", "DTSTAMP:20261128T223000Z", "SEQUENCE:7", `SUMMARY:Dein Zug: Chesimals II\, Größe\; gegen Bo`, "TRANSP:TRANSPARENT",
		"DTSTART:20261201T140000Z", "STATUS:CONFIRMED", "END:VEVENT",
		"BEGIN:VEVENT", "UID:game-43@games.example.org", "DTSTAMP:20261128T223000Z", "SEQUENCE:9", "SUMMARY:Your turn", "TRANSP:TRANSPARENT",
		"DTSTART:20261128T223000Z", "STATUS:CANCELLED", "END:VEVENT", "END:VCALENDAR", "",
	}, "\r\n")
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestAnyFile: whatever a game and its players are called, the file has lines of 75 bytes, which end as they must, asks nobody for
// anything, and says again what it was told.
func TestAnyFile(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		summary := rapid.StringMatching(`[ -~äöüßł✓\n]{0,200}`).Draw(t, "summary")
		until := time.Unix(rapid.Int64Range(0, 4e9).Draw(t, "until"), 0)
		data := calendar.File("games.example.org", []calendar.Deadline{{Game: 1, Sequence: 2, Until: until, Summary: summary}}, until)
		for line := range strings.SplitSeq(strings.TrimSuffix(string(data), "\r\n"), "\r\n") {
			if len(line) > 75 || strings.ContainsAny(line, "\r\n") || strings.HasPrefix(line, "ORGANIZER") || strings.HasPrefix(line, "ATTENDEE") {
				t.Fatalf("%q", line)
			}
		}
		c, err := ical.ParseCalendar(bytes.NewReader(data))
		if err != nil || len(c.Events()) != 1 {
			t.Fatalf("%v in\n%s", err, data)
		}
		if at, err := c.Events()[0].GetStartAt(); err != nil || !at.Equal(until) {
			t.Fatalf("it starts at %v, %v", at, err)
		}
	})
}
