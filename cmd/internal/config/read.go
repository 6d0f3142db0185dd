package config

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"syscall"

	"gopkg.in/yaml.v3"
)

// reader finds the mistakes in the shape of a file: what is no field, what stands twice, what is no plain value.
type reader struct {
	path     string
	mistakes []error
}

func (r *reader) wrong(line int, format string, args ...any) {
	r.mistakes = append(r.mistakes, fmt.Errorf("%s:%d: %s", r.path, line, fmt.Sprintf(format, args...)))
}

// fill puts the fields of a document into raw, those that it can; it returns the line of each.
func (r *reader) fill(root *yaml.Node, raw *file) map[string]int {
	lines := map[string]int{}
	if len(root.Content) == 0 { // an empty file
		return lines
	}
	fields := root.Content[0]
	if fields.Kind != yaml.MappingNode {
		r.wrong(fields.Line, "this is no configuration: each line is a field and its value, as in address: games@example.org")
		return lines
	}
	for i := 0; i+1 < len(fields.Content); i += 2 {
		name, value := fields.Content[i], fields.Content[i+1]
		if first, twice := lines[name.Value]; twice {
			r.wrong(name.Line, "%s: stands on line %d, too", name.Value, first)
			continue
		}
		lines[name.Value] = name.Line
		r.field(name, value, raw)
	}
	return lines
}

// field takes over one field. Decoding it alone tells which one a mistake is about.
func (r *reader) field(name, value *yaml.Node, raw *file) {
	if name.Value == inventorsField {
		r.inventors(value, raw)
		return
	}
	if value.Kind != yaml.ScalarNode {
		r.wrong(name.Line, "%s: takes one plain value", name.Value)
		return
	}
	if value.Tag == "!!null" {
		r.wrong(name.Line, "%s: has no value; leave the line out for the default", name.Value)
		return
	}
	data, err := yaml.Marshal(&yaml.Node{Kind: yaml.MappingNode, Content: []*yaml.Node{name, value}})
	if err != nil {
		r.wrong(name.Line, "%s: cannot be read: %v", name.Value, err)
		return
	}
	decoder := yaml.NewDecoder(strings.NewReader(string(data)))
	decoder.KnownFields(true)
	switch err := decoder.Decode(raw); {
	case err == nil && value.Tag == "!!float" && (name.Value == "receive_connections" || name.Value == "receive_messages"):
		r.wrong(name.Line, "%s: %q is no whole number", name.Value, value.Value)
	case err == nil:
	case strings.Contains(err.Error(), "not found in type"):
		r.wrong(name.Line, "%s: there is no such field", name.Value)
	default:
		r.wrong(name.Line, "%s: %q is not of the kind that stands here (true or false, a word, a number)", name.Value, value.Value)
	}
}

// syntax puts file and line in front of the YAML reader's own error.
func syntax(path string, err error) error {
	text := strings.TrimPrefix(err.Error(), "yaml: ")
	if m := regexp.MustCompile(`^line (\d+): (.*)`).FindStringSubmatch(text); m != nil {
		return fmt.Errorf("%s:%s: this is not YAML: %s", path, m[1], m[2])
	}
	return errors.New(path + ": this is not YAML: " + text)
}

// Mistake is an error that the next start meets again: in the configuration, or in a file that it names. Somebody must put it right.
type Mistake struct{ error }

// Unwrap returns what is wrong.
func (m Mistake) Unwrap() error { return m.error }

// Mistaken is a Mistake for what is wrong; nil stays nil, and so does what passes by itself: a disk that is full or fails, too many files.
func Mistaken(err error) error {
	if err == nil {
		return nil
	}
	for _, passing := range []error{syscall.EIO, syscall.ENOSPC, syscall.EMFILE, syscall.ENFILE, syscall.ENOMEM, syscall.EROFS} {
		if errors.Is(err, passing) {
			return err
		}
	}
	return Mistake{err}
}

// Unusable is a Mistake where a file or an address that is named cannot be used by us: it is not there, not ours, or of another kind.
func Unusable(err error) error {
	for _, lasting := range []error{fs.ErrNotExist, fs.ErrPermission, fs.ErrInvalid, syscall.ENOTDIR, syscall.EISDIR, syscall.ENAMETOOLONG, syscall.ELOOP} {
		if errors.Is(err, lasting) {
			return Mistake{err}
		}
	}
	return err
}

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
