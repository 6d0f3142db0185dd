package changes

import (
	"regexp"
	"strings"
	"sync"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/catalog"
)

// Zones reads zones of the IANA database, each once. The zero value is ready, and safe for concurrent use.
type Zones struct {
	mu    sync.Mutex
	known map[string]*time.Location
}

// Find returns the zone with a name, spelt as in the database; ok is false where there is none.
func (z *Zones) Find(name string) (zone *time.Location, ok bool) {
	if name == "" || !places(name) {
		return time.UTC, name == ""
	}
	z.mu.Lock()
	defer z.mu.Unlock()
	if zone, ok = z.known[name]; ok {
		return zone, true
	}
	zone, err := time.LoadLocation(name)
	if err != nil {
		return time.UTC, false
	}
	if z.known == nil {
		z.known = map[string]*time.Location{}
	}
	z.known[name] = zone
	return zone, true
}

// places reports whether a name is spelt as those of places in the database. Its folder on this machine may hold more: the same zones once
// more with leap seconds ("right") or without ("posix"), the machine's own, and one for machines that nobody has set up.
func places(name string) bool {
	region, _, _ := strings.Cut(name, "/")
	switch strings.ToLower(region) {
	case "right", "posix", "systemv", "factory", "local", "localtime", "posixrules":
		return false
	}
	return zoneName.MatchString(name)
}

var zoneName = regexp.MustCompile(`^[A-Z][A-Za-z0-9+_-]*(/[A-Z][A-Za-z0-9+_-]*){0,2}$`)

// Locate is Find for names that were found before.
func (z *Zones) Locate(name string) *time.Location {
	zone, _ := z.Find(name)
	return zone
}

// In is a language for somebody who lives in a zone.
func In(l *catalog.Language, zone *time.Location) *catalog.Language {
	if zone == time.UTC {
		return l
	}
	if l == nil {
		l = catalog.English()
	}
	return l.In(zone)
}

// PlaceOf is the seat in a game that a topic is about.
func PlaceOf(t games.Topic) Place { return Place{t.Match, t.Seat} }

// Place is a seat in a game: where a letter belongs.
type Place struct {
	Match int // 0 for none
	Seat  adjudicator.Seat
}
