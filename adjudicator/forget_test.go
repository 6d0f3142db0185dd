package adjudicator_test

import (
	"maps"
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator"
)

const secret = "the player's own"

// TestWithout fills every text of every fact, and wants nothing of the player in it once they are forgotten but what the record of the
// game tells. A fact that is new stands here, or takes its texts out.
func TestWithout(t *testing.T) {
	t.Parallel()
	stays := []string{
		"adjudicated.By", "adjudicated.Reason", "adjudicated.Result", "reopened.By", "undone.By",
		"accepted.Record.Judged", "accepted.Record.Site", "accepted.Record.White", "accepted.Record.Black",
		"ended.Outcome.At", "ended.Outcome.By", "ended.Outcome.Cause", "ended.Outcome.Lost.Unit", "ended.Outcome.Result", "ended.Outcome.Unit",
		"claim-held.What", "forgotten.As.Address", "forgotten.As.Name",
		"opened.Black.Address", "opened.Black.Name", // the opponent's
		"opened.Terms.Options", "opened.Terms.Position", "opened.Terms.Preset", "opened.Terms.QuietUntil", "opened.Terms.Round", "opened.Terms.RulesHash", "opened.Terms.Title", "opened.Terms.Tournament",
		"ended.Outcome.Quiet", "played.Captured.Kind", "played.Captured.Owner", "played.Line", "played.Thought.Program", "played.Removed.Kind", "played.Removed.Owner", "played.Turn", "returned.Letter", "set-up.Commitment", "set-up.Salt", "set-up.Turn",
	}
	as := adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}
	var left []string
	facts := everyFact()
	for _, kind := range slices.Sorted(maps.Keys(facts)) {
		fact := reflect.New(reflect.TypeOf(facts[kind])).Elem()
		fill(fact)
		if f := fact.FieldByName("Challenger"); f.IsValid() {
			f.SetUint(uint64(adjudicator.WhiteSeat))
		}
		event := adjudicator.Event{By: adjudicator.WhiteSeat, Fact: fact.Interface().(adjudicator.Fact)}
		left = append(left, told(kind, reflect.ValueOf(event.Without(adjudicator.WhiteSeat, as).Fact))...)
	}
	slices.Sort(left)
	left = slices.DeleteFunc(left, func(path string) bool { return slices.Contains(stays, path) })
	if len(left) > 0 {
		t.Errorf("CR-2: what stays of somebody who is forgotten: %q", left)
	}
	said := adjudicator.Event{By: adjudicator.BlackSeat, Fact: adjudicator.Said{Text: "mine"}}
	if got := said.Without(adjudicator.WhiteSeat, as); got != said {
		t.Errorf("what the opponent has said is kept as %+v", got)
	}
}

// fill writes into every text of a value.
func fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(secret)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i))
			}
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(v.Index(0))
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i))
		}
	}
}

// told lists where a value still has what was filled in.
func told(path string, v reflect.Value) (list []string) {
	switch v.Kind() {
	case reflect.String:
		if v.String() == secret {
			return []string{path}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			list = append(list, told(path+"."+v.Type().Field(i).Name, v.Field(i))...)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			list = append(list, told(path, v.Index(i))...)
		}
	}
	return list
}

// TestForget: who is forgotten is called something else in a game that is over; in one that goes on, or by a player, it is refused.
func TestForget(t *testing.T) {
	t.Parallel()
	as := adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}
	m, _ := longGame(t, 4)
	forget := func(by adjudicator.Seat) adjudicator.Decision {
		return adjudicator.Decide(m, adjudicator.Command{By: by, Do: adjudicator.Forget{Seat: adjudicator.WhiteSeat, As: as}})
	}
	if d := forget(adjudicator.NoSeat); !d.Refused {
		t.Error("somebody is forgotten in a game that goes on")
	}
	for _, do := range []adjudicator.Deed{adjudicator.WriteDiary{Text: "hm"}, adjudicator.ReleaseDiary{}, adjudicator.Try{From: 0, Texts: []string{m.Turns[0].Turn}}, adjudicator.Keep{}, adjudicator.Resign{}} {
		m = adjudicator.Decide(m, adjudicator.Command{By: adjudicator.WhiteSeat, Do: do}).Match
	}
	if book := m.Seats[0].Notebook; len(book.Diary) != 1 || len(book.Kept) != 1 {
		t.Errorf("the notebook is %+v", book)
	}
	if d := forget(adjudicator.WhiteSeat); !d.Refused {
		t.Error("a player renames somebody")
	}
	d := forget(adjudicator.NoSeat)
	if d.Refused || len(d.Notices) > 0 || d.Match.Seats[0].Player != as || !d.Match.Seats[0].Forgotten || d.Match.Seats[1].Forgotten {
		t.Errorf("CR-2: %+v", d)
	}
	if diff := cmp.Diff(adjudicator.Notebook{}, d.Match.Seats[0].Notebook); diff != "" {
		t.Errorf("CR-2: of the notebook stays:\n%s", diff)
	}
	if diff := cmp.Diff(m.Outcome, d.Match.Outcome); diff != "" {
		t.Errorf("CR-2: the result is another:\n%s", diff)
	}
}
