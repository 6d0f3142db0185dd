# Deadlines for calendars.
calendar-on = My letters will bring your deadlines as a file for your calendar. “mail calendar off” ends it.
calendar-off = I won't send files for your calendar any more.
calendar-your-turn = Your turn: { $title } against { $name }
