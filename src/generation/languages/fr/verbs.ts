/** French: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | crach*, recrach*, éternu*, atchoum, postillonn*, mollard*, glaviot*, souffle sur, souffler sur
throw | lanc*, jette*, jeter, jetant, jeté, jetés, balance, balancer, projette*, projeter, lancer de
toss | retourne les crêpes, faire sauter, fait sauter, fais sauter, crêpes en l'air, retourner une crêpe, lance en l'air
drop | lâche, lâcher, lâchent, lâchant, laisse tomber, laisser tomber, largu*, fait tomber, faire tomber, échapp*
catch | attrap*, rattrap*, chope, choper, chopent, réceptionn*, saisi*
grab | attrape, agripp*, empoign*, saisi*, arrach*, chope, choper, pique, rafl*, attraper
pick | cueill*, cueillette, ramass*, récolt*
harvest | récolt*, moisson*, vendang*, fauch*, cueillette
plant | plante, planter, plantent, plantant, plantation*, sème, semer, sèment, semant, semis, semailles, repiqu*
water | arros*, irrigu*, donne de l'eau aux plantes
dig | creus*, bêch*, déterr*, pelle, pelleter, fouill*, excav*
fill-in | rebouch*, combl*, enterr*, enseveli*, remblay*, remplir le trou
rake | râteau, ratiss*, râtel*, bine, biner, binent, binage, désherb*, sarcl*, mauvaises herbes
prune | tailler, taillent, élagu*, tond, tondre, tonds, tondent, tonte, tondeuse, tailler les haies, taille les haies, taille la haie, taille les arbres, taille les rosiers
milk | trait, traire, trais, traient, traite les vaches, traite les chèvres, traite, trayant, traire les vaches
shear | tond, tondre, tondent, tonds, tonte, tondeur, tondre les moutons, tond les moutons
feed | nourri*, donne à manger, donner à manger, donnent à manger, gave, gaver, aliment*, biberon*
stroke | caress*, cajol*, câlin*, câlin, papouill*, cajole, gratouill*
walk | promèn*, promen*, balade, balader, baladent, sort le chien, sortir le chien, sors le chien, en laisse
groom | bross*, toilett*, peigne, peigner, peignent, étrill*, panse, panser, pansage
tame | dress*, apprivois*, dompt*, éduque
ride | chevauch*, monte à cheval, monter à cheval, à cheval, équitation, à vélo, pédal*, fait du vélo, fait du cheval, cavali*
herd | rassembl*, troupeau, rabat, rabattre, regroup*, conduire le troupeau, mène les moutons, garder les moutons
hunt | chasse, chasser, chassent, chassant, chasseur*, traque, traquer, traquent, gibier
fish | pêche, pêcher, pêchent, pêches, pêchant, pêcheu*, canne à pêche
chase | poursui*, pourchass*, court après, courir après, courent après, traque, traquer, cours après
flee | fuit, fuir, fuient, fuis, fuyant, fuite, enfui*, enfuit, échapp*, sauve, se sauver, évad*, décamp*, s'échapper
hide | cache, cacher, cachent, caches, cachant, caché, cachette, planqu*, dissimul*, se cacher, cache-cache
seek | cherch*, recherch*, fouill*, en quête, quête
find | trouve, trouver, trouvent, trouvant, trouvé, retrouv*, découvr*, déniche, dénicher, repèr*, repérer
sneak | faufil*, pointe des pieds, en douce, en cachette, se glisse, se glisser, discrètement, en catimini, sans bruit
spy | espionn*, épie, épier, épient, surveill*, guett*, mater en cachette, observe en secret
wake | réveill*, réveil, éveill*, tire du lit, tirer du lit
sleep | dort, dormir, dorment, dors, dormant, dodo, endor*, roupill*, sieste, somnol*, pionc*, sommeil
put-to-bed | couche, coucher, couchent, borde, border, met au lit, mettre au lit, endort, endormir, berc*, au dodo
steal | vole, voler, volent, volant, volé, voleu*, piqu*, dérob*, chourav*, chipe, chiper, fauch*, cambriol*, braqu*, barbot*, carott*, racket*
pinch-food | grignot*, chipe, chiper, chapard*, picor*, pique à manger, pique des frites, pique des bonbons, goûte en douce
guard | garde, garder, gardent, gardien*, protèg*, protég*, défend*, surveill*, protection
attack | attaqu*, agress*, assaut, assaill*, raid, pille, piller, pillent, envahi*
fight | bats, bat, battre, battent, se battre, se bat, combat*, bagarr*, baston*, castagn*, lutte, tabass*, affront*
punch | boxe, boxer, boxent, boxeu*, coup de poing, coups de poing, cogn*, frapp*, tape sur
kick | coup de pied, coups de pied, shoot*, botte, botter, savate
wrestle | lutte, lutter, luttent, lutteu*, catch, catcheu*, sumo, bras de fer
slap | gifl*, claque, claquer, baffe, baffes, baffer, tape, taper, écrase les mouches, tapette
bite | mord, mordre, mordent, mords, mordant, mordu, morsure*, mordill*, croque, croquer
sting | pique, piquer, piquent, piqûre*, dard, aiguillon
shoot | tire, tirer, tirent, tirant, tire sur, tireu*, canard*, flingu*, fusill*, mitraill*, dégomm*
bomb | bombard*, explos*, bombe, bombes, fait sauter, faire sauter, dynamit*, fait exploser, faire exploser
slice | coupe, couper, coupent, coupant, découp*, tranch*, hache, hacher, hachent, émince*, émincer, trancher
saw | scie, scier, scient, sciant, tronçonn*, scierie
hammer | marteau*, martel*, clou, clous, clouer, cloue, enfonc*, planter des clous
drill | perce, percer, percent, perçant, perceuse*, visse, visser, vissent, dévisse, fore, forer, forage, tournevis
build | constru*, bâti*, édifi*, érige, ériger, construction
repair | retap*, rafistol*, bricol*, dépann*, raccommod*, remet en état, répare*, réparer, réparent, réparant, réparation*
assemble | assembl*, monte un meuble, monter un meuble, montage, emboît*, puzzle, met ensemble les pièces
take-apart | démont*, démantel*, démantèl*, désassembl*, désoss*, en pièces
paint | peint, peindre, peins, peignent, peignant, peintu*, repein*, barbouill*, peintre
draw | dessin*, croquis, esquiss*, gribouill*, crayonn*
colour-in | colori*, colorier, coloriage*, colore, colorer, remplir de couleur
write | écri*, écrire, rédig*, noter, gratte, prend des notes
type | tape au clavier, taper au clavier, clavier, dactylo*, tape des mots, taper des mots, pianot*, taper vite, frappe au clavier
spell | épel*, épelle, orthograph*, dictée
read | lire, lisent, lis, lisant, lecture*, bouquin*, lecteur, lit un, lit des, lit les, lit le
count | compte, compter, comptent, comptant, comptage, dénombr*, décompt*
calculate | calcul*, additionn*, multipli*, soustrai*, tables de multiplication, calcul mental
measure | mesur*, pèse*, peser, pesant, pesé, balance, mètre
guess | devine, deviner, conjectur*, au pif, devinent, devinez
answer | répond*, répons*, réplique, répliquer, réparti*
ask | demand*, question*, pose des questions, poser des questions, interrog*
learn | apprend, apprendre, apprends, apprenn*, apprenant, révis*, étudi*, entraîn*, s'exercer, apprentissage
teach | enseign*, explique, expliqu*, instrui*, fait la classe, donne des cours, donner des cours, apprend à
memorise | mémoris*, retient, retenir, retiens, souvien*, souven*, rappel*, mémoire, par cœur, par coeur
forget | oubli*, oublie, oublier, trou de mémoire
repeat | répèt*, répét*, imit*, copie, copier, copient, reprodui*, mime, mimer
match | associ*, paire, paires, assorti*, relie les, memory, mettre ensemble, apparie, apparier
sort | tri, trie, trier, trient, triant, classer, classent, sépar*, classifi*, range par, classe les, classer les
order | ordonn*, classer, range par taille, ranger par taille, mettre en ordre, met dans l'ordre, mettre dans l'ordre, du plus petit au plus grand, classement, trier par taille
tidy | range, ranger, rangent, rangeant, rangement, met en ordre, remet en place, mettre de l'ordre
pack | fait sa valise, faire sa valise, valise*, charge la voiture, charger, bagage*, emball*, remplit le coffre, empaquet*, sac à dos
unload | décharg*, déballe, vide le camion, vider le camion, débarde*
stack | empil*, entass*, superpos*, amoncel*, met en pile
balance | équilibr*, équilibre, en équilibre, tenir en équilibre, funambul*, jongl*
tip-over | renvers*, bascul*, culbut*, chavir*, fait tomber, faire tomber
spill | renvers*, répand*, déverse, déverser, éclabouss*, fait couler
pour | verse, verser, versent, versant, rempli*, remplir, sert à boire, servir à boire
empty | vide, vider, vident, vidant, vidange*, écop*
mix | mélang*, remue, remuer, remuent, touill*, brass*, mixe, mixer, mixeur
knead | pétri*, malax*, pétrin, travaille la pâte
bake | cuit au four, cuire au four, enfourn*, pâtiss*, boulang*, fait des gâteaux, faire un gâteau, faire des gâteaux, fait un gâteau, fait du pain
cook | cuisin*, cuire, cuit, cuisson, bouilli*, mijot*, mitonn*, fait à manger, popote, cuistot, fait bouillir
fry | frire, frit, frite, frites, friteuse*, friture*, poêle, rissol*, sauter à la poêle
grill | rôti*, barbecue*, bbq, braise, griller, grillade*, grillent, grille des, grille les
season | assaisonn*, saler, poivr*, épice, épices, épicer, met du sel, mettre du sel, salière
serve | sert, servir, servent, sers, servant, serveu*, service, sert les clients
order-food | commande, commander, commandent, commandes, passe commande, passer commande
deliver | livrer, livrent, livrant, livrais*, livreu*, apporte, apporter, apportent, achemin*, livre des, livre les, livre du, livre le, livre à
carry | porter, portent, portant, transport*, trimball*, trimbal*, coltin*, emporte, porte un, porte des, porte les, porte le
pull | tire, tirer, tirent, tirant, remorqu*, tract*, traîner, tire à la corde, halage, traîne, traînent, traînant
push | pousse, pousser, poussent, poussant, poussé, repouss*, bouscul*
lift | soulèv*, soulev*, lève, lever, lèvent, hiss*, haltère*, porte des poids
lower | baisse, baisser, baissent, descend*, fait descendre, rabaiss*, abaisser
hang | accroch*, suspend*, étend le linge, étendre le linge, pend, pendre, pend le linge
take-down | décroch*, rentre le linge, rentrer le linge, ramasse le linge, dépend*, enlève du mur
fold | plie, plier, plient, pliant, pliage*, origami, replie, replier
iron | repass*, fer à repasser, repassage
wash | lave, laver, lavent, lavant, lavage, lessive, rinc*, vaisselle, nettoie à l'eau, savonn*
clean | nettoi*, nettoy*, essuie*, essuyer, frott*, récur*, astiqu*, ménage, décrass*
sweep | balai, balais, balaie*, balay*, aspirateur, passe l'aspirateur, passer le balai
polish | polir, polit, polissent, poliss*, astiqu*, cire, cirer, lustr*, briqu*, fait briller
dry | sèche, sécher, sèchent, séchant, séchage, séchoir, séch*, essor*
dust | dépoussi*, époussèt*, épousset*, poussière*, plumeau, fait les poussières
sew | coud, coudre, cousent, couds, cousant, coutur*, reprise, repriser, raccommod*, brod*
knit | tricot*, crochète, pelote, aiguilles à tricoter, crochet, crocheter
weave | tisse, tisser, tissent, tissage, tissant, tress*, métier à tisser
tie | attach*, noue, nouer, nouent, ligot*, lace, lacer, ficel*, lacets, nœud, noeud, nœuds, noeuds
untie | détach*, dénou*, démêl*, défait, défaire, délie, délier, débrouill*
dress | habill*, s'habille, vêtir, enfil*, met ses habits, mettre ses vêtements, relook*, tenue
undress | déshabill*, enlève ses vêtements, enlever, retire ses chaussures, dévêt*, strip*
put-on-make-up | maquill*, fard*, rouge à lèvres, mascara, se pomponn*, pomponn*
cut-hair | coiff*, coiffeur, coiffeuse, coupe les cheveux, couper les cheveux, coupe de cheveux
shave | rase, raser, rasent, rasoir, rasage, barbier, se rase
decorate | orne, orner, ornent, garni*, embelli*, guirlande*, enjoliv*, décore, décorer, décorent, décoration*
wrap | emball*, emballe, paquet cadeau, papier cadeau, envelopp*, empaquet*
unwrap | déball*, ouvre les cadeaux, ouvrir les cadeaux, dépaquet*, défait le paquet
give | donne, donner, donnent, donnant, offr*, distribu*, filer, refil*, remet, remettre
share-out | partag*, réparti*, distribu*, partage
collect | collect*, collectionn*, ramass*, collection, récolt*, amass*
gather-together | rassembl*, réuni*, regroup*, récupèr*, récupér*
buy | achèt*, achet*, achat*, courses, shopping, emplettes, se paye
sell | vend, vendre, vendent, vends, vendant, vendeu*, vente, écoule, fourgu*
bargain | marchand*, négoci*, brade, rabais
trade | échang*, troc, troque, troquer, troquent, commerce, commerc*
pay | paie, payer, paye, payent, paient, payant, paiement, règle l'addition, raque, casquer
earn-money | gagne de l'argent, gagner de l'argent, gagne sa vie, s'enrichi*, enrichi*, fait fortune, du fric, salaire, thune, gagner du fric
save-money | économis*, épargn*, tirelire, met de côté, mettre de côté, économie, économies
invest | investi*, bourse, actions en bourse, entrepris*, monte une boîte, start-up, business
hire | embauch*, engage, engager, engagent, recrut*, employ*, emploie
manage | gère, gérer, gèrent, gérant, gestion, tient un magasin, tenir un magasin, tient une boutique, dirig*, s'occupe du magasin
win | gagn*, remport*, victoire*, triomph*, vainqueur, l'emporte
lose | perd, perdre, perdent, perds, perdu, perdant*, défaite*
bet | parie, parier, parient, mise, miser, misent, casino, roulette, jeu d'argent, pari, paris sportifs, gager
deal | distribue les cartes, distribuer les cartes, donne les cartes, mélange les cartes, battre les cartes, bat les cartes, donneur, croupier
draw-card | pioch*, pioche, tire une carte, tirer une carte, prend une carte
discard | défauss*, défausse, se débarrass*, débarrass*, pose ses cartes, poser ses cartes, écart*
roll | lance les dés, lancer les dés, jette les dés, lance le dé, lancer de dés, jeter les dés, jeter un dé, jette le dé
turn-over | retourn*, retourne les cartes, retourner les cartes, révèl*, révéler
move | déplac*, bouge, bouger, bougent, avance, avancer, avance son pion, joue son pion
capture | captur*, mange les pions, manger les pions, prend les pions, prendre une pièce, mange la dame, prendre les pions
connect | relie, relier, relient, reliant, connect*, raccord*, joint, joindre, trace des lignes
merge | fusionn*, fusion, combin*, réuni*, mélange deux, unir, agrandi*
divide | divis*, partage en deux, fractionn*, scinde*, scinder, sépar*, coupe en deux
swipe | swipe*, balaie, balayer, glisse, glisser, fait glisser, faire glisser, coulisse*, taquin
drag | glisse, glisser, fait glisser, faire glisser, glisser-déposer, traîn*, drag
click | clic, clics, clique*, cliqu*, tapot*, tape sur l'écran, clicker
press | appui*, appuy*, press*, bouton, touche, enfonc*
hold-down | maint*, maintenir, maintient, garde appuyé, garder appuyé, reste appuyé, rester appuyé, appui long, laisse le doigt
release | relâch*, lâche, lâcher, lâchent, lâch*
hit | touch*, atteint, atteindre, attein*, fait mouche, dans le mille, cible, percut*
miss | rate, rater, ratent, raté, loup*, manqu*, à côté de la cible
score | marqu*, buts, marque un but, marquer un but, points, score, scorer, marque un panier, met un but
bounce | rebond*, rebondi*, rebond
dribble | dribbl*, dribble, dribbler, conduit le ballon
pass | passe, passer, passent, passes, passe le ballon, passe la balle, faire une passe, passe décisive
head | de la tête, coup de tête, joue de la tête, coups de tête, renvoie de la tête
serve-ball | renvoi*, renvoy*, sert au tennis, servir au tennis, retour de service, raquette, smash*, volley
bat | frapp*, batte, batteur, base-ball, baseball, cricket, tape la balle, taper dans la balle
putt | putt*, golf, minigolf, mini-golf, golfe*
bowl | bowling, quille*, pétanque, fait rouler la boule, boules, strike
skate | patine, skate, skateboard*, roller*, planche à roulettes, trottinette, patiner, patins, patinage
ski | ski, skie, skier, skis, skieu*, luge, luger, snowboard*, traîneau
surf | surf, surfe, surfer, surfent, surfeu*, vagues
sail | navigu*, voile, voilier*, fait de la voile, faire de la voile, vogue, voguer, navig*
row | rame, ramer, rament, ramant, rameu*, aviron, pagai*, pagay*, canoë, kayak
swim | nage, nager, nagent, nageant, nageu*, natation, baign*, brasse
dive | plong*, plonge, plonger, plongeu*, plongée, plongeon*
float | flott*, flotte, flotter, dériv*, surnag*
sink | coule, couler, coulent, coulant, sombr*, naufrag*, engloutir
fly | vole, voler, volent, volant, survol*, s'envol*, envol*, dans les airs
glide | plane, planer, planent, planeur, parapente, deltaplane, planeurs, vol à voile
hover | vol stationnaire, stationnaire, lévit*, plane sur place, flotte dans l'air, en suspension
take-off | décoll*, s'envole, décollage, envol
land | atterri*, atterrir, se pose, se poser, pose l'avion, poser l'avion, alunir*
crash | crash*, s'écrase, percut*, collision*, rentre dans, accident, emboutir, embouti*, fonce dans, heurt*
steer | dirig*, braqu*, guide, manœuvr*, barre, pilot*, volant, manoeuvr*
drive | condui*, conduire, roule, rouler, roulent, pilot*, au volant, chauffeur
park | garer, garent, gares, stationn*, parking, créneau, parque, se garer, gare la voiture, gare sa voiture, gare les voitures
overtake | dépass*, doubl*, double, doubler
brake | frein*, stoppe*, stopper, s'arrêt*, arrêter
speed-up | accélèr*, accélér*, plus vite, va plus vite, fonce, foncer, turbo
slow-down | ralenti*, décélèr*, décélér*, moins vite, plus lentement
drift | drift*, dérap*, dérapage
race | course, courses, fait la course, faire la course, concour*, compétition, rivalis*, sprint*
refuel | fait le plein, faire le plein, essence, carburant, ravitaill*, station-service, réservoir
get-in | monte dans, monter dans, montent dans, embarqu*, grimpe dans, à bord, montez dans, grimper dans
get-off | descend du, descend de, descendre du, descendre de, descend*, débarqu*, sort de la voiture
pick-up-passengers | prend des passagers, prendre des passagers, passager*, passagers, dépose les clients, taxi, auto-stop*, récupère les passagers, embarque les passagers
cross | travers*, franchi*, passe la rivière, traversée
jump-over | saute par-dessus, sauter par-dessus, saute par dessus, saute au-dessus, enjamb*, franchi*, saute, sauter, sautent, sautant, haies
hop | sautill*, bondi*, bond, saut, sauts, saute, sauter, à cloche-pied, gambad*, marelle
climb | grimp*, escalad*, gravi*, monte à, alpinis*, varappe
swing | se balance, se balancer, balanc*, balançoire, liane, lianes, oscill*, se suspend à une corde
hang-on | accroch*, cramponn*, s'agripp*, agripp*, s'accroche, tient bon, se retient
crawl | ramp*, rampe, ramper, à quatre pattes, se traîne
slide | gliss*, glisse, glisser, toboggan*, dérap*, glissade
fall-down | tombe, tomber, tombent, tombant, tombé, chute, chuter, trébuch*, se casse la figure, dégringol*, s'étal*
roll-along | roule, rouler, roulent, roulant, dévale, dévaler, roulade*, fait rouler
spin | tournoi*, tournoy*, pivot*, toupie, pirouett*, virevolt*, tourne, tourner, tournent, tournant, toupies
tilt | pench*, inclin*, incline, bascul*
shake | agit*, agite, tremble*, remue, shaker, secoue*, secouant
dance | danse, danser, dansent, dansant, danseu*, danc*, valse, guinch*, chorégraph*
sing | chante, chanter, chanteu*, karaoké, fredonn*, chorale, chantent, chanson*, chants
play-an-instrument | joue du piano, jouer du piano, joue de la guitare, joue du violon, joue d'un instrument, jouer de la musique, joue de la musique, instrument, piano, guitare, musici*
drum | tambour*, batterie, percussion*, tambourin*, bat la mesure, tape sur des casseroles, rythm*
clap | applaud*, tape des mains, taper des mains, frappe dans ses mains, tape dans les mains, claque des mains
listen | écout*, écoute, écouter, entend*, tend l'oreille, ouïe
shout | crie, crier, crient, criant, cris, hurl*, gueul*, appelle, appeler, brail*, engueul*
whisper | chuchot*, murmur*, souffle à l'oreille, messe basse
bark | aboi*, aboy*, miaul*, ouaf, miaou, jappe*, ronronn*, grogn*
laugh | rire, rit, rient, ris, riant, rigol*, marr*, fait rire, faire rire, ricane*, blagu*
cry | pleur*, larme*, chiale*, chialer, sanglot*, pleurnich*
scare | fait peur, faire peur, font peur, effrai*, effray*, terrifi*, épouvant*, flanque la trouille, peur
haunt | hant*, hante, hanter, fantôme*, revenant*
surprise | surpren*, surprend*, surpris, surprise*, étonn*, anniversaire surprise
tease | taquin*, embêt*, agac*, énerv*, farce*, blagu*, emmerd*, ennuie, chambre, canular*
tickle | chatouill*, guili, guilis, papouille*
kiss | embrass*, bisou*, bise, baiser, baisers, bécot*, bécote, smack, roule une pelle
hug | câlin*, enlac*, étreint*, étreindre, serre dans ses bras, prend dans ses bras, prendre dans ses bras, accolade, hug
marry | marie, marier, marient, mariage*, noce, noces, mariée, se marie, épouse, épouser, épousent
invite | invit*, invite, inviter, convie, convier
visit | visit*, rend visite, rendre visite, rendent visite, passe voir, va voir
meet | rencontr*, croise, croiser, rendez-vous, retrouve ses amis, fait connaissance, rejoin*
greet | salu*, salue, saluer, dit bonjour, dire bonjour, bonjour, accueill*
flirt | drague, draguer, draguent, dragu*, flirt*, sédui*, fait la cour
comfort | consol*, réconfort*, rassur*
calm-down | calm*, apais*, relax*, détend*, tranquillis*, zen
wait | attend, attendre, attendent, attends, attendant, attente, patient*, poireaut*
queue | file d'attente, fait la queue, faire la queue, font la queue, file indienne, faire la file
arrive | arriv*, parvien*, parvenir, débarque, rappliqu*, destination
leave | part, partir, partent, pars, partant, départ*, quitt*, s'en va, s'en aller, se casse, se barr*
come-back | revien*, retourn*, rentr*, retour, de retour, revenir, revenons, revenu
get-home | rentre chez, rentrer chez, rentrent chez, rentre à la maison, rentrer à la maison, retour à la maison, ramène à la maison, retrouver sa maison
get-lost | se perd, se perdre, se perdent, perdu, égar*, perd son chemin, paum*
explore | explor*, vagabond*, erre, errer, errent, flân*, balad*, découverte*, randonn*
travel | voyag*, voyage, périple, road trip, tour du monde, vacances
follow | suit, suivre, suivent, suivant, filature, piste, sur les traces, suivre à la trace
lead | guid*, mène, mener, mènent, menant, condui*, dirig*, montre le chemin
accompany | accompagn*, escort*, emmène, emmener, emmènent, raccompagn*
rescue | sauv*, secour*, sauvet*, à la rescousse, pompier*
free | libèr*, libér*, délivr*, relâch*, affranchi*
help | aide, aider, aident, aidant, assist*, coup de main, entraid*, dépann*
heal | soign*, guéri*, soin, soins, pansement*, panser, remède*, bandage, bandages
operate | opère*, opérer, opérant, opération, chirurg*, bistouri
infect | infect*, contamin*, contagi*, virus, transmet une maladie, refile sa grippe
vaccinate | vaccin*, piqûre*, seringue*
pull-out | arrach*, arrache une dent, extrai*, enlève une dent, dentist*
examine | examin*, inspect*, contrôl*, vérifi*, ausculte*, ausculter, scrut*, loupe
arrest | arrête le voleur, arrêter le voleur, interpell*, menott*, attrape le voleur, attraper un voleur, arrestation, arrête les voleurs, attrape les voleurs, policier
imprison | emprisonn*, enferm*, prison, incarcèr*, incarcér*, en taule, cachot
judge | juge, juger, jugent, jugement*, accus*, tribunal, procès, condamn*, avocat
solve | résou*, résoud*, résolv*, élucid*, énigme*, enquêt*, devinette*, perce le mystère
open | ouvr*, ouvre, ouvrir, ouvert*
close | fermer, ferment, fermant, fermé, referm*, claque la porte, ferme la, ferme les, ferme le, refermer
lock | verrouill*, ferme à clé, fermer à clé, cadenass*, cadenas, boucle la porte
unlock | déverrouill*, clé, clés, clef, ouvre avec une clé, débloqu*, ouvrir la serrure
pick-a-lock | crochète, crocheter, crochetage, crochette, force la serrure, forcer la serrure, force le coffre, serrure, passe-partout, crochètent, pied-de-biche
break | casse, casser, cassent, cassant, cassé, brise, briser, brisent, démoli*, détrui*, défonc*, fracass*, péter, bousill*
tear | déchir*, arrach*, mets en pièces, lacèr*, lacér*
crush | écras*, écrabouill*, broi*, broy*, piétin*, compress*, aplati*
pop | éclat*, crèv*, crever, bulle, bulles, ballons, fait péter, explos*
shatter | fracass*, vole en éclats, voler en éclats, brise en mille, mille morceaux, pulvéris*, briser
melt | fondre, fondent, fondant, fait fondre, faire fondre, dégel*, fonte, fond au soleil, fondu
freeze | gèle, geler, gèlent, gelé, congel*, congèl*, glacer, givr*, surgel*, congeler, congélateur, patinoire
burn | brûl*, brûle, brûler, prend feu, prendre feu, crame, cramer, incendi*, flamb*, en feu
put-out | étein*, éteindre, éteint le feu, éteindre le feu, pompier*, extincteur*, incendie
light | allum*, allume, allumer, éclair*, lumière, illumin*
switch-off | étein*, éteindre, éteint la lumière, coupe le courant, débranch*
charge | recharg*, batterie, charge le téléphone, charger la batterie, charge la batterie, chargeur
power | branch*, brancher, prise de courant, électri*, courant, met en marche, alimenter
leak | fuite, fuites, fuit, fuir, goutte, gouttes, suint*, perd de l'eau, fuite d'eau
flood | inond*, submerg*, noie, noyer, déluge, inondation
bail-out-water | écop*, écope, écoper, vide l'eau, vider l'eau, enlève l'eau du bateau, seau
pump | pompe, pomper, pompent, gonfl*, pompage, gonfler
plug | bouchent, bouche les trous, colmat*, obstru*, bouchon*, rebouch*, bouche un trou, boucher les trous, boucher un trou
block | bloqu*, arrête le ballon, arrêter le ballon, arrête les tirs, gardien de but, pare, parer, barre la route, barrage, bloquer
dodge | esquiv*, évit*, évite, éviter, contourn*, zigzag*, feint*
duck | baisse la tête, se baisse, se baisser, accroupi*, se penche, baisser la tête, s'abaisse
trap | pièg*, piég*, piège, piéger, prend au piège, coince, coincer, attrape dans un filet
poison | empoisonn*, poison*, venin, venimeu*, intoxi*
eat | mange, manger, dévor*, bouff*, boulott*, engloutir, goinfr*, becte, déguste, mange*, mangé, mangeons
drink | boit, boire, boivent, buvant, boisson*, sirot*, picol*, trinqu*, je bois, tu bois
swallow | avaler, gobe, gober, engloutit, engloutir, ingurgit*, avale, avalent, avalant
lick | lèch*, léch*, lape, laper
chew | mâche, mâcher, mastiqu*, mâchouill*, rumin*, chewing-gum, mâchent, mâchonn*
taste | goûte, goûter, goûtent, dégust*, savour*, goûtant
vomit | vomi*, vomir, gerbe, gerber, dégueul*, dégobill*, rend son repas
grow | grandi*, pousse, pousser, grossi*, agrandi*, croissance, de plus en plus gros, devient grand
shrink | rétréci*, rapetiss*, rapetisse, diminu*, devient petit, réduit, rétrécir
become | devien*, deven*, transform*, se change en, métamorphos*, mue, change en
evolve | évolu*, évolution, progress*, mute, muter
hatch | éclo*, éclore, éclosion, couve, couver, sort de l'œuf, casse sa coquille, éclos, sort de l'oeuf
breed | élever, élevage*, reprodui*, bébés animaux, élève des, éleveu*
lay | pond, pondre, pondent, pond un œuf, ponte, pond des œufs, pond un oeuf, pond des oeufs
die | meur*, mourir, mort, morte, crève, crever, décèd*, décéd*, trépass*
survive | surviv*, survit, survie, rester en vie, reste en vie, s'en sort, survivre, survivant
revive | ressuscit*, réanim*, ranim*, ramène à la vie, revivre, revit
rest | repos*, se repose, repos, pause, sieste, gland*, détend*
do-exercises | gymnas*, gym, sport, muscu*, entraîn*, pompes, fitness, exercice*, footing
meditate | médit*, méditer, yoga, zen, contempl*
breathe | respir*, inspir*, expir*, souffle, haleine, apnée
pray | prie, prier, prient, priant, prière*, agenouill*
fish-out-of-water | repêch*, sort de l'eau, sortir de l'eau, retire de l'eau, tire de l'eau, tirer de l'eau, ramasse dans l'eau
recycle | recycl*, poubelle*, jette à la poubelle, déchet*, déchets, trie les déchets, benne, ordures
litter | salir, salit, jette par terre, pollu*, souill*, cochonn*, dégueulass*, jeter par terre, salissent
vote | vote, voter, votent, élection*, élit, élire, urne, scrutin, élections
persuade | persuad*, convain*, convaincre, baratin*, fait changer d'avis
lie | ment, mentir, mentent, mens, mensonge*, menteu*, trich*, arnaqu*, escroqu*, tromper, trompent, duper
bluff | bluff*, bluffe, bluffer, fait semblant, poker
choose | choisi*, choisir, choix, sélectionn*, opte, opter
reject | rejet*, rejett*, refus*, écart*, élimin*, refoul*
approve | approuv*, tamponn*, valid*, accept*, autoris*, tampon
photograph | photo*, photographi*, prend en photo, prendre en photo, cliché*, selfie*, appareil photo
film | filme, filmer, filment, tourne un film, stream*, caméra, tourner un film, streamer
print | imprim*, imprime, imprimer, imprimante, tirage
send | envoi*, envoy*, envoie, envoyer, expédi*, poste une lettre, courrier
phone | téléphon*, appelle, appeler, appel*, coup de fil, passe un coup de fil, au téléphone
post | publie, publier, poste, poster, postent, met en ligne, réseaux sociaux, publication
unlock-levels | débloqu*, amélior*, niveau suivant, niveaux, upgrade*, évolu*, monte de niveau, passe les niveaux
summon | invoqu*, jette un sort, jeter un sort, lance un sort, lancer un sort, sortilège*, ensorcel*, magie, conjur*
curse | maudi*, maudire, malédiction*, ensorcel*, mauvais sort, jette un sort, envoût*
teleport | téléport*, téléporter, portail magique
disappear | dispara*, disparai*, disparu*, s'évapor*, évanoui*, se volatilis*, volatilis*
appear | appara*, apparai*, surgi*, surgir, apparition*, débarque
rain | pleut, pleuvoir, pluie*, pleuv*, averse*, il pleut
snow | neig*, neige, neiger, flocon*
storm | tempêt*, orage*, tonnerre, foudr*, ouragan, éclair, éclairs, éclate l'orage
blow | souffl*, souffle, souffler, vent, bourrasque*, rafale*
erupt | éruption*, entre en éruption, volcan*, crache du feu, coulée de lave
quake | tremblement de terre, séisme*, terre tremble, trembl*, sismi*
set | soleil couchant, coucher de soleil, nuit tombe, fait nuit, crépuscule, tombée de la nuit, soleil se couche, tombe la nuit
dawn | soleil se lève, lever du soleil, lever de soleil, aube, aurore, jour se lève, fait jour, petit matin, se lève le soleil
bloom | fleuri*, fleurir, fleurit, éclo*, épanoui*, floraison
rot | pourri*, pourrir, moisi*, périme, périmé*, décompos*, avari*, se gâte
cool-down | refroidi*, refroidir, devient froid, tiédi*, rafraîchi*, froid
overflow | débord*, déborde, déborder, lait déborde, dégoulin*, fait déborder
run-out | temps écoulé, plus le temps, plus de temps, temps presse, écoul*, expire*, contre la montre, à court de
ring | sonn*, sonne, sonner, sonnette*, sonnerie, cloche, cloches, tinte*, carillon*
knock | toqu*, frappe à la porte, frapper à la porte, toc toc, cogn*
escape-from-a-room | sort d'une pièce, sortir de la pièce, escape game, escape room, s'évad*, évad*, enfermé dans, sortir de la chambre, trouver la sortie
invade | envahi*, invasion*, invad*, débarqu*
conquer | conqu*, conquérir, conquête*, conquiert, s'empare*, empar*, colonis*
defeat | vainc*, vaincre, bat, battre, battent, écras*, terrass*, défai*, tue, tuer
surround | entour*, encercl*, cerne, assièg*, assiég*, cerner
place | pose, poser, posent, posant, place, placer, placent, met, mettre, mettent, dépos*, install*
remove | enlèv*, enlev*, retir*, ôte, ôter, supprim*, vire, virer
replace | remplac*, échang*, change, changer, changent, substitu*, permut*
insert | insèr*, insér*, introdui*, mets dans, met dans, mettre dans, gliss*, glisse dans, rentre dans
aim | vise, viser, visent, visant, viseur, visée, cible*, pointe vers, point de mire, pointer
stretch | étir*, tend, tendre, tendent, lance-pierre*, fronde, élastique, bande l'arc, tire l'élastique
launch | lance, lancer, lancent, lancement*, propuls*, catapult*, fusée, expédi*, éject*
bounce-off | rebond*, ricoch*, ricochet*, rebondi*
reflect | reflèt*, réfléchi*, reflet*, miroir*, réverb*, renvoie la lumière
magnetise | aimant*, attir*, magnét*, magnétis*, aimante
push-away | repouss*, écart*, éloign*, pousse loin, dégag*, chasse les
mine | mine, miner, mines, mineur, mineurs, minerai*, pioche, extrai*, carrière, creuse la roche, mine de
smelt | forg*, forge, forger, forgeron*, fabriqu*, fond le métal, craft*, métallurg*, enclume
brew | infus*, brass*, brasse de la bière, brasserie, prépare du thé, potion*, concoct*, fait du café, fait du thé, prépare du café
pickle | conserv*, marine, mariner, cornichon*, bocal, bocaux, saumure, vinaigre, fait des confitures, fait de la confiture
peel | épluch*, pèle, peler, pèlent, éplucher, écorc*, décortiqu*
squeeze | presse, presser, pressent, jus, presse des oranges, essor*, jus d'orange, exprim*, presse-agrumes
crack | casse des noix, casser des noix, casse-noix, casse des œufs, casser des œufs, casse les œufs, fendre, décortiqu*, fêler, casse une noix, casse des oeufs, casser des oeufs, casse les oeufs
spread | tartin*, beurr*, étend, étaler, tartine, étale, étalent, étaler du beurre
sprinkle | saupoudr*, parsèm*, parsem*, éparpill*, asperg*, saupoudrer
roll-out | étale la pâte, étaler la pâte, rouleau à pâtisserie, raviol*, fait des raviolis, abaisse, enroul*, roule la pâte, rouleaux de printemps
skewer | embroch*, brochette*, broche, pique, empal*, transperc*
`;
