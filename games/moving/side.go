package moving

import (
	"context"

	"pbem/games/relational"
)

// Source is a store that is read, as its medium shows it. In it relations are called by their names, without those that are not the store's: the
// list of its migrations, relocations, and what other programs have put beside them.
type Source interface {
	relational.Reader
	// Name is how the store is called in words: its whole path, or its address without a password.
	Name() string
	// Columns lists the columns of all tables, those of a table in their order. A table that has no primary key has a column rowid.
	Columns(ctx context.Context) ([]Column, error)
	// Given returns, of tables that number their rows by themselves, the last number that was given; of others nothing.
	Given(ctx context.Context) (map[string]int64, error)
}

// Side is a store that is moved or filled, likewise.
type Side interface {
	Source
	// Write is that of relational.Medium.
	Write(ctx context.Context, kind relational.Kind, do func(context.Context, relational.Writer) error) error
	// References lists which tables have rows that refer to rows of which others.
	References(ctx context.Context) ([]Reference, error)
	// Bar has every write to the tables fail with games.ErrBarred and the words, but for transactions that have put a row 'copier' into
	// relocations; it waits for those that are under way. Free ends that.
	Bar(ctx context.Context, w relational.Writer, tables []string, why string) error
	Free(ctx context.Context, w relational.Writer, tables []string) error
	// Empty takes all rows out of tables, which are given in an order in which rows refer to those of tables before.
	Empty(ctx context.Context, w relational.Writer, tables []string) error
	// Mute has no trigger of the store's own run any more, for what they did once is copied. again are the statements that bring them back.
	Mute(ctx context.Context, w relational.Writer) (again []string, err error)
	// GoOn has tables that number their rows by themselves go on after the given numbers, and after the greatest there are.
	GoOn(ctx context.Context, w relational.Writer, given map[string]int64) error
}

// Column is a column of a table.
type Column struct {
	Table, Name string
	Kind        Kind
	Key         int // its place in the primary key, from 1; 0: it is not in it
}

// Kind is what a column holds.
type Kind string

const (
	Number Kind = "whole numbers"
	Real   Kind = "numbers"
	Text   Kind = "texts"
	Bytes  Kind = "bytes"
)

// Reference says that rows of a table refer to rows of another.
type Reference struct{ Table, To string }
