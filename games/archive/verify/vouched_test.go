package verify_test

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
)

// TestVouchedTogether: of many records whose signatures are checked together each is judged as it is alone, with the same words; also where
// some of them are not in order in one way or another.
func TestVouchedTogether(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	keyFile(t, filepath.Join(dir, archive.KeysFile), 1)
	odd := map[int]func(string) string{
		70:  func(text string) string { return strings.Replace(text, "c6", "c5", 1) },
		71:  func(text string) string { return strings.Replace(text, `"Ada"`, `"Eve"`, 1) },
		72:  func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") },
		130: func(text string) string { return strings.Replace(text, "\n\n", " \n\n", 1) },
		131: func(text string) string { return cut(text, "[Signature", "\n") },
		132: func(text string) string { return strings.Replace(text, ":", ":x", 4) },
		140: func(string) string { return "hello" },
		141: func(text string) string { return strings.Replace(text, "sha256:", "sha256:0", 1) },
	}
	var members []collection.Member
	for n := 1; n <= 200; n++ {
		text := game(t, n, "example.org").String()
		if change, is := odd[n]; is {
			text = change(text)
		}
		members = append(members, member(filepath.Join(dir, fmt.Sprintf("%03d.pbem", n)), text))
	}
	v := verifier(t, "")
	v.Vouched = true
	at, states := 0, map[verify.State]int{}
	err := v.All(context.Background(), slices.Values(members), func(got verify.Result) error {
		want := v.Check(members[at])
		if got.Name != want.Name || got.State() != want.State() || got.Head != want.Head || got.Report != want.Report || said(got) != said(want) {
			t.Errorf("%s together: %s, %q; alone: %s, %q", got.Name, got.State(), said(got), want.State(), said(want))
		}
		at++
		states[got.State()]++
		return nil
	})
	if err != nil || at != 200 || states[verify.Signed] != 200-len(odd) || states[verify.Bad] != len(odd) {
		t.Errorf("%d results, %v, %v", at, states, err)
	}
}

func said(r verify.Result) string {
	if r.Fault == nil {
		return ""
	}
	return catalog.English().Error(r.Fault)
}

// cut takes away what begins and ends so.
func cut(text, from, to string) string {
	before, rest, _ := strings.Cut(text, from)
	_, after, _ := strings.Cut(rest, to)
	return before + after
}
