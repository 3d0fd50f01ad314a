/** Italian: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | cliente, clienti
guest | ospite, ospiti
boy | bambino, bambini, ragazzo, ragazzi
girl | bambina, bambine, ragazza, ragazze
man | uomo, uomini
woman | donna, donne, signora
baby | neonato, bebè
grandmother | nonna, nonne, nonnina
grandfather | nonno, nonni
aunt | zia, zie
uncle | zio, zii
brother | fratello, fratelli
sister | sorella, sorelle
father-in-law | suocero, patrigno
mother-in-law | suocera, matrigna
brother-in-law | cognato, cognati
sister-in-law | cognata, cognate
cousin | cugino, cugina, cugini
nephew | nipotino
niece | nipotina
neighbour | vicino di casa, vicini di casa, vicina di casa
student | alunno, alunni, alunna, studente, studenti, scolaro
teacher | maestra, maestro, insegnante, insegnanti, professore, prof
postman | postino, postini
plumber | idraulico, idraulici
mechanic | meccanico, meccanici
electrician | elettricista
bricklayer | muratore, muratori
carpenter | falegname
gardener | giardiniere, giardiniera
baker | panettiere, fornaio
butcher | macellaio
waiter | cameriere, camerieri, cameriera
nurse | infermiera, infermiere, infermieri
doctor | dottore, dottoressa, medico, medici
dentist | dentista, dentisti
hairdresser | parrucchiere, barbiere
cleaner | spazzino, netturbino, addetto alle pulizie, lavavetri
courier | fattorino, corriere, rider
cyclist | ciclista, ciclisti
pedestrian | pedone, pedoni, passante, passanti
tourist | turista, turisti
cashier | cassiere, cassiera
librarian | bibliotecario, bibliotecaria
lawyer | avvocato, avvocati
goalkeeper | portiere, portieri
footballer | calciatore, calciatori
thief | ladro, ladri, rapinatore
guard | guardia, guardie
hunter | cacciatore, cacciatori
king | re, sovrano
queen | regina, regine
magician | mago, maghi, stregone
clown | pagliaccio, pagliacci, clown
priest | prete, sacerdote
warrior | guerriero, guerrieri
bride | sposa
dancer | ballerina, ballerino, ballerini
musician | musicista, musicisti
wrestler | lottatore, lottatori
homework | compiti, compiti per casa
eraser | gomma da cancellare, gomme da cancellare
ruler | righello, righelli
pencil | matita, matite
pen | penna biro, penne biro
notebook | quaderno, quaderni
book | libro, libri
textbook | libro di testo
schoolbag | zaino, zaini, cartella di scuola
blackboard | lavagna, lavagne
glue | colla
chalk | gessetto, gessetti
dictionary | dizionario, vocabolario
pillow | cuscino, cuscini
blanket | coperta, coperte
bed | letto, letti
chair | sedia, sedie
table | tavolo, tavoli
sofa | divano, divani
lamp | lampada, lampade, lampadina
exit | uscita, uscite, uscita di sicurezza
window | finestra, finestre
mirror | specchio, specchi
vacuum cleaner | aspirapolvere
washing machine | lavatrice, lavastoviglie
fridge | frigorifero, frigo
oven | forno, forni, fornello
bucket | secchio, secchi
broom | scopa, scope
sponge | spugna, spugne
soap | sapone, saponetta
toothbrush | spazzolino, spazzolini
scissors | forbici
needle | aghi, un ago
iron | ferro da stiro
candle | candela, candele
vase | vaso di ceramica
flowerpot | vaso di fiori, vasi di fiori
key | chiave, chiavi
pot | pentola, pentole
pan | padella, padelle
plate | piatto, piatti
bowl | ciotola, ciotole
cup | tazza, tazze
glass | bicchiere, bicchieri
spoon | cucchiaio, cucchiai
fork | forchetta, forchette
knife | coltello, coltelli
bottle | bottiglia, bottiglie
tin | lattina
jar | barattolo, barattoli
basket | cesto, cesti, cestino, cestini
kettle | teiera, bollitore
groceries | spesa
roll | panino dolce, focaccia
bread | pane, pagnotta, pagnotte
sandwich | panino, panini, tramezzino, rustichella
pancake | frittella, frittelle
flour | farina
sugar | zucchero
salt | sale da cucina
butter | burro
sausage | salsiccia, salsicce, würstel
meat | carne, carni
soup | zuppa, minestra
pasta | pasta, spaghetti, maccheroni
rice | riso
dough | impasto
cake | torta, torte
pie | crostata, crostate
chocolate | cioccolato, cioccolata, cioccolatini
sweets | caramella, caramelle, dolci, dolcetti
ice cream | gelato, gelati
jam | marmellata
cheese | formaggio, formaggi
milk | latte
juice | succo, succhi
tea | tè
coffee | caffè
egg | uovo, uova
fries | patatine fritte, patatine
biscuit | biscotto, biscotti
fruit | frutta, frutto, frutti
vegetable | verdura, verdure
plum | prugna, prugne
raspberry | lampone, lamponi
cabbage | cavolo, cavoli
beetroot | barbabietola
pumpkin | zucca, zucche
cucumber | cetriolo, cetrioli
pea | pisello, piselli
bean | fagiolo, fagioli
nut | noce, noci, nocciola, nocciole
seed | seme, semi
wheat | grano, frumento
hay | fieno, paglia
hammer | martello, martelli
saw | sega, seghe
spanner | chiave inglese
screwdriver | cacciavite
shovel | pala da giardino, badile
rake | rastrello
ladder | scala a pioli, scale a pioli
rope | corda, corde, fune
pipe | tubo, tubi
tap | rubinetto, rubinetti
drop | goccia, gocce
brick | mattone, mattoni
plank | asse di legno, assi di legno, tavola di legno
stump | tronco, tronchi, ceppo
tyre | pneumatico, pneumatici, ruota, ruote
scooter | monopattino, monopattini
motorcycle | moto, motocicletta
moped | motorino, motorini, scooter
bicycle | bicicletta, biciclette, bici
tram | tram
minibus | minibus, pulmino
van | furgone, furgoni
lorry | camion
digger | escavatore, ruspa, ruspe
ambulance | ambulanza, ambulanze
pushchair | passeggino
boat | barca, barche
raft | zattera, zattere
shirt | maglietta, camicia, maglione
jacket | giacca, cappotto
trousers | pantaloni
dress | vestito, gonna
shoe | scarpa, scarpe
boot | stivale, stivali
sock | calzino, calzini, calze
glove | guanto, guanti
scarf | sciarpa
hat | cappello, cappelli
cap | berretto, berretti
glasses | occhiali
laundry | panni, vestiti, biancheria
bakery | panetteria, panificio, pasticceria
supermarket | supermercato, supermercati
pharmacy | farmacia
office | ufficio, uffici
bridge | ponte, ponti
tower | torre, torri
gate | cancello, cancelli
stairs | scale, scalini, gradini
lift | ascensore
swimming pool | piscina, piscine
garage | box auto
tent | tenda da campeggio
tooth | dente, denti
bone | osso, ossa, ossi
brain | cervello, cervelli
snowman | pupazzo di neve, pupazzi di neve
hail | grandine, chicco di grandine
lightning | fulmine, fulmini, saetta
leaf | foglia, foglie
branch | ramo, rami, rametto
stone | pietra, pietre, sasso, sassi
pothole | buca, buche
grass | erba, prato
fly | mosca, mosche
mosquito | zanzara, zanzare
wasp | vespa, vespe
caterpillar | bruco, bruchi
beetle | coleottero, scarabeo
moth | falena, falene
crow | corvo, corvi, cornacchia
pigeon | piccione, piccioni
seagull | gabbiano, gabbiani
sparrow | passero, passeri
dinosaur | dinosauro, dinosauri
dragon | drago, draghi
puppy | cucciolo, cuccioli, cagnolino
kitten | gattino, gattini, micio
balloon | palloncino, palloncini
kite | aquilone, aquiloni
doll | bambola, bambole
teddy bear | orsacchiotto, peluche, orsetto
toy | giocattolo, giocattoli
dice | dado da gioco, dadi
gift | regalo, regali
parcel | pacco, pacchi, pacchetto
envelope | busta da lettere, buste
newspaper | giornale, giornali
map | mappa del tesoro
ticket | biglietto, biglietti
coin | moneta, monete
money | soldi, denaro
wallet | portafoglio
suitcase | valigia, valigie
bag | borsa, borse
umbrella | ombrello, ombrelli
computer | computer, portatile
battery | batteria, batterie
cable | cavo elettrico, cavi
rubbish | spazzatura, rifiuti, immondizia
box | scatola, scatole
crate | cassetta, cassette
fence | recinto, staccionata, staccionate
net | rete da pesca
dust | polvere
slingshot | fionda
pill | pillola, pillole, compressa
syringe | siringa, siringhe
plaster | cerotto, cerotti
virus | virus
snake | serpente, serpenti
drum | tamburo, tamburi
piano | pianoforte
whistle | fischietto
magnet | calamita, calamite, magnete
wallpaper | carta da parati
petal | petalo, petali
sled | slitta, slitte
treasure | tesoro, tesori
sword | spada, spade
chimney | camino, comignolo
sheet of paper | foglio, fogli
chick | pulcino, pulcini
wand | bacchetta magica
ghost | fantasma, fantasmi
marble | biglia, biglie
secretary | segretaria, segretario
colleague | collega, colleghi
shop assistant | commessa, commesso, venditore
mayor | sindaco
engineer | ingegnere
miner | minatore
shepherd | pastore, pastorella
beekeeper | apicoltore
scientist | scienziato, scienziata
programmer | programmatore
vet | veterinario, veterinaria
surgeon | chirurgo
pharmacist | farmacista
burglar | bandito
spy | spia, spie
police officer | poliziotto, poliziotta, carabiniere, vigile
firefighter | pompiere, vigile del fuoco
swimmer | nuotatore, nuotatrice
climber | scalatore, alpinista
surfer | surfista, surfisti
skier | sciatore, sciatrice, sciatori
bridegroom | sposo
toddler | bimbo piccolo
prisoner | prigioniero, prigioniera, detenuto
referee | arbitro
coach | allenatore, allenatrice
train conductor | controllore, capotreno, macchinista
tailor | sarta, sarto
blacksmith | fabbro
potter | vasaio, ceramista
scout | scout, lupetto
twin | gemelli, gemelle
actor | attore, attrice
photographer | fotografo, fotografa
journalist | giornalista
monk | frate, suora, monaco
bartender | barista, barman
babysitter | babysitter, tata
hare | lepre, coniglietto
lamb | agnello, agnelli, pecorella
pony | puledro
bull | toro, tori
goldfish | pesce rosso, pesciolino
carp | carpa, trota, salmone, tonno, sardina
toad | rospo, girino
earthworm | lombrico, verme, vermi
grasshopper | cavalletta, grillo
ladybird | coccinella, coccinelle
flea | pulce, zecca, pidocchio
slug | lumaca, lumache, chiocciola
guinea pig | porcellino d'india, cavia
canary | canarino, pappagallo
duckling | anatroccolo, anatroccoli
woodpecker | rondine, rondini, picchio, cuculo, pettirosso
hawk | falco, aquila, avvoltoio, falchi
mule | mulo, asino, asinello
reindeer | renna, renne, cervo, cerbiatto
hen | gallina, galline
seashell | conchiglia, conchiglie, cozza
honey | miele
muffin | pasticcino, dolcetto, tortino
dumpling | ravioli, raviolo, tortellini, gnocchi
stew | stufato, spezzatino, ribollita
noodle soup | minestrone, brodo
flatbread | piadina, focaccine
fritter | ciambella, ciambelle, bombolone
kebab | kebab
rice ball | arancino, arancini, polpetta di riso
loaf | panettone, pandoro, colomba pasquale
salad | insalata, lattuga
spinach | spinaci, porro, sedano, bietola
courgette | zucchina, zucchine
apricot | albicocca, albicocche, pesca noce
berry | mirtillo, mirtilli, frutti di bosco, ribes
lemonade | limonata, aranciata, granita, bibita
beer | birra, birre
wine | vino rosso, calice, vino
ham | prosciutto, pancetta, speck
steak | bistecca, cotoletta, braciola, arrosto
wardrobe | armadio, credenza
drawer | cassetto, cassetti
curtain | tenda da finestra, tende
armchair | poltrona
bench | panchina, sgabello
cot | materasso, culla
bed sheet | lenzuolo, lenzuola
sink | lavandino, lavello
tablecloth | tovaglia, tovagliolo
mop | mocio
rag | straccio, strofinaccio
clothes peg | gruccia
lid | coperchio, caraffa, brocca
chopping board | tagliere
microwave | microonde
ceiling fan | ventilatore, termosifone
remote control | telecomando
apron | grembiule
crayon | pennarello, matita colorata
paint | barattolo di vernice, tempera
sticker | adesivo, figurina, francobollo
folder | raccoglitore, faldone
hole punch | cucitrice
invoice | scontrino, bolletta, ricevuta
document | modulo, documento
diploma | diploma, pergamena
painting | dipinto
nails | chiodo, chiodi, pinza
wheelbarrow | carriola, carretto
lawnmower | tosaerba, tagliaerba
watering can | tubo per innaffiare
hoe | zappa, forcone, falce
weed | erbaccia, erbacce, ortica
hedge | siepe, cespuglio, arbusto
fir | abete, pino marittimo
oak | quercia, betulla, ulivo, melo
daisy | margherita, papavero, giglio, soffione
mushroom | fungo, funghi, porcino, porcini
corn | pannocchia, mais
acorn | ghianda, castagna
garbage truck | camion della spazzatura
bulldozer | muletto, mietitrebbia, trattore
crane | gru, gru edile
caravan | camper, roulotte
carriage | carrozza, diligenza
railway wagon | vagone, vagoni, carrozze del treno
rowing boat | barca a remi, kajak, gondola, gommone
fishing boat | peschereccio, nave mercantile
pavement | marciapiede
zebra crossing | strisce pedonali
street lamp | lampione
road sign | cartello stradale
kiosk | edicola, bottega
café | trattoria, osteria, pizzeria, gelateria, mensa
barn | fienile, pollaio, cuccia, stalla
greenhouse | serra, aiuola
prison | carcere, prigione
palace | palazzo reale, fortezza, reggia, castello di sabbia
skyscraper | grattacielo, palazzina, municipio, condominio
skirt | gonne
sweater | felpa, camicetta
slippers | ciabatta da casa, pantofola, pantofole
pyjamas | pigiama, vestaglia
belt | cintura dei pantaloni, bretelle
necklace | collana, bracciale, orecchino, orecchini
nappy | pannolino, pannolini, ciuccio
lantern | lanterna di carta, lanterne
firecracker | petardo, petardi, botto, botti
bauble | pallina di Natale, ghirlanda, addobbo
easter egg | uovo di Pasqua, uova di Pasqua
spinning top | trottola, corda per saltare, sonaglio
swing | altalena, sabbiera, dondolo
puppet | marionetta, burattino
racket | racchetta, racchette
puck | dischetto da hockey, freccetta, freccette
bowling pin | birilli
harp | arpa, violoncello, clarinetto, zampogna
stretcher | barella
germ | batterio, batteri, microbo, germi
icicle | ghiacciolo, iceberg, cubetto di ghiaccio
spark | scintilla, scintille, brace, cenere
coal | carbone
firewood | legna
pearl | perla, perle
seaweed | alga, alghe
trap | trappola, trappole
binoculars | binocolo, cannocchiale
matchstick | fiammifero, fiammiferi, accendino
torch | torcia elettrica, pila tascabile
robot | automa, androide
elf | elfo, elfi, folletto, gnometto
`;
