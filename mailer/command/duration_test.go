package command

import (
	"testing"
	"time"
)

// FuzzTime: the time for each turn that is taken from a letter is one that can be meant, and no large number comes round to one.
func FuzzTime(f *testing.F) {
	for _, text := range []string{"3d", "12h", "2w", "none", "3 days", "61002w", "99999w", "0h", "8760h", "366d", "1d/move"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, ok := perTurn(text)
		if !ok {
			return
		}
		if d < 0 || d.Hours() > 10000*7*24 || d%time.Hour != 0 {
			t.Fatalf("%q is %s", text, d)
		}
	})
}

func TestHugeTimesAreRefused(t *testing.T) {
	for _, text := range []string{"61002w", "30501w", "53w", "366d", "8761h"} {
		list := Parse("new chesimals-2 vs bo@example.net time "+text, "", outside())
		if len(list) != 1 || list[0].Problem == "" {
			t.Errorf("time %s: %+v", text, list)
		}
	}
}
