# How boards look.

command-mail-board-how = Write “mail board plain”, “mail board wide” or “mail board unicode”. “display test” shows you how they look.

referee-mail-board-plain = Your letters now draw plain boards, up to 72 columns wide.
referee-mail-board-wide = Your letters now draw boards with lines around the squares. Boards that would be wider than 72 columns stay plain.
referee-mail-board-unicode = Your letters now draw boards with Unicode: a frame, shaded squares and chessmen.
referee-mail-board-in-html = You still get HTML, too, which your mail program may show instead; “mail text” leaves it out.

display-words = This is { $title }, drawn in every way I can. If one looks good, send the line above it. You can change it any time.
display-plain = “mail board plain”: letters and signs, as everybody gets them at first.
display-wide = “mail board wide”: lines around the squares. Boards that would be wider than 72 columns stay plain.
display-unicode = “mail board unicode”: chessmen, shades and a frame. Some fonts make it crooked.
display-in-html = There are two more in HTML: coloured squares (“mail html” with “mail pictures off”) and pictures (“mail html” with “mail pictures on”). { display-only-text }
display-only-text = If you see none, your mail program shows only text; then “mail text” keeps your letters small.
display-in-html-no-pictures = There's one more in HTML: coloured squares (“mail html”). { display-only-text } I don't send pictures.
display-table = “mail html” with “mail pictures off”: coloured squares.
display-picture = “mail html” with “mail pictures on”: a picture. If it's missing, allow pictures in your mail program.
display-later = To see how boards look in your mail program, answer this letter with “display test”.
