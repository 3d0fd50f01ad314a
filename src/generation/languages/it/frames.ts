/** Italian: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | sei, sono, sei un, sei una, giochi, gioco con, gioca con, giochi come, control*, guidi, interpret*, impersoni, personaggio principale, protagonista, aiut*, il giocatore
take | raccogl*, raccol*, prend*, acchiapp*, cerc*, trov*, cattur*, colle*, afferr*, ottien*, rastrell*, pesca*
eat | mangi*, divor*, bev*, lecc*, inghiott*, sgranocch*
steal | rub*, sottra*
save | salv*, liber*, soccorr*, cura, curare
bring | consegn*, port*, serv*, trasport*, nutr*, da da mangiare, dare da mangiare, vend*, distribu*, caric*
make | cucin*, costru*, piant*, coltiv*, innaffi*, annaffi*, prepar*, inforn*, allev*, ripar*, puli*, dipin*, cre*, mungi*
avoid | evit*, schiv*, scapp*, fugg*, attent*, sopravviv*, nascond*, sfugg*, attenzione, scans*, alla larga
fight | combatt*, lott*, sconfi*, uccid*, distrugg*, batt*, affront*, elimin*, scacci*, respin*
chase | insegu*, cacci*, rincorr*, vuole mangiare, vogliono mangiare, vuole prendere, vogliono prendere, da la caccia, danno la caccia, segu*
attack | attacc*, invad*, mord*, infest*, assedi*, assal*, pattugli*, sorvegli*, si avvicin*, disturb*, rovin*
throw | lanci*, tir*, scagli*, gett*, sput*, catapult*
shoot | spar*
hit | schiacci*, scoppi*, schiaffegg*, colpi*, tagli*, affett*, romp*, clicc*, tocca i, calci*, pest*
guard | protegg*, difend*, custod*, fa la guardia, bad*
push | sping*, trascin*, spost*
over | salt* sopra, saltando sopra, saltando sui, salt* gli, salt* i, scavalc*, superando
move | corr*, salt*, vol*, cammin*, nuot*, guid*, rotol*, rimbalz*, arrampic*, scal*, surf*, scivol*, esplor*, viagg*, pattin*, scend*, sal*, va, vanno, andare, ball*, tuff*, vive
move | scav*, pers*, cavalc*
reach | raggiun*, arriv*, torn*, fino al, fino alla, fino a, trovare l uscita, trova l uscita, atterr*
cross | attravers*
fall | cade, cadono, cadere, cadendo, cadon*, piov*, appai*, appar*, esc*, spunt*
match | abbin*, impil*, ordin*, un*, colleg*, combin*, accoppi*, memor*
race | gara, gare, gareggi*, corsa, sorpass*
sneak | senza essere vist*, senza farsi vedere, senza farsi prendere, senza farsi scoprire, senza che il, senza che i, di nascosto, senza essere scopert*
sneak | svegli*
touch | tocc*, urt*, sbatt*, finire contro, cadere in
victim | inseguit*, attaccat*, mangiat* da, cacciat*, circondat*, rincors*
love | ama, amano, adora, piac*, preferit*
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
me | mi, ti, lo, si, ci
must | deve, devono, devi, bisogna, vuole, vogliono, puo, possono, cerca di, cercano di, tenta
each | l un l altro, l uno contro l altro, gli uni gli altri, a vicenda, tra loro
`;
