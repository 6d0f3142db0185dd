package referee

import (
	"context"
	"math"
	"slices"
	"strings"

	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/games/ratings"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// ratings tells where the speaker stands in all lists, or shows one list, or tells where somebody else stands (C-5).
func (e *execution) ratings(ctx context.Context, c command.Command) (answer, error) {
	lists := e.lists()
	names, err := lists.Names(ctx)
	if err != nil {
		return answer{}, err
	}
	if c.Text == "" {
		return e.ownRatings(ctx, c, lists, names)
	}
	if list := listCalled(c.Text); slices.Contains(names, list) {
		return e.ratingTable(ctx, c, lists, list)
	} else if preset, _, _ := strings.Cut(list, " "); slices.Contains(e.referee.Registry.names(), preset) {
		return say(c.Line, phrase.New("ratings-empty", "list", list)), nil
	}
	p, known, err := e.called(ctx, c.Text)
	if err != nil {
		return answer{}, err
	}
	if !known {
		return refuse(c.Line, phrase.New("ratings-unknown", "words", phrase.Words(c.Text))), nil
	}
	return e.ratingsOf(ctx, c, lists, p)
}

// lists are the lists of ratings as of the letter at hand, as everybody may know them.
func (e *execution) lists() *ratings.Lists {
	return e.changes.ratings.At(e.board(), e.session.message.Received)
}

func (e *execution) board() games.Scoreboard { return toldBoard{e.changes.store, e.changes} }

// listCalled is the list that words spell: a preset, and options as lists or as challenges write them, in any order (CR-19).
func listCalled(text string) string {
	fields := strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return c == ' ' || c == ',' })
	fields = slices.DeleteFunc(fields, func(s string) bool { return s == "option" })
	if len(fields) == 0 {
		return ""
	}
	return rating.List(fields[0], strings.Join(fields[1:], " "))
}

func (e *execution) ownRatings(ctx context.Context, c command.Command, lists *ratings.Lists, names []string) (answer, error) {
	if len(names) == 0 {
		return say(c.Line, phrase.New("ratings-nobody")), nil
	}
	own, err := lists.Of(ctx, e.changes.rated(e.session.speaker.player.Number))
	if err != nil {
		return answer{}, err
	}
	standings := map[string]ratings.Line{}
	for _, l := range own {
		standings[l.List] = l
	}
	a := say(c.Line, phrase.New("ratings-yours", "until", lists.Until()))
	a.subject = phrase.New("ratings-subject")
	for _, name := range names[:min(len(names), e.mostLines())] {
		standing := phrase.New("ratings-away")
		if l, ok := standings[name]; ok {
			standing = ratingLine(l)
		}
		a.lines = append(a.lines, phrase.New("ratings-line", "list", name, "standing", standing))
	}
	a.after = phrase.New("ratings-ask")
	return a, nil
}

func (e *execution) ratingsOf(ctx context.Context, c command.Command, lists *ratings.Lists, p games.Player) (answer, error) {
	own, err := lists.Of(ctx, e.changes.rated(p.Number))
	if err != nil {
		return answer{}, err
	}
	if len(own) == 0 {
		return say(c.Line, phrase.New("ratings-none-of", "name", phrase.Words(p.Name))), nil
	}
	a := say(c.Line, phrase.New("ratings-theirs", "name", phrase.Words(p.Name), "id", p.ID(), "until", lists.Until()))
	for _, l := range own {
		a.lines = append(a.lines, phrase.New("ratings-line", "list", l.List, "standing", ratingLine(l)))
	}
	return a, nil
}

// ratingLine is where somebody stands in a list, in whole numbers (CR-21), and apart from that their games that are not rated yet (CR-1).
func ratingLine(l ratings.Line) phrase.Phrase {
	if !l.Rated {
		return phrase.New("ratings-waits", "waiting", l.Waiting)
	}
	s := l.Standing
	return phrase.New("ratings-standing", "rating", whole(s.Value), "deviation", whole(s.Deviation),
		"games", s.Games, "won", s.Won, "drawn", s.Drawn, "lost", s.Lost, "waiting", l.Waiting)
}

func whole(x float64) string { return itoa(int(math.Round(x))) }

// ratingTable shows the first of a list, and the speaker if they are not among these.
func (e *execution) ratingTable(ctx context.Context, c command.Command, lists *ratings.Lists, list string) (answer, error) {
	top, err := lists.Top(ctx, list, e.mostLines(), e.changes.rated(e.session.speaker.player.Number))
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("ratings-empty", "list", list))
	if top.People > 0 {
		a = say(c.Line, phrase.New("ratings-table", "list", list, "until", lists.Until()))
	}
	for _, p := range top.Places {
		standing := ratingLine(ratings.Line{Standing: p.Standing, Rated: true, Waiting: p.Waiting})
		a.lines = append(a.lines, phrase.New("ratings-ranked", "rank", itoa(p.Rank), "name", phrase.Words(p.Name), "standing", standing))
	}
	if left := top.People - len(a.lines); left > 0 {
		a.lines = append(a.lines, phrase.New("ratings-unlisted", "n", left))
	}
	switch n := top.Ended; {
	case n > 0 && top.People == 0:
		a.after = phrase.New("ratings-first", "n", n, "next", lists.Next())
	case n > 0:
		a.after = phrase.New("ratings-waiting", "n", n, "next", lists.Next())
	}
	return a, nil
}

// playersList lists who has finished a public game, those first whose game ended last.
func (e *execution) playersList(ctx context.Context, c command.Command) (answer, error) {
	board := e.board()
	latest, all, err := board.LatestNames(ctx, e.mostLines())
	if err != nil {
		return answer{}, err
	}
	if len(latest) == 0 {
		return say(c.Line, phrase.New("players-nobody")), nil
	}
	a, lists := say(c.Line, phrase.New("players-list")), e.lists()
	for _, n := range latest {
		id, _, _ := strings.Cut(n.Player, "@")
		text, err := shortRatings(ctx, lists, n.Player)
		if err != nil {
			return answer{}, err
		}
		a.lines = append(a.lines, phrase.New("players-line", "name", phrase.Words(n.Name), "id", id, "at", n.Ended, "rated", len(text), "ratings", text))
	}
	if left := all - len(latest); left > 0 {
		a.lines = append(a.lines, phrase.New("players-unlisted", "n", left))
	}
	return a, nil
}

// shortRatings are the ratings of a player as in "amoeba 1601, cosmic 1532"; "" for none.
func shortRatings(ctx context.Context, lists *ratings.Lists, player string) (string, error) {
	own, err := lists.Of(ctx, player)
	var words []string
	for _, l := range own {
		if l.Rated {
			words = append(words, l.List+" "+whole(l.Standing.Value))
		}
	}
	return strings.Join(words, ", "), err
}
