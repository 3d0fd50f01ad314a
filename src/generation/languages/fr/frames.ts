/** French: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:e[rsz]?|ent|ons|ant|ees?|ait|aient|as|a|era|erons|eront|erez|i[rst]?|ies?|it|issent|issant|issez|issons|isse|re|s|t|u[es]?|ues)?
play | tu es, je suis, on est, vous etes, tu joues, je joue, on joue, joue*, incarn*, control*, dirig*, personnage principal, aide*, aider, heros est, le joueur, tu es un, tu es une
play | tu incarnes, tu diriges, tu controles, joue un, joue une, jouer un, jouer une, jouer avec, jouer en tant, on incarne, joues, jouez, etre un, etre une, incarn~, control~, dirig~
play | dirige, pilot~ un, personnage, le personnage est, le heros est, l heroine est, dans la peau, dans le role, joueur controle, aide, aides, aidez, aidant, aident, conduis un, deviens
play | devenir
take | ramass*, collect*, recolt*, attrap*, cherch*, trouv*, cueill*, recuper*, rassembl*, recueill*, captur*, ramass~, collect~, collectionn~, recolt~, attrap~, cherch~, recherch~, trouv~
take | retrouv~, cueill~, recuper~, rassembl~, prend~, prends, prendre, prenant, prennent, prend, recueill~, glan~, captur~, gagn~, pech~, empar~, achet~, acheter, achete, chop~, pioch~
take | saisi~, obten~, obtien~, reun~, reunir, moissonn~, fauch~, deterr~, decouvr~, accumul~, econom~, aspir~, chois~, choisir, extrai~, trai~ les vaches, traire, tond~, rattrap~
take | intercept~, recev~, recoi~, empoch~, pompe~, decroch~, gard~ le plus, pai~, butin~, empoche, engrang~, piqu~ des fleurs, ratiss~, besoin de, choper, denich~
eat | mange*, mangeant, devor*, croqu*, grignot*, avale*, mang~, mange, mangent, devor~, croqu~, gob~, grignot~, boi~, bois, boivent, boire, buvant, buvez, lech~, leche, lecher, aval~
eat | avaler, macher, mach~, brout~, broute, ronge, rong~, picor~, suc~, englout~, engloutir, goute, gout~, degust~, dine, dejeun~, petit dejeuner, raval~, goinfr~, becquet~, regal~, bouff~
eat | nourrit de, se nourrit
steal | vole, volent, voler les, voler des, voler du, derob*, voles, voler, vole les, vole des, vole le, vol~ les, vol~ des, vol~ le, vol~ la, derob~, chip~, chipe, piqu~ les, piquer les
steal | cambriol~, braqu~, pill~, piller, kidnapp~, enlev~ la princesse, ravir, rafl~, escamot~, subtilis~, detrouss~, contreband~
save | sauv*, secour*, liber*, delivr*, sauv~, sauve, secour~, liber~, libere, delivr~, soign~, soigner, gueri~, guerir, reanim~, relach~, ressuscit~, repech~, detach~, sort~ de prison
bring | apport*, servir, servent, transport*, amen*, distribu*, nourri*, ramen*, livr~, livrer, apport~, sert, sers, servez, servant, transport~, amen~, emmen~, port~, porter, distribu~
bring | nourri~, nourrir, donn~, donne, donner, donnez, vend~, vends, vendre, vend, ramen~, rapport~, offr~, offrir, rend~, rendre, rends, pos~, pose, poser, met, mets, mettre, mettent
bring | mettant, mettez, deposi~, depos~, range dans, charg~, charger, decharg~, envoi~ des lettres, expedi~, poste~, rempl~, remplir, vers~, verser, vide, vid~, suspend~, accroch~, emball~
bring | accompagn~, ravitaill~, aliment~, fourn~, fournir, pass~ la balle, remet~, restitu~, jet~ a la poubelle, mets dans, allait~, prete, coltin~, achemin~, trimball~, distribuer
bring | porte les
make | cuisin*, construi*, cultiv*, arros*, fabriqu*, prepar*, repar*, peind*, fait pousser, cuisin~, construi~, construire, construis, construit, construisent, bati~, batir, plant~, planter
make | cultiv~, sem~, semer, seme, arros~, fabriqu~, prepar~, cui~, cuire, cuit, cuis, cuisez, frire, fris, bouill~, melang~, petri~, petrir, grill~, elev~, elever, repar~, bricol~, peind~
make | peindre, peins, peint, peignent, dessin~, color~, colori~, decor~, faire pousser, ecri~, ecrire, ecris, cous, coudre, coud, tricot~, brod~, forg~, moul~, produi~, mont~ un meuble
make | jardin~, jardine, sculpt~, taill~, restaur~, remue, remu~, tartin~, farci~, couv~ les oeufs, coller, coll~, plie du papier, install~, entretien~, s occup~, occupe toi, chouchout~
make | monte une tente, rempot~, brasse~, mijot~, batis, bichonn~
clean | nettoi~, nettoy~, nettoyer, lav~, balay~, balai~, frott~, essuy~, essui~, rang~, range, ranger, aspir~ la poussiere, pass~ l aspirateur, passer l aspirateur, epousset~, bross~
clean | coiff~, peign~ les cheveux, ras~, raser, coup~ les cheveux, repass~, sech~, secher, enlev~, enleve, debarrass~, effac~, rinc~, astiqu~, poli~, polir, recur~, douch~, baign~
clean | donn~ le bain, lustr~, desinfect~, deblay~, toilett~, savonn~, desherb~, vidange
use | ouvr~, ouvrir, ouvre, ouvrent, ferm~, fermer, utilis~, utilise, emploi~, servir de, se servir de, appui~, appuy~, appuyer, allum~, allume, etein~, eteind~, eteindre, eteins, etegn~
use | activ~, desactiv~, enfil~, habill~, deguis~, met un chapeau, porter un chapeau, jou~ de la guitare, jouer de la, joue de la, jouer du piano, joue du, tourn~, tourner, pivot~, li~, lire
use | lis, lisent, photographi~, prend~ en photo, prendre en photo, prends en photo, chang~, echang~, remplac~, attach~, noue, nou~, gonfl~, souffl~, equip~, deverrouill~, verrouill~
use | branch~, viss~, regl~, maquill~, actionn~, debloqu~
avoid | evit*, esquiv*, echapp*, s enfui*, attention aux, attention a, gare aux, surviv*, se cach*, cacher, mefi*, eloign*, evit~, evite, esquiv~, echapp~, echappe, fui~, fuir, fuis, fuit
avoid | fuy~, fuyant, fuient, s enfui~, enfuir, enfuis, sauv~ toi, se sauv~, attention, prends garde, prend garde, fais attention, faire attention, gare a, surviv~, survivre, survis, cach~
avoid | cache toi, se cache, se cachent, se cacher, te cacher, mefi~, eloign~, eloigne, tenir a distance, a distance, loin des, loin du, sans toucher, sans se cogner, ne touche pas
avoid | ne pas toucher, ne touche, ne pas tomber, ne pas te faire, ne te fais pas, sans tomber, se baiss~, baiss~, peur de, a peur, crain~, craindre, resist~, contourn~, refugi~, abrit~
avoid | s abrit~, deguerp~, te sauver, semer les, derob~ a
fight | combat*, battre, battent, affront*, tue*, detrui*, vainc*, lutt*, elimin*, repouss*, chasser les, terrass*, combat~, combattre, combats, bat, bats, battez, battant, affront~, tue
fight | tuer, tuent, tues, tuez, tuant, detrui~, detruire, detruis, vainc~, vaincre, vaincs, lutt~, elimin~, repouss~, chasse les mouches, fai~ fuir, faire fuir, fait fuir, terrass~, arret~
fight | arreter les, stopp~, stopper, bloqu~, aneanti~, extermin~, assassin~, abatt~, liquid~, mettre ko, se battre, se bat, se battent, bats toi, box~, boxer, domin~, conquer~
fight | conquier~, ecart~ les ennemis, repel~, empech~, contre attaqu~, expuls~, massacr~, dezingu~, eradiqu~, triomph~, maitris~
chase | poursui*, pourchass*, traqu*, court apres, courent apres, veulent manger, veut manger, veut attraper, veulent attraper, essaie* d attraper, poursui~, poursuiv~, poursuivent, poursuit
chase | pourchass~, pourchasse, traqu~, courir apres, cours apres, chass~, chasse, chassent, suiv~, suis les, suit, suivent, suivre, veut le manger, veulent le manger, veut la manger
chase | veut l attraper, veulent l attraper, veut nous manger, essai~ de manger, essaient de manger, essaie de l attraper, essaient de l attraper, essaie de manger, essai~ d attraper
chase | cherch~ a manger, cherch~ a attraper, guett~, file, trouss~, a ses trousses, a mes trousses, a tes trousses, talonn~
attack | attaqu*, envahi*, assaill*, assieg*, patrouill*, surveill*, approch*, embet*, abim*, attaqu~, attaque, envahi~, envahir, mord~, mord, mordent, mordre, griff~, pique, piquent, piquer
attack | hant~, assaill~, assieg~, patrouill~, surveill~, approch~, s approch~, embet~, abim~, ennui~, ennuy~, derang~, agac~, gach~, ruin~, ravag~, saccag~, effrai~, effray~, terroris~
attack | menac~, fait peur, font peur, faire peur, sali~, salir, salissent, tach~, gene, genent, bloqu~ la route, barr~, debarqu~, rod~, rode, rodent, brul~, incendi~, pietin~ les, infest~
attack | encercl~, provoqu~, taquin~, pollu~, empoisonn~
throw | jett*, crach*, catapult*, envoi*, projet*, lanc~, lancer, lance, jett~, jet~, jeter, crach~, catapult~, balanc~, envoi~, envoy~, projet~, projett~, lach~, lacher, lache des
throw | laiss~ tomber, laisser tomber, laisse tomber, fai~ tomber, arros~ d eau, asperg~, eclabouss~, renvers~, epand~, repand~, fais rouler, faire rouler, pass~ le ballon, passer le ballon
throw | smash~, shoot~ dans, deverse, devers~, propuls~, largu~, bombard~ de
shoot | mitraill*, bombard*, tir~, tirer, tire, tirent, tirez, tires, vise, vis~, viser, visez, mitraill~, bombard~, fusill~, canard~, abat, descend~ les avions, flingu~, fai~ feu, faire feu
shoot | ouvre le feu, dezingue, decoch~, touche la cible, toucher la cible, pilonn~, snip~
hit | ecras*, eclat*, gifl*, frapp*, tranch*, cliqu*, pietin*, ecras~, ecrase, eclat~, eclate, fait eclater, faire eclater, fais eclater, gifl~, tap~, taper, tape, tapot~, frapp~, frappe
hit | coup~, couper, coupe, tranch~, cass~, casser, casse, bris~, briser, cliqu~, clique, appuie sur les, pietin~, marteler, martel~, cogn~, donn~ un coup, donn~ des coups, shoot~
hit | coups de pied, coup de pied, coup de poing, hach~, epluch~, scie~, sci~, fend~, fendre, perc~, percer, crev~, crever, ecrabouill~, broy~, broi~, poignard~, marqu~ des buts
hit | marque des buts, fracass~, demol~, demolir, explos~, fait exploser, faire exploser, decoup~, pulveris~, rap~, empal~, assomm~, toc~, piler
guard | proteg*, defend*, veill*, surveille sur, proteg~, protege, protegent, defend~, defendre, defends, gard~, garde, garder, veill~, veille sur, surveille le, surveill~ les enfants
guard | escort~, preserv~, conserv~, couvr~ le, mettre a l abri, met a l abri, a l abri, en securite, prendre soin, prend~ soin, prends soin, s occuper de, s occupe de, babysitt~
guard | mont~ la garde, abrit~ les
push | pouss*, pouss~, pousse, pousser, tract~, tire la corde, tirer la corde, tir~ sur la corde, train~, trainer, traine, deplac~, boug~, bouger, soulev~, lev~ les caisses, secou~
push | balancer le, bascul~, fai~ glisser, faire glisser, hiss~, remorqu~, repouss~ la pierre, roul~ le rocher
over | saut* par dessus, saute* au dessus, par dessus, saut* par, au dessus des, saut~ par dessus, sauter par dessus, saute par dessus, saut~ au dessus, sauter les, saute les, saut~ sur les
over | franchi~, franchir, enjamb~, passer au dessus, passer entre, passe entre, passant entre, pass~ sous, passer sous, entre les tuyaux, voler entre, vole entre, faufil~, se faufil~ entre
over | surmont~
move | saut*, vole dans, explor*, voyag*, grimp*, rebond*, deval*, rampe*, plong*, aller, perdu*, se promen*, ski*, cour~, courir, cours, court, courent, courant, courez, saut~, sauter
move | saute, sautill~, bondi~, bondir, vole au, volant dans, vole a, volet~, survol~, march~, marcher, nag~, nager, condui~, conduire, conduis, conduit, roul~, rouler, gliss~, glisser
move | explor~, voyag~, grimp~, escalad~, surf~, surfer, rebond~, deval~, dans~, danser, danse, ramp~, ramper, plong~, plonger, va, vas, vont, vais, allez, allant, perdu~, perdu, perdue
move | se perd, egar~, monte, mont~, monter, descend~, descendre, descends, se promen~, promen~, ballad~, balad~, ski~, skier, patin~, pedal~, ram~, ramer, navigu~, galop~, trott~, planer
move | plan~, flaner, flan~, err~, errer, vagabond~, trotin~, parcour~, avanc~, accelere~, acceler~, recul~, tourn~ en rond, entr~, entrer, pars, partir, partent, part~ a l aventure
move | s aventur~, creus~, creuser, creuse, tournoy~, voltig~, chevauch~, mont~ a cheval, monter a cheval, defil~, se balad~, balanc~ de liane, jou~ au ballon, jouer au, joue au, deambul~
move | fonc~, foncer, se deplac~, deplace toi, rode dans
stay | dor~, dort, dormir, dorment, dors, assis, assise, s assoi~, assoi~, debout, reste, restent, rest~, rester, attend~, attendre, attend, attends, attendent, habit~, vit, vivent, vivre
stay | demeur~, repos~, se repose, couch~, allong~, se trouve, se trouvent, suspendu, accroche, coinc~, enferm~, se tient, se tiennent, pend, pendent, cache dans, caches dans, flott~, nich~
stay | prisonnier de, loge, sommeil~
reach | attein*, arriv*, rentr*, jusqu au, jusqu a, jusqu, trouver la sortie, regagn*, retourn*, atterri*, attein~, atteind~, atteindre, arriv~, arrive, arriver, rejoin~, rejoind~, rejoindre
reach | rentr~, rentrer, jusqu au bout, jusqu a la, sortir du, sors du, sort du, regagn~, retourn~, retour, reven~, revenir, reviens, revient, atterri~, atterrir, se pos~ sur, parven~
reach | parvien~, au sommet, le sommet, a la maison, chez lui, chez elle, chez moi, le chemin, son chemin, retrouver son chemin, finir le niveau, aboutir
cross | travers*, travers~, traverse, traverser, de l autre cote, autre cote, franchir la route, passer la route
fall | tomb*, apparai*, surgi*, descendent, tomb~, tombe, tombent, pleu~, pleuv~, pleut, pleuvoir, apparai~, apparait, apparaissent, apparaitre, sor~, sortent, sors, sortant, surgi~, surgir
fall | surgissent, jailli~, jaillir, descend du ciel, descendent du, du ciel, d en haut, goutt~, degring~, degringol~, debarquent, vien~, vient, viennent, venant, pop~, popper, spawn~
fall | s effondr~, ecroul~, emerg~, depass~ des trous, montre sa tete
match | associ*, assembl*, empil*, align*, reli*, fusionn*, memor*, associ~, assembl~ les, tri~, trier, trie, empil~, align~, reli~, relie, relier, fusionn~, memoris~, combin~, class~
match | classer, rang~ par, ordonn~, group~, regroup~, separ~, apparie, appari~, emboit~, compt~, calcul~, devin~, resou~, resoud~, resoudre, complet~, equilibr~, retourn~ les cartes
match | retourner les cartes, echang~ les, plac~, placer, empile, unir, uni~, rappel~, se souvenir, reconnai~, epel~, depar~, melange les cartes, superpos~, mettre dans l ordre, ajout~
match | soustrai~
race | depass*, fait la course, course, courses, faire la course, fais la course, depass~, doubl~, rivalis~, concourir, concourt, affronte a la course, gagner la course, gagne la course
race | contre la montre, defi~, disput~ la course, sprinter
sneak | sans etre vu*, sans se faire voir, sans se faire attraper, sans que le, sans que les, sans que la, en cachette, a l insu, discret*, sans etre repere*, reveill*, sans etre vu
sneak | sans etre vue, sans te faire voir, sans te faire attraper, sans se faire prendre, sans te faire prendre, sans se faire reperer, sans te faire reperer, sans etre repere
sneak | sans etre remarqu*, sans que personne, sans qu il, sans qu elle, sans qu on, sans bruit, sans faire de bruit, en silence, silencieusement, furtiv*, discretement, en douce
sneak | a pas de loup, sur la pointe des pieds, en catimini, pas vu, ni vu ni connu, se faufil~, infiltr~, se gliss~, inapercu~, passer inapercu*, derriere le dos, ne te voie*, ne le voie*
sneak | ne la voie*, reveill~, reveille, sans reveiller
touch | touch*, heurt*, percut*, rentrer dans, tomber dans, marcher sur, touch~, touche, toucher, heurt~, percut~, rentre dans, rentres dans, tombe dans, tombes dans, marche sur, marches sur
touch | frol~, cogn~ contre, collision, trebuch~, s ecras~, ecras~ contre, entr~ en collision, fonc~ dans, accroch~ les, pris~ les pieds
victim | poursuivi*, attaque* par, chasse* par, pourchasse* par, mange* par, traque* par, attrape* par, entoure*, hante* par, poursuivi par, poursuivie par, poursuivi, attaque par
victim | attaquee par, chasse par, mange par, traque par, attrape par, entoure par, encercle~ par, hante par, pourchasse par, menace par, mordu~ par, assiege par, capture par, enleve par
victim | cerne~ par
meet | rencontr~, visit~, salu~, saluer, calin~, serr~ dans ses bras, embrass~, caress~, parl~, discut~, bavard~, se lie d amitie, devenir ami, devient ami, faire ami, se fait des amis
meet | invit~, enseign~, appren~, apprend~, demand~, repond~, repondre, ecout~, regard~, observ~, voi~, voir, vois, voit, voient, fait rire, faire rire, amus~, consol~, calm~, rassur~
meet | endor~, berc~, apprivois~, dress~, entrain~, chatouill~, accueill~, jou~ avec son, admir~, papot~, divert~, rejou~
love | ador*, prefer*, aim~, aime, aimer, aiment, ador~, adore, prefer~, fan de, passionn~, raffol~, fou de, folle de, kiff~, favorite, prefere
a | un, une
the | le, la, les, l, son, sa, ses, ce, cette, ces, leur, leurs, ton, ta, tes
many | des, quelques, plusieurs, beaucoup, deux, trois, quatre, cinq, six, dix, tous, toutes, vagues, hordes, differents, autres
my | mon, ma, mes
and | et, ainsi que
or | ou, ni
but | mais, sauf, pendant, avant, tandis, alors que, parce
from | de la, du, depuis, d
at | sur, vers, aux, au, a
with | avec, il y a, contenant, rempli, plein
in | dans, en, sous, parmi, entre, chez, a travers
to | pour
of | de
for | pour ma, pour mon, pour mes
as | comme, appele*, nomme*, en guise, sur un, sur une
vs | contre, vs, versus, face
by | par
not | sans, pas, ne, n, aucun, aucune, jamais, ni les
if | si, quand, lorsque, ou l on, des que
rel | qui, que, qu, dont
is | est, sont, etre, c est, sera
you | tu, je, on, nous, vous, joueur, il, elle, ils
me | me, te, m, t, se, s, lui
must | doit, dois, doivent, devez, faut, veut, veulent, peut, peux, essai*, devra, cherche a
each | l un l autre, l un sur l autre, les uns sur les autres, les uns les autres, mutuellement, entre eux
`;
