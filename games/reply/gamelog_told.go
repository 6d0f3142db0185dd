package reply

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/compose"
)

// The log of the archive has a line in the commit that ends a game; its file has it when both players have been told (CR-54), and so are
// the lines behind it. A mark of the store says how far that is, and whatever is public tells no more than these lines do.

// publicMark keeps how many lines of the log everybody may know, where there is an archive.
const publicMark = "log told"

// PublicLog is how many lines of the log everybody may know, as Publish has found last.
func PublicLog(ctx context.Context, r *talk.Settings, store games.Store) (lines int64, err error) {
	lines, _, err = publicLog(ctx, store)
	return lines, err
}

// publicLog says besides whether there is an archive for which that was found out.
func publicLog(ctx context.Context, store games.Store) (lines int64, kept bool, err error) {
	text, err := store.Mark(ctx, games.OfService, publicMark)
	if err != nil || text == "" {
		return 0, false, err
	}
	lines, err = strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0, false, fmt.Errorf("the mark %q: %w", publicMark, err)
	}
	return lines, true, nil
}

// Publish finds out how many lines of the log everybody may know: all up to the first that tells something of which a player has not
// been told. Of lines that were written already everybody knows. The matches of the lines that have come to it are listed to be recorded
// before that is kept: a process that ends in between lists them once more.
func Publish(ctx context.Context, r *talk.Settings, store games.Store, written int64, now time.Time) (more bool, err error) {
	before, kept, err := publicLog(ctx, store)
	if err != nil {
		return false, err
	}
	upTo := before
	if !kept {
		upTo = written
	}
	lines, err := store.LogLines(ctx, upTo)
	if err != nil {
		return false, err
	}
	var matches []int
	c := r.Changes(store)
	for _, text := range lines {
		line, told, err := lineTold(ctx, c, text, now)
		if err != nil {
			return false, err
		}
		if !told && upTo >= written {
			break
		}
		upTo, matches = upTo+1, append(matches, line.Game)
	}
	if kept && upTo == before {
		return false, nil
	}
	if len(matches) > 0 {
		if err := store.Unrecord(ctx, matches...); err != nil {
			return false, err
		}
	}
	return len(matches) > 0, store.SetMark(ctx, games.OfService, publicMark, strconv.FormatInt(upTo, 10))
}

// lineTold reports whether both players have been told of what a line of the log tells. Of what nobody can read there is nothing to wait for.
func lineTold(ctx context.Context, c *changes.Set, text string, now time.Time) (line gamelog.Line, told bool, err error) {
	line, err = gamelog.ParseLine(text)
	if err != nil {
		return line, true, nil
	}
	m, err := c.Match(ctx, line.Game)
	if err == nil && tells(m, line) {
		var p changes.Publicly
		if p, err = changes.ToldOfAll(ctx, c, m, now); err == nil {
			m, err = c.After(ctx, p, p.UpTo)
		}
		if err == nil {
			return line, tells(m, line), nil
		}
	}
	if errors.Is(err, games.ErrUnavailable) || ctx.Err() != nil {
		return line, false, err
	}
	return line, true, nil
}

// tells reports whether a match is as far as a line of the log says, or further.
func tells(m *adjudicator.Match, line gamelog.Line) bool {
	switch at := changes.Revision(m); {
	case m.StartedAt.IsZero():
		return false
	case line.Kind == gamelog.Begin, at > line.Revision:
		return true
	default:
		return at == line.Revision && (line.Kind == gamelog.Resume || m.Stage == adjudicator.Over)
	}
}

// Untold are the lines of the log that not everybody may know yet, the first of each match; none where there is no archive.
func Untold(ctx context.Context, c *changes.Set) (map[int]gamelog.Line, error) {
	from, kept, err := publicLog(ctx, c.Store)
	if err != nil || !kept {
		return nil, err
	}
	lines, err := c.Store.LogLines(ctx, from)
	if err != nil {
		return nil, err
	}
	all := map[int]gamelog.Line{}
	for _, text := range lines {
		line, err := gamelog.ParseLine(text)
		if _, known := all[line.Game]; err == nil && !known {
			all[line.Game] = line
		}
	}
	return all, nil
}

// Published is as much of a match as everybody may know by the archive: nothing of which a player has not been told, nor of which the
// public log tells nothing yet.
func Published(ctx context.Context, c *changes.Set, m *adjudicator.Match, now time.Time) (changes.Publicly, error) {
	p, err := changes.ToldOfAll(ctx, c, m, now)
	if err != nil {
		return p, err
	}
	return asLogged(ctx, c, p, m.ID, now)
}

// Logged is all of a match but that of which the public log tells nothing yet.
func Logged(ctx context.Context, c *changes.Set, m *adjudicator.Match, now time.Time) (changes.Publicly, error) {
	events, err := c.Stored.EventsOf(ctx, c.Store, m.ID)
	if err != nil {
		return changes.Publicly{}, err
	}
	return asLogged(ctx, c, changes.Publicly{Events: events, UpTo: len(events)}, m.ID, now)
}

// asLogged is no more of what is known of a match than the public log tells.
func asLogged(ctx context.Context, c *changes.Set, p changes.Publicly, match int, now time.Time) (changes.Publicly, error) {
	untold, err := Untold(ctx, c)
	if line, waits := untold[match]; err == nil && waits {
		return before(ctx, c, p, line, now)
	}
	return p, err
}

// AsTold is a tournament in which games go on of whose end the public log tells nothing yet, and in which plays who has ended one by leaving; all
// reports that there are none.
func AsTold(ctx context.Context, c *changes.Set, t club.Tournament) (told club.Tournament, all bool, err error) {
	untold, err := Untold(ctx, c)
	if err != nil || len(untold) == 0 {
		return t, true, err
	}
	all, t.Groups, t.Entrants = true, slices.Clone(t.Groups), slices.Clone(t.Entrants)
	stays := make([]bool, len(t.Entrants)+1) // by seed
	for i, e := range t.Entrants {
		if slices.ContainsFunc(e.Ended, func(match int) bool { _, waits := untold[match]; return waits }) {
			t.Entrants[i].Left, t.Entrants[i].LeftAt, stays[i+1] = "", time.Time{}, true
		}
	}
	for i, g := range t.Groups {
		t.Groups[i].Games = slices.Clone(g.Games)
		t.Groups[i].Struck = slices.DeleteFunc(slices.Clone(g.Struck), func(number tournament.Seed) bool { return stays[g.Players[number-1]] })
		for j, p := range g.Games {
			if _, waits := untold[p.Match]; waits && p.Match > 0 {
				t.Groups[i].Games[j].Over, all = false, false
			}
		}
	}
	return t, all, nil
}

// before is as much of a match as what is known of it, but nothing that a line of the log tells. A turn that has ended the game goes with the end.
func before(ctx context.Context, c *changes.Set, p changes.Publicly, line gamelog.Line, now time.Time) (changes.Publicly, error) {
	n := p.UpTo
	for n > 0 {
		m, err := c.After(ctx, p, n)
		if err != nil {
			return p, err
		}
		if !tells(m, line) {
			break
		}
		n--
	}
	if n == p.UpTo {
		return p, nil
	}
	for end := p.Events[n].At; n > 0 && p.Events[n-1].At.Equal(end); n-- {
		if _, turn := p.Events[n-1].Fact.(adjudicator.TurnPlayed); !turn {
			break
		}
	}
	p.UpTo, p.Next = n, now.Add(changes.AskAgain)
	return p, nil
}

// tellLog has a letter that tells how a game ended, or brings its record, bear witness to the log of the archive, too.
func tellLog(ctx context.Context, w *Writer, l *compose.Letter) error {
	if len(l.Attachments) == 0 {
		return nil
	}
	head, err := changes.LogHead(ctx, w.Changes)
	if err == nil {
		l.Body = append(l.Body, compose.Witness(head.String()))
	}
	return err
}
