import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 one, a single, single
2 two, a couple of, a pair of
3 three
4 four
5 five
6 six
7 seven
8 eight
9 nine
10 ten
11 eleven
12 twelve, a dozen, dozen
13 thirteen
14 fourteen
15 fifteen
16 sixteen
17 seventeen
18 eighteen
19 nineteen
20 twenty
24 two dozen
30 thirty
40 forty
50 fifty
60 sixty
70 seventy
80 eighty
90 ninety
100 a hundred, one hundred, hundred
`,
  ordinals: `
2 second, other
3 third
4 fourth
5 fifth
6 sixth
7 seventh
8 eighth
9 ninth
10 tenth
`,
  measures: `
seconds second, seconds, sec, secs, s
minutes minute, minutes, min, mins
lives life, lives, lifes, hearts, heart, health points, hit points, hp, chances, misses, mistakes, strikes
levels level, levels, stage, stages, worlds, world, acts, chapters, puzzle, puzzles, songs, rooms, halls, rounds of play
waves wave, waves
laps lap, laps
rounds round, rounds
rivals opponent, opponents, rivals, rival, competitors, racers, other cars, computer players, bots, cpus
rivals other racers, other drivers, other karts
pairs pair, pairs
pairs couples, twosomes
points point, points, pts, goals, wins, victories
moves moves, turns, swaps, steps
moves switches
questions question, questions, sums, exercises, tasks
answers answer, answers, choices, options, possible answers, answer options
throws throws, shots, balls, kicks, arrows, darts, penalties
tries tries, attempts, guesses, goes
players player, players, people, persons, kids, children, pupils
teams team, teams
bosses boss, bosses, boss fights
pieces piece, pieces
columns column, columns
rows row, rows
lanes lane, lanes
letters letter, letters, letter word, letter words
holes hole, holes
floors floor, floors, storeys, stories
days day, days
days night, nights, evenings
age aged, age, year old, years old, year olds, year-old, year-olds, yr old, yo
grade grade, graders, class, year, form
money dollar, dollars, euro, euros, pounds, cents, credits, chips, bucks
money rupees, yen, pesos, shillings, pence, guineas, gold pieces
`,
  cues: `
one one, a, an, single, a single
every every, each
per per, each, every, for each, for every, apiece
lasts time, timer, timers, countdown, clock, time limit, limit, minutes, seconds, lasts, last, lasting, survive, surviving, hold out, stay alive, within, race against time, long, duration
atHour at, until, till, from, after
unsure a couple of, a pair of
firstTo first to, first one to, race to, best of, up to, reaches, gets to
firstTo reach, reaching, reached, get to, play to, first at, up until
worth worth, counts as, counts for, counts, gives, give, awards
against against, versus, vs, overtake, overtaking, pass, beat, outrun, racing
fail give up, gives up, gave up, walk off, walks off, storm off, storms off
fail miss, misses, missed, missing, wrong, mistake, mistakes, lose, get through, gets through, got through, slip through, slips, late, error, errors
lost game over, you lose, you're out, youre out, you are out, you are dead, you're dead, you die, you sink, you drown, you're fired, you are fired, you get fired, you've lost, you have lost
lost we lose, i lose
over it's over, its over, it is over, that's the end, ends the game, game ends, the game is over, the run ends, run is over
harmless comes back, goes back, flies back, back again, try again, tries again, tries it again, never mind, not bad, no harm, doesn't matter, does not matter, that's fine, is fine, is ok
harmless as often as
costs start*, begin*, life, lives, point*, score*
otherwise or, else, before, until, unless, without, if, when, whoever, who
among of, out of, from, among, between, to choose from, to pick from
half half a, half
andHalf and a half
oneAndHalf one and a half
not no, without, never, cannot, can't, cant, can not, don't want, do not want, don't want any, there is no, isn't any, nobody, nor, neither
hurry timer, timers, time!, time limit, time limits, time pressure, clock, countdown, hurry, hurried, rush, rushed, rushing
losing lose!, losing!, lost!, game over, gameover, game-over, die!, dying!, death, fail!, failing!, lives!
foes enemy, enemies, monsters, bad guys, foes, villains
stages tracks, track, racetracks, racetrack, races, circuits, circuit, courses, course
sound sound!, sounds!, sound effects!, audio!, noise!, noises!
score score!, scores!, points!, scoring!
noSound sound off, muted, on mute
two two players, 2 players, two player, two-player, 2 player, 2-player, same keyboard, one keyboard, one computer, one laptop, one screen, same screen, split screen, hotseat, 1v1, 1 v 1, co-op, coop
noTimer untimed, take your time, unlimited time, as long as you want
noLose shouldn't be able to lose, should not be able to lose, mustn't be able to lose, not be possible to lose
noSound no sound as, no sound since, no sound so, no sounds as, no sound please, no sound at all, no sound because
noSound no sounds because, without any sound, without sound because, no noise please
noLose unlimited lives, infinite lives, endless lives, unlosable, impossible to lose, can't lose, cannot lose, cant lose, nobody can lose
noLose nobody loses, no one loses, doesn't die, doesnt die, dosent die, can't die, cannot die, cant die, mistakes are allowed
noLose no losing, nobody can fail, nobody can die, no one can lose, you can't fail, cannot fail, can't fail, no way to lose, nobody should lose
noLose as many tries, as many goes, unlimited tries, have another go, without losing, no one dies, nobody dies, mistakes don't matter
noLose wrong answers don't matter
noLose retry as often as, as often as they like, as often as you like, doesn't tell me off, doesnt tell me off, nothing bad happens, nobody loses, no fail state
key on, key, keys, press, presses, pressing, hold, holds, holding, uses, use, using, button, keyboard, hit, hits, with, tap, mash, mashing, bash, smash
oneKey one button, one-button, single button, single-button, one key, one-key, single key, only the space bar
oneKey only the spacebar, only space bar, only spacebar, just the space bar, just the spacebar, only the space key
oneKey only with the space bar, only with space, one switch
spaceKey space bar, spacebar, space key
arrowKeys arrow keys, arrow key, cursor keys
space space
arrows arrows, the arrows
by by
board grid, grids, board, boards, field, fields, squares, cells, tiles, letters, puzzle, puzzles, map, matrix
minute a minute, one minute
then then, after that, afterwards, finally, at the end, last one, the last, in the end, followed by
rather no wait, wait no, no make that, make that, actually, i mean, scratch that, or rather, no, better, wait, sorry
`,
};
