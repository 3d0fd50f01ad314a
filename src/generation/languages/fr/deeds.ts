/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | question*, quiz, devinette*, examen, enigme*
answer | repons*, repond*, correct*, bonne, bonnes, faux, vrai, solution
learn | apprend*, eleve*, classe, ecole, ce1, ce2, cm1, cm2, cp, prof*, lecon, vocabulaire, maternelle, revis*
number | nombre*, chiffre*, addition*, soustraction*, plus, moins, multipli*, divis*, fraction*, table, tables, math*, calcul*
count | compt*, combien
letter | lettre*, alphabet*, syllabe*, epel*, orthograph*, voyelle*
word | mot, mots, verbe*, phrase*, grammaire, tradui*, langue, taper, conjug*, terminaison*
guess | devin*, reconn*, capitales, drapeau*, identifi*, quel, quelle
order | ordre, sequence, chronolog*, du plus petit, ranger, range*, remettre, bon ordre, du plus, etapes, alphabetique, chronologique, de la plus petite
sort | trie*, tri, trier, class*, separ*, categor*, rang*, chaque chose, bonne boite, bon bac, a sa place, poubelle*
bin | dechet*, poubelle*, recycl*, plastique, bac, bacs, ordures
pair | paire*, pareil*, identique*, memes, jumeaux
remember | souven*, memor*, repet*, retourn*, retenir
card | carte, cartes, paquet, tuile*
board | plateau, de, des a jouer, tour par tour, case, cases, pion*
piece | puzzle, piece, pieces, morceau*
shape | forme*, bloc*, cube*, triangle*
stack | empil*, equilibr*, dessus, couche*, burger, tour de
balance | équilibr*, vacill*, pench*, incline*, renvers*, sans faire tomber, sans rien renverser, plateau, sur la tête, funambul*, corde raide, redress*, bascul*, chancel*
row | ligne*, rangee*, tourn*
fallen | tomb*, pleu*, pluie, du ciel, d en haut
basket | panier*, seau, filet, attrap*, rattrap*
music | musique*, chanson*, rythm*, dans*, note, notes, tambour*, piano, guitare, chant*, melodie, accordeon, violon*, flute*, trompette*
tap | tap*, cliqu*, clic, clics, appuy*
upgrade | amelior*, argent, gagn* de l argent, achet*, pieces d or, gerer, gestion, riche, embauch*
shop | magasin, marche, vend*, boulangerie, boutique, caisse, monnaie
serve | client*, serv*, serveu*, restaurant, commande*, bar
cook | cuisin*, four, cuire, recette*, ingredient*, pizza, gateau*, chef, soupe, mijot*, epluch*, crepe*, casserole, melang*, frire
parcel | delivery, livr*, colis, courrier, facteur, coursier, apport*, transport*, distribu*, port*, facteur*, ramene*
rescue | sauv*, secour*, liber*, aid*
lap | course*, tour, tours, arrivee, depass*, rallye, piste, rapide, nitro
vehicle | voiture*, camion*, velo*, moto*, bus, taxi, condui*, tracteur, char, chars, trottinette
road | route*, rue, rues, autoroute, circulation, voie*
cross | travers*, autre cote, riviere, rive, ecras*, passer de l autre, passer la route
jump | saut*, bond*, rebond*
platform | plateforme*, plate forme*, toit, toits, de branche en branche, nenuphar*, toit*, de toit en toit, nuage*
climb | grimp*, escalad*, mont*, escalier*, echelle, plus haut, montagne
run | cour*
endless | sans fin, infini*, sans arret, le plus loin, de plus en plus vite
flee | fui*, echapp*, poursui*, chass*, pourchass*
fly | vol, vole, voler, volent, ailes, plan*, avion*
gap | tuyau*, trou*, obstacle*, entre
space | espace, spatial*, vaisseau*, fusee*, alien*, extraterrestre*, asteroid*, ovni*, meteor*, galaxie
gun | tir, tire, tirer, tirs, balle*, laser*, pistolet, canon*, fusil
fight | combat*, batt*, tue*, epee*, vainc*, baston, bagarre*, affront*, escrim*, boxe*, coups de poing, coups de pied, assomm*
wave | vague*, horde*, essaim, armee
allsides | tous les cotes, partout, encercl*, vue de dessus, autour de, de partout, entour*, de tous cotes
survive | surviv*, surviv*, tenir, resist*
boss | boss, chef final
defend | defend*, proteg*, repouss*, empech*, ne doivent pas, gard* le, garder, laisser passer
base | chateau, base, fort, forteresse, village, porte, ruche, nid, mur, jardin, potager, tour
place | plac*, pos*, tourelle*, piege*, plant*, je mets, on met, mettre des
path | chemin, sentier, route vers
raid | attaqu*, envahi*, invasion, entrent, arrivent, viennent, veulent voler
exit | labyrinthe, sortie, couloir*, perdu*, trouver le chemin, donjon, rentrer
light | noir, sombre, obscur*, lampe*, lanterne*, torche, lumiere*, rayon
sneak | infiltr*, sans etre vu, discret*, silenc*, vole les, voleur*, cambriol*, butin, reper*, sans se faire, sans que, se faire voir, en cachette, repere*, sans reveiller, te voie, furtiv*
guard | gardien*, garde, gardes, patrouill*, camera*, police*
hide | cach*
seek | cherch*, trouv*, tresor, indice*, retrouv*, chasse aux
key | cle, cles, clef*, porte*, chambre*, piece, salle*
crate | pouss*, caisse*, entrepot, deplac*, boite*
grow | pouss*, plant*, recolt*, arros*, jardin*, ferme, graine*, cultiv*, legume*, fleurs, potager, ble
feed | nourri*, donner a manger, faim, donne, aime manger, donner a chaque, donner du pain, ce qu il aime, affam*
care | soign*, s occup*, animal de compagnie, bross*, coiff*, bebe, bain, dor*, veterinaire*, medecin, malade*, biberon, bercer, toilett*, chiot*
dress | habill*, vetement*, robe*, coiff*, maquill*, mode, deguis*, couronne, chaussures, chapeau*, tenue*
build | constru*, bat*, ville, maison
draw | dessin*, peind*, color*, decor*, gribouill*, craie*, crayon*, pinceau*, portrait*
tail | long, longue, queue, plus gros, grandi*, allong*, s allonge
throw | lanc*, jet*, boule* de neige, catapulte, lance pierre
aim | vis*, cible*, but, penalt*, panier, fleche*, arc, renvers*
ball | balle, ballon, boule, boules, raquette, palet
hole | golf, trou, trous, quille*, bowling, billard, petanque
swat | frapp*, tap*, ecras*, eclat*, apparai*, marteau, taupe*, sort*
slice | coup*, tranch*
fish | pech*, hamecon, canne
two | deux joueurs, a deux, mon frere, ma soeur, mon ami, 1 contre 1, meme clavier, deux equipes, duel, l un contre, face a face, mon cousin, ma cousine, mon pere
computer | ordinateur, adversaire, ordi
timing | bon moment, a temps, vite, reaction*, reflexe*, avant qu*
first | le premier, la premiere a, premier a, finir premier, arrive premier, en premier, qui gagne
herd | berger*, troupeau, guid*, men*, ramen*, enclos, rassembl*, troupeau*, pousser les
wash | nettoy*, lav*, propre, balay*, sale*
douse | etein*, pompier*, incendie*, feu, flammes
rail | train*, rail*, gare, aiguillage*, locomotive, wagon*
park | gar*, stationn*, parking, creneau, sans rayer
story | histoire, chois*, choix, dialog*, detective, meurtre, enquete*, mystere, aventure
three | trois identiques, aligner trois, echang*, gemmes, bijoux, bonbons, trois pareils, trio*, permut*, trois pareilles, bijou
bricks | brique*, rebond*
wheel | roue, tourn*, roulette, chance, loterie, tirage
tag | jouer a chat, attrape moi, touche, celui qu il touche, celui qu on touche, celui qui est touche
merge | fusion*, combin*
explore | explor*, monde, monde ouvert, ile, min*, abri, pioche, echou*, naufrag*, hache
horror | peur, horreur, fantome*, hant*, effray*, me suit, me suivre, respire, seul dans, poupees qui, quelque chose me
hear | son, sons, bruit*, cri, cris, ecout*, entend*, voix, aboie*, siffl*, des pas
dig | creus*, tunnel*, pelle, pioche*, enterr*, deterr*, fouill*
land | atterri*, poser*, parachut*, alun*
trade | prix, commerc*, marchand*, negoc*, acheter pas cher, revend*, bourse
repair | repar*, plombier, fuite*, mecanicien*, casse*, bouch*
swing | balanc*, liane*, corde*, grappin
dodge | esquiv*, evit*, attention, sans toucher, sans heurter, heurt*, cogn*, percut*
`;
