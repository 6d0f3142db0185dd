package realmail

import (
	"crypto/tls"
	"os"
	"strings"
	"testing"

	"github.com/emersion/go-imap/v2/imapclient"
)

func TestServersStartAndStopLeavingNothing(t *testing.T) {
	s := ForTest(t)
	if s == nil {
		return
	}
	client, err := imapclient.DialTLS(s.IMAPS, &imapclient.Options{TLSConfig: &tls.Config{RootCAs: s.CA}})
	if err != nil {
		t.Fatal(err)
	}
	if err := client.Login("games@games.test", s.Password).Wait(); err != nil {
		t.Error(err)
	}
	client.Close()
	s.Stop()
	if _, err := os.Stat(s.dir); !os.IsNotExist(err) {
		t.Errorf("the directory %s is still there: %v", s.dir, err)
	}
}

func TestTail(t *testing.T) {
	text := strings.Repeat("line\n", 100)
	if got := strings.Count(tail(text, 10), "\n"); got > 10 || got < 9 {
		t.Errorf("tail keeps %d lines", got)
	}
	if got := tail("one\n", 10); got != "one\n" {
		t.Errorf("tail(%q) = %q", "one\n", got)
	}
}
