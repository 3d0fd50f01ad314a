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
theme space | stacji kosmicznej, statku kosmicznym, nieważkość, orbita, orbicie, saturn, jowisz, neptun, pluton, planecie, marsie, czarna dziura, czarnej dziury, układ słoneczny
theme space | układzie słonecznym, droga mleczna, drodze mlecznej, galaktyczny, międzygwiezdny, międzyplanetarny, marsjański, mgławica, kosmodrom
theme ice | tundra, tundrze, antarktyka, arktyczny, laponia, grenlandia, alaska, epoka lodowcowa, epoce lodowcowej, stoku narciarskim, narciarski, zaspa, ośnieżony, zaśnieżony, polarny
theme ice | igloo
theme ice | bałwan, bożonarodzeniowy, świąteczny, wigilia, mikołajki, sylwester, sylwestra, mroźny, mróz, na krze, na lodzie
theme forest | leśnej, polana, polanie, polanka, gaj, gaju, zagajnik, knieja, kniei, ostępy, mokradła, bagno, bagnie, trzęsawisko, białowieża, bieszczady, tajga, tajdze, kemping
theme forest | przy ognisku
theme forest | pole namiotowe, obóz harcerski, obozie harcerskim, jesienią
theme ocean | port, porcie, przystań, molo, molu, nabrzeże, zatoka, zatoce, fiord, na łodzi, na łódce, na jachcie, na tratwie, na promie, mazury, bałtyckie, oceanie, jeziorze, rzece, wisła
theme ocean | odra
theme ocean | odrze, wodospad, wodospadzie, atlantyda, atlantydzie, atlantyk, wrak statku, batyskaf, podwodnym, głębiny, wenecja, rów mariański, oceanarium, na rybach, wędkowanie, rafie
theme ocean | laguna wenecka, weneckie kanały
theme desert | pustyni, pustynny, wydmy, sahara, saharze, gobi, karawana, beduini, saloon, western, westernowy, teksas, teksasie, arizona, prerii, sfinks, kair, maroko, egipcie, egipski
theme desert | kanion
theme desert | kanionie, dzikim zachodzie, oazie, błędowska
theme city | centrum handlowe, centrum handlowym, galeria handlowa, galerii handlowej, lotnisko, dworzec, dworcu, przychodnia, parking, garaż, plac budowy, warsztat samochodowy
theme city | salon samochodowy
theme city | myjnia, metropolia, stolica, warszawie, krakowie, wrocław, wrocławiu, gdańsk, poznań, nowy jork, nowym jorku, paryż, londyn, londynie, tokio, chicago, las vegas, kasyno, kasynie
theme city | hotel, supermarket, supermarkecie, hipermarket, biedronka, biedronce, żabka, sklepie, biurze, biurowiec, biurowcu, autostrada, autostradzie, skrzyżowanie, w windzie, w autobusie
theme city | w tramwaju, blokowisko, wieżowiec, komisariat, pałac kultury, blok mieszkalny, bloku mieszkalnym
theme castle | zamkowy, zamczysko, cytadela, forteca, baszta, warownia, sala tronowa, sali tronowej, ruiny, akropol, koloseum, starożytny rzym, starożytnym rzymie, starożytna grecja
theme castle | starożytnej grecji, camelot, hogwart, hogwarcie, wawel, malbork, grunwald, gród, grodzie, wikingów, świątynia, świątyni, klasztor, katedra, pagoda, wersal, śródziemie, fantasy
theme candy | słodka kraina, cukierkowy, czekoladowy, karmel, karmelowy, lizak, pianki, żelkowy, piernik, piernikowy, wata cukrowa, deser, babeczki, cukiernia, cukierni, donuty, tęcza
theme candy | tłusty czwartek, krówki, lodziarnia, lodziarni, landrynki
theme haunted | krypta, krypcie, grobowiec, grobowcu, opuszczony, opuszczonym, stary dwór, starym dworze, przeklęty, straszny dwór, czarnobyl, prypeć, szpital psychiatryczny
theme haunted | szpitalu psychiatrycznym, kostnica, dracula, drakula, transylwania, wilkołak, upiory, zjawy, zaduszki, dzień zmarłych, wszystkich świętych, cmentarny, gabinet strachu
theme haunted | dom grozy
theme haunted | pociąg widmo, koszmar, koszmarny
theme farm | stajnia, stajni, obora, oborze, stodoła, chlew, chlewie, kurnik, ranczo, winnica, sad jabłoniowy, pastwisko, młyn, młynie, zagroda, zagrodzie, pgr, plantacja, owczarnia
theme farm | sianokosy
theme farm | dożynki, polu kukurydzy, polu ryżowym, bacówka, rolniczy, spichlerz
theme jungle | amazonia, amazonka, liany, madagaskar, afrykański, afryce, lesie deszczowym, tropikalnym lesie, jurajski, prehistoryczny, kongo, australia, bambus, bambusowy, serengeti, kenia
theme jungle | aztekowie, majowie, epoka kamienia, epoce kamienia, sawannie, ogród zoologiczny, busz, tropiki
theme beach | nad morzem, nadmorski, wybrzeże, promenada, kurort, kurorcie, aquapark, park wodny, basen, basenie, sopot, sopocie, zatoczka, laguna, lagunie, latarnia morska, latarni morskiej
theme beach | palmowy, malediwy, hawaje, karaiby, bali, miami, copacabana, kanary, piracki, plażowy, letni, letnia, wakacyjny, międzyzdroje, łeba, mierzeja
theme volcano | wulkanie, wulkaniczny, inferno, etna, wezuwiusz, pompeje, piekielny świat, świat ognia, lawie, mordor, czyściec, zaświaty
theme garden | ogródku, ogrodowy, altanka, grządka, grządce, klomb, rabata, trawnik, żywopłot, szklarni, oranżeria, rosarium, palmiarnia, łące, łąki, ulu, pasieka, pasiece, mrowisko
theme garden | wiosenny
theme garden | wielkanoc, wielkanocny, warzywniak, podwórko, owady, na działce
theme kitchen | kuchenny, pizzeria, bar, barze, stołówka, stołówce, bufet, knajpa, knajpie, karczma, karczmie, gospoda, tawerna, tawernie, pub, pubie, kawiarni, herbaciarnia, food truck
theme kitchen | foodtruck, fast food, burgerownia, kebab, kebabie, naleśnikarnia, pierogarnia, piekarni, kulinarny, gotowanie, bistro, piwiarnia, spiżarnia, smażalnia, mcdonald
theme school | szkolny, podstawówka, podstawówce, liceum, gimnazjum, technikum, politechnika, uczelnia, uczelni, akademia, klasie, sala lekcyjna, sali lekcyjnej, lekcja, na przerwie, żłobek
theme school | świetlica, akademik, bibliotece, czytelnia, czytelni, księgarnia, księgarni, pracownia chemiczna, matura, maturze, wykład
theme cyberpunk | klub nocny, klubie nocnym, nocny klub, dyskoteka, dyskotece, parkiet taneczny, serwerownia, serwerowni, centrum danych, cyberprzestrzeń, wirtualny świat, wirtualnym świecie
theme cyberpunk | wirtualna rzeczywistość, wirtualnej rzeczywistości, dystopia, hala fabryczna, fabryce, taśma produkcyjna, rave, wewnątrz komputera, cyborg, android, matrix, cybernetyczny
theme cyberpunk | steampunk, night city, hakerski
theme sky | górach, górski, tatry, zakopane, giewont, karkonosze, karpaty, alpy, alpach, himalaje, machu picchu, mount everest, kilimandżaro, szczyty, przełęcz, wąwóz, wąwozie, klif, klifie
theme sky | skały, niebiosa, przestworza, sterowiec, bitwa powietrzna, latające wyspy, podniebny, paralotnia, lotnia, w raju, raj, kolejka linowa, morskie oko, balonie, w andach
theme cave | grota, katakumby, wieliczka, wieliczce, kopalniany, górniczy, kamieniołom, sztolnia, bunkier, bunkrze, schron, stalaktyty, lochy, kanały ściekowe, ściekach, gorączka złota
theme cave | skarby
theme cave | pod ziemią, podziemiach, nora, norze, jaskiniowiec, jaskiniowcy, smocza jama
theme toys | piaskownica, wesołe miasteczko, wesołym miasteczku, lunapark, karuzela, diabelski młyn, kolejka górska, park rozrywki, disneyland, energylandia, lego, domek dla lalek
theme toys | domku dla lalek, zabawkowy, zabawek, bawialnia, sala zabaw, sali zabaw, urodzinowy, kinderbal, dzień dziecka, cyrkowy, pluszowy, dmuchany zamek, impreza
theme home | balkon, balkonie, taras, tarasie, weranda, przedpokój, spiżarka, poddasze, na stole, pod stołem, łóżko, w szafie, klatka schodowa, klatce schodowej, kawalerka, kawalerce
theme home | u dziadka
theme home | domek, domku, chata, chatka, chacie, chatce, toaleta, toalecie, wanna, wannie, przy kominku, kominek, parapet, parapecie, domowy, jadalni
theme village | wiejska, wsią, przedmieście, przedmieściach, prowincja, chodnik, zaułek, zaułku, deptak, karnawał, festiwal, odpuście, oktoberfest, targowisko, bazarze, stragan, straganie
theme village | sukiennice, krupówki, ratusz, brama miejska, kapliczka, kaplica, remiza, festynie, parada, plac targowy, stare miasto, starym mieście, kościele, dożynkowy, skansen, skansenie
theme village | sołectwo, starówka, starówce
theme sports | sportowy, lodowisko, ring, dojo, tatami, siłowni, sali gimnastycznej, hali sportowej, orlik, fitness, kręgielnia, kręgielni, bilard, golf, pole golfowe, skatepark
theme sports | tor wyścigowy
theme sports | torze wyścigowym, gokarty, hipodrom, boks, bokserski, judo, karate, biathlon, skoki narciarskie, łyżwiarstwo, hokej, piłkarski, koszykarski, siatkarski, tenisowy
theme sports | liga mistrzów
theme sports | ekstraklasa, mundial, szatnia, szatni, rugby, szermierka, żużel, olimpijski, bieżni, paraolimpiada, mistrzostwa europy
time night | nocnym, w świetle księżyca, po ciemku, ciemność, po zmroku, środku nocy
time dawn | brzask, poranny, nad ranem, o poranku, o wschodzie słońca, wczesnym rankiem, jutrzenka, świcie
time dusk | wieczorny, zmrok, o zachodzie słońca, szarówka, złota godzina
time day | w biały dzień, słonecznym, bezchmurny, pogodny dzień, w samo południe
weather snow | śnieżna, zawierucha, zadymka, śnieżynki, zawieja
weather rain | leje jak z cebra, deszczyk, kapuśniaczek, oberwanie chmury, grzmoty, pioruny, błyskawice, burzowy, sztorm, sztormie, wichura, plucha, słota, pod parasolem, monsun
weather leaves | opadające liście, liście spadają, babie lato, suche liście, listopad
weather petals | sakura, kwitnące jabłonie
weather fog | mgle, zamglony, opary
weather embers | iskier, żarzące się, zgliszcza, rozżarzony
weather bubbles | bańki mydlane, bąbelkowy
weather stars | pod gwiazdami, gwiaździsty, spadające gwiazdy, rozgwieżdżonym
mood cheerful | śmiesznie, zabawnie, prześmieszny, przezabawny, pogodny, żartobliwy, figlarny, psotny, pozytywny, komiczny, głupkowaty, zwariowany, beka, humorystyczny, dla śmiechu
mood cheerful | rozbrykany
mood cheerful | słodziutki, milutki, zakręcony
mood calm | relaks, relaksacyjny, na luzie, chill, chillowy, chilloutowy, wyluzowany, przytulnie, kojący, uspokajający, wyciszający, bez stresu, bez pośpiechu, niespieszny, medytacyjny
mood calm | medytacja
mood calm | zen, sielski, sielanka, błogi, nastrojowy, spokojnie, do poduszki, przed snem
mood tense | trzymający w napięciu, emocjonujący, ekscytujący, pełna akcji, pełen akcji, stresujący, nerwowy, dreszczyk, na krawędzi, przetrwanie, hardcore, zawrotne tempo
mood spooky | horrorowy, koszmarnie, niepokojący, gotycki, złowrogi, złowieszczy, makabryczny, creepy, groza, thriller, dreszczowiec, krwawy, ponury, ciarki, z dreszczykiem
mood epic | epickie, bohaterski, monumentalny, majestatyczny, saga, mityczny, epopeja, wojna, z rozmachem
mood melancholy | melancholia, nostalgia, rozłąka, pożegnanie, żałoba, przygnębiający, depresyjny, złamane serce, do łez, wzruszający, rzewny, tęskny, smutek
difficulty easy | łatwo, łatwiutka, łatwiutki, prościutka, prościutki, prostsza, prostszy, proste, banalna, banalny, banalnie prosta, nietrudny, nietrudną, nie trudna, nie trudny
difficulty easy | niezbyt trudną
difficulty easy | niezbyt trudny, nie za trudną, nie za trudno, niezbyt trudno, nie zbyt trudna, nie zbyt trudne, nie bardzo trudna, nie za ciężka, bez spiny, dla mojej babci, dla dzieciaków
difficulty easy | dla najmłodszych, dla żółtodziobów, dla nowicjuszy, dla laików, dla dziecka, dla synka, dla córeczki, dla pierwszaków, łatwizna, poziom łatwy
difficulty hard | trudno, wymagająca, wymagającą, hardkorowa, ekstremalna, ekstremalnie trudna, niemożliwa, niemożliwie trudna, piekielnie trudny, cholernie trudna, cholernie trudny
difficulty hard | mega trudna
difficulty hard | mega trudny, super trudna, super trudny, strasznie trudna, strasznie trudny, hardcorowy, nie do przejścia, dla wymiataczy, dla zawodowców, dla ekspertów
difficulty hard | dla profesjonalistów
difficulty hard | dla doświadczonych graczy, masakrycznie trudna, poziom trudny, zabójczo trudna
look warm | ciepłych barwach, ciepłych tonacjach, ciepłe tony, ciepłych tonach, ciepła paleta, ciepłe światło
look pastel | pastelowych kolorach, jasne odcienie, subtelne kolory, miękkie kolory
look neon | neonowych, odblaskowy, jaskrawe kolory
look muted | stonowane, stonowanych kolorach, przygaszone kolory, wyblakłych, sepia, szarości
style flat | płaski, płaskim stylu, minimalizm, wektorowy, bajkowa kreska, jak w kreskówce, animowany
style pixel | pikselart, pixelart, 8-bitowym, 16-bitowy, 8bit, oldschool, oldschoolowy, oldskulowy, pegasus, pegazus, commodore, gameboy, jak na pegasusie, stara gra, starej gry, atari
style noir | czarno-białym, kino nieme, niemego kina, stary film, czarny kryminał
style paper | papierowym, z kartonu, kartonowy, tekturowy, z tektury, wyklejanka, ręcznie rysowany, akwarelowy, szkic, bazgroły, rysunek dziecka, bajka dla dzieci, książeczka
style paper | książka z obrazkami
`;
