/** Polish: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
girl | kuzynka, siostrzyczki, córeczka, córunia, dziewczynek, dziewuszka, dziewucha, panienka, siostrunia, czerwony kapturek, czerwonego kapturka, dziewczę, dziewcząt, mażoretka, mażoretek
girl | pannica
dwarf | karzeł, karła, siedmiu krasnoludków
doughnut | pączka, pączuś, pączusie, oponki, oponek, donat, donuty, faworek, faworków, chruściki, gniazdka wiedeńskie
jar | marmolada, słoiczek, słoiczka, słój, dżemy, dżemik, konfitura, powidła, powideł, przetwory, wek, nutella, majonezu, musztardy, masła orzechowego, marmolady, słoik dżemu, słoik ogórków
jar | słoik z kompotem, słoik nutelli
plastic-bottle | keczup, bidon, płyn do naczyń, płyn do prania, płyn do płukania, keczupu, butelka po wodzie, płyn do mycia, butelka plastikowa, butelka coli
bowl-with-spoon | płatki, owsianki, kaszy, kaszka, kasza manna, kasza gryczana, ryż na mleku, płatki z mlekiem, jogurtu, jogurcik, kefiru, maślanki, zsiadłe mleko, serek wiejski
bowl-with-spoon | serek homogenizowany, danio, serek waniliowy, twarogu, twarożek, twarożku, kutia, papka, grysik, śmietany, mus jabłkowy, puree, purée ziemniaczane, zupa mleczna, miska zupy
bowl-with-spoon | miseczka, kleik, deserek dla niemowląt, płatki kukurydziane, gerberek, kasza jaglana, jaglanka, miska kaszy
cheese-wedge | oscypek, sera żółtego, oscypka, bryndza, serek, serka, bundz, korbacz, plasterek sera, gołka, ser pleśniowy, gouda, ser topiony, serek topiony, mozzarella, feta, fety
cheese-wedge | kostka sera, żółty ser, białego sera, biały ser
pig | maciora, świnka, świnek, prosiaka, prosiąt, prosiaczek, maciory, wieprza, warchlak, wieprzek, knur
ram | muflon, baran
bird | kormoran, bekas, czajka, bociek, ptaszek, ptaszka, ptaszyna, wróbla, wróbelek, wróbelka, sikorki, sikorek, rudzika, gil, szpaka, skowronka, słowik, jaskółki, jaskółek, kukułki
bird | dzięcioła, zięby, czyżyk, bociana, boćka, czaple, mewę, mew, kormorana, rybitwy, dudka, sójki, kanarka, jemiołuszka, przepiórki, jerzyk, pliszka, wilga, ptactwo, strzyżyk
chicken | kur, kurki domowe, kurę, nioska, kwoki, kokoszki, kokosz, perliczki, kurka czubatka, kura domowa
mouse | myszoskoczek, popielica, myszka polna, myszkę, myszek, nornice, ryjówki, polna mysz, myszoskoczki, nornik, myszunia, myszon
rat | piżmak, nutria, szczurek, szczurki, nutrie, szczurek domowy
chipmunk | świstak, wiewiórek, wiewióreczka, świstaka, wiewiór, koszatka
lizard | salamandra, jaszczurek, traszka, salamandry, gekon, kameleona, legwan
bug | pluskwa, wesz, wszy, mszyca, stonogi, pluskwy, pchły, pcheł, mszyce, kleszcza, skorek, szczypawka, rybik, prosionek, karaczan
spider | kosarz, pajączek, pajączka, tarantula, ptasznik, pajęczaka
fish | węgorz, śledzia, śledzi, karpia, karpi, szczupaka, okonia, leszcza, płotka, pstrąga, sandacz, węgorza, dorsza, makreli, szprotka, flądry, łososia, rybka, rybek, karasia, tołpyga
fish | sielawa, cierniczek, ciernik, tuńczyka, sardynki, rolmops, paluszki rybne, paluszek rybny, karp wigilijny, karpia wigilijnego, rybeńka
delivery-truck | śmieciarka, śmieciarki, śmieciarek, ciężarówkę, ciężarówek, furgonetkę, dostawczaka, lawety, pługi śnieżne, odśnieżarka, piaskarka, solarka, polewaczka, zamiatarka
delivery-truck | szambiarka, food truck, foodtruck, ciężarówa, pługopiaskarka
vehicle | furmanka, szybowiec, bryczki, furmanki, wóz drabiniasty, wozy drabiniaste, wóz z sianem, dorożki, karety, przyczepa, rowerek trójkołowy, rowerek biegowy, rowerki biegowe
vehicle | gondola wyciągu, sterowiec, sterowca, balon z koszem, drezyna, quad, skuter śnieżny, lotnia, szybowca, rydwanu, wóz konny, dźwigu, żuraw budowlany, rikszy, powóz, sanie konne
coat | sweter, kurtkę, kurteczka, kożucha, palto, swetra, sweterek, sweterka, bluzy, peleryny, serdak, sukmana, szlafroka, dresy, futro z norek, sztormiak, żupan, kontusz, ponczo
coat | kombinezon zimowy, kufajka, ortalion
sailboat | katamaran, żaglówek, żaglowca, stateczek z papieru, papierowa łódka, dar pomorza, jacht
object | kowadło, pedał, bombka choinkowa, bombka na choinkę, lampki choinkowe, opłatek, opłatka, palma wielkanocna, święconka, koszyczek wielkanocny, szopka krakowska, szopki krakowskie
object | szopka bożonarodzeniowa, marzanna, wieniec dożynkowy, wieńce dożynkowe, pajacyk, skakanki, trzepak, huśtawki, huśtawek, piaskownice, hamaka, karmnik, budka dla ptaków, budki lęgowe
object | grabki, grabek, wideł, kosa do trawy, sierpa, kosiarki, kosiarka do trawy, piła łańcuchowa, pilarka, sznurek na pranie, sznur na pranie, sznurki na pranie, sznur do bielizny
object | wieszaka, tarki, durszlaka, sitka, cedzak, korkociągu, otwieracza, zgniatarka, wyciskarka do czosnku, tłuczek, tłuczka, tłuczek do mięsa, moździerza, stolnica, deski do krojenia
object | maselniczka, solniczka babci, cukierniczka z cukrem, termosu, termofor, kaloryfera, wentylatora, wiatrak biurkowy, gniazdko elektryczne, przedłużacza, ładowarki, pendrajw
object | pilota do telewizora, żaluzje, roleta, firanki, firanek, zasłony, pielucha, pielucha jednorazowa, pielucha tetrowa, pampers, pieluszki, pieluszek, smoczka, grzechotki, śliniak
object | nocnik, nocniczek, nocniczka, kojec, kojca, fotelik samochodowy, nosidełko, ciastolina, plasteliny, modelina, kulki szklane, hula-hop, serpentyna, trąbka urodzinowa, dmuchany zamek
object | dmuchańce, dmuchaniec, strój krakowianki, podkowa, siodło, uzdy, smyczy, obroża, kaganiec, kagańca, klatka dla chomika, kołowrotek, kołowrotka, drapak dla kota, kuweta
object | akwarium z rybkami, terrarium, żłób z sianem, koryta, snopek, snopka, bela słomy, bele słomy, bele siana, balot, stóg siana, beczułka, taboret barowy, kask, kask rowerowy
object | dzwonek rowerowy, pompka, pompka rowerowa, podnośnik, wycieraczki samochodowe, tablica rejestracyjna, semafor, taśma klejąca, taśmy klejącej, poziomicy, kielni, kielnie, metrówka
object | gwoździa, gwoździ, gwoździk, dłuta, pilnik, spawarka, kowadła, rusztowania, imadełko, klej w sztyfcie, piórnika, temperówki, strugaczka, dziurkacza, kredę, zakreślacze, flamastry
object | rzutnik, hantli, sztangi, kozioł gimnastyczny, skrzynia gimnastyczna, drabinki gimnastyczne, laska dziadka, laska babci, sztuczna szczęka, sztuczne zęby, aparat na zęby, spinka
object | spinek, gumka do włosów, frotka, wałki do włosów, chusteczki, chusteczek, chusteczka higieniczna, serwetki, serwetek, waciki, naszyjnika, korali, korale babci, kolczyki, bransoletki
object | bransoletek, broszki, bursztyn, perłę, pereł, perełka, łańcuszek złoty, zegar z kukułką, zapałkę, zapałek, zapalniczki, popielniczki, skarbonki, skarbonek, świnka skarbonka
object | bankomat, butelkomat, biletomat, paczkomat, automat do kawy, sejf, strzelby, karabinu, kuszy, rewolwer, halabarda, kopia rycerska, szable, zbroja, zbroi, hełm husarski
object | skrzydła husarskie, kolczuga, przyłbica, pochodnie, kajdanek, kajdany, amulet, miotła czarownicy, opaska na oko, hak pirata, drewniana noga, sieci rybackie, podbieraka, bojka
object | spławik, przynęta, płetwy nurka, płetwy do pływania, parawan, leżak, dmuchane koło, dmuchany flaming, dmuchany materac, gramofon, winyl, płyta winylowa, maszyny do szycia
object | drut do robótek, szydełko, naparstka, szpilki krawieckie, igielnik, zamek błyskawiczny, krosno, kołowrotek babci, znicz, kadzidło, konfesjonału, chrzcielnica, świecznika
object | monstrancja, hostia, kropidło, feretron, gips na nodze, noszy, bandaża, aparat słuchowy, kroplówki, maseczka, grilla, rusztu, węgiel drzewny, brykiet, ognisko z kiełbaskami
object | parasolka plażowa, ciupaga, laska pasterska, komina, rynna, żyrandola, lampionów, lampion roratni
building | komin, kominy
gnome | krasnal, krasnoludek, skrzat, krasnala, krasnoludka, skrzata, krasnal ogrodowy, wrocławski krasnal, krasnoludki leśne, ubożę, chochlika, domowik, skrzatka, rumpelsztyk, bożęta, bebok
hunter | kłusownik, myśliwego, myśliwych, leśniczy, leśnik, leśnicy, gajowy, łowczy, kłusownika, kłusownicy, łowcy, traper, strażnik leśny, nagonka
old-woman | babusia, babuleńka, prababcie, babula, staruszka, starsza pani, emerytka, ciotunia
old-man | dziadziuś, dziadzio, pradziadka, pradziadkowie, staruszek, staruszkowie, starszy pan, emeryci, dziadkowie
woman | ciocię, cioci, ciotki, ciotka klotka, mamusię, mamuśka, mamunia, bratowa, sąsiadki, przedszkolanka, gospodyni, gosposia, koleżanki, żony, sołtyska, szatniarka, gospodyni wiejska
woman | pani woźna, szefowa
man | wujkiem, wujkowie, stryjka, tatusiem, tatusiowie, tatko, zięcia, dozorca, cieć, woźnego, dróżnik, mężowie, narzeczony, barber, sołtys, konserwator
child | wnuka, wnuczki, wnuczęta, wnucząt, prawnuk, prawnuczka, przedszkolak, malucha, maluszek, maluszka, brzdąc, szkraby, smyk, łobuz, łobuziak, urwis, nicpoń, rozrabiaka, dzieciaczek
child | dzieciaczki, bachor, gówniarz, smarkacz, pierwszak, harcerza, harcerki, zuch, ministrant, ministranci, kolędnik, kolędnicy, sierotka, sieroty, bliźniaczki, bliźnięta, trojaczki
child | kolega z klasy, pierwszokomunijne dziecko, starszak, żłobkowicz, chrześniak, chrześnica, skarbuś, pędrak, uczniak
boy | braciszka, braciszkowie, synek, synka, synkowie, synuś, siostrzeńca, chłopaczek, chłopczyka, parobczak, czeladnik, giermka, giermkowie, paź, młodzian
baby | niemowlaka, niemowlęta, niemowląt, bobasa, bobasek, dzidzia, dzidziusia, noworodka, osesek, dzieciątko, berbeć, berbecia, niemowlaczek
person | burmistrza, wójt, radny, prezes klubu, skarbnik, proboszcz, księża, wikary, biskupa, zakonnice, zakonnika, mnicha, mnisi, papieża, pielgrzyma, wczasowicz, letnik, letnicy, turysty
person | turystka, grzybiarz, działkowiec, działkowca, działkowiczka, kibica, kibol, spacerowicz, przechodnia, pieszego, pieszych, plażowicz, żebraka, żebracy, bezdomnego, menel, klienta
person | kupujący, lokatorzy, solenizant, solenizantka, jubilat, jubilatka, pana młodego, druhny, drużba, wodzirej, góral, góralka, kaszub, krakowiak, krakowianka, krakowiacy, ślązak
person | ślązaczka, hanys, gorol, warszawiak, szlachcica, szlachta, sarmata, chłop pańszczyźniany, influencer, influencerka, youtuber, jutuber, streamer, patostreamer, janusz, grażyna
person | kujona, dresiarz, maruda, śpioch, beksa, skarżypyta, leniuch, gaduła, mądrala, ważniak, piłkarzy, piłkarka, skoczek narciarski, żużlowiec, żużlowca, siatkarz, siatkarka, biegaczka
person | łyżwiarze, koszykarz, koszykarka, kolarza, dżokej, juhas, mieszkańca, wolontariusz, wolontariuszka, komornik, weselnik, weselnicy
teacher | nauczycielki, wychowawczyni, wychowawca, wuefista, wuefistka, matematyczka, polonistka, polonista, katecheta, katechetka, dyrektor szkoły, dyrektorki, pani dyrektor
teacher | pani z przedszkola, pani przedszkolanka, bibliotekarz szkolny, anglistka, korepetytor, korepetytorka, profesorka, belfer, belfra, belfrowie, instruktor jazdy
teacher | opiekunka w przedszkolu, świetliczanka, chemiczka, biolożka, pedagog szkolny, historyczka, psorka, wychowawczynię
construction-worker | budowlańca, robotnik, robotnicy, majster, majstra, majstrowie, brygadzista, dekarza, operator koparki, operator dźwigu, dźwigowy, glazurnik, kafelkarz, brukarz, tynkarz
construction-worker | śmieciarza, zamiatacz ulic, nastawniczy, toromistrz, torowiec, betoniarz, kierownik budowy, inżyniera, inżynierowie, architekt, zwrotniczy, zbrojarz, cieśla szalunkowy
construction-worker | robol, fachowiec, fachowca, złota rączka
mechanic | mechanik samochodowy, mechanicy, ślusarza, montera, monterzy, tokarz, spawacza, serwisant, wulkanizator, blacharz, lakiernik
electrician | elektrycy, elektryków, elektromonter, elektronik
plumber | hydraulicy, hydraulików, kanalarz
carpenter | stolarze, cieśli, szkutnik, bednarza, drwala, tartacznik, snycerz, rzeźbiarz ludowy, meblarz, lutnik
bricklayer | murarze, kamieniarza, zdun
blacksmith | kowala, złotnika, płatnerz, ludwisarz
miner | sztygar, hajer, gwarek, ratownik górniczy, poszukiwacz złota
baker | piekarze, piekarka, cukiernika, cukierniczka, piernikarz, pizzerman, pani z cukierni
butcher | rzeźnicy, masarza, wędliniarz, pani z mięsnego
waiter | kelnerzy, kelnerów, kelnerki
bartender | barmana, karczmarz, oberżysta, baristka
shopkeeper | ekspedientka, sklepikarka, handlarza, przekupka, straganiarz, straganiarka, lodziarz, lodziarka, kioskarz, kioskarka, pani z kiosku, kwiaciarki, kupca, jubilera, pani ze sklepu
shopkeeper | aukcjoner, hurtownik, antykwariusz, pamiątkarz, domokrążca, handlarka
cook | szef kuchni, kuchcik, pani kucharka, pani z kuchni, kebabiarz, kok okrętowy, pomoc kuchenna, grillowicz, kucharki, naleśnikarz
cashier | kasjera, kasjerki, kasjerzy, biletera, bileterka, pani na kasie, pani z biedronki
postman | listonosze, pan listonosz, doręczyciel, doręczycielka, roznosiciel gazet, gazeciarz, pocztowiec, pocztylion
messenger | kurierów, kurierka, dostawca pizzy, dostawcy, gońca, posłańca, herold, dostawca jedzenia, roznosiciel ulotek, ulotkarz
health-worker | pielęgniarek, ratownika medycznego, sanitariusz, sanitariuszka, chirurga, chirurdzy, laryngolog, doktora, doktorzy, pani doktor, lekarki, położnik, rehabilitant
health-worker | rehabilitantka, fizjoterapeuta, fizjoterapeutka, znachor, felczer, internista, higienistka, opiekunka osób starszych, salowa, logopeda, ortopeda, lekarz rodzinny
vet | weterynarza, weterynarka, pani weterynarz, lekarz zwierząt
dentist | dentystki, stomatolog, ortodonta, ortodontka
pharmacist | aptekarza, farmaceuta, farmaceutka, zielarz, zielarka, pani z apteki
police-officer | policjantki, policaj, milicjanta, milicjanci, zomowiec, dzielnicowy, drogówka, straż miejska, strażnicy miejscy, celnika, celnicy, pogranicznik, posterunkowy, gliniarz
police-officer | gliny z komisariatu, antyterrorysta, antyterroryści, pan stopek, strażnik graniczny, komisarz
firefighter | strażacy, strażaczka, druh strażak, strażak ochotnik
guard | ochroniarza, stróża, portiera, wartownika, wartownicy, nocny stróż, cerber, hejnalista, halabardnik, halabardnicy, parkingowy, szatniarz, stróż nocny
judge | sędziny, pani sędzia, wysoki sąd
lawyer | adwokata, adwokaci, mecenas, prawnika, prawnicy, notariusza, radca prawny
detective | szpiega, szpiedzy, tajniak, tajniacy, śledczy, agent tajny, tajny agent, prywatny detektyw, tajni agenci
office-worker | sekretarki, księgowa, szefowie, kierownika, kierownicy, prezesa, prezeska, menedżer, bankier, bankierzy, agent ubezpieczeniowy, ministra, poseł, posła, posłowie, posłanka
office-worker | senatora, politycy, biznesmen, pani z okienka, pani z urzędu, recepcjonista, stażysta, stażystka, marszałek sejmu, kadrowa, korposzczur, korpoludek, korpoludki, starosta
office-worker | wojewoda, pani w okienku, doradca klienta, makler, handlowiec
driver | szofera, maszynisty, maszyniści, motorniczego, taksówkarz, taryfiarz, tirowca, traktorzysta, traktorzyści, rajdowiec, rajdowca, woźnicy, furman, dorożkarz, pirat drogowy
driver | piraci drogowi, fiakier, kierowczyni, automobilista
passenger | pasażerka, podróżny, podróżnych, gapowicz, konduktora, konduktorzy, konduktorka, kontroler biletów, kontrolerzy biletów
farmer | rolnicy, rolniczka, bauer, parobek, parobka, parobcy, sadownik, sadownicy, chłopa, chłopka, dziewka, hodowca świń, hodowca krów, hodowca, plantator, żniwiarze, kosiarz, kombajnista
farmer | wieśniaka, wieśniacy, wieśniaczka, stajenny, włościanin, kmieć, kmiecie, świniarz
shepherd | pastuszka, pastuszkowie, pastuszkowie z szopki, pastuch, bacy, bacowie, bacę, pastereczka, owczarz, gęsiarka, świniopas, koziarz
gardener | ogrodnicy, ogrodniczka, pan ogrodnik, szkółkarz, kosiarz trawnika
fisherman | rybacy, wędkarka, pan z wędką
beekeeper | pszczelarza, pszczelarka, bartnik, bartnicy
sailor | żeglarza, żeglarka, bosman, wilk morski, wilka morskiego, sternik, flisak, flisacy, przewoźnika, wodniak, szyper, szypra, załogant, chłopiec okrętowy
captain | kapitanowie, admirał, kapitan statku, kapitan żeglugi, pani kapitan
lighthouse-keeper | latarniczka
bridge-keeper | mostowy
lifeguard | ratownicy, ratowniczka, ratownik wodny, ratownik na plaży, wopr, woprowiec, goprowiec
cleaner | sprzątaczki, pani sprzątająca, kominiarza, czyściciel okien, pucybut, pokojówki, woźna z mopem, babcia klozetowa
tailor | krawca, krawcowe, szewca, szewczyk, szewczyk Dratewka, kapelusznik, kuśnierz, projektantka mody, hafciarka, koronczarka, szwaczka, prządka, rymarz
potter | garncarza, garncarka, ceramik, dmuchacz szkła, hutnik, hutnicy, bombkarz
artist | malarza, artysta malarz, rzeźbiarza, rzeźbiarka, grafik, rysownik, malarz pokojowy, ilustratorka, graficiarz, tatuażysta, plastyczka, tatuażystka
actor | aktora, aktorzy, aktorki, kabareciarz, komika, kuglarza, lalkarza, aktoreczka, konferansjer, dubler
singer | piosenkarki, śpiewaka, śpiewacy, raper, raperzy, discopolowiec, chórzysta, chórzystka, chórzyści, organista, kapela góralska, muzykant, muzykanci, trębacza, skrzypka, perkusisty
singer | gitarzysty, gitarzyści, dyrygenta, bard, lirnik, kataryniarz, harmonista, basista, akordeonista, grajka, gwiazda rocka, grajkowie, pianisty, operowa diva, dobosz, dudziarz, kobziarz
soldier | żołnierzyk, ułan, husarza, powstaniec, powstańca, legionisty, legioniści, partyzant, partyzanci, wojaka, wojacy, rekruta, rekruci, szwoleżer, kawalerzysta, kaprala, sierżanta
soldier | generałowie, pułkownika, porucznika, szeregowy, komandos, grenadier, czołgista, czołgiści, pancerny, saper, saperzy, snajper, snajperzy, spadochroniarz, kosynier, kosynierzy
soldier | muszkietera, muszkieterowie, kozak zaporoski, artylerzysta, weteran, kombatant
knight | rycerzyk, krzyżak, krzyżacy, zawisza, templariusz, rycerka, wielki mistrz, śpiący rycerz, kasztelan, rycerz na koniu
santa-claus | mikołaj, gwiazdor, dziadek mróz, dziadka mroza
princess | królewna, królewien, królewna śnieżka, śpiąca królewna, kopciuszek, kopciuszka, roszpunki, księżniczek, calineczka, królowa śniegu
prince | królewicz, książęta, książąt, księciem
person-fairy | wróżek, wróżka zębuszka, zębowej wróżki, rusałki, dziwożona, wiła, wróżeczka, chrzestna wróżka, boginka, świtezianka, wieszczka
woman-mage | wiedźma, babę jagę, baby jagi, babajaga, czarodziejka, szeptucha, wróżbitka, guślarka, babie jadze
man-mage | czarodziejów, czarnoksiężnik, czarnoksiężnicy, maga, magowie, iluzjonista, sztukmistrz, wróżbita, guślarz, szamana, druid, druidzi, twardowski, pan twardowski, pana twardowskiego
man-mage | czarownik, nekromanta, alchemika, alchemicy
ghost | duszek, duszka, zjawy, upiora, biała dama, białą damę, straszydło, mara, widma, nocna zjawa, duch zamku
creature | południca, strzygi, strzygoń, utopiec, utopca, topielca, topielica, wodnika, biesa, leszego, bazyliszka, wilkołak, stworek, stworka, potworek, potworka, płanetnik, kikimora
creature | mamuna, nocnica, poczwara, czupiradło, zmora, ghula, gryfa, kostuchy, babok, dziad z workiem, maszkara, maszkaron, stwora, lewiatan, centaur, turoń, turonia, pegaz, chimera
creature | gargulca
dragon | smok wawelski, smoka wawelskiego, smoczyca, smoczysko, wawelski smok, smocze dziecko, wawelskiego smoka
demon | diabły, diabełek, diabełka, czart, diablik, diabeł boruta, boruta, szatan, lucyfer, czort
baby-angel | aniołka, anioła, anioła stróża, dzieciątko jezus, amorek, aniołeczek, cherubin, cherubinek
woman-merpeople | syrenka, syrenek, syrenka warszawska, syrenka z morza, mała syrenka
ogre | olbrzyma, wielkolud, ludojad, waligóra, wyrwidąb, olbrzymka, ogra, kolos
pirate | korsarza, piratka, bukanier
person-supervillain | złodziejaszek, złodziejaszka, zbója, zbójnik, zbójnicy, janosik, rozbójnika, rozbójnicy, włamywacza, bandyty, bandyci, łotra, kieszonkowca, oprych, opryszek, opryszka
person-supervillain | rabusia, szubrawiec, kryminalista, przestępca, przemytnika, przemytnicy, hultaj, kidnaper, porywacz, gangster, gangsterzy, oszusta, oszuści
dumpling | pierożka, pierogi ruskie, ruskie pierogi, pyza, pyz ziemniaczanych, knedla, klusek, kluski śląskie, kluska śląska, uszka do barszczu, kartacz, leniwe pierogi, kluchy, cepeliny
dumpling | pampuchy, kołduny, pierogi z jagodami, kluseczki, czebureki, knedliczki, szare kluski, kluski na parze, pieróg ruski
bread | chlebek, chlebka, bochenek, bochenka, kromka, kromka chleba, kromek, bułkę, bułek, bułeczek, kajzerka, kajzerek, chałki, chałek, pajda, pajda chleba, pajda ze smalcem, grahamka
bread | skibka, sznytka, skórka od chleba, piętka chleba, razowiec, razowca, tostowy chleb, chleb tostowy, pieczywo, pumpernikiel, podpłomyki, chleb żytni, weka, bułka paryska, ciabatta
bread | maca
bagel | obwarzanka, bajgla, obwarzanek krakowski, bubliki
cookie | ciastek, ciasteczek, piernika, pierniczka, herbatnika, katarzynka, wafelka, delicje, biszkopta, biszkopcik, makaronik, ciastko owsiane, andrut, kruche ciasteczka, serce z piernika
cookie | piernikowe serce, piernikowy ludek, piernikowe ludki, kokosanka, krakersy, amoniaczki, korzenne ciasteczka, ciacho, ciacho z kremem
shortcake | sernika, szarlotki, makowca, drożdżówki, drożdżówek, napoleonka, kremówki, kremówek, keks, babkę wielkanocną, mazurek wielkanocny, wuzetki, karpatka, eklerki, eklerek, ptysia
shortcake | ptysi, kołacz, kołaczyk, jabłecznika, placek ze śliwkami, placek drożdżowy, tort bezowy, rolada makowa, sękacz, ciasto drożdżowe, kawałek ciasta, kawałki tortu, bajaderka
shortcake | jagodzianka, jagodzianek, strucla, baba drożdżowa, rogal świętomarciński, rogale świętomarcińskie, rogale marcińskie, miodownik, pleśniak, metrowiec, biszkopt z galaretką
shortcake | tiramisu, torcik, szarlotek, kawałek sernika
birthday-cake | tortów, tort weselny
cupcake | babeczek, muffinki, muffinek, mufinki, bezik
pancakes | placka, placki ziemniaczane, racuch, racuszki, omleta, naleśniczek, blin, placuszki, placuszek, plendze
waffle | andrut kaliski, goferek, goferki
candy | cukiereczek, landrynka, landrynek, żelka, galaretka w cukrze, krówki ciągutki, michałki, ptasie mleczko, dropsy, miętówka, miętówek, mordoklejka, wata cukrowa, waty cukrowej
candy | watę cukrową, chałwa, toffi, żelki misie, misie żelki, słodyczy, pańska skórka, miodek turecki, lukrecji, karmelka, gumy do żucia, gumę do żucia, guma balonowa, gumy balonowe
candy | guma kulka, marcepanu, nugat, dropsik, szyszka z ryżu, oranżada w proszku, oranżadki, tik taki, pudrowe cukierki, cuksy
lollipop | lizaczek, lizaczki
chocolate-bar | czekoladek, baton, batonika, pralinki, pralinek, bombonierka, prince polo, czekoladowy mikołaj, czekoladowy zając, jajko niespodzianka, śliwka w czekoladzie
chocolate-bar | trufla czekoladowa, kostka czekolady, wafelek czekoladowy
ice-cream | lodziki, gałki lodów, kulka lodów, deser lodowy, puchar lodowy, melba, lody waniliowe, lody czekoladowe, lody truskawkowe, cassate
soft-ice-cream | lody na patyku, rożki lodowe, lód w rożku, lody w wafelku, świderki, loda na patyku, rożek, rożka, bambino lody, lody z automatu
custard | budyniu, kisielu, galaretki, deseru, galareta, budyniem, panna cotta, krem budyniowy, legumina
pot-of-food | bigosu, gulaszu, żurku, żurek w chlebie, żur, barszczu, barszczyk, barszcz czerwony, barszcz z uszkami, rosołu, rosołek, rosołku, zupa pomidorowa, pomidorowa, pomidorówka
pot-of-food | ogórkowa, zupa ogórkowa, grochówka, flaki, kapuśniaku, krupnik, fasolka po bretońsku, leczo z cukinii, zupę, zup, zupka, chłodnik, botwinka, kwaśnica, zalewajka
pot-of-food | kapusta z grochem, kapusta zasmażana, gar zupy, garnek zupy, kartoflanka, czernina, szczawiowa, zupa szczawiowa, pieczarkowa, zupa grzybowa, grzybowa, jarzynowa, zupa jarzynowa
pot-of-food | zupa dyniowa, fasolówka, solianka, bogracz, garnków, garnuszek, garnuszka, garem, rondla, rondelek, rondelka, prażonki, gulaszowa, kociołek z jedzeniem, pieczonki
pot-of-food | zupka chińska, zupki chińskie
shallow-pan-of-food | zapiekanka makaronowa, patelni, lazania, pieczone ziemniaki, zapiekanka ziemniaczana, łazanek, potrawka, potrawka z kurczaka, kociołek, babka ziemniaczana, paella
shallow-pan-of-food | kiszka ziemniaczana, musaka, woka, wok, brytfanna, brytfanka, odsmażane pierogi
cut-of-meat | kotleta, schabowego, schabowych, kotleta schabowego, schaboszczak, mielonego, mielonych, kotlety mielone, karkówka, rolada śląska, steki, zraz, pieczeni, schabu, szynki
cut-of-meat | klopsików, pulpet, pulpecik, wędlina, salceson, pasztet, wątróbka, tatar wołowy, mięsko, mięcho, mielonka, polędwiczka, polędwicy, wołowina, wieprzowina, schabik, sznycla
cut-of-meat | kotlecik, plaster szynki, tatara, bryzol
meat-on-bone | golonki, golonek, żeberek, żeberko, udziec, udźca, gicz, kość z mięsem
poultry-leg | udko, udka, udek, udka z kurczaka, nóżka kurczaka, nóżka z kurczaka, skrzydełka, skrzydełek, skrzydełka z kurczaka, pałka z kurczaka, nuggetsy, nagetsy, kurczak z rożna
poultry-leg | pieczony kurczak, pieczona gęś, kaczka z jabłkami, pieczona kaczka, kubełek kurczaka, stripsy, pieczone udko
bacon | boczku, słoniny, plasterek szynki, skwarki, skwarek, plasterki szynki, bekon, kawałek boczku
hot-dog | kiełbasę, kiełbaska, kiełbasek, kaszanki, krupniok, parówkę, parówek, kabanosa, biała kiełbasa, kiełbasa z grilla, kiełbacha, serdelek, serdelki, frankfurterka, krakowska sucha
hot-dog | pęto kiełbasy, pęta kiełbasy, kiełbasa śląska, bułka z parówką, hotdogi, wursta
sandwich | kanapek, kanapeczka, zapiekanki, zapiekanek, tosta, tosty z serem, drugie śniadanie, bułka z szynką, bułka z serem, chleb z dżemem, chleb ze smalcem, smalcu, kanapka z serem
sandwich | kanapki z szynką, bułka z kotletem, bułka ze śledziem, sznytka z serem
stuffed-flatbread | kebaba, kebsa, kebsik, gyros, falafel w picie, knysza, kebab w bułce, kebab na cienkim
french-fries | fryteczki, belgijskie frytki
hot-beverage | kawę, kawusia, kawusi, herbatę, herbatka, kakao, grzane wino, grzaniec, grzańca, kubka, kubeczek, kubeczka, filiżanki, filiżanek, filiżaneczka, gorąca czekolada, kawa zbożowa
hot-beverage | zbożówka, cappuccino, espresso, latte, kawa z mlekiem, herbata z cytryną, szklanka herbaty, kubek herbaty, kubek kawy, kubek kakao, napar
cup-with-straw | oranżady, lemoniady, kompotu, kompocik, cola, coli, colę, napoje gazowane, koktajl, koktajl truskawkowy, szejk mleczny, słomka do picia, słomki, słomek, podpiwka
cup-with-straw | mrożona herbata, mrożona kawa, kwasu chlebowego, sok z rury, woda z syropem, wodę z sokiem, gruźliczanka, energetyk, napoju, papierowy kubek, jednorazowy kubek, pepsi
cup-with-straw | syrop malinowy, sok malinowy, smoothie
beverage-box | soczek, soczku, sok w kartoniku, kartonik soku, karton mleka, mleko w kartonie, sok jabłkowy, sok pomarańczowy, soków, kartonik mleka, kartonik z sokiem, sok w kartonie
beverage-box | nektar owocowy, sok porzeczkowy
beer-mug | piwa, piwko, piwek, browarek, browarka, kufel, kufla, kufelek, kufle piwa, radler, piwem, piwsko, pszeniczne piwo, grzane piwo, lager
tumbler-glass | wódki, wódeczka, kieliszek wódki, nalewka, nalewek, bimber, bimbru, śliwowica, kieliszka, szklankę, szklanek, szklaneczka, szklanka wody, whisky, setka wódki
tumbler-glass | pięćdziesiątka wódki, literatka, kieliszek nalewki, samogon, żubrówka, żołądkowa gorzka, gorzała, koniak
wine-glass | lampka wina, winko, czerwone wino, miód pitny, wina domowe
glass-bottle | butelkę, butelek, buteleczka, flaszka, flaszek, list w butelce, butelka piwa, butelki po piwie, butelka wódki, butelki zwrotne, flaszeczka
tin-can | puszkę, puszek, puszka po piwie, puszka coli, puszki po coli, aluminiowa puszka, puszeczka, metalowa puszka, puszki aluminiowe
canned-food | konserwy, puszka z groszkiem, karma dla psa, karma dla kota, puszka groszku, puszka kukurydzy, paprykarz, paprykarz szczeciński, konserwa turystyczna, szprotki w puszce
canned-food | puszka tuńczyka, puszka fasoli, groszek konserwowy, kukurydza z puszki
dog | pieska, psiak, szczeniaka, szczenięta, jamnika, owczarka, kundla, kundelek, kundelka, mopsa, hau hau, buldoga, labrador, wyżeł, jork, dalmatyńczyk, suczka, psina, psinka, sunia, york
dog | bernardyn, rottweiler, terier, husky, owczarek podhalański, piesio, piesełek, pieseł
cat | kotków, kociaka, kocura, kici, kiciuś, kiciusia, kocurek, kocię, kocięta, kociąt, dachowca, mruczek, koteczek, koteczka, kituś, kizia, sierściuch
cow | krówki, krówek, krasula, cielaka, cielęta, cieląt, cielaczek, cielątko, mućka, jałówki, krowa mleczna
boar | warchlaki, odyniec, odyńca
horse | konika, kucyka, źrebaka, źrebięta, klaczy, ogiera, rumak, wałach, szkapa, kary koń, kasztanka, konisko, kuc, kuce, kucysie, hucuł
donkey | osiołka, osła, osły, osłów, muła, muły, mułów
ewe | owieczki, owieczek, jagnięta, jagniąt, baranek, baranka, owiec, jagniątko
goat | kozice, kózka, koziołek, koziołka, koźlątko, koźlę, koźlęta, koźląt, kozy, kóz, kozice górskie
rooster | kogucika, kogutek, kogutka
baby-chick | pisklęta, piskląt, kaczuszki, kurczę, kurczęta, kaczątka, gąsiątko, pisklak, ptaszę
duck | kaczek, kaczor, dzika kaczka, dzikie kaczki, kaczusia, kaczucha, perkoz, kaczeńka
goose | gąska, gąsek, gąsior, dzika gęś, dzikie gęsi
turkey | indyczki, bażanta, kuropatwy, głuszca
blackbird | kruka, wronę, gawron, kawki, sroki
dove | gołębia, gołębica, synogarlica, turkawka, grzywacz, gołębiami, gołębie pocztowe
eagle | orła, orłów, bielik, jastrzębia, sokoła, myszołowa, orzełek, krogulec, sępa, sępy, sępów, orlę
owl | sowę, sów, sówka, puchacz, puszczyka, sóweczka
parrot | papużki, papużek, papużki faliste, nierozłączka
hamster | chomiczek, chomiczka, świnki morskie, świnkę morską, szynszyla, koszatniczka, suseł, susła
rabbit | zająca, zajęcy, zajączka, króliczek, króliczka, kicek, kicak, zajączek wielkanocny, zajączka wielkanocnego
mole | krecik
burrow | kretowisko, kopiec kreta, kopce kreta, norka lisa, mysia dziura, mysia nora, królicza nora, lisia nora
hedgehog | jeża, jeży, jeżątko
deer | sarny, sarenki, sarenek, renifera, koziołek sarny, łanie, jelonka, reniferek
badger | kuny, kunę, łasice, łasiczka, fretki, norka amerykańska
fox | lisa, lisek, liska, lisicy, lisek chytrusek, liszka
seal | fokę, foczka, lew morski, fokę szarą
moose | łosia, klępa
bison | żubrzyk, żubrzątko
frog | żabę, żabka zielona, ropuchy, kijanki, kijanek, kumak, rzekotka, żabki, żabek, żabcia
snake | żmija, zaskrońca, węży, wężyk zielony, kobry, pytona
snail | ślimaczek, ślimaczka, winniczek, winniczka, pomrów
worm | dżdżownice, robaczek, robaczka, glista, pijawki, pijawek, larwy, pędraki, robale, rosówka
beetle | żuka, żuków, chrabąszcz, stonka, żuczek, żuczka, kornik, stonka ziemniaczana, świetlika, robaczek świętojański, rohatyniec
lady-beetle | biedronek, boże krówki, biedroneczka
honeybee | pszczółka, pszczółek, trzmiela, osę, szerszenia, szerszeni, królowa pszczół, rój pszczół
mosquito | komarzyca, meszki, meszek, komarek
fly | muszki, muszek, giez, gza, muszka owocówka, owocówka, plujka
butterfly | motylek, motylka, ćmę, ciem, bielinek, ważkę, ważek, mól, paź królowej, bielinek kapustnik
cricket | konika polnego, pasikonika, szarańczy
ant | mrówek, mróweczka, królowa mrówek
beehive | pasieka, plaster miodu, gniazdo os, gniazdo szerszeni, plastry miodu, barć
tropical-fish | złote rybki, rybka akwariowa, gupik, welonka, skalar, neonki, rybki w akwarium
shrimp | krewetek
lobster | raki, raka rzecznego
oyster | małża, muszelka małża
teddy-bear | pluszak, maskotki, maskotek, przytulanka, pluszowego misia, misiaczek, misiaczka, pluszowy królik, przytulak
automobile | auta, aut, autko, autek, samochodzik, gruchot, trabant, resorak, osobówka, gokart, limuzyna, wóz rodzinny, kombi, samochód na prąd, autko na baterie
articulated-lorry | tir, tira, tiry, wywrotki, cysterny, betoniarki, gruszka do betonu, naczepa, ciągnik siodłowy, betonomieszarka, autolaweta
tractor | traktorek, traktorka, kombajnu, koparkę, koparek, spychacza, ursus, ładowarka kołowa, buldożer, wózka widłowego, sieczkarnia, kopareczka, spycharki, glebogryzarka, snopowiązałka
tractor | ratrak, koparko-ładowarka
pushchair | wózeczek, spacerówka, wózek dla lalek, wózek spacerowy, taczkę, balkonik seniora, chodzik, wózek z dzieckiem, wózek bliźniaczy
shopping-cart | wózka sklepowego, wózek na zakupy, koszyk na kółkach, wózek z zakupami, wózki na zakupy
bicycle | rowerek, rowerka, składak, hulajrower, tandemu, bicykl, damka, rower górski, kolarzówka
motor-scooter | motoroweru, vespa, romet, motorynka, simson
kick-scooter | hulajnogi elektryczne, hulajka
train | kolejki, ciuchcia, ciuchci, kolejka elektryczna, pociąg towarowy, kolejka na baterie, pociąg osobowy, szynobus, drewniana kolejka
locomotive | parowozu, spalinówka, elektrowóz, parowozik, kolejka wąskotorowa, wąskotorówka, ciufcia, lokomotywka
railway-car | wagonu, wagonik, wagon sypialny, wagon restauracyjny, wagonik z węglem, wagony towarowe
tram | tramwajka
canoe | tratwę, łódkę, łódek, łódeczka, pychówka, pontonu, łódka wiosłowa, czółna, dłubanka
ship | statku, stateczek, stateczka, kuter, kutra, holownika, lodołamacze, kontenerowiec, kontenerowce, okrętu, parowca, tankowiec, tankowce, trałowiec, rybacki kuter
motor-boat | rowerek wodny, rowery wodne, rowerki wodne, łódź motorowa, szalupy, skuter wodny, ponton z silnikiem
sled | sanek, saneczki, sań, sanie mikołaja, jabłuszko do zjeżdżania, bobslej, saneczek, sankami, sanie z reniferami
fire-engine | wozu strażackiego, wozy strażackie, wozów strażackich, auto strażackie
ambulance | karetkę, karetek, ambulans
police-car | policyjne auto, auto policyjne, wóz policyjny
dress | sukienek, sukieneczka, suknia, spódnice, spódniczka, fartuszka, fartucha, suknia ślubna, sukienka komunijna, koszula nocna, kiecki, strój krakowski, strój ludowy, strój łowicki
dress | alba komunijna, tutu, suknia balowa
jeans | spodenki długie, portki, portek, rajstop, rajstopki, piżamy, piżamka, ogrodniczki spodnie, dresowe spodnie, kalesony, legginsy, leginsy, rajtuzy, spodnie narciarskie, gatki
briefs | majtek, majteczki, gacie, slipy, slipki, bokserki, bokserek, stringi, majty
socks | skarpetek, skarpety, podkolanówki, zakolanówki, śmierdząca skarpeta, śmierdzące skarpetki, skarpeteczki, skarpeta mikołajowa
gloves | rękawiczek, rękawice, rękawica kuchenna, rękawice bramkarskie, mitenki
billed-cap | czapkę, czapek, czapeczka, czapka z pomponem, czapka z daszkiem, kaszkiet, bereta, moherowy beret, rogatywka, furażerka, krakuska, czepek, czepka, czapka zimowa
billed-cap | czapka rogatywka, czako górnicze, czapa, uszatka czapka
womans-hat | kapelusza, kapelusik, kapelusz góralski, kowbojski kapelusz, kapelutek, kapelusz z piórkiem
scarf | chustki, chusty, apaszki, szaliczek, chustka babci, szalik kibica
hiking-boot | kalosza, gumowce, gumiaki, trzewiki, śniegowce, buty narciarskie, kaloszki, walonki, glany, buty trekkingowe
flat-shoe | kapci, kapcia, papcie, papci, pantofel, pantofla, bambosze, laczki, kierpce, pantofelek, pantofelka, mokasyny, czeszki, kapciuszki, szklany pantofelek
running-shoe | adidasów, trampek, tenisówek, trampka, korki piłkarskie, sneakersy, halówki, buty sportowe, buty do biegania, tenisówka, buciory
thong-sandal | japonek, klapki basenowe, kubota
backpack | tornistra, plecaka, plecaczek, plecaczka, teczka szkolna, plecak szkolny, tobołek, tobołka
wrapped-gift | prezencik, podarunki, podarek, upominek, upominki, paczka świąteczna, gwiazdkowy prezent, niespodzianka w pudełku, tyty, róg obfitości, prezenty pod choinką
christmas-tree | choinki, choinek, świąteczne drzewko, choineczka, drzewko świąteczne, choinka świąteczna
egg | pisankę, pisanek, kraszanka, jajeczko, jajko na miękko, jajo, jajka wielkanocne, jajo smoka, smocze jajo, smocze jaja, jajo dinozaura, jaja dinozaurów, wydmuszka, kurze jajo
egg | kurze jajka
`;
