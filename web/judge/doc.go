// Package judge judges turns for other programs: one JSON object in, one out, as docs/check.md describes them and
// docs/check.schema.json has them.
//
// The idea: a [Session] is one conversation. It holds the preset and the options that were named last, and what it has worked out for
// the last request, so that whoever asks turn after turn of a game pays for the new turn alone. Whatever it is sent it answers; a
// request that makes no sense changes nothing. [Stream] carries a session over lines, as "pbem check --stream" does; a program for
// browsers hands it the bytes of a call.
//
// It opens no files and knows no clock. A preset in a request is a name or the text of a file, held to the limits of all files from
// outside (package rules/presets), and everything else is bounded here.
package judge
