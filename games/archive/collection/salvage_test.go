package collection_test

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"pbem/games/archive/collection"
)

// object is a record in the JSON form, as export writes several.
func object(n string) string {
	return `{"format":"pbem record by hand","tags":[{"name":"Game","value":"` + n + `"}],"start":"x","turns":[],"result":"*"}`
}

// pretty is an object, also a broken one, over many lines.
func pretty(text string) string {
	var out bytes.Buffer
	if err := json.Indent(&out, []byte(text), "", " "); err != nil {
		return strings.NewReplacer("{", "{\n ", ",", ",\n ").Replace(text) + "\n"
	}
	return out.String() + "\n"
}

// TestLists: a list of records is as good as records one behind the other, and a broken one does not take the next along.
func TestLists(t *testing.T) {
	broken := object("2")[:40]
	for name, text := range map[string]string{
		"compact":  "[" + object("1") + "," + object(`a, ] } { \"`) + "," + object("3") + "]\n",
		"pretty":   "[\n" + pretty(object("1")) + ",\n" + pretty(object(`a, ] } { \"`)) + ",\n" + pretty(object("3")) + "]",
		"indented": "\ufeff [\r\n  " + object("1") + " ,\r\n\t" + object(`a, ] } { \"`) + ",\r\n" + object("3") + "\r\n ]",
	} {
		same(t, piped(text), "-:1 = 1", `-:2 = a, ] } { "`, "-:3 = 3")
		if t.Failed() {
			t.Fatal(name)
		}
	}
	same(t, piped("["+object("1")+"]"), "- = 1")
	same(t, piped("["+object("1")+",\n"), "- = 1", "-: the file is cut off")
	same(t, piped("[ ]"), "-: no record (*.pbem) found")
	for _, text := range []string{"[" + object("1") + "," + broken + "," + object("3") + "]", object("1") + "\n" + broken + "\n" + object("3"),
		pretty(object("1")) + pretty(broken) + pretty(object("3")), "[" + pretty(object("1")) + "," + pretty(broken) + "," + pretty(object("3")) + "]"} {
		got := piped(text)
		if len(got) != 3 || got[0] != "-:1 = 1" || !strings.HasPrefix(got[1], "-:2 ! record-json-not") || got[2] != "-:3 = 3" {
			t.Errorf("%s\n%q", text, got)
		}
	}
	dir := folder(t, file{"all.json", "[" + object("1") + "," + object("2") + "]"}, file{"other.json", `[{"a": 1}, {"b": 2}]`})
	same(t, walked(t, dir, "."), "all.json:1 = 1", "all.json:2 = 2")
}

// TestMaildir: the letters of a Maildir have no extension; those that are being delivered are not read.
func TestMaildir(t *testing.T) {
	dir := folder(t, file{"box/cur/1700.M1P2.host,S=9:2,S", letterOf("", "002.pbem", game(2))}, file{"box/new/1701.M1P2.host", letterOf(game(3), "x.exe", "")},
		file{"box/tmp/1702.eml", letterOf(game(4), "x.exe", "")}, file{"box/cur/README", "no letter"}, file{"box/dovecot.index", "binary"},
		file{"box/.Sent/cur/1703.host:2,", "Subject: x\n\n" + game(5)}, file{"new/6.pbem", game(6)}, file{"new/7", game(7)})
	want := []string{"box/.Sent/cur/1703.host:2, = 5", "box/cur/1700.M1P2.host,S=9:2,S:002.pbem = 2", "box/new/1701.M1P2.host = 3", "new/6.pbem = 6"}
	same(t, walked(t, dir, "."), want...)
	same(t, walked(t, dir, "new/7", "box/cur/1700.M1P2.host,S=9:2,S:002.pbem"), "new/7 = 7", want[1])
	pack := tarOf(t, file{"m/cur/1.host:2,S", "Subject: x\n\n" + game(1)}, file{"m/new/x", "nothing"})
	same(t, piped(pack), "-:m/cur/1.host:2,S = 1")
}

// TestCutMembers: of a pack that is cut off, what there is of the last record is handed on with the fault.
func TestCutMembers(t *testing.T) {
	for name, whole := range map[string]string{"1.pbem": game(1), "1.json": object("1"), "1.pgn": pgn(1), "x.jsonl": object("1") + "\n" + object("2")} {
		pack := tarOf(t, file{name, whole})[:512+len(whole)-6]
		at := slices.Collect(collection.Walk(context.Background(), strings.NewReader(pack), collection.StandardInput))
		last := at[len(at)-2]
		if last.Err == nil || last.Cut == nil || len(at) > 2 && last.Name != "-:x.jsonl:2" {
			t.Errorf("%s: %q, %v, %q", name, last.Name, last.Err, last.Cut)
		}
	}
}
