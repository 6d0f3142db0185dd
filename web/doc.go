// Package web shows the games of an archive to everybody: as pages that a program serves, or as files.
//
// The idea: a page is a function of its address and of the records alone. Pages knows every address there is, makes the one
// that is asked for (Pages.ServeHTTP) or all of them (Pages.Write); the bytes are the same. Nothing here reads the store, a
// private copy or a token, so nothing here can tell a secret. A record is verified when it is read, and the result of one that is
// not in order counts nowhere.
//
// All reading works without scripts: a game has its page with all turns, a part of a turn its anchor (#step-2), a position that
// games came to its page in a tree, and what a script adds is speed. All links are relative and name files, so that the written pages work from any folder.
package web
