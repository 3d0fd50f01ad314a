import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 un, una, uno, un', un solo, una sola
2 due, un paio di
3 tre
4 quattro
5 cinque
6 sei
7 sette
8 otto
9 nove
10 dieci, una decina di
11 undici
12 dodici, una dozzina di
13 tredici
14 quattordici
15 quindici
16 sedici
17 diciassette
18 diciotto
19 diciannove
20 venti
25 venticinque
30 trenta
35 trentacinque
40 quaranta
45 quarantacinque
50 cinquanta
60 sessanta
70 settanta
80 ottanta
90 novanta
100 cento
`,
  ordinals: `
2 secondo, seconda, due
3 terzo, terza
4 quarto, quarta
5 quinto, quinta
6 sesto, sesta
8 ottavo, ottava
10 decimo, decima
`,
  measures: `
seconds secondo, secondi, sec, s
minutes minuto, minuti, min
lives vita, vite, cuore, cuori, errori, possibilità
levels livello, livelli, mondi, stadi, fasi, quadri, atti, rompicapi, enigmi, canzoni, stanze, sale
waves ondata, ondate, onde
laps giro, giri
rounds round, turno, turni, manche
rivals avversario, avversari, rivale, rivali, concorrenti, sfidanti, bot
rivals avversaria, avversarie, altri concorrenti, altri piloti
pairs coppia, coppie
pairs abbinamenti, accoppiate
points punto, punti, gol, vittorie
moves mossa, mosse, passi
moves scambi
questions domanda, domande, quesiti, esercizi, operazioni
answers risposta, risposte, opzioni, alternative
throws tiro, tiri, lancio, lanci, bocce, palle, frecce, rigori, palline, biglie, bilie
tries tentativo, tentativi
players giocatore, giocatori, persone, bambini, alunni
teams squadra, squadre
bosses boss
pieces pezzo, pezzi, tessere
columns colonna, colonne
rows riga, righe, fila, file
lanes corsia, corsie
letters lettere, lettera
holes buca, buche
floors piano, piani
days giorno, giorni
days notte, notti, giornate
age anni
grade classe, elementare, media
money euro, dollari, centesimi, crediti, gettoni, fiches, fiche, chips
money lire, ducati, fiorini, zecchini
`,
  cues: `
one un, una, uno
every ogni
per per, a, ogni, ciascuna, ciascuno, per ogni, l'una
lasts tempo, timer, orologio, cronometro, conto alla rovescia, limite, minuti, secondi, dura, durano, durare, durata, sopravvivere, sopravvivi, resistere, resisti
atHour alle, dalle, fino alle, ore
unsure sei, venti
firstTo primo a, arriva a, fino a, al meglio di, ai
firstTo arrivare a, si arriva a, raggiung*
worth vale, valgono, dà, danno, assegna, assegnano
against contro, supera*, sorpassa*, battere
fail si arrende, si arrendono, se ne vanno, mira male
fail sbagli*, errore, errori, manca*, perdi, perde, passano, sfuggono, ritard*
lost si perde, perdi, hai perso, game over, sei morto, muori, affondi, licenziato, licenziata, eliminato, eliminata, sei fuori
over è finita, finisce, finito, finisce la partita, fine partita, fine della partita, finita la partita
harmless non fa niente, non importa, torna, si riprova, riprova, di nuovo, ancora una volta, non succede niente
costs inizio, vita, vite, punt*
otherwise o, altrimenti, prima, senza, se, quando, chi
among tra, fra, su, di, a scelta
half mezzo, mezza
andHalf e mezzo, e mezza
oneAndHalf uno e mezzo
not senza, non, mai, niente, nessun, nessuno, nessuna, né
hurry tempo!, timer, limite di tempo, orologio, cronometro, conto alla rovescia, fretta!
losing perdere!, perde!, morire!, muore!, game over, sconfitta, vite!
foes nemico, nemici, mostri, cattivi
stages tappe, gare, piste, tracciati, circuiti, percorsi
sound suono!, suoni!, audio!, rumore!, rumori!
score punti!, punteggio!, punteggi!
noSound in silenzio!
two due giocatori, 2 giocatori, in due, per due, stessa tastiera, una tastiera, stesso schermo, stesso computer, schermo diviso, cooperativo, 1 contro 1, uno contro uno, 1v1
noTimer con calma, tempo illimitato
noLose non si deve poter perdere, non si debba perdere, che non si possa perdere
noSound senza suoni perché, senza audio perché, senza alcun suono, l'audio non serve, niente audio perché
noLose vite infinite, vite illimitate, impossibile perdere, non si può perdere, non si perde mai, nessuno perde, non si muore
noLose nessuno può perdere, nessuno perda, non si possa perdere, non si perde, senza perdere, non può perdere, non puoi perdere, tentativi infiniti, che nessuno perda, non perde mai
noLose non perde nessuno
noLose nessuno muore, non si perda mai, non muore nessuno
key tasto, tasti, premere, premi, premendo, con, tastiera
oneKey un solo tasto, un solo pulsante, un unico tasto, con un tasto, con un pulsante, solo la barra spaziatrice
oneKey solo con la barra spaziatrice, soltanto la barra spaziatrice
spaceKey barra spaziatrice, tasto spazio
arrowKeys tasti freccia, frecce direzionali, frecce della tastiera, tasti direzionali, freccette
space spazio
arrows frecce
by per, x
board griglia, griglie, tabellone, caselle, scacchiera, quadretti, lettere, tavola, campo, celle
minute un minuto, un minutino
then poi, dopo, alla fine, infine, per ultimo, per ultima, l'ultima, l'ultimo
rather no, anzi, no anzi, no aspetta, aspetta, cioè, meglio, scusa, volevo dire, no meglio
`,
};
