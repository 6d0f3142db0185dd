package quotations

import (
	"strings"
	"testing"
)

// TestWrappedRows: what a mail program broke off a row of a quoted board is no word of the writer's, whatever its first cell shows.
func TestWrappedRows(t *testing.T) {
	t.Parallel()
	for _, cell := range []string{".", "wC", "wC/", "wC+", "<gC>", "<gC/", "<gC+", "*wC", "*wC/", "#wC", "#wC/", "#gC>", "()", "[]", "[wC]", "=wC", "=wC/", "::", "#"} {
		row := ">  7  .   .   .   .   .   .   .   .   .   .   .   .   .\n" + cell + " .   .    7\n>  6  .   .   .   .   .   .   .   .   .   .   .   .   .   .\n.   .    6\n"
		for name, letter := range map[string]string{
			"above": "Wb3-c4\n\nOn Sat, 21 Nov 2026 at 10:00, Referee <games@example.org> wrote:\n> Chesimals II after turn 3, with words up to the width\n" + row + "> last",
			"below": "On Sat, 21 Nov 2026 at 10:00, Referee <games@example.org> wrote:\n> Chesimals II after turn 3, with words up to the width\n" + row + "> last\n\nWb3-c4",
		} {
			if heard, _ := Cut(letter); strings.TrimSpace(heard) != "Wb3-c4" {
				t.Errorf("%s, %q: heard is %q", name, cell, heard)
			}
		}
	}
}
