/** English: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | replaced by, replaced with, swapped for, turned into, exchanged for
as | as, acting as, playing as, serving as, used as
instead | instead of, in place of, rather than, replacing, in lieu of, not the usual
hero | hero, player, main character, tower*, turret*, paddle, bat, racket, bird, snake, plumber, runner, car, cars, frog, dino, dinosaur
enemy | enem*, foe, foes, opponent*, rival*, goalkeeper*, goalie, goalies, keeper, keepers, ghost*, invader*, alien, aliens, monster*, creep*, baddies, bad guys, villain*
enemy | zombie*
item | item*, collectible*, pin, pins, skittles, piece, pieces, counter, counters, pawn, pawns, number*, digit*, tile*, card*, block*, brick*, stone, stones, gem*, jewel*
item | cand*, symbol*, bubble*, food, fruit, fruits, apple*, coin*, dot*, pellet*, egg*, prey, marker*
obstacle | obstacle*, mine, mines, pipe*, hurdle*, wall*, spike*, iceberg*, asteroid*
projectile | ball, balls, puck, bullet*, arrow*, ammo, projectile*, cannonball*, dart*
`;
