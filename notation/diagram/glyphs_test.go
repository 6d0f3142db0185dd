package diagram

import (
	"testing"

	"pbem/rules"
)

// TestGlyphs: every silhouette is written without a slip, and lies in its square.
func TestGlyphs(t *testing.T) {
	names := []string{"king", "queen", "prince", "rook", "bishop", "knight", "pawn", "chief", "guard", "elephant", "warmachine", "wazir", "ferz"}
	for _, name := range names {
		o := glyph(rules.UnitName{Name: name}).outline
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
	if glyph(rules.UnitName{Letter: 'Q', Name: "Torso"}).outline == nil || glyph(rules.UnitName{Letter: 'X', Name: "dragon"}).outline != nil {
		t.Error("unknown names are not drawn by their letters")
	}
}
