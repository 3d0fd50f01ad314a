/** French: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | ami, amis, amie, copain, copains
neighbour | voisin, voisine, voisins
family | famille
child | enfant, enfants
fisherman | pêcheur, pêcheurs
patient | patient, patients
captain | capitaine
sailor | marin, matelot
driver | conducteur, chauffeur
shopkeeper | marchand, commerçant, vendeur
villager | villageois
lifeguard | sauveteur, maître nageur
owner | propriétaire
visitor | visiteur, visiteurs, client, clients, cliente, clientes
stranger | inconnu, étranger
messenger | messager
survivor | survivant, survivants
grandchild | petit-fils, petite-fille
mum | maman, mère
dad | papa, père
people | gens, personnes
piglet | porcelet, cochonnet
calf | veau
stork | cigogne
hornet | frelon, frelons
locust | criquet, criquets
heron | héron
water | eau
smoke | fumée
shadow | ombre, ombres
wind | vent
rain | pluie
storm | tempête, orage
waterfall | cascade
wave | vague, vagues
hill | colline
cave | grotte, caverne
forest | forêt
meadow | prairie, pré
field | champ, champs
swamp | marais, marécage
mud | boue
sand | sable
pond | étang, mare
puddle | flaque, flaques
cliff | falaise, falaises
shore | rivage, rive, côte
sea | mer
river | rivière, fleuve
lake | lac
mountain | montagne, montagnes
island | île, îles
street | rue, rues
farm | ferme
roof | toit, toits
station | gare, station
village | village
city | ville
base | base
playground | aire de jeux
market | marché
museum | musée
restaurant | restaurant
cellar | cave
tunnel | tunnel
stable | étable, écurie
burrow | terrier, tanière
beehive | ruche
anthill | fourmilière
bin | poubelle, poubelles, bac
shelf | étagère
well | puits
paper | papier
carpet | tapis
screw | vis
hose | tuyau
spring | ressort, ressorts
plastic | plastique
metal | métal
block | bloc, blocs
cube | cube, cubes
number | nombre, nombres, chiffre, chiffres
word | mot, mots
question | question, questions
letter | lettre, lettres
medicine | médicament, médicaments
domino | domino, dominos
towel | serviette
wind turbine | éolienne, éoliennes
solar panel | panneau solaire, panneaux solaires
traffic light | feu tricolore
button | bouton, boutons
saw | scie
rifle | fusil
crumb | miette, miettes
pollution | pollution
darkness | obscurité
throne | trône
tray | plateau de service
kitchen | la cuisine, une cuisine
bathroom | salle de bain, salle de bains
bedroom | chambre à coucher
living room | salle de séjour, le salon
classroom | salle de classe, salles de classe
attic | grenier, greniers
`;
