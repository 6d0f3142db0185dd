package text

import (
	"strconv"
	"strings"
)

// look is how a style shows words.
type look struct {
	struck, hidden bool
	white          bool // they are white, on what stands around them
	ground         bool // they stand on a colour of their own
}

func (d *declared) look() look {
	v := &d.values
	l := look{struck: strings.Contains(v[decoration], "line-through")}
	l.ground = v[background] != "" && colourOf(v[background]) != "ffffff" && !hasNoColour(v[background])
	l.white = v[background] == "" && colourOf(v[colour]) == "ffffff"
	l.hidden = v[display] == "none" || v[visibility] == "hidden" || v[visibility] == "collapse" || v[msoHide] == "all" || v[contentVisibility] == "hidden" || hasNoColour(v[textFill]) ||
		isZero(v[opacity]) || isZero(amount(v[opacity], "opacity(")) || isZero(amount(v[transform], "scale(")) || isTiny(v[fontSize]) || d.isClipped() || d.isAway() || d.isUnseen()
	return l
}

// isClipped reports whether a box has no room for its words, or shows none of them.
func (d *declared) isClipped() bool {
	v := &d.values
	if isZero(v[maxHeight]) {
		return true
	}
	if v[overflow] == "hidden" || v[overflow] == "clip" {
		for _, p := range [...]property{maxHeight, height, maxWidth, width} {
			if isZero(v[p]) || isPixel(v[p]) {
				return true
			}
		}
	}
	inset := strings.NewReplacer(" ", "", ",", "", "px", "", "%", "").Replace(v[clipPath])
	square := strings.NewReplacer(" ", "", ",", "", "px", "").Replace(v[clip])
	return strings.HasPrefix(inset, "inset(50") || strings.HasPrefix(inset, "inset(100") || strings.HasPrefix(inset, "circle(0") || square == "rect(0000)" || square == "rect(1111)"
}

const (
	farAway = 500  // pixels, or their like, in front of a page or above it
	beyond  = 5000 // behind it
)

// isAway reports whether words stand where nobody looks.
func (d *declared) isAway() bool {
	v := &d.values
	placed := v[position] == "absolute" || v[position] == "fixed" || v[position] == "relative"
	for _, p := range [...]property{left, top, indentation, marginLeft, marginTop} {
		if isBefore(v[p]) && (placed || p >= indentation) {
			return true
		}
	}
	return isBefore(amount(v[transform], "translate(")) || isBefore(amount(v[transform], "translatex(")) || isBefore(amount(v[transform], "translatey("))
}

// isUnseen reports whether words have the colour of what they stand on: where that is not said, a page is white.
func (d *declared) isUnseen() bool {
	words, ground := colourOf(d.values[colour]), colourOf(d.values[background])
	return hasNoColour(d.values[colour]) || words != "" && words == ground
}

func hasNoColour(value string) bool {
	bare := strings.NewReplacer(" ", "", "/", ",").Replace(value)
	alpha := strings.TrimSuffix(bare[strings.LastIndexByte(bare, ',')+1:], ")")
	return bare == "transparent" || (strings.HasPrefix(bare, "rgba(") || strings.HasPrefix(bare, "hsla(") || strings.Contains(value, "/")) && isZero(alpha) ||
		len(bare) == len("#rrggbbaa") && strings.HasSuffix(bare, "00") && bare[0] == '#' || len(bare) == len("#rgba") && bare[0] == '#' && strings.HasSuffix(bare, "0")
}

// isBefore knows lengths far to the left or above: "-9999px", "-100vw".
func isBefore(value string) bool {
	number, negative := strings.CutPrefix(value, "-")
	n, whole := number, len(number)-len(strings.TrimLeft(number, "0123456789"))
	pixels, err := strconv.ParseFloat(n[:whole], 64)
	if unit := strings.Trim(n[whole:], "0123456789. "); unit == "em" || unit == "rem" || unit == "vw" || unit == "vh" || unit == "%" || unit == "in" || unit == "cm" {
		pixels *= 10
	}
	return err == nil && (negative && pixels >= farAway || pixels >= beyond)
}

// amount is what stands behind a function's name: "0" of "opacity(0)".
func amount(value, name string) string {
	_, rest, found := strings.Cut(value, name)
	if !found {
		return ""
	}
	end := strings.IndexAny(rest, ",)")
	return strings.TrimSpace(rest[:max(end, 0)])
}

// isTiny knows sizes of letters that nobody reads.
func isTiny(value string) bool {
	return isZero(value) || isPixel(value) || strings.HasPrefix(value, "0.") && !strings.HasSuffix(value, "em")
}

// isPixel knows "1px" and "1pt".
func isPixel(value string) bool { return value == "1px" || value == "1pt" }

// isZero knows "0", "0.0", "0px" and "0 %".
func isZero(value string) bool {
	number := strings.TrimRight(value, "abcdefghijklmnopqrstuvwxyz% ")
	return number != "" && strings.Trim(number, "0.") == "" && strings.Contains(number, "0")
}

// colourOf is a colour as six hexadecimal digits, as far as it is written so, or one of the names that hide words; "" for others.
func colourOf(value string) string {
	value = strings.TrimSpace(value)
	for word := range strings.FieldsSeq(value) { // "background: #fff url(…)"
		switch hex, isHex := strings.CutPrefix(word, "#"); {
		case isHex && len(hex) == 3:
			return string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
		case isHex && len(hex) == 6:
			return hex
		case word == "white" || word == "window":
			return "ffffff"
		case word == "black":
			return "000000"
		}
	}
	switch bare := strings.ReplaceAll(value, " ", ""); {
	case strings.HasPrefix(bare, "rgb(255,255,255"), strings.HasPrefix(bare, "rgb(100%,100%,100%"), strings.HasPrefix(bare, "rgba(255,255,255,1"), strings.HasPrefix(bare, "hsl(0,0%,100%"):
		return "ffffff"
	case bare == "rgb(0,0,0)":
		return "000000"
	case strings.HasPrefix(bare, "url("), strings.HasPrefix(bare, "linear-"):
		return ""
	}
	return value
}
