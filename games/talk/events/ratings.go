package events

import (
	"context"
	"errors"
	"slices"
	"strings"

	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/ratings"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Ratings tells where the speaker stands in all lists, or shows one list, or tells where somebody else stands (C-5).
func Ratings(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	lists := lists(e)
	names, err := lists.Names(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	if c.Text == "" {
		return ownRatings(ctx, e, c, lists, names)
	}
	if list := listCalled(c.Text); slices.Contains(names, list) {
		return ratingTable(ctx, e, c, lists, list)
	} else if preset, _, _ := strings.Cut(list, " "); slices.Contains(e.Settings.Registry.Names(), preset) {
		return talk.Say(c.Line, phrase.New("ratings-empty", "list", list)), nil
	}
	p, known, err := talk.Called(ctx, e, c.Text)
	if err != nil {
		return talk.Answer{}, err
	}
	if !known {
		return talk.Refuse(c.Line, phrase.New("ratings-unknown", "words", phrase.Words(c.Text))), nil
	}
	return ratingsOf(ctx, e, c, lists, p)
}

// lists are the lists of ratings as of the letter at hand, as everybody may know them.
func lists(e *talk.Execution) *ratings.Lists {
	return e.Changes.Ratings.At(board(e), e.Session.Message.Received)
}

func board(e *talk.Execution) games.Scoreboard { return toldBoard{e.Changes.Store, e.Changes} }

// listCalled is the list that words spell: a preset, and options as lists or as challenges write them, in any order (CR-19).
func listCalled(text string) string {
	fields := strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return c == ' ' || c == ',' })
	fields = slices.DeleteFunc(fields, func(s string) bool { return s == "option" })
	if len(fields) == 0 {
		return ""
	}
	return rating.List(fields[0], strings.Join(fields[1:], " "))
}

func ownRatings(ctx context.Context, e *talk.Execution, c command.Command, lists *ratings.Lists, names []string) (talk.Answer, error) {
	if len(names) == 0 {
		return talk.Say(c.Line, phrase.New("ratings-nobody")), nil
	}
	own, err := lists.Of(ctx, changes.Rated(e.Changes, e.Session.Speaker.Player.Number))
	if err != nil {
		return talk.Answer{}, err
	}
	standings := map[string]ratings.Line{}
	for _, l := range own {
		standings[l.List] = l
	}
	a := talk.Say(c.Line, phrase.New("ratings-yours", "until", lists.Until()))
	a.Subject = phrase.New("ratings-subject")
	for _, name := range names[:min(len(names), talk.MostLines(e))] {
		standing := phrase.New("ratings-away")
		if l, ok := standings[name]; ok {
			standing = ratingLine(l)
		}
		a.Lines = append(a.Lines, phrase.New("ratings-line", "list", name, "standing", standing))
	}
	a.After = phrase.New("ratings-ask")
	return a, nil
}

func ratingsOf(ctx context.Context, e *talk.Execution, c command.Command, lists *ratings.Lists, p games.Player) (talk.Answer, error) {
	own, err := lists.Of(ctx, changes.Rated(e.Changes, p.Number))
	if err != nil {
		return talk.Answer{}, err
	}
	if len(own) == 0 {
		return talk.Say(c.Line, phrase.New("ratings-none-of", "name", phrase.Words(p.Name))), nil
	}
	a := talk.Say(c.Line, phrase.New("ratings-theirs", "name", phrase.Words(p.Name), "id", p.ID(), "until", lists.Until()))
	for _, l := range own {
		a.Lines = append(a.Lines, phrase.New("ratings-line", "list", l.List, "standing", ratingLine(l)))
	}
	return a, nil
}

// ratingLine is where somebody stands in a list, in whole numbers (CR-21), and apart from that their games that are not rated yet (CR-1).
func ratingLine(l ratings.Line) phrase.Phrase {
	if !l.Rated {
		return phrase.New("ratings-waits", "waiting", l.Waiting)
	}
	s := l.Standing
	return phrase.New("ratings-standing", "rating", talk.Whole(s.Value), "deviation", talk.Whole(s.Deviation),
		"games", s.Games, "won", s.Won, "drawn", s.Drawn, "lost", s.Lost, "waiting", l.Waiting)
}

// ratingTable shows the first of a list, and the speaker if they are not among these.
func ratingTable(ctx context.Context, e *talk.Execution, c command.Command, lists *ratings.Lists, list string) (talk.Answer, error) {
	top, err := lists.Top(ctx, list, talk.MostLines(e), changes.Rated(e.Changes, e.Session.Speaker.Player.Number))
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("ratings-empty", "list", list))
	if top.People > 0 {
		a = talk.Say(c.Line, phrase.New("ratings-table", "list", list, "until", lists.Until()))
	}
	for _, p := range top.Places {
		standing := ratingLine(ratings.Line{Standing: p.Standing, Rated: true, Waiting: p.Waiting})
		a.Lines = append(a.Lines, phrase.New("ratings-ranked", "rank", changes.Itoa(p.Rank), "name", phrase.Words(p.Name), "standing", standing))
	}
	if left := top.People - len(a.Lines); left > 0 {
		a.Lines = append(a.Lines, phrase.New("ratings-unlisted", "n", left))
	}
	switch n := top.Ended; {
	case n > 0 && top.People == 0:
		a.After = phrase.New("ratings-first", "n", n, "next", lists.Next())
	case n > 0:
		a.After = phrase.New("ratings-waiting", "n", n, "next", lists.Next())
	}
	return a, nil
}

// playersList lists who has finished a public game, those first whose game ended last.
func playersList(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	board := board(e)
	latest, all, err := board.LatestNames(ctx, talk.MostLines(e))
	if err != nil {
		return talk.Answer{}, err
	}
	if len(latest) == 0 {
		return talk.Say(c.Line, phrase.New("players-nobody")), nil
	}
	a, lists := talk.Say(c.Line, phrase.New("players-list")), lists(e)
	for _, n := range latest {
		id, _, _ := strings.Cut(n.Player, "@")
		text, err := shortRatings(ctx, lists, n.Player)
		if err != nil {
			return talk.Answer{}, err
		}
		a.Lines = append(a.Lines, phrase.New("players-line", "name", phrase.Words(n.Name), "id", id, "at", n.Ended, "rated", len(text), "ratings", text))
	}
	if left := all - len(latest); left > 0 {
		a.Lines = append(a.Lines, phrase.New("players-unlisted", "n", left))
	}
	return a, nil
}

// shortRatings are the ratings of a player as in "amoeba 1601, cosmic 1532"; "" for none.
func shortRatings(ctx context.Context, lists *ratings.Lists, player string) (string, error) {
	own, err := lists.Of(ctx, player)
	var words []string
	for _, l := range own {
		if l.Rated {
			words = append(words, l.List+" "+talk.Whole(l.Standing.Value))
		}
	}
	return strings.Join(words, ", "), err
}

// toldBoard is what the store knows of results as everybody may know it: without games of whose end the public log tells nothing yet (CR-54).
type toldBoard struct {
	games.Scoreboard
	changes *changes.Set
}

// held are the results that are left out, by game.
func (b toldBoard) held(ctx context.Context) (map[int]games.Result, error) {
	untold, err := reply.Untold(ctx, b.changes)
	held := map[int]games.Result{}
	for match := range untold {
		r, err := b.Scoreboard.Result(ctx, match)
		if errors.Is(err, games.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		held[match] = r
	}
	return held, err
}

// RatingLists implements games.Scoreboard. A list of which something is left out is another one soon, and reckoned for this letter alone.
func (b toldBoard) RatingLists(ctx context.Context) ([]games.RatingList, error) {
	held, err := b.held(ctx)
	if err != nil {
		return nil, err
	}
	all, err := b.Scoreboard.RatingLists(ctx)
	if err != nil {
		return nil, err
	}
	var told []games.RatingList
	for _, list := range all {
		for _, r := range held {
			if r.Counts && r.Game.List == list.List {
				list.Version = games.Uncommitted
			}
		}
		if list.Version == games.Uncommitted {
			rest, err := b.Results(ctx, list.List)
			if err != nil {
				return nil, err
			}
			if len(rest) == 0 {
				continue
			}
		}
		told = append(told, list)
	}
	return told, nil
}

// Results implements games.Scoreboard.
func (b toldBoard) Results(ctx context.Context, list string) ([]games.Result, error) {
	held, err := b.held(ctx)
	if err != nil {
		return nil, err
	}
	all, err := b.Scoreboard.Results(ctx, list)
	return slices.DeleteFunc(all, func(r games.Result) bool { _, waits := held[r.Match]; return waits }), err
}

// LatestNames implements games.Scoreboard. Whose newest game is left out is not named for so long.
func (b toldBoard) LatestNames(ctx context.Context, n int) (names []games.NewestName, all int, err error) {
	held, err := b.held(ctx)
	if err != nil {
		return nil, 0, err
	}
	names, all, err = b.Scoreboard.LatestNames(ctx, n+2*len(held))
	found := len(names)
	names = slices.DeleteFunc(names, func(name games.NewestName) bool {
		for _, r := range held {
			if (r.Game.White == name.Player || r.Game.Black == name.Player) && r.Game.Ended.Equal(name.Ended) {
				return true
			}
		}
		return false
	})
	all -= found - len(names)
	return names[:min(n, len(names))], all, err
}
