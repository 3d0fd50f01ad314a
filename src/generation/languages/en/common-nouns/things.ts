/** English: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | power socket, wall socket, sockets, socket, power strip, extension cord, adapter, adapters, wall outlet
router | router, routers, server rack, modem, microchip, transistor, fuse, fuses, thermostat, usb stick, hard drive, memory card, smoke detector, alarm system
nut and bolt | nuts and bolts, metal nut, rivet, rivets, dowel
conveyor belt | conveyor belt, conveyor belts, shipping container, scaffold, scaffolding, girder, girders, pulley, winch
toolbox | tool box, tool kit, toolboxes, tool chest
clamp | clamps, anvil
power drill | drills, chisel, chisels, sandpaper, tweezers, crowbar, tape measure, trowel, paint roller, blowtorch, spirit level
plunger | plungers, toilet plunger, toilet brush
skein | ball of wool, skein, skeins, wool balls, balls of wool, knitting wool
bobbin | spool, thread spool, bobbin, sewing thread
baby bottle | baby bottles, feeding bottle
clay pot | clay pot, clay pots, urn, urns, tagine
oil lamp | oil lamp, oil lamps, diya, diyas, kerosene lamp
quilt | quilt, quilts, bolster, beanbag, cushions, pillows, sleeping bag, featherbed
dishwasher | tumble drier, washing machines, clothes dryer
hair dryer | air conditioner, sewing machine, weighing scale, kitchen scale, coffee machine, coffee maker, waffle iron, vending machine, parking meter, doorbell
sieve | kitchen tongs, grater, sieve, strainer, funnel, corkscrew, can opener, bottle opener, peeler, nutcracker, mortar and pestle, cookie cutter, colander, spatula, oven mitt
comb | bath mat, cotton bud, cotton buds, toothpaste tube, hairbrush, dental floss, nail file, bath towel, wet wipe, wet wipes, tissue box
scouring pad | dish sponge, scrubber, scouring pad, loofah
dumpster | wheelie bin, wheelie bins, recycling bin, garbage bin, litter bin, dumpster, dumpsters, bin bag, bin bags
fire extinguisher | fire extinguishers
feather duster | feather duster, mosquito net, mosquito coil, air freshener, bleach, detergent, laundry basket, clothesline, doormat, coat hanger, hangers
feather duster | coat rack
balcony | windowsill, attic, balcony, balconies, terrace, patio, porch, corridor, hallway, classrooms, cafeteria, locker room
roof tile | gutter, drainpipe, pillar, pillars, archway, fireplace, doorstep
castanets | castanets, castanet, tambourine, tambourines, xylophone, lute, lutes, mandolin, oud, sitar, balalaika, oboe, bassoon, pan flute, bongo, cymbal, cymbals, music box, kazoo
castanets | didgeridoo, cowbell, jukebox
flute | flutes, tin whistle, wooden flute
accordion | accordions, bandoneon
conga | conga, congas, djembe, djembes, snare drum, bongos, war drum, tabla, dholak
trombone | trumpets, trombone, tuba, bugle, french horn, vuvuzela
ukulele | ukuleles, electric guitar, bass guitar, guitars, lyre
viola | fiddles, violins, viola, double bass, cellos
folding fan | hand fan, folding fan, paper fan, handheld fan
chess piece | rook, rooks, chessman, chessmen, draughts piece, checker, meeple
rocking horse | jack-in-the-box, rocking horse, dollhouse, tin soldier, building blocks, wind-up toy, pogo stick, bubble wand, jump rope, ouija board, playpen, modelling clay, playdough, snow globe
rocking horse | paper plane, paper boat, water balloon, pacifier
shuttlecock | shuttlecock, shuttlecocks, badminton racket
ping-pong ball | ping-pong ball, ping-pong balls, table tennis bat, table tennis paddle
baseball bat | baseball bat, baseball bats, baseballs
hockey stick | hockey stick, hockey sticks
dumbbell | dumbbell, barbell, kettlebell, treadmill, yoga mat, punching bag, pool cue, balance beam, springboard, diving board, high jump bar, pole vault, paddles, ski pole
dumbbell | snorkel, life jacket, knee pad, kneepads
butterfly net | landing net, dip net, insect net, bug net, hand net, trawl, fishing nets, safety net
playing card | playing card, playing cards, ace card, joker card, deck of cards, poker card, trump card
email | e-mails, spam mail, spam mails, junk mail, emails, email
keyboard | keyboards, computer keyboard, typewriter
printer | printers, photocopier, copier, scanner, ink cartridge
pencil case | pencil case, pencil sharpener, correction fluid, highlighter, drawing pin, protractor, report card, timetable, school desk, bulletin board, comic book, comic books, sheet music
pencil case | flash card
rain boots | rain boot, rain boots, wellies, wellington boots, rubber boots, cowboy boots, ski boots, snow boots
sneakers | sports shoe, running shoes, cleats, football boots
raincoat | raincoats, poncho, ponchos, trench coat, tailcoat, waistcoat, cardigan, hoodie, hoodies, bathrobe
shawl | scarves, shawl, shawls, bandana, bandanas, keffiyeh
sun hat | sun hat, straw hat, sun hats, sombrero, sombreros, straw hats, bowler hat
helmet | helmet, helmets, hard hat, hard hats, safety helmet, bike helmet
`;
