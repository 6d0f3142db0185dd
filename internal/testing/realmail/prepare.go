package realmail

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"embed"
	"encoding/pem"
	"errors"
	"fmt"
	"math/big"
	"net"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

const (
	dovecotProgram = "/usr/sbin/dovecot"
	masterProgram  = "/usr/lib/postfix/sbin/master"
	password       = "secret"
	nobody         = 65534
)

//go:embed config
var configFiles embed.FS

// prepare makes the directory with everything that the servers need. It is made by ourselves and not by the test: its
// path must be short (sockets live in it) and others than root must be able to enter it.
func prepare(routes []Route) (*Servers, error) {
	dir, err := os.MkdirTemp("/tmp", "pbem-mail-")
	if err != nil {
		return nil, err
	}
	s := &Servers{dir: dir, Password: password}
	if err := errors.Join(s.layout(), s.certify(), s.choosePorts(), s.issueTokens(), s.configure(), s.route(routes)); err != nil {
		s.Stop()
		return nil, fmt.Errorf("cannot prepare the mail servers: %w", err)
	}
	return s, nil
}

// layout makes the folders, each owned by who writes to it.
func (s *Servers) layout() error {
	owner, err := user.Lookup("postfix")
	if err != nil {
		return err
	}
	postfix, err := strconv.Atoi(owner.Uid)
	if err != nil {
		return err
	}
	err = os.Chmod(s.dir, 0o755)
	for _, name := range []string{"pf", "vmail", "pfspool", "pfspool/pid", "pfdata"} {
		err = errors.Join(err, os.Mkdir(filepath.Join(s.dir, name), 0o755))
	}
	for _, queue := range []string{"active", "bounce", "corrupt", "defer", "deferred", "flush", "hold", "incoming", "private", "saved", "trace"} {
		err = errors.Join(err, os.Mkdir(s.dir+"/pfspool/"+queue, 0o700), os.Chown(s.dir+"/pfspool/"+queue, postfix, -1))
	}
	for _, queue := range []string{"maildrop", "public"} {
		err = errors.Join(err, os.Mkdir(s.dir+"/pfspool/"+queue, 0o755), os.Chown(s.dir+"/pfspool/"+queue, postfix, -1))
	}
	return errors.Join(err, os.Chown(s.dir+"/vmail", nobody, nobody), os.Chown(s.dir+"/pfdata", postfix, -1))
}

// choosePorts finds free ports.
func (s *Servers) choosePorts() error {
	taken := map[string]bool{}
	for _, a := range []*string{&s.IMAP, &s.IMAPS, &s.LMTP, &s.SMTP, &s.Submission, &s.SubmissionTLS} {
		for *a == "" || taken[*a] {
			address, err := FreeAddress()
			if err != nil {
				return err
			}
			*a = address
		}
		taken[*a] = true
	}
	return nil
}

// configure writes the servers' configuration files.
func (s *Servers) configure() error {
	fill := strings.NewReplacer("@DIR@", s.dir, "@PASSWORD@", password, "@TOKENS@", s.tokens.address(),
		"@IMAP@", port(s.IMAP), "@IMAPS@", port(s.IMAPS), "@LMTP@", port(s.LMTP),
		"@SMTP@", s.SMTP, "@SUBMISSION@", s.Submission, "@SUBMISSIONTLS@", s.SubmissionTLS)
	for name, target := range map[string]string{"dovecot.conf": "dovecot.conf", "oauth2.conf": "oauth2.conf", "main.cf": "pf/main.cf", "master.cf": "pf/master.cf"} {
		text, err := configFiles.ReadFile("config/" + name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(s.dir, target), []byte(fill.Replace(string(text))), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// route writes Postfix's table of the addresses that are not Dovecot's.
func (s *Servers) route(routes []Route) error {
	var table strings.Builder
	for _, r := range routes {
		fmt.Fprintf(&table, "%s %s\n", r.Address, r.Transport)
	}
	return os.WriteFile(filepath.Join(s.dir, "pf/transport"), []byte(table.String()), 0o644)
}

func port(address string) string {
	_, port, _ := net.SplitHostPort(address)
	return port
}

// certify makes a certificate for localhost that vouches for itself, and the pool that trusts it.
func (s *Servers) certify() error {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return err
	}
	now := time.Now()
	template := &x509.Certificate{
		SerialNumber: big.NewInt(now.UnixNano()), Subject: pkix.Name{CommonName: "localhost"},
		NotBefore: now.Add(-time.Hour), NotAfter: now.AddDate(0, 0, 30),
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, IsCA: true, BasicConstraintsValid: true,
		DNSNames: []string{"localhost"}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		return err
	}
	certificate, err := x509.ParseCertificate(der)
	if err != nil {
		return err
	}
	secret, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		return err
	}
	s.CA = x509.NewCertPool()
	s.CA.AddCert(certificate)
	return errors.Join(s.writePEM("cert.pem", "CERTIFICATE", der), s.writePEM("key.pem", "PRIVATE KEY", secret))
}

func (s *Servers) writePEM(name, kind string, der []byte) error {
	return os.WriteFile(filepath.Join(s.dir, name), pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600)
}
