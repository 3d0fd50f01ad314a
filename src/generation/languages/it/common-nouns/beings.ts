/** Italian: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | ballerine, ballerina di flamenco
bridesmaid | damigella, damigelle
angler | pescatrice, traghettatore
gondolier | gondoliere, gondolieri, canottiere
lumberjack | boscaioli, taglialegna
foreman | operai, capocantiere, saldatore
sculptor | scultore, pittrice, writer di graffiti
astronomer | chimico, biologa
hacker | pirata informatico
caretaker | bidella, tecnico
confectioner | pasticciere, pescivendolo, gelataio
optician | ottico, ostetrica, paramedico
receptionist | impiegata, postina
croupier | croupier, banditore
linesman | arbitri, guardalinee
striker | attaccante, difensore
bowler | battitore, lanciatore
tennis player | tennista, tennisti
golfer | golfista, golfisti
gymnast | ginnasta, trapezista
weightlifter | sollevatore di pesi, forzuto
sprinter | corridrice, maratoneta
ice skater | pattinatrice, pattinatore
juggler | giocolieri, mangiafuoco
street musician | violinista, pianista, direttore d'orchestra
shepherdess | pecoraio, vignaiolo
cameraman | cameraman, operatore video
film director | sceneggiatore, poeta, scrittore, regista
magistrate | notaio
constable | carabinieri, doganiere, finanziere
bouncer | guardiano notturno, portinaio
pickpocket | ladra, borseggiatore, contrabbandiere, bracconiere, scippatore
stepsister | sorellina, sorellastra, ragazzina
stepbrother | fratellino, fratellastro
godmother | madrina
godfather | padrino
great-grandma | bisnonna
great-grandpa | bisnonno, pensionato
teenager | adolescente, adolescenti, coinquilino
duchess | duchessa, imperatrice, donzella, contessa
emperor | sultano, faraone, duca, zar
jester | arlecchino, buffone
bullfighter | torero, matador, spazzacamino
cosmonaut | cosmonauta
airman | hostess, assistente di volo, aviatore, pilota d'aereo
squire | scudiero, moschettiere, legionario, guerriera
nomad | mercante, mendicante, nomade, naufrago, orfano, inquilino, venditore ambulante
street sweeper | domestica, maggiordomo, cameriera ai piani
taxi driver | camionista, conducente
usher | guida turistica, bigliettaio, facchino
cobbler | calzolaio, tessitrice, orologiaio, fioraio, fioraia, gioielliere
orchestra | pubblico, orchestra, spettatori, giuria, tifosi
djinn | genio della lampada
troll | trollo, orchessa
leshy | uomo nero, babau
kappa | grifone, gargolla, basilisco, chimera
baba yaga | fattucchiera, befana
tooth fairy | fatina dei denti, ninfa
selkie | sirene
kobold | folletto maligno, coboldo
leprechaun | gnomo
reaper | mietitore, tristo mietitore
wraith | spettri
ghoul | non morto
antelope | antilope, gazzella
lynx | gattopardo
jackal | sciacallo, iena, iene
sheepdog | cane pastore, bassotto, cane da guardia
tabby | micetto, gatto randagio
pullet | chioccia, faraona
cockerel | galletto
quail | quaglia, pernice, fringuello, allodola, usignolo
pelican | cicogna
jay | corvo
budgie | cacatua
osprey | condore, poiana, sparviero, nibbio
catfish | pesce gatto, sgombro, merluzzo, acciuga, luccio
moray eel | boa, murena
porpoise | focena
stingray | pesce martello
sea anemone | anemone di mare, sanguisuga, plancton
prawn | gambero, gamberi, scampi
cockle | ostriche, capasanta
cuttlefish | seppia
dragonfly | tarma
firefly | lucciola
weevil | pidocchi, termiti, afide
gnat | moscerino, moscerini
roach | scarafaggio
millipede | centopiedi, baco da seta, larva
stick insect | cicala, mantide religiosa
vole | toporagno, ghiro
stoat | martora, faina, ermellino
guanaco | alpaca
cassowary | emù, nandù
pterodactyl | pterodattilo
stegosaur | stegosauro
`;
