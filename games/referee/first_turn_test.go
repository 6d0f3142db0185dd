package referee_test

import (
	"fmt"
	"html"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
)

// TestFirstTurnAmongWords walks what people answer to the board that "play" brings: a turn among words begins the game and is read as it is in
// every later letter of it; what holds no turn of theirs begins nothing.
func TestFirstTurnAmongWords(t *testing.T) {
	t.Parallel()
	const (
		played  = "played"  // the game begins, with the turn
		asked   = "asked"   // it begins, and the turn is asked back
		refused = "refused" // it begins, and the turn isn't legal
		nothing = "nothing" // no game
	)
	for _, c := range []struct{ play, want, words string }{
		{"play", played, "Nc1-e2"},
		{"play", played, "Hi! Nc1-e2"},
		{"play", played, "Hello, my move is Nc1-e2, have fun"},
		{"play", played, "Hello,\n\nI'll play Nc1-e2.\n\nBest wishes\nAda"},
		{"play", played, "Hi there,\n\nhere is my move:\n\nNc1-e2\n\nGood luck!"},
		{"play", played, "Nc1-e2\n\nThanks for having me!"},
		{"play", played, "Nc1-e2 :-)"},
		{"play", played, "Nc1-e2\n\nGreetings from Rome!"},
		{"play", played, "OK, Nc1-e2!"},
		{"play", played, "knight c1 to e2"},
		{"spielen", played, "Hallo, mein Zug: Nc1-e2"},
		{"spielen", played, "Servus!\n\nIch ziehe Springer c1 nach e2.\n\nViele Grüße\nAda"},
		{"spielen", played, "Sc1-e2, viel Spaß!"},
		{"play", played, "Nc1-e2\n\n> 8 . . .\n> Nc1-e2 plays a turn\n> anything else"},
		{"play", played, "Nc1-e2\n\nOn Friday the service wrote:\n> Nc1-b3\n> a board"},
		{"play", played, "Nc1-e2\nrules"},
		{"play", played, "Hi!\nrules\nNc1-e2"},
		{"play amoeba", played, "Hello! Nc1-b3 / a3-a2"},
		{"play amoeba", played, "Hello!\nNc1-b3 / a3-a2\nGood luck"},

		{"play", asked, "Nc1-e2? not sure"},
		{"play", asked, "Nc1-e2\nMaybe."},
		{"play", asked, "Would Nc1-e2 be a good move?"},
		{"play", asked, "Nc1-e2 or Nc1-b3"},
		{"spielen", asked, "Vielleicht Nc1-e2"},

		{"play", refused, "Nc1-c2"},
		{"play", refused, "Hi! Nc1-c2"},
		{"play amoeba", refused, "Hello, my move is Pa1-a9."},

		{"play", nothing, "Hi!"},
		{"play", nothing, "rules"},
		{"play", nothing, "What is this?"},
		{"play", nothing, "no"},
		{"play", nothing, "No, I don't want to play Nc1-e2."},
		{"play", nothing, "Thanks!\n\n> Nc1-e2"},
		{"play", nothing, "game 7: Nc1-e2"},
		{"play", nothing, "{letter}"},
		{"play", nothing, "I am away until Monday.\n\n{letter}"},
		{"play amoeba", nothing, "{letter}"},
		{"play lifeform", nothing, "{letter}"},
		{"play chesimals 2", nothing, "{letter}"},
		{"spielen", nothing, "{letter}"},
		{"play", played, "Nc1-e2\n\n{>letter}"},
		{"play", asked, "Nc1-e2\n\n{letter}"},
	} {
		t.Run(c.words, func(t *testing.T) {
			t.Parallel()
			o := opened(t, t.TempDir()+"/games.db")
			o.referee.Robots = talk.Robots{Games: 3, Turns: 100, Time: time.Minute}
			de, err := catalog.Load("de")
			if err != nil {
				t.Fatal(err)
			}
			o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: de, Name: "Deutsch"}}
			board := o.send(ada, "", c.play)
			tag := o.asked(board)
			whole := textOf(board.Outbox[0])
			words := strings.NewReplacer("{letter}", whole, "{>letter}", "> "+strings.ReplaceAll(whole, "\n", "\n> ")).Replace(c.words)
			hypertext := "<div>" + strings.ReplaceAll(html.EscapeString(words), "\n", "<br>") + "</div>"
			for kind, body := range map[string]string{"text/plain": words, "text/html": hypertext} {
				letter := typed(o, tag, kind, body)
				o.apart(func(o *fixture) {
					commit := o.decide(letter)
					turn, told, _ := became(commit, adjudicator.WhiteSeat)
					got := nothing
					switch {
					case turn != "":
						got = played
					case strings.Contains(told, "Nc1-e2\n") && strings.Contains(told, "has begun"), strings.Contains(told, "hat begonnen"):
						got = asked
					case strings.Contains(told, "has begun"):
						got = refused
					}
					if got != c.want {
						t.Errorf("%s: %q answers %q: %s, want %s\n%s", kind, words, c.play, got, c.want, told[:min(900, len(told))])
					}
				})
			}
		})
	}
}

// typed is a letter of Ada's with a body of some type.
func typed(o *fixture, tag, kind, body string) mailer.Incoming {
	in := o.letter(ada, tag, body)
	head := fmt.Sprintf("Subject: hello\r\nMIME-Version: 1.0\r\nContent-Type: %s; charset=utf-8\r\n", kind)
	in.Raw = []byte(strings.Replace(string(in.Raw), "Subject: hello\r\n", head, 1))
	return in
}
