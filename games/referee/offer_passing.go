package referee

import (
	"context"
	"time"

	"pbem/adjudicator/club"
	"pbem/rules/phrase"
)

// offer lets time pass in an offer: its seeker is reminded that it ends, once, and told when it was given up because nothing was heard of
// them.
func (t ticking) offer(ctx context.Context, number int) error {
	before, err := t.changes.offer(ctx, number)
	if err != nil || !before.Stands() {
		return err
	}
	seeker, err := t.changes.playerNumbered(ctx, before.Seeker)
	if err != nil {
		return err
	}
	after, err := t.changes.offered(ctx, number, before.Pass(t.now, t.referee.heardOf(seeker.Believed, t.now))...)
	if err != nil {
		return err
	}
	takeover := after.Terms.Takeover
	switch {
	case after.Ended == club.Vanished && takeover > 0:
		t.reply.pass(seeker, "", phrase.New("offers-vanished-subject", "number", number), phrase.New("offers-vanished-takeover", "number", number, "game", takeover))
	case after.Ended == club.Vanished:
		t.reply.pass(seeker, "", phrase.New("offers-vanished-subject", "number", number), phrase.New("offers-vanished", "number", number, "seek", phrase.Command(seekLine(after))))
	case after.Reminded && !before.Reminded && takeover > 0:
		t.reply.inform(seeker, phrase.New("offers-reminder-subject", "number", number),
			phrase.New("offers-reminder-takeover", "number", number, "game", takeover, "until", after.Until))
	case after.Reminded && !before.Reminded:
		t.reply.inform(seeker, phrase.New("offers-reminder-subject", "number", number),
			phrase.New("offers-reminder", "number", number, "title", phrase.GameText(after.Terms.Title), "until", after.Until, "n", len(after.Taken), "games", after.Games, "seek", phrase.Command(seekLine(after))))
	}
	return nil
}

// heardOf is when a player was last heard of: when a letter of theirs was believed. Where letters are not judged nobody can tell, and it is
// now.
func (r *Referee) heardOf(believed, now time.Time) time.Time {
	if r.Judge == nil {
		return now
	}
	return lastBelieved(believed)
}
