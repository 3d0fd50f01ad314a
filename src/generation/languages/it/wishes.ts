/** Italian: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multigiocatore, due giocatori, online, cooperativo, con gli amici
threeD | 3d, prima persona, mondo aperto
network | classifica online, scaricare, accedere
network | punteggi online, record online
purchases | acquisti in-app, soldi veri, pubblicità
laps | giri di pista, giri
undo | annulla mossa, annullare le mosse
voice | voce, microfono, narratore, doppiaggio
camera | giroscopio, inclinare il telefono, realtà aumentata
story | modalità storia, filmati, dialoghi, missioni secondarie
shop | negozio, inventario, albero delle abilità, comprare potenziamenti
save | salvataggio, salvare i progressi, punti di controllo
editor | editor di livelli, creare i propri livelli
skins | scelta del personaggio, scegliere il personaggio, skin, costumi
achievements | obiettivi sbloccabili, medaglie, sfida giornaliera
timed | tempo di ricarica, durata dei bonus
endless | infinito, infinita, senza fine, il più in alto possibile, più in alto possibile, all’infinito
minimap | minimappa, mappa del mondo
replay | rallentatore, condividere
`;
