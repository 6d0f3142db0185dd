package docs_test

import "testing"

func addingAnAction() adding { return adding{"adding-an-action.md", "testdata/truce"} }

// TestAddingAnAction follows the page in a copy of the module: adds the example's files and the lines, and runs the tests of all
// that an action touches, the action's script, and a conversation by mail. It needs no network.
func TestAddingAnAction(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program anew")
	}
	a := addingAnAction()
	module := a.follow(t)
	if *update {
		run(t, module, "go", "test", "./adjudicator", "-run", "Scripts/truce", "-update")
		a.bringHome(t, module)
	}
	run(t, module, "go", "vet", "./adjudicator")
	if unlike := run(t, module, "gofmt", "-l", "adjudicator"); unlike != "" {
		t.Errorf("not as gofmt writes it: %s", unlike)
	}
	run(t, module, "go", "test", "./adjudicator", "-run", "Actions|Facts|EveryDeed|Stored|Scripts/(truce|draw|undo|returned|G-5|CO-8)|RandomLives/chesimals")
	run(t, module, "go", "test", "./mailer/command", "./mailer/catalog")
	run(t, module, "go", "test", "./games/referee", "-run", "Row")
	run(t, module, "go", "test", "-short", "./docs")
	run(t, module, "go", "test", "./cmd/pbem", "-run", "Correspondence/truce$")
}
