package mime

import (
	stdmime "mime"
	"strings"
)

// content is what a part says of itself.
type content struct {
	media      string // "text/plain", lower case
	charset    string
	boundary   string
	flowed     bool // RFC 3676
	delsp      bool
	encoding   string // transfer encoding, lower case
	reportType string // of multipart/report (RFC 6522), lower case
	attached   bool   // an attachment, or a file shown inline: not opened
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
		media:      media,
		charset:    strings.ToLower(strings.TrimSpace(params["charset"])),
		boundary:   strings.TrimRight(params["boundary"], " \t"),
		flowed:     strings.EqualFold(params["format"], "flowed"),
		delsp:      strings.EqualFold(params["delsp"], "yes"),
		encoding:   strings.ToLower(strings.TrimSpace(encoding)),
		reportType: strings.ToLower(params["report-type"]),
		attached:   disposition == "attachment" || file["filename"] != "" || params["name"] != "",
	}
}

func (c content) multipart() bool { return strings.HasPrefix(c.media, "multipart/") }

// mediaType reads "type/subtype; name=value", also where the standard library finds it malformed: the first of two values
// counts then, and a quotation mark that is never closed lasts to the end.
func mediaType(value string) (media string, params map[string]string) {
	media, params, err := stdmime.ParseMediaType(value)
	if err == nil {
		return media, params
	}
	media, rest := cutParameter(value)
	params = make(map[string]string)
	for rest != "" {
		var piece string
		piece, rest = cutParameter(rest)
		name, v, _ := strings.Cut(piece, "=")
		name = strings.ToLower(strings.TrimSpace(name))
		if _, twice := params[name]; !twice {
			params[name] = strings.Trim(strings.TrimSpace(v), `"'`)
		}
	}
	return strings.ToLower(strings.TrimSpace(media)), params
}

// cutParameter cuts at the first ";" that is not inside quotation marks.
func cutParameter(value string) (first, rest string) {
	quoted := false
	for i := range len(value) {
		switch {
		case value[i] == '"':
			quoted = !quoted
		case value[i] == ';' && !quoted:
			return value[:i], value[i+1:]
		}
	}
	return value, ""
}
