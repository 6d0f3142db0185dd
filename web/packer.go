package web

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"sync"
)

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
