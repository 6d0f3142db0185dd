package judge

import (
	"cmp"
	"slices"
	"strings"

	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// named is a preset with its options, as a request names it.
type named struct {
	preset  string // a name, or the text of a file
	options []presets.Setting
}

// key tells two of them apart.
func (n named) key() string {
	list := slices.SortedFunc(slices.Values(n.options), func(a, b presets.Setting) int { return cmp.Compare(a.Name, b.Name) })
	var b strings.Builder
	b.WriteString(n.preset)
	for _, s := range list {
		b.WriteString("\x00" + s.String())
	}
	return b.String()
}

// isText reports whether it is the text of a file: a name is a word.
func (n named) isText() bool {
	return strings.ContainsAny(n.preset, "\n{}") || strings.Contains(n.preset, ": ")
}

// load makes the game. The error says what is wrong with the name, the text or the options.
func (n named) load() (*presets.Preset, error) {
	switch {
	case n.isText():
		return presets.Parse("preset", []byte(n.preset), n.options)
	case len(n.preset) > mostWord:
		return nil, phrase.Errorf("judge-no-preset-name", "preset", phrase.Quote(n.preset, mostWord))
	}
	return presets.Builtin(n.preset, n.options)
}

// Most games that are kept, by the names of presets and by texts from outside, which can be much larger.
const (
	mostNamed = 32
	mostTexts = 4
)

// shelf keeps the games that were asked for last, so that each is made once.
type shelf struct {
	games []kept // the last one asked for comes last
}

type kept struct {
	key    string
	text   bool
	preset *presets.Preset
}

// find returns the game of a name, made now if it is not on the shelf.
func (s *shelf) find(n named) (*presets.Preset, error) {
	key := n.key()
	if i := slices.IndexFunc(s.games, func(k kept) bool { return k.key == key }); i >= 0 {
		k := s.games[i]
		s.games = append(slices.Delete(s.games, i, i+1), k)
		return k.preset, nil
	}
	p, err := n.load()
	if err != nil {
		return nil, err
	}
	s.put(kept{key, n.isText(), p})
	return p, nil
}

// put puts a game on the shelf, in the place of the one of its kind that was asked for longest ago if there is no room.
func (s *shelf) put(k kept) {
	most, first, count := mostNamed, -1, 0
	if k.text {
		most = mostTexts
	}
	for i, other := range s.games {
		if other.text == k.text {
			if count++; first < 0 {
				first = i
			}
		}
	}
	if count >= most {
		s.games = slices.Delete(s.games, first, first+1)
	}
	s.games = append(s.games, k)
}
