package relational

import (
	"context"
	"errors"
	"fmt"

	"pbem/games"
	"pbem/mailer"
)

const (
	beliefSQL     = `SELECT belief, doubt FROM beliefs WHERE letter = ?`
	keepBeliefSQL = `INSERT INTO beliefs (letter, belief, doubt) VALUES (?, ?, ?) ON CONFLICT (letter) DO NOTHING`
)

// Judgement implements games.Store.
func (s peopleStore) Judgement(ctx context.Context, letter string) (j mailer.Judgement, err error) {
	var name string
	if err = first(ctx, s.medium, beliefSQL, letter).Scan(&name, &j.Doubt); err == nil {
		j.Belief, err = mailer.ParseBelief(name)
	}
	if err != nil {
		return mailer.Judgement{}, fmt.Errorf("how far letter %s is believed: %w", games.ShortDigest(letter), err)
	}
	return j, nil
}

// KeepJudgement implements games.Store.
func (s peopleStore) KeepJudgement(ctx context.Context, letter string, j mailer.Judgement) error {
	if letter == "" {
		return errors.New("keep how far a letter is believed: it has no name")
	}
	err := s.durably(ctx, func(t transaction) error {
		_, err := t.exec(keepBeliefSQL, letter, j.Belief.String(), string(j.Doubt))
		return err
	})
	if err != nil {
		return fmt.Errorf("keep how far letter %s is believed: %w", games.ShortDigest(letter), err)
	}
	return nil
}
