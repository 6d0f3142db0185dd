package mailtest

import (
	"time"

	"github.com/emersion/go-imap/v2/imapserver"
)

// prompt is an IMAP session whose IDLE tells every change. The library's own forgets what happened between the command
// before and the IDLE.
type prompt struct {
	imapserver.SessionIMAP4rev2
	server *Server
}

// Idle looks again and again until the client has had enough.
func (p prompt) Idle(w *imapserver.UpdateWriter, stop <-chan struct{}) error {
	ticker := time.NewTicker(5 * time.Millisecond)
	defer ticker.Stop()
	for {
		select {
		case <-stop:
			return nil
		case <-ticker.C:
			if err := p.Poll(w, true); err != nil {
				return err
			}
		}
	}
}
