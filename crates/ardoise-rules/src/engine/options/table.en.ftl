# The options of every table, in English.

option-agree = Agreement of the other side to each deal
option-agree-off = nobody is asked
option-agree-shown = what nobody agreed to is marked
option-agree-required = the next deal waits for it
