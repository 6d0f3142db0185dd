package command

import (
	"fmt"
	"strings"
	"testing"
)

// TestAhead: answers to be left ready, as people write them; and sentences that begin with the same word.
func TestAhead(t *testing.T) {
	for text, want := range map[string]string{
		"if Wn9-n7 then Wn4-n6":                                                      "if [Wn9-n7|Wn4-n6]",
		"If: n9n7, then n4 to n6.":                                                   "if [n9n7|n4 to n6.]",
		"- if Wn9-n7 then Wn4-n6 then pass then Go4xp5":                              "if [Wn9-n7|Wn4-n6|pass|Go4xp5]",
		"if Anything else then pass\nif any turn then o: n4n6, n3m4":                 "if [any|pass] [any|o: n4n6, n3m4]",
		"if Wn9-n7\nthen Wn4-n6\nCn3-m4\n\nthen\n\nWn7-n8 then Wn6-n7":               "if [Wn9-n7|Wn4-n6\nCn3-m4|Wn7-n8|Wn6-n7]",
		"if Wn9-n7 then Wn4-n6\n\norange: Wn3-n4":                                    "turn; if [Wn9-n7|Wn4-n6]",
		"orange: Wn3-n4\nif Wn9-n7 then Wn4-n6\nsay hi\nif Wn9-n8 then Wn4-n6\ndraw": "turn; if [Wn9-n7|Wn4-n6] [Wn9-n8|Wn4-n6]; say; draw",
		"57: if Wn9-n7 then Wn4-n6\nif Wn9-n7 then Wn4-n6":                           "if 57 [Wn9-n7|Wn4-n6]; if [Wn9-n7|Wn4-n6]",
		"if Wn9-n7":                              "if [Wn9-n7]",
		"if":                                     "if PROBLEM",
		"If you like, we can begin anew.":        "turn PROBLEM",
		"if any of this is unclear then tell me": "turn PROBLEM",
		"ifs":                                    "ifs",
		"unif":                                   "unif",
		"unif all":                               "unif",
		"unif #3":                                "unif 3",
		"unif 3, 4":                              "unif PROBLEM",
		"if Wn9-n7 then Wn4-n6\nThanks!\nBo":     "if [Wn9-n7|Wn4-n6]",
		"if Wn9-n7 then Wn4-n6\nI have enjoyed this so far.": "if [Wn9-n7|Wn4-n6]; turn PROBLEM",
	} {
		if got := showAhead(Parse(text, "", inGame())); got != want {
			t.Errorf("%q is read as\n  %s, want\n  %s", text, got, want)
		}
	}
}

func showAhead(list []Command) string {
	var all []string
	for _, c := range list {
		words := []string{string(c.Kind)}
		if c.Number != 0 {
			words = append(words, fmt.Sprint(c.Number))
		}
		if c.Branch != 0 {
			words = append(words, fmt.Sprint(c.Branch))
		}
		for _, line := range c.Ahead {
			words = append(words, "["+strings.Join(line, "|")+"]")
		}
		if !c.Problem.Empty() {
			words = append(words, "PROBLEM")
		}
		all = append(all, strings.Join(words, " "))
	}
	return strings.Join(all, "; ")
}
