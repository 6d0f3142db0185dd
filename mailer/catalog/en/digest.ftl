# The letter of the day.

command-mail-digest-how = Write “mail digest on”, “mail digest on 07:30” or “mail digest off”.
command-mail-digest-hour = I can't read { $words } as a time. Write “mail digest on 07:30”.
command-mail-category-how = Write “mail { $category } on” or “mail { $category } off”.

digest-on = You'll get one letter a day, at { $hour } { $zone }. Games with less than a day left, reminders and answers still come at once. “mail digest off” ends it.
digest-off = Every letter comes at once again. What was waiting comes now, in a last digest.
digest-turns-off = You won't get letters that only bring a turn. Offers, words, reminders and ends of games still come. Pages and watchers may see such turns a day later. “mail turns on” undoes it.
digest-turns-on = You'll get a letter after each turn of your opponents again.
digest-news-off = You won't get news of games you watch. “mail news on” undoes it.
digest-news-on = You'll get news of the games you watch.
digest-tournaments-off = You won't get news of tournaments, but what you have to do in one still comes. “mail tournaments on” undoes it.
digest-tournaments-on = You'll get news of tournaments.

digest-subject = Digest: { $games ->
    [0] { $watched ->
        [0] news
       *[other] news of games you watch
      }
    [1] one game
   *[other] { $games } games
  }{ $mine ->
    [0] {""}
   *[other] , your turn in { $mine }
  }
digest-intro = { $games ->
    [0] Here's your letter of the day.
    [1] There's news of one game{ $mine ->
        [0] .
       *[other] , and it's your turn in it.
      }
   *[other] There's news of { $games } games. { $mine ->
        [0] It isn't your turn in any of them.
       *[other] It's your turn in { $mine } of them; urgent ones come first.
      }
  }
digest-answer = { $games ->
    [1] Just reply to this letter.
   *[other] Answer them all in one reply, with each game's number in front, as in “{ $game }: { $example }”.
  }
digest-rest = How the others stand:
digest-in-game = Game { $game }:
digest-watched-more = { $n ->
    [one] One turn was played before these:
   *[other] { $n } turns were played before these:
  }
digest-watched-footer = The players don't see what you write about games you only watch. “comment { $game } TEXT” comments for after the game; “unwatch { $game }” ends the news.
digest-later = There's more than fits here. The rest comes in the next digest.
digest-footer = “mail digest off” sends every letter at once again; “help digest” says more. A robot wrote this letter.

digest-less-subject = Fewer letters
digest-less = Your mail program asked for fewer letters, so you won't get news of tournaments or games you watch. Letters about your own games still come.
digest-less-how = For even less, reply “mail turns off”, “mail digest on 18:00” (one letter a day) or “block” (no mail at all). “mail news on” and “mail tournaments on” bring the news back.
