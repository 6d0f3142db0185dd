package receiver

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// certificate is a certificate in files that may be renewed while we run.
type certificate struct {
	file, key string
	log       *slog.Logger

	mu     sync.Mutex
	loaded *tls.Certificate
	stamp  [2]time.Time // when the files were last changed
}

// secure returns what STARTTLS needs; nil where no certificate is configured.
func (c Config) secure() (*tls.Config, error) {
	if c.Certificate == "" {
		return nil, nil
	}
	ours := &certificate{file: c.Certificate, key: c.Key, log: c.Logger}
	if err := ours.load(); err != nil {
		return nil, fmt.Errorf("cannot use the certificate for STARTTLS: %w", err)
	}
	return &tls.Config{MinVersion: tls.VersionTLS12, GetCertificate: ours.get}, nil
}

// get looks at each handshake whether the files have changed. A renewed certificate that cannot be read leaves the old one
// in use.
func (c *certificate) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.stamps(); now != c.stamp {
		if err := c.load(); err != nil {
			c.log.Error("the renewed certificate cannot be used; the old one stays in use", "file", c.file, "err", err)
			c.stamp = now
		}
	}
	return c.loaded, nil
}

func (c *certificate) load() error {
	stamp := c.stamps()
	loaded, err := tls.LoadX509KeyPair(c.file, c.key)
	if err != nil {
		return err
	}
	c.loaded, c.stamp = &loaded, stamp
	return nil
}

func (c *certificate) stamps() (stamps [2]time.Time) {
	for i, path := range []string{c.file, c.key} {
		if info, err := os.Stat(path); err == nil {
			stamps[i] = info.ModTime()
		}
	}
	return stamps
}
