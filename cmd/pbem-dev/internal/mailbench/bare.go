package mailbench

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/emersion/go-smtp"
	"golang.org/x/sync/errgroup"
	_ "modernc.org/sqlite" // the driver "sqlite"

	"pbem/mailer"
)

// Bare measures the bare pipeline: a batch of letters is fetched, written to the disk with its answers in one transaction,
// the answers are sent, and the letters are moved.
func (l *Load) Bare(ctx context.Context, batch int) (time.Duration, error) {
	dir, err := os.MkdirTemp(l.dir, "bare-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	h, err := l.startHost()
	if err != nil {
		return 0, err
	}
	defer h.Stop()
	db, err := openBare(ctx, filepath.Join(dir, "bare.db"))
	if err != nil {
		return 0, err
	}
	defer db.Close()
	began := time.Now()
	if err := l.pump(ctx, h, db, batch); err != nil {
		return 0, err
	}
	took := time.Since(began)
	if arrived := h.arrived.Load(); arrived != int64(len(l.answers)) {
		return 0, fmt.Errorf("%d of %d answers have arrived", arrived, len(l.answers))
	}
	return took, nil
}

func openBare(ctx context.Context, path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", "file:"+path+"?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_txlock=immediate")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	_, err = db.ExecContext(ctx, `CREATE TABLE letters (id INTEGER PRIMARY KEY, data BLOB)`)
	return db, err
}

// pump carries all letters through.
func (l *Load) pump(ctx context.Context, h *host, db *sql.DB, batch int) error {
	client, err := openMailbox(h)
	if err != nil {
		return err
	}
	defer client.Close()
	lanes, err := openLanes(h.SMTPAddr(), batch)
	if err != nil {
		return err
	}
	defer lanes.close()
	found, err := client.UIDSearch(&imap.SearchCriteria{}, nil).Wait()
	if err != nil {
		return err
	}
	answers := l.answers
	for uids := range slices.Chunk(found.AllUIDs(), batch) {
		set := imap.UIDSetNum(uids...)
		letters, err := fetchBare(client, set)
		if err != nil {
			return err
		}
		theirs := answers[:2*len(letters)]
		answers = answers[2*len(letters):]
		for _, a := range theirs {
			letters = append(letters, a.Data)
		}
		if err := keepBare(ctx, db, letters); err != nil {
			return err
		}
		if err := lanes.send(theirs); err != nil {
			return err
		}
		if _, err := client.Move(set, "pbem-done").Wait(); err != nil {
			return err
		}
	}
	return client.Logout().Wait()
}

func openMailbox(h *host) (*imapclient.Client, error) {
	client, err := imapclient.DialInsecure(h.IMAPAddr(), nil)
	if err != nil {
		return nil, err
	}
	err = client.Login(serviceAddress, password).Wait()
	if err == nil {
		err = client.Create("pbem-done", nil).Wait()
	}
	if err == nil {
		_, err = client.Select("INBOX", nil).Wait()
	}
	if err != nil {
		return nil, errors.Join(err, client.Close())
	}
	return client, nil
}

func fetchBare(client *imapclient.Client, set imap.UIDSet) ([][]byte, error) {
	section := &imap.FetchItemBodySection{Peek: true}
	messages, err := client.Fetch(set, &imap.FetchOptions{UID: true, BodySection: []*imap.FetchItemBodySection{section}}).Collect()
	letters := make([][]byte, len(messages))
	for i, m := range messages {
		letters[i] = m.FindBodySection(section)
	}
	return letters, err
}

// keepBare writes letters in one transaction that waits for the disk.
func keepBare(ctx context.Context, db *sql.DB, letters [][]byte) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	insert, err := tx.PrepareContext(ctx, `INSERT INTO letters (data) VALUES (?)`)
	if err != nil {
		return err
	}
	for _, data := range letters {
		if _, err := insert.ExecContext(ctx, data); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// lanes are the bare pipeline's SMTP connections: one for single letters, as many as the program's courier uses for a
// batch.
type lanes []*smtp.Client

const mostLanes = 4

func openLanes(address string, batch int) (lanes, error) {
	var all lanes
	for range min(mostLanes, batch) {
		client, err := smtp.Dial(address)
		if err != nil {
			all.close()
			return nil, err
		}
		all = append(all, client)
	}
	return all, nil
}

func (l lanes) close() {
	for _, client := range l {
		client.Close()
	}
}

// send sends every letter once.
func (l lanes) send(letters []mailer.Envelope) error {
	var next atomic.Int64
	var group errgroup.Group
	for _, client := range l {
		group.Go(func() error {
			for i := int(next.Add(1)) - 1; i < len(letters); i = int(next.Add(1)) - 1 {
				if err := sendBare(client, letters[i]); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return group.Wait()
}

func sendBare(client *smtp.Client, letter mailer.Envelope) error {
	if err := client.Mail(letter.From, nil); err != nil {
		return err
	}
	if err := client.Rcpt(letter.To, nil); err != nil {
		return err
	}
	data, err := client.Data()
	if err != nil {
		return err
	}
	if _, err := data.Write(letter.Data); err != nil {
		return err
	}
	return data.Close()
}
