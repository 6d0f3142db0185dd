package referee

import (
	"time"

	"pbem/rules/phrase"
)

// silence is what is not answered any more once a limit is reached.
type silence uint8

const (
	ofSameUnread silence = iota
	ofSame
	ofShort
	ofLook
	ofAsked
	ofUnproven
	ofDoubted
	ofElsewhere
	ofRobot
)

// announced says what is silent, and until when.
func (s silence) announced(until time.Time) phrase.Phrase {
	switch s {
	case ofSameUnread:
		return phrase.New("referee-last-same-partly", "until", until)
	case ofSame:
		return phrase.New("referee-last-same", "until", until)
	case ofAsked:
		return phrase.New("referee-last-asked", "until", until)
	case ofRobot:
		return phrase.New("referee-last-robot", "until", until)
	case ofElsewhere:
		return phrase.New("referee-last-elsewhere", "until", until)
	}
	return phrase.New("referee-last-short", "until", until)
}
