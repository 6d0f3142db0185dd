package year

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

// fewUnread is how many letters in which nothing, or not all, can be read are answered in a day to one person, at the most.
const fewUnread = 7

// warnings are the words by which the last answer before a silence says what will be silent, in each language.
func warnings() []string {
	return []string{
		"So that two robots never write", "So that nobody can have me fill", "The same words are not answered again", "The same words for the same turn are not answered again",
		"Damit nicht zwei Automaten", "Damit niemand durch mich dein Postfach", "Dieselben Worte werden bis", "Dieselben Worte zum selben Zug",
	}
}

// warned notes that somebody reads that there will be a silence.
func (w *world) warned(p *person, r *received) {
	text := string(onOneLine(r.plain))
	if slices.ContainsFunc(warnings(), func(words string) bool { return strings.Contains(text, words) }) {
		p.much.warned = w.now
	}
}

// checkCapped: silence by a cap falls upon what came to nothing alone, after at least two answers to such letters within a day, the last of which
// has said so; and what cannot be read is not answered without end (mail.md).
func (w *world) checkCapped(ctx context.Context, s *sent, came *games.Arrival, answers int) error {
	much := &s.from.much
	much.nothing, much.unread = sinceDay(much.nothing, s.at), sinceDay(much.unread, s.at)
	switch disposition := came.Disposition; {
	case w.breaks(SilentEarly) && disposition == games.Acted, disposition == games.Capped:
		return w.checkSilenced(ctx, s, came)
	case disposition == games.Unread:
		if answers > 0 {
			much.unread = append(much.unread, s.at)
		}
	case disposition == games.Acted, disposition == games.Answered:
		much.unread = nil
	}
	if came.Disposition != games.Acted && answers > 0 {
		much.nothing = append(much.nothing, s.at)
	}
	if most := len(much.unread); most > fewUnread {
		w.find("caps", "%s has %d answers in a day to what cannot be read: %q", s.from.address, most, oneLine(s.words))
	}
	return nil
}

func (w *world) checkSilenced(ctx context.Context, s *sent, came *games.Arrival) error {
	much := &s.from.much
	w.report.Checked["letters silenced by a cap"]++
	does := strings.HasPrefix(came.Why, string(games.Acted)) || came.Disposition == games.Acted
	late := w.putsOff() || w.troubled(s.at.Add(-24*time.Hour)) // the answer that says so may have come, or not
	if !does && len(much.nothing) >= 2 && (late || s.at.Sub(much.warned) <= 24*time.Hour) {
		return nil
	}
	traces, err := w.house.store().Trace(ctx, s.sender, lettersInADay)
	if err != nil || onItsWay(traces, s.sender) && !does && len(much.nothing) >= 2 {
		return err
	}
	w.find("caps", "%s is not answered (%s) after %d answers in a day, and was told so at %s: %q", s.from.address, came.Why, len(much.nothing), much.warned.Format(time.DateTime), oneLine(s.words))
	return nil
}

// onItsWay reports whether a letter to somebody is still to be sent, the one perhaps that says what will be silent: another daemon has taken
// it to send it, and has ended.
func onItsWay(traces []games.Trace, to string) bool {
	return slices.ContainsFunc(traces, func(t games.Trace) bool {
		return slices.ContainsFunc(t.Went, func(d games.Departure) bool { return d.To == to && d.State == games.Queued })
	})
}

// lettersInADay is more than anybody in the club writes in a day.
const lettersInADay = 100

// sinceDay are the moments of the last day.
func sinceDay(list []time.Time, now time.Time) []time.Time {
	return slices.DeleteFunc(list, func(at time.Time) bool { return now.Sub(at) > 24*time.Hour })
}
