package names

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// TestClean: what no name needs is taken out, and names of all scripts stay as they are.
func TestClean(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Bo": "Bo", "J. R. Smith": "J. R. Smith", "O'Neil": "O'Neil", "O’Neil": "O’Neil", "Anne-Marie": "Anne-Marie", "李雷": "李雷",
		"Jürgen Groß": "Jürgen Groß", "Zoë": "Zoë", "卡尔·马克思": "卡尔·马克思", "J.-P. Lévy": "J.-P. Lévy", "अनीता": "अनीता", "محمد": "محمد",
		"R2-D2": "R2-D2", "St. John": "St John", "  Ada   Lovelace ": "Ada Lovelace", "ada_lovelace": "ada lovelace", "ada.lovelace": "ada lovelace",
		"Smith, John": "Smith John", `"Bo" (work)`: "Bo work",
		"Bo won: you lost. The referee": "Bo won you lost The referee",
		"Bo won. You lost":              "Bo won You lost",
		"Bo\nwon":                       "Bo won", "Bo\u202e won": "Bo won", "B\u200bo": "Bo", "<b>Bo</b>": "b Bo b", "bo@example.org": "bo example org",
		"Bo - you": "Bo you", "--Bo--": "Bo", "'Bo'": "Bo", "“Bo”": "Bo", "Bo...": "Bo", "Bo. You lost": "Bo You lost", "Bo\u3164": "Bo",
		"B\u0301\u0301\u0301\u0301\u0301o": "B\u0301\u0301\u0301o", "Ｂｏ：": "Bo",
		"": "", "123": "", "!?": "", "\u0301": "", "ʼʼ": "",
		strings.Repeat("Bo ", 20): strings.TrimSpace(strings.Repeat("Bo ", 13)) + " B",
	} {
		if got := Clean(text); got != want {
			t.Errorf("Clean(%q) = %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]bool{"Bo": true, " Bo  Smith": true, "Bo won: you lost": false, "": false, "bo@example.org": false, strings.Repeat("x", 41): false} {
		if Fits(text) != want {
			t.Errorf("Fits(%q) = %t", text, !want)
		}
	}
}

// TestCleanIsClean: what was cleaned stays as it is, whatever it was made of.
func TestCleanIsClean(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		name := Clean(rapid.String().Draw(t, "text"))
		if again := Clean(name); again != name || utf8.RuneCountInString(name) > Most || strings.ContainsAny(name, "\r\n:@<>\"“”()[]") {
			t.Fatalf("%q becomes %q", name, again)
		}
	})
}

// TestAlike: names are compared as they look.
func TestAlike(t *testing.T) {
	t.Parallel()
	for _, pair := range [][2]string{
		{"Bo", "bo"}, {"Bo", "BO"}, {"Bo", "B0"}, {"Bo", "Bо"}, {"Bo", "ΒΟ"}, {"Bo", "ВО"}, {"ВО", "во"}, {"Paul", "PauI"}, {"PAUL", "PauI"}, {"Ian", "ian"}, {"Ian", "lan"},
		{"Marnie", "Mamie"}, {"J. R. Smith", "jr smith"}, {"O'Neil", "O’Neil"}, {"O'Neil", "Oʼneil"}, {"Anne-Marie", "Annemarie"}, {"Groß", "GROSS"}, {"Bo", "Ｂｏ"}, {"Bo", "𝔅𝔬"},
		{"Ηλίας", "ηλίας"}, {"Zoë", "Zoe\u0308"}, {"Bo 1", "Bo l"},
	} {
		if !Alike(pair[0], pair[1]) {
			t.Errorf("%q %q and %q %q do not look alike", pair[0], Looks(pair[0]), pair[1], Looks(pair[1]))
		}
	}
	for _, pair := range [][2]string{{"Bo", "Bob"}, {"Bo", "Bo 2"}, {"Bo 2", "Bo 3"}, {"Zoe", "Zoë"}, {"李雷", "李露"}, {"Jürgen", "Jurgen"}, {"Ali", "Alo"}, {"Bo", "во"}} {
		if Alike(pair[0], pair[1]) {
			t.Errorf("%q and %q look alike: %q", pair[0], pair[1], Looks(pair[0]))
		}
	}
}

// TestLooksStay: stores keep the looks of names. Where a newer table of look-alikes changes one, a migration has to write them anew.
func TestLooksStay(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"Bo": "bo", "Ada Lovelace": "adalovelace", "Ian M.": "ianrn lanm", "李雷": "李雷", "Jürgen Groß": "ju\u0308rgengross",
	} {
		if got := strings.Join(Looks(name), " "); got != want {
			t.Errorf("Looks(%q) = %q, want %q", name, got, want)
		}
	}
}

// TestReserved: nobody is called as the referee is, or as sentences call their reader.
func TestReserved(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]bool{"the referee": true, "Referee": true, "PBEM": true, "YOU": true, "You": true, "Bo": false, "Younes": false, "Blackwood": false, "Ada White": false, "Robot": true, "Robot, level 3": true, "R0bot": true, "Der Roboter": true, "Robotham": false} {
		if Reserved(name) != want {
			t.Errorf("Reserved(%q) = %t", name, !want)
		}
	}
}
