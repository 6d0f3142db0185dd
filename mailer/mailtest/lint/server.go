package lint

import "pbem/mailer/mailtest"

// Start starts a mail server that refuses letters of a referee's that we may not send. The mail server itself does without: the demonstration has
// one, too.
func Start() (*mailtest.Server, error) {
	s, err := mailtest.Start()
	if err == nil {
		s.Check = func(sender, recipient string, raw []byte) []string { return Delivered("", sender, recipient, raw) }
	}
	return s, err
}
