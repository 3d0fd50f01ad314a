/** Polish: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | kosmos, kosmiczny, w kosmosie, galaktyka, wszechświat, księżyc, mars, planeta, planety, gwiazdy, astronauta, kosmonauta, asteroidy
theme ice | lód, lodowy, śnieg, śnieżny, zima, zimowy, arktyka, antarktyda, lodowiec, biegun, boże narodzenie, święta, pingwin, narty
theme forest | las, leśny, lesie, lasu, jesień, jesienny, puszcza, biwak, park, zaczarowany las, bór
theme ocean | ocean, morze, morski, pod wodą, podwodny, rafa, koral, akwarium, łódź podwodna, syrenka, jezioro, rzeka, staw, bałtyk
theme desert | pustynia, egipt, piramida, piramidy, faraon, dziki zachód, kowboj, oaza, wielbłąd
theme city | miasto, mieście, miejski, warszawa, kraków, wieżowce, dachy, metro, biuro, sklep, szpital, samochód, samochody, muzeum
theme castle | zamek, zamku, średniowiecze, średniowieczny, rycerz, rycerze, królestwo, pałac, smok, czarodziej, księżniczka, wikingowie, twierdza
theme candy | cukierki, cukierek, słodycze, kraina słodyczy, czekolada, ciasto, tort, lody, pączki, ciasteczka, żelki
theme haunted | opuszczony dom, opuszczonym domu, opuszczony szpital
theme haunted | nawiedzony, nawiedzony dom, duchy, duch, cmentarz, wampir, zombie, czarownica, wiedźma, szkielet, halloween, upiorny, dynia
theme haunted | nawiedzonym domu, nawiedzonego domu, dom strachów
theme farm | farma, farmie, wiejski, gospodarstwo, pole, krowa, krowy, traktor, kury, siano, żniwa, rolnik
theme jungle | dżungla, dżungli, las deszczowy, safari, sawanna, afryka, małpa, tygrys, dinozaur, dinozaury, zoo, panda
theme beach | plaża, plaży, wyspa, wyspie, pirat, piraci, tropikalny, palmy, surfing, lato, wakacje, wyspa skarbów
theme volcano | wulkan, lawa, piekło, magma, ognisty, erupcja
theme garden | ogród, ogrodzie, ogródek, kwiaty, kwiatek, łąka, szklarnia, pszczoła, pszczoły, motyl, ślimak, wiosna, krasnal
theme kitchen | kuchnia, kuchni, restauracja, pizza, piekarnia, kucharz, kawiarnia, jedzenie, sushi, pierogi, lodówka
theme school | szkoła, szkole, klasa, biblioteka, nauczyciel, nauczycielka, uniwersytet, egzamin, książki, uczniowie, laboratorium, przedszkole, matematyka
theme cyberpunk | cyberpunk, neon, neonowy, futurystyczny, przyszłość, robot, roboty, haker, drony, fabryka
theme sky | niebo, niebie, chmury, samolot, spadochron, balon, ptaki, góry, góra, latawiec
theme cave | jaskinia, jaskini, kopalnia, kopalni, górnik, podziemia, podziemny, tunel, kryształy, skarbiec, kret
theme toys | zabawki, zabawka, pokój dziecięcy, miś, pluszaki, lalka, lalki, cyrk, urodziny, baloniki, plac zabaw
theme home | dom, w domu, mieszkanie, w mieszkaniu, salon, w salonie, pokój, w pokoju, pokój dzienny, sypialnia, sypialni, łazienka, łazience, strych, strychu, piwnica, korytarz, dom babci
theme home | u babci, kanapa, kanapie, dywan, odkurzacz, sprzątanie, meble, pranie, poduszka, poduszki, jadalnia
theme village | wieś, wsi, wioska, wiosce, wioski, miasteczko, miasteczku, miasteczka, ulica, ulicy, ulice, ulicach, uliczka, osiedle, osiedlu, sąsiad, sąsiedzi, sąsiedztwo, rynek, rynku, targ
theme village | targu, bazar, jarmark, odpust, festyn, kościół, wieża kościelna, listonosz
theme sports | sport, sporty, stadion, stadionie, boisko, boisku, boisko piłkarskie, piłka nożna, piłkę nożną, piłkarz, koszykówka, siatkówka, tenis, kort, korcie, sala gimnastyczna, siłownia
theme sports | zawody sportowe, dzień sportu, lekkoatletyka, bieżnia, olimpiada, igrzyska, mistrzostwa świata, maraton, rzuty karne, trener, trybuny, wf
time night | noc, nocą, w nocy, nocny, północ, przy księżycu
time dawn | świt, o świcie, poranek, rano, wschód słońca
time dusk | zmierzch, zachód słońca, wieczór, wieczorem
time day | za dnia, w dzień, słoneczny, w południe
weather snow | śnieg, śnieżyca, pada śnieg, zamieć, zima
weather rain | deszcz, pada deszcz, deszczowy, burza, ulewa, mżawka
weather leaves | spadające liście, jesienne liście, wietrznie, jesień
weather petals | płatki, kwitnąca wiśnia, kwiat wiśni, wiosna
weather fog | mgła, mglisty
weather embers | iskry, żar, popiół, lawa
weather bubbles | bąbelki, pod wodą
weather stars | gwiaździste niebo, gwieździsty, rozgwieżdżone
mood cheerful | wesoły, wesoła, zabawny, zabawna, śmieszny, radosny, uroczy, kolorowy, słodki, imprezowy
mood calm | spokojny, spokojna, spokojną, relaksujący, relaksująca, relaksującą, przytulny, odprężający, cichy, łagodny, na spokojnie
mood tense | napięty, pełen napięcia, dynamiczny, szalony, intensywny, niebezpieczny, adrenalina
mood spooky | straszny, straszna, upiorny, mroczny, horror, przerażający, nawiedzony
mood epic | epicki, epicka, heroiczny, legendarny, przygoda, przygodowa, bitwa, wielki
mood melancholy | smutny, smutna, melancholijny, samotny, samotność, nostalgiczny, tęsknota, żal
difficulty easy | łatwy, łatwa, łatwą, prosty, prosta, prostą, dla dzieci, dla maluchów, nietrudna, dla mojej córki, dla mojego syna, dla przedszkolaków
difficulty hard | trudny, trudna, trudną, bardzo trudna, wymagający, hardkorowy, ekstremalny, niemożliwy, piekielnie trudna
difficulty easy | łatwe, łatwego, niezbyt silny, nie za silny, niezbyt mądry, nie za mądry, nie za trudne, niezbyt trudne
difficulty hard | trudne, bardzo silny, bardzo trudne
difficulty easy | początkujących, dla początkujących, niezbyt trudna, nie za trudna, nie za trudny
difficulty hard | naprawdę trudna, naprawdę trudny, jak najtrudniejsza
colour #e53935 | czerwony, czerwona, czerwone, czerwonego, czerwoną, czerwonym, czerwonych, czerwonymi
colour #fb8c00 | pomarańczowy, pomarańczowa, pomarańczowe
colour #fdd835 | żółty, żółta, żółte, złoty, złota, złote, żółtego, żółtą, żółtych, złotego, złotą
colour #43a047 | zielony, zielona, zielone, zieloną, zielonym, zielonego, zielonych
colour #00acc1 | turkusowy, turkusowa, turkusowe
colour #1e88e5 | niebieski, niebieska, niebieskie, błękitny, granatowy, niebieskiego, niebieską, niebieskich
colour #8e24aa | fioletowy, fioletowa, fioletowe, liliowy
colour #ec407a | różowy, różowa, różowe, różową, różowego, różowych
look warm | ciepłe kolory, ciepłych kolorach, ciepłe barwy
look pastel | pastelowy, pastelowe, pastelowe kolory, pastelach, delikatne kolory
look neon | neonowy, neonowe, neony, fluorescencyjny
look muted | stonowane kolory, szary, szare, czarno-biały, wyblakłe
style flat | płaski design, minimalistyczny, minimalistyczna, kreskówkowy, kreskówka, styl kreskówki
style pixel | pixel art, pikselowy, pikselowa, piksele, retro, 8-bit, 8 bit, 8-bitowy, 16 bit, stare gry
style noir | noir, czarno-biały, czarno-biała, monochromatyczny
style paper | z papieru, papierowy, wycinanka, wycinanki, origami, kolaż, rysowany ręcznie, akwarela, jak w książeczce
`;
