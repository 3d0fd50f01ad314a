/** German: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | ritter, rittern, krieger, paladin
pirate | pirat, piraten, seeräuber
viking | wikinger, wikingern
samurai | samurai
gladiator | gladiator, gladiatoren, spartaner
archer | bogenschütze, bogenschützen, robin hood
soldier | soldat, soldaten
cowboy | cowboy, cowboys, revolverheld
dwarf | zwerg, zwerge, zwergen
gnome | gartenzwerg, gartenzwerge, gnom, gnome, wichtel, kobold
scarecrow | vogelscheuche, vogelscheuchen
mummy | mumie, mumien
skeleton | skelett, skelette, skeletten, gerippe
slime | schleimmonster, schleim, slime
cave-goblin | goblin, goblins
orc | ork, orks
golem | golem, golems
yeti | yeti, yetis
cyclops | zyklop, zyklopen
minotaur | minotaurus, minotauren, minotaur
hydra | hydra
kraken | riesenkrake, kraken monster, seeungeheuer, seemonster
demon | teufel, dämon, dämonen
mech | mech, mechs, kampfroboter, riesenroboter
cyborg | cyborg, cyborgs
drone | drohne, drohnen
tank | panzer, panzern
turret | geschützturm, geschütztürme, selbstschussanlage
cannon | kanone, kanonen, geschütz
catapult | katapult, katapulte
starship | raumschiff, raumschiffe, raumgleiter
starfighter | raumjäger, sternenjäger, kampfjet
enemy-starship | feindliches raumschiff, feindliche raumschiffe, alienschiff, mutterschiff
space-station | raumstation, raumstationen
asteroid | asteroid, asteroiden
submarine | u-boot, u-boote
pirate-ship | piratenschiff, piratenschiffe, galeone
walrus | walross, walrosse, walrossen
narwhal | narwal, narwale
piranha | piranha, piranhas
capybara | capybara, capybaras, wasserschwein
axolotl | axolotl, axolotls
treasure-chest | schatz, schätze, schatztruhe, schatztruhen, truhe, truhen, schatzkiste, beute
sword | schwert, schwerter, schwertern, katana
spear | speer, speere, lanze, harpune, dreizack
flying-arrow | pfeil, pfeile, pfeilen
shuriken | shuriken, wurfstern, wurfsterne, wurfsternen
spike-trap | stacheln, stachelfalle
saw-blade | kreissäge, kreissägen, sägeblatt, sägeblätter
sea-mine | mine, minen, seemine, seeminen
energy-orb | energiekugel, energiekugeln, plasmakugel
portal | portal, portale, teleporter
lava | lava, magma
golf-ball | golfball, golfbälle, golfbällen
snowball | schneeball, schneebälle, schneebällen
ruby | rubin, rubine
emerald | smaragd, smaragde
diamond | diamant, diamanten
gold-bar | goldbarren, barren
potion | zaubertrank, zaubertränke, trank, tränke
cauldron | hexenkessel, zauberkessel
crate | kiste, kisten, holzkiste, holzkisten
trampoline | trampolin, trampoline
laser-bolt | laser, laserstrahl, laserstrahlen
cannonball | kanonenkugel, kanonenkugeln
blue-potion | blauer trank, manatrank
green-potion | grüner trank, gift, gifttrank
`;

export const commonThings = `
fridge | Kühlschrank, Kühlschränke, Gefriertruhe
toaster | Toaster
stove | Ofen, Öfen, Herd, Mikrowelle, Backofen, Grill
washing-machine | Waschmaschine, Spülmaschine, Geschirrspüler, Trockner
vacuum-cleaner | Staubsauger, Saugroboter
fire-hydrant | Hydrant, Hydranten
calculator | Taschenrechner
pillow | Kissen, Kopfkissen, Matratze, Decke
table | Tisch, Tische, Schreibtisch
lighthouse | Leuchtturm, Leuchttürme
windmill | Windmühle, Mühle, Windmühlen
cheese-wheel | Käserad, Käselaib, Käserolle
cheese-wedge | Parmesan, Gouda, Emmentaler, Camembert
igloo | Iglu, Iglus
shovel | Schaufel, Spaten, Schaufeln, Rechen, Harke
traffic-cone | Pylone, Verkehrshütchen, Leitkegel, Pylonen, Hütchen
barrel | Fass, Fässer, Tonne
fence | Zaun, Zäune, Hürde, Hürden
bush | Busch, Büsche, Strauch, Hecke
blender | Mixer, Standmixer
pipe | Rohr, Rohre, Röhre, Röhren
surfboard | Surfbrett, Surfbretter
mole | Maulwurf, Maulwürfe, Maulwürfen
armadillo | Gürteltier, Schuppentier, Gürteltiere
seahorse | Seepferdchen
starfish | Seestern, Seesterne
dust-bunny | Staub, Staubflocke, Wollmaus, Staubflocken, Wollmäuse, Schmutz, Dreck, Staubmäuse
passenger | Passagier, Passagiere, Fahrgast, Fahrgäste, Tourist, Touristen, Fußgänger, Kunde, Kunden, Reisende
postbox | Briefkasten, Briefkästen
hole | Schlagloch, Schlaglöcher, Grube, Gullydeckel
old-woman | Oma, Omas, Großmutter, Omi, Tante
old-man | Opa, Opas, Großvater, Onkel
woman | Mama, Mutter, Mutti
man | Papa, Vater, Vati
boy | Junge, Jungs, Enkel, Bub, Bruder
girl | Mädchen, Enkelin, Schwester
child | Kind, Kinder
baby | Baby, Babys, Säugling
person-juggling | Jongleur, Akrobat
firefighter | Feuerwehrmann, Feuerwehrmänner, Feuerwehrfrau
person-playing-handball | Torwart, Torhüter, Fußballer, Fußballspieler, Tormann
person-bouncing-ball | Basketballspieler
person-biking | Radfahrer, Radler, Fahrradkurier
person-running | Jogger, Sprinter, Läufer, Sportler
person-surfing | Surfer
person-swimming | Schwimmer, Taucher
snowboarder | Snowboarder, Snowboard
boxing-glove | Boxer, Boxerin
martial-arts-uniform | Karatemeister, Karatekämpfer, Judoka, Karateka
person-fencing | Schwertkämpfer, Fechter
detective | Spion, Geheimagent, Kommissar
office-worker | Geschäftsmann
postman | Postbote, Briefträger
lawyer | Anwalt
cook | Koch
waiter | Kellner, Kellnerin
butcher | Metzger
baker | Bäcker
mechanic | Hausmeister, Handwerker
plumber | Klempner
electrician | Elektriker
blacksmith | Schmied
construction-worker | Holzfäller
miner | Bergmann
carpenter | Zimmermann, Schreiner
dentist | Zahnarzt
vet | Tierarzt
singer | Musiker, Rapper, Sänger, Sängerin, Gitarrist, DJ, Rockstar
person-with-veil | Braut
person-beard | Höhlenmensch, Einsiedler, Mönch, Steinzeitmensch
squid | der Kraken, Kraken
snowman | Bigfoot
blackbird | Krähe, Krähen, Rabe, Raben, Elster
bird | Specht, Kolibri, Schwalbe, Kanarienvogel, Möwen, Tauben
lizard | Chamäleon, Gecko, Leguan, Salamander, Eidechse
snake | Aal, Aale, Anakonda
beaver | Schnabeltier, Biber
leopard | Gepard, Jaguar, Panther, Puma, Luchs
dolphin | Orca, Orcas, Schwertwal
koala | Wombat
monkey | Lemur, Pavian
cricket | Heuschrecke, Grashüpfer, Gottesanbeterin
beetle | Floh, Flöhe, Zecke, Laus, Läuse
microbe | Zelle, Atom, Bakterie, Bakterien, Keime
comet | Meteorit, Meteoriten, Meteor, Feuerball, Feuerbälle
cyclone | schwarzes Loch, schwarze Löcher, Strudel
milky-way | Galaxie, Galaxien
full-moon | Mond, Monde, Vollmond
ice | Eiszapfen, Eisberg, Eisberge, Eisscholle
droplet | Regentropfen, Tropfen, Wassertropfen
oil-drum | Ölfleck, Öl, Ölpfütze
pile-of-poo | Kacke, Kacka, Haufen, Mist
mouse-trap | Mausefalle, Mausefallen, Bärenfalle
goal-net | Netz, Netze, Tornetz
person-standing | Strichmännchen, Schaufensterpuppe
knot | Seil, Seile, Liane, Lianen
chains | Käfig, Käfige, Kette, Ketten, Handschellen
headstone | Grabstein, Grabsteine, Gräber
leaf-fluttering-in-wind | Blatt, Blätter
four-leaf-clover | Klee, Kleeblatt, Kleeblätter
herb | Gras, Moos, Unkraut, Spinat, Rasen
wood | Baumstumpf, Brett, Bretter, Ast, Äste, Zweig, Stock
blueberries | Heidelbeere, Blaubeere, Himbeere, Himbeeren, Blaubeeren, Brombeere, Heidelbeeren
tangerine | Orange, Orangen, Mandarine, Mandarinen, Apfelsine
glass-of-milk | Milch, Milchshake, Joghurt
cup-with-straw | Limo, Limonade, Cola, Becher
hot-beverage | Tasse, Tassen, Becher Kaffee, Kakao
curry-rice | Curry
falafel | Fleischbällchen, Frikadelle, Hackbällchen, Bulette
cookie | Brownie, Makronen, Plätzchen
shortcake | Torte stück, Käsekuchen, Pudding, Tiramisu
soft-ice-cream | Eis am Stiel, Eiswaffel, Eistüte
ice | Tofu
dumpling | Maultaschen, Gyoza, Teigtaschen
leafy-green | Kohl, Salat, Kopfsalat, Kohlkopf
leafy-green | Wasabi
bento-box | Brotdose, Lunchbox, Pausenbrot
steaming-bowl | Eintopf, Brei, Schüssel
coconut | Dattel, Datteln
rock | Kohle, Erz, Kiesel, Kohlen
gem-stone | Juwel, Juwelen, Saphir
coin | Goldmünze, Goldmünzen, Münzen, Geld, Gold, Taler
scroll | Schriftrolle, Schriftrollen, Pergament
world-map | Landkarte, Karte der Welt, Schatzkarte
chess-pawn | Schach, Bauer Schach, Schachfigur, Schachfiguren
lollipop | Zuckerstange, Zuckerstangen, Lutscher
triangular-flag | Flagge, Flaggen, Fahne, Fahnen, Wimpel
sports-medal | Medaille, Medaillen
performing-arts | Maske, Masken
closed-umbrella | Regenschirm geschlossen
puzzle-piece | Lego, Legostein, Legosteine, Puzzleteil, Puzzleteile
teddy-bear | Spielzeug, Spielsachen, Plüschtier, Plüschtiere
television | Fernseher, Bildschirm Gerät, TV
camera | Kamera, Kameras, Überwachungskamera
joystick | Controller, Konsole, Joystick
electric-plug | Kabel, Stecker, Ladegerät, Steckdose
fire | Lagerfeuer, Flamme, Flammen, Brand, Brände, Feuer
light-bulb | Laterne Straße, Straßenlaterne, Kronleuchter
kimono | Umhang, Robe
shield | Rüstung
sewing-needle | Nadel, Nadeln, Nagel, Nägel
paintbrush | Pinsel
artist-palette | Farbeimer, Farbtopf, Malfarbe, Malkasten
broom | Besen, Besenstiel, Wischmopp
confetti-ball | Luftschlange, Weihnachtskugel, Weihnachtskugeln, Christbaumkugel
seedling | Seetang, Algen, Alge
canned-food | Dose, Dosen, Konserve, Blechdose
bottle-with-popping-cork | Flasche, Flaschen, Flaschenpost
lotion-bottle | Ketchup, Senf, Mayo, Mayonnaise, Soße, Ketchupflasche, Spray, Spraydose
thong-sandal | Flipflop, Flip-Flops, Hausschuh, Hausschuhe, Sandale, Sandalen, Pantoffel, Latschen
rolled-up-newspaper | Zeitung, Zeitungen
shopping-cart | Schubkarre, Einkaufswagen, Lore, Karren
police-officer | Polizei, Polizist, Polizisten, Bulle, Bullen, Wachmann, Leibwächter
guard | Wache, Wachen, Wächter, Wachposten
person-mage | Zauberer, Magier, Hexenmeister, Zauberern
skunk | Stinktier, Opossum
sloth | Ameisenbär, Tapir
shark | Rochen, Mantarochen, Schwertfisch
oyster | Muschel Miesmuschel, Miesmuscheln, Auster
tropical-fish | Clownfisch, Clownfische
seal | Seelöwen
house-with-garden | Hundehütte, Hühnerstall, Schuppen, Baumhaus, Stall
slightly-smiling-face | Smiley, Smileys, Emoji, Emojis
office-building | Hochhaus, Wolkenkratzer, Hochhäuser, Gebäude
construction | Barrikade, Straßensperre, Baustelle
delivery-truck | Müllauto, Müllwagen, Müllabfuhr, Eiswagen
tractor | Mähdrescher, Schneepflug
flying-disc | Frisbee, Puck, Wurfscheibe
man | Besitzer, Herrchen
spaghetti | Lasagne
office-worker | Kollege, Kollegen
person-supervillain | Gangster, Gangstern, Mafioso
princess | Schneewittchen, Aschenputtel, Rapunzel, Dornröschen
hot-dog | Bratwurst, Bratwürste, Würstchen, Wurst, Würste
`;

export const gameThings = `
mask:monster | monster, ungeheuer, bestie, ungetüm
microbe | virus, viren, keim, bakterien, bazillen
person-zombie | zombie, untote, untoter, zombies
ninja | ninja
guard | wache, wächter, wachmann, förster, ranger
person-mage | zauberer, magier, hexenmeister
woman-mage | hexe, hexen, zauberin
person-fairy | fee, feen
person-elf | elf, elfe
person-with-crown | könig, königin, kaiser
princess | prinzessin
prince | prinz
person-merpeople | meerjungfrau, nixe
person-vampire | vampir, vampire, dracula
person-superhero | superheld, superheldin, held, heldin
person-supervillain | bösewicht, dieb, räuber, einbrecher, schurke, diebe, bandit
skull | totenkopf, schädel
ghost | gespenst, gespenster, geist, geister, spuk
detective | detektiv, spion, geisterjäger, forscher, abenteurer, schatzsucher, entdecker, archäologe, abenteurerin
hunter | jäger
astronaut | astronaut, raumfahrer, kosmonaut, astronautin
cook | koch, köchin, pizzabäcker, chefkoch
baker | bäcker
teacher | lehrer, lehrerin, professor
librarian | bibliothekar, bibliothekarin
office-worker | angestellter, händler, geschäftsmann, büroangestellter, bänker
farmer | bauer, bäuerin, landwirt
gardener | gärtner, gärtnerin
shepherd | hirte, hirten, hirtin, schäfer, schäferin
mechanic | mechaniker
plumber | klempner
construction-worker | bauarbeiter
miner | bergarbeiter, bergmann, minenarbeiter
bricklayer | maurer
police-officer | polizist, polizei, polizisten, polizistin, sheriff
baby-angel | engel, amor
alien | alien, außerirdischer, aliens, außerirdische, marsianer
alien-monster | eindringling, eindringlinge, invasoren
flying-saucer | ufo, fliegende untertasse, ufos
comet | meteorit, meteor, meteoriten, komet
star | stern, sterne, sternchen
ringed-planet | planet, planeten, saturn
coin | münze, münzen, gold, geld, goldmünzen, goldmünze, taler
gem-stone | edelstein, edelsteine, juwel, juwelen, kristall, kristalle
key | schlüssel
red-heart | herz, herzen, herzchen
crown | krone, kronen
axe | axt, beil
dagger | dolch
bow-and-arrow | bogen, armbrust
sparkles | magie, zauberspruch, sternenstaub, funken, glitzer, zaubersprüche
high-voltage | blitz, blitze, energie, strom
fire | feuerball, feuerbälle, feuer, flamme, flammen, lagerfeuer
bomb | bombe, bomben, dynamit, granate
rock | fels, felsen, stein, steine, felsbrocken
cactus | kaktus, kakteen, dornen
package | paket, pakete, karton, schachtel
wrapped-gift | geschenk, geschenke
brick | ziegel, ziegelstein, ziegelsteine, mauer, mauern
locked | tür, türen, tor, schloss tür
hamster | meerschweinchen, hamster
chipmunk | eichhörnchen, streifenhörnchen
chestnut | eichel, eicheln, nuss, nüsse, haselnuss, haselnüsse, kastanie, kastanien, walnuss
seal | robbe, seehund, seelöwe, robben
shark | hai, haie, haien
mouse | maus, mäuse, ratte, ratten, mäuschen
cheese-wedge | käse
fish | fisch, fische, lachs, hering, heringe, fischen, angeln
automobile | auto, autos, wagen, fahrzeuge
racing-car | rennwagen, rennauto, sportwagen, kart
delivery-truck | lastwagen, lkw, laster, lieferwagen
ship | schiff, boot, schiffe, boote
cloud | wolke, wolken
snowflake | schneeflocke, schneeflocken
snowman | schneemann, schneemänner
white-circle | perle, perlen, blase, blasen
spiral-shell | muschel, muscheln
jack-o-lantern | kürbis, kürbisse
candy | bonbon, bonbons, süßigkeiten, süßigkeit, gummibärchen, gummibär
red-apple | apfel, äpfel, obst, früchte
carrot | karotte, karotten, möhre, möhren, gemüse
strawberry | erdbeere, erdbeeren, beere, beeren
mushroom | pilz, pilze, fliegenpilz
hot-beverage | kaffee, kaffeetasse, tee, kaffeetassen, kaffeebecher, kakao
books | buch, bücher
bug | raupe, bücherwurm, tausendfüßler, raupen
worm | wurm, würmer, regenwurm
lady-beetle | marienkäfer
honeybee | biene, bienen, wespe, wespen, hummel, hornisse, hornissen
honey-pot | honig, nektar, honigtöpfe
blossom | blume, blumen, blüte, blüten
seedling | samen, pflanze, pflanzen, keimling, setzling, unkraut
evergreen-tree | baum, bäume, tanne, tannen, bäumen
sheaf-of-rice | heu, heuballen, stroh, weizen, strohballen, getreide
broom | staubsauger, besen, saugroboter
flashlight | taschenlampe, taschenlampen
basket | korb, körbe, picknickkorb, picknickkörbe, körbchen
beach-with-umbrella | sonnenschirm, sonnenschirme, sonnenschirmen
coconut | kokosnuss, kokosnüsse, dattel, datteln
hot-pepper | chili, chilischote, chilischoten, peperoni
pizza | pizza, pizzas, pizzen
chart-increasing | aktie, aktien, diagramm, börsenkurse, kurve
drop-of-blood | blut
baby-chick | küken
chicken | huhn, hühner, henne, hühnchen
t-rex | tyrannosaurus, t-rex, dinosaurier, dino, dinos
dragon | drache, drachen, lindwurm
cat | katze, katzen, kater, kätzchen
dog | hund, hunde, hündchen, welpe, welpen, husky, dackel, huskys
wolf | wolf, wölfe, werwolf, wölfen, werwölfe
rabbit | hase, hasen, kaninchen, häschen, hasi
fox | fuchs, füchse, füchsen, füchslein
bear | bär, bären
frog | frosch, frösche, kröte, kröten
snail | schnecke, schnecken
bird | vogel, vögel, vögelchen, spatz, taube, tauben, möwe, möwen
snake | schlange, schlangen, kobra
snow-capped-mountain | berg, berge, gipfel
house | haus, zuhause, häuser, hütte, scheune, nach hause, hause
castle | schloss, burg, palast, festung, turm, spukschloss, geisterschloss, türme
fishing-pole | angel, angelrute, angelhaken
robot | roboter, robotern, androide
wheel | reifen, rad, räder
leafy-green | blatt, blätter, salat, kohl, salatblätter
bucket | eimer, müll, abfall
scorpion | skorpion, skorpione, skorpionen
paw-prints | tiere, tier, haustiere, tieren
musical-notes | noten, musiknoten
santa-claus | weihnachtsmann, nikolaus
eagle | adler, adlern, falke, habicht, geier
owl | eule, eulen, uhu
bat | fledermaus, fledermäuse, fledermäusen
spider | spinne, spinnen
turtle | schildkröte, schildkröten
horse | pferd, pferde, pony, ponys
monkey | affe, affen, äffchen, schimpanse
parrot | papagei, tukan, tukane, ara, kakadu
wood | baumstamm, baumstämme, baumstämmen, holzstamm
couch-and-lamp | sofa, möbel, möbeln, möbelstück, möbelstücke, sofas, couch
tanabata-tree | bambus
cucumber | gurke, zucchini, gurken, essiggurke
dumpling | knödel, gnocchi, klöße, maultasche
raccoon | waschbär, waschbären
hamster | maulwurf, maulwürfe
hedgehog | igel
canoe | kanu, gondel, gondeln, kajak, floß
cookie | keks, lebkuchen, plätzchen, kekse
teapot | teekanne, kessel, samowar
llama | lama, alpaka, alpakas, lamas
dodo | dodo, strauß, emu
sauropod | sauropode, triceratops, langhals
badger | dachs, wiesel, frettchen, erdmännchen
deer | hirsch, rentier, rentiere, reh
flamingo | flamingo, reiher, storch, kranich, pelikan
hut | hütte, iglu, iglus
ice | eiswürfel, eisblock, eisblöcke, eisblöcken
butterfly | schmetterling, libelle, libellen, motte, schmetterlinge
lady-beetle | glühwürmchen
red-paper-lantern | lampion, laterne, laternen, lampions
dango | dango
fish | goldfisch, karpfen, goldfische
cook | sushimeister, konditor, barista
lotus | seerose, seerosen, seerosenblatt, seerosenblätter
brown-mushroom | trüffel, trüffeln
delivery-truck | umzugswagen, möbelwagen, lieferwagen
wastebasket | mülleimer, mülltonne, mülltonnen, papierkorb
office-worker | politiker, politikerin, bürgermeister
anchor | anker, hafen, steg, kai
balloon | ballon, heißluftballon, zeppelin, luftschiff, ballons, luftballon, luftballons
monkey | affenkönig
steaming-bowl | ramen, nudeln, suppe
ogre | oger
`;

export const everydayThings = `
egg | Ei, Eier, Eiern
cow | Kuh, Kühe, Kühen, Kalb, Kälber
goose | Gans, Gänse, Gänsen
ewe | Schaf, Schafe, Schafen, Lamm, Lämmer
goat | Ziege, Ziegen, Zicklein
potato | Kartoffel, Kartoffeln
onion | Zwiebel, Zwiebeln
pear | Birne, Birnen
peach | Pfirsich, Pfirsiche
tomato | Tomate, Tomaten
avocado | Avocado, Avocados
princess | Prinzessin, Prinzessinnen
ninja | Ninja, Ninjas
lion | Löwe, Löwen
duck | Ente, Enten, Entchen
crab | Krabbe, Krebs, Krebse, Krabben
whale | Wal, Wale, Walen
zebra | Zebra, Zebras
kangaroo | Känguru, Kängurus
koala | Koala, Koalas
panda | Panda, Pandas, Pandabär
camel | Kamel, Kamele
tiger | Tiger
elephant | Elefant, Elefanten
hippopotamus | Nilpferd, Nilpferde
crocodile | Krokodil, Krokodile, Alligator
swan | Schwan, Schwäne
sunflower | Sonnenblume, Sonnenblumen
rose | Rose, Rosen
pig | Schwein, Schweine, Schweinchen, Ferkel
rocket | Rakete, Raketen
locomotive | Zug, Züge, Lokomotive, Eisenbahn
birthday-cake | Torte, Torten, Kuchen
bear | Bär, Bärchen, Bärchens
mouse | Maus, Mäuschen
cat | Kätzchen, Kater
dog | Hündchen, Welpe, Welpen
rabbit | Häschen, Kaninchen
fish | Fischlein, Fischchen
bird | Vögelchen, Vöglein, Spatz, Spatzen
beetle | Käfer
fly | Fliege, Fliegen
spider | Spinnchen
ogre | Riese, Riesen, Troll, Trolle
student | Schüler, Schülerin, Schulkind
health-worker | Arzt, Ärztin, Krankenschwester
clown-face | Clown, Clowns, Hofnarr
tractor | Bagger, Gabelstapler, Rasenmäher, Traktor, Trecker
glasses | Brille, Brillen
top-hat | Hut, Hüte
running-shoe | Schuh, Schuhe, Turnschuh, Stiefel
socks | Socke, Socken
light-bulb | Lampe, Lampen
laptop | Computer, Laptop
mobile-phone | Handy, Handys, Telefon, Smartphone
love-letter | Brief, Briefe, Briefen
nesting-dolls | Puppe, Puppen
teddy-bear | Teddy, Teddys, Kuscheltier
paintbrush | Pinsel
skier | Skifahrer, Skifahrerin
bubble-tea | Bubble Tea
croissant | Croissant, Hörnchen, Croissants
meat-on-bone | Schinken, Fleisch, Braten
rice-ball | Reisbällchen, Mochi
nest-with-eggs | Nest, Nester, Vogelnest
hammer | Werkzeug, Werkzeuge, Werkzeugen
guitar | Instrument, Instrumente, Musikinstrumente
t-shirt | Kleidung, Kleider, T-Shirt
soccer-ball | Fußball, Fußbälle, Sport
hamburger | Essen, Burger, Hamburger
fork-and-knife | Gabel, Gabeln
brick | Schornstein, Schornsteine, Kamin
person-lifting-weights | Ringer, Sumoringer, Gewichtheber
doughnut | Donut, Donuts, Krapfen
yarn | Wollknäuel, Wolle, stricken, strickt
old-woman | Oma, Omi, alte Dame, Omas
tooth | Gebiss, Gebisse, Zähne
fallen-leaf | Herbstblätter, Herbstlaub, Laub, Laubblätter
roll-of-paper | Klopapier, Toilettenpapier, Klorolle, Klorollen
`;
