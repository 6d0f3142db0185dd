package mailtest

import (
	"bytes"
	"errors"
	"io"
	"net"
	"strings"
	"testing"

	"github.com/emersion/go-imap/v2/imapclient"
	"github.com/emersion/go-smtp"
)

func started(t *testing.T) *Server {
	t.Helper()
	s, err := Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	if err := s.Add("Games@games.test", "secret"); err != nil {
		t.Fatal(err)
	}
	return s
}

func send(s *Server, from, to string) error {
	client, err := smtp.Dial(s.SMTPAddr())
	if err != nil {
		return err
	}
	defer client.Close()
	return client.SendMail(from, []string{to}, strings.NewReader("Subject: x\r\n\r\nbody\r\n"))
}

func TestDelivery(t *testing.T) {
	s := started(t)
	var told []string
	s.Delivered = func(sender, recipient string, raw []byte) { told = append(told, sender, recipient, string(raw)) }
	if err := send(s, "", "GAMES+42w1.tag@games.test"); err != nil {
		t.Fatal(err)
	}
	letters, err := s.Account("games@games.test").Folder("INBOX")
	if err != nil || len(letters) != 1 || letters[0].Seen {
		t.Fatal(letters, err)
	}
	want := "Return-Path: <>\r\nDelivered-To: GAMES+42w1.tag@games.test\r\nReceived: from localhost by mailtest with ESMTP; "
	if got := string(letters[0].Bytes); !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "\r\nSubject: x\r\n\r\nbody\r\n") {
		t.Errorf("stored %q", got)
	}
	if len(told) != 3 || told[0] != "" || told[1] != "GAMES+42w1.tag@games.test" || told[2] != string(letters[0].Bytes) {
		t.Errorf("told of %q", told)
	}
}

func TestUnknownAccount(t *testing.T) {
	s := started(t)
	var reply *smtp.SMTPError
	if err := send(s, "ada@players.test", "games@elsewhere.test"); !errors.As(err, &reply) || reply.Code != 550 {
		t.Errorf("got %v, want a 550", err)
	}
	if err := s.Add("games@GAMES.test", "other"); err == nil {
		t.Error("an account could be added twice")
	}
	if err := s.Deliver("nobody@games.test", nil); err == nil {
		t.Error("a letter to nobody was delivered")
	}
}

func TestFaultStrikesAsOftenAsTold(t *testing.T) {
	s := started(t)
	s.Fail(Fault{At: AtRecipient, Times: 2, Code: 450})
	for i, want := range []bool{false, false, true} {
		if err := send(s, "ada@players.test", "games@games.test"); (err == nil) != want {
			t.Errorf("letter %d: %v", i, err)
		}
	}
}

// Stop must end sessions that are in the middle of something.
func TestStopWithOpenConnections(t *testing.T) {
	s := started(t)
	conn, err := net.Dial("tcp", s.SMTPAddr())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	client, err := imapclient.DialInsecure(s.IMAPAddr(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if err := client.Login("games@games.test", "secret").Wait(); err != nil {
		t.Fatal(err)
	}
	if _, err := client.Select("INBOX", nil).Wait(); err != nil {
		t.Fatal(err)
	}
	idle, err := client.Idle()
	if err != nil {
		t.Fatal(err)
	}
	s.Stop()
	if err := idle.Wait(); err == nil {
		t.Error("IDLE ended well although the server was stopped")
	}
	if _, err := net.Dial("tcp", s.IMAPAddr()); err == nil {
		t.Error("the port is still open")
	}
}

func TestProxy(t *testing.T) {
	s := started(t)
	p, err := StartProxy(s.SMTPAddr())
	if err != nil {
		t.Fatal(err)
	}
	defer p.Stop()
	greeting := func() string {
		conn, err := net.Dial("tcp", p.Addr())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		text := make([]byte, 3)
		n, _ := io.ReadFull(conn, text)
		return string(text[:n])
	}
	if got := greeting(); got != "220" {
		t.Errorf("greeting %q", got)
	}
	p.Spoil(func(io.Reader) io.Reader { return bytes.NewReader([]byte("55")) })
	if got := greeting(); got != "55" {
		t.Errorf("spoilt greeting %q", got)
	}
	p.Spoil(nil)
	p.Refuse(true)
	if got := greeting(); got != "" {
		t.Errorf("refused, but the greeting was %q", got)
	}
	p.Refuse(false)
	if got := greeting(); got != "220" {
		t.Errorf("greeting in the end %q", got)
	}
}
