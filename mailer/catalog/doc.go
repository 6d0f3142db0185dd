// Package catalog has every sentence that the program says to people, by language, and is the only place that knows any.
//
// The idea: the program decides in facts and speaks in phrases (package phrase); a [Language] turns them into text. A language
// is a folder of files in the syntax of Project Fluent (https://projectfluent.org, version 1.0 of its syntax), one file for
// each part of the program. Of Fluent there is what is needed here: comments, messages with text in one or several lines,
// placeables with an argument, a message, a literal, a select expression over an argument (by plural category, number or
// word), attributes as grammatical forms, and the functions FORM($arg, "attribute"), CAP($arg), which begins it with a
// capital, and SENTENCE($arg), which also ends it with a full stop where it has no end. There is no Fluent library for Go that is kept well; the syntax is the one that translators' tools know.
//
// What depends on a language but is no sentence (months, how moments, spans and lists are written) is in its messages, too.
package catalog
