/** Italian: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | ciao, salve, buongiorno, buonasera, buon giorno, buona sera, grazie, grazie mille, cordiali saluti
self | sono, siamo, mi chiamo, il mio nome è, lavoro come, lavoro in, insegno, faccio la, faccio il
request | voglio, vorrei, vorremmo, vogliamo, mi serve, ci serve, mi servirebbe, ho bisogno, abbiamo bisogno, cerco, cerchiamo, fai, fammi, fate, crea, creami, creare
request | puoi, potresti, potete, per favore, vuole, vogliono, vorrebbe, pensavo
likes | ama, amano, adora, adorano, è fan di, va matto per, va matta per, impazzisce per, gli piace, le piace, gli piacciono, le piacciono, compie
people | alunn*, student*, studenti, classe, bambini, bambino, bambina, bimbi, bimbo, giocator*, follower*, fan, client*, ospit*, visitator*, dipendent*, collegh*
people | squadra, amici, amiche, famiglia, moglie, marito, fidanzata, fidanzato, nipot*, nipotin*, figli*, tutti, anziani, ragazzi, gente
learner | alunno, alunni, alunna, alunne, studenti, lo studente, il bimbo, i bimbi, i bambini, il bambino, partecipanti, i giocatori, il giocatore
`;
