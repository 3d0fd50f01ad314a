// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:médaille d'or;médaille
2nd-place-medal:médaille d'argent;deuxième
3rd-place-medal:médaille de bronze;bronze|troisième
a-button-blood-type:groupe sanguin a;
ab-button-blood-type:groupe sanguin ab;
abacus:abaque;calcul|calculation|math
accordion:accordéon;bandonéon|concert|concertina|mélodie|piano à bretelles
adhesive-bandage:sparadrap;bandage|bobo|médecine|premiers secours
admission-tickets:billet d'entrée;place
aerial-tramway:tramway aérien;télécabine
airplane:avion;avion en vol|jet|vol
airplane-arrival:avion à l'atterrissage;atterrissage
airplane-departure:avion au décollage;décollage|départ
alarm-clock:réveil;alarme|attendre|dring|heure|retard|sonnerie
alembic:alambic;chimie
alien:alien;extraterrestre|ovni|science-fiction
alien-monster:monstre de l'espace;envahisseur|pixels
ambulance:ambulance;urgences
american-football:football américain;super bowl
amphora:amphore;grec|grèce|vase|verseau
anatomical-heart:cœur;anatomie|battement de coeur|battements|cardiologie|organe|pouls|pulsation
anchor:ancre;
anger-symbol:symbole de colère;colère|furieux
angry-face:visage en colère;exaspéré|frustré|fâché|rageur|sourcils froncés
angry-face-with-horns:;diable|diablotin|démon|malicieux
anguished-face:visage angoissé;angoisse|hein|oubli|quoi|stressé|terrifié
ant:fourmi;
antenna-bars:barres de réseau;
anxious-face-with-sweat:;aah|bouche bée|mince|peur bleue
aries:bélier zodiaque;
articulated-lorry:semi-remorque;poids lourd|semi
artist:artiste;palette
artist-palette:palette de peinture;art|couleurs|musée de peinture|peindre|peintre|peinture
astonished-face:visage stupéfait;choc|choqué|omd|stupéfait|étonné
astronaut:astronaute;
atm-sign:distributeur de billets;
atom-symbol:symbole de l'atome;
auto-rickshaw:tuk tuk;rickshaw|thaï|tricycle
automobile:voiture;automobile
avocado:avocat;
axe:hache;bûcheron|fendre|hachette
b-button-blood-type:groupe sanguin b;
baby:bébé;
baby-angel:bébé ange;ange|auréole
baby-bottle:biberon;tétine
baby-chick:poussin;tête de poussin
baby-symbol:symbole bébé;
back-arrow:flèche retour;
backpack:cartable;sac à dos
bacon:lard;bacon
badger:blaireau;ratel
badminton:badminton;match|raquette|volant
bagel:bagel;boulangerie
baggage-claim:retrait des bagages;
baguette-bread:baguette;
balance-scale:balance à poids;balance|justice|poids
ballet-shoes:chaussons de danse;ballerines|ballet|chaussures|classique|danse
balloon:ballon gonflable;ballon|ballon de baudruche
ballot-box-with-ballot:urne électorale;a voté|bulletin de vote|urne
banana:banane;potassium
banjo:banjo;cordes|instrument à cordes
bank:banque;
bar-chart:graphiques à barres;données
barber-pole:enseigne de barbier;coiffeur|coiffure|enseigne|salon
baseball:baseball;balle de baseball
basket:panier;agriculture|cueillette|lessive|linge
basketball:basket;basket-ball
bat:chauve-souris;
bathtub:baignoire;mousse
battery:pile;
beach-with-umbrella:plage avec parasol;parasol|plage
beaming-face-with-smiling-eyes:;yeux souriants
beans:haricots;haricot rouge|légumineuse|petit|rognon
bear:ours;nounours|ours brun|teddy
beating-heart:cœur battant;cardio|cœur qui bat|pulsations
beaver:castor;barrage|rongeur
bed:lit;
beer-mug:chope;bar|chope de bière|oktoberfest|pinte
beetle:scarabée;
bell:cloche;clochette
bell-pepper:poivron;poivron rouge|poivron vert
bell-with-slash:alarme désactivée;barrée|silence
bellhop-bell:cloche de comptoir;réception|sonnette
bento-box:boîte déjeuner;bento|boîte
beverage-box:briquette de jus;carton|jus|jus de fruits|paille
bicycle:vélo;bicyclette|cyclisme
bikini:bikini;maillot de bain|piscine
billed-cap:casquette américaine;baseball cap|casquette|casquette de baseball
biohazard:danger biologique;
bird:oiseau;ornithologie
birthday-cake:gâteau d'anniversaire;bougies|gâteau|pâtisserie
bison:bison;herbivore|troupeau
biting-lip:lèvres qui se mordent;anxieux|flirt|lèvre mordue|mal à l'aise|nerveux
black-cat:chat noir;chaton|félin|halloween|malchanceux|matou|miaou|noir|superstition
black-circle:disque noir;
black-flag:drapeau noir;
black-heart:cœur noir;
black-large-square:grand carré noir;
black-medium-small-square:carré petit moyen noir;
black-medium-square:carré moyen noir;
black-nib:stylo plume noir;
black-small-square:petit carré noir;
black-square-button:carré noir;
blackbird:oiseau noir;bec|corbeau|corneille|corvidé|merle
blossom:bourgeon;bouton d'or|dent-de-lion|pissenlit
blowfish:poisson-lune;
blue-book:livre bleu;apprendre|littérature|livre|roman|éducation
blue-circle:disque bleu;
blue-heart:cœur bleu;
blue-square:carré bleu;
blueberries:myrtilles;airelles|baies|bleuets
boar:sanglier;game of thrones
bomb:bombe;boum
bone:os;
bookmark:marque-page;marqueur|signet
bookmark-tabs:signets;marque|onglets
books:livres;bibliothèque|manuels scolaires
boomerang:boomerang;aborigène|retour|répercussion
bottle-with-popping-cork:bouteille de champagne;bouchon|bouteille|champagne|félicitations|pop
bouquet:bouquet;amoureux|rendez-vous|roses
bow-and-arrow:arc et flèche;arc|flèche|tir à l'arc
bowl-with-spoon:bol avec cuillère;congee|céréales|soupe
bowling:bowling;boule|partie|quilles|strike
boxing-glove:gant de boxe;boxe|gant
boy:garçon;jeune
brain:cerveau;intelligente
bread:pain;miche|pain de mie
breast-feeding:allaitement;maman|nourrice|nourrir le bébé|sein|soins
brick:brique;argile|briques|mur|mur de briques|the wall
bridge-at-night:pont de nuit;pont
briefcase:porte-documents;
briefs:slip;slip de bain|une pièce
bright-button:luminosité élevée;
broccoli:brocoli;broccoli|chou|chou sauvage
broken-chain:chaîne brisée;chaîne|chaîne cassée|chaîne rompue
broken-heart:cœur brisé;malheureux|séparé
broom:balai;balais|balayage|ménage|nettoie|nettoyage|nettoyé
brown-circle:disque marron;
brown-heart:cœur marron;
brown-mushroom:champignon marron;automne|brun|cèpe|fongus|marron
brown-square:carré marron;
bubble-tea:thé aux perles;boba|bubble tea|perle|thé aux bulles|thé froid|zenzou
bubbles:bulles;propre|sous l'eau
bucket:seau;conteneur
bug:chenille;
building-construction:;construction|grue
bullet-train:train à grande vitesse;rapide
bullseye:dans le mille;cible|fléchettes
burrito:burrito;mexicain|wrap
bus:bus;
bus-stop:arrêt de bus;
bust-in-silhouette:silhouette de buste;buste|mystère|ombre
busts-in-silhouette:silhouettes de bustes;amis|bff|bustes|gens|meilleur ami|meilleure amie|meilleures amies|meilleurs amis|silhouettes|tout le monde
butter:beurre;gras
butterfly:papillon;mignon
cactus:cactus;sécheresse
calendar:calendrier;date
camel:dromadaire;bosse|une bosse
camera:appareil photo;photo|vidéo
camera-with-flash:;flash
camping:camping;
candle:bougie;chandelle
candy:bonbon;sucrerie
canned-food:aliments en conserve;boîte de conserve|conserve
canoe:canoë;rame
card-file-box:boîte à dossiers;classeur
card-index:carnet d'adresses;fiche|rolodex|vintage
card-index-dividers:intercalaires;
carousel-horse:cheval de manège;manège
carp-streamer:koinobori;carpe
carpentry-saw:scie;scie à bois|scie égoïne
carrot:carotte;
castle:château;européen
cat:chat;animal domestique
cat-face:tête de chat;minou
cat-with-tears-of-joy:chat qui pleure de joie;joie|lol|mdr|rire aux larmes
cat-with-wry-smile:;ironique|narquois|sourire en coin|sourire narquois
chains:chaînes;
chair:chaise;assis
chart-decreasing:graphique en baisse;baisse|chute|graphique|négatif|tendance
chart-increasing:graphique en hausse;croissance|hausse
chart-increasing-with-yen:;devise|marché|yen
check-box-with-check:case cochée;
check-mark-button:bouton coché;
cheese-wedge:part de fromage;fromage
chequered-flag:drapeau à damier;
cherries:cerises;cerise
cherry-blossom:fleur de cerisier;
chess-pawn:pion d'échec;sacrifiable|échec
chestnut:châtaigne;
chicken:poule;volaille
child:enfant;genre neutre|non-genré
children-crossing:traversée d'enfants;
chipmunk:écureuil;noisettes
chocolate-bar:barre chocolatée;barre|chocolat
chopsticks:baguettes;hashi
christmas-tree:sapin de noël;fêtes|guirlandes|noël
church:église;chapelle|chrétien|croix
cigarette:cigarette;cigarette allumée|fumeur|signe fumeur
circled-m:m encerclé;
circus-tent:chapiteau;cirque
cityscape:ville;
cityscape-at-dusk:ville au crépuscule;crépuscule|immeubles|soir
cl-button:bouton effacer;
clamp:serre-joint;serre-joints
clapper-board:clap;action|film|ça tourne
clapping-hands:applaudissements;bien joué|bon travail|bravo|formidable|mains qui applaudissent
classical-building:monument classique;colonnes
clinking-beer-mugs:chopes de bière;bière|tchin
clinking-glasses:trinquer;verres
clipboard:porte-bloc;liste|presse-papiers
closed-book:livre fermé;livre rouge
closed-umbrella:parapluie fermé;parapluie
cloud:nuage;
cloud-with-lightning:nuage avec éclair;orage|orageux|temps
cloud-with-rain:nuage avec pluie;mauvais temps|nuage de pluie|pluie
cloud-with-snow:nuage avec neige;nuage de neige
clown-face:visage de clown;clown|maquillage|visage
club-suit:trèfle cartes;couleur
clutch-bag:pochette;trousse
coat:manteau;glagla|veste
cockroach:cafard;blatte|coquerelle|nuisible
cocktail-glass:cocktail;club|martini|verre à cocktail|verre à pied
coconut:noix de coco;coco|piña colada
coffin:cercueil;obsèques
coin:pièce;euro|fortune|métal|pièce de monnaie|riche|sou|trésor
cold-face:visage bleu et froid;bleu|froid|gel|gelure|gelé|glacial|glacé|visage bleu|ça caille
collision:explosion;collision|détonation
comet:comète;météore
compass:boussole;compas|magnétique|navigation|orientation
computer-disk:disque d'ordinateur;disque|minidisc
computer-mouse:souris d'ordinateur;informatique
confetti-ball:confettis;
confounded-face:visage déconcerté;déconcerté|irrité|yeux fermés
confused-face:visage confus;confus|ennuyé
construction:travaux;barrière
construction-worker:personnel du bâtiment;btp
control-knobs:boutons de réglage;boutons|boutons de commande|boutons de contrôle|commande|réglages
convenience-store:supérette;supermarché|épicerie
cook:cuisinier (tous genres);cuisinière
cooked-rice:bol de riz;riz
cookie:cookie;biscuit|pépites de chocolat
cooking:œuf au plat;friture|poêle
cool-button:bouton cool;
copyright:symbole copyright;
coral:corail;réchauffement climatique|récif
couch-and-lamp:canapé et lampe;canapé|lampe
cow:vache;meuh
cow-face:tête de vache;
cowboy-hat-face:;cowboy
crab:crabe;pinces
crayon:crayon pastel;pastel
credit-card:carte bancaire;carte|carte de crédit
crescent-moon:croissant de lune;ramadan
cricket:criquet;sauterelle
cricket-game:cricket;balle de cricket|batte
crocodile:crocodile;alligator|caïman|reptile|zoo
croissant:croissant;viennoiserie
cross-mark-button:bouton croix;
crossed-fingers:doigts croisés;croisés
crossed-flags:drapeaux croisés;
crossed-swords:épées croisées;armes|croisées|épées
crown:couronne;famille royale|monarchie|monarque|reine|royauté|succès
crutch:béquille;blessé|canne
crying-cat:chat qui pleure;
crying-face:visage qui pleure;horrible
crystal-ball:boule de cristal;cristal|voyant|voyante
cucumber:concombre;cornichon
cup-with-straw:gobelet avec paille;jus de fruit|soda
cupcake:cupcake;muffin|sucre
curling-stone:pierre de curling;curling|granit|pierre
currency-exchange:conversion de devise;
curry-rice:riz au curry;curry
custard:crème renversée;flan|pudding
cut-of-meat:morceau de viande;côtelette|côtelette d'agneau|côtelette de porc|steak|viande|viande rouge
cyclone:cyclone;typhon|vertige
dagger:dague;poignard
dango:brochette de bonbons;bonbons|dango
dashing-away:décamper;fumée|partir en courant|pet
deciduous-tree:;feuilles caduques|feuillu|forêt
deer:cerf;
delivery-truck:camion de livraison;camion|camionnette
department-store:grand magasin;centre commercial|magasin
derelict-house:maison abandonnée;
desert:désert;
desert-island:île déserte;île
desktop-computer:ordinateur de bureau;moniteur
detective:détective;enquêteur
diamond-suit:carreau;carreaux
diamond-with-a-dot:diamant avec un point;
dim-button:luminosité faible;
disappointed-face:visage déçu;abattu|affreux|découragé|déçu|tort
disguised-face:visage déguisé;espion|faux nez|incognito|moustache|postiche|smiley|sourcils ébouriffés
divide:signe diviser;
diving-mask:masque de plongée;apnée|masque|masque et tuba|plongée|snorkeling|tuba
diya-lamp:diya;diwali|fête inde|huile|lampe inde|lampe à beurre|ārtī
dizzy:étourdissement;tournis|voir des étoiles
dna:adn;biologiste|gène|génétique|vie|évolution
dodo:dodo;dronte|espèce éteinte|extinction|grand|maurice
dog:chien;
dog-face:tête de chien;chiot
dollar-banknote:billet en dollars;billet de banque
dolphin:dauphin;
donkey:âne;bourricot|mammifère|mule|têtu
door:porte;placard|porte d'entrée
dotted-line-face:visage en pointillés;disparaître|déprimé|introverti|invisible
double-curly-loop:double boucle;
doughnut:doughnut;donut
dove:colombe;paix|rameau
down-arrow:flèche bas;
down-left-arrow:flèche bas gauche;
down-right-arrow:flèche bas droite;
downcast-face-with-sweat:;froide|mal de tête|migraine|ouf
downwards-button:petit triangle bas;
dragon:dragon;chine|chinois|mythe|tradition
dragon-face:tête de dragon;
dress:robe;jolie|élégante
drooling-face:visage qui bave;délicieux|mmh
drop-of-blood:goutte de sang;don du sang|menstruation|menstruations|règles|sang
droplet:goutte d'eau;goutte|sueurs froides|tristesse
drum:batterie;tambour
duck:canard;coin-coin
dumpling:boulette de pâte;dumpling|empanada|gyoza|jiaozi|pierogi|ravioli
dvd:dvd;blu-ray
e-mail:e-mail;courriel|courrier électronique
eagle:aigle;rapace
ear:oreille;ouïe
ear-of-corn:épi de maïs;maïs|épi
ear-with-hearing-aid:oreille appareillée;prothèse auditive|sonotone
egg:œuf;
eggplant:aubergine;
eight-pointed-star:étoile huit branches;
eight-spoked-asterisk:astérisque huit branches;
eject-button:bouton éjecter;
electric-plug:;branché|prise|prise électrique|électricité
elephant:éléphant;pachyderme|trompe
elevator:ascenseur;descente|monte-charge|monte-personnes|montée
empty-nest:nid vide;branches|faire son nid|nid
end-arrow:flèche fin;
envelope:enveloppe;
envelope-with-arrow:enveloppe avec flèche;envoi|message envoyé|message électronique
euro-banknote:billet en euros;euros
evergreen-tree:conifère;feuilles persistantes|pin|sapin
ewe:mouton;brebis|doux|laine
exploding-head:tête qui explose;tête choquée
expressionless-face:visage sans expression;inexpressif|sans expression
eye:œil;
eye-in-speech-bubble:œil dans une bulle de bd;bulle de bd|témoin
eyes:yeux;coup d'œil
face-blowing-a-kiss:visage envoyant un bisou;bisou et cœur
face-exhaling:visage expirant;exténué|sursaut
face-holding-back-tears:;admiration|fierté|larmes de joie|pleurs|retenir ses larmes|ému
face-in-clouds:visage dans les nuages;dans les nuages|distrait
face-savoring-food:miam;bon
face-screaming-in-fear:visage qui hurle de peur;cri|munch|peur|terreur
face-vomiting:visage qui vomit;gerbe|tête qui vomit|vomi|vomissure
face-with-diagonal-mouth:;bof|euh|frustration|incertain|sceptique
face-with-hand-over-mouth:;oops|rigole
face-with-head-bandage:;blessure
face-with-medical-mask:visage avec masque;bactéries|germes|masque chirurgical|rhume
face-with-monocle:visage avec un monocle;classe|collet monté|monocle|tête avec monocle|vieux jeu
face-with-open-eyes-and-hand-over-mouth:;embarrassé|gêné|impressionné
face-with-open-mouth:;bouche ouverte|visage étonné|épaté
face-with-peeking-eye:;captivé|fasciné
face-with-raised-eyebrow:;incrédule|méfiant|pas vrai
face-with-rolling-eyes:visage roulant des yeux;agacé|excédé
face-with-spiral-eyes:;confusion|hagard|nausée|ouh la la|tête qui tourne|étourdi
face-with-steam-from-nose:;triomphe|énervé
face-with-symbols-on-mouth:;censuré|gros mots|insultes|juron
face-with-tears-of-joy:visage riant aux larmes;larmes|pleurer de joie
face-with-thermometer:visage avec thermomètre;indisposé
face-with-tongue:;cool
face-without-mouth:visage sans bouche;sans commentaires|sans voix
factory:usine;
factory-worker:ouvrier (tous genres);industrie|ouvrière
falafel:falafels;boulette|boulettes|falafel|pois chiches|seitan|soja
fallen-leaf:feuille morte;feuilles mortes
farmer:fermier (tous genres);fermière|jardinière
fast-forward-button:bouton avance rapide;
fast-reverse-button:bouton retour rapide;
fax-machine:fax;télécopieur
fearful-face:visage effrayé;apeuré|blême|effrayé
feather:plume;plumage|écrivain
female-sign:symbole de la femme;
ferris-wheel:grande roue;attractions|parc d'attractions
ferry:ferry;
field-hockey:hockey sur gazon;hockey
file-cabinet:meuble à dossiers;meuble
file-folder:dossier;
film-frames:pellicule;bande
film-projector:;projecteur
fire:feu;flamme|fournaise|incendie
fire-engine:camion de pompier;pin-pon
fire-extinguisher:extincteur;fire|éteindre
firecracker:pétard;dynamite|explosif|explosive|tnt|étincelle
firefighter:pompier;camion de pompiers
fireworks:feu d'artifice;artifice
first-quarter-moon:premier quartier de lune;
first-quarter-moon-face:;lune à visage
fish:poisson;alimentation|poissons|repas
fish-cake-with-swirl:croquette de poisson;narutomaki|surimi
fishing-pole:pêche à la ligne;canne à pêche
flag-in-hole:drapeau de golf;golf
flamingo:flamant;tropical
flashlight:torche;lampe torche|lampe électrique
flat-shoe:chaussure plate;ballerine|chaussure sans lacets|chaussures plates
flatbread:galette;arepa|gordita|lavash|naan|pain plat|pita
fleur-de-lis:fleur de lys;
flexed-biceps:biceps contracté;biceps|contracté|culturisme|muscle
floppy-disk:disquette;
flower-playing-cards:jeu des fleurs;fleurs|jeu
flushed-face:visage qui rougit;ébahi
flute:flûte;fifre|flûte à bec|flûtiste|orchestre|piccolo
fly:mouche;asticot|maladie|puanteur|putréfaction|tsé-tsé
flying-disc:disque volant;discoplane|disque-volant|frisbee|ultimate|ultime-passe
flying-saucer:soucoupe volante;
fog:brouillard;fog
foggy:brume;
folded-hands:mains en prière;prière|s'il te plaît|s'il vous plaît|tope là
folding-hand-fan:éventail;chaleur|timide
fondue:fondue;bourguignonne|poêlon|savoyarde|suisse
foot:pied;cheville|pas lourd
footprints:traces de pas;pieds nus
fork-and-knife:fourchette et couteau;couteau et fourchette|couverts|faim
fork-and-knife-with-plate:;assiette|assiette et couverts|fourchette|table
fortune-cookie:biscuit chinois;prophétie
fountain:fontaine;
fountain-pen:stylo plume;
four-leaf-clover:trèfle à quatre feuilles;chance|feuilles|irlande|porte-bonheur|quatre
fox:renard;
framed-picture:cadre avec image;image|musée|tableau|tableau encadré
free-button:bouton gratuit;
french-fries:frites;fast food|potatoes|potatœs
fried-shrimp:beignet de crevette;
frog:grenouille;crapaud|tête de grenouille
front-facing-baby-chick:poussin de face;nouveau-né
frowning-face:visage mécontent;mécontent
frowning-face-with-open-mouth:;ouverte|pris au dépourvu
fuel-pump:pompe à essence;diesel|essence|gazole|station
full-moon:pleine lune;lune
full-moon-face:pleine lune avec visage;
funeral-urn:urne funéraire;
game-die:dés;hasard
garlic:ail;aromate
gear:roue dentée;engrenage
gem-stone:pierre précieuse;bijou|diamant|fiançailles|joyau|romantique
ghost:fantôme;blague|bouh|effrayant|visage de fantôme
ginger-root:racine de gingembre;gingembre|naturel|racine|épice
giraffe:girafe;cou|taches
girl:fille;couettes|grands yeux|nattes|petite fille|tresses|vierge
glass-of-milk:verre de lait;lait
glasses:lunettes de vue;
globe-showing-americas:;amérique|globe|planète|terre
globe-showing-asia-australia:;asie
globe-showing-europe-africa:;afrique|europe
globe-with-meridians:globe avec méridiens;globe terrestre|internet|méridiens|net
gloves:gants;
glowing-star:étoile brillante;éclat|étincelant
goal-net:cage;but|filet
goat:chèvre;capricorne
goblin:monstre japonais;farfadet|japonais|monstre|méchant
goggles:lunettes;lunettes de chimiste|lunettes de labo|lunettes de piscine|lunettes de protection|lunettes de soudage|lunettes de soudure|natation|protection des yeux|soudage
goose:oie;bête|jars|volée
gorilla:gorille;primate
graduation-cap:toque universitaire;diplôme|université
grapes:raisin;
green-apple:pomme verte;pomme
green-book:livre vert;
green-circle:disque vert;
green-heart:cœur vert;
green-salad:salade verte;salade|verte
green-square:carré vert;
grey-heart:cœur gris;ardoise|argenté|gris|jtm|spécial|émotion
grimacing-face:visage grimaçant;grimace
grinning-cat:chat qui sourit;
grinning-cat-with-smiling-eyes:;yeux rieurs
grinning-face:visage rieur;joyeux|visage très souriant
grinning-face-with-smiling-eyes:;sourire mignon
grinning-face-with-sweat:;excité|sourire nerveux
grinning-squinting-face:;ahah
growing-heart:cœur grandissant;
guard:garde;buckingham palace|garde homme|londres
guide-dog:chien guide;aveugle|guide|malvoyant|non-voyant
guitar:guitare;guitare électrique
hair-pick:peigne afro;afro|peigne
hamburger:hamburger;
hammer:marteau;
hammer-and-pick:marteau et pioche;burin|marteau et burin
hammer-and-wrench:marteau et clé à molette;
hamsa:main de fatma;amulette|fatma|hamsa|khamsa|myriam|protection
hamster:hamster;
hand-with-fingers-splayed:;doigts|paume
hand-with-index-finger-and-thumb-crossed:;cher|claquer des doigts
handbag:sac à main;sac
handshake:poignée de main;d'accord|main|marché conclu|poignée|présentation|rencontre|serrer la main
hatching-chick:poussin qui éclôt;naissance|naître|éclosion
head-shaking-vertically:;hochement de tête
headphone:casque;écouteur|écouteurs
headstone:pierre tombale;cimetière|funérailles|mémorial|rip|stèle|sépulture|tombe
health-worker:;santé|thérapeute
hear-no-evil-monkey:singe ne rien entendre;ne pas entendre
heart-decoration:décoration avec cœur;cœur décoré
heart-exclamation:cœur point d'exclamation;exclamation
heart-on-fire:cœur enflammé;passion
heart-suit:cœur cartes;
heart-with-arrow:cœur et flèche;coeur transpercé|cupidon
heart-with-ribbon:cœur avec ruban;
heavy-dollar-sign:symbole dollar;
heavy-equals-sign:signe égal gras;
hedgehog:hérisson;piquant|porc-épic|épines|épineux
helicopter:hélicoptère;hélico
herb:feuille;
hibiscus:hibiscus;
high-heeled-shoe:chaussure à talon haut;chaussure de femme|chaussure à talon|mode|stilletto|talon aiguille|talon haut
high-speed-train:tgv;vitesse
high-voltage:haute tension;courant|symbole haute tension|tension
hiking-boot:chaussure de randonnée;chaussure de marche|chaussures de montagne|chaussures de sécurité|chaussures marron|rando|randonnée|timberland
hindu-temple:temple hindou;hindou|pagode|stupa|temple|temple bouddhiste
hippopotamus:hippopotame;hippo
hole:trou;
hollow-red-circle:cercle rouge;
honey-pot:pot de miel;miel|pot
honeybee:abeille;bourdon|guêpe
hook:crochet;capitaine|hameçon
horse:cheval;hippodrome|tiercé
horse-face:tête de cheval;dressage|équitation
horse-racing:course hippique;course de chevaux|jockey
hospital:hôpital;médecin
hot-beverage:boisson chaude;boisson|café|caféine|matin|thé
hot-dog:hot dog;saucisse|saucisse de francfort
hot-face:visage rouge et chaud;chaud|coup de chaleur|coup de chaud|sue|suer|toute rouge|transpiration|trop chaud|visage tout rouge
hot-pepper:piment rouge;
hot-springs:sources chaudes;source
hotel:hôtel;
hourglass-done:sablier;minuteur
hourglass-not-done:;sable
house:maison;maison simple|pavillon|résidentiel
house-with-garden:maison avec jardin;jardin
houses:maisons;bâtiments|pavillons
hugging-face:visage qui fait un câlin;gentil
hundred-points:cent points;cent|score
hushed-face:visage ébahi;stupeur|visage sans voix
hut:hutte;abri|case|maisonnette|yourte
hyacinth:jacinthe;indigo|lavande|lilas|lupin|mauve
ice:glaçon;cube|iceberg
ice-cream:glace;coupe de glace|crème|crème glacée
ice-hockey:hockey sur glace;palet
ice-skate:patin à glace;patin
id-button:bouton identifiant;
identification-card:carte d'identité;justificatif|papiers|pièce d'identité
inbox-tray:boîte de réception;
incoming-envelope:message reçu;message
index-pointing-at-the-viewer:;toi
index-pointing-up:;index|moi
information:source d'informations;
input-latin-letters:alphabet latin;
input-numbers:saisie de chiffres;
input-symbols:saisie de symboles;
jack-o-lantern:citrouille;lanterne
japanese-castle:château japonais;
japanese-dolls:poupées japonaises;poupées
japanese-here-button:bouton ici en japonais;
japanese-post-office:bureau de poste japonais;poste japonaise
jar:bocal;condiments|rien|récipient|sauce|vide
jeans:jean;denim|pantalon|week-end
jellyfish:méduse;aquarium|aïe|brûlure|gélatineux|invertébré|marin|mou|piqûre|plancton|tentacules|vie marine
joker:carte joker;
joystick:manette de jeu;joystick
judge:juge;
kaaba:kaaba;islam|musulman|musulmane
kangaroo:kangourou;austalie|joey|kangoo|marsupial|marsupiaux|saut
key:clé;mot de passe|serrure
keyboard:clavier;
kick-scooter:trottinette;
kimono:kimono;
kiss-mark:trace de rouge à lèvres;lèvres|sexy
kissing-cat:chat qui fait un bisou;chat qui embrasse
kissing-face:visage faisant un bisou;bisou|petit bisou
kissing-face-with-closed-eyes:;visage rougissant
kissing-face-with-smiling-eyes:;gros bisou
kitchen-knife:couteau de cuisine;arme|chef|couteau|cuisine
kite:cerf-volant;
kiwi-fruit:kiwi;
knocked-out-face:visage étourdi;
knot:nœud;corde|lien|noué|tordre
koala:koala;australie
lab-coat:blouse blanche;blouse|expérience|expérimentation|labo|manteau blanc
label:étiquette;
lacrosse:crosse;lacrosse
ladder:échelle;ascension|barreau|escabeau|échelon
lady-beetle:coccinelle;
laptop:ordinateur portable;ordinateur|travail
large-blue-diamond:grand losange bleu;
large-orange-diamond:grand losange orange;
last-quarter-moon:dernier quartier de lune;
last-track-button:bouton piste précédente;
latin-cross:croix latine;
leaf-fluttering-in-wind:feuille virevoltante;bourrasque|tourbillon de feuilles
leafy-green:légume à feuilles vertes;bok choy|chou chinois|chou frisé|chou pommé|kale|laitue
ledger:carnet de compte;grand livre
left-arrow:flèche gauche;
left-arrow-curving-right:flèche courbe droite;
left-facing-fist:poing à gauche;fistbump|gauche
left-right-arrow:flèche gauche droite;
left-speech-bubble:bulle de parole gauche;bulle à gauche
leftwards-hand:main vers la gauche;tenir la main|vers la gauche
leftwards-pushing-hand:;halte|high five|tape m'en cinq|top là
leg:jambe;genou|genou fléchi|genoux|membre
lemon:citron;acide|agrume|zeste
leopard:léopard;prédateur
level-slider:curseur de niveau;curseur|niveau
light-blue-heart:cœur bleu clair;bleu ciel|cyan
light-bulb:ampoule;idée
light-rail:métro léger;rer
lime:citron vert;lime|mojito|vert
link:chaînons;maillons|mousqueton
linked-paperclips:trombones;
lion:tête de lion;crinière|fort|lion|roi|safari|savane
lipstick:rouge à lèvres;cosmétiques
litter-in-bin-sign:icône poubelle;
lizard:lézard;
llama:lama;alpaca|alpaga|guanaco|llama|pérou|vicuña|vigogne
lobster:homard;bisque
locked:cadenas fermé;cadenas|privé|verrouillé
locked-with-key:cadenas fermé avec clé;fermé|sécurisé
locked-with-pen:cadenas fermé avec stylo;confidentiel
locomotive:locomotive;machine à vapeur|tchou tchou
lollipop:sucette;
long-drum:djembé;conga|percussions|rythme
lotion-bottle:bouteille de lotion;après-shampoing|crème hydratante|flacon|hydratant|lotion|shampoing|shampooing
lotus:lotus;beauté|bouddhisme|calme|hindouisme|pureté|sérénité
loudspeaker:haut-parleur;mégaphone
love-hotel:love hotel;
love-letter:lettre d'amour;lettre
love-you-gesture:signe je t'aime;ily|je t'aime|trois doigts
low-battery:pile faible;batterie faible|déchargé|électronique|énergie faible
luggage:bagage;valise
lungs:poumons;expiration|inspiration|respiration
lying-face:visage de menteur;mensonge|menteur|pinocchio
magic-wand:baguette magique;abracadabra|sort|tour de magie
magnet:aimant;attraction|fer à cheval|magnet|positif négatif
magnifying-glass-tilted-left:loupe orientée à gauche;loupe|loupe gauche|recherche
magnifying-glass-tilted-right:loupe orientée à droite;loupe droite
mahjong-red-dragon:dragon rouge mahjong;mah-jong|mahjong
male-sign:symbole de l'homme;
mammoth:mammouth;défenses|géant|laineux
man:homme;ami|petit ami|pote
mango:mangue;tropique
mans-shoe:chaussure d'homme;chaussure|coup de pied
mantelpiece-clock:pendule;horloge posée
manual-wheelchair:fauteuil roulant manuel;fauteuil roulant
map-of-japan:carte du japon;japon
maple-leaf:feuille d'érable;érable
maracas:maracas;cha cha cha|hochet|percussion
martial-arts-uniform:tenue d'arts martiaux;arts martiaux|judo|karaté|taekwondo|tenue
mate:maté;
meat-on-bone:viande sur un os;
mechanic:mécanicien (tous genres);artisan|mécanicien|mécanicienne|électricien|électricienne
mechanical-arm:bras mécanique;bras|bras robot|prothèse|prothèse de bras
mechanical-leg:jambe mécanique;jambe artificielle|jambe robot|prothèse de jambe
megaphone:porte-voix;hourra|manifestation
melon:melon;
melting-face:visage qui fond;fondre|gêne|liquide|liquéfié|sarcasme|se dissoudre
memo:mémo;bloc-notes
mending-heart:cœur avec bandages;
mens-room:symbole toilettes hommes;
metro:métro;
microbe:microbe;amibe|bactérie|biologie|microorganisme|phagocytose|pseudopode
microphone:micro;karaoke|karaoké|microphone
microscope:microscope;
middle-finger:doigt d'honneur;doigt|majeur
military-helmet:casque militaire;armée|guerre|soldat
military-medal:médaille militaire;
milky-way:voie lactée;
minibus:minibus;navette
mirror:miroir;psyché|reflet
mirror-ball:boule à facettes;disco|soirée
moai:moai;moaï|monolithe|île de pâques
mobile-phone:téléphone portable;smartphone
mobile-phone-off:téléphone éteint;
mobile-phone-with-arrow:appel entrant;appel|recevoir un appel
money-bag:sac plein d'argent;sac d'argent
money-mouth-face:;argent
money-with-wings:billet avec des ailes;ailes|dollars
monkey:singe;
monkey-face:tête de singe;
monorail:monorail;
moon-cake:gâteau de lune;festival|moon cake|yuèbǐng
moon-viewing-ceremony:cérémonie de la lune;cérémonie
moose:élan;cervidé|orignal|ramure
mosque:mosquée;
mosquito:moustique;fièvre|infection|malaria|virus
motor-boat:bateau à moteur;bateau
motor-scooter:scooter;
motorcycle:moto;
motorized-wheelchair:fauteuil motorisé;
motorway:autoroute;route
mount-fuji:mont fuji;sommet
mountain:montagne;
mountain-cableway:téléphérique;
mountain-railway:train de montagne;
mouse:souris;
mouse-face:tête de souris;
mouse-trap:tapette à souris;appât|apât|leurre|piège|piège à souris|tapette
mouth:bouche;
movie-camera:caméra;réalisateur|réalisatrice
mrs-claus:mère noël;bonnet|mère
multiply:signe multiplier;
mushroom:champignon;champignon vénéneux|mario
musical-keyboard:piano;
musical-note:note de musique;musique|note
musical-notes:notes de musique;notes
musical-score:partition;
muted-speaker:muet;chut|haut-parleur barré|haut-parleur d'enceinte|sourdine
mx-claus:santa;joyeux noël|papa noël|saint-nicolas
nail-polish:vernis à ongles;manucure|peu importe
name-badge:badge nominatif;
national-park:parc national;
nauseated-face:visage nauséeux;dégoûtant|écœuré
nazar-amulet:mauvais œil;l'oeil bleu|mauvais oeil|nazar boncuk|nazarboncuk|talisman|talisman turc|œil bleu
necktie:cravate;chemise
nerd-face:visage de geek;doué|futé|geek|idiot|intelligent|ringard|surdoué|tronche
nest-with-eggs:nid avec œufs;
nesting-dolls:poupées russes;emboîté|matriochka|poupée gigogne|poupée russe|russe|russie
neutral-face:visage neutre;neutre|pas drôle|rester de marbre
new-button:bouton nouveau;
new-moon:nouvelle lune;sombre
newspaper:journal;actualités|gros titres|presse|une
next-track-button:bouton piste suivante;
ng-button:bouton pas bien;
night-with-stars:nuit étoilée;nuit
ninja:ninja;assassin|combat|furtif|masqué|sabre
no-bicycles:vélos interdits;
no-entry:sens interdit;
no-littering:dépôt d'ordures interdit;
no-pedestrians:interdit aux piétons;
no-smoking:interdiction de fumer;
non-potable-water:eau non potable;
nose:nez;narines
notebook:carnet;
notebook-with-decorative-cover:carnet avec couverture;
nut-and-bolt:vis et écrou;boulon|vis|écrou
o-button-blood-type:groupe sanguin o;
octopus:pieuvre;créature|mollusque|poulpe
oden:brochette de poisson;brochette
office-building:immeuble de bureaux;bureaux|immeuble
office-worker:;affaires|architecte|bureau|employé de bureau|employée de bureau
ogre:ogre;
oil-drum:baril de pétrole;baril|pétrole
ok-button:bouton ok;
ok-hand:ok;compris|nickel|parfait|tout va bien
old-key:clé ancienne;indice
old-man:homme âgé;chauve|grand-père|papi|vieux monsieur|âgé
old-woman:femme âgée;blonde|dame|grand-mère|mamie|âgée
older-person:personne âgée;
olive:olive;apéritif|apéro
on-arrow:flèche activé;
oncoming-automobile:voiture de face;voiture qui arrive
oncoming-bus:bus de face;bus qui arrive|car
oncoming-fist:poing de face;battre|correct|coup de poing|mon pote
oncoming-taxi:taxi de face;joe le taxi|new york|taxi jaune|uber
one-piece-swimsuit:;maillot|maillot une pièce
onion:oignon;ognon
open-book:livre ouvert;
open-file-folder:dossier ouvert;
open-hands:mains ouvertes;mains écartées
optical-disk:cd;
orange-book:livre orange;
orange-circle:disque orange;
orange-heart:cœur orange;coeur orange|orange
orange-square:carré orange;
orangutan:orang-outan;
orthodox-cross:croix orthodoxe;
otter:loutre;joueur|pêcheur
outbox-tray:boîte d'envoi;
owl:chouette;hibou|sage
ox:bœuf;taureau
oyster:huître;coquillage
p-button:bouton p;
package:colis;livraison|paquet
page-facing-up:page;
page-with-curl:page enroulée;
pager:bipeur;bip
paintbrush:pinceau;
palm-down-hand:main paume vers le bas;ouste
palm-tree:palmier;tropiques
palm-up-hand:main paume vers le haut;offre
pancakes:pancakes;crêpe|pancake
panda:panda;tête de panda
paperclip:trombone;
parachute:parachute;chute libre|parachute ascensionnel|parapente|sensations fortes
parrot:perroquet;parle|pirate|répète
party-popper:cotillons;
partying-face:visage festif;chapeau pointu|célébration|sifflet|visage de fête
passenger-ship:paquebot;croisière
passport-control:contrôle des passeports;
pause-button:bouton pause;
paw-prints:empreintes d'animaux;empreintes|empreintes de pattes|pattes
pea-pod:cosse de petits pois;cosse|edamame|fève|haricot|pois
peace-symbol:symbole de paix;
peach:pêche;
peacock:paon;bel oiseau|coloré|fier|fière|paonne|prétentieux
peanuts:cacahuètes;arachide|cacahuète|noisette
pear:poire;
pen:stylo;stylo bille|stylo-bille
pencil:crayon;gomme|mine
penguin:pingouin;antarctique|banquise|manchot
pensive-face:visage pensif;pensif|perdu
people-hugging:étreinte;accolade|amitié|bonjour|câlin|embrassades|gratitude|merci
performing-arts:spectacle vivant;acteur|actrice|spectacle|théâtre
persevering-face:visage persévérant;concentré|persévérant
person:adulte;
person-beard:personne barbue;barbe|barbu
person-biking:cycliste;guidon|tour de france
person-blonde-hair:personne blonde;blond|humain
person-bouncing-ball:personne avec ballon;athlétique|basketteur|dribble|rebond
person-bowing:personne qui s'incline;désolé|excuses|incliné|j'ai compris|pardon|personne inclinée
person-cartwheeling:personne faisant la roue;agilité|athlète|faire la roue|gymnaste|gymnastique
person-climbing:personne qui grimpe;alpiniste|grimpeur|personne qui escalade
person-deaf:personne sourde;entendre|malentendant|sourd|surdité
person-elf:elfe;conte|elf|legolas|magique|oreilles
person-facepalming:;drame|exaspération|incroyable|incrédulité|j'en peux plus|pas possible|paume de main
person-fairy:personnage féérique;fée|fée clochette|féerie|obéron|puck|titania
person-feeding-baby:;nounou|papa
person-fencing:escrimeur;escrime|escrimeuse|épée
person-frowning:;contrariée|déçue|embêtée|gênée|mécontente|pas contente|sourcils
person-genie:génie;aladin|djinn|homme génie|lampe magique|souhait|voeu|vœu
person-gesturing-no:;aucune chance|geste|impossible|niet
person-gesturing-ok:;exercice|lever les bras
person-getting-haircut:;cheveux|coupe de cheveux|style
person-getting-massage:;détente|fermer les yeux|massage|relaxation|repos|thérapie|zen
person-golfing:joueur de golf;golfeur|green|pga|pitch
person-in-bed:personne au lit;auberge|sieste
person-in-lotus-position:;détendu|méditation|position du lotus|relax|yoga
person-in-steamy-room:personne au hammam;bien-être|hammam|sauna|spa
person-in-suit-levitating:;costume
person-in-tuxedo:personne en smoking;marié|personne mariée|smoking
person-juggling:personne qui jongle;jongleur|multitâche
person-kneeling:personne à genoux;à genoux
person-lifting-weights:haltérophile;bodybuilding|force|haltérophilie|lever des poids|muscles
person-mage:mage;ensorceleur|jeu de rôle|magicien|sorcière|sortilège
person-merpeople:créature aquatique;ariel|folklore|petite sirène|queue de poisson|sirène|trident|triton
person-mountain-biking:personne en vtt;coureur|homme en vtt|vtt
person-playing-handball:;handball|handballeur
person-playing-water-polo:;water-polo
person-pouting:personne qui boude;expression|faire la tête|froncer les sourcils|fâchée|inquiète|moue|énervée
person-raising-hand:;compte sur moi|ici|je sais|présente
person-rowing-boat:;barque|lac|rameur|rivière
person-running:personne qui court;homme qui court|marathon|marathonien|pressé|sportif
person-shrugging:;aucune idée|c'est comme ça|doute|haussement d'épaules|ignorance|indifférence|peut-être|qui sait
person-standing:personne debout;debout
person-superhero:super-héros;bien|heroïne|héros|héroïne|sauver le monde|superhéros|superman|vengeur
person-supervillain:super-vilain;criminel|diabolique|mal|mauvais|super vilain
person-surfing:personne faisant du surf;planche|surf|vagues
person-swimming:personne nageant;crawl|nage|nageur|personne
person-taking-bath:personne prenant un bain;bain
person-tipping-hand:;diva|information|insouciante|potins|prétentieuse|sarcastique|sophistiqué
person-vampire:vampire;canines|cape|dracula|mort-vivant
person-walking:personne qui marche;balade|en route|marche|nonchalant|piéton|promenade
person-wearing-turban:personne en turban;homme avec turban|oriental|personne avec turban|turban
person-with-bunny-ears:;amies|bunny|danseuse|double|femmes|filles|jumelles|oreilles de lapin|synchro
person-with-crown:;noble|royal
person-with-skullcap:;casquette mao
person-with-veil:;mariée|mariée avec voile|voile
person-wrestling:;bataille|lutte|lutteur|lutteurs|personnes
person-zombie:zombie;flippant|horreur|mort vivant
petri-dish:boîte de pétri;bactériologie|boîte de petri|culture|micro-organismes|microbiologie
phoenix-bird:phénix;cendres|immortel|mythologie|renaissance|renaître|revivre|transformation
piata:piñata;cinco de mayo|confiseries
pick:pioche;
pickup-truck:pick-up;auto|camion benne|pickup|plateau|transports
pie:tarte;décoration|garniture|pâte à tarte|tarte aux fruits|tourte
pig:cochon;gros|jambon|porc|truie
pig-face:tête de cochon;
pig-nose:groin;museau
pile-of-poo:tas de crotte;caca|crotte|dessin|popo|sentir mauvais
pill:pilule;gélule|vitamines
pilot:pilote;
pinched-fingers:bout des doigts joints;argumentation|interrogation|patience|silence !
pinching-hand:;petite|petite quantité|petite somme|peu|un peu|à deux doigts
pine-decoration:bambou décoratif;bambou
pineapple:ananas;
ping-pong:ping-pong;tennis de table
pink-heart:cœur rose;adorable
pirate-flag:drapeau de pirate;
pizza:pizza;part|pepperoni|tranche
placard:pancarte;affiche|grève|panneau|protestation|écriteau
place-of-worship:lieu de culte;
play-button:bouton lecture;
play-or-pause-button:bouton lecture/pause;
playground-slide:toboggan;aire de jeu|glissade
pleading-face:visage implorant;excuse|gros yeux|pitié|supplication|supplie
plunger:ventouse;bouché|déboucheur|succion
polar-bear:ours polaire;arctique
police-car:voiture de police;flic|patrouille|police
police-officer:officier de police;autorité|loi|uniforme
poodle:caniche;
pool-8-ball:boule de billard;billard|boule magique|huit|pool
popcorn:pop-corn;cinéma
post-office:bureau de poste;poste
postal-horn:cor postal;cor de facteur|facteur
postbox:boîte aux lettres;
pot-of-food:marmite;ragoût
potable-water:eau potable;
potato:pomme de terre;purée
potted-plant:plante en pot;ennuyeux|intérieur|plante|prendre soin
poultry-leg:cuisse de poulet;cuisse|poulet
pound-banknote:billet en livres;
pouring-liquid:verser un liquide;accident|oups
pouting-cat:chat qui boude;chat en colère|désaccord|ennui
pouting-face:visage boudeur;rouge de colère
prayer-beads:chapelet;perles
pregnant-man:homme enceint;grossesse|homme enceinte|trop mangé|ventre
pregnant-person:personne enceinte;enceinte
pregnant-woman:femme enceinte;
pretzel:bretzel;torsade
prince:prince;
princess:princesse;
printer:imprimante;
prohibited:symbole d'interdiction;
purple-circle:disque violet;
purple-heart:cœur violet;violet
purple-square:carré violet;
purse:porte-monnaie;monnaie
pushpin:punaise;
puzzle-piece:pièce de puzzle;assemblage|interloqué|pièce manquante|puzzle|énigme
rabbit:lapin;
rabbit-face:tête de lapin;
raccoon:raton laveur;curieux|sournois
racing-car:voiture de course;course|course automobile
radio:radio;
radio-button:bouton radio;
railway-car:wagon;tram
railway-track:voie ferrée;
rainbow:arc-en-ciel;bisexuelle|gay pride|homosexuelle|lesbienne|lgbtqia|transgenre
rainbow-flag:drapeau arc-en-ciel;
raised-back-of-hand:dos de main levée;levée
raised-fist:poing levé;poing|poing serré|solidarité
raised-hand:main levée;
raising-hands:mains levées;air|mains|youpi
ram:bélier;corne
rat:rat;
razor:rasoir;coupant|lame|tranchant
receipt:reçu;compta|comptabilité|comptable|facture|faire les comptes|preuve|ticket de caisse
record-button:bouton enregistrer;
recycling-symbol:symbole recyclage;
red-apple:pomme rouge;
red-circle:disque rouge;
red-envelope:enveloppe rouge;bonne chance|hóngbāo|lai see
red-heart:cœur rouge;
red-paper-lantern:lampion rouge;rouge
red-square:carré rouge;
registered:marque déposée;
relieved-face:visage soulagé;
reminder-ribbon:ruban de mémoire;
repeat-button:bouton répétition;
rescue-workers-helmet:casque de secouriste;casque croix blanche|casque de sauveteur|secours
restroom:panneau toilettes;
reverse-button:bouton retour;
revolving-hearts:cœurs qui tournent;
rhinoceros:rhinocéros;
ribbon:ruban;ruban rose
rice-ball:boulette de riz;onigiri
rice-cracker:galette de riz;
right-anger-bubble:bulle colère droite;
right-arrow:flèche droite;
right-arrow-curving-down:flèche courbe bas;
right-arrow-curving-left:flèche courbe gauche;
right-arrow-curving-up:flèche courbe haut;
right-facing-fist:poing à droite;droite
rightwards-hand:main vers la droite;vers la droite
ring:bague;alliance|brillant
ring-buoy:bouée de sauvetage;sauveteur
ringed-planet:planète à anneaux;anneaux|saturne|saturnien|saturnienne
roasted-sweet-potato:patate douce;patate
robot:robot;androïde|automate|machine|visage de robot
rock:rocher;caillou|dur|lourd|roc|roche|solide
rocket:fusée;
roll-of-paper:rouleau de papier;essuie-tout|papier hygiénique|papier toilette|rouleau de pq
rolled-up-newspaper:journal roulé;
roller-coaster:montagnes russes;montagnes|russes
roller-skate:patin à roulettes;derby|roulette
rolling-on-the-floor-laughing:;drôle|rire
rooster:coq;
rose:rose;saint-valentin
rosette:rosette;
round-pushpin:épingle;punaise ronde
rugby-football:rugby;
running-shirt:maillot de course;athlétisme|course à pied|jogging|running|tee-shirt de course
running-shoe:chaussure de sport;vite
sad-but-relieved-face:;pfiou|soulagé|triste
safety-pin:épingle de sûreté;couche|imperdable|lange|punk rock|épingle de nourrice|épingle à nourrice
safety-vest:gilet de sécurité;fluo|gilet jaune|gilet orange|sécurité|sûreté|visibilité
sailboat:voilier;plaisance|yacht
sake:saké;bouteille et verre
salt:sel;salière|salé|saveur
saluting-face:;respect|salut
sandwich:sandwich;pique-nique
santa-claus:père noël;père|santa claus
sari:sari;inde|traditionnel
satellite:satellite;
satellite-antenna:antenne satellite;antenne|antenne parabolique|parabole
sauropod:sauropode;brachiosaure|brontosaure|dinosaure|diplodocus
saxophone:saxophone;
scarf:foulard;écharpe
school:école;
scientist:scientifique;
scissors:ciseaux;
scorpio:scorpion zodiaque;
scorpion:scorpion;
screwdriver:tournevis;outillage
scroll:parchemin;
seal:phoque;otarie
seat:siège;fauteuil
see-no-evil-monkey:singe ne rien voir;embarras|voir
seedling:jeune pousse;germe|jeune plant|plantule|semis
selfie:selfie;
service-dog:chien d'assistance;aide|assistance|chien-guide
sewing-needle:aiguille à coudre;broderie|coudre|couture|fil à coudre|points|suture|tailleur
shaking-face:visage secoué;fou|omg|ouah|panique|secoué|surprenant|tremblement de terre|vibration
shallow-pan-of-food:plat mitonné;casserole|espagne|paella|plat
shamrock:trèfle;
shark:requin;
shaved-ice:granité;
sheaf-of-rice:plant de riz;grain
shield:bouclier;
shinto-shrine:sanctuaire shinto;shinto
ship:navire;titanic
shooting-star:étoile filante;
shopping-bags:sacs de shopping;achats|sacs|shopping
shopping-cart:chariot;caddie
shortcake:gâteau sablé;
shorts:short;baignade|caleçon|short de bain
shower:douche;pommeau de douche
shrimp:crevette;crustacé
shuffle-tracks-button:bouton lecture aléatoire;
shushing-face:;pas un bruit
sign-of-the-horns:cornes avec les doigts;cornes|cornes du diable|rock'n roll|yeah
singer:chanteur (tous genres);chanteur|chanteuse|rock|star
skateboard:planche à roulettes;glisse|longboard|roulettes|skate|skateboard
skier:skieur;
skis:ski;
skull:crâne;dead|je suis mort|squelette|yolo
skull-and-crossbones:tête de mort;mort|tête
skunk:mouffette;odeur|puer|putois
sled:luge;traîneau
sleeping-face:visage somnolent;sommeil
sleepy-face:visage endormi;
slot-machine:machine à sous;casino
sloth:paresseux;lent
small-airplane:petit avion;
small-blue-diamond:petit losange bleu;
small-orange-diamond:petit losange orange;
smiling-cat-with-heart-eyes:;coeurs
smiling-face:visage souriant;
smiling-face-with-halo:;bible|béni|innocent|spirituel
smiling-face-with-hearts:;béguin|coeur|j'adore
smiling-face-with-smiling-eyes:;satisfait
smiling-face-with-sunglasses:;posé|tranquille
smiling-face-with-tear:;larme|reconnaissant|souriant|touché
smirking-face:;arrogant|charmeur|malin|rusé|sourire suffisant|suspicieux|séducteur
snail:escargot;
snake:serpent;serpent à sonnette|venin
sneezing-face:visage qui éternue;atchoum|grippe|à tes souhaits
snow-capped-mountain:montagne enneigée;
snowboarder:snowboardeur;snowboard
snowflake:flocon;flocon de neige
snowman:bonhomme de neige;flocons|neige
soap:savon;lavage|me lave|pain de savon|porte-savon|se lave
soccer-ball:ballon de football;football
socks:chaussettes;pieds
soft-ice-cream:glace italienne;cornet de glace
softball:softball;sports
soon-arrow:flèche bientôt;
sos-button:bouton sos;
spade-suit:pique;
spaghetti:spaghetti;italien|pâtes|sauce bolognaise
sparkler:cierge magique;
sparkles:étincelles;étoiles
sparkling-heart:cœur étincelant;
speak-no-evil-monkey:singe ne rien dire;bouche cousue|motus
speaker-high-volume:;volume élevé
speaker-low-volume:;volume bas
speaker-medium-volume:;volume moyen
speaking-head:tête qui parle;silhouette
speech-balloon:bulle de parole;bulle|dialogue|sms
speedboat:hors-bord;luxe|vedette|été
spider:araignée;
spider-web:toile d'araignée;toile
spiral-calendar:calendrier à spirale;calendrier à spirales
spiral-notepad:bloc-notes à spirale;bloc-notes à spirales
spiral-shell:coquille en spirale;conque|coquille|spirale
sponge:éponge;absorbante|absorbe|poreuse
spoon:cuillère;couvert
sport-utility-vehicle:;loisirs|véhicule de loisirs
sports-medal:médaille sportive;champion|championne|vainqueur
spouting-whale:;baleine avec évent|souffle
squid:calamar;encornet
squinting-face-with-tongue:;goût
stadium:stade;
star:étoile;astronomie
star-and-crescent:lune et étoile;
star-of-david:étoile de david;
star-struck:;surexcité|tête avec étoiles|wow
station:gare;
statue-of-liberty:statue de la liberté;liberté|statue
steaming-bowl:bol fumant;bol|nouilles|ramen|vapeur
stethoscope:stéthoscope;diagnostic
stop-button:bouton stop;
stop-sign:stop;octogonal
stopwatch:chronomètre;
straight-ruler:règle;règle plate
strawberry:fraise;
student:étudiant (tous genres);étudiant|étudiante
studio-microphone:micro de studio;chant|studio
stuffed-flatbread:kebab;pain pita
sun:soleil;beau temps|grand soleil|rayons
sun-behind-cloud:;caché|nuageux|soleil derrière nuages
sun-with-face:soleil avec visage;ensoleillé|jour|rayon de soleil|soleil à visage|éclatant
sunflower:tournesol;champs
sunglasses:lunettes de soleil;lunettes noires
sunrise:soleil levant;lever de soleil
sunset:coucher de soleil;
sushi:sushi;
suspension-railway:train suspendu;
swan:cygne;jeune cygne|vilain petit canard
sweat-droplets:gouttes de sueur;effort|sueur|éclaboussures
synagogue:synagogue;judaïsme|juif|juive
syringe:seringue;aiguille|vaccin|vaccination
t-rex:t-rex;t. rex|tyrannosaure|tyrannosaurus rex
t-shirt:t-shirt;décontracté|polo|tee-shirt
taco:taco;
takeout-box:boîte à emporter;
tamale:tamal;pamonha|papillote
tanabata-tree:arbre à vœux;arbre|prières|tanabata|vœux
tangerine:mandarine;clémentine|vitamine c
taxi:taxi;
teacher:personnel enseignant;enseignant|enseignante|formateur|formatrice|professeur
teacup-without-handle:tasse;
teapot:théière;infusion
tear-off-calendar:éphéméride;agenda|planning
technologist:;développeur|développeuse|informaticien|informaticienne|logiciels|technologie
teddy-bear:ours en peluche;jouet|peluche
telephone:téléphone;téléphone rouge
telephone-receiver:combiné téléphonique;
telescope:télescope;planètes
television:téléviseur;petit écran|télé|télévision
tennis:tennis;balle de tennis
tent:tente;
test-tube:tube à essai;chimiste|réaction|sciences
thermometer:thermomètre;
thinking-face:;hum|réflexion
thong-sandal:tong;claquettes|sandales|sandales de plage|tatanes|tongs
thought-balloon:bulle de pensée;invention|pensée|rêve
thread:bobine de fil;bobine|ficelle
thumbs-down:pouce vers le bas;bas|nul|pouce|pouce baissé
thumbs-up:pouce vers le haut;génial|haut|moi aussi|oui|pouce levé|top
ticket:billet;
tiger:tigre;tigresse
tiger-face:tête de tigre;
timer-clock:horloge;
tired-face:visage fatigué;contrarié|fatigue
toilet:toilettes;cabinets
tokyo-tower:tour de tokyo;tokyo|tour
tomato:tomate;
tongue:langue;
toolbox:boîte à outils;caisse à outils|coffre|mécanique|mécano|outils
tooth:dent;carie|dentiste|émail diamant
toothbrush:brosse à dents;brosse|brosser les dents|dents|hygiène|laver les dents|salle de bain
top-arrow:flèche en haut;
top-hat:haut de forme;haut-de-forme|élégant
tornado:tornade;tourbillon
trackball:boule de commande;souris à boule|trackball
tractor:tracteur;
train:train;arrivée
tram:tramway;transport|trolley
tram-car:wagon de tramway;
transgender-flag:drapeau transgenre;
triangular-flag:drapeau triangulaire;
triangular-ruler:équerre;
troll:troll;conte de fées|légende
trolleybus:trolleybus;
trophy:trophée;coupe|prix
tropical-drink:cocktail tropical;tequila sunrise
tropical-fish:poisson tropical;
trumpet:trompette;
tulip:tulipe;
tumbler-glass:verre tumbler;liqueur|verre|whisky
turkey:dindon;action de grâces|dinde|thanksgiving
turtle:tortue;carapace
two-hearts:deux cœurs;cœurs|deux cœurs roses|petits cœurs
two-hump-camel:chameau;deux bosses
umbrella:parapluie ouvert;
umbrella-on-ground:parasol sur le sol;parapluie au sol
umbrella-with-rain-drops:;gouttes|parapluie avec gouttes
unamused-face:visage blasé;bizarre|blasé|jaloux|pas content|visage qui s'ennuie
unicorn:licorne;licrone|tête de licorne
unlocked:cadenas ouvert;ouvert
up-arrow:flèche haut;
up-button:bouton vers le haut;
up-down-arrow:flèche haut bas;
up-left-arrow:flèche haut gauche;
up-right-arrow:flèche haut droite;
upside-down-face:tête à l'envers;renversée
upwards-button:petit triangle haut;
vibration-mode:mode vibreur;
victory-hand:v de la victoire;paix et amour|peace and love
video-camera:caméscope;
video-game:jeu vidéo;manette|playstation|xbox
videocassette:cassette vidéo;magnétoscope|vhs|vidéocassette
violin:violon;
volcano:volcan;lave|éruption
volleyball:volley-ball;volley
vs-button:bouton vs;
vulcan-salute:salut vulcain;spock|star trek|vulcain
waffle:gaufre;brunch|gourmandise|moule
waning-crescent-moon:lune décroissante;lune descendante
waning-gibbous-moon:;décroissant|gibbeux
warning:symbole d'avertissement;
wastebasket:corbeille à papiers;corbeille|poubelle
watch:montre;
water-buffalo:buffle;
water-pistol:pistolet à eau;arme à feu|flingue|pistolet
water-wave:vague;kanagawa|large|marée|remous|rouleau
watermelon:pastèque;
waving-hand:signe de la main;bye|coucou|hello|main qui salue|signe|à bientôt|à plus tard
wavy-dash:ligne ondulée;
waxing-crescent-moon:lune croissante;
waxing-gibbous-moon:lune gibbeuse croissante;
weary-cat:chat fatigué;
weary-face:visage épuisé;visage las|épuisé
wedding:mariage;
whale:baleine;
wheel:roue;pneu
wheel-of-dharma:roue du dharma;
wheelchair-symbol:symbole accès handicapés;
white-cane:canne blanche;déficient visuel
white-circle:disque blanc;
white-flag:drapeau blanc;
white-flower:fleur blanche;fleur
white-heart:cœur blanc;blanc
white-large-square:grand carré blanc;
white-medium-small-square:carré petit moyen blanc;
white-medium-square:carré moyen blanc;
white-small-square:petit carré blanc;
white-square-button:carré blanc;
wilted-flower:fleur fanée;fanée
wind-chime:carillon éolien;carillon
wind-face:vent avec visage;vent|visage du vent
window:fenêtre;air frais|cadre|ouverture|transparent|vitre|vue
wine-glass:verre de vin;verre à vin|vin
wing:aile;angélique|aviation|céleste
winking-face:;clin d'œil
winking-face-with-tongue:;amusant|loufoque|marrant|rigolo
wireless:sans fil;
wolf:loup;louve|tête de loup
woman:femme;
womans-boot:botte de femme;botte
womans-clothes:vêtements de femme;vêtements
womans-hat:chapeau de femme;chapeau
womans-sandal:sandale de femme;sandale
womens-room:symbole toilettes femmes;
wood:bois;bûche|rondins|tronc
woozy-face:visage éméché;bouche ondulée|bourré|bourrée|dans les vapes|hébété|pompette|saoul
world-map:carte du monde;monde|planisphère
worm:lombric;annélide|parasite|ver|ver de terre
worried-face:visage inquiet;inquiet|préoccupé
wrapped-gift:cadeau;cadeau emballé
wrench:clé à molette;
writing-hand:main qui écrit;
x-ray:radiographie;cage thoracique|médical|rayons x
yarn:fil;pelote|tricot
yawning-face:visage bâillant;bâille|fatigant
yellow-circle:disque jaune;
yellow-heart:cœur jaune;
yellow-square:carré jaune;
yen-banknote:billet en yens;yens
yin-yang:yin yang;
yo-yo:yoyo;descendre
zany-face:tête de fou;oeil|tête folle|yeux fous
zebra:zèbre;noir et blanc|rayure|rayures|zébrure
zzz:endormi;bonne nuit|zzz`;
