package year

import (
	"context"
	"time"

	"pbem/adjudicator/club"
	"pbem/games/ratings"
)

// checkOffers looks through all offers there ever were: each was taken as often as it stood for, by others than its seeker, nobody twice, and
// only by those who are in its window of ratings (CR-39).
func (w *world) checkOffers(ctx context.Context) error {
	store := w.house.store()
	most, err := store.NextOffer(ctx)
	if err != nil {
		return err
	}
	for number := 1; number < most; number++ {
		events, err := store.ClubEvents(ctx, club.OfferStream(number))
		if err != nil {
			return err
		}
		o, err := club.ApplyOffer(club.Offer{}, events...)
		if err != nil {
			return err
		}
		if err := w.checkOffer(ctx, o); err != nil {
			return err
		}
	}
	return nil
}

func (w *world) checkOffer(ctx context.Context, o club.Offer) error {
	takers, games := map[int]bool{}, map[int]bool{}
	if err := w.checkTakeover(ctx, o); err != nil {
		return err
	}
	for _, t := range o.Taken {
		w.report.Checked["offers taken"]++
		if takers[t.By] || games[t.Game] || t.By == o.Seeker || w.breaks(TakenTwice) {
			w.find("offers", "offer %d is taken by player %d, as game %d, and was before, or is their own", o.Number, t.By, t.Game)
		}
		takers[t.By], games[t.Game] = true, true
		if err := w.checkWindow(ctx, o, t); err != nil {
			return err
		}
	}
	if len(o.Taken) > max(o.Games, 1) {
		w.find("offers", "offer %d for %d games is taken %d times", o.Number, o.Games, len(o.Taken))
	}
	return nil
}

// checkWindow: the taker's rating at the last month that had ended then; who has none counts as 1500.
func (w *world) checkWindow(ctx context.Context, o club.Offer, t club.Taken) error {
	if o.Ratings == (club.Window{}) {
		return nil
	}
	player, err := w.house.store().PlayerNumbered(ctx, t.By)
	if err != nil {
		return err
	}
	rating := 1500.0
	month := time.Date(t.At.Year(), t.At.Month(), 1, 0, 0, 0, 0, time.UTC)
	s, rated, err := new(ratings.Kept).At(w.house.store(), month).Standing(ctx, o.List(), player.ID())
	if err != nil {
		return err
	}
	if rated {
		rating = s.Value
	}
	if w.breaks(OtherWindow) {
		rating = 3000
	}
	if w.report.Checked["windows of ratings"]++; !o.Ratings.Holds(club.Rating{Known: true, Value: rating}) {
		w.find("windows", "offer %d is for %+v, and was taken by %s with %.1f", o.Number, o.Ratings, player.ID(), rating)
	}
	return nil
}
