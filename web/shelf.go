package web

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"slices"
	"strings"
	"sync"

	"pbem/docs"
	"pbem/rules/presets"
	"pbem/web/inspect"
	"pbem/web/library"
)

// packedMark ends the name of a preset as the composer loads it: rules/HEX.preset, of the same hash as rules/HEX.yaml.
const packedMark = ".preset"

// shelf is the presets of today: those built in, and the host's own, which take the place of a built-in one of their name.
type shelf struct {
	offered []offered
	packed  map[string][]byte // by the digits of their hashes
}

func (p composePages) newShelf() *shelf {
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
func (p composePages) put(s *shelf, preset *presets.Preset) {
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
func (p composePages) packedFile(name string) (file, bool, error) {
	packed, err := p.packedRules(strings.TrimSuffix(name, packedMark))
	return file{kind: mimeType(name), body: packed, policy: policy}, packed != nil && err == nil, err
}

// packedRules returns the rules of a hash, packed; nil where there are none.
func (p composePages) packedRules(name string) ([]byte, error) {
	hex := library.Digits(library.HashMark + name)
	if packed := p.shelf().packed[hex]; packed != nil || hex == "" {
		return packed, nil
	}
	games, err := p.library.Called()
	if err != nil {
		return nil, err
	}
	if text := p.rulesText(hex, games); text != nil {
		return presets.Packed(text)
	}
	return nil, nil
}

// factsMark ends the name of what a game is, in words from its data, as Markdown: rules/HEX.md, of the same hash.
const factsMark = ".md"

// factsFile makes rules/HEX.md, of the game without options. Rules that no game can be made of any more are described by nobody.
func (p composePages) factsFile(name string) (file, bool, error) {
	packed, err := p.packedRules(strings.TrimSuffix(name, factsMark))
	if packed == nil || err != nil {
		return file{}, false, err
	}
	preset, err := inspect.Unpacked(string(packed), nil)
	if err != nil {
		return nothing()
	}
	return file{kind: mimeType(name), body: []byte(docs.Facts(preset, p.language.Language)), policy: policy}, true, nil
}

// packer packs the reels of games: as JSON, compressed and in letters, as a string of JSON, which is less than half of it. It is for a script, which has other
// means to read it than people have, and every written page has one in each language.
type packer struct {
	writers sync.Pool // of *zlib.Writer: each has the better part of a megabyte
}

// pack returns a reel as replay.js unpacks it.
func (p *packer) pack(r reel) (template.JS, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	w, ok := p.writers.Get().(*zlib.Writer)
	if !ok {
		w = zlib.NewWriter(nil)
	}
	defer p.writers.Put(w)
	w.Reset(&b)
	if _, err := w.Write(text); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	return template.JS(`"` + base64.StdEncoding.EncodeToString(b.Bytes()) + `"`), nil
}

// mostZipped bounds what is kept compressed, in bytes.
const mostZipped = 16 << 20

// zipped keeps pages as they are sent, so that compressing costs once for those who come again and again. The zero value is
// empty.
type zipped struct {
	mu    sync.Mutex
	kept  map[string][]byte // by entity tag, which is that of the body
	order []string          // the latest at the end
	size  int
}

// of returns a body compressed, by its tag.
func (z *zipped) of(tag string, body []byte) []byte {
	z.mu.Lock()
	packed := z.kept[tag]
	z.mu.Unlock()
	if packed != nil {
		return packed
	}
	if packed = zip(body); packed != nil && len(packed) <= mostZipped/4 {
		z.keep(tag, packed)
	}
	return packed
}

func (z *zipped) keep(tag string, packed []byte) {
	z.mu.Lock()
	defer z.mu.Unlock()
	if z.kept == nil {
		z.kept = map[string][]byte{}
	}
	if z.kept[tag] != nil { // somebody was quicker
		return
	}
	z.kept[tag], z.order, z.size = packed, append(z.order, tag), z.size+len(packed)
	for z.size > mostZipped {
		z.size -= len(z.kept[z.order[0]])
		delete(z.kept, z.order[0])
		z.order = z.order[1:]
	}
}
