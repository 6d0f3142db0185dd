package club_test

import (
	"testing"
	"time"

	"pbem/adjudicator/club"
)

// TestOfferOver: whatever an offer has ended by, nobody takes it any more and nobody takes it back, and it is said that it stands no more.
func TestOfferOver(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	for _, why := range []club.OfferEnd{club.Filled, club.Cancelled, club.Expired, club.Vanished, club.Expelled, club.Left} {
		o := club.Offer{Version: 2, Number: 7, Seeker: 1, Games: 1, Until: now.AddDate(0, 0, 20), Ended: why, EndedAt: now}
		_, take := o.Take(now.Add(time.Hour), club.Taking{Taker: club.Member{Number: 2}})
		_, cancel := o.Cancel(now.Add(time.Hour), 1, "Ada")
		if o.Over(now.Add(time.Hour), "Ada").Empty() || take.Empty() || cancel.Empty() {
			t.Errorf("%s: over %q, take %q, cancel %q", why, o.Over(now, "Ada").Key, take.Key, cancel.Key)
		}
	}
	if o := (club.Offer{Version: 1, Number: 7, Seeker: 1, Games: 1, Until: now.Add(time.Hour)}); !o.Over(now, "").Empty() || o.Over(now.Add(time.Hour), "").Key != "club-offer-expired" {
		t.Error("one that stands")
	}
}
