/** English: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | help the, help a, help an, help my, you are, you're, you play, play as, playing as, i am, i'm, i play, as a, as an, control, you control, starring, controlling, hero is, main character is
hero | player is, player controls, main character, the hero, she plays, he plays, about a, about an, featuring, protagonist is, it's a, its a, it's an, its an, im a, im an, im the, ur a, ur an, u r a
hero | u are a, youre, youre a, youre an, you're a, you're an, i'm a, i'm an, towers are, turrets are, defenders are, hero's, as my
take | collect, eat, gather, bake, brew, mine, mines, dig, catch, pick up, find, grab, get, steal, hoard, save, rescue, deliver, harvest, fetch, earn, hunt for, chase after, snatch, devour, swallow
take | scoop up, gobble, munch, munches, look for, search for, picks, gobbles, feed on, hunting for, slice, pop, bring, sort, cook, serve, matching, match, pluck, pick, forage, stack, click, tap
take | click on, hatch, plant, plants, grow, grows, water, sell, sells, milk, milks, feed, feeds, whack, swat, squash, tap on, sow, raise, grabs, collects, collecting, eats, eating, catches, catching
take | steals, stealing, finds, gets, getting, gathers, gathering, picking up, munching, gobbling, saving, rescuing, delivers, nom, scoops up, hoover up, suck up, loot, raid
foe | avoid, evade, dodge, escape, escape from, flee, flee from, run from, run away from, away from, against, versus, vs, fight, fights, defeat, kill, destroy, beat, attack, chased by, hunted by
foe | attacked by, pursued by, slay, battle, hide from, sneak past, watch out for, beware of, survive, ward off, fend off, defend against, protect from, from evil, hunt, hunts, hunting, keep away from
foe | stay away from, outrun, overtake, blast, bust, not touch, smash, fights off, haunted by, invaded by, whack, stomp, stomp on, squash, fighting, overtakes, hit by, hunted, without being seen by
foe | repel, shoo, chase away, scare away, scare off, drive away, dodging, avoiding, evading, escaping, avoids, dodges, beats, lanes of, lanes full of, gotta dodge, keep out of, fleeing, flees
foe | flees from, fleeing from, runs from, running from, running away from, runs away from, escapes, escapes from, escaping from, hiding from, guarded by, protected by, defended by, stalked by
foe | without getting eaten by, at war with, versus the, v.s.
chase | chase, chases, chasing, attack, attacks, hunt you, hunts you, patrol, patrols, patrolling, guard, guards it, invade, invading, who chase, try to catch, tries to catch, catch me, pursue, haunt
chase | come in waves, comes in waves, swarm, shoot back, come from, trying to eat, walk towards, want to eat, try to stop, bumps into, approach, march, eat you, eats you, eat me, eats me, bite you
chase | bites you, bite me, kill you, kills you, get you, after you, after me, after her, after him, are after, is after, chasing you, chasing me, chasing her, chasing him, chasing them, hunting you
chase | attacking, swoop down, swooping down, sneak up, guarding, that guard, guarded
shot | shoot, shoots, shooting, throw, throws, throwing, fire, fires, firing, spit, spits, launch, launches, hurl, toss, fling, yeet, yeets, yeeting, chuck, chucks, chucking, launching, tossing
shot | tosses, flinging, flings, lob, lobs, lobbing, catapult, catapults, hurls, hurling, slingshots
goal | fly me to, fly us to, fly to, take me to, bring me to, travel to, travels to, gets home to, reach, reaches, get to, gets to, arrive at, reach the, return to, escape to, head to, on the way to
goal | way home to, reaching, goes home to, bring them to, to find his, make it to, get back to, to reach
over | jump over, jumps over, jumping over, push, pushes, pushing, leap over, hop over, climb over, break, breaks, smash through, blocked by, obstacles like, duck under, slide under, hurdle
over | in the way, hopping over, leaping over, around, weave between, through gaps between, between
move | jumps, runs, flies, walks, swims, drives, explores, climbs, rides, bounces, hops, travels, crosses, slides, surfs, defends, wants, has, must, needs, can, who, goes, trying, that, tries, lives
move | plays, rolls, crossing, running, flying, walking, exploring, riding, jumping, delivering, lost, swimming, surfing, going, fighting, looking
place | in, in a, in the, on, on a, at, inside, through, across, under, over the, set in, into, along, beneath, above, within, among, around the, up a, down a, in an, underneath, atop
with | with, featuring, full of, including, has, have, there are, there is, containing, plus, made of, themed, instead of blocks, filled with, using
break | while, before, but, until, when, if, because, so that, whenever, after that
as | as, like, such as, named, shaped like
word:enemy | enemies, enemy, foes, bad guys, villains are, opponents, opponent, baddies, adversaries, rivals, threats, danger, dangers, hazards, hazard
word:item | power-ups, powerups, power ups, powerup, power-up, collectibles, pickups, bonuses, bonus, items, rewards, points, prizes, tiles, pieces, goodies, cards
word:bricks | bricks, brick, blocks, tiles
word:obstacle | obstacles, obstacle, traps, barriers, pipes
word:goal | goal, finish, finish line, exit, destination, target, flag
word:hero | hero, player, main character, character, protagonist, avatar, paddle
word:boss | boss, bosses, final boss, end boss, boss fight, mini boss
not | no, not, without, don't, never, doesn't, isn't, aren't, nothing, none, must not, shouldn't, minus, free of, instead of
game | game, games, videogame, video game, minigame, mini-game, mini game
`;

export const noise = `
noise | keeps, miss, misses, work, job, factory boss, bakery, stock market, cooking show, cooking, time, level, levels, life, lives, score, button, buttons, hand, hands, back, world
noise | point, points, music, sound, sounds, screen, finger, top, bottom, run, light, wave, waves, speed, first, one, side, face, play, player, name, called, title, look, style, color, colour
noise | colors, colours, pixel, retro, board, row, line, lines, left, right, up, down, big, small, end, start, way, part, thing, things, stuff, daughter
noise | son, friend, friends, computer, keyboard, space bar, spacebar, arrow keys, arrow key, mobile phone, web, browser, page, link, file, code, email
noise | cover letter, picture, image, photo, text, message, word, words, question, number, numbers, number one, day, night, morning, evening, moon light, minute, second, hour, seconds, minutes
noise | timer, health bar, health, heart points, bar, counter, menu, room, place, area, map, view, ground, floor, ceiling, lane, lanes, road, street, track, lap, laps, platform
noise | platforms, double jump, jump, shoot, power, energy bar, fun, party, show, marketing, lunch, break, lunch break, surprise, idea, pole, stack, match, matches, pair, pairs, card, set
noise | swing, rainbow colors, blue, red, green, yellow, orange, purple, pink, white, black, brown, gold color, hard, easy, medium, cool, cute, funny, hot, cold, wet, dry, air, weather, spring, fall
noise | chance, eye, eyes, ear, mouth, head, body, leg, arm, foot, feet, tail, wing, wings, nose, skin, hair, blood, family, check, cross
noise | mark, ring tone, plus, minus, stop, free, ok, new, old, secret, information, mouse button, mouse click, left mouse, right mouse, the mouse to, with the mouse, use the mouse, mouse to aim
noise | mouse aim, mouse controls, mouse cursor, key bindings, press, any key, key press, keys to move, wasd keys, with keys, use keys, star rating, stars rating, 3 stars, three stars, shield bar
noise | beat, note, notes, tune, song, melody, musical, chart show, stock footage, direction, ship it, spot, spots, garden path, trip, travel, ride, drive, style game, group, ball, team, member
noise | members, win, winner, sport, sports, size, shape, square, circle, triangle, ball game, medal count, award, pick, catch, order, menu card, belt, ticket price, bus route, pet name, love, kiss
noise | hug, hope, happiness, joy, fear, life bar, dream, peace, death, war, luck, fortune, health pack, mode, machine, world record, office job, story, lot, lots, bit, kind, type, sort, pong
noise | brick breaker, breakout, target, goal, finish, start screen, jury, voice, sound effects, cheering, multiplayer, desktop, laptop, system, shell script, instructions, prompt, environment
noise | contents, variables, cookie policy, document, script, asset, folder, server, network, ip, address, click, double click, swipe, tap, touch, tilt, vocabulary, english, school subject
noise | restart, record, high score, best score, leaderboard, bonus, combo, combos, pause, mute, help, hint, hints, undo, reset, settings, options, tutorial, credits, difficulty, mood, feeling, feel
noise | atmosphere, vibe, vibes, theme, setting, background, backdrop, foreground, sky color, palette, tone, design, graphics, art, sprites, sprite, animation, effect, effects, particle, particles
noise | explosion, celebration, little celebration, party time, confetti, fireworks show, cup final, speed boost, boost, combo meter, meter, distance, height, metre, meters, kilometers, square grid
noise | grid, cell, column, columns, corner, edge, border, wall jump, center, middle, front, gravity, physics, bounce, rule, rules, cat and mouse, cat-and-mouse, rest, minimum, maximum, percent, week
noise | month, year, today, tomorrow, summer, winter, autumn, land, country, nation, house rules, jackpot, crossing, bed time, breath, runner, shooter, fighter, racer, match-3, trade, business, deal
noise | price, shop, store, market, purchase, order up
`;
