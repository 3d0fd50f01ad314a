/** German: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | Flamencotänzerin
bridesmaid | Brautjungfer
angler | Fischerin, Anglerin, Fährmann
gondolier | Gondoliere, Ruderer
lumberjack | Dachdecker
foreman | Schweißer
sculptor | Bildhauer, Malerin
astronomer | Chemiker, Biologin, Laborant
hacker | Hackerin, Informatiker, Entwickler
caretaker | Schlosser, Techniker, Monteur
confectioner | Küchenchef
optician | Optiker, Hebamme
receptionist | Beamter, Rezeptionist, Briefträgerin
croupier | Croupier, Auktionator
linesman | Linienrichter, Schiri
striker | Torfrau, Stürmer
bowler | Schlagmann, Werfer, Pitcher
tennis player | Tennisspieler, Tennisspielerin
golfer | Golfer
gymnast | Turnerin, Turner, Trapezkünstler
weightlifter | Kraftprotz, Bodybuilder
sprinter | Sportlerin, Athlet
ice skater | Eisläuferin, Eiskunstläuferin, Schlittschuhläufer
juggler | Gaukler, Feuerschlucker
street musician | Geiger, Pianist, Dirigent, Straßenmusiker
shepherdess | Ziegenhirt, Winzer
cameraman | Kameramann, Kamerafrau
film director | Drehbuchautor, Dichter, Schriftsteller, Regisseur
magistrate | Notar
constable | Zöllner, Politesse, Schutzmann
bouncer | Türsteher, Nachtwächter, Wärter, Museumswärter
pickpocket | Diebin, Taschendieb, Schmuggler, Gauner, Wilderer, Ganove
stepsister | Stiefschwester
stepbrother | Cousin
godmother | Patentante, Vermieterin
godfather | Patenonkel, Vermieter
great-grandma | Uroma
great-grandpa | Uropa, Rentner
teenager | Teenager, Jugendlicher, Mitbewohner
duchess | Herzogin, Kaiserin, Gräfin
emperor | Sultan, Pharao, Herzog, Zar
jester | Narr, Pantomime, Harlekin
bullfighter | Torero, Stierkämpfer
cosmonaut | Kosmonaut
airman | Stewardess, Flugbegleiter, Pilotin, Flieger
squire | Knappe, Musketier, Legionär, Kriegerin
nomad | Bettler, Nomade, Schiffbrüchiger, Waise, Mieter, Hausierer
street sweeper | Müllmann, Straßenkehrer, Butler, Dienstmädchen
taxi driver | Busfahrer, Lkw-Fahrer, Lastwagenfahrer, Chauffeur
usher | Platzanweiser, Reiseleiter, Fremdenführer
cobbler | Schuster, Weber, Uhrmacher, Florist, Juwelier, Glasbläser, Blumenhändlerin
orchestra | Zuschauer, Blaskapelle, Menschenmenge
djinn | Lampengeist
troll | Bergtroll
leshy | Waldschrat, Krampus, Buhmann
kappa | Gargoyle, Wasserspeier, Basilisk, Wolpertinger, Chimäre
baba yaga | Wahrsagerin
tooth fairy | Zahnfee, Nymphe
selkie | Nöck
kobold | Poltergeist-Kobold
leprechaun | Heinzelmännchen
reaper | Sensenmann
wraith | Klabautermann, Poltergeist
ghoul | Ghul, Draugr
antelope | Rehkitz, Antilope, Gazelle
lynx | Schneeleopard, Wildkatze
jackal | Schakal, Hyäne, Dingo
sheepdog | Schäferhund, Wachhund, Hütehund
tabby | Mieze, Hauskatze, Stubentiger
pullet | Glucke
cockerel | Gockel, Hähne
quail | Wachtel, Rebhuhn, Fink, Lerche
pelican | Storch
jay | Eichelhäher
budgie | Papagei
osprey | Bussard, Milan
catfish | Wels, Makrele, Kabeljau, Sardine, Sardelle, Hecht, Barsch
moray eel | Boa, Muräne
porpoise | Schweinswal, Tümmler
stingray | Hammerhai
sea anemone | Seegurke, Seeanemone, Blutegel, Plankton, Krill, Einsiedlerkrebs
prawn | Flusskrebs, Shrimps, Scampi
cockle | Miesmuschel, Jakobsmuschel, Herzmuschel, Austern
cuttlefish | Sepia
dragonfly | Eintagsfliege
firefly | Leuchtkäfer
weevil | Blattlaus, Mistkäfer, Assel, Hirschkäfer
gnat | Gelse
roach | Kakerlake
millipede | Hundertfüßer, Seidenraupe, Larve, Krabbeltier, Insekt
stick insect | Zikade
vole | Feldmaus, Spitzmaus, Haselmaus, Siebenschläfer
stoat | Marder, Hermelin
guanaco | Lama
cassowary | Strauße, Vogelstrauß, Nandu
pterodactyl | Flugsaurier, Pterodaktylus, Drachenbaby
stegosaur | Stegosaurus
`;
