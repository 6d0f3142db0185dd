package imap

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-imap/v2/imapclient"
)

// liars are servers that say more than a program can keep.
func liars() map[string]*scripted {
	say := func(verb, lines string) *scripted { return &scripted{before: map[string]string{verb: lines}} }
	forEver := func(verb, begin, chunk string) *scripted {
		return &scripted{answer: map[string]string{verb: begin}, endless: map[string]string{verb: chunk}}
	}
	many := "* 4294967295 EXISTS\r\n* OK [UIDVALIDITY 7]\r\nTAG OK done\r\n"
	body := func(text string) func(uid int, l scriptLetter, body bool) string {
		return func(uid int, l scriptLetter, body bool) string {
			if !body {
				return fmt.Sprintf("* %d FETCH (UID %d RFC822.SIZE 100 INTERNALDATE \"%s\")\r\n", uid, uid, l.date)
			}
			return fmt.Sprintf(text, uid)
		}
	}
	large := strings.Repeat("0123456789abcdef", 60_000) // nearly a megabyte
	list := map[string]*scripted{
		"SEARCH, 0 and the last":   {answer: map[string]string{"SEARCH": "* SEARCH 0 4294967295\r\nTAG OK done\r\n"}},
		"SEARCH, all":              {answer: map[string]string{"SEARCH": "* ESEARCH UID ALL 1:4294967295\r\nTAG OK done\r\n"}},
		"SEARCH, all, twice":       {answer: map[string]string{"SELECT": many, "SEARCH": "* ESEARCH UID ALL 1:4294967295,1:4294967295\r\nTAG OK done\r\n"}},
		"SEARCH, all, by parts":    {answer: map[string]string{"SELECT": many, "SEARCH": "* ESEARCH UID ALL 0:4294967295,*\r\n* SEARCH 5\r\nTAG OK done\r\n"}},
		"SEARCH, for ever":         forEver("SEARCH", "* SEARCH", " 4294967295 7 12345"),
		"SEARCH, lines for ever":   forEver("SEARCH", "", "* SEARCH 1 2 3 4\r\n"),
		"COPYUID of everything":    say("MOVE", "* OK [COPYUID 1 1:4294967295 1:4294967295] moved\r\n"),
		"a literal of 4 GB":        {fetch: body("* 1 FETCH (UID %d BODY[] {4294967296}\r\n")},
		"a literal of 9 EB":        {fetch: body("* 1 FETCH (UID %d BODY[] {9223372036854775807}\r\n")},
		"a literal beyond numbers": {fetch: body("* 1 FETCH (UID %d BODY[] {99999999999999999999999}\r\n")},
		"a literal of 90 MB":       {fetch: body("* 1 FETCH (UID %d BODY[] {90000000}\r\n"), endless: map[string]string{"FETCH": "x"}},
		"a megabyte each":          {fetch: body("* 1 FETCH (UID %d BODY[] {960000}\r\n" + large + ")\r\n")},
		"in quotes":                {fetch: body("* 1 FETCH (UID %d BODY[] \"" + large + large + "\")\r\n")},
		"one letter again":         {fetch: body("* 1 FETCH (UID %d BODY[] {960000}\r\n" + large + ")\r\n* 1 FETCH (UID 1 BODY[] {960000}\r\n" + large + ")\r\n")},
		"a greeting for ever":      {greeting: "* OK ", endless: map[string]string{"": "hello "}},
		"greetings for ever":       {endless: map[string]string{"": "* OK hello\r\n"}},
		"no line ends":             {greeting: "x", endless: map[string]string{"": "x"}},
		"empty lines":              {greeting: "\r\n", endless: map[string]string{"": "\r\n"}},
		"capabilities for ever":    forEver("CAPABILITY", "* CAPABILITY IMAP4rev1", " X-A"),
		"capability lines":         forEver("CAPABILITY", "", "* CAPABILITY IMAP4rev1 X-A\r\n"),
		"namespaces for ever":      {caps: "IMAP4rev1 NAMESPACE", answer: map[string]string{"NAMESPACE": "* NAMESPACE ("}, endless: map[string]string{"NAMESPACE": "(\"a\" \"b\")"}},
		"flags for ever":           forEver("SELECT", "* FLAGS (", "\\Seen [x] "),
		"a string for ever":        forEver("SELECT", "* LIST () \"/\" \"", "inbox"),
		"lists in lists":           forEver("FETCH", "* 1 FETCH (UID 1 X ", "("),
		"literals for ever":        forEver("FETCH", "* 1 FETCH (UID 1 ", "X {0}\r\n"),
		"letters for ever":         forEver("FETCH", "", "* 1 FETCH (UID 12 RFC822.SIZE 5)\r\n* 1 FETCH (UID 13)\r\n"),
		"continuations for ever":   forEver("SEARCH", "", "+ go on\r\n"),
		"an answer for ever":       forEver("SEARCH", "TAG OK ", "done "),
		"a code for ever":          forEver("SEARCH", "TAG NO [X", "Y"),
		"a goodbye for ever":       forEver("SEARCH", "* BYE ", "bye "),
		"news for ever":            forEver("IDLE", "+ idling\r\n", "* 3 EXISTS\r\n"),
		"a MOVE that never ends":   {answer: map[string]string{"MOVE": ""}, endless: map[string]string{"MOVE": "slowly * OK moving\r\n"}},
		"a SEARCH that never ends": {answer: map[string]string{"SEARCH": ""}, endless: map[string]string{"SEARCH": "slowly * OK looking\r\n"}},
	}
	return list
}

// mostMemory is more than a session may take, whatever the server says, with the program itself.
const mostMemory = 100 << 20

// TestLiars: no server that lies takes more memory than that, or keeps the service from its end. Each is listened to for a while by a
// process of its own.
func TestLiars(t *testing.T) {
	if address := os.Getenv("PBEM_TEST_LIAR"); address != "" {
		listenTo(t, address)
		return
	}
	var uids []int
	for uid := 1; uid <= 100; uid++ {
		uids = append(uids, uid)
	}
	t.Parallel()
	slots := make(chan struct{}, 3)
	for name, s := range liars() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			cfg := s.play(t, uids...)
			child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestLiars$", "-test.timeout=60s")
			child.Env = append(os.Environ(), "PBEM_TEST_LIAR="+cfg.Address, "GOGC=100")
			out, err := child.CombinedOutput()
			if err != nil {
				t.Errorf("%v\n%s", err, out)
			}
			t.Logf("%s", strings.TrimSpace(string(out)))
			if s.connected() == 0 {
				t.Error("nobody listened")
			}
		})
	}
}

// listenTo has an inbox listen to a server for a while, and measures what it takes.
func listenTo(t *testing.T, address string) {
	cfg := testConfig(t, address)
	cfg.Logger = slog.New(slog.DiscardHandler)
	cfg.Timeout = 2 * time.Second
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		ended <- New(cfg).Run(ctx, func(_ context.Context, batch []Letter) []Ack { return slices.Repeat([]Ack{Done}, len(batch)) })
	}()
	time.Sleep(1500 * time.Millisecond)
	cancel()
	select {
	case <-ended:
	case <-time.After(5 * time.Second):
		t.Error("it doesn't end within 5 s")
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	fmt.Printf("%d MB\n", m.Sys>>20)
	if m.Sys > mostMemory {
		t.Errorf("it took %d MB", m.Sys>>20)
	}
}

// TestNobodyIsHeardForEver: a server that goes on is given up, whether what it says is kept or not.
func TestNobodyIsHeardForEver(t *testing.T) {
	t.Parallel()
	for name, s := range map[string]*scripted{
		"lines":       {endless: map[string]string{"": "* OK hello\r\n"}},
		"a line":      {endless: map[string]string{"SEARCH": "* X "}},
		"empty lines": {endless: map[string]string{"SEARCH": "\r\n"}},
		"a literal":   {before: map[string]string{"SEARCH": "* X {2000000}\r\n"}},
		"letters": {fetch: func(int, scriptLetter, bool) string {
			return "* 1 FETCH (UID 1 RFC822.SIZE 5)\r\n" + strings.Repeat("* 1 FETCH (UID 1 BODY[]<0> {60000}\r\n"+strings.Repeat("x", 60000)+")\r\n", 5)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			conn, err := net.Dial("tcp", s.play(t, 1).Address)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			w := newWire(conn, 200_000, func() {})
			w.limits.hear = 1_000_000
			client := imapclient.New(w, nil)
			defer client.Close()
			_ = client.Login("a", "b").Wait()
			_, _ = client.UIDSearch(&imap.SearchCriteria{}, nil).Wait()
			_ = client.Fetch(imap.UIDSetNum(1), &imap.FetchOptions{UID: true}).Close()
			if err := w.failure(); !errors.Is(err, errTooMuch) {
				t.Errorf("it ends with %v", err)
			}
		})
	}
}

// TestAServerThatIgnoresHowMuchWasAskedFor: a letter that is too long is handed over as one, not given up.
func TestAServerThatIgnoresHowMuchWasAskedFor(t *testing.T) {
	t.Parallel()
	s := &scripted{letters: map[int]scriptLetter{4: {letterText("n4") + strings.Repeat("x", 5000), scriptDate}}}
	cfg := s.play(t)
	cfg.MaxLetter, cfg.MaxSize = 1000, 2000
	s.fetch = func(uid int, l scriptLetter, body bool) string {
		if body {
			return fmt.Sprintf("* 1 FETCH (UID %d BODY[] {%d}\r\n%s)\r\n", uid, len(l.text), l.text)
		}
		return fmt.Sprintf("* 1 FETCH (UID %d RFC822.SIZE 900 INTERNALDATE \"%s\")\r\n", uid, l.date)
	}
	c := &recorder{}
	start(t, cfg, c.handle)
	eventually(t, "the letter", func() bool { return len(s.gone()) == 1 })
	if l := c.seen()[0]; len(l.Raw) != 1001 || l.Size <= cfg.MaxSize {
		t.Errorf("%d bytes of %d", len(l.Raw), l.Size)
	}
}
