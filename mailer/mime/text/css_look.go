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
	l := look{struck: strikesThrough(v[decoration])}
	l.ground = v[background] != "" && colourOf(v[background]) != "ffffff" && !hasNoColour(v[background])
	l.white = v[background] == "" && colourOf(v[colour]) == "ffffff"
	l.hidden = v[display] == "none" || v[visibility] == "hidden" || v[visibility] == "collapse" || v[msoHide] == "all" || v[contentVisibility] == "hidden" || hasNoColour(v[textFill]) ||
		isFaint(v[opacity]) || isFaint(amount(v[opacity], "opacity(")) || d.isScaledAway() || isTiny(v[fontSize]) || d.isClipped() || d.isAway() || d.isUnseen()
	return l
}

// strikesThrough reports whether a value may put a line through words: what a variable holds nobody looks up.
func strikesThrough(value string) bool {
	return strings.Contains(value, "line-through") || strings.Contains(value, "var(")
}

// isFaint knows how little of words is seen: "0", ".01", "3%".
func isFaint(value string) bool {
	number, percent := strings.CutSuffix(value, "%")
	n, err := strconv.ParseFloat(number, 64)
	return err == nil && (percent && n <= faintest*100 || !percent && n <= faintest)
}

const faintest = 0.05

// isScaledAway reports whether words are made as small as nothing.
func (d *declared) isScaledAway() bool {
	v := &d.values
	for _, name := range [...]string{"scale(", "scalex(", "scaley(", "scale3d("} {
		if isFaint(amount(v[transform], name)) {
			return true
		}
	}
	return strings.HasPrefix(v[transform], "scale:") && isFaint(strings.TrimPrefix(v[transform], "scale:"))
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
	return isBefore(strings.TrimPrefix(v[transform], "translate:")) || isBefore(amount(v[transform], "translate(")) || isBefore(amount(v[transform], "translatex(")) || isBefore(amount(v[transform], "translatey("))
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
	number := strings.TrimRight(value, "abcdefghijklmnopqrstuvwxyz% ")
	n, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return false
	}
	switch unit := strings.TrimSpace(value[len(number):]); unit {
	case "%":
		return n <= smallest
	case "em", "rem", "ex", "ch", "vw", "vh":
		return n <= smallest/100
	case "px", "pt", "":
		return n <= 1
	}
	return n < 0.05 // inches, picas and the like
}

const smallest = 12.0 // hundredths of the size of other letters

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
	if isNearlyWhite(value) {
		return "ffffff"
	}
	for word := range strings.FieldsSeq(value) { // "background: #fff url(…)"
		switch hex, isHex := strings.CutPrefix(word, "#"); {
		case isHex && isNearlyWhite(word):
			return "ffffff"
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

// isNearlyWhite knows whites however they are written: "#fdfdfd", "rgb(254 254 254)", "hsl(0deg 0% 100%)", "snow".
func isNearlyWhite(value string) bool {
	switch value {
	case "snow", "ivory", "ghostwhite", "floralwhite", "mintcream", "azure", "whitesmoke":
		return true
	}
	if hex, isHex := strings.CutPrefix(value, "#"); isHex && len(hex) == 6 {
		n, err := strconv.ParseUint(hex, 16, 32)
		return err == nil && n>>16 >= palest && n>>8&0xff >= palest && n&0xff >= palest
	}
	name, numbers, _ := strings.Cut(strings.TrimSuffix(value, ")"), "(")
	parts := strings.FieldsFunc(numbers, func(r rune) bool { return r == ' ' || r == ',' || r == '/' })
	switch {
	case (name == "rgb" || name == "rgba") && len(parts) >= 3:
		return atLeast(palest, 255, parts[:3]...)
	case (name == "hsl" || name == "hsla") && len(parts) >= 3:
		return atLeast(palest*100/255, 100, parts[2])
	}
	return false
}

const palest = 0xf8 // of 255

// atLeast reports whether all numbers are as large, or as large a part of a hundred.
func atLeast(least, whole float64, numbers ...string) bool {
	for _, text := range numbers {
		number, percent := strings.CutSuffix(text, "%")
		n, err := strconv.ParseFloat(number, 64)
		if percent {
			n *= whole / 100
		}
		if err != nil || n < least {
			return false
		}
	}
	return true
}
