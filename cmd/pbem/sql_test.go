package main

import (
	"database/sql"

	"github.com/rogpeppe/go-internal/testscript"
)

// runSQL is the scripts' command "sql FILE STATEMENT": it changes a store behind the program's back, as bad luck would.
func runSQL(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: sql FILE STATEMENT")
	}
	db, err := sql.Open("sqlite", ts.MkAbs(args[0]))
	ts.Check(err)
	defer db.Close()
	_, err = db.Exec(args[1])
	ts.Check(err)
}
