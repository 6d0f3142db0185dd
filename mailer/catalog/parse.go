package catalog

import (
	"fmt"
	"strings"
)

// split finds the messages of one file in Fluent's syntax, by their keys, and reads none of them. Its error names the line.
func split(source string) (map[string]*entry, error) {
	lines, list := strings.Split(source, "\n"), map[string]*entry{}
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
		key, _, err := begun(line)
		if err == nil && list[key] != nil {
			err = fmt.Errorf("%s stands twice", key)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		list[key] = &entry{line: i + 1, lines: lines[i:end]}
		i = end
	}
	return list, nil
}

// begun parts the first line of a message: its key, and what stands behind the sign.
func begun(line string) (key, first string, err error) {
	key, first, ok := strings.Cut(line, "=")
	if key = strings.TrimSpace(key); !ok || !isName(key) {
		return "", "", fmt.Errorf("%q does not begin a message", line)
	}
	return key, first, nil
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

func parseMessage(lines []string) (*message, error) {
	key, first, err := begun(lines[0])
	if err != nil {
		return nil, err
	}
	m := &message{}
	body, rest := untilAttribute(lines[1:])
	if m.pattern, err = parsePattern(dedented(first, body)); err != nil {
		return nil, fmt.Errorf("%s: %w", key, err)
	}
	for len(rest) > 0 {
		name, first, ok := strings.Cut(strings.TrimSpace(rest[0])[1:], "=")
		if name = strings.TrimSpace(name); !ok || !isName(name) {
			return nil, fmt.Errorf("%s: %q does not begin an attribute", key, rest[0])
		}
		if m.forms == nil {
			m.forms = map[string]pattern{}
		}
		body, rest = untilAttribute(rest[1:])
		if m.forms[name], err = parsePattern(dedented(first, body)); err != nil {
			return nil, fmt.Errorf("%s.%s: %w", key, name, err)
		}
	}
	return m, nil
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
