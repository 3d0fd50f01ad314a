/** Turkish: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | kırmızı~, kızıl~
orange | turuncu~, portakal rengi
yellow | sarı~
green | yeşil~
turquoise | turkuaz~, camgöbeği
blue | mavi~
navy | lacivert~
sky | açık mavi, gök mavisi
purple | mor~, menekşe rengi
lilac | eflatun, lila
pink | pembe~
black | siyah~, kara renk
white | beyaz~
grey | gri, griye
brown | kahverengi~
beige | bej
gold | altın rengi, altın sarısı
silver | gümüş rengi
burgundy | bordo
as gold | altın
as silver | gümüş
as mint | nane
as lime | limon yeşili
as cream | krem
as coral | mercan
as olive | zeytin
as yellow | limon, safran, hardal
as red | kiraz, çilek, vişne
as brown | çikolata, karamel
as purple | erik
as navy | çivit
as salmon | somon, şeftali
pastel | pastel
neon | neon
word | renk, renkler, renkli, renkte, renklerde, renkleri, rengi, renginde, renklerimiz, rengimiz, tonları, tonlarında
inplace | yerine
all | her şey, herşey, hepsi, tamamen, sadece, her yer
is | olsun, olacak, olmalı, olsunlar, dır, dir
in | renkte
and | ve, ile, veya
against | karşı
mine | benim, benimki, benimkiler, ben
theirs | bilgisayarınki, bilgisayarınkiler, rakip, rakibin, onunki
place | arka plan, arkaplan, zemin, gökyüzü, masa, tahta, saha, duvar, ekran
light | açık
dark | koyu
bright | parlak, canlı
of | renkli, renkte
`;
