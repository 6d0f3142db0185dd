package web

import (
	"bytes"
	"compress/gzip"
	"embed"
	_ "embed"
	"encoding/json"
	"io"
	"io/fs"
	"mime"
	"path"
	"sync"

	"github.com/andybalholm/brotli"

	"pbem/mailer/catalog"
)

//go:embed static
var staticFiles embed.FS

// file is what an address leads to: its bytes and their type.
type file struct {
	kind   string                 // MIME type
	body   []byte                 // nil where it is kept packed alone
	pack   func() []byte          // the same, compressed by gzip: once, when somebody wants it so; nil for none
	brotli []byte                 // … by Brotli, which browsers take by https alone
	unpack func() ([]byte, error) // what is kept packed alone, unpacked: once, when somebody wants it so; nil for none
	tag    string                 // its entity tag, computed beforehand; "" for one that was made just now
	moved  string                 // where it is instead, from beside its address; "" where it stands here
	policy string                 // the Content-Security-Policy that it is sent with; "" is that of all pages
}

// types are named here, for a machine's own list may say otherwise.
func mimeType(name string) string {
	switch path.Ext(name) {
	case ".css":
		return "text/css; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	case ".wasm":
		return "application/wasm"
	case ".png":
		return "image/png"
	case ".txt":
		return "text/plain; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	case ".json":
		return "application/json"
	case ".atom":
		return "application/atom+xml"
	case ".csv":
		return "text/csv; charset=utf-8"
	case ".pbem", ".pgn", ".yaml", ".pub":
		return "text/plain; charset=utf-8"
	}
	return mime.TypeByExtension(path.Ext(name))
}

// loadStatic returns the files that are the same for every site of a language, by their addresses. All lie in static/, except offline.js:
// a service worker has only the folder that it comes from, and what lies below.
func loadStatic(l *catalog.Language) (map[string]file, error) {
	found, err := fs.Glob(staticFiles, "static/*")
	if err != nil {
		return nil, err
	}
	all := composerFiles()
	messages, err := json.Marshal(l.ComposerPage())
	if err != nil {
		return nil, err
	}
	all["static/catalog-"+l.Tag()+".json"] = lasting("catalog.json", messages)
	for _, name := range found {
		body, err := staticFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		address := name
		if name == "static/offline.js" {
			address = "offline.js"
		}
		all[address] = lasting(name, body)
	}
	return all, nil
}

// whole returns the bytes of a file.
func (f file) whole() ([]byte, error) {
	if f.unpack == nil {
		return f.body, nil
	}
	return f.unpack()
}

// lasting is a file that stays as it is: what is asked of it again and again is prepared once.
func lasting(name string, body []byte) file {
	f := file{kind: mimeType(name), body: body, tag: tagOf(body)}
	if len(body) >= worthwhile {
		f.pack = sync.OnceValue(func() []byte { return zip(body) })
	}
	return f
}

// zip compresses by gzip.
func zip(body []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	if _, err := z.Write(body); err != nil || z.Close() != nil {
		return nil
	}
	return b.Bytes()
}

// The composer's engines, compiled, and Go's own script that starts them; "make web" makes them.
var (
	//go:embed composer/composer.wasm.br
	packedEngine []byte
	//go:embed composer/wasm_exec.js
	engineStarter []byte
)

// composerFiles returns, by their addresses, the files of the composer that are compiled and not written. The engines are
// nearly seven megabytes, and packed by Brotli little more than one. Their other forms are made once, when somebody wants them.
func composerFiles() map[string]file {
	whole := sync.OnceValues(func() ([]byte, error) { return io.ReadAll(brotli.NewReader(bytes.NewReader(packedEngine))) })
	zipped := sync.OnceValue(func() []byte {
		body, err := whole()
		if err != nil {
			return nil // then the whole is not to be had either, and the log is told
		}
		return zip(body)
	})
	return map[string]file{
		"static/composer.wasm": {kind: mimeType("composer.wasm"), brotli: packedEngine, unpack: whole, pack: zipped, tag: tagOf(packedEngine)},
		"static/wasm_exec.js":  lasting("wasm_exec.js", engineStarter),
	}
}
