package diagram

import (
	"testing"

	"pbem/rules"
)

// TestGlyphs: every silhouette is written without a slip, and lies in its square.
func TestGlyphs(t *testing.T) {
	names := []string{"king", "queen", "prince", "rook", "bishop", "knight", "pawn", "chief", "guard", "elephant", "warmachine", "wazir", "ferz"}
	for _, name := range names {
		o := glyph(rules.UnitName{Name: name}, false).outline
		if len(o) < 5 || o[0].op != 'M' || o[len(o)-1].op != 'Z' {
			t.Errorf("%s begins or ends wrong: %v", name, o)
		}
		for _, s := range o {
			for _, p := range s.p[:s.points()] {
				if p.x < 0 || p.x > 100 || p.y < 0 || p.y > 100 {
					t.Errorf("%s leaves its square at %v", name, p)
				}
			}
		}
	}
	if glyph(rules.UnitName{Letter: 'Q', Name: "Torso"}, true).outline == nil || glyph(rules.UnitName{Letter: 'X', Name: "dragon"}, true).outline != nil {
		t.Error("unknown names are not drawn by their letters")
	}
}

// TestNoBorrowedPieces: among AMPs a boar is drawn by its letter, and not as the bishop that has it in chess.
func TestNoBorrowedPieces(t *testing.T) {
	units := []rules.UnitName{{Letter: 'B', Name: "boar"}, {Letter: 'K', Name: "King"}}
	if own := silhouettes(units, false); own['B'].outline != nil || own['K'].name != "king" {
		t.Errorf("the boar is drawn as a %s", own['B'].name)
	}
	if chess := silhouettes(units, true); chess['B'].name != "bishop" {
		t.Error("without AMPs, the letters are those of chess")
	}
}
