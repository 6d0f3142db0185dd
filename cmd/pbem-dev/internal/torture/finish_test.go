package torture

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
)

// faults are the kinds of what was found.
func (f *findings) faults() (kinds []Fault) {
	for _, one := range f.all() {
		kinds = append(kinds, one.Fault)
	}
	return kinds
}

// TestTableThatWasLeft: of a table whose players were called off the last letter may be handled or not; whatever else the store has of it is a
// finding as ever.
func TestTableThatWasLeft(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		store []string
		over  bool
		left  []Fault // found of a table that was left
		whole []Fault // found of one that was played to its end
	}{
		"all of it":             {[]string{"a", "b"}, true, nil, nil},
		"it goes on":            {[]string{"a", "b"}, false, nil, []Fault{Lost}},
		"the last turn lacks":   {[]string{"a"}, true, nil, []Fault{Lost}},
		"two turns lack":        {nil, true, []Fault{Lost}, []Fault{Lost}},
		"another turn":          {[]string{"a", "c"}, true, []Fault{Lost}, []Fault{Lost}},
		"another one, one less": {[]string{"c"}, true, []Fault{Lost}, []Fault{Lost}},
		"a turn twice":          {[]string{"a", "b", "b"}, true, []Fault{Doubled}, []Fault{Doubled}},
	} {
		for _, left := range []bool{true, false} {
			var found findings
			table := &table{dice: &dice{played: []string{"a", "b"}}, over: true, left: left}
			table.compare(&found, c.store, c.over)
			want := c.whole
			if left {
				want = c.left
			}
			if !slices.Equal(found.faults(), want) {
				t.Errorf("%s, left %v: %v", name, left, &found)
			}
		}
	}
}

// TestWhyPlayersWereCalledOff: where the run could not be brought to an end that is told, and says nothing of the service; else they have
// lost a letter.
func TestWhyPlayersWereCalledOff(t *testing.T) {
	t.Parallel()
	for cause, lost := range map[error]int{errUnfinished: 0, errNothing: 1} {
		l := &loop{total: newTotals(Options{})}
		playing, giveUp := context.WithCancelCause(t.Context())
		giveUp(cause)
		if errors.Is(cause, errUnfinished) {
			l.total.noteUnfinished(errors.New("no database"))
		}
		l.gaveUp(playing, errors.New("no letter has come"))
		report := l.total.report()
		var text strings.Builder
		if err := report.Print(&text); err != nil {
			t.Fatal(err)
		}
		if report.Count(Lost) != lost || report.GivenUp != 1-lost || strings.Contains(text.String(), "NOT FINISHED: 1 games") != (lost == 0) {
			t.Errorf("%v: %s%v", cause, text.String(), report.Findings)
		}
	}
}

// TestAuditOfAnUnfinishedRun: letters may still wait in the mailbox, but none that the service has said to have taken over.
func TestAuditOfAnUnfinishedRun(t *testing.T) {
	t.Parallel()
	r := newRig(t, ada)
	store, err := r.store() // nobody else has made it
	if err != nil {
		t.Fatal(err)
	}
	store.Close()
	db, err := r.ground.look()
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := r.post(ada, letter{id: "waits@demo.test", to: referee}); err != nil {
		t.Fatal(err)
	}
	r.take("taken@demo.test")
	var whole, unfinished findings
	err = r.auditArrivals(&whole, db)
	r.unfinished = true
	if err := errors.Join(err, r.audit(&unfinished)); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(whole.faults(), []Fault{Lost, Lost}) || unfinished.String() != "lost: the letter taken@demo.test was acknowledged, and not handled\n" {
		t.Errorf("of a whole run:\n%v\nof one that was not finished:\n%v", &whole, &unfinished)
	}
}
