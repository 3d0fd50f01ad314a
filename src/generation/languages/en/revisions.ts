/** English: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | faster, quicker, speedier, speed up, speed it up, speed the game up, more speed, increase the speed, too slow, pick up the pace, more fast, zippier, snappier, twice as fast
slower | slower, slow down, slow it down, slow the game down, less speed, too fast, decrease the speed, reduce the speed, half speed, more slowly
harder | harder, more difficult, more challenging, tougher, too easy, trickier, raise the difficulty, increase the difficulty, up the difficulty, more of a challenge, a bigger challenge, make it hard
harder | less easy, hardcore, brutal
easier | easier, less difficult, simpler, too hard, too difficult, lower the difficulty, reduce the difficulty, decrease the difficulty, impossible to win, can't win, cannot win, make it easy, unfair
easier | less hard, more forgiving, less challenging, can't beat it, beatable, too tough
scarier | scarier, spookier, creepier, more scary, more spooky, darker mood, more horror
happier | happier, more cheerful, funnier, sillier, more fun, merrier, cuter, friendlier
calmer | calmer, more relaxing, more relaxed, more peaceful, cozier, cosier, gentler, chiller
epicer | more epic, more dramatic, more heroic, more intense, more exciting, more action
sadder | sadder, more melancholic, more melancholy, gloomier
darker | darker, make it dark, less bright
brighter | brighter, lighter colours, lighter colors, sunnier, less dark
colourful | more colourful, more colorful, brighter colours, brighter colors, more vivid, more colour, more color, more vibrant
longer | longer, make it last, takes longer, too short, more playtime, make it longer, extend it
shorter | shorter, too long, make it shorter, shorten it
add | add, adding, include, give me, give him, give her, give it, give them, put in, introduce, insert, i want, bring in, throw in, also have, there should be, let there be, needs, let me have
add | drop in, let me, let the, let him, let her, let it, allow, i'd like, i would like
remove | remove, delete, get rid of, take out, take away, drop the, cut the, lose the, no more, turn off, disable, take the, strip, kill the rule, omit, ditch, leave out, skip the, throw out, scrap
replace | replace, swap, exchange, substitute, switch
become | make the, turn the, turn, change the, change, becomes, should be, is now, are now, shall be, must be, will be, make it a, make him, make her, make them
more | more, extra, another, additional, a lot more, many more, lots more, increase, plenty of, even more, more of
double | double, twice as many, twice the, twice as much
less | less, fewer, reduce, decrease, not so many, not so much, not as many, half as many, too many, too much, cut down on, minus
timer | timer, time limit, countdown, clock, stopwatch, time pressure
time | time
lives | lives, life, hearts, heart, tries
levels | levels, level, stages
waves | waves, wave
please | please, can you, could you, would you, can we, let's, how about, what about, now make, the game should, this time
same | same, same game, same but, as before, keep the rest, keep everything, keep everything else, like before, the same game, this game, keep the, still with, version of this, remix, remix it, it as
same | it into
anew | new game, another game, a different game, something else, something completely different, start over, from scratch, forget it, brand new, start from scratch, completely different
broken | fix, fix it, fix the, repair, broken, doesn't work, does not work, not working, bug, bugs, buggy, crash, crashes, crashed, freezes, glitch, glitches, stuck, get stuck, error, errors
broken | black screen, blank screen, won't start, mend, doesn't start
`;
