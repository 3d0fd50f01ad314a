/** English: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:s|es|ed|d|e|ing|in|er|[bdgklmnprtvz](?:ing|ed|in))?
play | you are, you re, your, youre, u are, u r, ur, i am, i m, im, you play*, i play*, we play*, she plays, he plays, play as, plays as, playing as, you control*, i control*, control
play | controls, controlling, starring, star as, step into, main character, protagonist, player is, the player, hero is, help, helps, helping, you ll be, you will be, you play, you get to be
play | im playing, you re playing, as the player, she is, he is, steer, steers, steering, guide, guides, guiding, be a, be an, be the, become, becomes, portray~, take the role, in the role
play | playable, you are playing, assist~
take | collect*, gather*, pick*, grab*, get, gets, getting, find, finds, finding, catch, catches, catching, look* for, search* for, seek*, hunt* for, hoard*, scoop*, fetch*, earn*, herd*
take | round* up, pluck*, harvest*, loot*, dig* up, go* for, suck* up, stash*, nab~, snag~, score, scores, scoring, obtain~, acquir~, receiv~, buy, buys, buying, bought, purchas~, choos~
take | pick, win, wins, winning, pluck~, reap, reaps, mining, dig for, digs for, uncover~, discover~, unearth~, locat~, spot the, hook~, reel~ in, fish for, fishing for, go fishing, net the
take | bag up, scrap~ up, shovel~, rakes, raking, mow, mows, mowing, gain~, amass~, retriev~, recover~, regain~, save up, gotta catch, track down, hoover~, absorb~, mop up, need to get
take | keep the, gathering, pocket~, rack~ up, lasso~, forag~, sniff~ out, ferret~ out, stockpil~, claim~
eat | eat, eats, eating, ate, gobble*, munch*, drink*, lick*, feed on, feeds on, chomp*, nibble*, devour*, swallow*, slurp*, scoff~, graz~, chew~, bit into, peck~, sip, sips, sipping, guzzl~
eat | wolf~ down, snack on, snacks on, tast~, din~ on, feast~, eat up, eats up, gulp~, crunch~, suck~ on, drinks, drinking, drank, eaten, hungry for, consum~, scarf~, pig out
steal | steal, steals, stealing, rob, robs, robbing, nick, nicks, snatch*, swipe, swipes, sneak off with, smuggl*, stole, stolen, thiev~, pinch~, swip~, burgl~, loots, kidnap~, abduct~
steal | hijack~, plunder~, pickpocket~, run off with, runs off with, took, make off with, makes off with, pilfer~, mug~
save | save, saves, saving, rescue*, rescuing, free, frees, freeing, release*, bring back, brings back, revive*, heal, heals, healing, saved, saving the, cure, cures, curing, let out
save | lets out, unchain~, untie, unties, unlock the cage, set free, sets free, let go, resurrect~, nursing, treat the, bail~ out, evacuat~, retrieve the
bring | deliver*, serve, serves, serving, bring, brings, bringing, carry, carries, carrying, take to, transport*, haul*, feed, feeds, feeding, give, gives, giving, hand out, sell, sells
bring | selling, drop off, load, loads, loading, hand~ over, pass~ out, pour, pours, pouring, fill, fills, filling, refill~, put, puts, putting, place, places, placing, pack, packs, packing
bring | stuff~ into, unload~, load up, loaded, throw away, throws away, bin the, send, sends, sending, mail~, post the, ship the, return the, give out, giving out, given, gave, offer~
bring | donat~, shar~, suppl~, restock~, stock~, hang up, hangs up, hang the, hanging up, lay, lays, laying, set the table, sold, trad~, wrap~, carried, dropping off, tak~ orders, ferr~
bring | escort to, tow, tows, towing, deposit~, dump~, insert~, stuff~, tuck~
make | bake, bakes, baking, cook*, build*, plant, plants, planting, grow, grows, growing, water, waters, watering, brew*, milk, milks, milking, craft*, raise*, sow*, mix*, paint*, fix, fixes
make | fixing, repair*, hatch*, assembl*, decorat*, breed*, sew, sews, sewing, knit~, draw, draws, drawing, drew, colour in, color in, colouring, sculpt~, carv~, fry, frying, grill~, roast~
make | boil~, stir, stirs, stirring, knead~, mash~, chop up, prepar~, prep~, serve up, tend, tends, tending, look after the plants, fertilis~, fertiliz~, forg~, weld~, hammer together
make | patch~ up, mend, mends, mending, tun~ up, upgrad~, renovat~, dye, dyes, write, writes, writing, compos~, glu~, fold, folds, folding, nurtur~, pot the, prun~, frost~, ice the, glaz~
make | tailor~, weav~, set up, sets up, install~, concoct~, whip~ up, rebuild~, restor~, customis~, customiz~, conjur~
clean | clean~, cleaning, wash~, wip~, sweep, sweeps, sweeping, swept, mops, mopping, dusting, scrub~, polish~, rins~, tid~ up, tidy, tidies, tidying, vacuum~, hoover~ up, bath~, bathe
clean | shower~, shampoo~, groom~, brush, brushes, brushing, comb, combs, combing, shav~, trim, trims, trimming, clip~, rake up, clear up, clears up, clearing up, clear away, pick up litter
clean | iron, irons, ironing, remov~, eras~, declutter~, disinfect~, dry, dries, drying, weeding
use | open, opens, opening, close, closes, closing, press, presses, pressing, use, uses, push the button, pull the lever, wear, wears, wearing, put on, puts on, dressing, dress~ up, equip~
use | light, lights, lighting, light up, lit, turn on, turns on, turn off, turns off, switch~, extinguish~, put out, puts out, putting out, blow, blows, blowing, read, reads, reading
use | play the guitar, play the piano, plays the, strum~, photograph~, take photos, take pictures, takes pictures, snap~ photos, snap photos, twist~, rotat~, spin, spins, spinning, turn the
use | unlock~, plug~, wind up, chang~, replac~, ti~ up, tie, ties, tying, activat~, operat~, pump, pumps, pumping, ring the, apply, applies, inflat~, unwrap~, try on, tries on
avoid | avoid*, dodg*, evad*, escap*, flee*, run* away, run* from, running from, hide from, hides from, hiding from, keep* away, stay* away, get* away, away from, watch out, watches out
avoid | beware, look out, mind the, steer* clear, outrun*, escape*, duck, weave* around, swerve*, survive*, without hitting, hide, hides, hiding, hid, stay alive, stays alive, staying alive
avoid | avoid~, dodg~, evad~, escap~, flee~, fled, keep clear, stay clear, out of the way, get out of the way, scared of, afraid of, fear~, without touching, without being hit
avoid | without crashing, without falling, don t touch, don t hit, don t let, don t fall, don t crash, not touch, never touch, mustn t touch, elud~, sidestep~, swerv~, shelter~, take cover
avoid | takes cover, shak~ off, slip away, fend for, stop from, duck~ under, keep from, endur~, withstand~, get away, gets away, runs away, resist~, shun~
fight | fight*, defeat*, kill*, destroy*, beat, beats, beating, battle*, battling, slay*, blast*, bust*, crush*, repel*, fend* off, ward* off, scare off, scare away, scares, wrestl*
fight | box against, take down, takes down, conquer*, eliminat*, exterminat*, stomp*, duel*, fought, beat up, beats up, kick~ out, kill~, smash up, stop, stops, stopping, wip~ out, take out
fight | takes out, taking out, take on, takes on, taking on, blow up, blows up, blowing up, chase away, chases away, chase off, drive off, drives off, scar~ off, scare, get rid of
fight | gets rid of, getting rid of, vanquish~, overcom~, annihilat~, obliterat~, slaughter~, hold off, holds off, keep out, fend, wip~ them out, blow away, outwit~, outsmart~, boxing
fight | clash~, face off, banish~, exorcis~, tackl~, blocking, prevent~, slash~, spar with, knock out, knocks out, dethron~, conquer~, topple, disarm~, squash the bugs, zap the, counter~
fight | combat~, overpower~, oust~
chase | chase, chases, chasing, chased, hunt, hunts, hunting, pursu*, run* after, follow*, stalk*, after me, after you, after him, after her, after them, is after, are after, want* to eat
chase | wants to catch, tries to catch, try to catch, try* to eat, trying to eat, trying to catch, come* for, coming for, come after, comes after, chas~, stalk~, prey on, preys on, hound~
chase | trail~, tail~, track, tracks, tracking, catch him, catch her, catch me, catch you, catch us, tries to grab, try to grab, wants to grab, coming after, run after, runs after
chase | running after, hot on, on my tail, on your tail, wants to eat, want to eat, wanting to eat, out to get, going after, goes after, go after, after the, close in, closes in, closing in
chase | hunt down, hunts down
attack | attack*, invad*, bite, bites, biting, haunt*, swarm*, raid*, storm*, march*, approach*, come in waves, patrol*, ambush*, bother*, annoy*, ruin*, spoil*, trampl*, terroris*
attack | terroriz*, bit, sting, stings, stinging, scratch~, claw, claws, peck at, nip, nips, nipping, gnaw~, swoop~, charg~ at, charg~, rush~ at, rushes, lunge~, lung~, break in, breaks in
attack | break into, breaks into, surround~, besieg~, threaten~, scar~ me, block the way, pester~, harass~, disturb~, distract~, interrupt~, get in the way, gets in the way, get in, prowl~
attack | loom~, creep~ up, crowd~, pour in, overrun~, infest~, pollut~, mess~ up, messes up, wreck~, vandalis~, vandaliz~, damag~, burn~, dirty, dirties, stomp around, bully, bullies, bug me
attack | buzz~ around, buzz~, menac~, come closer, comes closer, com~ at you, coming at you, come at you, advanc~, guard the exit, roam~, roam around, prank~, tormen~, torment~
throw | throw*, hurl*, toss*, fling*, flinging, yeet*, chuck*, lob, lobs, lobbing, spit, spits, spitting, launch*, catapult*, sling, slings, drop, drops, dropping, shooting out, threw
throw | thrown, pitch, pitches, pitching, bowling, pass the ball, serve the ball, dunk~, sprinkl~, splash~, spew~, belch~, breath~ fire, breathe fire, breathes fire, breathing fire
throw | blast out, flick, flicks, flicking, roll the ball, spill~, scatter~, pelt~, heav~, cast, casts, casting, dribbl~, drops bombs, dropped, bounc~ the ball, volley~, dump~ on, drench~
throw | hos~, spat, shower~ with
shoot | shoot, shoots, shooting, shooter, shooters, shot, shots, fire, fires, firing, zap*, snipe*, laser*, spray*, squirt*, shot at, gun down, guns down, aim, aims, aiming, blast away
shoot | blasting, target, targets, targeting, bombing, fire at, fired, snip~, hit the target, hits the target, machine gun, take aim, takes aim, archery, blast them
hit | whack*, swat*, smash*, pop, pops, popping, squash*, slap, slaps, slapping, bonk*, bop, bops, click*, tap, taps, tapping, slice, slices, slicing, chop*, cut, cuts, cutting, punch*
hit | knock*, kick*, break, breaks, breaking, squish*, poke*, hit, hits, hitting, strike, strikes, striking, struck, bash~, batter~, thump~, thwack~, whomp~, crack, cracks, cracking, hack
hit | hacks, hacking, carve up, slash, slashes, dice, dices, dicing, peel, peels, peeling, minc~, grind, grinds, grinding, crumbl~, pierc~, stab, stabs, stabbing, pound, pounds, pounding
hit | hammer~, saw, saws, sawing, chip away, bat the, bat away, header, head the ball, stomp~ on, squeez~, flatten~, splat~, pat, pats, clap, claps, drum on, drumming, snap, snaps, snapping
hit | rip, rips, ripping, tear, tears, tearing, shatter~, demolish~, trample on, boot~, punt, putt, putts, burst, bursts, bursting, drill~, swing at
guard | protect*, defend*, guard, guards, guarding, keep* safe, look after, looks after, shield, shields, shielding, babysit*, watch over, watches over, watching over, tak~ care of
guard | take care of, takes care of, taking care of, keep watch, stand guard, cover the, secur~, escort~, preserv~, hold onto, keep alive, keeps alive, keep out of reach, safeguard~
guard | patrol the, cradl~, mind the baby, tend to the, hold the fort, don t let the
push | push*, shove*, drag*, pull*, slide the, move the, shift, shifts, shifting, nudg~, lift, lifts, lifting, tilt~, tip over, knock over, rock the, shake, shakes, shaking, swing the, tug
push | tugs, tugging, haul~ up, yank~, heave~, roll the, rolls the, slide, hoist~, shunt~, lever, budge
over | jump* over, leap* over, hop* over, hopping over, climb* over, fly over, flies over, duck* under, slide* under, vault*, through gaps, weave* between, around, squeeze*, jump* on
over | jump* between, get past, gets past, jump~ past, leap~ past, jumps over, jumping over, hops over, through the gaps, through the pipes, between pipes, between the pipes, through hoops
over | limbo, bypass~, clear the gap, skip over, skips over, crawl~ under, negotiat~, step over, steps over, bound~ over, soar~ over, squeez~ through, wriggl~ through
move | run, runs, running, fly, flies, flying, walk*, swim*, drive, drives, driving, ride, rides, riding, jump*, hop, hops, hopping, roll, rolls, rolling, bounc*, climb*, surf*, slid*
move | explor*, travel*, wander*, skat*, ski, skis, skiing, glid*, float*, sail*, danc*, dash*, dig, digs, digging, goes, going, go, trying, tries, lost, row, rows, pedal*, sneak, sneaks
move | sprint*, crawl*, dive, dives, diving, ran, flew, swam, drove, rode, went, jump~, leap, leaps, leaping, skip, skips, skipping, trot~, gallop~, waddl~, wriggl~, slither~, crawling
move | creep, creeps, creeping, tiptoe~, stroll~, hik~, trek~, march, marches, marching, climb~, swing, swings, swinging, slid~, roller, scoot~, zoom~, speed, speeds, speeding, hurry
move | hurries, rush, soar~, flap~, flutter~, hover, drift~, float~, paddl~, canoe~, sail, steer through, navigat~, journey~, move, moves, moving, moved, enter~, leav~, set off, sets off
move | head out, turn, turns, turning, cruis~, piloting, whiz~, dart, darts, darting, scurr~, scamper~, stagger~, stumbl~ around, tumbl~, cartwheel~, somersault~, twirl~, parachut~
move | snowboard~, skydiv~, scuba~, galavant~, ventur~, quest, quests, questing, fly around, run around, runs around, biking, cycle, cycles, cycling, moonwalk~, rolled, lost in, get lost
move | gets lost, tunnel~, burrow~, dug, orbit~, ascend~, zigzag~, dribble up, wander around, parkour
stay | sleep, sleeps, sleeping, slept, asleep, nap, naps, napping, sit, sits, sitting, sat, stand, stands, standing, stood, wait, waits, waiting, live, lives, living, lives in, dwell~, stay
stay | stays, staying, rest, rests, resting, relax~, lurk~, lie, lies, lying, hang~ out, hanging from, perch~, roost~, nesting, trapped in, trapped, locked in, stuck, is hiding, are hiding
stay | hide in, hides in, hidden, remain~, hover~, snooz~, camp~ out, loung~, sunbath~
reach | reach*, get* to, arriv*, find* the way, find* his way, find* her way, find* its way, make* it to, go* home, get* home, head* to, return* to, back to, way home, way to, to the exit
reach | until the, finish at, land on, get* back, heading to, reaching, get to the, gets to the, getting to, got to, get home, gets home, getting home, find a way, make it home, make it back
reach | makes it, come home, comes home, returning, arrives, arriving, to the end, to the other end, escape the maze, get out, gets out, get out of, way back, land safely, lands, landing
reach | land the, touch down, touches down, reunit~, reunite with, up to the, all the way to, end up at, bring home, back home, get into
cross | cross, crosses, crossing, get across, gets across, across the road, across the street, across the river, across a, to the other side, other side, run across, runs across, hop across
cross | cross over, pass through, passing through, wade, wades
fall | fall*, rain, rains, raining, drop from, drops from, appear*, pop* up, popping up, pop* out, come from, comes from, coming from, spawn*, come out, comes out, descend*, fell
fall | tumbl~ down, rain~ down, rains down, plummet~, plung~, drip~, trickl~, com~ down, comes down, come down, coming down, fly in, flies in, fly at, flies at, flying at, pop out, pops out
fall | emerg~, show~ up, shows up, turn up, turns up, peek~, peep~, erupt~, hail~, pour~ down, roll down, rolls down, slide down, stick out, spring up, spring~ out, pour out, come out of
fall | comes out of, enter from, arrive from, crash down, swirl down, dangle, dangles, dangling, come flying, comes flying, coming at, zoom past, fly by
match | match*, sort, sorts, sorting, stack*, connect*, swap*, flip*, merge*, link, links, pair, pairs, clear, arrang*, combin*, memor*, matching, pile up, piles up, pile, piles, piling
match | align~, line up, lines up, lining up, group, groups, grouping, categor~, classify, separat~, divid~, count, counts, counting, add up, adds up, subtract~, multipl~, calculat~, guess~
match | solv~, spelling, recall~, rememb~, memoris~, memoriz~, balanc~, complet~, join, joins, joining, fus~, blend~, fit, fits, fitting, slot into, rearrang~, unscrambl~, shuffl~, tally
match | compar~, figure out, three in a row, build a tower, nest~ together, order the, puzzle out, file, files, filing, organis~, organiz~, tetris, link up
race | race, races, racing, compet*, overtak*, rac~, against the clock, outrac~, pass other, beat the other, beats the other, compete in, competes, vie, vies, outpac~, drag race
race | first to the, challeng~, lap, laps, lapping, drift around, neck and neck, relay, sprint against, dash against, take part in a race
sneak | sneak* past, without being seen, unseen, without being caught, notice*, see you, sees you, spot you, spots you, past the, not get caught, avoid being seen, undetected, wake, wakes
sneak | waking, woken, sneaking past, sneaks past, sneak by, sneak around, sneak into, sneaks into, creep past, creeps past, tiptoe past, tiptoes past, slip past, slips past, past guards
sneak | unnoticed, without getting caught, gets caught, getting caught, get caught, caught by surprise, being caught, being spotted, being noticed, being heard, without waking, don t wake
sneak | don t get caught, not be seen, not being seen, quietly, silently, stealthily, stealth, hear you, hears you, hear me, hears me, out of sight, infiltrat~, behind his back
sneak | behind her back, behind their backs
touch | touch*, bump*, crash*, run* into, step on, stepping on, fall into, falling into, land in, not hit, not catch, not eat, touching, touches, hit a, hits a, run over, runs over
touch | crash into, crashes into, bump into, bumps into, bumping into, collid~, smack into, trip over, trips over, step on a, steps on, tread on, treads on, walk into, walks into
touch | land on a spike, fall in, falls in, falls into, fall off, falls off, slip on, slips on, rub against, brush against, get hit by, bang into
victim | chased by, hunted by, caught by, eaten by, attacked by, hit by, pursued by, followed by, haunted by, invaded by, surrounded by, killed by, bitten by, guarded by, stopped by
victim | being chased by, is chased by, caught by a, captured by, kidnapped by, stung by, scared by, stalked by, trapped by, swarmed by, stolen by, taken by, pestered by, bullied by
victim | overrun by, terrorised by, terrorized by, threatened by, besieged by, ambushed by, swallowed by, pecked by, harassed by
meet | meet, meets, meeting, met, visit~, greet~, hug~, cuddl~, pet the, pets the, petting, stroke, strokes, stroking, kiss~, talk~, chat, chats, chatting, speak, speaks, befriend~
meet | make friends, makes friends, invit~, teach, teaches, teaching, ask, asks, asking, answer~, listen~, watch, watches, watching, see, sees, seeing, look at, looks at, observ~, entertain~
meet | cheer up, cheers up, cheer~, comfort~, calm~, sooth~, put to bed, lull~, tame, tames, taming, train the, trains the, tickl~, welcom~, play with, plays with, playing with, learn~
meet | admir~, marry, marries, introduc~, photobomb~, wav~ at, say hello, says hello, thank~, persuad~
love | love*, like, likes, enjoy*, favourite, favorite, fan of, obsessed, loves, loved, adore, adores, mad about, crazy about, fond of, can t get enough, big fan, biggest fan, fans of
love | favourites, favorites, obsessed with, dig those
a | a, an, one, another
the | the, this, these, those, his, her, its, their, our
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
as | as, are called, named, called, about
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
