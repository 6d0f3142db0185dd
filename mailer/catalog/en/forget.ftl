# Being forgotten.

match-leaves = They leave this service for good. The game stays, and from tomorrow on it names them by a pseudonym.

referee-act-forget = “yes” has you forgotten. Running games are resigned at once, and challenges come to nothing. Within a day your addresses, your settings, your private words and your letters are deleted here, and they are in no backup that is made from then on. What stays: the games, in which you are called by a pseudonym, with their results; and a hash of your addresses that nobody can read without this server’s key, so that nobody can invite you again. Copies of records that others have keep the name that you had. This cannot be undone; whoever writes again begins anew.
referee-forgotten = Your games have ended, and within a day you are forgotten here. In the records you are { $pseudonym } from then on. This is the last letter; thank you for playing.
