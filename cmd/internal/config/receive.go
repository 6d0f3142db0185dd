package config

import (
	"cmp"
	"net"
	"net/url"
	"strconv"
	"strings"

	"pbem/cmd/internal/secret"
	"pbem/mailer/endpoint"
	"pbem/mailer/imap"
	"pbem/mailer/login"
	"pbem/mailer/smtp"
)

// Receive says where mail servers can hand letters over. The zero value is nowhere.
type Receive struct {
	LMTP        bool   // else SMTP
	Network     string // tcp, unix, or systemd for a socket that the service manager opens; "" for none
	Address     string // host:port or a path
	Certificate string // path of a PEM file, for STARTTLS; "" for none
	Key         string // path of its key
	Connections int    // open at once; 0 for the default
	Messages    int    // a minute from one client; 0 for the default
}

// receive reads "lmtp://127.0.0.1:2024", "lmtp:unix:/run/pbem/lmtp.sock", "smtp://0.0.0.0:25", "smtp:systemd", or "none".
func (c *checker) receive(f file) Receive {
	r := Receive{Certificate: c.resolve(f.ReceiveCertificate), Key: c.resolve(f.ReceiveKey),
		Connections: c.positive("receive_connections", f.ReceiveConnections), Messages: c.positive("receive_messages", f.ReceiveMessages)}
	if f.Receive == "none" {
		c.withoutReceive()
		return Receive{}
	}
	protocol, rest, _ := strings.Cut(f.Receive, ":")
	r.LMTP = protocol == "lmtp"
	var known bool
	if r.Network, r.Address, known = c.listening(rest, map[string]string{"lmtp": "24", "smtp": "25"}[protocol]); !known {
		c.wrong("receive", "%q is none of lmtp://127.0.0.1:PORT, lmtp:unix:PATH, smtp://ADDRESS:PORT, smtp:unix:PATH, lmtp:systemd, smtp:systemd or none", f.Receive)
		return Receive{}
	}
	if r.Network == "unix" && len(r.Address) > mostSocket {
		c.wrong("receive", "the path of a socket has %d bytes at most, and %s has %d", mostSocket, r.Address, len(r.Address))
	}
	c.receiveFits(f, r)
	return r
}

// mostSocket is the longest path that a socket can have on every system.
const mostSocket = 103

// listening reads what follows "lmtp:" or "smtp:"; port is the protocol's own, "" for no protocol.
func (c *checker) listening(text, port string) (network, address string, known bool) {
	if text == "systemd" {
		return text, "", port != ""
	}
	if path, ok := strings.CutPrefix(text, "unix:"); ok {
		return "unix", c.resolve(path), path != "" && port != ""
	}
	at, ok := strings.CutPrefix(text, "//")
	if !ok || port == "" {
		return "", "", false
	}
	host, named, err := net.SplitHostPort(at)
	if err != nil {
		host, named = strings.Trim(at, "[]"), port
	}
	if host != "localhost" && net.ParseIP(host) == nil {
		return "", "", false
	}
	_, err = strconv.ParseUint(named, 10, 16)
	return "tcp", net.JoinHostPort(host, named), err == nil
}

// receiveFits finds what does not go together.
func (c *checker) receiveFits(f file, r Receive) {
	near := r.Network == "unix" || r.Network == "tcp" && endpoint.Loopback(r.Address)
	if r.LMTP && r.Network == "tcp" && !near {
		c.wrong("receive", "LMTP asks nobody who they are, so it listens on this machine only: lmtp://127.0.0.1:PORT or lmtp:unix:PATH")
	}
	if !r.LMTP && !near && f.AuthServID != "" {
		c.wrong("receive", "with authserv_id letters must come by your own mail server (imap or lmtp): on an open port anybody could write its Authentication-Results")
	}
	if (f.ReceiveCertificate == "") != (f.ReceiveKey == "") {
		c.wrong(c.either("receive_certificate", "receive_key"), "a certificate and its key are given together: receive_certificate and receive_key")
	}
	if r.LMTP && f.ReceiveCertificate != "" {
		c.wrong("receive_certificate", "has a meaning only with receive: smtp://…; LMTP stays on this machine")
	}
	if r.LMTP && f.ReceiveMessages != 0 {
		c.wrong("receive_messages", "has a meaning only with receive: smtp://…; with LMTP your own mail server sets such limits")
	}
}

// withoutReceive refuses the fields that say how letters are received where none are.
func (c *checker) withoutReceive() {
	for _, field := range []string{"receive_certificate", "receive_key", "receive_connections", "receive_messages"} {
		if _, given := c.lines[field]; given {
			c.wrong(field, "has a meaning only together with receive")
		}
	}
}

// positive checks a number that may be left out, but not be zero.
func (c *checker) positive(field string, n int) int {
	const most = 10000
	if _, given := c.lines[field]; given && (n < 1 || n > most) {
		c.wrong(field, "%d is not between 1 and %d", n, most)
	}
	return n
}

// either returns the one of two fields that is given.
func (c *checker) either(one, other string) string {
	if _, given := c.lines[one]; given {
		return one
	}
	return other
}

// folders refuses a folder for letters that were handled which is that of another kind of letters: what is moved there would come again.
func (c *checker) folders(inbox, done, aside string) {
	for _, to := range []struct{ field, folder string }{{"done_folder", done}, {"aside_folder", aside}} {
		if c.oneLine(to.field, to.folder); to.folder == "" {
			c.wrong(to.field, "must name a folder")
		}
	}
	if done == aside {
		field := c.either("aside_folder", "done_folder")
		c.wrong(field, "must be another folder than %s", map[string]string{"aside_folder": "done_folder", "done_folder": "aside_folder"}[field])
	}
	at, err := url.Parse(inbox)
	if inbox == "" || err != nil { // that it cannot be read was said
		return
	}
	read := cmp.Or(strings.TrimPrefix(at.Path, "/"), inboxName)
	for _, to := range []struct{ field, folder string }{{"done_folder", done}, {"aside_folder", aside}} {
		if to.folder == read || strings.EqualFold(to.folder, inboxName) && strings.EqualFold(read, inboxName) {
			c.wrong(to.field, "must be another folder than the one that letters are read from")
		}
	}
}

// inboxName is the one folder whose name has no case (RFC 9051, 5.1).
const inboxName = "INBOX"

// server checks the address of a mail server as the one who will connect does.
func (c *checker) server(field, text string) string {
	var err error
	var user string
	if field == "inbox" {
		var settings imap.Config
		settings, err = imap.ParseURL(text)
		user = settings.User
	} else {
		var settings smtp.Config
		settings, err = smtp.ParseURL(text)
		user = settings.User
	}
	if err != nil {
		c.wrong(field, "%v", err)
		return text
	}
	if user == "" && (c.given(field+"_auth") || field == "inbox" && c.given("auth")) {
		c.wrong(field, "a login needs the name of a user before the host: USER@HOST, with %%40 for an @ in the name")
	}
	return text
}

// given reports whether any of the fields stands in the file.
func (c *checker) given(fields ...string) bool {
	for _, f := range fields {
		if _, ok := c.lines[f]; ok {
			return true
		}
	}
	return false
}

// secret says where the password of one side comes from: side is "inbox" or "send". Its own file or command goes before the shared one.
func (c *checker) secret(side string, f file) secret.Source {
	file, command := f.InboxPasswordFile, f.InboxPasswordCmd
	if side == "send" {
		file, command = f.SendPasswordFile, f.SendPasswordCmd
	}
	prefix := side + "_"
	if file == "" && command == "" {
		file, command, prefix = f.PasswordFile, f.PasswordCmd, ""
	}
	s := secret.Source{File: c.resolve(file), Command: command, Env: "PBEM_" + strings.ToUpper(side) + "_PASSWORD"}
	switch {
	case file != "" && command != "":
		c.once(prefix+"password_command", "stands beside %spassword_file; only one of them can be meant", prefix)
	case file != "":
		s.Field = prefix + "password_file"
	case command != "":
		s.Field, s.Dir = prefix+"password_command", c.dir
	}
	return s
}

// auth says whether one side's secret is a password or a token.
func (c *checker) auth(side string, f file) login.Method {
	field, text := side+"_auth", f.InboxAuth
	if side == "send" {
		text = f.SendAuth
	}
	if text == "" {
		field, text = "auth", f.Auth
	}
	switch method := login.Method(text); method {
	case login.Password, login.OAuth2, login.OAuthBearer, login.XOAuth2:
		return method
	case "password":
		return login.Password
	}
	c.once(field, "%q is none of password, oauth2, oauthbearer, xoauth2", text)
	return login.Password
}
