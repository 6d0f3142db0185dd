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
		"X":                      {`in the move "X", "X" is not one of the letters W F D A N H C Z G K R B Q`, `"(1,4)"`},
		"é":                      {`"é" is not one of the letters`},
		"L":                      {`the leap (1,3) that some write L is written C here`, `"C" or "(1,3)"`},
		"WJ":                     {`in the move "WJ"`, `the leap (2,3) that some write J is written Z here`},
		"W-":                     {"ends where a letter was expected", `"W-D"`},
		"fm":                     {"ends where a letter was expected"},
		"W+F":                    {`"+" stands where`, `"W F"`},
		"W-F":                    {"no direction in common", `"F~R"`},
		"fW-bW":                  {"no direction in common"},
		"WF-R":                   {`in the move "WF-R", "F-R" cannot go on in one line`, "no direction in common"},
		"R0":                     {"the number 0", `"R3"`},
		"R16":                    {"a number is over 15"},
		"R99999999999999999":     {"a number is over 15"},
		"3R":                     {`the number 3 stands before its atom`, `"R3"`},
		"W-2F":                   {`the number 2 stands before its atom`, `"F2"`},
		"K-K-K-K-K":              {"more than 4 legs"},
		"Q~Q":                    {"too many different ways"},
		strings.Repeat("K ", 50): {"too long"},

		"RR":          {"R stands twice", `write "R"`, `"R3"`},
		"WBB":         {"B stands twice"},
		"fQQ":         {"Q stands twice"},
		"NN2":         {"a number stands behind NN", `"NN"`, `"N3"`},
		"W-FF3":       {"a number stands behind FF"},
		"(1,4)(1,4)":  {"(1,4) stands twice", `"(1,4)15"`},
		"(1,4":        {`"(1,4" is no leap`, `"(1,4)"`},
		"(1,":         {`"(1," is no leap`, "without blanks", "quotation marks"},
		"(a,b)":       {"is no leap"},
		"(1,16)":      {"further than 15", `"(15,15)"`},
		"(0,0)":       {"(0,0) goes nowhere", `"(0,4)"`},
		"(1,4)16":     {"a number is over 15"},
		"xW":          {`'x' is no modifier`, "f b l r v s h", "m c i n p g", `"fmW"`},
		"wF":          {`'w' is small`, "the atom W"},
		"oR":          {"cylinder", `"R"`},
		"qN":          {"circle", `"N~N"`},
		"zB":          {"crooked", `"F~F"`},
		"jW":          {"leaps pass over anything", `"pR"`},
		"aW":          {"legs", `"K~K"`},
		"eF":          {"en passant", `"cfF"`},
		"t[W-F]":      {"legs", `"F^R"`},
		"mmW":         {`'m' stands twice`, "write mW"},
		"pgR":         {"p and g stand together", `"pR"`, `"gQ"`},
		"fN":          {`"f" before a leap`, `"ffN"`, `"fhN"`},
		"bC":          {`"bbC"`, `"bhC"`},
		"lZ":          {`"llZ"`, `"lhZ"`},
		"r(1,4)":      {`"rr(1,4)"`, `"rh(1,4)"`},
		"fbN":         {`"ffN"`},
		"fflN":        {`"llN"`, `"lhN"`},
		"mfNN":        {`"ffNN"`, `"fhNN"`},
		"hN":          {`"h" stands behind a direction`, `"fhN"`},
		"fhW":         {`"h" does not go with W`, `"fW"`, `"fhN"`},
		"fhF":         {`"h" does not go with F`},
		"fh(0,4)":     {`"h" does not go with (0,4)`},
		"hK":          {`"h" does not go with K`},
		"F-mW":        {`'m' stands before a later leg`, `"cF^R"`},
		"F~cW":        {`'c' stands before a later leg`},
		"K^iW":        {`'i' stands before a later leg`},
		"pR-W":        {`'p' stands before a leg that is not the last`, `"F-pB"`},
		"pW":          {`'p' hops in a line, and W is one leap`, `"pR"`},
		"gN":          {`'g' hops in a line`, `"gQ"`},
		"pR1":         {`hops in a line, and R1 is one leap`},
		"gN1":         {"hops in a line"},
		"W R QX":      {`in the move "QX", "X" is not one of`},
		"W)":          {`")" stands where`},
		"F^":          {"ends where a letter was expected"},
		"W2 F22":      {`in the move "F22"`, "over 15"},
		"W--W":        {`"-" is not one of the letters`},
		"(15,15)15xF": {`'x' is no modifier`},
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
