package smtp

import (
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"pbem/internal/testing/servers"
	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
)

// smtpSink is Postfix's server that misbehaves as told.
const smtpSink = "/usr/sbin/smtp-sink"

// TestSink sends through a server that fails in each way that Postfix's own test server can. A letter is never called sent
// when it was not, nor given up for what may pass; and the courier is fit for the next.
func TestSink(t *testing.T) {
	for _, c := range []struct {
		name      string
		args      []string
		permanent bool
		code      int // 0: no answer
	}{
		{"450 to MAIL", []string{"-r", "mail", "-b", "450 4.3.0 try later"}, false, 450},
		{"450 to RCPT", []string{"-r", "rcpt", "-b", "450 4.2.0 greylisted"}, false, 450},
		{"450 to DATA", []string{"-r", "data", "-b", "450 4.3.0 try later"}, false, 450},
		{"450 to the letter", []string{"-r", ".", "-b", "450 4.3.0 try later"}, false, 450},
		{"421 to the letter", []string{"-r", ".", "-b", "421 4.3.2 shutting down"}, false, 421},
		{"500 to MAIL", []string{"-f", "mail", "-B", "550 5.1.0 no"}, false, 550},
		{"500 to RCPT", []string{"-f", "rcpt", "-B", "550 5.1.1 nobody here"}, true, 550},
		{"500 to DATA", []string{"-f", "data", "-B", "554 5.3.0 no"}, true, 554},
		{"500 to the letter", []string{"-f", ".", "-B", "554 5.7.1 no"}, true, 554},
		{"hangs up at MAIL", []string{"-q", "mail"}, false, 0},
		{"hangs up at RCPT", []string{"-q", "rcpt"}, false, 0},
		{"hangs up at DATA", []string{"-q", "data"}, false, 0},
		{"hangs up at the letter", []string{"-q", "."}, false, 0},
		{"421 and hangs up at RCPT", []string{"-Q", "rcpt"}, false, 421},
		{"421 and hangs up at the letter", []string{"-Q", "."}, false, 421},
		{"stalls after the letter", []string{"-H", "5"}, false, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			address := startSink(t, c.args...)
			courier := courier(t, Config{Address: address, TLS: endpoint.Plain, Timeout: time.Second, DataTimeout: time.Second})
			for round := range 2 {
				errs := mailtest.Errors(courier.Send(context.Background(), []mailer.Envelope{to("ada", 1), to("bo", 2)}))
				for i, err := range errs {
					var failure *mailer.Failure
					if !asFailure(err, &failure) || failure.Permanent != c.permanent || failure.Code != c.code {
						t.Errorf("round %d, letter %d: %#v", round, i, err)
					}
				}
			}
		})
	}
	t.Run("aborts in the middle of the letter", func(t *testing.T) { // with 550 or without a word
		t.Parallel()
		address := startSink(t, "-A", "1")
		courier := courier(t, Config{Address: address, TLS: endpoint.Plain, Timeout: time.Second, DataTimeout: time.Second})
		for i, err := range mailtest.Errors(courier.Send(context.Background(), []mailer.Envelope{to("ada", 1), to("bo", 2)})) {
			if err == nil {
				t.Errorf("letter %d was called sent", i)
			}
		}
	})
	t.Run("takes all", func(t *testing.T) {
		t.Parallel()
		address := startSink(t)
		courier := courier(t, Config{Address: address, TLS: endpoint.Plain})
		for i, err := range mailtest.Errors(courier.Send(context.Background(), []mailer.Envelope{to("ada", 1), to("bo", 2)})) {
			if err != nil {
				t.Errorf("letter %d: %v", i, err)
			}
		}
	})
}

func asFailure(err error, f **mailer.Failure) bool {
	failure, ok := err.(*mailer.Failure)
	*f = failure
	return ok
}

// startSink runs the server until the test ends.
func startSink(t *testing.T, args ...string) (address string) {
	t.Helper()
	servers.Need(t)
	if _, err := os.Stat(smtpSink); err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address = listener.Addr().String()
	listener.Close()
	cmd := exec.Command(smtpSink, append(append([]string{"-u", "nobody", "-h", "sink.test"}, args...), address, "100")...)
	cmd.Dir = "/"
	var said strings.Builder
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if t.Failed() {
			t.Log(said.String())
		}
	})
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if conn, err := net.Dial("tcp", address); err == nil {
			conn.Close()
			return address
		}
	}
	t.Fatal(fmt.Sprint("smtp-sink does not answer: ", said.String()))
	return ""
}
