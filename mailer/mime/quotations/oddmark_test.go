package quotations

import (
	"strings"
	"testing"
)

// TestOddMarks: a quotation is one by whatever sign it is marked, and what begins so without being one is kept.
func TestOddMarks(t *testing.T) {
	t.Parallel()
	for _, sign := range []string{"| ", "# ", ": ", "} "} {
		quoted := sign + strings.ReplaceAll(olderText, "\n", "\n"+sign)
		for name, letter := range map[string]string{
			"above":          "Wb3-c4\n\n" + quoted,
			"below":          quoted + "\n\nWb3-c4",
			"below a header": "Ada wrote:\n" + sign + "resign\n\nWb3-c4",
			"trimmed":        "Wb3-c4\n\n" + strings.ReplaceAll(quoted, sign+"\n", strings.TrimSpace(sign)+"\n"),
			"between":        quoted + "\n\nWb3-c4\n\n" + quoted,
		} {
			if got, _ := Cut(letter); got != "Wb3-c4" {
				t.Errorf("%s, %q: %q", name, sign, got)
			}
		}
	}
	for _, own := range []string{
		"| R | N | B | Q | K | B | N | R |\n| P | P | P | P | P | P | P | P |",
		"|R|N|B|Q|K|B|N|R|\n|P|P|P|P|P|P|P|P|\n+-+-+-+-+-+-+-+-+",
		"| R | N | B | Q | K | B | N | R\n| P | P | P | P | P | P | P | P",
		"#42: Wb3-c4\n#57: Nc1-d3",
		"# 42: Wb3-c4\n# 57: Nc1-d3",
		"# 42: Wb3-c4",
		": Wb3-c4",
		"| Wb3-c4",
	} {
		if got, _ := Cut(own); got != own {
			t.Errorf("%q: %q", own, got)
		}
	}
}
