package web

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"net/url"
	"path"
	"strconv"
	"strings"

	"pbem/games/archive/catalogue"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// No address of ours and no form's answer is longer than these, in bytes.
const (
	maxPath  = 256
	maxQuery = 1024
)

// waiting is after how many seconds a program is to ask again for a page whose archive is away.
const waiting = "120"

// ServeHTTP answers a request with a page.
func (p *Pages) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("Cross-Origin-Opener-Policy", "same-origin")
	header.Set("Content-Security-Policy", policy+noFrames)
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		header.Set("Allow", "GET, HEAD")
		http.Error(w, p.language.Tell("web-only-read"), http.StatusMethodNotAllowed)
		return
	}
	if r.URL.Path == "/" && r.URL.RawQuery == "" && len(p.all) > 1 {
		header.Set("Vary", "Accept-Language")
		if folder := (server{p}).wished(r); folder != "" {
			header.Set("Cache-Control", "no-cache")
			header.Set("Location", folder)
			w.WriteHeader(http.StatusFound)
			return
		}
	}
	f, status := server{p}.answer(r.URL)
	if status == http.StatusServiceUnavailable {
		header.Set("Retry-After", waiting)
	}
	if to := (server{p}).folder(r.URL); status == http.StatusNotFound && to != "" {
		header.Set("Location", to)
		w.WriteHeader(http.StatusMovedPermanently)
		return
	}
	if f.moved != "" {
		header.Set("Location", f.moved)
		w.WriteHeader(http.StatusMovedPermanently)
		return
	}
	server{p}.send(w, r, f, status)
}

// server answers requests with pages.
type server struct{ *Pages }

// folder returns, for the address of a folder that was written without its slash, where it is from there; "" for others. It
// is a relative address, for the pages may lie below a path that only the web server before them knows (RFC 9110, section 10.2.2).
func (p server) folder(u *url.URL) string {
	address := strings.TrimPrefix(u.Path, "/")
	if len(u.EscapedPath()) > maxPath || len(u.RawQuery) > maxQuery || address == "" || strings.HasSuffix(address, "/") {
		return ""
	}
	name := path.Base(address)
	if path.Base(u.EscapedPath()) != name { // a slash that is written %2F makes no folder
		return ""
	}
	if _, found, err := p.at(address+"/index.html", nil); err != nil || !found {
		return ""
	}
	return (&url.URL{Path: name + "/", RawQuery: u.RawQuery}).String()
}

// noFrames cannot be said in a page itself, only in a header.
const noFrames = "; frame-ancestors 'none'"

// answer finds the page for a request, and its status.
func (p server) answer(u *url.URL) (file, int) {
	if len(u.EscapedPath()) > maxPath || len(u.RawQuery) > maxQuery {
		return p.instead("missing.html", phrase.New("web-missing"), ""), http.StatusNotFound
	}
	address := strings.TrimPrefix(u.Path, "/")
	if address == "" || strings.HasSuffix(address, "/") {
		address += "index.html"
	}
	f, found, err := p.at(address, u.Query())
	switch {
	case errors.Is(err, library.ErrAway):
		p.site.Log.Warn("a page cannot be made now", "page", address, "err", err)
		return p.instead("away.html", phrase.New("web-away"), u.EscapedPath()), http.StatusServiceUnavailable
	case errors.Is(err, library.ErrSlow):
		p.site.Log.Warn("a search takes too long", "page", address, "query", u.RawQuery)
		return p.instead("slow.html", phrase.New("web-slow"), u.EscapedPath()), http.StatusUnprocessableEntity
	case err != nil:
		if catalogue.Spoilt(err) {
			p.library.Spoilt.Store(true)
		}
		p.site.Log.Error("a page cannot be made", "page", address, "err", err)
		return p.instead("fault.html", phrase.New("web-fault"), u.EscapedPath()), http.StatusInternalServerError
	case !found:
		return p.instead("missing.html", phrase.New("web-missing"), u.EscapedPath()), http.StatusNotFound
	}
	return f, http.StatusOK
}

// instead is the page that stands for one that cannot be had: it is missing, the archive is away, or the fault is ours. Its links lead to the top
// from the path that was asked for, as the browser has it: a slash that is written %2F makes no folder.
func (p server) instead(page string, title phrase.Phrase, path string) file {
	of, rest := p.speaking(strings.TrimPrefix(path, "/"))
	f, err := of.html(page, server{of}.missed(rest))
	if err != nil {
		p.site.Log.Error("the page for one that cannot be had cannot be made", "page", page, "err", err)
		return file{kind: "text/plain; charset=utf-8", body: []byte(of.language.Say(title) + ".\n")}
	}
	return f
}

// missed is the frame of a page that cannot be had, in any language: of the others, their first pages are offered.
func (p server) missed(address string) frame {
	f := p.frame(address, "")
	f.Translations = p.translations(address, frontPath)
	return f
}

// send writes a page, or says that the reader has it already.
func (p server) send(w http.ResponseWriter, r *http.Request, f file, status int) {
	header := w.Header()
	if f.policy != "" {
		header.Set("Content-Security-Policy", f.policy+noFrames)
	}
	header.Set("Content-Type", f.kind)
	header.Add("Vary", "Accept-Encoding")
	header.Set("Cache-Control", "no-cache") // keep it, but ask whether it still holds; what is missing may come
	if status == http.StatusOK && path.Dir(strings.TrimPrefix(r.URL.Path, "/")) == "static" && plainName(r.URL.Path) != r.URL.Path {
		header.Set("Cache-Control", "public, max-age=31536000, immutable") // other bytes have another name
	}
	tag := f.tag
	if tag == "" {
		tag = tagOf(f.body)
	}
	if status == http.StatusOK {
		header.Set("ETag", tag)
		if has(r.Header.Get("If-None-Match"), tag) {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}
	var err error
	body, coding := p.compressed(f, tag, r.Header.Get("Accept-Encoding"))
	if body != nil {
		header.Set("Content-Encoding", coding)
	} else if body, err = f.whole(); err != nil {
		p.site.Log.Error("a file of the program is spoilt", "path", r.URL.Path, "err", err)
		status = http.StatusInternalServerError
	}
	header.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // a reader who has gone away
	}
}

// tagOf returns the entity tag of a page: a weak one, for it is the same for the compressed page (RFC 9110, section 8.8.1).
func tagOf(body []byte) string {
	sum := sha256.Sum256(body)
	return `W/"` + hex.EncodeToString(sum[:12]) + `"`
}

// has reports whether a list of entity tags names ours; whether as a weak one is all the same (RFC 9110, section 13.1.2).
func has(list, tag string) bool {
	for word := range strings.SplitSeq(list, ",") {
		if word = strings.TrimSpace(word); word == "*" || strings.TrimPrefix(word, "W/") == strings.TrimPrefix(tag, "W/") {
			return true
		}
	}
	return false
}

// worthwhile is the size from which compressing pays.
const worthwhile = 1024

// compressed returns the body in the smallest coding that the reader takes, with its name; nil for one who takes none of
// ours, and where it is not worth it.
func (p server) compressed(f file, tag, accepts string) (body []byte, coding string) {
	switch {
	case f.brotli != nil && takes(accepts, "br"):
		return f.brotli(), "br"
	case !takes(accepts, "gzip"):
		return nil, ""
	case f.pack != nil:
		body = f.pack()
	case len(f.body) >= worthwhile && f.kind != mimeType(".png"):
		body = p.zipped.of(tag, f.body)
	}
	if body == nil {
		return nil, ""
	}
	return body, "gzip"
}

// takes looks for a coding in an Accept-Encoding header (RFC 9110, section 12.5.3).
func takes(accepts, coding string) bool {
	for word := range strings.SplitSeq(accepts, ",") {
		name, weight, weighed := strings.Cut(strings.ReplaceAll(word, " ", ""), ";q=")
		if strings.EqualFold(name, coding) {
			q, err := strconv.ParseFloat(weight, 64)
			return !weighed || err == nil && q > 0
		}
	}
	return false
}
