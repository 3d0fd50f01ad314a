/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | question*, ask, asks, asked, trivia, riddle*, exam, test
answer | answer*, correct, correctly, right one, wrong, true or false, solution
learn | learn*, pupil*, class, school*, teach*, lesson, grade, year 1, kindergarten, vocabular*, educat*, practise*, practice
number | number*, sum, sums, add, plus, minus, subtract*, multipl*, divid*, fraction*, times table*, math*, arithmetic, digit*, calculat*
count | count, counting, counts, how many
letter | letter, letters, spell*, alphabet*, abc, vowel*, syllable*
word | word, words, verb, verbs, noun, nouns, sentence*, grammar, translat*, language, typing, type, typed
guess | guess*, recogni*, which country, which one, capitals, flag, flags, identify*
order | order, sequence, chronolog*, timeline, smallest, biggest first, arrange*, rank*, in order, by size, from old to new, oldest, newest
sort | sort*, categor*, separat*, classif*, left or right, where they go, where they belong, belong*, right box, into the right, matching box, by colour, by color, tidy
bin | bin, bins, rubbish, trash, garbage, waste, recycl*, plastic, container*
pair | pair*, the same, identical, two of, twins, alike
remember | remember*, memor*, repeat*, face down, turn over, flip*, forgot*
card | card, cards, deck, tile, tiles, poker
board | board, dice, pawn*, turn, turns, turn based, checkmate, square by square
piece | piece, pieces, puzzle*, jigsaw, picture back together
shape | shape*, block, blocks, cube*, triangle*, geometric
stack | stack*, pile*, balanc*, on top of, topple*, wobbl*, layer*, burger, sandwich
balance | balanc*, wobbl*, tilt*, tip over, topple*, lean, leans, leaning, spill*, tightrope*, high wire, without dropping, on my head, on her head, on his head, tray, steady, upright, straighten*
row | row, rows, line up, full lines, rotate*
fallen | fall*, rain*, from the sky, from above, drop, drops, dropping, tumbl*
basket | basket, bucket, net, bowl, catch, catches, catching
music | music*, song*, rhythm*, beat, beats, danc*, note, notes, drum*, piano, guitar, sing*, melod*, dj, violin*, flute*, trumpet*, accordion*
tap | tap, taps, tapping, click*, clicks
upgrade | upgrade*, money, earn*, buy*, coins, invest*, manage*, rich, idle, profit
shop | shop, store, market, sell*, cafe, bakery, lemonade, stand, change
serve | customer*, guest*, serve*, serving, waiter*, waitress, restaurant, bar, barista, order in
cook | cook*, bake*, baking, kitchen, recipe*, ingredient*, topping*, pizza, cake, chef, dough, fry, frying, soup, pancake*, stir*
parcel | deliver*, parcel*, package*, mail*, post, postman, courier, letters to, transport*, carry*, bring*, brings, drop off, dropping off, errand*, take them to, ferry, ferries, pizza boy
rescue | rescue*, save, saves, saving, free the, help*
lap | lap, laps, race*, racing, finish line, overtak*, rally, track, fastest, grand prix, nitro, drift*
vehicle | car, cars, truck*, bike*, motorbike*, kart*, bus, taxi, scooter*, drive*, driving, tractor, rickshaw, van, tank, tanks
road | road*, street*, highway, traffic, motorway, lane, lanes, autobahn
cross | cross*, other side, river, safely over, get across
jump | jump*, leap*, hop, hops, hopping, bounce*, bouncing
platform | platform*, ledge*, roof*, level to level, mario, cloud to cloud, lily pad*, lilly pad*, branch*, stone to stone, rock to rock, trampolin*
climb | climb*, ladder, stair*, higher, up the, mountain, tower
run | run, runs, running, sprint*, jog*
endless | endless*, infinite*, forever, as far as, never stop*, faster and faster, keeps getting faster, speeds up
flee | flee*, escap*, run* away, chas*, pursu*, is after
fly | fly, flies, flying, flap*, wing, wings, glide*, hover*
gap | gap, gaps, pipe, pipes, tunnel, between the, obstacle*, hurdle*, pothole*
space | space, spaceship*, rocket*, alien*, asteroid*, ufo*, meteor*, galaxy
gun | shoot*, shot, gun*, bullet*, laser*, pistol, fire at, fires, cannon, blaster
fight | fight*, battle*, kill*, sword*, slay*, defeat*, beat up, combat, punch*, slash*, boxing, boxer*, fencer*, fencing
wave | wave, waves, horde*, swarm*, army, round after round
allsides | all sides, everywhere, from every*, surround*, all around, top down
survive | surviv*, hold out, last as long, stay alive, as long as
boss | boss*
defend | defend*, protect*, guard the, keep safe, keep away, must not reach, mustn t get, before they reach, hold the, repel*, must not get, not let, don t let, stop the, stop them, keep out, get in
base | castle, base, fort*, village, gate, hive, nest, wall, crop, crops, garden, tower
place | place, places, placing, put up, put down, set up, turret*, trap, traps, build towers, towers, deploy, plant
path | path, route, way to, march*, approach*
raid | attack*, invad*, raid*, come to, want to steal, coming, arrive
exit | maze*, labyrinth, exit, way out, corridor*, lost in, find the way, dungeon, way home
light | dark, darkness, lamp*, lantern, torch, flashlight, light
sneak | sneak*, unseen, without being seen, not be seen, quiet*, steal*, thief, thieves, heist, burglar, not notice, unnoticed, caught, tiptoe*, creep*, undetected, get past, without waking, spotted
guard | guard, guards, patrol*, watchman, camera*, police*, night watch
hide | hide, hides, hiding, hidden from, seeker
seek | find, finds, search*, look for, looking for, seek, treasure, hunt for, hidden, clue*, spot
key | key, keys, door, doors, room, rooms, lock, locked, unlock
crate | push, pushes, pushing, crate*, box, boxes, out of the way, slide*, goods, warehouse, shove*
grow | grow, grows, growing, plants, planting, harvest*, water them, waters, garden*, farm*, seed, seeds, field, vegetable*, flowers, greenhouse
feed | feed*, hungry, give it, gives, likes to eat, like to eat, favourite food, favorite food, starving
care | pet, take care, takes care, look after, brush*, groom*, cuddl*, baby, bath*, sleepy, bed, vet, doctor, nurse, sick, bottle, nap, puppy, kitten, feed and, tuck*
dress | dress*, clothes, outfit*, hair*, makeup, make up, fashion, costume*, crown, style, wear, dresses, shoes, wardrobe, try on, hats
build | build, builds, building, construct*, city, village of, house
draw | draw*, paint*, colour in, color in, colouring, coloring, decorat*, design*, scribble*, chalk, crayon*, brush and, portrait*
tail | longer, tail, bigger, gets big, grow by
throw | throw*, toss*, hurl*, fling*, chuck*, launch*, slingshot, catapult, snowball*, axe throwing
aim | aim*, target*, score a, hoop, goal, penalty, shoot hoops, knock down, knock over, arrow, bow
ball | ball, balls, puck, paddle, racket
hole | golf, hole, holes, putt*, bowl*, pin, pins, billiard*
swat | whack*, swat*, hit, hits, hitting, squash*, smash*, bonk, pop, pops, popping, pop up, pops up, appear*, molehill*, hammer
slice | slice*, slicing, cut, cuts, chop*
fish | fish, fishing, fisher*, hook, rod
two | two players, 2 player, 2 players, together with, my friend, my brother, my sister, against each other, same keyboard, versus, vs, 1v1, two teams, each other, duel
computer | computer, the ai, opponent
timing | right time, right moment, in time, stop at, exactly when, press when, react*, quick*, before they disappear, reflex*
first | first to, first one, who s first, who is first, finish first, finishes first, comes first, come first, first wins
herd | herd*, shepherd, gather the, lead, led, guide*, escort*, pen, fold, back to their, round up, rounds up, home before, into the barn, into the pen
wash | clean*, wash*, wipe*, sweep*, dirt*, scrub*, tidy
douse | put out, putting out, fires, extinguish*, firefight*, flames
rail | train, trains, rail*, station, points, switch*
park | park, parking, reverse into, squeeze*, tiny space, without scratching, garage
story | story, choose, decision*, dialog*, talk*, detective, murder, mystery, ending, adventure, chapter
three | three in a row, three of, swap*, gems, jewels, candies, match
bricks | brick, bricks, wall of, bounce off
wheel | wheel, spin*, luck*, roulette, slot, jackpot, lottery, raffle
tag | tag, it touches, catch me, catch each, catch him, catch us, catch you, you re it, tagged, whoever is caught
merge | merge*, combin*, evolve*
explore | explor*, open world, world, craft*, mine, mines, island, survival, shelter, pickaxe*, stranded, shipwreck*, campfire
horror | scary, horror, haunted, ghost*, creepy, follows me, following me, all alone, when you don t look, breathing, something behind me, someone behind me, something follows, dolls move
hear | hear*, sound, sounds, noise*, voice*, listen*, moo, woof, meow, roar, bark*, whistle*, shout*, footstep*
dig | dig, digs, digging, digger, tunnel*, shovel*, bury, buried, excavat*, drill*
land | land, lands, landing, touch down, parachut*, lander, soft landing, runway
trade | trade*, trading, sell for more, buy cheap, price, prices, stock market, barter*, merchant*
repair | repair*, fix, fixes, fixing, mend*, leak*, plumber*, mechanic*, broken
swing | swing*, grappl*, rope, ropes, vine, vines, tarzan, trapeze
dodge | dodg*, avoid*, watch out, careful, do not touch, don t touch, must not touch, without touching, without hitting, bump*
`;
