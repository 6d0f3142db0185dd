package compose_test

import (
	"bytes"
	"testing"

	"pbem/adjudicator"
	"pbem/mailer/compose"
)

const (
	whiteSetup = "setup: Ke1 Qd1 Bb1 Bg1 Nc2 Nf2 Ra1 Rh1 Pc1 Pb2 Pd2 Pe2 Pg2 Ph2 Pc3 Pf3"
	blackSetup = "setup: Ke8 Qd8 Bc8 Bf8 Nb8 Ng8 Ra8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe6 Pf7 Pg7 Ph7"
)

// begun is an accepted game of a preset, from a position or its own start.
func begun(t testing.TB, preset, position string) scene {
	return challengedTo(t, preset, position).do(t, black, adjudicator.Accept{})
}

func (s scene) setUp(t testing.TB, by adjudicator.Seat, text string) scene {
	return s.do(t, by, adjudicator.Play{Text: text, Answers: s.match.Number()})
}

// TestGoldenGames keeps the letters that only some games have.
func TestGoldenGames(t *testing.T) {
	for name, letter := range otherLetters(t) {
		t.Run(name, func(t *testing.T) { goldenLetter(t, name, compose.Game(letter)) })
	}
}

func otherLetters(t testing.TB) map[string]compose.GameLetter {
	secret, open := begun(t, "lifeform-secret", ""), begun(t, "lifeform-open", "")
	one := secret.setUp(t, black, blackSetup)
	both := one.setUp(t, white, whiteSetup)
	wrong := secret.setUp(t, white, "setup: Ke1 Qd1")
	hurting := begun(t, "lifeform", "").do(t, white, adjudicator.Play{Text: "Bc1-b3, Pb2-c3", Answers: 1})
	body := hurting.play(t, "Bc1-b3, Pb2-c3")
	check := begun(t, "amoeba", "k1*4/7/1K5/7/7/6R/7 w -").play(t, "Rg2-a2 / d7-c7")
	worth := begun(t, "cosmic", "4nk/6/3n2/2P1p1/6/KR4 w").do(t, white, adjudicator.OfferDraw{})
	over := both.do(t, black, adjudicator.Resign{})
	return map[string]compose.GameLetter{
		"setup-invitation":  challengedTo(t, "lifeform-secret", "").tell(black),
		"stranger":          stranger(challengedTo(t, "chesimals-2", "")),
		"setup-both-wanted": secret.tell(white),
		"setup-not-taken":   wrong.answer(white, "setup: Ke1 Qd1"),
		"setup-in":          one.answer(black, blackSetup),
		"setup-other-in":    one.tell(white),
		"setup-complete":    both.tell(black),
		"setup-open-next":   open.setUp(t, white, whiteSetup).tell(black),
		"setup-unsealed":    over.tell(white),
		"body-asked-back":   hurting.answer(white, "Bc1-b3, Pb2-c3"),
		"body-lost":         body.tell(black),
		"check":             check.tell(black),
		"draw-adjudged":     worth.tell(black),
	}
}

// stranger is the letter to somebody who has never heard of the service.
func stranger(s scene) compose.GameLetter {
	letter := s.tell(black)
	letter.Stranger = true
	return letter
}

// TestHiddenSetupIsNotInLetters: nothing of a hidden set-up can be in a letter to the opponent, for the letter is the same
// with another one.
func TestHiddenSetupIsNotInLetters(t *testing.T) {
	secret := begun(t, "lifeform-secret", "")
	var letters [2][]byte
	for i, text := range []string{whiteSetup, "setup: Ke1 Qd1 Bc1 Bf1 Nb1 Ng1 Ra1 Rh1 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2"} {
		e, err := compose.Game(secret.setUp(t, white, text).tell(black)).Envelope()
		if err != nil {
			t.Fatal(err)
		}
		letters[i] = e.Data
	}
	if !bytes.Equal(letters[0], letters[1]) {
		t.Errorf("the letters differ:\n%s\n%s", letters[0], letters[1])
	}
}
