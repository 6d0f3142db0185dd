package main

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/pem"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"pbem/cmd/internal/demo"
	"pbem/internal/testing/realmail"
	"pbem/mailer/catalog"
	"pbem/mailer/endpoint"
	"pbem/mailer/imap"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
	"pbem/mailer/smtp"
)

const realService = "games@games.test"

// Whole games through the mail servers that hosts really use, refereed by the program as a host starts it: the built
// binary, a configuration file, TLS on both connections, the health endpoint, and SIGTERM in the end.
func TestGamesThroughDovecotAndPostfix(t *testing.T) {
	t.Parallel()
	for _, preset := range []string{"chesimals-2", "lifeform-secret"} {
		t.Run(preset, func(t *testing.T) {
			t.Parallel()
			throughRealServers(t, preset)
		})
	}
}

func throughRealServers(t *testing.T, preset string) {
	t.Helper()
	servers := realmail.ForTest(t)
	d := startServe(t, servers)
	d.awaitReady(t)
	letters := playReal(t, servers, preset)
	metrics := d.get(t, "/metrics")
	if want := fmt.Sprintf(`pbem_letters_total{outcome="handled"} %d`, letters); !strings.Contains(metrics, want) {
		t.Errorf("/metrics has no line %s:\n%s", want, metrics)
	}
	d.terminate(t)
	checkRecord(t, d.archive, endings()[preset])
	checkFolders(t, servers, letters)
}

// served is a daemon in a process of its own.
type served struct {
	cmd     *exec.Cmd
	listen  string // of its health endpoint
	archive string
	log     said
}

// said is what a program has said so far.
type said struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *said) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *said) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// program is the built program, which all daemons are.
type program struct {
	once sync.Once
	dir  string // "" when no test has asked for it
	err  error
}

// built is removed in the end of all tests.
var built program

// path builds the program if nobody has.
func (p *program) path() (string, error) {
	p.once.Do(func() {
		if p.dir, p.err = os.MkdirTemp("", "pbem-built-"); p.err != nil {
			return
		}
		if out, err := exec.Command("go", "build", "-ldflags=-s -w", "-o", filepath.Join(p.dir, "pbem"), ".").CombinedOutput(); err != nil {
			p.err = fmt.Errorf("cannot build the program: %w\n%s", err, out)
		}
	})
	return filepath.Join(p.dir, "pbem"), p.err
}

// startServe starts a daemon in a folder of its own. Letters come in as the lines of its configuration say; without any, from
// its mailbox.
func startServe(t *testing.T, servers *realmail.Servers, inward ...string) *served {
	t.Helper()
	dir := t.TempDir()
	if len(inward) == 0 {
		inward = []string{"inbox: imaps://" + url.QueryEscape(realService) + "@" + servers.IMAPS + "/INBOX"}
	}
	program, err := built.path()
	if err != nil {
		t.Fatal(err)
	}
	d := &served{listen: freeAddress(t), archive: filepath.Join(dir, "records")}
	d.cmd = exec.Command(program, "serve", "--config", writeConfig(t, dir, d.listen, servers, inward))
	d.cmd.Env = []string{"PATH=" + os.Getenv("PATH")} // no password but the one in the file
	d.begin(t)
	return d
}

// begin starts the daemon, which ends with the test at the latest.
func (d *served) begin(t *testing.T) {
	t.Helper()
	d.cmd.Stdout, d.cmd.Stderr = &d.log, &d.log
	if err := d.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if d.cmd.ProcessState == nil {
			_ = d.cmd.Process.Kill()
			_ = d.cmd.Wait()
		}
		if t.Failed() {
			t.Logf("the daemon said:\n%s", d.log.String())
		}
	})
}

func freeAddress(t *testing.T) string {
	t.Helper()
	address, err := realmail.FreeAddress()
	if err != nil {
		t.Fatal(err)
	}
	return address
}

// writeConfig writes a configuration as a host would, with all paths relative to its folder.
func writeConfig(t *testing.T, dir, listen string, servers *realmail.Servers, inward []string) string {
	t.Helper()
	user, trust := url.QueryEscape(realService), "trust: token"
	if slices.Contains(inward, "trust: dkim") {
		trust = "trust: dkim"
		inward = slices.DeleteFunc(slices.Clone(inward), func(line string) bool { return line == trust })
	}
	for name, text := range map[string]string{
		"password": servers.Password + "\n",
		"ca.pem":   certificateOf(t, servers),
		"pbem.yaml": strings.Join([]string{
			"address: " + realService,
			trust,
			"store: sqlite:games.db",
			"key: file:server.key",
			strings.Join(inward, "\n"),
			"send: smtp://" + user + "@" + servers.Submission,
			"password_file: password",
			"ca_file: ca.pem",
			"archive: dir:records",
			"pictures: false",
			"listen: " + listen,
			"host: host@players.test",
		}, "\n"),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "pbem.yaml")
}

// certificateOf returns the servers' certificate, which vouches for itself, as a file of authorities.
func certificateOf(t *testing.T, servers *realmail.Servers) string {
	t.Helper()
	conn, err := tls.Dial("tcp", servers.IMAPS, &tls.Config{RootCAs: servers.CA})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	return string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: conn.ConnectionState().PeerCertificates[0].Raw}))
}

func (d *served) awaitReady(t *testing.T) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if response, err := http.Get("http://" + d.listen + "/ready"); err == nil {
			response.Body.Close()
			if response.StatusCode == http.StatusOK {
				return
			}
		}
	}
	t.Fatal("/ready did not become 200")
}

func (d *served) get(t *testing.T, path string) string {
	t.Helper()
	response, err := http.Get("http://" + d.listen + path)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s, %v", path, response.Status, err)
	}
	return string(body)
}

// terminate ends the daemon as a service manager does.
func (d *served) terminate(t *testing.T) {
	t.Helper()
	if err := d.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	force := time.AfterFunc(30*time.Second, func() { _ = d.cmd.Process.Kill() })
	defer force.Stop()
	if err := d.cmd.Wait(); err != nil {
		t.Errorf("after SIGTERM the daemon ended with %v, want exit code 0", err)
	}
}

// playReal plays the demo's game of the preset and returns how many letters the players wrote.
func playReal(t *testing.T, servers *realmail.Servers, preset string) int {
	t.Helper()
	script, err := demo.Script(preset)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	stage := &demo.Stage{Service: realService, Now: time.Now, Show: held,
		Players: map[string]*demo.Player{"ada": realPlayer(servers, "Ada"), "bo": realPlayer(servers, "Bo")}}
	if err := stage.Play(ctx, script); err != nil {
		t.Fatal(err)
	}
	return len(script)
}

// held holds a letter of the referee's to what all promise, as it came out of a mailbox.
func held(l demo.Letter) error {
	if l.From != "The referee" {
		return nil
	}
	to := strings.ToLower(l.To) + "@players.test"
	if faults := lint.Delivered(realService, "", to, l.Raw); len(faults) > 0 {
		return fmt.Errorf("the letter to %s: %s\n%s", l.To, strings.Join(faults, "; "), l.Raw)
	}
	return nil
}

func realPlayer(servers *realmail.Servers, name string) *demo.Player {
	address, trust := strings.ToLower(name)+"@players.test", &tls.Config{RootCAs: servers.CA}
	return &demo.Player{Name: name, Address: address,
		Inbox: imap.Config{Address: servers.IMAPS, TLS: endpoint.Implicit, TLSConfig: trust, User: address, Password: servers.Password,
			IdleMin: 20 * time.Millisecond},
		Courier: smtp.New(smtp.Config{Address: servers.Submission, TLS: endpoint.StartTLS, TLSConfig: trust,
			User: address, Password: servers.Password}),
	}
}

// checkRecord verifies the one record there is; the ending is its number of turns and its result.
func checkRecord(t *testing.T, archive, ending string) {
	t.Helper()
	path := filepath.Join(archive, "001.pbem")
	code, out, complaints := call(t, "verify", path)
	if want := "ok " + path + " " + ending + "\n"; code != 0 || out != want {
		t.Errorf("pbem verify: exit %d, %q, want %q\n%s", code, out, want, complaints)
	}
}

// checkFolders wants all letters in the folder of handled ones. It waits for that: a letter is answered a moment before it is moved.
func checkFolders(t *testing.T, servers *realmail.Servers, letters int) {
	t.Helper()
	account := mailtest.Account{Address: servers.IMAPS, TLS: &tls.Config{RootCAs: servers.CA}, User: realService, Password: servers.Password}
	for folder, want := range map[string]int{"pbem-done": letters, "INBOX": 0, "pbem-aside": 0} {
		stored := -1
		for end := time.Now().Add(60 * time.Second); stored != want && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			found, err := account.Folder(folder)
			if err != nil {
				t.Fatal(err)
			}
			stored = len(found)
		}
		if stored != want {
			t.Errorf("%d letters in %s, want %d", stored, folder, want)
		}
	}
}

// call runs one command line in the process.
func call(t *testing.T, args ...string) (code int, out, complaints string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	env := &Env{Context: t.Context(), In: strings.NewReader(""), Out: &stdout, Err: &stderr, Getenv: func(string) string { return "" }, Words: catalog.English()}
	code = run(env, args)
	return code, stdout.String(), stderr.String()
}
