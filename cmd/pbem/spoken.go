package main

import (
	"cmp"
	"slices"
	"strings"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// spoken is for commands that tell people something: they speak the reader's language. What programs read of them (JSON, CSV, codes, the first words
// of lines, exit codes) is the same in every language. All other commands speak English wherever they run, but for their help.
type spoken struct {
	Language string `placeholder:"place-tag" help:"flag-language"`
}

// speak has the command speak, also of what is wrong. A language that is asked for and not offered is an error; one that the environment names
// and that is not offered is passed over.
func (s spoken) speak(env *Env) error {
	list, err := catalog.Offer()
	if err != nil {
		return outside(err)
	}
	if s.Language == "" {
		if l, ok := list.Named(locale(env)); ok {
			env.Words = l.Language
		}
		return nil
	}
	l, ok := list.Named(s.Language)
	if !ok {
		return usage(phrase.Errorf("cli-no-language", "language", phrase.Words(s.Language), "languages", offeredTags(list)))
	}
	env.Words = l.Language
	return nil
}

// speakTo has the command speak where people read it. What it writes for programs stays in English.
func (s spoken) speakTo(env *Env, programs bool) error {
	if programs {
		return nil
	}
	return s.speak(env)
}

// explained has a command line speak the reader's language if it asks for help, whatever command it is of, and returns it without the flag that says which:
// most commands have none.
func explained(env *Env, args []string) ([]string, error) {
	asks := slices.ContainsFunc(args, func(a string) bool { return a == "--help" || a == "-h" })
	if !asks {
		return args, nil
	}
	flag, rest := languageFlag(args)
	var s spoken
	if len(flag) > 0 {
		s.Language = strings.TrimPrefix(flag[len(flag)-1], "--language=")
	}
	return rest, s.speak(env)
}

// locale is the language of the environment as POSIX has it: of LC_ALL=de_AT.UTF-8 it is "de_AT".
func locale(env *Env) string {
	name := cmp.Or(env.Getenv("LC_ALL"), env.Getenv("LC_MESSAGES"), env.Getenv("LANG"))
	if end := strings.IndexAny(name, ".@"); end >= 0 {
		name = name[:end]
	}
	return name
}

func offeredTags(list catalog.Languages) phrase.Series {
	s := phrase.Series{How: phrase.Commas}
	for _, l := range list {
		s.Items = append(s.Items, l.Tag())
	}
	return s
}
