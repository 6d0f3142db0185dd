package smtp

import (
	"context"
	"crypto/x509"
	"strconv"

	"pbem/mailer/endpoint"
	"pbem/mailer/refusal"
)

// Sight is what a look at the server shows that letters are handed to.
type Sight struct {
	Certificate *x509.Certificate // the server's; nil without encryption
	Size        int64             // the longest letter it takes, in bytes (RFC 1870); 0 when it does not tell
	Sender      error             // why it takes no letters from the sender, a *mailer.Failure; nil if it does
}

// Look connects, logs in, asks whether letters may come from the sender, and leaves. Nothing is sent.
func Look(ctx context.Context, cfg Config, sender string) (Sight, error) {
	var sight Sight
	cfg = cfg.withDefaults()
	cfg.TLSConfig = endpoint.CaptureCertificate(cfg.TLSConfig, cfg.Address, cfg.TLS, &sight.Certificate)
	client, _, err := cfg.connect(ctx)
	if err != nil {
		return sight, err
	}
	defer client.Close()
	if _, size := client.Extension("SIZE"); size != "" {
		sight.Size, _ = strconv.ParseInt(size, 10, 64) // 0 for what is no number
	}
	if err := client.Mail(sender, nil); err != nil {
		sight.Sender = classify(refusal.Mail, err)
	} else if err := client.Reset(); err != nil {
		return sight, err
	}
	client.CommandTimeout = quitTimeout
	_ = client.Quit() // all was asked; a server that hangs up without a word is no worse
	return sight, nil
}
