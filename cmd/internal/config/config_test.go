package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/cmd/internal/config"
	"pbem/cmd/internal/secret"
)

const least = "address: games@example.org\nsend: dir:letters\n"

// TestMistakes: every mistake is told with file, line and field, in words, and all at once.
func TestMistakes(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ text, want string }{
		"empty": {"", "c.yaml: address: is missing; it is a mail address, as games@example.org\n" +
			"c.yaml: send: is missing; it begins with smtps:// or smtp:// or dir:"},
		"no fields":             {"- a\n- b\n", "c.yaml:1: this is no configuration: each line is a field and its value, as in address: games@example.org\n"},
		"not YAML":              {"address: a\n\tsend: b\n", "c.yaml:2: this is not YAML: "},
		"unknown field":         {least + "colour: red\n", "c.yaml:3: colour: there is no such field"},
		"twice":                 {least + "address: x@example.org\n", "c.yaml:3: address: stands on line 1, too"},
		"no value":              {least + "time:\n", "c.yaml:3: time: has no value; leave the line out for the default"},
		"inventors, a word":     {least + "inventors: a@example.org\n", "c.yaml:3: inventors: takes a preset and a mail address on each line below it, as in amoeba: someone@example.org"},
		"inventors, a list":     {least + "inventors:\n  amoeba: [a@example.org]\n", "c.yaml:4: inventors: a preset and one mail address belong on each line, as in amoeba: someone@example.org"},
		"inventors, none":       {least + "inventors:\n  amoeba:\n", "c.yaml:4: inventors: a preset and one mail address belong on each line"},
		"inventors, twice":      {least + "inventors:\n  amoeba: a@example.org\n  amoeba: b@example.org\n", "c.yaml:5: inventors: amoeba stands there twice"},
		"inventors, no preset":  {least + "inventors: {Amoeba Chess: a@example.org}\n", "c.yaml:3: inventors: \"Amoeba Chess\" is no name of a preset; pbem presets lists them"},
		"inventors, no address": {least + "inventors: {amoeba: somebody}\n", "c.yaml:3: inventors: \"somebody\" is not a plain mail address, as games@example.org"},
		"a list":                {least + "host: [a, b]\n", "c.yaml:3: host: takes one plain value"},
		"no truth":              {least + "plus_addressing: perhaps\n", "c.yaml:3: plus_addressing: \"perhaps\" is not of the kind that stands here (true or false, a word, a number)"},
		"an anchor":             {"address: &a games@example.org\nsend: *a\n", "c.yaml:1: anchors and aliases are not read here; write the value out"},
		"address":               {"address: Games <games@example.org>\nsend: dir:l\n", "c.yaml:1: address: \"Games <games@example.org>\" is not a plain mail address, as games@example.org"},
		"plus":                  {"address: games+x@example.org\nsend: dir:l\n", "c.yaml:1: address: must have no + part: the service adds its own"},
		"send":                  {"address: games@example.org\nsend: http://x\n", "c.yaml:2: send: \"http://x\" begins with none of smtps://, smtp://, dir:"},
		"inbox":                 {least + "inbox: pop3://x\n", "c.yaml:3: inbox: \"pop3://x\" begins with none of imaps://, imap://"},
		"store":                 {least + "store: games.db\n", "c.yaml:3: store: \"games.db\" is not of the form sqlite:PATH"},
		"key":                   {least + "key: 'file:'\n", "c.yaml:3: key: \"file:\" is not of the form file:PATH"},
		"archive":               {least + "archive: records\n", "c.yaml:3: archive: \"records\" is not of the form dir:PATH"},
		"trust":                 {least + "trust: everybody\n", "c.yaml:3: trust: \"everybody\" is none of token, dkim"},
		"authserv_id":           {least + "authserv_id: mx\ntrust: token\n", "c.yaml:3: authserv_id: has a meaning only with trust: dkim"},
		"received_by":           {least + "received_by: mx.example.org *.*\n", "c.yaml:3: received_by: \"*.*\" is no host or pattern of hosts of your own mail server, as mx.example.org or 2002:a05:*"},
		"received_by, odd":      {least + "received_by: mx/1\n", "c.yaml:3: received_by: \"mx/1\" is no host"},
		"resolver":              {least + "resolver: 192.0.2.53\n", "c.yaml:3: resolver: \"192.0.2.53\" is not of the form HOST:PORT, as 127.0.0.1:53"},
		"web":                   {least + "web: games.example.org\n", "c.yaml:3: web: \"games.example.org\" is no web address, as https://games.example.org/"},
		"web, with a query":     {least + "web: https://games.example.org/?x=1\n", "c.yaml:3: web: \"https://games.example.org/?x=1\" is no web address"},
		"web, with a password":  {least + "web: https://u:p@games.example.org/\n", "c.yaml:3: web: "},
		"web_listen":            {least + "web_listen: 8080\n", "c.yaml:3: web_listen: \"8080\" is not of the form HOST:PORT, as 127.0.0.1:8080"},
		"time beyond a clock":   {least + "time: 1000000h\n", "c.yaml:3: time: \"1000000h\" is no time; write the time for each turn (3d, 12h), a bank and what turns add (30d+1d, 30d+1d max 45d), the time for ten turns (20d/10), or none"},
		"bank beyond a clock":   {least + "time: 30d+3651d\n", "c.yaml:3: time: \"30d+3651d\" is no time; write the time for each turn (3d, 12h), a bank and what turns add (30d+1d, 30d+1d max 45d), the time for ten turns (20d/10), or none"},
		"ticks beyond a clock":  {least + "tick_every: 3651d\n", "c.yaml:3: tick_every: \"3651d\" is no time; write a number and m, h, d or w (3d, 12h), or none"},
		"time":                  {least + "time: soon\n", "c.yaml:3: time: \"soon\" is no time; write the time for each turn (3d, 12h), a bank and what turns add (30d+1d, 30d+1d max 45d), the time for ten turns (20d/10), or none"},
		"log":                   {least + "log: names\n", "c.yaml:3: log: \"names\" is none of hashes, addresses"},
		"log level":             {least + "log_level: loud\n", "c.yaml:3: log_level: \"loud\" is none of debug, info, warn, error"},
		"name":                  {least + "name: \"a\\nb\"\n", "c.yaml:3: name: must be one line"},
		"folders":               {least + "done_folder: x\naside_folder: x\n", "c.yaml:4: aside_folder: must be another folder than done_folder"},
		"read and handled":      {"address: games@example.org\nsend: dir:l\ninbox: imaps://games@imap.example.org\ndone_folder: inbox\n", "c.yaml:4: done_folder: must be another folder than the one that letters are read from"},
		"read and set aside":    {"address: games@example.org\nsend: dir:l\ninbox: imaps://games@imap.example.org/Games\naside_folder: Games\n", "c.yaml:4: aside_folder: must be another folder than the one that letters are read from"},
		"since no letter came":  {least + "since: 2200-01-01\n", "c.yaml:3: since: 2200-01-01 is after the year 2199"},
		"receive":               {least + "receive: pop3://x\n", "c.yaml:3: receive: \"pop3://x\" is none of lmtp://127.0.0.1:PORT, lmtp:unix:PATH, smtp://ADDRESS:PORT, smtp:unix:PATH, lmtp:systemd, smtp:systemd or none"},
		"receive, no protocol":  {least + "receive: systemd\n", "c.yaml:3: receive: \"systemd\" is none of "},
		"receive, no path":      {least + "receive: 'lmtp:unix:'\n", "c.yaml:3: receive: \"lmtp:unix:\" is none of "},
		"receive, no address":   {least + "receive: smtp://mx.example.org:25\n", "c.yaml:3: receive: \"smtp://mx.example.org:25\" is none of "},
		"receive, no port":      {least + "receive: smtp://127.0.0.1:smtp\n", "c.yaml:3: receive: \"smtp://127.0.0.1:smtp\" is none of "},
		"LMTP to everybody":     {least + "receive: lmtp://0.0.0.0:24\n", "c.yaml:3: receive: LMTP asks nobody who they are, so it listens on this machine only: lmtp://127.0.0.1:PORT or lmtp:unix:PATH"},
		"forged results":        {least + "trust: dkim\nauthserv_id: mx\nreceive: smtp://0.0.0.0:25\n", "c.yaml:5: receive: with authserv_id letters must come by your own mail server (imap or lmtp): on an open port anybody could write its Authentication-Results"},
		"forged results, too":   {least + "trust: dkim\nauthserv_id: mx\nreceive: smtp:systemd\n", "c.yaml:5: receive: with authserv_id "},
		"two passwords":         {least + "password_file: p\npassword_command: c\n", "c.yaml:4: password_command: stands beside password_file; only one of them can be meant\n"},
		"two of one side":       {least + "send_password_file: p\nsend_password_command: c\n", "c.yaml:4: send_password_command: stands beside send_password_file"},
		"no way to log in":      {least + "auth: magic\n", "c.yaml:3: auth: \"magic\" is none of password, oauth2, oauthbearer, xoauth2\n"},
		"nobody to log in":      {least + "auth: oauth2\ninbox: imaps://imap.example.org\n", "c.yaml:4: inbox: a login needs the name of a user"},
		"nobody to send as":     {"address: games@example.org\nsend_auth: xoauth2\nsend: smtps://smtp.example.org\n", "c.yaml:3: send: a login needs the name of a user before the host: USER@HOST, with %40 for an @"},
		"a password in a URL":   {least + "inbox: imaps://games:hidden@imap.example.org\n", "c.yaml:3: inbox: the address of a mail server holds no password"},
		"host is the service":   {least + "host: games@example.org\n", "c.yaml:3: host: games@example.org is the service's own address; name a mailbox that a person reads"},
		"in other letters":      {least + "host: Games@EXAMPLE.org\n", "c.yaml:3: host: games@example.org is the service's own address"},
		"with dots at Gmail":    {"address: games@gmail.com\nsend: dir:l\nhost: Ga.mes@googlemail.com\n", "c.yaml:3: host: ga.mes@googlemail.com is the service's own address"},
		"spelt for a server":    {"address: games@exämple.org\nsend: dir:l\nhost: games@xn--exmple-cua.org\n", "c.yaml:3: host: games@xn--exmple-cua.org is the service's own address"},
		"founded by us":         {least + "tournaments: a@example.org, games@example.org\n", "c.yaml:3: tournaments: games@example.org is the service's own address"},
		"invented by us":        {least + "inventors: {amoeba: games+x@example.org}\n", "c.yaml:3: inventors: games+x@example.org is the service's own address"},
		"a port that is none":   {least + "web_listen: 127.0.0.1:99999\n", "c.yaml:3: web_listen: \"127.0.0.1:99999\" is not of the form HOST:PORT"},
		"a resolver's":          {least + "resolver: 127.0.0.1:dns53\n", "c.yaml:3: resolver: \"127.0.0.1:dns53\" is not of the form HOST:PORT"},
		"no port":               {least + "inbox: imaps://games@imap.example.org:99999\n", "c.yaml:3: inbox: the imaps:// address names a port that is none"},
		"a path to send":        {"address: games@example.org\nsend: smtps://games@smtp.example.org/INBOX\n", "c.yaml:2: send: the address of a sending server ends with its host and port"},
		"a letter beyond ASCII": {"address: gämes@example.org\nsend: dir:l\n", "c.yaml:1: address: \"gämes@example.org\" is not an address that every mail server takes"},
		"no domain":             {least + "host: ann@-x.org\n", "c.yaml:3: host: \"ann@-x.org\" is not an address that every mail server takes"},
		"a number for a domain": {least + "host: ann@[192.0.2.1]\n", "c.yaml:3: host: "},
		"a long address":        {least + "host: " + strings.Repeat("x", 65) + "@example.org\n", "c.yaml:3: host: "},
		"a long domain":         {least + "host: x@" + strings.Repeat("x.", 130) + "org\n", "c.yaml:3: host: "},
		"a name that orders":    {least + "name: \"\\e[2J\"\n", "c.yaml:3: name: \"\\x1b[2J\" holds characters that cannot be seen"},
		"a name that turns":     {least + "name: \"\\u202Ered\"\n", "c.yaml:3: name: \"\\u202ered\" holds characters that cannot be seen"},
		"a site that turns":     {least + "site: \"\\u2066x\"\n", "c.yaml:3: site: \"\\u2066x\" holds characters that cannot be seen"},
		"an endless site":       {least + "site: " + strings.Repeat("x", 101) + "\n", "c.yaml:3: site: must have 100 characters at most"},
		"no folder":             {least + "done_folder: ''\n", "c.yaml:3: done_folder: must name a folder"},
		"a folder of two lines": {least + "aside_folder: \"a\\nb\"\n", "c.yaml:3: aside_folder: must be one line"},
		"the other's folder":    {least + "done_folder: pbem-aside\n", "c.yaml:3: done_folder: must be another folder than aside_folder"},
		"half a connection":     {least + "receive: smtp://0.0.0.0:25\nreceive_connections: 1.5\n", "c.yaml:4: receive_connections: \"1.5\" is no whole number"},
		"a long socket":         {least + "receive: lmtp:unix:/" + strings.Repeat("x", 103) + "\n", "c.yaml:3: receive: the path of a socket has 103 bytes at most"},
		"a port of no page":     {least + "web: https://games.example.org:99999/\n", "c.yaml:3: web: \"https://games.example.org:99999/\" is no web address"},
		"a resolver's none":     {least + "resolver: 127.0.0.1:0\n", "c.yaml:3: resolver: \"127.0.0.1:0\" is not of the form HOST:PORT"},
		"no time at all":        {least + "time: 0d\n", "c.yaml:3: time: \"0d\" is no time"},
		"nowhere to listen":     {least + "listen: everywhere\n", "c.yaml:3: listen: \"everywhere\" is not of the form HOST:PORT"},
		"pages of nothing":      {least + "web_listen: 127.0.0.1:8080\narchive: none\n", "c.yaml:3: web_listen: the web pages show the records of the archive"},
		"half a certificate":    {least + "receive: smtp://0.0.0.0:25\nreceive_key: k.pem\n", "c.yaml:4: receive_key: a certificate and its key are given together: receive_certificate and receive_key"},
		"the other half":        {least + "receive: smtp://0.0.0.0:25\nreceive_certificate: k.pem\n", "c.yaml:4: receive_certificate: a certificate and its key"},
		"certificate with LMTP": {least + "receive: lmtp://127.0.0.1:24\nreceive_certificate: c.pem\nreceive_key: k.pem\n", "c.yaml:4: receive_certificate: has a meaning only with receive: smtp://…; LMTP stays on this machine"},
		"messages with LMTP":    {least + "receive: lmtp://127.0.0.1:24\nreceive_messages: 5\n", "c.yaml:4: receive_messages: has a meaning only with receive: smtp://…; with LMTP your own mail server sets such limits"},
		"certificate alone":     {least + "receive_certificate: c.pem\n", "c.yaml:3: receive_certificate: has a meaning only together with receive"},
		"connections alone":     {least + "receive: none\nreceive_connections: 5\n", "c.yaml:4: receive_connections: has a meaning only together with receive"},
		"no connections":        {least + "receive: smtp://0.0.0.0:25\nreceive_connections: 0\n", "c.yaml:4: receive_connections: 0 is not between 1 and 10000"},
		"endless messages":      {least + "receive: smtp://0.0.0.0:25\nreceive_messages: 10001\n", "c.yaml:4: receive_messages: 10001 is not between 1 and 10000"},
		"many messages":         {least + "receive: smtp://0.0.0.0:25\nreceive_messages: many\n", "c.yaml:4: receive_messages: \"many\" is not of the kind that stands here"},
		"bounds of one":         {least + "time_bounds: 3d\n", "c.yaml:3: time_bounds: \"3d\" is not the least and the most time"},
		"bounds turned":         {least + "time_bounds: 30d 3d\n", "c.yaml:3: time_bounds: \"30d 3d\" is not "},
		"bounds of minutes":     {least + "time_bounds: 30m 3d\n", "c.yaml:3: time_bounds: \"30m 3d\" is not "},
		"bounds and a word":     {least + "time_bounds: 3d 30d clocks\n", "c.yaml:3: time_bounds: \"3d 30d clocks\" is not "},
		"the usual out of them": {least + "time: 2d\ntime_bounds: 3d 30d\n", "c.yaml:4: time_bounds: time: 2d, for a challenge that names none, is not within \"3d 30d\"\n"},
		"usually no clock":      {least + "time: none\ntime_bounds: 3d 30d clock\n", "c.yaml:4: time_bounds: time: none, for a challenge that names none"},
		"all at once": {"colour: red\naddress: nobody\ntime: soon\n", "c.yaml:1: colour: there is no such field\n" +
			"c.yaml:2: address: \"nobody\" is not a plain mail address, as games@example.org\n" +
			"c.yaml: send: is missing; it begins with smtps:// or smtp:// or dir:\n" +
			"c.yaml:3: time: \"soon\" is no time; write the time for each turn (3d, 12h), a bank and what turns add (30d+1d, 30d+1d max 45d), the time for ten turns (20d/10), or none"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := config.Parse("c.yaml", []byte(c.text))
			if got != nil || err == nil {
				t.Fatalf("read %+v, %v", got, err)
			}
			if !strings.HasPrefix(err.Error()+"\n", c.want) {
				t.Errorf("got\n%v\nwant\n%s", err, c.want)
			}
			if name == "all at once" && err.Error() != c.want {
				t.Errorf("got\n%v\nwant\n%s", err, c.want)
			}
		})
	}
}

func TestDefaults(t *testing.T) {
	t.Parallel()
	got, err := config.Parse("/etc/pbem/c.yaml", []byte(least))
	if err != nil {
		t.Fatal(err)
	}
	want := &config.Config{
		Address: "games@example.org", Name: "pbem referee", Site: "example.org", Store: "/etc/pbem/games.db", Key: "/etc/pbem/server.key",
		Trust: config.TrustDKIM, PlusAddress: true, Send: "dir:/etc/pbem/letters", Done: "pbem-done", Aside: "pbem-aside",
		InboxSecret: secret.Source{Env: "PBEM_INBOX_PASSWORD"}, SendSecret: secret.Source{Env: "PBEM_SEND_PASSWORD"}, Archive: "/etc/pbem/records", PrivateArchive: "/etc/pbem/records-private",
		Time: clock.PerTurn(7 * 24 * time.Hour), Grace: 7 * 24 * time.Hour, OutageCredit: 3 * time.Hour, Caps: club.StandardCaps(), Robots: config.Robots{Games: 3, Turns: 200, Time: 10 * time.Minute}, Pictures: true, LogFormat: "text", LogLevel: "info",
		File: "/etc/pbem/c.yaml", Lines: map[string]int{"address": 1, "send": 2},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestWeb(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"": "", "web: none\n": "", "web: https://games.example.org\n": "https://games.example.org/",
		"web: http://localhost:8080/games/\n": "http://localhost:8080/games/",
	} {
		got, err := config.Parse("c.yaml", []byte(least+text))
		if err != nil || got.Web != want {
			t.Errorf("%q: got %+v, %v", text, got, err)
		}
	}
}

func TestReceive(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]config.Receive{
		"receive: none\n": {},
		"receive: lmtp://127.0.0.1:2024\nreceive_connections: 7\n": {LMTP: true, Network: "tcp", Address: "127.0.0.1:2024", Connections: 7},
		"receive: lmtp://localhost\n":                              {LMTP: true, Network: "tcp", Address: "localhost:24"},
		"receive: 'lmtp://[::1]'\n":                                {LMTP: true, Network: "tcp", Address: "[::1]:24"},
		"receive: lmtp:unix:/run/pbem/lmtp.sock\n":                 {LMTP: true, Network: "unix", Address: "/run/pbem/lmtp.sock"},
		"receive: lmtp:unix:lmtp.sock\nauthserv_id: mx\n":          {LMTP: true, Network: "unix", Address: "/etc/pbem/lmtp.sock"},
		"receive: lmtp:systemd\nauthserv_id: mx\n":                 {LMTP: true, Network: "systemd"},
		"receive: smtp:systemd\n":                                  {Network: "systemd"},
		"receive: smtp://127.0.0.1:2025\nauthserv_id: mx\n":        {Network: "tcp", Address: "127.0.0.1:2025"},
		"receive: 'smtp://[::]:25'\nreceive_certificate: c.pem\nreceive_key: /k.pem\nreceive_messages: 10000\ninbox: none\n": {Network: "tcp", Address: "[::]:25", Certificate: "/etc/pbem/c.pem", Key: "/k.pem", Messages: 10000},
		"receive: smtp://0.0.0.0\ninbox: imaps://games@imap.example.org/INBOX\n":                                             {Network: "tcp", Address: "0.0.0.0:25"},
	} {
		got, err := config.Parse("/etc/pbem/c.yaml", []byte(least+text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if diff := cmp.Diff(want, got.Receive); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}

// TestExample: the commented example is right, and so is each line of it that is commented out.
func TestExample(t *testing.T) {
	t.Parallel()
	const path = "../../../docs/pbem.yaml"
	c, err := config.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if c.Inbox == "" || c.Address != "games@example.org" || c.InboxSecret.File != filepath.Join(filepath.Dir(path), "password") {
		t.Errorf("%+v", c)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var full strings.Builder
	fields := 0
	for line := range strings.Lines(string(data)) {
		name, _, found := strings.Cut(strings.TrimPrefix(line, "# "), ": ")
		if found && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz_") == "" && strings.HasPrefix(line, "# ") {
			line = strings.TrimPrefix(line, "# ")
			fields++
			if name == "trust" { // the example shows what is not the default, and the next fields go with that
				line = "trust: dkim\n"
			}
		}
		full.WriteString(line)
	}
	if _, err := config.Parse(path, []byte(full.String())); err != nil || fields < 15 {
		t.Errorf("%d fields, all of them: %v", fields, err)
	}
}

func TestLoad(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, err := config.Load(filepath.Join(dir, "missing.yaml")); err == nil || !strings.Contains(err.Error(), "cannot read the configuration") {
		t.Errorf("a missing file: %v", err)
	}
	big := filepath.Join(dir, "big.yaml")
	if err := os.WriteFile(big, []byte(least+strings.Repeat("# x\n", 20000)), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := config.Load(big); err == nil || !strings.Contains(err.Error(), "over 64 KB") {
		t.Errorf("a huge file: %v", err)
	}
}

func TestDurations(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]time.Duration{"30m": 30 * time.Minute, "12h": 12 * time.Hour, "3d": 72 * time.Hour, "2w": 336 * time.Hour, "none": 0, "0h": 0} {
		if got, err := config.ParseDuration(text); err != nil || got != want {
			t.Errorf("%s: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "3", "d", "-3d", "3 d", "3x", "99999d", "65535w", "1.5h", "+3d"} {
		if got, err := config.ParseDuration(text); err == nil {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestRobots: how much robots play, and what says nothing of it.
func TestRobots(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]config.Robots{
		"":          {Games: 3, Turns: 200, Time: 10 * time.Minute},
		"off":       {Turns: 200, Time: 10 * time.Minute},
		"1 20 30s":  {Games: 1, Turns: 20, Time: 30 * time.Second},
		"9 900 24h": {Games: 9, Turns: 900, Time: 24 * time.Hour},
	} {
		line := ""
		if text != "" {
			line = "robots: " + text + "\n"
		}
		got, err := config.Parse("c.yaml", []byte(least+line))
		if err != nil || got.Robots != want {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"on", "none", "no", "0", "3", "3 200", "0 200 10m", "3 0 10m", "3 200 10", "3 200 0s", "3 200 25h", "3 200 -10m", "-3 200 10m", "3 200 10m 5", "1001 200 10m", "3 1000001 10m", "99999999999999999999 1 1m", "3 200 NaN"} {
		_, err := config.Parse("c.yaml", []byte(least+"robots: "+text+"\n"))
		if err == nil || !strings.Contains(err.Error(), "c.yaml:3") || !strings.Contains(err.Error(), "3 200 10m; or off") {
			t.Errorf("%q: %v", text, err)
		}
	}
}
