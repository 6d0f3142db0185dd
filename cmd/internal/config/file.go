package config

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
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
	ReceivedBy         string `yaml:"received_by"`
	Resolver           string `yaml:"resolver"`
	PlusAddressing     bool   `yaml:"plus_addressing"`
	Inbox              string `yaml:"inbox"`
	InboxPasswordFile  string `yaml:"inbox_password_file"`
	InboxPasswordCmd   string `yaml:"inbox_password_command"`
	InboxAuth          string `yaml:"inbox_auth"`
	DoneFolder         string `yaml:"done_folder"`
	AsideFolder        string `yaml:"aside_folder"`
	Since              string `yaml:"since"`
	Receive            string `yaml:"receive"`
	ReceiveCertificate string `yaml:"receive_certificate"`
	ReceiveKey         string `yaml:"receive_key"`
	ReceiveConnections int    `yaml:"receive_connections"`
	ReceiveMessages    int    `yaml:"receive_messages"`
	Send               string `yaml:"send"`
	SendPasswordFile   string `yaml:"send_password_file"`
	SendPasswordCmd    string `yaml:"send_password_command"`
	SendAuth           string `yaml:"send_auth"`
	PasswordFile       string `yaml:"password_file"`
	PasswordCmd        string `yaml:"password_command"`
	Auth               string `yaml:"auth"`
	CAFile             string `yaml:"ca_file"`
	Archive            string `yaml:"archive"`
	ArchivePrivate     string `yaml:"archive_private"`
	Presets            string `yaml:"presets"`
	Listen             string `yaml:"listen"`
	Web                string `yaml:"web"`
	WebListen          string `yaml:"web_listen"`
	Pictures           bool   `yaml:"pictures"`
	Host               string `yaml:"host"`
	Tournaments        string `yaml:"tournaments"`
	Time               string `yaml:"time"`
	Grace              string `yaml:"grace"`
	TimeBounds         string `yaml:"time_bounds"`
	GameCap            string `yaml:"game_cap"`
	Robots             string `yaml:"robots"`
	OutageCredit       string `yaml:"outage_credit"`
	TickEvery          string `yaml:"tick_every"`
	LogFormat          string `yaml:"log_format"`
	LogLevel           string `yaml:"log_level"`
	Log                string `yaml:"log"`

	Inventors map[string]string `yaml:"inventors"`
}

func defaults() file {
	return file{
		Name: "pbem referee", Store: "sqlite:games.db", Key: "file:server.key",
		PlusAddressing: true, Pictures: true, Inbox: "none", DoneFolder: "pbem-done", AsideFolder: "pbem-aside", Receive: "none",
		Time: "7d", TimeBounds: "none", Grace: "7d", Tournaments: "host", GameCap: "6 2 2 2 60", Robots: "3 200 10m", OutageCredit: "30m", LogFormat: "text", LogLevel: "info", Log: "hashes",
	}
}

// recordsFolder is where records are kept when nothing is said: beside the store, for there the service can write.
const recordsFolder = "records"

// checker collects the mistakes of a file.
type checker struct {
	path, dir string
	lines     map[string]int
	mistakes  []error
}

func (c *checker) wrong(field, format string, args ...any) {
	c.mistakes = append(c.mistakes, fmt.Errorf("%s: %s", place(c.path, c.lines, field), fmt.Sprintf(format, args...)))
}

// once is wrong, of what two sides may share.
func (c *checker) once(field, format string, args ...any) {
	mistake := fmt.Errorf("%s: %s", place(c.path, c.lines, field), fmt.Sprintf(format, args...))
	for _, known := range c.mistakes {
		if known.Error() == mistake.Error() {
			return
		}
	}
	c.mistakes = append(c.mistakes, mistake)
}

func (f file) check(path, dir string, lines map[string]int) (*Config, error) {
	c := &checker{path: path, dir: dir, lines: lines}
	config := &Config{
		Address: c.address("address", f.Address), Name: c.oneLine("name", f.Name),
		Key:   c.prefixed("key", "file:", f.Key),
		Trust: c.trust(f.Trust, f.AuthServID), AuthServID: f.AuthServID, PlusAddress: f.PlusAddressing,
		ReceivedBy: c.hosts("received_by", f.ReceivedBy),
		Resolver:   c.hostPort("resolver", f.Resolver, "127.0.0.1:53"),
		Inbox:      c.url("inbox", f.Inbox, "imaps://", "imap://"), Done: f.DoneFolder, Aside: f.AsideFolder, Since: c.since(f.Since),
		Receive:     c.receive(f),
		InboxSecret: c.secret("inbox", f), InboxAuth: c.auth("inbox", f),
		Send:       c.url("send", f.Send, "smtps://", "smtp://", "dir:"),
		SendSecret: c.secret("send", f), SendAuth: c.auth("send", f),
		CAFile: c.resolve(f.CAFile), Archive: c.optional("archive", "dir:", f.Archive),
		Presets: c.optional("presets", "dir:", f.Presets), Listen: c.socket("listen", f.Listen),
		Web: c.site("web", f.Web), WebListen: c.hostPort("web_listen", f.WebListen, "127.0.0.1:8080"), Pictures: f.Pictures,
		Time: c.control(f.Time), Grace: c.duration("grace", f.Grace),
		OutageCredit: c.outageCredit(f), Caps: c.caps(f.GameCap), Robots: c.robots(f.Robots),
		LogFormat:    c.oneOf("log_format", f.LogFormat, "text", "json"),
		LogLevel:     c.oneOf("log_level", f.LogLevel, "debug", "info", "warn", "error"),
		LogAddresses: c.oneOf("log", f.Log, "hashes", "addresses") == "addresses",
		File:         path, Lines: lines,
	}
	config.Store, config.Database = c.store(f.Store)
	if f.Archive == "" && config.Beside() != "" {
		config.Archive = filepath.Join(config.Beside(), recordsFolder)
	}
	if config.Archive != "" {
		config.PrivateArchive = c.privateArchive(f.ArchivePrivate, config.Archive)
	}
	config.TimeBounds = c.timeBounds(f.TimeBounds, config.Time)
	if f.Host != "" {
		config.Host = c.another("host", c.address("host", f.Host), config.Address)
	}
	config.Founders, config.AllFound = c.founders(f.Tournaments, config.Address)
	config.Inventors = c.inventors(f.Inventors, config.Address)
	if config.Site = c.oneLine("site", f.Site); config.Site == "" {
		_, config.Site, _ = strings.Cut(config.Address, "@")
	}
	if config.WebListen != "" && config.Archive == "" && config.Database == "" {
		c.wrong("web_listen", "the web pages show the records of the archive, and there is archive: none")
	}
	c.folders(config.Inbox, f.DoneFolder, f.AsideFolder)
	return config, errors.Join(c.mistakes...)
}
