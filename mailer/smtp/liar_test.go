package smtp

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"pbem/mailer"
	"pbem/mailer/endpoint"
)

// liar is a server that goes on for ever at some point of a session: it says something again and again.
type liar struct {
	at    string // the command; "" for the greeting
	chunk string // "slowly …" says it now and then
}

func liars() map[string]liar {
	all := map[string]liar{"a greeting for ever": {"", "x"}, "greetings for ever": {"", "220-hello\r\n"}, "empty lines": {"", "\r\n"}, "a slow greeting": {"", "slowly 220-x\r\n"}}
	for _, verb := range []string{"EHLO", "AUTH", "MAIL", "RCPT", "DATA", ".", "RSET"} {
		if testing.Short() && verb != "EHLO" && verb != "RCPT" {
			continue
		}
		code := map[string]string{"AUTH": "334", "DATA": "354"}[verb]
		if code == "" {
			code = "250"
		}
		all["lines behind "+verb] = liar{verb, code + "-X\r\n"}
		all["long lines behind "+verb] = liar{verb, code + "-" + strings.Repeat("x", 1500) + "\r\n"}
		all["a line behind "+verb] = liar{verb, code + "-xxxxxxxxxxxxx"}
		all["refusals behind "+verb] = liar{verb, "550-no\r\n"}
		all["slowly behind "+verb] = liar{verb, "slowly " + code + "-X\r\n"}
		all["a slow line behind "+verb] = liar{verb, "slowly x"}
	}
	return all
}

// talk is a session with one.
func (l liar) talk(conn net.Conn) {
	defer conn.Close()
	in, data := bufio.NewReader(conn), false
	for verb := ""; ; {
		if verb == l.at {
			l.goOn(conn)
			return
		}
		switch verb {
		case "":
			fmt.Fprint(conn, "220 ready\r\n")
		case "EHLO":
			fmt.Fprint(conn, "250-liar\r\n250 AUTH PLAIN\r\n")
		case "AUTH":
			fmt.Fprint(conn, "235 ok\r\n")
		case "DATA":
			fmt.Fprint(conn, "354 go on\r\n")
			data = true
		default:
			fmt.Fprint(conn, "250 ok\r\n")
		}
		line, err := in.ReadString('\n')
		for err == nil && data && line != ".\r\n" {
			line, err = in.ReadString('\n')
		}
		if err != nil {
			return
		}
		data = false
		verb = strings.ToUpper(strings.Fields(line + " -")[0])
	}
}

func (l liar) goOn(conn net.Conn) {
	chunk, slow := strings.CutPrefix(l.chunk, "slowly ")
	if !slow {
		chunk = strings.Repeat(chunk, 1+(64<<10)/len(chunk))
	}
	for {
		if _, err := fmt.Fprint(conn, chunk); err != nil {
			return
		}
		if slow {
			time.Sleep(10 * time.Millisecond)
		}
	}
}

// mostMemory is more than a courier may take, whatever the server says, with the program itself.
const mostMemory = 100 << 20

// TestLiars: no server that lies takes more memory than that, or keeps the service from its end. Each is spoken to for a while by a process of its own.
func TestLiars(t *testing.T) {
	if address := os.Getenv("PBEM_TEST_LIAR"); address != "" {
		speakTo(t, address)
		return
	}
	t.Parallel()
	slots := make(chan struct{}, 4)
	for name, l := range liars() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			slots <- struct{}{}
			defer func() { <-slots }()
			listener, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { listener.Close() })
			go func() {
				for conn, err := listener.Accept(); err == nil; conn, err = listener.Accept() {
					go l.talk(conn)
				}
			}()
			child := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestLiars$", "-test.timeout=60s")
			child.Env = append(os.Environ(), "PBEM_TEST_LIAR="+listener.Addr().String(), "GOGC=100")
			if out, err := child.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}

// speakTo has a courier send letters to a server for a while, and measures what it takes.
func speakTo(t *testing.T, address string) {
	c := New(Config{Address: address, TLS: endpoint.Plain, User: "u", Secret: tokens(new(int), "p"), Timeout: 30 * time.Second, DataTimeout: 30 * time.Second, StopTimeout: time.Second})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan []mailer.Reply, 1)
	go func() {
		ended <- c.Send(ctx, []mailer.Envelope{to("ada", 1), to("ada", 2)})
	}()
	time.Sleep(600 * time.Millisecond)
	cancel()
	select {
	case replies := <-ended:
		for _, r := range replies {
			if text := fmt.Sprint(r.Text, r.Err); len(text) > 5000 {
				t.Errorf("%d bytes are kept of what it says", len(text))
			}
		}
	case <-time.After(5 * time.Second):
		t.Error("it doesn't end within 5 s")
	}
	var m runtime.MemStats
	if runtime.ReadMemStats(&m); m.Sys > mostMemory {
		t.Errorf("it took %d MB", m.Sys>>20)
	}
}
