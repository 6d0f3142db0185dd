package text

import (
	"strconv"
	"strings"
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
	case "text-decoration-line", "text-line-through", "text-line-through-style":
		return decoration, true
	case "background":
		return background, true
	case "overflow-y", "overflow-x":
		return overflow, true
	case "right", "inset", "inset-inline-start":
		return left, true
	case "bottom":
		return top, true
	case "filter":
		return opacity, true
	case "font":
		return fontSize, true
	case "scale", "translate":
		return transform, true
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

// declare adds the declarations of a style attribute. They are in lower case.
func (d *declared) declare(style string) {
	for style != "" {
		var one string
		one, _, style = nextPiece(style)
		d.declareOne(one)
	}
}

// declareOne adds a declaration.
func (d *declared) declareOne(one string) {
	name, value, found := strings.Cut(one, ":")
	name = strings.TrimSpace(name)
	p, known := propertyNamed(name)
	if !found || !known {
		return
	}
	value, _, important := strings.Cut(value, "!")
	value = strings.TrimSpace(value)
	switch {
	case name == "font":
		value = sizeIn(value)
	case name == "scale" || name == "translate":
		value = name + ":" + value
	case strings.HasPrefix(name, "text-line-through") && value != "" && value != "none": // Word's double lines
		value = "line-through"
	case p == decoration && !setsLine(value):
		return
	}
	d.set(p, value, important)
}

// setsLine reports whether a value says which line runs through, below or above the words. What is no such value leaves them as they were.
func setsLine(value string) bool {
	for _, word := range [...]string{"line-through", "none", "underline", "overline", "inherit", "initial", "unset", "revert", "var("} {
		if strings.Contains(value, word) {
			return true
		}
	}
	return false
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

// plainCSS is a style as it means without comments and escapes, in lower case: "line\-through", "l\69ne-through".
func plainCSS(css string) string {
	css = withoutComments(css)
	if !strings.Contains(css, "\\") {
		return strings.ToLower(css)
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(css, "\\")
		b.WriteString(before)
		if !found {
			return strings.ToLower(b.String())
		}
		digits := 0
		for digits < min(6, len(rest)) && strings.IndexByte("0123456789abcdefABCDEF", rest[digits]) >= 0 {
			digits++
		}
		if digits > 0 {
			r, _ := strconv.ParseUint(rest[:digits], 16, 32)
			b.WriteRune(rune(r))
			rest = rest[digits:]
			if rest != "" && strings.IndexByte(" \t\n\r\f", rest[0]) >= 0 {
				rest = rest[1:]
			}
		}
		css = rest
	}
}

// withoutComments removes "/* … */".
func withoutComments(css string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(css, "/*")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		_, css, _ = strings.Cut(rest, "*/")
	}
}
