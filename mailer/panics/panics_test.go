package panics_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"pbem/mailer/panics"
)

func breaks(value any) error { panic(value) }

func TestContain(t *testing.T) {
	t.Parallel()
	err := panics.Contain("the letter", func() error { return breaks("poisoned") })
	if err == nil || err.Error() != "the letter broke the program: poisoned" {
		t.Fatal(err)
	}
	if stack := panics.Stack(fmt.Errorf("wrapped: %w", err)); !strings.Contains(stack, "panics_test.breaks") {
		t.Errorf("the stack does not tell where it was:\n%s", stack)
	}
	// What is thrown says nothing to who asks what an error means: it was nobody's answer.
	if err := panics.Contain("the letter", func() error { return breaks(io.EOF) }); errors.Is(err, io.EOF) {
		t.Errorf("what was thrown speaks for itself: %v", err)
	}
}

func TestNoPanic(t *testing.T) {
	t.Parallel()
	if err := panics.Contain("x", func() error { return nil }); err != nil {
		t.Error(err)
	}
	err := panics.Contain("x", func() error { return io.EOF })
	if !errors.Is(err, io.EOF) || panics.Stack(err) != "" || panics.Stack(nil) != "" {
		t.Errorf("%v with the stack %q", err, panics.Stack(err))
	}
}
