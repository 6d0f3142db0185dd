package web_test

import (
	"testing"

	"pbem/web/webtest"
)

// TestMain ends the browser in which the tests look at the pages.
func TestMain(m *testing.M) { webtest.Main(m) }
