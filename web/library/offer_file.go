package library

import (
	"errors"

	"pbem/games/archive/catalogue"
	"pbem/notation/offers"
)

// openFile is the file of what is on offer; there is none beside an archive alone.
type openFile struct {
	stamp string
	there bool
	list  offers.List
}

// isOffersName reports whether a file is that of what is on offer: in the folder itself alone.
func isOffersName(name string) bool { return name == offers.FileName }

// readOffers reads what is on offer if that has changed. The error is ErrAway alone.
func (l *Library) readOffers(f catalogue.File, known openFile) (now openFile, err error) {
	if known.there && known.stamp == f.Stamp {
		return known, nil
	}
	now = openFile{stamp: f.Stamp, there: true}
	text, err := l.File(f.Name, offers.MaxSize)
	if err == nil {
		now.list, err = offers.Parse(text)
	}
	if errors.Is(err, ErrAway) {
		return now, err
	}
	if err != nil {
		l.log.Warn("what is on offer is left out of the pages", "file", f.Name, "err", err)
	}
	return now, nil
}
