package referee_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"pbem/adjudicator/club"
	"pbem/games"
)

// offering adds offers until so many stand, a tenth of them of another game, of a thousand seekers.
func (o *fixture) offering(many int) {
	o.t.Helper()
	for n := 1; n <= many; n++ {
		made := club.OfferMade{Number: n, Seeker: 100 + n%1000, Games: 1, Until: o.now.Add(club.OfferLife)}
		if made.Terms.Preset, made.Terms.Title = "chesimals-2", "Chesimals II"; n%10 == 0 {
			made.Terms.Preset, made.Terms.Title = "cosmic", "Cosmic Chess"
		}
		if err := o.store.Commit(context.Background(), games.Commit{Club: []games.ClubChange{{
			Stream: club.OfferStream(n), Events: []club.Event{{At: o.now, Cause: "seek", Fact: made}}, Due: made.Until,
			Offer: &games.Offer{Number: n, Preset: made.Terms.Preset, Seeker: made.Seeker, Stands: true},
		}}}); err != nil {
			o.t.Fatal(err)
		}
	}
}

// BenchmarkOffers decides letters that look for somebody to play with, where few offers stand and where ten thousand do: the whole letter,
// from its bytes to those of the answer.
func BenchmarkOffers(b *testing.B) {
	for _, many := range []int{20, 10000} {
		o := open(b)
		o.offering(many)
		for _, words := range []string{"seeks", "seeks cosmic", "cancel 7", "seek cosmic time 3d"} {
			in := o.letter(ada, "", words)
			b.Run(fmt.Sprintf("%d/%s", many, words), func(b *testing.B) {
				var c games.Commit
				for b.Loop() {
					var err error
					if c, err = o.handle(o.store, in); err != nil {
						b.Fatal(err)
					}
				}
				if len(c.Outbox) != 1 {
					b.Fatalf("%q brought %d letters", words, len(c.Outbox))
				}
			})
		}
	}
}

// TestManyOffers: of 45 offers all can be found, page by page, the newest first; an answer to a letter that proves nothing has twenty.
func TestManyOffers(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.offering(45)
	for _, page := range []struct{ words, first, last, more string }{
		{"seeks", " 26: Chesimals II", " 45: Chesimals II", "25 older offers: =E2=80=9Cseeks before 26=E2=80=9D lists them"},
		{"seeks before 26", " 6: Chesimals II", " 25: Chesimals II", "5 older offers: =E2=80=9Cseeks before 6=E2=80=9D"},
		{"Seeks before #6", " 1: Chesimals II", " 5: Chesimals II", ""},
		{"seeks before 1", "There's no offer older than 1", "", ""},
		{"seeks cosmic before 21", " 10: Cosmic Chess", " 20: Cosmic Chess", ""},
		{"seeks before lunch", "an offer's number, as in", "", ""},
	} {
		text := o.answer(t, o.letter(ada, "", page.words))
		first, last, more := strings.Index(text, page.first), strings.Index(text, page.last), strings.Contains(text, "older offers:")
		if first < 0 || last < 0 || page.last != "" && last < first || !strings.Contains(text, page.more) || more != (page.more != "") {
			t.Errorf("%s: from %q (%d) to %q (%d), more: %t:\n%s", page.words, page.first, first, page.last, last, more, text)
		}
	}
}
