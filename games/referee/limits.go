package referee

import (
	"context"
	"slices"
	"time"

	"pbem/games"
)

// Kinds of letters, as the limits count them.
const (
	kindAnswer   = "answer"   // to a player, whose letter did something: never limited
	kindLook     = "look"     // to a player, whose letter did nothing but ask
	kindError    = "error"    // to a player, whose letter was understood and came to nothing
	kindUnread   = "unread"   // to a letter in which nothing could be read
	kindPartly   = "partly"   // to one that could be read in part, and did nothing
	kindStranger = "stranger" // to an address that is not proven
	kindConfirm  = "confirm"  // asks such an address to confirm
	kindHeld     = "held"     // the same to an address that has confirmed something before
	kindNews     = "news"     // to the other player
	kindHost     = "host"
)

// limit is how many letters an address gets in a day, of some kinds together; after that it hears nothing. Signs of robots
// can be lost on the way; this can not.
type limit struct {
	most  int
	kinds []string // counted together; nil for all that answer the same words
	// untilRead: a letter that was wholly read begins the count anew.
	untilRead bool
}

// limits is the table: what holds for a letter of a kind; docs/flow.md has it in words. stranger says that the letter it
// answers was not proven.
func limits(kind string, stranger bool) []limit {
	unread := limit{most: 2, kinds: []string{kindUnread}, untilRead: true}
	partly := limit{most: 5, kinds: []string{kindPartly}, untilRead: true}
	same := limit{most: 10}
	if kind == kindUnread || kind == kindPartly {
		same.most = 2
	}
	if stranger {
		unread.kinds, unread.untilRead = []string{kindUnread, kindPartly}, false
		partly = unread
	}
	strangers := limit{most: 5, kinds: []string{kindStranger, kindConfirm, kindUnread, kindPartly}}
	switch kind {
	case kindUnread:
		return []limit{unread, same}
	case kindPartly:
		return []limit{partly, same}
	case kindStranger, kindConfirm:
		return []limit{strangers, same}
	case kindHeld, kindError:
		return []limit{{most: 20, kinds: []string{kind}}, same}
	case kindLook:
		return []limit{{most: 40, kinds: []string{kind}}, same}
	}
	return nil
}

// mostWritten is how many of the newest letters to an address are looked at: more than all limits together allow, news and
// answers to turns among them.
const mostWritten = 1000

// left returns how many more letters of a kind an address gets now; limited is false where there is no limit.
func (w *writer) left(ctx context.Context, address, kind string) (n int, limited bool, err error) {
	bounds := limits(kind, !w.session.proven())
	if len(bounds) == 0 {
		return 0, false, nil
	}
	m := w.session.message
	written, err := w.changes.written(ctx, address, m.Received.Add(-day), mostWritten)
	if err != nil {
		return 0, true, err
	}
	n = mostWritten
	for _, l := range bounds {
		n = min(n, l.most-l.count(written, fingerprint(m)))
	}
	return max(0, n), true, nil
}

// count counts the letters that a limit is about; the newest come first.
func (l limit) count(written []games.Written, words string) int {
	n := 0
	for _, w := range written {
		switch {
		case l.untilRead && wasRead(w.Kind):
			return n
		case l.kinds == nil && w.Words == words, slices.Contains(l.kinds, w.Kind):
			n++
		}
	}
	return n
}

// wasRead reports whether a letter of the kind answers one that was wholly read.
func wasRead(kind string) bool {
	switch kind {
	case kindAnswer, kindLook, kindError, kindStranger, kindConfirm, kindHeld:
		return true
	}
	return false
}

// day is the period of the limits.
const day = 24 * time.Hour
