package talk

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// What waits for one letter.
const (
	HeldWords = "words"
	// MostHeld is how many texts wait; of refusals beyond it only the number is told.
	MostHeld = 100
	// mostHeldBytes is how much may wait. Words that would make it more are refused, and their writer is told.
	mostHeldBytes = 32 << 10
)

// crowdedOut refuses words that would not reach the opponent: somebody who was challenged is written to once, and not as often as the
// challenger likes, whoever they are; and no more words wait for anybody than they may want to read.
func crowdedOut(ctx context.Context, e *Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (*Answer, error) {
	if c.Kind != command.Say {
		return nil, nil
	}
	if m.Stage == adjudicator.Challenged && m.Challenger == seat && !changes.Made(e.Changes, m.ID) {
		a := Refuse(c.Line, phrase.New("referee-words-not-sent", "name", changes.NameIn(m, seat.Other())))
		return &a, nil
	}
	waiting, err := e.Changes.HeldAt(ctx, games.Place{Player: m.Player(seat.Other()).Address, Match: m.ID, Seat: seat.Other()})
	if err != nil || !crowded(waiting, len(c.Text)) {
		return nil, err
	}
	a := Refuse(c.Line, phrase.New("referee-words-crowded", "name", changes.NameIn(m, seat.Other()), "due", waiting[0].Due))
	return &a, nil
}

// crowded reports whether so many more bytes of words are too much besides what waits.
func crowded(waiting []games.Held, more int) bool {
	waiting = slices.DeleteFunc(waiting, func(h games.Held) bool { return h.Kind != HeldWords })
	for _, h := range waiting {
		more += len(h.Text)
	}
	return len(waiting) > 0 && (more > mostHeldBytes || len(waiting) >= MostHeld)
}
