package size

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// made is a store that was made.
type made struct {
	Dir      string    `json:"-"` // the folder of its files
	Database string    // its address; "" for a file
	Now      time.Time // when it was made
	Players  int       // in all copies
	Live     int       // games that were being played then, in all copies
	Copies   int       // that it is made of; 1 for one that was not multiplied
}

// madeIn is the one whose files lie in a folder.
func madeIn(dir string) (m made, err error) {
	text, err := os.ReadFile(filepath.Join(dir, madeFile))
	if err != nil {
		return m, fmt.Errorf("it is no store that this program has filled: %w", err)
	}
	m.Dir = dir
	return m, json.Unmarshal(text, &m)
}

// note has madeIn find it.
func (m made) note() error {
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(m.Dir, madeFile), append(text, '\n'), 0o600)
}

// clock goes on from when the store was made. Services on a database have its clock, which nobody sets.
func (m made) clock() func() time.Time {
	if m.Database != "" {
		return time.Now
	}
	began := time.Now()
	return func() time.Time { return m.Now.Add(time.Since(began)) }
}

// beside is a place for a store to compare it with, of the same kind; leave takes it away.
func (m made) beside(ctx context.Context) (other made, leave func() error, err error) {
	other = made{Now: m.Now}
	if other.Dir, err = os.MkdirTemp(filepath.Dir(m.Dir), "pbem-size-empty-"); err != nil {
		return other, nil, err
	}
	leave = func() error { return os.RemoveAll(other.Dir) }
	if m.Database == "" {
		return other, leave, nil
	}
	address, err := url.Parse(m.Database)
	if err != nil {
		return other, nil, errors.Join(errors.New("the database has no address as postgres://user@host/name"), leave())
	}
	name := pgx.Identifier{strings.TrimPrefix(address.Path, "/") + "_empty"}
	run := func(ctx context.Context, statement string) error {
		conn, err := pgx.Connect(ctx, m.Database)
		if err != nil {
			return err
		}
		_, err = conn.Exec(ctx, statement+name.Sanitize())
		return errors.Join(err, conn.Close(ctx))
	}
	if err := errors.Join(run(ctx, "DROP DATABASE IF EXISTS "), run(ctx, "CREATE DATABASE ")); err != nil {
		return other, nil, errors.Join(err, leave())
	}
	address.Path = "/" + name[0]
	other.Database, other.Now = address.String(), time.Now().UTC()
	return other, func() error {
		return errors.Join(os.RemoveAll(other.Dir), run(context.WithoutCancel(ctx), "DROP DATABASE "))
	}, nil
}
