# How fast a game goes: what stops clocks, and what their players have chosen.

match-terms-no-vacation = There is no vacation in it: neither one that was booked nor an automatic one stops a clock. Weekends and pauses do.
