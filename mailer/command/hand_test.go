package command

import (
	"strings"
	"testing"
)

// foreignMarks stand in front of what somebody else has said, and are no sign of a list.
var foreignMarks = []string{
	"~ ", "~", "~~ ", "= ", "== ", `"`, "“", "„", "‘", "'", "❝", "«", "[Bo] ", "[Bo]", "(Bo) ", "{Bo} ", "<Bo> ", "(was) ", "[28.11.] ", "[14:02] ", "[14:02] Bo: ", "-> ", "--> ", "=> ", "→ ", "► ", "➤ ", "↳ ", "! ", "!! ", "$ ", "^ ", "\\ ", "_ ", "`", "` ",
	"§ ", "¶ ", "@Bo ", "× ", "💬 ", "- “", "(2) “", "2. ~ ", "* = ", ": ", "? ", "\u200b~ ", "<b>", "< ", "<< ", "Bo: ", "Ada: ",
}

// ownMarks are signs of lists, numbers and emphasis, and what goes on with a turn.
var ownMarks = []string{
	"", " ", "- ", "– ", "— ", "* ", "• ", "· ", "+ ", "▪ ", "◦ ", "2. ", "2) ", "(2) ", "[2] ", "#2 ", "2 ", ", ", "; ", "/ ", "& ", "... ", "… ", "👉 ", "✅ ", "1️⃣ ", "\\- ", "=20", "- 2. ", "(yellow) ", "\ufe0f", "[ ] ",
}

// TestOwnHand: a line below a turn is a part of it in the hand of the turn's first line alone. What may be a quotation is asked back.
func TestOwnHand(t *testing.T) {
	t.Parallel()
	ctx := Context{Game: 1, Files: 16, Ranks: 12, Groups: []string{"yellow", "white"}}
	const turn, more = "yellow: Gb4-b5", "Gd4-d5"
	played := func(text string) string {
		for _, c := range Parse(text, "", ctx) {
			if c.Kind == Turn && c.Problem.Empty() {
				return c.Text
			}
		}
		return ""
	}
	for _, mark := range foreignMarks {
		for _, form := range []string{"%s\n\n%m", "%s\n%m", "%s\n%m\n%m", "%s\nsay hi\n\n%m", "yellow:\nGb4-b5\n%m", "%s\n- Gf4-f5\n%m", "12: %s\n\n%m", "%m\n%s", "%m\n\n%s"} {
			text := strings.NewReplacer("%s", turn, "%m", mark+more).Replace(form)
			if got := played(text); strings.Contains(got, "d4") && !strings.HasPrefix(mark, "?") && (form[0] != '%' || form[1] != 'm' || handOf(mark+more, nil).mark != "") {
				t.Errorf("%q plays %q", text, got)
			}
		}
	}
	for _, indent := range []string{"\t", "    ", "  ", "\u00a0\u00a0\u00a0\u00a0", "\u3000\u3000"} {
		for _, form := range []string{"%s\n\n%m", "%s\n\n%m\n%m", "yellow:\nGb4-b5\n\n%m", "%s\n\n%m- ", "%m\n\n%s"} {
			text := strings.NewReplacer("%s", turn, "%m", indent+more).Replace(form)
			if got := played(text); strings.Contains(got, "d4") {
				t.Errorf("%q plays %q", text, got)
			}
		}
	}
	for _, ruler := range []string{"-----", "_____", "=====", "* * *", "~~~~", "[...]", "[…]", "(…)", "...", "“", `"""`, "```", "—", "[Bo]", "(from Bo)", "[quote]", "<<<", "| |"} {
		for _, form := range []string{"%s\n%r\n%m", "%s\n\n%r\n\n%m", "yellow:\nGb4-b5\n%r\n%m"} {
			text := strings.NewReplacer("%s", turn, "%r", ruler, "%m", more).Replace(form)
			if got := played(text); strings.Contains(got, "d4") {
				t.Errorf("%q plays %q", text, got)
			}
		}
	}
	for _, mark := range ownMarks {
		for _, form := range []string{"%s\n%m", "%s\n\n%m", "yellow:\n%n\n%m", "yellow:\n\n%n\n\n%m"} {
			text := strings.NewReplacer("%s", turn, "%n", mark+"Gb4-b5", "%m", mark+more).Replace(form)
			if got := played(text); !strings.Contains(got, "b4") || !strings.Contains(got, "d4") {
				t.Errorf("%q plays %q: %+v", text, got, Parse(text, "", ctx))
			}
		}
	}
	for _, mark := range []string{"→ ", "-> ", "~ ", "“", "[x] ", "    ", "\t", "  - ", "   2. ", "= "} { // all lines are in one hand
		for _, form := range []string{"yellow:\n%n\n%m", "yellow:\n\n%n\n%m", "yellow:\n\n%n\n\n%m"} {
			text := strings.NewReplacer("%n", mark+"Gb4-b5", "%m", mark+more).Replace(form)
			if got := played(text); !strings.Contains(got, "b4") || !strings.Contains(got, "d4") {
				t.Errorf("%q plays %q: %+v", text, got, Parse(text, "", ctx))
			}
		}
	}
	for _, text := range []string{
		"yellow: Gb4-b5\n        Gd4-d5", "yellow: Gb4-b5\n\tGd4-d5", "yellow: Gb4-b5,\n    Gd4-d5", "yellow: Gb4\n-> b5, Gd4\n-> d5", "yellow: Gb4\n→ b5, Gd4-d5", "yellow: Gb4\n- b5, Gd4\n-d5", "**yellow:** `Gb4-b5`\n`Gd4-d5`",
		"-----\nyellow: Gb4-b5\nGd4-d5\n-----", "```\nyellow: Gb4-b5\nGd4-d5\n```", "yellow: Gb4-b5\n(Gd4-d5)", "yellow: Gb4-b5\n[Gd4-d5]", "yellow: Gb4-b5\nsay hi\nGd4-d5", "- yellow: Gb4-b5\n  Gd4-d5", "  yellow: Gb4-b5\n  Gd4-d5",
		"yellow\n  - Gb4-b5\n  - Gd4-d5", "yellow: Gb4-b5 Gd4-\nd5", "yellow:\n\n    Gb4-b5\n\n    Gd4-d5", "Gb4-b5\n\n Gd4-d5", "yellow: Gb4-b5\nand guard d4 to d5",
	} {
		if got := played(text); !strings.Contains(got, "b4") || !strings.Contains(got, "d4") {
			t.Errorf("%q plays %q: %+v", text, got, Parse(text, "", ctx))
		}
	}
}

// TestOrdersInAnotherHand: a command below a turn that looks like a quotation is not carried out, and keeps no turn from being played.
func TestOrdersInAnotherHand(t *testing.T) {
	t.Parallel()
	ctx := Context{Game: 1, Files: 16, Ranks: 12}
	for text, asks := range map[string]bool{
		"\"draw\"": false, "“undo”": false, "    draw": false, "\tdraw": false, "  resign": false, "'draw'": false, "„draw“": false, "«draw»": false, "- \"draw\"": false,
		"draw": true, "- draw": true, "* draw": true, "**draw**": true, " draw": true, "say \"well played\"": true, "2: draw": true,
	} {
		list := Parse("yellow: Gb4-b5\n\n"+text, "", ctx)
		if len(list) != 2 || list[0].Kind != Turn || !list[0].Problem.Empty() || (list[1].Kind != Unknown) != asks || list[1].Problem.Empty() != asks {
			t.Errorf("%q: %+v", text, list)
		}
	}
	for _, text := range []string{"\"draw\"", "    draw", "say hi\n\n\"draw\""} {
		if list := Parse(text, "", ctx); len(list) == 0 || list[len(list)-1].Kind != "draw" {
			t.Errorf("%q with no turn above: %+v", text, list)
		}
	}
	for more, asks := range map[string]bool{"~ Gd4-d5": false, "“Gd4-d5”": false, "[Bo] Gd4-d5": false, "Gd4-d5": true, "- Gd4-d5": true, "    Gd4-d5": true} {
		if list := Parse("if Wn9-n7 then Gb4-b5\n"+more, "", ctx); len(list) != 1 || list[0].Kind != If || list[0].Problem.Empty() != asks {
			t.Errorf("%q below an answer left ready: %+v", more, list)
		}
	}
}
