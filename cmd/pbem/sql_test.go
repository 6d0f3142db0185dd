package main

import (
	"crypto/sha256"
	"database/sql"
	"database/sql/driver"
	"encoding/binary"
	"fmt"

	"github.com/rogpeppe/go-internal/testscript"
	"modernc.org/sqlite"
)

// eventSum is what the store keeps beside an event, from its columns: a script that plants one must look as if the program had written it.
func eventSum(_ *sqlite.FunctionContext, columns []driver.Value) (driver.Value, error) {
	var b []byte
	for _, c := range columns {
		text := fmt.Append(nil, c)
		b = append(binary.BigEndian.AppendUint32(b, uint32(len(text))), text...)
	}
	sum := sha256.Sum256(b)
	return sum[:16], nil
}

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
