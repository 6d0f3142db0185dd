# Being forgotten.

match-leaves = They're leaving this service for good. The game stays, and from tomorrow it shows a pseudonym instead of their name.

referee-act-forget = “yes” makes me forget you. That can't be undone. I resign your games at once and drop your challenges. Within a day I delete your addresses, settings, private words and letters; new backups won't have them. Your games stay, with their results and a pseudonym instead of your name. I also keep a hash of your addresses, which nobody can read without this server's key, so that nobody can invite you again. Copies of records that others have keep your name. If you write again, you start from scratch.
referee-forgotten = Your games have ended, and within a day I'll have forgotten you. Records then call you { $pseudonym }. This is my last letter; thank you for playing.
