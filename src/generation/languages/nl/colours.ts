/** Dutch: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | rood, rode
or orange | oranje
yellow | geel, gele
green | groen~, lichtgroen~, donkergroen~
turquoise | turquoise, turkoois, cyaan
blue | blauw~
navy | donkerblauw~, marineblauw~
sky | lichtblauw~, hemelsblauw~
purple | paars, paarse, violet
lilac | lila, lavendel
pink | roze, felroze
or pink | roos
black | zwart~, antraciet
white | wit, witte
grey | grijs, grijze
brown | bruin~
beige | beige
gold | gouden kleur, goudkleurig~, gouden
silver | zilverkleurig~, zilveren
burgundy | bordeaux, bordeauxrood
as gold | goud
as silver | zilver
as mint | mint, munt
as lime | limoen
as cream | crème
as coral | koraal
as olive | olijf
as yellow | citroen, mosterd
as orange | abrikoos
as red | kers, aardbei
as brown | chocolade, karamel
as purple | pruim
as salmon | zalm, perzik
as beige | zand
pastel | pastel, pastelkleuren, pastelkleur, pasteltinten
neon | neon, neonkleuren
word | kleur, kleuren, tinten, tint, bedrijfskleuren, clubkleuren, huiskleuren
instead | in plaats van, ipv, niet
all | alles, alles in, helemaal, alleen
is | is, zijn, moet, moeten, zou, was, wordt, ben
in | in
and | en, met, of, op
against | tegen
mine | ik ben de, ik ben, ik, de mijne, mijne
theirs | computer, tegenstander
place | achtergrond, lucht, tafel, bord, veld, vloer, muur, scherm
light | licht~
dark | donker~
bright | fel~
`;
