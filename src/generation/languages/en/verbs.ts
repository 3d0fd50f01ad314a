/** English: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | spit, spits, spitting, spat, sneez*, spitball*, blow at, blows at, blowing at
throw | throw, throws, throwing, threw, fling*, flung, hurl*, chuck, chucks, lob
toss | toss, tosses, tossing, tossed, flip, flips, flipping, flipped, pancake toss*, flip a pancake
drop | drop, drops, dropping, dropped, let fall, lets fall, let drop, lets drop
catch | catch, catches, catching, caught, catcher*
grab | grab, grabs, grabb*, snatch*, seize, seizes, seizing, clutch*
pick | pick, picks, picking, picked, pluck*, picker*, berry picking, fruit picking
harvest | harvest*, reap, reaps, reaping, reaper*, bring in the crop*, bringing in the crop*, gather the crop*
plant | planting, planted, plant a, plants a, plant the, sow, sows, sowing, sown, plant seed*
water | watering, watered, waters the, water the, water plant*, water flower*, irrigat*, sprinkler*
dig | dig, digs, digging, dug, excavat*, digger*, burrow*, shovel*, tunnelling, tunneling
fill-in | fill in, fills in, filling in, filled in, bury, buries, burying, buried, burial*, fill up the hole
rake | rake, rakes, raking, raked, hoe, hoeing, hoes, weeding, weeds, pulls weeds
prune | prune, prunes, pruning, mow, mows, mowing, mowed, trim, trims, trimming
milk | milks, milking, milked, milker*, milk the, milk a, milk cow*, milk goat*
shear | shear, shears, shearing, sheared, shorn, fleecing, shave sheep, shaves sheep
feed | feed, feeds, feeding, fed, feeder*, give food to, gives food to, nourish*
stroke | stroke, strokes, stroking, stroked, petting, cuddl*, snuggl*, caress*, pet the, pets the
walk | walk the dog*, walks the dog*, walking the dog*, walk a dog, walks a dog, walking a dog, dog walk*, walkies, walk dogs, walks dogs
groom | groom, grooms, grooming, brush the, brushes the, brushing the, combing, combs, combed, curry comb*
tame | tame, tames, taming, tamed, tamer*, break in a horse, house-train*, dog training, train a, domesticat*
ride | ride, rides, riding, rode, ridden, rider, riders, cycling, biking, horseback
herd | herd, herds, herding, herded, round up, rounds up, rounding up, drive together, shepherding, wrangl*
hunt | hunt, hunts, hunting, hunted, hunter*, stalking prey, poach, poaching, poacher*
fish | fishing, fishes, fished, fishes for, go fishing, goes fishing, angling, angler*, trawl*, reel in
chase | chase, chases, chasing, chased, chaser*, pursu*, run after, runs after, running after, hunt down
flee | flee, flees, fleeing, fled, run away, runs away, running away, escap*, get away from, gets away from
hide | hide, hides, hiding, hidden, hid, hide and seek, hide-and-seek, hideout*, conceal*, lie low
seek | seek, seeks, seeking, look for, looks for, looking for, search*, hunt for, hunts for, rummag*
find | find, finds, finding, found, discover*, spot, spotting, come across, locate*
sneak | tiptoe*, creep past, creeps past, creeping past, creep, creeping, prowl*, sneak, sneaks, sneaking
spy | spy, spies, spying, spied, eavesdrop*, snoop*, watch secretly, watches secretly, peek, peeks
wake | wake, wakes, waking, woke, woken, awake*, wake up, wakes up, rouse, get up
sleep | sleep, sleeps, sleeping, slept, fall asleep, falls asleep, doze*, dozing, nap, snooz*
put-to-bed | put to bed, puts to bed, putting to bed, lull, lulls, lulling, lullaby*, lullabies, tuck in, tucks in
steal | steal, steals, stealing, stole, stolen, rob, robs, robbing, robber*, theft
pinch-food | pinch food, nibbl*, snack on, snacks on, pinching food, raid the fridge, raids the fridge, nick food, steal food, steals food
guard | guard, guards, guarding, guarded, protect*, defend*, watch over, watches over, defence, defense
attack | attack*, raid, raids, raiding, raided, assault*, ambush*, storm the, raider*
fight | fight*, fought, beat up, beats up, beating up, brawl*, battl*, duel*, combat*
punch | punch*, boxing, boxer, boxers, boxes with, uppercut*, knock out, knocks out, thump*, jab
kick | kick*, boot the, boots the, kickbox*, roundhouse
wrestle | wrestl*, sumo, grappl*, arm wrestl*, arm-wrestl*, judo, pin down, pins down
slap | slap, slaps, slapping, slapped, swat, swats, swatting, smack*, spank*, whack*
bite | bite, bites, biting, bitten, chomp*, sink teeth, sinks its teeth, snaps at, nip, nips
sting | sting, stings, stinging, stung, stinger*, prick, pricks, pricking
shoot | shoot, shoots, shooting, shot, shooter*, fire at, fires at, firing, gunfire, blast
bomb | bomb, bombs, bombing, bombed, blow up, blows up, blowing up, explod*, explosion*, detonat*
slice | slice, slices, slicing, sliced, chop, chops, chopping, cut, cutting, dicing
saw | sawing, saws, sawed, sawn, sawmill*, chainsaw*, saw up, saw wood, saw off
hammer | hammer*, nail down, nails down, nailing, nailed, hit nail*, pound nail*, bang in
drill | drill, drills, drilling, drilled, screw, screws, screwing, screwed, driller*, bore a hole
build | build, builds, building a, built, builder*, construct*, put up a, erecting, building
repair | repair*, mend, mends, mending, fix, fixes, fixing, fixed, patch up, patches up
assemble | assembl*, put together, puts together, putting together, piece together, pieces together, fit together, build from parts, jigsaw*
take-apart | take apart, takes apart, taking apart, took apart, dismantl*, disassembl*, strip down, strips down, pull apart, pulls apart
paint | paint, paints, painting, painted, painter*, repaint*, whitewash*, spray paint*, graffiti
draw | draw, draws, drawing, drew, drawn, sketch*, doodl*, scribbl*
colour-in | colour in, colours in, colouring in, color in, colors in, coloring in, colouring, coloring, crayon*
write | write, writes, writing, wrote, written, scribble down, jot down, jots down, writer
type | typing, types, typed, typist*, type word*, type letter*, touch-typ*, keyboarding, type fast, type the
spell | spells out, spelling, spell word*, spells word*, spelled, spelt, spell the, spelling bee, spell out
read | read, reads, reading, reader, readers, leaf through, leafs through, browse a book
count | count, counts, counting, counted, counts up, tally, tallies, tallying, head count
calculate | calculat*, add up, adds up, adding up, multiply*, multipli*, arithmetic*, subtract*, do maths, mental math*
measure | measur*, weigh, weighs, weighing, weighed, weigh up, tape measure, gauge
guess | guess*, estimat*, figure out, figures out, figuring out, work out what
answer | answer*, reply, replies, replying, replied, respond*, quiz
ask | ask, asks, asking, asked, question*, enquir*, inquir*, interrogat*, interview*
learn | learn*, practis*, practic*, revise, revises, revising, study, studies, studying, homework
teach | teach, teaches, teaching, taught, explain*, tutor*, show how, shows how, lesson*, instruct*
memorise | memoris*, memoriz*, remember*, learn by heart, learns by heart, recall*, keep in mind
forget | forget*, forgot*, slip one's mind, slips her mind, slips his mind, lose track
repeat | repeat*, copy, copies, copying, copied, imitat*, mimic*, simon says, echoes
match | match up, matches up, match, matches, matching, matched, pair up, pairs up, pairing, find pair*
sort | sort, sorts, sorting, sorted, sorter, separat*, classif*, categoris*, categoriz*, sort out
order | put in order, puts in order, rank, ranks, ranking, arrang*, order by size, orders by size, line up by, from smallest to
tidy | tidy, tidies, tidying, tidied, put away, puts away, putting away, declutter*, clear up, clears up
pack | pack, packs, packing, packed, load up, loads up, loading, stow, stowing, load the
unload | unload*, offload*, empty the truck, empties the truck, take off the truck, unpack the car, discharge cargo
stack | stack, stacks, stacking, stacked, stacker, pile up, piles up, piling up, heap up, tower up
balance | balanc*, keep upright, keeps upright, keep from falling, keeps from falling, tightrope*, wobbl*, teeter*
tip-over | tip over, tips over, tipping over, tipped over, toppl*, knock over, knocks over, overturn*, capsiz*, fall over
spill | spill*, spilt, slosh*, splash out, slop over, slops over
pour | pour, pours, pouring, poured, fill, fills, filling, filled, top up, tops up
empty | empties, emptying, emptied, empty the, empty a, empty out, drain, drains, draining, pour out
mix | mix, mixes, mixing, mixed, stir, stirs, stirring, stirred, blend*, whisk
knead | knead*, work the dough, works the dough, make dough, makes dough, working the dough, squash the dough
bake | bake, bakes, baking, baked, baker, bakers, bakery, bakeries
cook | cook, cooks, cooking, cooked, boil, boils, boiling, simmer*, stew, make dinner
fry | fry, fries, frying, fried, frying pan, saute*, stir-fr*, deep-fr*, sizzl*
grill | grill, grills, grilling, grilled, roast*, barbecu*, bbq, toast, broil*
season | seasoning, seasons the, seasoned, salts, salting, season the, add salt, adds salt, spice up, spices up
serve | serve, serves, serving, served, wait tables, waits tables, waiter*, waitress*, waiting tables, dish up
order-food | order food, orders food, ordering, order a meal, orders a meal, order in a restaurant, ordered, place an order, takeaway*, takeout*
deliver | deliver*, bring to, brings to, bringing to, drop off, drops off, courier*
carry | carry, carries, carrying, carried, lug, lugs, lugging, haul, hauls, transport*
pull | pull, pulls, pulling, pulled, tow, tows, towing, drags, tug of war, tug
push | push, pushes, pushing, pushed, shove, shoves, shoving, shoved, nudg*, sokoban
lift | lift, lifts, lifting, lifted, raise up, hoist*, pick up, picks up, weightlift*, heave
lower | lowers, lowering, lowered, lower the, lower a, let down, lets down, bring down on a rope, winch down
hang | hang, hangs, hanging, hung, hang up, hangs up, hang out the washing, hangs out the washing, put up on the wall, peg out
take-down | take down, takes down, taking down, took down, take in the washing, takes in the washing, bring in the washing, brings in the washing, take in laundry
fold | fold, folds, folding, folded, origami, crease, fold up, folds up
iron | ironing, irons, ironed, iron shirt*, iron the, iron clothes, pressing shirts
wash | wash, washes, washing, washed, rinse, rinses, rinsing, launder*, laundry, do the dishes
clean | clean, cleans, cleaning, cleaned, wipe, wipes, wiping, scrub, scrubs, scrubbing
sweep | sweep, sweeps, sweeping, swept, sweeper*, vacuum*, hoover*, broom
polish | polishes, polishing, polished, shine shoes, shines shoes, buff, buffing, polish the, shoeshine*
dry | dries, drying, dried, dry off, dries off, dry the, blow-dr*, towel off, dryer
dust | dusting, dusted, dusts, feather duster, duster*, dust the, wipe off dust
sew | sew, sews, sewing, sewed, sewn, stitch*, seamstress*, darn*, embroider*, needlework
knit | knit, knits, knitting, knitted, knitter*, crochet*, knits a, knit a
weave | weave, weaves, weaving, wove, woven, weaver, weavers, braid*, plait*, loom
tie | tie, ties, tying, tied, knot, knots, knotting, knotted, fasten*, tie up
untie | untie*, untying, untangl*, disentangl*, undo the knot, undoes the knot, unknot*, unravel*, unfasten*
dress | dress, dresses, dressing, dressed, put on clothes, puts on clothes, dress up, dresses up, get dressed, gets dressed
undress | undress*, take off clothes, takes off clothes, taking off clothes, strip off, strips off, take off shoes, takes off his, takes off her
put-on-make-up | put on make-up, puts on make-up, make up, makeup, make-up, lipstick, mascara, putting on makeup, face paint*, do her make-up
cut-hair | cut hair, cuts hair, cutting hair, haircut*, hairdress*, barber*, hairstyl*, hair salon, trim hair, trims hair
shave | shave, shaves, shaving, shaved, shaver*, razor*, shave off
decorate | decorat*, adorn*, ornament*, embellish*, deck out, decks out, put up decorations, trim the tree
wrap | wrap, wraps, wrapping, wrapped, gift wrap*, gift-wrap*, wrap up, wraps up
unwrap | unwrap*, unpack*, open presents, opens presents, open a present, opens a present, unbox*, opening presents
give | give, gives, giving, gave, given, hand out, hands out, handing out, donat*, give away
share-out | share out, shares out, sharing out, share, shares, sharing, distribut*, dish out, hand round, dole out
collect | collect*, pick up coins, picks up coins, pick up coin, collection*, grab coins, stamp collect*
gather-together | gather*, assemble people, bring together, brings together, bringing together, get together, gets together, rally, muster
buy | buy, buys, buying, bought, buyer*, purchas*, shopping, shops for, shop for
sell | sell, sells, selling, sold, seller*, vendor*, flog, peddl*, sale
bargain | bargain*, haggl*, negotiat*, beat down the price, beats down the price, knock the price down
trade | trade, trades, trading, traded, trader*, swap*, barter*, deal in, deals in
pay | pay, pays, paying, paid, payment*, cough up, coughs up, settle the bill, settles the bill, fork out
earn-money | earn, earns, earning, earned, make money, makes money, making money, get rich, gets rich, make a living
save-money | save money, saves money, saving money, save up, saves up, saving up, savings, piggy bank, put money aside, saved up
invest | invest, invests, investing, invested, investor*, investment*, run a business, runs a business, running a business, stock market
hire | hire, hires, hiring, hired, employ*, recruit*, take on staff, takes on staff
manage | manage, manages, managing, managed, run a shop, runs a shop, running a shop, look after a shop, looks after a shop, tycoon
win | win, wins, winning, won, winner*, victory, triumph*, come first, comes first
lose | lose, loses, losing, lost, loser*, defeat suffered, game over, come last, comes last
bet | bet, bets, betting, gambl*, wager*, place a bet, places a bet, casino*, slot machine*
deal | deals cards, deal cards, dealing cards, deal the cards, deals the cards, shuffl*, dealer, card dealer, dealt
draw-card | draw a card, draws a card, drawing a card, draw cards, draws cards, drawing cards, pick a card, picks a card, take a card, takes a card
discard | discard*, get rid of, gets rid of, getting rid of, get rid of cards, lay off cards, shed cards, play all cards, throw away cards
roll | roll dice, rolls dice, rolling dice, roll the dice, rolls the dice, rolling the dice, throw dice, throws dice, dice roll*, dice
turn-over | turn over, turns over, turning over, turned over, flip over, flips over, flipping over, flip cards, reveal*, uncover*
move | move, moves, moving, moved, advance, move a piece, moves a piece, shift, shifts, shifting
capture | capture, captures, capturing, captured, take a piece, takes a piece, jump a piece, checkmate*, take pieces, takes the pieces
connect | connect*, link, links, linking, linked, join, joins, joining, join up, four in a row
merge | merg*, combin*, fuse, fuses, fusing, fusion, join together, joins together, unite, make bigger ones
divide | divide*, dividing, division, split, splits, splitting, partition*, halve, halves, cut in two
swipe | swipe, swipes, swiping, swiped, slide tiles, slides tiles, sliding tiles, slide the tiles, sliding puzzle, slide blocks
drag | drag, drags, dragging, dragged, drag and drop, drag-and-drop, drag with the mouse
click | click, clicks, clicking, clicked, clicker*, tap, taps, tapping, tapped
press | press, presses, pressing, pressed, push a button, pushes a button, hit a key, hits a key, press keys, pushing buttons
hold-down | hold down, holds down, holding down, held down, keep pressed, keeps pressed, keep pressing, long press, press and hold
release | release, releases, releasing, let go, lets go, letting go, let loose, lets loose, unleash*
hit | hit, hits, hitting, hit the target, hits the target, hit a target, hitting targets, strike*, bullseye, bull's-eye
miss | miss, misses, missing, missed, fail to hit, fails to hit, near miss, shoot wide, off target
score | score, scores, scoring, scored, scorer*, score a goal, scores a goal, get points, gets points, slam dunk
bounce | bounc*, trampoline*, trampolin*, rebound*, boing, bouncy
dribble | dribbl*, run with the ball, runs with the ball, keepy-uppy, keepie uppie, bounce the ball, bounces the ball
pass | pass the ball, passes the ball, passing the ball, pass to, passes to, passing to, pass a ball, cross the ball, passing game
head | header, headers, heading the ball, heads the ball, head the ball, headbutt*, heads a ball, head a ball
serve-ball | serve the ball, serves the ball, tennis serve, return serve, returns serve, return the ball, returns the ball, volley*, rally the ball, hit back
bat | batting, bats the ball, bat the ball, hit the ball, hits the ball, home run, batsman, swing the bat
putt | putt, putts, putting green, putted, putter*, mini golf, minigolf, hole in one, golfing, golf
bowl | bowling, bowls the, bowled, bowler*, roll a ball, rolls a ball, rolling a ball, skittles, tenpin*, knock down pins
skate | skate, skates, skating, skated, skater*, skateboard*, ice skat*, rollerblad*, roller skat*
ski | ski, skis, skiing, skied, skier*, sled, sleds, sledding, sledg*, snowboard*
surf | surf, surfs, surfing, surfed, surfer*, ride the waves, rides the waves, riding waves, windsurf*, bodyboard*
sail | sail, sails, sailing, sailed, sailor*, sailboat*, yacht*, regatta*
row | rowing, rows the, rowed, rower*, paddl*, kayak*, canoe*, row a boat, rows a boat, row across
swim | swim, swims, swimming, swam, swum, swimmer*, backstroke, breaststroke, doggy paddle, front crawl
dive | dive, dives, diving, dived, diver, divers, dove into, snorkel*, scuba, submerg*
float | float*, drift on the water, drifts on the water, bob, bobs, bobbing, drifts along, buoyant
sink | sink, sinks, sinking, sank, sunk, go under, goes under, drown*, founder, shipwreck*
fly | fly, flies, flying, flew, flown, flight*, pilot, pilots, piloting, flap wings
glide | glide, glides, gliding, glided, glider*, hang glid*, hang-glid*, paraglid*, soar, soars
hover | hover, hovers, hovering, hovered, hovercraft*, float in the air, floats in the air, levitat*, hang in the air, hangs in the air
take-off | take off, takes off, taking off, took off, takeoff*, lift off, lifts off, liftoff, lift-off
land | landing, lands on, landed, lands a, lands the, land a plane, land the plane, touch down, touches down, touchdown
crash | crash*, collid*, collision*, smash into, smashes into, bump into, bumps into, run into, runs into, pile-up
steer | steer, steers, steering, steered, navigat*, manoeuvr*, maneuver*, control a
drive | drive, drives, driving, drove, driven, driver, drivers, motoring, behind the wheel
park | parks the, parking, parked, park a car, park the car, park cars, parks a car, parks cars, car park, parallel park*
overtake | overtak*, overtook, pass cars, passes cars, passing cars, drive past, drives past, get past, gets past
brake | brake, brakes, braking, braked, stop, stops, stopping, stopped, pull up, halt*
speed-up | speed up, speeds up, speeding up, accelerat*, go faster, goes faster, turbo*, step on the gas, floor it, boost
slow-down | slow down, slows down, slowing down, slowed down, decelerat*, go slower, goes slower, lose speed, loses speed, slow motion
drift | drift, drifts, drifting, drifted, powerslide*, skid, skids, skidding, handbrake turn
race | race, races, racing, raced, racer*, compet*, sprint*, rally car, grand prix
refuel | refuel*, fill the tank, fills the tank, filling the tank, fill up with petrol, get gas, gets gas, gas up, tank up, petrol station
get-in | get in, gets in, getting in, get on, gets on, getting on, board a, boards the, boarding, hop on
get-off | get off, gets off, getting off, got off, get out of the, gets out of the, disembark*, alight, hop off, step off
pick-up-passengers | pick up passengers, picks up passengers, picking up passengers, take passengers, takes passengers, give a lift, gives a lift, give a ride, gives a ride, taxi driver
cross | crosses, crossing, crossed, cross the, cross a, get across, gets across, getting across, ford the, cross over
jump-over | jump over, jumps over, jumping over, jump, jumps, jumping, jumped, leap*, hurdl*, vault*
hop | hop, hops, hopping, hopped, hopscotch, skip, skips, skipping, hop on one leg, hops from
climb | climb*, scale the, scales the, clamber*, mountaineer*, bouldering, climber*
swing | swing, swings, swinging, swung, swing on, swings on, sway, sways, tarzan, rope swing
hang-on | hang on, hangs on, hanging on, hold on, holds on, holding on, cling, clings, clinging, hold tight
crawl | crawl*, creep along, creeps along, on all fours, slither*, wriggl*, wriggle through
slide | slide, slides, sliding, slid, slip, slips, slipping, slipped, slippery, slither down
fall-down | fall down, falls down, falling down, fell down, fall, falls, falling, fell, trip over, tumbl*
roll-along | roll, rolls, rolling, rolled, roll down, rolls down, roll along, rolls along, somersault*
spin | spin, spins, spinning, spun, turn round, turns round, turning round, rotat*, twirl*, whirl*
tilt | tilt*, lean, leans, leaning, slant*, tip up, incline
shake | shake, shakes, shaking, shook, shaken, jiggl*, shaker*, rattl*, shake up
dance | dance, dances, dancing, danced, dancer*, ballet*, boogie, waltz*, disco, twerk*
sing | sing, sings, singing, sang, sung, singer*, karaoke, hum, hums, choir
play-an-instrument | play an instrument, plays an instrument, play the piano, plays the piano, play the guitar, plays the guitar, playing the piano, playing the guitar, make music
play-an-instrument | plays the violin
drum | drum, drums, drumming, drummed, drummer*, beat time, beats time, beat the drum, keep the beat, percussion
clap | clap, claps, clapping, clapped, applaud*, applause, clap hands, claps hands
listen | listen*, hear, hears, hearing, heard, overhear*, listener*
shout | shout*, yell, yells, yelling, yelled, scream*, call out, calls out, bellow*, holler*
whisper | whisper*, murmur*, mutter*, speak softly, speaks softly, talk quietly
bark | bark, barks, barking, barked, meow*, miaow*, howl*, purr*, woof, growl*
laugh | laugh*, giggl*, chuckl*, make laugh, makes laugh, tell jokes, tells jokes, joke, joking, crack up
cry | cry, cries, crying, cried, weep*, wept, sob, sobs, sobbing, tears
scare | frighten*, spook, terrify*, terrifie*, startl*, scary, give a fright, scare, scares, scared
haunt | haunt*, ghost about, ghosts about, poltergeist*, haunted house, rattle chains
surprise | surpris*, astonish*, amazed, amazes, take by surprise, takes by surprise, catch off guard, surprise party
tease | tease, teases, teasing, teased, annoy*, prank*, play a trick, plays a trick, wind up, bother*
tickle | tickl*, ticklish, tickle feet, tickles feet
kiss | kiss, kisses, kissing, kissed, smooch*, snog*, make out, makes out, peck on the cheek
hug | hug, hugs, hugging, hugged, embrac*, give a hug, gives a hug, cuddle up, hold tight in arms
marry | marry, marries, marrying, married, wedding*, get married, gets married, marriage*, wed, tie the knot
invite | invit*, ask over, asks over, have over, has over, throw a party, throws a party
visit | visit*, call on, calls on, drop by, drops by, pop round, pops round, go and see, goes to see, come over
meet | meet, meets, meeting, met, meet up, meets up, run across, encounter*, get to know, rendezvous
greet | greet*, say hello, says hello, saying hello, say hi, says hi, wave at, waves at, welcom*, shake hands
flirt | flirt*, chat up, chats up, chatting up, courting, woo, woos, wooing, hit on, dating
comfort | comforts, comforting, comforted, consol*, comfort a, comfort the, cheer up, cheers up, cheering up, sooth*
calm-down | calm down, calms down, calming, calm, relax*, chill out, chills out, unwind*, chill, settle down
wait | wait, waits, waiting, waited, await*, wait for, waits for, hang around, hangs around, patience
queue | queue*, queuing, stand in line, stands in line, standing in line, line up, lines up, wait in line, waits in line
arrive | arrive*, arriving, arrival*, get to, gets to, reach, reaches, reaching, turn up, turns up
leave | leave, leaves, leaving, depart, departs, departing, departure*, set off, sets off, go away
come-back | come back, comes back, coming back, came back, return home, returns home, return, returns, returning, go back
get-home | get home, gets home, getting home, go home, goes home, going home, way home, come home, comes home, find home
get-lost | get lost, gets lost, getting lost, got lost, lose the way, loses the way, lose one's way, loses her way, loses his way, astray
explore | explor*, wander*, roam*, stroll*, look around, looks around, ramble*
travel | travel*, journey*, trip, trips, voyage*, tour, touring, go on holiday, goes on holiday, backpack*
follow | follow*, tailing, trail behind, trails behind, go after, goes after, shadow*, tag along
lead | lead, leads, leading, led, guide, guides, guiding, guided, show the way, shows the way
accompany | accompan*, escort*, go with, goes with, come along, comes along, walk home, walks home, keep company
rescue | rescue*, rescuing, save, saves, saving, saved, saviour*, savior*, save from, come to the rescue
free | frees, freeing, freed, set free, sets free, setting free, liberat*, break out of prison, free the, let out
help | help, helps, helping, helped, helper*, assist*, aid, lend a hand, lends a hand
heal | heal, heals, healing, healed, healer*, cure, cures, curing, bandag*, nurse
operate | operate on, operates on, operating on, surgery, surgeries, surgeon*, surgical*, operation, operations, transplant*
infect | infect*, contaminat*, catch a cold, spread disease, spreads disease, contagio*, pandemic*, epidemic*, virus
vaccinate | vaccin*, inoculat*, immunis*, immuniz*, give a jab, give a shot, gives a jab, inject*, syringe*
pull-out | pull out, pulls out, pulling out, pull teeth, pulls teeth, pull a tooth, pulls a tooth, extract*, dentist*, yank out
examine | examin*, inspect, inspects, inspecting, inspection*, check, checks, checking, investigat*, scan
arrest | arrest*, catch a thief, catches a thief, catch thieves, catches thieves, handcuff*, nab, nabs, cops and robbers, bust
imprison | imprison*, jail*, lock up, locks up, locking up, put in prison, puts in prison, incarcerat*, put behind bars, prison
judge | judge, judges, judging, judged, accus*, sentence, trial, put on trial, puts on trial, convict*
solve | solve, solves, solving, solved, solver*, solution*, crack the case, cracks the case, puzzle out, riddle
open | open, opens, opening, opened, open up, opens up, open a door, opens the door
close | close, closes, closing, closed, shut, shuts, shutting, slam the door, slams the door
lock | lock, locks, locking, locked, bolt the door, lock the door, locks the door, padlock*, locksmith*
unlock | unlock*, turn the key, turns the key, open with a key, opens with a key, use the key, find the key
pick-a-lock | pick a lock, picks a lock, picking a lock, pick locks, picks locks, picking locks, lockpick*, crack a safe, cracks a safe, safecrack*
break | break, breaks, breaking, broke, broken, smash*, wreck*, destroy*, demolish*
tear | tear, tearing, tore, torn, rip, rips, ripping, ripped, tear up, shred*
crush | crush*, squash*, squish*, trample*, stomp*, flatten*, stamp on, stamps on
pop | pop, pops, popping, popped, burst*, bubble pop*, balloon pop*, pop bubbles, pop balloons, bubble wrap
shatter | shatter*, smash to pieces, smashes to pieces, splinter*, break to pieces, breaks to pieces, break into pieces, fall to pieces
melt | melt*, thaw*, dissolv*, defrost*, molten
freeze | freeze, freezes, freezing, froze, frozen, ice over, ices over, turn to ice, turns to ice, freezer*
burn | burn, burns, burning, burnt, burned, catch fire, catches fire, on fire, set fire, ablaze
put-out | put out, puts out, putting out, extinguish*, put out fires, put out a fire, douse*, firefight*, fight fires, fights fires
light | lights, lighting, lit, switch on, switches on, switching on, turn on, turns on, light up, ignit*
switch-off | switch off, switches off, switching off, switched off, turn off, turns off, turning off, power off, lights out, shut off
charge | charge, charges, charging, charged, recharg*, charger*, charge up, charge the battery
power | plug in, plugs in, plugging in, power up, powers up, powers a, powers the, powering, electrif*, supply electricity
leak | leak, leaks, leaking, leaked, leaky, leakage*, drip, drips, dripping, seep*
flood | flood*, inundat*, deluge*, under water, high water, submerge the
bail-out-water | bail out, bails out, bailing out, bail water, bails water, bailing, scoop out water, scoops out water, bale out, baling out
pump | pump, pumps, pumping, pumped, pump up, pumps up, inflat*, blow up balloons
plug | plugs, plugging, plugged, plug a hole, plug holes, plug the, stop up, stops up, bung, seal the hole
block | blocking, blocked, blocker*, goalkeep*, goalie*, stop the ball, stops the ball, blocks the, block the, block shots
dodge | dodg*, avoid*, evad*, swerv*, get out of the way, gets out of the way, sidestep*
duck | ducking, ducked, duck under, ducks under, duck down, ducks down, crouch*, bend down, bends down, keep your head down
trap | trap, traps, trapping, trapped, trapper*, snare*, ensnar*, lure into, lures into, set a trap
poison | poison, poisons, poisoning, poisoned, venom*, toxic, poisonous
eat | eat, eats, eating, ate, eaten, devour*, gobbl*, munch*, scoff, eater*
drink | drink, drinks, drinking, drank, drunk, sip, sips, sipping, slurp*, guzzl*
swallow | swallows, swallowing, swallowed, gulp*, swallow up, swallow a, swallow the, wolf down, wolfs down, gobble up
lick | lick, licks, licking, licked, lap up, laps up
chew | chew, chews, chewing, chewed, gnaw*, chew gum, chewing gum, chew up
taste | taste, tastes, tasting, tasted, taster*, sample food, samples food, try the food, tries the food
vomit | vomit*, throw up, throws up, throwing up, puke*, puking, barf*, be sick, hurl up, spew*
grow | grow, grows, growing, grew, grown, get bigger, gets bigger, getting bigger, growth, enlarg*
shrink | shrink*, shrank, shrunk*, get smaller, gets smaller, getting smaller, become tiny, becomes tiny, dwindl*
become | become, becomes, becoming, became, turn into, turns into, turning into, transform*, morph*, change into
evolve | evolv*, evolution*, mutat*, level up, levels up, adapt, adapts
hatch | hatch, hatches, hatching, hatched, hatchling*, incubat*, brood, brooding, come out of the egg, comes out of an egg
breed | breed, breeds, breeding, bred, breeder*, raise, raises, raising, rearing
lay | lay eggs, lays eggs, laying eggs, lay an egg, lays an egg, laid, laying, lays, laid an egg
die | die, dies, dying, died, death, perish*, kick the bucket, pass away, passes away, dead
survive | surviv*, stay alive, stays alive, staying alive, last the night, get through the night, hold out, holds out
revive | reviv*, resurrect*, bring back to life, brings back to life, come back to life, comes back to life, resuscitat*, reanimat*, respawn*
rest | rest, rests, resting, rested, take a break, takes a break, lie down, lies down, have a rest, laze about
do-exercises | exercise, exercises, exercising, work out, works out, working out, workout*, gymnast*, push-up*, fitness
meditate | meditat*, mindful*, yoga, zen, clear the mind, clears her mind
breathe | breath*, inhal*, exhal*, gasp*, hold your breath, holds his breath, pant, panting
pray | pray, prays, praying, prayed, prayer*, worship*, say grace, say a prayer
fish-out-of-water | fish out, fishes out, fishing out, fished out, pull out of the water, pulls out of the water, pull from the water, scoop out, scoops out, get out of the water
recycle | recycl*, throw in the bin, throws in the bin, bin the, bins the, throw away, throws away, sort the rubbish, sort rubbish, put in the trash
litter | litters, littering, littered, make dirty, makes dirty, dirtying, make a mess, makes a mess, pollut*, mess up
vote | vote, votes, voting, voted, voter*, election*, ballot*, poll, elect
persuade | persuad*, convinc*, talk into, talks into, talking into, coax*, win over, wins over, talk round
lie | lie, lies, lying, lied, liar*, cheat*, deceiv*, swindl*, trick, fib
bluff | bluff*, poker face, pretend*, feign*, fake
choose | choose*, choosing, chose*, select*, pick one, picks one, pick out, picks out, decid*, opt for
reject | reject*, sort out the bad, sorts out the bad, turn away, turns away, turn down, turns down, refus*, weed out, throw out the bad
approve | approv*, stamping, stamped, stamps a, stamps the, stamp passport*, stamp document*, authoris*, authoriz*, sign off
photograph | photograph*, take pictures, takes pictures, taking pictures, take photos, takes photos, taking photos, take a picture, selfie*, snapshot*
film | films, filming, filmed, film a, stream, streams, streaming, streamer*, shoot a film, record a video
print | print, prints, printing, printed, printer*, print out, prints out, print shop
send | send, sends, sending, sent, mail, mails, mailing, text a, messag*, post a letter
phone | phones, phoning, phoned, phone call*, telephon*, ring up, rings up, call up, make a call, makes a call
post | posts, posting, posted, post online, post on, publish*, upload*, share online, tweet*, blog
unlock-levels | unlock levels, unlocks levels, unlocking levels, upgrad*, unlock level*, unlock new, unlocks new, level unlock*, power-up*
summon | summon*, cast a spell, casts a spell, casting spell*, cast spell*, casts spell*, conjur*, do magic, does magic, invok*
curse | curse, curses, cursing, cursed, bewitch*, jinx*, put a spell on, puts a spell on
teleport | teleport*, beam up, beams up, warp, warps, warping, portal*, beam away
disappear | disappear*, vanish*, become invisible, becomes invisible, invisib*, fade away, fades away
appear | appear*, show up, shows up, showing up, pop up, pops up, popping up, emerg*, materialis*, spawn*
rain | rain, rains, raining, rained, rainy, drizzl*, downpour*, pouring down, rainfall
snow | snow, snows, snowing, snowed, snowy, snowfall*, blizzard*, sleet
storm | storm, storms, storming, thunder*, lightning, tempest*, stormy, hurricane*
blow | wind blows, blowing, blows, wind, windy, wind blow*, breeze*, blew, gusts
erupt | erupt*, volcano erupt*, spew lava, spews lava, volcano*, spit fire
quake | earthquake*, quake, quakes, quaking, tremor*, the ground shakes, ground shak*, earth shak*, seismic
set | sunset*, sun sets, sun goes down, get dark, gets dark, getting dark, dusk, nightfall, sundown, night falls
dawn | dawn, dawns, dawning, daybreak, sunrise*, sun rises, get light, gets light, sun comes up, getting light
bloom | bloom, blooms, blooming, bloomed, blossom*, in flower, come into flower, comes into flower
rot | rot, rots, rotting, rotted, rotten, decay*, go off, goes off, go bad, mould*
cool-down | cool down, cools down, cooling down, get cold, gets cold, getting cold, go cold, goes cold, cool off, chill the
overflow | overflow*, boil over, boils over, boiling over, run over the edge, runs over the edge, spill over, spills over, brim over
run-out | run out, runs out, running out, ran out, time is up, time's up, countdown*, expir*, against the clock, time limit
ring | rings the bell, ring the bell, ringing, ring a bell, rings a bell, rang, doorbell*, chime*, chiming, toll the bell
knock | knock, knocks, knocking, knocked, knock on the door, knocks on the door, knock at, rap on, whack-a-mole
escape-from-a-room | escape room*, escape from a room, escapes from a room, escape the room, escapes the room, get out of a room, get out of the room, locked room, locked in, trapped in a room
invade | invad*, invasion*, overrun*, march into, marches into, occupy*
conquer | conquer*, conquest*, take over, takes over, taking over, seize land, world domination, capture territory, captures territory, capture land
defeat | defeat*, beat, beats, beating, beaten, overcome*, overpower*, vanquish*, beat the boss, slay
surround | surround*, encircl*, enclos*, close in on, closes in on, fence in, fences in, hem in, hems in
place | place a, places a, placing, placed, put down, puts down, putting down, set down, sets down, lay down
remove | remov*, take away, takes away, taking away, took away, clear away, clears away, eliminat*, delet*, get out
replace | replac*, exchang*, substitut*, switch out, swap out, swaps out, change the, changes the
insert | insert*, put in, puts in, putting in, stick in, sticks in, slot in, slots in, fit in, push in
aim | aim, aims, aiming, aimed, target*, take aim, takes aim, point at, points at
stretch | stretch*, pull back, pulls back, pulling back, slingshot*, catapult*, draw the bow, draws the bow, elastic*, rubber band
launch | launch*, blast off, blasts off, rocket launch*, shoot off, shoots off, send up, fire off, fires off
bounce-off | bounce off, bounces off, bouncing off, bounced off, ricochet*, rebound off, rebounds off, off the wall, off the walls, carom*
reflect | reflect*, mirror, mirrors, mirroring, bounce light, deflect*, reflection*
magnetise | magnet*, attract, attracts, attracting, attracted, attraction*, pull towards, draw towards
push-away | push away, pushes away, pushing away, repel*, fend off, fends off, drive away, drives away, shoo, ward off
mine | mining, mines for, mined, miner, miners, mine ore, mine gold, mines gold, dig for gold, pickaxe*
smelt | smelt*, forge, forges, forging, forged, craft*, blacksmith*, cast metal, casts metal, foundry
brew | brew, brews, brewing, brewed, brewer*, make coffee, makes coffee, make tea, makes tea, potion*
pickle | pickles, pickling, pickled, preserving, preserved food, preserve fruit, make jam, makes jam, ferment*, canning
peel | peel, peels, peeling, peeled, peeler*, skin the, shell peas, shells peas, pare
squeeze | squeez*, juice, juices, juicing, juicer*, lemonade*, press oranges, presses oranges, wring*
crack | crack, cracks, cracking, cracked, nutcracker*, crack nuts, crack eggs, crack open, cracks open
spread | spreads, spreading, spread butter, spread, butters, buttering, smear*, spread on, butter bread
sprinkle | sprinkl*, scatter*, strew*, dust with sugar, dusts with sugar, sift*
roll-out | roll out, rolls out, rolling out, rolled out, rolling pin, wrap dumplings, wraps dumplings, make dumplings, makes dumplings, roll sushi
skewer | skewer*, kebab*, shish, spear, spears, spearing, impal*, put on a stick, puts on a stick
`;
