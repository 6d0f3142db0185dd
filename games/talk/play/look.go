package play

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// show shows the board of a game, now or after some turns. The board as it stands is part of every letter anyway.
func show(c command.Command, m *adjudicator.Match, seat adjudicator.Seat) talk.Answer {
	if m.Stage == adjudicator.Refused {
		return talk.Refuse(c.Line, phrase.New("referee-show-never-began", "game", m.ID, "why", m.Outcome))
	}
	if c.Kind == command.Resend || c.At == command.Now || c.At == len(m.Turns) {
		return present(c, m, seat)
	}
	if c.At < 0 || c.At > len(m.Turns) {
		return talk.Refuse(c.Line, phrase.New("referee-show-so-far", "game", m.ID, "n", len(m.Turns)))
	}
	then, err := m.PositionAfter(c.At)
	if err != nil {
		return talk.Refuse(c.Line, changes.Sentence(err))
	}
	a := talk.Say(c.Line, phrase.New("referee-show-then"))
	a.Boards = []compose.Board{talk.BoardAfter(m, then, c.At, seat.Side())}
	return a
}

// present shows how the game stands. A hidden set-up is shown to its owner alone.
func present(c command.Command, m *adjudicator.Match, seat adjudicator.Seat) talk.Answer {
	own := m.Setups[seat.Side()]
	switch {
	case !rules.AwaitsSetup(m.Position):
		return talk.Say(c.Line, phrase.New("referee-show-now"))
	case m.Stage == adjudicator.Challenged:
		return talk.Say(c.Line, phrase.New("referee-show-no-board-yet"))
	case !m.SettingUp():
		return talk.Say(c.Line, phrase.New("referee-show-over-before-set-ups"))
	}
	a := talk.Say(c.Line, phrase.New("referee-awaited", "awaited", talk.Awaited(m)))
	if m.Secret() && seat != adjudicator.NoSeat && own.Turn != "" {
		a.Text = append(a.Text, phrase.New("referee-own-set-up-in"), phrase.Verbatim(own.Turn))
		if p, ok := placed(m, seat); ok {
			a.Boards = []compose.Board{talk.Drawn(phrase.New("referee-board-own-set-up"), p, m.Game, diagram.Options{As: seat.Side()})}
		}
	}
	return a
}

// placed is the board with a seat's set-up alone.
func placed(m *adjudicator.Match, seat adjudicator.Seat) (p rules.Position, ok bool) {
	setting, ok := m.Position.(rules.Setting)
	if !ok {
		return nil, false
	}
	v, err := notation.Judge(m.Setups[seat.Side()].Turn, m.Game.Vocabulary(), setting.For(seat.Side()))
	return v.Next, err == nil
}

// mostHistory is how many turns of a game are listed in an answer that is to be small.
const mostHistory = 10

func history(e *talk.Execution, c command.Command, m *adjudicator.Match, _ adjudicator.Seat) (talk.Answer, error) {
	lines := adjudicator.History(m)
	if len(m.Turns) == 0 && len(lines) == 0 {
		return talk.Say(c.Line, phrase.New("referee-history-none")), nil
	}
	a := talk.Say(c.Line, phrase.New("referee-history", "game", m.ID))
	if a.Lines = lines; e.Session.Small() && len(lines) > mostHistory {
		a.Text = []phrase.Phrase{phrase.New("referee-history-last", "n", mostHistory, "game", m.ID)}
		a.Lines = lines[len(lines)-mostHistory:]
	}
	return a, nil
}

func clocks(e *talk.Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (talk.Answer, error) {
	return timeLeft(c, m, seat, e.Session.Message.Received), nil
}

// timeLeft says whose clock runs, and how long, to who sits at a seat.
func timeLeft(c command.Command, m *adjudicator.Match, seat adjudicator.Seat, now time.Time) talk.Answer {
	deadline, ok := m.Deadline()
	stop, stands := m.Stands()
	who, asked, until, held := m.HeldUp(now)
	switch {
	case m.Stage != adjudicator.Playing:
		return talk.Say(c.Line, phrase.New("referee-clock-none", "game", m.ID))
	case stands:
		return talk.Say(c.Line, phrase.New("referee-clock-stands", "game", m.ID, "since", stop.Since, "why", stop.Why(changes.NameIn(m, stop.Seat))))
	case !ok:
		return talk.Say(c.Line, phrase.New("referee-clock-no-limit", "game", m.ID))
	case held && who == seat:
		return talk.Say(c.Line, phrase.New("letter-time-held-yours", "at", phrase.Day(deadline), "asked", asked, "until", until))
	case held:
		return talk.Say(c.Line, phrase.New("letter-time-held-theirs", "name", changes.NameIn(m, who), "at", phrase.Day(deadline), "asked", asked, "until", until))
	}
	return talk.Say(c.Line, clocksOf(m, seat, now))
}

// clocksOf says what the clocks show, to who sits at a seat: first theirs, if it runs.
func clocksOf(m *adjudicator.Match, seat adjudicator.Seat, now time.Time) phrase.Phrase {
	var said []phrase.Phrase
	if m.SettingUp() {
		said = append(said, phrase.New("referee-awaited", "awaited", talk.Awaited(m)))
	}
	for _, s := range []adjudicator.Seat{seat, seat.Other()} {
		remains, deadline, runs := m.RemainsOf(s, now)
		switch {
		case !runs:
		case s == seat:
			said = append(said, withFree(phrase.New("referee-clock-yours", "until", deadline, "left", left(remains)), m.Uncounted(s, seat, now)))
		default:
			said = append(said, withFree(phrase.New("referee-clock", "name", changes.NameIn(m, s), "until", deadline, "left", left(remains)), m.Uncounted(s, seat, now)))
		}
		until, rests := m.Rests(s, now)
		if _, paused := m.Paused(now); rests && !paused {
			said = append(said, phrase.New("referee-clock-rests", "until", until))
		}
	}
	if idle := m.ToMove().Other(); m.Terms.Time.Carries() && !m.Awaits(idle) {
		shows := phrase.New("letter-clock-shows", "name", changes.NameIn(m, idle), "left", phrase.Left(m.Left(idle, now)))
		if idle == seat {
			shows = phrase.New("letter-clock-shows-yours", "left", phrase.Left(m.Left(idle, now)))
		}
		said = append(said, shows)
	}
	if until, stand := m.Paused(now); stand {
		said = append(said, phrase.New("letter-clock-paused", "until", phrase.Day(until)))
	}
	return phrase.Join(phrase.Sentences, said...)
}

// withFree is a sentence about a clock with what it does not count.
func withFree(said, free phrase.Phrase) phrase.Phrase {
	if free.Empty() {
		return said
	}
	return phrase.Join(phrase.Sentences, said, phrase.New("referee-clock-free", "free", free))
}

func left(d time.Duration) phrase.Phrase {
	days, hours := int(d/changes.Day), int(d%changes.Day/time.Hour)
	switch {
	case d <= 0:
		return phrase.New("referee-left-none")
	case days > 1:
		return phrase.New("referee-left-days", "days", days, "hours", hours)
	case d >= 2*time.Hour:
		return phrase.New("referee-left-hours", "hours", int(d/time.Hour))
	}
	return phrase.New("referee-left-minutes", "minutes", int(d/time.Minute))
}

// dueTag is the tag of a public record of a game in play that says when the running clock runs out.
const dueTag = "Due"

// withDue is a public copy that says when the running clock of its match runs out, as the match stands as far as both players were told. It
// says nothing while secret set-ups are awaited: which of them is there is nobody's business.
func withDue(ctx context.Context, c *changes.Set, m *adjudicator.Match, open *record.Record) (*record.Record, error) {
	if m.Stage != adjudicator.Playing || m.Number() == 0 && m.Secret() {
		return open, nil
	}
	knowing, err := c.Timed(ctx, m)
	if err != nil {
		return nil, err
	}
	if at, runs := knowing.Deadline(); runs {
		open.Tags = append(open.Tags, record.Tag{Name: dueTag, Value: at.UTC().Truncate(time.Second).Format(time.RFC3339)})
	}
	return open, nil
}
