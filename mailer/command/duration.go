package command

import (
	"regexp"
	"strings"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

const (
	day         = clock.Day
	longestTime = 365 * day
	mostTurns   = 1000 // of which a control gives the time at once
	timeWords   = 12   // "30 days + 1 day max 45 days" and a little more
)

// time takes the time that players have, as people write it: "3d", "12 hours", "3" (days), "30d+1d max 45d",
// "20 days / 10", "none". It takes as many words as make sense.
func (p *clauses) time() {
	p.out.Timed = true
	pattern := regexp.MustCompile(controlPattern)
	for n := min(timeWords, len(p.words)); n > 0; n-- {
		control, ok := timeControl(pattern, p.words[:n])
		if !ok {
			continue
		}
		text := strings.Join(p.words[:n], " ")
		p.words = p.words[n:]
		if wrong := outOfBounds(control, text); !wrong.Empty() {
			p.fail(wrong)
		}
		p.out.Time = control
		return
	}
	p.fail(phrase.New("command-time-how", "words", phrase.Words(p.peek())))
}

const (
	spanPattern = `(\d+|an?|one)(hours?|h|days?|d|weeks?|w)?`
	turnPattern = `(?:(?:/|per|a|each|every)(?:turn|move))?`
	// controlPattern is a length of time, then for how many turns it is, or what is added and up to what.
	controlPattern = `^` + spanPattern + turnPattern +
		`(?:(?:/|per|for|foreach|every)(\d+)(?:turns|moves)?|\+` + spanPattern + turnPattern + `(?:(?:max|maximum|upto|atmost)` + spanPattern + `)?)?$`
)

// timeControl reads words that are a control and nothing else.
func timeControl(pattern *regexp.Regexp, words []string) (c clock.Control, ok bool) {
	text := spelt(words)
	switch text {
	case "none", "unlimited", "off", "nolimit":
		return clock.Control{}, true
	}
	m := pattern.FindStringSubmatch(text)
	if m == nil {
		return clock.Control{}, false
	}
	var first, added, bounded bool
	c.First, first = span(m[1], m[2])
	c.Add, added = span(m[4], m[5])
	c.Most, bounded = span(m[6], m[7])
	if m[4] == "" {
		c.Turns = 1
	}
	if m[3] != "" {
		c.Turns, ok = count(m[3])
		return c, ok && first && c.Turns > 0
	}
	if m[6] != "" && c.Most == 0 { // 0 alone would be no bound; this one is out of bounds
		c.Most = -1
	}
	return c, first && added && bounded
}

// readSpan reads a length of time: "3d", "12 hours", "3 days more".
func readSpan(c *Command, args string, _ Context) {
	c.Text = argument(args)
	words := strings.Fields(c.Text)
	if n := len(words); n > 0 && strings.EqualFold(words[n-1], "more") {
		words = words[:n-1]
	}
	m := regexp.MustCompile(`^` + spanPattern + `$`).FindStringSubmatch(spelt(words))
	if m == nil {
		c.Problem = phrase.New("command-span-how", "words", phrase.Words(c.Text))
		return
	}
	length, ok := span(m[1], m[2])
	if c.Span = length; !ok || length < time.Hour || length > longestTime {
		c.Problem = phrase.New("command-span-bounds", "words", phrase.Words(c.Text))
	}
}

// spelt joins words, without what stands between them; two numbers stay two.
func spelt(words []string) string {
	joined := ""
	for _, word := range words {
		word = strings.ToLower(strings.Trim(word, ".,:;"))
		if joined != "" && word != "" && hasDigit(joined[len(joined)-1:]) && hasDigit(word[:1]) {
			joined += " "
		}
		joined += word
	}
	return joined
}

// span reads a length of time; a bare number is days, and nothing is 0.
func span(number, unit string) (time.Duration, bool) {
	switch number {
	case "":
		return 0, true
	case "a", "an", "one":
		number = "1"
	}
	n, ok := count(number)
	if !ok || n > 10000 { // weeks of that many are what a time.Duration holds
		return 0, false
	}
	switch unit[:min(1, len(unit))] {
	case "h":
		return time.Duration(n) * time.Hour, true
	case "w":
		return time.Duration(n) * 7 * day, true
	}
	return time.Duration(n) * day, true
}

// outOfBounds tells what is wrong with a control that could be read.
func outOfBounds(c clock.Control, text string) phrase.Phrase {
	said := phrase.Words(text)
	switch {
	case c == clock.Control{}:
		return phrase.Phrase{}
	case c.First < time.Hour || c.First > longestTime || c.Add > longestTime || c.Most > longestTime:
		return phrase.New("command-time-bounds", "words", said)
	case c.Turns > mostTurns:
		return phrase.New("command-time-turns", "words", said, "most", mostTurns)
	case c.Most != 0 && c.Most < c.First:
		return phrase.New("command-time-most", "words", said)
	}
	return phrase.Phrase{}
}
