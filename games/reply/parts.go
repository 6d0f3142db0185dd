package reply

import (
	"context"
	"slices"

	"pbem/games/changes"
	"pbem/mailer/compose"
)

// parts shows how each game stands that a line of the letter was about, but for that in whose thread it is answered: an answer has a
// part for each game.
func (w *Writer) parts(ctx context.Context) ([]compose.Block, error) {
	var blocks []compose.Block
	var seen []changes.Place
	for _, a := range w.Answers {
		if a.About.Match == 0 || w.inThread && a.About == w.at || slices.Contains(seen, a.About) {
			continue
		}
		seen = append(seen, a.About)
		m, err := w.Changes.Match(ctx, a.About.Match)
		if err != nil {
			return nil, err
		}
		letter := compose.GameLetter{News: compose.News{View: compose.View{Match: m, To: a.About.Seat, Now: w.Session.Message.Received}}, InDigest: w.Session.Speaker.Many}
		blocks = append(blocks, letter.Part()...)
	}
	missed, err := missed(ctx, w)
	return append(blocks, missed...), err
}
