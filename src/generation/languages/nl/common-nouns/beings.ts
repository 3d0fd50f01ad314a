/** Dutch: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | flamencodanseres
bridesmaid | bruidsmeisje
angler | visserin, hengelaar, veerman
gondolier | gondelier, roeier
lumberjack | houthakker, dakdekker
foreman | lasser
sculptor | kunstschilder, schilderes
astronomer | scheikundige, bioloog
hacker | hackers
caretaker | conciërge, slotenmaker
confectioner | banketbakker, pizzabakker, visboer
optician | verpleegkundige, opticien, vroedvrouw, ambulancebroeder
receptionist | receptionist, ambtenaar
croupier | croupier, veilingmeester
linesman | scheids, grensrechter, scheidsrechters
striker | keepster
bowler | slagman, werper
tennis player | tennisser, tennisspeler
golfer | golfspeler
gymnast | turnster, acrobaat, turner, trapezeartiest
weightlifter | krachtpatser
sprinter | sprinter, atleet, hardloopster
ice skater | schaatser, kunstschaatsster
juggler | jongleur, vuurspuwer
street musician | violist, pianist, gitarist, dirigent
shepherdess | boerin, herderin, geitenhoeder, wijnboer
cameraman | cameraman, cameravrouw
film director | scenarist, dichter, schrijver, regisseur
magistrate | notaris
constable | douanier, smeris, verkeersagent
bouncer | uitsmijter, portier, nachtwaker, suppoost
pickpocket | zakkenroller, smokkelaar, stroper
stepsister | stiefzus
stepbrother | stiefbroer, jochie
godmother | peettante, mevrouw
godfather | peetoom, huisbaas
great-grandma | overgrootmoeder, oud vrouwtje
great-grandpa | overgrootvader, oud mannetje
teenager | tiener, tieners, puber, huisgenoot
duchess | hertogin, keizerin, gravin, jonkvrouw
emperor | sultan, farao, hertog, tsaar
jester | hofnar, mimespeler
bullfighter | stierenvechter, schoorsteenveger
cosmonaut | kosmonaut
airman | stewardess
squire | schildknaap, musketier, legionair
nomad | handelaar, bedelaar, nomade, schipbreukeling, weeskind, huurder, koopman
street sweeper | vuilnisman, straatveger, poetsvrouw, butler
taxi driver | taxichauffeur, buschauffeur, vrachtwagenchauffeur, trambestuurder
usher | kaartjesverkoper, piccolo, reisleider
cobbler | schoenmaker, wever, horlogemaker, bloemist, juwelier
orchestra | orkest, toeschouwers, fanfare
djinn | flessengeest
troll | bergtrol
leshy | bosgeest
kappa | griffioen, waterspuwer, basilisk
baba yaga | waarzegster, tovenares
tooth fairy | feeën, tandenfee, nimf
selkie | meermin, waternimf
kobold | aardmannetje
leprechaun | tuinkabouter, kaboutertje
reaper | magere hein, man met de zeis
wraith | witte wief
ghoul | ondode, ondoden
antelope | antilope, gazelle
lynx | lynx, poema, panter, wilde kat
jackal | jakhals, hyena, dingo, wolvenjong
sheepdog | herdershond, waakhond, teckel, pup
tabby | katje, zwerfkat
pullet | kippetje, parelhoen
cockerel | hanen
quail | kwartel, patrijs, vink, spreeuw, leeuwerik
pelican | pelikaan, kraanvogel
jay | gaai
budgie | ara, kaketoe, toekan
osprey | condor
catfish | meerval, makreel, kabeljauw, sardientje, ansjovis, snoek
moray eel | boa, paling, murene
porpoise | orka, bruinvis
stingray | haaien, rog, pijlstaartrog, zwaardvis, hamerhaai
sea anemone | zeeanemoon, zeekomkommer, bloedzuiger, plankton
prawn | garnalen, rivierkreeft, steurgarnaal
cockle | oesters, kokkel
cuttlefish | pijlinktvis, zeekat
dragonfly | vlinders, libel, libelle, nachtvlinder
firefly | vuurvlieg, vuurvliegje, glimworm
weevil | luizen, bladluis, mestkever, pissebed
gnat | muggetje, steekmug
roach | kakkerlak
millipede | duizendpoot, zijderups, larve, beestje
stick insect | cicade, bidsprinkhaan
vole | muisje, veldmuis, spitsmuis
stoat | wezel, fret, marter, hermelijn, stokstaartje
guanaco | lama's
cassowary | struisvogel, struisvogels, emoe
pterodactyl | pterodactylus
stegosaur | triceratops, langnek, stegosaurus
`;
