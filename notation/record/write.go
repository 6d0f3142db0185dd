package record

import (
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
