package endpoint

import (
	"crypto/tls"
	"crypto/x509"
)

// Witness is [ClientConfig], and keeps the certificate that the server shows in seen.
func Witness(base *tls.Config, address string, mode Mode, seen **x509.Certificate) *tls.Config {
	config := ClientConfig(base, address, mode)
	config.VerifyConnection = func(state tls.ConnectionState) error {
		*seen = state.PeerCertificates[0]
		return nil
	}
	return config
}
