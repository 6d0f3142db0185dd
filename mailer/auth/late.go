package auth

import (
	"bytes"
	"crypto"
	"crypto/ed25519"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/subtle"
	"crypto/x509"
	"encoding/base64"
	"regexp"
	"strings"
)

// The library compares a signature's x= with the machine's clock and cannot be told another time. A letter that waited, in a mailbox that
// nobody could read or for a name server, may have been signed well when it came. This is the verifying of RFC 6376 section 6.1 for those
// letters alone; that it says the same as the library of every other letter is tested.

// signedThen reports whether the signature with this number from the top is valid but for its time.
func (l letter) signedThen(number int, align *alignment) bool {
	head, body, _ := bytes.Cut(l.raw, []byte("\r\n\r\n"))
	fields := rawFields(string(head) + "\r\n")
	own := ""
	for _, f := range fields {
		if nameOf(f) != "dkim-signature" {
			continue
		}
		if number--; number < 0 {
			own = f
			break
		}
	}
	_, value, _ := strings.Cut(own, ":")
	list := tags(value)
	algorithm, hash, _ := strings.Cut(list["a"], "-")
	by, chosen := list["q"]
	if _, limited := list["l"]; limited || list["v"] != "1" || hash != "sha256" || chosen && !hasFlag(by, "dns/txt") {
		return false
	}
	headForm, bodyForm, _ := strings.Cut(list["c"], "/")
	sum := sha256.Sum256(canonicalBody(body, bodyForm == "relaxed"))
	want, err := base64.StdEncoding.DecodeString(list["bh"])
	if err != nil || subtle.ConstantTimeCompare(sum[:], want) != 1 || !knownForm(headForm) || !knownForm(bodyForm) {
		return false
	}
	text := signedText(fields, own, strings.Split(list["h"], ":"), headForm == "relaxed")
	sealed, err := base64.StdEncoding.DecodeString(list["b"])
	return err == nil && align.verifies(list, algorithm, text, sealed)
}

func knownForm(form string) bool { return form == "" || form == "simple" || form == "relaxed" }

// verifies reports whether the key of a signature's domain made it.
func (a *alignment) verifies(list map[string]string, algorithm, text string, sealed []byte) bool {
	records, err := a.key(list["s"] + "._domainkey." + list["d"])
	if err != nil || len(records) != 1 {
		return false
	}
	record := tags(records[0])
	kind := record["k"]
	if kind == "" {
		kind = "rsa"
	}
	version, named := record["v"]
	hashes, limited := record["h"]
	use, meant := record["s"]
	if kind != algorithm || named && version != "DKIM1" || limited && !hasFlag(hashes, "sha256") ||
		meant && !hasFlag(use, "*") && !hasFlag(use, "email") {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(record["p"])
	return err == nil && sealedBy(kind, key, sha256.Sum256([]byte(text)), sealed)
}

// shortestKey is the fewest bits of an RSA key that counts (RFC 8301 section 3.2).
const shortestKey = 1024

func sealedBy(kind string, key []byte, sum [sha256.Size]byte, sealed []byte) bool {
	if kind == "ed25519" { // RFC 8463
		return len(key) == ed25519.PublicKeySize && ed25519.Verify(key, sum[:], sealed)
	}
	public, err := x509.ParsePKIXPublicKey(key)
	if err != nil {
		public, err = x509.ParsePKCS1PublicKey(key) // RFC 6376, erratum 3017
	}
	pair, ok := public.(*rsa.PublicKey)
	return err == nil && ok && kind == "rsa" && pair.N.BitLen() >= shortestKey && rsa.VerifyPKCS1v15(pair, crypto.SHA256, sum[:], sealed) == nil
}

// rawFields splits a header into its fields, each with its lines as they came.
func rawFields(head string) []string {
	var fields []string
	for line := range strings.SplitAfterSeq(head, "\r\n") {
		if last := len(fields) - 1; last >= 0 && (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")) {
			fields[last] += line
		} else if line != "" {
			fields = append(fields, line)
		}
	}
	return fields
}

func nameOf(field string) string {
	name, _, _ := strings.Cut(field, ":")
	return strings.ToLower(strings.TrimSpace(name))
}

// signedText is what is signed: the fields that h= names, each from the last upwards, and the signature itself without its b=.
func signedText(fields []string, own string, names []string, relaxed bool) string {
	var out strings.Builder
	taken := map[string]int{}
	for _, name := range names {
		name = strings.ToLower(strings.TrimSpace(name))
		skip := taken[name]
		taken[name]++
		for i := len(fields) - 1; i >= 0; i-- {
			if nameOf(fields[i]) != name {
				continue
			}
			if skip--; skip < 0 {
				out.WriteString(canonicalField(fields[i], relaxed))
				break
			}
		}
	}
	bare := regexp.MustCompile(`(b\s*=)[^;]+`).ReplaceAllString(own, "$1")
	out.WriteString(strings.TrimRight(canonicalField(bare, relaxed), "\r\n"))
	return out.String()
}

// canonicalField writes a field in its simple or relaxed form (RFC 6376 section 3.4.1, 3.4.2).
func canonicalField(field string, relaxed bool) string {
	if !relaxed {
		return field
	}
	name, value, _ := strings.Cut(field, ":")
	words := strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(" \t\r\n", r) })
	return strings.ToLower(strings.TrimSpace(name)) + ":" + strings.Join(words, " ") + "\r\n"
}

// canonicalBody writes a body with CRLF line ends in its simple or relaxed form (RFC 6376 section 3.4.3, 3.4.4).
func canonicalBody(body []byte, relaxed bool) []byte {
	if relaxed {
		lines := bytes.Split(body, []byte("\r\n"))
		for i, line := range lines {
			lines[i] = joinedSpaces(line)
		}
		body = bytes.Join(lines, []byte("\r\n"))
	}
	for bytes.HasSuffix(body, []byte("\r\n")) {
		body = body[:len(body)-2]
	}
	if relaxed && len(body) == 0 {
		return nil
	}
	return append(bytes.Clone(body), "\r\n"...)
}

// joinedSpaces makes one space of several, and none at the end of a line.
func joinedSpaces(line []byte) []byte {
	out := make([]byte, 0, len(line))
	space := false
	for _, c := range line {
		if c == ' ' || c == '\t' {
			space = true
			continue
		}
		if space {
			out, space = append(out, ' '), false
		}
		out = append(out, c)
	}
	return out
}
