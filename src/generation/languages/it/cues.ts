/** Italian: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | sei, sono, giochi come, controlli, impersoni, controlla, il giocatore è, si gioca come, interpreti, protagonista è, guidi, tu sei, su un, su una, sei un, sei una, io sono, sono un, sono una
hero | nei panni di, siamo, le torri sono
take | raccoglie, raccogliere, mangia, mangiare, prende, prendere, cerca, cercare, trova, trovare, salva, salvare, ruba, rubare, cattura, raccogli, mangiando, raccogliendo, acchiappa, acchiappare
take | colleziona, consegna, mangiano, libera, liberare, recupera, recuperare, catturare, divora, consegnare, pianta, piantare, coltiva, semina, vende, annaffia, schiaccia, afferra, prendi, spegne
foe | evita, evitare, schiva, schivare, fugge da, fuggire da, scappa da, scappare da, contro, combatte, combattere, sconfigge, sconfiggere, uccide, uccidere, distrugge, distruggere, inseguito da
foe | evitando, affronta, schivando, elimina, attaccato da, batte, fugge, scappa, scappare, fuggire, fuggendo, scappando, sorpassare, colpire, colpisce, inseguita da, sorpassa, caccia, affrontare
foe | sfugge, sfuggire, scaccia, attento a, attenta a, attenzione a, scappa dai, scappa dalle, fuggi, fuggi da, evita i, evita le, sfuggi, corsie di, corsie piene di, sorvegliato da, custodito da
foe | protetto da, difeso da, in fuga da, scappando da
chase | insegue, inseguono, attacca, attaccano, pattugliano, invadono, vogliono, cercano di, arrivano, sorvegliano, cacciano, ti mangiano, ti mangia, ti inseguono, ti attaccano, ti pungono
chase | lo inseguono, la inseguono, vogliono mangiarti
shot | spara, sparare, lancia, lanciare, sparando, lanciando, tira, sputa, getta, tirando, scaglia, scagliare, catapulta
goal | raggiunge, raggiungere, arriva a, arrivare a, arrivare al, fino a, fino al, raggiungi, tornare a, arriva al, fino alla, arrivare alla
over | salta, saltare, spinge, spingere, saltando, salta sopra, tra, rompere, rompe, superare, spingendo, saltando sopra
move | salta, corre, vola, nuota, cammina, esplora, attraversa, viaggia, che, deve, vuole, può, difende, guida, scivola, rotola
place | in, nel, nella, su, sul, sotto, attraverso, in un, sulla, tra le, nello, dentro
with | con, pieno di, ci sono, ha, fatti di, piena di, c'è
break | mentre, prima, ma, quando, se, perché, prima che
as | come, tipo
word:enemy | nemici, nemico, avversari, pericoli, cattivi
word:item | bonus, oggetti, potenziamenti, premi, punti, pezzi
word:bricks | mattoni, mattoncini, blocchi
word:obstacle | ostacoli, trappole, tubi, ostacolo
word:goal | obiettivo, traguardo, uscita, meta
word:hero | eroe, giocatore, personaggio, protagonista, racchetta
word:boss | boss, boss finale, capo finale
not | senza, non, niente, nessun, nessuna, mai, invece di, al posto di
game | gioco, giochi, videogioco, giochino, minigioco
`;

export const noise = `
noise | lavoro, panetteria, panificio, pasticceria, cucina, tempo, livello, livelli, vita, vite, punto, punti, mano, musica, suono, schermo, dito, onda, onde, ondata, ondate, nome
noise | figlio, figlia, cosa, cose, colore, colori, mondo, tastiera, tasto, tasti, con il mouse, giorno, notte, mattina, orologio, minuto, minuti
noise | secondo, secondi, luce, testa, corpo, gioco, giocatore, blu, rosso, verde, giallo, bianco, nero, rosa, parola, parole, numero, parte, lato, alto, basso, sinistra, destra, corsa, salto, doppio
noise | doppio salto, velocità, record, amore, strada, via, suolo, cielo, fine, inizio, nuovo, famiglia, stile, sfondo, ora, ogni, ritmo, squadra, anno, anni, carta, carte, memoria, palla, facile
noise | difficile
noise | pulsante, pulsanti, difficoltà
`;
