package club_test

import (
	"errors"
	"testing"
	"time"

	"pbem/adjudicator/club"
)

// stored are facts as stores have them: what is written once is read for ever.
func stored() map[string]struct {
	fact club.Fact
	data string
} {
	return map[string]struct {
		fact club.Fact
		data string
	}{
		"strict": {club.StrictChosen{On: true}, `{"on":true}`},
	}
}

func TestFactsAreStoredForEver(t *testing.T) {
	for kind, want := range stored() {
		name, data, err := club.MarshalFact(want.fact)
		if name != kind || string(data) != want.data || err != nil {
			t.Errorf("%s is stored as %s %s (%v), want %s", kind, name, data, err, want.data)
		}
		back, err := club.UnmarshalFact(kind, []byte(want.data))
		if back != want.fact || err != nil {
			t.Errorf("%s is read as %#v (%v)", kind, back, err)
		}
	}
}

func TestUnknownFacts(t *testing.T) {
	if _, err := club.UnmarshalFact("of-tomorrow", []byte("{}")); !errors.Is(err, club.ErrUnknownFact) {
		t.Errorf("error %v, want ErrUnknownFact", err)
	}
	if _, err := club.UnmarshalFact("strict", []byte(`{"on":7}`)); err == nil || errors.Is(err, club.ErrUnknownFact) {
		t.Errorf("error %v for damaged content", err)
	}
	if _, err := club.Apply(club.Person{}, club.Event{}); !errors.Is(err, club.ErrOutOfOrder) {
		t.Errorf("error %v for an event without a fact", err)
	}
}

func TestApplyLeavesWhatItIsGiven(t *testing.T) {
	before := club.Person{}
	after, err := club.Apply(before, club.Event{At: time.Unix(1, 0), Fact: club.StrictChosen{On: true}})
	if err != nil || !after.Strict || after.Version != 1 || before.Strict || before.Version != 0 {
		t.Errorf("after %+v, before %+v, error %v", after, before, err)
	}
}
