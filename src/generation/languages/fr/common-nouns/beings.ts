/** French: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | danseuses, danseuse de flamenco
bridesmaid | demoiselle d'honneur, demoiselles d'honneur
angler | pêcheuse, passeur de rivière
gondolier | gondolier, gondoliers, rameur
lumberjack | bûcherons, couvreur
foreman | chef de chantier, soudeur
sculptor | peintre, graffeur
astronomer | chimiste, biologiste, laborantin
hacker | pirate informatique
caretaker | serrurier, technicien, réparateur
confectioner | pâtissière, poissonnier, crêpier, cuistot
optician | opticien, sage-femme, secouriste, kiné
receptionist | réceptionniste, fonctionnaire
croupier | croupier, commissaire-priseur
linesman | arbitres, juge de touche
striker | gardienne de but, attaquant
bowler | batteur de cricket, lanceur
tennis player | tenniswoman, tennisman, joueur de tennis
golfer | golfeuse
gymnast | gymnaste, trapéziste, pom-pom girl
weightlifter | culturiste
sprinter | coureuse
ice skater | patineuse, patineur
juggler | jongleuse, cracheur de feu
street musician | violoniste, pianiste, chef d'orchestre
shepherdess | paysanne, vigneron, éleveur
cameraman | caméraman, cadreur
film director | scénariste, poète, dramaturge, romancier, cinéaste
magistrate | notaire
constable | gendarmes, douanier, contractuelle
bouncer | videur, vigiles, gardien de nuit, gardien de musée
pickpocket | voleuse, pickpocket, contrebandier, braconnier, escroc
stepsister | petite sœur, demi-sœur
stepbrother | petit frère, demi-frère, garçonnet
godmother | marraine, tantes, tatie, concierge dame
godfather | parrain, oncles
great-grandma | arrière-grand-mère, mémère
great-grandpa | arrière-grand-père, retraité
teenager | adolescent, ado, ados, colocataire
duchess | duchesse, impératrice, demoiselle, comtesse
emperor | sultan, pharaon, duc, tsar
jester | mime, mimes, arlequin
bullfighter | torero, toréador
cosmonaut | cosmonaute
airman | hôtesse de l'air, pilote de ligne, aviateur, steward
squire | écuyer, mousquetaire, légionnaire, guerrière
nomad | marchande, mendiant, nomade, naufragé, orphelin, locataire, colporteur
street sweeper | balayeur, majordome
taxi driver | chauffeur de taxi, taximan, routier, conducteur de bus, camionneur, machiniste
usher | ouvreuse, guide touristique, guichetier, groom
cobbler | cordonnier, tisserand, horloger, fleuriste, bijoutier, souffleur de verre
orchestra | spectateurs, fanfare, supporters
djinn | génie de la lampe
troll | ogresse
leshy | croque-mitaine, père fouettard
kappa | gargouille, griffon, basilic serpent, chimère, tarasque
baba yaga | baba yaga, voyante
tooth fairy | fée des dents, nymphe, dryade
selkie | sirènes, ondine
kobold | kobold, farfadet
leprechaun | korrigan
reaper | faucheuse, ankou
wraith | fantôme
ghoul | morts-vivants, goule, zombi
antelope | antilope, gazelle
lynx | ocelot, chat sauvage
jackal | chacal, hyène, hyènes
sheepdog | bouledogue, chien de berger, chien de garde, teckel
tabby | matou, chat de gouttière
pullet | poulette, pintade
cockerel | coqs
quail | caille, perdrix, pinson, étourneau, alouette, martin-pêcheur, rossignol
pelican | grue oiseau
jay | pie voleuse
budgie | cacatoès
osprey | milan
catfish | poisson-chat, maquereau, morue, sardine, anchois, brochet
moray eel | boa, murène, couleuvre
porpoise | dauphins, marsouin, béluga
stingray | requin-marteau
sea anemone | anémone de mer, sangsue, plancton, bernard-l'ermite
prawn | crevettes, langoustine, écrevisse, gambas
cockle | coquille saint-jacques, bigorneau
cuttlefish | calmars
dragonfly | papillon de nuit
firefly | luciole
weevil | termites, puceron, punaise de lit
gnat | moucherons
roach | cafards, blattes
millipede | ver à soie, larve, bestiole
stick insect | cigale, mante religieuse, phasme
vole | mulot, musaraigne, loir, rongeur
stoat | martre, fouine, hermine
guanaco | lama
cassowary | nandou, casoar
pterodactyl | ptérodactyle
stegosaur | stégosaure
`;
