/** French: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | multiprise, multiprises
router | routeur, routeurs, modem, puce électronique, circuit imprimé, fusible, thermostat, clé usb, disque dur
nut and bolt | écrous, boulons, rivet, cheville de bricolage
conveyor belt | palette de transport, palettes, tapis roulant, échafaudage, levier, poulie, treuil
toolbox | boîte à outils
clamp | enclume
power drill | burin, papier de verre, pince à épiler, pied-de-biche, mètre ruban, truelle, chalumeau, tenailles
plunger | ventouse à toilettes, débouchoir
skein | pelotes, pelotes de laine, écheveau
bobbin | fil à coudre
baby bottle | biberons
clay pot | cruches, poterie, jarre, jarres
oil lamp | lampe à huile, lampe à pétrole
quilt | duvet couette, sac de couchage, traversin
dishwasher | lave-linge
hair dryer | climatiseur, machine à coudre, cafetière, distributeur automatique, parcmètre, sonnette
sieve | râpe, passoire, entonnoir, tire-bouchon, ouvre-boîte, éplucheur, casse-noix, mortier et pilon, spatule, emporte-pièce
comb | coton-tige, cotons-tiges, peigne, peignes, dentifrice, brosse à cheveux, fil dentaire, shampoing, lingette
scouring pad | tampon à récurer
dumpster | benne à ordures, corbeille à papier, sac poubelle
fire extinguisher | extincteurs
feather duster | plumeau, moustiquaire, javel, lessive, corde à linge, paillasson, cintres, porte-manteau, étendoir
balcony | balcon, balcons, grenier, terrasse, couloir, salle de classe, rebord de fenêtre, véranda, vestiaire
roof tile | tuile de toit, gouttière, pilier, piliers, cheminée de salon
castanets | castagnettes, tambourin, tambourins, xylophone, luth, mandoline, hautbois, cymbale, cymbales, vielle, boîte à musique
flute | flûtes
accordion | accordéons
conga | timbale, tam-tam, darbouka
trombone | trompettes, tuba, clairon, cor de chasse
ukulele | guitares, ukulélé, lyre
viola | violons, contrebasse
folding fan | éventails
chess piece | pièce d'échecs, tour d'échecs
rocking horse | cheval à bascule, maison de poupée, pâte à modeler, bateau en papier, avion en papier, bombe à eau, boule à neige, soldat de plomb
shuttlecock | volant de badminton, raquette de badminton
ping-pong ball | balle de ping-pong, raquette de ping-pong
baseball bat | batte de baseball, battes
hockey stick | crosse de hockey, crosses de hockey
dumbbell | haltère, haltères, tapis de course, sac de frappe, club de golf, queue de billard, plongeoir, perche de saut, gilet de sauvetage, genouillère, tapis de yoga
butterfly net | épuisette, filet à papillons
playing card | carte à jouer, cartes à jouer, jeu de cartes paquet, joker
email | courriels, e-mails, pourriel
keyboard | claviers, machine à écrire
printer | imprimantes, photocopieuse, scanner
pencil case | trousse d'école, taille-crayon, effaceur, surligneur, punaise de bureau, rapporteur, bulletin scolaire, pupitre, emploi du temps, bande dessinée, tableau d'affichage
rain boots | bottes de pluie, bottine, brodequin
sneakers | baskets, espadrille
raincoat | manteaux, ciré, poncho, gilet, blouson
shawl | foulards, châle, bandana
sun hat | chapeau de paille, chapeau de soleil, capeline
helmet | casques, casque de chantier
`;
