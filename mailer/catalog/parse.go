package catalog

import (
	"errors"
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

// parsePattern reads a text with placeables.
func parsePattern(text string) (pattern, error) {
	p, rest, err := patternUntil(text, false)
	if err == nil && rest != "" {
		err = errors.New("a } without {")
	}
	return p, err
}

// patternUntil reads a pattern to its end or, in a variant, to the line that begins the next one or closes the choice.
func patternUntil(text string, inVariant bool) (p pattern, rest string, err error) {
	for text != "" {
		i := strings.IndexAny(text, "{}")
		if inVariant {
			if n := nextVariant(text); n >= 0 && (i < 0 || n < i) {
				return p.add(strings.TrimRight(text[:n], " \n")), text[n:], nil
			}
		}
		switch {
		case i < 0:
			return p.add(text), "", nil
		case text[i] == '}':
			return p.add(strings.TrimRight(text[:i], " \n")), text[i:], nil
		}
		p = p.add(text[:i])
		var e element
		if e, text, err = placeable(text[i+1:]); err != nil {
			return nil, "", err
		}
		p = append(p, e)
	}
	return p, "", nil
}

func (p pattern) add(text string) pattern {
	if text == "" {
		return p
	}
	return append(p, element{text: text})
}

// nextVariant returns where a line begins a variant, "[one]" or "*[other]"; -1 for nowhere.
func nextVariant(text string) int {
	for i := 0; i < len(text); i++ {
		if text[i] != '\n' {
			continue
		}
		line := strings.TrimLeft(text[i+1:], " ")
		if strings.HasPrefix(line, "[") || strings.HasPrefix(line, "*[") {
			return i
		}
	}
	return -1
}

// placeable reads what stands in braces; text begins behind the first.
func placeable(text string) (e element, rest string, err error) {
	text = strings.TrimLeft(text, " \n")
	if strings.HasPrefix(text, `"`) {
		literal, rest, ok := strings.Cut(text[1:], `"`)
		return closed(element{text: literal}, rest, ok)
	}
	end := strings.IndexAny(text, "}\n")
	if arrow := strings.Index(text, "->"); arrow >= 0 && (end < 0 || arrow < end) {
		return selection(text, arrow)
	}
	inner, rest, ok := strings.Cut(text, "}")
	if !ok {
		return e, "", errors.New("a { is not closed")
	}
	e, err = reference(strings.TrimSpace(inner))
	return e, rest, err
}

func closed(e element, rest string, ok bool) (element, string, error) {
	rest, found := strings.CutPrefix(strings.TrimLeft(rest, " "), "}")
	if !ok || !found {
		return e, "", errors.New("a literal is not closed")
	}
	return e, rest, nil
}

// reference reads "$name", "message", "message.form", `FORM($name, "form")`, "CAP($name)" and "SENTENCE($name)".
func reference(inner string) (element, error) {
	if call, ok := strings.CutSuffix(inner, ")"); ok {
		function, arguments, _ := strings.Cut(call, "(")
		name, form, _ := strings.Cut(arguments, ",")
		e := element{arg: strings.TrimPrefix(strings.TrimSpace(name), "$"), form: strings.Trim(form, ` "`),
			capital: function == "CAP" || function == "SENTENCE", sentence: function == "SENTENCE"}
		if !e.capital && function != "FORM" || !isName(e.arg) {
			return e, fmt.Errorf("{ %s } is not understood", inner)
		}
		return e, nil
	}
	name, isArg := strings.CutPrefix(inner, "$")
	if key, form, ok := strings.Cut(name, "."); ok && !isArg && isName(key) && isName(form) {
		return element{message: key, form: form}, nil
	}
	switch {
	case !isName(name):
		return element{}, fmt.Errorf("{ %s } is not understood", inner)
	case isArg:
		return element{arg: name}, nil
	}
	return element{message: name}, nil
}

// selection reads "$n -> [one] … *[other] … }", and `FORM($unit, "gender") -> …`.
func selection(text string, arrow int) (e element, rest string, err error) {
	c := &choice{arg: strings.TrimPrefix(strings.TrimSpace(text[:arrow]), "$")}
	if by := strings.TrimSpace(text[:arrow]); strings.HasPrefix(by, "FORM(") {
		asked, err := reference(by)
		if err != nil {
			return e, "", err
		}
		c.arg, c.form = asked.arg, asked.form
	}
	if rest = text[arrow+len("->"):]; !isName(c.arg) {
		return e, "", fmt.Errorf("{ %s -> … } chooses by no argument", strings.TrimSpace(text[:arrow]))
	}
	for {
		rest = strings.TrimLeft(rest, " \n")
		if after, ok := strings.CutPrefix(rest, "}"); ok {
			if c.other == nil {
				return e, "", fmt.Errorf("the choice by $%s has no *[default]", c.arg)
			}
			return element{choice: c}, after, nil
		}
		if rest, err = c.variant(rest); err != nil {
			return e, "", err
		}
	}
}

// variant reads one variant of a choice.
func (c *choice) variant(text string) (rest string, err error) {
	text, standard := strings.CutPrefix(text, "*")
	key, text, ok := strings.Cut(strings.TrimPrefix(text, "["), "]")
	if !ok {
		return "", fmt.Errorf("the choice by $%s is not closed", c.arg)
	}
	p, rest, err := patternUntil(strings.TrimLeft(text, " "), true)
	if err != nil {
		return "", err
	}
	if p == nil {
		p = pattern{}
	}
	if standard {
		c.other = p
	} else {
		c.variants = append(c.variants, variant{strings.TrimSpace(key), p})
	}
	return rest, nil
}
