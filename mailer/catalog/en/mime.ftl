# Why a letter was not read.
mime-too-big = The letter is too big: I read at most { $kb } KB at this address. Please write a short one without quotation, pictures or files.
mime-header-too-big = The letter's headers are too big: I read at most { $kb } KB.
mime-too-many-parts = The letter has more than { $n } parts. Please send only words, without attachments.
mime-too-deep = The letter's parts are nested more than { $n } levels deep. Please send plain text.
mime-too-much-decoded = The letter is too big once decoded. Please send only words, as plain text.
mime-too-many-words = The letter is too long: I read at most { $kb } KB of words. Please send only the commands.
mime-encrypted = The letter is encrypted, and I have no key. Please send it unencrypted; my letters to you aren't secret either.
mime-enveloped = The letter is wrapped in S/MIME, so I can't read it. Please send it unencrypted or clear-signed.
mime-winmail = The letter is inside a winmail.dat, which only Outlook can open. Please send plain text.
