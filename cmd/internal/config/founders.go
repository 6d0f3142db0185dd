package config

import "strings"

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
