/** Italian: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | sput*, starnut*, soffiare, soffia, soffio, soffiano, soffiando, scatarr*
throw | lanci*, tirare, tira, tiro, tirano, tirando, gettare, getta, getto, gettano, scagli*, scaravent*, buttare, butta, buttano
toss | girare la frittata, gira la frittata, far saltare, fa saltare, saltare in padella, lanciare in aria, lancia in aria, girare i pancake, gira i pancake, rigirare, rigira
drop | far cadere, fa cadere, faccio cadere, lasciar cadere, lascia cadere, lasciare cadere, facendo cadere, mollare, molla, mollano
catch | prendere al volo, prende al volo, acchiapp*, afferr*, prendere, prende, prendo, prendono, prendi, prendendo, preso, acciuff*
grab | afferr*, agguant*, ghermi*, arraff*, strappare di mano, strappa di mano, abbrancare, acciuff*, impugn*
pick | raccogliere frutta, raccoglie frutta, raccogli*, raccolg*, cogliere, coglie, colgo, colgono, cogliendo, raccolta
harvest | raccolto, raccolta, mietere, mieti*, miete, vendemmi*, raccogli*, falciare, trebbi*
plant | piantare, pianto i fiori, pianta, piantano, piantando, piantato, semina*, semino, coltiv*, interrare i semi, piantagione
water | annaffi*, innaffi*, irrig*, dare acqua alle piante, dà acqua alle piante, bagnare le piante, bagna le piante, bagnare i fiori
dig | scavare, scavo, scavi, scavando, vangare, vanga, fare un buco, fa un buco, fare buche, fa buche, zappare, dissotterr*, disseppell*, scava, scavano, scavato
fill-in | seppell*, sotterr*, riempire la buca, riempie la buca, interrare, interra, coprire la buca, copre la buca, tappare la buca
rake | rastrell*, zapp*, sarchi*, diserb*, strappare le erbacce, strappa le erbacce, togliere le erbacce, toglie le erbacce, erbacce
prune | potare, pota, poto, potano, potando, potatura*, tagliare l'erba, taglia l'erba, tagliare il prato, taglia il prato, tosaerba, falciare, falcia, spuntare la siepe, tagliare la siepe
milk | munge*, mungo, mungono, mungi*, munto, munta
shear | tosare, tosa, toso, tosano, tosando, tosatura*, tagliare la lana, taglia la lana
feed | dare da mangiare, dà da mangiare, do da mangiare, dando da mangiare, dar da mangiare, nutrire, nutre*, nutro, nutrono, imbocc*, alimentare gli animali, sfam*, foraggi*
stroke | accarezz*, carezz*, coccol*, fare le coccole, fa le coccole, lisciare il pelo, fare i grattini
walk | portare a spasso il cane, porta a spasso il cane, portare a spasso, porta a spasso, portare fuori il cane, porta fuori il cane, passeggi*, dog sitter, al guinzaglio
groom | spazzola*, pettin*, strigli*, toelett*, tolett*, districare il pelo
tame | domare, doma, domano, domando la tigre, domatore*, addomestic*, addestr*, ammaestr*, ammans*
ride | cavalc*, andare a cavallo, va a cavallo, andare in bici, va in bici, montare a cavallo, monta a cavallo, pedal*, galopp*, in sella, fantino
herd | radunare le pecore, raduna le pecore, radunare il gregge, raduna il gregge, portare al pascolo, porta al pascolo, pascol*, pastore*, gregge*, guidare il gregge, mandria
hunt | cacciare, caccia, caccio, cacciano, cacciando, cacciator*, andare a caccia, va a caccia, caccia grossa
fish | pescare, pesca, pesco, pescano, pescando, pescator*, andare a pesca, va a pesca, pescato
chase | insegu*, rincorr*, correre dietro, corre dietro, dare la caccia, dà la caccia, acchiapparella
flee | fugge*, fuggo*, fuggi*, scappa*, scappo, scappi, fuga, fughe, darsela a gambe, evad*, evasione, sfuggire, sfugge
hide | nascond*, nascos*, celare, cela, mimetizz*, rimpiatt*
seek | cercare, cerca, cerco, cercano, cerchi di trovare, cercando, ricerc*, fruga*, rovist*
find | trovare, trova, trovo, trovano, trovi, trovando, trovato, scopr*, scopert*, ritrov*, rinvenire
sneak | in punta di piedi, sgattaiol*, di nascosto, di soppiatto, furtiv*, quatto quatto, senza far rumore, senza fare rumore, senza farsi sentire, senza farsi vedere, intrufol*
spy | spiare, spia, spio, spiano, spiando, spie, spionaggio, origli*, sbirci*, osservare di nascosto, guardare di nascosto
wake | svegli*, risvegli*, alzarsi dal letto, si sveglia, destare
sleep | dormire, dorme, dormo, dormono, dormendo, dormi, dormito, addorment*, pisolin*, sonnecchi*, russare, russa, ronf*, dormiglion*
put-to-bed | mettere a letto, mette a letto, metto a letto, mettere a nanna, mette a nanna, far addormentare, fa addormentare, cullare, culla, cullo, ninna nanna, ninnananna, rimboccare le coperte
put-to-bed | fare la nanna
steal | ruba*, rubo, rubi, furto, furti, ladr*, derub*, rapin*, fregare, scipp*, sgraffign*, taccheggi*
pinch-food | rubare il cibo, ruba il cibo, sgranocchi*, spilucc*, spizzic*, rubare i biscotti, ruba i biscotti, piluccare, mangiucch*, assaggiare di nascosto, rosicchi*, sbocconcell*
guard | fare la guardia, fa la guardia, guardia, guardie, protegg*, protez*, difend*, difes*, sorvegli*, custodi*, badare a, vigilare, vigila
attack | assal*, aggred*, razzi*, saccheggi*, attaccare, attacca, attaccano, attacco, attaccando, attacchi
fight | combatt*, lottare, lotta, lottano, lottando, picchi*, menare, mena, rissa*, litig*, battagli*, azzuff*, duello, fare a botte, fa a botte
punch | pugno in faccia, pugni, tirare un pugno, tira un pugno, prendere a pugni, prende a pugni, dare un pugno, dà un pugno, boxe, boxare, pugil*, cazzott*
kick | calciare, calcia, calcio, calci, calciano, calciando, dare calci, dà calci, prendere a calci, prende a calci, tirare un calcio, pedat*
wrestle | lotta libera, fare la lotta, fa la lotta, wrestling, lottare corpo a corpo, lottator*, braccio di ferro, sumo, lotta greco-romana
slap | schiaff*, sberl*, ceffon*, dare uno schiaffo, dà uno schiaffo, schiacciare mosche, schiaccia mosche, manata, sculacci*, mosche con la paletta
bite | morde*, mordo*, morso, morsi, morsic*, mordicchi*, addent*, azzann*
sting | punge*, pungo*, puntura*, pungiglion*, pizzicare, punzecch*
shoot | spara*, sparo, spari, fare fuoco, fa fuoco, fucil*, mitragli*, tirare con l'arco, aprire il fuoco
bomb | bombard*, bomba, bombe, esplod*, esplos*, far esplodere, fa esplodere, far saltare in aria, fa saltare in aria, deton*, dinamit*
slice | affett*, tagliare, taglia, taglio, tagliano, tagliando, tagliuzz*, tritare, trita, tritano, sminuzz*, spaccare la legna, spacca la legna, abbattere gli alberi, a fette
saw | segare, sega, sego, segano, segando, seghetto, motosega*, segare il legno, tagliare la legna, falegnam*
hammer | martell*, inchiod*, chiodo, chiodi, piantare chiodi, pianta chiodi, battere i chiodi
drill | trapan*, perfor*, avvit*, trivell*, fare buchi, fa buchi, fare un foro, bucare, buca il, forare, cacciavit*
build | costru*, edific*, erigere, fabbric*, murator*, tirare su una casa
repair | aggiust*, sistemare, sistema il, accomod*, rammend*, rattopp*, restaur*, mettere a posto il motore, ripara*, ripari
assemble | assembl*, montare, monta, monto, montano, montando, montaggio, mettere insieme, mette insieme, comporre, incastr*, puzzle, unire i pezzi
take-apart | smont*, smantell*, disassembl*, disfare, disfa, scomporre, scompon*, fare a pezzi
paint | dipin*, pittur*, vernici*, imbianc*, tingere, tinteggi*, pittor*, pennell*
draw | disegn*, schizzare un, abbozz*, scarabocchi*, tracciare, traccia, ritratt*
colour-in | colorare, colora, coloro, colorano, colorando, colori i disegni, libro da colorare, riempire di colore, disegni da colorare
write | scrit*, annot*, redigere, prendere appunti, prende appunti, scrive*, scrivo*, scrivi
type | digitare, digita, digitano, digitando, battere a macchina, batte a macchina, scrivere a macchina, scrivere al computer, tastier*, battere sui tasti, dattilograf*
spell | fare lo spelling, spelling, compitare, ortograf*, lettera per lettera, dire lettera per lettera, sillabare
read | leggere, legge, leggo, leggono, leggi, leggendo, letto un libro, lettur*, lettor*
count | contare, conta, contano, conti le, contando, conteggi*, fare la conta, conto i
calculate | calcol*, sommare, somma, sommano, addizion*, moltiplic*, sottrarre, fare i conti, fa i conti, tabellin*
measure | misur*, pesare, pesa, pesano, pesando, bilancia, metro a nastro, righello
guess | indovin*, azzeccare, azzecca, tirare a indovinare
answer | rispond*, rispos*, replic*, ribattere, ribatte
ask | chied*, chiest*, domand*, fare domande, fa domande, interrog*, porre domande
learn | impara*, imparo, apprend*, studi*, esercitarsi, si esercita, ripassare, ripassa, ripasso, fare i compiti, fa i compiti
teach | insegn*, spieg*, istru*, fare lezione, fa lezione, maestr*, professor*
memorise | memorizz*, ricord*, imparare a memoria, impara a memoria, memoria, tenere a mente, rammentare
forget | dimentic*, scord*, non ricordare, non si ricorda, smemorat*
repeat | ripet*, copiare, copia, copiano, copiando, imit*, scimmiott*, rifare
match | abbin*, accoppi*, formare coppie, forma coppie, fare coppie, coppie uguali, associare, memory, trovare le coppie
sort | smist*, separ*, dividere per colore, divide per colore, classific*, suddivid*, raggruppare, catalog*, differenzi*, cernita
order | mettere in ordine, mette in ordine, ordinare per grandezza, ordina per grandezza, ordine crescente, dal più piccolo al più grande, dal più grande al più piccolo, disporre in ordine
order | classifica, in fila per
tidy | riordin*, mettere a posto, mette a posto, sistemare la camera, sistema la camera, rassett*, fare ordine, fa ordine, mettere via, mette via, sistemare, rimettere a posto
pack | fare la valigia, fa la valigia, faccio la valigia, fare le valigie, fa le valigie, preparare la valigia, caricare la macchina, carica la macchina, caricare il camion, carica il camion
pack | caricare l'auto, imball*, inscatol*, impacchett*, valigia
unload | scaric*, scaricare il camion, disfare la valigia, disfa la valigia, disfare le valigie, svuotare il camion, scarico merci
stack | impil*, accatast*, ammucchi*, sovrappo*, mettere uno sull'altro, uno sopra l'altro, una sopra l'altra, fare una torre, fa una torre
balance | equilibr*, stare in equilibrio, sta in equilibrio, tenere in equilibrio, tiene in equilibrio, in equilibrio, senza far cadere, senza cadere, giocol*, bilanciare, bilancia il
tip-over | rovesci*, ribalt*, capovolg*, buttare giù, butta giù, far cadere a terra, abbatt*, capott*
spill | rovesci*, versare per sbaglio, spandere, spande, far traboccare, rovesciare l'acqua, rovescia l'acqua, macchiare, schizz*
pour | versare, versa, versano, versando, versato, riempi*, riempire il bicchiere, mescere, mesce
empty | svuot*, vuotare, vuota, rendere vuoto
mix | mescol*, mischi*, sbattere le uova, sbatte le uova, frull*, amalgam*, rimestare, girare il sugo, shaker*
knead | impast*, lavorare la pasta, lavora la pasta, fare la pasta, fa la pasta
bake | cuocere al forno, cuoce al forno, inforn*, fare una torta, fa una torta, fare le torte, fare il pane, fa il pane, al forno, fare i biscotti, fa i biscotti, panettier*, pasticcier*, fornaio
cook | cucina*, cucino, cuocere, cuoce, cuocio, cuociono, bollire, bolle l'acqua, lessare, fare da mangiare, fa da mangiare, preparare la cena, prepara la cena, bollito, bollendo
fry | frigge*, friggo*, fritto, fritta, fritte, fritti, soffrigg*, soffritto, frittura*, padella, saltare in padella
grill | grigli*, arrost*, alla griglia, alla brace, barbecue, tostare, tosta il, rosol*
season | condire, condisc*, salare, sala la pasta, mettere il sale, mette il sale, aggiungere il sale, insapor*, spezie, speziare, condim*
serve | servire, serve ai, serve i, servo i, servono i, servendo, servito, camerier*, servire ai tavoli, serve ai tavoli, servire i clienti, serve i clienti
order-food | ordinare da mangiare, ordina da mangiare, ordinare al ristorante, ordina al ristorante, ordinare una pizza, ordina una pizza, ordinazion*, fare un'ordinazione, prendere le ordinazioni
order-food | comanda, ordinare cibo
deliver | consegn*, portare a domicilio, porta a domicilio, recapit*, fattorin*, rider, portare a, a domicilio, postin*, corriere, porta ai, porta in tavola
carry | portare, portano, portando, trasport*, reggere, caricarsi, caricare in spalla, trasloc*, porta i, porta il, porta le, porta un
pull | tirare, tira, tiro, tirano, tirando, traina*, trascin*, rimorchi*, strattona*, tirare la corda
push | spinge*, spingo*, spint*, spinse, spingi*
lift | sollev*, alzare, alza, alzo, alzano, alzando, issare, issa, tirare su, tira su
lower | abbass*, calare, cala, calano, calando, tirare giù, tira giù, far scendere, fa scendere
hang | append*, stendere i panni, stende i panni, stendo i panni, stendere il bucato, stende il bucato, stendere la biancheria, attaccapanni, appeso, appesa, appesi
take-down | ritirare i panni, ritira i panni, ritirare il bucato, ritira il bucato, raccogliere i panni, raccoglie i panni, staccare dal muro, stacca dal muro, togliere i panni, tirare giù i panni
fold | piegare, piega, piego, piegano, piegando, piegato, ripieg*, origami, piegatur*
iron | stirare, stira, stiro, stirano, stirando, stirato, ferro da stiro, asse da stiro, stiratura
wash | lavare, lavo i, lavano, lavando, lavato, lava i, lava il, lava le, lava la, lavaggi*, sciacqu*, risciacqu*, lavare i piatti, fare il bucato, lavatrice, fare il bagno al cane
clean | pulire, pulisc*, puliz*, pulendo, pulit*, strofin*, passare lo straccio, passa lo straccio, sfreg*, detergere, fare le pulizie
sweep | spazzo, scopare, scopa, ramazz*, passare l'aspirapolvere, passa l'aspirapolvere, aspirapolvere, aspirare la polvere, spazza, spazzare, spazzano, spazzando
polish | lucid*, lustr*, far brillare, fa brillare, dare la cera, passare la cera, passa la cera
dry | asciug*, essicc*, seccare
dust | spolver*, togliere la polvere, toglie la polvere, levare la polvere, piumino
sew | cucire, cuce, cucio, cuciono, cucendo, cucito, cucitur*, rammend*, sarta, sarto, ricama*, ricamo
knit | lavorare a maglia, lavora a maglia, fare la maglia, fa la maglia, sferruzz*, uncinett*, lavorare all'uncinetto, fare a maglia, fa a maglia, all'uncinetto
weave | tesse, tesso, tessono, tessendo, intrecci*, telaio, tessit*, filare la lana, tessere la tela, tessere tappeti
tie | legare, lego, legano, legando, lega i, lega il, lega la, annod*, fare un nodo, fa un nodo, fare nodi, fa nodi, nodo, nodi, allacci*
untie | slega*, slego, sciogliere il nodo, scioglie il nodo, sciogliere i nodi, scioglie i nodi, disfare il nodo, slacci*, districa*, sbrogli*, snodare
dress | vestire, vesto, vestono, vestendo, veste la, veste il, vestirsi, si veste, mettersi i vestiti, si mette i vestiti, indoss*, travest*, calzare, abbigli*
undress | spogli*, togliersi i vestiti, si toglie i vestiti, svest*, togliere i vestiti, togliersi, denudare, sfilarsi
put-on-make-up | truccarsi, truccare, si trucca, mi trucco, trucca la, truccat*, mettersi il rossetto, mette il rossetto, rossetto, maquillage, make up, mettere lo smalto, estetist*
cut-hair | tagliare i capelli, taglia i capelli, taglio i capelli, tagliando i capelli, taglio di capelli, parrucchier*, barbier*, acconci*, fare i capelli
shave | rader*, rade la, si rade, fare la barba, fa la barba, farsi la barba, si fa la barba, rasa*, rasoi*, depil*, sbarb*
decorate | decor*, addobb*, adorn*, abbell*, guarn*, ornare
wrap | incart*, impacchett*, avvolg*, fare il pacchetto, fa i pacchetti, fare pacchi, carta da regalo, confezion*
unwrap | scartare i regali, scarta i regali, scartare il regalo, scarta il regalo, spacchett*, aprire i regali, apre i regali, aprire il pacco, apre il pacco, disimball*, unboxing
give | dare, dando, regal*, donare, dona, donano, donazion*, offrire, offre*, offro, distribu*, porgere, porge
share-out | distribu*, sparti*, riparti*, condivid*, dividere tra, divide tra, dividere fra, suddivid*
collect | collezion*, raccogliere monete, raccoglie monete, raccogli monete, raccogliere, raccolta di, raccogliere le monete, prendere le monete, prende le monete, fare collezione, figurine
gather-together | radun*, riun*, raggrupp*, raccogliere insieme, mettere insieme, mette insieme, assembrare, adun*
buy | compra*, compro, compri, acquist*, fare la spesa, fa la spesa, fare shopping, fare compere
sell | vendere, vendo, vendono, vendut*, vendit*, vendi, smerci*, vende, vendend*
bargain | contrattare, contratta sul, mercanteggi*, tirare sul prezzo, tira sul prezzo, trattare sul prezzo, chiedere lo sconto, chiede lo sconto, negoziare
trade | scambi*, baratt*, commerci*, permut*, fare cambio, fa cambio
pay | pagare, paga, pago, pagano, paghi, pagando, pagat*, pagament*, saldare il conto
earn-money | guadagn*, guadagnare soldi, fare soldi, fa soldi, fare i soldi, stipendi*, incass*, profitt*
save-money | risparmi*, mettere da parte i soldi, mette da parte i soldi, salvadanai*, mettere via i soldi, economizzare
invest | investire soldi, investi*, gestire un'azienda, gestisce un'azienda, aprire un'attività, apre un'attività, imprendit*, azienda, mettersi in proprio, impresa
hire | assum*, ingaggi*, assunz*, reclut*, dare lavoro, dà lavoro
manage | gestire, gestisc*, gestion*, badare al negozio, bada al negozio, amministr*, tenere il negozio, tiene il negozio, mandare avanti il negozio, manda avanti il negozio, dirigere, dirige
manage | gestore
win | vince*, vinco, vincono, vinci, vinto, vittori*, trionf*, vincit*
lose | perde*, perdo, perdono la, perdi, perso, sconfitta
bet | scommett*, scommess*, puntare soldi, punta soldi, giocare d'azzardo, gioca d'azzardo, azzardo, casinò, giocare a soldi
deal | dare le carte, dà le carte, distribuire le carte, distribuisce le carte, mescolare le carte, mescola le carte, mischiare le carte, mischia le carte, mazziere, dai le carte
draw-card | pescare una carta, pesca una carta, pescare carte, pesca carte, pescare le carte, prendere una carta, prende una carta, tirare una carta, pescare dal mazzo, pesca dal mazzo
discard | scartare, scarta, scarto, scartano, scartando, liberarsi delle carte, si libera delle carte, sbarazz*, buttare le carte, restare senza carte, finire le carte
roll | tirare i dadi, tira i dadi, lanciare i dadi, lancia i dadi, tirare il dado, tira il dado, lanciare il dado, lancia il dado, dadi, dado
turn-over | girare le carte, gira le carte, girare carte, gira carte, voltare le carte, volta le carte, scoprire le carte, scopre le carte, girare una carta, gira una carta, capovolg*, rivolt*
turn-over | girare le tessere
move | muov*, mosso, mosse, mossa, spost*, muovere il pezzo, muovere la pedina, movimento
capture | cattur*, mangiare la pedina, mangia la pedina, mangiare il pezzo, mangia il pezzo, mangiare le pedine, mangia le pedine, prendere il pezzo, prende i pezzi
connect | colleg*, conness*, connett*, unire i puntini, unisce i puntini, unire i punti, unisce i punti, congiung*, unire, unisc*
merge | fonde, fondono, fusion*, combin*, unire due uguali, unisce due uguali, unire in uno più grande, accorp*, unificare, fondere
divide | divid*, divis*, spaccare in due, separare, metà, dimezz*, spacca in due
swipe | scorrere il dito, scorre il dito, far scorrere, fa scorrere, far scivolare le tessere, scorrere, swip*, strisciare il dito, passare il dito, passa il dito
drag | trascin*, trascina e rilascia, trascinare con il mouse, trascinare col dito, drag and drop
click | clicc*, clic, click, fare clic, fai clic, toccare lo schermo, tocca lo schermo, premere sul, toccare, tocca
press | premere, preme, premo, premono, premi il, premendo, schiacciare il pulsante, pulsante, pulsanti, pigiare, pigia, tasto, tasti, bottone, schiaccia il pulsante
hold-down | tenere premuto, tieni premuto, tiene premuto, tengo premuto, tenendo premuto, mantenere premuto, tenere schiacciato, tieni schiacciato, premere a lungo
release | rilasci*, lasciare andare, lascia andare, mollare, molla, lasciar andare, lasciare la presa, mollare la presa
hit | colpire, colpisc*, colpito, centrare, centra il, fare centro, fa centro, bersagli*, prendere il bersaglio, beccare, becca il
miss | mancare il bersaglio, manca il bersaglio, sbagli*, mancare, fallire, fallisc*, non colpire, sbagliare mira, mancare il colpo
score | segnare, segna, segnano, segnando, fare gol, fa gol, gol, goal, fare canestro, fa canestro, fare punti, fa punti, punteggio, andare in rete
bounce | rimbalz*, saltell*, palleggi*, far rimbalzare, fa rimbalzare
dribble | dribbl*, palleggi*, finta, finte
pass | passare la palla, passa la palla, passare il pallone, passa il pallone, passaggio, passaggi, fare un passaggio, fare passaggi, assist
head | colpo di testa, colpire di testa, colpisce di testa, colpi di testa, di testa, incornare, testata alla palla
serve-ball | servizio a tennis, battuta a tennis, ribattere la palla, ribatte la palla, rimandare la palla, rimanda la palla, rispondere al servizio, racchett*, tennis, ping pong, volée
bat | mazza, mazze da, battere la palla, batte la palla, battuta, battitor*, colpire la palla, colpisce la palla, baseball, fuoricampo
putt | golf, giocare a golf, gioca a golf, minigolf, mini golf, putt, mandare la pallina in buca, manda la pallina in buca, pallina in buca, mazza da golf
bowl | bowling, giocare a bowling, gioca a bowling, bocce, giocare a bocce, gioca a bocce, birilli, abbattere i birilli, abbatte i birilli, rotolare la palla
skate | pattin*, skate*, andare sullo skateboard, va sullo skateboard, monopattino
ski | sciare, scia, scio, sciano, sciando, sciator*, slitta, slittino, snowboard, andare in slittino, va in slitta
surf | surf*, fare surf, fa surf, cavalcare le onde, cavalca le onde, tavola da surf
sail | navigare, naviga, navigano, navigando, andare in barca, va in barca, veleggi*, vela, barca a vela, salpa*, velier*
row | remare, rema, remo, remano, remando, vogare, voga, pagai*, canoa, kayak, canottaggi*, remi
swim | nuot*, fare una nuotata, fare il bagno in mare
dive | tuff*, immergersi, si immerge, immersion*, sub, subacque*, snorkeling
float | galleggi*, alla deriva, andare alla deriva, stare a galla, sta a galla, fluttu*
sink | affond*, naufrag*, colare a picco, cola a picco, andare a fondo, va a fondo, inabiss*
fly | volare, vola, volo, volano, volando, volato, svolazz*, pilota*
glide | planare, plana, planano, planando, aliant*, veleggi*, parapendi*, deltaplan*
hover | librar*, si libra, fluttu*, levit*, volare sul posto, stare sospeso, sospeso in aria, elicotter*
take-off | decoll*, prendere il volo, prende il volo, alzarsi in volo, si alza in volo, spiccare il volo
land | atterr*, allunaggio, posarsi, ammarare
crash | schiant*, tampon*, sbattere contro, sbatte contro, andare a sbattere, va a sbattere, urtare, urta, incidente*, collision*, scontra*, scontro, scontri
steer | sterz*, girare il volante, gira il volante, volante, manovr*, timon*, dirigere la barca, pilot*, virare, vira
drive | guidare, guida, guido, guidano, guidando, guidator*, andare in macchina, va in macchina, autist*, al volante, conducent*
park | parchegg*, posteggi*, mettere la macchina, trovare parcheggio, trova parcheggio
overtake | sorpass*, superare le auto, supera le auto, superare le macchine, supera le macchine, superare
brake | frenare, frenata, fermare, ferma la, fermano, fermando, fermarsi, si ferma, inchiodare con, frena, frenano, freno, freni, ferma
speed-up | acceler*, andare più veloce, va più veloce, andare più forte, affrett*, sbrig*, velocizz*, turbo
slow-down | rallent*, andare più piano, va più piano, andare più lento, decelerare, decelera, ridurre la velocità, riduce la velocità
drift | drift*, derap*, fare drift, fa drift, sgomma*, andare di traverso, sband*
race | gareggi*, corsa, corse, gara, gare, fare una gara, compet*, correre in pista, corre in pista, pilota da corsa, rally
refuel | fare benzina, fa benzina, faccio benzina, fare il pieno, fa il pieno, riforn*, benzina, mettere benzina, mette benzina, benzinai*
get-in | salire in macchina, sale in macchina, salire sul, sale sul, salgo sul, salgono sul, salire a bordo, sale a bordo, salire sull'autobus, sale sull'autobus, salire sul treno, salire in
get-in | imbarcar*, imbarca, imbarco
get-off | scendere dal, scende dal, scendo dal, scendere dalla macchina, scende dalla macchina, sbarc*, scendere dal treno, scende dal treno, scendere dall'autobus, scende dall'autobus
pick-up-passengers | prendere passeggeri, prende passeggeri, far salire i passeggeri, fa salire i passeggeri, caricare passeggeri, carica passeggeri, portare passeggeri, porta passeggeri
pick-up-passengers | passegger*, taxi, tassist*, taxist*, prendere su i passeggeri
cross | attravers*, passare dall'altra parte, passa dall'altra parte, passare la strada, guadare, incroci*
jump-over | saltare, salta, salto, saltano, saltando, saltato, scavalc*, saltare sopra, salta sopra, ostacol*, balz*, salti
hop | saltell*, balzell*, su un piede solo, su una gamba sola, fare saltelli, saltare la corda, salta la corda, a balzi
climb | arrampic*, scalare, scala la, scalano, scalando, scalata, salire sull'albero, sale sull'albero, alpinis*, inerpic*
swing | dondol*, altalen*, oscill*, penzol*, liana, liane, dondolarsi alla corda, fare l'altalena
hang-on | aggrapp*, tenersi, si tiene, tenersi forte, reggersi, si regge, appendersi, non mollare, attaccarsi a, resistere
crawl | strisci*, gattonare, andare a quattro zampe, a quattro zampe, a gattoni, carponi, gattona, gattonano
slide | scivol*, sdrucciol*, slittare, slitta, fare lo scivolo
fall-down | cadere, cade, cado, cadono, cadendo, caduto, caduta, cadute, cascare, crollare, crolla, inciamp*, precipit*, ruzzol*, casca, cascano
roll-along | rotol*, ruzzol*, capriol*, far rotolare, fa rotolare
spin | girare, gira, giro, girano, girando, ruot*, girare su se stesso, gira su se stesso, rotea*, trottola, piroett*, rotazion*
tilt | inclin*, pendere, pende, inclinare il telefono, inclinare lo schermo
shake | scuot*, agit*, shak*, scrollare, dimenare, scosso
dance | ballare, balla, ballo, ballano, ballando, balli, danz*, ballerin*, balletto
sing | cantare, canta, canto, cantano, cantando, cantante, cantanti, canzon*, canticchi*, karaoke, coro
play-an-instrument | suonare uno strumento, suona uno strumento, suonare il piano, suona il piano, suonare la chitarra, suona la chitarra, suonare, suona, suono il, suonano, suonando, musicist*
play-an-instrument | strumento musicale, strimpell*
drum | batteria musicale, suonare la batteria, suona la batteria, suonare il tamburo, suona il tamburo, tambur*, percussion*, batterist*, battere il tempo, batte il tempo, tenere il ritmo
drum | tiene il ritmo, ritmo
clap | battere le mani, batte le mani, batto le mani, battono le mani, applaud*, applaus*, battimani, battere le manine
listen | ascolt*, sentire, sente, sento, sentono, udire, ode, udito, origli*, dare retta
shout | grida*, grido, gridi, urla*, urlo, strill*, chiamare, chiama, chiamano, sgolarsi, sbraitare
whisper | sussurr*, bisbigli*, mormor*, parlare sottovoce, parla sottovoce, sottovoce, parlare piano, parla piano
bark | abbai*, miagol*, miao, ulul*, bau bau, latrare, latrat*
laugh | ridere, ride, rido, ridono, ridendo, risata, risate, sghignazz*, far ridere, fa ridere, barzellett*, sorrid*, ridacchi*
cry | piang*, pianto, lacrim*, singhiozz*, frign*, piagnucol*, lagnarsi
scare | spavent*, far paura, fa paura, mettere paura, mette paura, terroriz*, impaur*, paura
haunt | infest*, fantasm*, casa infestata, perseguit*, spettr*, stregat*, apparire come fantasma
surprise | sorprend*, sorpres*, fare una sorpresa, fa una sorpresa, stupire
tease | scherz*, prendere in giro, prende in giro, infastid*, fare scherzi, fa scherzi, dispett*, fare i dispetti, stuzzic*, dare fastidio, dà fastidio, punzecchi*, rompere le scatole, scocciare
tease | burla, marachell*
tickle | solletic*, fare il solletico, fa il solletico
kiss | baciare, bacia, bacio, baci, baciano, baciando, dare un bacio, dà un bacio, sbaciucchi*, limonare
hug | abbracc*, dare un abbraccio, dà un abbraccio, stringere forte
marry | sposa, sposo, sposano, si sposa, matrimon*, nozze, maritare, sposar*, sposat*, sposi
invite | invit*, fare un invito, fa un invito
visit | visit*, andare a trovare, va a trovare, fare visita, fa visita, passare a trovare
meet | incontr*, vedersi con, si vede con, conosc*, appuntament*, darsi appuntamento
greet | dire ciao, dice ciao, ciao, dare il benvenuto, dà il benvenuto, stringere la mano, accogli*, saluta*, saluto, saluti
flirt | flirt*, corteggi*, rimorchiare, provarci con, ci prova con, fare il filo, fa il filo, civett*, sedurre, seduc*, abbordare, rimorchia
comfort | consol*, confort*, tirare su di morale, tira su di morale, rincuor*, rassicur*
calm-down | calm*, rilass*, tranquill*, rasseren*, placare, placa
wait | aspett*, attend*, attesa, pazientare
queue | fare la fila, fa la fila, faccio la fila, fare la coda, fa la coda, stare in fila, sta in fila, in coda, in fila, mettersi in fila, si mette in fila, aspettare in fila, incolonn*
arrive | arriv*, giunge*, giunto
leave | partire, parte per, parto, partono, partendo, partenz*, andarsene, se ne va, me ne vado, andare via, va via, uscire, esce, escono, lasciare la
come-back | tornare, torna, torno, tornano, tornando, ritorn*, rientr*, rincas*
get-home | tornare a casa, torna a casa, torno a casa, arrivare a casa, arriva a casa, arrivo a casa, andare a casa, va a casa, rincas*, rientrare a casa, verso casa, la strada di casa
get-lost | perdersi, si perde, mi perdo, si perdono, smarri*, perdere la strada, perde la strada, persa nel, perso nel, disorient*
explore | esplor*, vaga*, vago per, girovag*, gironzol*, perlustr*, avventur*, spedizion*
travel | viaggi*, fare un viaggio, fa un viaggio, turist*, vacanz*, gita
follow | seguire, seguo, seguono, segue, andare dietro, va dietro, stare dietro a, segui, seguend*, seguit*, pedinare, pedinano, pedinamento
lead | guidare qualcuno, guida i, guida il, condurre, conduc*, accompagnare verso, portare in salvo, fare da guida, fa da guida, guidare verso, capeggi*
accompany | accompagn*, andare insieme, va insieme, fare compagnia, fa compagnia, scorta, scortare
rescue | salvare, salva, salvo, salvano, salvando, soccor*, trarre in salvo, mettere in salvo, salvat*
free | liber*, scarcer*, mettere in libertà, rilasci*, far uscire dal carcere
help | aiut*, dare una mano, dà una mano, assist*, soccorr*
heal | curare, cura, curo, curano, curando, guari*, bendare, benda, bende, medic*, infermier*, cerott*, fasciare
operate | operare, opera il, operano, operando, operazion*, chirurg*, intervento chirurgico, sala operatoria
infect | infett*, contagi*, infezion*, contamin*, virus, attaccare la malattia, zombie
vaccinate | vaccin*, iniezion*, fare una puntura, fa una puntura, fare le punture, fare un'iniezione, iniett*, siring*
pull-out | togliere un dente, toglie un dente, togliere denti, toglie denti, togliere i denti, cavare un dente, cava un dente, cavare i denti, cava i denti, estrarre, estrae*, estrazion*
pull-out | tirare via un dente, dentist*
examine | esamin*, ispezion*, controll*, verific*, perquis*, analizz*, lente d'ingrandimento
arrest | arrest*, prendere il ladro, prende il ladro, catturare il ladro, cattura il ladro, acciuffare il ladro, acciuffa il ladro, ammanett*, manett*
imprison | imprigion*, incarcer*, mettere in prigione, mette in prigione, rinchi*, prigion*, carcere, galera, ingabbi*
judge | giudic*, accus*, tribunal*, condann*, sentenz*, processo, processare
solve | risolv*, risolt*, soluzion*, sciogliere l'enigma, scioglie l'enigma, decifr*, risolvere il caso, enigm*, svelare
open | aprire, apre, apro, aprono, aprendo, apert*, apri
close | chiud*, chius*, sbarrare
lock | chiudere a chiave, chiude a chiave, chiudo a chiave, chiuso a chiave, lucchett*, mettere il lucchetto, mette il lucchetto, mettere il catenaccio, catenacc*, serrare, dare un giro di chiave
unlock | aprire con la chiave, apre con la chiave, aprire il lucchetto, apre il lucchetto, aprire la serratura, apre la serratura, sblocc*, togliere il lucchetto, disserr*
pick-a-lock | scassin*, forzare la serratura, forza la serratura, forzare serrature, grimaldell*, scasso, aprire la cassaforte, apre la cassaforte
break | rompere, rott*, spaccare, distrugg*, distrut*, spezz*, infrang*, guast*, rompe, rompo, rompono, rompi, rompendo, spacca, spaccano, spaccato
tear | strapp*, lacer*, squarci*, strappare la carta, fare a brandelli
crush | schiacci*, spiaccic*, stritol*, calpest*, pesta*, spappol*
pop | scoppi*, far scoppiare, fa scoppiare, scoppiare le bolle, scoppia le bolle, scoppiare i palloncini, scoppia i palloncini, bolle di sapone, bucare i palloncini, buca i palloncini
shatter | frantum*, mandare in frantumi, manda in frantumi, andare in frantumi, va in frantumi, fare a pezzi, fa a pezzi, fracass*, sfracell*, in mille pezzi, disinteg*
melt | sciogl*, sciol*, si scioglie, fondere, fonde, liquef*, disgel*, scongel*
freeze | congel*, gelare, gela, gelano, ghiacciare, ghiaccia, surgel*, gelo, diventare ghiaccio
burn | bruci*, arde*, prendere fuoco, prende fuoco, incendi*, dare fuoco, dà fuoco, in fiamme, va a fuoco, carbonizz*
put-out | spegnere il fuoco, spegne il fuoco, spegnere fuochi, spegnere l'incendio, spegne l'incendio, spegnere gli incendi, spegne gli incendi, spegnere un incendio, spegne incendi, estinguere
put-out | estingue, pompier*, estintor*, vigili del fuoco, domare le fiamme
light | accend*, accendere la luce, accende la luce, illumin*, accensione, accendere le luci, acceso, accesa
switch-off | spegn*, spent*, speng*, spegnere la luce, spegne la luce, spegnere le luci, disattiv*, staccare la spina
charge | caricare la batteria, carica la batteria, ricaric*, caricare il telefono, carica il telefono, caricare il cellulare, carica il cellulare, mettere in carica, mette in carica
charge | caricabatteri*, caricator*
power | attaccare la spina, attacca la spina, inserire la spina, dare corrente, dà corrente, dare energia, dà energia, alimentare la, alimentazione elettrica, elettric*, collegare alla corrente
power | presa di corrente
leak | perdere acqua, perde acqua, perdita d'acqua, perdite d'acqua, gocciol*, sgocciol*, perdere olio, fuoriusc*, filtrare, trapel*
flood | allag*, inond*, alluvion*, sommerg*
bail-out-water | sgott*, togliere l'acqua, toglie l'acqua, togliere acqua dalla barca, buttare fuori l'acqua, butta fuori l'acqua, svuotare la barca, svuota la barca, con il secchio, aggottare
pump | pompare, pompa, pompano, pompando, gonfi*, gonfiare le gomme, gonfia le gomme, gonfiare i palloncini
plug | tappare, tappare i buchi, tappa i buchi, tappare il buco, tappa il buco, ottura*, turare, sigill*, chiudere il buco, chiude il buco, tappa, tappano, tappo
block | bloccare, parare, parata, parate, parare la palla, para la palla, portier*, ostru*, sbarr*, fermare la palla, para, parano, blocca, bloccano, bloccando, bloccato
dodge | schiv*, evit*, scans*, elud*
duck | abbassarsi, si abbassa, chinarsi, si china, accovacc*, accucci*, abbassare la testa, abbassa la testa, piegarsi, acquatt*
trap | intrappol*, trappol*, mettere trappole, mette trappole, tendere una trappola, prendere in trappola, in trappola, tagliol*, accerchi*
poison | avvelen*, velen*, intossic*
eat | mangi*, divor*, cenare, cena, pranz*, colazion*, merend*, sbafare, ingozz*, pappare, papparsi
drink | bere, beve*, bevo*, bevi, bevut*, bevand*, sorseggi*, brind*, abbever*
swallow | ingoi*, inghiott*, deglut*, trangugi*, ingurgit*, mandar giù, manda giù
lick | leccare, lecca, lecco, leccano, leccando, leccat*, slinguazz*, dare una leccata, lappare
chew | mastic*, rumina*, rosicchi*, gomma da masticare, sgranocchi*
taste | assaggi*, gustare, gusta, gustano, degust*, assapor*, provare il cibo, prova il cibo, sapore
vomit | vomit*, rigett*, dare di stomaco, rigurgit*
grow | cresc*, diventare grande, diventa grande, diventare più grande, diventa più grande, aument*, ingrass*, ingrandir*, ingrandisc*
shrink | rimpiccol*, rimpicciol*, restring*, diventare piccolo, diventa piccolo, diventare più piccolo, diventa più piccolo, ridursi, accorci*
become | divent*, trasform*, si trasforma, tramutarsi, mutare in, muta in, convert*
evolve | evol*, si evolve, svilupp*, mutazion*, progred*
hatch | uscire dall'uovo, esce dall'uovo, schiud*, schius*, cova*, nasce*, rompere il guscio, rompe il guscio, incub*, escono dalle uova
breed | allev*, riprod*, accoppiamento, far riprodurre, incrociare gli animali, figliare, crescere animali
lay | deporre, depon*, deporre le uova, depone le uova, fare le uova, fa le uova, fare l'uovo, fa l'uovo, deposiz*, fanno le uova
die | morire, muore, muoio*, morendo, morto, morta, morti, morte, crepare, crepa, decede*, perdere la vita
survive | sopravviv*, sopravviss*, restare vivo, resta vivo, restare in vita, rimanere vivo, superstit*
revive | rianim*, resuscit*, risuscit*, far rivivere, tornare in vita, torna in vita, riportare in vita, riporta in vita, rinasc*, resurr*
rest | riposo, si sdraia, sdrai*, fare una pausa, fa una pausa, rilassarsi un po', pisolino, riposa*
do-exercises | fare esercizi, fa esercizi, fare esercizio, fa esercizio, fare ginnastica, fa ginnastica, allen*, fare sport, fa sport, palestra, flessioni, addominali, ginnast*
meditate | medit*, fare yoga, fa yoga, yoga, mindfulness, raccogliersi
breathe | respir*, inspir*, espir*, prendere fiato, prende fiato, fiato
pray | pregare, prega, prego dio, pregano, pregando, preghier*, recitare il rosario, rosario, dire le preghiere
fish-out-of-water | tirare fuori dall'acqua, tira fuori dall'acqua, tirano fuori dall'acqua, ripesc*, pescare dall'acqua, pesca dall'acqua, togliere dall'acqua, toglie dall'acqua
fish-out-of-water | recuperare dall'acqua
recycle | ricicl*, buttare nella spazzatura, butta nella spazzatura, buttare la spazzatura, butta la spazzatura, raccolta differenziata, buttare via, butta via, buttare nel cestino
recycle | butta nel cestino, portare fuori la spazzatura, cestin*, pattumier*, gettare i rifiuti
litter | sporc*, buttare per terra, butta per terra, buttare rifiuti per terra, inquin*, imbratt*, insudici*, macchiare
vote | votare, vota, voto, votano, votando, votazion*, elezion*, elegg*, votat*
persuade | convinc*, convint*, persuad*, persuas*, far cambiare idea, fa cambiare idea, dissuad*
lie | mentire, mente a, mento a, mentono, mentendo, bugia, bugie, bugiard*, dire bugie, dice bugie, imbrogli*, barare, ingann*, truff*, raccontare balle, menzogn*, fregare, bara a, bari, baro
lie | barano, barando
bluff | bluff*, fare un bluff, finge*, fingo*, far finta, fa finta, fare finta
choose | scegl*, scelg*, scelt*, selezion*, optare, decid*
reject | respin*, rifiut*, scartare i cattivi, scartare, scarta, scartano, eliminare i marci, bocciare, scarto
approve | approv*, timbr*, mettere il timbro, mette il timbro, autorizz*, convalid*, bollare
photograph | fotograf*, fare foto, fa foto, faccio foto, scattare foto, scatta foto, fare una foto, fa una foto, foto, selfie, scattare, scatto
film | filma*, filmo, riprend*, girare un film, gira un film, girare video, gira video, stream*, registrare video, trasmettere in diretta, in diretta, youtuber, fare video, fa video
film | registra video
print | stamp*, fare una stampa, mandare in stampa
send | mandare, manda, mando, mandano, mandando, inviare, invia, invio, inviano, inviando, mandare un messaggio, manda un messaggio, messaggi*, spedire, spedisc*, spedito
phone | telefon*, chiamare al telefono, chiama al telefono, chiamata, chiamate, fare una telefonata, fa una telefonata, squillare, squilla, videochiam*, parlare al telefono, parla al telefono
post | pubblicare, pubblica, pubblico un, pubblicano, postare, posta foto, posta un, postano, mettere su internet, mette su internet, caricare un video, carica un video, mettere online, social
post | condividere sui social
unlock-levels | sblocc*, sbloccare livelli, sblocca livelli, salire di livello, sale di livello, passare di livello, passa di livello, livello, livelli, potenzi*, migliorare, migliora
summon | evoc*, invoc*, lanciare incantesimi, lancia incantesimi, lanciare un incantesimo, lancia un incantesimo, fare magie, fa magie, incant*, magia, magie, stregon*, mago
curse | maled*, lanciare una maledizione, lancia una maledizione, malocchio, stregare, strega i, fare il malocchio, imprec*
teleport | teletrasport*, portale, portali, teleport*
disappear | sparire, sparisc*, sparit*, scomparire, diventare invisibile, diventa invisibile, invisibil*, dilegu*, svani*, scompare, scompaiono, scompars*
appear | apparire, appaio*, comparire, spuntare, spunta dal, spuntano, apparizion*, saltare fuori, salta fuori, appare, appars*, compare, compaiono
rain | piove*, piovut*, pioggi*, diluvi*, piovig*, acquazzon*
snow | nevic*, neve, fiocchi di neve, nevos*, bufera di neve, fioccare, fiocca
storm | tempest*, temporal*, tuon*, fulmin*, lampegg*, burrasc*, bufer*, lampi
blow | soffiare, soffia, soffiano, vento, venti forti, tira vento, ventos*, folat*, raffic*, bora, tirare vento
erupt | erutt*, eruzion*, vulcan*, entrare in eruzione, entra in eruzione, sputare lava
quake | trema*, terremot*, scossa, scosse, sisma, sismic*, la terra trema, tremolio, tremor*
set | tramont*, fare buio, fa buio, si fa buio, farsi buio, calare della sera, si fa sera, scende la notte, imbrun*, si fa notte
dawn | albegg*, alba, aurora, sorgere del sole, sorge il sole, il sole sorge, farsi giorno, si fa giorno, fare giorno, spuntare del sole
bloom | fiorir*, fiorisc*, fiorit*, sbocci*, germogli*, in fiore
rot | marcire, marcisc*, marcio, marcia frutta, andare a male, va a male, imputrid*, ammuff*, muffa, decompo*, putref*, scaduto
cool-down | raffredd*, si raffredda, rinfresc*, refriger*, diventare freddo, diventa freddo, freddarsi
overflow | trabocc*, straripa*, tracim*, esonda*, uscire dalla pentola, esce dalla pentola
run-out | finire il tempo, finisce il tempo, scade il tempo, scadere, tempo scaduto, finire, finisce, esaur*, contro il tempo, prima che finisca, restare senza tempo, resta senza tempo
ring | suonare il campanello, suona il campanello, suonare la campana, suona la campana, campan*, rintocc*, suonare i campanelli, suona i campanelli, scampanell*, citofon*
knock | bussare, bussa, busso, bussano, bussando, bussare alla porta, bussa alla porta, toc toc, picchiare alla porta
escape-from-a-room | scappare da una stanza, scappa da una stanza, fuggire da una stanza, fugge da una stanza, uscire dalla stanza, esce dalla stanza, scappare dalla stanza, scappa dalla stanza
escape-from-a-room | fuga dalla stanza, escape room, stanza chiusa
invade | invad*, invas*, occupare
conquer | conquist*, dominare, domina, dominano, espugn*, impadron*, prendere il castello, prende il castello
defeat | sconfig*, sconfitt*, battere il boss, batte il boss, vincere contro, vince contro, sbaragli*, annient*, uccidere il boss
surround | circond*, accerchi*, assedi*, attorni*, recint*
place | mette*, metto, metti, mettono, messo, piazzare, piazza la, posizion*, colloc*, poggiare, posare, appoggi*, disporre
remove | togli*, tolg*, tolt*, rimuov*, rimoz*, levare, leva, levano, elimin*, portare via, porta via
replace | sostitu*, cambiare, cambia, cambiano, cambiando, rimpiazz*, ricambi*, cambio
insert | inser*, mettere dentro, mette dentro, introdu*, ficcare, ficca, infila*, infilo, infili
aim | mirare, mira, miro, mirano, mirando, prendere la mira, prende la mira, puntare, punta il, puntano, mirino, puntare il
stretch | tendere, tende la, tirare l'elastico, tira l'elastico, fionda, fionde, allung*, stirare i muscoli, stiracchi*, tirare indietro, tira indietro, elastico, stretching
launch | lanci*, lanciare un razzo, catapult*, far partire, fa partire, scoccare, scaglia*, razzo
bounce-off | rimbalz*, rimbalzare contro, rimbalzare sul muro, rimbalza sul muro, rimbalza contro, carambol*, respingere la palla
reflect | riflett*, rifless*, specchi*, rispecchi*, deviare la luce, devia la luce, raggio di luce
magnetise | magnet*, calamit*, attrarre, attrae*, attir*
push-away | allontan*, spingere via, spinge via, scacci*, respinge*, scostare, mandare via, manda via
mine | estrarre minerali, estrae minerali, minare, minator*, minier*, piccon*, scavare oro, scava oro, estrarre oro, estrae oro, estrazione, mineral*
smelt | fondere metalli, fonde metalli, fondere il ferro, fonde il ferro, fonderi*, forgi*, fabbro, fabbri, craft*, incudin*, fabbricare
brew | fare il tè, fa il tè, preparare il tè, prepara il tè, fare il caffè, fa il caffè, preparare il caffè, prepara il caffè, fare la birra, fa la birra, pozion*, preparare pozioni
brew | prepara pozioni, birrif*, infus*, distill*, barista
pickle | sottacet*, mettere sott'aceto, mette sott'aceto, sott'aceto, sott'olio, conserve, fare la marmellata, fa la marmellata, marmellat*, in salamoia, inscatol*, sottolio, fare conserve
pickle | conservare
peel | sbucci*, pelare, pela le, pelano, pelando, pela patate, pelapatate, togliere la buccia, toglie la buccia, sgusciare
squeeze | sprem*, strizz*, fare la spremuta, fa la spremuta, fare il succo, fa il succo, succo
crack | rompere le uova, rompe le uova, rompere un uovo, rompe un uovo, schiacciare noci, schiaccia noci, schiaccianoci, rompere le noci, rompe le noci, spaccare le noci, spacca le noci, sguscia*
crack | incrin*
spread | spalm*, spalmare il burro, spalma il burro, imburr*, stendere la crema, spargere
sprinkle | cosparg*, spruzz*, spolverizz*, sparge*, spolverare di zucchero, spolvera di zucchero, asperg*
roll-out | stendere la pasta, stende la pasta, tirare la sfoglia, tira la sfoglia, mattarell*, fare i ravioli, fa i ravioli, ravioli, arrotol*, stendere l'impasto, involtin*, fare i tortellini
roll-out | fa i tortellini
skewer | infilz*, spiedin*, spiedo, spiedi, infilare nello spiedo, infila nello spiedo, fare gli spiedini, allo spiedo
`;
