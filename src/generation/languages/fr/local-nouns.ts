/** French: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
woman | tante, dame, demoiselle, matante, bourgeoise, daronne, meuf, ma blonde, mairesse
man | oncle, mononcle, monsieur, daron, gaillard, quidam, papounet
person | concierge, soeur religieuse, bedeau, enfant de choeur, carmélite, cardinal du vatican, diacre, frère capucin, sacristine, chef indien, touareg, targui, bédouin, inuit, amérindien
person | voyageur de commerce, croque-mort, sumo, dame de compagnie, châtelain, châtelaine, noble dame, gueux, page du roi, écuyère, héraut, ménestrel, prince consort, jumelle, vacancier
person | vacancière, campeur, promeneur, clochard, bénévole, trésorier, trésorière, président de club, adhérent, figurante, estivant, aoûtien, citadin, badaud, supporter, supportrice
person | randonneur, randonneuse, scrutateur, juge de ligne, ramasseur de balles, préfet, conseiller municipal, syndicaliste, gréviste, manifestant, manifestante, gilet jaune, apprentie
person | retraitée, chômeur, pion du collège, coloc, auto-stoppeur, spéléologue, parapentiste, brocanteur, brocanteuse, chineur, antiquaire, forain, foraine, bonimenteur, aiguilleur
person | garde-barrière, chef de gare, poinçonneur, cheminot, cheminote, crieur, griot, marabout, féticheur, sapeur congolais, sapologue, bagagiste
man-dancing | danseur, danseur de rue, ambianceur, gigueur
person-with-crown | impératrice, souveraine
person-wrestling | lutteur, lutteurs, catcheur, lutteuse, catcheuse, boxeuse
whale | orque, orques, rorqual, baleineau
food | tofu, huile d'olive, vinaigrette, huile de palme, chips, tartare de saumon, aïoli, pop-tarts, cube maggi, cubes maggi, crème chantilly, chapelure, soumbala, ganache, pâte à crêpe
food | apéricubes, miettes de thon, kinder, granola, gari, pesto, surimi, poisson pané, bâtonnets de poisson, escargots de bourgogne, cuisses de grenouille, pemmican, cretons
food | crème de marrons
rock | granite, gravier, gravillon, ardoise de toit, granit, silex, mégalithe, bloc de pierre
fish | anguille, murène, espadon, raie manta, bar commun, daurade, dorade, sole meunière, gardon, perche du lac, sandre, tilapia, capitaine du nil, achigan, doré jaune, touladi, rascasse
fish | rouget, merlan, turbot, limande, éperlan, ombre chevalier, vairon, goujon, ablette, barracuda, congre, baudroie, lieu noir, bonite, carrelet, thiof, friture de poisson, lançon
fish | menu fretin, poiscaille, aiglefin, églefin, sprat, mulet de mer
otter | belette, hermine, furet, fouine, martre, putois, vison, zibeline
bird | autruche, autruches, émeu, nandou, pélican, bouvreuil, grue cendrée, pie bavarde, merle moqueur, geai bleu, fou de bassan, bruant, calopsitte, piaf, serin, cardinal rouge, bernache
bird | bécassine, marabout d'afrique, pique-boeuf, calao, bergeronnette, roitelet, passereau, héron cendré, grive, tourterelle triste, échassier, guêpier, tisserin, volatile, sittelle
bird | troglodyte mignon, fauvette, gobe-mouches, rouges-gorges, huart, merle bleu
animal | suricate, tapir, fourmilier, opossum, wombat, ornithorynque, diable de tasmanie, genette, bête du gévaudan, scutigère
object | tondeuse, brouette, râteau, couette, matelas, sac de couchage, serrure, palet, épuisette, boule de noël, boules de noël, pot de peinture, râpe à fromage, fouet de cuisine
object | sous-verre, essoreuse à salade, moule à gâteau, serviette de table, manique, tablier de cuisine, rond de serviette, casse-noisette, presse-purée, moule à gaufre, égouttoir
object | poivrière, huilier, moulin à poivre, poivrier, tourniquet à salade, dessous-de-plat, vide-poche, louchette, coquetier, canari en terre, gri-gri, grigri, papier alu, film étirable
object | papier cuisson, poche à douille, seau à glace, porte-couteau, moulinette, pince à cheveux, séchoir à linge, planche à repasser, table à repasser, serpillère, moppe
object | raclette à vitres, désodorisant, pelle à poussière, porte-poussière, balayette, brosse wc, barrette, serre-tête, chouchou à cheveux, fer à friser, coupe-ongles, lime à ongles
object | rasoir électrique, gant de toilette, porte-savon, porte-serviettes, pommeau de douche, bouillotte, housse de couette, sommier, plaid, couverture chauffante, store vénitien, volet
object | porte-parapluie, abat-jour, lampadaire de salon, girouette, tuyau de poêle, conduit de cheminée, poignée de porte, clenche, loquet, sonnette de porte, heurtoir, judas de porte
object | rampe d'escalier, parc à bébé, sucette de bébé, lange, porte-bébé, youpala, mobile de bébé, barboteuse, layette, table à langer, parasol de jardin, balancelle, tondeuse à gazon
object | sécateur, taille-haie, sarclette, serfouette, faux de paysan, compost, composteur, terreau, engrais, piquet, épouvantail à moineaux, nichoir, pressoir, bidon de lait, seau à lait
object | joug, licol, fer à cheval, selle de cheval, cravache, lasso, clôture électrique, marteau-piqueur, ciseau à bois, lime à bois, ponceuse, niveau à bulle, fil à plomb, mètre pliant
object | taloche, ciment, poutre, chevilles en bois, ressort à boudin, joint de robinet, cric, manivelle, bougie d'allumage, pot d'échappement, pare-brise, pare-choc, rétroviseur
object | essuie-glace, plaque d'immatriculation, batterie de voiture, coffre de voiture, bidon d'essence, bidon d'huile, rustine, chambre à air, porte-bagages, siège bébé, antivol
object | chaîne de vélo, selle de vélo, dérailleur, garde-boue, agrafe, ruban adhésif, scotch de bureau, bâton de colle, trousse, rapporteur de géométrie, compas de géométrie
object | tampon effaceur, stabilo, cartouche d'encre, buvard, perforeuse, classeur à anneaux, intercalaire, pochette plastique, chemise cartonnée, tableau blanc, tableau interactif
object | bonnet d'âne, bon point, destructeur de papier, dé à coudre, métier à tisser, quenouille, fuseau, patron de couture, hula-hoop, élastique à sauter, osselet, quille finlandaise
object | boules de pétanque, boules lyonnaises, mölkky, tape-cul, cage à poules, cage à poule, mur d'escalade, pataugeoire, château gonflable, structure gonflable, bouée canard
object | brassard de piscine, brassards, frite de piscine, planche de natation, palmes, bonnet de bain, marelle, baby-foot, babyfoot, jeu de l'oie, petits chevaux, jeu de dames, awalé
object | dames chinoises, filet de tennis, bâton de hockey, puck, protège-tibia, carton rouge, carton jaune, kettlebell, rameur de salle, punching-ball, cheval d'arçons, haie d'athlétisme
object | haies d'athlétisme, bâton de relais, crampons, mousqueton, baudrier, corde d'escalade, crampon, bâton de ski, raquette à neige, raquettes à neige, tire-fesses, peaux de phoque
object | bivouac, réchaud de camping, pique de tente, sardine de tente, matelas gonflable, bouchon de pêche, casier à homard, nasse, ancre flottante, phare de voiture, voile de bateau
object | passerelle de bateau, fusée de détresse, sextant, cache-oeil, jambe de bois, balafon, kora, kalimba, cuillères de bois, podorythmie, triangle de musique, grelot, orgue de barbarie
object | tourne-disque, platine vinyle, jukebox, pupitre de musique, sanza, guimbarde, ngoni, serinette, theremin, washboard, crécelle, ombres chinoises, castelet, cotillon, char de carnaval
object | bâton de pluie, fève de galette, couronne de l'avent, santon, crèche de noël, panier de pâques, arbre de mai, buis béni, rameau bénit, encens, bénitier, ciboire, hostie, ostensoir
object | mitre, crosse d'évêque, vitrail, vitraux, calvaire, amulette, talisman, masque africain, masque dogon, cauris, cauri, tabouret ashanti, pilon africain, attrape-rêves, wampum
object | ceinture fléchée, bonnet de laine, bonnet phrygien, coiffe bretonne, passe-montagne, chéchia, casque à pointe, chapka, sombrero, tricorne, coiffe, pompon, ceinture de cuir
object | boucle de ceinture, canne à pommeau, broche en or, boutons de manchette, bracelet brésilien, boucles d'oreille, médaille miraculeuse, camée, diadème de perles, gourmette, piercing
object | flacon de parfum, fard à paupières, poudrier, houppette, faux cils, fond de teint, faux ongles, dînette, pistolet à bulles, lance-pierre de bois, diabolo de jonglage, bilboquet
object | coloriage, gommes parfumées, scoubidou, slime de récré, pop it, hand spinner, cartes à collectionner, tarots de table, grille de loto, carton de loto, cochon tirelire, talkie-walkie
object | talkies-walkies, imprimante 3d, tablette, casque vr, lampe torche frontale, box internet, carte sim, antenne, zapette, montre connectée, perche à selfie, tapis de souris
object | appareil photo jetable, lampe de chevet, boîte d'allumettes, fagot, tisonnier, pipe à tabac, narguilé, chicha, bave, morve, vomi, pipi de chat, poil à gratter, boule puante
object | coussin péteur, fluide glacial, emballage, mégot, détritus, encombrants, ferraille, gravats, couche sale, capsules de bière, pile usagée, buttoir, caténaire, horodateur
object | borne kilométrique, borne de recharge, panneau d'affichage, carte de bus, carte de transport, passe navigo, plot de chantier, panneau publicitaire, ralentisseur de route
object | radar automatique, glissière, radar routier
lotion-bottle | lessive, shampooing, gel douche, liquide vaisselle, flacon de savon, après-shampoing, gel hydroalcoolique, adoucissant, crème à raser, produit vaisselle, eau de javel
lotion-bottle | démaquillant, lait corporel
vehicle | wagonnet, carriole, char à boeufs, roulotte, quad, buggy, transpalette, ulm, surfaceuse, dameuse, char à voile, téléski, remorque, overboard, draisine, attelage, char de parade
vehicle | souffleuse à neige, déneigeuse, niveleuse, skidoo, ski-doo, lève-charge, engins de chantier, pelle mécanique, semoir, quadricycle
puddle | flaque d'huile
ship | péniche, péniche à moteur, paquebot de ligne, porte-conteneurs, porte-avions, croiseur, patrouilleur, bateau-pompe, langoustier, baleinier, porte-conteneur, steamer
canoe | barque, chasse-galerie, chaloupe, plate de marais, pinasse, rabaska, yole, prame, barque de pêche
rat | rats, aulacode, agouti
building | portail, niche, poulailler, pigeonnier, abri de jardin, cabane à outils, kiosque à journaux, rempart, muraille, mirador, château d'eau, cheminée d'usine, terril, hlm
building | arc de triomphe, grillage, lavoir, inukshuk
plant | liane, mimosa, osier, genêt, cep de vigne, haie de buis, buis, bleuet des champs, perce-neige, bouton d'or, capucine, magnolia, laurier-rose, bougainvillée, frangipanier, trille
plant | verge d'or, herbe à poux, herbe à puce, canne à sucre, cotonnier, arachidier, betterave à sucre, goémon, varech, plante carnivore, fleur de lotus, cactée, aloe vera, agave
plant | plante grasse, gui de noël
bin | ordures, déchets, ordure, poubelle de tri, conteneur, bac à ordures, vidanges, bac de recyclage, sacs poubelle, poubelle jaune
paperclip | trombones de bureau
carpet | tapis de bain, tapis de prière
shopping-bags | sac en plastique, sac de courses, sacs de courses, sac cabas, sac en papier
sheaf-of-rice | balle de foin, botte de paille, meule de foin, gerbe de blé, épi de blé, épis de blé
roll-of-paper | sopalin, essuie-tout
tap | robinetterie, champlure
knot | cordage, amarre, cordelette, ficelle
t-shirt | tee-shirt, débardeur
block | cubes de bois, parpaing
person-getting-haircut | perruquier
candle | cierge, chandelle, photophore, bougeoir
bullseye | cible de fléchettes, jeu de fléchettes, cibles
flashlight | lampe frontale, loupiote, maglite
automobile | petite voiture, voiturette, monospace, guimbarde cabossée, deudeuche, 2cv, deux chevaux, tacot, citadine, coccinelle volkswagen, berline, titine, quatrelle, traction avant
automobile | twingo, limousine
locomotive | petit train touristique, loco, machine à vapeur, tchou-tchou, tchoutchou
horse | pégase, canasson, percheron, pur-sang, alezan, bourrin, comtois de trait, camarguais, haridelle, jument blanche, shetland, dadas
bell | clarine, clochette, grelot de chat, sonnaille
gloves | moufle de laine
prayer-beads | collier de perles, collier de nouilles, misbaha
pirate-flag | drapeau pirate
barrel | tonnelet, fût de bière
sword | coupe-chou de pirate, glaive, fleuret, excalibur, durandal, takouba, yatagan
globe-showing-europe-africa | mappemonde
notebook | agenda scolaire
sack | sac de ciment, sac de riz, sac de jute
hair-pick | peigne fin
performing-arts | loup de carnaval, théâtre de marionnettes, théâtre de guignol
diving-mask | masque et tuba
fishing-pole | moulinet, gaule de pêche
motorized-wheelchair | fauteuil roulant électrique, fauteuil électrique, scooter pmr, quadriporteur
sled | traîneau, toboggan de neige, traîne sauvage
bicycle | draisienne, bicyclette, biclou, bécane à pédales, vélib, petite reine, bicycle, bmx, bixi, grand bi
motorcycle | side-car, moto-taxi, bécane, grosse cylindrée, chopper, motocross, moto-cross, mototaxi, motoball
tractor | moissonneuse-batteuse, ensileuse, motoculteur, tracteur-tondeuse
aerial-tramway | télésiège
kick-scooter | segway, gyropode, gyroroue
ogre | croquemitaine, colosse
person-genie | djinn
yeti | sasquatch
woman-mage | fée carabosse, enchanteresse, cartomancienne, prêtresse, guérisseuse, druidesse, carabosse, devineresse
sauropod | nessie
alien | petit bonhomme vert, petit homme vert
demon | succube, lucifer
ghost | ectoplasme
woman-vampire | vampirette, vampiresse
cookie | palet breton, boudoir, langue de chat, gâteau sec, croquant aux amandes, tuile aux amandes, meringue, bredele, calisson, financiers, rocher coco
bug | bébête, doryphore vert, vermisseau, perce-oreille, vers à soie, teigne, cochenille
lizard | triton, margouillat, varan, tarente, agame
hedgehog | porc-épic, porcs-épics, tanrec
goat | dahu, cabri, biquette, chevreau, biquet, bique, chamoisette
soldier | hussarde, troufion, bidasse, légionnaire étranger, grognard, tirailleur, casque bleu, parachutiste militaire, caporal-chef, adjudant, artilleur, zouave, spahi, dragon de cavalerie
soldier | troupier, sniper, tireur d'élite, maquisard, milicien, appelé du contingent, chasseur alpin, sans-culotte, réserviste, cuirassier, voltigeur, tambour-major, galonné
christmas-tree | sapin synthétique, arbre de noël
deciduous-tree | érable, marronnier, noyer, noisetier, manguier, caroubier, néflier, robinier, karité, néré, acajou, ébène, hévéa, teck, pistachier, chêne-liège, arbre à palabres, cacaotier
deciduous-tree | sorbier
evergreen-tree | pin, épinette, thuya, pinède, araucaria
palm-tree | rônier, raphia
maple-leaf | feuille d'automne
fallen-leaf | feuille de platane
seedling | semis, jeune plant, bouture, plantule, germe de blé
potted-plant | plante verte, pot de fleur, plante d'appartement, jardinière de fleurs, yucca, ficus, plante d'intérieur
wood | stère de bois, pitoune, billot, branchage, corde de bois
chestnut | pomme de pin, pive, cocotte de pin, bogue de châtaigne, marron, bogue, faine, marrons glacés
nature | congère, banc de neige, poudrerie, verglas, gelée blanche, séisme, tremblement de terre, raz-de-marée, tsunami, marée noire, mascaret, harmattan, mistral, tramontane, sirocco
nature | orage de grêle, motte de terre, motte, taupinière, butte de taupe, ornière, gadoue, bouette, slush
ice | cube de glace, pain de glace
snowball | balle de neige, boulet de neige
cloud-with-rain | giboulée, pluie battante, nuage de pluie, rincée
tornado | trombe d'eau, cyclone tropical, typhon
sweat-droplets | éclaboussure, postillon
couch-and-lamp | clic-clac, causeuse, canapé-lit, méridienne, banquette
chair | fauteuil à bascule, rocking-chair, strapontin, escabeau bas, pouf, banc d'école, transat, bergère louis xv
bed | plumard, couffin
person-in-bed | dormeur, dormeuse
table | guéridon, tréteau, comptoir de bar
wardrobe | penderie, garde-robe, bonnetière, casier de vestiaire, garde-manger
drawer | buffet de cuisine, bahut, vaisselier, secrétaire à tiroirs, commode de chambre
shelf | tablette murale, présentoir, rayonnage
pillow | polochon
street-lamp | bec de gaz
broom | balai-brosse
bucket | chaudière à eau, bassine, cuvette de lessive, chaudière d'érable, pelle et seau, baquet
sponge | lavette
soap | savonnette
hose | lance à incendie, boyau d'arrosage, lance d'incendie
pipe | canalisation, tuyauterie, robinet de gaz
drain | caniveau
pick | pic de mineur, piolet
axe | hachette, francisque, merlin à bois, serpe
carpentry-saw | égoïne, sciotte
hammer | maillet, masse de chantier
wrench | clef à molette, clef anglaise, clé plate, clé de douze, clef de douze
screwdriver | visseuse
drill | perceuse-visseuse, vilebrequin, chignole, mèche à bois
screw | vis à bois
nut-and-bolt | boulon, écrou
clamp | presse à vis, pince coupante
toolbox | caisse à outils, coffre à outils
ladder | escabeau, marchepied
gear | rouage, pignon de vélo
memo | dictée
scroll | manuscrit, papyrus ancien
envelope | carte postale, pli recommandé, faire-part
package | colissimo
ticket | ticket, titre de transport
admission-tickets | billet de concert, billets de cinéma, place de ciné, billet de tombola
receipt | addition du resto, note de frais, amende, contravention, quittance
coin | sou, louis d'or, piécette, jeton, cenne, sous noirs, centime, denier, doublon, ferraille de poche, mornille, sesterce
euro-banknote | billet de banque, billets de banque, franc cfa, fric, thune, pognon, oseille en billets
money-bag | magot, sac de pièces, pactole
cash-register | tiroir-caisse
identification-card | carte d'étudiant, permis de conduire, carnet de santé, carte vitale, carte de membre, carte d'adhérent
credit-card | carte bleue, carte de crédit, carte de fidélité, carte cadeau
ballot-box-with-ballot | bulletin de vote, isoloir
syringe | vaccin
pill | gélule, ampoule de magnésium
adhesive-bandage | bande velpeau, plâtre au bras, diachylon
medical-symbol | caducée, croix verte
test-tube | bécher, erlenmeyer, fiole de labo
telescope | lunette astronomique
microbe | covid, globule blanc, coronavirus, globule rouge
satellite | sputnik
asteroid | débris spatial
flying-arrow | carreau d'arbalète
bow-and-arrow | carquois
dagger | poignard, couteau de commando, stylet d'assassin
spear | pique de fantassin, sagaie, perche de chasse
shield | écu de chevalier, pavois, égide
military-helmet | casque lourd, casque de soldat, casque adrian
cannon | couleuvrine, bombarde de siège
bomb | cocktail molotov, pétard mammouth
firecracker | bâton de dynamite
military-medal | légion d'honneur, croix de guerre, décoration militaire
crown | diadème, tiare
potion | fiole de potion, philtre d'amour
world-map | planisphère, plan de métro, atlas
princess | infante
prince | dauphin de france, petit prince
dwarf | sept nains, petit nain
woman-with-headscarf | babouchka
person-with-veil | la mariée
man-in-tuxedo | marié, le marié
baby-angel | angelot
person-superhero | justicier masqué
person-supervillain | malfaiteur, malfrat, tire-laine, braqueur, bagnard, prisonnier en cavale
person-climbing | grimpeuse
woman-dancing | gigueuse
person-lifting-weights | bodybuilder, musclor
person-running | joggeuse, marathonien, marathonienne, sprinteuse
person-biking | coureur cycliste, maillot jaune, cyclotouriste
horse-racing | jockey, cavalière, écuyer de cirque
man-bouncing-ball | handballeur
skier | fondeur à ski
person-swimming | baigneur, baigneuse
person-fencing | escrimeuse, bretteur, spadassin
ice-hockey | hockeyeur, joueur de hockey
ice-skate | patins
roller-skate | roller, patins à roulettes
rugby-football | ballon de rugby, ballon ovale
balloon | balloune
bowling | boule de bowling
game-die | dé à jouer, paire de dés
joker | jeu de cartes, jeu de tarot
playground-slide | glissoire
carousel-horse | manèges, chevaux de bois, chevaux de manège
roller-coaster | grand huit
circus-tent | grand chapiteau
tent | wigwam
hut | case africaine, paillote, chaumière, cahute, bicoque, buron, bungalow, carbet, gourbi
house | maisonnette, pavillon de banlieue, mas provençal, bastide
tile | carreau de faïence
brick | muret
burrow | galerie de taupe
empty-nest | nid d'oiseau, nid d'hirondelle
beehive | rucher
spider-web | toiles d'araignée
mouse-trap | trappe à souris
stop-sign | panneau stop
traffic-light | feu rouge, feu de circulation
bus-stop | abribus, aubette
framed-picture | tableau de maître, cadre photo, joconde, toile de maître
books | bouquins, bds
open-book | bouquin, grimoire, roman, missel, coran, livre de cuisine, torah, livre d'or, encyclopédie, manga
pencil | portemine, critérium
crayon | crayons de couleur, craie grasse, pastel gras, crayon de cire, pastels, crayons de cire
eraser | efface à crayon
straight-ruler | réglette
rose | églantine, bouton de rose
sunflower | graine de tournesol, graines de tournesol
ring-buoy | bouée
anchor | grappin de marine
oar | rame de bateau, aviron
steering-wheel | barre à roue, gouvernail
alarm-clock | réveille-matin
mantelpiece-clock | coucou suisse, horloge comtoise, carillon
watch | tocante, montre-bracelet
tooth | quenotte
wrapped-gift | étrenne, pochette surprise, paquet cadeau
rubber-duck | canard jaune
confetti-ball | confetti
ribbon | noeud de ruban
thread | fil de fer
yarn | pelote
old-woman | mamé, bonne-maman, nonna, bisaïeule, mamita, nénène, doyenne
old-man | pépère, grand-papa, bon-papa, vieux monsieur, bisaïeul
child | mioche, môme, marmot, minot, p'tit loup, petit loup, loulou, choupinou, poussinet, galopin, chenapan, marmaille, moutard, petiot, bout de chou, bout'chou, p'tit bout, gone, ti-cul
child | ti-loup, petit-enfant, pitchoune, pitchoun
girl | pitchounette, ma puce, éclaireuse, choupette, fifille, majorette, cheerleader
boy | petit gars, galibot
baby | poupon, nouveau-né, bambino, triplés, petit ange
teacher | professeure, instit, enseignante, directeur d'école, principal du collège, répétiteur, formatrice, animateur, animatrice, mono de colo, éducateur, éducatrice, conférencier
teacher | prêcheur, atsem, enseignant-chercheur
student | collégien, collégienne, lycéen, lycéenne, cégépien, bachelier, bachelière, redoublant, normalien
babysitter | nourrice, gardienne d'enfants, assistante maternelle, puéricultrice, tata nounou, auxiliaire de vie
librarian | documentaliste, bouquiniste, archiviste
postman | postier, postière, préposé des postes, facteure
messenger | livreuse, coursière, commissionnaire, estafette, livreur de pizza, livreur de journaux, camelot, porteur de journaux, livreur de repas
cashier | guichetière, hôtesse de caisse, péagiste
shopkeeper | commerçante, épicier, épicière, dépanneuriste, poissonnière, maraîcher, crémier, crémière, fromager, fromagère, buraliste, quincaillier, mercière, droguiste, opticienne
shopkeeper | marchand de glaces, marchand de sable, disquaire, glacier ambulant, marchande de poisson, marchand de légumes, marchand ambulant, caviste, traiteur, maroquinier, tapissier
shopkeeper | encadreur, papetier, armurier, marchand de tapis, chausseur
baker | mitron, crêpière, confiseur, confiseuse, chocolatier, chocolatière, meunier, meunière, biscuitier
butcher | charcutière, équarrisseur, tripier
cook | commis de cuisine, marmiton, cantinier, friturier, rôtisseur, saucier, aide-cuisinier, traiteuse
woman-cook | cuisinière de cantine, cantinière, dame de cantine, cheffe cuisinière
waiter | garçon de café, maître d'hôtel, plongeur de restaurant, chef de rang, sommelier, laquais, liftier, chambellan, larbin
bartender | barmaid, cafetier, tenancier, aubergiste, tavernier, patron du bar, bistrotier, cabaretier, limonadier
tailor | couturier, modiste, dentellière, brodeuse, cousette, petite main, retoucheuse, tricoteuse, matelassière, costumière, costumier, canut, fileuse
potter | céramiste, faïencier
blacksmith | maréchal-ferrant, ferronnier, chaudronnier, rémouleur, étameur, métallo, coutelier, fondeur, taillandier
carpenter | ébéniste, charron, sabotier, menuisière, luthier, scieur, vannier, parqueteur
bricklayer | carreleur, plâtrier, tailleur de pierre, paveur, maçonne, plaquiste, terrassier, ravaleur
miner | carrier, gueule noire, orpailleur, chercheur d'or, haveur
plumber | chauffagiste, zingueur, couvreur-zingueur, égoutier
electrician | électricienne, monteur de lignes
mechanic | mécano, carrossier, mécanicienne, pompiste, dépanneur auto, réparatrice, bricoleur, bricoleuse, débosseleur, tôlier
construction-worker | grutier, conducteur de travaux, peintre en bâtiment, manoeuvre de chantier, cantonnier, échafaudeur, signaleur, bûcheronne, élagueur, draveur, étancheur
factory-worker | ouvrière, soudeuse, ajusteur, tourneur-fraiseur, cariste, ouvrier d'usine, éboueuse, ripeur, vidangeur
cleaner | homme de ménage, agent d'entretien, femme de chambre, lavandière, blanchisseuse, technicienne de surface, laveur de carreaux, soubrette, lingère, repasseuse, concierge d'école
gardener | paysagiste, horticulteur, pépiniériste, tondeur de pelouse, rosiériste
farmer | cultivateur, vendangeur, viticulteur, céréalier, ostréiculteur, métayer, semeur, valet de ferme, garçon de ferme, acériculteur, riziculteur, laboureur, faucheur de blé
farmer | bouilleur de cru, saunier, paludier, cueilleur, arboriculteur
woman-farmer | agricultrice, éleveuse, vigneronne, vendangeuse, glaneuse, cueilleuse
fisherman | marin-pêcheur, mareyeur, terre-neuvas, boulonnais
hunter | chasseuse, trappeur, garde-chasse, rabatteur, coureur des bois, coureur de bois, veneur, louvetier, piégeur, garde forestier, garde-champêtre, dozo
sailor | moussaillon, pirogier, loup de mer, batelier, marinier, galérien, piroguier, navigateur, régatier, skipper, plaisancier, timonier, vigie, mataf, sous-marinier
captain | commandant de bord, officier de marine, commodore, capitaine de bateau
driver | conductrice, automobiliste, chauffeur de bus, zémidjan, zem, motard, conducteur de train, traminot, charretier, muletier, chauffard, taxi-moto
health-worker | brancardier, aide-soignant, kinésithérapeute, ostéopathe, orthophoniste, anesthésiste, sagefemme, guérisseur, rebouteux, dermato, gynécologue, homéopathe, masseur
woman-health-worker | doctoresse, docteure, infirmière scolaire, aide-soignante
dentist | orthodontiste, arracheur de dents, chirurgien-dentiste
pharmacist | herboriste, préparateur en pharmacie
lawyer | plaideur, notaire du village, bâtonnier
journalist | chroniqueur, présentatrice, correspondant de guerre, pigiste, envoyé spécial, speakerine, animateur télé
photographer | vidéaste
actor | comédienne, saltimbanque, conteuse, cascadeur, cascadeuse, tragédien, improvisateur
clown-face | polichinelle, pitre, gille de binche, clownesse
singer | rappeuse, choriste, chansonnier, cantatrice, ténor, crooner, rockeur, rockeuse, slameur, slameuse, vocaliste, cheffe de choeur, chef de choeur, karaokiste, zouglouman, baryton
singer | chantre
artist | graffeuse, tagueur, caricaturiste, portraitiste, bédéiste, tatoueur, tatoueuse, enlumineur, graphiste, aquarelliste
scientist | chercheuse, savant fou, laborantine, inventrice, paléontologue, botaniste, météorologue, professeur tournesol, volcanologue, glaciologue
technologist | informaticien, informaticienne, développeur, codeur, codeuse, geek, webmestre, webmaster, gamer, gameuse
office-worker | banquière, pdg, cadre dirigeant, assureur, agent immobilier, courtier, chef de bureau, rond-de-cuir, gratte-papier, standardiste, dactylo, hôtesse d'accueil, drh
office-worker | représentant de commerce, contremaître, chef de service, inspecteur des impôts, agente immobilière
police-officer | agent de police, sergent de ville, brigadier, agent de circulation, agente de police, carabinier, crs, douanière, adjoint au shérif
guard | geôlier, maton, veilleur de nuit, agent de sécurité, mousquetaire du roi
firefighter | sapeur-pompier, soldat du feu
detective | enquêteur, enquêtrice, inspectrice, fin limier
lifeguard | sauveteuse, sauveteur en mer, nageur sauveteur, secouriste de plage
coach | sélectionneur, prof de gym, prof de sport, maître d'armes, préparateur physique
passenger | passagère, usager, banlieusard, navetteur
patient | convalescent, éclopé, grand blessé, curiste
knight | templier, croisé, chevalière, jouteur
archer | archère, franc-archer, arbalétrier, tireur à l'arc
gladiator | rétiaire, légionnaire romain, soldat romain, mirmillon, hoplite
viking | guerrier gaulois, berserker, guerrier celte
pirate | flibustier, forban, écumeur des mers
man-mage | druide, sourcier, nécromancien, illusionniste, prestidigitateur, astrologue, thaumaturge
ladle | écumoire
tray | plateau-repas, plaque de four, plaque à biscuits
pot-of-food | cocotte, faitout, cocotte-minute, potée, ratatouille, boeuf bourguignon, daube, mafé, yassa, ndolé, thiéboudienne, tiep, thiéboudiène, garbure, navarin, pâté chinois, hochepot
pot-of-food | waterzooi, tripes, fricot, kedjenou, soupe kandja, chaudron de soupe, civet, coq au vin, carbonnade, baeckeoffe, gibelotte, ragoût de pattes, sauce arachide, sauce graine
pot-of-food | daraba, pondu, poulet dg, couscoussier, mijoteuse, fèves au lard, petit salé, chaudrée, bouillabaisse
shallow-pan-of-food | tagine, poêlée, tartiflette, tian, gratin, sauteuse, plat à gratin, brandade, truffade, piperade, hachis parmentier, jollof, attiéké, alloco, aloko, garba
cooking | oeufs au plat, crêpière en fonte, oeuf brouillé, gril de cuisine
cauldron | chaudière à sirop, grosse marmite
bowl-with-spoon | bol de céréales, porridge, foufou, fufu, semoule, purée, compote, céréales, bol de soupe, soupe aux pois, saladier, écuelle, ramequin, soupière, fonio, lafidi, fouto
bowl-with-spoon | foutou, ugali, bouillie de mil, bol de chocolat
french-fries | barquette de frites, cornet de frites, poutine, patates frites, moules-frites, banane plantain frite, potatoes
cut-of-meat | bifteck, entrecôte, bavette, côte de boeuf, magret, rumsteck, filet mignon, tournedos, viande hachée, rillettes, andouillette, terrine, choukouya, suya, dibi, jambon cru
meat-on-bone | méchoui, jarret, côtes levées, agneau grillé, gibier
poultry-leg | poulet braisé, pilon de poulet, cuisse de dinde, poulet bicyclette, nuggets, ailes de poulet, poulet boucané, coquelet
hot-dog | chipolata, knack, cervelas, diot, francfort
bacon | poitrine fumée, oreilles de crisse, coppa, pancetta, bacon grillé
stuffed-flatbread | shawarma, pan-bagnat, chawarma, msemen farci, bokit, döner
sandwich | casse-croûte, croque-monsieur, croque-madame, jambon-beurre, club sandwich, sandwiche, grilled cheese, pain au jambon, canapé apéritif
baguette-bread | ficelle de pain, flûte de pain, bâtard de pain, quignon, gressin, croûton, pain baguette
bread | tranche de pain, kouglof, gâche, cramique, banique, panettone, kougelhopf, pogne, gibassier, tranche de brioche
croissant | chocolatine, chausson aux pommes, pain aux raisins, couque, kouign-amann, corne de gazelle, cornes de gazelle
doughnut | beigne, bugne, merveille sucrée, puff-puff, mikaté, boule de berlin, gâteau bokit, paris-brest, makroud, zlabia, botokoin, croustillon, pet de nonne, pets-de-nonne, mandazi
pancakes | galette de sarrasin, pancake, baghrir, galette bretonne, ploye
waffle | gaufrier
pie | tourte, tourtière, pissaladière, cipaille, flamiche, flammekueche, pastilla, galette frangipane, far breton, crumble, pastéis, frangipane, pouding chômeur, pâté en croûte
pie | flan pâtissier
shortcake | millefeuille, opéra au chocolat, moelleux au chocolat, bûche de noël, baba au rhum, entremets, pain de gênes, saint-honoré, fondant au chocolat, gâteau au chocolat
shortcake | religieuse au chocolat, quatre-quarts, cheesecake, gâteau basque, gâteau de savoie, shortcake, génoise, mousse au chocolat, vacherin glacé, gâteau roulé
birthday-cake | pièce montée, croquembouche, wedding cake
cupcake | financier aux amandes, cannelé, canelé
candy | berlingot, guimauve, papillote de noël, bêtise de cambrai, carambar, tire d'érable, pâte de fruits, bonbec, fraise tagada, chewing-gum, gomme balloune, roudoudou, crottes de nougat
candy | candy, gomme à mâcher, nonnette, loukoum, jelly bean
lollipop | barbe à papa, pomme d'amour, chupa
chocolate-bar | carré de chocolat, ballotin, truffe au chocolat, oeuf en chocolat, pâte à tartiner, fritures de pâques, rocher au chocolat
ice-cream | profiterole, coupe glacée, boule de glace, bac à glace, dame blanche glacée
soft-ice-cream | crème molle, glace à l'italienne
shaved-ice | sloche
custard | flan, panna cotta, petit-suisse, crème dessert, petits-suisses, thiakry, dégué, riz au lait, blanc-manger
cheese-wedge | reblochon, cancoillotte, mimolette, crottin de chavignol, cantal, morbier, munster, cheddar, vacherin, saint-nectaire, maroilles, coulommiers, crottes de fromage, époisses
cheese-wedge | mozzarella, vache qui rit, livarot, tomme
cheese-wheel | tomme de savoie, meule de gruyère
fondue | appareil à raclette, caquelon
butter | motte de beurre, plaquette de beurre, beurrier
honey-pot | sirop d'érable, pot de confiture, gelée royale
jar | pot de moutarde, pot de cornichons, pot à épices, pot de yaourt, harissa, relish, pikliz
cucumber | zucchini, chouchou vert, christophine
onion | échalote
garlic | gousse d'ail, tête d'ail
leafy-green | cresson, scarole, gombo, cardon, bissap, brèdes, pissenlit en salade, chicon, roquette en salade
broccoli | romanesco
turnip | céleri-rave, chou-rave
potato | patate, manioc, igname, taro, tubercule, rösti, crosne, macabo, bâton de manioc
beans | flageolet, grain de café, mogettes, grain de cacao, cabosse
pea-pod | haricot vert, pois mange-tout, cosse de pois
ear-of-corn | blé d'inde, épis de maïs, épluchette
bell-pepper | piment vert
eggplant | diakhatou, bringelle
jack-o-lantern | butternut, coloquinte, cucurbitacée, lanterne citrouille, pâtisson
mushroom | amanite
brown-mushroom | bolet, morille, champignon de paris, pleurotte, pleurote, mousseron, coulemelle, pied-de-mouton, rosé des prés, vesse-de-loup
green-salad | salade niçoise, taboulé, salade composée, crudités
cooked-rice | grain de riz
curry-rice | colombo, rougail
spaghetti | spag, macaroni, spaetzle, tagliatelles, gratin de macaronis, crozets
dumpling | accra, quenelle, fataya, rouleau de printemps, brick à l'oeuf, empanada, rissole
flatbread | chapati, msemen, pita, naan, pain plat, lefse, tortilla, socca, faluche, kesra, matlouh, fouée, injera
pizza | part de pizza, margherita, calzone
oyster | coque de mer, praire, pétoncle, coquillage de mer, telline
shrimp | camaron, krill
lobster | langouste
crab | tourteau, étrille, araignée de mer, bernard-l'hermite
hot-beverage | infusion, expresso, cafetière italienne, percolateur, verveine infusion, lait chaud, machine à café, vin chaud, chicorée à boire, mug, moulin à café, soucoupe à café
teapot | kinkéliba, thermos de thé, ataya, boule à thé
teacup-without-handle | bol de thé, verre à thé
beverage-box | brique de jus, jus, berlingot de lait, brique de lait
cup-with-straw | cola, liqueur douce, paille à boire, grenadine, orangina, éco-cup, bière d'épinette
glass-of-milk | pichet de lait
tumbler-glass | whisky, pastis, calvados, armagnac, chouchen, ricard, tord-boyaux, sodabi, eau-de-vie, gnôle, anisette, shot de rhum, poire williams
beer-mug | bock, demi de bière, choppe, dolo, panaché, bolée de cidre, tchapalo, binouze, broue
wine-glass | pinard, beaujolais, rosé de provence, bandji, verre à vin, piquette, sangria, koutoukou, kir, muscadet, verre à pied
bottle-with-popping-cork | champagne, mousseux, bouchon de champagne, crémant, magnum de champagne
clinking-glasses | coupe de champagne, flûte à champagne, flûte de champagne
cocktail-glass | apéro, apéritif, verre à cocktail, martini, mojito
tropical-drink | ti-punch, pina colada
glass-bottle | dame-jeanne, fiole, flacon, bonbonne, carafe d'eau, bouteille vide
plastic-bottle | bidon d'eau, sachet d'eau, bidon de vélo
fork-and-knife | ustensile, petite fourchette
spoon | petite cuillère, petite cuiller
kitchen-knife | hachoir, épluche-légumes, opinel, coupe-coupe, laguiole, épluche-patate
fork-and-knife-with-plate | couvert de table, plat du jour, set de table, service de table
blender | robot culinaire, fouet électrique, presse-agrumes, mixer
stove | plaque de cuisson, réchaud, poêle à bois, foyer amélioré, micro-onde, rond de poêle, bbq, chauffe-plat, plancha, poêle à granulés, braséro, radiateur à gaz, camping-gaz
fridge | frigidaire, glacière, congélo, freezer
millstone | pilon et mortier
salt | grain de sel, gros sel, fleur de sel
sugar-cube | sucre en morceaux, sucre roux
canned-food | boîte de thon, boîte de sardines, sardines à l'huile, cassoulet en boîte
egg | coquille d'oeuf, jaune d'oeuf
peanuts | arachide, cacahouète, noix de cajou, noix de pécan, noix de kola, noix de cola, beurre de cacahuète, noisettes grillées
popcorn | maïs soufflé, seau de popcorn
takeout-box | doggy bag, plat à emporter, boîte à lunch, lunchbox, barquette
bento-box | boîte à goûter, panier-repas
red-apple | trognon
green-apple | granny smith
peach | brugnon
cherries | cerise, bigarreau, guigne
grapes | grappe de raisin, grains de raisin
blueberries | quetsche, mirabelle, reine-claude, camerises, airelle
strawberry | letchi, atoca, arbouse
tangerine | agrume, bergamote
lemon | cédrat
lime | combava
mango | maracuja, goyave de chine, nèfle
guava | goyavier, grenade fruit, pomme cannelle, figue de barbarie, fruit de baobab, pain de singe
melon | charentais
watermelon | melon d'eau
banana | régime de bananes
coconut | noix de palme, noix de cocos, noixdecoco
cinnamon | gousse de vanille
ginger-root | gingembre, réglisse en bâton
herb | fines herbes, trèfle d'eau, cerfeuil, mélisse, foin d'odeur, quinquéliba
olive | tapenade, scourtin
avocado | guacamole
amphora | alcarazas, gargoulette, potiche, soliflore, cruchon, terre cuite
drum | tamtam, grosse caisse, bongo, conga, caisse claire, bendir, derbouka, bodhran, dundun, sabar, caisse roulante, gros tambour, tabla
long-drum | tambour africain
violin | alto de musique, vielle à roue, stradivarius
guitar | basse électrique, oud, cavaquinho, bouzouki
flute | fifre, galoubet, pipeau, piccolo, bombarde bretonne, hautbois des bois, mirliton, flageolet de musique, biniou, cabrette
trumpet | trombone à coulisse, vuvuzela, cornet à piston, trompe de chasse, olifant
postal-horn | cor des alpes, corne de brume, corne de chasse, cor d'harmonie
saxophone | saxo, sax
accordion | bandonéon, piano à bretelles, concertina, musette
musical-keyboard | synthé, épinette de musique, harmonium, touches de piano
maracas | maraca, hochet africain, shékéré, kass kass, caxixi
billed-cap | visière
top-hat | gibus, huit-reflets
womans-hat | bob de plage, bibi à voilette, chapeau de jardin
womans-clothes | blouse, caraco, débardeur de femme, chemisette, camisole, pull-over, gilet de laine, pull moche, pull de noël, sweat, hoodie, coton ouaté, tunique
dress | tutu, crinoline, tablier d'écolière
sari | tissu wax, robe africaine, pagne en wax
kimono | robe de chambre, gandoura, djellaba, boubou, bazin, grand boubou
coat | parka, doudoune, redingote, caban, duffle-coat, k-way, combinaison de ski, burnous, vareuse, capote militaire, cape de berger, houppelande
jeans | salopette, culotte de cheval, survêtement, falzar, futal, froc, leggings, sarouel, bas de pyjama, bleu de travail, bermuda en jean
shorts | bermuda, cuissard, culotte courte, shorts de bain
briefs | caleçon, petite culotte, string, calbute, maillot de bain
socks | bas de laine, socquette, mi-bas
mans-shoe | godasse, mocassin, richelieu, grolle, derbies, chaussure de sécurité
running-shoe | tennis de toile, sneakers, crampons de foot
flat-shoe | ballerine plate, charentaise, babouche, savates, savate
thong-sandal | gougoune, samara, méduses de plage, nu-pieds
womans-boot | cuissarde, santiag, botte de pluie, bottes en caoutchouc
hiking-boot | godillot, chaussure de marche, chaussures de randonnée, mukluk, chaussures de ski, chaussure de ski, après-ski
scarf | cache-col, cache-nez, boa à plumes
backpack | sac d'école, besace, sac de sport, sac de randonnée, havresac, sacoche d'école, paquetage
luggage | valoche, malle-cabine
handbag | sacoche, musette de berger, cabas, filet à provisions, bandoulière
purse | aumônière, morlingue
shopping-cart | panier d'épicerie, caddy, carrosse d'épicerie
basket | corbeille, hotte, panière
pushchair | carrosse de bébé
teddy-bear | toutou en peluche, ourson en peluche, gros nounours
nesting-dolls | matriochka
pile-of-poo | prout, bouse, crottin, étron, déjection, popo, lisier, guano, cropotte
toilet | chiottes, pot de chambre, cabinet d'aisances, pipi room, toilette sèche, bol de toilette, bécosse, latrine, pot de bébé
wheel | jante
sport-utility-vehicle | 4x4, quatre-quatre, suv, jeep militaire
pickup-truck | pickup, bâchée
minibus | combi, taxi-brousse, car rapide, ndiaga ndiaye, gbaka, minicar, sotrama, bus scolaire, car scolaire, estafette de police, fourgon postal, ramassage scolaire
delivery-truck | poids lourd, benne, food-truck, camion-citerne, bétaillère, bibliobus
articulated-lorry | train routier, camion remorque
bus | car de tourisme, autocar, omnibus à impériale
motor-scooter | solex, vespa, meule pétaradante, vélosolex, brêle
auto-rickshaw | triporteur, taxi-tricycle
racing-car | formule 1, formule un, monoplace, voitures de course
train | rer, tortillard, autorail, micheline
high-speed-train | thalys, ouigo
railway-car | fourgon de queue, wagon-lit, wagon-restaurant, wagon-citerne, voiture-bar
mountain-railway | train à crémaillère
mountain-cableway | télécabine, oeuf de télécabine
railway-track | chemin de fer
sailboat | optimist, dériveur, vieux gréement, bateau à voile, ketch, planche à voile, catamaran de plage, brick de corsaire, caravelle, trois-mâts, frégate à voile, thonier, drakkar, jonque
ferry | bac de rivière, traversier, navette maritime, ferries, pinasse du fleuve
motor-boat | vedette à moteur, zodiac, canot à moteur, jet-ski, scooter des mers, motomarine, bateau pneumatique
airplane | long-courrier, canadair, rafale de chasse, charter, avion-citerne, chasseur bombardier
small-airplane | biplan, avion de tourisme, avions en papier, avion de papier, avion à hélice, coucou de tourisme
helicopter | hélico
tank | panzer, blindés
dog | cabot, médor, berger allemand, labrador, épagneul, dalmatien, setter, basset, bichon, caniche nain, saint-bernard, cocker, yorkshire, wouf wouf, chien-saucisse, bouvier bernois
dog | border collie, beauceron, malamute, beagle, malinois, jack russell, chihuahua, patou, golden retriever, rottweiler, pitbull, briard, chienchien
cat | angora, gros matou, sacré de birmanie, maine coon
lion | couguar
leopard | caracal, once des neiges, serval
wolf | louve, lycaon, grand méchant loup
fox | fennec
bear | grizzly, ourse
raccoon | panda roux
cow | charolaise, vachette, limousine à cornes, salers, montbéliarde, tarine, meuh, meumeuh, blonde d'aquitaine
ox | taurillon, bouvillon
water-buffalo | bubale
deer | bambi, oryx, wapiti, koudou, springbok
moose | orignal, orignaux
ewe | brebis, agnelet
ram | mouflon à cornes
pig | porc, truie, porcinet, petits cochons
boar | marcassin, laie, pécari
donkey | baudet, mule, bourricot, ânon, ânesse, bourrique
rabbit | lapine, pinpin
hamster | cochons d'inde, chinchilla, octodon
mouse | souricette, lérot
beaver | siffleux, marmotte des alpes
chipmunk | tamia
monkey | cercopithèque, maki catta, capucin des îles, magot de gibraltar
snake | mamba noir
frog | rainette, reinette verte, batracien
turtle | luth de mer
crocodile | caïman, gavial, crocos, croco
blackbird | étourneau sansonnet, corbacs, carouge, quiscale
dove | tourterelle, ramier, palombe
parrot | jacquot, gris du gabon
penguin | macareux moine
owl | grand-duc, harfang, hulotte, petit-duc, effraie
eagle | busard, rapace, pygargue, charognard
chicken | poularde, faisane, bantam, gélinotte, cot cot, tétras, perdrix blanche
rooster | chapon
baby-chick | cui-cui, petit poussin
duck | colvert, cane, sarcelle, malard, coin-coin, foulque, grèbe, plongeon huard
goose | jars, bernache du canada
turkey | dinde, dindonneau, glouglou
peacock | paonne
flamingo | flamand rose
swan | vilain petit canard
tropical-fish | guppy, poisson-lion, discus, poisson perroquet, poisson papillon
shark | squale, roussette
octopus | poulpe, nautile
squid | encornet, supion, chipiron, calmar géant
seal | blanchon, éléphant de mer, loup-marin, veau marin, bébé phoque
jellyfish | galère portugaise
spiral-shell | lambi, bigorneau de plage, coquille d'escargot, nacre
snail | colimaçon, petit-gris, cagouille, limaçon
beetle | lucane, doryphore, carabe, charançon, gendarme rouge, punaises de lit, cétoine, capricorne des maisons, lentes
ant | magnan
honeybee | faux bourdon, bzz, reine des abeilles
mosquito | maringouin, mouche tsé-tsé, anophèle
fly | drosophile
cricket | courtilière
butterfly | demoiselle des étangs, machaon, monarque orange, piéride, phalène
cockroach | blatte, cancrelat, ravet, coquerelle
spider | épeire, tégénaire
worm | ténia
creature | feu follet, bonhomme sept heures, sphinx, gorgone, wendigo, mami wata, lamignak, poulpiquet, cavalier sans tête, la faucheuse, grande faucheuse, monstre du placard, monstre gluant
creature | manticore, soucougnan, ogopogo
person-fairy | bonne fée, sylphe
person-merpeople | triton de mer, naïade
santa-claus | papa noël, saint nicolas, pères noël
`;
