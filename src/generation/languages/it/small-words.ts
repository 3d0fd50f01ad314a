/** Italian: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
il lo la i gli le un uno una e o con di del della dei delle degli in nel nella su sul per da dal è sono che dove
quando senza ma contro io tu lui lei gioco fai crea voglio molto più al alla non si come mio mia a ad ai agli nei
negli tra fra ed sulle sui sugli sulla dalle dai
ciao salve buongiorno buonasera grazie prego perché poiché mentre allora dopo prima durante fino verso sotto sopra
anche ancora già sempre mai quasi solo soltanto ogni ognuno tutto tutta tutti tutte altro altra altri altre stesso
stessa qualcosa qualcuno qualche niente nulla nessuno nessuna molta molti molte poco poca pochi poche tanto tanta
tanti tante troppo quale quali cui chi questo questa questi queste quello quella quelli quelle quel quei ci vi ne loro
noi voi essi mi ti nostro nostra nostri nostre vostro vostra tuo tua tuoi tue suo sua suoi sue miei mie era erano sarà
essere stato c'è ha hanno ho abbiamo può possono posso deve devono vuole vogliono vorrei vorrebbe qui qua lì là così
bene dentro fuori intanto oppure però quindi dunque
`;

export const gameTalk = `
gara giri livello punti gioco giochi due tre quattro cinque vite minuti secondi ondate nemici livelli corsa labirinto
giocatore gatto cane raccoglie salta piattaforme spaziale rompi mattoncini
tabelline vocaboli classe alunni
`;
