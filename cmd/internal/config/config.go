// Package config reads the daemon's configuration: one small YAML file in which every mistake is reported with its line.
package config

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"gopkg.in/yaml.v3"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/cmd/internal/secret"
	"pbem/mailer/login"
)

// Config is the configuration as the daemon uses it: checked, with the defaults filled in. Relative paths are relative
// to the file's folder.
type Config struct {
	Address     string        // the service's mail address
	Name        string        // what stands before it in From
	Site        string        // where records say the game was played
	Store       string        // path of the SQLite file; "" where the store is a database
	Database    string        // the address of the PostgreSQL database; "" where the store is a file
	Key         string        // path of the server's key file
	Trust       Trust         //
	AuthServID  string        // whose Authentication-Results are believed
	ReceivedBy  []string      // patterns of the hosts of our own side that Received headers name; nil for none
	Resolver    string        // host:port of the name server for keys; "" for the system's
	PlusAddress bool          // false: tokens stand in the subject
	Inbox       string        // URL, or "" for none
	InboxSecret secret.Source //
	InboxAuth   login.Method  // whether that is a password or a token
	Done, Aside string        // IMAP folders
	Since       time.Time     // letters that came into the mailbox before are left alone; zero: those from before the first start
	Receive     Receive       // where mail servers hand letters over
	Send        string        // URL
	SendSecret  secret.Source //
	SendAuth    login.Method  //
	CAFile      string        // further certificate authorities for both connections; "" for the system's
	Archive     string        // directory of records; "" for none
	// PrivateArchive is the directory of the records' private copies; "" without an archive.
	PrivateArchive string
	Presets        string        // directory of the host's own preset files; "" for none
	Listen         string        // address of the health and metrics endpoint; "" for none
	Web            string        // public URL of the web pages, ending in a slash, which letters link to; "" for none
	WebListen      string        // address at which the web pages are served; "" for nowhere
	Pictures       bool          // letters with HTML carry the board as a picture, too
	Host           string        // who is told of letters set aside; "" for nobody
	Founders       []string      // who may announce tournaments besides the host
	AllFound       bool          // everybody may
	Time           clock.Control // time control of a challenge that names none
	TimeBounds     clock.Bounds  // within which controls of new games lie
	Grace          time.Duration // from a time-out to the closing of the game
	Caps           club.Caps     // how many games a player may have going
	Robots         Robots        // how much robots play with a player
	OutageCredit   time.Duration // no clock counts an outage that is longer than this; 0: all are counted
	LogFormat      string        // text or json
	LogLevel       string        // debug, info, warn or error
	LogAddresses   bool          // mail addresses stand in the log as they are, and not as keyed hashes

	// Inventors are who gets finished games that both players want them to have: an address by the preset's name; nil for nobody.
	Inventors map[string]string

	File  string         // where this was read
	Lines map[string]int // the line of each field that stands there
}

// Robots is how much robots play with a player. Games is 0 where none are begun; what is going on is played to its end.
type Robots struct {
	Games int           // at once
	Turns int           // a day
	Time  time.Duration // of a processor, a day
}

// StandardRobots is how much they play where the host has chosen nothing.
func StandardRobots() Robots { return Robots{Games: 3, Turns: 200, Time: 10 * time.Minute} }

// Trust is what a letter needs, besides a token, to be believed.
type Trust string

const (
	// TrustToken: every letter is half believed (mailer.Belief), whatever it is signed with.
	TrustToken Trust = "token"
	// TrustDKIM: a letter is believed for DKIM or SPF aligned with From, or a trusted Authentication-Results that says so.
	TrustDKIM Trust = "dkim"
)

// maxFile bounds a configuration file.
const maxFile = 64 << 10

// Load reads and checks a configuration file. Its error lists every mistake as "FILE:LINE: sentence".
func Load(path string) (*Config, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the configuration: %w", err)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, maxFile+1))
	if err != nil {
		return nil, fmt.Errorf("cannot read the configuration: %w", err)
	}
	if len(data) > maxFile {
		return nil, fmt.Errorf("%s: the configuration is over %d KB; is it the right file?", path, maxFile>>10)
	}
	return Parse(path, data)
}

// Parse checks the configuration in data, which was read from the file named.
func Parse(path string, data []byte) (*Config, error) {
	var root yaml.Node
	if err := yaml.Unmarshal(data, &root); err != nil {
		return nil, syntax(path, err)
	}
	if err := refuseAliases(path, &root); err != nil {
		return nil, err
	}
	raw, shape := defaults(), &reader{path: path}
	lines := shape.fill(&root, &raw)
	config, err := raw.check(path, filepath.Dir(path), lines)
	if err := errors.Join(append(shape.mistakes, err)...); err != nil {
		return nil, err
	}
	return config, nil
}

func refuseAliases(path string, n *yaml.Node) error {
	if n.Kind == yaml.AliasNode || n.Anchor != "" {
		return fmt.Errorf("%s:%d: anchors and aliases are not read here; write the value out", path, n.Line)
	}
	for _, c := range n.Content {
		if err := refuseAliases(path, c); err != nil {
			return err
		}
	}
	return nil
}

// Beside is the folder in which the service keeps what nothing else is said of: the store's, or of one that is a database, the key's.
func (c *Config) Beside() string {
	switch {
	case c.Store != "":
		return filepath.Dir(c.Store)
	case c.Database != "" && c.Key != "":
		return filepath.Dir(c.Key)
	}
	return ""
}
