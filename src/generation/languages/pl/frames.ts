/** Polish: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | jesteś, jestem, grasz, gram jako, gra jako, sterujesz, steruj*, kieruj*, wcielasz, bohaterem jest, bohaterką jest, głównym bohaterem, pomóż, pomaga*, gracz
take | zbiera*, zbierz, łap*, złap*, szuka*, znajd*, podnos*, chwyta*, zdobywa*, zdoby*, zrywa*, łow*, poluj* na skarb*
eat | je, jedz*, jeść, jedząc*, zjada*, zjedz*, pije, pożera*, połyka*, zje
steal | krad*, kradn*, ukrad*, porywa*, rabuj*
save | ratuj*, ratować, uratuj*, uratować, uwalnia*, uwolni*, ocal*
bring | dostarcza*, dowozi*, przynosi*, nosi, nosić, podaj*, karmi*, rozwozi*, zanosi*, sprzedaj*, przewozi*, obsługuj*
make | piecz*, gotuj*, gotować, buduj*, budować, sadzi*, uprawia*, podlewa*, robi, hoduj*, naprawia*, sprząta*, maluj*, doi
avoid | unika*, omija*, omiń, ucieka*, uciec, uciekając*, uważa*, uważaj na, chowa*, strzeż się, przetrwa*, wymyka*
fight | walcz*, pokonuj*, pokona*, zabija*, niszcz*, zwalcza*, bije, odpiera*, przegania*
chase | goni*, gonią, ściga*, poluje, polują, chcą zjeść, chce zjeść, chcą złapać, podąża*
attack | ataku*, atakują, najeżdża*, gryz*, straszą, nawiedza*, pilnuj*, patrolu*, oblega*, przeszkadza*, zbliża*
throw | rzuca*, miota*, ciska*, pluje, wyrzuca*, katapultu*
shoot | strzela*, ostrzeliw*
hit | uderza*, wal w, klika*, stuka*, tnie, kroi, rozbija*, zbija*, przebija*, depcze, kop*
guard | broni*, chroni*, strzeż*, strzec, ochrania*
push | pcha*, przesuwa*, popycha*, ciągnie
over | przeskakuj*, przeskocz*, skacz* przez, skacz* nad, przeskakując*
move | biega*, biegn*, skacz*, skaka*, lata, leci, pływa*, płynie, jedzie, jeździ*, idzie, wspina*, toczy*, ślizga*, podróżuj*, zwiedza*, tańcz*, nurkuj*, surfuj*, kopie, zgubił*, pełza*
reach | dotrze*, dociera*, dotrzeć, dojść, dojechać, do domu, wrócić, wraca*, aż do, znaleźć wyjście, ląduje
cross | przechodzi przez, przejść przez, przez ulicę, przez drogę, przekracza*
fall | spada*, spadając*, pada, pojawia*, wyskakuj*, wychodz*, z nieba
match | łączy*, łącz, dopasuj*, układa*, sortuj*, zamienia*, ustawia*
race | wyścig*, ściga się, ścigają się, wyprzedza*
sneak | niezauważ*, po kryjomu, obok, ukradkiem, nie da* się złapać, żeby nie zobaczy*, przekrada*, skrada*
sneak | obudz*, obudź*, budzić
touch | dotyka*, dotkn*, wpad*, zderza*
victim | ścigan*, goniony*, atakowan*, gonion*, otoczon*
love | lubi, kocha, uwielbia, ulubion*
a | jeden, jedna, pewien
the | ten, ta, te, jego, jej, swój, swoje, swoją, twój
many | kilka, wiele, dużo, dwa, dwie, trzy, cztery, pięć, dziesięć, wszystkie, hordy, fale, inne, różne
my | mój, moja, moje, mojej, mojego
and | i, oraz, a także
or | lub, albo, ani
but | ale, lecz, podczas, zanim, żeby, aż, tylko
from | od, przed, z lasu
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
is | to, są to, jest, są
you | ty, ja, on, ona
me | mnie, cię, go, ją, nas, się
must | musi, musisz, muszą, trzeba, chce, chcą, może, próbuje, stara się, powinien
each | w siebie, nawzajem, ze sobą, siebie nawzajem
`;
