/** Polish: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | czerwon~
orange | pomarańczow~
yellow | żółt~
green | zielon~, ciemnozielon~
turquoise | turkusow~
blue | niebiesk~
navy | granatow~, ciemnoniebiesk~
sky | błękitn~, jasnoniebiesk~
purple | fioletow~, purpurow~
lilac | liliow~, lawendow~
pink | różow~
black | czarn~
white | biał~, bial~
grey | szar~
brown | brązow~
beige | beżow~
gold | złot~
silver | srebrn~
burgundy | bordow~
as gold | złoto
as silver | srebro
as mint | miętow~
as lime | limonkow~
as cream | kremow~
as coral | koralow~
as olive | oliwkow~
as yellow | cytrynow~, musztardow~
as red | wiśniow~, malinow~
as brown | czekoladow~, karmelow~
as purple | śliwkow~
as salmon | łososiow~, brzoskwiniow~
pastel | pastelow~, pastele, pastelach
neon | neonow~
word | kolor, kolory, kolorze, kolorach, kolorów, koloru, barwy, barwach, odcienie
instead | zamiast, nie
all | wszystko na, wszystko, wszystko w, cały, cała, całość, tylko
is | jest, są, być, będzie, ma być, mają być, ma
in | w, na
and | i, oraz, z, ze, lub, albo
against | przeciw, kontra, przeciwko
mine | moje, mój, moja, ja, mam, ja mam
theirs | komputer, komputera, przeciwnik
place | tło, tle, niebo, stół, plansza, pole, podłoga, ściana, ekran
light | jasn~
dark | ciemn~
bright | jaskraw~
`;
