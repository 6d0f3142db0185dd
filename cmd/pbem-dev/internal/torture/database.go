package torture

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver "pgx"
	_ "modernc.org/sqlite"             // the driver "sqlite"

	"pbem/games"
	"pbem/games/durable/durabletest"
	"pbem/games/postgres"
	"pbem/games/sqlite"
	"pbem/internal/testing/pgtest"
)

// ground is what the services of a host keep their store on.
type ground interface {
	// setting is the line of a daemon's configuration that tells of it, "" for none.
	setting(daemon int) string
	// open opens the store, beside services or after them.
	open() (games.Store, error)
	// look opens what the store is made of, for the audit.
	look() (*sql.DB, error)
	// sound says what is not sound in it, nothing if all is.
	sound(db *sql.DB) (wrong []string, err error)
	// spare ends whatever befalls it.
	spare() error
	stop() error
}

// file is a store in a file of a folder.
type file struct{ dir string }

func (f file) path() string { return filepath.Join(f.dir, "games.db") }

func (f file) setting(int) string { return "" }

func (f file) open() (games.Store, error) { return sqlite.Open(f.path()) }

func (f file) look() (*sql.DB, error) { return sql.Open("sqlite", f.path()) }

func (f file) sound(db *sql.DB) (wrong []string, err error) {
	var word string
	if err := db.QueryRow("PRAGMA integrity_check").Scan(&word); err != nil {
		return nil, fmt.Errorf("cannot check the file: %w", err)
	}
	if word != "ok" {
		wrong = append(wrong, word)
	}
	return wrong, nil
}

func (f file) spare() error { return nil }

func (f file) stop() error { return nil }

// database is a store in a PostgreSQL of its own, with a standby if it is to be lost. Between each node and each of the two servers lies a
// way that can be cut.
type database struct {
	dir     string // of sockets; such paths must be short
	cluster *pgtest.Cluster
	ways    [][2]*pgtest.Way // of each node
	disks   map[string]*durabletest.Disk
	fate    func() pgtest.Fate
	spared  atomic.Bool // nothing befalls a COMMIT any more
}

// diskSize is that of a disk that is to be filled, in megabytes.
const diskSize = 512

// kept are the settings of the servers. What is acknowledged is on the disk, and both begin again at once.
func kept() []string {
	return []string{"fsync=on", "shared_buffers=32MB", "max_wal_size=64MB", "wal_keep_size=64MB", "wal_retrieve_retry_interval=200ms", "checkpoint_timeout=30s"}
}

// newDatabase starts the servers. fate is what becomes of a COMMIT.
func newDatabase(ctx context.Context, nodes int, faults Faults, fate func() pgtest.Fate) (*database, error) {
	d := &database{disks: map[string]*durabletest.Disk{}, fate: fate}
	err := d.found(ctx, nodes, faults)
	if err != nil {
		return nil, errors.Join(err, d.stop())
	}
	return d, nil
}

func (d *database) found(ctx context.Context, nodes int, faults Faults) (err error) {
	if d.dir, err = os.MkdirTemp("", "pbem-pg-"); err != nil {
		return fmt.Errorf("cannot make a folder for the sockets: %w", err)
	}
	if err := os.Chmod(d.dir, 0o755); err != nil { // the servers run as somebody else
		return err
	}
	folders, err := d.folders(faults.Has(Disk))
	if err != nil {
		return err
	}
	if d.cluster, err = pgtest.StartCluster(ctx, folders, faults.Has(Lose), kept()...); err != nil {
		return err
	}
	primary, _ := d.cluster.Primary()
	if err := primary.Create(databaseName); err != nil {
		return err
	}
	for node := range nodes {
		if err := d.connect(node); err != nil {
			return err
		}
	}
	return nil
}

// databaseName is that of the store's in the servers.
const databaseName = "torture"

// folders are where the servers keep what they have: small disks, if these are to be filled.
func (d *database) folders(small bool) (folders [2]string, err error) {
	for place := range folders {
		path := filepath.Join(d.dir, fmt.Sprintf("disk-%d", place+1))
		if !small {
			if err := os.Mkdir(path, 0o755); err != nil {
				return folders, err
			}
			folders[place] = path
			continue
		}
		disk, err := durabletest.Mount(path, diskSize)
		if err != nil {
			return folders, err
		}
		folders[place], d.disks[path] = path, disk
	}
	return folders, nil
}

// connect lays the ways of a node.
func (d *database) connect(node int) error {
	var both [2]*pgtest.Way
	for place := range both {
		folder := d.wayFolder(node, place)
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return err
		}
		way, err := pgtest.NewWay(folder, func() string { return d.cluster.Socket(place) }, d.meets)
		if err != nil {
			return err
		}
		both[place] = way
	}
	d.ways = append(d.ways, both)
	return nil
}

func (d *database) meets() pgtest.Fate {
	if d.spared.Load() {
		return pgtest.Arrives
	}
	return d.fate()
}

func (d *database) wayFolder(node, place int) string {
	return filepath.Join(d.dir, fmt.Sprintf("%d-%d", node+1, place+1))
}

// setting names both servers, in either order: whichever takes what is written is the right one.
func (d *database) setting(node int) string {
	hosts := []string{d.wayFolder(node, 0), d.wayFolder(node, 1)}
	return fmt.Sprintf("store: postgres://pbem@/%s?host=%s&target_session_attrs=read-write&connect_timeout=10\n", databaseName, strings.Join(hosts, ","))
}

func (d *database) address() string {
	primary, _ := d.cluster.Primary()
	return primary.Address(databaseName)
}

func (d *database) open() (games.Store, error) { return postgres.Open(d.address()) }

func (d *database) look() (*sql.DB, error) { return sql.Open("pgx", d.address()) }

// sound has the server go through all tables and indexes.
func (d *database) sound(db *sql.DB) (wrong []string, err error) {
	if _, err := db.Exec("CREATE EXTENSION IF NOT EXISTS amcheck"); err != nil {
		return nil, fmt.Errorf("cannot check the tables: %w", err)
	}
	rows, err := db.Query(`SELECT c.oid::regclass::text, h.msg FROM pg_class c, LATERAL verify_heapam(c.oid) h WHERE c.relkind = 'r' AND c.relpersistence = 'p'`)
	if err != nil {
		return nil, fmt.Errorf("cannot check the tables: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var table, what string
		if err := rows.Scan(&table, &what); err != nil {
			return nil, err
		}
		wrong = append(wrong, table+": "+what)
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	if _, err := db.Exec(`SELECT bt_index_check(c.oid, true) FROM pg_class c JOIN pg_am a ON a.oid = c.relam JOIN pg_index i ON i.indexrelid = c.oid
		WHERE a.amname = 'btree' AND c.relpersistence = 'p' AND i.indisready AND i.indisvalid`); err != nil {
		wrong = append(wrong, err.Error())
	}
	return wrong, nil
}

// spare ends whatever befalls the database.
func (d *database) spare() error {
	d.spared.Store(true)
	for _, both := range d.ways {
		for _, way := range both {
			way.Mend()
		}
	}
	primary, _ := d.cluster.Primary()
	return primary.Revive()
}

func (d *database) stop() (err error) {
	for _, both := range d.ways {
		for _, way := range both {
			err = errors.Join(err, way.Close())
		}
	}
	if d.cluster != nil {
		err = errors.Join(err, d.cluster.Stop())
	}
	for _, disk := range d.disks {
		err = errors.Join(err, disk.Unmount())
	}
	return errors.Join(err, os.RemoveAll(d.dir))
}
