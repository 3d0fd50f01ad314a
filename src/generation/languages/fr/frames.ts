/** French: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | tu es, je suis, on est, vous etes, tu joues, je joue, on joue, joue*, incarn*, control*, dirig*, pilot*, personnage principal, aide*, aider, heros est, le joueur
take | ramass*, collect*, recolt*, attrap*, cherch*, trouv*, cueill*, recuper*, rassembl*, prend*, recueill*, glan*, captur*, gagn*, pech*
eat | mange*, mangeant, devor*, croqu*, gob*, grignot*, boi*, lech*, avale*
steal | vol* des, vole, volent, voler les, voler des, voler du, derob*, chip*, piqu*
save | sauv*, secour*, liber*, delivr*, soign*
bring | livr*, apport*, sert, servir, servent, transport*, amen*, port*, distribu*, nourri*, donne*, vend*, ramen*
make | cuisin*, construi*, plant*, cultiv*, arros*, fabriqu*, prepar*, cui*, elev*, repar*, nettoi*, nettoy*, peind*, fait pousser, trai*
avoid | evit*, esquiv*, echapp*, fui*, fuy*, s enfui*, attention aux, attention a, gare aux, surviv*, se cach*, cacher, mefi*, eloign*
fight | combat*, bat, battre, battent, affront*, tue*, detrui*, vainc*, lutt*, elimin*, repouss*, chasser les, terrass*
chase | poursui*, pourchass*, chass*, traqu*, court apres, courent apres, veulent manger, veut manger, veut attraper, veulent attraper, essaie* d attraper, suiv*
attack | attaqu*, envahi*, mord*, hant*, assaill*, assieg*, patrouill*, surveill*, approch*, embet*, abim*
throw | lanc*, jett*, jet*, crach*, catapult*, balanc*, envoi*, projet*
shoot | tir*, tire*, mitraill*, bombard*
hit | ecras*, eclat*, gifl*, tap*, frapp*, coup*, tranch*, cass*, cliqu*, pietin*
guard | proteg*, defend*, gard*, veill*, surveille sur
push | pouss*, tract*
over | saut* par dessus, saute* au dessus, par dessus, saut* par, au dessus des
move | cour*, saut*, vole dans, volant, marche*, nag*, condui*, roul*, glis*, explor*, voyag*, grimp*, surf*, rebond*, deval*, dans*, rampe*, plong*, va, vont, aller, perdu*, mont*
move | descend*, se promen*, ski*
reach | attein*, arriv*, rejoin*, rentr*, jusqu au, jusqu a, jusqu, trouver la sortie, regagn*, retourn*, atterri*
cross | travers*
fall | tomb*, pleu*, apparai*, sort*, surgi*, descendent
match | associ*, assembl*, tri*, empil*, align*, reli*, fusionn*, memor*, combin*
race | course*, concour*, depass*, fait la course
sneak | sans etre vu*, sans se faire voir, sans se faire attraper, sans que le, sans que les, sans que la, en cachette, a l insu, discret*, sans etre repere*
sneak | reveill*
touch | touch*, heurt*, percut*, rentrer dans, tomber dans, marcher sur
victim | poursuivi*, attaque* par, chasse* par, pourchasse* par, mange* par, traque* par, attrape* par, entoure*, hante* par
love | aime*, ador*, prefer*, fan
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
me | me, te, m, t, se, s, lui, nous
must | doit, dois, doivent, doivent, devez, faut, veut, veulent, peut, peux, essai*, devra, cherche a
each | l un l autre, l un sur l autre, les uns sur les autres, les uns les autres, mutuellement, entre eux
`;
