package command

import (
	"strings"
	"testing"
)

// TestGrammar says of each clause what each command makes of it: "ok", or the key of what is wrong with it.
func TestGrammar(t *testing.T) {
	const clause = "command-new-clause"
	heads := []string{"new amoeba vs bo@example.net ", "seek amoeba ", "rematch 42 ", "tournament new Cup amoeba swiss 5 "}
	for words, want := range map[string][4]string{
		"as white":                {"ok", "ok", "ok", "command-event-clause"},
		"Black,":                  {"ok", "ok", "ok", "command-event-clause"},
		"time 3d":                 {"ok", "ok", "ok", "ok"},
		"rated":                   {"ok", "ok", "ok", "ok"},
		"unrated":                 {"ok", "ok", "ok", "ok"},
		"private":                 {"ok", "ok", "ok", "club-event-private"},
		"no vacation":             {"ok", "ok", "ok", "ok"},
		"vacations":               {"ok", "ok", "ok", "ok"},
		"no":                      {clause, clause, clause, clause},
		"options a=1 b=2":         {"ok", "ok", "ok", "ok"},
		"from 8/8 w vacations":    {"ok", "command-seek-from", "ok", "command-event-from"},
		"say vs and from":         {"ok", "ok", "ok", "command-event-clause"},
		"rated and with time 3d":  {"ok", "ok", "ok", "ok"},
		"rating 1400+":            {clause, "ok", clause, clause},
		"games 3":                 {clause, "ok", clause, clause},
		"until 2027-01-31":        {clause, "ok", clause, "ok"},
		"until now":               {clause, "command-seek-until", clause, "command-event-until"},
		"start at 8 players":      {clause, clause, clause, "ok"},
		"rounds 30d":              {clause, clause, clause, "ok"},
		"adjudicate by the worth": {clause, clause, clause, "ok"},
		"vs bo@example.net":       {clause, "command-seek-vs", clause, "command-event-clause"},
		"against bo@example.net":  {clause, "command-seek-vs", clause, "command-event-clause"},
		"please":                  {"ok", "ok", "ok", "ok"},
	} {
		for i, head := range heads {
			if i == 1 && want[i] == clause {
				head += "rated " // else it is of the preset's name
			}
			got := Parse(head+words, "", Context{Presets: []string{"amoeba"}})
			key := "ok"
			if len(got) != 1 {
				t.Fatalf("%s%s: %d commands", head, words, len(got))
			}
			if !got[0].Problem.Empty() {
				key, _, _ = strings.Cut(got[0].Problem.String(), " ")
			}
			if key != want[i] {
				t.Errorf("%s%s: %s, want %s", head, words, key, want[i])
			}
		}
	}
}
