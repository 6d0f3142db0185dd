package year

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"pbem/adjudicator"
	"pbem/games/archive"
	"pbem/mailer/token"
	"pbem/rules"
)

// checkUnseen: there is nothing of a private game in the folder of which pages and feeds are made.
func (w *world) checkUnseen(m *adjudicator.Match) error {
	if !w.private[m.ID] && !w.breaks(PrivateSeen) {
		return nil
	}
	w.report.Checked["private games"]++
	list, err := filepath.Glob(filepath.Join(w.house.records(), strings.TrimSuffix(archive.FileName(m.ID), archive.Extension)+".*"))
	if err != nil {
		return fmt.Errorf("the archive cannot be listed: %w", err)
	}
	for _, path := range list {
		w.find("privacy", "game %d is private, and %s is public", m.ID, filepath.Base(path))
	}
	return nil
}

// checkOutsiders: nobody but its players, and the host, is written to about a private game.
func (w *world) checkOutsiders(p *person, r *received) {
	game := r.game()
	if r.tag.Kind != token.ReplyTag {
		game, _ = numberIn(r.subject, "Game ", "Partie ")
	}
	if !w.private[game] || p.hosts {
		return
	}
	for _, player := range w.playing[game] {
		if player == p {
			return
		}
	}
	w.find("privacy", "%s is written to about game %d, which is private: %q", p.address, game, r.subject)
}

// hasWatched: nobody watches a private game, nor says anything of one that stands beside its record.
func (w *world) hasWatched(_ context.Context, s *sent, rest string) error {
	number, _, _ := strings.Cut(rest, " ")
	game, err := strconv.Atoi(number)
	if err != nil {
		return nil
	}
	if w.report.Checked["games watched"]++; w.private[game] || w.breaks(PrivateSeen) {
		w.find("privacy", "%s watches game %d, which is private: %q", s.from.address, game, oneLine(s.words))
	}
	return nil
}

// checkStudy: what is told of the played games of a preset is that of the public ones that are over, void ones not counted.
func (w *world) checkStudy(ctx context.Context) error {
	count := map[string]int{}
	for game := range w.endings {
		m, err := w.house.match(ctx, game)
		if err != nil {
			return err
		}
		if m.Stage == adjudicator.Over && !m.Terms.Private && m.Outcome.Result != rules.Ongoing {
			count[m.Terms.Preset]++
		}
	}
	for game := range w.private {
		if w.breaks(PrivateCounts) {
			count[w.presets[game]]++
		}
	}
	for preset := range ordered(count) {
		told, err := w.house.store().Played(ctx, preset, w.now)
		if err != nil {
			return err
		}
		if w.report.Checked["presets studied"]++; told.Games() != count[preset] {
			w.find("study", "%d games of %s count that were played, and %d do by the second book", told.Games(), preset, count[preset])
		}
	}
	return nil
}

// checkPrivateArchive looks in the end whether any private game is in the folder for everybody, whatever the file is called.
func (w *world) checkPrivateArchive() error {
	for game := range w.private {
		if _, err := os.Stat(filepath.Join(w.house.records(), archive.FileName(game))); !errors.Is(err, fs.ErrNotExist) {
			w.find("privacy", "game %d is private, and has a public record: %v", game, err)
		}
	}
	return nil
}
