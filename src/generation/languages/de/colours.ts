/** German: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | rot~, knallrot~, dunkelrot~, hellrot~
or orange | orange, orangefarben~, orangene, orangenen, orangener, orangenes
yellow | gelb~, knallgelb~, hellgelb~, goldgelb~
green | grün~, hellgrün~, grasgrün~, knallgrün~
darkgreen | dunkelgrün~
turquoise | türkis~, türkisfarben~, cyan
blue | blau~, knallblau~, königsblau~
navy | dunkelblau~, marineblau~, nachtblau~
sky | hellblau~, himmelblau~, babyblau~
purple | lila, lilafarben~, lilane, lilanen, violett~, purpur, purpurn~
lilac | flieder, fliederfarben~, lavendel, lavendelfarben~
pink | rosa, pink~, rosafarben~, rosarot~, magenta
black | schwarz~, anthrazit
white | weiß~, weiss~
grey | grau~, hellgrau~, dunkelgrau~
brown | braun~, dunkelbraun~, hellbraun~, terrakotta
beige | beige, beigen, beiges
gold | golden~, goldfarben~, goldene, goldenen, goldenes
silver | silbern~, silberfarben~
burgundy | weinrot~, bordeaux, bordeauxrot~
as gold | gold
as silver | silber
as mint | mint, minze
as lime | limette
as cream | creme, cremefarben~
as coral | koralle
as olive | oliv
as yellow | zitrone, senf
as orange | aprikose, bernstein
as red | kirsche, erdbeere
as brown | schoko, schokolade, karamell
as purple | pflaume, aubergine
as salmon | lachs, pfirsich
as lilac | flieder
as turquoise | petrol
as beige | sand
pastel | pastell, pastellfarben, pastellfarbe, pastelltöne, pastelltönen
neon | neon, neonfarben
word | farbe, farben, farbig, farbton, farbtöne, tönen, töne, farbschema, hausfarbe, hausfarben, firmenfarbe, firmenfarben, vereinsfarben
instead | statt, anstatt, anstelle von, nicht
all | alles, alles in, ganz in, nur, komplett
is | ist, sind, sein, soll, sollen, sollte, war, wird
in | in
and | und, mit, oder, auf
against | gegen
mine | meine, meiner, ich bin, ich habe, ich, meins
theirs | computer, gegner
place | hintergrund, himmel, akzent, filz, tisch, brett, feld, boden, wand, bildschirm, stil
light | hell~, zart~
dark | dunkl~, dunkel
bright | knall, kräftig~, grell~
`;
