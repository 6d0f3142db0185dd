package collection

import (
	"bytes"
	"path"
	"regexp"
	"strings"
)

// kind is what a file holds.
type kind int

const (
	other kind = iota
	rows       // records as text or PGN, one behind the other
	objects
	letter
	delivered // it lies where a mail program puts letters
	mailbox
	tarred
	zipped
	gzipped
	zstandard
)

// called says by its name what a file in a folder, or in a pack, holds; other for one that is not looked into. What a file
// holds that somebody named, its beginning says.
func called(name string) kind {
	ext := strings.ToLower(path.Ext(name))
	switch ext {
	case ".pbem", ".pgn":
		return rows
	case ".json", ".jsonl", ".ndjson":
		return objects
	case ".eml":
		return letter
	case ".mbox":
		return mailbox
	case ".tar":
		return tarred
	case ".zip":
		return zipped
	case ".tgz":
		return gzipped
	case ".tzst":
		return zstandard
	case ".gz", ".zst":
		if called(strings.TrimSuffix(name, path.Ext(name))) == other {
			return other
		}
		if ext == ".gz" {
			return gzipped
		}
		return zstandard
	}
	if dir := path.Base(path.Dir(name)); dir == "cur" || dir == "new" { // of a Maildir, whose letters have no extension
		return delivered
	}
	return other
}

// isList reports whether a text is a list of objects; a record begins with a bracket, too.
func isList(head []byte) bool {
	inner, ok := bytes.CutPrefix(trimmed(head), []byte("["))
	return ok && (isObject(inner) || bytes.HasPrefix(trimmed(inner), []byte("]")))
}

// sniffed is how many bytes sniff wants to see: a tar file says what it is behind its first name.
const sniffed = 512

// field is the first line of a letter. Other files have such lines, too, so it must be a field that letters begin with.
var field = regexp.MustCompile(`(?i)^(?:\xef\xbb\xbf)?(?:return-path|delivered-to|envelope-to|received|from|to|subject|date|message-id|reply-to|` +
	`mime-version|content-type|dkim-signature|authentication-results|arc-[a-z-]+|x-[a-z0-9-]+):[ \t]`)

// sniff says by its beginning what is read under a name.
func sniff(name string, head []byte) kind {
	begins := func(s string) bool { return bytes.HasPrefix(head, []byte(s)) }
	switch {
	case begins("\x1f\x8b"):
		return gzipped
	case begins("\x28\xb5\x2f\xfd"):
		return zstandard
	case begins("PK\x03\x04"), begins("PK\x05\x06"):
		return zipped
	case len(head) > 262 && string(head[257:262]) == "ustar":
		return tarred
	case begins("From "):
		return mailbox
	}
	switch kind := called(name); {
	case kind == tarred, kind == letter, kind == rows:
		return kind
	case field.Match(head):
		return letter
	case isObject(head), isList(head):
		return objects
	case kind == delivered:
		return kind
	}
	return rows
}
