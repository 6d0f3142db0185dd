package compose

import (
	"cmp"
	"mime"
	"strconv"
	"strings"

	"pbem/mailer"
)

const (
	headerWidth   = 76 // where header lines are folded; RFC 5322 asks for at most 78
	subjectLength = 150
	nameLength    = 60
	// References keeps the first letter of the thread and the last ten.
	lastReferences = 10
)

func (l *Letter) appendHeaders(b []byte) []byte {
	b = appendField(b, "Date", l.Date.UTC().Format("Mon, 02 Jan 2006 15:04:05 +0000"))
	b = appendField(b, "From", formatAddress(l.From))
	b = appendField(b, "To", formatAddress(l.To))
	if l.ReplyTo != "" {
		b = appendField(b, "Reply-To", formatAddress(mailer.Address{Name: l.From.Name, Mailbox: l.ReplyTo}))
	}
	b = appendField(b, "Subject", encodeWords(l.subject()))
	b = appendField(b, "Message-ID", "<"+l.MessageID+">")
	if plainID(l.InReplyTo) {
		b = appendField(b, "In-Reply-To", "<"+l.InReplyTo+">")
	}
	if ids := threadIDs(l.References); len(ids) > 0 {
		b = appendField(b, "References", "<"+strings.Join(ids, "> <")+">")
	}
	if l.Unsubscribe != "" {
		b = appendField(b, "List-Unsubscribe", "<mailto:"+l.Unsubscribe+">")
	}
	if l.Replied {
		b = appendField(b, "Auto-Submitted", "auto-replied")
	} else {
		b = appendField(b, "Auto-Submitted", "auto-generated")
	}
	b = appendField(b, "X-Auto-Response-Suppress", "OOF, AutoReply") // not NDR: the reports of mail that came back are read
	return appendField(b, "MIME-Version", "1.0")
}

// subject is the subject with the number of the game in front, where programs read it again, and the secret at its end, in brackets. The
// words are shortened so that all of it stays within the length that programs leave alone.
func (l *Letter) subject() string {
	front, end := "", ""
	if l.Game != 0 {
		front = "[pbem " + strconv.Itoa(l.Game) + "] "
	}
	if l.SubjectTag != "" {
		end = " [pbem " + l.SubjectTag + "]"
	}
	words := headerLine(l.Language.Say(l.Subject), subjectLength-len(front)-len(end))
	return front + cmp.Or(words, l.Language.Tell("letter-no-subject")) + end
}

// headerLine is oneLine for a header: what only looks like an encoded word is broken up, lest it be decoded.
func headerLine(s string, n int) string { return strings.ReplaceAll(oneLine(s, n), "=?", "= ?") }

// threadIDs drops what is no Message-ID and keeps a bounded number of the others.
func threadIDs(references []string) []string {
	ids := make([]string, 0, len(references))
	for _, id := range references {
		if plainID(id) {
			ids = append(ids, id)
		}
	}
	if extra := len(ids) - 1 - lastReferences; extra > 0 {
		ids = append(ids[:1], ids[1+extra:]...)
	}
	return ids
}

// appendField writes one header field, folded between words.
func appendField(b []byte, name, value string) []byte {
	b = append(append(b, name...), ':')
	column := len(name) + 1
	for word := range strings.SplitSeq(value, " ") {
		if column+1+len(word) > headerWidth && column > len(name)+1 {
			b = append(b, "\r\n"...)
			column = 0
		}
		b = append(append(b, ' '), word...)
		column += 1 + len(word)
	}
	return append(b, "\r\n"...)
}

// encodeWords writes a line as RFC 2047 has it. Only the words from the first to the last that need it are encoded, so
// that "[pbem 42]" can be read in the raw letter too.
func encodeWords(line string) string {
	if !needsEncoding(line) {
		return line
	}
	words := strings.Split(line, " ")
	first, last := 0, len(words)-1
	for !needsEncoding(words[first]) {
		first++
	}
	for !needsEncoding(words[last]) {
		last--
	}
	span := mime.QEncoding.Encode("utf-8", strings.Join(words[first:last+1], " "))
	return strings.Join(append(append(words[:first:first], span), words[last+1:]...), " ")
}

func needsEncoding(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return true
		}
	}
	return false
}

// formatAddress writes a display name, as an atom, a quoted string or encoded words, and a checked address.
func formatAddress(a mailer.Address) string {
	name := headerLine(a.Name, nameLength)
	switch {
	case name == "":
		return a.Mailbox
	case needsEncoding(name):
		name = encodeName(name)
	case !isPhrase(name):
		name = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(name) + `"`
	}
	return name + " <" + a.Mailbox + ">"
}

// encodeName encodes a name for a phrase, in which fewer characters may stand for themselves than in a subject.
func encodeName(name string) string {
	if strings.ContainsAny(name, "\"#$%&'(),.:;<>@[]^`{|}~\\") {
		return mime.BEncoding.Encode("utf-8", name)
	}
	return mime.QEncoding.Encode("utf-8", name)
}

func isPhrase(s string) bool {
	for i := range len(s) {
		if s[i] != ' ' && !atext(s[i]) {
			return false
		}
	}
	return true
}
