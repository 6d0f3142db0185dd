package config

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"gopkg.in/yaml.v3"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
)

// caps reads how many games a player may have going: five numbers, or "none".
func (c *checker) caps(text string) club.Caps {
	if text == "none" {
		return club.Caps{}
	}
	var n []int
	for field := range strings.FieldsSeq(text) {
		if v, err := strconv.Atoi(field); err == nil && v >= 0 && v <= 100000 {
			n = append(n, v)
		}
	}
	if len(n) != 5 || len(strings.Fields(text)) != 5 || n[3] < 1 || n[0] < n[3] || n[0] > n[4] {
		c.wrong("game_cap", "%q is not five numbers: at first, added by each finished game, taken away by each lost on time, the least (from 1 on), the most; or none", text)
		return club.Caps{}
	}
	return club.Caps{First: n[0], Finished: n[1], Late: n[2], Least: n[3], Most: n[4]}
}

// Within these a host's numbers lie.
const (
	mostRobotGames = 1000
	mostRobotTurns = 1_000_000
)

// robots reads how much robots play with a player: how many games at once, and how many turns and how long a day; or "off".
func (c *checker) robots(text string) Robots {
	if text == "off" {
		r := StandardRobots() // games that are going on are played to their end
		r.Games = 0
		return r
	}
	words := strings.Fields(text)
	if len(words) != 3 {
		words = make([]string, 3)
	}
	games, games1 := strconv.Atoi(words[0])
	turns, turns1 := strconv.Atoi(words[1])
	spent, spent1 := time.ParseDuration(words[2])
	if games1 != nil || turns1 != nil || spent1 != nil || games < 1 || games > mostRobotGames || turns < 1 || turns > mostRobotTurns || spent < time.Second || spent > 24*time.Hour {
		c.wrong("robots", "%q is not three numbers for each player: games at once (1 to %d), turns a day (1 to %d), and the processor's time a day (1s to 24h), as in 3 200 10m; or off", text, mostRobotGames, mostRobotTurns)
		return Robots{}
	}
	return Robots{Games: games, Turns: turns, Time: spent}
}

// founders reads who may announce tournaments: "host", the host alone; "players", everybody; or addresses besides the host's.
func (c *checker) founders(text, service string) (addresses []string, all bool) {
	switch text {
	case "host":
		return nil, false
	case "players":
		return nil, true
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		if !strings.Contains(word, "@") {
			c.wrong("tournaments", "%q is neither host, nor players, nor mail addresses", text)
			return nil, false
		}
		addresses = append(addresses, c.another("tournaments", c.address("tournaments", word), service))
	}
	if len(addresses) == 0 {
		c.wrong("tournaments", "%q is neither host, nor players, nor mail addresses", text)
	}
	return addresses, false
}

// timeBounds reads within which the controls of new games lie: the least and the most time, and "clock" where no game goes without one; or
// "none". The control of a challenge that names none must lie within them.
func (c *checker) timeBounds(text string, usual clock.Control) clock.Bounds {
	words := strings.Fields(text)
	if text == "none" {
		return clock.Bounds{}
	}
	var b clock.Bounds
	if b.Clocked = len(words) == 3 && words[2] == "clock"; b.Clocked {
		words = words[:2]
	}
	var spans []time.Duration
	for _, word := range words {
		if d, err := ParseDuration(word); err == nil && d >= time.Hour {
			spans = append(spans, d)
		}
	}
	if len(words) != 2 || len(spans) != 2 || spans[0] > spans[1] {
		c.wrong("time_bounds", "%q is not the least and the most time, from an hour on, as in 1d 60d; behind them stands “clock” if no game goes without one; or none", text)
		return clock.Bounds{}
	}
	b.Least, b.Most = spans[0], spans[1]
	if !b.Hold(usual) {
		c.wrong("time_bounds", "time: %s, for a challenge that names none, is not within %q", usual, text)
	}
	return b
}

// inventorsField is the one field that is no plain value: it names an address for each of some presets.
const inventorsField = "inventors"

// inventors takes over who gets finished games: {amoeba: someone@example.org}, or a line for each.
func (r *reader) inventors(value *yaml.Node, raw *file) {
	if value.Kind != yaml.MappingNode {
		r.wrong(value.Line, "inventors: takes a preset and a mail address on each line below it, as in amoeba: someone@example.org")
		return
	}
	raw.Inventors = map[string]string{}
	for i := 0; i+1 < len(value.Content); i += 2 {
		preset, address := value.Content[i], value.Content[i+1]
		_, twice := raw.Inventors[preset.Value]
		switch {
		case preset.Kind != yaml.ScalarNode || address.Kind != yaml.ScalarNode || address.Tag == "!!null":
			r.wrong(preset.Line, "inventors: a preset and one mail address belong on each line, as in amoeba: someone@example.org")
		case twice:
			r.wrong(preset.Line, "inventors: %s stands there twice", preset.Value)
		default:
			raw.Inventors[preset.Value] = address.Value
		}
	}
}

// inventors checks the addresses, and that the names can be those of presets. Which presets there are is the registry's to know.
func (c *checker) inventors(of map[string]string, service string) map[string]string {
	checked := map[string]string{}
	for _, preset := range slices.Sorted(maps.Keys(of)) {
		if preset == "" || strings.Trim(preset, "abcdefghijklmnopqrstuvwxyz0123456789.-") != "" {
			c.wrong(inventorsField, "%q is no name of a preset; pbem presets lists them", preset)
			continue
		}
		checked[preset] = c.another(inventorsField, c.mailbox(inventorsField, of[preset]), service)
	}
	if len(checked) == 0 {
		return nil
	}
	return checked
}
