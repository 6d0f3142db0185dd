package diagram

import (
	"slices"
	"strings"

	"pbem/rules"
)

// base is what the pieces of chess stand on.
const base = "M 22 90 L 78 90 L 78 79 L 22 79 Z "

// silhouette is how a kind of unit looks, with its name here.
type silhouette struct {
	name string
	outline
}

// silhouettes returns those of all kinds that have one, by letter. Only a game without AMPs borrows those of chess for units of other
// names: Lifeform Chess is played with its pieces, but the boar of an inventor's is no bishop.
func silhouettes(units []rules.UnitName, borrowed bool) map[byte]silhouette {
	known := map[byte]silhouette{}
	for _, u := range units {
		if s := glyph(u, borrowed); known[ascii(u.Letter)].outline == nil && s.outline != nil {
			known[ascii(u.Letter)] = s
		}
	}
	return known
}

// glyph returns the silhouette of a kind of unit, in a square of 100: by its name or, where that is not known here and it may be
// borrowed, by the letter that it shares with a piece of chess; without an outline for neither.
func glyph(u rules.UnitName, borrowed bool) silhouette {
	name := strings.ToLower(u.Name)
	if o := named(name); o != nil || !borrowed {
		return silhouette{name, o}
	}
	return silhouette{chessman(u.Letter), named(chessman(u.Letter))}
}

// chessman names a piece of chess by its letter.
func chessman(letter byte) string {
	switch letter {
	case 'K':
		return "king"
	case 'Q':
		return "queen"
	case 'R':
		return "rook"
	case 'B':
		return "bishop"
	case 'N':
		return "knight"
	case 'P':
		return "pawn"
	}
	return ""
}

func named(name string) outline {
	switch name {
	case "king":
		return path(base + "M 28 74 C 20 60 12 48 24 40 C 36 33 46 42 50 52 C 54 42 64 33 76 40 C 88 48 80 60 72 74 Z " +
			"M 46 8 L 54 8 L 54 16 L 63 16 L 63 24 L 54 24 L 54 40 L 46 40 L 46 24 L 37 24 L 37 16 L 46 16 Z")
	case "queen":
		return join(path(base+"M 27 74 L 14 30 L 33 52 L 34 20 L 50 48 L 66 20 L 67 52 L 86 30 L 73 74 Z"),
			circle(point{14, 27}, 6), circle(point{34, 17}, 6), circle(point{66, 17}, 6), circle(point{86, 27}, 6))
	case "prince":
		return join(path(base+"M 27 74 L 20 40 L 38 56 L 50 28 L 62 56 L 80 40 L 73 74 Z"), circle(point{50, 23}, 7))
	case "rook":
		return path(base + "M 29 74 L 33 44 L 67 44 L 71 74 Z M 24 39 L 24 14 L 37 14 L 37 23 L 44 23 L 44 14 L 56 14 L 56 23 L 63 23 L 63 14 L 76 14 L 76 39 Z")
	case "bishop":
		return join(path(base+"M 31 74 L 31 66 L 69 66 L 69 74 Z M 36 62 C 20 46 34 28 50 18 C 66 28 80 46 64 62 Z "+
			"M 46 32 L 46 38 L 40 38 L 40 45 L 46 45 L 46 56 L 54 56 L 54 45 L 60 45 L 60 38 L 54 38 L 54 32 Z"), circle(point{50, 13}, 6))
	case "knight":
		return join(path("M 28 90 L 80 90 C 82 58 76 28 50 20 L 47 8 L 38 20 C 26 28 20 44 14 56 C 11 64 18 71 26 67 L 38 60 C 46 58 50 54 52 48 C 54 64 34 72 28 90 Z"),
			hole(point{40, 34}, 4))
	case "pawn":
		return join(path("M 24 90 L 76 90 L 76 80 L 24 80 Z M 30 76 C 34 66 42 60 42 50 L 58 50 C 58 60 66 66 70 76 Z"), circle(point{50, 34}, 16))
	case "chief":
		return star(point{50, 53}, 46, 19)
	case "guard":
		return path("M 50 8 C 60 16 72 19 84 19 C 84 54 74 78 50 93 C 26 78 16 54 16 19 C 28 19 40 16 50 8 Z " +
			"M 50 24 C 44 28 38 31 31 32 C 33 53 38 67 50 77 Z")
	case "elephant":
		return join(path("M 22 44 C 22 24 38 14 56 15 C 78 16 90 34 90 56 L 90 88 L 74 88 L 74 68 L 60 68 L 60 88 L 44 88 L 44 66 C 40 66 37 64 34 61 "+
			"C 34 72 32 82 23 87 C 15 91 7 86 8 77 L 16 77 C 17 80 21 80 22 76 C 24 68 22 58 22 44 Z"), hole(point{36, 40}, 4))
	case "warmachine":
		return join(path("M 10 62 L 90 62 L 90 73 L 10 73 Z M 58 62 L 27 25 L 36 18 L 72 62 Z M 58 62 L 70 36 L 79 36 L 76 62 Z"),
			circle(point{27, 18}, 12), circle(point{28, 80}, 12), circle(point{72, 80}, 12), hole(point{28, 80}, 4), hole(point{72, 80}, 4))
	case "wazir":
		return path("M 50 6 L 68 28 L 56 28 L 56 44 L 72 44 L 72 32 L 94 50 L 72 68 L 72 56 L 56 56 L 56 72 L 68 72 L 50 94 L 32 72 L 44 72 L 44 56 L 28 56 L 28 68 L 6 50 L 28 32 L 28 44 L 44 44 L 44 28 L 32 28 Z")
	case "ferz":
		return path("M 14 14 L 42 14 L 34 22 L 50 40 L 66 22 L 58 14 L 86 14 L 86 42 L 78 34 L 60 50 L 78 66 L 86 58 L 86 86 L 58 86 L 66 78 L 50 60 L 34 78 L 42 86 L 14 86 L 14 58 L 22 66 L 40 50 L 22 34 L 14 42 Z")
	}
	return nil
}

func join(outlines ...outline) outline { return slices.Concat(outlines...) }

// star has five points.
func star(center point, outer, inner float64) outline {
	var ps []point
	tips, dents := regular(5, center, outer, 0), regular(5, center, inner, 0.1)
	for i := range 5 {
		ps = append(ps, tips[i].p[0], dents[i].p[0])
	}
	return polygon(ps...)
}
