/** English: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | flamenco dancer, flamenco dancers
bridesmaid | bridesmaids
angler | fisherwoman, crabber, ferryman
gondolier | gondolier, gondoliers, rower, rowers
lumberjack | lumberjacks, woodcutter, roofer
foreman | foreman, bricklayers, road worker, road workers, welder
sculptor | painter, painters, graffiti artist
astronomer | chemist, biologist, lab assistant
hacker | hacker, hackers, coders, gamer, gamers
caretaker | caretaker, caretakers, janitors, locksmith, technician, handymen
confectioner | confectioner, pizzaiolo, fishmonger, greengrocer, waitresses, chefs
optician | optician, physiotherapist, midwife, medics
receptionist | receptionist, receptionists, estate agent, tax inspector, bureaucrat, hotel manager
croupier | croupier, auctioneer, bookie
linesman | linesman, linesmen, ref, refs
striker | defender, midfielder
bowler | bowler, bowlers, batsman, batsmen, batters, pitcher, wicketkeeper, fielder, fielders
tennis player | tennis player, tennis players
golfer | golfer, golfers, caddie
gymnast | gymnast, gymnasts, acrobats, cheerleader
weightlifter | weightlifters
sprinter | sprinters, marathoner, athletes
ice skater | figure skater, ice skater, skaters
juggler | jugglers, circus performer, street performer, fire eater
street musician | busker, violinist, pianist, saxophonist, trumpeter, cellist, singers
shepherdess | farmhand, goatherd, winegrower, ranchers, milkmaid, ploughman, peasants
cameraman | cameraman, film crew, camera operator
film director | film director, screenwriter, librettist, playwright, poet, novelist
magistrate | notary, court judge
constable | traffic warden, policewomen, border guard, customs officer, police patrol, constable, sheriffs
bouncer | bouncers, gatekeeper, museum guard, palace guard
pickpocket | pickpockets, smuggler, smugglers, shoplifter, outlaw, outlaws, poacher, poachers, kidnapper, bank robbers, crooks, thug, thugs
stepsister | stepsister, stepsisters, schoolgirls, granddaughters, little sister, big sister, flower girl
stepbrother | stepbrother, stepbrothers, schoolboys, little brother, big brother, lad, lads
godmother | godmother, stepmothers, landlady, aunty
godfather | godfather, landlord, landlords, stepfathers, mister
great-grandma | great-grandma, grammy, abuela, elderly woman
great-grandpa | great-grandpa, grandaddy, old men, elderly man, pensioner
teenager | teenager, teenagers, roommate, roommates, flatmate, hitchhikers
duchess | maiden, damsel, duchess, duchesses, empress, countess
emperor | sultan, sultans, emperors, tsar, pharaoh, pharaohs, duke, maharaja, caliph
jester | court jester, jesters, mime, mimes, harlequin
bullfighter | bullfighter, diplomat, ambassador, sculptress
cosmonaut | moonwalker, spacewoman, cosmonauts
airman | pilots, airman, stewardess, stewardesses, flight attendant, flight attendants, aviator
squire | squire, squires, swordswoman, cavalryman, legionnaire, legionnaires, centurion, musketeer, musketeers, conquistador
nomad | merchant, merchants, nomad, nomads, bedouin, blind man, beggar, orphan, castaway, tenant, homeless man, peddler
street sweeper | bin man, binman, garbage man, maid, maids, butler, butlers, dustman
taxi driver | cabbie, trucker, chauffeur, tram driver, rickshaw driver
usher | usher, ticket seller, tour guide, tour guides, bellhop, bellboy, museum guide
cobbler | cobbler, shoemaker, weaver, watchmaker, carver, glassblower, dressmaker, bookbinder, florist, jeweller, jeweler
orchestra | cheering crowd, jury, marching band
djinn | djinns, genies, jinn
troll | bridge troll, mountain troll, ogress, ogresses
leshy | leshy, wood spirit, boogieman
kappa | kappa, jackalope, chupacabra, basilisk, gargoyle, gargoyles, griffin, griffins, manticore, chimera, wendigo, cockatrice
baba yaga | baba yaga, hag, enchantresses, fortune teller
tooth fairy | tooth fairy, nymph, nymphs, dryad, fairy godmother
selkie | selkie, undine, sea nymph
kobold | kobold, kobolds, boggart
leprechaun | leprechaun
reaper | grim reaper, lich, liches
wraith | spectre, specter, wraith, wraiths, apparition
ghoul | ghoul, ghouls, walking dead, draugr
antelope | doe, elk, antelope, gazelle, roe deer, impala, stags
lynx | ocelot, bobcat, snow leopard, wildcat
jackal | jackal, jackals, dingo, hyena, hyenas
sheepdog | sheepdog, bulldog, labrador, dalmatian, guard dog, chihuahua
tabby | tabby cat, pussycat, housecat, stray cat, alley cat
pullet | broiler, guinea fowl
cockerel | roosters
quail | quail, partridge, finch, starling, lark, wren
pelican | pelicans
jay | jay, magpies
budgie | parakeets, budgies
osprey | condors, buzzards
catfish | catfish, mackerel, carps, cod, anchovy, anchovies, guppy, halibut, flounder
moray eel | pythons, boa, boas, adder, grass snake
porpoise | porpoises, pink river dolphin
stingray | hammerhead, hammerhead shark, great white shark, megalodon
sea anemone | urchin, urchins, sea anemone, anemone, anemones, sea cucumber, barnacle, barnacles, plankton, krill, leech, leeches, sea snail
prawn | prawn, prawns, crayfish, crawfish, langoustine, scampi
cockle | cockle, cockles, scallops, abalone
cuttlefish | cuttlefish, nautilus, colossal squid
dragonfly | damselfly, monarch butterfly, mayfly
firefly | firefly
weevil | dung beetle, stag beetle, bedbugs, aphids, termites, woodlouse, stink bug
gnat | gnat, gnats, midge, midges
roach | roaches, cockroaches
millipede | millipede, centipedes, silkworm, silkworms, inchworm, creepy crawly, creepy crawlies, pill bug, larvae
stick insect | cicada, cicadas, stick insect, mantises
vole | dormouse, shrew, field mouse, lab mouse, vermin
stoat | marten, wolverine, mink, polecat, mongooses, honey badger
guanaco | vicuna
cassowary | emus, cassowary, nandu, moa
pterodactyl | pterodactyl, pterodactyls, pterosaur, fire dragon, wyverns
stegosaur | ankylosaurus, longneck dinosaur, sauropods
`;
