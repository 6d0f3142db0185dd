# Why a letter was not read: whole sentences, which a player reads behind "Your letter could not be read:".
mime-too-big = The letter is too big: I read at most { $kb } KB of a letter to this address. Please write a short new letter: delete the quotation below your words, and send no pictures or files.
mime-header-too-big = The letter's header is too big: I read at most { $kb } KB of it.
mime-part-headers-too-big = The headers of the letter's parts are too big: I read at most { $kb } KB of them.
mime-too-many-parts = The letter has more than { $n } parts. Please send the words alone, without attachments.
mime-too-deep = The letter has parts nested more than { $n } levels deep. Please send it as plain text.
mime-too-much-decoded = The letter is too big when its encodings are undone. Please send the words alone, as plain text.
mime-too-many-words = The letter has too many words: I read at most { $kb } KB of them. Please send the commands alone.
mime-encrypted = The letter is encrypted, and I have no key to read it. Please send it unencrypted; my own letters to you are not secret either.
mime-enveloped = The letter is wrapped in S/MIME, so that I cannot get at its words. Please send it unencrypted and, if you want to sign it, clear-signed.
mime-winmail = The words of the letter are inside a file winmail.dat, which only Outlook can open. Please send it as plain text.
