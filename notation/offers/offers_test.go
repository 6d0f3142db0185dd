package offers_test

import (
	"reflect"
	"testing"
	"time"

	"pbem/notation/offers"
)

func some() offers.List {
	at := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)
	return offers.List{
		Format: "pbem offers 1", Site: "games.example.org",
		Seeks:       []offers.Seek{{Number: 7, Preset: "cosmic", Terms: "time 3d <&>", Free: 2, ID: "p7", Name: "Zoë", Made: at, Until: at.AddDate(0, 1, 0)}},
		Tournaments: []offers.Tournament{{Name: "Winter Cup", Preset: "amoeba", System: "swiss 5", Terms: "time 3d", StartAt: 8, Joined: []offers.Joined{{ID: "p7", Name: "Zoë"}}}},
	}
}

func TestWrittenAndRead(t *testing.T) {
	t.Parallel()
	text, err := some().Write()
	if err != nil {
		t.Fatal(err)
	}
	read, err := offers.Parse(text)
	if err != nil || !reflect.DeepEqual(read, some()) {
		t.Errorf("%+v, %v", read, err)
	}
	for _, bad := range []string{"", "{}", "[]", `{"format":"pbem offers 2"}`, `{"format":"pbem offers 1","seeks":7}`} {
		if _, err := offers.Parse([]byte(bad)); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

func FuzzParse(f *testing.F) {
	text, _ := some().Write()
	f.Add(text)
	f.Fuzz(func(t *testing.T, text []byte) {
		l, err := offers.Parse(text)
		if err != nil {
			return
		}
		again, err := l.Write()
		if err != nil {
			t.Fatal(err)
		}
		if read, err := offers.Parse(again); err != nil || len(read.Seeks) != len(l.Seeks) {
			t.Errorf("%s: %v", again, err)
		}
	})
}
