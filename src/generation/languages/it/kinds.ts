/** Italian: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platform, gioco di piattaforme, piattaforme, piattaforma, platformer
platformer 3 | salta, saltare, saltando, saltella, arrampica
shmup 12 | sparatutto, gioco di navicelle, sparatutto spaziale
shmup 4 | astronave, navicella, invasori
shmup 3 | spara, sparare, sparando, laser
arena 12 | arena
arena 4 | sopravvivi, sopravvivere, ondate, orde, battaglia di palle di neve, battaglia a palle di neve, battaglia di cuscini, guerra di palle di neve, sopravvivenza, gioco di sopravvivenza
arena 3 | combatte, combattere, lotta, spada, sconfigge, battaglia
breakout 12 | rompi mattoncini, spaccamattoni, mattoncini, spacca mattoni, rompere i mattoni, rompimattoni
breakout 4 | mattoni, racchetta, paletta
snake 12 | gioco del serpente, snake, serpentone
snake 5 | serpente, biscia, si allunga, cresce
runner 12 | corsa infinita, endless runner, runner, corsa senza fine
runner 5 | senza fine, infinito, senza fermarsi
runner 3 | corre, correre, correndo, rotola, rotolare, rotolando
flappy 12 | flappy
flappy 6 | tubi, sbatte le ali, jetpack, parapendio
lander 3 | atterrare, atterra
flappy 3 | vola, volare, volando
match3 12 | match 3, abbina tre, tre in fila, combina tre
match3 4 | scambia, abbina, rompicapo, puzzle
sokoban 12 | sokoban, spingere casse, spinge casse, spingere le casse, spingere scatole
sokoban 5 | spinge, spingere, casse, sistema le scatole, riordina le scatole
maze 12 | labirinto
stealth_game 12 | furtivo, gioco stealth
maze 4 | uscita, corridoi, guardie, ladro, sotterraneo, caccia al tesoro
maze 1 | furtivo, senza farsi vedere, intrufolarsi
stealth_game 4 | senza farsi vedere, intrufolarsi, si intrufola, di nascosto, senza svegliare, non svegliare
stealth_game 4 | in punta di piedi
stealth_game 1 | dorme, dormono, addormentato, addormentata, russa, si sveglia
tower_defense 12 | tower defense, difesa delle torri, difesa della torre, torri difensive, difendi il tuo, difendi il castello, difendi la
tower_defense 4 | torri, torrette, difendere, difende, proteggere
racing 12 | gioco di corse, corse, corsa automobilistica, gara, gare, corsa di macchine, gara di, corsa di
racing 4 | giri, pista, guida, guidare, sorpassare, circuito, autista, tassista, guidare una, sgommare, pilotare, autoscontri
memory 12 | memory, gioco di memoria, memoria, coppie, trova le coppie
memory 4 | carte, girare, ricordare
quiz 5 | capitali, capitale di, capitali di, capitali d'europa, capitali europee, capitali dell'europa
quiz 12 | quiz, domande, gioco a quiz, indovina, domande e risposte, trivia, quesiti, indovina la, indovina il, indovina le, cultura generale, vero o falso, indovinello
aim_physics 12 | catapulta
aim_physics 3 | mirare, lanciare, lancia, tirare
reaction 12 | riflessi, gioco di riflessi, pesca, tagliare frutta
reaction 5 | schiaccia, schiacciare, clicca sulle, clicca sui, clicca sugli, prima che scappino, prima che pungano, spuntano, colpisci i, colpisci le, escono dalle buche, colpisci la, ciabatta, taglia
reaction 5 | affetta, affettare
rhythm 12 | gioco ritmico, ritmo, gioco musicale, gioco di ballo, a tempo di musica, batteria musicale
clicker 12 | clicker, gioco di clic
clicker 3 | cliccare, clic, potenziamenti
catcher 12 | acchiappa, prendere al volo, cadono dal cielo, acchiappare, che cadono, che cade, cadono dall'alto, afferra
catcher 4 | cestino, cadono, piovono, portiere, con la bocca, in bocca, con un secchio
serving 12 | servire i clienti, serve i clienti
serving 4 | ristorante, pizzeria, panetteria, gelateria, clienti, cameriere, cameriera, servire, cucinare, ricetta
crossing 12 | attraversare la strada, attraversa la strada, attraversare, attraversa, attraversare il fiume, attraversa il fiume, dall'altra parte della strada
crossing 4 | traffico, corsie, incrocio
duel 12 | duello, sfida a due, combattimento, uno contro uno, karate, judo, lotta libera, arti marziali, al meglio di, contro mio fratello, contro un amico
duel 4 | due giocatori, multigiocatore, per due, a due
falling_blocks 12 | blocchi che cadono, pezzi che cadono
farm_sim 12 | gioco di fattoria, simulatore di fattoria, gioco di giardinaggio, gestire una fattoria, gestisci una fattoria, vita in fattoria
farm_sim 4 | raccolto, coltivare, piantare, annaffiare, semina, pianta, annaffia, coltiva, innaffia, vigneto, frutteto, orto
solitaire 3 | tre carte alla volta, 3 carte alla volta, una carta alla volta
blackjack 3 | chiede carta con 17 morbido, tira con 17 soft
spider_solitaire 1 | un seme, 1 seme, due semi, 2 semi, quattro semi, 4 semi
pipe_puzzle 12 | pezzi di tubo, gira i tubi, unire i tubi, unisce i tubi, puzzle idraulico, collega le tubature, collegare le tubature
`;
