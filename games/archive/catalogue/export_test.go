package catalogue

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Table reads the answer to a question as it stands in the tables, a line for each row.
func (l *Catalogue) Table(ctx context.Context, text string, args ...any) ([]string, error) {
	return asked(ctx, l, func(r *sql.Rows) (string, error) {
		columns, err := r.Columns()
		if err != nil {
			return "", err
		}
		values, into := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			into[i] = &values[i]
		}
		err = r.Scan(into...)
		return strings.TrimSuffix(fmt.Sprintln(values...), "\n"), err
	}, text, args...)
}

// Statements are those that were asked and run so far, as SQL.
func (l *Catalogue) Statements() (all []string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.asking.Lock()
	defer l.asking.Unlock()
	return slices.Concat(slices.Collect(maps.Keys(l.questions)), slices.Collect(maps.Keys(l.ready)))
}

// RaterName is the name by which a rated person went last, and PageOf their page.
func (l *Catalogue) RaterName(ctx context.Context, who string) (string, error) {
	r, err := l.Ratings(ctx, 0)
	return r.all.names[who], err
}

// PageOf is told with RaterName.
func (l *Catalogue) PageOf(ctx context.Context, who string) (string, error) {
	return single(ctx, l, scanned[string], pageSQL, who)
}
