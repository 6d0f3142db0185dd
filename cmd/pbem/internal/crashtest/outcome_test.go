package crashtest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/cmd/pbem/internal/demo"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// outcome is what a run leaves behind, without its times: the events, the record, and each player's letters in the order
// in which they came, second copies left out.
func (h *host) outcome(t *testing.T) string {
	t.Helper()
	return h.outcomeWithoutRecord(t) + "\n" + h.record(t, 1)
}

// outcomeWithoutRecord is for services that keep no records.
func (h *host) outcomeWithoutRecord(t *testing.T) string {
	t.Helper()
	return strings.Join(append(h.events(t, 1), h.letters(t, ada), h.letters(t, bo)), "\n")
}

func (h *host) events(t *testing.T, game int) []string {
	t.Helper()
	events, err := h.store(t).Events(context.Background(), game)
	if err != nil {
		t.Fatal(err)
	}
	lines := make([]string, len(events))
	for i, e := range events {
		kind, data, err := adjudicator.MarshalFact(e.Fact)
		if err != nil {
			t.Fatal(err)
		}
		lines[i] = fmt.Sprintf("event %d by %v because of %s: %s %s", i+1, e.By, e.Cause, kind, data)
	}
	return lines
}

// record verifies the game's record and returns it without times and what hangs on them.
func (h *host) record(t *testing.T, game int) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(h.dir, "records", fmt.Sprintf("%03d.pbem", game)))
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	preset, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	if report, err := record.Verify(r, preset.Game, nil); err != nil || !report.Hashed || !report.Signed {
		t.Errorf("the record of game %d: %v, %+v", game, err, report)
	}
	timely := regexp.MustCompile(`\{\d{4}-\S+Z\}|#[0-9a-f]{16}|\[(Date|Signature) .*\]`)
	return timely.ReplaceAllString(string(text), "")
}

// letters lists a player's letters: Message-ID, head and text.
func (h *host) letters(t *testing.T, address string) string {
	t.Helper()
	all, err := h.book.all()
	if err != nil {
		t.Error(err)
	}
	timely := regexp.MustCompile(`ha(s|ve) [^:]*: until \S+ \S+ \S+ \S+ \S+ UTC|\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC`)
	var b strings.Builder
	for _, l := range all {
		if l.to != address {
			continue
		}
		text, err := demo.Text(l.bytes)
		if err != nil {
			t.Fatal(err)
		}
		text = strings.Join(strings.Fields(text), " ") // a date may break lines elsewhere
		fmt.Fprintf(&b, "%s to %s: %s\n", l.id, address, timely.ReplaceAllString(text, "DATE"))
	}
	return b.String()
}

// compare shows the first line in which two outcomes differ.
func compare(t *testing.T, got, want string) {
	t.Helper()
	have, need := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(have), len(need)) {
		h, n := "(nothing)", "(nothing)"
		if i < len(have) {
			h = have[i]
		}
		if i < len(need) {
			n = need[i]
		}
		if h != n {
			t.Errorf("another outcome than undisturbed, in line %d:\nhave %s\nwant %s", i+1, h, n)
			return
		}
	}
}
