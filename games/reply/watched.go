package reply

import (
	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// PublicBoard is the board as everybody sees it; none before the set-ups.
func PublicBoard(m *adjudicator.Match) []compose.Board {
	if m.Number() == 0 || rules.AwaitsSetup(m.Position) {
		return nil
	}
	return []compose.Board{talk.BoardAfter(m, m.Position, len(m.Turns), rules.White)}
}

// WatchNews says which game is watched.
func WatchNews(m *adjudicator.Match) phrase.Phrase {
	return phrase.New("watch-news", "game", m.ID, "white", changes.NameIn(m, adjudicator.WhiteSeat), "black", changes.NameIn(m, adjudicator.BlackSeat), "title", m.Titled())
}
