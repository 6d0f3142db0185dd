package command

import (
	"strings"
	"time"

	"pbem/rules/phrase"
)

const (
	day         = 24 * time.Hour
	longestTime = 365 * day
)

// time takes the time a turn: "3d", "12h", "2w", "3 days", "none".
func (p *clauses) time() {
	text := p.peek()
	p.next()
	if strings.Trim(text, "0123456789") == "" && text != "" {
		text += p.peek()
		p.next()
	}
	p.out.Timed = true
	if text == "none" || text == "unlimited" || text == "off" {
		return
	}
	d, ok := perTurn(text)
	switch {
	case !ok:
		p.fail(phrase.New("command-time-how", "words", phrase.Words(text)))
	case d < time.Hour || d > longestTime:
		p.fail(phrase.New("command-time-bounds", "words", phrase.Words(text)))
	}
	p.out.PerTurn = d
}

func perTurn(text string) (time.Duration, bool) {
	text = strings.TrimSuffix(strings.TrimSuffix(text, "/turn"), "/move")
	unit := strings.TrimLeft(text, "0123456789")
	n, ok := count(text[:len(text)-len(unit)])
	if !ok || n > 10000 { // weeks of that many are what a time.Duration holds
		return 0, false
	}
	switch unit {
	case "h", "hour", "hours":
		return time.Duration(n) * time.Hour, true
	case "d", "day", "days":
		return time.Duration(n) * day, true
	case "w", "week", "weeks":
		return time.Duration(n) * 7 * day, true
	}
	return 0, false
}
