package reply

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// copies writes the letters to inventors that what was decided asks for.
func (w *Writer) copies(ctx context.Context) error {
	for _, change := range slices.Clone(w.Changes.Letter.Changes) {
		for _, e := range change.Events {
			if _, goes := e.Fact.(adjudicator.Copied); !goes {
				continue
			}
			if err := copyOf(ctx, w, w.Changes.Matches[change.Match]); err != nil {
				return err
			}
		}
	}
	return nil
}

// copyOf writes a game to its inventor.
func copyOf(ctx context.Context, w *Writer, m *adjudicator.Match) error {
	to, err := w.Changes.PlayerAt(ctx, w.Settings.Inventors[m.Terms.Preset])
	if err != nil {
		return err
	}
	if to.Number == 0 { // their answer must be known for theirs
		w.Changes.KeepPlayer(to)
	}
	l, err := copyLetter(w, m, to)
	if err != nil {
		return err
	}
	if _, err := w.Post(ctx, l, changes.Place{}, talk.KindCopy); err != nil {
		return err
	}
	w.chargeTo(games.Charge{Kind: changes.ChargeCopy, Words: changes.Itoa(m.ID)}, changes.ReceiverAccount(to.Mailbox()), changes.WriterAccount(m.Seats[rules.White].Player.Address), changes.WriterAccount(m.Seats[rules.Black].Player.Address))
	return nil
}

// copyLetter holds the record as everybody may have it, and no more: neither what the players said nor what they noted, and no address.
func copyLetter(w *Writer, m *adjudicator.Match, to games.Player) (compose.Letter, error) {
	r := w.Settings
	white, black, title := changes.NameIn(m, adjudicator.WhiteSeat), changes.NameIn(m, adjudicator.BlackSeat), m.Titled()
	full, err := r.Written(m)
	if err != nil {
		return compose.Letter{}, err
	}
	open, err := r.Signed(m, talk.WithoutWords(full.Public()))
	if err != nil {
		return compose.Letter{}, err
	}
	l := LetterTo(w, mailer.Address{Name: to.Name, Mailbox: to.Mailbox()}, "copy "+changes.Itoa(m.ID), phrase.New("copy-subject", "title", title, "white", white, "black", black))
	AnsweredAt(r, &l, AccountTag(r, to, w.Session.Message.Received))
	l.TextOnly, l.Style, l.Pictures = to.Plain, StyleOf(to), ""
	l.Attachments = []compose.Attachment{talk.TextFile(archive.FileName(m.ID), []byte(open.String()))}
	l.Body = append(compose.Paragraphs(phrase.New("copy-finished", "game", m.ID, "title", title, "white", white, "black", black), changes.Standing(m), phrase.New("copy-attached")),
		compose.Rule{}, compose.Paragraph(whyCopied(to, title)))
	return l, nil
}

// whyCopied says why an inventor is written to, and how that ends.
func whyCopied(to games.Player, title phrase.Phrase) phrase.Phrase {
	if to.Verified {
		return phrase.New("copy-why-player", "title", title)
	}
	return phrase.New("copy-why", "title", title)
}
