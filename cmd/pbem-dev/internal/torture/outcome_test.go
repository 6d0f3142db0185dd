package torture

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/cmd/internal/demo"
	"pbem/rules/presets"
)

// outcome is what a run leaves behind, without its times: the events, the record, and each player's letters in the order
// in which they came, second copies left out.
func (r *rig) outcome() string {
	r.t.Helper()
	return r.outcomeWithoutRecord() + "\n" + r.sealed(1)
}

// outcomeWithoutRecord is for services that keep no records.
func (r *rig) outcomeWithoutRecord() string {
	r.t.Helper()
	return strings.Join(append(r.events(1), r.letters(ada), r.letters(bo)), "\n")
}

func (r *rig) events(game int) []string {
	r.t.Helper()
	store, err := r.store()
	if err != nil {
		r.t.Fatal(err)
	}
	defer store.Close()
	events, err := store.Events(r.t.Context(), game)
	if err != nil {
		r.t.Fatal(err)
	}
	lines := make([]string, len(events))
	for i, e := range events {
		kind, data, err := adjudicator.MarshalFact(e.Fact)
		if err != nil {
			r.t.Fatal(err)
		}
		lines[i] = fmt.Sprintf("event %d by %v because of %s: %s %s", i+1, e.By, e.Cause, kind, data)
	}
	return lines
}

// sealed returns a game's record, which must verify, without times and what hangs on them.
func (r *rig) sealed(game int) string {
	r.t.Helper()
	preset, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		r.t.Fatal(err)
	}
	text, err := r.record(&r.found, game, preset.Game, true)
	if err != nil {
		r.t.Fatal(err)
	}
	if found := r.found.String(); found != "" {
		r.t.Error(found)
	}
	timely := regexp.MustCompile(`\d{4}-\S+Z}|#[0-9a-f]{32}|\[(Date|Ended|Signature) .*\]`)
	return timely.ReplaceAllString(text, "")
}

// letters lists a player's letters: Message-ID, head and text.
func (r *rig) letters(address string) string {
	r.t.Helper()
	timely := regexp.MustCompile(`ha(s|ve) [^:]*: until (\S+ ){3,5}UTC|([A-Z][a-z]+day )?\d+ [A-Z][a-z]+( \d{4})?, \d\d:\d\d UTC|#[0-9a-f]{32}|the root \S+=\.`)
	var b strings.Builder
	for _, l := range r.deliveries.all() {
		if l.to != address {
			continue
		}
		text, err := demo.Text(l.bytes)
		if err != nil {
			r.t.Fatal(err)
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
