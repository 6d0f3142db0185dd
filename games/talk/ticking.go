package talk

import (
	"time"

	"pbem/games/changes"
)

// Ticking lets time pass in one stream: what it does is written into the changeset, and told by the reply.
type Ticking struct {
	Settings *Settings
	Changes  *changes.Set
	Reply    *Reply
	Now      time.Time
}
