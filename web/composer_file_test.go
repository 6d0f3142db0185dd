package web_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
	"pbem/web/composer"
)

// spoilt is a preset file with mistakes in it.
const spoilt = `name: guards
title: Chiefs and guards
about: two AMPs of a Chief and a guard
engine: amp
board: 4x4
chain: frendly
units:
  C: {name: Chief, moves: K, leader: true}
  G: {name: guard, moves: RR}
amps:
  red: {code: r, side: white, royal: true}
  blue: {code: b, side: black, royal: true}
setup: |
  4  . bG bC  .
  3  .  .  .  .
  2  .  .  .  .
  1  . rG rC  .
`

func mended() string {
	return strings.NewReplacer("chain: frendly\n", "chain: own\n", "RR", "R2").Replace(spoilt)
}

// give hands a file to the page, as its field does, or as one that was dropped.
func (d tab) give(name, text string, dropped bool) {
	to := `const field = document.getElementById("file"); field.files = all.files; field.dispatchEvent(new Event("change"));`
	if dropped {
		to = `document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: all, bubbles: true, cancelable: true}));`
	}
	d.Eval(fmt.Sprintf(`(() => { const all = new DataTransfer(); all.items.add(new File([%s], %s)); %s })()`, text, inScript(name), to), nil)
}

func (d tab) edit(text string) {
	d.Eval(fmt.Sprintf(`(f => { f.value = %s; f.dispatchEvent(new Event("input")); })(document.getElementById("source"))`, inScript(text)), nil)
}

// TestFileFromDisk: a file with mistakes is shown with all of them, in the program's own words and where they stand; once they are
// mended, the game is played by tapping, and it is still there when the page is loaded anew.
func TestFileFromDisk(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.follow("")
	d.give("guards.yaml", inScript(spoilt), false)
	d.Wait(`document.querySelectorAll("#findings li").length > 0`)
	var got []string
	d.Eval(`[...document.querySelectorAll("#findings li")].map(i => i.textContent)`, &got)
	if want := told(t, spoilt); strings.Join(got, "\n") != want {
		t.Errorf("the page says\n%s\nand not\n%s", strings.Join(got, "\n"), want)
	}
	if said := d.Text("#file-said"); said != "The file has 2 mistakes:" {
		t.Errorf("the sentence is %q", said)
	}
	d.Click("#findings li:last-child button")
	var chosen string
	d.Eval(`(f => document.activeElement === f && f.value.slice(f.selectionStart, f.selectionEnd))(document.getElementById("source"))`, &chosen)
	if chosen != "RR" {
		t.Errorf("the button leads to %q", chosen)
	}
	for _, look := range looks() {
		d.looks(t, look, "file")
	}
	d.Size(390, 844)
	d.edit(mended())
	d.Wait(`!document.getElementById("try").disabled`)
	if said := d.Text("#file-said"); said != "Chiefs and guards can be played." {
		t.Errorf("the sentence is %q", said)
	}
	d.Shot("file-right")
	var saved []string
	d.Eval(`(async () => {
		let link, blob;
		const {createObjectURL} = URL, {click} = HTMLAnchorElement.prototype;
		URL.createObjectURL = b => createObjectURL.call(URL, blob = b);
		HTMLAnchorElement.prototype.click = function () { link = this; click.call(this); };
		document.getElementById("save").click();
		return [link.download, await blob.text()];
	})().catch(e => [String(e)])`, &saved)
	if len(saved) != 2 || saved[0] != "guards.yaml" || saved[1] != mended() {
		t.Errorf("what is saved is %q", saved)
	}
	d.Eval(`{ const f = document.getElementById("chooser"); f.preset.value = "cosmic"; f.preset.dispatchEvent(new Event("change")); }`, nil)
	d.Click("#try") // it is this game all the same
	d.settled()
	d.do("b1", "b3")
	for range 2 {
		if turn := d.turn(); turn != "red: Gb1-b3" {
			t.Fatalf("the turn is %q", turn)
		}
		if hint := d.Text("#hint"); !strings.Contains(hint, "on your machine") {
			t.Errorf("the hint is %q", hint)
		}
		d.Reload()
		d.settled()
	}
	if d.Count("#mail:not([hidden]), #rules-page:not([hidden])") != 0 {
		t.Error("a letter is offered, or the rules of another game")
	}
}

// told is what "pbem preset check" finds in a file, as the page has it.
func told(t *testing.T, file string) string {
	t.Helper()
	_, err := presets.Parse("guards.yaml", []byte(file), nil)
	var wrong *loader.FileError
	if !errors.As(err, &wrong) {
		t.Fatal(err)
	}
	var lines []string
	for _, m := range wrong.Mistakes {
		words := catalog.English().Say(m.Why)
		if words = strings.ToUpper(words[:1]) + words[1:]; !strings.ContainsAny(words[len(words)-1:], ".?!:") {
			words += "."
		}
		lines = append(lines, fmt.Sprintf("line %d, column %d %s", m.Line, max(m.Column, 1), words))
	}
	return strings.Join(lines, "\n")
}

// TestFilesOfAllKinds: whatever is dropped on the page, it says what is wrong with it.
func TestFilesOfAllKinds(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.follow("p=cosmic&s=w") // a file may fall on a board, too
	for _, c := range []struct{ name, text, want string }{
		{"large.yaml", `"x".repeat(70000)`, "70000 bytes"},
		{"empty.yaml", `""`, "mistake"},
		{"picture.png", `new Uint8Array([97, 10, 0x89, 0x50, 0x4e, 0x47])`, "mistake"},
		{"good.yaml", inScript(mended()), "can be played."},
		{"warned.yaml", inScript(strings.Replace(mended(), "side: white,", "side: white, quota: 3,", 1)), "with one remark:"},
		{"cosmic.yaml", inScript(string(builtin(t, "cosmic").Data)), "Cosmic Chess can be played."},
		{"large.yaml", `"x".repeat(70000)`, "70000 bytes"},
	} {
		d.give(c.name, c.text, true)
		d.Wait(fmt.Sprintf(`document.getElementById("file-said").textContent.includes(%s)`, inScript(c.want)))
		if n := d.Count(`#preset option[value=""]`); n != strings.Count(c.want, "can be")+strings.Count(c.want, "with one") {
			t.Errorf("%s: %d games of one's own are offered", c.name, n)
		}
	}
	d.give("picture.png", `new Uint8Array([97, 10, 0x89, 0x50, 0x4e, 0x47])`, true)
	d.Wait(`document.getElementById("findings").textContent.startsWith("line 2, column 1 ")`)
	if d.Count("#own:not([hidden])") != 1 || d.Count("#table:not([hidden])") != 0 {
		t.Error("the board still stands there")
	}
}

// TestFileByKeyboard: Tab leads from the field over each mistake to the text, and on to what can be done with it; Enter on a mistake
// leads to its place, and what has the focus says what it is.
func TestFileByKeyboard(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.follow("")
	d.give("guards.yaml", inScript(spoilt), false)
	d.Wait(`document.querySelectorAll("#findings li").length > 0`)
	d.Eval(`document.getElementById("file").focus()`, nil)
	for _, want := range []string{"line 6, column 8", "line 9, column 27", "The text of the file guards.yaml", "Save the file"} {
		d.Press("Tab")
		var got string
		if d.Eval(`(e => e.labels?.[0]?.textContent ?? e.textContent)(document.activeElement)`, &got); got != want {
			t.Errorf("the focus is on %q, want %q", got, want)
		}
	}
	d.Eval(`document.querySelector("#findings button").focus()`, nil)
	d.Press("Enter")
	var chosen string
	if d.Eval(`(f => f.value.slice(f.selectionStart, f.selectionEnd))(document.activeElement)`, &chosen); chosen != "frendly" {
		t.Errorf("Enter leads to %q", chosen)
	}
	d.Press("Backspace") // in the text, not in a turn
	d.Wait(`document.getElementById("source").value.includes("chain: \n")`)
}

// TestGameInWords: what a game is stands beside its board, in the words of the manual: of a built-in game, of one with options, of a
// host's own, and of one from a disk.
func TestGameInWords(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t, ownPreset(t)))
	words := func(want string) {
		t.Helper()
		d.settled()
		d.Eval(`document.getElementById("described").open = true`, nil)
		d.Wait(fmt.Sprintf(`document.getElementById("facts").innerText.includes(%s)`, inScript(want)))
	}
	d.open(composer.Start{Preset: "chesimals-0.75"})
	words("A unit can act several times in a turn if it's connected each time")
	d.Axe()
	d.fits(t, "words")
	d.Shot("words")
	d.open(composer.Start{Preset: "chesimals-0.75", Options: "chain=own"})
	words("own")
	d.open(composer.Start{Preset: "house-cosmic"})
	words("King")
	d.follow("")
	d.give("guards.yaml", inScript(mended()), false)
	d.Wait(`!document.getElementById("try").disabled`)
	d.Click("#try")
	words("guard")
}
