package service

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"net/mail"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"

	"pbem/games/daemon"
	"pbem/mailer"
)

// quoting is a letter with so many bytes below its words.
func quoting(from, to, id, words string, size int) string {
	quotation := strings.Repeat("> a line of the letter that is answered, with all that was below it ...\r\n", size/72)
	return fmt.Sprintf("From: %s\r\nTo: %s\r\nDate: %s\r\nMessage-ID: <%s@mail.example>\r\nSubject: Re: letter %s\r\n\r\n%s\r\n\r\n%s",
		from, to, time.Now().Format(time.RFC1123Z), id, id, words, quotation)
}

// answersTo returns what was sent to somebody: the letters, unfolded, and the addresses that answer them.
func (s *Service) answersTo(t *testing.T, to string) (letters, replies []string) {
	t.Helper()
	s.Settle(t.Context())
	paths, err := filepath.Glob(filepath.Join(filepath.Dir(s.Config.Store), "letters", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		l, err := mail.ReadMessage(bytes.NewReader(data))
		if err != nil || l.Header.Get("X-Envelope-To") != to {
			continue
		}
		letters = append(letters, strings.Join(strings.Fields(strings.ReplaceAll(string(data), "=\r\n", "")), " "))
		if reply, err := mail.ParseAddress(l.Header.Get("Reply-To")); err == nil {
			replies = append(replies, reply.Address)
		}
	}
	return letters, replies
}

// TestLargeLetters: through a real LMTP session a letter of five megabytes is refused at the plain address before it is sent, and taken
// and read at the address of a request; three such a day, one that is handed in again not counted, and small ones always.
func TestLargeLetters(t *testing.T) {
	s := opened(t, settings)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.Daemon.Run(ctx) }()
	await(t, func() bool { return s.Ready() == "" })
	conn, err := net.Dial("tcp", s.Receiver.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	client := smtp.NewClientLMTP(conn)
	defer client.Close()
	const ada = "ada@example.com"
	deliver := func(to, letter string, told int) error {
		defer client.Reset()
		if err := client.Mail(ada, &smtp.MailOptions{Size: int64(told)}); err != nil {
			return err
		}
		if err := client.Rcpt(to, nil); err != nil {
			return fmt.Errorf("at RCPT: %w", err)
		}
		w, err := client.Data()
		if err != nil {
			return err
		}
		if _, err := w.Write([]byte(letter)); err != nil {
			return err
		}
		return w.Close()
	}
	const plain = "games@example.org"
	const large = 5 << 20
	if err := deliver(plain, "", large); err == nil || !strings.Contains(err.Error(), "at RCPT: SMTP error 552") || !strings.Contains(err.Error(), "short new letter") {
		t.Errorf("a large letter to the plain address: %v", err)
	}
	if err := deliver(plain, quoting(ada, plain, "0", "help", large), 0); err == nil || !strings.Contains(err.Error(), "552") {
		t.Errorf("a large letter to the plain address whose size was not told: %v", err)
	}
	if err := deliver(plain, quoting(ada, plain, "1", "new chesimals-0.1 vs bo@example.com", 100), 100); err != nil {
		t.Fatal(err)
	}
	_, replies := s.answersTo(t, ada)
	if len(replies) != 1 {
		t.Fatalf("replies go to %v", replies)
	}
	at := replies[0]
	forged := strings.Replace(at, ".", ".a", 1)
	forged = strings.Replace(forged, forged[strings.Index(forged, "@")-1:], forged[strings.Index(forged, "@"):], 1)
	if err := deliver(forged, "", large); err == nil || !strings.Contains(err.Error(), "at RCPT: SMTP error 552") {
		t.Errorf("a large letter to an address with a false token: %v", err)
	}
	if err := deliver(at, quoting("eve@example.net", at, "e", "yes", large), large); err == nil || !strings.Contains(err.Error(), "552") {
		t.Errorf("a large letter from somebody else to Ada's address: %v", err)
	}
	yes := quoting(ada, at, "2", "yes", large)
	for range 3 { // handed in again, as a server does that has not heard the answer
		if err := deliver(at, yes, large); err != nil {
			t.Fatalf("a large yes: %v", err)
		}
	}
	if letters, _ := s.answersTo(t, "bo@example.com"); len(letters) != 1 {
		t.Errorf("Bo was sent %d letters, want the challenge", len(letters))
	}
	for i, want := range []string{"", "", "552", "552"} {
		err := deliver(at, quoting(ada, at, fmt.Sprint("more", i), "games", large), large)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "read as ever")) {
			t.Errorf("large letter %d: %v", i+2, err)
		}
	}
	if err := deliver(at, yes, large); err != nil {
		t.Errorf("the first once more, when the day's are spent: %v", err)
	}
	if err := deliver(at, quoting(ada, at, "small", "games", 1000), 0); err != nil {
		t.Errorf("a small letter, when the day's large ones are spent: %v", err)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// TestLargeByPipe: a pipe names no size, and often no recipient: the header tells. What is too large is answered in words.
func TestLargeByPipe(t *testing.T) {
	s := opened(t, strings.Replace(settings, "receive: lmtp://127.0.0.1:0\n", "", 1))
	const ada = "ada@example.com"
	pipe := func(to, id, words string, size int) mailer.Incoming {
		t.Helper()
		in, err := s.Piped(t.Context(), strings.NewReader(quoting(ada, to, id, words, size)), mailer.Incoming{Received: time.Now(), Route: "pipe"})
		if err != nil {
			t.Fatal(err)
		}
		if v := s.Daemon.Handle(t.Context(), []mailer.Incoming{in}); v[0] != daemon.Done {
			t.Fatal(v)
		}
		return in
	}
	const plain = "games@example.org"
	pipe(plain, "1", "new chesimals-0.1 vs bo@example.com", 10)
	_, replies := s.answersTo(t, ada)
	at := replies[len(replies)-1]
	if in := pipe(plain, "2", "help", 5<<20); len(in.Raw) > mailer.MaxLetter+1 || in.Size < 5<<20-100 {
		t.Errorf("of a letter of 5 MB to the plain address %d bytes were read, %d told", len(in.Raw), in.Size)
	}
	letters, _ := s.answersTo(t, ada)
	all := strings.Join(letters, "\n")
	for _, part := range []string{"I couldn't read your letter: The letter is too big: I read at most 1024 KB at this address.", "Please write a short one without quotation, pictures or files."} {
		if !strings.Contains(all, part) {
			t.Errorf("%q is not in\n%s", part, all)
		}
	}
	if in := pipe(at, "3", "yes", 5<<20); !in.Whole() || len(in.Raw) < 5<<20-100 {
		t.Errorf("of a letter of 5 MB to a valid address %d bytes were read", len(in.Raw))
	}
	if letters, _ := s.answersTo(t, "bo@example.com"); len(letters) != 1 {
		t.Errorf("Bo was sent %d letters, want the challenge", len(letters))
	}
	if in := pipe(at, "4", "games", 11<<20); in.Whole() || len(in.Raw) != mailer.MaxLarge+1 {
		t.Errorf("of a letter of 11 MB to a valid address %d bytes were read", len(in.Raw))
	}
	letters, _ = s.answersTo(t, ada)
	all = strings.Join(letters, "\n")
	if !strings.Contains(all, "at most 10240 KB") {
		t.Errorf("a letter of 11 MB is answered\n%s", all)
	}
	if n := strings.Count(all, "I read only the first 2 MB and 5000 lines"); n != 2 || strings.Contains(all, "I did both things") { // as text and as HTML
		t.Errorf("%d times it is said what was read of a letter of 5 MB:\n%s", n, all)
	}
	for i := range 3 {
		pipe(at, fmt.Sprint("many", i), "games", 2<<20)
	}
	letters, _ = s.answersTo(t, ada)
	if !strings.Contains(strings.Join(letters, "\n"), "I read only 3 letters of more than 1024 KB from you a day. Please send a short one without quoted text, pictures or files.") {
		t.Errorf("the fourth is answered\n%s", strings.Join(letters, "\n"))
	}
}
