/** English: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | space, space exploration, outer space, galaxy, cosmos, cosmic, universe, moon, mars, orbit, astronaut, stars, nebula, milky way, planets, asteroid, interstellar, solar system, astronomy
theme space | starship, spaceship, lunar, alien, sci-fi, starfighter, starfighters, space station, enemy starship, energy orb
theme ice | ice, snow, snowy, icy, winter, arctic, antarctica, antarctic, frozen, glacier, north pole, south pole, igloo, iceberg, christmas, xmas, penguin, ski, polar, blizzard, frost, santa
theme ice | santa claus, snowball, snowballs, reindeer, snowman, wintry, wintertime, snowfall, walrus, walruses, yeti, yetis, narwhal
theme forest | forest, woods, woodland, autumn, autumnal, mushroom forest, taiga, camping, campfire, national park, enchanted forest, park, picnic, leaves, wilderness, fairy tale
theme ocean | ocean, sea, underwater, under the sea, deep sea, coral, coral reef, reef, aquarium, submarine, fish tank, atlantis, mermaid, undersea, seabed, lake, river, pond, water world, whale
theme ocean | dolphin, octopus, diving, diver, scuba, venice, lagoon, canal, kraken, krakens, sea mine, narwhals
theme desert | desert, sahara, dunes, sand dunes, egypt, egyptian, pyramid, pyramids, pharaoh, wild west, cowboy, canyon, cactus, oasis, camel, western, sandstorm, mummy, gladiator, gladiators, tank
theme desert | tanks, soldier, soldiers
theme city | city, car, cars, automobile, downtown, new york, tokyo, paris, london, skyscraper, skyscrapers, rooftop, rooftops, urban, office, highway, metro, subway, traffic
theme city | mall, stock market, train station, airport, hospital, road, museum, supermarket, wall street, job, marketing, business, cover letter, career
theme castle | castle, medieval, kingdom, knight, knights, fantasy, palace, throne, dungeon, fairytale, dragon, wizard, princess, tower keep, viking, magical kingdom, temple, samurai, fortress
theme castle | mythical, unicorn, king, orc, orcs, goblin, goblins, cave goblin, archer, archers, minotaur, hydra, catapult
theme candy | candy, candies, candy land, candyland, sweets, lollipop, gingerbread, chocolate, cake, cakes, ice cream, donut, donuts, sugar, dessert, cupcake, rainbow, cotton candy, gummy, unicorns
theme candy | marshmallow, bubblegum, cookie, cookies
theme haunted | abandoned house, derelict house, abandoned mansion, abandoned hospital, abandoned school
theme haunted | haunted, halloween, spooky, ghost, ghosts, graveyard, cemetery, vampire, zombie, zombies, witch, skeleton, horror, haunted house, haunted mansion, haunted castle, pumpkin, pumpkins
theme haunted | bat, crypt, creepy, scary, werewolf, nightmare, monster mansion, undead, tomb, mummies
theme haunted | spooky house, house of ghosts
theme farm | farm, barn, farmer, tractor, tractors, countryside, field, fields, cow, cows, chicken, hay, ranch, harvest, pig, sheep, village farm, country, wheat, meadow, pasture, orchard, scarecrow
theme jungle | jungle, rainforest, tropical forest, safari, savanna, savannah, africa, amazon, monkey, gorilla, tiger, dinosaur, dinosaurs, prehistoric, jurassic, mayan, aztec, bamboo, panda, zoo
theme jungle | australia, outback, kangaroo, lost temple, explorer, piranha, piranhas, capybara, capybaras
theme beach | beach, island, pirate, pirates, tropical, palm tree, palm trees, surf, surfing, summer, sand castle, sandcastle, hawaii, coast, seaside, treasure island, desert island, vacation, holiday
theme beach | lagoon, coconut, pirate ship
theme volcano | volcano, volcanic, lava, magma, hell, inferno, fire world, fiery, eruption, underworld, burning, ember, demon, demons
theme garden | garden, gardens, flower, flowers, flowerbed, backyard, lawn, greenhouse, bee, bees, butterfly, butterflies, ladybug, snail, spring, vegetable garden, gardening, gnome, insects
theme garden | bug world, hedge, blossom, sakura, cherry blossom
theme kitchen | kitchen, restaurant, pizza, pizzeria, bakery, chef, cook, cooking, food, sushi, burger, diner, cafe, café, bistro, fridge, noodle, ramen, taco, hamburger, breakfast, cheese, croissant
theme kitchen | croissants, cookery, picnic table, canteen, baker, vegetables, fruits
theme school | school, classroom, library, teacher, university, homework, exam, books, student, students, bookworm, alphabet, math, chalkboard, kindergarten, laboratory, science lab, bookstore
theme school | schoolyard, lab, college
theme cyberpunk | cyberpunk, neon, futuristic, cyber, hacker, synthwave, vaporwave, future, robot, robots, virtual, matrix, laser, computer, digital, tron, android, techno, circuit board, glitch
theme cyberpunk | retrowave, drones, drone, factory, megacity, nightclub, night club, disco, dance club, rave, mech, mechs, cyborg, cyborgs, turret, turrets
theme sky | sky, sky diving, skydiving, parachute, clouds, cloud, airplane, plane, balloon, heaven, bird, birds, wind, hot air balloon, airship, mountain top, kite, floating islands, mountain
theme sky | mountains, alps, paragliding, rooftop sky, airplanes
theme cave | cave, cavern, mine, miner, underground, tunnel, tunnels, crystal cave, gold mine, mines, gems, gem, crystals, treasure cave, gold, treasure, mole, moles, dwarf, sewer, archaeology
theme cave | spelunking, golem, golems, gold bar
theme toys | toy, toys, toy box, playroom, nursery, teddy bear, teddy, doll, dolls, lego, bricks toys, puzzle, kids room, circus, carnival, amusement park, birthday
theme toys | balloons, party, plush, clown, funfair, playground, cat toys, yarn
theme home | at home, house, in the house, around the house, inside the house, apartment, living room, livingroom, lounge, bedroom, bathroom, attic, hallway, basement, cellar
theme home | household, housework, chores, grandma's house, grandmas house, grandpa's house, my room, dining room, sofa, couch, carpet, vacuum cleaner, vacuum cleaners, laundry, furniture
theme home | housecat, house cat, pillow, pillows
theme village | village, villages, town, small town, little town, hometown, old town, street, streets, side street, neighbourhood, neighborhood, neighbour, neighbours, neighbor, neighbors
theme village | market, market square, marketplace, market stall, town square, village square, square of the town, village fair, street fair, flea market, fete, church, bell tower
theme village | mailman, postman, local shop, corner shop, village green, town hall, suburb, suburbs
theme sports | sport, sports, stadium, stadiums, sports ground, sports field, football pitch, football field, soccer field, soccer pitch, football, soccer, rugby, baseball, basketball, volleyball
theme sports | handball, badminton, tennis, tennis court, basketball court, sports day, field day, gym, gymnasium, sports hall, pe class, pe lesson, playing field, race track, running track
theme sports | athletics, olympics, olympic, olympic games, world cup, marathon, training ground, grandstand, coach, athlete, athletes, penalty, referee, gymnastics
time night | night, at night, midnight, nighttime, moonlight, moonlit, starry, dark, nocturnal, after dark, starlit
time dawn | dawn, sunrise, morning, early morning, daybreak
time dusk | dusk, sunset, evening, twilight, golden hour, synthwave, vaporwave
time day | daytime, sunny, by day, noon, daylight, bright day
weather snow | snow, snowy, snowing, snowfall, blizzard, winter, christmas, snowstorm
weather rain | rain, raining, rainy, storm, stormy, thunderstorm, monsoon, drizzle
weather leaves | autumn, fall leaves, falling leaves, autumnal, windy, autumn leaves
weather petals | cherry blossom, cherry blossoms, sakura, petals, blossoms, spring
weather fog | fog, foggy, mist, misty
weather embers | lava, volcano, embers, sparks, ashes
weather bubbles | underwater, bubbles, deep sea, under the sea, aquarium
weather stars | starry, space, galaxy, stars in the sky, starlight
mood cheerful | cheerful, happy, fun, funny, cute, silly, colorful, colourful, playful, party, joyful, bright, upbeat, goofy, celebration, cheery, adorable, kawaii, lively, wacky
mood calm | calm, relaxing, relaxed, cozy, cosy, peaceful, zen, chill, soothing, quiet, gentle, slow-paced, meditative, serene, lofi, lo-fi, lunch break, unwind, dreamy, tranquil, stress-free, soft
mood calm | mellow
mood tense | tense, intense, fast-paced, frantic, hardcore, action-packed, thrilling, survival, dangerous, stressful, adrenaline, action packed, desperate, hectic, stealth
mood spooky | spooky, scary, creepy, haunted, horror, eerie, dark, gothic, halloween, ghostly, sinister, nightmare, terrifying, macabre
mood epic | epic, heroic, legendary, grand, mighty, glorious, adventure, quest, battle, war, majestic, boss, ultimate, kingdom, myth, mythic
mood melancholy | melancholy, sad, lonely, loneliness, alone, grief, nostalgic, nostalgia, bittersweet, loss, lost love, farewell, solitude, sorrow, wistful, longing, missing someone, heartbreak
mood melancholy | depression
difficulty easy | easy, simple, beginner, casual, not too hard, not hard, for kids, for children, easy mode, not difficult, child-friendly, kid-friendly, kids, toddler, toddlers, my daughter, my son
difficulty easy | my kid, preschool, not too difficult, my little brother, my little sister, for my kids, my grandma
difficulty hard | hard, difficult, challenging, brutal, hardcore, very hard, tough, extreme, punishing, insane, impossible, nightmare mode, super hard, hard mode, unforgiving
difficulty easy | rubbish at it, bad at it, not too good, not very good, not too strong, not too clever, not too smart, lose sometimes, let me win, go easy on me, easy to beat
difficulty hard | sweaty, rage game, hard to beat, very strong, really strong
difficulty easy | for beginners, beginners, novice, nice and easy, dead easy, super easy, not too tricky
difficulty hard | properly hard, really hard, proper hard, rock hard, stupidly hard, as hard as possible
colour #e53935 | red, crimson, scarlet
colour #fb8c00 | orange
colour #fdd835 | yellow, golden, gold coloured, gold colored
colour #43a047 | green, emerald green
colour #00acc1 | turquoise, teal, cyan
colour #1e88e5 | blue, navy, azure
colour #8e24aa | purple, violet, lavender, lilac, mauve
colour #ec407a | pink, magenta, rose pink, hot pink
look warm | warm colors, warm colours, warm
look pastel | pastel, pastels, soft colors, soft colours
look neon | neon, glowing, fluorescent, synthwave, vaporwave, cyberpunk
look muted | muted, muted colors, grey, gray, monochrome, desaturated, black and white, faded, loneliness, lonely, bleak
style flat | flat design, flat style, flat colors, flat colours, minimalist, minimalistic, minimal style, vector art, clean look, cartoon style, cartoonish
style pixel | pixel art, pixel, pixels, pixelated, pixelart, pixel-art, pixel style, 8-bit, 8 bit, 8bit, 16-bit, 16 bit, 16bit, eight-bit, retro, retro style, retro game, old-school, old school
style pixel | oldschool, chiptune, blocky graphics, low-res
style noir | noir, film noir, black and white, black-and-white, black & white, monochrome, monochromatic, hard-boiled, hardboiled, sin city, silhouette style
style paper | papercraft, paper craft, paper cut, papercut, paper-cut, paper cutout, paper cut-out, paper cut out, cutout, cut-out, cut out style, cut out of paper, made of paper, out of paper
style paper | paper style, paper theater, paper theatre, paper puppets, origami, collage, storybook, story book, picture book, pop-up book, children's book, hand-drawn, hand drawn, handdrawn
style paper | hand-made, handmade, crayon drawing, scrapbook, watercolor, watercolour, doodle, doodles, sketchbook
theme space | moon base, black hole, zero gravity
theme ice | lapland, alaska, northern lights, christmas market, frozen lake
theme forest | treetops, treehouse, campsite, summer camp
theme ocean | harbour, harbor, shipwreck, fjord, riverbank, mediterranean
theme desert | arizona, saloon, prairie
theme city | building site, construction site, gas station, petrol station, car park, fire station, shopping centre, manhattan
theme castle | ruins, monastery, cathedral, middle ages, ancient rome, colosseum
theme candy | sweet shop, candyfloss, jelly beans
theme haunted | ghost train, transylvania, dracula, abandoned factory, abandoned amusement park
theme farm | vineyard, rice paddy, cornfield, farmyard
theme jungle | serengeti, swamp, stone age
theme beach | seashore, caribbean, copacabana, swimming pool, water park, castaway
theme volcano | vesuvius, pompeii
theme garden | allotment, flower bed, vegetable patch, front yard, balcony flowers, anthill, beehive, easter bunny
theme kitchen | cafeteria, pub, tavern, food stall, food truck, coffee shop, tea room, cocktail bar, chip shop, chippy, fast food
theme school | lecture hall, campus, daycare
theme cyberpunk | server room, cyberspace, virtual reality, dystopian, dance floor
theme sky | himalayas, everest, machu picchu, mount fuji, peaks
theme cave | catacombs, mineshaft, subway tunnel, bunker
theme toys | theme park, fairground, ferris wheel, roller coaster, rollercoaster, bouncy castle
theme home | balcony, garage, corridor, staircase, bathtub, loft, porch, fireplace, living-room table, sleepover
theme village | bazaar, souk, street carnival, oktoberfest, beer tent, festival, street party, farmers' market, night market, town gate, alley
theme sports | ice rink, skatepark, bowling alley, boxing ring, dojo, cricket pitch, golf course
time night | pitch-black
time dawn | first light, rising sun
time dusk | nightfall, sundown, late afternoon
time day | midday, lunchtime, afternoon, sunshine
weather rain | downpour, it's pouring, pouring down, bucketing down, thunder, umbrella weather
weather snow | snowflakes, sleet
weather fog | haze, hazy
weather leaves | blustery
weather petals | cherry trees
weather embers | wildfire
weather stars | shooting stars, night sky
mood cheerful | hilarious, jolly, quirky, comical, lighthearted, whimsical
mood calm | laid-back, laid back, comfy, snug, calming, wholesome
mood tense | exciting, gripping, suspense, nerve-wracking
mood spooky | frightening, ominous, unsettling, spine-chilling
mood epic | monumental
mood melancholy | gloomy, mournful, heartbreaking, homesick
difficulty easy | beginner-friendly, newbies, easy-peasy, piece of cake, very easy, really easy, not very hard, for my grandad, for my nan
difficulty hard | super difficult, insanely hard, crazy hard, extremely hard, bloody hard, fiendish, for experts, not easy, not too easy
style flat | flat art, cartoony
style pixel | game boy, gameboy, commodore 64, atari
style noir | b&w, greyscale
style paper | cardboard, paper mache, pencil drawing
look pastel | pale colors, pale colours
`;
