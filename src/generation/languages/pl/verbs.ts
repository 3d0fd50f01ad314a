/** Polish: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | pluje, pluć, plują, splun*, napluj*, opluw*, wyplu*, kicha*, kichn*, splunięcie
throw | rzuca*, rzuci*, rzut*, ciska*, cisną*, miota*, wyrzuc*, obrzuc*, narzuc*
toss | podrzuc*, przewraca naleśniki, przerzuca naleśniki, przerzucić naleśnik, podrzuca naleśnik, obraca naleśniki, rzut monetą
drop | upuszcz*, upuści*, upuść*, zrzuc*, opuszcza na ziemię, wypuszcz*, gubi, wypada z rąk, upad*
catch | łapi*, łapa*, złap*, łapie, chwyta*, chwyci*, pochwyc*, wyłap*, łapanie
grab | chwyta*, chwyci*, łapie, złap*, porywa*, porwa*, wyrywa*, wyrwa*, capną*, zgarn*
pick | zrywa*, zerwa*, zbiera owoce, zbierać owoce, zbiera grzyby, zbiera jagody, zbiera jabłka, zbiera kwiaty, narwa*, zbierać kwiaty
harvest | żniwa, żniw*, zbiory, plony, zbiera plony, kosi zboże, zżyna*, żąć, ścina zboże, zbierać plony
plant | sadzi*, sadzą, sadzeni*, posadz*, sieje, siać, sieją, zasiew*, zasadz*, zasiać
water | podlewa*, podla*, podlej*, nawadnia*, nawodni*, konewk*, polewa*, zrasza*
dig | kopie, kopać, kopią, kopanie, wykop*, odkop*, rozkop*, przekop*, ryje, ryć
fill-in | zakop*, zasyp*, zasypuje, zakopuje, zakopać, grzebie, pogrzeb*, przysyp*
rake | grabi, grabić, grabie, grabieni*, pieli*, plewi*, pielić, wyrywa chwasty, motyk*, odchwaszcz*
prune | przycina*, przyci*, kosi trawę, kosić, kosi, kosiark*, strzyże trawnik, strzyże żywopłot, podcina*, wykasza*
milk | doi, doić, doją, dojeni*, wydoi*, wydój*, udoi*, dojark*, dój
shear | strzyże owce, strzyc owce, strzyżeni*, ostrzy*, postrzy*, strzyże, strzygą, strzyc, goli owce
feed | karmi*, nakarm*, karmieni*, dokarmi*, karmę, karma, pokarm*, żywi, żywić, tuczy
stroke | głaszcz*, głaska*, pogłask*, pogłaszcz*, pieści, pieścić, przytul*, mizia*, tuli, drapie za uchem, głaskanie
walk | wyprowadza psa, wyprowadzić psa, spacer z psem, chodzi z psem, spaceruje z psem, spacer*, wyprowadza*, na spacer, wyprowadz*
groom | czesze, czesać, wyczesuj*, wyczesa*, szczotk*, rozczes*, czyści konia, uczesa*, groom*, pielęgn*
tame | oswaja*, oswoi*, oswój, tresuj*, tresowa*, wytresow*, tresur*, ujarzm*, poskram*, poskromi*
ride | jeździ konno, jedzie konno, konno, jazda konna, jeździ na, jedzie na rowerze, na rowerze, na koniu, galop*, dosiad*
herd | pasie, paść owce, wypas*, pasterz*, zagania*, zagoni*, spędza*, spędzi*, pędzi stado, zgania*
hunt | poluj*, polowa*, polowani*, upolow*, myśliw*, łowi zwierzynę, tropi*, łowc*, łowy
fish | wędkuj*, wędkowa*, wędk*, łowi ryby, łowić ryby, łowieni*, rybak*, ryby łowi, na ryby, rybołów*, łowi rybki
chase | goni, gonić, gonią, goniąc*, ściga*, pogoń, pościg*, dogoni*, dogania*, goniony
flee | ucieka*, uciec, uciekł*, ucieczk*, zwiewa*, zwiać, zwiał*, umyka*, zbieg*, nawiewa, wymyka*
hide | chowa się, chować się, schowa*, ukrywa*, ukry*, kryje, kryjówk*, chowan*, skrywa*, schować
seek | szuka*, szukan*, poszuk*, poszukiw*, wyszuk*, odszuk*, przeszuk*, rozgląda się za
find | znajduj*, znaleźć, znajdź*, znalaz*, znajdzie, odkrywa*, odkry*, odnajd*, odnale*, znajdow*
sneak | skrada*, zakrada*, zakraść, przekrada*, przekraść, na palcach, przemyka*, podkrada*, cichaczem, ukradkiem
spy | szpieg*, szpieguj*, podgląda*, śledzi, śledzić, śledzą, podsłuch*, podglądn*, obserwuj*, inwigil*
wake | budzi*, budzą, obudz*, zbudz*, pobudk*, przebudz*, wybudz*, obudzić, wstaje, budzik*
sleep | śpi, spać, śpią, zasypia*, zasną*, zaśnie*, zaśni*, drzemi*, drzem*, usypia, usną*
put-to-bed | kładzie spać, kłaść spać, położyć spać, usypia*, uśpi*, utula*, utuli*, kołysze, kołysank*, do snu
steal | kradnie, kradn*, kraść, ukrad*, kradzież*, okrad*, rabuj*, rabowa*, obrabow*, zwędzi*
pinch-food | podjada*, podkrada jedzenie, podżera*, podwędzi*, skubie, skubać, podskub*, kradnie jedzenie, pogryza*, chrupie
guard | pilnuj*, pilnowa*, strzeże, strzec, broni, bronić, chroni*, ochrani*, obron*, strażni*
attack | ataku*, atakow*, atak, napada*, napaść, napad*, szturm*, najeżdża*, naciera*, zaatak*
fight | walczy*, walcz*, walka, bije się, bić się, bójk*, pobić, pobił*, bitw*, biją się, tłucze się
punch | uderza pięścią, bije pięścią, pięścią, pięściami, boks*, boksuj*, uderza*, uderzy*, przywal*, walną*, cios
kick | kopie, kopać, kopn*, kopniak*, kopią, skopa*, wykopn*, wierzga*, kopnięci*
wrestle | siłuj*, siłowa*, w zapasach, zapaśni*, mocuj*, mocowa*, zapasy, wrestling*, sumo
slap | klepie, klepać, klepn*, policzk*, spoliczk*, pacną*, pacnij, plaska*, packa na muchy, bije muchy
bite | gryzie, gryźć, gryzą, ugryz*, pogryz*, kąsa*, ukąs*, ukąsi*, nadgryz*, zagryz*
sting | żądli*, użądl*, żądlą, kłuje, kłuć, ukłu*, żądło, parzy, użądlić
shoot | strzela*, strzeli*, strzał*, zastrzel*, ostrzel*, postrzel*, wystrzel*, rozstrzel*, zestrzel*, strzelank*
bomb | bombard*, bomb*, wybuch*, wysadz*, eksplo*, detonuj*, zbombard*, wysadza w powietrze
slice | kroi, kroić, kroją, pokroi*, krojeni*, tnie, ciąć, sieka*, posieka*, rąbie
saw | piłuj*, piłowa*, przepiłow*, odpiłow*, wypiłow*, przerzyna*, piłą, tartak*, tnie piłą, piła
hammer | wbija gwoździe, wbija*, wbić, wbij, przybija*, przybić, młot*, młotk*, gwóźdź, gwoździ*
drill | wierc*, wierci*, wywierc*, nawierc*, przewierc*, wiert*, przykręc*, wkręc*, śrub*, borowa*
build | buduj*, budowa*, zbudow*, budow*, wybudow*, wznosi*, wznie*, konstruuj*, stawia dom, odbudow*
repair | napraw*, naprawia*, reperuj*, zreperow*, remont*, załata*, ceruj*, usuwa usterk*
assemble | składa, składać, złoży*, montuj*, montowa*, zmontow*, montaż*, skleca*, złożyć, puzzle
take-apart | rozkłada*, rozłoży*, rozbiera na części, rozmontow*, demont*, rozbiórk*, rozkręca*, rozkręci*, rozebrać na części, zdemont*
paint | maluj*, malowa*, pomalow*, namalow*, malarz*, malowan*, przemalow*, lakieruj*, odmalow*, pędzl*
draw | rysuj*, rysowa*, narysow*, rysun*, szkicuj*, szkicowa*, naszkicow*, szkic, kreśl*, dorysow*
colour-in | koloruj*, kolorowa*, pokolorow*, kolorowank*, zamalow*, zakolorow*, wykolorow*
write | pisze, pisz*, pisa*, napisz*, napisa*, zapisuj*, zapisa*, wypisuj*, podpisuj*, spisuj*
type | pisze na klawiaturze, pisać na klawiaturze, wpisuj*, wpisa*, wystuk*, na klawiaturze, klawiatur*, maszynopis*, na maszynie, przepisuj*
spell | literuj*, literowa*, przeliteruj*, przeliterow*, ortograf*, dyktand*, litera po literze, sylabizuj*, pisze bez błędów
read | czyta*, czyt*, przeczyt*, odczyt*, poczyta*, czytan*, wyczyt*, doczyt*, lektur*
count | liczy*, liczą, policz*, zlicz*, liczeni*, odlicz*, przelicz*, naliczy*, wylicz*
calculate | oblicz*, oblicza*, dodaj*, dodawa*, mnoży*, mnożeni*, pomnoż*, wylicz*, rachuj*, rachun*
measure | mierzy*, mierz*, zmierz*, pomiar*, waży*, zważ*, ważeni*, odmierz*, wymierz*, odważa*
guess | zgadni*, zgadn*, zgaduj*, zgadywa*, odgad*, odgadn*, zgadywank*, odgaduj*, przypuszcz*, domyśla*
answer | odpowiad*, odpowie*, odpowiedz*, odpowiedź, odpowiedzi*, odpisuj*, odpisa*, odrzec
ask | pyta*, pytan*, zapyta*, spyta*, pytani*, prosi, prosić, poprosi*, prośb*, wypyt*, dopyt*
learn | uczy się, uczyć się, uczą się, nauk*, nauczy*, ćwicz*, poćwicz*, powtarza*, wkuwa*, poduczy*
teach | uczy, uczyć, naucza*, nauczyciel*, tłumaczy, wyjaśni*, objaśni*, wytłumacz*, szkoli*, uczą
memorise | zapamięt*, pamięta*, zapamiętuj*, na pamięć, wkuwa*, wkuć, wyuczy*, przypomin*, przypomn*, spamięt*
forget | zapomin*, zapomni*, zapomnie*, zapomn*, wyleciało z głowy, zapominalsk*, zapominan*
repeat | powtarza*, powtórz*, powtórk*, kopiuj*, kopiowa*, naśladuj*, naśladowa*, imituj*, małpuj*, odtwarza*
match | dopasow*, dopasuj*, dobiera*, dobrać, łączy w pary, połącz w pary, w pary, paruj*, kojarzy*, znajdź parę
sort | sortuj*, sortowa*, posortow*, segreguj*, segregow*, posegreg*, rozdziela*, klasyfik*, przebiera*, układa kolorami
order | układa według, ułożyć według, uporządk*, porządkuj*, porządkow*, szereguj*, ustawia według, po kolei, w kolejności, od najmniejszego
tidy | sprząta*, sprzątn*, posprząt*, porządek, porządki, porządkuj*, odkłada na miejsce, ogarnia*, robi porządek, uprząta*
pack | pakuj*, pakowa*, spakow*, zapakow*, ładuj*, ładowa*, załadow*, załadun*, pakowan*, upych*
unload | rozładow*, rozładuj*, wyładow*, wyładuj*, rozładun*, wypakow*, wyładun*, zdejmuje ładunek
stack | układa w stos, ułożyć w stos, stos, stosy, piętrz*, spiętrz*, sterta, układa wieżę, kładzie jedno na drugim, nakłada*
balance | balansuj*, balansow*, równowag*, utrzymuje równowagę, utrzymać równowagę, nie upuścić, balans, ekwilib*, żongl*
tip-over | przewraca*, przewróci*, przewróć*, wywraca*, wywróci*, przechyla*, obala*, obali*, wywrot*
spill | rozlewa*, rozlać, rozlał*, wylewa*, wylać, wylał*, rozleje, rozsyp*, chlapie, rozchlap*, ulewa*
pour | nalewa*, nalać, nalał*, naleje, leje, lać, leją, wlewa*, przelewa*, napełni*, dolewa*
empty | opróżni*, opróżnia*, opróżn*, wylewa*, wysypuj*, wysypa*, osusza*, wytrząs*
mix | miesza*, wymiesz*, zmiesz*, mieszan*, pomiesza*, zamiesz*, przemiesz*, ubija*, mikser*, miksuj*
knead | ugniata*, ugnieś*, zagniata*, zagnieś*, wyrabia ciasto, wyrabiać ciasto, gniecie, gnieść, miesi, zarabia ciasto
bake | piecze, piec ciasto, upiecz*, upiekł*, upiec, wypiek*, pieczeni*, pieką, zapiek*, piekarz*, napiec
cook | gotuj*, gotowa*, ugotow*, ugotuj*, gotowan*, przyrządz*, kucharz*, pichci*, warzy*, kuchar*
fry | smaży*, smażą, usmaż*, podsmaż*, smażeni*, przysmaż*, odsmaż*, wysmaż*, na patelni
grill | grill*, griluj*, grilluj*, piecze na ognisku, rożen, na rożnie, opieka*, opiec, barbecue, piecze mięso
season | soli, solić, posoli*, doprawi*, doprawia*, przypraw*, pieprzy, posól, osoli*, zaprawia*
serve | obsługuj*, obsług*, obsłuż*, podaje, podać, podawa*, serwuj*, serwowa*, kelner*, częstuj*
order-food | zamawia*, zamówi*, zamówien*, zamów*, składa zamówienie, złożyć zamówienie
deliver | dostarcz*, dostawa, dostaw*, dowozi*, dowieź*, przynosi*, przynie*, rozwozi*, kurier*, doręcz*
carry | niesie, nieść, niosą, nosi, nosić, noszą, dźwiga*, przenosi*, przenie*, taszczy*
pull | ciągnie, ciągn*, ciąga*, pociąga*, pociągną*, holuj*, holowa*, wlecze, szarpie, przyciąga*
push | pcha*, pchn*, popycha*, popchn*, wypych*, odpych*, przepych*, spycha*, szturcha*, zepchn*
lift | podnosi*, podnie*, podnoszą, unosi*, unieś*, uniós*, dźwiga*, dźwign*, podnoszen*, podźwig*
lower | opuszcza*, opuści*, obniża*, obniży*, spuszcza*, spuści*, zniża*, zniży*
hang | wiesza*, powiesi*, wieszan*, zawiesza*, zawiesi*, rozwiesz*, rozwiesi*, wywiesz*
take-down | zdejmuj*, zdejmowa*, zdję*, zdjąć, zdejmie, zbiera pranie, zdejmuje pranie, ściąga pranie, ściąga*
fold | składa, składać, złoży*, zgina*, zgię*, składa pranie, zwija*, origami, składa ubrania, zagina*
iron | prasuj*, prasowa*, wyprasow*, uprasow*, żelazk*, prasowan*, przeprasow*
wash | myje, myć, myją, umyć, umyj*, pierze, prać, wyprać, wyprał*, pranie, płucze, płuka*
clean | czyści*, wyczyści*, sprząta*, wyciera*, wytrze*, szoruj*, szorowa*, przeciera*, ściera*, wyszorow*
sweep | zamiata*, zamieś*, pozamiat*, odkurza*, odkurz*, zmiata*, miotł*, odkurzacz*, zamiatan*
polish | poleruj*, polerowa*, wypolerow*, pastuj*, pastowa*, szlifuj*, na błysk, nabłyszcz*, froteruj*
dry | suszy*, susz*, wysusz*, osusz*, suszeni*, suszark*, schnie, schną*, wyciera do sucha, dosusz*
dust | ściera kurz, ścierać kurz, wyciera kurz, wycierać kurz, kurz, kurze, ściera kurze, wyciera kurze, odkurza*
sew | szyje, szyć, szyją, uszyć, uszył*, zszywa*, zszyć, przyszy*, szycie, krawc*, wyszywa*
knit | dzierga*, wydzierg*, robi na drutach, robić na drutach, na drutach, szydełk*, szydełkuj*, dziergan*, wydzierga*
weave | tka, tkać, tkają, utka*, plecie, pleść, splata*, wyplata*, zaplata*, tkacz*
tie | wiąże, wiąza*, zawiąz*, zawiąże, związ*, przywiąz*, węzeł, supeł, sznuruj*, zasznurow*
untie | rozwiązuje supeł, rozwiąz*, rozplą*, rozplącz*, odwiąz*, rozsupł*, rozplata*, rozsznurow*, rozwiązuje węzeł
dress | ubiera*, ubra*, ubierz*, zakłada ubranie, przebiera*, ubieran*, odziewa*, wkłada*, przebra*, stroi się
undress | rozbiera*, rozebra*, rozbieran*, zdejmuje ubranie, zdejmuje buty, rozbierz*, ściąga ubranie, zdjąć ubranie
put-on-make-up | maluje się, malować się, makijaż*, umalow*, szmink*, pudruj*, robi makijaż, make-up, charakteryz*, pomalować się
cut-hair | strzyże, strzyc, strzygą, ścina włosy, ścinać włosy, ostrzy*, fryzjer*, obcina włosy, strzyżeni*, ściąć włosy
shave | goli, golić, goli się, ogoli*, goleni*, zgoli*, golark*, wygoli*, maszynka do golenia
decorate | ozdabia*, ozdobi*, ozdób*, dekoruj*, dekorowa*, udekorow*, ubiera choinkę, przystraja*, przystroi*, dekorac*
wrap | owija*, owiną*, zawija*, zawiną*, pakuj*, pakuje prezent, zapakow*, opakow*, pakuje prezenty, opatul*
unwrap | rozpakow*, rozpakuj*, odwija*, rozwija*, odpakow*, odpakuj*, rozwiną*, otwiera prezent
give | daje, dać, dają, dawać, rozdaj*, rozdawa*, wręcza*, wręczy*, podarow*, obdarow*
share-out | dzieli, dzielić, dzielą, rozdziela*, podzieli*, rozdaj*, rozdzieli*, dzieli się, po równo, rozdawa*
collect | kolekcj*, kolekcjon*, zbiera*, zebra*, zbieran*, zbiera monety, zbiera znaczki, gromadzi*, uzbiera*, pozbiera*
gather-together | gromadzi*, zgromadz*, zbiera razem, zebrać razem, skupia*, zwołuj*, zwoła*, zbiera wszystkich, pozbiera*, zgarnia*
buy | kupuj*, kupowa*, kupi*, kupn*, zakup*, nabywa*, skupuj*, wykupuj*, dokupi*, kupić
sell | sprzed*, sprzedaj*, sprzedawa*, sprzedaż*, handluj*, handlowa*, opycha*, wyprzeda*
bargain | targuj*, targowa*, utargow*, negocj*, zbija cenę, zbić cenę, wytargow*, targowan*
trade | wymieni*, wymienia*, handl*, handluj*, zamienia się, wymian*, wymiana, barter*, zamieni*, kupczy*
pay | płaci*, płacą, zapłac*, zapłat*, opłac*, płatno*, spłac*, wypłac*, dopłac*
earn-money | zarabia*, zarobi*, zarob*, pieniądz*, zarobek, dorabia*, dorobi*, bogaci*, wzbogac*
save-money | oszczędz*, oszczędza*, odkłada pieniądze, skarbonk*, oszczędn*, zaoszczędz*, odłożyć pieniądze, uzbiera*, ciuła*
invest | inwest*, inwestuj*, biznes*, zainwest*, prowadzi firmę, prowadzić firmę, przedsięb*, firma, wkłada pieniądze, lokuj*
hire | zatrudni*, zatrudnia*, najmuj*, najmowa*, wynajmuj*, zatrudnien*, rekrut*, przyjmuje do pracy, najmie, werbuj*
manage | zarządza*, zarządz*, kieruj*, prowadzi sklep, prowadzić sklep, dogląda*, pilnuje sklepu, menedż*, kierownik*, gospodar*
win | wygrywa*, wygra*, wygran*, zwycięż*, zwycięst*, mistrz*, triumf*, pokonuj*, wygrać
lose | przegra*, przegrywa*, przegran*, traci, tracić, straci*, gubi, zgubi*, poraż*, utrac*
bet | zakład, obstawia*, obstawi*, zakłada się, zakłady, hazard*, stawia na, kasyn*, ruletk*, postawi*
deal | rozdaje karty, rozdać karty, tasuj*, tasowa*, potasow*, przetasow*, rozdani*, rozdawać karty, tasowan*
draw-card | ciągnie kartę, ciągnąć kartę, dobiera kartę, dobrać kartę, wyciąga kartę, bierze kartę, losuj*, losowa*, wylosow*, dobiera karty
discard | odrzuca*, odrzuci*, wyrzuca karty, pozby*, pozbywa*, zrzuca karty, odrzut*, zrzuca*, pozbądź*
roll | rzuca kostką, rzucić kostką, rzut kostką, rzuca kośćmi, kostką, kości do gry, kostki, turla kostkę, rzucać kostką, kulać kostką
turn-over | odwraca*, odwróci*, odwróć*, odkrywa karty, odkryć kartę, odkrywa*, przewraca karty, obraca karty, odsłania*
move | rusza*, ruszy*, porusza*, przesuwa*, przesuń*, przesun*, ruch pionkiem, przestawi*, przemieszcz*, pionk*
capture | bije pionka, zbija*, zbić, zbij*, przejmuj*, przejmowa*, przejąć, zdobywa*, bić, zabiera pionka
connect | łączy*, łącz*, połącz*, łączeni*, podłącz*, spaja*, spina*, przyłącz*, scala*, złącz*
merge | scala*, scali*, łączy w większe, łączy*, połącz*, zespala*, zlewa*, fuzj*, łącz*, merg*
divide | dzieli, dzielić, dzielą, podziel*, rozdziel*, dzieleni*, rozszczep*, rozłup*, połowi*, przepoł*
swipe | przesuwa*, przesuń*, przesun*, swajp*, przeciąga palcem, przesuwa palcem, przesuwank*, swipe*, przewija*
drag | przeciąga*, przeciągn*, przeciągan*, ciągnie, ciągn*, wlecze, przeciągnij
click | klika*, klikn*, klik*, kliknij, stuka w ekran, stukn*, tapa*, pstryk*, klikanie, klikacz*
press | naciska*, naciśn*, wciska*, wciśn*, nacisn*, przycisk*, przyciska*, guzik*, wcisną*, wduś*
hold-down | przytrzym*, przytrzymuj*, trzyma wciśnięty, trzymać wciśnięty, trzyma przycisk, trzyma guzik, nie puszczać, przyciska*, wciśnięty
release | puszcza*, puści*, wypuszcza*, wypuści*, zwalnia*, zwolni*, puść*, uwalnia*, uwolni*
hit | trafia*, trafi*, trafien*, zestrzel*, do celu, w cel, strąca*, strąci*, tarcza
miss | chybia*, chybi*, pudłuj*, spudłow*, pudło, nie trafi*, nie trafia, obok celu, niecel*
score | strzela gola, strzelić gola, gol, gole, gola, zdobywa punkty, punktuj*, bramka, zdobyć punkty, bramkę
bounce | odbija*, odbi*, podskakuj*, podskocz*, skacze, odbijan*, kozłuj*, podskak*
dribble | drybluj*, dryblow*, drybling*, kozłuj*, kozłow*, kiwa*, prowadzi piłkę, prowadzić piłkę, okiwa*, wykiwa*
pass | podaje piłkę, podać piłkę, podawać piłkę, podanie, podania, zagrywa*, odda piłkę, oddaje piłkę, podaje
head | główkuj*, główkow*, główką, odbija głową, odbijać głową, uderza głową, głową, bodzie, z główki, główk*
serve-ball | serwuj*, serwowa*, serwis*, zaserw*, odbija*, odbić, tenis*, rakietka, rakietą tenisową, zagryw*, odbija piłkę
bat | odbija kijem, kijem, uderza kijem, bejsbol*, baseball*, palant*, uderza piłkę, odbija piłkę, pałk*, uderzyć piłkę
putt | golf*, wbija piłkę do dołka, do dołka, dołek, dołk*, putt*, minigolf*, puttuj*, kij golfowy
bowl | kręgl*, toczy kulę, toczyć kulę, w kręgle, bowling*, kula do kręgli, toczy piłkę, kręgielni*
skate | łyżw*, na łyżwach, jeździ na łyżwach, deskorolk*, rolk*, na rolkach, wrotk*, lodowisk*, skate*, łyżwiar*
ski | narty, na nartach, narciar*, nart*, sanki, na sankach, sank*, snowboard*, saneczk*, slalom*
surf | surfuj*, surfowa*, surfing*, surfer*, na fali, na falach, deska surf*, windsurf*, kitesurf*
sail | żegluj*, żeglowa*, żeglar*, żagl*, jacht*, płynie statkiem, pod żaglami, żaglów*, pływa statkiem, rejs*
row | wiosłuj*, wiosłowa*, wiosł*, kajak*, wioślar*, łódką, canoe, kanu, powiosł*
swim | pływa*, płynie, pływan*, płyną*, popłyn*, przepły*, kąpie się, kąpać się, wypływ*, pływak*
dive | nurkuj*, nurkowa*, zanurk*, nurek, nurk*, zanurz*, skacze do wody, skok do wody, pikuj*, zanurza*
float | dryfuj*, dryfowa*, unosi się na wodzie, unosić się na wodzie, płynie z prądem, spływ*, na powierzchni, pływa na wodzie, wypływa*
sink | tonie, tonąć, toną, utoną*, zaton*, zatapia*, zatopi*, topi*, utopi*, zatonię*
fly | lata, latać, leci, lecieć, lecą, latają, polecie*, frunie, fruwa*, poleci
glide | szybuj*, szybowa*, szybow*, poszybow*, lotnia, lotnią, paralot*, ślizga*, paralotni*
hover | unosi się, unosić się, zawisa*, wisi w powietrzu, wisieć w powietrzu, lewituj*, lewitow*, w powietrzu, zawisną*
take-off | startuj*, startowa*, wystartow*, start samolotu, odlatuj*, odlecie*, wzbija się, odlot*, wzlatuj*, wznosi się
land | ląduj*, lądowa*, wyląduj*, wylądow*, lądowan*, przyziem*, osiada*, siada na
crash | rozbija*, rozbić, rozbij*, zderza*, zderzy*, zderzen*, kraks*, katastrof*, wypadek, wpada na, roztrzask*
steer | steruj*, sterowa*, kieruj*, kierowa*, skręca*, sternik*, manewr*, kierownic*, nawiguj*
drive | prowadzi samochód, jedzie, jechać, jadą, jeździ*, kierowc*, prowadzi auto, prowadzić auto, za kierownicą, jazda
park | parkuj*, parkowa*, zaparkow*, parking*, parkowan*, stawia auto, garażuj*
overtake | wyprzedza*, wyprzedz*, wymija*, wyminą*, wyprzedzan*, prześciga*, prześcign*, omija*
brake | hamuj*, hamowa*, zahamow*, hamulc*, zatrzym*, zatrzymuj*, staje, hamowan*, stanąć, przyhamow*
speed-up | przyspiesz*, przyśpiesz*, rozpędz*, dodaje gazu, dodać gazu, gazuj*, nabiera prędkości, szybciej
slow-down | zwalnia*, zwolni*, spowalni*, spowolni*, zwolnić, wolniej, wytraca prędkość, przyhamow*
drift | driftuj*, driftow*, drift*, poślizg*, w poślizgu, zarzuca autem, drifter*
race | ściga się, ścigać się, wyścig*, wyścigi, ścigają się, rywaliz*, zawody, zawodni*, rajd*, na wyścigi
refuel | tankuj*, tankowa*, zatankow*, tankowan*, paliw*, benzyn*, stacja benzynowa, dotankow*, leje paliwo
get-in | wsiada*, wsiąść, wsiąd*, wsiad*, wchodzi na pokład, wskakuje do, wsiadan*, wejść na pokład, zaokręt*
get-off | wysiada*, wysiąść, wysiąd*, wysiad*, schodzi z pokładu, zsiada*, zsiąść, zejść z pokładu
pick-up-passengers | zabiera pasażerów, pasażer*, taksówk*, taksówkarz*, podwozi*, podwieź*, zabierać pasażerów, wozi ludzi, przewozi*, odbiera pasażerów
cross | przechodzi*, przejść, przejś*, przekracza*, przekrocz*, przez ulicę, przez drogę, przez rzekę, przepraw*, przejeżdża*
jump-over | przeskak*, przeskocz*, przeskakuj*, skacze przez, skakać przez, skok przez, przesadza*
hop | skacze, skakać, skaczą, podskak*, podskok*, skoczy*, hopsa*, hops*, skok, kica*
climb | wspina*, wspię*, wspiąć, wspinaczk*, wdrapuj*, wdrapa*, wchodzi na, włazi*, wspinan*, gramoli*
swing | buja się, huśta*, huśtawk*, na linie, kołysze się, bujać się, na lianie, rozhuśt*, rozbuja*, buja*
hang-on | trzyma się, trzymać się, wisi, wisieć, uczepi*, czepia*, zwisa*, uwiesi*, kurczowo, utrzymać się
crawl | pełza*, pełzn*, czołga*, raczkuj*, raczkow*, przeczołg*, na czworakach, wpełz*, czołgan*, podczołg*
slide | ślizga*, ślizg*, poślizg*, zjeżdża*, zjeżdżaln*, ześlizg*, zsuwa*, zjecha*, śliski*, prześlizg*
fall-down | upada*, upaść, spada*, spaść, spadn*, upadn*, przewraca się, wywraca się, przewróci się, wywali*
roll-along | toczy*, toczą, turla*, sturla*, poturla*, potocz*, stacza*, stocz*, kula się, turlan*
spin | kręci*, kręcą, obraca*, obróci*, obrot*, wiruj*, wirowa*, zakręci*, kręceni*, okręca*
tilt | przechyla*, przechyl*, pochyla*, pochyl*, nachyla*, nachyl*, odchyla*, przekrzyw*
shake | trzęsie, trząść, trzęsą, potrząs*, wstrząs*, potrzą*, strząs*, wytrząs*, drży, potrząsan*
dance | tańcz*, taniec, tańc*, zatańcz*, potańcz*, balet*, pląsa*, hulan*, tancerz*, dyskotek*
sing | śpiewa*, zaśpiew*, śpiew*, piosenk*, karaoke, podśpiew*, nuci*, pośpiewa*, zanuci*
play-an-instrument | gra na, grać na, na pianinie, na gitarze, na skrzypcach, na fortepianie, muzyk*, muzykuj*, na instrumencie, brzdąka*
drum | bębni*, bębn*, perkus*, wybija rytm, wybijać rytm, rytm, na bębnach, na perkusji, werbel, bębnią
clap | klaszcz*, klaska*, zaklask*, oklask*, w dłonie, poklask*, klaśni*, bije brawo, brawo, zaklaszcz*
listen | słucha*, słuchan*, posłuch*, słyszy, słysze*, słyszą, usłysz*, podsłuch*, wysłuch*, nasłuch*
shout | krzycz*, krzyk*, krzykn*, zakrzycz*, woła, wołać, zawoł*, wrzeszcz*, wrzask*, drze się, wykrzyk*
whisper | szept*, szepcz*, szepta*, szepn*, wyszept*, zaszept*, szepce, do ucha, poszept*
bark | szczeka*, szczekn*, zaszczek*, hau, miaucz*, miauk*, ujada*, warcz*, szczekan*, zamiauc*
laugh | śmieje, śmiać, śmieją, śmiech*, rozśmiesz*, roześmi*, chichot*, chichocz*, rozbawi*, zaśmie*
cry | płacze, płacz*, płaka*, zapłak*, szlocha*, łka, beczy, ryczy, rozpłak*, popłak*
scare | straszy, straszyć, straszą, wystrasz*, przestrasz*, przeraż*, odstrasz*, nastrasz*, płoszy, spłoszy*
haunt | nawiedza*, nawiedz*, straszy w domu, duch*, upiór*, nawiedzon*, widmo, straszy w zamku, zjawa, zjawy
surprise | zaskak*, zaskocz*, niespodziank*, zadziw*, dziwi*, zaskakuj*, zdumiewa*, zdziwi*, zaskoczen*
tease | dokucza*, dokuczy*, drażni*, droczy*, wkurza*, denerwuj*, żartuj*, nabija się, psoci*, psikus*
tickle | łaskocz*, łaskota*, połaskot*, gilgocz*, gilgota*, łaskotk*, łaskotan*, pogilgot*
kiss | całuj*, całowa*, pocałuj*, pocałow*, pocałun*, buzi, buziak*, cmoka*, cmokn*, ucałow*
hug | przytul*, przytula*, tuli, tulić, obejmuj*, objąć, uścisk*, ściska*, przytulan*, wtula*
marry | żeni się, ożeni*, poślubi*, wychodzi za mąż, za mąż, ślub*, wesele, małżeń*, pobiera się, hajta*
invite | zaprasza*, zaprosi*, zaprosz*, zaproszen*, sprosi*, zapraszan*
visit | odwiedz*, odwiedza*, wizyt*, zwiedza*, w gości, w gościnę, gości, goszcz*, zagląda do, wpada do
meet | spotyka*, spotka*, spotkan*, poznaj*, poznać, randk*, zapozna*, schadzk*, widzi się z
greet | wita, wita się, witać, powita*, przywita*, pozdrawi*, pozdr*, kłania się, macha na powitanie, mówi dzień dobry
flirt | flirtuj*, flirtow*, flirt*, podrywa*, podryw*, zaleca się, uwodzi*, kokiet*, zaleca*, umizg*
comfort | pociesza*, pocieszy*, pociesz*, uspokaja*, uspokoi*, pocieszen*, ukoi*, wspiera*
calm-down | uspokaj*, uspokoi*, uspokój, relaks*, odpręż*, wycisz*, zrelaks*, odstresow*, ukoi*, wyluzuj*
wait | czeka*, poczeka*, zaczeka*, oczekuj*, czekan*, doczeka*, przeczeka*, wyczekuj*
queue | kolejk*, w kolejce, stoi w kolejce, stać w kolejce, kolejka, ogonek, czeka w kolejce, ustawia się w kolejce
arrive | przybywa*, przyby*, przyjeżdż*, przyjecha*, przychodzi*, przyjść, przylatuj*, dociera*, dotrze*, przyjazd*
leave | wychodzi*, wyjść, odchodzi*, odejść, wyjeżdż*, wyjecha*, odjeżdż*, odjecha*, wyrusza*, opuszcza*
come-back | wraca*, wróci*, wróć, powrót, powrac*, powrotn*, wraca do domu, powroty, z powrotem, zawraca*
get-home | do domu, dotrzeć do domu, dociera do domu, wraca do domu, idzie do domu, dostać się do domu, trafić do domu, jedzie do domu
get-lost | gubi się, zgubić się, zgubił się, zgubi*, zabłąk*, zabłądz*, błądzi*, błąka*, gubi drogę, zabłądzi*
explore | eksplor*, eksploruj*, bada, badać, zwiedza*, wędruj*, włóczy*, błąka*, odkrywa*, przemierza*
travel | podróż*, podróżuj*, wędruj*, wędrów*, jedzie do, wycieczk*, turyst*, zwiedza*, wojaż*, dookoła świata
follow | podąża*, podążyć, idzie za, iść za, śledzi, po śladach, tropem, chodzi za, naśladuj*, krok w krok
lead | prowadzi, prowadzić, prowadzą, poprowadz*, zaprowadz*, przewodni*, przewodz*, wskazuje drogę, oprowadz*, przeprowadz*
accompany | towarzysz*, towarzyszy*, odprowadz*, idzie razem, dotrzymuje towarzystwa, eskort*, odprowadza*, asystuj*
rescue | ratuj*, ratowa*, uratow*, ocala*, ocali*, ratun*, ratownik*, wyratow*, wybawi*, ocal
free | uwalnia*, uwolni*, uwolnien*, oswobodz*, wyzwol*, wypuszcza*, wypuści*, na wolność, wyzwala*
help | pomaga*, pomóc, pomoc, pomoż*, pomog*, pomocn*, wspomaga*, wesprzeć, dopomóc, pomóż
heal | leczy, leczyć, leczą, wylecz*, uzdraw*, uzdrow*, bandaż*, opatruj*, opatrz*, kuruj*
operate | operuj*, operowa*, operacj*, chirurg*, zoperow*, przeprowadza operację, przeoperow*
infect | zaraża*, zarazi*, zarazk*, zakaża*, zakazić, infekuj*, infekc*, wirus*, zainfek*, zakażen*
vaccinate | szczepi*, zaszczep*, szczepion*, szczepien*, robi zastrzyk, zastrzyk*, wyszczep*, szczepią
pull-out | wyrywa ząb, wyrwać ząb, wyrywa*, wyrwa*, wyciąga*, wyciągn*, usuwa ząb, rwie zęby, wyrywa zęby, rwać ząb
examine | bada, badać, zbada*, sprawdz*, sprawdza*, ogląda*, przegląd*, kontrol*, bada pacjenta, inspekc*
arrest | aresztuj*, aresztow*, areszt*, zatrzymuje złodzieja, łapie złodzieja, złapać złodzieja, łapie przestępców, kajdank*, przymyka*, zapuszk*
imprison | więzi, więzić, uwięzi*, więzieni*, wsadza do więzienia, zamyka w więzieniu, do klatki, za kratki, uwięzion*, niewol*
judge | sądzi, sądzić, osądz*, oskarż*, osądza*, sędzi*, skazuj*, skaza*, wyrok*, obwini*
solve | rozwiązuj*, rozwiąza*, rozwiąż*, rozwiązan*, rozwikł*, zagadk*, rozgryz*, odgad*, wyjaśnia sprawę, śledztw*
open | otwiera*, otworzy*, otwórz*, otwar*, otwieran*, uchyla*, roztwiera*, pootwier*
close | zamyka*, zamkn*, zamykan*, domyka*, zatrzask*, przymyka*, pozamyk*, domkn*
lock | zamyka na klucz, zamknąć na klucz, na klucz, na kłódkę, rygluj*, zarygl*, blokuje drzwi, kłódk*, na zamek, zakluczy*
unlock | otwiera kluczem, otworzyć kluczem, otwiera zamek, otworzyć zamek, odblok*, otwiera kłódkę, przekręca klucz, odryglow*
pick-a-lock | włamuj*, włama*, włamani*, wytrych*, otwiera wytrychem, rozpruwa sejf, włamywacz*, wyłamuj*, łamie zamek, kasiarz*
break | łamie, łamać, złama*, psuje, zepsu*, rozbija*, rozbić, rozwala*, rozwali*, tłucze
tear | rwie, rwać, drze, drzeć, podrze*, porwać, rozdziera*, rozedrze*, rozrywa*, urywa*
crush | miażdż*, zmiażdż*, zgniata*, zgnieść, zgniecie, rozgniata*, rozgnie*, rozdept*, gniecie, depcze, rozdeptuj*
pop | pęka, pękać, pękn*, przebija*, przebić, przekłuw*, przekłu*, strzela balony, bąbelk*, pryska*
shatter | roztrzask*, rozbija*, rozbić, w drobny mak, strzaska*, na kawałki, tłucze szkło, rozpryska*, rozbij*, potłuc*
melt | topi*, topnie*, roztapia*, roztopi*, stopi*, stapia*, taje, rozpuszcz*, rozpuści*, wytapia*
freeze | zamarza*, zamarzn*, marznie, marzną*, zamraża*, zamrozi*, mrozi*, zamroż*, lodowac*, przemarz*
burn | pali się, płonie, płoną*, spala*, spali*, podpala*, podpali*, zapali się, pożar*, spłoną*
put-out | gasi, gasić, gaszą, ugasi*, zgasi*, gaszen*, dogasza*, strażak*, ugaś, zalewa ogień
light | zapala*, zapali*, zaświec*, świeci, świecić, oświetl*, włącz*, włącza światło, rozpala*, rozpali*
switch-off | wyłącz*, wyłącza*, gasi światło, zgasić światło, zgasi*, odłącz*, odłącza*, wyłączan*
charge | ładuje baterię, ładuje telefon, ładowark*, naładuj*, naładow*, doładow*, doładuj*, podładow*, ładuje akumulator, ładować
power | zasila*, zasili*, zasilani*, podłącz*, do prądu, do gniazdka, gniazdk*, wtyczk*, prąd*, włącza do kontaktu
leak | cieknie, ciekn*, ciec, przecieka*, przeciek*, kapie, kapać, wyciek*, wycieka*, sączy
flood | zalewa*, zalać, zalał*, zatapia*, zatopi*, powódź, powodz*, potop, podtapia*, zaleje, podtop*
bail-out-water | wylewa wodę, wylewać wodę, wybiera wodę, wybierać wodę, czerpie wodę, wyczerp*, wylewa wodę z łodzi, czerpak*, odpompow*, wiadrem
pump | pompuj*, pompowa*, napompow*, pompk*, pompa*, przepompow*, wypompow*, odpompow*, dopompow*, pompą
plug | zatyka*, zatka*, zatkn*, zatyczk*, uszczeln*, uszczelni*, łata dziurę, kork*, zatykan*, zakorkow*
block | blokuj*, blokowa*, zablokow*, zagradza*, zagrodz*, zastawia*, tarasuj*, broni bramki, zatrzymuje piłkę, zablokuj*
dodge | unika*, unikn*, uników*, unik, omija*, ominą*, wymija*, uchyla się, robi uniki, uniki
duck | schyla*, schyl*, kuca*, kucn*, przykuc*, pochyla się, pochyla głowę, uchyla się, ukuc*, schylić
trap | pułapk*, w pułapkę, łapie w pułapkę, zastawia pułapki, zasadzk*, usidl*, usidla*, wnyki, sidła, zwabi*
poison | truje, truć, otru*, otruć, zatru*, zatruwa*, trucizn*, podtru*, struć, trutk*
eat | je, jeść, jedzą, zjada*, zjeść, zje, zjadł*, jedz, pożera*, żre
drink | pije, pić, piją, wypić, wypił*, wypija*, napij*, napić, popija*, chłepcz*, łykać
swallow | połyka*, połkn*, łyka*, łykn*, przełyk*, przełkn*, pochłani*, pochłon*, łyk
lick | liże, lizać, liżą, poliż*, poliz*, oblizuj*, obliza*, wyliz*, zliz*, lizan*
chew | żuje, żuć, żują, przeżuw*, gryzie, gryźć, żuci*, pogryz*, gumę do żucia, przeżu*
taste | próbuje jedzenia, smakuj*, kosztuj*, skosztow*, posmakow*, degust*, próbuj*, spróbow*, skosztuj*, na smak
vomit | wymiotuj*, wymiotow*, zwymiotow*, rzyga*, wymiot*, zwraca, haftuj*, puszcza pawia, zarzyg*, obrzyg*
grow | rośnie, rosnąć, rosną, urosn*, urośn*, wyrosn*, powiększ*, dorasta*, wyrasta*, podrasta*
shrink | kurczy*, skurcz*, zmniejsz*, zmniejsza*, maleje, maleć, zmala*, kurczą, pomniejsz*
become | staje się, stać się, zmienia się w, zamienia się w, przemienia*, przemieni*, przekształ*, przeobra*, zostaje, transform*
evolve | ewoluuj*, ewoluow*, ewoluc*, rozwija się, mutuj*, mutac*, wyewolu*, ewolucj*, rozwijać się
hatch | wykluwa*, wyklu*, wylęga*, wylęg*, wysiaduj*, wysiad*, wysiedzi*, inkub*, wykluci*
breed | hoduj*, hodowa*, hodowl*, wyhodow*, rozmnaż*, hodowc*, krzyżuj*, wychowuj*, odchow*
lay | znosi jajka, znosić jajka, znieść jajko, składa jaja, składać jaja, niosk*, znosi jaja, jajka, niesie jajka, złożyć jaja
die | umiera*, umrzeć, umrze*, umarł*, ginie, ginąć, giną, zginą*, zdech*, śmierć
survive | przeżyć, przeżywa*, przetrwa*, przeżyj*, przetrwan*, przeży*, ocale*, ujść z życiem, survival*
revive | ożywia*, ożywi*, wskrzesz*, wskrzesi*, reanim*, ożyć, ożywa*, cuci, ocuci*, odżywa*
rest | odpoczywa*, odpoczą*, odpoczn*, odpoczyn*, wypoczywa*, wypoczyn*, leży, leniuch*, leniuchuj*, relaksuj*
do-exercises | ćwiczy, ćwicz*, trenuj*, trenowa*, trening*, gimnast*, pompki, przysiad*, rozgrzewk*, fitness*
meditate | medytuj*, medytow*, medytac*, joga, jogę, jogi, kontempl*, pomedyt*
breathe | oddych*, oddech*, oddycha*, wdych*, wdech*, wydech*, wydych*, dysz*, dyszy, pooddych*
pray | modli*, modlą, pomodl*, modlitw*, modły, wymodl*, pacierz*, modląc*
fish-out-of-water | wyławia*, wyłowi*, wyciąga z wody, wyciągnąć z wody, wyłów*, wydobywa z wody, wyciąga*, wyciągać z wody
recycle | recykl*, recykling*, segreguje śmieci, segregować śmieci, wyrzuca śmieci, do kosza, śmieci, śmietnik*, przetwarza*, odpad*
litter | śmieci, śmiecić, śmiecą, naśmiec*, zaśmiec*, brudzi*, zabrudz*, nabrudz*, pobrudz*, zanieczyszcz*
vote | głosuj*, głosowa*, zagłosow*, głosowan*, wybory, oddaje głos, oddać głos, zagłosuj*
persuade | przekon*, przekonuj*, przekona*, namawia*, namówi*, nakłani*, nakłon*, perswad*, namów*, wmawia*
lie | kłami*, kłamać, kłama*, skłama*, oszuk*, oszukuj*, łże, kantuj*, okłam*, oszust*
bluff | blefuj*, blefowa*, blef*, zablef*, udaje, ściemnia*, blefowan*
choose | wybiera*, wybra*, wybierz*, wybór, wyboru, wybieran*, dokonuje wyboru, dobiera*, decyduj*
reject | odrzuc*, odrzuca*, odmawia*, odmówi*, odsiewa*, wybrakow*, eliminuj*, odrzucen*, selekcj*
approve | zatwierdz*, aprobuj*, akcept*, zgadza się, pieczątk*, stempl*, stempluj*, pieczętuj*, zaaprob*, przybija pieczątkę
photograph | fotograf*, fotografuj*, robi zdjęcia, zdjęcie, zdjęcia, robić zdjęcia, pstryka zdjęcia, sfotograf*, cyka*, selfie
film | filmuj*, filmowa*, kręci film, kręcić film, nagrywa*, nagra*, stream*, streamuj*, transmit*, kręci filmy
print | drukuj*, drukowa*, wydrukow*, wydruk*, drukark*, druk, drukowan*, nadruk*
send | wysyła*, wysła*, wyśle*, posyła*, posłać, przesyła*, przesła*, nadaje paczkę, śle, rozsyła*
phone | dzwoni, dzwonić, dzwonią, zadzwon*, telefon*, telefonuj*, zatelefon*, dodzwon*, oddzwon*, obdzwan*
post | postuj*, postowa*, publikuj*, publikow*, opublik*, wrzuca na, wrzuca post, zamieszcza*, zamieści*, post
unlock-levels | odblokow*, odblok*, ulepsz*, ulepsza*, upgrad*, nowe poziomy, poziomy, levelow*, level*, awansuj*
summon | przywołuj*, przywoła*, przyzywa*, wzywa*, wezwa*, czaruj*, czarowa*, rzuca zaklęcia, zaklęci*, wyczarow*
curse | przeklina*, przekle*, klątw*, klnie, kląć, przekleńst*, zaklina*, urok*, bluzga*, wyklina*
teleport | teleport*, teleportuj*, teleportow*, teleportac*, portal*, przenosi się
disappear | znika*, znikn*, zniknię*, zanika*, zanikn*, rozpływa się, przepada*, wyparow*, ulatnia*, przepaść
appear | pojawia*, pojawi*, ukazuj*, ukaza*, zjawia*, zjawi*, wyłania*, wyskakuj*, objawi*
rain | pada deszcz, deszcz*, leje deszcz, ulew*, mży, mżawk*, pada, kropi, w deszczu, deszczow*
snow | śnieg*, pada śnieg, śnieży*, śnież*, sypie śnieg, zamieć, zamiec*, ośnież*, prószy
storm | burz*, grzmi, grzmot*, burza, sztorm*, huragan*, błyska*, piorun*, wichur*, nawałnic*
blow | wieje, wiać, wiatr*, wieją, dmuch*, zdmuch*, dmie, dmucha*, powiew*, podmuch*
erupt | wybucha wulkan, wulkan*, erupcj*, lawa, lawę, wulkan wybucha, wybuch wulkanu, lawą
quake | trzęsienie ziemi, trzęsie się ziemia, ziemia się trzęsie, trzęsieni*, wstrząs*, drży, trzęsie, ziemia drży, sejsm*
set | zachodzi słońce, zachód słońca, słońce zachodzi, ściemnia*, zmierzch*, zmrok*, ciemnieje, robi się ciemno, wieczór, zachód
dawn | świta, świt, świcie, wschód słońca, wschodzi słońce, słońce wschodzi, jutrzenk*, rozjaśnia się, ranek, brzask*
bloom | kwitnie, kwitną*, zakwit*, rozkwit*, rozkwita*, kwitn*, kwitnieni*, przekwit*, kwitnąć
rot | gnije, gnić, gniją, zgnić, zgniły, zgniłe, psuje się, zepsuć się, pleśni*, spleśni*, rozkłada się, butwiej*
cool-down | stygnie, stygn*, ostyg*, wystyg*, chłodzi*, schładza*, ochładza*, ochłodz*, wychładza*, schłodz*
overflow | przelewa się, przelać, przelał*, kipi, wykipi*, przelewa*, wykipia*, przepełni*, przez brzegi, wylewa się, wylewa z brzegów
run-out | kończy się, skończy się, koniec czasu, kończy się czas, upływa*, mija czas, czas minął, wyczerp*, czas się kończy, na czas
ring | dzwoni, dzwonić, dzwonek, dzwonk*, dzwon, bije w dzwon, dzwony, zadzwoni*, dzwonnik*, brzęczy
knock | puka*, zapuka*, stuka*, zastuk*, pukan*, kołacze, puk puk, łomocze, puka do drzwi, stukan*
escape-from-a-room | ucieka z pokoju, ucieczka z pokoju, uciec z pokoju, wydostać się, wydostaje się, escape room, wydosta*, wyjść z pokoju, wyjście z pokoju, ucieczk*
invade | najeżdża*, najecha*, najazd*, inwazj*, wkracza*, wkroczy*, okupuj*, agresj*, napada na kraj, najeźdź*
conquer | podbija*, podbić, podbój*, podboj*, zdobywa*, zdoby*, zawładn*, opanow*, zawojow*, podporządk*
defeat | pokonuj*, pokona*, zwycięż*, pokonan*, pobić, rozgromi*, gromi, ogrywa*, rozbija wroga, przezwycięż*
surround | otacza*, otoczy*, okrąża*, okrąży*, oblega*, oblęż*, osacza*, osaczy*, otoczen*
place | kładzie, kłaść, położy*, połóż*, stawia, stawiać, postawi*, umieszcz*, umieści*, ustawi*
remove | usuwa*, usuną*, usuń*, zabiera*, zabra*, zdejmuj*, usunię*, wymazuj*, likwid*, kasuj*
replace | zastęp*, zastępuj*, zastąpi*, wymieni*, wymienia*, podmieni*, zamieni*, zamienia*, wymiana, podmienia*
insert | wkłada*, włoży*, włóż*, wstawi*, wstawia*, wsuwa*, wsuną*, wtyka*, wetkn*, wsadza*
aim | celuj*, celowa*, wyceluj*, wycelow*, celowan*, mierzy w, namierz*, przymierza się, celownik*
stretch | rozciąga*, rozciągn*, naciąga*, naciągn*, napina*, napią*, proca, procę, procą, naciągan*
launch | wystrzeliw*, wystrzeli*, odpala*, odpali*, startuj*, wypuszcza*, katapult*, uruchami*, start rakiety, wyrzuca w powietrze
bounce-off | odbija się, odbić się, odbija*, rykoszet*, odskakuj*, odskocz*, odbijan*, od ścian
reflect | odbija światło, odzwierc*, odbicie, odbicia, lustro, zwierciad*, odbija*, lustrzan*, refleks*
magnetise | magnes*, magnety*, przyciąga*, przyciągn*, namagnes*, magnesuj*, przyciągan*, zwabi*
push-away | odpych*, odepchn*, odpycha*, odsuwa*, odsuną*, odgania*, odgoni*, przegania*, przegoni*, odpędz*
mine | wydobyw*, wydobyć, kopalni*, górnik*, kopie węgiel, górnic*, wydobyci*, kopie rudę, kilof*, rudę
smelt | wytapia*, wytopi*, kuje, kuć, kują, wykuwa*, wykuć, kowal, kowala, craft*, kuźni*
brew | warzy piwo, warzyć piwo, parzy kawę, parzyć kawę, zaparz*, warzy miksturę, browar*, parzy herbatę, mikstur*
pickle | kisi, kisić, ukisi*, kiszon*, kiszeni*, marynuj*, marynow*, zamarynow*, przetwory, wekuj*
peel | obiera*, obierz*, obieran*, obrać, łuska*, łuszczy*, skrob*, skórk*, obiera ziemniaki
squeeze | wyciska*, wyciśn*, wycisną*, ściska*, ścisną*, wyżyma*, sokowir*, sok, wyciskan*, zgniata*
crack | łupie orzechy, łupać orzechy, rozłup*, rozbija jajka, rozbić jajko, wbija jajka, orzechy, rozłupuj*, dziadek do orzechów, pęka
spread | smaruj*, smarowa*, posmarow*, rozsmarow*, nasmarow*, smarowan*, kanapk*, posmaruj*
sprinkle | posyp*, posypuj*, posypa*, sypie, sypać, obsyp*, prósz*, kropi, opryskuj*, spryskuj*
roll-out | wałkuj*, wałkowa*, rozwałk*, wałek, lepi pierogi, lepić pierogi, pierog*, zawija pierogi, lepi, ulepi*
skewer | nadziewa*, nadzia*, nadzie*, szaszłyk*, nabija na patyk, nabija*, na patyk, na szpikulec, szpikul*, szpadk*
`;
