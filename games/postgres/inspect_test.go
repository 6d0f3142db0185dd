package postgres_test

import (
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"pbem/games/postgres"
)

// TestBytesOfNoLetter: bytes of a letter of which there is nothing else are told, which no foreign key keeps away.
func TestBytesOfNoLetter(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	store := open(t, address)
	defer store.Close()
	if err := store.Commit(t.Context(), playing(1, 0)); err != nil {
		t.Fatal(err)
	}
	if _, err := postgres.Inspect(t.Context(), address); err != nil {
		t.Errorf("a store that is whole: %v", err)
	}
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	if _, err := conn.Exec(t.Context(), `DELETE FROM outbox WHERE id = (SELECT min(id) FROM letters_out)`); err != nil {
		t.Fatal(err)
	}
	const want = "it is damaged: of 1 letters there are bytes, and nothing else"
	if _, err := postgres.Inspect(t.Context(), address); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %q", err, want)
	}
}

// TestChecksumsOfPages: whether pages carry checksums is told as the server's control file has it.
func TestChecksumsOfPages(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	open(t, address).Close()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(t.Context())
	var kind int
	if err := conn.QueryRow(t.Context(), `SELECT data_page_checksum_version FROM pg_control_init()`).Scan(&kind); err != nil {
		t.Fatal(err)
	}
	if found, err := postgres.Inspect(t.Context(), address); err != nil || found.Unsummed != (kind == 0) {
		t.Errorf("checksums of kind %d: unsummed %v, %v", kind, found.Unsummed, err)
	}
}
