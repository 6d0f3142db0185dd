package command

import (
	"regexp"
	"strings"
	"time"

	"pbem/rules/phrase"
)

// mostLeave is more days than anybody's budget holds.
const mostLeave = 366

// readVacation reads "vacation", "vacation 2026-12-24 2027-01-02", "vacation 10d", "vacation until 2027-01-02", "vacation end", and
// "vacation auto off". A single day is itself.
func readVacation(c *Command, args string, _ Context) {
	c.Text = argument(args)
	words := strings.Fields(strings.ToLower(strings.NewReplacer("–", " ", "—", " ", "..", " ").Replace(c.Text)))
	words = without(words, "from", "to", "till", "until", "the", "and", "-", "for", "days:", "now", "through")
	how := phrase.New("command-vacation-how", "words", phrase.Words(c.Text))
	switch {
	case c.Text == "":
	case len(words) == 1 && (words[0] == "end" || words[0] == "ends" || words[0] == "over" || words[0] == "stop" || words[0] == "off"):
		c.Leave = &Leave{End: true}
	case len(words) == 2 && (words[0] == "auto" || words[0] == "automatic") && (words[1] == "on" || words[1] == "off"):
		c.Leave = &Leave{Auto: words[1]}
	default:
		if c.Leave = leaveOf(words, strings.Contains(strings.ToLower(c.Text), "until")); c.Leave == nil {
			c.Problem = how
		}
	}
}

// leaveOf reads dates, or a number of days; nil where it is neither.
func leaveOf(words []string, until bool) *Leave {
	if len(words) <= 2 {
		if m := regexp.MustCompile(`^(\d+)(days?|d|weeks?|w)?$`).FindStringSubmatch(spelt(words)); m != nil {
			length, ok := span(m[1], m[2])
			if days := int(length / day); ok && days > 0 && days <= mostLeave {
				return &Leave{Days: days}
			}
			return nil
		}
	}
	var dates []string
	for _, word := range words {
		date := strings.Trim(word, ".,;")
		if _, err := time.Parse(time.DateOnly, date); err != nil {
			return nil
		}
		dates = append(dates, date)
	}
	switch {
	case len(dates) == 1 && until:
		return &Leave{To: dates[0]}
	case len(dates) == 1:
		return &Leave{From: dates[0], To: dates[0]}
	case len(dates) == 2:
		return &Leave{From: dates[0], To: dates[1]}
	}
	return nil
}

// without leaves out words that change nothing.
func without(words []string, idle ...string) (list []string) {
	for _, word := range words {
		keep := true
		for _, other := range idle {
			keep = keep && word != other
		}
		if keep {
			list = append(list, word)
		}
	}
	return list
}

// readZone reads where somebody lives. Whether there is such a zone, is known to whoever has the database.
func readZone(c *Command, args string, _ Context) {
	if c.Text = argument(args); len(c.Text) > longestZone {
		c.Problem = phrase.New("command-zone-too-long", "most", longestZone)
	}
}

const longestZone = 60

// readLanguage reads the name of a language, or its tag. Whether there is such a one, is known to whoever has them.
func readLanguage(c *Command, args string, _ Context) {
	if c.Text = argument(args); len(c.Text) > longestZone {
		c.Problem = phrase.New("command-language-too-long", "most", longestZone)
	}
}

// readOnOff reads nothing, on, or off.
func readOnOff(c *Command, args string, _ Context) {
	c.Text = strings.ToLower(argument(args))
	switch c.Text {
	case "":
	case "on", "count":
		c.Yes = true
	case "off", "free":
		c.No = true
	default:
		c.Problem = phrase.New("command-on-or-off", "command", phrase.Command(c.Kind), "words", phrase.Words(c.Text))
	}
}

// decimal is a number with a comma in it, or two numbers that nothing else parts.
var decimal = regexp.MustCompile(`\d[,;]\d`)

// readReminders reads "mail reminders 3d 12h", "on" and "off".
func readReminders(c *Command, args string, _ Context) {
	c.Text = strings.ToLower(argument(args))
	switch c.Text {
	case "on", "usual", "default":
		c.Yes = true
		return
	case "off", "none":
		c.No = true
		return
	}
	pattern := regexp.MustCompile(`^` + spanPattern + `$`)
	if decimal.MatchString(c.Text) { // "1,5d" is a day and a half, or 1 and 5 days
		c.Problem = phrase.New("command-reminders-how", "words", phrase.Words(c.Text))
		return
	}
	words := without(strings.Fields(strings.NewReplacer(",", " ", ";", " ").Replace(c.Text)), "at", "and", "left", "before")
	for i := 0; i < len(words); i++ {
		text := words[i]
		if i+1 < len(words) && strings.Trim(words[i+1], "abcdefghijklmnopqrstuvwxyz") == "" {
			text += words[i+1]
			i++
		}
		m := pattern.FindStringSubmatch(text)
		if m == nil {
			c.Problem = phrase.New("command-reminders-how", "words", phrase.Words(c.Text))
			return
		}
		length, ok := span(m[1], m[2])
		if !ok {
			c.Problem = phrase.New("command-reminders-how", "words", phrase.Words(c.Text))
			return
		}
		c.Left = append(c.Left, length)
	}
	if len(c.Left) == 0 {
		c.Problem = phrase.New("command-reminders-how", "words", phrase.Words(c.Text))
	}
}
