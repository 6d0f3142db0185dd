package postgres

import (
	"strconv"
	"strings"
)

// numbered writes the placeholders of a statement as PostgreSQL reads them: ? and ?2 become $1 and $2. A ? without a number is the next after
// the greatest before it, as SQLite counts. Numbers and bytes say what they are: the server would guess from where they stand first.
func numbered(statement string, values []any) string {
	var b strings.Builder
	greatest := 0
	for {
		before, rest, found := strings.Cut(statement, "?")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		n, err := strconv.Atoi(rest[:digits])
		if err != nil {
			n = greatest + 1
		}
		greatest = max(greatest, n)
		b.WriteString("$" + strconv.Itoa(n))
		if n <= len(values) {
			b.WriteString(typed(values[n-1]))
		}
		statement = rest[digits:]
	}
}

// typed is the type of a value as it stands behind its placeholder.
func typed(value any) string {
	switch value.(type) {
	case int64:
		return "::bigint"
	case float64:
		return "::double precision"
	case []byte:
		return "::bytea"
	}
	return ""
}
