package mime

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"strings"

	"pbem/mailer/mime/parts"
)

// written is what its sender wrote, whatever route the letter took: the SHA-256 of these header fields, in this order, unfolded,
// white space joined; then the bytes of each part with the transfer encoding undone.
//
// A route may add trace fields (Received, Delivered-To, Authentication-Results, X-…), fold fields anew, change line ends, add
// or lose empty lines at an end, put ">" in front of "From ", and, at a server without 8BITMIME, change the transfer encodings
// and the content fields that name them (RFC 6152 section 3): none of that is seen in it. A letter inside a letter is
// never read, and is compared as it came.
//
// It was the digest of letters until anybody could keep an honest letter from being heard by handing in a copy that is read
// otherwise: it does not see the fields that make a letter a robot's, nor where it was sent to. Letters of that time are known by it.
func written(l parts.Letter) string {
	sum := sha256.New()
	for _, name := range []string{"from", "to", "cc", "subject", "date", "message-id", "in-reply-to", "references"} {
		for _, value := range l.Header.All(name) {
			io.WriteString(sum, name+":"+strings.Join(strings.Fields(value), " ")+"\n")
		}
	}
	writtenPart(sum, l.Root)
	return hex.EncodeToString(sum.Sum(nil))
}

func writtenPart(sum hash.Hash, p *parts.Part) {
	if len(p.Parts) > 0 {
		for _, inside := range p.Parts {
			writtenPart(sum, inside)
		}
		return
	}
	decoded := p.Decoded()
	decoded = bytes.ReplaceAll(decoded, []byte("\r\n"), []byte("\n"))
	decoded = withoutFromMarks(bytes.TrimRight(decoded, "\n"))
	fmt.Fprintf(sum, "\npart of %d bytes\n", len(decoded))
	sum.Write(decoded)
}

// withoutFromMarks undoes what mailboxes of one file do to a line that begins with "From ".
func withoutFromMarks(text []byte) []byte {
	if !bytes.Contains(text, []byte(">From ")) {
		return text
	}
	lines := bytes.Split(text, []byte("\n"))
	for i, line := range lines {
		if rest := bytes.TrimLeft(line, ">"); bytes.HasPrefix(rest, []byte("From ")) {
			lines[i] = rest
		}
	}
	return bytes.Join(lines, []byte("\n"))
}
