package referee

import (
	"context"
	"slices"

	"pbem/mailer/compose"
)

// parts shows how each game stands that a line of the letter was about, but for that in whose thread it is answered: an answer has a
// part for each game.
func (w *writer) parts(ctx context.Context) ([]compose.Block, error) {
	var blocks []compose.Block
	var seen []place
	for _, a := range w.answers {
		if a.about.match == 0 || w.inThread && a.about == w.at || slices.Contains(seen, a.about) {
			continue
		}
		seen = append(seen, a.about)
		m, err := w.changes.match(ctx, a.about.match)
		if err != nil {
			return nil, err
		}
		letter := compose.GameLetter{Match: m, To: a.about.seat, Now: w.session.message.Received, InDigest: w.session.speaker.many}
		blocks = append(blocks, letter.Part()...)
	}
	missed, err := w.missed(ctx)
	return append(blocks, missed...), err
}
