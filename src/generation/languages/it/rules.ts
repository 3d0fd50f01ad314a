/** Italian: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | doppio salto, salto doppio, saltare due volte
rule lowGravity | bassa gravità, gravità bassa, gravità zero, poca gravità
rule dash | scatto, schivata rapida
rule dash | nitro, capriola, schivata, rotolata
rule shield | scudo, scudi, campo di forza
rule rapidFire | fuoco rapido, mitragliatrice, spari veloci
rule magnet | magnete, calamita, magnetico, calamite
rule wrap | dall'altra parte, attraversa i muri, senza muri, dall'altro lato
rule multiBall | multi palla, più palle, multipalla, palle extra
rule speedUp | sempre più veloce, accelera, sempre più veloci
rule speedUp | sempre più in fretta, la velocità aumenta, via via più veloce, accelerano
rule speedUp | sempre più rapido, sempre più rapidi, sempre più rapida, più veloce ogni, ogni volta più veloce, un po più veloce, accelerando
rule fast | veloce, rapido, velocissimo, ad alta velocità
rule slow | lento, lenta, lentamente, piano piano
rule noEnemies | senza nemici, senza violenza, senza mostri, niente nemici, nessun nemico
rule gentle | rilassante, senza morte, senza morire, senza stress, senza pressione, per bambini, mia figlia, mio figlio, non si può perdere, tranquillo, zen, non si muore
rule gentle | dolce e lento, per dormire, prima di dormire, senza fretta, impossibile perdere, per piccoli, per i più piccoli, che non fa paura, delicato
rule shooting | sparare, spara, pistola, laser, cannone, proiettili, lanciare, lancia, sparando
rule confetti | coriandoli, fuochi d'artificio, festeggiamento
rule boss | boss, boss finale
rule endless | infinito, senza fine
unit lives | vita, vite, cuori, cuore, tentativi, errori
unit seconds | secondo, secondi
unit minutes | minuto, minuti
unit moves | mosse, turni
unit laps | giri, giro
unit rivals | avversari, rivali
unit pairs | coppie
unit points | punti, gol
unit holes | buche
unit days | giorni
unit levels | livello, livelli, mondi, stadi, fasi
unit waves | ondata, ondate, onda, onde
every every | ogni
every half | mezzo minuto
`;
