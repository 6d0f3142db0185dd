package referee

import (
	"context"
	"fmt"
	"time"

	"pbem/adjudicator/club"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// zoneOf is where somebody lives.
func (c *Changeset) zoneOf(p club.Person) *time.Location {
	return c.zones.locate(p.ZoneAt(c.letter.At))
}

// letters changes which letters the speaker gets, and when.
func (e *execution) letters(ctx context.Context, c command.Command) (answer, error) {
	p, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	before, err := e.changes.person(ctx, p.Address)
	if err != nil {
		return answer{}, err
	}
	if c.Letters.Calendar {
		_, err = e.changes.happened(ctx, p.Address, club.CalendarChosen{On: c.Letters.On})
		if c.Letters.On {
			return acting(say(c.Line, phrase.New("calendar-on"))), err
		}
		return acting(say(c.Line, phrase.New("calendar-off"))), err
	}
	if c.Letters.Category != "" {
		category := club.Category(c.Letters.Category)
		_, err = e.changes.happened(ctx, p.Address, club.CategoryChosen{Category: category, On: c.Letters.On})
		return acting(say(c.Line, categoryChosen(category, c.Letters.On))), err
	}
	chosen := club.DigestChosen{On: c.Letters.On, Hour: before.Letters.At()}
	if c.Letters.HourKnown {
		chosen.Hour = c.Letters.Hour
	}
	if _, err = e.changes.happened(ctx, p.Address, chosen); err != nil {
		return answer{}, err
	}
	if !chosen.On {
		return acting(say(c.Line, phrase.New("digest-off"))), nil
	}
	return acting(say(c.Line, phrase.New("digest-on", "hour", phrase.Text(fmt.Sprintf("%02d:%02d", chosen.Hour/60, chosen.Hour%60)), "zone", phrase.Text(e.changes.zoneOf(before).String())))), nil
}

// acting is an answer to what has changed something.
func acting(a answer) answer {
	a.acted = true
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
