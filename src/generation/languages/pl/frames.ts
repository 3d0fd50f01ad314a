/** Polish: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | jesteś, jestem, grasz, gram jako, gra jako, sterujesz, steruj*, kieruj*, wcielasz, bohaterem jest, bohaterką jest, głównym bohaterem, pomóż, pomaga*, gracz, grasz jako, gram, gramy
play | gra, grać, zagraj jako, zagraj*, wciel się, wcielam*, wciela*, kierujesz, kierujemy, steruję, prowadzisz, prowadz*, główny bohater, główna bohaterka, bohater to, bohaterem, bohaterka
play | postać to, grać jako, pomoc, pomagasz, pomagamy, pomagać, pomóc, pomoż*, gracz jest
take | zbiera*, zbierz, łap*, złap*, szuka*, znajd*, podnos*, chwyta*, zdobywa*, zdoby*, zrywa*, łow*, poluj* na skarb*, bierz*, brać, bierze, weź, wziąć, znajduj*, znaleźć, szukać, szuk*
take | poszukuj*, odnajd*, odnaleźć, odszuk*, wyszuk*, gromadz*, zgarn*, zgarnia*, łapi*, łapać, łapie, łapią, chwyt*, chwyć, wyław*, wyłow*, łowi*, złow*, kolekcjon*, dostaj*, dostać
take | otrzym*, zdobyć, zdobąd*, wygra*, wygryw*, zarabia*, zarob*, zrywać, zerw*, zbierać, zebrać, zbier*, uzbier*, nazbier*, podnieś, podnieść, podnosi*, wydob*, wykop*, kup, kupuj*, kupić
take | kupow*, wybier*, wybierz, wybra*, podkrad* jajka, kosić, doić, doi, doją, wydoi*, łapanie, zbieranie, szukanie, sięga*, sięgn*, poluj* na, upolow*, przechwyt*, oszczędza*, potrzebuj*
eat | jedz*, jeść, jedząc*, zjada*, zjedz*, pije, pożera*, połyka*, je, jem, jesz, jedzą, je owoce, jedz, jedzenie czego, zjeść, zje, zjem*, zjesz, zajada*, podjada*, wyjada*, pij, piją, pić
eat | wypij*, wypić, połkn*, łyka*, gryzie jabłk*, żuj*, żuć, chrup*, liże, lizać, liżą, pochłania*, pożre*, pożar*, wcina*, opycha*, schrup*, ogryz*, obgryz*
steal | krad*, kradn*, ukrad*, porywa*, rabuj*, kradnie, kradną, ukraś*, skrad*, ukradn*, kraść, podkrada*, zwędz*, podwędz*, zabiera*, zabrać, zabier*, rabow*, zrabow*, obrab*, okrad*
steal | porwać, porw*, wykrad*, zwin*, napada* na bank
save | ratuj*, ratować, uratuj*, uratować, uwalnia*, uwolni*, ocal*, ocali*, ocalić, ratow*, uratow*, wybaw*, oswobodz*, wypuszcza*, wypuść, leczy*, leczyć, wylecz*, ulecz*, uzdrawia*
save | wyzwala*, uwolnić, odbić z, wyciąga* z, odczarow*
bring | dostarcza*, dowozi*, przynosi*, nosić, podaj*, karmi*, rozwozi*, zanosi*, sprzedaj*, przewozi*, obsługuj*, dostarczy*, dostarcz*, dowieź, dowieźć, dowoz*, zawoz*, zawieź*, zawieźć
bring | przywoz*, przynieś*, przynos*, zanieś*, zanos*, odnos*, odnieś*, rozdaw*, rozdaj*, rozda*, daj, dać, daje, dają, dawać, dając*, podaje, podawać, podać, oddaj*, odda*, oddać, nakarm*
bring | karmić, karmi, karmią, dokarm*, poić, poi, napoi*, sprzedaw*, sprzeda*, obsłuż*, serwuj*, serwow*, nosi, noszą, niesie, niosą, nieść, przenos*, przenieś*, transport*, wozi, wożą
bring | wozić, wiezie, wieźć, przewieź*, wkłada*, włóż, włożyć, kładzie, kładą, położ*, układa* na, wrzuca* do, ładuj*, ładow*, załaduj*, rozładow*, pakuj*, pakow*, zapakuj*, spakuj*
bring | wysyła*, wyśl*, wlewa*, nalewa*, nalej*, napełnia*, napełni*, odprowadza*, odprowadz*, zwraca*, zwróć, rozwieź*, częstuj*, rozład*, wieszać, wiesza*, powieś*, wyrzuca* do
make | piecz*, gotuj*, gotować, buduj*, budować, sadzi*, uprawia*, podlewa*, hoduj*, naprawia*, maluj*, robi, piec, upiec, upiecz*, piecze, gotow*, ugotuj*, ugotow*, przygot*, smaży*, usmaż*
make | miesza*, wymiesz*, zagniata*, lepi*, ulep*, budow*, zbuduj*, zbudow*, stawia* dom, konstruuj*, konstruow*, sadzić, posadź*, posadz*, zasadź*, sieje, sieją, siać, zasiej*, uprawi*
make | hodow*, wyhoduj*, podlej*, podlać, napraw*, naprawi*, reperuj*, remontuj*, malow*, pomaluj*, namaluj*, rysuj*, rysow*, narysuj*, koloruj*, pokoloruj*, szyje, szyją, szyć, uszyj*
make | dekoruj*, dekorow*, udekoruj*, ozdabia*, ozdób*, ozdob*, pisz*, pisać, napisz*, wychow*, opiekuj*, opiekow*, zaopiek*, dba*, dbać, pielęgn*, składa* meble, montuj*, zmontuj*, dzierga*
make | rzeźbi*, kuje, kują, wykuw*, parzy kaw*, zaparza*, kosi traw*
clean | sprząta*, sprzątać, sprzątn*, posprzątaj*, wysprząt*, czyści*, czyść, czyszcz*, wyczyść, wyczyści*, oczyszcz*, myj*, myć, umyj*, umyć, zmyw*, zmyj*, pierz*, prać, wypierz*, wyciera*
clean | wytrzyj*, ściera*, zetrzyj*, zamiata*, zamieć, zamiat*, odkurza*, odkurz*, szoruj*, szorow*, wyszoruj*, poleruj*, porządkuj*, uporządk*, kąpie, kąpią, kąpać, wykąp*, usuwa*, usuń
clean | usunąć, prasuj*, susz*, wysusz*, czesz*, czesać, uczesz*, strzyże, strzyc, ostrzyż*, gol*, mycie, sprzątanie, pucuj*, pucow*, odśnież*, odgarn*
use | otwiera*, otworz*, otwórz, otwierać, zamyka*, zamkn*, włącza*, włącz, włączyć, wyłącza*, wyłącz*, zapala*, zapal*, gasi*, gasić, gaś, zgaś*, zgasi*, ugas*, używa*, użyj*, użyć
use | korzysta*, skorzyst*, naciska*, naciśn*, wciska*, wciśn*, przyciska*, zakłada*, załóż*, założy*, ubiera*, ubierz*, ubrać, przebiera*, nosi kapelusz, czyta*, przeczyt*, fotografuj*
use | fotografow*, zrób zdjęc*, robi zdjęc*, gra na, grać na, obraca*, obróć, kręci*, kręć, przekręc*, wymienia*, wymień, zmienia*, zmień, podłącz*, dmucha*, nadmuch*, wiąże, zawiąż*
use | odblok*
avoid | unika*, omija*, omiń, ucieka*, uciec, uciekając*, uważa*, uważaj na, chowa*, strzeż się, przetrwa*, wymyka*, ucieknij*, uciekn*, uciekać, zwiewa*, zwiać, unikać, unikn*, unikaj*
avoid | omijać, omin*, wymija*, wymin*, uważać, chowaj*, schowa*, chować, ukrywa*, ukryj*, ukryć, kryj*, strzegąc się, przeżyj*, przeży*, przetrw*, przeżyć, trzymaj się z dala, z dala od
avoid | wystrzega*, boi się, boją się, bać się, oddal*, uchyla*, uchyl*, odskakuj*, odskocz*, bez dotykania, nie dotyka*, nie wpadn*, nie wpada*, nie da* się, wymkn*, umyka*, umkn*, ostrożn*
avoid | lawiruj*, zasłania*
fight | walcz*, pokonuj*, pokona*, zabija*, niszcz*, zwalcza*, odpiera*, przegania*, walczyć, walczą, pokonać, pokon*, pokonyw*, zwycięż*, wygrać z, wygrywa z, zabij*, zabić, zniszcz*
fight | niszczyć, zwalczać, bije, biją, bić, bij, bije się, bić się, pobij*, pobić, rozwal*, unicestw*, likwid*, zlikwid*, wyeliminuj*, eliminuj*, tłucz*, stłucz*, przegoń*, przepędz*
fight | wypędz*, odpędz*, odstrasz*, odeprzeć, odeprz*, powstrzym*, zatrzym*, zatrzymuj*, rozgrom*, pojedynkuj*, pojedynek, zmierz* się, boksuj*, zwalcz*, pogrom*, starcie, zapobieg*, dobij*
fight | wykańcza*
chase | goni*, gonią, ściga*, poluje, polują, chcą zjeść, chce zjeść, chcą złapać, podąża*, gonić, goni go, goniąc*, ścigać, ścigaj*, ścigają, pogoń, dogania*, dogoń, dogonić, polow*
chase | poluje na, polują na, chce go zjeść, chcą go zjeść, chce ją zjeść, chce złapać, chcą go złapać, próbuje złapać, próbują złapać, próbuje zjeść, próbują zjeść, tropi*, śledz*
chase | depcze po piętach, biegnie za, biegną za, podąż*
attack | ataku*, atakują, najeżdża*, gryz*, straszą, nawiedza*, pilnuj*, patrolu*, oblega*, przeszkadza*, zbliża*, atakow*, zaatakuj*, zaatakow*, napada*, napadn*, gryzie, gryzą, gryźć
attack | ugryź*, ugryz*, kąsa*, żądl*, użądl*, drapie, drapią, dziobi*, najazd, najeżdż*, wdziera*, szturmuj*, szturmow*, oblegaj*, straszy, straszyć, przestrasz*, nachodz*, dokucza*
attack | przeszkadz*, psuje, psują, psuć, zepsu*, niszcząc*, nęka*, wkurza*, denerwuj*, zbliżaj*, nadchodz*, nadciąg*, nadlatuj*, krąży, krążą, krążyć, bałagani*, brudzi*, pobrudz*
attack | rozrzuca*, tratuj*, blokuj*, zagradza*, otacza*
throw | rzuca*, miota*, ciska*, pluje, wyrzuca*, katapultu*, rzucać, rzuć, rzucić, rzuc*, wyrzuc*, zrzuca*, zrzuć, ciskać, ciśn*, miotać, pluj*, pluć, plują, wypluw*, podrzuca*, odrzuca*
throw | obrzuca*, wystrzel*, puszcza*, wypuszcza* pocisk*, spuszcza*, upuszcza*, turla*, przerzuca*, serwuje piłk*, podaje piłk*, zieje, ziać, ziejąc*, tryska*, pryska*, opryskuj*
shoot | strzela*, ostrzeliw*, strzelać, strzel*, zestrzel*, zestrzeliw*, ostrzel*, celuj*, celow*, wycel*, traf*, trafia*, bombarduj*, postrzel*, razi*, bomb* wrog*, sika*
hit | uderza*, wal w, klika*, tnie, kroi, rozbija*, zbija*, przebija*, depcze, uderz*, uderzać, bić młot*, wali, walić, walną*, trzask*, klik*, klikać, kliknij*, stuk*, stukaj*, tnij, ciąć
hit | tną, przetnij*, przecina*, pokrój, kroić, krój, kroją, pokroi*, szatkuj*, sieka*, posiekaj*, rąb*, rąbać, ścina*, zetnij*, wycina*, wytnij*, rozbij*, rozbić, tłuc, zbij*, zbijać
hit | przebij*, przebijać, deptać, depcz*, zdepcz*, rozdepcz*, nadeptuj*, kop*, kopać, kopie piłk*, kopnij*, kopn*, kopią, zgniat*, zgnieć*, miażdż*, zmiażdż*, pęka balon*, łupie, łupać
hit | rozłup*, klep*, pukać, puka*, dziurawi*, obiera*, obierz*, odbija*, odbij*, złam*, łamie, łamać, pacn*, plask*
guard | chroni*, strzeż*, strzec, ochrania*, chroń, chronić, broń, bronić, bronią, broni, obroń*, obroni*, osłania*, osłoń*, pilnować, pilnuj dzieck*, strzeg*, opiekun*, zabezpiecz*
guard | eskortuj*, doglądaj*, czuwa*, ochron*, uchroń*, uchroni*
push | pcha*, przesuwa*, popycha*, ciągnie, pchać, pchnij*, pchn*, popchn*, pchaj*, przesuń, przesuw*, przesun*, ciągną, ciągnąć, ciągnij*, pociągn*, wciąga*, przeciąg*, wleczce, wlecze
push | potocz*, przestawia*, przestaw*, spycha*, zepchn*, potrząsa*, trzęsie, rusza klock*, huśta*
over | przeskakuj*, przeskocz*, skacz* przez, skacz* nad, przeskakując*, przeskok*, skakać przez, skacząc przez, skacze przez, skakać nad, skacz nad, przelatuj* nad, przelatuj* między
over | przelecieć, przejść pod, przechodzić pod, przeciska*, między rur*
move | biega*, biegn*, skacz*, skaka*, leci, pływa*, płynie, jedzie, jeździ*, idzie, wspina*, ślizga*, podróżuj*, zwiedza*, tańcz*, nurkuj*, surfuj*, zgubił*, pełza*, biec, biegać, biegnie
move | biegną, biegnij, pobiegn*, uciekaj przed siebie, skakać, skacze, skaczą, skacząc*, skocz*, podskak*, hop*, hasa*, lata, latać, latają, lataj, latając*, lecieć, lecą, poleć, fruwa*
move | pływać, płynąć, płyną, popłyn*, nurkować, jedź, jadą, jechać, jadąc*, jeżdż*, pojed*, idź, iść, idą, chodz*, chodzi, spaceruj*, spacerow*, maszeruj*, wędruj*, wędrow*, wspinać, wspin*
move | wchodz*, wejdź, wejść, schodz*, zejść, toczyć, toczy się, toczą się, ślizgać, zjeżdża*, zjedź, żegluj*, żeglow*, wiosłuj*, pedałuj*, podróżować, podróż*, zwiedzać, odkrywa*, odkryj*
move | eksploruj*, bada*, zbadaj*, tańczyć, tańczy, tańczą, zatańcz*, surfować, czołga*, pełzać, pełznie, szybuj*, szybow*, unosi się, unoszą się, dryfuj*, kołysz*, buja*, wiruj*
move | kopać tunel*, kopie tunel*, kopie nor*, zgubić, zgubion*, zabłądz*, zagubion*, błąka*, włóczy*, kica*, pędzi*, pędzą, pędź, mknie, galopuj*, wyrusz*, kieruje autem, prowadzi samochód
move | pilotuj*, rusza w, ruszaj, porusza*, bawi się, bawią się, bawić się, przemierza*
stay | śpi, śpią, spać, śpiąc*, siedzi, siedzą, siedzieć, siedząc*, stoi, stoją, stać, stojąc*, leży, leżą, leżeć, leżąc*, czeka*, czekać, czekają, poczekaj*, mieszka*, żyje, żyją, żyć
stay | żyjąc*, przebywa*, zostaje, zostań, odpoczywa*, czai*, wisi, wiszą, wisząc*, kryje się, ukryt*, schowan*
reach | dotrze*, dociera*, dotrzeć, dojść, dojechać, do domu, wrócić, wraca*, aż do, znaleźć wyjście, ląduje, dojdź, dojedź, dobiec, dobiegn*, dolecieć, doleć*, dopłyn*, dotarć, dotrz*
reach | dotarł*, docieraj*, dociera, do zamku, wróć, wracać, wracaj*, powraca*, powróc*, powrót, trafić do, znajdź drogę, znaleźć drogę, drogę do, ląduj*, lądow*, wyląd*, dostać się
reach | dostaje się, osiągn*, wydosta*
cross | przechodzi przez, przejść przez, przez ulicę, przez drogę, przekracza*, przejdź przez, przechodzić przez, przebiega* przez, przebiegn* przez, przekrocz*, przepraw*, przejście przez
cross | przepłyn*, przejeżdż* przez, na drugą stronę
fall | spada*, spadając*, pada, pojawia*, wyskakuj*, wychodz*, z nieba, spadać, spad*, spadn*, padają, padać, sypi*, sypie, lecą z góry, leci z góry, pojawi*, pojawiać, wyskak*, wyskocz*
fall | wyłania*, wyłon*, wychodzą, wyjdź, wyjdz*, wyłaz*, wyleź*, wypada*, kapie, kapią, zlatuj*, opada*, opadn*, wylatuj*, wyjeżdża*, nadlec*, przylatuj*, przychodz*, wystaj*
match | łączy*, łącz, dopasuj*, układa*, sortuj*, zamienia*, ustawia*, dopasow*, łączyć, połącz*, układać, ułóż, ułoży*, ustawi*, ustaw, sortow*, posortuj*, segreguj*, segregow*, posegreguj*
match | porównaj*, zamień, zamieni*, podmień*, rozdziel*, oddziel*, odwraca*, odwróć, zapamięt*, pamięta*, policz*, liczy, liczyć, licz, zgadn*, zgaduj*, odgad*, zgadyw*, odgaduj*, skład
match | składa*, złóż, złożyć, stawia*, postaw*, piętrz*, spiętrz*, grupuj*, pogrupuj*, uzupełn*, balansuj*, balansow*, utrzymuj* równowag*, równoważ*, przyporząd*, uporządkuj kart*, scala*
match | parowa*
race | wyścig*, ściga się, ścigają się, wyprzedza*, ścigać się, ściga* się, wyprzedz*, prześcig*, przegoni*, rywalizuj*, rywalizow*, konkuruj*, wyścigi, zawod*, zmagania, mierzą się, rajd*
sneak | niezauważ*, po kryjomu, obok, ukradkiem, nie da* się złapać, żeby nie zobaczy*, przekrada*, skrada*, obudz*, obudź*, przekraść, przekrad*, przemyk*, przemkn*, skradać, skradaj*
sneak | zakrada*, zakradn*, wkrada*, wkradn*, po cichu, cichaczem, cicho, bezszelestnie, tak by nie, bez zauważenia, nie zauważ*, żeby nie zauważy*, aby nie zauważy*, nie dać się zauważyć
sneak | nie dać się złapać, nie zobaczył*, nie usłysz*, bez wiedzy, niepostrzeżenie, pod nosem, budz*, zbudz*, nie obudz*, obudzić, nie budząc
touch | dotyka*, dotkn*, wpad*, zderza*, dotknąć, dotyk*, stykać, zetkn*, wpaść na, wpadn*, zderz*, uderzyć w, nadepn*, potkn*, potyka*, wjech*, nadzi*, styka się, zahacz*
victim | ścigan*, goniony*, atakowan*, gonion*, otoczon*, goniony przez, ścigany przez, ścigana przez, atakowany przez, złapany przez, zjedzon*, złapan*, schwytan*, otoczony, osaczon*
victim | nawiedzon*, ścigany, polowan*
meet | spotyka*, spotka*, spotkać, poznaj*, poznać, poznaw*, przytul*, przytula*, głaszcz*, głaska*, pogłaszcz*, pogłask*, całuj*, pocałuj*, całow*, pocałow*, wita*, powitaj*, przywita*
meet | rozmawia*, porozmawi*, gada*, pogada*, zaprzyjaźn*, przyjaźni*, odwiedza*, odwiedz*, zaprasza*, zaproś, zaprosi*, uczy, uczą, uczyć, naucz*, pyta*, zapyta*, odpowiada*, odpowiedz*
meet | słucha*, posłuchaj*, patrzy*, patrz*, popatrz*, ogląda*, obejrz*, widzi, widzą, widzieć, zobacz*, rozśmiesz*, rozwesela*, pociesz*, usypia*, uśpi*, bawi się z, bawić się z, oswaja*
meet | oswoi*, tresuj*, trenuj*, łaskocz*, połaskocz*
love | lubi, kocha, uwielbia, ulubion*, lubię, lubią, lubić, kochać, kocham, uwielbiać, uwielbiam, ulubiony, ulubiona, fanem, fanka, fan, przepada*, podoba*, szaleje na punkcie
a | jeden, jedna, pewien
the | ten, ta, te, jego, jej, swój, swoje, swoją, twój
many | kilka, wiele, dużo, dwa, dwie, trzy, cztery, pięć, dziesięć, wszystkie, hordy, fale, inne, różne
my | mój, moja, moje, mojej, mojego
and | i, oraz, a także
or | lub, albo, ani
but | ale, lecz, podczas, zanim, żeby, aż, tylko
from | od, przed
at | na, w stronę, ku
with | z, ze, ma, są, jest tam, pełen, pełna
in | w, we, po, pod, nad, przez, między
to | do
of | z drewna
for | dla
as | jako, jak, o imieniu, o
vs | przeciwko, przeciw, kontra, vs
by | przez wrog*
not | bez, nie, żadnych, nigdy
if | gdy, kiedy, jeśli, gdzie, w której, w którym
rel | który, która, które, którzy, co
is | to, są to, jest
you | ty, ja, on, ona
me | mnie, cię, go, ją, nas, się
must | musi, musisz, muszą, trzeba, chce, chcą, może, próbuje, stara się, powinien
each | w siebie, nawzajem, ze sobą, siebie nawzajem
`;
