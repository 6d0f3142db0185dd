package catalog

import (
	"errors"
	"fmt"
	"strings"
)

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
