/** Polish: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | riksza, ryksza
hoverboard | hulajnoga elektryczna, deskorolka elektryczna
longboard | deskorolki
tow truck | laweta, dostawczak
forklift | walec drogowy, pług śnieżny, spycharka
fire truck | wóz strażacki
tugboat | holownik, barka, barki, fregata, szalupa
vaporetto | promy, tramwaj wodny
rowboat | kajaki, kanu, rower wodny, czółno, gondola
handcart | furmanka
tricycle | trójkołowiec, jednokołowiec, tandem
railway track | szyna, zwrotnica, zwrotnice, przejazd kolejowy
market stall | warzywniak, budka z jedzeniem, kwiaciarnia, sklep rybny
granary | spichlerz, silos zbożowy, chlew, tartak, młyn wodny, strażnica, budka telefoniczna, hangar
paddock | zagroda, ogrodzenie, barierka, barierki, palisada, szlaban, płotek
pier | molo, pomost, nabrzeże, przystań, śluza, akwedukt, most zwodzony, kładka, zapora
kindergarten | żłobek, akademia, liceum, podstawówka
courthouse | parlament, mauzoleum, ambasada, senat
rock pool | laguna, potok, gejzer, wąwóz, kanion, wydma, wydmy, ruchome piaski, lawina, przypływ, szron, rosa, zatoka
rice paddy | pole ryżowe, winnica, warzywnik, pole kukurydzy, grządki, pastwisko, plantacja, rabata
bouquet | bukiet, bukiety, wiązanka
lilac | storczyk, orchidea, żonkil, goździk, fiołek, jaśmin, lawenda, pelargonia, przebiśnieg, chaber
maple tree | dęby, grusza, buk, topola, drzewo owocowe
spruce | świerki, sosny, cyprys, cedr, modrzew
palm | palma kokosowa
bramble | krzew, jeżyny krzak, zarośla
`;
