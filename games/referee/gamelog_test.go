package referee_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/mailer/mime"
	"pbem/notation/record"
)

// logOf is the log of the store.
func (o *fixture) logOf() (lines []string, head gamelog.Head) {
	o.t.Helper()
	lines, err := o.store.LogLines(context.Background(), 0)
	edge, err2 := o.store.LogEdge(context.Background())
	if err := errors.Join(err, err2); err != nil {
		o.t.Fatal(err)
	}
	return lines, edge.Head()
}

// told are the roots that a letter to an address tells, by text and by HTML.
func told(c games.Commit, to string) (heads []gamelog.Head) {
	for _, l := range c.Outbox {
		if l.To != to {
			continue
		}
		body, _, _ := strings.Cut(string(l.Data), "Content-Disposition: attachment")
		for _, text := range mime.Texts([]byte(body)) {
			heads = append(heads, record.LogHeads(text)...)
		}
	}
	return heads
}

// TestLog: a game leaves a line when it begins and one when it ends, in the commits that decide it; the letters that tell the end, and
// those that bring the record, tell the root with that line in it.
func TestLog(t *testing.T) {
	t.Parallel()
	o := open(t)
	lines, head := o.logOf()
	if len(lines) != 1 || !strings.HasPrefix(lines[0], "begin example.org 1 ") {
		t.Fatalf("%q", lines)
	}
	asked := o.send(bo, o.tag(adjudicator.BlackSeat, 3), "record")
	if got := told(asked, "bo@example.org"); len(got) != 2 || got[0] != head || got[1] != head {
		t.Errorf("the answer with the record tells %v, want %v", got, head)
	}
	ended := o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")
	lines, head = o.logOf()
	want := "end example.org 1 1 " + o.head("chesimals-0.1", 1, record.AfterResult)
	if len(lines) != 2 || lines[1] != want || head.Size != 2 {
		t.Errorf("%q, want %q", lines, want)
	}
	for _, who := range []string{"ada@example.org", "bo@example.org"} {
		if got := told(ended, who); len(got) != 2 || got[0] != head || got[1] != head {
			t.Errorf("the end tells %s %v, want %v", who, got, head)
		}
	}
	if after := o.send(bo, o.tag(adjudicator.BlackSeat, 3), "show"); len(told(after, "bo@example.org")) != 0 || len(after.Log.Lines) != 0 {
		t.Errorf("a board tells of the log, or adds to it: %q", after.Log.Lines)
	}
}

// TestLogOfABatch: letters that are decided together follow each other in the log, and each tells the root as of its own.
func TestLogOfABatch(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, challenge := range []string{"new cosmic vs bo@example.org as white", "new cosmic vs bo@example.org as white private"} {
		o.send(ada, "", challenge)
	}
	var commits []games.Commit
	for _, in := range []struct{ from, tag, words string }{
		{bo, o.tagOf(2, adjudicator.BlackSeat, 1), "accept"}, {bo, o.tagOf(3, adjudicator.BlackSeat, 1), "accept"},
		{ada, o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")), "yes"},
	} {
		commits = append(commits, o.send(in.from, in.tag, in.words))
	}
	lines, head := o.logOf()
	if len(lines) != 4 || !strings.HasSuffix(lines[2], " private") || !strings.HasPrefix(lines[3], "end example.org 1 1 ") {
		t.Errorf("%q", lines)
	}
	if got := told(commits[2], "bo@example.org"); len(got) == 0 || got[0] != head {
		t.Errorf("the end tells %v, want %v", got, head)
	}
}

// TestLogConflict: what was decided upon a log that others have added to is decided again, and tells the root that is true then.
func TestLogConflict(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.send(ada, "", "new cosmic vs bo@example.org as white")
	yes := o.letter(ada, o.asked(o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")), "yes")
	late := o.decide(yes)
	o.send(bo, o.tagOf(2, adjudicator.BlackSeat, 1), "accept")
	if err := o.store.Commit(t.Context(), late); !errors.Is(err, games.ErrConflict) {
		t.Fatal(err)
	}
	again := o.decide(yes)
	if err := o.store.Commit(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	if _, head := o.logOf(); head.Size != 3 || !slices.Contains(told(again, "bo@example.org"), head) {
		t.Errorf("%v, want %v", told(again, "bo@example.org"), head)
	}
}
