/** Italian: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | cavaliere, cavalieri, guerriero, guerrieri, paladino
pirate | pirata, pirati, corsaro
viking | vichingo, vichinghi
samurai | samurai
gladiator | gladiatore, gladiatori, spartano
archer | arciere, arcieri, robin hood
soldier | soldato, soldati
cowboy | cowboy, pistolero
dwarf | nano, nani
gnome | gnomo, gnomi, nano da giardino, folletto
scarecrow | spaventapasseri
mummy | mummia, mummie
skeleton | scheletro, scheletri
slime | slime, melma
cave-goblin | goblin, folletti malvagi
orc | orco, orchi
golem | golem
yeti | yeti
cyclops | ciclope, ciclopi
minotaur | minotauro, minotauri
hydra | idra
kraken | kraken, mostro marino
demon | demone, demoni, diavolo, diavoli
mech | mecha, robot gigante, robottone
cyborg | cyborg
drone | drone, droni
tank | carro armato, carri armati
turret | torretta, torrette
cannon | cannone, cannoni
catapult | catapulta, catapulte
starship | astronave, astronavi, navicella, navicella spaziale, nave spaziale
starfighter | caccia spaziale, caccia stellare
enemy-starship | nave nemica, navi nemiche, astronave aliena, nave madre
space-station | stazione spaziale, stazioni spaziali
asteroid | asteroide, asteroidi
submarine | sottomarino, sottomarini
pirate-ship | nave pirata, navi pirata, galeone
walrus | tricheco, trichechi
narwhal | narvalo, narvali
piranha | piranha
capybara | capibara
axolotl | axolotl
treasure-chest | tesoro, tesori, forziere, forzieri, bottino
sword | spada, spade, katana
spear | lancia, lance, giavellotto, arpione, tridente
flying-arrow | freccia, frecce
shuriken | shuriken, stelle ninja
spike-trap | spuntoni, punte
saw-blade | sega circolare, seghe circolari
sea-mine | mina, mine
energy-orb | sfera di energia, sfere di energia
portal | portale, portali, teletrasporto
lava | lava, magma
golf-ball | pallina da golf, palline da golf
snowball | palla di neve, palle di neve
ruby | rubino, rubini
emerald | smeraldo, smeraldi
diamond | diamante, diamanti
gold-bar | lingotto, lingotti, lingotto d'oro, lingotti d'oro
potion | pozione, pozioni, elisir
cauldron | calderone, calderoni
crate | cassa, casse, cassa di legno, casse di legno
trampoline | trampolino, trampolini, tappeto elastico
laser-bolt | laser, raggio laser, raggi laser
cannonball | palla di cannone, palle di cannone
blue-potion | pozione blu, pozioni blu, mana
green-potion | pozione verde, pozioni verdi, veleno
`;

export const commonThings = `
fridge | frigorifero, frigo, congelatore
toaster | tostapane
stove | forno, microonde, fornello, stufa, griglia
washing-machine | lavatrice, lavastoviglie, asciugatrice
vacuum-cleaner | aspirapolvere, robot aspirapolvere
fire-hydrant | idrante
calculator | calcolatrice
pillow | cuscino, cuscini, materasso, coperta
table | tavolo, tavoli, scrivania
lighthouse | faro
windmill | mulino, mulino a vento, mulini
cheese-wheel | forma di formaggio, forma di parmigiano, ruota di formaggio, forme di formaggio
cheese-wedge | parmigiano, mozzarella, pecorino, gorgonzola, grana
igloo | iglù, igloo
shovel | pala, vanga, badile, rastrello, zappa
traffic-cone | cono stradale, birillo, birilli
barrel | barile, botte, barili, botti
fence | recinto, staccionata, steccato, siepe, ostacoli
bush | cespuglio, cespugli
blender | frullatore
pipe | tubo, tubi
surfboard | tavola da surf
mole | talpa, talpe
armadillo | armadillo, pangolino, armadilli
seahorse | cavalluccio marino, cavallucci marini, ippocampo
starfish | stella marina, stelle marine
dust-bunny | polvere, sporco, batuffolo di polvere
passenger | passeggero, passeggeri, turista, turisti, pedone, pedoni, cliente, clienti
postbox | buca delle lettere, cassetta della posta
hole | buca, buche, fossa, tombino, tombini
old-woman | nonna, nonne, nonnina, zia, vecchietta
old-man | nonno, nonni, zio, vecchietto
woman | mamma, madre
man | papà, padre, babbo
boy | bambino, ragazzo, nipote, nipotino, nipoti, ragazzi, fratello
girl | bambina, ragazza, nipotina, ragazze, sorella
child | bimbo, bimbi
baby | neonato, neonati, bebè
person-juggling | giocoliere, acrobata
firefighter | pompiere, pompieri, vigile del fuoco
person-playing-handball | portiere, calciatore
person-bouncing-ball | giocatore di basket, cestista
person-biking | ciclista, ciclisti, fattorino, rider
person-running | corridore, velocista, atleta
person-surfing | surfista, surfisti
person-swimming | nuotatore, sub, subacqueo
snowboarder | snowboarder
boxing-glove | pugile, pugili, boxeur
martial-arts-uniform | karateka, judoka
person-fencing | spadaccino, schermidore
detective | spia, agente segreto, ispettore
office-worker | impiegato
postman | postino
lawyer | avvocato
cook | pizzaiolo
waiter | cameriere, cameriera
butcher | macellaio
baker | fornaio, panettiere
mechanic | bidello
plumber | idraulico
electrician | elettricista
blacksmith | fabbro
construction-worker | boscaiolo
miner | minatore
carpenter | falegname
bricklayer | muratore
health-worker | chirurgo
dentist | dentista
vet | veterinario
singer | musicista, rapper, cantante, chitarrista, dj
person-with-veil | sposa
person-beard | uomo delle caverne, cavernicolo, eremita, monaco
squid | calamaro gigante
snowman | bigfoot
blackbird | corvo, corvi, cornacchia, gazza
bird | picchio, colibrì, rondine, gabbiano, gabbiani, piccione, piccioni
lizard | camaleonte, geco, iguana, salamandra, lucertola
snake | anguilla, anaconda
beaver | ornitorinco
leopard | ghepardo, giaguaro, pantera, puma, lince
dolphin | orca, orche
lizard | assolotto
koala | vombato
monkey | lemure, babbuino
cricket | cavalletta, locusta, mantide
beetle | pulce, pulci, zecca, pidocchio
microbe | cellula, atomo, batterio, batteri, germi
comet | meteorite, meteoriti, palla di fuoco, palle di fuoco
cyclone | buco nero, buchi neri, vortice
milky-way | galassia, galassie
full-moon | luna, lune, luna piena
ice | ghiacciolo, iceberg, ghiaccioli
droplet | goccia, gocce
oil-drum | macchia d'olio, olio
pile-of-poo | cacca, popò, letame
mouse-trap | trappola per topi
goal-net | rete, reti, porta da calcio
person-standing | omino stilizzato, manichino
knot | corda, corde, liana, liane
chains | gabbia, gabbie, catena, catene, manette
headstone | lapide, tomba, lapidi
leaf-fluttering-in-wind | foglia, foglie
four-leaf-clover | trifoglio, quadrifoglio, quadrifogli
herb | erba, muschio, spinaci, erbaccia, prato
wood | ceppo, asse, ramo, rami, bastone, bastoni
blueberries | mirtillo, mirtilli, lampone, lamponi, mora, more
tangerine | arancia, arance, mandarino, mandarini
glass-of-milk | latte, frappè, yogurt
cup-with-straw | bibita, gassosa, limonata, aranciata
hot-beverage | tazza, tazze, cappuccino, cioccolata calda
curry-rice | curry
falafel | polpetta, polpette
cookie | amaretto, brownie, biscottini
shortcake | fetta di torta, tiramisù, budino
soft-ice-cream | gelato, gelati, cono gelato, ghiaccioli da mangiare
ice | tofu
dumpling | gyoza, raviolo
leafy-green | cavolo, lattuga, cavoli
leafy-green | wasabi
bento-box | portapranzo
steaming-bowl | stufato, zuppetta, ciotola
coconut | dattero, datteri
rock | carbone, minerale, ciottolo
gem-stone | gioiello, gioielli, zaffiro
coin | monete d'oro, moneta, monete, oro, soldi
scroll | pergamena, pergamene, rotolo
world-map | mappa, mappe
chess-pawn | scacchi, pedone scacchi, pedina
lollipop | bastoncino di zucchero, lecca-lecca
triangular-flag | bandiera, bandiere, bandierina
sports-medal | medaglia, medaglie
performing-arts | maschera, maschere
closed-umbrella | ombrello chiuso
puzzle-piece | lego, mattoncino lego, pezzo di puzzle
teddy-bear | giocattolo, giocattoli, pupazzo, pupazzi
television | televisore, tv, tele
camera | telecamera, telecamere, fotocamera
joystick | joystick, console, controller
electric-plug | cavo, cavi, spina, caricatore, presa
fire | fuoco, fuochi, fiamma, fiamme, incendio, incendi, falò
light-bulb | lampione, lampioni, lampadario
kimono | mantello, tunica
shield | armatura
sewing-needle | ago, aghi, chiodo, chiodi, spillo, spilli
paintbrush | pennello
artist-palette | vernice, tempera, pittura, vernici
broom | scopa, scope, manico di scopa, mocio
confetti-ball | stella filante, pallina di natale, palline di natale
seedling | alga, alghe
canned-food | lattina, lattine, barattolo, scatoletta
bottle-with-popping-cork | bottiglia, bottiglie, messaggio in bottiglia
lotion-bottle | ketchup, senape, maionese, salsa, spray, spray insetticida
thong-sandal | ciabatta, ciabatte, infradito, pantofola, pantofole, sandalo
rolled-up-newspaper | giornale, giornali
shopping-cart | carriola, carrello, carretto, carrello della spesa
police-officer | poliziotto, poliziotti, carabiniere, polizia, guardia del corpo
guard | guardia, guardie, guardiano, guardiani, sentinella, sentinelle
person-mage | mago, maghi, stregone, stregoni, incantatore
skunk | puzzola, opossum
sloth | formichiere, tapiro
shark | razza marina, manta, pesce spada
oyster | vongola, vongole, cozza, cozze, ostrica
tropical-fish | pesce pagliaccio
seal | leone marino, otaria
house-with-garden | cuccia, pollaio, capanno, casa sull'albero
slightly-smiling-face | faccina, emoji, faccine
office-building | grattacielo, grattacieli, palazzo uffici
construction | barricata, posto di blocco, lavori in corso
delivery-truck | camion della spazzatura, camion dei gelati
tractor | mietitrebbia, spazzaneve
flying-disc | frisbee, disco da hockey
hot-dog | salsiccia, salsicce
man | padrone, padroni
spaghetti | lasagne, lasagna
office-worker | collega, colleghi
person-supervillain | gangster, mafioso, mafiosi
princess | Biancaneve, Cenerentola, Raperonzolo
`;

export const gameThings = `
mask:monster | mostro, creatura, bestia
microbe | virus, batterio, batteri, germe
person-zombie | zombi, zombie, morto vivente
ninja | ninja
guard | guardia, sentinella, guardiano
person-mage | mago, stregone
woman-mage | strega, maga, streghe
person-fairy | fata, fate, fatina
person-elf | elfo
person-with-crown | re, regina, imperatore
princess | principessa
prince | principe
person-merpeople | sirena
person-vampire | vampiro, vampiri
person-superhero | supereroe, eroe, eroina
person-supervillain | cattivo, ladro, bandito, furfante, ladri
skull | teschio
ghost | fantasma, fantasmi, spettro, spirito
detective | detective, spia, esploratore, avventuriero, archeologo
hunter | cacciatore, cacciatori
astronaut | astronauta, cosmonauta
cook | chef, cuoco, cuoca, pizzaiolo
baker | fornaio
teacher | insegnante, maestra, professore
librarian | bibliotecario, bibliotecaria
office-worker | impiegato, trader, uomo d'affari, banchiere
farmer | contadino, contadina, agricoltore
gardener | giardiniere
shepherd | pastore, pastorella
mechanic | meccanico
plumber | idraulico
construction-worker | operaio
miner | minatore
bricklayer | muratore
police-officer | poliziotto, polizia, poliziotti, sceriffo
baby-angel | angelo, cupido
alien | alieno, alieni, extraterrestre, marziano, marziani
alien-monster | invasore, invasori
flying-saucer | ufo, disco volante, dischi volanti
comet | meteorite, meteora, meteoriti, cometa
star | stella, stelle, stelline
ringed-planet | pianeta, pianeti, saturno
coin | moneta, monete, oro, soldi, monete d'oro
gem-stone | gemma, gemme, gioiello, gioielli, cristallo, cristalli
key | chiave, chiavi
red-heart | cuore, cuori
crown | corona, corone
axe | ascia
dagger | pugnale
bow-and-arrow | arco
sparkles | stella ninja, magia, incantesimo, polvere di stelle, incantesimi
high-voltage | fulmine, fulmini, energia, elettricità, saetta
fire | palla di fuoco, palle di fuoco, fuoco, fiamma, fiamme, falò
bomb | bomba, bombe, dinamite, granata
rock | roccia, rocce, pietra, pietre, masso, massi, sasso, sassi
cactus | cactus, spine
package | scatola, scatole, pacco, pacchi
wrapped-gift | regalo, regali
brick | mattone, mattoni, muro, muri, mattoncini
locked | porta, porte, cancello
hamster | porcellino d'india, criceto, criceti
chipmunk | scoiattolo, scoiattoli
chestnut | ghianda, ghiande, noce, noci, nocciola, nocciole, castagna, castagne
seal | foca, foche
shark | squalo, squali, pescecane
mouse | topo, topi, topolino, ratto, ratti
cheese-wedge | formaggio, formaggi
fish | pesce, pesci, sardine, salmone, pesciolini, pesca
automobile | macchina, macchine, auto, automobile, automobili, traffico
racing-car | auto da corsa, macchina da corsa, kart
delivery-truck | camion, furgone
ship | barca, nave da guerra, barche
cloud | nuvola, nuvole
snowflake | fiocco di neve, fiocchi di neve
snowman | pupazzo di neve, pupazzi di neve
white-circle | perla, perle, bolla, bolle
spiral-shell | conchiglia, conchiglie
jack-o-lantern | zucca, zucche
candy | caramella, caramelle, dolci, dolcetti, dolciumi, dolce
red-apple | mela, mele, frutta, frutti, frutto
carrot | carota, carote, verdura, verdure
strawberry | fragola, fragole, bacche, bacca
mushroom | fungo, funghi
hot-beverage | caffè, tazza di caffè, tè, tazzine di caffè, tazze di caffè
books | libro, libri
bug | bruco, millepiedi, bruchi, topo di biblioteca
worm | verme, vermi, lombrico
lady-beetle | coccinella, coccinelle
honeybee | ape, api, vespa, vespe, calabrone, apina
honey-pot | miele, nettare
blossom | fiore, fiori
seedling | seme, semi, pianta, piante, germoglio, erbacce
evergreen-tree | albero, alberi, pino, pini, abete
sheaf-of-rice | fieno, balle di fieno, paglia, grano, balla di fieno
broom | aspirapolvere, scopa, scope
flashlight | torcia, torce elettriche
basket | cesto, cestino, cestini, cesta
beach-with-umbrella | ombrellone, ombrelloni
coconut | cocco, noce di cocco, noci di cocco, dattero, datteri
hot-pepper | peperoncino, peperoncini
pizza | pizza, pizze
chart-increasing | grafico, grafici, azioni
drop-of-blood | sangue
baby-chick | pulcino, pulcini
chicken | gallina, galline, pollo
t-rex | tirannosauro, t-rex, dinosauro, dinosauri
dragon | drago, draghi, draghetto
cat | gatto, gatti, gattino, gattini, gatta
dog | cane, cani, cagnolino, cucciolo, cuccioli
wolf | lupo, lupi, lupo mannaro, lupi mannari
rabbit | coniglio, conigli, lepre, coniglietto
fox | volpe, volpi, volpina
bear | orso, orsi, orsetto
frog | rana, rane, rospo, rospi, ranocchio
snail | lumaca, lumache, chiocciola
bird | uccello, uccelli, uccellino, passero, piccione, gabbiano, gabbiani
snake | serpente, serpenti, vipera, serpentello
snow-capped-mountain | montagna, montagne, vetta
house | casa, case, capanna, fienile
castle | castello, palazzo, fortezza, torre, torri
fishing-pole | canna da pesca, amo da pesca
robot | robot, androide, robottino
wheel | gomma, pneumatico, ruota, ruote
leafy-green | foglia, foglie, lattuga, insalata, cavolo
bucket | secchio, spazzatura, rifiuti
scorpion | scorpione, scorpioni
paw-prints | animali, animale
musical-notes | note musicali
santa-claus | babbo natale
eagle | aquila, aquile, falco, avvoltoio
owl | gufo, gufi, civetta
bat | pipistrello, pipistrelli
spider | ragno, ragni
turtle | tartaruga, tartarughe
horse | cavallo, cavalli, pony
monkey | scimmia, scimmie, scimpanzé
parrot | pappagallo, tucano, tucani, ara
wood | tronco, tronchi, ceppo
couch-and-lamp | divano, mobili, divani
tanabata-tree | bambù
cucumber | cetriolo, zucchina, zucchine, zucchini
dumpling | raviolo, gnocchi, gnocco, ravioli, tortellini
raccoon | procione, procioni
hamster | talpa, talpe
hedgehog | riccio, ricci
canoe | canoa, gondola, gondole, zattera
cookie | biscotto, biscotti
teapot | teiera
llama | lama, alpaca
dodo | dodo, struzzo, struzzi
sauropod | sauropode, triceratopo
badger | tasso, donnola, furetto, suricato
deer | cervo, renna, renne
flamingo | fenicottero, airone, cicogna, pellicano
hut | capanna, iglù
ice | cubetto di ghiaccio, cubetti di ghiaccio, blocco di ghiaccio, blocchi di ghiaccio
butterfly | farfalla, libellula, libellule, falena, farfalle
lady-beetle | lucciola, lucciole
red-paper-lantern | lanterna, lanterne
dango | dango
fish | pesce rosso, carpa
cook | pasticcere, barista
lotus | ninfea, ninfee, loto
brown-mushroom | tartufo, tartufi
delivery-truck | camion dei traslochi, furgone
wastebasket | pattumiera, bidone, bidoni, cestino dei rifiuti
office-worker | politico, politici, sindaco
anchor | ancora, molo, moli, banchina
balloon | palloncino, mongolfiera, dirigibile, palloncini
monkey | re scimmia
steaming-bowl | ramen, zuppa, minestra
ogre | ogre
`;

export const everydayThings = `
egg | uovo, uova
cow | mucca, mucche, vitello
goose | oca, oche
ewe | pecora, pecore, agnello, agnelli
goat | capra, capre
potato | patata, patate
onion | cipolla, cipolle
pear | pera, pere
peach | pesca frutto, pesche
tomato | pomodoro, pomodori
avocado | avocado
princess | principessa, principesse
lion | leone, leoni
duck | anatra, anatre, anatroccolo, anatroccoli
crab | granchio, granchi
whale | balena, balene
zebra | zebra, zebre
kangaroo | canguro, canguri
koala | koala
panda | panda
camel | cammello, cammelli
tiger | tigre, tigri
elephant | elefante, elefanti
hippopotamus | ippopotamo, ippopotami
crocodile | coccodrillo, coccodrilli, alligatore
swan | cigno, cigni
sunflower | girasole, girasoli
rose | rose
pig | maiale, maiali, maialino, maialini, porcellino, porcellini
rocket | razzo, razzi
locomotive | treno, treni, trenino
birthday-cake | torta, torte
bear | orso, orsetto, orsetti
mouse | topo, topolino, topolini
cat | gattino, gattini, micio, gattina
dog | cagnolino, cagnolini, cucciolo, cuccioli
rabbit | coniglietto, coniglietti
fish | pesciolino, pesciolini
bird | uccellino, uccellini, passero
beetle | scarabeo, scarabei, coleottero
fly | mosca, mosche
spider | ragnetto, ragnetti
ogre | giganti, orchi giganti, troll
student | scolaro, alunno, studente
health-worker | dottore, medico, infermiera
clown-face | pagliaccio, pagliacci, giullare
tractor | escavatore, ruspa, trattore
glasses | occhiali
top-hat | cappello, cappelli
running-shoe | scarpa, scarpe
socks | calzino, calzini, calza
light-bulb | lampada, lampade
laptop | computer
mobile-phone | telefono, telefonino, cellulare
love-letter | lettera, lettere, posta
nesting-dolls | bambola, bambole
teddy-bear | orsacchiotto, peluche
paintbrush | pennello, pennelli
skier | sciatore, sciatrice
bubble-tea | tè con le bolle
cheese-wedge | formaggio, formaggi
croissant | cornetto, cornetti
meat-on-bone | prosciutto, carne
rice-ball | mochi
nest-with-eggs | nido, nidi
hammer | attrezzo, attrezzi
guitar | strumento, strumenti, strumenti musicali
t-shirt | vestiti, maglietta
soccer-ball | pallone, palloni, sport
hamburger | cibo, panino, hamburger
fork-and-knife | forchetta, forchette
brick | comignolo, camini
person-lifting-weights | lottatore, lottatori
doughnut | ciambella, bombolone, ciambelle
yarn | gomitolo, gomitoli, lana
old-woman | signora, nonnina, nonna
tooth | dentiera, dente, denti
fallen-leaf | foglie secche
roll-of-paper | carta igienica
`;
