package text

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// property is one that decides whether words are seen, and seen without a line through them.
type property int

const (
	decoration property = iota
	display
	visibility
	opacity
	fontSize
	msoHide
	colour
	background
	overflow
	maxHeight
	maxWidth
	height
	width
	position
	left
	top
	indentation
	marginLeft
	marginTop
	clip
	clipPath
	transform
	contentVisibility
	textFill
	properties // their number
)

var propertyNames = [properties]string{
	"text-decoration", "display", "visibility", "opacity", "font-size", "mso-hide", "color", "background-color", "overflow", "max-height", "max-width", "height", "width", "position", "left", "top",
	"text-indent", "margin-left", "margin-top", "clip", "clip-path", "transform", "content-visibility", "text-fill-color",
}

func propertyNamed(name string) (property, bool) {
	name = strings.TrimPrefix(strings.TrimPrefix(name, "-webkit-"), "-moz-")
	switch name {
	case "text-decoration-line":
		return decoration, true
	case "background":
		return background, true
	case "overflow-y", "overflow-x":
		return overflow, true
	case "right":
		return left, true
	case "bottom":
		return top, true
	case "filter":
		return opacity, true
	case "font":
		return fontSize, true
	}
	for p, known := range propertyNames {
		if name == known {
			return property(p), true
		}
	}
	return 0, false
}

// declared are the values of the properties, as far as they are declared: the last one counts, and one that is important more than all others.
type declared struct {
	values    [properties]string
	important [properties]bool
}

// declare adds the declarations of a style attribute, or of a rule. They are in lower case.
func (d *declared) declare(style string) {
	for one := range strings.SplitSeq(style, ";") {
		name, value, found := strings.Cut(one, ":")
		p, known := propertyNamed(strings.TrimSpace(name))
		if !found || !known {
			continue
		}
		value, _, important := strings.Cut(value, "!")
		if strings.TrimSpace(name) == "font" {
			value = sizeIn(value)
		}
		d.set(p, strings.TrimSpace(value), important)
	}
}

// sizeIn is the size of letters among the values of "font": "0" of "italic 0/1 serif".
func sizeIn(font string) string {
	for word := range strings.FieldsSeq(font) {
		if strings.ContainsAny(word[:1], "0123456789.") {
			size, _, _ := strings.Cut(word, "/")
			return size
		}
	}
	return ""
}

func (d *declared) set(p property, value string, important bool) {
	if value != "" && (important || !d.important[p]) {
		d.values[p], d.important[p] = value, important
	}
}

// over declares anew what other has declared.
func (d *declared) over(other *declared) {
	for p := range properties {
		d.set(p, other.values[p], other.important[p])
	}
}

// sheet is what the style sheets of a page say, by the last part of each selector: "p", ".old", "p.old", "#old".
type sheet map[string]*declared

const mostRules = 2000 // selectors that are read

// sheetOf reads the style sheets of a page. A page without any has none.
func sheetOf(source string) sheet {
	if !containsFold(source, "<style") {
		return nil
	}
	s := sheet{}
	z := html.NewTokenizer(strings.NewReader(source))
	for inside := false; ; {
		switch z.Next() {
		case html.ErrorToken:
			return s
		case html.StartTagToken:
			name, _ := z.TagName()
			inside = string(name) == "style"
		case html.TextToken:
			if inside {
				s.read(plainCSS(string(z.Raw())))
			}
		default:
			inside = false
		}
	}
}

// read reads rules, also those for a medium that has a screen.
func (s sheet) read(css string) {
	css = strings.NewReplacer("<!--", "", "-->", "").Replace(css)
	for {
		head, rest, found := strings.Cut(css, "{")
		if !found {
			return
		}
		if at := strings.LastIndexByte(head, ';'); at >= 0 { // "@charset …;"
			head = head[at+1:]
		}
		head = strings.TrimLeft(head, "} \t\r\n")
		if strings.HasPrefix(head, "@") && !onScreen(head) {
			css = behindBlock(rest)
			continue
		}
		if strings.HasPrefix(head, "@") {
			css = rest
			continue
		}
		style, after, _ := strings.Cut(rest, "}")
		for selector := range strings.SplitSeq(head, ",") {
			s.add(selector, style)
		}
		css = after
	}
}

// onScreen knows the media that say nothing but that there is a screen.
func onScreen(rule string) bool {
	return strings.HasPrefix(rule, "@media") && !strings.Contains(rule, "(") && (strings.Contains(rule, "screen") || strings.Contains(rule, "all"))
}

// behindBlock returns what stands behind the block that is open.
func behindBlock(css string) string {
	depth := 1
	for i := range len(css) {
		switch css[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return css[i+1:]
			}
		}
	}
	return ""
}

func (s sheet) add(selector, style string) {
	parts := strings.FieldsFunc(selector, func(r rune) bool { return strings.ContainsRune(" \t\r\n>+~", r) })
	if len(parts) == 0 || len(s) >= mostRules {
		return
	}
	last := parts[len(parts)-1]
	if strings.ContainsAny(last, ":[") {
		return
	}
	if s[last] == nil {
		s[last] = &declared{}
	}
	s[last].declare(style)
}

// look is how the words in an element are shown, by the sheets and its own style.
func (s sheet) look(t html.Token) look {
	style := attribute(t, "style")
	if slices.ContainsFunc(t.Attr, func(a html.Attribute) bool { return a.Key == "hidden" }) {
		return look{hidden: true}
	}
	ground, words := attribute(t, "bgcolor"), ""
	if t.DataAtom == atom.Font {
		words = attribute(t, "color")
	}
	if style+ground+words == "" && len(s) == 0 {
		return look{}
	}
	var d declared
	d.set(background, strings.ToLower(ground), false)
	d.set(colour, strings.ToLower(words), false)
	if len(s) > 0 {
		s.match(&d, "*", t.Data)
		for class := range strings.FieldsSeq(strings.ToLower(attribute(t, "class"))) {
			s.match(&d, "."+class, t.Data+"."+class)
		}
		if id := strings.ToLower(attribute(t, "id")); id != "" {
			s.match(&d, "#"+id, t.Data+"#"+id)
		}
	}
	if style != "" {
		d.declare(plainCSS(style))
	}
	return d.look()
}

func (s sheet) match(d *declared, selectors ...string) {
	for _, selector := range selectors {
		if rule := s[selector]; rule != nil {
			d.over(rule)
		}
	}
}

// containsFold reports whether a text contains a word in lower case, however it is written.
func containsFold(text, word string) bool {
	for at := 0; at+len(word) <= len(text); at++ {
		next := strings.IndexByte(text[at:], word[0])
		if next < 0 {
			return false
		}
		if at += next; at+len(word) <= len(text) && strings.EqualFold(text[at:at+len(word)], word) {
			return true
		}
	}
	return false
}
