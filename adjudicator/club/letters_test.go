package club_test

import (
	"testing"
	"time"

	"pbem/adjudicator/club"
)

// TestOneDigestADay: the next one is never on the day of the last, whatever the hour was changed to.
func TestOneDigestADay(t *testing.T) {
	t.Parallel()
	at := func(text string) time.Time {
		when, err := time.Parse("2006-01-02 15:04", text)
		if err != nil {
			t.Fatal(err)
		}
		return when
	}
	evening := club.Letters{Digest: true, Hour: 20 * 60, HourKnown: true}
	for _, c := range []struct {
		letters           club.Letters
		after, last, want string
	}{
		{club.Letters{}, "2026-11-21 06:00", "", "2026-11-21 07:30"},
		{club.Letters{}, "2026-11-21 07:30", "2026-11-21", "2026-11-22 07:30"},
		{evening, "2026-11-21 08:00", "2026-11-20", "2026-11-21 20:00"},
		{evening, "2026-11-21 08:00", "2026-11-21", "2026-11-22 20:00"},
		{club.Letters{Digest: true, HourKnown: true}, "2026-11-21 08:00", "2026-11-21", "2026-11-22 00:00"},
	} {
		if got := c.letters.Next(at(c.after), time.UTC, c.last); !got.Equal(at(c.want)) {
			t.Errorf("after %s, the last on %q: %s, want %s", c.after, c.last, got, c.want)
		}
	}
}

// TestCategories: each is on until it is switched off; the button of a digest switches off news and tournaments, and nothing else.
func TestCategories(t *testing.T) {
	t.Parallel()
	p, err := club.Apply(club.Person{}, club.Event{Fact: club.CategoryChosen{Category: club.Turns}}, club.Event{Fact: club.CategoryChosen{Category: club.Turns}},
		club.Event{Fact: club.CategoryChosen{Category: club.Turns, On: true}}, club.Event{Fact: club.LessWished{Digest: 7}})
	if err != nil {
		t.Fatal(err)
	}
	for category, want := range map[club.Category]bool{club.Turns: true, club.News: false, club.Tournaments: false} {
		if got := p.Letters.Wants(category); got != want {
			t.Errorf("%s: %v, want %v", category, got, want)
		}
	}
	if p.Letters.ToldLate() {
		t.Error("who hears of each turn at once is told late")
	}
	if late := (club.Letters{Off: []club.Category{club.Turns}}); !late.ToldLate() {
		t.Error("CR-54: with letters about turns switched off, they are told late")
	}
}
