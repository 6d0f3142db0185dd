package command

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/mailer/catalog"
)

// show writes what was read, a line a command, for comparison: kind, numbers in front, answers, text.
func show(commands []Command) string {
	var out []string
	for _, c := range commands {
		words := []string{string(c.Kind)}
		add := func(when bool, format string, args ...any) {
			if when {
				words = append(words, fmt.Sprintf(format, args...))
			}
		}
		add(c.Game != 0, "game=%d", c.Game)
		add(c.Guard != 0, "guard=%d", c.Guard)
		add(c.Number != 0, "number=%d", c.Number)
		add(c.Yes, "yes")
		add(c.No, "no")
		add(c.Claim != "", "claims=%s", c.Claim)
		add(c.At != Now, "at=%d", c.At)
		add(c.Text != "", "%q", c.Text)
		add(c.Nearest != "", "nearest=%s", c.Nearest)
		add(!c.Problem.Empty(), "PROBLEM")
		out = append(out, strings.Join(words, " "))
	}
	return strings.Join(out, "\n")
}

// english is read once for all tests.
var english = sync.OnceValue(catalog.English)

// written is the problem as the player reads it.
func written(c Command) string { return english().Say(c.Problem) }

func inGame() Context {
	return Context{Game: 42, Presets: []string{"chesimals-0.1", "chesimals-2", "fusion-1"}}
}

func outside() Context { return Context{Presets: inGame().Presets} }

func TestPublicSubject(t *testing.T) {
	const secret = ".abcdefghijklmnopqrstuvwxyz"
	for subject, want := range map[string]string{
		"Re: [pbem 42] Chesimals II":                  "Re: [pbem 42] Chesimals II",
		"Re: [pbem 42w13" + secret + "] Chesimals II": "Re: [pbem 42] Chesimals II",
		"AW: [PBEM 42B13" + secret + "]":              "AW: [pbem 42]",
		"[pbem c17" + secret + "] Please confirm":     "Please confirm",
		"games+42w13" + secret + "@example.org":       "games…@example.org",
		"help":                                        "help",
	} {
		if got := PublicSubject(subject); got != want {
			t.Errorf("%q: %q, want %q", subject, got, want)
		}
	}
}

// TestOneLine reads single lines in a game's thread.
func TestOneLine(t *testing.T) {
	for line, want := range map[string]string{
		"address":                         "address",
		"addresses":                       "address",
		"address add Ada@Example.org.":    `address add "ada@example.org"`,
		"address remove ada@example.org":  `address remove "ada@example.org"`,
		"add address <ada@example.org>":   `address add "ada@example.org"`,
		"address add":                     "address add PROBLEM",
		"address add ada":                 "address add PROBLEM",
		"Address: 12 Main Street":         `address "12 Main Street" PROBLEM`,
		"newkey":                          "newkey",
		"New key, please":                 "newkey",
		"unsubscribe":                     "block",
		"STOP":                            "block",
		"stop it":                         `block "it" PROBLEM`,
		"accept":                          "accept",
		"ACCEPT!":                         "accept",
		"I accept.":                       "accept",
		"yes, I accept.":                  "accept",
		"Yes please accept":               "accept",
		"*accept*":                        "accept",
		"- accept":                        "accept",
		"`accept`":                        "accept",
		"\u200baccept\u00a0":              "accept",
		"accept say Have fun!":            `accept "Have fun!"`,
		"accept the challenge":            "accept",
		"accept 57":                       "accept game=57",
		"accept my apologies":             `turn "accept my apologies" PROBLEM`,
		"accept draw":                     "draw yes",
		"I accept the draw.":              "draw yes",
		"accept undo":                     "undo yes",
		"decline":                         "decline",
		"decline say No time, sorry":      `decline "No time, sorry"`,
		"decline the draw":                "draw no",
		"no draw":                         "draw no",
		"withdraw":                        "withdraw",
		"cancel":                          "withdraw",
		"draw":                            "draw",
		"Draw?":                           "draw",
		"draw yes":                        `draw yes "yes"`,
		"draw: no.":                       `draw no "no"`,
		"I offer a draw":                  "draw",
		"draw g4-g5":                      `draw "g4-g5" PROBLEM`,
		"drawn out g4-g5":                 `turn "g4-g5" PROBLEM`,
		"Undo yes":                        `undo yes "yes"`,
		"take back":                       "undo",
		"undo no, please":                 `undo no "no"`,
		"undo 12":                         `undo "12" PROBLEM`,
		"claim repetition":                `claim claims=repetition "repetition"`,
		"claim quiet":                     `claim claims=quiet "quiet"`,
		"Claim TIME!":                     `claim claims=time "TIME"`,
		"claim":                           "claim PROBLEM",
		"claim the draw":                  `claim "the draw" PROBLEM`,
		"resign":                          "resign",
		"I resign.":                       "resign",
		"resign?":                         "resign",
		"resign because of n4":            `resign "because of n4" PROBLEM`,
		"confirm":                         "confirm",
		"confirm resign":                  `confirm "resign" PROBLEM`,
		"legal":                           "legal",
		"legal n4":                        `legal "n4"`,
		"legal Wn4?":                      `legal "Wn4"`,
		"legal -a-2":                      `legal "-a-2"`,
		"legal everything":                `legal "everything" PROBLEM`,
		"show":                            "show",
		"show 57":                         `show game=57 "57"`,
		"show at 10":                      `show at=10 "at 10"`,
		"show 57 at 0":                    `show game=57 at=0 "57 at 0"`,
		"show #57#10":                     `show game=57 at=10 "#57#10"`,
		"show game 57 at 10":              `show game=57 at=10 "game 57 at 10"`,
		"show me":                         `show "me" PROBLEM`,
		"show at":                         `show "at" PROBLEM`,
		"show game":                       `show "game" PROBLEM`,
		"game 57: show 58":                `show game=57 "58" PROBLEM`,
		"games":                           "games",
		"games are fun":                   `games "are fun" PROBLEM`,
		"history 57":                      `history game=57 "57"`,
		"record":                          "record",
		"resend":                          "resend",
		"time":                            "time",
		"time 3d":                         `time "3d" PROBLEM`,
		"presets":                         "presets",
		"rules":                           "rules",
		"rules Chesimals 2":               `rules "chesimals-2"`,
		"rules chesimal-2":                `rules "chesimal-2" PROBLEM`,
		"help":                            "help",
		"?":                               "help",
		"help DRAW.":                      `help "draw"`,
		"name Ada Lövelace":               `name "Ada Lövelace"`,
		"name":                            "name PROBLEM",
		"name <b>":                        `name "<b>" PROBLEM`,
		"name " + strings.Repeat("x", 61): `name "` + strings.Repeat("x", 61) + `" PROBLEM`,
		"mail HTML":                       `mail "html"`,
		"mail pictures on":                `mail "pictures on"`,
		"Mail  Pictures OFF.":             `mail "pictures off"`,
		"mail pictures":                   `mail "pictures on"`,
		"mail without pictures, please":   `mail "pictures off"`,
		"mail pictures sometimes":         `mail "pictures sometimes" PROBLEM`,
		"mail pigeon":                     `mail "pigeon" PROBLEM`,
		"block":                           "block",
		"unblock":                         "unblock",
		"say hello":                       `say "hello"`,
		"SAY: Hello.":                     `say "Hello."`,
		"say":                             "say PROBLEM",
		"say:":                            "say PROBLEM",
		"saying n4":                       `turn "saying n4" PROBLEM`,
		"orange: Wn4-n6, Cn3-m4":          `turn "orange: Wn4-n6, Cn3-m4"`,
		"newt g4-g5":                      `turn "g4-g5" PROBLEM`,
		"pass":                            `turn "pass"`,
		"12: orange: Wn4-n6":              `turn number=12 "orange: Wn4-n6"`,
		"turn 12: orange: Wn4-n6":         `turn guard=12 "orange: Wn4-n6"`,
		"42: orange: Wn4-n6":              `turn number=42 "orange: Wn4-n6"`,
		"42: 12: orange: Wn4-n6":          `turn game=42 guard=12 "orange: Wn4-n6"`,
		"game 57: orange: Wn4-n6":         `turn game=57 "orange: Wn4-n6"`,
		"[pbem 57] orange: Wn4-n6":        `turn game=57 "orange: Wn4-n6"`,
		"[PBEM 57]: 12: Wn4-n6":           `turn game=57 guard=12 "Wn4-n6"`,
		"0: orange: Wn4-n6":               `turn "orange: Wn4-n6" PROBLEM`,
		"#0: orange: Wn4-n6":              `turn "orange: Wn4-n6" PROBLEM`,
		"٠: orange: Wn4-n6":               `turn "orange: Wn4-n6" PROBLEM`,
		"-1: orange: Wn4-n6":              `turn "orange: Wn4-n6" PROBLEM`,
		"+12: orange: Wn4-n6":             `turn "orange: Wn4-n6" PROBLEM`,
		"−12: orange: Wn4-n6":             `turn "orange: Wn4-n6" PROBLEM`,
		"0:\norange: Wn4-n6":              `turn "orange: Wn4-n6" PROBLEM`,
		"0: resign":                       `turn "resign" PROBLEM`,
		"[pbem 0] orange: Wn4-n6":         `turn "orange: Wn4-n6" PROBLEM`,
		"[pbem -57]: orange: Wn4-n6":      `turn "orange: Wn4-n6" PROBLEM`,
		"- 12: orange: Wn4-n6":            `turn number=12 "orange: Wn4-n6"`,
		"12: resign":                      "resign number=12",
		"12. orange: Wn4-n6":              `turn "12. orange: Wn4-n6"`,
		"12:30 suits me":                  `turn "12:30 suits me" PROBLEM`,
		"00:30 suits me":                  `turn "00:30 suits me" PROBLEM`,
		"n4:n6":                           `turn "n4:n6"`,
		"resing":                          `turn "resing" nearest=resign PROBLEM`,
		"drwa":                            `turn "drwa" nearest=draw PROBLEM`,
		"Nice move!":                      `turn "Nice move!" PROBLEM`,
		"end":                             "",
		"Hi Bo,":                          "",
		"-----":                           "",
		":-)":                             "",
		"":                                "",
	} {
		t.Run(line, func(t *testing.T) {
			if diff := cmp.Diff(want, show(Parse(line, "", inGame()))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestLetterInAGame(t *testing.T) {
	for text, want := range map[string]string{
		"orange: Wn4-n6\nCn3-m4\n\nGo4xp5":         `turn "orange: Wn4-n6\nCn3-m4\nGo4xp5"`,
		"orange:\n\nWn4-n6\n\nCn3-m4":              `turn "orange:\nWn4-n6\nCn3-m4"`,
		"Hi Bo,\n\norange: Wn4-n6\n\nCheers,\nAda": `turn "orange: Wn4-n6"`,
		"orange: Wn4-n6\n\nAda Lovelace\nLondon":   "turn \"orange: Wn4-n6\"\nunknown \"Ada Lovelace\\nLondon\" PROBLEM",
		"orange: Wn4-n6\ndraw":                     "turn \"orange: Wn4-n6\"\ndraw",
		"draw\norange: Wn4-n6":                     "draw\nturn \"orange: Wn4-n6\"",
		"Wn4-n6\nsay hi\nCn3-m4":                   "turn \"Wn4-n6\\nCn3-m4\"\nsay \"hi\"",
		"Wn4-n6\nshow\nCn3-m4":                     "turn \"Wn4-n6\\nCn3-m4\"\nshow",
		"42: Wn4-n6\n57: Nc1-d3":                   "turn number=42 \"Wn4-n6\"\nturn number=57 \"Nc1-d3\"",
		"42: Wn4-n6\ngame 57: Nc1-d3\nPa2-a3":      "turn number=42 \"Wn4-n6\"\nturn game=57 \"Nc1-d3\\nPa2-a3\"",
		"say hello\nworld":                         `say "hello\nworld"`,
		"say hello\nWn4-n6":                        "say \"hello\"\nturn \"Wn4-n6\"",
		"say hello\nand 3 words more":              `say "hello\nand 3 words more"`,
		"say hello\npass":                          "say \"hello\"\nturn \"pass\"",
		"say hello\norange:\nWn4-n6":               "say \"hello\"\nturn \"orange:\\nWn4-n6\"",
		"say hello\n\nworld":                       "say \"hello\"\nturn \"world\" PROBLEM",
		"say hello\nresign":                        "say \"hello\"\nresign",
		"say this line is so long that my mail program wraps it at 72\ncharacters and 3 words more": `say "this line is so long that my mail program wraps it at 72\ncharacters and 3 words more"`,
		"SAY:\nmulti\n\n  line\nresign\nend\nshow":                                                  `say "multi\n\n  line\nresign"`,
		"SAY: multi\nline":                                 `say "multi\nline"`,
		"show\nend\nresign":                                "show",
		"show\nEnd.\nresign":                               "show",
		"show\nThe end\nresign":                            "show\nturn \"The end\" PROBLEM\nresign",
		"Thanks,\nresign":                                  "resign",
		"12: Wn4-n6\n13: Cn3-m4":                           "turn number=12 \"Wn4-n6\"\nturn number=13 \"Cn3-m4\"",
		"say games+42w12.abcdefghijklmnopqrstuvwxyz@x.org": `say "games…@x.org"`,
	} {
		t.Run(text, func(t *testing.T) {
			if diff := cmp.Diff(want, show(Parse(text, "", inGame()))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestLetterOutsideOfGames(t *testing.T) {
	for text, want := range map[string]string{
		"42: orange: Wn4-n6\n57: Nc1-d3":          "turn game=42 \"orange: Wn4-n6\"\nturn game=57 \"Nc1-d3\"",
		"42: orange: Wn4-n6\n\nCn3-m4\n57: show":  "turn game=42 \"orange: Wn4-n6\\nCn3-m4\"\nshow game=57",
		"42: 12: Wn4-n6":                          `turn game=42 guard=12 "Wn4-n6"`,
		"42:\norange: Wn4-n6":                     `turn game=42 "orange: Wn4-n6"`,
		"42:\nshow":                               "show game=42",
		"42: Wn4-n6\n\nThanks,\nAda":              `turn game=42 "Wn4-n6"`,
		"#42: resign":                             "resign game=42",
		"orange: Wn4-n6":                          `unknown "orange: Wn4-n6" PROBLEM`,
		"Hello,\nI would like to play\nsomething": `unknown "I would like to play\nsomething"`,
		"hepl":                            `unknown "hepl" nearest=help`,
		"yes":                             `unknown "yes" PROBLEM`,
		"Dear games,\nhelp\nBest regards": "help",
		"rules":                           "rules PROBLEM",
		"presets\n\nfoo\nshow 42":         "presets\nunknown \"foo\"\nshow game=42 \"42\"",
	} {
		t.Run(text, func(t *testing.T) {
			if diff := cmp.Diff(want, show(Parse(text, "", outside()))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestSubject(t *testing.T) {
	cases := []struct {
		text, subject string
		ctx           Context
		want          string
	}{
		{"", "help", outside(), "help"},
		{"", "Re: AW: [EXT] Re[2]: Help draw", outside(), `help "draw"`},
		{"show", "resign", inGame(), "show"},
		{"Hello,\nwhat is this?", "help", outside(), "help\nunknown \"what is this?\""},
		{"", "Re: [pbem 42] Chesimals II: Ada – Bo, turn 12", inGame(), ""},
		{"Hi!", "[pbem 42] Chesimals II: Ada – Bo, turn 12", outside(), ""},
		{"", "Re: [pbem 42] orange: Wn4-n6, Cn3-m4", inGame(), `turn "orange: Wn4-n6, Cn3-m4"`},
		{"", "[pbem 42] resign", outside(), "resign game=42"},
		{"", "[pbem 57] resign", inGame(), "resign game=57"},
		{"", "[pbem 42w12.abcdefghijklmnopqrstuvwxyz] accept", outside(), "accept game=42"},
		{"", "42: orange: Wn4-n6", outside(), `turn game=42 "orange: Wn4-n6"`},
		{"", "orange: Wn4-n6", outside(), ""},
		{"", "Greetings from Rome", outside(), ""},
		{"", "", outside(), ""},
	}
	for _, c := range cases {
		t.Run(c.subject, func(t *testing.T) {
			if diff := cmp.Diff(c.want, show(Parse(c.text, c.subject, c.ctx))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestSubjectToken(t *testing.T) {
	const secret, other = "abcdefghijklmnopqrstuvwx23", "bcdefghijklmnopqrstuvwx234"
	for subject, want := range map[string]struct {
		turn    int // of the tag; 0 for none
		damaged bool
		game    int
		public  string
	}{
		"Re: [pbem 42] Chesimals: Ada - Bo, turn 12":                                      {0, false, 42, "Re: [pbem 42] Chesimals: Ada - Bo, turn 12"},
		"[pbem 42] Chesimals, turn 12 [pbem 42w12." + secret + "]":                        {12, false, 42, "[pbem 42] Chesimals, turn 12"},
		"AW: SV: Fwd: [pbem 42] Chesimals, turn 12 [pbem 42w12." + secret + "]":           {12, false, 42, "AW: SV: Fwd: [pbem 42] Chesimals, turn 12"},
		"回复：[pbem 42] Chesimals [PBEM 42W12." + strings.ToUpper(secret) + "]":             {12, false, 42, "回复： [pbem 42] Chesimals"},
		"Re: [pbem 42w12." + secret + "] Chesimals, turn 12":                              {12, false, 42, "Re: [pbem 42] Chesimals, turn 12"},
		"Re: Please confirm: resign [pbem c17." + secret + "]":                            {0, false, 0, "Re: Please confirm: resign"},
		"[pbem 42] Chesimals [pbem 42w12." + secret[:9] + " " + secret[9:] + "]":          {12, false, 42, "[pbem 42] Chesimals"},
		"[pbem 42] Chesimals [pbem 42w12." + secret + "] (was: Hello)":                    {12, false, 42, "[pbem 42] Chesimals (was: Hello)"},
		"[pbem 42] Chesimals [pbem 42w12." + secret + "] Re: [pbem 42w12." + secret + "]": {12, false, 42, "[pbem 42] Chesimals Re:"},
		"[pbem 42] Chesimals [pbem 42w12." + secret + "] Re: [pbem 42w13." + other + "]":  {0, true, 42, "[pbem 42] Chesimals Re:"},
		"[pbem 42] Chesimals, turn 12 [pbem 42w12." + secret[:20]:                         {0, true, 42, "[pbem 42] Chesimals, turn 12"},
		"[pbem 42] Chesimals, turn 12 [pbem 42w12." + secret[:20] + "...]":                {0, true, 42, "[pbem 42] Chesimals, turn 12"},
		"[pbem 42] Chesimals, turn 12 [pbem ":                                             {0, true, 42, "[pbem 42] Chesimals, turn 12"},
		"[pbem 42] Chesimals, turn 12 [pb":                                                {0, false, 42, "[pbem 42] Chesimals, turn 12 [pb"},
		"hello":                                                                           {0, false, 0, "hello"},
		"pbem 42":                                                                         {0, false, 0, "pbem 42"},
		"K\u212a [pbem 42]":                                                               {0, false, 0, "K\u212a [pbem 42]"},
		"see 42w12." + secret:                                                             {0, false, 0, "see …"},
	} {
		tag, damaged := SubjectToken(subject)
		if tag.Claim.Turn != want.turn || damaged != want.damaged || SubjectGame(subject) != want.game || PublicSubject(subject) != want.public {
			t.Errorf("%q: %+v, damaged %v, game %d, %q; want %+v", subject, tag, damaged, SubjectGame(subject), PublicSubject(subject), want)
		}
	}
	if tag, _ := SubjectToken("Please confirm [pbem c17." + secret + "]"); tag.Pending.Number != 17 {
		t.Errorf("%+v", tag)
	}
}

// TestLineIsAsWritten: the line is there for quoting.
func TestLineIsAsWritten(t *testing.T) {
	got := Parse("  *Yes*, I accept!\n12: orange: Wn4-n6\nCn3-m4\nsay hi\nyou", "", inGame())
	var lines []string
	for _, c := range got {
		lines = append(lines, c.Line)
	}
	want := []string{"12: orange: Wn4-n6\nCn3-m4", "say hi\nyou", "*Yes*, I accept!"}
	if diff := cmp.Diff(want, lines); diff != "" {
		t.Error(diff)
	}
}
