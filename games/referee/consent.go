package referee

import (
	"slices"
	"strings"
)

// consent is what a reply to a request for confirmation says.
type consent uint8

const (
	unclear consent = iota // neither: a robot may have written it, that left no other sign of itself
	granted
	denied
	denounced // the address wants no mail at all
)

// consentOf reads a reply by its first word. An empty reply, and one that says the request again on lines of its own, is a
// yes: to reply at all is what was asked for. A longer text about something else is not: automatic absence notes come back
// to secret addresses, too; and "No, I never asked for a draw" must not be taken for the draw.
func consentOf(reply, request string) consent {
	reply, request = strings.TrimSpace(reply), strings.TrimSpace(request)
	if reply == "" || strings.HasPrefix(reply+"\n", request+"\n") {
		return granted
	}
	if consent := firstWord(reply); consent != unclear || !strings.Contains("\n"+reply+"\n", "\n"+request+"\n") {
		return consent
	}
	return granted
}

func firstWord(reply string) consent {
	fields := strings.FieldsFunc(strings.ToLower(reply), func(r rune) bool { return strings.ContainsRune(" \t\r\n.,;:!", r) })
	if len(fields) == 0 {
		return granted
	}
	switch word := fields[0]; {
	case slices.Contains([]string{"block", "unsubscribe", "stop"}, word):
		return denounced
	case slices.Contains([]string{"no", "not", "cancel", "decline", "withdraw", "nein", "non"}, word):
		return denied
	case slices.Contains([]string{"yes", "y", "ok", "okay", "confirm", "confirmed", "accept", "agreed", "sure", "please", "go", "do", "ja", "oui", "si", "sí", "sim", "tak", "да", "是", "はい"}, word):
		return granted
	}
	return unclear
}
