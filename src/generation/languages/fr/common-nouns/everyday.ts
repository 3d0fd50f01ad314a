/** French: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | client, clients, cliente
guest | invité, invités
boy | garçon, garçons
girl | fille, fillette, fillettes
man | homme, hommes
woman | dame, dames
baby | bébé, bébés
grandmother | mamie, grand-mère, grand-maman
grandfather | papi, papy, grand-père, pépé
aunt | tata, tante
uncle | tonton, oncle
brother | frère, frères
sister | sœur, sœurs
father-in-law | beau-père, beau père
mother-in-law | belle-mère, belle mère
brother-in-law | beau-frère, beau frère
sister-in-law | belle-sœur, belle-soeur
cousin | cousin, cousine, cousins, cousines
nephew | neveu, neveux
niece | nièce, nièces
neighbour | voisin, voisins, voisine, voisines
student | élève, élèves, écolier, écolière, étudiant, étudiante
teacher | maîtresse, professeur, prof, instituteur, institutrice
postman | facteur, factrice
plumber | plombier, plombiers
mechanic | mécanicien, garagiste
electrician | électricien
bricklayer | maçon, maçons
carpenter | menuisier, charpentier
gardener | jardinier, jardinière
baker | boulanger, boulangère
butcher | boucher, charcutier
waiter | serveur, serveuse
nurse | infirmière, infirmier
doctor | médecin, docteur, docteurs
dentist | dentiste, dentistes
hairdresser | coiffeur, coiffeuse
cleaner | femme de ménage, éboueur, éboueurs, ramoneur, laveur de vitres
courier | livreur, coursier, livreurs
cyclist | cycliste, cyclistes
pedestrian | piéton, piétons, passant, passants
tourist | touriste, touristes
cashier | caissier, caissière
librarian | bibliothécaire
lawyer | avocat, avocate
goalkeeper | gardien de but
footballer | footballeur, footballeurs
thief | voleur, voleurs, cambrioleur, cambrioleurs
guard | gardien, gardiens
hunter | chasseur, chasseurs
king | roi, rois
queen | reine, reines
magician | magicien, magiciens
clown | clown, clowns
priest | prêtre, curé
warrior | guerrier, guerriers
bride | mariée
dancer | danseuse, danseur
musician | musicien, musiciens
wrestler | lutteur, catcheur
homework | devoirs, devoir de maths
eraser | gomme, gommes
ruler | équerre
pencil | crayon, crayons
pen | stylo, stylos
notebook | cahier, cahiers
book | livres, un livre
textbook | manuel scolaire
schoolbag | cartable, cartables
blackboard | tableau noir, ardoise
glue | colle, tube de colle
chalk | craie, craies
dictionary | dictionnaire, dictionnaires
pillow | oreiller, oreillers, coussin, coussins
blanket | couverture, couette
bed | lit, lits
chair | chaise, chaises
table | table, tables, bureau d'école
sofa | canapé, canapés
lamp | lampe, lampes, ampoule
exit | sortie, sorties, porte de sortie
window | fenêtre, fenêtres
mirror | miroir, miroirs
vacuum cleaner | aspirateur, aspirateurs
washing machine | machine à laver, lave-linge
fridge | frigo, réfrigérateur
oven | four, fours, gazinière
bucket | seau, seaux
broom | balai, balais
sponge | éponge, éponges
soap | savon, savons
toothbrush | brosse à dents
scissors | ciseaux
needle | aiguille, aiguilles
iron | fer à repasser
candle | bougie, bougies
vase | vase, vases
flowerpot | pot de fleurs, pots de fleurs
key | clé, clés, clef, clefs
pot | casserole, casseroles, marmite
pan | poêle, poêles
plate | assiette, assiettes
bowl | bol, bols
cup | tasse, tasses
glass | verre d'eau, gobelet
spoon | cuillère, cuillères
fork | fourchette, fourchettes
knife | couteau, couteaux
bottle | bouteille, bouteilles
tin | conserve
jar | bocal, bocaux
basket | panier, paniers
kettle | bouilloire, théière
groceries | provisions, courses de la semaine
roll | petit pain, petits pains, brioche, brioches
bread | pain, pains, baguette, tartine, tartines
sandwich | sandwich, sandwichs
pancake | crêpe, crêpes
flour | farine
sugar | sucre
salt | sel
butter | beurre
sausage | saucisse, saucisses, saucisson
meat | viande
soup | soupe, soupes
pasta | pâtes, nouilles, spaghettis
rice | riz
dough | pâte à pain, pâte à pizza
cake | gâteau, gâteaux
pie | tarte, tartes
chocolate | chocolat, chocolats
sweets | bonbon, bonbons
ice cream | glace, glaces, sorbet
jam | confiture, confitures
cheese | fromage, fromages
milk | lait
juice | jus d'orange, jus de fruits
tea | thé
coffee | café, cafés
egg | œuf, œufs
fries | frites
biscuit | biscuit, biscuits
fruit | fruit, fruits
vegetable | légume, légumes
plum | prune, prunes
raspberry | framboise, framboises
cabbage | chou, choux
beetroot | betterave, betteraves
pumpkin | citrouille, citrouilles
cucumber | concombre, concombres, cornichon
pea | petit pois, petits pois
bean | haricot, haricots
nut | noix, noisette, noisettes
seed | graine, graines
wheat | blé
hay | foin, botte de foin, paille
hammer | marteau, marteaux
saw | scie, scies
spanner | clé à molette, clé anglaise
screwdriver | tournevis
shovel | pelle, pelles
rake | râteau, râteaux
ladder | échelle, échelles
rope | corde, cordes
pipe | tuyau, tuyaux
tap | robinet, robinets
drop | goutte, gouttes, gouttelette
brick | brique, briques
plank | planche, planches
stump | souche, rondin, rondins
tyre | pneu, pneus, roue, roues
scooter | trottinette, trottinettes
motorcycle | moto, motos
moped | scooter, scooters, mobylette
bicycle | vélo, vélos
tram | tramway, tram
minibus | minibus
van | camionnette, fourgon
lorry | camion, camions
digger | pelleteuse, tractopelle
ambulance | ambulance, ambulances
pushchair | poussette, landau
boat | bateau, bateaux, barque
raft | radeau, radeaux
shirt | chemise, chemises, pull
jacket | veste, manteau
trousers | pantalon, pantalons
dress | robe, jupe
shoe | chaussure, chaussures
boot | botte, bottes
sock | chaussette, chaussettes
glove | gants, gant
scarf | écharpe, écharpes
hat | chapeau, chapeaux, bonnet
cap | casquette, casquettes
glasses | lunettes
laundry | linge, vêtements
bakery | boulangerie, boulangeries, pâtisserie
supermarket | supermarché
pharmacy | pharmacie
office | bureaux, immeuble de bureaux
bridge | pont, ponts
tower | tour médiévale, donjon
gate | portail, portails, portière, portières
stairs | escalier, escaliers
lift | ascenseur, ascenseurs
swimming pool | piscine, piscines
garage | garage, garages
tent | tente de camping, tentes
tooth | dent, dents
bone | os, ossements
brain | cerveau, cerveaux
snowman | bonhomme de neige, bonhommes de neige
hail | grêle, grêlon, grêlons
lightning | éclair, éclairs, foudre
leaf | feuille, feuilles
branch | branche, branches
stone | pierre, pierres, caillou, cailloux
pothole | nid-de-poule, nids-de-poule
grass | herbe, herbes
fly | mouche, mouches
mosquito | moustique, moustiques
wasp | guêpe, guêpes
caterpillar | chenille, chenilles
beetle | scarabée, scarabées
moth | mite, mites
crow | corbeau, corbeaux, corneille
pigeon | pigeon, pigeons
seagull | mouette, mouettes, goéland
sparrow | moineau, moineaux
dinosaur | dinosaure, dinosaures
dragon | dragon, dragons
puppy | chiot, chiots
kitten | chaton, chatons
balloon | ballon de baudruche, montgolfière
kite | cerf-volant, cerfs-volants
doll | poupée, poupées
teddy bear | ours en peluche, nounours, doudou, doudous
toy | jouet, jouets
dice | dés à jouer
gift | cadeau, cadeaux
parcel | colis, paquet, paquets
envelope | enveloppe, enveloppes
newspaper | journal, journaux
map | carte au trésor
ticket | billet, billets
coin | pièce d'or, pièces d'or
money | argent
wallet | portefeuille, porte-monnaie
suitcase | valise, valises
bag | sac, sacs, sac à main
umbrella | parapluie, parapluies
computer | ordinateur, ordinateurs
battery | pile électrique, piles
cable | câble, câbles
rubbish | déchet, déchets, poubelle, poubelles, ordures
box | boîte, boîtes, carton, cartons
crate | caisse, caisses
fence | clôture, barrière, barrières
net | filet de pêche
dust | poussière, poussières
slingshot | lance-pierre, lance-pierres
pill | pilule, pilules, comprimé, comprimés
syringe | seringue, seringues
plaster | pansement, pansements
virus | virus
snake | serpent, serpents
drum | tambour, tambours
piano | piano, pianos
whistle | sifflet, sifflets
magnet | aimant, aimants
wallpaper | papier peint
petal | pétale, pétales
sled | luge, luges
treasure | trésor, trésors
sword | épée, épées
chimney | cheminée, cheminées
sheet of paper | feuille de papier
chick | poussin, poussins
wand | baguette magique
ghost | fantôme, fantômes
marble | bille, billes
secretary | secrétaire
colleague | collègue
shop assistant | vendeuse, vendeur
mayor | maire
engineer | ingénieur, ingénieure
miner | mineur de fond
shepherd | berger, bergère
beekeeper | apiculteur, apicultrice
scientist | scientifique, professeur fou
programmer | programmeur, développeuse
vet | vétérinaire
surgeon | chirurgien, chirurgienne, ambulancier
pharmacist | pharmacien, pharmacienne
burglar | bandit, voyou
spy | espion, espionne
police officer | policier, policière, gendarme
firefighter | pompier, pompière
swimmer | nageur, nageuse
climber | grimpeur, alpiniste
surfer | surfeur, surfeuse
skier | skieur, skieuse
bridegroom | jeune marié
toddler | bambin
prisoner | prisonnier, prisonnière
referee | arbitre
coach | entraîneur, entraîneuse
train conductor | contrôleur, contrôleuse
tailor | couturière, tailleur
blacksmith | forgeron
potter | potier, potière
scout | éclaireur, scout
twin | jumeaux, jumelles
actor | acteur, actrice, comédien
photographer | photographe
journalist | journaliste
monk | moine, religieuse, nonne
bartender | barman, barista
babysitter | nounou, baby-sitter
hare | lièvre, lapereau
lamb | agneau, agneaux
pony | poney, poulain
bull | taureau, taureaux
goldfish | poisson rouge, poissons rouges
carp | carpe, truite, saumon, hareng, thon
toad | crapaud, têtard
earthworm | ver de terre, asticot, vers de terre
grasshopper | sauterelle, grillon
ladybird | coccinelle
flea | puce, tique, moucheron
slug | limace, limaces, escargot
guinea pig | cochon d'inde, cobaye
canary | canari, perruche
duckling | caneton, canard
woodpecker | hirondelle, pic-vert, mésange, rouge-gorge
hawk | faucon, aigle, vautour, buse
mule | mulet, âne
reindeer | renne, biche, cerf, faon
hen | poule, poules
seashell | coquillage, coquillages, moule
honey | miel, pot de miel
muffin | petit gâteau, madeleine, muffin
dumpling | ravioli, raviole
stew | ragoût, pot-au-feu, cassoulet, tajine
noodle soup | bouillon, potage, soupe à l'oignon
flatbread | galette, fougasse, pain pita
fritter | beignet, beignets, donut
kebab | kebab, sandwich grec, panini
rice ball | boulette de riz, galette de riz
loaf | galette des rois
salad | salade, laitue
spinach | épinard, épinards, poireau, céleri
courgette | courgette
apricot | abricot, abricots
berry | baie, baies, myrtille, mûre sauvage, cassis, groseille
lemonade | limonade, soda, sirop, coca
beer | bière, pinte
wine | vin rouge, vin, vins
ham | jambon, lardon
steak | steak, côtelette, escalope
wardrobe | armoire, placard
drawer | tiroir
curtain | rideau, rideaux
armchair | fauteuil
bench | tabouret, banc public
cot | matelas, berceau
bed sheet | draps, drap
sink | évier, lavabo
tablecloth | nappe, serviette
mop | serpillière
rag | chiffon, torchon
clothes peg | cintre
lid | couvercle, cruche, carafe
chopping board | planche à découper
microwave | micro-ondes, cuisinière à gaz
ceiling fan | ventilateur, radiateur
remote control | télécommande
apron | tablier
crayon | crayon de couleur
paint | pot de peinture, gouache
sticker | autocollant, gommette, timbre-poste, timbres
folder | classeur, dossier
hole punch | perforatrice
invoice | facture, ticket de caisse
document | formulaire, paperasse
diploma | diplôme, parchemin
painting | tableau de peinture, peinture
nails | clous, tenaille
wheelbarrow | brouette, charrette
lawnmower | tondeuse
watering can | tuyau d'arrosage
hoe | binette, fourche à foin, faux à blé, faucille
weed | mauvaise herbe, mauvaises herbes, ortie
hedge | haie, buisson, arbuste
fir | sapin, pin parasol, épicéa
oak | chêne, bouleau, saule, pommier, cerisier
daisy | marguerite, pâquerette, pissenlit, coquelicot, muguet
mushroom | champignon, cèpe, girolle
corn | épi de maïs, maïs
acorn | gland de chêne, châtaigne
garbage truck | camion-poubelle, camion-benne
bulldozer | bulldozer, chariot élévateur, moissonneuse
crane | grue de chantier
caravan | camping-car, caravane
carriage | calèche, carrosse, diligence
railway wagon | wagon, wagons
rowing boat | kayak, canot, péniche
fishing boat | bateau de pêche, chalutier, cargo, paquebot
pavement | trottoir
zebra crossing | passage piéton, passage clouté
street lamp | lampadaire
road sign | panneau routier
kiosk | kiosque, épicerie, échoppe
café | bistrot, brasserie, cantine
barn | grange, poulailler, niche du chien, étable
greenhouse | serre de jardin
prison | cachot
palace | palais, forteresse, château fort, château de sable
skyscraper | gratte-ciel, immeuble, mairie, préfecture
skirt | jupes
sweater | tricot, maillot
slippers | pantoufle, pantoufles, charentaises
pyjamas | pyjama, peignoir, chemise de nuit
belt | ceinture, bretelles
necklace | bracelet, boucle d'oreille, pendentif
nappy | couche-culotte, tétine
lantern | lampion, lampions
firecracker | pétard, pétards
bauble | guirlande, boule de Noël
easter egg | œuf de Pâques, œufs de Pâques
spinning top | toupie, corde à sauter, cerceau, hochet
swing | balançoire, bac à sable, tourniquet
puppet | marionnette, marionnettes
racket | raquette, raquettes
puck | palet, fléchette, fléchettes, boule de pétanque
bowling pin | quille
harp | harpe, violoncelle, clarinette, cornemuse
stretcher | brancard, civière
germ | microbe, microbes, bactérie, bactéries
icicle | glaçon, stalactite, iceberg, banquise
spark | étincelle, étincelles, braise, cendres
coal | charbon
firewood | bûche, bûches, bois de chauffage
pearl | perle, perles
seaweed | algue, algues
trap | piège, pièges, souricière
binoculars | jumelles d'approche, longue-vue
matchstick | allumette, allumettes, briquet
torch | lampe de poche, lampe torche
robot | robot ménager, androïde
elf | elfe, elfes, lutin, lutins
`;
