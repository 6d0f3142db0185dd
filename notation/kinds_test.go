package notation

import (
	"strings"
	"testing"

	"pbem/rules"
)

// spelling is a turn as somebody may write it, and what must be read.
type spelling struct {
	kind, text, want string
	words            *rules.Vocabulary
}

// spellings makes all kinds.
func spellings() []spelling {
	var all []spelling
	amp, fusion := ampWords(), fusionWords()
	bullets := []string{"- ", "– ", "— ", "-", "–", "* ", "• ", "· ", "1. ", "1) ", "-- ", "‣ ", "→ "}
	for _, b := range bullets {
		for _, head := range []string{"orange", "orange:", "o", "o:", "O", "Orange:", "ORANGE", "my turn: orange", "orange with"} {
			all = append(all, spelling{"a code or a leader on its own line", head + "\n" + b + "Wn4-n6\n" + b + "Cn3-m4", whole, amp})
		}
		for _, head := range []string{"w", "w:", "W", "white"} {
			all = append(all, spelling{"a code or a leader on its own line", head + "\n" + b + "Gg4-g5\n" + b + "Wg2-g4", "white: Gg4-g5, Wg2-g4", amp})
		}
		for _, head := range []string{"Kg3", "Kg3:", "K g3", "King g3", "kg3:", "g3:", "Kg3,", "the King on g3", "**Kg3**"} {
			lead := "Kg3"
			if head == "g3:" {
				lead = "g3"
			}
			all = append(all, spelling{"a code or a leader on its own line", head + "\n" + b + "Nf3-e5\n" + b + "Pf4-f5", lead + ": Nf3-e5, Pf4-f5", fusion})
		}
	}
	groups := map[string]string{"w": "white", "e": "grey", "g": "green", "W": "white", "E": "grey", "G": "green"}
	for code, name := range groups {
		for _, rest := range []string{" Wg4-g5, Gg2-g3", ", Wg4-g5, Gg2-g3", " - Wg4-g5, Gg2-g3", ". Wg4-g5. Gg2-g3.", "; Wg4-g5; Gg2-g3", "\nWg4-g5\nGg2-g3", " with Wg4-g5, Gg2-g3", " warmachine g4-g5, guard g2-g3"} {
			all = append(all, spelling{"codes w, e, g without a colon", code + rest, name + ": Wg4-g5, Gg2-g3", amp})
		}
	}
	for _, code := range []string{"w", "e", "g"} {
		all = append(all, spelling{"codes w, e, g without a colon", code + " g4-g5, g2-g3", groups[code] + ": g4-g5, g2-g3", amp},
			spelling{"codes w, e, g without a colon", code + " g4g5 g2g3", groups[code] + ": g4?g5, g2?g3", amp})
	}
	for _, remark := range []string{"(good move)", "(I hope!)", "[sorry]", "{best}", "(my favourite)", "(see you at 8)", "(from the left)", "(takes a guard)", "(at last)", "(finally, after 3 days)", "(no choice)", "[my 2nd best]", "(haha)", "(:-))", "(not sure)", "(yes)", "(ups)", "(mit Gruß)"} {
		all = append(all,
			spelling{"remarks in brackets and with", "orange: Wn4-n6 " + remark + ", Cn3-m4", whole, amp},
			spelling{"remarks in brackets and with", "orange " + remark + "\nWn4-n6\nCn3-m4", whole, amp},
			spelling{"remarks in brackets and with", "Kg3: Nf3-e5, Pf4-f5 " + remark, "Kg3: Nf3-e5, Pf4-f5", fusion},
			spelling{"remarks in brackets and with", "Nc1-d3 " + remark, "Nc1-d3", chessWords(8, 8)})
	}
	for _, with := range []string{"orange with Wn4-n6, Cn3-m4", "orange with Wn4-n6 and Cn3-m4", "orange, with Wn4-n6 and with Cn3-m4", "o with n4-n6, n3-m4", "I play orange with Wn4-n6, Cn3-m4", "orange activates Wn4-n6, Cn3-m4", "orange using Wn4-n6, Cn3-m4", "we play orange: Wn4-n6, Cn3-m4", "orange moves Wn4-n6 and Cn3-m4"} {
		want := whole
		if strings.HasPrefix(with, "o ") {
			want = "orange: n4-n6, n3-m4"
		}
		all = append(all, spelling{"remarks in brackets and with", with, want, amp})
	}
	for _, grey := range []string{"gray", "Gray", "GRAY", "gray:", "Gray:", "gray,"} {
		for _, rest := range []string{" Wn4-n6, Cn3-m4", "\nWn4-n6\nCn3-m4", " warmachine n4-n6, Chief n3-m4", " AMP: Wn4-n6, Cn3-m4", "\n- Wn4-n6\n- Cn3-m4"} {
			all = append(all, spelling{"gray", grey + rest, "grey: Wn4-n6, Cn3-m4", amp})
		}
	}
	for name, unit := range map[string]string{"rook": "W", "Rook": "W", "rooks": "W", "dabbabah": "W", "dabbaba": "W", "bishop": "E", "bishops": "E", "Bishop": "E", "alfil": "E", "queen": "S", "Queen": "S", "sliding general": "S", "general": "S", "horse": "N", "knights": "N"} {
		all = append(all, spelling{"names of units in the sources", "Kg3: " + name + " f3-e5", "Kg3: " + unit + "f3-e5", fusion},
			spelling{"names of units in the sources", "Kg3: the " + name + " on f3 to e5", "Kg3: " + unit + "f3-e5", fusion})
	}
	for name, unit := range map[string]string{"rook": "W", "dabbabah": "W", "bishop": "E", "leader": "C", "general": "C", "king": "C", "queen": "C", "brain": "C", "man": "G", "commoner": "G"} {
		all = append(all, spelling{"names of units in the sources", "orange: " + name + " n4-n6", "orange: " + unit + "n4-n6", amp})
	}
	all = append(all, spelling{"names of units in the sources", "Queen c3, ortho: Pf4-f5", "Sc3 ortho: Pf4-f5", fusion}, spelling{"names of units in the sources", "Qc3: Pf4-f5", "Sc3: Pf4-f5", fusion})
	return all
}

// TestKinds: every spelling means what its writer meant.
func TestKinds(t *testing.T) {
	count, right := map[string]int{}, map[string]int{}
	for _, s := range spellings() {
		count[s.kind]++
		got, err := Read(s.text, s.words)
		switch {
		case err != nil:
			t.Errorf("%s: Read(%q): %v", s.kind, s.text, err)
		case show(got.Draft) != s.want:
			t.Errorf("%s: Read(%q) = %q, want %q", s.kind, s.text, show(got.Draft), s.want)
		default:
			right[s.kind]++
		}
	}
	for kind, n := range count {
		t.Logf("%-40s %5d read, %5d right", kind, n, right[kind])
		if n < 30 {
			t.Errorf("%s: only %d", kind, n)
		}
	}
}
