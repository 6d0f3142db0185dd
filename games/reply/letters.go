package reply

import (
	"context"
	"fmt"

	"pbem/adjudicator/club"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Letters changes which letters the speaker gets, and when.
func Letters(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	p, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	before, err := e.Changes.Person(ctx, p.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if c.Letters.Calendar {
		_, err = e.Changes.Happened(ctx, p.Address, club.CalendarChosen{On: c.Letters.On})
		if c.Letters.On {
			return Acting(talk.Say(c.Line, phrase.New("calendar-on"))), err
		}
		return Acting(talk.Say(c.Line, phrase.New("calendar-off"))), err
	}
	if c.Letters.Category != "" {
		category := club.Category(c.Letters.Category)
		_, err = e.Changes.Happened(ctx, p.Address, club.CategoryChosen{Category: category, On: c.Letters.On})
		return Acting(talk.Say(c.Line, categoryChosen(category, c.Letters.On))), err
	}
	chosen := club.DigestChosen{On: c.Letters.On, Hour: before.Letters.At()}
	if c.Letters.HourKnown {
		chosen.Hour = c.Letters.Hour
	}
	if _, err = e.Changes.Happened(ctx, p.Address, chosen); err != nil {
		return talk.Answer{}, err
	}
	if !chosen.On {
		return Acting(talk.Say(c.Line, phrase.New("digest-off"))), nil
	}
	return Acting(talk.Say(c.Line, phrase.New("digest-on", "hour", phrase.Text(fmt.Sprintf("%02d:%02d", chosen.Hour/60, chosen.Hour%60)), "zone", phrase.Text(changes.ZoneOf(e.Changes, before).String())))), nil
}

// Acting is an answer to what has changed something.
func Acting(a talk.Answer) talk.Answer {
	a.Acted = true
	return a
}

// categoryChosen says what comes, and what does not, after a choice.
func categoryChosen(c club.Category, on bool) phrase.Phrase {
	switch {
	case c == club.Turns && on:
		return phrase.New("digest-turns-on")
	case c == club.Turns:
		return phrase.New("digest-turns-off")
	case c == club.News && on:
		return phrase.New("digest-news-on")
	case c == club.News:
		return phrase.New("digest-news-off")
	case on:
		return phrase.New("digest-tournaments-on")
	}
	return phrase.New("digest-tournaments-off")
}
