package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"io"
	"io/fs"
	"mime"
	"path"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"

	"pbem/mailer/catalog"
	"pbem/web/library"
)

//go:embed static
var staticFiles embed.FS

// file is what an address leads to: its bytes and their type.
type file struct {
	kind   string                 // MIME type
	body   []byte                 // nil where it is kept packed alone
	pack   func() []byte          // the same, compressed by gzip: once, when somebody wants it so; nil for none
	brotli func() []byte          // … by Brotli, which browsers take by https alone
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
	case packedEnding:
		return "application/gzip"
	case ".wasm":
		return "application/wasm"
	case ".png":
		return "image/png"
	case ".md":
		return "text/markdown; charset=utf-8"
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
	case ".ico":
		return "image/vnd.microsoft.icon"
	case ".webmanifest":
		return "application/manifest+json"
	case ".pbem", ".pgn", ".yaml", ".preset", ".pub", library.NotesMark:
		return "text/plain; charset=utf-8"
	}
	return mime.TypeByExtension(path.Ext(name))
}

// loadStatic returns the files that are the same for every site of these languages, by their addresses. All lie in static/, except pbem.js,
// which is for other sites, too, favicon.ico, which browsers look for there, and offline.js: a service worker has only the folder that it comes from, and what lies below.
func loadStatic(languages catalog.Languages) (map[string]file, error) {
	found, err := fs.Glob(staticFiles, "static/*")
	if err != nil {
		return nil, err
	}
	all, err := composerFiles()
	if err != nil {
		return nil, err
	}
	if all[scriptPath], err = script(languages[0].Language); err != nil {
		return nil, err
	}
	for i, l := range languages {
		messages, err := json.Marshal(l.ComposerPage())
		if err != nil {
			return nil, err
		}
		all[catalogueName(l.Tag())] = lasting("catalog.json", messages)
		if i == 0 { // whose sentences are in the judge itself
			continue
		}
		if all[sentencesName(l.Tag())], err = sentencesFile(l.Language); err != nil {
			return nil, err
		}
	}
	for _, name := range found {
		body, err := staticFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		all[staticAddress(name, body)] = lasting(name, body)
	}
	return all, nil
}

// staticAddress is where a file of static/ lies. What pages name has a hash in its name, so that browsers keep it and never ask whether it still
// holds; what scripts look for by themselves keeps its name.
func staticAddress(name string, body []byte) string {
	switch base := path.Base(name); {
	case base == "offline.js" || base == "favicon.ico":
		return base
	case strings.HasPrefix(base, "composer-bench.") || base == "composer-facts.js":
		return name
	}
	return hashedName(name, body)
}

// hashedName puts a hash of a file into its name: "static/site.css" is "static/site.0a1b2c3d4e5f.css".
func hashedName(name string, body []byte) string {
	sum := sha256.Sum256(body)
	ending := path.Ext(name)
	return strings.TrimSuffix(name, ending) + "." + hex.EncodeToString(sum[:hashedDigits/2]) + ending
}

// hashedDigits is how many digits of a hash are in a name.
const hashedDigits = 12

// plainName is the name of a file without the hash in it; the same where there is none.
func plainName(address string) string {
	ending := path.Ext(address)
	base, digits := strings.TrimSuffix(address, ending), ""
	if i := strings.LastIndexByte(base, '.'); i > 0 {
		base, digits = base[:i], base[i+1:]
	}
	if len(digits) != hashedDigits || strings.Trim(digits, "0123456789abcdef") != "" {
		return address
	}
	return base + ending
}

// hashedNames are where files lie that have a hash in their names, by their plain names.
func hashedNames(static map[string]file) map[string]string {
	names := map[string]string{}
	for address := range static {
		if plain := plainName(address); plain != address {
			names[plain] = address
		}
	}
	return names
}

// catalogueName is where what the composer says in a language lies.
func catalogueName(tag string) string { return "static/catalog-" + tag + ".json" }

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
		f.brotli = sync.OnceValue(func() []byte { return small(body) })
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

// small compresses by Brotli, as far as it goes: for what is sent often.
func small(body []byte) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, brotli.BestCompression)
	if _, err := w.Write(body); err != nil || w.Close() != nil {
		return nil
	}
	return b.Bytes()
}

// The composer's programs, one for each engine, and Go's own script that starts them; "make web" makes them.
var (
	//go:embed composer/*.wasm.br
	programs embed.FS
	//go:embed composer/wasm_exec.js
	programStarter []byte
)

// composerFiles returns, by their addresses, the files of the composer that are compiled and not written: static/composer-amp.wasm
// and those of the other engines.
func composerFiles() (map[string]file, error) {
	all := map[string]file{hashedName("static/wasm_exec.js", programStarter): lasting("wasm_exec.js", programStarter)}
	found, err := fs.Glob(programs, "composer/*.wasm.br")
	if err != nil {
		return nil, err
	}
	for _, name := range found {
		packed, err := programs.ReadFile(name)
		if err != nil {
			return nil, err
		}
		address := "static/composer-" + strings.TrimSuffix(path.Base(name), ".br")
		all[address] = program(packed)
		all[address+packedEnding] = packedProgram(all[address])
	}
	return all, nil
}

// packedEnding is that of a program as it lies in a written site: what keeps files seldom packs them as it sends them, and four of them whole
// are 17 megabytes.
const packedEnding = ".gz"

// packedProgram is a program packed by gzip, which the page unpacks.
func packedProgram(f file) file {
	return file{kind: mimeType(packedEnding), tag: tagOf([]byte(f.tag + packedEnding)), unpack: func() ([]byte, error) {
		_, err := f.unpack()
		return f.pack(), err
	}}
}

// isProgram reports whether a program of the composer's lies at an address, and packed is how.
func isProgram(address string) (packed, ok bool) {
	base, packed := strings.CutSuffix(address, packedEnding)
	return packed, strings.HasPrefix(base, "static/composer-") && path.Ext(base) == ".wasm"
}

// program is a compiled program. It is four megabytes, and packed by Brotli less than one. Its other forms are made once, when
// somebody wants them.
func program(packed []byte) file {
	whole := sync.OnceValues(func() ([]byte, error) { return io.ReadAll(brotli.NewReader(bytes.NewReader(packed))) })
	zipped := sync.OnceValue(func() []byte {
		body, err := whole()
		if err != nil {
			return nil // then the whole is not to be had either, and the log is told
		}
		return zip(body)
	})
	return file{kind: mimeType(".wasm"), brotli: func() []byte { return packed }, unpack: whole, pack: zipped, tag: tagOf(packed)}
}
