package storebench

import (
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/rules"
)

// answer is how many bytes a letter of ours has here: about those of a turn that is told of, without a picture.
const answer = 6000

// turn is what a turn leaves behind: its event, the summary of its game, the row of the letter that brought it, and a letter to each player.
func turn(match, version int) games.Commit {
	at := time.Unix(int64(1_700_000_000+match), int64(version))
	digest := fmt.Sprintf("%032x%032x", match, version)
	players := [2]adjudicator.Player{{Name: "Ada", Address: fmt.Sprintf("ada%d@example.org", match)}, {Name: "Bo", Address: fmt.Sprintf("bo%d@example.net", match)}}
	c := games.Commit{Digest: digest, At: at,
		Changes: []games.Change{{Match: match, Expect: version,
			Summary: games.Summary{ID: match, Version: version + 1, Stage: adjudicator.Playing, Preset: "chesimals-2", Title: "Chesimals II", White: players[0], Black: players[1],
				Turn: version, ToMove: adjudicator.WhiteSeat, Updated: at, Due: at.Add(time.Hour)},
			Events: []adjudicator.Event{{At: at, By: adjudicator.WhiteSeat, Cause: digest, Fact: adjudicator.TurnPlayed{Number: version, Turn: "orange: Wn4-n6, Cn3-m4, Go4xp5",
				Line: strings.Repeat("2wZ", 40), Captured: []adjudicator.Taken{{At: rules.Square{File: 15, Rank: 4}, Unit: 'G', Owner: "orange"}}}}}}},
		Handling: games.Handling{Disposition: games.Acted, Why: "turn", MessageID: digest[20:44] + "@mail.example.org", From: players[0].Address, Player: players[0].Address, Proof: games.ByReplyAddress},
		Receipt:  games.Receipt{Route: "lmtp", Received: at, Handled: at, Took: time.Millisecond}}
	for seat, to := range players {
		c.Outbox = append(c.Outbox, games.Outgoing{Match: match, Seat: adjudicator.Seat(seat + 1), Kind: "answer", Created: at, Envelope: mailer.Envelope{
			MessageID: fmt.Sprintf("%d.%d.%d@games.example.org", match, version, seat), From: "games@example.org", To: to.Address, Data: make([]byte, answer)}})
	}
	return c
}
