/** English: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platformer, platform game, jump and run, jump n run, jump'n'run, side scroller, sidescroller, platforming, platform adventure, 2d platform
platformer 3 | jumps, jump, jumping, hop, hops, climb, climbs, climbing, leap
shmup 12 | shmup, shoot em up, shoot 'em up, space shooter, bullet hell, vertical shooter, spaceship shooter, side scrolling shooter, air combat, dogfight, shooter, shooting game
shmup 4 | spaceship, starship, space ship, starfighter, fighter jet, fighter plane, invaders, alien invasion
shmup 3 | shoot, shoots, shooting, blast, blasts, laser, lasers, fire at, bullets
arena 12 | arena, twin stick, twin-stick, arena shooter, survival shooter, top down shooter, top-down shooter, survival arena, horde survival, arena survival, bullet heaven, brawler
arena 4 | survive, survival, waves of, wave of, hordes, horde, zombie game, top down, top-down, fight off, snowball fight, food fight, pillow fight, water fight, water balloon fight, street fight
arena 4 | bar fight, mob of, vampire hunter, monster hunter, demon hunter, hack and slash
arena 3 | fight, fights, fighting, battle, battles, slay, sword, gladiator, defeat
breakout 12 | breakout, brick breaker, brick-breaker, block breaker, brick breaking, breakout game, bat and ball
breakout 4 | bricks, brick, paddle, bouncing ball, bounce the ball, bounce a ball
snake 12 | snake game, snake clone, game of snake, classic snake, snake style
snake 5 | snake, serpent, python, caterpillar, tail grows, gets longer, grows longer, growing longer, grow longer
runner 12 | endless runner, runner game, infinite runner, auto runner, autorunner, running game, endless run, runner
runner 5 | endless, never stops running, runs forever, keeps running, runs automatically, as far as possible
runner 3 | runs, run, running, dash, dashing, sprint, rolls, rolling, roll down, rolling down, downhill, slides down, sliding down
flappy 12 | flappy, flappy game, flap, flappy-style, flap your wings, flappy game like
flappy 6 | flaps, flapping, between pipes, through pipes, pipes, tap to fly, gaps, through gaps, jetpack, jet pack, paraglider, hang glider
lander 3 | has to land, must land, land softly, lands softly, land safely, lands safely, land on mars, land on the moon, land on a planet, soft landing, thrust up, lands on the moon
flappy 3 | fly, flies, flying, glide, glides
match3 12 | match 3, match three, match-3, match-three, three in a row, swap gems, tile matching, connect three, jewel game, match 3 puzzle, tile match, swap and match, gem swap, matching game
match3 4 | match, swap, swapping, matching, gems puzzle, puzzle
sokoban 12 | sokoban, box pushing, crate pushing, push boxes, pushes boxes, push crates, pushes crates, pushing boxes, pushing crates, block pushing, push the boxes, warehouse puzzle
sokoban 5 | push, pushes, pushing, crates, boxes onto, undo, move the crates, tidy up the boxes, load the boxes, sort the boxes
maze 12 | maze, labyrinth, maze game, maze runner
stealth_game 12 | stealth, stealth game, sneak past, sneak into
maze 4 | guards, thief, dungeon, corridors, find the exit, way out, get lost, explore the pyramid, treasure hunt
maze 1 | stealth, sneak past, heist, sneaks, sneaking, sneak, hide from, sneak into, break into, without being seen
stealth_game 4 | heist, sneaks, sneaking, sneak, hide from, break into, without being seen, unseen, undetected, don't wake, do not wake, without waking, must not wake
stealth_game 4 | on tiptoe, tiptoe, tiptoes, tiptoeing, creep past, creeps past
stealth_game 1 | asleep, sleeping, sleeps, snoring, napping, dozing, wakes up, wake up
maze 4 | prison break, jailbreak, catacombs
tower_defense 12 | tower defense, tower defence, td game, base defense, castle defense, defend the castle, protect the garden from, protect the castle from, defend your, defend the base
tower_defense 12 | tower defense game
tower_defense 4 | towers, turrets, defend, defends, defending, cannons, protect the
racing 12 | racing game, racing, race game, car race, kart racing, race, drag race, races, kart race, race against, racer, grand prix, rally
racing 4 | laps, lap, race track, racetrack, drive, drives, driving, nitro, overtake, kart, karts, overtaking, driver, taxi driver, truck driver, bus driver, drifting, drift, speedway, motocross, f1
racing 4 | formula 1, nascar, rides his, rides her, tour de france, bobsled, bobsleigh, bumper cars, demolition derby, dodgems
memory 12 | memory game, memory card game, memory, matching pairs, pairs game, concentration game, find the pairs, card matching, match pairs
memory 4 | cards, flip cards, flip, face down, remember
quiz 5 | capitals, capital cities, capital of, capitals of, capital city, capitals of europe, european capitals, capitals of america
quiz 12 | quiz, trivia, quiz game, vocabulary, flashcards, guess the, questions and answers, word game, maths quiz, math problems, mental arithmetic, guess the capital, guess the country
quiz 12 | general knowledge, true or false, geography game
aim_physics 12 | catapult
aim_physics 3 | aim and, launch, trajectory, fling, physics game, catapults, yeet, yeets, chuck, flinging, flings, launching, tosses, toss, hurl, hurls, lob, throw at, throwing at, thrown at
aim_physics 3 | shoot hoops
reaction 12 | reaction game, reaction test, reflex game, fruit slicing, tap game, reflexes, slice, slicing, fishing, whack
reaction 5 | swat, swatting, squash, squish, squashing, tap on the, tap the, click on the, before they disappear, before they escape, before they vanish, before they sting, pop up, pops up, popping up
reaction 5 | pop out, popping out, pops out, quick reflexes, bonk, whacking, hit the moles, smack, swatting game, smash the, slap the, squish the, zap the, pimple popping, cut the, cut fruit, chop the
rhythm 12 | rhythm game, rhythm, music game, dance game, beat game, drumming game, to the beat, on the beat, music rhythm, drum game, plays the drums, drums to, keep the beat, dance battle, dance off
clicker 12 | clicker, clicker game, tapper, incremental
clicker 3 | click, clicks, clicking, upgrades, hoarding
catcher 12 | catching game, catch game, catch falling, catches falling, catch the falling, catching falling, falling objects, catch as many, catch the, catch them in, catch as they fall
catcher 4 | basket, catch, catches, catching, raining, falling, falls from the sky, falling from the sky, fall from the sky, rain from the sky, bucket, goalkeeper, goalie, in my mouth, in his mouth
catcher 4 | in her mouth, in its mouth, with my mouth, with his mouth, with its mouth, with your mouth, in a bucket, in a basket, with a net, with a plate, with an umbrella
serving 12 | restaurant game, serve customers, serve the customers, serving customers, serves customers, serve guests, take orders, takes orders, customer orders
serving 4 | restaurant, pizzeria, bakery, cafe, café, diner, food truck, ice cream shop, coffee shop, lemonade stand, customers, waiter, waitress, barista, serves, serve, cooking, recipe
crossing 12 | road crossing, crossing game, cross the road, crosses the road, crossing the road, cross roads, crosses a busy road, cross a busy, crosses a busy, cross the street, crosses the street
crossing 12 | cross the river, lanes of traffic, cross a road, cross busy, crosses the highway, cross the highway, crosses the river, cross the railway, cross the lanes, crosses lanes, across the road
crossing 12 | across the street, across a busy, across the highway, over the road
crossing 4 | traffic, lanes, crosses, cross, busy road, highway, busy street
duel 12 | duel, versus game, 1v1, showdown, sword duel, face off, me vs my friend, me vs my brother, me vs my sister, me vs my dad, against my friend, against my brother, against my sister
duel 12 | vs my friend, vs my brother, best of three, best of five, best of 3, best of 5, one on one, head to head, sword fight, karate, judo, kung fu, kickboxing, martial arts, sumo wrestling
duel 12 | fist fight, thumb war
duel 4 | two player, two-player, 2 player, 2-player, 2 players, multiplayer, party game, local multiplayer, two players, for two, for 2
falling_blocks 12 | falling blocks, falling block puzzle, block puzzle, stacking blocks, tetromino, stack blocks, block stacking, falling pieces, falling tetrominoes
farm_sim 12 | farming game, farm simulator, farm sim, farming sim, farm game, gardening game, gardening sim, farming simulator, harvest game, run a farm, runs a farm, running a farm, manage a farm
farm_sim 12 | manages a farm, build a farm, farm life, my own farm
farm_sim 4 | plant crops, water the plants, harvest, crops, grow vegetables, plant seeds, water them, water the, waters the, planting, sow, sows, grow crops, grows, growing, feed the cows
farm_sim 4 | feed the animals, milk the cows, sell them at the market, garden center, vegetable garden, vineyard, orchard, ranch, beekeeper
solitaire 3 | draw three, draw 3, turn three cards, turn 3 cards, three card draw, three-card draw, draw one, draw 1, turn one card, one card draw, one-card draw
blackjack 3 | hits on soft 17, hits soft 17, hit on soft 17, hits on a soft 17, hits a soft 17, hits on soft seventeen, draws on soft 17
spider_solitaire 1 | one suit, 1 suit, two suits, 2 suits, four suits, 4 suits, one-suit, two-suit, four-suit, 1-suit, 2-suit, 4-suit, single suit
pipe_puzzle 12 | connect the pipes, connects the pipes, connects pipes, connecting pipes, connect pipes, pieces of pipe
pipe_puzzle 12 | pipe pieces, turn the pipes, turns the pipes, rotate the pipes, turn pipes, turning pipes
`;
