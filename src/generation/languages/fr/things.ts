/** French: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | chevalier, chevaliers, guerrier, guerriers, paladin
pirate | pirate, pirates, corsaire
viking | viking, vikings
samurai | samouraï, samouraïs
gladiator | gladiateur, gladiateurs, spartiate
archer | archer, archers, robin des bois
soldier | soldat, soldats, commando
cowboy | cow-boy, cow-boys, cowboy
dwarf | nain, nains
gnome | nain de jardin, nains de jardin, gnome, gnomes, lutin, lutins
scarecrow | épouvantail, épouvantails
mummy | momie, momies
skeleton | squelette, squelettes
slime | slime, slimes, gelée gluante
cave-goblin | gobelin, gobelins
orc | orque, orques
golem | golem, golems
yeti | yéti, yétis
cyclops | cyclope, cyclopes
minotaur | minotaure, minotaures
hydra | hydre, hydres
kraken | kraken, krakens, monstre marin, pieuvre géante
demon | démon, démons, diable, diables
mech | mécha, robot géant, robots géants
cyborg | cyborg, cyborgs
drone | drone, drones
tank | char d'assaut, chars d'assaut, tank, tanks
turret | tourelle, tourelles
cannon | canon, canons
catapult | catapulte, catapultes, trébuchet
starship | vaisseau spatial, vaisseau, vaisseaux, vaisseaux spatiaux, navette, navette spatiale
starfighter | chasseur spatial, chasseurs spatiaux
enemy-starship | vaisseau ennemi, vaisseaux ennemis, vaisseau alien, vaisseau mère
space-station | station spatiale, stations spatiales
asteroid | astéroïde, astéroïdes
submarine | sous-marin, sous-marins
pirate-ship | bateau pirate, bateaux pirates, galion
walrus | morse, morses
narwhal | narval, narvals
piranha | piranha, piranhas
capybara | capybara, capybaras
axolotl | axolotl, axolotls
treasure-chest | trésor, trésors, coffre, coffres, coffre au trésor, butin
sword | épée, épées, katana
spear | lance, lances, javelot, harpon, trident
flying-arrow | flèche, flèches
shuriken | shuriken, shurikens, étoile de ninja, étoiles de ninja
spike-trap | pics, piques, pointes
saw-blade | scie circulaire, scies circulaires
sea-mine | mine, mines
energy-orb | orbe, orbes, boule d'énergie, boules d'énergie
portal | portail magique, portails magiques, téléporteur
lava | lave, magma
golf-ball | balle de golf, balles de golf
snowball | boule de neige, boules de neige
ruby | rubis
emerald | émeraude, émeraudes
diamond | diamant, diamants
gold-bar | lingot, lingots, lingot d'or, lingots d'or
potion | potion, potions, élixir
cauldron | chaudron, chaudrons
crate | caisse, caisses, caisse en bois
trampoline | trampoline, trampolines
laser-bolt | laser, lasers, rayon laser, rayons laser
cannonball | boulet de canon, boulets de canon
blue-potion | potion bleue, potions bleues, mana
green-potion | potion verte, potions vertes, poison
`;

export const commonThings = `
fridge | frigo, réfrigérateur, congélateur
toaster | grille-pain, toasteur
stove | four, micro-ondes, cuisinière, barbecue, fourneau
washing-machine | machine à laver, lave-linge, lave-vaisselle, sèche-linge
vacuum-cleaner | aspirateur, robot aspirateur
fire-hydrant | bouche d'incendie, borne d'incendie
calculator | calculatrice, calculette
pillow | oreiller, coussin, matelas, couverture
table | table, bureau meuble
lighthouse | phare
windmill | moulin, moulin à vent, moulins
cheese-wheel | meule de fromage, roue de fromage
cheese-wedge | parmesan, camembert, gruyère, emmental
igloo | igloo
shovel | pelle, bêche, pelles, râteau
traffic-cone | cône, plot, cônes
barrel | tonneau, tonneaux, baril, barils
fence | clôture, barrière, barrières, haie, haies, clôtures
bush | buisson, buissons
blender | mixeur, blender
pipe | tuyau, tuyaux
surfboard | planche de surf
mole | taupe, taupes
armadillo | tatou, pangolin, tatous
seahorse | hippocampe, hippocampes
starfish | étoile de mer, étoiles de mer
dust-bunny | poussière, mouton de poussière, moutons de poussière, saleté
passenger | passager, passagers, touriste, touristes, piéton, piétons, client, clients, voyageur, voyageurs
postbox | boîte aux lettres, boîtes aux lettres
hole | nid-de-poule, nids-de-poule, fosse, bouche d'égout
old-woman | mamie, grand-mère, mémé, mamy, tante
old-man | papy, grand-père, pépé, papi, oncle
woman | maman, mère
man | papa, père
boy | garçon, garçons, petit-fils, gamin, frère
girl | fille, filles, petite-fille, fillette, sœur
child | gosse, gosses, gamins, petits-enfants
baby | bébé, bébés
person-juggling | jongleur, acrobate
firefighter | pompier, pompiers
person-playing-handball | gardien de but, footballeur, goal
person-bouncing-ball | basketteur
person-biking | cycliste, cyclistes, coursier, livreur
person-running | joggeur, sprinteur, athlète, coureur
person-surfing | surfeur, surfeurs
person-swimming | nageur, plongeur
snowboarder | snowboarder, snowboardeur
boxing-glove | boxeur, boxeurs
martial-arts-uniform | karatéka, judoka
person-fencing | épéiste, escrimeur
detective | espion, agent secret, inspecteur
office-worker | homme d'affaires
postman | facteur
lawyer | avocat
waiter | serveur, serveuse
butcher | boucher
baker | boulanger
mechanic | concierge
plumber | plombier
electrician | électricien
blacksmith | forgeron
construction-worker | bûcheron
miner | mineur
carpenter | charpentier, menuisier
health-worker | chirurgien
dentist | dentiste
vet | vétérinaire
singer | musicien, rappeur, chanteur, chanteuse, guitariste, dj
person-with-veil | mariée
person-beard | homme des cavernes, ermite, moine
snowman | bigfoot
blackbird | corbeau, corbeaux, corneille, pie oiseau
bird | pivert, colibri, hirondelle, canari, mouettes, mouette, pigeons
lizard | caméléon, gecko, iguane, salamandre, lézard
snake | anguille, anaconda
beaver | ornithorynque
leopard | guépard, jaguar, panthère, puma, lynx
koala | wombat
monkey | lémurien, babouin
cricket | sauterelle, criquet, mante
beetle | puce, puces, tique, pou, poux
microbe | cellule, atome, bactérie, bactéries, germes
comet | météorite, météorites, boule de feu, boules de feu
cyclone | trou noir, trous noirs, tourbillon
milky-way | galaxie, galaxies
full-moon | lune, lunes, pleine lune
ice | stalactite de glace, iceberg, icebergs, glaçons
droplet | goutte, gouttes, goutte de pluie
oil-drum | flaque d'huile, huile
pile-of-poo | caca, crotte, crottes, fumier
mouse-trap | piège à souris, tapette
goal-net | filet, filets, but de foot
person-standing | bonhomme bâton, mannequin
knot | corde, cordes, liane, lianes
chains | cage, cages, chaîne, chaînes, menottes
headstone | tombe, pierre tombale, tombes
leaf-fluttering-in-wind | feuille, feuilles
four-leaf-clover | trèfle, trèfles
herb | herbe, mousse végétale, épinard, mauvaises herbes, gazon
wood | souche, planche, planches, branche, branches, bâton, bâtons
blueberries | myrtille, myrtilles, framboise, framboises, mûre, mûres
tangerine | orange, oranges, mandarine, clémentine, mandarines
glass-of-milk | lait, milk-shake, yaourt, smoothie
cup-with-straw | soda, limonade, coca, gobelet
hot-beverage | tasse, tasses, cappuccino, chocolat chaud
curry-rice | curry
falafel | boulette, boulettes, boulettes de viande
cookie | macaron, macarons, brownie, sablé
shortcake | part de gâteau, éclair, tiramisu, pudding
soft-ice-cream | glace à l'eau, esquimau, glaces, cornet de glace
ice | tofu
dumpling | gyoza, raviole
leafy-green | chou, laitue, choux
leafy-green | wasabi
bento-box | lunch box, gamelle
steaming-bowl | ragoût, bouillie, bol
coconut | datte, dattes
rock | charbon, minerai, galet
gem-stone | bijou, bijoux, saphir
coin | pièces d'or, pièce d'or, or pur, argent monnaie
scroll | parchemin, parchemins, rouleau
world-map | carte au trésor, carte du monde
chess-pawn | échecs, pion, pions
lollipop | sucre d'orge, sucette, sucettes
triangular-flag | drapeau, drapeaux, fanion
sports-medal | médaille, médailles
performing-arts | masque, masques
closed-umbrella | parapluie fermé
puzzle-piece | lego, pièce de puzzle, brique lego, pièces de puzzle
teddy-bear | jouet, jouets, peluche, peluches
television | télé, téléviseur, télévision
camera | caméra, caméras, appareil photo
joystick | manette, console, joystick
electric-plug | câble, câbles, prise, chargeur, prises
fire | feu, feux, flamme, flammes, incendie, incendies, feu de camp
light-bulb | lampadaire, lustre, lampadaires
kimono | cape, robe de sorcier
shield | armure
sewing-needle | aiguille, aiguilles, clou, clous, épingle
paintbrush | pinceau
artist-palette | peinture, peintures, pot de peinture, gouache
broom | balai, balais, balai volant, serpillière
confetti-ball | serpentin, boule de noël, boules de noël
seedling | algue, algues
canned-food | boîte de conserve, canette, canettes, conserve
bottle-with-popping-cork | bouteille, bouteilles, message dans une bouteille
lotion-bottle | ketchup, moutarde, mayonnaise, sauce, spray, bombe aérosol, bouteille de ketchup
thong-sandal | tong, tongs, pantoufle, pantoufles, sandale, sandales, chausson, chaussons
rolled-up-newspaper | journal, journaux
shopping-cart | brouette, caddie, chariot, wagonnet
police-officer | policier, policiers, flic, flics, gendarme, police, garde du corps, vigile
guard | garde, gardes, gardien, gardiens, sentinelle, sentinelles
person-mage | magicien, sorcier, sorciers, mage, mages, enchanteur
skunk | opossum, moufette, putois
sloth | fourmilier, tapir
shark | raie, espadon, raie manta
oyster | palourde, moule, moules, huître, huîtres
tropical-fish | poisson-clown, poissons-clowns
seal | lion de mer, otarie, otaries
house-with-garden | niche, poulailler, cabanon, cabane dans les arbres
slightly-smiling-face | émoji, émojis, smiley
office-building | gratte-ciel, immeuble, immeubles
construction | barricade, barrage routier, chantier
delivery-truck | camion poubelle, camion-poubelle, camion de glaces
tractor | moissonneuse, chasse-neige
flying-disc | frisbee, palet
man | propriétaire
spaghetti | lasagne, lasagnes
office-worker | collègue, collègues
person-supervillain | gangster, gangsters, mafieux
princess | Blanche-Neige, Blanche Neige, Cendrillon, Raiponce
`;

export const gameThings = `
mask:monster | monstre, bête, créature
microbe | virus, microbe, bactérie
person-zombie | zombie, mort-vivant, zombies
ninja | ninja
guard | garde, gardien
person-mage | magicien, sorcier, mage, enchanteur
woman-mage | sorcière, magicienne, sorcières
person-fairy | fée, fées
person-elf | elfe
person-with-crown | roi, reine, empereur
princess | princesse
prince | prince
person-merpeople | sirène
person-vampire | vampire, vampires
person-superhero | super-héros, superhéros, héros, héroïne
person-supervillain | méchant, voleur, bandit, cambrioleur, brigand
skull | crâne
ghost | fantôme, fantômes, esprit, spectre
detective | détective, espion, explorateur, aventurier, archéologue, exploratrice
hunter | chasseur, chasseurs
astronaut | astronaute, cosmonaute, spationaute
cook | chef, cuisinier, cuisinière, pizzaïolo, pâtissier
baker | boulanger
teacher | professeur, enseignant, maîtresse, prof
librarian | bibliothécaire
office-worker | employé, trader, homme d'affaires, commerçant, banquier
farmer | fermier, fermière, paysan
gardener | jardinier
shepherd | berger, bergère
mechanic | mécanicien
plumber | plombier
construction-worker | ouvrier
miner | mineur
bricklayer | maçon
police-officer | policier, police, gendarme, policiers, shérif
baby-angel | ange, cupidon
alien | extraterrestre, alien, martien, extraterrestres, aliens
alien-monster | envahisseur, envahisseurs
flying-saucer | ovni, soucoupe volante, ovnis, soucoupe
comet | météorite, météore, météorites, comète
star | étoile, étoiles
ringed-planet | planète, planètes, saturne
coin | pièce, pièces, or, argent, pièces d'or, monnaie
gem-stone | gemme, gemmes, joyau, joyaux, cristal, cristaux, bijoux
key | clé, clés, clef, clefs
red-heart | cœur, coeur, cœurs
crown | couronne, couronnes
axe | hache, haches
dagger | dague
bow-and-arrow | arc, arbalète
sparkles | magie, sort, poussière d'étoiles, paillettes, sorts, étincelles
high-voltage | éclair, éclairs, énergie, électricité, foudre
fire | boule de feu, boules de feu, feu, flamme, flammes
bomb | bombe, bombes, dynamite, grenade
rock | rocher, rochers, pierre, pierres, roche
cactus | cactus, épines
package | boîte, boîtes, colis, carton
wrapped-gift | cadeau, cadeaux
brick | brique, briques, mur, murs
locked | porte, portes, portail
hamster | cochon d'inde, hamster
chipmunk | écureuil, écureuils
chestnut | gland, glands, noix, noisette, noisettes, châtaigne, châtaignes
seal | phoque, otarie, phoques
shark | requin, requins
mouse | souris, rat, rats
cheese-wedge | fromage, fromages
fish | poisson, poissons, saumon, sardines, pêche
automobile | voiture, voitures, auto, circulation
racing-car | voiture de course, bolide, kart
delivery-truck | camion, camions, camionnette
ship | bateau, navire, bateaux, navires
cloud | nuage, nuages
snowflake | flocon, flocons, flocon de neige, flocons de neige
snowman | bonhomme de neige, bonhommes de neige
white-circle | perle, perles, bulle, bulles
spiral-shell | coquillage, coquillages
jack-o-lantern | citrouille, citrouilles, potiron
candy | bonbon, bonbons, sucreries, friandises, confiserie, sucrerie
red-apple | pomme, pommes, fruit, fruits
carrot | carotte, carottes, légume, légumes
strawberry | fraise, fraises, baie, baies
mushroom | champignon, champignons
hot-beverage | café, cafés, tasse de café, thé, tasses de café
books | livre, livres
bug | chenille, mille-pattes, rat de bibliothèque, chenilles
worm | ver, vers de terre, asticot
lady-beetle | coccinelle, coccinelles
honeybee | abeille, abeilles, guêpe, guêpes, bourdon, frelon
honey-pot | miel, nectar, pots de miel
blossom | fleur, fleurs
seedling | graine, graines, plante, plantes, pousse, mauvaises herbes
evergreen-tree | arbre, arbres, sapin, sapins
sheaf-of-rice | foin, botte de foin, bottes de foin, paille, blé
broom | aspirateur, aspirateurs, balai, balais
flashlight | lampe torche, lampes torches, lampe de poche
basket | panier, paniers
beach-with-umbrella | parasol, parasols
coconut | noix de coco, datte, dattes
hot-pepper | piment, piments
pizza | pizza, pizzas
chart-increasing | graphique, graphiques, actions boursières, courbes
drop-of-blood | sang
baby-chick | poussin, poussins
chicken | poule, poules, poulet
t-rex | tyrannosaure, t-rex, dinosaure, dinosaures, dino
dragon | dragon, dragons
cat | chat, chats, chaton, chatons, chatte
dog | chien, chiens, chiot, chiots, husky, toutou
wolf | loup, loups, loup-garou, loups-garous
rabbit | lapin, lapins, lièvre
fox | renard, renards, renardeau
bear | ours, ourson
frog | grenouille, grenouilles, crapaud
snail | escargot, escargots, limace
bird | oiseau, oiseaux, moineau, pigeon, mouette, mouettes, pigeons
snake | serpent, serpents, cobra, vipère
snow-capped-mountain | montagne, montagnes, sommet
house | maison, maisons, cabane, grange, chez lui
castle | château, palais, forteresse, tour, tours
fishing-pole | canne à pêche, hameçon
robot | robot, robots, androïde
wheel | pneu, pneus, roue, roues
leafy-green | feuille, feuilles, laitue, salade, chou
bucket | seau, ordures, déchets
scorpion | scorpion, scorpions
paw-prints | animaux, animal
musical-notes | notes de musique
santa-claus | père noël
eagle | aigle, aigles, faucon, vautour
owl | hibou, hiboux, chouette
bat | chauve-souris
spider | araignée, araignées
turtle | tortue, tortues
horse | cheval, chevaux, poney
monkey | singe, singes, chimpanzé
parrot | perroquet, toucan, toucans, ara, perruche
wood | tronc, troncs, rondin, rondins, bûche, bûches
couch-and-lamp | canapé, meuble, meubles, canapés
tanabata-tree | bambou, bambous
cucumber | concombre, courgette, courgettes, cornichon
dumpling | ravioli, gnocchi, raviolis
raccoon | raton laveur, ratons laveurs
hamster | taupe, taupes
hedgehog | hérisson, hérissons
canoe | canoë, gondole, gondoles, kayak, radeau
cookie | biscuit, pain d'épices, biscuits
teapot | théière, samovar
llama | lama, alpaga, lamas
dodo | dodo, autruche, autruches, émeu
sauropod | sauropode, tricératops, diplodocus
badger | blaireau, belette, furet, suricate
deer | cerf, renne, rennes
flamingo | flamant rose, héron, cigogne, pélican
hut | cabane, igloo, igloos, hutte
ice | glaçon, glaçons, bloc de glace, blocs de glace
butterfly | papillon, libellule, libellules, papillons
lady-beetle | luciole, lucioles, ver luisant
red-paper-lantern | lampion, lanterne, lanternes, lampions
dango | dango
fish | poisson rouge, carpe, carpes
cook | maître sushi, pâtissier, barista
lotus | nénuphar, nénuphars, lotus
brown-mushroom | truffe, truffes
delivery-truck | camion de déménagement, fourgonnette
wastebasket | poubelle, poubelles
office-worker | politicien, politiciens, maire
anchor | ancre, quai, quais, jetée, ponton
balloon | ballon, montgolfière, dirigeable, ballons
monkey | roi singe
steaming-bowl | ramen, nouilles, soupe
ogre | ogre, ogres
`;

export const everydayThings = `
egg | œuf, œufs, oeuf, oeufs
cow | vache, vaches, veau
goose | oie, oies
ewe | mouton, moutons, agneau, agneaux
goat | chèvre, chèvres
potato | pomme de terre, pommes de terre, patates
onion | oignon, oignons
pear | poire, poires
peach | pêche fruit, pêches
tomato | tomate, tomates
avocado | avocat fruit, avocats
princess | princesse, princesses
lion | lion, lions
duck | canard, canards, caneton, canetons
crab | crabe, crabes
whale | baleine, baleines
zebra | zèbre, zèbres
kangaroo | kangourou, kangourous
koala | koala, koalas
panda | panda, pandas
camel | chameau, chameaux
tiger | tigre, tigres
elephant | éléphant, éléphants
hippopotamus | hippopotame, hippopotames
crocodile | crocodile, crocodiles, alligator
swan | cygne, cygnes
sunflower | tournesol, tournesols
rose | roses
pig | cochon, cochons, cochonnet
rocket | fusée, fusées
locomotive | train, trains
birthday-cake | gâteau, gâteaux
bear | ours, ourson, oursons
mouse | souris, souriceau, souriceaux
cat | chaton, chatons, minou
dog | chiot, chiots, toutou
rabbit | lapereau, lapinou
fish | petit poisson
bird | oisillon, oisillons, moineau
beetle | scarabée, scarabées
fly | mouche, mouches
spider | petite araignée
ogre | géant, géants, troll, trolls
student | écolier, écolière, étudiant
health-worker | docteur, médecin, infirmière
clown-face | clown, clowns, bouffon
tractor | pelleteuse, chariot élévateur, tondeuse, tractopelle, tracteur
glasses | lunettes
top-hat | chapeau, chapeaux
running-shoe | chaussure, chaussures, basket chaussure
socks | chaussette, chaussettes
light-bulb | lampe, lampes
laptop | ordinateur, ordinateurs
mobile-phone | téléphone, portable, smartphone
love-letter | lettre, lettres, courrier
nesting-dolls | poupée, poupées
teddy-bear | doudou, peluche, nounours
paintbrush | pinceau, pinceaux
skier | skieur, skieuse
bubble-tea | thé aux perles
croissant | croissant, croissants, viennoiserie
meat-on-bone | jambon, viande
rice-ball | boulette de riz, mochi
nest-with-eggs | nid, nids
hammer | outil, outils
guitar | instrument, instruments
t-shirt | vêtements, habits
soccer-ball | ballon de foot, sports
hamburger | nourriture, burger, hamburgers
fork-and-knife | fourchette, fourchettes
brick | cheminée, cheminées
person-lifting-weights | lutteur, lutteurs, catcheur
doughnut | beignet, beignets, churro, churros
yarn | pelote de laine, laine, tricot, tricote
old-woman | vieille dame, mamie, mémé, dame
tooth | dentier, dentiers, dent, dents
fallen-leaf | feuilles mortes
roll-of-paper | papier toilette, papier wc
`;
