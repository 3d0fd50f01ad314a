/** Italian: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | ross~, scarlatt~
orange | arancione, arancioni
yellow | giall~
green | verde, verdi
turquoise | turchese, ciano
blue | blu
sky | azzurr~, celeste
navy | blu scuro, blu notte, blu navy
purple | viola
lilac | lilla, lavanda
pink | rosa acceso, fucsia, color rosa, tutto rosa
or pink | rosa
black | ner~
white | bianc~, bianche, bianchi
grey | grigi~, grigie
brown | marrone, marroni
beige | beige, avorio
gold | dorat~
silver | argentat~, argento
burgundy | bordeaux, bordò, granata
as gold | oro
as mint | menta
as lime | lime
as cream | crema, panna
as coral | corallo
as olive | oliva
as yellow | limone, senape
as orange | arancio, albicocca
as red | ciliegia, fragola
as brown | cioccolato, caramello, caffè
as purple | prugna, melanzana
as salmon | salmone, pesca
as burgundy | vino
as beige | sabbia
pastel | pastello
neon | neon, fluo
word | colore, colori, color, toni, tinte, tinta
instead | invece di, invece del, al posto di, al posto del, anziché, non
all | tutto in, tutto, tutta, solo, tutto quanto
is | è, sono, sia, siano, essere, sarà
in | in, di
and | e, ed, con, o, su
against | contro
mine | mio, mia, miei, mie, il mio, la mia, io
theirs | computer, avversario
place | sfondo, cielo, accento, tavolo, tabellone, campo, pavimento, muro, schermo
light | chiar~
dark | scur~
bright | acceso, accesa, vivo
`;
