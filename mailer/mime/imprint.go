package mime

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"slices"
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
	"pbem/mailer/token"
)

// imprint is the digest of a letter: over From, Subject, Date and the body, as DKIM's
// relaxed canonicalisation has them (RFC 6376 section 3.4), and the address of ours that it came to. What providers do not sign is
// not in it, so a copy with another Cc or Message-ID is the same letter.
func imprint(l parts.Letter, raw []byte, to string) string {
	sum := sha256.New()
	names := []string{"from", "subject", "date"}
	if l.Header.Get("date") == "" { // then two letters of the same words are told apart by what their programs called them
		names = append(names, "message-id")
	}
	for _, name := range names {
		for _, value := range l.Header.All(name) {
			io.WriteString(sum, name+":"+strings.Join(strings.Fields(value), " ")+"\n")
		}
	}
	io.WriteString(sum, "to:"+to+"\n\n")
	_, body, _ := parts.ReadHeader(parts.LineFeeds(raw))
	writeRelaxed(sum, body)
	return hex.EncodeToString(sum.Sum(nil))
}

// writeRelaxed writes the body of a letter with the white space of each line reduced, and without empty lines at its end. It makes no copy
// of the body, which may have ten megabytes.
func writeRelaxed(sum io.Writer, body []byte) {
	out := bufio.NewWriterSize(sum, 32<<10)
	defer out.Flush()
	ends := 0 // of lines, that are written before the next line that is not empty
	for len(body) > 0 {
		line, rest, more := bytes.Cut(body, []byte("\n"))
		body = rest
		first := true
		for word := range bytes.FieldsFuncSeq(line, isBlank) {
			for ; ends > 0; ends-- {
				out.WriteByte('\n')
			}
			if !first || isBlank(rune(line[0])) {
				out.WriteByte(' ')
			}
			first = false
			out.Write(word)
		}
		if more {
			ends++
		}
	}
}

func isBlank(r rune) bool { return r == ' ' || r == '\t' }

// digest tells a letter from every copy that could be treated otherwise. Besides what was written it sees how that was read: whether
// it is a robot's or a report, what its parts say that they are, and the address that it came to. By whatever route a letter comes,
// it is the same.
func digest(l parts.Letter, m mailer.Message, robot bool, to string) string {
	sum := sha256.New()
	fmt.Fprintf(sum, "%s\n%s\n%v %v %v %d\n", written(l), to, robot, m.Bounce, !m.Refused.Empty(), len(m.From))
	if m.Refused.Empty() {
		kinds(sum, l.Root)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// kinds writes what the parts of a letter say that they are.
func kinds(sum io.Writer, p *parts.Part) {
	fmt.Fprintln(sum, p.Content("text/plain").Kind())
	for _, inside := range p.Parts {
		kinds(sum, inside)
	}
}

// tagged lists the secret addresses that a letter was sent to; "" where there is none.
func tagged(recipients []string) string {
	var list []string
	for _, recipient := range recipients {
		local, _, _ := strings.Cut(recipient, "@")
		_, tag, _ := strings.Cut(local, "+")
		if token.Parse(tag).Kind != token.None {
			list = append(list, recipient)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

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
