package record

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/rules"
)

// String writes the record. What was parsed from this writing is written in the same bytes again.
func (r *Record) String() string { return string(r.Append(nil)) }

// Append appends the writing of the record to dst.
func (r *Record) Append(dst []byte) []byte {
	dst = r.appendTags(dst)
	if r.Signature != "" {
		dst = appendTag(dst, Tag{"Signature", r.Signature})
	}
	return r.appendGame(dst)
}

// appendUnsigned is what the signature signs.
func (r *Record) appendUnsigned(dst []byte) []byte { return r.appendGame(r.appendTags(dst)) }

func (r *Record) appendTags(dst []byte) []byte {
	if !r.Typed {
		dst = appendTag(dst, Tag{"Format", format})
	}
	for _, t := range r.Tags {
		if !closes(t.Name) {
			dst = appendTag(dst, t)
		}
	}
	dst = appendTag(dst, Tag{"Result", string(r.Result)})
	if r.Termination != "" {
		dst = appendTag(dst, Tag{"Termination", r.Termination})
	}
	for _, name := range closingTags() {
		if value := r.Tag(name); value != "" {
			dst = appendTag(dst, Tag{name, value})
		}
	}
	return dst
}

// Append appends the line of a tag pair.
func (t Tag) Append(dst []byte) []byte { return appendTag(dst, t) }

// appendTag writes a tag pair; quotes and backslashes are escaped as in PGN (8.1.1).
func appendTag(dst []byte, t Tag) []byte {
	dst = append(append(append(dst, '['), t.Name...), ` "`...)
	value := clean(t.Value)
	for i := range len(value) {
		if value[i] == '"' || value[i] == '\\' {
			dst = append(dst, '\\')
		}
		dst = append(dst, value[i])
	}
	return append(dst, "\"]\n"...)
}

func (r *Record) appendGame(dst []byte) []byte {
	dst = append(dst, '\n')
	for i := range r.Turns {
		dst = r.Turns[i].append(dst)
	}
	if r.ResultHash == "" {
		return append(append(dst, r.Result...), '\n')
	}
	dst = append(append(r.appendResult(dst), " #"...), r.ResultHash...)
	return append(dst, '\n')
}

func (t *Turn) append(dst []byte) []byte {
	dst = t.appendChained(dst)
	for _, c := range t.Comments {
		dst = append(append(append(dst, " {"...), cleanComment(c)...), '}')
	}
	if t.Hash != "" {
		dst = append(append(dst, " #"...), t.Hash...)
	}
	return append(dst, '\n')
}

// appendChained is what the chain takes of a line: number, turn and time.
func (t *Turn) appendChained(dst []byte) []byte {
	dst = appendNumber(dst, t.Number, t.Side)
	dst = append(append(dst, ' '), t.Text...)
	if t.At.IsZero() {
		return dst
	}
	return append(t.At.UTC().AppendFormat(append(dst, " {"...), time.RFC3339), '}')
}

// appendNumber writes "12." for White and "12..." for Black.
func appendNumber(dst []byte, number int, side rules.Side) []byte {
	dst = append(strconv.AppendInt(dst, int64(number), 10), '.')
	if side == rules.Black {
		dst = append(dst, ".."...)
	}
	return dst
}

// cleanComment takes out what would end a comment early, as PGN has no escape for it.
func cleanComment(s string) string {
	return strings.TrimSpace(strings.NewReplacer("{", "(", "}", ")").Replace(clean(s)))
}

func cleanComments(in []string) []string {
	var out []string
	for _, c := range in {
		if c = cleanComment(c); c != "" {
			out = append(out, c)
		}
	}
	return out
}

// writing is a record as it is written, once for all that is asked of it: whether it was read from these bytes, what its lines
// chain, and what was signed. Its zero value is not written yet.
type writing struct {
	room       []byte // for the text
	text       []byte
	begin, end int // of the line of the signature, its line end included
	game       int // where the lines of the game begin
}

// of writes the record, if that was not done.
func (w *writing) of(r *Record) {
	if w.text != nil {
		return
	}
	if w.text = w.room[:0]; cap(w.text) <= len(r.source) {
		w.text = make([]byte, 0, len(r.source)+1)
	}
	w.text = r.appendTags(w.text)
	w.begin = len(w.text)
	if r.Signature != "" {
		w.text = appendTag(w.text, Tag{"Signature", r.Signature})
	}
	w.end = len(w.text)
	w.game = w.end + 1 // behind the blank line
	w.text = r.appendGame(w.text)
}

// unsigned is the text without the line of the signature, which is taken out.
func (w *writing) unsigned() []byte {
	w.text = append(w.text[:w.begin], w.text[w.end:]...)
	w.end = w.begin
	return w.text
}

// line returns the next line of the game, as far as it is chained.
func (w *writing) line() []byte {
	line, _, _ := bytes.Cut(w.text[w.game:], []byte("\n"))
	w.game += len(line) + 1
	return line[:max(0, len(line)-len(" #")-LinkDigits)]
}

// format is the value of the tag Format, which is a record's first line, and the first link begins with it. A record without that line was typed by hand:
// it has neither links nor a signature.
const format = "pbem record 2"

// typedFormat is what the JSON form says of such a record.
const typedFormat = "pbem record by hand"

// LinkDigits is how many digits of a link are written, in hex. The whole link goes into the next.
const LinkDigits = 32

// chainedTags are the tags that the first link is made of, in this order. What is not among them follows from these (names from ids), is chained with the
// result, or rests on the signature alone.
func chainedTags() []string {
	return []string{"Site", "Game", "WhiteId", "BlackId", "WhiteType", "BlackType", "Variant", "Options", "Rules", "Judged", "Start",
		"TimeControl", "Rated", "Tournament", "Round", "From"}
}

// closingTags stand behind Result and Termination, in this order.
func closingTags() []string { return []string{"Ended", "Adjudicated", "Revision"} }

// closes reports whether a tag stands behind Termination.
func closes(tag string) bool { return slices.Contains(closingTags(), tag) }
