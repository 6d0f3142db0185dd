package postgres

import (
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// TestTextIsKept: any bytes come back as they were, PostgreSQL can keep what is kept, and two texts are never kept alike.
func TestTextIsKept(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "Ada", "a\x00b", "\xff", "\xe2\x82", "\U0010FF00", "\U0010FFFF", "\xf4\x8f", "ü\x00\U0010FEFF"} {
		keepsText(t, text)
	}
	rapid.Check(t, func(t *rapid.T) {
		piece := rapid.OneOf(rapid.String(), rapid.Map(rapid.SliceOf(rapid.Byte()), func(b []byte) string { return string(b) }),
			rapid.Map(rapid.IntRange(firstSpare-2, utf8.MaxRune), func(r int) string { return string(rune(r)) }))
		keepsText(t, piece.Draw(t, "a")+piece.Draw(t, "b"))
	})
}

func keepsText(t interface{ Errorf(string, ...any) }, text string) {
	k := kept(text)
	if got := told(k); got != text {
		t.Errorf("%q is kept as %q and told as %q", text, k, got)
	}
	if !utf8.ValidString(k) || containsNUL(k) {
		t.Errorf("%q is kept as %q", text, k)
	}
}

func containsNUL(text string) bool {
	for _, b := range []byte(text) {
		if b == 0 {
			return true
		}
	}
	return false
}

// TestNumbered: placeholders as SQLite counts them.
func TestNumbered(t *testing.T) {
	t.Parallel()
	for statement, want := range map[string]string{
		"SELECT 1":                            "SELECT 1",
		"a = ? AND b = ?":                     "a = $1::bigint AND b = $2",
		"a < ? AND (?2 = '' OR c = ?2)":       "a < $1::bigint AND ($2 = '' OR c = $2)",
		"a = ?2 AND b = ?1 AND c = ? LIMIT 1": "a = $2 AND b = $1::bigint AND c = $3::bytea LIMIT 1",
	} {
		if got, _ := numbered(statement, []any{int64(1), "x", []byte{1}}); got != want {
			t.Errorf("%s is %s, want %s", statement, got, want)
		}
	}
}

// TestNumberedWithout: what the server knows by itself is no value, and has no number.
func TestNumberedWithout(t *testing.T) {
	t.Parallel()
	got, values := numbered("VALUES (?, ?, ?)", []any{lastOf("outbox"), int64(7), "x"})
	if want := "VALUES (currval(pg_get_serial_sequence('outbox', 'id')), $1::bigint, $2)"; got != want || len(values) != 2 || values[1] != "x" {
		t.Errorf("%s with %v, want %s", got, values, want)
	}
}
