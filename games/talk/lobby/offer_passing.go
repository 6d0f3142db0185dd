package lobby

import (
	"context"
	"time"

	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// Offer lets time pass in an offer: its seeker is reminded that it ends, once, and told when it was given up because nothing was heard of
// them.
func Offer(ctx context.Context, t talk.Ticking, number int) error {
	before, err := changes.Offer(ctx, t.Changes, number)
	if err != nil || !before.Stands() {
		return err
	}
	seeker, err := t.Changes.PlayerNumbered(ctx, before.Seeker)
	if err != nil {
		return err
	}
	after, err := changes.Offered(ctx, t.Changes, number, before.Pass(t.Now, heardOf(t.Settings, seeker.Believed, t.Now))...)
	if err != nil {
		return err
	}
	takeover := after.Terms.Takeover
	switch {
	case after.Ended == club.Vanished && takeover > 0:
		t.Reply.Pass(seeker, "", phrase.New("offers-vanished-subject", "number", number), phrase.New("offers-vanished-takeover", "number", number, "game", takeover))
	case after.Ended == club.Vanished:
		t.Reply.Pass(seeker, "", phrase.New("offers-vanished-subject", "number", number), phrase.New("offers-vanished", "number", number, "seek", phrase.Command(seekLine(after))))
	case after.Reminded && !before.Reminded && takeover > 0:
		t.Reply.Inform(seeker, phrase.New("offers-reminder-subject", "number", number),
			phrase.New("offers-reminder-takeover", "number", number, "game", takeover, "until", after.Until))
	case after.Reminded && !before.Reminded:
		t.Reply.Inform(seeker, phrase.New("offers-reminder-subject", "number", number),
			phrase.New("offers-reminder", "number", number, "title", phrase.GameText(after.Terms.Title), "until", after.Until, "n", len(after.Taken), "games", after.Games, "seek", phrase.Command(seekLine(after))))
	}
	return nil
}

// heardOf is when a player was last heard of: when a letter of theirs was believed. Where letters are not judged nobody can tell, and it is
// now.
func heardOf(r *talk.Settings, believed, now time.Time) time.Time {
	if r.Judge == nil {
		return now
	}
	return lastBelieved(believed)
}
