package web_test

import "testing"

// TestMarksOfEitherSide: marks that come in pairs are told of White where they are even, and of Black where they are odd.
func TestMarksOfEitherSide(t *testing.T) {
	t.Parallel()
	s, _ := noted(t, `1 #HEAD1 by Ada: $14
2 #HEAD2 by Ada: $23
3 #HEAD3 by Ada: $132
4 #HEAD4 by Ada: $139
5 #HEAD5 by Ada: $13
6 #HEAD6 by Ada: $24
`)
	has(t, pages(t, s), "/game/1/index.html", "White is slightly better", "Black is in zugzwang", "White has counterplay", "Black is short of time", "unclear", "mark 24")
}
