package referee_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer/catalog"
)

// talkRow is a row of a table of letters (mailer/command/testdata/talk/README.md).
type talkRow struct {
	line           int
	at             string // where it was sent to, and which side Ada has
	want, language string
	words          string
}

// talkRows reads a table of letters.
func talkRows(t *testing.T, name string) (rows []talkRow) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "mailer", "command", "testdata", "talk", name))
	if err != nil {
		t.Fatal(err)
	}
	at := ""
	for i, line := range strings.Split(string(text), "\n") {
		if rest, ok := strings.CutPrefix(line, "@ "); ok {
			at = rest
			continue
		}
		fields := strings.SplitN(line, " | ", 4)
		if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "==") || len(fields) < 3 {
			continue
		}
		words, err := strconv.Unquote(`"` + strings.ReplaceAll(fields[2], `"`, `\"`) + `"`)
		if err != nil {
			t.Fatalf("%s:%d: %v", name, i+1, err)
		}
		rows = append(rows, talkRow{i + 1, at, fields[0], fields[1], words})
	}
	return rows
}

// invited is a world in which Ada, who has never answered a letter, has one of Bo's that asks for a yes.
type invited struct {
	*fixture
	tag  string
	game int
	side string // Ada's
}

// invite makes that world, by what stands behind "@" in a table.
func invite(t *testing.T, at string) *invited {
	t.Helper()
	fields := strings.Fields(at)
	kind, preset, as := fields[0], fields[1], map[string]string{"white": "black", "black": "white"}[fields[2]]
	o := opened(t, filepath.Join(t.TempDir(), "games.db"))
	t.Cleanup(func() { o.store.(*sqlite.Store).Close() })
	languages, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	o.referee.Languages = languages
	o.consent(bo, "", "name Bo")
	challenge := fmt.Sprintf("new %s vs ada@example.org as %s", preset, as)
	var asks games.Outgoing
	switch kind {
	case "invitation":
		asks = to(t, o.send(bo, "", challenge), adaAt)
	case "rematch":
		first := to(t, o.send(bo, "", strings.Replace(challenge, as, fields[2], 1)), adaAt)
		begun := to(t, o.send(ada, replyTag(t, first), "accept"), boAt)
		over := o.consent(bo, replyTag(t, begun), "resign")
		asks = to(t, o.send(bo, replyTag(t, to(t, over, boAt)), "rematch"), adaAt)
	case "counter-offer":
		o.consent(ada, "", "name Ada")
		first := to(t, o.send(ada, "", fmt.Sprintf("new %s vs %s as %s", preset, boAt, fields[2])), boAt)
		c := o.send(bo, replyTag(t, first), "accept with time 5d")
		if lettersTo(c.Outbox, adaAt) == 0 {
			return &invited{o, "", 0, fields[2]}
		}
		asks = to(t, c, adaAt)
	case "digest":
		o.consent(ada, "", "name Ada")
		o.send(ada, "", "mail digest on")
		o.send(bo, "", challenge)
		o.now = o.now.Add(day)
		for _, l := range o.digests() {
			if l.To == adaAt {
				return &invited{o, replyTag(t, l), 1, fields[2]}
			}
		}
		t.Fatal("no digest")
	}
	return &invited{o, replyTag(t, asks), asks.Match, fields[2]}
}

// outcome is what came of Ada's letter, in the words of the table.
func (w *invited) outcome(c games.Commit) string {
	var parts []string
	begun, played := false, ""
	for _, change := range c.Changes {
		for _, e := range change.Events {
			switch f := e.Fact.(type) {
			case adjudicator.Accepted:
				begun = true
			case adjudicator.Opened:
				parts = append(parts, w.counter(f))
			case adjudicator.Declined:
				parts = append(parts, "no")
			case adjudicator.TurnPlayed:
				played = f.Turn
			}
		}
	}
	for _, p := range c.Players {
		switch {
		case p.Address == adaAt && p.Blocked:
			parts = append(parts, "block")
		case p.Address == adaAt && p.Verified && begun && played == "":
			parts = append(parts, "plain")
		case p.Address == adaAt && begun && played == "":
			parts = append(parts, "yes")
		}
	}
	if begun && played == "" && len(parts) == 0 { // her address was proved before
		parts = append(parts, "plain")
	}
	if played != "" {
		parts = append(parts, "play "+played)
	}
	for _, q := range c.Requests {
		if !q.Done && q.Address == adaAt {
			parts = append(parts, "ask "+q.Text)
		}
	}
	if len(parts) == 0 && lettersTo(c.Outbox, adaAt) == 1 {
		parts = append(parts, toldBy(c.Handling.Why))
	}
	return strings.Join(parts, " + ")
}

// toldBy says what a letter that did nothing was answered by.
func toldBy(why string) string {
	said, about, _ := strings.Cut(why, ": ")
	switch {
	case said == "later", said == "question", said == "terms":
		return said
	case about == "command-accept-with":
		return "terms"
	case said == "rules", said == "help":
		return "does " + said
	case said == "language":
		return "does language de"
	}
	return "asked"
}

// counter says in which terms a counter-offer differs from the invitation.
func (w *invited) counter(f adjudicator.Opened) string {
	as, parts := map[bool]string{true: "white", false: "black"}[f.White.Address == adaAt], []string(nil)
	if as != w.side {
		parts = append(parts, "as "+as)
	}
	if f.Terms.Time.First != 3*day {
		parts = append(parts, fmt.Sprintf("time %dd", f.Terms.Time.First/day))
	}
	if f.Terms.NoVacation {
		parts = append(parts, "no vacation")
	}
	return strings.TrimSpace("counter " + strings.Join(parts, ", "))
}

// wanted is what a row wants, without the terms that the invitation has anyhow.
func (w *invited) wanted(row talkRow) string {
	terms, counters := strings.CutPrefix(row.want, "counter ")
	if !counters {
		return row.want
	}
	var parts []string
	for term := range strings.SplitSeq(terms, ", ") {
		if term != "unrated" && term != "as "+w.side {
			parts = append(parts, strings.Replace(term, "1w", "7d", 1))
		}
	}
	return strings.TrimSpace("counter " + strings.Join(parts, ", "))
}

// begins reports whether an outcome is that the game begins.
func begins(outcome string) bool {
	word, _, _ := strings.Cut(outcome, " ")
	return word == "plain" || word == "yes" || word == "play"
}

// notYet are the rows that are not read as they are meant, and why.
func notYet() map[string]string {
	return map[string]string{
		"Yes I wuold love to":             "slips in the words of assent are asked back",
		"Ja gerne. Mein Zug: weiß: f3-e5": "German colours are read by the reader of turns",
		"Klar, weiß: Springer f3 nach e5": "as the one before",
		"white: f3-e5":                    "a turn alone is told to accept first",
	}
}

// TestAnswersTable walks the table of answers.
func TestAnswersTable(t *testing.T) {
	t.Parallel()
	rows := talkRows(t, "invitations.txt")
	worlds := map[string]*invited{}
	right, yeses, read := 0, 0, 0
	for _, row := range rows {
		w := worlds[row.at]
		if w == nil {
			w = invite(t, row.at)
			worlds[row.at] = w
		}
		got := ""
		w.apart(func(o *fixture) {
			other := *w
			other.fixture = o
			words := strings.ReplaceAll(row.words, "57:", strconv.Itoa(w.game)+":")
			got = other.outcome(o.send(ada, w.tag, strings.ReplaceAll(words, "\n", "\r\n")))
		})
		if begins(row.want) {
			yeses++
			if begins(got) {
				read++
			}
		}
		if begins(got) && !begins(row.want) {
			t.Errorf("%d: %q is read as a yes, and means %s", row.line, row.words, row.want)
		}
		why, known := notYet()[row.words]
		if want := w.wanted(row); got == want || begins(got) && begins(want) && !strings.Contains(got+want, " ") {
			right++
		} else if !known {
			t.Errorf("%d: %q: %s, want %s", row.line, row.words, got, row.want)
		} else {
			t.Logf("%d: %q: %s, want %s: %s", row.line, row.words, got, row.want, why)
		}
	}
	t.Logf("%d of %d rows right, %d of %d yeses read", right, len(rows), read, yeses)
	if yeses == 0 || 100*read < 95*yeses {
		t.Errorf("%d of %d yeses read", read, yeses)
	}
}
