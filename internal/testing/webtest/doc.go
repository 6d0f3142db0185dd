// Package webtest opens pages in a real browser, Chromium without a window, and is strict about them: whatever a page does
// wrong while a test looks at it makes the test fail, also where the test asks for something else.
//
// The idea: a test serves its pages by an http.Handler and gets a tab of its own ([Open]), with cookies, caches and service
// workers of its own. While the tab is open, its [watch] writes down every uncaught exception, every error and warning on the
// console (so also what the Content-Security-Policy forbids), every dialog, every request that fails and every request that
// goes to anybody but the test's server. When the test ends, each is an error of it, except those that it has expected.
//
// One browser serves all tests of a test program. [Main] ends it, and must be called by TestMain.
package webtest
