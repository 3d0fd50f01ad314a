/** Italian: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:are|ere|ire|a|e|i|o|ano|ono|iamo|ate|ete|ite|ando|endo|at[oaie]|ut[oaie]|it[oaie])(?:mi|ti|si|l[oaie]|gli|ne|ci|vi)?
~ | (?:ava(?:no)?|eva(?:no)?|iva(?:no)?|era|era?nno|ino|isce|iscono|isci|isca|ar|er|ir)(?:mi|ti|si|l[oaie]|gli|ne|ci|vi)?
play | sei un, sei una, giochi, gioco con, gioca con, giochi come, guidi, interpret*, impersoni, personaggio principale, protagonista, il giocatore, sei, sono, sei il, sei la, siamo
play | controll~, impersona, interpret~, guid~, giochi con, giocando con, giocare con, gioca come, gioca nei panni, nei panni, nel ruolo, nel ruolo di, vesti i panni, aiut~, aiuta il
play | aiuta la, aiutare, personaggio, il personaggio e, il protagonista, pilot~, manovr~, diriger~, diventa, diventi
take | raccogl*, raccol*, acchiapp*, trov*, cattur*, afferr*, ottien*, rastrell*, raccogl~, raccolg~, raccogli, raccolt~, prend~, prendere, acchiapp~, cerc~, cerch~, ricerc~, trov~, ritrov~
take | cattur~, collezion~, afferr~, ottien~, otten~, ottenere, rastrell~, pesc~, pesch~, prese, prelev~, guadagn~, vinc~, vinci, compr~, acquist~, scegl~, scelg~, scov~, scopr~, dissotterr~
take | estra~, estraendo, mung~, mieter, miet~, tosa le, risparmi~, accumul~, ricev~, tir~ su, tira fuori, aspir~, risucchi~, cogl~, colg~, falci~, spigol~, raduna~, radun~, recuper~
take | serv~ raccogliere, impugn~, piglia, pigli~, sgraffign~ monete, scava oro, richied~
eat | mangi*, divor*, lecc*, inghiott*, sgranocch*, mangi~, mangia, mangiano, divor~, bev~, beva, bere, lecc~, inghiott~, sgranocch~, mastic~, morsic~, rosicchi~, rod~, becc~ i semi
eat | assaggi~, ingo~, ingoia, pranz~, cen~, bruc~, bruca, succhi~, trangugi~, papp~, gust~, spilucc~, merend~, abbuff~, nutrirsi, si nutre
steal | sottra*, rub~, ruba, ruban~, sottra~, sottrae, rapin~, deruba~, derub~, scippa~, scipp~, rapisc~, rapire, rapisce, saccheggi~, fregare, freg~, frega, port~ via, porta via
steal | portano via, portar via, sgraffign~, contrabband~, intascare
save | liber*, soccorr*, curare, salv~, liber~, soccorr~, cur~, curi, guar~, guarire, guarisc~, rianim~, scarcer~, sleg~, riscatt~, mettere in salvo, metti in salvo, mett~ in salvo
save | resuscit~, medic~, sciogl~ le catene
bring | consegn*, trasport*, nutr*, da da mangiare, dare da mangiare, distribu*, consegn~, port~, porti, recapit~, serv~, serva, servi, trasport~, nutr~, nutri, dai da mangiare
bring | dando da mangiare, sfam~, imbocc~, vend~, distribu~, distribuisc~, dare, danno, dando, dia, darle, dargli, regal~, offr~, don~, restitu~, restituisc~, riport~, mett~, metti, mettere
bring | mettono, pon~, poggi~, appoggi~, posiziona, posizion~, infil~, caric~, caric~ il, scaric~, riemp~, riempi, riempire, vers~, spedi~, spedisc~, mand~, invi~, impacchett~, imball~
bring | accompagn~, traghett~, append~, stend~ i panni, butt~ nel cestino, getta nel cestino, svuot~, consegnando, rifornisc~, rifornire, condivid~, somministr~, allatt~, passare la palla
bring | spartir~
make | cucin*, costru*, coltiv*, innaffi*, annaffi*, inforn*, allev*, dipin*, mungi*, cucin~, cucina, cuocer~, cuoc~, cuoci, inforn~, frigg~, boll~, impast~, mescol~, arrost~, grigli~
make | costru~, costruisc~, costruire, edific~, piant~, semin~, coltiv~, innaffi~, annaffi~, bagn~ le piante, prepar~, fa crescere, far crescere, allev~, cresc~, ripar~, aggiust~
make | sistem~ il motore, dipin~, dipinge, dipingere, pittur~, color~, disegn~, decor~, addobb~, scriv~, cuc~, cucire, cuce, ricam~, lavor~ a maglia, produc~, fabbric~, assembl~, mont~
make | forgi~, scolp~, modell~, farcisc~, condir~, cova, covare, curare le piante, concim~, zapp~, accud~, accudisc~, restaur~, intagli~, intrecci~, ristruttur~, incoll~, pieg~ la carta
make | frulla, frull~, sforn~
clean | potare, potano, pul~, puli, pulire, pulisc~, pulisci, lav~, spazz~, spazzol~, strofin~, pass~ l aspirapolvere, sgrass~, riordin~, mett~ in ordine, mettere in ordine, metti in ordine
clean | asciug~, asciugh~, stir~, stiri, spolver~, lucid~, pettin~, rad~, tagliare i capelli, taglia i capelli, pota, rimuov~, elimina lo sporco, toglier~, togl~, tolg~, sgomber~, bagnett~
clean | fare il bagno, fa il bagno, sciacqu~, disinfett~, cancell~, spal~ la neve, rassett~
use | apr~, apri, aprire, chiud~, chiudi, us~, usa, usare, usi, utilizz~, adoper~, impieg~, prem~, premere, schiaccia il pulsante, pigi~, accend~, accendi, spegn~, spegni, spegnere, spengono
use | attiv~, disattiv~, vest~, vesti, indoss~, travest~, mascher~, suon~, suona, gira la, gir~ la chiave, legg~, leggi, leggere, fotograf~, scatt~ foto, scattare foto, cambi~, scambi~
use | sostitu~, sostituisc~, leg~, lega, annod~, gonfi~, soffi~, equipaggi~, sblocc~, avvit~, colleg~ i fili, inser~, inserisc~, ruot~, trucc~
avoid | evit*, scapp*, fugg*, attent*, sopravviv*, nascond*, sfugg*, attenzione, scans*, alla larga, evit~, evita, schiv~, scapp~, fugg~, fuggi, fuggire, sfugg~, stai attento, attento
avoid | fai attenzione, sopravviv~, nascond~, nascondi, nasconditi, nascondersi, scans~, stare alla larga, stai lontano, lontano da, allontan~, ripar~si, rifugi~, si salva da, senza toccare
avoid | senza urtare, non toccare, non urtare, non colpire, non far~, non cadere, senza cadere, non finire, non farti, non farsi, abbass~, chin~, tem~ di, paura di, ha paura, resist~, elud~
avoid | guardati da, mettiti in salvo, aggir~, scampar~, scamp~, svicol~
fight | combatt*, sconfi*, uccid*, distrugg*, batt*, affront*, elimin*, scacci*, respin*, combatt~, lott~, sconfi~, sconfigg~, sconfitt~, uccid~, distrugg~, batt~, affront~, elimin~, scacci~
fight | respin~, respingere, cacc~ via, caccia via, cacciare via, ferm~, ferma i, blocc~, annient~, stermin~, ammazz~, stend~, liquid~, duell~, pugilato, boxe, fare a pugni, super~ i nemici
fight | vinc~ contro, domin~, conquist~, mand~ via, manda via, contrast~, imped~, impedisc~, disinfest~, debell~, abbatt~ i nemici, fronteggi~, mettere ko, tener~ lontan~, spaventare via
fight | neutralizz~
chase | insegu*, cacci*, rincorr*, vuole mangiare, vogliono mangiare, vuole prendere, vogliono prendere, da la caccia, danno la caccia, insegu~, inseguono, insegue, rincorr~, caccia i
chase | cacci~, segu~, seguono, segue, pedin~, vuole mangiarlo, vogliono mangiarlo, vuole mangiarti, vuole catturare, vogliono catturare, vuole prenderlo, vogliono prenderlo
chase | vuole acchiappar*, vogliono acchiappar*, cerca di prendere, cercano di prendere, cerca di mangiare, cercano di mangiare, cerca di catturar*, cercano di catturar*, corre dietro
chase | corrono dietro, dare la caccia, dando la caccia, alle calcagna, bracc~, tallona
attack | attacc*, invad*, mord*, infest*, assedi*, assal*, pattugli*, sorvegli*, si avvicin*, disturb*, rovin*, attacc~, invad~, mord~, pung~, graff~, becc~, infest~, assedi~, assal~
attack | assalt~, aggred~, pattugli~, sorvegli~, si avvicin~, avvicin~, disturb~, infastid~, rovin~, devast~, spavent~, minacci~, impaur~, sporc~, macchi~, ostacol~, blocca la strada
attack | ronzano, ronz~, irromp~, incendi~, bruci~, calpest~, provoc~, tormentar~, torment~, circond~, arrivano addosso, si scagli~, boicott~, scompigli~, inquin~
throw | lanci*, scagli*, sput*, catapult*, lanci~, lancia, lanciano, scagli~, gett~, getta, sput~, catapult~, tir~, tira, tiri, butt~, lasc~ cadere, lascia cadere, lasciano cadere, fa cadere
throw | spruzz~, schizz~, rovesci~, sparpagli~, sparg~, rotol~ la palla, pass~ la palla, passa la palla, scodell~, batter~ la palla, schiacciare la palla, bombard~, innaff~ di, moll~
shoot | spar~, spara, mir~, mira, prend~ di mira, mitragli~, fulmin~, abbatt~, centr~, colpire il bersaglio, colpisce il bersaglio, tira con l arco, tirare con l arco, freddare, impallin~
shoot | trafigg~, far fuoco, fa fuoco
hit | schiacci*, scoppi*, schiaffegg*, affett*, clicc*, tocca i, bucare, forare, schiacci~, schiaccia, scoppi~, scoppia, fa scoppiare, far scoppiare, schiaffegg~, colpi~, colp~, colpisc~
hit | tagli~, taglia, affett~, romp~, rompere, spacc~, clicc~, clicca, tocca le, calci~, calcia, pest~, calpest~ i, martell~, picchi~, pugnal~, prend~ a pugni, prend~ a calci, tritur~, trit~
hit | sbucc~, pel~, seg~, frantum~, sgretol~, infrang~, batti le mani, segna gol, segnare gol, segn~, infilz~, spiaccic~, piccon~, picchiett~, esplod~, far esplodere, fa esplodere, sbriciol~
hit | schiocc~, distrugge i blocchi, sfond~
guard | protegg*, difend*, fa la guardia, protegg~, proteg~, protezione, difend~, difesa, custod~, custodisc~, fare la guardia, bada a, badare, bada al, bada alla, sorveglia il, scort~
guard | prend~ cura, prenditi cura, prendersi cura, prende cura, preserv~, conserv~, tien~ al sicuro, tieni al sicuro, tenere al sicuro, al sicuro, salvaguard~, vegli~, copr~
push | trascin*, sping~, spingi, spint~, trascin~, spost~, tir~ la corda, muov~, muovi, solleva, sollev~, alz~, scuot~, dondol~, rotola il masso, rovescia, ribalt~, inclin~, train~, smuov~
over | salt* sopra, saltando sopra, saltando sui, salt* gli, salt* i, scavalc*, superando, salt~ sopra, saltare sopra, saltare gli, salta gli, salta i, saltare i, saltando gli, scavalc~
over | supera gli, superare gli, passa tra, passare tra, passando tra, passare sotto, passa sotto, vola tra, volare tra, infilarsi tra, oltrepass~, attraverso i tubi
move | salt*, cammin*, nuot*, rotol*, rimbalz*, arrampic*, surf*, scivol*, esplor*, viagg*, pattin*, scend*, va, vanno, andare, tuff*, cavalc*, corr~, corri, corre, corrono, correre, salt~
move | salta, saltell~, vol~, vola, volare, cammin~, nuot~, guid~ la, guidare, rotol~, rimbalz~, arrampic~, scal~, surf~, scivol~, esplor~, viaggi~, pattin~, scend~, sal~, sali, salire, vai
move | vado, andando, ball~, balla, danz~, tuff~, scav~, scava, pers~, perso, persa, perduto, smarrit~, cavalc~, pedal~, rem~, rema, navig~, sci~, scia, strisci~, gatton~, plan~, fluttu~
move | galleggi~, passeggi~, vag~, girovag~, vagabond~, avanz~, acceler~, galopp~, trott~, parte per, parti~, part~ per, entr~, usc~, esce per, esci, immerg~, perlustr~, percorr~, marci~
move | gioca a palla, gioc~ a calcio, dondol~si, oscill~, avventur~, atterra, decoll~, sfrecc~, scorrazz~, zampett~, si muove, si muovono, muoversi, muoverti, sgattaiol~
stay | dorm~, dormi, sied~, seduto, seduta, seduti, sta, stanno, stare, in piedi, aspett~, attend~, abit~, viv~, vive, vivono, rimane, rimangono, riman~, rest~, ripos~, sdraiat~, si trova
stay | si trovano, appes~, intrappolat~, rinchius~, nascosto in, nascosti nel, pende, pendono, imprigionat~, dimor~, sonnecchi~
reach | raggiun*, arriv*, torn*, fino al, fino alla, fino a, trovare l uscita, trova l uscita, atterr*, raggiun~, raggiung~, arriv~, arriva, torn~, tornare, torna, ritorn~, fino in
reach | uscire dal, esci dal, esca dal, esce dal, trovare la strada, trova la strada, strada di casa, verso casa, a casa, in cima, la cima, atterr~, approd~, giung~, toccare terra, rientr~
reach | alla fine del, rincas~
cross | attravers*, attravers~, attraversi, passare la strada, dall altra parte, oltrepassa la, guad~, varc~, traversata
fall | cade, cadono, cadere, cadendo, cadon*, piov*, appai*, spunt*, cad~, cascano, casc~, piov~, piovono, appai~, appare, appaiono, compaiono, compare, spunt~, esce, escono, esca, uscire da
fall | sbuc~, emerg~, precipit~, gocciol~, scende dal cielo, scendono dal cielo, dal cielo, dall alto, vengono, viene, arrivano da, crolla, croll~, penzol~, sgorg~
match | abbin*, impil*, colleg*, combin*, accoppi*, memor*, abbin~, impil~, ordin~, ordinare, unisc~, unire, unisci, unend~, colleg~, combin~, accoppi~, memorizz~, alline~, accatast~
match | sovrappon~, incastr~, raggrupp~, separ~, divid~, smist~, classific~, associ~, cont~ quanti, cont~, conta, calcol~, somm~, sottrarre, indovin~, risolv~, complet~, equilibr~, bilanci~
match | gir~ le carte, scambi~ di posto, compon~, ricord~, riconosc~, compil~, scompon~, disporre, dispon~
race | gara, gare, gareggi*, corsa, sorpass*, gareggi~, corse, corre contro, correre contro, sorpass~, sfid~, compet~, super~ gli avversari, vincere la gara, vinci la gara, in gara, concorr~
race | rivaleggi~, duello di
sneak | senza essere vist*, senza farsi vedere, senza farsi prendere, senza farsi scoprire, senza che il, senza che i, di nascosto, senza essere scopert*, svegli*, senza essere visto
sneak | senza essere vista, senza farti vedere, senza farti scoprire, senza farsi beccare, senza farti beccare, senza farti prendere, senza essere catturat*, senza essere pres*
sneak | senza essere scoperto, senza che nessuno, senza che lui, senza che lei, senza che ti ved*, senza che se ne accorga*, senza fare rumore, in silenzio, silenziosamente, furtiv*
sneak | furtivamente, di soppiatto, quatto quatto, in punta di piedi, inosservat*, intrufol~, sgusci~, infiltr~, non farti vedere, non farsi vedere, che non ti ved*, svegli~, risvegli~
sneak | senza svegliare
touch | tocc*, sbatt*, finire contro, cadere in, tocc~, toccare, urt~, sbatt~, sbatti contro, scontr~, inciamp~, finisci contro, finire in, finisci in, cadere nel, cade nel, cadi nel
touch | cadi in, calpestare le, sfior~, tampon~, andare a sbattere
victim | inseguit*, attaccat*, mangiat* da, cacciat*, circondat*, rincors*, inseguit~ da, inseguito da, inseguita da, attaccato da, mangiato da, circondat~, braccat~, minacciat~, rapit~ da
victim | morso da, catturato da, assediato da, perseguitat~
meet | incontr~, conosc~, visit~, salut~, abbracc~, accarezz~, coccol~, baci~, parl~, chiacchier~, fa amicizia, fare amicizia, diventa amico, invit~, insegn~, domand~, chied~, rispond~
meet | ascolt~, guard~, guardi, osserv~, vede, vedi, vedere, vedono, ved~, far ridere, fa ridere, divert~, consol~, calm~, tranquillizz~, addorment~, cull~, addomestic~, domar~, allen~
meet | addestr~, solletic~, accogl~, accolg~, gioca con il suo, impar~, ammir~, rallegr~, spi~
love | amano, preferit*, am~, amo, ama, ador~, piac~, piace, piacciono, preferit~, appassionat~, fan di, va matta per, va matto per, impazzisce per, fissat~
a | un, una, uno
the | il, lo, la, i, gli, le, l, suo, sua, suoi, sue, questo, questa, tuo, tua
many | alcuni, alcune, molti, molte, tanti, tante, dei, degli, delle, due, tre, quattro, cinque, sei nemici, dieci, tutti, tutte, ondate, orde, altri, diversi
my | mio, mia, miei, mie
and | e, ed
or | o, oppure, ne
but | ma, pero, mentre, prima, perche, solo, tranne
from | dal, dalla, dai, dagli, dalle, da, del, della
at | al, ai, agli, alle, alla, verso, contro i
with | con, ci sono, c e, ha, usando, pieno
in | in, nel, nella, nei, nelle, su, sul, sulla, sotto, tra, fra, dentro, sui
to | per, a
of | di, fatto di
for | per mio, per mia, per i miei
as | come, chiamat*, tipo, su un
vs | contro, vs, versus
by | per mano
not | senza, non, niente, nessun, nessuna, mai
if | se, quando, dove, ogni volta
rel | che, chi, cui
is | e un, e una, essere, sia, siano
you | tu, io, giocatore, lui, lei
me | mi, ti, si, ci
must | deve, devono, devi, bisogna, vuole, vogliono, puo, possono, cerca di, cercano di, tenta
each | l un l altro, l uno contro l altro, gli uni gli altri, a vicenda, tra loro
`;
