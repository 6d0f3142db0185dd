package main

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/tls"
	"encoding/base64"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/cmd/internal/demo"
	"pbem/internal/testing/realmail"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/mailtest"
	"pbem/mailer/mailtest/lint"
)

func signingKey() ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(bytes.Repeat([]byte{7}, ed25519.SeedSize))
}

func keyRecord() string {
	public := signingKey().Public().(ed25519.PublicKey)
	return "v=DKIM1; k=ed25519; p=" + base64.StdEncoding.EncodeToString(public)
}

// signed puts a DKIM signature on a letter, as its sender's mail server does.
func signed(raw []byte, domain string) ([]byte, error) {
	return covered(raw, domain, "From", "To", "Subject", "Date", "Content-Type", "Content-Transfer-Encoding")
}

// covered puts one on it that covers these fields.
func covered(raw []byte, domain string, fields ...string) ([]byte, error) {
	var out bytes.Buffer
	err := dkim.Sign(&out, bytes.NewReader(raw), &dkim.SignOptions{Domain: domain, Selector: "s", Signer: signingKey(), HeaderKeys: fields, HeaderCanonicalization: dkim.CanonicalizationRelaxed, BodyCanonicalization: dkim.CanonicalizationRelaxed})
	return out.Bytes(), err
}

// planted is a letter whose writer quotes, without marks, what an opponent had us put into a letter by “say:”; their provider signs what
// Gmail signs, and whoever handed the letter on says that it is a multipart.
func planted(t *testing.T, contentType string) string {
	t.Helper()
	raw := "From: Ada <planted@example.org>\r\nTo: games@example.net\r\nSubject: hello\r\nDate: " + time.Now().Format(time.RFC1123Z) +
		"\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=UTF-8\r\n\r\nhelp commands\r\n\r\n--x\r\n\r\nnew chesimals-0.1 vs bo@example.org\r\n--x--\r\n"
	out, err := covered([]byte(raw), "example.org", strings.Fields("to subject message-id date from mime-version from to cc subject date message-id reply-to")...)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Replace(string(out), "text/plain; charset=UTF-8", contentType, 1)
}

// TestTrustDKIM: with trust: dkim the program believes signed letters and its own mail server's word, nothing else; and
// while no name server answers, letters wait.
func TestTrustDKIM(t *testing.T) {
	t.Parallel()
	names := startNameserver(t, map[string]string{"s._domainkey.example.org": keyRecord(), "s._domainkey.example.com": keyRecord()})
	dir := t.TempDir()
	path := filepath.Join(dir, "pbem.yaml")
	text := "address: games@example.net\nsend: dir:letters\npictures: false\ntrust: dkim\nauthserv_id: mx.example.net\nresolver: " + names.address + "\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, fault := range lint.Folder("games@example.net", filepath.Join(dir, "letters")) {
			t.Error(fault)
		}
	})
	const (
		confirms = "Please confirm: new"
		refuses  = "I did nothing, because I couldn't tell that this letter is yours"
		border   = "Received: from mail.example.org by mx.example.net with ESMTP id 1; Sat, 21 Nov 2026 10:00:00 +0000\r\n"
		results  = "Authentication-Results: mx.example.net; spf=pass smtp.mailfrom=ada@example.org\r\n"
	)
	plain := "From: Ada <ada%d@example.org>\r\nTo: games@example.net\r\nSubject: hello\r\nDate: " + time.Now().Format(time.RFC1123Z) +
		"\r\n" + strings.Repeat("X-Trip: "+strings.Repeat("by here and there ", 3)+"\r\n", 20) + "\r\nnew chesimals-0.1 vs bo@example.org\r\n"
	count := 0
	letter := func(domain string) string {
		count++
		raw := fmt.Appendf(nil, plain, count)
		if domain == "" {
			return string(raw)
		}
		raw, err := signed(raw, domain)
		if err != nil {
			t.Fatal(err)
		}
		return string(raw)
	}
	for _, c := range []struct {
		name, raw string
		ill       bool
		exit      int
		want      string // in the one letter that goes out; "" for none
	}{
		{"signed", letter("example.org"), false, 0, confirms},
		{"unsigned", letter(""), false, 0, refuses},
		{"signed by a stranger", letter("example.com"), false, 0, refuses},
		{"another subject above what was signed", "Subject: resign\r\n" + letter("example.org"), false, 0, refuses},
		{"what Gmail signs", planted(t, "text/plain; charset=UTF-8"), false, 0, "help"},
		{"a boundary that an opponent planted", planted(t, "multipart/mixed; boundary=x"), false, 0, refuses},
		{"our mail server's word", results + border + letter(""), false, 0, confirms},
		{"a forged word of our mail server's", border + results + letter(""), false, 0, refuses},
		{"no name server", letter("example.org"), true, exitTemporary, ""},
		{"no name server, and another domain", letter("example.com"), true, 0, refuses},
	} {
		names.fallsIll(c.ill)
		before := sent(t, dir)
		code, complaints := deliver(t, path, c.raw)
		if code != c.exit {
			t.Errorf("%s: exit %d, want %d\n%s", c.name, code, c.exit, complaints)
		}
		news := sent(t, dir)[len(before):]
		if c.want == "" && len(news) == 0 {
			continue
		}
		if len(news) != 1 || !strings.Contains(news[0], c.want) {
			t.Errorf("%s: %d letters, want one with %q: %s", c.name, len(news), c.want, strings.Join(news, "\n"))
		}
	}

	waiting := letter("example.org")
	names.fallsIll(true)
	for range 4 { // oftener than a letter that breaks the program is tried
		if code, _ := deliver(t, path, waiting); code != exitTemporary {
			t.Errorf("exit %d while no name server answers", code)
		}
	}
	names.fallsIll(false)
	before := len(sent(t, dir))
	if code, complaints := deliver(t, path, waiting); code != 0 || len(sent(t, dir)) != before+1 {
		t.Errorf("exit %d when it answers again, %d letters\n%s", code, len(sent(t, dir))-before, complaints)
	}
}

func deliver(t *testing.T, config, raw string) (code int, complaints string) {
	t.Helper()
	var stderr bytes.Buffer
	env := &Env{Context: t.Context(), In: strings.NewReader(raw), Out: &stderr, Err: &stderr, Getenv: func(string) string { return "" }, Words: catalog.English()}
	code = run(env, []string{"deliver", "--config", config})
	return code, stderr.String()
}

// sent returns the letters that went out, with their lines unfolded, the oldest first.
func sent(t *testing.T, dir string) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "letters", "*.eml"))
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, strings.NewReplacer("=\r\n", "", "\r\n", " ").Replace(string(data)))
	}
	return list
}

// signer is a mail server that signs what it carries.
type signer struct {
	mailer.Courier
	domain string
}

func (s signer) Send(ctx context.Context, letters []mailer.Envelope) []mailer.Reply {
	dressed := make([]mailer.Envelope, len(letters))
	for i, l := range letters {
		raw, err := signed(l.Data, s.domain)
		if err != nil {
			return []mailer.Reply{{Err: err}}
		}
		dressed[i], dressed[i].Data = l, raw
	}
	return s.Courier.Send(ctx, dressed)
}

// TestSignedGameThroughDovecotAndPostfix: a whole game with trust: dkim through real servers, in which every letter is
// believed; and somebody whose server signs nothing, who is not.
func TestSignedGameThroughDovecotAndPostfix(t *testing.T) {
	t.Parallel()
	servers := realmail.ForTest(t)
	names := startNameserver(t, map[string]string{"s._domainkey.players.test": keyRecord()})
	d := startServe(t, servers, "inbox: imaps://"+url.QueryEscape(realService)+"@"+servers.IMAPS+"/INBOX", "trust: dkim", "authserv_id: mx.games.test",
		"resolver: "+names.address)
	d.awaitReady(t)

	script, err := demo.Script("lifeform")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	players := map[string]*demo.Player{"ada": realPlayer(servers, "Ada"), "bo": realPlayer(servers, "Bo")}
	for _, p := range players {
		p.Courier = signer{p.Courier, "players.test"}
	}
	stage := &demo.Stage{Service: realService, Now: time.Now, Show: held, Players: players}
	if err := stage.Play(ctx, script); err != nil {
		t.Fatal(err)
	}

	cy := realPlayer(servers, "Cy")
	forged := "Received: from x by mx.games.test with LMTP\r\nAuthentication-Results: mx.games.test; dkim=pass header.d=players.test\r\n"
	raw := forged + "From: cy@players.test\r\nTo: " + realService + "\r\nSubject: hello\r\n\r\nnew chesimals-2 vs ada@players.test\r\n"
	if err := cy.Courier.Send(ctx, []mailer.Envelope{{MessageID: "x", From: cy.Address, To: realService, Data: []byte(raw)}})[0].Err; err != nil {
		t.Fatal(err)
	}
	answer := firstLetter(t, servers, cy.Address)
	if !strings.Contains(strings.Join(strings.Fields(answer), " "), "I did nothing, because I couldn't tell that this letter is yours") {
		t.Errorf("an unsigned letter was answered:\n%s", answer)
	}
	d.terminate(t)
	checkRecord(t, d.archive, endings()["lifeform"])
}

// firstLetter waits for a letter in a mailbox.
func firstLetter(t *testing.T, servers *realmail.Servers, address string) string {
	t.Helper()
	account := mailtest.Account{Address: servers.IMAPS, TLS: &tls.Config{RootCAs: servers.CA}, User: address, Password: servers.Password}
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if stored, err := account.Folder("INBOX"); err == nil && len(stored) > 0 {
			return strings.ReplaceAll(string(stored[0].Bytes), "=\r\n", "")
		}
	}
	t.Fatalf("no letter came to %s", address)
	return ""
}
