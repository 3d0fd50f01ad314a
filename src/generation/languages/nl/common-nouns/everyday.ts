/** Dutch: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | klant, klanten
guest | gast, gasten
boy | jongen, jongens, jongetje
girl | meisje, meisjes
man | man, mannen
woman | vrouw, vrouwen
baby | baby, baby's, babytje
grandmother | oma, oma's, grootmoeder, omaatje
grandfather | opa, opa's, grootvader, opaatje
aunt | tante, tantes
uncle | oom, ooms
brother | broer, broertje, broers
sister | zus, zusje, zussen
father-in-law | schoonvader, stiefvader
mother-in-law | schoonmoeder, stiefmoeder
brother-in-law | zwager
sister-in-law | schoonzus
cousin | neef, neven
nephew | neefje, neefjes
niece | nichtje, nichtjes
neighbour | buurman, buurvrouw, buren
student | leerling, leerlingen, student, studenten, scholier, scholieren
teacher | leraar, lerares, juf, juffen, meester, leraren, juffrouw
postman | postbode, postbodes
plumber | loodgieter, loodgieters
mechanic | monteur, monteurs, automonteur
electrician | elektricien, elektriciens
bricklayer | metselaar, metselaars, bouwvakker, bouwvakkers
carpenter | timmerman, timmerlieden
gardener | tuinman, tuinmannen, hovenier
baker | bakker, bakkers
butcher | slager, slagers
waiter | ober, obers, serveerster
nurse | verpleegster, verpleegsters, verpleger, zuster
doctor | dokter, dokters, arts, artsen
dentist | tandarts, tandartsen
hairdresser | kapper, kappers, kapster
cleaner | schoonmaker, schoonmaakster, schoonmakers, glazenwasser
courier | koerier, koeriers, fietskoerier, pakketbezorger, bezorger
cyclist | fietser, fietsers, wielrenner, wielrenners
pedestrian | voetganger, voetgangers
tourist | toerist, toeristen
cashier | kassamedewerker, caissière
librarian | bibliothecaris, bibliothecaresse
lawyer | advocaat, advocaten
goalkeeper | keeper, doelman, keepers
footballer | voetballer, voetballers
thief | dief, dieven, inbreker, inbrekers
guard | bewaker, bewakers
hunter | jager, jagers
king | koning, koningen
queen | koningin, koninginnen
magician | tovenaar, tovenaars
clown | clown, clowns
priest | priester, priesters, pastoor
warrior | krijger, krijgers
bride | bruid, bruiden
dancer | danseres, danser, dansers
musician | muzikant, muzikanten
wrestler | worstelaar, worstelaars
homework | huiswerk
eraser | gum, gummen, gummetje, gummetjes
ruler | liniaal, linialen
pencil | potlood, potloden
pen | pen, pennen, balpen
notebook | schrift, schriften, notitieboek, schriftje
book | boek, boeken, boekje
textbook | schoolboek, schoolboeken, leerboek
schoolbag | schooltas, schooltassen, rugzak, rugzakken
blackboard | schoolbord, krijtbord
glue | lijm, lijmpot
chalk | krijt, krijtje, krijtjes
dictionary | woordenboek, woordenboeken
pillow | kussen, kussens, kussentje
blanket | deken, dekens, dekbed
bed | bed, bedden, bedje
chair | stoel, stoelen, stoeltje
table | tafel, tafels, tafeltje
sofa | zetel, sofa
lamp | lamp, lampen, lampje
exit | uitgang, uitgangen, nooduitgang
window | raam, ramen, raampje
mirror | spiegel, spiegels
vacuum cleaner | stofzuiger, stofzuigers, robotstofzuiger
washing machine | wasmachine, wasmachines, vaatwasser
fridge | koelkast, koelkasten, ijskast
oven | oven, ovens, fornuis
bucket | emmer, emmers, emmertje
broom | bezem, bezems
sponge | spons, sponzen
soap | zeep, zeepjes
toothbrush | tandenborstel, tandenborstels
scissors | schaar, scharen
needle | naald, naalden
iron | strijkijzer, strijkijzers
candle | kaars, kaarsen, kaarsje
vase | vaas, vazen
flowerpot | bloempot, bloempotten, kamerplant
key | sleutel, sleutels, sleuteltje
pot | kookpot, kookpan, kookpannen
pan | koekenpan, koekenpannen, braadpan
plate | etensbord, borden, bordjes
bowl | schaal, schaaltje, kommetje, kommetjes
cup | mok, mokken, kopje, kopjes, theekopje
glass | drinkglas, glaasje
spoon | lepel, lepels
fork | vork, vorken
knife | keukenmes, mes, messen
bottle | fles, flessen, flesje, flesjes
tin | blikken
jar | weckpot, glazen pot
basket | mand, manden, mandje, mandjes
kettle | waterkoker, theepot, fluitketel
groceries | boodschappen
roll | broodje, broodjes
bread | brood, broden
sandwich | boterham, boterhammen
pancake | pannenkoek, pannenkoeken
flour | bloem, meel
sugar | suiker
salt | zout
butter | boter
sausage | worst, worsten, worstje, worstjes, frikandel, frikandellen, knakworst
meat | vlees
soup | soep, soepje
pasta | pasta, macaroni
rice | rijst
dough | deeg
cake | taart, taarten, taartje, taartjes
pie | appeltaart, vlaai
chocolate | chocolade, chocola
sweets | snoep, snoepje, snoepjes
ice cream | ijsje, ijsjes, softijs
jam | jam, jampot
cheese | kaas, kazen, plakje kaas
milk | melk
juice | sap, sapje, limonade
tea | thee
coffee | koffie
egg | ei, eieren, eitje
fries | patat, friet, frietjes, frieten
biscuit | koekje, koekjes, koek, pepernoot, pepernoten, stroopwafel, stroopwafels
fruit | fruit, vrucht, vruchten
vegetable | groente, groenten
plum | pruim, pruimen
raspberry | framboos, frambozen
cabbage | kool
beetroot | biet, bieten
pumpkin | pompoen, pompoenen
cucumber | komkommer, komkommers, augurk, augurken
pea | erwt, erwten, erwtje
bean | boon, bonen
nut | noot, noten, nootje, nootjes
seed | zaadje, zaadjes, zaad, zaden
wheat | tarwe, graan
hay | hooi, hooibaal, hooibalen, stro
hammer | hamer, hamers
saw | handzaag, zagen
spanner | moersleutel, moersleutels
screwdriver | schroevendraaier, schroevendraaiers
shovel | schep, scheppen, schop
rake | hark, harken
ladder | ladder, ladders
rope | touw, touwen, touwtje
pipe | pijp, pijpen, buis, buizen
tap | kraan, kranen, waterkraan
drop | druppel, druppels, waterdruppel, waterdruppels
brick | baksteen, bakstenen
plank | plank, planken
stump | boomstronk, boomstronken, boomstam, boomstammen
tyre | autoband, autobanden, wiel, wielen
scooter | step, stepje, stepjes
motorcycle | motor, motoren, motorfiets
moped | brommer, brommers, scooter, scooters, bromfiets
bicycle | fiets, fietsen
tram | tram, trams
minibus | minibus, minibusje, minibusjes
van | bestelbus, bestelbusje, bestelwagen, busje
lorry | vrachtwagen, vrachtwagens
digger | graafmachine, graafmachines, shovel, shovels
ambulance | ambulance, ambulances, ziekenwagen
pushchair | kinderwagen, kinderwagens
boat | boot, boten, bootje, bootjes
raft | vlot, vlotten
shirt | shirt, shirts, t-shirt, overhemd, trui, truien
jacket | jas, jassen
trousers | broek, broeken
dress | jurk, jurken, rok
shoe | schoen, schoenen
boot | laars, laarzen
sock | sok, sokken
glove | handschoen, handschoenen
scarf | sjaal, sjaals
hat | hoed, hoeden, muts
cap | pet, petten
glasses | bril, brillen
laundry | wasgoed, kleren, kleding
bakery | bakkerij, bakkerijen
supermarket | supermarkt, supermarkten
pharmacy | apotheek, apotheken
office | kantoor, kantoren
bridge | brug, bruggen, bruggetje
tower | toren, torens
gate | poort, poorten
stairs | trap, trappen
lift | lift, liften
swimming pool | zwembad, zwembaden
garage | garage, garages
tent | tent, tenten
tooth | tand, tanden
bone | botten, hondenbot
brain | hersenen, brein
snowman | sneeuwpop, sneeuwpoppen, sneeuwman
hail | hagel, hagelsteen, hagelstenen
lightning | bliksem, bliksemschicht
leaf | blaadje, blaadjes, bladeren
branch | tak, takken, takje
stone | steen, stenen, steentjes, kolen, steenkool
pothole | kuil, kuilen
grass | gras
fly | huisvlieg, strontvlieg
mosquito | mug, muggen
wasp | wesp, wespen
caterpillar | rups, rupsen
beetle | kever, kevers
moth | mot, motten
crow | kraai, kraaien
pigeon | duif, duiven
seagull | meeuw, meeuwen, zeemeeuw, zeemeeuwen
sparrow | mus, mussen
dinosaur | dinosaurus, dinosaurussen, dino, dino's
dragon | draak, draken, draakje
puppy | puppy, puppy's, hondje
kitten | kitten, kittens, poesje
balloon | ballon, ballonnen
kite | vlieger, vliegers
doll | pop, poppen
teddy bear | knuffel, knuffels, knuffelbeer, teddybeer
toy | speelgoed
dice | dobbelsteen, dobbelstenen
gift | cadeau, cadeaus, cadeautje, cadeautjes
parcel | pakket, pakketten, pakketje, pakketjes, pakje, pakjes
envelope | envelop, enveloppen
newspaper | krant, kranten
map | landkaart, plattegrond
ticket | kaartje, ticket, tickets
coin | munt, munten, muntje, muntjes
money | geld
wallet | portemonnee, portemonnees
suitcase | koffer, koffers
bag | tas, tassen, handtas
umbrella | paraplu, paraplu's
computer | computer, computers, laptop
battery | batterij, batterijen
cable | kabel, kabels, stekker
rubbish | afval, vuilnis, rommel, vuilniszak, vuilniszakken, prullenbak, vuilnisbak
box | doos, dozen, doosje
crate | krat, kratten
fence | hek, hekken
net | visnet, vangnet
dust | stof, stofje, stofwolk
slingshot | katapult
pill | pil, pillen, pilletje
syringe | spuit, spuiten, injectiespuit
plaster | pleister, pleisters
virus | virus, virussen
snake | slang, slangen, slangetje
drum | trommel, trommels
piano | piano, piano's
whistle | fluitje, scheidsrechtersfluit
magnet | magneet, magneten
wallpaper | behang
petal | bloemblaadje, bloemblaadjes
sled | slee, sleeën
treasure | schat, schatten, schatkist
sword | zwaard, zwaarden
chimney | schoorsteen, schoorstenen
sheet of paper | vel papier, blaadje papier, velletje
chick | kuiken, kuikens
wand | toverstaf, toverstok
ghost | spook, spoken, spookje
marble | knikker, knikkers
secretary | secretaresse
colleague | collega, collega's
shop assistant | verkoper, verkoopster, winkelier
mayor | burgemeester
engineer | ingenieur
miner | mijnwerker
shepherd | herder, schaapherder
beekeeper | imker
scientist | wetenschapper, professor
programmer | programmeur
vet | dierenarts
surgeon | chirurg
pharmacist | apotheker
burglar | rover, boef
spy | spion, spionne
police officer | politieagent, agent
firefighter | brandweerman, brandweervrouw
swimmer | zwemmer, zwemster
climber | bergbeklimmer
surfer | surfer, surfers
skier | skiër, skiërs
bridegroom | bruidegom
toddler | peuter, kleuter, peuters, kleuters
prisoner | gevangene, gevangenen
referee | scheidsrechter
coach | trainer, trainers
train conductor | conducteur, machinist
tailor | kleermaker, naaister
blacksmith | smid
potter | pottenbakker
scout | padvinder, scoutje
twin | tweeling
actor | acteur, actrice
photographer | fotograaf
journalist | journalist, verslaggever
monk | monnik, non
bartender | barman, barista
babysitter | oppas, babysitter
hare | haas, hazen, konijntje, paashaas
lamb | lam, lammetje, lammeren
pony | pony, pony's, veulen
bull | stier, stieren
goldfish | goudvis, goudvissen
carp | karper, forel, zalm, haring, tonijn
toad | kikkervisje
earthworm | regenworm, worm, wormen
grasshopper | sprinkhaan, sprinkhanen, krekel
ladybird | lieveheersbeestje, lieveheersbeestjes
flea | vlo, vlooien, teek, teken
slug | naaktslak, slak, slakken
guinea pig | cavia, cavia's
canary | kanarie, parkiet, papegaai
duckling | eendje, eendjes, eend, eenden
woodpecker | zwaluw, zwaluwen, specht, koekoek, roodborstje, mees
hawk | valk, havik, adelaar, gier, buizerd
mule | muildier, ezel, ezels
reindeer | rendier, rendieren, hert, herten, ree
hen | kip, kippen
seashell | schelp, schelpen, mossel, mosselen
honey | honing, honingpot
muffin | cupcake, gebakje, tompoes
dumpling | deegkussentje
stew | stamppot, stoofpot, hutspot
noodle soup | erwtensoep, snert, bouillon
flatbread | platbrood, pitabroodje
fritter | oliebol, oliebollen, donut
kebab | broodje kroket, kebab, döner
rice ball | rijstbal
loaf | krentenbol, stol
salad | salade, slaatje
spinach | spinazie, prei, selderij
courgette | courgette
apricot | abrikoos, abrikozen, perzik
berry | bes, bessen, braam, bramen, bosbes, aalbes
lemonade | frisdrank, ranja, cola
beer | bier, biertje, pils
wine | wijn, wijnglas
ham | ham, spek
steak | biefstuk, gehaktbal, karbonade
wardrobe | kledingkast, kast, kasten
drawer | lade, lades, la van het bureau
curtain | gordijn, gordijnen
armchair | leunstoel
bench | bankje, kruk
cot | matras, wieg
bed sheet | laken, lakens
sink | wastafel, gootsteen
tablecloth | tafelkleed, servet
mop | dweil, zwabber
rag | vaatdoek, poetsdoek, theedoek
clothes peg | kapstok
lid | deksel, kan met water, kruik
chopping board | snijplank
microwave | magnetron
ceiling fan | ventilator, verwarming, kachel
remote control | afstandsbediening
apron | schort
crayon | kleurpotlood, viltstift
paint | verfpot, verfblik
sticker | postzegel, postzegels
folder | ordner, dossiermap
hole punch | perforator
invoice | factuur, kassabon, bonnetje
document | formulier, paperwerk
diploma | diploma, oorkonde, perkament
painting | schilderij, schilderijen
nails | spijker, spijkers
wheelbarrow | kruiwagen, handkar, bolderkar
lawnmower | grasmaaier
watering can | tuinslang
hoe | schoffel, hooivork, zeis, sikkel
weed | onkruid, brandnetel
hedge | heg, struik, struiken
fir | dennenboom
oak | eikenboom, berk, wilg, appelboom
daisy | madeliefje, paardenbloem, klaproos, lelie
mushroom | paddenstoel, champignon
corn | maïs, maïskolf
acorn | eikel, hazelnoot, kastanje, walnoot
garbage truck | vuilniswagen, kiepwagen
bulldozer | heftruck, bulldozer, maaidorser, tractor
crane | hijskraan, bouwkraan
caravan | camper, caravan
carriage | koets, huifkar
railway wagon | wagon, wagons, treinwagon
rowing boat | roeiboot, kano, kajak, sloep
fishing boat | vissersboot, vrachtschip, botter
pavement | stoep, trottoir
zebra crossing | zebrapad
street lamp | lantaarnpaal
road sign | verkeersbord
kiosk | kiosk, winkeltje, frietkot
café | eetcafé, kroeg, kantine
barn | schuur, kippenhok, hondenhok
greenhouse | broeikas
prison | gevangenis, kerker
palace | paleis, vesting, burcht, kasteel, zandkasteel
skyscraper | wolkenkrabber, flatgebouw, gemeentehuis
skirt | rokken
sweater | bloes, shirtje
slippers | pantoffel, pantoffels, sloffen
pyjamas | pyjama, badjas
belt | broekriem, bretels
necklace | halsketting, armband, oorbel, oorbellen
nappy | luier, luiers, speen
lantern | lampion, lampionnen
firecracker | rotje, vuurpijl, vuurpijlen
bauble | kerstbal, kerstballen, slinger, slingers
easter egg | paasei, paaseieren
spinning top | draaitol, springtouw, hoepel, rammelaar
swing | schommel, wip, zandbak
puppet | marionet, poppenkast
racket | racket, rackets
puck | puck, dartpijl, dartpijlen
bowling pin | kegel
harp | harp, cello, klarinet, doedelzak
stretcher | brancard, rollator
germ | bacterie, bacteriën, ziektekiem
icicle | ijspegel, ijspegels, ijsberg, ijsschots, ijsblokje
spark | vonk, vonken
coal | houtskool
firewood | brandhout, houtblok
pearl | parel, parels
seaweed | zeewier, algen
trap | valkuil, muizenval
binoculars | verrekijker
matchstick | lucifer, lucifers, aansteker
torch | zaklamp, zaklantaarn
robot | robotje, robots
elf | elfje, kabouter, kabouters
`;
