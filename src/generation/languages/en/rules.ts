/** English: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | double jump, double-jump, jump twice, double jumping, mid-air jump, jump again in the air
rule lowGravity | low gravity, moon gravity, zero gravity, floaty, weightless, anti-gravity, microgravity
rule dash | air dash, can dash, dash ability, dash move, dodge roll, dashes through, dash button, a dash
rule dash | nitro, nitros, turbo boost, dash on, dodge rolling, rolls to dodge, dash with
rule shield | shield, shields, force field, protective bubble
rule rapidFire | rapid fire, rapid-fire, machine gun, auto fire, autofire, fast shooting, triple shot
rule magnet | magnet, magnetic, coin magnet, attracts coins, magnets
rule wrap | wrap around, wraps around, wraparound, come out the other side, comes out the other side, through walls, screen wrap, no walls
rule multiBall | multi ball, multiball, multi-ball, many balls, several balls, two balls, three balls, extra balls
rule speedUp | faster and faster, gets faster, getting faster, speeds up, speed up, speeding up, increasing speed, become faster, get faster, faster over time
rule speedUp | each faster, every one faster, faster than the last, gets quicker, getting quicker, quicker and quicker, picks up speed, speeding up over time
rule speedUp | gets faster and faster, faster each, faster every, quicker each, quicker every, the faster it, speeds up each, speeds up every, go faster and faster, goes faster
rule fast | fast, quick, fast-paced, high speed, speedy, frantic, lightning fast, super fast, rapid
rule slow | slow, slow-paced, slowly, leisurely, slow paced
rule noEnemies | no enemies, without enemies, no monsters, no bad guys, no violence, no fighting, peaceful, non-violent, nonviolent, no combat, no foes, without monsters, no danger, without violence
rule gentle | relaxing, cozy, cosy, gentle, no death, no dying, can't die, cannot die, no game over, no pressure, no stress, stress-free, toddler, toddlers, preschool, my daughter, my son, my kid
rule gentle | for kids, for children, no scary, nothing scary, not die, never die, can't lose, cannot lose, soothing, zen, calm, no fail, kid-friendly, unwind, lunch break, chill
rule gentle | bedtime, can't sleep, before sleep, mistakes are allowed, not scary, not frightening, something slow, slow and gentle, gently, little ones, unhurried
rule shooting | shoot, shooting, shoots, shooter, gun, guns, laser, lasers, cannon, bullets, throw, throws, throwing, blaster
rule confetti | confetti, celebration, fireworks, party popper, celebrate
rule boss | boss, bosses, final boss, boss fight, end boss
rule endless | endless, infinite, never ending, high score
unit lives | life, lives, hearts, heart, health points, hp, tries, attempts, hit points, chances, misses, mistakes, strikes
unit seconds | second, seconds, sec, secs, s
unit minutes | minute, minutes, min, mins
unit moves | moves, move, turns, swaps, steps
unit laps | laps, lap, rounds
unit rivals | opponents, rivals, competitors, racers, enemies, other cars
unit pairs | pairs, pair
unit points | points, goals
unit holes | holes, hole
unit days | days
unit levels | level, levels, stage, stages, worlds, floors, rounds
unit waves | wave, waves
every every | every, each, after every
every half | half a minute, half minute, half-minute
`;
