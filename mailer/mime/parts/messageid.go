package parts

import (
	"slices"
	"strings"
)

// MessageID reads the first identifier of a field, without its angle brackets; "" if there is none.
func MessageID(value string) string {
	for _, id := range MessageIDs(value) {
		return id
	}
	return ""
}

// MessageIDs reads the identifiers of Message-ID, In-Reply-To and References, without their angle brackets. White space
// inside, which folding leaves, is dropped; without any brackets the words are taken as they stand. Of very many the first
// is kept, which began the thread, and the last (RFC 5537 section 3.4.4).
func MessageIDs(value string) []string {
	var out []string
	if !strings.Contains(value, "<") {
		out = strings.Fields(value)
	}
	for {
		_, rest, ok := strings.Cut(value, "<")
		if !ok {
			break
		}
		id, after, _ := strings.Cut(rest, ">")
		out, value = append(out, id[strings.LastIndex(id, "<")+1:]), after
	}
	out = cleanIDs(out)
	if len(out) > MaxIDs {
		out = slices.Concat(out[:1], out[len(out)-MaxIDs+1:])
	}
	return out
}

const longestID = 300 // bytes: a longer one is not ours, and an answer could not repeat it

func cleanIDs(ids []string) []string {
	var out []string
	for _, id := range ids {
		id = strings.ReplaceAll(OneLine(strings.Trim(id, "<>,;")), " ", "")
		if id != "" && len(id) <= longestID {
			out = append(out, id)
		}
	}
	return out
}
