package line_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/line"
)

func TestCut(t *testing.T) {
	for _, c := range []struct {
		text, board, rest string
		toMove            rules.Side
		err               string
	}{
		{text: "8/8 w", board: "8/8", toMove: rules.White},
		{text: "8/8 b", board: "8/8", toMove: rules.Black},
		{text: "8/8 b ", board: "8/8", toMove: rules.Black, rest: " "},
		{text: "8/8 w - a1", board: "8/8", toMove: rules.White, rest: " - a1"},
		{text: " w", toMove: rules.White},
		{text: "", err: "no side to move: add a space and w or b after the board"},
		{text: "8/8w", err: "no side to move: add a space and w or b after the board"},
		{text: "8/8 white", err: `the side to move must be w or b, not "white"`},
		{text: "8/8  w", err: `the side to move must be w or b, not " w"`},
		{text: "8/8 ", err: `the side to move must be w or b, not ""`},
		{text: "8/8 W b", err: `the side to move must be w or b, not "W b"`},
		{text: "8/8 " + strings.Repeat("x", 99), err: `the side to move must be w or b, not "` + strings.Repeat("x", 20) + `"`},
	} {
		board, toMove, rest, err := line.Cut(c.text)
		if board != c.board || toMove != c.toMove || rest != c.rest || said(err) != c.err {
			t.Errorf("%q: %q, %s, %q, %v", c.text, board, toMove, rest, err)
		}
		_, _, err = line.CutPlain(c.text)
		switch {
		case c.err != "" && said(err) != c.err, c.err+c.rest == "" && err != nil:
			t.Errorf("%q alone: %v", c.text, err)
		case c.rest != "" && said(err) != fmt.Sprintf("unexpected %q after the side to move", c.rest[1:]):
			t.Errorf("%q alone: %v", c.text, err)
		}
	}
}

func said(err error) string {
	if err == nil {
		return ""
	}
	return catalog.English().Error(err)
}

// sheet is a board as a test sees it: what was put, in order. It knows x, and [x] as one of three letters.
type sheet struct{ put []string }

func (s *sheet) square(text string, file, rank int) (int, error) {
	at := rules.Square{File: int16(file), Rank: int16(rank + 1)}.String()
	switch {
	case text[0] == 'x':
		s.put = append(s.put, "x"+at)
		return 1, nil
	case strings.HasPrefix(text, "[x]"):
		s.put = append(s.put, "[x]"+at)
		return 3, nil
	}
	return 0, errors.New("no x")
}

func TestReadBoard(t *testing.T) {
	for _, c := range []struct {
		files, ranks     int
		board, want, err string
	}{
		{3, 2, "3/3", "", ""},
		{3, 2, "x1x/2[x]", "xa2 xc2 [x]c1", ""},
		{12, 1, "10xx", "xk1 xl1", ""},
		{12, 1, "x11", "xa1", ""},
		{3, 2, "3", "", "the board has 2 ranks, but the line has 1"},
		{3, 2, "3/3/3", "", "the board has 2 ranks, but the line has 3"},
		{3, 2, "3/3/", "", "the board has 2 ranks, but the line has 3"},
		{3, 2, "/3", "", "rank 2 has 0 places instead of 3"},
		{3, 2, "3/xx", "xa1 xb1", "rank 1 has 2 places instead of 3"},
		{3, 2, "xxxx/3", "xa2 xb2 xc2", "rank 2 has more than 3 places"},
		{3, 2, "3?/3", "", "rank 2 has more than 3 places"},
		{3, 2, "x3/3", "xa2", "rank 2 has more than 3 places"},
		{3, 2, "[x]1?/3", "[x]a2", "rank 2, character 5: no x"},
		{3, 2, "3/4", "", `rank 1, character 1: "4" isn't a number of empty squares (1 to 3)`},
		{3, 2, "3/12", "", `rank 1, character 1: "12" isn't a number of empty squares (1 to 3)`},
		{3, 2, "3/0xxx", "", `rank 1, character 1: "0" isn't a number of empty squares (1 to 3)`},
		{3, 2, "3/03", "", `rank 1, character 1: "03" isn't a number of empty squares (1 to 3)`},
		{3, 2, "3/1" + strings.Repeat("0", 40), "", `rank 1, character 1: "100000" isn't a number of empty squares (1 to 3)`},
	} {
		var s sheet
		err := line.ReadBoard(c.board, c.files, c.ranks, s.square)
		if put := strings.Join(s.put, " "); put != c.want || said(err) != c.err {
			t.Errorf("%s: %s, %v", c.board, put, err)
		}
	}
}

func TestReadOpenBoard(t *testing.T) {
	for _, c := range []struct {
		board        string
		files, ranks int
		want, err    string
	}{
		{"1x/x1/2", 2, 3, "xb3 xa2", ""},
		{"4", 4, 1, "", ""},
		{"[x]", 1, 1, "[x]a1", ""},
		{"1/1/1/1/1", 0, 0, "", "the board has at most 4 ranks, but the line has 5"},
		{"5", 0, 0, "", `rank 1, character 1: "5" isn't a number of empty squares (1 to 4)`},
		{"4x", 0, 0, "", "rank 1 has more than 4 places"},
		{"", 0, 0, "", "rank 1 is empty"},
		{"/2", 0, 0, "", "rank 2 is empty"},
		{"2/", 2, 2, "", "rank 1 has 0 places instead of 2"},
		{"2/3", 2, 2, "", `rank 1, character 1: "3" isn't a number of empty squares (1 to 2)`},
		{"2/1", 2, 2, "", "rank 1 has 1 places instead of 2"},
	} {
		var s sheet
		files, ranks, err := line.ReadOpenBoard(c.board, 4, s.square)
		put := strings.Join(s.put, " ")
		if put != c.want || said(err) != c.err || err == nil && (files != c.files || ranks != c.ranks) {
			t.Errorf("%s: %d files, %d ranks, %s, %v", c.board, files, ranks, put, err)
		}
	}
}

func TestLetters(t *testing.T) {
	for unit := byte('A'); unit <= 'Z'; unit++ {
		for side := rules.White; side <= rules.Black; side++ {
			if s, u := line.Unit(line.Letter(side, unit)); s != side || u != unit {
				t.Errorf("%s's %c is read as %s's %c", side, unit, s, u)
			}
		}
	}
	for _, c := range []byte("*?`{1 \x80\xff") {
		if s, u := line.Unit(c); s != rules.White || u != c {
			t.Errorf("%q is read as %s's %q", c, s, u)
		}
	}
	if got := string(line.AppendEmpty(line.AppendEmpty([]byte("x"), 0), 12)); got != "x12" {
		t.Error(got)
	}
}

// FuzzReadBoard: whatever is read is written again as it was, and no square is put beyond the board.
func FuzzReadBoard(f *testing.F) {
	for _, board := range []string{"3/3", "x1x/2x", "10xx", "/", "0", "x//x", "12/12"} {
		f.Add(board, byte(3), byte(2))
	}
	f.Fuzz(func(t *testing.T, board string, files, ranks byte) {
		if strings.Contains(board, "\x00") {
			return // stands for an empty square here
		}
		width, height := int(files%20)+1, int(ranks%20)+1
		rows := make([][]byte, height)
		for i := range rows {
			rows[i] = make([]byte, width)
		}
		err := line.ReadBoard(board, width, height, func(text string, file, rank int) (int, error) {
			rows[rank][file] = text[0]
			return 1, nil
		})
		if got := written(rows); err == nil && got != board {
			t.Errorf("%q is written %q", board, got)
		}
		files2, ranks2, open := line.ReadOpenBoard(board, 20, func(string, int, int) (int, error) { return 1, nil })
		if err == nil && (open != nil || files2 != width || ranks2 != height) {
			t.Errorf("%q without edges: %d files, %d ranks, %v", board, files2, ranks2, open)
		}
	})
}

func written(rows [][]byte) string {
	var dst []byte
	for rank := len(rows) - 1; rank >= 0; rank-- {
		empty := 0
		for _, c := range rows[rank] {
			if c == 0 {
				empty++
				continue
			}
			dst, empty = append(line.AppendEmpty(dst, empty), c), 0
		}
		if dst = line.AppendEmpty(dst, empty); rank > 0 {
			dst = append(dst, '/')
		}
	}
	return string(dst)
}
