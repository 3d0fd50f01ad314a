/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | domand*, quiz, indovinell*, esame, test
answer | rispost*, rispond*, corrett*, giust*, sbagliat*, soluzion*
learn | impar*, alunn*, classe, scuola, maestra, lezione, vocaboli*, elementare, studi*, bambini delle
number | numer*, somm*, addizion*, sottrazion*, piu, meno, moltiplic*, divis*, frazion*, tabellin*, mate*, calcol*
count | contare, conta, quanti, quante
letter | letter*, alfabeto, sillab*, ortografi*, vocali
word | parola, parole, verbo, verbi, frase, frasi, grammatica, tradu*, lingua, scriv*, digit*
guess | indovin*, riconosc*, capitali, bandier*, quale
order | ordin*, sequenza, cronolog*, dal piu, mettere in, in ordine, ordine giusto, alfabetic*, passaggi
sort | smist*, classific*, separ*, divider*, categori*, differenziat*, al posto giusto, al loro posto, bidone giusto, scatola giusta, divid*, riordin*
bin | rifiut*, spazzatur*, bidon*, ricicl*, plastica, cestin*
pair | coppi*, uguali, ugual*, identic*
remember | ricord*, memor*, ripet*, girare, coperte
card | carta, carte, mazzo, tesser*
board | tabellone, dado, dadi, turno, turni, casell*, pedin*, a turno
piece | puzzle, pezzi, tesser*, rompicapo
shape | form*, blocc*, cubo, cubi, triangol*, incastr*
stack | impil*, equilibri*, sopra, strat*, torre di, panino
balance | equilibri*, barcoll*, inclin*, pend*, traball*, rovesci*, senza far cadere, senza versare, vassoio, in testa, sulla testa, funambol*, raddrizz*, oscill*
row | fila, file, righe, riga, ruot*
fallen | cad*, piov*, pioggia, dal cielo, dall alto
basket | cesto, cestin*, canestro, secchi*, rete, prend*, acchiapp*
music | musica*, canzon*, ritm*, ball*, nota, note, tambur*, piano*, chitarra, cant*, melodi*, fisarmonic*, violin*, flaut*, tromb*, suonar*
tap | tocc*, clicc*, clic, prem*
upgrade | miglior*, potenzi*, soldi, guadagn*, compr*, monete, gest*, ricco
shop | negozi*, mercato, vend*, bar, panetteria, banco, resto, gelateria
serve | client*, serv*, camerier*, ristorante, ordin*, gelatai*, chied*, ordinazion*, aspett*, tavol*
cook | cucin*, cuoc*, forno, ricett*, ingredient*, pizza, torta, torte, chef, impast*, frigg*, minestra, infornar*, taglia le, mescol*
parcel | delivery, consegn*, pacc*, posta, postin*, corriere, port*, trasport*, distribu*, fattorin*, recapit*
rescue | salv*, liber*, aiut*
lap | gara, gare, giri, giro, traguardo, sorpass*, rally, pista, veloce, nitro, corsa
vehicle | auto, macchin*, camion, bici*, moto*, autobus, taxi, guid*, trattor*, carro, carri
road | strad*, autostrada, traffico, corsi*
cross | attravers*, altra parte, fiume
jump | salt*, balz*, rimbalz*
platform | piattaform*, tetto, tetti, di ramo in ramo, ninfe*, rimbalz*
climb | arrampic*, scal*, sal*, piu in alto, montagna
run | corr*
endless | infinit*, senza fine, senza sosta, piu lontano, sempre piu veloce
flee | fug*, scapp*, insegu*
fly | vol*, ali, plan*, aeroplan*, aereo*
gap | tub*, buch*, ostacol*, tra, varc*
space | spazio, spazial*, astronav*, razz*, alien*, asteroid*, ufo, meteor*, galassi*
gun | spar*, proiettil*, laser, pistol*, cannon*, colpi
fight | combatt*, lott*, battagli*, uccid*, spad*, sconfigg*, picchi*, schermidor*, scherma, pugn*, boxe, pugil*, meni*
wave | ondat*, ond*, ord*, sciame, esercito
allsides | ogni lato, ovunque, da tutte le parti, circond*, dall alto, accerchi*, ogni parte, tutte le direzioni
survive | sopravviv*, resist*
boss | boss, capo finale
defend | difen*, difes*, protegg*, respin*, impedi*, non devono, non far*, imped*, difend*, scacci*, tener* lontan*
base | castello, base, fort*, villaggio, porta, alveare, nido, mur*, giardino, orto, torre
place | piazz*, mett*, torri, torret*, trappol*, piant*
path | percorso, sentiero, strada verso
raid | attacc*, invad*, invas*, arriv*, vengono, vogliono rubare
exit | labirint*, uscita, corridoi*, pers*, trovare la strada, dungeon, tornare a casa
light | buio, scur*, lampad*, lantern*, torcia, luce
sneak | furtiv*, senza essere vist*, silenzi*, rub*, ladr*, bottino, scopert*, senza farsi, di nascosto, farsi vedere, senza svegliare, sgattaiol*, scopr*, beccare
guard | guardi*, pattugli*, telecamer*, polizi*, custod*
hide | nascond*, nascost*, nascondino
seek | cerc*, trov*, tesoro, indizi*, ritrov*
key | chiav*, porta, porte, stanz*
crate | sping*, cassa, casse, scatol*, magazzino, spost*
grow | cresc*, coltiv*, raccol*, annaffi*, giardin*, fattoria, semi, semin*, verdur*, fiori, orto, piant*, grano
feed | nutr*, sfam*, da da mangiare, fame, mangiare a, piace mangiare, gli piace, affamat*
care | cur*, accud*, spazzol*, petti*, bebe, bagn*, dorm*, veterinar*, dottor*, malat*, cucciol*, biberon, coccol*
dress | vest*, abit*, pettin*, trucc*, moda, costum*, corona, scarpe, cappell*, capell*, acconciatur*
build | costru*, citta, casa
draw | disegn*, dipin*, color*, decor*, scarabocch*, gess*, pennell*, pastell*, ritratt*
tail | lung*, coda, piu grande, allung*
throw | lanci*, tir*, gett*, palle di neve, catapult*, fionda
aim | mir*, bersagli*, gol, rigor*, canestro, frecc*, arco, abbatt*
ball | palla, palle, pallone, racchetta, pallin*, disco
hole | golf, buca, buche, birill*, bowling, biliardo, bocce
swat | colp*, schiacc*, scoppi*, appar*, spunt*, martell*, talp*
slice | tagli*, affett*
fish | pesc*, amo, canna
two | due giocatori, in due, mio fratello, mia sorella, amic*, uno contro uno, stessa tastiera, due squadre, duello, mio cugino, faccia a faccia
computer | computer, avversari*
timing | momento giusto, in tempo, rapid*, reazion*, rifless*, prima che, veloce
first | per primo, per prima, il primo, la prima a, arriva primo, primo che, vince chi, chi arriva, chi taglia
herd | pastor*, gregge, guid*, riport*, recinto, raduna*, pastore, recint*, ovile, radun*
wash | pul*, lav*, spazz*, sporc*
douse | spegn*, pompier*, incendi*, fuoco, fiamm*
rail | tren*, binari*, stazion*, scamb*, locomotiv*, vagon*
park | parchegg*, garage, retromarcia
story | storia, scegli*, scelt*, dialog*, detective, omicid*, mistero, avventur*
three | tre uguali, tre in fila, scambi*, gemme, gioielli, caramelle
bricks | mattoncin*, mattoni, rimbalz*, tavolett*, muro di, rompere tutti
wheel | ruota, gir*, roulette, fortuna, lotteria
tag | acchiapparella, acchiapp*, ce l hai, rincorr*, viene toccato, sta sotto
merge | fond*, unisc*, combin*
explore | esplor*, mondo, isola, miniera, naufrag*, piccon*, rifugio, attrezzi, ascia
horror | paura, horror, fantasm*, spavent*, infest*, mi segue, ospedale di notte, respira*, bambole che, ospedale di
hear | suon*, rumor*, vers*, ascolt*, sent*, voce, abbai*, fischi*, passi
dig | scav*, tunnel, galler*, pala, sotterr*, ruspa*
land | atterr*, paracadut*, posarsi, allun*
trade | prezz*, commerc*, mercant*, rivend*, comprare a poco, borsa
repair | ripar*, aggiust*, perdit*, idraulic*, meccanic*, rott*
swing | dondol*, lian*, corda, corde, rampino
dodge | schiv*, scans*, evit*, attento a, senza toccare, senza sbattere, sbatt*
`;
