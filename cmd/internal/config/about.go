package config

import (
	"fmt"
	"strings"
)

// Where names a field by its place: "pbem.yaml:12: presets". A field that is left out has no line.
func (c *Config) Where(field string) string {
	return place(c.File, c.Lines, field)
}

func place(path string, lines map[string]int, field string) string {
	if line, ok := lines[field]; ok {
		path = fmt.Sprintf("%s:%d", path, line)
	}
	if path == "" { // the configuration was not read from a file
		return field
	}
	return path + ": " + field
}

// About says of each line of an error that it is about what a field names; nil stays nil.
func (c *Config) About(field string, err error) error {
	if err == nil {
		return nil
	}
	return about{c.Where(field), err}
}

type about struct {
	where string
	err   error
}

func (a about) Error() string {
	var text strings.Builder
	for line := range strings.Lines(a.err.Error()) {
		text.WriteString(a.where + ": " + line)
	}
	return text.String()
}

func (a about) Unwrap() error { return a.err }
