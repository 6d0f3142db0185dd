package catalog

import (
	"fmt"
	"strings"
)

// parse reads one file in Fluent's syntax into messages. Its error names the line.
func parse(source string, into map[string]*message) error {
	lines := strings.Split(source, "\n")
	for i := 0; i < len(lines); {
		line := lines[i]
		if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") {
			i++
			continue
		}
		end := i + 1
		for end < len(lines) && (isInner(lines[end]) || lines[end] == "" && continues(lines[end:])) {
			end++
		}
		if err := parseMessage(lines[i:end], into); err != nil {
			return fmt.Errorf("line %d: %w", i+1, err)
		}
		i = end
	}
	return nil
}

// continues reports whether a message goes on after blank lines.
func continues(lines []string) bool {
	for _, l := range lines {
		if l != "" {
			return isInner(l)
		}
	}
	return false
}

// isInner reports whether a line cannot begin a message: it is indented, or closes a placeable.
func isInner(line string) bool { return strings.HasPrefix(line, " ") || strings.HasPrefix(line, "}") }

func parseMessage(lines []string, into map[string]*message) error {
	key, first, ok := strings.Cut(lines[0], "=")
	if key = strings.TrimSpace(key); !ok || !isName(key) {
		return fmt.Errorf("%q does not begin a message", lines[0])
	}
	if into[key] != nil {
		return fmt.Errorf("%s stands twice", key)
	}
	m := &message{}
	into[key] = m
	body, rest := untilAttribute(lines[1:])
	var err error
	if m.pattern, err = parsePattern(dedented(first, body)); err != nil {
		return fmt.Errorf("%s: %w", key, err)
	}
	for len(rest) > 0 {
		name, first, ok := strings.Cut(strings.TrimSpace(rest[0])[1:], "=")
		if name = strings.TrimSpace(name); !ok || !isName(name) {
			return fmt.Errorf("%s: %q does not begin an attribute", key, rest[0])
		}
		if m.forms == nil {
			m.forms = map[string]pattern{}
		}
		body, rest = untilAttribute(rest[1:])
		if m.forms[name], err = parsePattern(dedented(first, body)); err != nil {
			return fmt.Errorf("%s.%s: %w", key, name, err)
		}
	}
	return nil
}

// untilAttribute parts the lines before the first that begins an attribute from the rest.
func untilAttribute(lines []string) (body, rest []string) {
	for i, l := range lines {
		if strings.HasPrefix(strings.TrimSpace(l), ".") {
			return lines[:i], lines[i:]
		}
	}
	return lines, nil
}

// dedented joins the first line of a pattern with those below it, which lose the indentation that they share.
func dedented(first string, body []string) string {
	shared := -1
	for _, l := range body {
		if indent := len(l) - len(strings.TrimLeft(l, " ")); strings.HasPrefix(l, " ") && (shared < 0 || indent < shared) {
			shared = indent
		}
	}
	if len(body) == 0 {
		return strings.TrimSpace(first)
	}
	text := []string{strings.TrimSpace(first)}
	if text[0] == "" {
		text = nil
	}
	for _, l := range body {
		if strings.HasPrefix(l, " ") {
			l = l[shared:]
		}
		text = append(text, strings.TrimRight(l, " "))
	}
	return strings.TrimRight(strings.Join(text, "\n"), "\n")
}

// isName reports whether a word is an identifier of Fluent.
func isName(word string) bool {
	for i := range len(word) {
		c := word[i]
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
		if !letter && (i == 0 || c != '-' && c != '_' && (c < '0' || c > '9')) {
			return false
		}
	}
	return word != ""
}
