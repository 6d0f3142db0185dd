package mailbench

import (
	"sync/atomic"

	"github.com/emersion/go-smtp"
	"golang.org/x/sync/errgroup"

	"pbem/mailer"
)

// lanes are the bare pipeline's SMTP connections: one for single letters, as many as the program's courier uses for a
// batch.
type lanes []*smtp.Client

const mostLanes = 4

func openLanes(address string, batch int) (lanes, error) {
	var all lanes
	for range min(mostLanes, batch) {
		client, err := smtp.Dial(address)
		if err != nil {
			all.close()
			return nil, err
		}
		all = append(all, client)
	}
	return all, nil
}

func (l lanes) close() {
	for _, client := range l {
		client.Close()
	}
}

// send sends every letter once.
func (l lanes) send(letters []mailer.Envelope) error {
	var next atomic.Int64
	var group errgroup.Group
	for _, client := range l {
		group.Go(func() error {
			for i := int(next.Add(1)) - 1; i < len(letters); i = int(next.Add(1)) - 1 {
				if err := sendBare(client, letters[i]); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return group.Wait()
}

func sendBare(client *smtp.Client, letter mailer.Envelope) error {
	if err := client.Mail(letter.From, nil); err != nil {
		return err
	}
	if err := client.Rcpt(letter.To, nil); err != nil {
		return err
	}
	data, err := client.Data()
	if err != nil {
		return err
	}
	if _, err := data.Write(letter.Data); err != nil {
		return err
	}
	return data.Close()
}
