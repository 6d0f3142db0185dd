package storetest

import (
	"errors"

	"pbem/games"
	"pbem/mailer"
)

func beliefs() group {
	return group{"beliefs", []testCase{
		{"what was kept first stays", func(f fixture) {
			half := mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}
			for _, j := range []mailer.Judgement{half, {Belief: mailer.Believed}} {
				if err := f.KeepJudgement(f.Context(), "a", j); err != nil {
					f.Fatal(err)
				}
				f.same("judgement", noError[mailer.Judgement](f)(f.Judgement(f.Context(), "a")), half)
			}
		}},
		{"every one of them", func(f fixture) {
			for letter, j := range map[string]mailer.Judgement{"n": {Doubt: mailer.Unborne}, "h": {Belief: mailer.HalfBelieved, Doubt: mailer.TokenTrust}, "b": {Belief: mailer.Believed}} {
				if err := f.KeepJudgement(f.Context(), letter, j); err != nil {
					f.Fatal(err)
				}
				f.same(letter, noError[mailer.Judgement](f)(f.Judgement(f.Context(), letter)), j)
			}
		}},
		{"none", func(f fixture) {
			if _, err := f.Judgement(f.Context(), "a"); !errors.Is(err, games.ErrNotFound) {
				f.Fatalf("%v, want ErrNotFound", err)
			}
			if err := f.KeepJudgement(f.Context(), "", mailer.Judgement{}); err == nil {
				f.Fatal("a judgement of no letter was kept")
			}
		}},
	}}
}
