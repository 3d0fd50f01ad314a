/** French: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | étal de marché/étals de marché, stand de marché, étal de fruits, étal
stapler | agrafeuse/agrafeuses
speed-bump | dos-d'âne/dos-d'âne, dos d'âne, ralentisseur, ralentisseurs, gendarme couché
sugar-cube | morceau de sucre/morceaux de sucre, cube de sucre, cubes de sucre
flying-carpet | tapis volant/tapis volants, tapis magique
bottle-cap | capsule de bouteille/capsules de bouteille, bouchon de bouteille, bouchons de bouteille
dam | barrage/barrages
oar | pagaie/pagaies
toothpick | cure-dent/cure-dents
rice-cooker | cuiseur à riz/cuiseurs à riz, autocuiseur à riz
rubber-stamp | tampon encreur/tampons encreurs
glass-bottle | bouteille en verre/bouteilles en verre
plastic-bottle | bouteille en plastique/bouteilles en plastique, bouteille d'eau, bouteilles d'eau
sprinkler | arroseur/arroseurs, arroseur automatique
sandbag | sac de sable/sacs de sable
cash-register | caisse enregistreuse/caisses enregistreuses, caisse du supermarché
rolling-pin | rouleau à pâtisserie/rouleaux à pâtisserie, rouleau à pâte
gong | gong/gongs
clog | sabot/sabots
minaret | minaret/minarets
banana-peel | peau de banane/peaux de banane, peaux de bananes
skittle | quille/quilles
tin-can | boîte de conserve/boîtes de conserve, canette, canettes, cannette
rubber-duck | canard en plastique/canards en plastique, canard de bain, canards de bain, canard en caoutchouc
drill | perceuse/perceuses
turnip | navet/navets
escalator | escalator/escalators, escalier roulant
bell-tower | clocher/clochers, beffroi
bookshelf | étagère à livres/étagères à livres, bibliothèque murale
fly-swatter | tapette à mouches/tapettes à mouches
crater | cratère/cratères
millstone | meule/meules
ladle | louche/louches
washboard | planche à laver/planches à laver
reef | récif/récifs, récif de corail, récif corallien
cinnamon | cannelle/de la cannelle, cannelle, bâton de cannelle, bâtons de cannelle
windsock | manche à air/manches à air
oxygen-tank | bouteille d'oxygène/bouteilles d'oxygène, réservoir d'oxygène
note | pense-bête/pense-bêtes, post-it
tile | carreau de carrelage/carreaux de carrelage, carrelage
sack | sac de toile/sacs de toile, sac de farine, sacs de farine, sac de pommes de terre
drain | bouche d'égout/bouches d'égout, plaque d'égout
clothes-peg | pince à linge/pinces à linge
watering-can | arrosoir/arrosoirs
street-lamp | lampadaire/lampadaires, réverbère, réverbères
road-sign | panneau routier/panneaux routiers, panneau de signalisation, panneaux de signalisation, panneau, panneaux
hair-dryer | sèche-cheveux/sèche-cheveux
roof-tile | tuile/tuiles
pallet | palette en bois/palettes en bois
guava | goyave/goyaves
sea-urchin | oursin/oursins
steering-wheel | volant de voiture/volants de voiture
lighthouse-keeper | gardien de phare/gardiens de phare, gardienne de phare
lock-keeper | éclusier/éclusiers, éclusière
bridge-keeper | gardien de pont/gardiens de pont, pontier
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | eau/de l'eau
wind | vent/du vent
sand | sable/du sable
smoke | fumée/de la fumée
mud | boue/de la boue
paper | papier/du papier
plastic | plastique/du plastique
iron | fer à repasser/fers à repasser
tray | plateau/plateaux
pushchair | poussette/poussettes
`;
