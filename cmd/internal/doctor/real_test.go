package doctor

import (
	"crypto/tls"
	"encoding/pem"
	"net/url"
	"testing"
	"time"

	"pbem/internal/testing/realmail"
	"pbem/mailer/mailtest"
)

// TestOnDovecotAndPostfix looks at servers that hosts really use, over TLS.
func TestOnDovecotAndPostfix(t *testing.T) {
	servers := realmail.ForTest(t)
	const address = "games@games.test"
	r := newRig(t)
	r.zone = zone{"MX games.test": {"10 mx.games.test."}, "A mx.games.test": {"192.0.2.1"}}
	r.fields = map[string]string{"address": address, "password_file": "password", "ca_file": "ca.pem",
		"inbox": "imaps://" + url.QueryEscape(address) + "@" + servers.IMAPS + "/INBOX",
		"send":  "smtp://" + url.QueryEscape(address) + "@" + servers.Submission}
	r.write("password", servers.Password+"\n", 0o600)
	r.write("ca.pem", certificateOf(t, servers), 0o600)

	r.finds("mailbox", OK, "It opens; 0 letters wait in it.")
	r.finds("mailbox", OK, "The server can do what is wanted of it.")
	r.finds("mailbox", Look, "There is no folder pbem-done yet")
	r.finds("mailbox", OK, "The server's certificate is good until ")
	r.finds("sending", OK, "The server takes letters from games+doctor@games.test.")
	r.finds("sending", OK, "The server's certificate is good until ")
	r.finds("domain", OK, "go to mx.games.test")
	mailbox := mailtest.Account{Address: servers.IMAPS, TLS: &tls.Config{RootCAs: servers.CA}, User: address, Password: servers.Password}
	if letters, err := mailbox.Folder("INBOX"); err != nil || len(letters) > 0 {
		t.Errorf("%d letters in the mailbox, %v", len(letters), err)
	}
	if _, err := mailbox.Folder("pbem-done"); err == nil {
		t.Error("a folder was made")
	}

	r.letters = true
	r.finds("plus-addressing", OK, "A letter to games+doctor@games.test came into the mailbox.")
	r.letters = false

	r.now = time.Now().AddDate(0, 0, 29)
	r.finds("sending", Look, "Have it renewed")
	r.now = time.Now()
	r.fields["ca_file"] = ""
	r.finds("mailbox", Broken, "or name the authority that signed it in ca_file")
	r.fields["ca_file"] = "ca.pem"
	r.write("password", "wrong\n", 0o600)
	r.finds("mailbox", Broken, "Check the names of the user and of the mailbox in inbox, and the password")
	r.finds("sending", Broken, "cannot log in")
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
