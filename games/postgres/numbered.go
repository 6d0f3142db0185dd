package postgres

import (
	"strconv"
	"strings"
)

// numbered writes the placeholders of a statement as PostgreSQL reads them, and returns the values that they stand for: ? and ?2 become $1 and $2. A ?
// without a number is the next after the greatest before it, as SQLite counts. Numbers and bytes say what they are: the server would guess from where
// they stand first. What the server knows by itself is asked for where its value would stand.
func numbered(statement string, values []any) (text string, sent []any) {
	words, sent := placeholders(values)
	var b strings.Builder
	greatest := 0
	for {
		before, rest, found := strings.Cut(statement, "?")
		b.WriteString(before)
		if !found {
			return b.String(), sent
		}
		digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
		n, err := strconv.Atoi(rest[:digits])
		if err != nil {
			n = greatest + 1
		}
		greatest = max(greatest, n)
		if n <= len(words) {
			b.WriteString(words[n-1])
		} else {
			b.WriteString("$" + strconv.Itoa(n))
		}
		statement = rest[digits:]
	}
}

// placeholders are what stands for each value, and the values that are sent.
func placeholders(values []any) (words []string, sent []any) {
	for _, value := range values {
		if table, is := value.(lastOf); is {
			words = append(words, "currval(pg_get_serial_sequence('"+string(table)+"', 'id'))")
			continue
		}
		sent = append(sent, value)
		words = append(words, "$"+strconv.Itoa(len(sent))+typed(value))
	}
	return words, sent
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
