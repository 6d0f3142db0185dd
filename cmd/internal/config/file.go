package config

import (
	"errors"
	"fmt"
	"net"
	"net/mail"
	"net/url"
	"path/filepath"
	"strings"
	"time"
)

// file is the configuration as it is written. docs/pbem.yaml shows every field with a comment.
type file struct {
	Address            string `yaml:"address"`
	Name               string `yaml:"name"`
	Site               string `yaml:"site"`
	Store              string `yaml:"store"`
	Key                string `yaml:"key"`
	Trust              string `yaml:"trust"`
	AuthServID         string `yaml:"authserv_id"`
	Resolver           string `yaml:"resolver"`
	PlusAddressing     bool   `yaml:"plus_addressing"`
	Inbox              string `yaml:"inbox"`
	InboxPasswordFile  string `yaml:"inbox_password_file"`
	DoneFolder         string `yaml:"done_folder"`
	AsideFolder        string `yaml:"aside_folder"`
	Receive            string `yaml:"receive"`
	ReceiveCertificate string `yaml:"receive_certificate"`
	ReceiveKey         string `yaml:"receive_key"`
	ReceiveConnections int    `yaml:"receive_connections"`
	ReceiveMessages    int    `yaml:"receive_messages"`
	Send               string `yaml:"send"`
	SendPasswordFile   string `yaml:"send_password_file"`
	PasswordFile       string `yaml:"password_file"`
	CAFile             string `yaml:"ca_file"`
	Archive            string `yaml:"archive"`
	Presets            string `yaml:"presets"`
	Listen             string `yaml:"listen"`
	Web                string `yaml:"web"`
	WebListen          string `yaml:"web_listen"`
	Pictures           bool   `yaml:"pictures"`
	Host               string `yaml:"host"`
	Time               string `yaml:"time"`
	Grace              string `yaml:"grace"`
	OutageCredit       string `yaml:"outage_credit"`
	LogFormat          string `yaml:"log_format"`
	LogLevel           string `yaml:"log_level"`
}

func defaults() file {
	return file{
		Name: "pbem referee", Store: "sqlite:games.db", Key: "file:server.key",
		PlusAddressing: true, Pictures: true, Inbox: "none", DoneFolder: "pbem-done", AsideFolder: "pbem-aside", Receive: "none",
		Time: "7d", Grace: "7d", OutageCredit: "30m", LogFormat: "text", LogLevel: "info",
	}
}

// checker collects the mistakes of a file.
type checker struct {
	path, dir string
	lines     map[string]int
	mistakes  []error
}

func (c *checker) wrong(field, format string, args ...any) {
	where := c.path
	if line, ok := c.lines[field]; ok {
		where = fmt.Sprintf("%s:%d", c.path, line)
	}
	c.mistakes = append(c.mistakes, fmt.Errorf("%s: %s: %s", where, field, fmt.Sprintf(format, args...)))
}

func (f file) check(path, dir string, lines map[string]int) (*Config, error) {
	c := &checker{path: path, dir: dir, lines: lines}
	config := &Config{
		Address: c.address("address", f.Address), Name: c.oneLine("name", f.Name),
		Store: c.prefixed("store", "sqlite:", f.Store), Key: c.prefixed("key", "file:", f.Key),
		Trust: c.trust(f.Trust, f.AuthServID), AuthServID: f.AuthServID, PlusAddress: f.PlusAddressing,
		Resolver: c.hostPort("resolver", f.Resolver, "127.0.0.1:53"),
		Inbox:    c.url("inbox", f.Inbox, "imaps://", "imap://"), Done: f.DoneFolder, Aside: f.AsideFolder,
		Receive:     c.receive(f),
		InboxSecret: c.secret(f.InboxPasswordFile, f.PasswordFile, "PBEM_INBOX_PASSWORD"),
		Send:        c.url("send", f.Send, "smtps://", "smtp://", "dir:"),
		SendSecret:  c.secret(f.SendPasswordFile, f.PasswordFile, "PBEM_SEND_PASSWORD"),
		CAFile:      c.path1(f.CAFile), Archive: c.optional("archive", "dir:", f.Archive),
		Presets: c.optional("presets", "dir:", f.Presets), Listen: f.Listen,
		Web: c.site("web", f.Web), WebListen: c.hostPort("web_listen", f.WebListen, "127.0.0.1:8080"), Pictures: f.Pictures,
		PerTurn: c.duration("time", f.Time), Grace: c.duration("grace", f.Grace),
		OutageCredit: c.duration("outage_credit", f.OutageCredit),
		LogFormat:    c.oneOf("log_format", f.LogFormat, "text", "json"),
		LogLevel:     c.oneOf("log_level", f.LogLevel, "debug", "info", "warn", "error"),
	}
	if f.Host != "" {
		config.Host = c.address("host", f.Host)
	}
	if config.Site = c.oneLine("site", f.Site); config.Site == "" {
		_, config.Site, _ = strings.Cut(config.Address, "@")
	}
	if f.DoneFolder == f.AsideFolder {
		c.wrong("aside_folder", "must be another folder than done_folder")
	}
	return config, errors.Join(c.mistakes...)
}

func (c *checker) address(field, text string) string {
	if text == "" {
		c.wrong(field, "is missing; it is a mail address, as games@example.org")
		return ""
	}
	a, err := mail.ParseAddress(text)
	if err != nil || a.Name != "" || a.Address != text {
		c.wrong(field, "%q is not a plain mail address, as games@example.org", text)
		return ""
	}
	if local, _, _ := strings.Cut(text, "@"); strings.Contains(local, "+") {
		c.wrong(field, "must have no + part: the service adds its own")
	}
	return strings.ToLower(text)
}

func (c *checker) oneLine(field, text string) string {
	if strings.ContainsAny(text, "\r\n\x00") {
		c.wrong(field, "must be one line")
	}
	return text
}

// prefixed reads "sqlite:games.db" or "file:server.key" and returns the path.
func (c *checker) prefixed(field, prefix, text string) string {
	rest, ok := strings.CutPrefix(text, prefix)
	if !ok || rest == "" {
		c.wrong(field, "%q is not of the form %sPATH", text, prefix)
		return ""
	}
	return c.path1(rest)
}

func (c *checker) optional(field, prefix, text string) string {
	if text == "" || text == "none" {
		return ""
	}
	return c.prefixed(field, prefix, text)
}

// path1 makes one path of the file absolute or relative to the file's folder.
func (c *checker) path1(path string) string {
	if path == "" || filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(c.dir, path)
}

func (c *checker) url(field, text string, schemes ...string) string {
	if text == "none" && field == "inbox" {
		return ""
	}
	for _, s := range schemes {
		if rest, ok := strings.CutPrefix(text, s); ok && rest != "" {
			if s == "dir:" {
				return s + c.path1(rest)
			}
			return text
		}
	}
	if text == "" {
		c.wrong(field, "is missing; it begins with %s", strings.Join(schemes, " or "))
		return ""
	}
	c.wrong(field, "%q begins with none of %s", text, strings.Join(schemes, ", "))
	return ""
}

// trust: a host that names its mail server's verdicts wants them asked for.
func (c *checker) trust(text, authServID string) Trust {
	if text == "" && authServID != "" {
		return TrustDKIM
	}
	if text == "" {
		return TrustToken
	}
	trust := Trust(c.oneOf("trust", text, string(TrustToken), string(TrustDKIM)))
	if authServID != "" && trust != TrustDKIM {
		c.wrong("authserv_id", "has a meaning only with trust: dkim")
	}
	return trust
}

// site reads the public URL of the web pages and ends it in a slash; "" is none.
func (c *checker) site(field, text string) string {
	if text == "" || text == "none" {
		return ""
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
		c.wrong(field, "%q is no web address, as https://games.example.org/", text)
		return ""
	}
	return strings.TrimSuffix(u.String(), "/") + "/"
}

// hostPort reads an address such as the example; "" is none.
func (c *checker) hostPort(field, text, example string) string {
	host, port, err := net.SplitHostPort(text)
	if text != "" && (err != nil || host == "" || port == "") {
		c.wrong(field, "%q is not of the form HOST:PORT, as %s", text, example)
	}
	return text
}

func (c *checker) secret(own, shared, env string) Secret {
	if own == "" {
		own = shared
	}
	return Secret{File: c.path1(own), Env: env}
}

func (c *checker) oneOf(field, text string, allowed ...string) string {
	for _, a := range allowed {
		if text == a {
			return text
		}
	}
	c.wrong(field, "%q is none of %s", text, strings.Join(allowed, ", "))
	return allowed[0]
}

// duration reads "3d", "12h", "30m", "2w", or "none" for zero.
func (c *checker) duration(field, text string) time.Duration {
	d, err := ParseDuration(text)
	if err != nil {
		c.wrong(field, "%v", err)
	}
	return d
}
