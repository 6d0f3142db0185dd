// Package mime reads the raw bytes of a letter into a [mailer.Message].
//
// The idea: reading is total. What cannot be read is empty, what is too much is refused in a sentence, and no input makes it
// fail, panic or work for long. It goes through four rooms, each a package that knows only those before it:
//
//   - parts: bytes → header fields and parts, with limits, transfer encodings and charsets undone;
//   - text: parts → the words, of plain text, HTML, flowed and enriched text; never of an attachment;
//   - quotations: the words → what the person wrote, without quotations, reply headers, forwarded letters, signatures;
//   - robots: what must not be answered, and what a delivery report says, which is only read, never believed.
//
// Here they are put together, and here it is read who speaks: a From in which anything is doubtful (address.go) is nobody's.
//
// MIME is split by our own code and not by a library. What a library does with a hostile letter cannot be bounded from
// outside: of the two that were tried, one takes seconds for a kilobyte of multiparts that are never closed, and the other
// fails on what real mail holds (an unknown transfer encoding, UTF-7, a header line without a colon, an mbox line on top, a
// lost boundary), so that a fallback to raw text would be needed for each. A check of the limits in front of it needs to
// find boundaries itself, and must then agree with the library about every odd one: where they disagree, a letter escapes the
// limits or an order is read that stands in a forwarded part. One pass that counts while it splits cannot disagree with itself,
// and its parts are the bytes as they came, over which a digest can be made that is the same by every route. What is not
// structure is left to libraries: charsets, addresses, parameters of a media type, HTML tokens.
//
// Nothing here does more than a bounded amount of work for each byte, and worst_test.go tries to prove the contrary: no letter
// within the limits takes a tenth of a second or 64 MB. A limit on seconds would make the answer depend on what else the
// machine does; these limits need none.
package mime
