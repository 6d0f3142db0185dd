# Being forgotten.

match-leaves = They're leaving this service for good. The game stays, and from tomorrow it shows a pseudonym instead of their name.

referee-act-forget = “yes” makes me forget you; that can't be undone. I resign your games and drop your challenges at once. Within a day I delete your addresses, settings, private words and letters. Games and results stay, under a pseudonym. I keep a hash of your addresses, unreadable without this server's key, so that nobody can invite you again. Other people's copies of records keep your name. If you write again, you start from scratch.
referee-forgotten = Your games have ended, and within a day I'll have forgotten you. Records then call you { $pseudonym }. This is my last letter; thank you for playing.
