package board

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
)

// TestParseMoveRefuses: a mistake names the word, what it may mean, and an example.
func TestParseMoveRefuses(t *testing.T) {
	for text, want := range map[string][]string{
		"":                       {"is empty", "K for a king's step"},
		"  ":                     {"is empty"},
		"X":                      {`the move "X": "X" isn't one of W F D A N H C Z G K R B Q`, `"(1,4)"`},
		"é":                      {`"é" isn't one of`},
		"L":                      {`L, the leap (1,3), is written C here`, `"C" or "(1,3)"`},
		"WJ":                     {`the move "WJ"`, `J, the leap (2,3), is written Z here`},
		"W-":                     {"an atom is missing", `"W-D"`},
		"fm":                     {"an atom is missing"},
		"W+F":                    {`"+" is where`, `"W F"`},
		"W-F":                    {"can't go on in one line", `"F~R"`},
		"fW-bW":                  {"can't go on in one line"},
		"WF-R":                   {`the move "WF-R": "F-R" can't go on in one line`},
		"R0":                     {"instead of 0", `"R3"`},
		"R16":                    {"the largest number is 15"},
		"R99999999999999999":     {"the largest number is 15"},
		"3R":                     {`write the number 3 after its letter`, `"R3"`},
		"W-2F":                   {`write the number 2 after its letter`, `"F2"`},
		"K-K-K-K-K":              {"more than 4 legs"},
		"Q~Q":                    {"more than 4096 ways"},
		strings.Repeat("K ", 50): {"too long"},

		"RR":          {"R already goes on", `write "R"`, `"R3"`},
		"WBB":         {"B already goes on"},
		"fQQ":         {"Q already goes on"},
		"NN2":         {"NN goes on without end", `"NN"`, `"N3"`},
		"W-FF3":       {"FF goes on without end"},
		"(1,4)(1,4)":  {"(1,4) is there twice", `"(1,4)15"`},
		"(1,4":        {`"(1,4" isn't a leap`, `"(1,4)"`},
		"(1,":         {`"(1," isn't a leap`, "without blanks", "quotation marks"},
		"(a,b)":       {"isn't a leap"},
		"(1,16)":      {"the furthest leap is 15", `"(15,15)"`},
		"(0,0)":       {"(0,0) goes nowhere", `"(0,4)"`},
		"(1,4)16":     {"the largest number is 15"},
		"xW":          {`'x' isn't a modifier`, "f b l r v s h", "m c i n p g", `"fmW"`},
		"wF":          {`'w' isn't a modifier`, "the atom W"},
		"oR":          {"cylinder", `"R"`},
		"qN":          {`"q" isn't used`, `"K~K"`},
		"zB":          {`"z" isn't used`, `"F~F"`},
		"jW":          {"leaps pass over anything", `"pR"`},
		"aW":          {"legs", `"K~K"`},
		"eF":          {"en passant", `"cfF"`},
		"t[W-F]":      {"legs", `"F^R"`},
		"mmW":         {`'m' is there twice`, "write mW"},
		"pgR":         {"p goes on behind", `"pR"`, `"gQ"`},
		"fN":          {`"f" could mean`, `"ffN"`, `"fhN"`},
		"bC":          {`"bbC"`, `"bhC"`},
		"lZ":          {`"llZ"`, `"lhZ"`},
		"r(1,4)":      {`"rr(1,4)"`, `"rh(1,4)"`},
		"fbN":         {`"ffN"`},
		"fflN":        {`"llN"`, `"lhN"`},
		"mfNN":        {`"ffNN"`, `"fhNN"`},
		"hN":          {`"h" goes after a direction`, `"fhN"`},
		"fhW":         {`"h" doesn't go with W`, `"fW"`, `"fhN"`},
		"fhF":         {`"h" doesn't go with F`},
		"fh(0,4)":     {`"h" doesn't go with (0,4)`},
		"hK":          {`"h" doesn't go with K`},
		"F-mW":        {`'m' speaks of the whole way`, `"cF^R"`},
		"F~cW":        {`'c' speaks of the whole way`},
		"K^iW":        {`'i' speaks of the whole way`},
		"pR-W":        {`'p' is for the last leg`, `"F-pB"`},
		"pW":          {`'p' hops in a line, and W is one leap`, `"pR"`},
		"gN":          {`'g' hops in a line`, `"gQ"`},
		"pR1":         {`hops in a line, and R1 is one leap`},
		"gN1":         {"hops in a line"},
		"W R QX":      {`the move "QX": "X" isn't one of`},
		"W)":          {`")" is where`},
		"F^":          {"an atom is missing"},
		"W2 F22":      {`the move "F22"`, "largest number is 15"},
		"W--W":        {`"-" isn't one of`},
		"(15,15)15xF": {`'x' isn't a modifier`},
	} {
		_, err := ParseMove(text)
		if err == nil {
			t.Errorf("%q is read", text)
			continue
		}
		got := catalog.English().Error(err)
		for _, part := range want {
			if !strings.Contains(got, part) {
				t.Errorf("%q: %s\nwant %s in it", text, got, part)
			}
		}
	}
}

func FuzzParseMove(f *testing.F) {
	for _, s := range []string{"K K~K", "W D W-D D-W", "Q2", "R4", "N", "K~K~K", "Q-Q", "R15~N", "-", "W-", "é", "fmWfcF", "mRcpR", "F F^R",
		"nN2 (1,4)15", "ffbbN-fhN", "flK^gQ5", "ifmW2", "t[W]", "(1", "NN3", "(0,0)"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := ParseMove(text)
		if err != nil {
			return
		}
		again, err := ParseMove(m.String())
		if err != nil || again.String() != m.String() {
			t.Fatalf("%q is written %q, which reads as %v", text, m, err)
		}
		z := Size{Files: 7, Ranks: 5, Holes: Of(2).With(33)}
		var cell [Squares]byte
		cell[18], cell[35] = 1, 1
		for _, black := range []bool{false, true} {
			table := m.Compile(z, black)
			on := Scene{Cell: &cell, Taken: Of(18).With(35), Unmoved: true}
			for sq := range table.Targets(16, &cell).Or(table.TargetsAsking(16, &on)).All() {
				if _, ok := z.Index(usual().At(sq)); !ok || sq == 16 {
					t.Fatalf("%q leads to %v", text, usual().At(sq))
				}
			}
		}
	})
}
