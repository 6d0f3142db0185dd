package referee

import "slices"

// A series of letters is committed together, and one of them may be refused: somebody else was quicker with its game. Then those fail with
// it that were decided upon what it would have changed (games.Commit.After), and no others. So it is kept who has written what, and what the
// letter at hand has read of that. Reading too much makes a letter be decided again in vain; reading what is not noted here, wrongly.

// authorship is which letters of a series have written what, and which of them the letter at hand has read.
type authorship struct {
	letters []string      // the digests of those that are decided, in their order
	wrote   map[any][]int // by what was written, the letters that did
	read    map[int]bool
}

// entry names what stands in a map under a key. The types tell one map from another.
type entry[K comparable, V any] struct{ key K }

func entryOf[K comparable, V any](_ map[K]V, key K) entry[K, V] { return entry[K, V]{key} }

// What stands in lists is named by whom, or what, the list is asked about.
type (
	lettersTo string // an address
	chargedTo string // an account
	topicsFor string // a player
	saidOf    int    // a match
	logLines  struct{}
)

// wrote notes that the letter at hand has written something.
func (c *Changeset) wrote(what any) {
	before, me := c.authors.wrote[what], len(c.authors.letters)
	if slices.Contains(before, me) {
		return
	}
	c.undo = append(c.undo, func() { c.authors.wrote[what] = before })
	c.authors.wrote[what] = append(slices.Clip(before), me)
}

// saw notes that the letter at hand has read something, or found it missing where a letter before has taken it away.
func (c *Changeset) saw(what any) {
	for _, letter := range c.authors.wrote[what] {
		if letter < len(c.authors.letters) {
			c.authors.read[letter] = true
		}
	}
}

// read reads an entry of one of the maps.
func read[K comparable, V any](c *Changeset, m map[K]V, key K) (V, bool) {
	value, ok := m[key]
	if ok {
		c.saw(entryOf(m, key))
	}
	return value, ok
}

// sawAll notes that the letter at hand has gone through one of the maps.
func sawAll[K comparable, V any](c *Changeset, m map[K]V) {
	for key := range m {
		c.saw(entryOf(m, key))
	}
}

// decidedAfter ends the letter at hand, and lists the digests of the letters that it was decided after.
func (c *Changeset) decidedAfter(digest string) (list []string) {
	for letter := range c.authors.letters {
		if c.authors.read[letter] && c.authors.letters[letter] != "" {
			list = append(list, c.authors.letters[letter])
		}
	}
	c.authors.letters = append(c.authors.letters, digest)
	clear(c.authors.read)
	return list
}
