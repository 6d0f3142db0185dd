package daemon

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
	"strconv"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer/token"
)

// Names says how mail addresses stand in the log: as keyed hashes, by which one finds what else concerns an address without
// the log telling which it is; or as they are.
type Names struct {
	Key   []byte
	Plain bool
}

// hashDigits is as much of a hash as tells the addresses of one service apart.
const hashDigits = 12

// Of returns an address as the log has it; what is none ("", "<>") as it is.
func (n Names) Of(address string) string {
	if n.Plain || !strings.Contains(address, "@") {
		return address
	}
	mac := hmac.New(sha256.New, n.Key)
	mac.Write([]byte(strings.ToLower(address)))
	return hex.EncodeToString(mac.Sum(nil))[:hashDigits]
}

// In returns the words of a program with the addresses in them as the log has them, and without the secrets of reply
// addresses.
func (n Names) In(text string) string {
	text = token.Scrub(text)
	if n.Plain || !strings.Contains(text, "@") {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		end := strings.IndexFunc(text, inAddress)
		if end < 0 {
			end = len(text)
		}
		b.WriteString(text[:end])
		text = text[end:]
		if end = strings.IndexFunc(text, func(r rune) bool { return !inAddress(r) }); end < 0 {
			end = len(text)
		}
		b.WriteString(n.word(text[:end]))
		text = text[end:]
	}
	return b.String()
}

// word hashes a word if it is an address; a full stop at its end is the sentence's.
func (n Names) word(word string) string {
	address := strings.TrimRight(word, ".")
	if at := strings.IndexByte(address, '@'); at <= 0 || at == len(address)-1 {
		return word
	}
	return n.Of(address) + word[len(address):]
}

// inAddress reports whether a rune may stand in a mail address that nobody has quoted.
func inAddress(r rune) bool {
	return r > 0x7f || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || strings.ContainsRune("@.!#$%&*+-/=?^_{|}~", r)
}

// LetterLog tells of every letter in and every letter out: a line in the log, and a count in the metrics. No words of a
// player's and no secret stand in it.
type LetterLog struct {
	Log     *slog.Logger
	Names   Names
	Metrics *Metrics // may be nil
}

// In tells of a letter that came, or came again.
func (l LetterLog) In(a games.Arrival) {
	l.Metrics.in(a.Disposition, a.Route)
	l.Log.Info("letter in", "digest", games.ShortDigest(a.Digest), "game", list(a.Matches), "from", l.Names.Of(a.From), "route", a.Route,
		"disposition", string(a.Disposition), "why", l.Names.In(a.Why), "took", a.Took.Round(time.Microsecond))
}

// TurnedAway tells of a letter that a client brought and was told to keep: by which route, from whom and to whom by the
// envelope.
func (l LetterLog) TurnedAway(route, from, to, why string) {
	l.Metrics.in(games.TurnedAway, route)
	l.Log.Info("letter in", "digest", "", "game", "", "from", l.Names.Of(from), "to", l.Names.In(to), "route", route,
		"disposition", string(games.TurnedAway), "why", why)
}

// The results of trying to send a letter.
const (
	resultSent    = "sent"
	resultPutOff  = "put off"
	resultGivenUp = "given up"
	resultLeftOut = "left out"
)

// Out tells of a try to send a letter of ours. since is when it was written.
func (l LetterLog) Out(o games.Outgoing, s games.Settlement, now time.Time) {
	result, tries := resultPutOff, o.Tries+1
	switch {
	case s.Sent:
		result = resultSent
	case s.Failed:
		result = resultGivenUp
	case s.LeftOut:
		result, tries = resultLeftOut, o.Tries
	}
	l.Metrics.out(o.Kind, result)
	var matches []int
	if o.Match != 0 {
		matches = []int{o.Match}
	}
	l.Log.Info("letter out", "digest", games.ShortDigest(o.Cause), "game", list(matches), "to", l.Names.Of(o.To), "kind", o.Kind, "id", o.MessageID,
		"result", result, "why", l.Names.In(s.Reply), "tries", tries, "took", now.Sub(o.Created).Round(time.Millisecond))
}

// list writes the numbers of games: "42,57".
func list(matches []int) string {
	var words []string
	for _, m := range matches {
		words = append(words, strconv.Itoa(m))
	}
	return strings.Join(words, ",")
}
