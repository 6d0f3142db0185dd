package query_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pbem/games/archive/query"
	"pbem/notation/record"
)

// rows are five games: each is found by the letter of its file.
func rows(t testing.TB) (all []query.Row) {
	t.Helper()
	for i, text := range []string{
		"[Game \"9\"]\n[Date \"2026.11.21\"]\n[White \"Ada Lovelace\"]\n[Black \"Bo\"]\n[WhiteId \"p7\"]\n[BlackId \"p9\"]\n[Variant \"cosmic\"]\n[Options \"king_jumps=1 draws=50\"]\n" +
			"[Rated \"yes\"]\n[Termination \"resigned\"]\n[Ended \"2027-02-01T10:11:12Z\"]\n\n1. a1-a2\n1... a6-a5\n1-0\n",
		"[Game \"10\"]\n[Date \"2026.10.02\"]\n[White \"Mu\u0308ller, Ka\u0308the\"]\n[Black \"ADA\"]\n[WhiteId \"p77\"]\n[Variant \"Chesimals-2\"]\n[Termination \"repetition\"]\n\n1. a1-a2 {2026-12-01T10:00:00Z}\n1/2-1/2\n",
		"[Date \"2026.??.??\"]\n[White \"Cy <cy@example.org>\"]\n[Black \"?\"]\n[Variant \"cosmic\"]\n[Annotator \"Stra\u00dfe  nine\"]\n\n*\n",
		"[Format \"pbem record 2\"]\n[Game \"b\"]\n[White \"Bo\"]\n[Black \"Cy\"]\n[Variant \"amoeba\"]\n[Options \"draws=100\"]\n[Signature \"ed25519:x:y\"]\n\n1. a1-a2\n1... a1-a2\n2. a1-a2\n0-1\n",
	} {
		r, err := record.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, query.Row{File: "games/" + string(rune('a'+i)) + ".pbem", Record: r})
	}
	return all
}

// found is the letters of the rows that fit.
func found(t testing.TB, fits query.Where) string {
	t.Helper()
	var letters strings.Builder
	for i, r := range rows(t) {
		if fits(r) {
			letters.WriteByte(byte('a' + i))
		}
	}
	return letters.String()
}

func TestWhere(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ where, want string }{
		{`turns < 40`, "abcd"}, {`turns == 2`, "a"}, {`turns != 2`, "bcd"}, {`turns >= 2 && turns <= 3`, "ad"}, {`turns in 2..3`, "ad"}, {`turns in [0, 3]`, "cd"},
		{`2 > turns`, "bc"}, {`1 < turns and turns < 3`, "a"}, {`turns < 1 || turns > 2`, "cd"}, {`not (turns < 2)`, "ad"}, {`!(turns < 2)`, "ad"},
		{`cause == "resigned"`, "a"}, {`cause == "repetition"`, "b"}, {`termination contains "PETI"`, "b"}, {`cause == ""`, "cd"}, {`cause != ""`, "ab"},
		{`white == "ada lovelace"`, "a"}, {`white contains "ADA"`, "a"}, {`white == "ada"`, ""}, {`black == "Ada"`, "b"}, {`player contains "ada"`, "ab"},
		{`white startsWith "Müller"`, "b"}, {`white endsWith " KÄTHE"`, "b"}, {`white == "müller,   käthe"`, "b"}, {`player == "Müller, Käthe"`, "b"},
		{`player == "p7"`, "a"}, {`player contains "p7"`, "a"}, {`white == "p77"`, "b"}, {`ids contains "p"`, "ab"}, {`whiteid == "P7"`, "a"},
		{`player == "cy@example.org"`, "c"}, {`player == "cy"`, "cd"}, {`player contains "example"`, "c"}, {`"bo" in player`, "ad"}, {`players contains "bo"`, "ad"}, {`black == ""`, "c"},
		{`white == "Cy <cy@example.org>"`, "c"},
		{`preset == "COSMIC"`, "ac"}, {`preset in ["cosmic", "amoeba"]`, "acd"}, {`preset not in ["cosmic", "amoeba"]`, "b"},
		{`option.king_jumps == 1`, "a"}, {`option.king_jumps == "1"`, "a"}, {`option.draws > 60`, "d"}, {`option.draws in 50..100`, "ad"}, {`options contains "king"`, "a"}, {`option.none == 0`, ""},
		{`tag.Annotator == "STRASSE nine"`, "c"}, {`tag["Annotator"] contains "nine"`, "c"}, {`game == 9`, "a"}, {`game in 9..10`, "ab"}, {`game == "B"`, "d"},
		{`date == "2026"`, "abc"}, {`date == 2026`, "abc"}, {`date == "2026-11"`, "a"}, {`date < "2026-11"`, "b"}, {`date <= "2026-10"`, "b"}, {`date > "2026-10"`, "a"}, {`date >= "2026-10"`, "ab"},
		{`date in "2026-10".."2026-11"`, "ab"}, {`"2026-11" <= date`, "a"}, {`date != "2026-11"`, "bcd"}, {`date <= "2026"`, "abc"}, {`date >= "2026-02"`, "ab"},
		{`ended >= "2027"`, "a"}, {`ended == "2027-02-01"`, "a"}, {`ended < "2027-02-01T10:11:12Z"`, "b"}, {`ended > date`, "ab"}, {`date > ended`, ""},
		{`rated`, "a"}, {`!rated`, "bcd"}, {`rated == true`, "a"}, {`rated != true`, "bcd"}, {`signed && !rated`, "d"}, {`signed == rated`, "bc"}, {`true`, "abcd"},
		{`result == "1/2-1/2"`, "b"}, {`result == "*"`, "c"}, {`white == black`, ""}, {`file contains "games/A"`, "a"}, {`revision == 1`, "abcd"}, {`setups == 0`, "abcd"},
	} {
		w, err := query.Parse(c.where)
		if err != nil {
			t.Errorf("%s: %v", c.where, err)
			continue
		}
		if got := found(t, w); got != c.want {
			t.Errorf("%s: %q, want %q", c.where, got, c.want)
		}
	}
}

// TestWhereFaults: every error says where, and what to write.
func TestWhereFaults(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		where string
		at    int
		why   string
	}{
		{``, 1, "breaks off"},
		{`turns <`, 8, "breaks off"},
		{`turns = 3`, 7, "write =="},
		{`turns < 40 && colour == "x"`, 15, `there is no fact "colour"`},
		{`tuns < 40`, 1, "did you mean turns?"},
		{`White == "x"`, 1, "did you mean white?"},
		{`white == ada`, 10, "there is no fact \"ada\"; a text is written in quotes"},
		{`turns`, 1, "turns is a number, so it must be compared with something, like turns < 40"},
		{`white`, 1, `like white contains "a part of it"`},
		{`turns == "many"`, 10, "turns is a number, and cannot be compared by == with a text"},
		{`turns contains "4"`, 16, "cannot be compared by contains"},
		{`white < "b"`, 9, "white is a text, and cannot be compared by < with a text"},
		{`white == true`, 10, "cannot be compared"},
		{`date == 2026-11`, 9, `a date is written in quotes`},
		{`date == "yesterday"`, 9, `"yesterday" is no date`},
		{`date == "2026-13"`, 9, "is no date"},
		{`rated == "yes"`, 10, "rated is a bool"},
		{`option == 1`, 1, "write option.NAME"},
		{`white.name == "x"`, 7, "only option and tag"},
		{`option.x.y == 1`, 10, "only option and tag"},
		{`1 == 1`, 1, "a fact must stand on one side"},
		{`"ada" contains white`, 1, "before contains stands a fact"},
		{`turns + 1 == 2`, 7, "a fact or a value must stand here"},
		{`len(white) > 3`, 1, "a fact or a value"},
		{`any(player, # == "a")`, 1, "compares facts"},
		{`now() > date`, 1, "a fact or a value"},
		{`turns > 1 ? true : false`, 0, "compares facts"},
		{`let x = 1; turns > x`, 0, "compares facts"},
		{`turns in 3`, 10, "a list"},
		{`"a" in "b"`, 8, "one side of in"},
		{`turns > 1; turns > 2`, 0, "compares facts"},
		{`turns < 4.5`, 9, "a fact or a value"},
		{`white matches "(a+)+$"`, 15, "cannot be compared by matches"},
		{`white contains 5 && turns`, 16, "cannot be compared by contains"},
		{strings.Repeat("(", 5000), 4001, "too long"},
		{strings.Repeat("rated && ", 1000) + "rated", 0, ""},
	} {
		_, err := query.Parse(c.where)
		var fault *query.Fault
		if !errors.As(err, &fault) || c.at != 0 && fault.Column != c.at || !strings.Contains(fault.Why, c.why) {
			t.Errorf("%.60s: %v, want at %d: %s", c.where, err, c.at, c.why)
		}
	}
}

func TestIs(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, operator, text, want string }{
		{"player", "contains", "Müller, Käthe", "b"}, {"date", ">=", "2026-11", "a"}, {"result", "==", "1-0", "a"}, {"preset", "==", "cosmic", "ac"},
	} {
		w, err := query.Is(c.name, c.operator, c.text)
		if err != nil || found(t, w) != c.want {
			t.Errorf("%v: %v", c, err)
		}
	}
	for _, c := range [][3]string{{"date", ">=", "soon"}, {"nobody", "==", "x"}, {"turns", "==", "x"}} {
		if _, err := query.Is(c[0], c[1], c[2]); err == nil {
			t.Errorf("%v is a condition", c)
		}
	}
}

// TestOrder: up and down, numbers before words, and last what is not known.
func TestOrder(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		by   []string
		want string
	}{
		{nil, "abcd"}, {[]string{"turns"}, "cbad"}, {[]string{"-turns"}, "dabc"}, {[]string{"game"}, "abdc"}, {[]string{"-game"}, "dbac"},
		{[]string{"date"}, "cbad"}, {[]string{"-date"}, "abcd"}, {[]string{"-ended"}, "abcd"}, {[]string{"preset", "turns"}, "dbca"}, {[]string{"white"}, "adcb"}, {[]string{"option.draws"}, "adbc"},
		{[]string{"rated"}, "bcda"}, {[]string{"-file"}, "dcba"},
	} {
		order, err := query.ParseOrder(c.by)
		if err != nil {
			t.Fatal(err)
		}
		all := rows(t)
		slices.SortStableFunc(all, func(a, b query.Row) int { return order.Compare(order.Key(a), order.Key(b)) })
		got := ""
		for _, r := range all {
			got += r.File[6:7]
		}
		if got != c.want {
			t.Errorf("%v: %s, want %s", c.by, got, c.want)
		}
	}
	for name, want := range map[string]string{"turn": "did you mean turns?", "qqqqqqqqqqq": "lists the facts", "-dat": "did you mean date?"} {
		if _, err := query.ParseOrder([]string{name}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzParse: whatever is written is a condition that can be asked, or a fault within the text.
func FuzzParse(f *testing.F) {
	for _, text := range []string{`turns < 40 && cause == "resigned"`, `date in "2026".."2027"`, `not (option.x == 1 or "a" in player)`, `tag["x"] contains "ß"`, `a ? b : c`, `{1:2}[`, "\"\\u00", "1..", "#", "let x=1;x"} {
		f.Add(text)
	}
	all := rows(f)
	f.Fuzz(func(t *testing.T, text string) {
		w, err := query.Parse(text)
		if err != nil {
			var fault *query.Fault
			if !errors.As(err, &fault) || fault.Column < 1 || fault.Column > len(text)+1 || fault.Why == "" {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		for _, r := range all {
			w(r)
		}
	})
}
