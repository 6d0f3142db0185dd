package year

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
)

// silent are the dispositions of letters that get no answer, each for a reason that the store states.
func silent() map[games.Disposition]bool {
	return map[games.Disposition]bool{games.Automatic: true, games.Unanswerable: true, games.Reported: true, games.Blocked: true, games.Duplicate: true}
}

// checkAnswer: each letter brings its writer exactly one, or the store says why there is none. came is what the store knows of it; nil where
// somebody else is to answer for that.
func (w *world) checkAnswer(ctx context.Context, s *sent) (came *games.Arrival, err error) {
	traces, err := w.house.store().Trace(ctx, s.id, 1)
	if err != nil {
		return nil, fmt.Errorf("what became of a letter: %w", err)
	}
	if known := len(traces) > 0 && traces[0].Came != nil; !known && !s.from.leaving.IsZero() && w.isForgotten(s.from) {
		delete(w.letters, s.id) // the second daemon has forgotten them meanwhile, and what they wrote
		return nil, nil
	} else if !known {
		w.find("letters", "nothing is known of the letter %s of %s: %q", s.id, s.from.address, oneLine(s.words))
		return nil, nil
	}
	w.writesAgain(s)
	came = traces[0].Came
	if came.Disposition != games.Waiting && came.Disposition != games.Failed && came.Disposition != games.SetAside {
		delete(w.letters, s.id) // what is left in the end was not handled
	}
	w.report.Dispositions[came.Disposition]++
	answers := answersTo(s.sender, traces[0].Went, renews(came))
	if answers == 0 && s.sender != s.from.mailbox() { // their letters go elsewhere
		answers = answersTo(s.from.mailbox(), traces[0].Went, renews(came))
	}
	if s.from.ban.stands() && s.from.leaving.IsZero() {
		w.checkBanned(s, came, answers)
		return came, nil
	}
	s.from.hear(s)
	w.checkUnheard(s, came, answers)
	w.checkOldKey(s, came)
	if err := w.checkCapped(ctx, s, came, answers); err != nil {
		return nil, err
	}
	gathered, err := w.gathered(ctx, came)
	if err != nil {
		return nil, err
	}
	switch {
	case w.breaks(LostAnswer):
		answers--
	case w.breaks(SecondAnswer):
		answers++
	}
	switch {
	case s.robot && came.Disposition != games.Automatic:
		w.find("answers", "a program of %s was heard: %s, %s", s.from.address, came.Disposition, came.Why)
	case silent()[came.Disposition] && answers > 0:
		w.find("answers", "%s (%s) is answered %d times: %q", s.from.address, came.Disposition, answers, oneLine(s.words))
	case silent()[came.Disposition], came.Disposition == games.Capped && came.Why != "":
	case answers == 1:
		w.report.Answered++
	case answers == 0 && gathered && came.Disposition != games.Acted:
		w.report.Checked["answers gathered"]++
	default:
		w.find("answers", "%s has %d answers to %q (%s: %s), sent to %s: %v", s.from.address, answers, oneLine(s.words), came.Disposition, came.Why, s.to, traces[0].Went)
	}
	return came, nil
}

// gathered reports whether the answer to a letter waits in the store for the one letter of the hour: it asked the same for the eleventh time, or
// was refused for the twenty-first (docs/flow.md).
func (w *world) gathered(ctx context.Context, came *games.Arrival) (bool, error) {
	for _, match := range append(slices.Clone(came.Matches), 0) {
		for _, seat := range []adjudicator.Seat{adjudicator.NoSeat, adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			list, err := w.house.store().Held(ctx, games.Place{Player: came.Player, Match: match, Seat: seat})
			if err != nil || slices.ContainsFunc(list, func(h games.Held) bool { return strings.HasSuffix(h.ID, came.Digest) }) {
				return err == nil, err
			}
		}
	}
	return false, nil
}

// answersTo counts the answers to somebody among the letters that theirs has caused. What it has begun or ended besides is news to all whom it
// concerns, also to them: who joins a tournament last hears of its start, and of each game in a thread of its own; and whose addresses are
// renewed gets a new one for each of their games.
func answersTo(address string, went []games.Departure, renewed bool) (n int) {
	told := map[int]bool{}
	for _, d := range went {
		switch {
		case d.To != address, d.Kind == "copy": // an inventor who plays may have a game of their own sent to themselves
		case (d.Kind == "news" || d.Kind == "reminder" || renewed && d.Match > 0) && (d.Match == 0 || !told[d.Match]):
			told[d.Match] = true
		default:
			n++
		}
	}
	return n
}

// renews reports whether a letter has made all addresses of its writer worthless.
func renews(came *games.Arrival) bool {
	return came.Disposition == games.Acted && (strings.HasPrefix(came.Why, "yes: newkey") || strings.HasPrefix(came.Why, "yes: address remove"))
}
