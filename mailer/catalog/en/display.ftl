# How boards look: "display test", and "mail board …".
# Words to write are alike in every language.

command-mail-board-how = Write “mail board plain”, “mail board wide” or “mail board unicode”. “display test” shows how each looks in your mail program.

referee-mail-board-plain = The text of your letters will draw boards plain from now on, at most 72 columns wide.
referee-mail-board-wide = The text of your letters will draw boards wide from now on, with lines around the squares. A board that needs more than 72 columns for them stays plain.
referee-mail-board-unicode = The text of your letters will draw boards with Unicode from now on: a frame, shaded squares, chessmen.
referee-mail-board-in-html = Your letters also have HTML, where boards are drawn in another way. A mail program that shows HTML shows that one; “mail text” leaves it out.

display-words = This is one board, drawn in every way that letters can have: { $title }. Look which of them stands straight and whole in your mail program, and write the line above it to choose it. You can change your mind at any time.
display-plain = “mail board plain”: letters and signs alone. This is how it is for everybody at first.
display-wide = “mail board wide”: with lines around the squares. A board that needs more than 72 columns for them stays plain, as those of 16 files do.
display-unicode = “mail board unicode”: with chessmen, shades and a frame. Some fonts make it crooked.
display-in-html = Two more ways are in the HTML of this letter: squares in colours (“mail html” with “mail pictures off”) and pictures (“mail html” with “mail pictures on”). If you see neither, your mail program shows text alone, and “mail text” keeps your letters small.
display-in-html-no-pictures = One more way is in the HTML of this letter: squares in colours (“mail html”). If you do not see it, your mail program shows text alone, and “mail text” keeps your letters small. Pictures are not sent from here.
display-table = “mail html” with “mail pictures off”: squares in colours.
display-picture = “mail html” with “mail pictures on”: a picture. If it is missing, your mail program hides pictures until you allow them.
display-later = To try how boards look in your mail program, answer this letter with “display test”. An answer to my plain address is too small for so many boards.
