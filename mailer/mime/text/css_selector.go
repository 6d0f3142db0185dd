package text

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// compound is the last part of a selector: what an element itself must be. What must stand around it isn't looked at.
type compound struct {
	names []string // "p", ".old", "#old", "[title=x]"; all in lower case
	doubt bool     // something else must hold, and nobody looks whether it does
}

const mostCompounds = 64 // of one selector

func (c compound) equal(other compound) bool {
	return c.doubt == other.doubt && slices.Equal(c.names, other.names)
}

// key is the name by which a compound is found: the rarest kind first.
func (c compound) key() string {
	key := "*"
	for _, name := range c.names {
		if strings.IndexByte("#.", name[0]) >= 0 || key == "*" && name[0] != '[' {
			key = name
		}
	}
	return key
}

// holds reports whether an element is of the kind.
func (c compound) holds(e element) bool {
	return !slices.ContainsFunc(c.names, func(name string) bool { return !e.is(name) })
}

// compoundsOf reads a selector, or several with commas between; of are the elements around it, for which "&" stands.
func compoundsOf(selector string, of []compound) (list []compound) {
	for _, one := range splitOutside(selector, ",") {
		parts := splitOutside(one, " \t\r\n\f>+~")
		last := ""
		for _, part := range parts {
			if part != "" {
				last = part
			}
		}
		if last != "" && len(list) < mostCompounds {
			list = append(list, compoundOf(last, of)...)
		}
	}
	return list[:min(len(list), mostCompounds)]
}

// splitOutside parts a text at characters that stand in no brackets and no string.
func splitOutside(text, at string) (parts []string) {
	within, begin := 0, 0
	for i := 0; i < len(text); i++ {
		switch b := text[i]; {
		case b == '"' || b == '\'':
			i += endOfString(text[i+1:], b)
		case b == '(' || b == '[':
			within++
		case b == ')' || b == ']':
			within--
		case within <= 0 && strings.IndexByte(at, b) >= 0:
			parts, begin = append(parts, strings.TrimSpace(text[begin:i])), i+1
		}
	}
	return append(parts, strings.TrimSpace(text[begin:]))
}

// compoundOf reads a part of a selector. Where others are named in it ("&", ":is(…)"), it stands for each of them.
func compoundOf(part string, of []compound) []compound {
	list := []compound{{}}
	for part != "" {
		name := part[:nameLength(part)]
		part = part[len(name):]
		switch {
		case name == "*":
		case name == "&":
			list = joined(list, of)
		case name[0] == ':':
			others, holds := pseudo(name)
			if !holds {
				return nil
			}
			list = joined(list, others)
		default:
			list = joined(list, []compound{{names: []string{strings.NewReplacer(`"`, "", "'", "").Replace(name)}}})
		}
	}
	return list
}

// joined are elements that are of both kinds.
func joined(list, others []compound) (all []compound) {
	for _, a := range list {
		for _, b := range others {
			if len(all) < mostCompounds {
				all = append(all, compound{slices.Concat(a.names, b.names), a.doubt || b.doubt})
			}
		}
	}
	return all
}

// nameLength is how long the name at the beginning of a part is: with its brackets.
func nameLength(part string) int {
	within := 0
	for i := 1; i < len(part); i++ {
		switch b := part[i]; {
		case b == '(' || b == '[' && part[0] == '[' || b == '[' && within > 0:
			within++
		case b == ')' || b == ']' && part[0] != '[' && within > 0:
			within--
		case part[0] == '[' && b == ']':
			return i + 1
		case part[0] != '[' && within <= 0 && strings.IndexByte(".#[:&*", b) >= 0 && part[:i] != ":":
			return i
		}
	}
	return len(part)
}

// pseudo is what a name with a colon says: other kinds, or something that nobody looks at. holds is false where it doesn't hold while a letter
// is simply shown.
func pseudo(name string) (others []compound, holds bool) {
	name, argument, _ := strings.Cut(strings.TrimLeft(name, ":"), "(")
	argument = strings.TrimSuffix(argument, ")")
	switch name {
	case "is", "where", "matches", "any", "-webkit-any", "-moz-any":
		if len(argument) < len("is")*200 && strings.Count(argument, "(") < deepest {
			return compoundsOf(argument, nil), true
		}
	case "hover", "focus", "focus-visible", "focus-within", "active", "visited", "target", "checked", "disabled", "before", "after", "selection", "placeholder", "marker", "backdrop":
		return nil, false
	}
	return []compound{{doubt: true}}, true
}

// element is what selectors look at.
type element struct {
	html.Token
	classes []string
}

const mostClasses = 32 // of an element

func elementOf(t html.Token) element {
	e := element{Token: t}
	for class := range strings.FieldsSeq(strings.ToLower(attribute(t, "class"))) {
		if len(e.classes) < mostClasses && !slices.Contains(e.classes, class) {
			e.classes = append(e.classes, class)
		}
	}
	return e
}

// keys are the names by which rules for an element are found.
func (e element) keys() []string {
	keys := []string{"*", e.Data}
	for _, class := range e.classes {
		keys = append(keys, "."+class)
	}
	if id := strings.ToLower(attribute(e.Token, "id")); id != "" {
		keys = append(keys, "#"+id)
	}
	return keys
}

// is reports whether a name is one of the element's.
func (e element) is(name string) bool {
	switch name[0] {
	case '.':
		return slices.Contains(e.classes, name[1:])
	case '#':
		return strings.EqualFold(attribute(e.Token, "id"), name[1:])
	case '[':
		return e.has(strings.Trim(name, "[]"))
	}
	return e.Data == name
}

// has reports whether an attribute is there, and has something of the value that is asked for.
func (e element) has(asked string) bool {
	name, value, _ := strings.Cut(asked, "=")
	name = strings.Trim(name, " ~|^$*")
	value = strings.TrimSpace(strings.TrimSuffix(strings.TrimSuffix(value, " i"), " s"))
	return slices.ContainsFunc(e.Attr, func(a html.Attribute) bool {
		return a.Key == name && strings.Contains(strings.ToLower(a.Val), value)
	})
}
