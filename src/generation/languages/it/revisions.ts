/** Italian: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | più veloce, più rapido, più velocità, accelera, velocizza, troppo lento, aumenta la velocità, più svelto, più veloci, più rapida
slower | più lento, più lenta, più lentamente, meno veloce, rallenta, troppo veloce, troppo rapido, riduci la velocità, meno rapido
harder | più difficile, più difficili, più duro, troppo facile, aumenta la difficoltà, più impegnativo, più arduo, alza la difficoltà, più sfida, meno facile
easier | più facile, più facili, più semplice, troppo difficile, riduci la difficoltà, abbassa la difficoltà, meno difficile, impossibile da vincere, non si può vincere, troppo duro
scarier | più spaventoso, più pauroso, più inquietante
happier | più allegro, più divertente, più buffo, più carino
calmer | più calmo, più rilassante, più tranquillo, più rilassato
epicer | più epico, più drammatico, più intenso, più emozionante, più azione
sadder | più triste, più malinconico
darker | più scuro, più buio, più cupo
brighter | più chiaro, più luminoso, più soleggiato
colourful | più colorato, più colori, più colore
longer | più lungo, più lunga, troppo corto, allunga, duri di più
shorter | più corto, più breve, troppo lungo, accorcia
add | aggiungi, aggiungere, aggiungete, metti, inserisci, includi, voglio, dai, aggiungici, dagli, mettici, fammi, lasciami, permetti, vorrei
remove | rimuovi, rimuovere, togli, togliere, elimina, eliminare, cancella, leva, niente più, via, disattiva, tolga
replace | sostituisci, sostituire, rimpiazza, scambia, cambia
become | trasforma, trasformare, cambia, fai, rendi, diventa, diventano, sia, siano, deve essere, fai diventare
more | più, altri, altre, un altro, un'altra, ulteriori, extra, aumenta, molti più, molte più, in più
double | il doppio di, il doppio delle, raddoppia
less | meno, riduci, diminuisci, troppi, troppe, non così tanti
timer | timer, limite di tempo, conto alla rovescia, cronometro
time | tempo
lives | vite, vita, cuori
levels | livelli, livello
waves | ondate
please | per favore, puoi, potresti, possiamo, che ne dici, stavolta
same | stesso, stessa, lo stesso, uguale, uguale ma, questo gioco, mantieni, stesso gioco, stessi, identico
anew | nuovo gioco, gioco nuovo, altro gioco, un altro gioco, qualcos'altro, da zero, qualcosa di diverso
broken | aggiusta, aggiustalo, ripara, correggi, rotto, non funziona, bug, errore, errori, si blocca, si è bloccato, crasha, schermo nero, non parte
`;
