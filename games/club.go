package games

import (
	"time"

	"pbem/adjudicator/club"
)

// ClubChange is a commit's part in one stream of the club.
type ClubChange struct {
	Stream club.Stream
	Expect int // the version decided upon; 0 begins the stream. Another version in the store is ErrConflict
	Events []club.Event
	Due    time.Time // when time will next do something in it; zero for never
}
