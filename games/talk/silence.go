package talk

import (
	"time"

	"pbem/rules/phrase"
)

// silence is what is not answered any more once a limit is reached.
type silence uint8

const (
	OfSameUnread silence = iota
	OfSame
	OfShort
	OfLook
	OfAsked
	OfUnproven
	OfDoubted
	OfElsewhere
	OfRobot
)

// Announced says what is silent, and until when.
func (s silence) Announced(until time.Time) phrase.Phrase {
	switch s {
	case OfSameUnread:
		return phrase.New("referee-last-same-partly", "until", until)
	case OfSame:
		return phrase.New("referee-last-same", "until", until)
	case OfAsked:
		return phrase.New("referee-last-asked", "until", until)
	case OfRobot:
		return phrase.New("referee-last-robot", "until", until)
	case OfElsewhere:
		return phrase.New("referee-last-elsewhere", "until", until)
	}
	return phrase.New("referee-last-short", "until", until)
}
