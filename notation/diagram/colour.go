package diagram

const (
	darkLetters  = "#111111"
	lightLetters = "#ffffff"
)

// colours is how a cell is inked: its ground and its letters, as "#rrggbb".
type colours struct{ ground, letters string }

// colours picks an AMP's own colours by its code. A code of a host's own making is inked by side, so that White is
// always light and Black always dark.
func (d *Drawing) colours(c *cell) colours {
	switch {
	case c.unit == 0 && c.light:
		return colours{"#efe6cf", darkLetters}
	case c.unit == 0:
		return colours{"#e2d6b8", darkLetters}
	case c.owner == nobody:
		return colours{"#a9c7d6", darkLetters}
	case c.owner == white:
		return lightInk(c.code)
	}
	return darkInk(c.code)
}

func lightInk(code byte) colours {
	switch code {
	case 'y':
		return colours{"#ffdf33", darkLetters}
	case 'e':
		return colours{"#b4b4b4", darkLetters}
	case 'o':
		return colours{"#ff9f3d", darkLetters}
	}
	return colours{"#ffffff", darkLetters}
}

func darkInk(code byte) colours {
	switch code {
	case 'g':
		return colours{"#17692f", lightLetters}
	case 'b':
		return colours{"#1b49b0", lightLetters}
	case 'r':
		return colours{"#a51c28", lightLetters}
	case 'p':
		return colours{"#64259c", lightLetters}
	}
	return colours{"#2b2b2b", lightLetters}
}
