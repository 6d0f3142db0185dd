// Package names knows what may stand in the name of a player, and when two names look alike.
//
// A name stands in sentences of ours ("Bo won: …"), in Subjects, in records and on pages, so nothing may stand in it that could end
// such a sentence, begin another, or hide. And nobody may be taken for somebody else: names are unique as they look (mail.md, New people).
package names
