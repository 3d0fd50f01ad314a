/** Italian: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | sostituit* da, sostituit* con, rimpiazzat* da
as | come, nel ruolo di, a fare da, che fa da, che fanno da
instead | invece di, invece del, invece della, invece dei, invece delle, invece degli, al posto di, al posto del, al posto della, al posto dei, al posto delle
instead | al posto degli, anziché
hero | eroe, eroina, protagonista, giocatore, torre, torri, torrett*, racchetta, uccello, uccellino, serpente, idraulico, auto, macchina, macchine, rana
enemy | nemic*, avversari*, rival*, portier*, fantasm*, invasor*, alien*, mostr*, cattivi, zombi*
item | oggett*, biril*, pedin*, pezz*, numer*, cifr*, cart*, blocc*, mattonc*, matton*, pietr*, gemm*, gioiell*, caramell*, simbol*, boll*, cibo, frutta, mela, mele
item | monet*, puntin*, uova, uovo
obstacle | ostacol*, mina, mine, tubo, tubi, mur*
projectile | palla, palle, pallina, palline, pallone, disco, proiettil*, frecc*, munizion*
`;
