package web

import (
	"slices"
	"strings"

	"pbem/rules/presets"
)

// packedMark ends the name of a preset as the composer loads it: rules/HEX.preset, of the same hash as rules/HEX.yaml.
const packedMark = ".preset"

// shelf is the presets of today: those built in, and the host's own, which take the place of a built-in one of their name.
type shelf struct {
	offered []offered
	packed  map[string][]byte // by the digits of their hashes
}

func (p *Pages) newShelf() *shelf {
	s := &shelf{packed: map[string][]byte{}}
	for _, summary := range presets.Names() {
		if builtin, err := presets.Builtin(summary.Name, nil); err == nil {
			p.put(s, builtin)
		}
	}
	for _, own := range p.site.Presets {
		p.put(s, own)
	}
	return s
}

// put puts a preset on the shelf.
func (p *Pages) put(s *shelf, preset *presets.Preset) {
	packed, err := presets.Packed(preset.Data)
	if err != nil {
		p.site.Log.Error("a preset cannot be packed for the composer", "preset", preset.Name, "err", err)
		return
	}
	o := p.offer(preset)
	s.packed[o.Hash] = packed
	if i := slices.IndexFunc(s.offered, func(other offered) bool { return other.Name == o.Name }); i >= 0 {
		s.offered[i] = o
		return
	}
	s.offered = append(s.offered, o)
}

// packedFile makes rules/HEX.preset: of today, or rules that a listed game is played by.
func (p *Pages) packedFile(name string) (file, bool, error) {
	hex := digits(hashMark + strings.TrimSuffix(name, packedMark))
	packed := p.shelf().packed[hex]
	if packed == nil && hex != "" {
		games, err := p.library.called()
		if err != nil {
			return file{}, false, err
		}
		if text := p.rulesText(hex, games); text != nil {
			packed, err = presets.Packed(text)
		}
		if err != nil {
			return file{}, false, err
		}
	}
	return file{kind: mimeType(name), body: packed, policy: policy}, packed != nil, nil
}
