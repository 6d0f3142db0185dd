package mime

import (
	"bytes"
	stdmime "mime"
	"strings"
)

// content is what a part says of itself.
type content struct {
	media    string // "text/plain", lower case
	charset  string
	boundary string
	flowed   bool // RFC 3676
	delsp    bool
	encoding string // transfer encoding, lower case
	attached bool   // an attachment, or a file shown inline: not opened
}

// contentOf reads a part's content fields. missing is the media type of a part that names none (RFC 2046 section 5.1.5).
func contentOf(h header, missing string) content {
	media, params := mediaType(h.get("content-type"))
	if !strings.Contains(media, "/") {
		media = missing // "text" of before MIME, or nothing
	}
	encoding, _, _ := strings.Cut(h.get("content-transfer-encoding"), ";")
	disposition, file := mediaType(h.get("content-disposition"))
	return content{
		media:    media,
		charset:  strings.ToLower(strings.TrimSpace(params["charset"])),
		boundary: strings.TrimRight(params["boundary"], " \t"),
		flowed:   strings.EqualFold(params["format"], "flowed"),
		delsp:    strings.EqualFold(params["delsp"], "yes"),
		encoding: strings.ToLower(strings.TrimSpace(encoding)),
		attached: disposition == "attachment" || file["filename"] != "" || params["name"] != "",
	}
}

func (c content) multipart() bool { return strings.HasPrefix(c.media, "multipart/") }

// boundary returns the boundary of a multipart, nil for anything else. Where the parameter was lost it is the first line
// of the body that looks like one.
func boundary(h header, body []byte) []byte {
	if !strings.Contains(strings.ToLower(h.get("content-type")), "multipart/") {
		return nil
	}
	c := contentOf(h, "text/plain")
	switch {
	case !c.multipart():
		return nil
	case c.boundary != "":
		return []byte(c.boundary)
	}
	return guessBoundary(body)
}

const guessWithin = 8 << 10 // bytes in which a lost boundary is looked for

func guessBoundary(body []byte) []byte {
	body = body[:min(len(body), guessWithin)]
	for at := 0; at < len(body); {
		line, next := nextLine(body, at)
		name := bytes.TrimRight(bytes.TrimPrefix(line, []byte("--")), " \t")
		if bytes.HasPrefix(line, []byte("--")) && len(name) > 0 && !bytes.ContainsAny(name, " \t") {
			return name
		}
		at = next
	}
	return nil
}

// mediaType reads "type/subtype; name=value", also where the standard library finds it malformed.
func mediaType(value string) (media string, params map[string]string) {
	media, params, err := stdmime.ParseMediaType(value)
	if err == nil {
		return media, params
	}
	pieces := strings.Split(value, ";")
	params = make(map[string]string)
	for _, piece := range pieces[1:] {
		name, v, _ := strings.Cut(piece, "=")
		name = strings.ToLower(strings.TrimSpace(name))
		if _, twice := params[name]; !twice {
			params[name] = strings.Trim(strings.TrimSpace(v), `"'`)
		}
	}
	return strings.ToLower(strings.TrimSpace(pieces[0])), params
}
