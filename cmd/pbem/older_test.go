package main

import (
	"bytes"
	"crypto/tls"
	"net/mail"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/demo"
	"pbem/internal/testing/realmail"
	"pbem/mailer/mailtest"
)

// TestOldBackupThroughDovecot plays half a game through real servers, keeps a copy of the store, plays the game to its end,
// and puts the copy back. The daemon notices, says so and ends with exit code 4, again and again, and by pipe with 75. With
// --catch-up it makes the same records, byte for byte, out of the letters in the mailbox, and what it sends once more are the
// same letters.
func TestOldBackupThroughDovecot(t *testing.T) {
	t.Parallel()
	servers := realmail.ForTest(t)
	script, err := demo.Script("lifeform")
	if err != nil {
		t.Fatal(err)
	}
	half := len(script) / 2
	first := startServe(t, servers)
	stage := realStage(servers)
	dir := filepath.Dir(first.archive)
	store, copied := filepath.Join(dir, "games.db"), filepath.Join(dir, "copy.db")
	if err := stage.Play(t.Context(), script[:half]); err != nil {
		t.Fatal(err)
	}
	first.terminate(t)
	copyFile(t, store, copied)
	second := first.again(t)
	if err := stage.Play(t.Context(), script[half:]); err != nil {
		t.Fatal(err)
	}
	checkFolders(t, servers, len(script)) // or else the last letter would wait in the mailbox, and not be among the handled ones
	second.terminate(t)
	checkRecord(t, first.archive, endings()["lifeform"])
	public, private := readRecords(t, first.archive)

	copyFile(t, copied, store)
	for range 2 {
		if code, said := first.refused(t); code != exitHalted || !strings.Contains(said, "the store is older than what this service has done") ||
			!strings.Contains(said, "--catch-up") {
			t.Fatalf("with an old store: exit %d\n%s", code, said)
		}
	}
	config := filepath.Join(dir, "pbem.yaml")
	if code, _, said := call(t, "deliver", "--config", config); code != exitTemporary || !strings.Contains(said, "--accept-restore") {
		t.Errorf("pbem deliver: exit %d, %s", code, said)
	}
	third := first.again(t, "--catch-up")
	third.awaitReady(t)
	third.awaitSent(t)
	third.terminate(t)
	if again, own := readRecords(t, first.archive); !bytes.Equal(again, public) || !bytes.Equal(own, private) {
		t.Errorf("the record is another one now:\n%s\nbefore\n%s", own, private)
	}
	checkFolders(t, servers, len(script))
	for _, address := range []string{"ada@players.test", "bo@players.test"} {
		checkCopies(t, servers, address)
	}
	fourth := first.again(t)
	fourth.awaitReady(t)
	fourth.terminate(t)
}

func realStage(servers *realmail.Servers) *demo.Stage {
	return &demo.Stage{Service: realService, Now: time.Now, Show: func(demo.Letter) error { return nil },
		Players: map[string]*demo.Player{"ada": realPlayer(servers, "Ada"), "bo": realPlayer(servers, "Bo")}}
}

// again starts the daemon anew in the same folder, with more words on its command line.
func (d *served) again(t *testing.T, words ...string) *served {
	t.Helper()
	next := &served{listen: d.listen, archive: d.archive, cmd: exec.Command(d.cmd.Path, append(d.cmd.Args[1:len(d.cmd.Args):len(d.cmd.Args)], words...)...)}
	next.cmd.Env = d.cmd.Env
	next.begin(t)
	return next
}

// awaitSent waits until no letter is left to be sent.
func (d *served) awaitSent(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if strings.Contains(d.get(t, "/metrics"), "pbem_outbox_waiting 0\n") {
			return
		}
	}
	t.Error("letters are left in the outbox")
}

// refused starts a daemon that is to end by itself.
func (d *served) refused(t *testing.T) (code int, said string) {
	t.Helper()
	next := d.again(t)
	force := time.AfterFunc(60*time.Second, func() { _ = next.cmd.Process.Kill() })
	defer force.Stop()
	_ = next.cmd.Wait() // the exit code is what is asked for
	return next.cmd.ProcessState.ExitCode(), next.log.String()
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	data, err := os.ReadFile(from)
	if err == nil {
		err = os.WriteFile(to, data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func readRecords(t *testing.T, archive string) (public, private []byte) {
	t.Helper()
	public, err := os.ReadFile(filepath.Join(archive, "001.pbem"))
	if err != nil {
		t.Fatal(err)
	}
	if private, err = os.ReadFile(filepath.Join(archive+"-private", "001.pbem")); err != nil {
		t.Fatal(err)
	}
	return public, private
}

// checkCopies wants some of a player's letters to have come twice, and each time the same. It waits for the servers to deliver.
func checkCopies(t *testing.T, servers *realmail.Servers, address string) {
	t.Helper()
	account := mailtest.Account{Address: servers.IMAPS, TLS: &tls.Config{RootCAs: servers.CA}, User: address, Password: servers.Password}
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if copies(t, account) > 0 {
			return
		}
	}
	t.Errorf("no letter to %s came twice: nothing was done again", address)
}

// copies counts the letters of a mailbox that came before, and wants each to be as it was.
func copies(t *testing.T, account mailtest.Account) int {
	t.Helper()
	seen, copies := map[string]string{}, 0
	for _, folder := range []string{"pbem-done", "INBOX"} {
		letters, err := account.Folder(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range letters {
			m, err := mail.ReadMessage(bytes.NewReader(l.Bytes))
			if err != nil {
				t.Fatal(err)
			}
			id, own := m.Header.Get("Message-ID"), ownPart(string(l.Bytes))
			first, known := seen[id]
			if known && first != own {
				t.Errorf("two letters %s differ:\n%s\n\n%s", id, first, own)
			}
			if known {
				copies++
			}
			seen[id] = own
		}
	}
	return copies
}

// ownPart is a letter without what the servers on the way wrote above it.
func ownPart(raw string) string { return raw[max(0, strings.Index(raw, "\r\nFrom: ")):] }
