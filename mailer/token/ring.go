package token

import "pbem/adjudicator"

// Ring is a server's keys. The current one, which is embedded, makes tokens; those of the older ones are still honoured.
type Ring struct {
	Key
	Older []Key
	First Key // the first that the server ever had; nil is the current one
}

// Thread returns a secret text for the letters to a seat that never changes, whatever keys come and go: the Message-IDs that
// a mail program joins a game's letters by are made with it.
func (r Ring) Thread(game int, seat adjudicator.Seat) string {
	if r.First == nil {
		return r.Bounce(game, seat)
	}
	return r.First.Bounce(game, seat)
}

// Proves reports whether a reply tag was made by one of the keys for its claim in the given epoch. Like the two methods below
// it tries all keys whatever comes of the first, so that the time tells nothing.
func (r Ring) Proves(t Tag, epoch string) bool {
	return r.any(func(k Key) bool { return k.Proves(t, epoch) })
}

// Confirms reports whether a confirmation tag was made by one of the keys.
func (r Ring) Confirms(t Tag) bool { return r.any(func(k Key) bool { return k.Confirms(t) }) }

// Bounces reports whether a bounce tag was made by one of the keys.
func (r Ring) Bounces(t Tag) bool { return r.any(func(k Key) bool { return k.Bounces(t) }) }

func (r Ring) any(made func(Key) bool) bool {
	found := made(r.Key)
	for _, k := range r.Older {
		found = made(k) || found
	}
	return found
}
