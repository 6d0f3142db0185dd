package quarantine_test

import (
	"errors"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/games"
	"pbem/games/quarantine"
	"pbem/games/sqlite"
	"pbem/mailer"
)

// store holds letters with these digests, numbered from 1.
func store(t *testing.T, digests ...string) games.Store {
	t.Helper()
	s, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	for _, d := range digests {
		if err := s.SetAside(t.Context(), games.Quarantined{Digest: d, Reason: "why", Letter: mailer.Incoming{Raw: []byte("Subject: " + d + "\n\nhello\n")}}); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestFind(t *testing.T) {
	t.Parallel()
	s := store(t, "abcdef01"+strings.Repeat("0", 56), "abcdef02"+strings.Repeat("0", 56), "123456"+strings.Repeat("9", 58))
	for name, want := range map[string]int{
		"1": 1, "3": 3, "abcdef02": 2, "ABCDEF01": 1, "123456": 3,
		"4": 0, "abcde": 0, "abcdef": -2, "": 0, "nonsense": 0, "12345": 0,
	} {
		q, err := quarantine.Find(t.Context(), s, name)
		several := (*quarantine.Ambiguous)(nil)
		switch {
		case want > 0:
			if err != nil || q.Number != want || len(q.Letter.Raw) == 0 {
				t.Errorf("%q: letter %d, %v", name, q.Number, err)
			}
		case want == 0:
			if !errors.Is(err, games.ErrNotFound) {
				t.Errorf("%q: letter %d, %v", name, q.Number, err)
			}
		case !errors.As(err, &several) || several.Letters != -want:
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestEach(t *testing.T) {
	t.Parallel()
	s := store(t, "aa", "bb", "cc")
	var seen []string
	err := quarantine.Each(t.Context(), s, func(q games.Quarantined) error {
		seen = append(seen, q.Digest+" "+quarantine.Summarise(q).Subject)
		return s.Drop(t.Context(), min(2, q.Number+1)) // one that is yet to come is dropped meanwhile
	})
	if !errors.Is(err, games.ErrNotFound) { // dropped twice
		t.Errorf("the error of a visit is lost: %v", err)
	}
	if diff := cmp.Diff([]string{"aa aa", "cc cc"}, seen); diff != "" {
		t.Error(diff)
	}
}

// TestSummarise: what others wrote is told as it is.
func TestSummarise(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	raw := "From: Ada <ada@example.org>\r\nSubject: hello\r\n\r\nd2-d3\r\n"
	q := games.Quarantined{Number: 7, Digest: "00ff", Reason: "it broke\nthe program", Letter: mailer.Incoming{
		Raw: []byte(raw), Received: at, Route: "pipe", Sender: "ada@example.org", Recipient: "\x1b[2J", Client: "192.0.2.1"}}
	want := quarantine.Summary{Number: 7, Digest: "00ff", Arrived: at, Size: len(raw), Route: "pipe", Sender: "ada@example.org", Recipient: "\x1b[2J",
		Client: "192.0.2.1", From: "ada@example.org", Subject: "hello", Reason: "it broke\nthe program"}
	if diff := cmp.Diff(want, quarantine.Summarise(q)); diff != "" {
		t.Error(diff)
	}
	header, words, readable := quarantine.Text(q.Letter)
	if header != "From: Ada <ada@example.org>\nSubject: hello" || strings.TrimSpace(words) != "d2-d3" || !readable {
		t.Errorf("%q, %q, %v", header, words, readable)
	}
}

// TestSummariesAreLight: of a heavy letter, too, no more than the header is read.
func TestSummariesAreLight(t *testing.T) {
	raw := []byte("From: ada@example.org\r\nSubject: hello\r\nContent-Type: text/html\r\n\r\n" + strings.Repeat("<p>words</p>\r\n", 70_000))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	s := quarantine.Summarise(games.Quarantined{Letter: mailer.Incoming{Raw: raw}})
	runtime.ReadMemStats(&after)
	if took := after.TotalAlloc - before.TotalAlloc; took > 1<<20 || s.From != "ada@example.org" || s.Subject != "hello" || s.Size != len(raw) {
		t.Errorf("%d KB for %+v", took>>10, s)
	}
}
