package command_test

import (
	"testing"

	"pbem/mailer/command"
)

// TestLetters: which letters come and when, as people write it.
func TestLetters(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]command.Letters{
		"mail digest on":          {On: true},
		"Mail digest ON.":         {On: true},
		"mail digest on 07:30":    {On: true, Hour: 450, HourKnown: true},
		"mail digest on at 7:30":  {On: true, Hour: 450, HourKnown: true},
		"mail digest 18.05":       {On: true, Hour: 1085, HourKnown: true},
		"mail digest at 0":        {On: true, HourKnown: true},
		"mail digest off":         {},
		"mail no digest":          {},
		"mail turns off":          {Category: "turns"},
		"mail turns on":           {Category: "turns", On: true},
		"mail news off":           {Category: "news"},
		"mail no tournaments":     {Category: "tournaments"},
		"please mail digest on 6": {On: true, Hour: 360, HourKnown: true},
	} {
		list := command.Parse(words, "", command.Context{})
		if len(list) != 1 || list[0].Kind != command.Mail || !list[0].Problem.Empty() || list[0].Letters == nil || *list[0].Letters != want {
			t.Errorf("%q: %+v", words, list)
		}
	}
	for words, key := range map[string]string{
		"mail digest":             "command-mail-digest-how",
		"mail digest on 7:30 pm":  "command-mail-digest-how",
		"mail digest on 24:00":    "command-mail-digest-hour",
		"mail digest on 7:3":      "command-mail-digest-hour",
		"mail digest on -1":       "command-mail-digest-hour",
		"mail digest on tomorrow": "command-mail-digest-hour",
		"mail turns":              "command-mail-category-how",
		"mail news sometimes":     "command-mail-category-how",
	} {
		list := command.Parse(words, "", command.Context{})
		if len(list) != 1 || list[0].Problem.Key != key || list[0].Letters != nil {
			t.Errorf("%q: %+v", words, list)
		}
	}
}
