package tree_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
)

// TestPackedPresets: a preset that goes to a browser makes the same game there, with any of its options.
func TestPackedPresets(t *testing.T) {
	t.Parallel()
	for _, n := range presets.Names() {
		p, err := presets.Builtin(n.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		packed, err := presets.Packed(p.Data)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range append(settings(p), nil) {
			want, err := presets.Builtin(n.Name, s)
			if err != nil {
				t.Fatal(err)
			}
			got, err := unpacked(string(packed), s)
			if err != nil || got.Hash != want.Hash || got.Game.Start().String() != want.Game.Start().String() {
				t.Errorf("%s with %v comes out as %+v, %v", n.Name, s, got, err)
				continue
			}
			if diff := cmp.Diff(want.Game.Vocabulary(), got.Game.Vocabulary()); diff != "" || got.OptionText() != want.OptionText() {
				t.Errorf("%s with %v (-file +packed): %q, %q\n%s", n.Name, s, want.OptionText(), got.OptionText(), diff)
			}
		}
	}
}

// settings lists each other value of each option, of numbers the highest, alone.
func settings(p *presets.Preset) (list [][]presets.Setting) {
	for _, o := range p.OwnOptions() {
		values := o.Values
		if len(values) == 0 && !o.Word {
			values = []string{"1"}
		}
		for _, v := range values {
			if p.Name == "lifeform" && o.Name == "army" {
				continue
			}
			list = append(list, []presets.Setting{{Name: o.Name, Value: v}})
		}
	}
	return list
}

func unpacked(packed string, s []presets.Setting) (*presets.Preset, error) {
	hash, root, err := tree.Parse(packed)
	if err != nil {
		return nil, err
	}
	return loader.Load(loader.File{Name: "packed", Root: root, Hash: hash}, loader.Engines(), s)
}

func TestNotPacked(t *testing.T) {
	t.Parallel()
	const head = "pbem preset 1\nsha256:00\n"
	if hash, root, err := tree.Parse(head + "m1 2\nt1 1:a\nd2 3:b\nc\n"); err != nil || hash != "sha256:00" || root.Content[1].Value != "b\nc" {
		t.Fatalf("%q, %+v, %v", hash, root, err)
	}
	deep := strings.Repeat("l1 1\n", 12)
	for name, text := range map[string]string{
		"nothing": "", "a page": "<!DOCTYPE html>", "YAML": "name: x\n", "another form": "pbem preset 2\nsha256:00\nm1 0\n", "no root": head,
		"not a mapping": head + "t1 1:a\n", "half a field": head + "m1 1\nt1 1:a\n", "fewer": head + "m1 2\nt1 1:a\n", "more": head + "m1 0\nm1 0\n",
		"an unknown kind": head + "x1 0\n", "no line": head + "m 0\n", "below nothing": head + "m1 -2\n", "a sign": head + "m+1 0\n",
		"many": head + "m1 999999999999999999999\n", "too long": head + "m1 2\nt1 1:a\nt1 9:b\n", "no end": head + "m1 2\nt1 1:a\nt1 1:b",
		"no UTF-8": head + "m1 2\nt1 1:a\nt1 1:\xff\n", "deep": head + "m1 2\nt1 1:a\n" + deep, "large": head + "m1 0\n" + strings.Repeat("\n", 1<<20),
	} {
		if _, root, err := tree.Parse(text); err == nil || !strings.Contains(err.Error(), "presets-not-packed") {
			t.Errorf("%s: %+v, %v", name, root, err)
		}
	}
}

// FuzzParse: whatever a page is sent, there is no panic; what is a tree is written as it was read, and makes a game or says why not.
func FuzzParse(f *testing.F) {
	for _, n := range presets.Names() {
		p, err := presets.Builtin(n.Name, nil)
		if err != nil {
			f.Fatal(err)
		}
		packed, err := presets.Packed(p.Data)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(packed), "chain=own")
	}
	f.Add("pbem preset 1\nsha256:00\nm1 2\nt1 1:a\nl2 1\nn2 0:\n", "")
	f.Fuzz(func(t *testing.T, text, option string) {
		hash, root, err := tree.Parse(text)
		if err != nil {
			if e, ok := err.(*phrase.Error); !ok || e.Phrase().Empty() {
				t.Fatalf("refused without a word: %v", err)
			}
			return
		}
		if again := string(tree.Append(nil, hash, root)); again != text {
			t.Fatalf("%q is written %q", text, again)
		}
		var chosen []presets.Setting
		if s, err := presets.ParseSetting(option); err == nil {
			chosen = append(chosen, s)
		}
		if p, err := unpacked(text, chosen); (p == nil) == (err == nil) {
			t.Fatalf("%+v, %v", p, err)
		}
	})
}
