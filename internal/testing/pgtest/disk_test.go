package pgtest_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jackc/pgx/v5"

	"pbem/games/durable/durabletest"
	"pbem/internal/testing/pgtest"
)

// TestFullDisk: processes of a server share memory also when its disk is full, as where that memory is the machine's. A parallel query is what asks
// for some.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	disk := durabletest.SmallDisk(t, 128)
	if err := os.Chmod(filepath.Dir(filepath.Dir(disk.Path)), 0o711); err != nil { // the server runs as somebody else
		t.Fatal(err)
	}
	server, err := pgtest.StartIn(disk.Path, pgtest.Quick()...)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Stop()
	conn, err := pgx.Connect(t.Context(), server.Address("postgres"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	disk.Fill(t, 0)
	if _, err := conn.Exec(t.Context(), "SET force_parallel_mode = on"); err != nil {
		t.Fatal(err)
	}
	if _, err := conn.Exec(t.Context(), "SELECT count(*) FROM pg_class"); err != nil {
		t.Error(err)
	}
	disk.Free(t)
}
