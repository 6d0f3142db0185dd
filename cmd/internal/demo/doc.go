// Package demo plays scripted games by real e-mail: two players with mailboxes of their own, who read the referee's
// letters and reply to them as a mail program does. The demo does it on servers in the process, the tests also on real
// ones.
package demo
