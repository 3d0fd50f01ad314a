/** English: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
briefs | boxers, knickers, underpants, boxer shorts, y-fronts, grundies, bloomers, budgie smugglers, pair of pants, dirty nappy, dirty nappies, granny pants, underwear, frilly knickers
briefs | speedos, knicker, undercrackers, pair of knickers, stinky nappy, kachha, chaddi, long johns, lost underpants
hiking-boot | boots, wellington boot, wellington, wellingtons, gumboot, gumboots, galoshes, cowboy boot, ugg boots, doc martens, army boot, army boots, walking boots, muddy boots, muddy boot
hiking-boot | work boots, winter boots, old boot, moon boots
plant | sugar cane, nettle, nettles, stinging nettle, stinging nettles, thistle, thistles, reeds, poison ivy, venus flytrap, venus fly trap, venus fly traps, sugarcane, tulsi, tulsi plant
plant | bracken, heather, dock leaf, dock leaves, tumbleweed, tumbleweeds, man-eating plant, flytrap, fern, ferns, lilypad, lilypads, beanstalk, clover patch, bulrushes, spinifex
plant | water lilies, lichen, crabgrass, wisteria, money plant, strawberry plant, tomato plant, tomato plants, carnivorous plant
sack | trash bag, bin bag, bin bags, trash bags, garbage bag, garbage bags, rubbish bag, rubbish bags, black bag, sack of potatoes, gunny bag, sack of coal, santa sack, mail sack, mailbag
sack | postbag, bin liner, bin liners, flour sack, coal sack, swag bag, bag of rubbish, hessian sack, burlap sack, gunny sack, bag of flour, grain sack, bag of cement, cement bag
railway-car | minecart, train carriage, train carriages, goods wagon, coal wagon, caboose, boxcar, boxcars, dining car, mine cart, mine carts, freight car, railway carriage, sleeper carriage
railway-car | mine wagon, freight wagon, guard's van, goods wagons
canoe | rowing boat, rowing boats, shikara, coracle, longboat, rubber dinghy, life raft, row boat, swan boat, inflatable boat, dugout canoe, airboat, swan pedalo
bed | mattress, crib, cribs, bunk bed, bunk beds, hammocks, sleeping bags, charpai, charpoy, khaat, camp bed, air bed, airbed, four poster bed, moses basket, bassinet, waterbed
bed | inflatable mattress, blow up bed, sickbed, hospital bed, hospital beds, palna
old-woman | nanan, gramma, nonna, dadi, dadiji, naniji, ammamma, great aunt, old dear, little old lady, meemaw, gam gam, bubbe, nanima, thakuma, ajji, biddy, memaw, grandmama
old-man | pop-pop, dadaji, nanaji, thatha, grampy, papaw, pawpaw, great grandad, great uncle, old codger, old geezer, geezer, old fella, grandpop, peepaw, granda, zayde, nanu, ajoba, grampa
woman | mumma, daughter-in-law, wifey, housewife, bhabhi, akka, chachi, maasi, amma, mataji, sheila, lass, soccer mom, dinner lady, lollipop lady, dinner ladies, lunch lady, dinnerlady
woman | maid of honour, flower lady, tea lady, wife, landgirl, land girl, spinster, aunti, maushi, atya, chithi, periamma
man | uncleji, blokes, bhaiya, chacha, chachaji, mamaji, tauji, appa, babuji, best man, groomsmen, larrikin, tradie, tradies, jackaroo, lollipop man, ice cream man, zamindar, thakur
boy | altar boy, paper boy, choirboy, choir boy, cub scout, beaver scout, scouts, godson, lil bro, laddie, wee lad, sonny, tyke, chhota bhai, errand boy, ball boy, stable boy, cabin boy
boy | cub scouts, page boy, ballboy, chimney boy
girl | girl guide, girl guides, girl scouts, goddaughter, lil sis, lassie, wee lass, bitiya, gudiya, ball girl, munni, goose girl, ballgirl, teenage girl, goldilocks, red riding hood
baby | bubba, triplets, bairn, bairns, babby, wee bairn, bambino, munchkin, preemie, quadruplets
child | kiddo, kiddos, kiddie, kiddies, little one, schoolkid, schoolkids, preschooler, preschoolers, kindergartner, kindergartener, grandkid, grandkids, rugrat, rugrats, brat, brats
child | street urchin, sprogs, youngster, youngsters, tween, kindy kids, littlies, bacchas, baccha, bachcha, ragamuffin, foundling
person | nosy neighbour, wedding guest, birthday girl, birthday boy, pilgrims, morris dancer, morris dancers, pearly king, pearly queen, town crier, guy fawkes, highlander, drummer boy
person | majorettes, trick or treater, trick or treaters, carol singer, carol singers, carollers, caroller, hikers, ramblers, birdwatcher, twitcher, trainspotter, trainspotters, campers
person | caravanner, backpackers, chav, bogan, vagrant, rough sleeper, punk rocker, teddy boy, surfer dude, skater boy, cat burglar, muggers, bank robber, highwaymen, mafia boss, convict
person | convicts, vandals, hooligans, stuntman, stuntwoman, tightrope walker, lion tamer, sword swallower, snake charmer, rickshaw wallah, chaiwala, chaiwallah, chai wala, dabbawala
person | dabbawalla, kathakali dancer, qawwal, bushman, pioneer, pioneers, gold prospector, wicket keeper, jockey, jockeys, football fan, hypnotist, palm reader, bagpipe player, bandleader
person | tabla player, sitarist, dholi, sitar player, serfs, townsfolk, townspeople, courtiers, lady in waiting, cavewoman, neanderthal, evacuees, suffragettes
police-officer | bobby, bobbies, pc plod, deputy sheriff, state trooper, mountie, mounties, havildar, traffic cop, parking inspector, hawaldar, detective inspector, swat officer, fbi agent
police-officer | meter maid, traffic policeman, highway patrol, police chief
guard | beefeaters, yeoman warder, security guards, night watchman, nightwatchman, chowkidar, prison guard, prison guards, prison warden, royal guards, king's guard, palace guards
construction-worker | brickie, brickies, navvies, scaffolder, scaffolders, plasterers, gaffer, crane operator, digger driver, roadworker, dockers, flagman, labourers, tilers
construction-worker | painter and decorator, surveyor, thatcher, hod carrier, trackman, gangman, level crossing keeper, crossing keeper, signal man, track worker, railway worker, wharfie
construction-worker | asphalter
factory-worker | machinist, mill worker, millworker, assembly worker, assembly line worker, foundry worker, lathe operator
mechanic | car mechanic, garage mechanic, grease monkey, repair man, panel beater, plane mechanic, pit crew, service technician
cook | sous chef, halwai, fry cook, bawarchi, short order cook, line cook, maharaj, lunch cook, chocolatier, dosa maker, burger flipper, baker's boy, cake maker, school cook, chippy owner
cook | ice cream maker, sweet maker, pitmaster, grill master, dessert chef
baker | miller, millers, pie maker
shopkeeper | grocers, market trader, stallholder, stall holder, street vendor, street vendors, vendors, hawkers, sabziwala, sabzi wala, paanwala, paan wala, phoolwala, shoe maker
shopkeeper | antique dealer, deli owner, bodega owner, chaat wala, car salesman, sweet seller, shop lady, bakery owner, lemonade seller, flower seller, fruit seller, kabadiwala, chai seller
shopkeeper | corner shop man
cashier | checkout girl, checkout lady, checkout assistant, till operator, bank teller, ticket clerk, teller, checkout operator
waiter | footmen, bus boy, maître d, barback, wait staff, air hostess, air steward, cabin crew, hotel porter, doorman
bartender | pub landlord, saloon keeper, soda jerk
office-worker | office manager, intern, interns, ceo, businessmen, civil servant, councilor, prime minister, ministers, sarpanch, club secretary, realtor, tax man, tax collector, hr lady
office-worker | salaryman, committee member, sysadmin
teacher | headteacher, head teacher, headteachers, school principal, teaching assistant, lecturer, lecturers, tutor, tutors, governess, sunday school teacher, schoolmistress, school teacher
teacher | schoolteacher, masterji, guruji, substitute teacher, supply teacher, maths teacher, math teacher, science teacher, dance teacher, music teacher, piano teacher, instructor
teacher | schoolmarm, form tutor, vice principal, kindergarten teacher, nursery teacher, driving instructor, ustaad
student | schoolchildren, fresher, freshers, freshman, prefects, head boy, head girl, undergraduate, undergrad, sophomore, uni student, teacher's pet, school bully
health-worker | matron, midwives, physio, vaid, therapist, carer, carers, school nurse, first aider, plague doctor, district nurse, ward sister, medicine man, doctor sahib
dentist | dental nurse, tooth doctor
vet | veterinary nurse, animal doctor
farmer | farm hand, farm hands, kisan, cattle farmer, dairy farmer, crofter, farmer's wife, grazier, strawberry picker, fruit picker, fruit pickers, cotton picker, loggers, sheep shearer
farmer | shearer, shearers, pig farmer, sheep farmer, wheat farmer, haymaker, farm girl, farm boy, zookeeper, zoo keeper, zookeepers, forest ranger, park rangers, tree surgeon
shepherd | shepherd boy, goat herder, little bo peep, bo peep, gwala
fisherman | trawlerman, fishers, trawlermen, machhwara, clam digger
sailor | ferrymen, deckhands, first mate, cabin boys, navy man, mariners
captain | sea captain, admirals, ship captain, sea dog
lighthouse-keeper | lighthouse man, lightkeeper
hunter | huntsmen, trappers, gamekeepers, big game hunter, shikari, fur trapper
gardener | allotment holder, greenkeeper, allotment gardener, flower grower
beekeeper | apiarist, bee keeper
librarian | school librarian
postman | postie, posties, mailmen, postwoman, dakiya, postal worker, mail lady, post lady, delivery drivers, delivery man, delivery boy, delivery girl, mailwoman, pizza delivery guy
messenger | bike courier, herald, bike messenger, dispatch rider, errand runner
driver | bus drivers, cabbies, cab driver, cab drivers, lorry driver, lorry drivers, truckie, truck drivers, train drivers, engine driver, bus conductor, van driver, white van man, auto wala
driver | autowala, auto driver, race car driver, racing driver, tuk tuk driver, motorists, wagon driver, uber driver, auto rickshaw driver
pilot | co-pilot, copilot, flying ace, fighter pilot, fighter pilots, wing commander, airline pilot
passenger | stowaways, hitch-hiker, holidaymakers, sightseers
cleaner | cleaners, cleaning ladies, dustmen, binmen, bin men, dustbin man, garbage collector, garbage collectors, refuse collector, street sweeper, street sweepers, chimney sweeps
cleaner | window cleaners, housekeepers, dhobi, safai karamchari, scullery maid, school caretaker, toilet cleaner, trash collector, trash man, shoeshine boy, shoe shiner
babysitter | childminder, au pair, daycare worker, baby sitter, wet nurse, nursery nurse
tailor | darzi, knitters, lacemaker, fashion designer, mad hatter, quilter, stylist
potter | kumhar
carpenter | joiners, cabinet maker, wood carver, boat builder, toymaker, toy maker, gepetto
blacksmith | farriers, lohar, swordsmith, bellfounder
miner | coal miner, coal miners, gold miner, gold miners, pitman, opal miner, forty-niner
electrician | sparky, sparkies, bijli wala
plumber | pipefitter, gas fitter
rolling-pin | belan, chakla belan, pastry roller
flatbread | chapati, chapatis, roti, rotis, naan bread, paratha, parathas, poori, puri, puris, chapatti, masala dosa, uttapam, kulcha, bhatura, pitta bread, papad, poppadom, poppadoms
flatbread | papadum, oatcake, oatcakes, crumpets, aloo paratha, makki roti, thepla, rumali roti, appam, bannock, farl, pitta
pot-of-food | casserole, lancashire hotpot, sambar, rasam, daal, dal makhani, chole, rajma, clam chowder, chili con carne, irish stew, cawl, stockpot, crockpot, slow cooker, pressure cooker
pot-of-food | aubergine stew, kadai, kadhai, handi, stovies, mushy peas, haleem, nihari, pot roast, brunswick stew, soup pot, beef stew, undhiyu, pav bhaji, bhaji
shallow-pan-of-food | paella pan, biriyani, chicken biryani, pulao, veg biryani, tawa
curry-rice | butter chicken, tikka masala, chicken tikka masala, vindaloo, dal chawal, rajma chawal, katsu curry, balti, curd rice, palak paneer, paneer butter masala, kadhi chawal
curry-rice | fish curry, egg curry, thali, sambar rice
dumpling | cornish pasty, cornish pasties, sausage roll, sausage rolls, momo, momos, modak, modaks, gujiya, kachori, kachoris, pot sticker, potsticker, potstickers, dim sim, idli, idlis
dumpling | vada, vadas, medu vada, pierogies, hot pocket, curry puff, pakora, pakoras, bhajiya, idly
candy | sweeties, jelly babies, jelly baby, liquorice, humbug, humbugs, sherbet lemon, wine gum, wine gums, toffee, toffees, fudge, boiled sweet, boiled sweets, gobstopper, gobstoppers
candy | jawbreaker, jelly bean, bubble gum, chewing gum, laddu, laddoo, laddoos, ladoo, barfi, burfi, jalebi, jalebis, peda, kaju katli, rasgulla, rasgullas, gulab jamun, gulab jamuns
candy | soan papdi, mithai, butterscotch, peppermint, peppermints, lolly, lollies, pick n mix, candy corn, saltwater taffy, taffy, nougat, tootsie, dolly mixtures, rhubarb and custards
candy | stick of rock, seaside rock, chikki, lozenge, cough sweet, mint imperial, sour worms, gummy worms, musk sticks, minties, caramels
food | vegemite toast, vegemite, scotch egg, scotch eggs, black pudding, yorkshire pudding, yorkshire puddings, bubble and squeak, beans on toast, ploughman's lunch, gravy, gravy boat
food | tater tots, coleslaw, mac and cheese, mac n cheese, meatloaf, hummus, chutney, paneer tikka, poha, upma, khichdi, pani puri, panipuri, golgappa, golgappe, bhel puri, bhelpuri
food | vada pav, chaat, aloo tikki, dhokla, sev, namkeen, seekh kebab, tikka, chicken tikka, tandoori, murukku, payasam, kheer, halwa, ghee, gajar halwa, jaggery, porridge oats, fish fingers
food | fish finger, kumara, lamington, lamingtons, pavlova, fairy bread, dim sims, damper bread, jell-o, eton mess, spotted dick, treacle, golden syrup, maple syrup, syrup, peanut butter
food | nutella, stir fry, tempeh, zucchinis, okra, bhindi, karela, bitter gourd, bottle gourd, tamarind, litchi, custard apple, chikoo, sapota, passionfruit, dragonfruit, sultanas, raisin
food | raisins, prune, prunes, sunflower seed, sunflower seeds, pumpkin seeds, bird seed, dog food, cat food, pet food, packed lunch, school dinner, school dinners, tv dinner
bento-box | tiffin box, dabba, tiffin carrier, tupperware, dabbas, lunch pail, tiffin boxes
sandwich | sarnie, sarnies, butty, butties, bacon butty, chip butty, toastie, toasties, blt, sub sandwich, hoagie, cheese toastie, cucumber sandwich, cucumber sandwiches, bacon sandwich
sandwich | sloppy joe, po boy, club sandwich, jam sandwich, grilled cheese, ham sandwich, pb and j, pbj, peanut butter sandwich, bacon roll, philly cheesesteak, cheesesteak, reuben, panini
sandwich | bombay sandwich, tuna sandwich, jam sandwiches
french-fries | chips and gravy, cheesy chips, curly fries, packet of crisps, hot chips, poutine, bag of crisps, sweet potato fries
hot-dog | frankfurter, sausage sizzle, corndog, corn dogs, chipolatas, hot dogs, pigs in blankets, bangers and mash, sausage in bread
meat-on-bone | sunday roast, roast lamb, lamb chops, ham hock, ribs, bbq ribs, leg of lamb, joint of meat, christmas ham, brisket, baby back ribs, pork chops, turkey leg, hog roast
poultry-leg | drumsticks, chicken nuggets, tandoori chicken, chicken legs, buffalo wings, hot wings, chicken drumstick, chook leg, chicken tenders, chicken dippers, chicken 65
poultry-leg | rotisserie chicken
pie | apple pie, meat pie, mince pie, mince pies, shepherd's pie, cottage pie, pork pie, pork pies, cherry pie, key lime pie, jam tart, jam tarts, custard tart, custard tarts, bakewell tart
pie | egg tart, fish pie, steak pie, party pie, apple crumble, rhubarb crumble, blueberry pie, custard pie, banoffee pie, treacle tart, humble pie, pot pie
cupcake | fairy cake, fairy cakes, blueberry muffin, patty cake, butterfly cakes, bun cake
shortcake | victoria sponge, carrot cake, chocolate cake, battenberg, swiss roll, chocolate brownie, tres leches, coffee cake, pound cake, lemon drizzle, lemon drizzle cake, angel cake
shortcake | black forest gateau, layer cake, simnel cake, parkin, rum cake, strawberry shortcake, red velvet cake, upside down cake, yule log, tea cake
birthday-cake | wedding cake, bday cake, birthday cakes, caterpillar cake, christening cake, christmas cake
doughnut | jam doughnut, jam doughnuts, donut holes, glazed donut, beignet, beignets, funnel cake, cruller, balushahi, krispy kreme, jam donut, iced ring, donut hole
cookie | digestive biscuit, digestives, custard cream, custard creams, bourbon biscuit, hobnob, hobnobs, jammie dodger, rich tea, ginger nut, ginger nuts, anzac biscuit, anzac biscuits
cookie | tim tam, tim tams, snickerdoodle, gingerbread men, choc chip cookie, chocolate chip cookie, chocolate chip cookies, oreo, oreos, macaroon, shortbread, nankhatai, dog biscuit
cookie | dog biscuits, cream biscuit, parle g, girl scout cookies, girl guide biscuits, flapjacks, jaffa cake, jaffa cakes, pink wafer, party rings, fortune cookies, biccy, biccies, bikkie
cookie | bikkies, arnotts, fig roll, rock cake, sugar cookie, sugar cookies, marie biscuit, malted milk biscuit
bread | loaf of bread, toast and jam, hot cross bun, hot cross buns, cream tea, tea loaf, pav, pav bread, bread bin, soda bread, barm cake, barmcake, bloomer loaf, teacake, teacakes, toast
bread | toast soldiers, malt loaf, banana bread, buttered toast, slice of toast, dinner rolls, brown bread, white bread, cinnamon roll, cinnamon rolls, cinnamon bun, chelsea bun, iced bun
bread | iced buns, belgian bun, bread and butter, currant bun, currant buns, ladi pav, challah, monkey bread
custard | rice pudding, sticky toffee pudding, christmas pudding, plum pudding, figgy pudding, bread pudding, butterscotch pudding, rasmalai
soft-ice-cream | ice cream cones, 99 flake, mr whippy, softy ice cream, soft serve, soft serve cone
ice-cream | choc ice, ice cream sundae, kulfi, knickerbocker glory, ice cream scoop, banana split, icecream, ice cream sandwich, froyo, kulfis, falooda
shaved-ice | slushies, slushy, snow cones, sno cone, baraf gola, ice gola, slush puppie, shave ice
lollipop | lollypop, ice pop, icy pole, icy poles, toffee apple, toffee apples, chupa chups, lolly pop, paddle pop, freezie
cup-with-straw | orange squash, ribena, soda pop, root beer, ginger beer, sugarcane juice, mango lassi, cordial, fizzy drink, fizzy drinks, fizzy pop, sweet tea, slurpee, kool-aid, pepsi
cup-with-straw | nimbu pani, shikanji, chaas, thums up, energy drinks, orange juice, apple juice, coconut water, dr pepper, cream soda, lemon squash, ginger ale, thandai, jaljeera
cup-with-straw | sarsaparilla, iced coffee, cold drink, protein shake, thickshake
hot-beverage | cuppas, cup of tea, chai, masala chai, cutting chai, mug of tea, cup of joe, flat white, lattes, builder's tea, ovaltine, horlicks, bovril, filter coffee, coffee mug, tea cup
hot-beverage | flask of tea, hot cocoa, mocha, kulhad, kulhad chai, babyccino, nescafe, earl grey, bournvita, mulled wine, tea bag, tea bags, teabag, teabags, tea cosy, saucer, coffee pot
beer-mug | pint of beer, pint, pints, pint glass, ale, ales, lager, lagers, tankard, tankards, pint of lager, schooner of beer, guinness, mead, brewski, craft beer, ipa
tumbler-glass | whisky, whiskey, scotch whisky, rum and coke, moonshine, shot glass, gin and tonic, dram, tumbler, tumblers, port wine, vodka shot
cocktail-glass | mocktail, mocktails, cocktails
tropical-drink | pimms, pimm's, mojito, mojitos, pina colada, punch bowl, margaritas, margarita
jar | jam jars, cookie jar, cookie jars, pickle jar, kimchi jar, mason jar, biscuit tin, biscuit barrel, jar of jam, achar, achaar, mango pickle, strawberry jam, jam pot, pot of jam
jar | jar of pickles, swear jar, lemon curd, raspberry jam, sweet jar, sweetie jar, spice jar, masala dabba, piccalilli, cookie tin, jelly jar, chutney jar, pickled onions
amphora | matka, matkas, ghada, flower vase, surahi, water jug, water pot, earthen pot, kalash, milk jug, milk churn, antique vase, carafe, decanter
bucket | pail, pails, bucket and spade, mop bucket, slop bucket, balti bucket, coal scuttle, paint can, tin of paint, tins of paint, paint tin, sandcastle bucket, milk pail, balti pot
bucket | watering bucket, coal bucket
pile-of-poo | poopy, doo doo, doodoo, dog poo, dog poop, cow pat, cowpat, cow pats, cow dung, cow patty, cow pie, gobar, pigeon poo, bird poop, bird poo, poo emoji, jobbie, jobbies, poopies
pile-of-poo | horse poo, horse muck, muck heap, droppings, guano, dog turd, muckheap, nappy poo, doggy doo
dashing-away | fart, farts, guff, guffs, parp, bottom burp
toilet | loo, loos, lavatory, dunny, dunnies, potty, potties, toilet seat, toilet bowl, outhouse, portaloo, portaloos, porta potty, bedpan, urinals, khazi, chamber pot, bidet, cistern
toilet | latrine, thunderbox, lavvy
roll-of-paper | kitchen roll, paper towel, paper towels, bog roll, tissues, box of tissues, kleenex, baby wipes, serviettes, dunny roll
bin | rubbish bin, rubbish bins, recycling bins, litter bins, green bin, food waste bin, compost bin, trashcan, trashcans, pedal bin, bottle bank, swing bin
clothes-peg | clothes line, washing line, clothes lines, peg bag, laundry peg, hills hoist, clothes horse, drying rack, airer, rotary line, rotary airer, clothes airer, washing lines
motorized-wheelchair | mobility scooter, mobility scooters, electric wheelchair, power chair, powerchair, electric wheelchairs, granny scooter, grandma scooter
manual-wheelchair | wheelchair, wheelchairs, wheel chair
crutch | walking stick, walking sticks, walking frame, zimmer frame, zimmer, zimmer frames, rollator, lathi, shepherd's crook, walking cane
hill | molehills, mole hill, mole hills, grassy knoll, spoil heap, slag heap, mound, mounds, burial mound
burrow | rabbit hole, rabbit holes, mole hole, mole holes, rabbit warren, foxhole, fox hole, foxholes, fox den, badger sett, mouse hole, mouse holes, mousehole, mouseholes, wombat hole
burrow | gopher hole, gopher holes, warren, snake hole, hobbit hole
anthill | ant hill, ant hills, ants nest, ant nest, ant farm, termite mound, termite mounds, termite nest
beehive | bee hive, bee hives, wasp nest, wasps nest, honeycomb, honeycombs, hornets nest, hornet's nest, bees nest
hamster | guinea pigs, guineapig, lemming, lemmings, chinchilla, chinchillas
dog | pup, pups, pupper, puppers, doggo, doggos, doggie, doggies, corgis, sausage dog, sausage dogs, golden retriever, collie, border collie, border collies, whippet, whippets, greyhound
dog | greyhounds, jack russell, westie, terrier, terriers, pug, pugs, cockapoo, labradoodle, spaniel, spaniels, beagle, beagles, basset hound, bloodhound, bloodhounds, rottweiler, dobermann
dog | doberman, mutt, mutts, mongrels, pooch, pooches, pariah dog, street dog, street dogs, stray dog, stray dogs, indie dog, pitbull, alsatian, german shepherd, german shepherds, guard dogs
dog | police dog, st bernard, great dane, foxhound, yorkie, shih tzu, boxer dog, puppy dog, cavoodle, lapdog, wolfhound, cocker spaniel, police dogs, sled dog, sled dogs, sniffer dog
dog | red heeler, blue heeler, shiba, shiba inu, pomeranian, rescue dog, mastiff, airedale, red setter, pekingese, frenchie, french bulldog, akita, samoyed
cat | moggy, moggies, pussy cat, tom cat, tabby, siamese cat, persian cat, ginger cat, ginger tom, alley cats, stray cats, mouser, kitty cat, tortoiseshell cat, calico cat, maine coon
cat | wild cat, sphynx cat, grumpy cat, kitty cats, ragdoll cat, bengal cat, fat cat, barn cat
horse | shetland pony, shire horse, carthorse, cart horse, racehorse, racehorses, mare, mares, stallion, stallions, brumby, brumbies, clydesdale, gee gee, rocking horses, hobby horse
horse | hobby horses, ghodi, police horse, pit pony, shetland ponies, bronco, steed, steeds, horsey, horsie, pantomime horse
monkey | langur, langurs, macaque, marmoset, rhesus monkey, bandar, capuchin, howler monkey, tamarin, mandrill, cheeky monkey, spider monkey, bonobo
animal | tasmanian devil, echidnas, quokka, quokkas, bandicoot, bilby, bilbies, nilgai, stoat, stoats, pine marten, groundhog, groundhogs, prairie dog, prairie dogs, woodchuck, porcupine
animal | aardvark, sloth bear, warthog, sugar glider, numbat, ringtail, water vole, okapi, kiwi bird, rhea bird
bird | robin redbreast, blue tit, blue tits, great tit, house martin, thrush, kingfisher, kingfishers, puffin, puffins, skylark, goldfinch, bullfinch, chaffinch, pheasant, pheasants
bird | kookaburra, kookaburras, lyrebird, blue jay, cardinal bird, roadrunner, mynah, myna, mynas, bulbul, koel, hoopoe, egret, egrets, sarus crane, moorhen, cormorant, cormorants
bird | bin chicken, bin chickens, ibis, oriole, mockingbird, sandpiper, warbler, nuthatch, lapwing, curlew, gannet, flycatcher, waxwing, bluebird, chickadee, drongo, sunbird, willie wagtail
bird | wagtail, avocet
parrot | budgerigar, galah, galahs, lorikeet, lorikeets, cockatiel, cockatiels, lovebird, african grey, rosella
eagle | kestrel, osprey, bald eagle, bald eagles, sparrowhawk, goshawk, peregrine falcon, garuda, golden eagle, harpy eagle, wedge-tailed eagle, turkey vulture, chicken hawk, birds of prey
eagle | bird of prey
owl | barn owl, barn owls, tawny owl, snowy owl, owlet, owlets, hoot owl, screech owl, boobook, eagle owl, horned owl
chicken | chook, chooks, battery hen, pullet, broody hen, bantam, murgi, mother hen, laying hen, chooky
bug | minibeast, minibeasts, woodlice, earwig, earwigs, head lice, bed bug, bed bugs, glowworm, stick insects, silverfish, roly poly, doodlebug, mealworms, pond skater, mite, mites, weta
bug | jugnu, greenflies, hungry caterpillar
cricket | katydid
fly | bluebottle, bluebottles, horsefly, horseflies, blowfly, fruit fly, fruit flies, blowie, blowies, crane fly, sandfly, sandflies, crane flies, hoverfly, hoverflies, bot fly, tsetse fly
spider | daddy long legs, daddy longlegs, redback, redback spider, huntsman spider, funnel web, funnel-web spider, black widow, incy wincy spider, itsy bitsy spider, money spider
spider | wolf spider, spiderling
honeybee | bumble bee, bumble bees, queen bee, worker bee, yellow jacket, yellowjacket, killer bees, murder hornet, worker bees, honey bees, honey bee
slime | bogey, bogeys, bogies, booger, boogers, gunk, gloop, mucus, ectoplasm, snot monster, green goo
object | climbing frame, climbing frames, monkey bars, jungle gym, see-saw, teeter totter, skipping ropes, hula hoops, pogo sticks, spacehopper, space hopper, space hoppers, spinning tops
object | lattu, gilli danda, conker, conkers, pick up sticks, whoopee cushion, bib, bibs, changing mat, baby monitor, cot mobile, party hat, party hats, paper crown, christmas cracker
object | christmas crackers, mistletoe sprig, advent calendar, nativity scene, snow globes, stocking filler, easter basket, maypoles, rangoli, mehndi, henna, pichkari, agarbatti, incense
object | incense sticks, tilak, bindi, bindis, bangles, marigold garland, hedge trimmer, strimmer, leaf blower, leaf blowers, plough, ploughs, water butt, hanging basket, greenhouse pot
object | bird feeder, bird feeders, birdhouse, birdhouses, bird bath, birdbath, bird table, cat flap, litter tray, litter box, scratching post, cat tree, dog lead, dog leash, dog bowl
object | dog kennel, fish tanks, goldfish bowl, fishbowl, birdcage, hamster wheel, troughs, saddles, horseshoe, horseshoes, cheese grater, tin opener, potato peeler, cutting board
object | oven glove, oven mitts, baking tray, cake tin, cake stand, doilies, coaster, coasters, drinking straw, drinking straws, hot water bottle, hip flask, ironing boards, coat hangers
object | safety gate, dustpan and brush, feather dusters, squeegee, zipper, zippers, thimble, thimbles, knitting needle, knitting needles, crochet hook, belt buckle, wigs, hairband
object | hairbands, hair clip, hair clips, scrunchie, scrunchies, bobby pin, bobby pins, hair roller, curlers, hair curlers, nail clippers, eyeshadow, mascara, eyeliner, makeup bag
object | powder puff, fan heater, electric fan, boiler, boilers, wifi router, phone charger, extension lead, fuse box, circuit boards, motherboard, vr headset, smart speaker, record player
object | gramophone, vinyl record, vinyl records, cassette, cassettes, cassette tape, glockenspiel, music stand, tuning fork, piece of chalk, pencil sharpeners, pencil cases, glue sticks
object | glue gun, pritt stick, superglue, sellotape, sticky tape, scotch tape, duct tape, masking tape, pipe cleaners, sticker book, felt tips, inkwell, inkwells, quill, quills, lolly stick
object | lolly sticks, popsicle sticks, googly eyes, play-doh, plasticine, silly putty, gym mat, vaulting horse, pommel horse, trapeze, goalposts, corner flag, basketball hoop, cricket bat
object | cricket bats, shin pad, shin pads, shin guards, knee pads, bike helmets, bicycle bell, bike pump, stabilisers, training wheels, punchbag, skittles set, tennis racket, tennis rackets
object | snooker table, pool table, air hockey table, foosball table, table football, rubber ring, armbands, arm bands, paddling pool, paddling pools, pool noodle, pool noodles, lilo, lilos
object | inner tube, buoy, buoys, lobster pot, lobster pots, crab pot, flippers, periscope, periscopes, eye patch, peg leg, masts, gangplank, deckchair, deckchairs, deck chair, windbreak
object | barbed wire, hand grenade, hand grenades, stick of dynamite, quiver, chainmail, suit of armour, suit of armor, battering ram, battering rams, truncheon, spell book, dreamcatcher
object | dreamcatchers, amulet, amulets, talisman, talismans, voodoo doll, voodoo dolls, tombola, bingo card, bingo cards, bingo balls, paint rollers, wallpaper roll, stepladder
object | plank of wood, tape measures, mallets, soldering iron, jackhammer, jackhammers, pneumatic drill, chainsaw, chainsaws, plaster cast, face mask, face masks, surgical mask
object | bunsen burner, bunsen burners, beaker, beakers, conical flask, pipette, pipettes, statue, statues, totem pole, totem poles, sarcophagus, altar, altars, pew, stained glass, crucifix
object | hymn book, collection plate, chalice, chalices, holy water, war memorial, sundial, sundials, weathervane, weather vane, cuckoo clock, grandfather clock, washing powder
object | fabric softener, crockery, cutlery, scrap metal, cigarette butt, cigarette butts, fag end, broken glass, rat poison, compost, compost heap, fertiliser, fertilizer, bird scarer
object | scare gun
drum | dhol, dhols, mridangam, bodhran, snare drums, bass drum, drum kit, drum kits, drum set, steel drum, steel drums, lambeg drum, nagada, timpani, kettledrum, taiko drum
guitar | veena, electric guitars, tanpura, ukelele, air guitar, acoustic guitar, sarod, ektara
flute | bansuri, penny whistle, panpipes, pan pipes, piccolo, shehnai, pungi, ocarina, fife
trumpet | conch horn
accordion | harmonium, concertina, squeezebox, squeeze box, melodeon
auto-rickshaw | tuk tuks, tuktuk, auto rickshaws
automobile | saloon car, hatchback, sedan, station wagon, mini cooper, old banger, limo, limos, limousine, clown car, vintage car, toy car, toy cars, hot rod, electric car, electric cars
automobile | sports cars, hearse, getaway car, company car, vw beetle, muscle car, remote control car, rc car, rc cars, parked car, parked cars, matchbox car, lowrider, motor car, fancy car
automobile | classic car, classic cars, soapbox car
sport-utility-vehicle | jeep, jeeps, land rover, range rover, suv, 4x4, army jeep, soldiers' jeep, army jeeps, offroader, off-roader, four by four, land cruiser, safari jeep, monster truck
sport-utility-vehicle | monster trucks
pickup-truck | ute, utes, pickup, pick up truck, pickup trucks, breakdown truck, recovery truck, bakkie
minibus | motorhome, school van, people carrier, minivan, minivans, mini bus, matatu, tempo traveller, motor home, winnebago, vw camper
delivery-truck | dustcart, garbage trucks, bin wagon, dumper truck, ice cream van, ice cream vans, milk float, box truck, white van, post van, mail van, tipper truck, food van, chip van
delivery-truck | gritter, gritters, snow plough, tempo truck, mail trucks, parcel van, royal mail van, burger van
articulated-lorry | semi truck, eighteen wheeler, 18 wheeler, road train, big rig, oil tanker truck, petrol tanker, cement truck, concrete mixer truck, hgv, artic lorry, semi trailer
articulated-lorry | car transporter, road trains, milk tanker, big rigs
tractor | combine harvesters, jcb, ride-on mower, baler, snowcat, muck spreader, front loader, digger truck, wheel loader, skid steer, fork lift
bus | double decker, double decker bus, school bus, school buses, greyhound bus, tour bus, bendy bus, london bus, red bus, red london bus, party bus, night bus, open top bus
locomotive | steam train, steam trains, steam engine, steam engines, toy train, toy trains, tank engine, choo choo, choo choo train, train engine, puffing billy, model train, model trains
locomotive | mine train
ship | tug boat, fishing boats, narrowboat, narrow boat, canal boat, canal boats, container ship, container ships, cargo ships, oil tanker, oil tankers, steamboat, paddle steamer
ship | aircraft carrier, frigate, paper boats, icebreaker, icebreaker ship, noah's ark, riverboat, mississippi steamboat, warship, warships, dredger, freighter, tall ship, toy boat
ship | toy boats
bicycle | tricycle, tricycles, trike, trikes, pushbike, push bike, unicycle, unicycles, tandem, bmx bike, balance bike, mountain bikes, exercise bike, pushbikes, e-bike, ebike, racing bike
motorcycle | dirt bike, dirt bikes, quad bike, quad bikes, trail bike, atv, atvs, police motorbike, quadbike, quadbikes, mini moto, speedway bike
motor-scooter | vespa, vespas, scooty, scooties
pushchair | baby carriage, baby buggy, baby stroller, double buggy, perambulator, baby buggies, baby walker
sled | toboggan, toboggans, sleigh, sleighs, dog sled, luge, santa's sleigh
coat | cardie, anorak, anoraks, duffel coat, duffle coat, parka, parkas, sherwani, sherwanis, nehru jacket, dressing gown, dressing gowns, onesie, onesies, pjs, overcoat, pinafore
coat | puffer jacket, bomber jacket, leather jacket, fleece jacket, letterman jacket, blazer, blazers, school blazer, school uniform, nighties, boiler suit, dungarees, overalls, tweed jacket
coat | wetsuit, wetsuits, spacesuits, puffa jacket, fancy dress, high vis jacket
t-shirt | football shirt, football shirts, football kit, rugby shirt, jersey, jerseys, tee shirt, t-shirts, tshirt, tshirts, polo shirt, singlet, singlets, vest top, tank top
t-shirt | christmas jumper, woolly jumper, woolly jumpers, sweatshirt, sweatshirts, kurta, kurtas, kurta pyjama, hawaiian shirt, hawaiian shirts, lumberjack shirt, flannel shirt
t-shirt | ugly sweater
sari | saree, sarees, saris, lehenga, lehengas, ghagra, dupatta, salwar kameez, salwar, churidar, chaniya choli
dress | frock, frocks, ballgown, ball gown, kilt, kilts, tutu, tutus, prom dress, bridal gown, wedding dress, wedding dresses, party dress, grass skirt, ball gowns, sundress, mini skirt
dress | poodle skirt, petticoat, party dresses, tartan skirt, hoop skirt
jeans | leggings, tracksuit bottoms, corduroys, pair of trousers, cargo pants, sweatpants, trackies, chinos, jodhpurs, dhoti, sweat pants, denim jeans, trackie bottoms, yoga pants
socks | odd sock, odd socks, stocking, stockings, christmas stocking, christmas stockings, bootees, booties, leg warmers, smelly sock, smelly socks, lost sock, missing sock, missing socks
socks | football socks, stinky socks, dirty socks, lost socks, pair of socks, bed socks, sweaty socks, woolly socks, stinky sock
thong-sandal | chappal, chappals, jandals, hawai chappal, jandal, crocs, hawaii chappal
running-shoe | plimsoll, plimsolls, football boot, soccer cleats, sandshoes, canvas shoes, gym shoe, gym shoes, tennis shoe, tennis shoes, smelly trainers, high tops, basketball shoes
running-shoe | pair of trainers
billed-cap | beanies, bobble hat, bobble hats, flat cap, flat caps, baseball caps, trucker cap, beret, berets, woolly hat, woolly hats, school cap, tam o'shanter, deerstalker, deerstalkers
billed-cap | tuque, toque, bucket hat, bucket hats, snapback, cap and bells, fez, fezzes, wooly hat, santa hat, santa hats, sailor hat, shower cap, swimming cap, chef hat, chef's hat
billed-cap | pirate hat, pirate hats, witch hat, witches hat, witch's hat, jester hat, elf hat, gandhi topi, topi, balaclava, balaclavas, chullo
gloves | woolly gloves, gardening gloves, rubber gloves, marigold gloves, oven gloves, pair of gloves, boxing mitts, wicketkeeping gloves, goalie gloves, goalkeeper gloves, catcher's mitt
gloves | baseball mitt, baseball glove
pillow | doona, doonas, razai, bedsheet, bedsheets, bed linen, pillow case, security blanket, picnic blanket, throw pillow, blankie, patchwork quilt, picnic rug, tartan rug, feather pillow
pillow | bean bag
couch-and-lamp | settee, settees, recliner, chesterfield, loveseat, pouffe, diwan, easy chair, sofa bed, ottoman, lounge suite, la-z-boy, comfy chair
chair | footstool, rocking chair, rocking chairs, high chair, highchair, high chairs, bar stool, park benches, kursi, gaming chair, wobbly chair, folding chair, plastic chair, swivel chair
chair | camping chair, lawn chair, lawn chairs, office chair, office chairs, wooden chair, adirondack chair, picnic chair
table | workbench, picnic tables, coffee table, coffee tables, dining table, bedside table, nightstand, trestle table, ping pong table, school desks, folding table, kitchen table
table | dressing table, trestle tables, tea table, worktop, worktops, study table
drawer | dresser, dressers, filing drawer, bedside drawer, tallboy
wardrobe | almirah, almari, armoire, hat stand, hatstand, coat stand, coat hook, kitchen cupboard, kitchen cupboards, lockers, gym locker, school locker, school lockers, broom cupboard
stove | gas stove, microwave oven, wood burner, wood burning stove, bbq, chulha, camping stove, primus stove, log burner, pizza oven, bread oven, kiln, charcoal grill, bbq grill, sigri
stove | angithi
deciduous-tree | oak tree, oak trees, gum tree, gum trees, eucalyptus tree, banyan, banyan tree, neem, neem tree, peepal tree, mango tree, mango trees, apple trees, weeping willow
deciduous-tree | silver birch, beech tree, hawthorn, horse chestnut tree, conker tree, maple tree, maple trees, sycamores, plum tree, orange tree, orange trees, fruit trees, olive trees
deciduous-tree | hazel tree, rowan, magnolia tree, jacaranda, fig tree, walnut tree, money tree, coolibah tree, gulmohar, acacia tree, bonsai, bonsai tree, big old tree, peach tree
evergreen-tree | yew tree, monkey puzzle tree, giant redwood
blossom | daisy chain, daff, daffs, bluebell, bluebells, buttercup, buttercups, primrose, primroses, poppy flower, pansy, pansies, crocus, crocuses, foxglove, foxgloves, honeysuckle
blossom | jasmine flower, genda, golden wattle, begonia, chrysanthemum, chrysanthemums, forget-me-nots, bluebonnet, waratah, frangipani, dahlia, dahlias, zinnia, sweet pea, sweet peas
blossom | wildflower, wildflowers, hollyhock, poinsettia, hydrangea, gladioli, edelweiss, azalea, cornflower, bougainvillea, magnolia flower
`;
