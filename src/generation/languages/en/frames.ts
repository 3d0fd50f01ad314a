/** English: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | you are, you re, your, youre, u are, u r, ur, i am, i m, im, you play*, i play*, we play*, she plays, he plays, play as, plays as, playing as, you control*, i control*
play | control, controls, controlling, starring, star as, step into, main character, protagonist, player is, the player, hero is, help, helps, helping
take | collect*, gather*, pick*, grab*, get, gets, getting, find, finds, finding, catch, catches, catching, look* for, search* for, seek*, hunt* for, hoard*, scoop*, fetch*, earn*
take | herd*, round* up, pluck*, harvest*, need, needs, loot*, dig* up, go* for, vacuum*, suck* up, stash*
eat | eat, eats, eating, ate, gobble*, munch*, drink*, lick*, feed on, feeds on, chomp*, nibble*, devour*, swallow*, slurp*
steal | steal, steals, stealing, rob, robs, robbing, nick, nicks, snatch*, swipe, swipes, sneak off with, smuggl*
save | save, saves, saving, rescue*, rescuing, free, frees, freeing, release*, bring back, brings back, revive*, heal, heals, healing
bring | deliver*, serve, serves, serving, bring, brings, bringing, carry, carries, carrying, take to, transport*, haul*, feed, feeds, feeding, give, gives, giving, hand out, sell
bring | sells, selling, drop off, load, loads, loading
make | bake, bakes, baking, cook*, build*, plant, plants, planting, grow, grows, growing, water, waters, watering, brew*, milk, milks, milking, craft*, raise*, sow*, mix*, paint*
make | fix, fixes, fixing, repair*, clean*, wash*, hatch*, assembl*, decorat*, breed*
avoid | avoid*, dodg*, evad*, escap*, flee*, run* away, run* from, running from, hide from, hides from, hiding from, keep* away, stay* away, get* away, away from, watch out
avoid | watches out, beware, look out, mind the, steer* clear, outrun*, escape*, duck, weave* around, swerve*, survive*, without hitting
fight | fight*, defeat*, kill*, destroy*, beat, beats, beating, battle*, battling, slay*, blast*, bust*, crush*, repel*, fend* off, ward* off, scare off, scare away, scares
fight | wrestl*, box against, take down, takes down, conquer*, eliminat*, exterminat*, stomp*, duel*
chase | chase, chases, chasing, chased, hunt, hunts, hunting, pursu*, run* after, follow*, stalk*, after me, after you, after him, after her, after them, is after, are after
chase | want* to eat, wants to catch, tries to catch, try to catch, try* to eat, trying to eat, trying to catch, come* for, coming for, come after, comes after
attack | attack*, invad*, bite, bites, biting, haunt*, swarm*, raid*, storm*, march*, approach*, come in waves, patrol*, ambush*, bother*, annoy*, ruin*, spoil*, trampl*, terroris*, terroriz*
throw | throw*, hurl*, toss*, fling*, flinging, yeet*, chuck*, lob, lobs, lobbing, spit, spits, spitting, launch*, catapult*, sling, slings, drop, drops, dropping, shooting out
shoot | shoot, shoots, shooting, shooter, shooters, shot, shots, fire, fires, firing, zap*, snipe*, laser*, spray*, squirt*
hit | whack*, swat*, smash*, pop, pops, popping, squash*, slap, slaps, slapping, bonk*, bop, bops, click*, tap, taps, tapping, slice, slices, slicing, chop*, cut, cuts, cutting
hit | punch*, knock*, kick*, break, breaks, breaking, squish*, poke*
guard | protect*, defend*, guard, guards, guarding, keep* safe, look after, looks after, shield, shields, shielding, babysit*
push | push*, shove*, drag*, pull*, slide the, move the
over | jump* over, leap* over, hop* over, hopping over, climb* over, fly over, flies over, duck* under, slide* under, vault*, through gaps, weave* between, around, squeeze*
over | jump* on, jump* between, get past, gets past
move | run, runs, running, fly, flies, flying, walk*, swim*, drive, drives, driving, ride, rides, riding, jump*, hop, hops, hopping, roll, rolls, rolling, bounc*, climb*, surf*
move | slid*, explor*, travel*, wander*, skat*, ski, skis, skiing, glid*, float*, sail*, danc*, dash*, dig, digs, digging, lives, goes, going, go, trying, tries, lost, row, rows
move | pedal*, sneak, sneaks, sprint*, crawl*, dive, dives, diving
reach | reach*, get* to, arriv*, find* the way, find* his way, find* her way, find* its way, make* it to, go* home, get* home, head* to, return* to, back to, way home, way to
reach | to the exit, until the, finish at, land on, get* back, heading to
cross | cross, crosses, crossing
fall | fall*, rain, rains, raining, drop from, drops from, appear*, pop* up, popping up, pop* out, come from, comes from, coming from, spawn*, come out, comes out, descend*
match | match*, sort, sorts, sorting, stack*, connect*, swap*, flip*, merge*, link, links, pair, pairs, clear, arrang*, combin*, memor*
race | race, races, racing, compet*, overtak*
sneak | sneak* past, without being seen, unseen, without being caught, notice*, see you, sees you, spot you, spots you, past the, not get caught, avoid being seen, undetected
sneak | wake, wakes, waking, woken
touch | touch*, bump*, crash*, run* into, step on, stepping on, fall into, falling into, land in, not hit, not catch, not eat
victim | chased by, hunted by, caught by, eaten by, attacked by, hit by, pursued by, followed by, haunted by, invaded by, surrounded by, killed by, bitten by, guarded by, stopped by
love | love*, like, likes, enjoy*, favourite, favorite, fan of, obsessed
a | a, an, one, another
the | the, this, these, those, his, her, its, their, our, your
many | some, many, several, few, two, three, four, five, six, seven, eight, ten, lots, all, every, hordes, waves, different, other, more, as many
my | my
and | and, plus, n, as well as
or | or
but | but, except, instead, only, while, before, until, because, so that, however, then
from | from, off
at | at, towards, toward, onto
with | with, using, w, featuring, has, have, there are, there is, includ*
in | in, on, during, inside, through, across, under, into, along, beneath, above, within, among, over, between
to | to
of | of, made of, full of, filled with
for | for
as | as, are called, named, called, like, about
vs | vs, versus, against
by | by
not | no, not, without, don t, dont, never, doesn t, isn t, aren t, mustn t, can t, cannot, avoid being
if | if, when, whenever, where, once
rel | who, that, which, whose
is | is, are, be, being
you | you, i, we, he, she, player, u
me | me, him, them, it, us
must | must, can, has to, have to, wants, want, wanting, needs to, will, should, gotta, tries to, try to, must be, may, able to
each | each other, one another
`;
