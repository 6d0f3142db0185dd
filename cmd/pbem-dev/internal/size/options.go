package size

import (
	"path/filepath"
	"time"
)

// Options say how large the store becomes.
type Options struct {
	Dir      string // where it lies, with its key and configuration
	Players  int
	Finished int      // games that are over
	Live     int      // games that are being played
	Years    int      // in which all of that happened
	Presets  []string // of the games; nil for all there are
	Only     string   // of these presets, the one whose games alone there are, the same as if there were all; "" for all
	Now      time.Time
	Progress func(commits int) // is told from time to time how far it is
}

const (
	site       = "club.test"
	referee    = "games@" + site
	storeFile  = "games.db"
	keyFile    = "server.key"
	nowFile    = "now" // when the store was made: the clock of whoever measures begins then
	mostTurns  = 30
	seed       = 7
	eachPreset = 3 // games are played of each preset
)

func (o Options) store() string { return filepath.Join(o.Dir, storeFile) }
