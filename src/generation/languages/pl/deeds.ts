/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | pytan*, quiz, zagadk*, test
answer | odpowied*, poprawn*, bledn*, dobr* odpowied*, rozwiaz*, czy
learn | ucz*, klas*, szkol*, lekcj*, slowk*, przedszkol*, cwicz*
number | liczb*, cyfr*, dodaw*, odejm*, plus, minus, mnoz*, dziel*, ulamk*, matem*, oblicz*, rachun*
count | liczyc, policz*, ile
letter | liter*, alfabet*, sylab*, ortograf*
word | slow*, wyraz*, czasownik*, zdan*, gramat*, tlumacz*, jezyk, pisz*
guess | zgad*, rozpozn*, stolic*, flag*, ktor*, jak*
order | kolejnosc*, uloz*, ukladan*, od najmniejsz*, chronolog*, uporzadk*, po kolei, kolejnos*, alfabetycz*, ulozyc
sort | sortow*, segreg*, rozdziel*, posortuj, na swoje miejsce, wlasciwego, posegreg*, odpowiedni*
bin | smiec*, odpad*, kosz, kosze, recykl*, plastik, pojemnik*
pair | par, pary, pare, takie same, jednakow*
remember | zapamiet*, pamiec*, powtarz*, powtorz*, odwrac*, odkryw*
card | kart*, tali*
board | plansz*, kostk*, tur, tura, pionk*, szach*, na zmiane
piece | puzzle, ukladank*, element*, kawalk*
shape | ksztalt*, klock*, blok*, figur*
stack | pietrz*, wiez* z, rownowag*, stos, jeden na drugim, warstw*
balance | równowag*, balans*, chwiej*, chwia*, przechyl*, wychyl*, rozla*, wylać, nie upuści*, taca, tacy, tacę, na głowie, po linie, linoskocz*, prosto trzym*
row | rzad*, lini*, obrac*, rzedy, rzedow, pelne rzedy
fallen | spad*, z nieba, deszcz*, z gory, pada*
basket | koszyk*, wiadr*, siatk*, lap, lapie, lapac, lapanie, zlap*
music | muzyk*, piosenk*, rytm*, tancz*, taniec, nut*, beben*, pianin*, gitar*, spiew*, akordeon*, skrzyp*, flet*, trabk*, w tempo
tap | klik*, stuk*, dotyk*
upgrade | ulepsz*, pieniad*, zarab*, kup*, monet*, zarzadz*, bogat*
shop | sklep*, targ*, sprzeda*, piekarni*, kas*, reszt*, kawiarni*
serve | klient*, gosc*, obslug*, kelner*, restaurac*, zamow*, poda*, klienc*, podawa*, podac, obsluz*
cook | gotow*, piecz*, kuchni*, przepis*, skladnik*, pizz*, ciast*, smaz*, usmaz*, nalesnik*, pierog*, zup*
parcel | dostarcz*, paczk*, poczt*, listonosz*, kurier*, wozi, przewoz*, zawiez*, dorecz*, zanies*, przynos*, roznos*, rozwoz*
rescue | ratuj*, ratow*, uratow*, uwoln*, pomoz*, pomag*
lap | wyscig*, okraz*, met*, wyprzedz*, rajd*, tor, najszyb*, nitro, na mecie
vehicle | samoch*, aut*, ciezarow*, rower*, motocyk*, motor*, autobus*, taks*, jedz*, jezdz*, traktor*, czolg*
road | drog*, ulic*, autostrad*, ruch, pas ruchu
cross | przejsc*, przechodz*, drug* stron*, rzek*, przez ulic*
jump | skacz*, skok*, skak*, podskak*, przeskak*
platform | platform*, dach*, z galezi na, galez*, lisc*, z dachu na, chmur*
climb | wspin*, drabin*, schod*, wyzej, gor*
run | biegn*, bieg*, biega*
endless | bez konca, nieskoncz*, jak najdalej, coraz szybc*
flee | uciek*, goni*, scig*, poscig*
fly | lata*, leci*, skrzyd*, szybuj*, samolot*, samoloc*, lecac*
gap | rur*, dziur*, przeszkod*, miedzy, omij*, szpar*, bez dziur
space | kosmos*, kosmicz*, rakiet*, obc*, asteroid*, ufo, meteor*, statek
gun | strzel*, pocisk*, laser*, pistolet*, armat*
fight | walcz*, walk*, bij*, zabij*, miecz*, pokon*, bitw*, boks*, szermierz*, oklada*, tlucz*
wave | fal, fale, hord*, roj, armi*, falami
allsides | wszystkich stron, wszedzie, otocz*, z lotu ptaka, z kazdej, dookola, dookol*, zewszad
survive | przetrw*, przezy*, wytrzym*
boss | boss*
defend | bron*, obron*, chron*, ochron*, nie moga, odeprz*, nie wpuszcz*, zniszcz*, odstrasz*, powstrzym*
base | zamek, zamk*, baz*, twierdz*, wios*, bram*, ul, gniazd*, mur*, ogrod*, lak*, wiez*
place | ustaw*, staw*, postaw*, wiez*, pulapk*, sadz*, rozstaw*
path | sciezk*, tras*, droga do
raid | atak*, najezdz*, napad*, nadchodz*, przychodz*
exit | labirynt*, wyjsc*, korytarz*, zgub*, znalezc droge, lochy, do domu
light | ciemn*, lamp*, latark*, pochodni*, swiatl*
sneak | skrad*, niezauwaz*, cich*, krad*, zlodziej*, ukras*, lup, przylap*, wlam*, wykrad*, po cichu, zeby nie, obudz*, zakrad*
guard | straznik*, patrol*, kamer*, policj*, pilnuj*
hide | chow*, ukry*, schow*
seek | szuk*, znajd*, skarb*, odnajd*, wskazow*, wypatrz*, wyszuk*, z listy
key | klucz*, drzwi, pokoj*, pokoi
crate | pcha*, przesuw*, skrzyn*, pudel*, magazyn*
grow | rosn*, sadz*, zbior*, zbier* plon*, podlew*, ogrod*, farm*, nasion*, siej*, warzyw*, kwiat*, pszenic*
feed | karm*, glodn*, nakarm*, lubi jesc, glod*, najad*, co lubi, daj mu
care | opiek*, zwierzatk*, czesz*, szczotk*, dziecko, kapi*, spi*, weteryn*, lekarz*, chor*, butelk*, usypi*, szczeniak*
dress | ubier*, ubran*, ubierz, sukien*, fryzur*, makijaz*, mod*, przebier*, koron*, kapelusz*, buty
build | buduj*, budow*, miast*, dom
draw | rysuj*, rysow*, malow*, maluj*, kolorow*, dekor*, koloruj*, bazgr*, kred*, pedzel*, pisan*, portret*
tail | dluzsz*, ogon*, wieksz*
throw | rzuc*, sniezk*, katapult*, proc*
aim | cel*, traf*, gol, karn*, strzal*, luk, zbij*
ball | pilk*, kul*, rakiet*, krazek, pilecz*
hole | golf*, dol*, kregl*, bilard*, bule
swat | uderz*, wal*, rozgni*, przebij*, pojaw*, wyskak*, mlot*, kret*
slice | kro*, tnij, siek*
fish | ryb*, wedk*, lowi*, haczyk*
two | dwoch graczy, dwoch, dla dwojga, we dwoje, z bratem, z siostra, przeciwko sobie, jednej klawiatur*, pojedyn*, na jednej klawiaturze, ja i brat, z kuzynem
computer | komputer*, przeciwnik*
timing | odpowiednim momen*, na czas, szybk*, reakcj*, refleks*, zanim
first | kto pierwszy, kto pierwsza, pierwszy, jako pierwszy, kto szybciej
herd | paster*, stad*, prowadz*, zagon*, zagrod*, pasterz*, zapedz*
wash | sprzat*, myj*, myc, czys*, brud*
douse | gas*, strazak*, pozar*, ogien, plom*
rail | pociag*, tory, kolej*, stacj*, zwrotnic*, lokomotyw*, wagon*, peron*
park | park*, parkow*, zaparkow*, garaz*
story | histori*, wybier*, wybor*, dialog*, detektyw*, morder*, zagadka, przygod*
three | trzy takie, trojk*, zamien*, klejnot*, cukierk*
bricks | cegl*, odbij*, paletk*, wybij*
wheel | kolo, kolem, krec*, los*, ruletk*
tag | berek, berk*, gania*, kogo dotknie, zlapany, ten goni, kogo zlap*
merge | lacz*, polacz*
explore | odkryw*, swiat*, wysp*, kopa*, rozbit*, kilof*, schronien*, narzedzi*, siekier*
horror | strasz*, horror, duch*, nawiedz*, oddycha, idzie za mna, lalki ruszaja, sam w nocy, za mna idzie, cos za mna
hear | dzwiek*, odglos*, glos, glosy, slych*, slysz*, szczek*, gwizd*, kroki
dig | kop*, wykop*, tunel*, lopat*, zakop*, wierc*
land | laduj*, ladowan*, wyladow*, spadochron*
trade | handl*, cen*, kupuj*, sprzed*, targ*, tanio, drogo
repair | napraw*, cieknie, hydraulik*, mechanik*, zepsut*
swing | hust*, lin*, lian*, buja*
dodge | omij*, unik*, uwazaj*, nie dotyk*, bez dotykania, zderz*
`;
