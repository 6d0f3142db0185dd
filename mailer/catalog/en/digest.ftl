# The letter of the day, and which letters come.

command-mail-digest-how = Write “mail digest on”, “mail digest on 07:30” or “mail digest off”.
command-mail-digest-hour = { $words } is no hour. Write it as in “mail digest on 07:30”.
command-mail-category-how = Write “mail { $category } on” or “mail { $category } off”.

digest-on = What can wait will come in one letter a day from now on, at { $hour } { $zone }. What cannot wait still comes at once: a game in which you have less than a day left, reminders, answers to you. “mail digest off” ends it.
digest-off = Every letter will come at once again. What waits for your next digest comes in a last one now.
digest-turns-off = You will get no letters any more that tell nothing but a turn of your opponent. Offers, words, reminders and the ends of games still come. Pages and those who watch may show such a turn a day later. “mail turns on” changes it back.
digest-turns-on = You will be written to after each turn of your opponents again.
digest-news-off = You will get no news of games that you watch. “mail news on” changes it back.
digest-news-on = You will get news of the games that you watch.
digest-tournaments-off = You will get no news of tournaments. What is asked of you in one still comes. “mail tournaments on” changes it back.
digest-tournaments-on = You will get news of tournaments.

digest-subject = Digest: { $games ->
    [0] { $watched ->
        [0] news
       *[other] news of games that you watch
      }
    [1] one game
   *[other] { $games } games
  }{ $mine ->
    [0] {""}
   *[other] , your turn in { $mine }
  }
digest-intro = { $games ->
    [0] Here is what waited for your letter of the day.
    [1] There is news of one game{ $mine ->
        [0] .
       *[other] , in which it is your turn.
      }
   *[other] There is news of { $games } games. { $mine ->
        [0] It is not your turn in any of them.
       *[other] It is your turn in { $mine } of them; what is urgent stands first.
      }
  }
digest-answer = { $games ->
    [1] To answer, reply to this letter.
   *[other] Answer all of them in one reply to this letter: the number of the game stands in front of each line, as in “{ $game }: { $example }”.
  }
digest-rest = How the others stand:
digest-in-game = Game { $game }:
digest-watched-more = { $n ->
    [one] One turn more has been played before these:
   *[other] { $n } turns more have been played before these:
  }
digest-watched-footer = What you write of games that you only watch does not reach their players. “comment { $game } TEXT” keeps a comment, which stands beside the record when the game is over; “unwatch { $game }” ends the news of it.
digest-later = More has been said than this letter has room for. It comes in the next one.
digest-footer = “mail digest off” has every letter come at once again, “help digest” says more. A robot wrote this letter.

digest-less-subject = Fewer letters
digest-less = Your mail program asked for fewer letters in your name. You get no news of games that you watch, and none of tournaments, from now on. Your own games are not touched: letters about them still come.
digest-less-how = To have less still, answer this letter: “mail turns off” leaves out letters that tell nothing but a turn, “mail digest off” or “mail digest on 18:00” change your digest, “block” ends all mail from here. To have the news again, write “mail news on” and “mail tournaments on”.
