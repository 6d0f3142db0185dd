package token

import (
	"testing"

	"pbem/adjudicator"
)

// TestRing: what the current key and the older ones made is honoured, what the first one made, once it is retired, is not.
func TestRing(t *testing.T) {
	ring := Ring{Key: Key("new"), Older: []Key{Key("old"), Key("older")}, First: Key("first")}
	claim := Claim{Game: 42, Seat: adjudicator.WhiteSeat, Turn: 13, Epoch: "3"}
	for key, honoured := range map[string]bool{"new": true, "old": true, "older": true, "first": false, "another": false} {
		k := Key(key)
		reply, confirm, bounce := Parse(k.Reply(claim)), Parse(k.Confirm(Pending{Number: 7})), Parse(k.Bounce(42, adjudicator.BlackSeat))
		if ring.Proves(reply, "3") != honoured || ring.Confirms(confirm) != honoured || ring.Bounces(bounce) != honoured {
			t.Errorf("%s: %v, %v, %v; want %v", key, ring.Proves(reply, "3"), ring.Confirms(confirm), ring.Bounces(bounce), honoured)
		}
		if ring.Proves(reply, "4") || ring.Proves(confirm, "3") || ring.Confirms(bounce) || ring.Bounces(reply) {
			t.Errorf("%s: another epoch or kind is proven", key)
		}
	}
	if ring.Reply(claim) != Key("new").Reply(claim) {
		t.Error("another key than the current one makes tokens")
	}
}

// TestThreadStays: a key that comes, or one that is honoured no more, does not change where a mail program hangs a letter.
func TestThreadStays(t *testing.T) {
	alone := Ring{Key: Key("first")}
	want := alone.Thread(42, adjudicator.WhiteSeat)
	for _, later := range []Ring{
		{Key: Key("first"), First: Key("first")},
		{Key: Key("new"), Older: []Key{Key("first")}, First: Key("first")},
		{Key: Key("new"), First: Key("first")},
	} {
		if got := later.Thread(42, adjudicator.WhiteSeat); got != want {
			t.Errorf("the thread is %s, was %s", got, want)
		}
	}
	if alone.Thread(42, adjudicator.BlackSeat) == want || alone.Thread(43, adjudicator.WhiteSeat) == want {
		t.Error("two seats have one thread")
	}
}
