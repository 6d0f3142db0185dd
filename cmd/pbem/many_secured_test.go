package main

import (
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
)

// freeNetwork is one on this machine of which no address has a database ("127.7.8.").
func freeNetwork(t *testing.T) string {
	t.Helper()
	var err error
	for range 20 {
		network := fmt.Sprintf("127.%d.%d.", 1+rand.IntN(254), 1+rand.IntN(254))
		var listener net.Listener
		if listener, err = net.Listen("tcp", network+"3:5432"); err == nil {
			_ = listener.Close()
			return network
		}
	}
	t.Fatalf("a database can listen nowhere: %v", err)
	return ""
}

// listens are the addresses of a database. The first has another besides, of which its certificate says nothing.
func (m *machine) listens() string {
	if m.name == "db1" {
		return m.address + "," + m.all.network + "9"
	}
	return m.address
}

// admits has pg_hba.conf say who may come in, as the page says, and besides whoever is on the machine.
func (m *machine) admits(t *testing.T, p *page) {
	t.Helper()
	lines := append([]string{"local all all trust"}, p.block(t, "The database", 2)...)
	if err := os.WriteFile(filepath.Join(m.data(), "pg_hba.conf"), []byte(m.here(strings.Join(lines, "\n")+"\n")), 0); err != nil {
		t.Fatal(err)
	}
}

// strangers are kept out of the database that the page sets up, and whoever takes its place from its machines.
func (ms *machines) strangers(t *testing.T) {
	t.Helper()
	one, db1, db2 := ms.by["one"], ms.by["db1"], ms.by["db2"]
	known := "&sslmode=verify-full&sslrootcert="
	for what, c := range map[string]struct{ who, host, more, wrong string }{
		"as the page says":                  {"pbem:secret", db1.address, known + filepath.Join(one.dir, "db.pem"), ""},
		"without asking for a certificate":  {"pbem:secret", db1.address, "&sslmode=require", ""},
		"without encryption":                {"pbem:secret", db1.address, "&sslmode=disable", "no pg_hba.conf entry"},
		"with another password":             {"pbem:secrets", db1.address, "", "28P01"},
		"without a password":                {"pbem", db1.address, "", "28P01"},
		"as who makes the standby":          {"copier:secret", db1.address, "", "no pg_hba.conf entry"},
		"as the one who may do all":         {"postgres", db1.address, "", "no pg_hba.conf entry"},
		"to one whose certificate is known": {"pbem:secret", db1.address, known + filepath.Join(db1.dir, "own.crt"), ""},
		"to one whose certificate is not":   {"pbem:secret", db1.address, known + filepath.Join(db2.dir, "own.crt"), "certificate signed by unknown authority"},
		"to one who is called otherwise":    {"pbem:secret", ms.network + "9", known + filepath.Join(one.dir, "db.pem"), "certificate is valid for " + db1.address},
	} {
		conn, err := pgx.Connect(t.Context(), "postgres://"+c.who+"@"+c.host+"/games?passfile=/dev/null"+c.more)
		if (err == nil) != (c.wrong == "") || err != nil && !strings.Contains(err.Error(), c.wrong) {
			t.Errorf("%s: %v, want %s", what, err, strconv.Quote(c.wrong))
		}
		if err == nil {
			_ = conn.Close(t.Context())
		}
	}
	db1.types(t, `sudo -u postgres psql -c "SELECT rolname, left(rolpassword, 14) FROM pg_authid WHERE rolpassword <> ''"`)
	if strings.Count(ms.said, "SCRAM-SHA-256$") != 2 {
		t.Errorf("passwords are kept otherwise:\n%s", ms.said)
	}
}
