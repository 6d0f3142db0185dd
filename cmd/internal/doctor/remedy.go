package doctor

import (
	"crypto/tls"
	"errors"
	"net"
	"strings"

	"github.com/emersion/go-imap/v2"
	"github.com/emersion/go-smtp"

	"pbem/cmd/internal/secret"
	"pbem/mailer/login"
)

// remedy says what to do about a server that cannot be used, which a field of the configuration names.
func remedy(err error, field string) string {
	var (
		name        *net.DNSError
		certificate *tls.CertificateVerificationError
		clear       tls.RecordHeaderError
		noMailbox   *imap.Error
		noLogin     *smtp.SMTPError
	)
	switch {
	case errors.As(err, new(*secret.Missing)):
		return "Run the command by hand, as the user that the service runs as and in the folder of the configuration, until it prints the password or the token and nothing else."
	case errors.As(err, new(*login.Refused)):
		return "See that the command prints a token that has just been made, for the user in " + field + " and for mail (IMAP and SMTP); if it always prints the same one, it does not renew it."
	case errors.As(err, &name):
		return "Check the host's name in " + field + ", and that this machine can look names up."
	case errors.As(err, &certificate):
		return "Let the server have a certificate of the name that stands in " + field + ", or name the authority that signed it in ca_file."
	case errors.As(err, &clear):
		return "The server does not speak TLS there from the first byte: see whether the port in " + field + " is right, or write " + startTLS(field) + " instead."
	case errors.As(err, &noMailbox):
		return "Check the names of the user and of the mailbox in " + field + ", and the password."
	case errors.As(err, &noLogin):
		return "Check the user's name in " + field + " and the password."
	case timedOut(err):
		return "Check host and port in " + field + ", and that no firewall stands between. A port for TLS from the first byte does not answer " + startTLS(field) + "."
	}
	return "Check host and port in " + field + ", and that the server runs and no firewall stands between."
}

// startTLS is the beginning of the field for a server with STARTTLS.
func startTLS(field string) string {
	if field == "inbox" {
		return "imap://"
	}
	return "smtp://"
}

// timedOut goes by the end of the text, for not all libraries hand on the error of the network itself.
func timedOut(err error) bool { return strings.HasSuffix(err.Error(), "i/o timeout") }

// sentence ends what a server or a library said as a sentence.
func sentence(err error) string { return capital(strings.TrimRight(err.Error(), ".")) + "." }
