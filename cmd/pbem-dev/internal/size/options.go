package size

import (
	"path/filepath"
	"time"

	"pbem/cmd/internal/config"
)

// Options say how large the store becomes.
type Options struct {
	Dir      string // where it lies, with its key and configuration
	Database string // the address of an empty database that it is made in; "" for a file in the folder
	Players  int
	Finished int      // games that are over
	Live     int      // games that are being played
	Years    int      // in which all of that happened
	Turns    []int    // after which the games end, one after the other; nil for short, middling and long ones
	Bytes    int      // how many bytes are kept of a letter that was sent; 0 for all
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
	madeFile   = "made" // what is to be known of a store that was made, as JSON
	mostTurns  = 30
	seed       = 7
	eachPreset = 3  // games are played of each preset
	seekers    = 33 // one of so many people seeks opponents
	mostSeek   = 300
)

func (o Options) store() string { return filepath.Join(o.Dir, storeFile) }

func (o Options) settings() *config.Config { return settings(o.Dir, o.Database, "") }

func (o Options) made() made {
	return made{Dir: o.Dir, Database: o.Database, Now: o.Now, Players: o.Players, Live: o.Live, Copies: 1}
}

func (o Options) turns() []int {
	if o.Turns != nil {
		return o.Turns
	}
	return []int{6, 14, mostTurns}
}
