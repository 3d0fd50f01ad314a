// From Wiktionary by way of the Open Multilingual Wordnet (CC BY-SA 3.0); NOUNS.md beside it says how.
export default `-:absolutnie|absolutny|absurdalny|adekwatny|afgański|afrykański|aglutynacyjny|agnostyczny|agresywny|aktualnie|aktualny|akwarium|alfabetyczny|alfanumeryczny|alternatywny|altruistyczny|amatorsko|ambitny|amerykański|analny|analogicznie|analogiczny|analogowy|anatomia|anatomiczny|anglia|anielski|anonimowy|antarktyczny|antarktyda|antropologiczny|antyczny|arbitrarny|archaiczny|archeologiczny|argentyński|arktyczna|arktyczne|arktyczny|armeński|armia|artystycznie|arystokratyczny|arytmetycznie|astrologiczny|astronomiczny|asymptotycznie|asymptotyczny|atawistyczny|atmosferyczny|australia|australijski|autentyczny|autochtoniczny|azjatycki|badania|bal|balet|bandaż|banknot|barbarzyński|bardzo|basen|belgijski|bermudy|bestialski|betonowy|bezapelacyjnie|bezbarwny|bezdomny|bezdźwięczny|bezgraniczny|bezgrzeszny|bezimienny|bezinteresowny|bezkręgowiec|bezlitosny|bezmyślny|bezowocny|bezpardonowo|bezpieczeństwo|bezpieczna|bezpieczny|bezpłatny|bezradność|beztroski|bezwartościowy|bezwarunkowy|bezwstydnie|bezwzględnie|bezwzględny|bezzębny|białawy|biały|biblijny|biedny|biegle|biernikowy|bikameralny|bilard|biograficzny|biolog|biologia|biologiczny|biseksualny|bizantyjski|bizantyński|blady|bliska|bliski|bliskie|blisko|blokada|blokować|bogaty|bohaterski|boks|boleśnie|boski|bosy|botaniczny|bośniacki|bratersko|brazylijski|brew|broda|brudny|brutalny|bryła|brzuch|brzuszny|brzydki|brązowy|buddyjski|buddyzm|budowa|bukiet|bystro|ból|bębnić|błagać|błahy|błysk|błyszczący|błędny|błękitny|całkowicie|całus|cały|cel|celowo|celtycki|cenny|centralny|ceramiczny|chaotycznie|chaotyczny|charakterystyczny|chciwy|chemia|chemiczny|chemik|chichotać|chiny|chirurgiczny|choinka|cholerny|chorwacki|chory|chrobry|chroniczny|chrześcijański|chudy|chujowy|chłodny|ciasny|cichy|ciekawość|ciekawy|ciekły|cielesny|ciemny|cienki|ciepło|ciepły|cierpienie|cierpliwie|cierpliwy|cisza|ciąć|ciąża|ciężarna|ciężki|cmentarz|codziennie|codzienny|cotygodniowo|cotygodniowy|cudaczny|cudzoziemski|cyfrowy|cywilny|czarnawy|czarny|czarownica|czary|czas|czasami|czasem|czasowy|czekać|czerwony|czesanie|czoło|czterdziesty|czujny|czystość|czysty|czytać|cząsteczkowy|często|częsty|częściowo|częściowy|dalej|daleka|daleki|dalekie|dalszy|daremnie|daremny|darmo|darmowy|data|dawać|dekoracyjny|delikatnie|delikatny|demograficzny|demokratycznie|demokratyczny|dentysta|deszczowy|dialog|diament|dlatego|dobrowolny|dobry|dobrze|dochodowy|dogodny|dojrzałe|dojrzały|doktor|dokument|dokładnie|dokładny|dolar|dolny|domniemany|domowy|domyślny|doniczka|dopiero|doprawdy|dorosły|doskonały|dostępny|dosłownie|dosłowny|dotychczas|dotykalny|dotąd|dowód|doświadczony|dość|dożylnie|dożylny|drapieżny|drastyczny|drewniany|drobiazgowy|drogi|drogo|drugi|drzemka|duchowy|duma|dumny|dużo|duży|dwugłowy|dwuizbowy|dwujęzyczny|dwukrotnie|dwunasty|dwutygodniowy|dwuznaczny|dym|dynia|dyskretnie|dyskretny|dzicz|dziecinny|dziedziczny|dziennie|dziesiątka|dziewiąty|dziewięćdziesiąty|dziki|dziwny|dzwonić|dół|dłoń|długi|dźwięk|dżdżysty|edukacja|ekologicznie|ekologiczny|ekonomiczny|ekscentryczna|ekscentryczne|ekscentryczni|ekscentryczny|eksperyment|eksplozja|ekstrawagancja|elektroniczny|elektronika|elektronowy|elektryczny|eliptyczny|energia|entuzjastycznie|entuzjazm|epidemiczny|epitafium|erotyczny|etnograficzny|eufemistycznie|eukaliptus|euro|europejska|europejski|ewolucja|ezoteryczny|faktura|faktycznie|fantastyczny|farmakologiczny|fałszywy|fenicki|filozoficznie|fioletowy|fizycznie|fizyczny|fonetyczny|fotogeniczny|fotograficzny|francuski|fryzjer|fryzura|futurystyczna|futurystyczne|futurystyczny|gadatliwy|gafa|garnitur|gasić|gdzieś|gej|gen|genetyczny|genialny|geograficzny|gimnastyka|giętki|globalny|gniew|gocki|godzina|gol|golenie|gorzki|gorący|gorączka|gotowi|gotowy|gotów|gra|gramatyczny|gratis|grawitacyjny|grać|grecki|groteskowy|gruba|grube|gruby|gruziński|grymas|grzecznie|grzeczny|gwałtownie|gwałtowny|gwiazdka|gwizd|górnik|gówniany|gęsty|gładki|gładko|głodny|głos|głosować|głowa|głośno|głośność|głośny|głuchy|głupi|głównie|główny|głęboki|głęboko|halo|haniebnie|haniebny|hasło|hałaśliwy|hermafrodyczny|heterogeniczny|heurystyczny|hierarchia|higiena|higienicznie|hipotetyczny|historyczny|hojny|hokej|holenderski|homoseksualny|humanitarnie|humanitarny|hydraulik|hydrofobowy|iberyjski|idea|idealny|identyfikator|idiomatyczny|idiotyczny|inaczej|indeks|indonezyjski|indyjski|infantylny|inny|interesujący|intymny|iracki|irański|irlandia|ironia|ironiczny|irracjonalny|islam|istniejący|izraelski|iść|jadalny|jajożyworodny|jamajski|japonia|japoński|jarmarczny|jasny|jawnie|jednakowoż|jednakże|jednobarwny|jednoczesny|jednogłośny|jednorodny|jednostronny|jedyny|jemeński|jen|jesienny|jesień|jezioro|judo|już|jądrowy|kafkowski|kambodżański|kamienny|kanadyjski|kapryśny|karalny|karate|karboksylowy|kardiologia|karmazynowy|karmić|kartka|kartograficzny|katalitycznie|kategorycznie|kaukaski|kichać|kiedyś|kiepski|kinetyczny|klarowny|klaskać|kleisty|klęczeć|kochany|kochać|kolacja|kolejka|kolejny|kolokwialny|kolumbijski|kompatybilny|kompletny|kompresja|komunistyczny|komórkowy|konający|koniecznie|konik|konkretny|konsternacja|kontrowersyjny|kopnięcie|korsykański|kosmiczny|kozak|koński|krawędź|kreatywny|krew|kruchy|krwawy|krwiożerczych|kryminalistyczny|krystaliczny|krzyczeć|krzyk|krzywo|królewski|królowa|krótki|kręcić|książka|kubański|kubiczny|kulawy|kulejący|kulisty|kultura|kwadratowy|kwaśny|kwiatowy|kłamać|kłamca|kłopotliwy|lakoniczny|las|lato|legalny|legato|legenda|lej|lekki|lekko|leniwy|lepki|letni|lewa|lewitacja|lewy|liczny|liczyć|linia|link|list|liturgiczny|liściasty|logicznie|logiczny|lojalny|londyn|lotniarstwo|lubić|ludzki|luksemburski|luksusowa|luksusowy|lądowanie|machać|macierzyński|magicznie|magnetyczny|makabryczny|malajski|malaria|malarz|malować|malowniczy|malutki|maraton|marsjański|martwy|masaż|maszynopis|matczyny|matematycznie|matematyczny|mauritius|mały|małżeński|mdły|mecz|medal|medycyna|medyczny|medyk|medytacja|meksyk|meksykański|melodyjny|menstruacja|metafizyczny|metalurgiczny|metodystyczny|mglisty|miasto|miejsce|miesięczny|milczący|mina|mistyczny|mitologia|międzynarodowy|miękki|mięsożerny|mięśniowy|miły|mniej|mobilny|moc|mocno|modlitwa|mokry|mongolski|monochromatyczny|monotonny|morski|mowa|może|możliwy|mroczny|muskularny|muszelka|muszla|muzułmanin|muzułmański|muzyk|mylny|myszka|myć|myśl|myśleć|mówić|mózgowy|mądrość|mądry|męski|młody|młyn|nacisk|nadal|nadmiernie|nadzieja|nagi|nagle|nagły|naiwny|najgorszy|najgorzej|najpierw|namacalny|napalony|napisany|napięty|naprawdę|naprzód|naprężony|nareszcie|narodowy|następny|następujący|natura|naturalny|natychmiast|nauka|naukowy|nawet|nerwowo|nestoriański|netto|nie|niebezpieczeństwo|niebezpieczny|niebiański|niebieski|niebywały|niechcący|niechlujny|nieco|niedawno|niedorzeczny|niedostępny|niedoświadczony|niedługo|nieistotny|niejasny|niejawny|niekiedy|niekonstytucyjny|nielegalnie|nielogicznie|niemal|niemiłosiernie|niemożliwy|niemy|nieoczekiwany|nieodparty|nieodpłatny|nieodwołalnie|nieodwracalny|nieoficjalny|nieorganiczny|nieparzysty|niepokój|niepotrzebny|niepowstrzymanie|nieprawdziwy|nieprzechodni|nieprzyjemny|nieprzyzwoity|nieracjonalny|nieregularny|nieruchomy|nieskończony|niespodzianka|niesprawiedliwy|niestety|nieszczęście|nieszkodliwie|nieszkodliwy|niesławny|nieubłaganie|nieuczciwy|nieunikniony|nieważny|niewiarygodny|niewidoczny|niewidomy|niewidzialny|niewinnie|niewinny|niewymierny|niewypełniony|niewyraźny|niewystarczający|niewzruszony|niewłaściwy|niezadrukowany|niezależny|niezamieszkany|niezapisany|niezawisły|niezbędny|niezliczony|niezmiernie|nieznany|niezrozumiały|nieśmiałość|nieśmiertelność|nieśmiertelny|nieżywy|nigdy|nigeryjski|nijaki|nikczemny|nikły|niniejszym|niski|noc|nocny|normalny|nosowy|nowoczesny|nowy|nuda|nudny|numeryczny|obcy|obecnie|obiektywny|obraźliwy|oburęczny|ochrona|oczko|oczodołowy|oczytany|oczywisty|oczywiście|odbytniczy|oddany|oddzielnie|odebrać|odległy|odmrożenie|odnośnie|odpowiedni|odpowiednio|odpowiedzialny|odrzucenie|odważny|oficjalnie|ograniczony|ogólnie|ohydny|ojcowski|około|okropny|okrutny|okrągły|omszały|ontologiczny|opanowany|operacja|oprogramowanie|opryskliwy|optymistyczny|opór|opóźniony|oratorski|orbitalny|organiczny|orkiestra|ornitologia|osiągalny|osoba|osobisty|osobiście|osobliwy|osobno|ostatecznie|ostatni|ostatnio|ostro|ostrożnie|ostrożny|ostry|oszczędny|otrzymywać|otwarcie|owalny|owocny|ozdobny|oziębły|pachnący|pakistański|palacz|paleontologiczny|palić|paradoksalnie|paradoksalny|park|paryski|parzysty|paskowany|pasożyt|pech|pedagogiczny|pejoratywny|personalny|peruwiański|perła|pewien|pewnie|pewny|pełny|pielęgniarka|pieniądze|pieprzony|piersiowy|pierwsza|pierwsze|pierwszy|pierś|pień|pijany|pikantny|pilnie|pilny|pionowo|pionowy|pirat|pisany|pismo|pitny|piątka|piąty|pięciolinia|piękno|piękny|plaża|plenarny|pocałunek|pochwowy|poczta|pocztowy|pod|podarunek|podobno|podobny|podpis|podrzymywalny|podstawowy|podstępnie|podwodny|podwójna|podwójny|podział|podzielny|podziemny|podziw|poetycka|poetycki|pogardliwy|pogrzeb|pokojowy|pokój|polarny|policja|polisyntetyczny|polityczny|pomoc|pomocny|pompatycznie|pomylony|pomysł|ponadto|ponownie|poprawnie|poprawny|poprosić|poprzednio|popularny|pornograficzny|porzucony|pospolity|pot|potem|potencjalny|potocznie|potoczny|potrzebny|potwierdzenie|poważnie|poważny|powiedzieć|powitanie|powoli|powolny|powszechnie|powszedni|pozaziemski|pozdrowienie|poziomo|poziomy|pozorny|połknąć|południowy|połączenie|pośmiertny|pośpiech|pożar|pożegnanie|pożądany|pragmatyczny|pranie|prasowanie|prawdopodobnie|prawdopodobny|prawdziwy|prawidłowo|prawidłowy|prawie|prawny|prawosławny|prawowierny|precyzyjnie|precz|prezent|profesjonalnie|propozycja|prosić|prostopadle|prostopadły|prosty|proszę|protekcjonalny|protest|proteza|prozaiczny|prywatność|przebudzony|przechodni|przeciwległy|przeciętny|przedostatni|przedtem|przedwcześnie|przejrzysty|przekleństwo|przeklinać|przeklęty|przekątny|przelotny|przemocą|przenośny|przepiękny|przepowiadać|przepowiednia|przestarzały|przestrzenny|przesąd|przezroczysty|przeświecający|przygnębienie|przyjaźń|przyjemny|przyjęcie|przylegający|przyległy|przylot|przypadkowy|przypuszczalnie|przyroda|przystanek|przystojny|przyszły|przysłówkowy|przytulać|przytulenie|przytulny|próżny|prędko|psychicznie|psychologiczny|publicznie|publiczny|puchaty|purpurowy|pusty|pyszny|północnoamerykański|północny|półprzezroczysty|później|późniejszy|późny|płacić|płakać|płaski|płasko|płciowy|płonąć|płynnie|płynny|płynowy|rachunek|racjonalny|radioaktywny|radosny|radziecki|rana|ranek|ranny|rasistowski|razem|rebus|recepcja|regularny|religijny|retoryczny|rewolucyjny|rolnictwo|rolniczy|romantyczny|romański|ropny|rozczarowanie|rozczarowany|rozklekotany|rozmaity|rozmowa|rozmowny|rozpacz|rozsądnie|rozsądny|roślina|roślinożerny|rośliny|rubinowy|ruchomy|ryby|ryj|rysować|rytm|rytualnie|rzadki|rzadko|rzeczny|rzeczywisty|rzekomo|rzetelny|rzut|rzygać|rzymski|również|równoczesny|równowaga|różnorodny|różny|różowy|ręczny|samodzielnie|samodzielny|samotnie|samotny|sardyński|sarkazm|sekretny|semantyczny|sen|senny|sensowny|setny|sferyczny|siadać|sidła|siedzieć|sierpowy|silny|siostrzany|siła|siłownia|siłą|skalisty|skandynawski|skok|skomplikowany|skośny|skrajny|skromny|skąd|smaczny|smak|smażyć|smoking|smród|smutny|snowboard|socjologicznie|solidny|spacer|spadek|spać|specjalny|spokojnie|spokojny|spokrewniony|spokój|sporadyczny|społeczny|spragniony|sprawiedliwość|sprawiedliwy|sprośny|sprytny|sprzeciw|spójny|srebrny|stabilny|stado|stanowczo|stary|stać|stały|stochastyczny|stolarz|stopniowo|stosunkowo|strach|straszny|strata|strategicznie|strategiczny|stromy|strumień|strzał|strzelec|strzyżenie|stwór|stąd|subtelnie|suchy|sukces|suwak|swobodnie|sycylijski|sylwester|symbolicznie|symboliczny|sympatia|syntetyczny|systematycznie|syty|szachy|szaleńczy|szaleństwo|szalony|szary|szczególnie|szczepienie|szczery|szczerze|szczypiorniak|szczęście|szczęśliwie|szczęśliwy|szermierka|szeroki|sześćdziesiąty|szkarłatny|szkodliwy|szlachetny|szorstki|sztanga|sztuczny|sztuka|szwajcarski|szybcy|szybki|szybkie|szybko|szybkość|szydełkować|szyja|szyć|sądowy|słabo|słaby|sławny|słodki|słodko|słodzony|słony|słowiański|słuch|słupek|słyszeć|tajemnica|tajemniczy|tajemny|tajlandzki|tajny|tajski|tajwański|tak|taki|także|talia|tama|taniec|tchórzliwy|techniczny|technologiczny|telefonować|temperatura|temu|tendencja|teologiczny|teoretyczny|teraz|też|tokio|toksyczny|topograficzny|topologiczny|towarzyski|tradycja|transseksualny|trend|treściwy|trochę|trudny|trywialny|trzykrotnie|trzymać|tsunami|turban|turkmeński|turkusowy|twardo|twardy|twarz|twórczy|tybetański|tyci|tylko|tymczasowy|tysięczny|ubogi|uciążliwy|uczciwie|uczciwy|ufo|ugasić|ukośnie|ukryty|ulga|ulotny|ultrafioletowy|ulubiony|umiejętny|umierający|umięśniony|umysłowo|umysłowy|umyślny|unikalna|unikalne|unikalny|unikatowy|uparty|uprzejmie|uprzejmy|uroczy|urodziny|usa|uspokajająco|ustny|uszkodzony|uwaga|uważnie|uwielbiać|uzależniony|uzasadniony|uzbrojony|uśpiony|wachlować|walentynki|walijski|walka|warszawa|wartościowy|ważny|ważyć|wciąż|wczesny|wcześnie|wcześniej|wdzięcznie|wdzięczność|wdzięczny|wenecki|weselny|wesoły|wewnętrzny|wełna|wiadomość|wiatr|wideo|widny|widoczny|widok|wieczny|wieczysty|wiedźma|wiejski|wielce|wiele|wielkanoc|wielki|wielojęzyczny|wieloznaczny|wierny|wigilia|wilgotny|wina|winien|winna|winny|wiosna|wirtualny|wizytówka|wiązać|więc|więdnąć|wklęsły|wkoło|wkrótce|wodnik|wodny|wody|wojenny|wojna|wojownik|wojsko|wokoło|wolno|wolność|wolny|wonny|worek|wpływowy|wrodzony|wrogi|wróżyć|wschodni|wschód|wsparcie|wspólny|współczesny|wstrząs|wstyd|wstęp|wszechmocny|wszechmogący|wszechobecny|wszechstronny|wszędzie|wtedy|wtyczka|wybory|wybredny|wybuch|wycieczka|wyczerpujący|wygasły|wygrana|wyjątkowo|wyjątkowy|wykonalny|wykres|wykrzyknik|wymarły|wymierny|wymiotować|wypukły|wysoki|występować|wysyłać|wyłącznie|wyścig|wzajemnie|wzajemny|wzbroniony|wzniosły|wzrok|wzrost|wówczas|wąski|wąsy|wątpliwość|wędrówka|wędzony|własny|właściwie|właściwy|włochy|włosy|wściekłość|zabawa|zabawny|zabroniony|zachodni|zachwyt|zagasły|zagorzały|zagraniczny|zainteresowany|zaiste|zajęty|zakazany|zakupy|zamiast|zamiatać|zamierzony|zamieszkany|zamknięty|zamknąć|zamężna|zapamiętały|zapominalski|zaprawdę|zaraz|zarządzanie|zaręczyny|zasadzka|zastrzyk|zatem|zawiedziony|zawsze|zawszony|zawzięcie|zawzięty|zawód|zazdrosny|zazwyczaj|zbyt|zbytnio|zbędny|zdecydowanie|zdezaktualizowany|zdolny|zdrowie|zdziczały|zerwać|zewnętrznie|zewnętrzny|zgasić|zgoda|zgorzkniały|zgubny|zielony|ziewać|zimny|zimowy|zjednoczony|zjełczały|zmartwienie|zmienna|zmierzch|zmyślony|zmęczony|znacznie|znaczny|znacząco|znaczący|znak|znakomity|znany|zniedołężniały|znowu|znośny|znużenie|zrozumiały|zręcznie|zręczny|zwariowany|zwinny|zwitek|zwięzły|zwycięstwo|zwyczajny|zwykle|zwykły|zła|złe|zło|złocisty|złowieszczo|złożony|zły|ćwiczyć|ładny|łagodnie|łagodny|łamigłówka|łatwy|łucznik|łysy|łza|łączenie|łączny|ślepy|ślina|śliski|ślubny|śmiały|śmierdzący|śmiertelny|śmieszny|śmietnik|śnieżnobiały|śnieżny|śpiewać|śpiący|średni|średniowiecze|średniowieczny|śródziemnomorski|świadomie|światowy|świecki|świetlisty|świetlny|świetny|świeży|świt|święta|świętoszkowaty|źle|żal|żarliwy|żart|żartobliwy|żelazny|żonaty|żonglowanie|żołnierz|żołądkowy|życie|życzenie|żyd|żydowski|żywy|żółtobrązowy
*animal:ameba|bakteria|bakterie|bizon|brzana|byk|chlorofil|cielę|czapla|czułek|daniel|dinozaur|drapieżnik|dromader|dymówka|dziobak|dziób|długopłetwiec|emu|eukariot|foka grenlandzka|fretka|futro|gawron|gibon|gigant|glon|gnida|gronostaj|grzywa|gąsienica|gąsior|humbak|irbis|jagnię|jak|jaskółka|jedwabnik morwowy|jelonek|jelonek rogacz|jądrowiec|kaczątko|kameleon|kanarek|karaś|karaś pospolity|karp|kijanka|klaczka|kleszcz|kociak|kolczatka|konik morski|konik polny|kopyto|kozica|króliczek|kukułka|langusta|larwa|laseczka|lin|lisica|macka|małż|miecznik|mikroorganizm|mięsożerca|miętus|modliszka|mrówkojad|muszelka|muszla|muł|mysz domowa|myszołów|mątwa|nur|ogon|olbrzym|orzeł przedni|ostryga|owca|paciorkowce|padlina|pantera|pantera śnieżna|pasikonik|pazur|perliczka|pies policyjny|pingwin cesarski|pingwin królewski|pirania|piżmowół|poroże|prosiak|prosię|protista|przepiórka|pstrąg|pszczoła|puch|pustułka|puszczyk|płaz|płetwa grzbietowa|płomykówka|roślinożerca|ryba miecz|samiec|sardela|sarna|sierść|skrzele|skóra|struś|sum|szczeniak|szczenię|szczur wędrowny|szczygieł|szpon|sójka|trąba|wibrys|wibrysy|wiewiórka|wirus|wodorost|wrona|wymię|włócznik|zaskroniec|zwierzę juczne|złota rybka|łabędź czarny|łasica|ścierwo|świetlik|świnka morska|źrebak|źrebię|żwacz|żółw lądowy
*food:absynt|agrest|ale|alkohol|bakława|bankiet|baranina|barszcz|białko|bita śmietana|bochenek|burak|burak ćwikłowy|chołodeć|cielęcina|cukier|cydr|cynamon|czarna herbata|czekolada|czereśnia|danie|dorsz|dynia|eliksir życia|fasola|fast food|flądra|grejpfrut|grog|grzanka|guawa|gujawa|gulasz|halibut|herbata|ikra|jabłecznik|jabłko|jagoda|jajecznica|jarzyna|jedzenie|jogurt|jęczmień|kalarepa|karma|kawa|kawior|kiełbasa|kiszona kapusta|koktail mleczny|koktajl|korniszon|kotlet|kotów|kumkwat|kumys|kurkuma|kuropatwa|kwas chlebowy|lemoniada|leszcz|likier|liść herbaty|lukier|majeranek|majonez|makaron|makrela|malina|mandarynka|masło orzechowe|maślanka|migdał|miód|mięso|mleko|mąka|naleśnik|napój|napój gazowany|nektaryna|obiad|obrok|oliwa|omlet|orzech laskowy|orzech nerkowca|orzech włoski|orzech ziemny|oskomian pospolity|owies|owsianka|papryka|persymona|piernik|pilaw|piwo|piwo imbirowe|podroby|pomarańcza|por|posiłek|pożywienie|rak|rosół|rum|ryż|salami|sardynka|sashimi|sałatka|seler|ser|shake|siano|smalec|soczewica|sok|sok żurawinowy|studeneć|szampan|szarlotka|sznycel|szparag|szpinak|tempura|tost|tuńczyk|twaróg|uczta|warzywo|wegetarianizm|wermut|whisky|wieprzowina|wilec ziemniaczany|wino|wino musujące|winogrono|wiśnia|woda|woda mineralna|wołowina|wódka|węgorz|węgorzokształtne|zbiór|zboże|zielona herbata|zupa|łosoś|śledź|śliwka|śmietana|śmietanka|śniadanie|żurawina|żywienie|żółtko
*nature:abiogeneza|anion|archipelag|asteroida|asteryzm|atol|bagno|barion|bańka|biały karzeł|bozon|brzeg|bród|błyskawica|ciało niebieskie|cieśnina|ciążenie|ciśnienie|ciśnienie krwi|czarna dziura|cząstka|deszcz|diuna|dolina|dopływ|drzazga|dół|efekt|elektron|elektryczność|energetyka jądrowa|fermion|fiord|firmament|foton|fotoprzewodnictwo|front chłodny|gangrena|gejzer|gleba|gluon|gniazdo|grad|grawitacja|grawiton|grota|góra lodowa|hadron|histereza|huragan|jama|jar|jaskinia|jezioro|jon|kaldera|kanion|kation|kałuża|konsekwencja|kontynent|kopiec|kosmos|kra|kropla deszczu|kurs|kwark|kwazar|laguna|litosfera|lodowiec|ląd|martwica|meteoryt|mezon|mezosfera|mgławica|micela|moc|moment obrotowy|morze|mrowisko|mróz|mżawka|neutrino|neutron|niebo|nora|oberwanie chmury|ocean|odłamek|ognisko|opad śniegu|opór|osad|otchłań|ozonosfera|pagórek|pasat|pasmo górskie|piana|piorun|plama słoneczna|planeta|planetoida|plaża|pogoda|pojemność|pole|pole magnetyczne|polimorfizm|potencjał|potop|potrzeba|powódź|pozyton|proton|przepaść|przełom|przyciąganie|przylądek|prąd|prąd stały|półwysep|rezultat|rezystancja|rzeka|samum|siła|skorupka jajka|staw|stok|stratosfera|szczęście|tajfun|termosfera|tor bobslejowy|troposfera|tundra|tunel|ulewa|uskok|warstwa ozonowa|wiatr|wiatr słoneczny|wichura|wieczna zmarzlina|wodospad|wpływ|wulkanizm|wybrzeże|wydma|wysepka|wyspa|wzgórze|wąwóz|zatoka|zbocze|zefir|zgorzel|ziarno|ziemia|zjazd|zorza polarna|łańcuch|łupież|ściana|śnieg|świat|światło
*object:abażur|adapter|afrodyzjak|ajdik|aksamit|akt|akwarium|akwedukt|alba|album|aleja|ambasada|amperomierz|amulet|analgetyk|antena|antidotum|aparat|aparat cyfrowy|archiwum|arcydzieło|arkebuz|atropina|attyka|autoportret|azyl|bagażnik|bagnet|balast|balista|balkon|balustrada|bandaż|barometr|basen|bat|batyskaf|bazar|bałałajka|beczka|belka|beret|bezpiecznik|bezrękawnik|bicz|bidet|bielizna|biurko|biuro|biustonosz|blazonowanie|blok|blok mieszkalny|bluza|bransoletka|brokat|brona|brosza|broszka|brukowiec|brzęczyk|buda|budka telefoniczna|budynek|bufor|bukiet|bulwar|burdel|burka|but|butelka|bębenkowiec|cela|celofan|centrum handlowe|centryfuga|cep|ceramika|cewnik|chinina|chlew|chloroform|chochla|chodnik|chusteczka|ciemnia|cover|cukiernica|cyberprzestrzeń|cygaro|cymbały|cysterna|cytra|czador|czapka|czarczaf|czopek|czołg|część|cęgi|dach|dawka|deska rozdzielcza|detektor|dezodorant|dioda|diorama|dolmen|dom publiczny|doniczka|donżon|doza|drapacz chmur|droga|drut|drut kolczasty|duży pokój|dworzec kolejowy|dyby|dynamit|dysk twardy|dyskoteka|dywan|dzida|dziedziniec|dzieło|dłuto|ekran dotykowy|elektrownia|element|estrada|eter|fagot|fajans|fajka|faks|falbanka|falochron|falsyfikat|farba|fartuch|fax|fetysz|filiżanka|film|filtr|flaga|fok|fokmaszt|folder|fontanna|fort|fortepian|fortyfikacja|fosa|fotografia|fracht|fryz|frędzel|fugas|fundament|futerał|galeria|garaż|gardłacz|gargulec|garnek|garnitur|garłacz|gaz rozweselający|gałka|getry|giełda|gilotyna|gitara basowa|gniazdko|gondola|gong|goniec|gołębnik|grabie|grafoskop|gril|grill|grobowiec|grzebień|grzęda|gumka|guzik|gwint|gwintówka|gwizdek|gwóźdź|haczyk wędkarski|haft|hamak|hamulec|hangar|hantle|harfa|hasz|haszysz|haubica|hebel|heliometr|heparyna|herb|heroina|hełm|hulajnoga|hurtownia|huśtawka|ibuprofen|idol|igloo|iglu|igła|imadło|interferon|izba|jadalnia|jarmułka|jaszmak|jodyna|judasz|jurta|kablówka|kafeteria|kajdanki|kalejdoskop|kalka|kalkulator|kalosz|kamieniołom|kamień szlachetny|kamizelka|kanał|kapeć|kaplica|karabin|karabin maszynowy|karabinek|karta|karuzela|kasa|kasa biletowa|kask|kasyno|katafalk|katakumba|katalog|katapulta|katarynka|kateter|kawałek|kałamarz|kepi|kicz|kielich|kieliszek|kieszeń|kij|kij hokejowy|kino|kiosk|klamerka|klamka|klarnet|klasztor|klatka|klatka schodowa|klawesyn|klejnot|klepisko|klin|klisza|klosz|knajpa|knot|koc|kocioł|kodeina|koja|kokaina|kolaż|kolchicyna|kolczyk|kolebka|kombinerki|komin|kominiarka|komnata|komoda|komora gazowa|kompakt|komputer|koncertyna|kondensator|kondom|kondygnacja|konewka|konfesjonał|konik|konopie|konopie siewne|konserwa|konsulat|kontener|kontrabas|kopalnia|kopia|kord|korek|korkociąg|korona|korytarz|koryto|kosa|kostka|kostka lodu|kostnica|koszula|kowadło|kołnierz|kołyska|kożuch|krawężnik|krem|krematorium|krucyfiks|krypta|krzyż|książka obrazkowa|ksylofon|kuchenka|kuchnia|kufer|kukła|kula|kulka|kurnik|kurtka|kusza|kuźnia|kwef|kąpielówki|kłódka|labirynt|laboratorium|lada|lalka|lampa|lancet|latarnia|latarnia morska|latarnia uliczna|lejce|lejek|lek|lek przeciwbólowy|lekarstwo|lewa burta|liberia|lina|linia kolejowa|linia lotnicza|linijka|lira|lniany|loch|lodówka|lorneta|lotka|lotnia|lotnisko|lotniskowiec|luneta|lutnia|lutownica|lądowisko|maczeta|magazyn|magazynek|magnetofon|mandolina|mankiet|manometr|mapa|marihuana|marionetka|markiza|martwa natura|maska|maszt|materac|materiał|maść|medalion|medykament|menhir|menora|miecz|miernik|mikrofalówka|mikser|mina|minaret|minutnik|miotacz ognia|misa|modem|molo|monitor|monokl|morfina|morion|most|mostek kapitański|motor|motyka|mozaika|moździerz|mundur|mundurek|mur|muszkiet|muzeum|mydelniczka|nabrzeże|naczynie|nagłówek|nakrętka|naparstek|narkotyk|narzędzie|naszyjnik|nawa główna|negatyw|nikab|nit|nić dentystyczna|nóż|obcas|obelisk|obraz|obrus|obrączka|obręcz|obserwatorium|obój|obóz|odbiornik|odkurzacz|odrzutowiec|odzież nocna|ogrodzenie|ogrzewanie|ogród|ogłowie|okap|okaryna|okręt flagowy|opera|opiekacz|opium|organy|ornament|ołtarz|pacynka|pamiątka|pamięć|panorama|parapet|parowóz|parter|pasek|patelnia|pałeczka|pałka|peleryna|penicylina|perfumy|peruka|pianino|piaskownica|piccolo|piec|piecyk|pieczęć|piekarnik|pielucha|pieluszka|pik|piksel|pion|piorunochron|pistolet|pistolet maszynowy|pisuar|piszczałka|piwnica|piórnik|piętro|piła|planetarium|plektron|plusz|pochodnia|pocisk|poczekalnia|poddasze|podeszwa|podium|podkoszulek|podkoszulka|podkowa|podkład|podtlenek azotu|poduszka|poduszkowiec|podwiązka|podwórko|podwórze|podłoga|pokój|pokój gościnny|pomnik|pomost|pompa|popielniczka|porcelana|portfel|portmonetka|postmodernizm|posąg|potrzask|powieść|poziom|poziomica|pozytywka|praca|pralka|pralnia|prasa|prezerwatywa|prom kosmiczny|proteza|pryzmat|przedpokój|przedsionek|przedłużacz|przejście|przesyłka|przeszkoda|przełącznik|przycisk|przynęta|przypora|przyrząd|próg|pręt|puchar|pudełko|pudło|pulpit|puszka|puzon|puzzle|pułapka|półka|pętla|płetwa|płot|pług|płyta cd|płyta kompaktowa|płótno|radiolokacja|rajstopy|ratusz|reaktor|reflektor|regał|relikwiarz|reling|replika|reprodukcja|restauracja|rewolwer|rezerwuar|robota szydełkowa|rondel|rondo|rotor|rożek angielski|ruchome schody|rufa|ruina|rydwan|rygiel|rynek|rysunek|rzecz|rzemiosło|rzeźba|rzeźnia|rzygacz|rączka|ręcznik|rękaw|rękawica|rękawiczka|rękodzieło|sad|sala balowa|sala operacyjna|salon|samowar|sampan|sandał|satyna|scena|schody|schronienie|sejmitar|serwer|sierp|sieć|silnik|silnik odrzutowy|siodełko|sitar|sitko|sito|siłownia|skakanka|skarbonka|skarpeta|skarpetka|sklejka|sklep zoologiczny|skoczek|skrzynia|skrzyżowanie|skrót|skład|składnik|smoczek|smoking|smycz|smyczek|soczewka|sokowirówka|solarium|solniczka|spichlerz|spiżarnia|sprzęt|sprężyna|spódnica|stacja benzynowa|stajnia|stanik|statuetka|statyw|ster|sterowiec|stocznia|stodoła|stopień|strug|strych|strzała|strzelba|strzemię|studnia|stuptuty|stół|sufit|supermarket|sutanna|sweter|sypialnia|szabla|szachownica|szafa|szafa grająca|szafot|szal|szampon|szczepionka|szkic|szklanka|szklarnia|szkuner|szkło kontaktowe|szlafrok|sznurowadło|sznurówka|szopa|szosa|szpadel|szpital polowy|szprycha|szpula|szpulka|sztaba|sztabka|sztaluga|sztandar|sztanga|szturmak|sztućce|szubienica|szuflada|szyba|szyba okienna|szybkowar|szydło|słomka|tabaka|tablica|tablica wyników|tacka|taczka|talerz|talizman|tama|tapicerstwo|taran|targ|targowisko|tarka|tarnik|tasak|tatuaż|taśma|teatr|telefaks|telefax|telewizja kablowa|temperówka|termos|termostat|tkanina|tokarka|tom|toster|totem|towar|trampolina|transparent|transport|tranzelka|tranzystor|trawka|trawler|trebusz|trojka|tromblon|trudność|trybuny|trójnóg|trójząb|tuba|turban|turbina|tytoń|tył|tło|ubojnia|uchwyt|układ|układanka|ulica|uliczka|umocnienie|umywalka|uniform|uniwersytet|uprząż|urządzenie|utwór|uzda|wachlarz|waga|wahadło|wakcyna|walec|walet|walizka|warsztat|wehikuł czasu|wejście|weranda|wełna|wiadukt|wianek|wiatrak|wibrafon|wibrator|widelec|widły|wieniec|wiertarka|wieszak|wieża wiertnicza|wieżowiec|wihajster|wiolonczela|wiosło|wirówka|wizjer|więzienie|woda kolońska|wodze|woltomierz|wskazówka|wycieraczka|wyjście|wykałaczka|wykrywacz|wykrywacz kłamstw|wynalazek|wyrzynarka|wyłącznik|wózek inwalidzki|węgiel|właz|włócznia|zabawka|zabawki|zakrystia|zamrażarka|zapalniczka|zapałka|zapora sieciowa|zasuwa|zasuwka|zasłona|zatyczka|zawias|zbiornik|zdjęcie|zegar|zegar słoneczny|zegar wodny|zlew|zlewozmywak|zmywarka|zoo|zszywacz|ławka|łazienka|łoże śmierci|łożysko kulkowe|łuk triumfalny|łyżka stołowa|łódka|łódź|łódź ratunkowa|łóżko piętrowe|ścierka|ścieżka|śmigło|śpiwór|światłowód|świeca zapłonowa|świecznik|świątynia|żagiel|żaglowiec|żelazko|żyrandol|żywopłot|żłób
*person:administrator|adresat|adwokat|adwokatka|agnostyk|akcjonariusz|akrobata|aktor|aktorka|akuszer|akuszerka|albinos|alchemik|alfons|alkoholiczka|alkoholik|alpinista|analityk|anioł|anioł stróż|antybohater|aptekarz|archanioł|archimandryta|architekt|arcybiskup|arystokrata|asystent|autor|autorka|autostopowicz|autostopowiczka|babka|babunia|balerina|balwierz|bandyta|barbarzyńca|barman|barmanka|basza|bednarz|bestia|bezwyznaniowiec|bigamista|biograf|biolog|biseksualista|biskup|biznesmen|biznesmenka|bizneswoman|bizneswomen|bliźniak|blondyn|blondynka|bluźnierca|bogini|bohater|bohaterka|bokser|bramkarz|brat|brat przyrodni|bratanek|bratanica|brunetka|brutal|brzydkie kaczątko|budowlaniec|budowniczy|bukinista|bukmacher|burmistrz|businesswoman|bydlak|bydlę|bóg|bóstwo|bękart|błazen|car|caryca|centurion|cesarz|chemik|chirurg|choreograf|choreografka|chowaniec|chrzestna|chrzestny|chuligan|chłop|cieśla|ciocia|ciotka|cmokier|cudzołożnica|cudzołożnik|cyborg|cyngiel|cynik|czarny charakter|czarodziej|czarownica|czytelniczka|czytelnik|dama|demon|dentysta|dermatolog|derwisz|diabeł|dietetyczka|dietetyk|dojarka|doker|dowcipniś|drań|drukarz|drwal|dureń|dusza|dyktator|dyplomata|dyrektor|dyrektorka|dysydent|dziekan|dziennikarka|dziennikarz|dzierżawca|dziewica|dzikus|dłużnik|egzorcysta|eks|ekscentrycy|ekscentryczka|ekscentryczki|ekscentryk|elektryk|emir|facet|fan|fanka|faszysta|faworyt|fałszerka|fałszerz|filmowiec|filolog|filozof|fizyk|frajer|fryzjer|fryzjerka|fundator|garncarz|gastarbajter|gastarbeiter|geniusz|ghul|giermek|gitarzysta|gladiator|glina|gliniarz|golarz|gospodarz|grabarz|gracz|gryf|grzesznica|grzesznik|gubernator|guru|gwałciciel|gwiazda filmowa|górnik|głupek|głupiec|haker|hazardzista|hermafrodyta|heros|historyk|hrabia|husaria|hydraulik|idiota|idiotka|imiennik|imperator|interlokutor|interlokutorka|inwestor|jaskiniowiec|jeniec wojenny|jubiler|kalif|kamieniarz|kamrat|kandydat|kandydatka|kanibal|kapitan|kapral|kapłan|kardiolog|kardynał|kartograf|kat|kaznodzieja|kelner|kelnerka|kibic|kierowca|kierowniczka|kierownik|kieszonkowiec|klaun|klecha|klient|klientka|klown|kochanek|kochanie|kochanka|kolega|kolekcjoner|koleś|koleżanka|komik|kompan|korsarz|kosmopolita|kowal|kozioł ofiarny|krawcowa|krawiec|kret|kretyn|krewna|krewny|krytyczka|krytyk|król|królowa|ksiądz|księgarz|księżna|kulturysta|kulturystka|kumpel|kupiec|kurier|kuzyn|kuzynka|kwiaciarz|kłamca|kłamczuch|laik|lalkarz|lekarka|lekarz|lesba|lesbijka|lichwiarz|likantrop|linoskoczek|listonosz|lizus|lobbista|lobbysta|ludożerca|macocha|magazynier|magnat|malarka|malarz|malkontent|mama|mamusia|manager|maniak|markiz|marynarz|masarz|maskotka|masochista|masochistka|maszynista|matematyk|matka|matka chrzestna|małżonek|medalista|medalistka|medium|medyk|menedżer|mesjasz|mieszkaniec|mieszkanka|miliarder|miliarderka|milioner|milionerka|minister|misjonarka|misjonarz|mistyczka|mistyk|mięso armatnie|miłośniczka|miłośnik|miłość|mleczarka|mleczarz|mnich|mniszka|model|monarcha|monarchini|morderca|mudżahedin|muezin|murarz|murzyn|murzynka|mutant|muzyk|mużyk|myśliwy|męczennik|naczelnik|nadawca|najemca|najemnik|najeźdźca|napastnik|narkoman|narzeczona|nastolatek|nastolatka|native speaker|native speakerka|natura|nerd|neurotyk|nieprzyjaciel|niewierzący|niewolnica|niewolnik|nimfa|nocny marek|nomada|obrońca|obserwator|obserwatorka|obywatel|obywatelka|odbiorca|ofiara|ogrodnik|ojciec|ojciec chrzestny|okulista|okulistka|okultyzm|opat|operator|oponent|oponentka|oportunista|oportunistka|optymista|optymistka|osadnik|oskarżony|oskarżyciel|osoba trzecia|oszust|oszustka|pacjent|pacjentka|palacz|palaczka|pan młody|panna młoda|papież|parweniusz|pasażer|pascha|pasierb|pasierbica|pasożyt|pasterz|pastor|pasza|patriota|pediatra|pedofil|perkusista|personifikacja|pianista|pianistka|piekarz|pielgrzym|pielęgniarka|pieszy|pijaczka|pijak|pionek|pionier|pirat|pisarka|pisarz|piłkarz|plotkarka|plotkarz|poborowy|pochlebca|podejrzana|podejrzany|podglądacz|podkuwacz|podpalacz|podróżnik|poeta|poetka|poganin|poliglota|polityk|poprzednik|portowiec|poszkodowana|poszkodowany|posłaniec|potentat|potomek|potomstwo|potwór|powieściopisarka|powieściopisarz|położna|pracodawca|pracoholik|pracownica|pracownik|praczka|prawiczek|prawniczka|prawnik|prałat|premier|prezenter|prezes|prezydent|profesor|prorok|przeciwniczka|przeciwnik|przedsiębiorca|przekaźnik|przewodniczący|przodek|przyroda|przywódca|psychiatra|pułkownik|płatny zabójca|rabin|radca|radiolog|radża|rasista|rasistka|rekrut|rektor|reprezentant|robotnica|robotnik|rodak|rodzeństwo|rodzic|rodzina|rogacz|rozbitek|rozbójnik|rozmówca|rozmówczyni|rozrzutnik|rybak|rycerz|rzemieślnik|rzeźnik|saksofonista|saksofonistka|samobójca|samobójczyni|samuraj|satyr|scenarzysta|scenarzystka|sceptyczka|sceptyk|sekretarka|sekretarz|senator|shogun|sierżant|siostra|siostra zakonna|siostrzenica|siostrzeniec|skrytobójca|skrzypaczka|skrzypek|skurwiel|skurwysyn|skąpiec|smakosz|smutas|sobowtór|sokolnik|spadkobierca|sprzedawca|sprzedawczyni|starszy|statysta|stolarz|strateg|striptizer|striptizerka|stryj|stryjek|stryjenka|strzelec|strzelec wyborowy|stróż|sukinsyn|sutener|synowa|syrena|szaleniec|szaman|szarlatan|szef|szef kuchni|szeryf|szewc|szlachcianka|szlachcic|szofer|szpieg|szwagier|szwagierka|słabeusz|talent|tancerka|tancerz|tata|tato|tatuś|technik|tenisista|tenisistka|teolog|terminator|teściowa|teść|tkacz|tkaczka|towarzysz|towarzyszka|tramp|transseksualista|transseksualistka|trener|trębacz|trędowaty|turysta|twórca|tłumacz|tłumaczka|uchodźca|ukochany|uosobienie|uwodzicielka|uzdrowiciel|wagabunda|wegetarianin|wegetarianka|weterynarz|wezyr|wicehrabia|wicekról|wiceprezydent|wieśniak|wilkołak|więzień|wnuczek|wnuczka|wnuczę|wnuk|wojak|wojownik|woźnica|wróg|wróżbiarz|wtyczka|wuj|wujek|wynalazca|wyspiarz|wędkarz|władza|właściciel|właścicielka|włóczęga|yeti|zabójca|zakonnik|zakrystian|zakładniczka|zakładnik|zamachowiec|zarządca|zawodnik|założyciel|zbieracz|zbój|zdrajca|zdrajczyni|zegarmistrz|zięć|zjadacz|zmarły|zwycięzca|zębowa wróżka|złoczyńca|złodziej|złodziejka|złotnik|ćpun|łajdak|łakomczuch|łgarz|łotr|łuczniczka|łucznik|łyżwiarz|ślusarz|świadectwo|świadek|świekr|świekra|święta|święty|źródło|żartowniś|żarłok|żebrak|żeglarz|żniwiarz|żołnierz|żółtodziób
*plant:bez|brzoza|burak cukrowy|cedr|choina|cierń|cis|cukinia|cynamonowiec|cyprys|drożdże|drzewo|dąb|fiołek|gałąź|glistnik|groch|grzyb|grzybienie|jabłoń|jałowiec|jemioła|jesion|jodła|kapusta|kawowiec|ketmia piżmowa|klon|kolec|koniczyna|konwalia|kora|korzeń|kukurydza|kwiatostan|kłos|lilak|lipa|liszaj|mech|migdałowiec|mirra|miąższ|mięta|modrzew|muchomor|niezapominajka|okra|olcha|olsza|orzech|owoc|palma daktylowa|pestka|piżmian właściwy|plon|porost|pszenica|pęd|rabarbar|roszponka|roszpunka|rzodkiew|róża chińska|sałata|soczewica jadalna|sosna|szczaw|szczwół|tojad|topola|trufla|trzcina cukrowa|wierzba płacząca|winorośl|wszechlek|łodyga|świerk|żniwa
abacus:abakus|liczydło
airplane:aeroplan|samolot|szybowiec
alarm-clock:budzik
alien:cudzoziemiec|istota pozaziemska|kosmita|kosmitka|obcokrajowiec
ambulance:ambulans|karetka
anchor:kotwica
ant:mrówka|osa|szerszeń
articulated-lorry:ciężarówka|samochód ciężarowy|śmieciarka
artist:artysta|dyrygent|fotograf|kamerzysta|kompozytor|mistrz|reżyser|rzeźbiarz
astronaut:astronauta|astronautka|kosmonauta|kosmonautka
automobile:auto|kabriolet|karawan|samochód
avocado:awokado
axe:siekiera
baby:maluch|niemowlak|niemowlę|noworodek
backpack:plecak
bacon:bekon|boczek|pršut|szynka
badger:borsuk|rosomak|tchórz
bagel:bajgiel|drożdżówka
balloon:balon
banana:banan
banjo:banjo
basket:kosz
bat:nietoperz|ryjówka|ssak|stekowce
bathtub:wanna
battery:bateria
bear:miś|niedźwiadek|niedźwiedzica|niedźwiedź
beaver:gerbil|gryzoń|leming|myszoskoczek|nutria|piżmak|popielica|suwak|świstak
bed:łóżko
beetle:chrabąszcz majowy|chrząszcz|cykada|pareczniki|patyczak|pchła|pluskwa|poczwarka|pąkla|skarabeusz|skorupiak|stonoga|termit|ważka|wesz|wąsonóg
bell:dzwon|dzwonek
bicycle:rower|trycykl|wózek
bikini:bikini|kostium kąpielowy
bird:amadyna zebrowata|archaeopteryx|bażant|cietrzew|dudek|dzięcioł|głuszec|koliber|kręgowiec|mewa|moa|ptak|płód|rokitniczka|rybitwa|tukan|zeberka|zeberka timorska|zimorodek
birthday-cake:tort urodzinowy
bison:antylopa|muflon|suhak|żubr
black-cat:kuna
blackbird:jaskółka dymówka|kawka|kos|kruk|kwiczoł|makolągwa|paszkot|rudzik|sikora|sroka|szpak|słowik rdzawy|wróbel|zięba
blossom:baldach|kwiat|pylnik|pyłek|szyszka|słupek|złocień
blowfish:ryba rozdymkowata
boar:dzik|guziec|knur|locha|maciora
bomb:bomba|granat
bone:czeluść|kosteczka|kowadełko|kość|kość guziczna|kość udowa|kręg|mostek|młoteczek|obojczyk|paliczek|strzemiączko|szczęka|szpik|szpik kostny|łopatka|ścięgno
boomerang:bumerang
bow-and-arrow:broń
boy:chłopak|chłopiec|syn
brain:mózg
bread:bagietka|chleb
brick:cegła|główka
briefcase:aktówka|teczka
briefs:majtki|slipy
broccoli:brokuł|jarmuż|kalafior|rzepa
broom:miotła|szczotka
bucket:wiadro
bug:owad|robal
bus:autobus|autokar
butter:masło
butterfly:motyl|ćma
cactus:aloes|kaktus
camel:wielbłąd
candle:świeca|świeczka
candy:dżem|guma|karmel|marcepan|marmolada|słodycze
canoe:kajak|łódź wiosłowa
carrot:alrauna|chrzan|mandragora|marchewka
castle:wieża|zamek
cat:kocica|kocur|kot|kotek|kotka|kuguar|ocelot|puma|ryś
chains:kajdany
chair:fotel|krzesło|tron
chestnut:kasztan
chicken:kura|kurczak
child:dzieciuch|dziecko|sierota
christmas-tree:banian|bonsai|buk|eukaliptus|figowiec bengalski|grab|platan|psianka|wierzba|wiąz|wiązowiec|łubin
church:cerkiew|katedra|kościół|opactwo|zbór
cigarette:dżoint|joint|papieros|skręt
clipboard:schowek
cloud:chmura
coat:anorak|płaszcz
cockroach:karaluch
coconut:kopra
coffin:sarkofag|trumna
comet:kometa
compass:kompas
computer-mouse:myszka
convenience-store:apteka|butik|cukiernia|delikatesy|księgarnia|lombard|piekarnia|sklep
cook:kucharka|kucharz
cookie:ciasteczko|ciastko
cow:bydło|jałówka|krowa|tur
crab:krab
cricket:szarańcza|świerszcz
crocodile:kajman|krokodyl
crystal-ball:szklana kula
cucumber:bluszcz|bugenwilla|chmiel|kokornak|liana|ogórek|powojnik|powój
cut-of-meat:polędwica|rostbef
cyclone:blizzard|burza|sztorm|zadymka|zamieć|śnieżyca
dagger:sztylet
deer:jeleń|karibu|przeżuwacz|renifer
desktop-computer:pecet
detective:detektyw|oficer śledczy
dodo:dodo
dog:chart|cyjon|dingo|hiena|kundel|mieszaniec|mops|ogar|pies|suka|szakal
dolphin:delfin
donkey:osioł
door:brama|drzwi
doughnut:pączek
dove:gołąb
dragon:smok|wywerna
dress:odzież|strój|sukienka|suknia|ubiór|ubrania|ubranie
drum:bęben
duck:edredon|kaczka|świstun
eagle:białozór|jastrząb|krzeczot|orzeł|orłosęp|rybołów|sokół|sokół wędrowny|sęp|sęp płowy
ear:małżowina uszna|ucho|ucho zewnętrzne
egg:jajko|jajo
eggplant:bakłażan|bakłażanowy|ciemnofioletowy|oberżyna
elephant:słonica|słoń
elevator:winda
envelope:koperta
eye:oko
factory:browar|fabryka|rafineria|winiarnia|zakład
farmer:pszczelarz|rolnik
ferry:holownik|kanonierka|katamaran|prom|tratwa
file-cabinet:plik
fire:kominek
firefighter:strażak
fish:jesiotr|ryba
fishing-pole:wędka
flamingo:bekas|bekas kszyk|bocian|bociek|czajka|czerwonak|drop|flaming|ibis|kszyk|kulon|siewka|słonka|łyska
flashlight:latarka
flute:flet
fly:bąk|mucha
fog:mgła
fondue:fondue
foot:stopa
fountain-pen:pióro wieczne
fox:lis
french-fries:frytki
frog:ropucha|salamandra|żaba
garlic:czosnek
ghost:duch|fantom|majak|upiór|widmo|zjawa|zwid
giraffe:okapi|żyrafa
girl:chłopczyca|córka|dziewczyna|laska|panna
glasses:okulary
goat:koza|koziorożec|kozioł
goose:gęś
gorilla:szympans
guard:strażnik|wachta
guide-dog:owczarek|pies przewodnik
guitar:gitara|ukulele
hamburger:cheeseburger|hamburger
hammer:młot|młotek
hamster:chomik
handbag:torebka
headstone:nagrobek
hedgehog:jeż|jeżozwierz
helicopter:helikopter|śmigłowiec
herb:agawa|akant|anyż|bazylia|belladonna|bodziszek|bratek|chwast|cząber|dmuchawiec|dziewanna|fenkuł|gorysz miarz|gruszyczka|gryka|iglica|jaskier|karczoch|kminek|kolendra|krwawnik|lobelia|lulek|mięta pieprzowa|mięta zielona|mlecz|naparstnica|obrazki|oregano|oset|paproć|perz|pełnik|pierwiosnek|pietruszka|podbiał|pokrzywa|pływacz|rosiczka|rozmaryn|rozmaryn lekarski|rumianek|rzepik|sezam|skalnica|sparceta|szałwia|szałwia lekarska|szczawik|szczeć|szczmiel|trzcina|tymianek|tłustosz|wasabi|wierzbownica|wilcza jagoda|wyka|zielsko|zioło|żankiel
hibiscus:ślaz
hippopotamus:hipopotam
hole:otwór
honeybee:truteń|trzmiel
horse:klacz|kobyła|koń|ogier
hospital:szpital
hot-dog:hotdog
hotel:hostel|hotel|karawanseraj|zajazd
house:dacza|dom|domicyl|mieszkanie
hut:chata|szałas
hyacinth:amarylis|cebulica|frezja|hiacynt|irys|krokus|lilia|mieczyk|narcyz|szafran|złotogłów|żonkil
ice-cream:deser|kompot|lody
ice-skate:łyżwa
jar:wazon
jellyfish:meduza
joystick:dźwignia|dżojstik
judge:doża|pretor|sędzia
kangaroo:kangur|kangurzyca|torbacz|wombat
key:klucz
keyboard:klawiatura
kimono:kimono
kite:latawiec
kiwi-fruit:kiwi
knot:kokarda|węzeł
koala:koala
ladder:drabina
lady-beetle:biedronka
laptop:laptop
leg:noga|przedramię|udo
lemon:cytryna|drzewo cytrynowe
leopard:gepard|jaguar|lampart
light-bulb:żarówka
lion:król zwierząt|lew|lwica
lipstick:szminka
lizard:jaszczurka|padalec
llama:lama
lobster:homar
locomotive:lokomotywa|tramwaj|wózek widłowy
lollipop:lizak
lotus:najada
loudspeaker:głośnik
luggage:bagaż
magnet:magnes|solenoid
mammoth:mamut
man:człowiek|dandys|dżentelmen|eunuch|gość|kawaler|kobieciarz|mąż|mężczyzna|ojczym|pan|patriarcha|przyjaciel|sympatia|wdowiec
mango:baobab|dereń|durian|granatowiec|hurma|jarzębina|kakaowiec|laur|mango|morela|morwa|nerkowca|osika|pistacja|wawrzyn|zybuczkowiec|śliwa
mechanic:mechanik
melon:melon
metro:kolej|kolej żelazna|metro
microphone:mikrofon
microscope:mikroskop
middle-finger:kciuk|mały palec|palec|palec mały|palec serdeczny|palec wskazujący|palec środkowy
mirror:lustro|zwierciadło
mobile-phone:komórka
monkey:istota ludzka|lemur|ludzie|ludzkość|marmozeta|małpa|pawian|rodzaj ludzki|wyrakowate
moose:łoś
mosque:meczet
mosquito:komar
motor-scooter:skuter
motorcycle:motocykl|motorower
motorway:autostrada
mountain:góra
mouse:mysz
mouth:dupa|gęba|nozdrza|nozdrze|odbyt|paszcza|usta
mushroom:pieprznik
necktie:krawat|muszka
nose:nochal|nos|ryj
octopus:ośmiornica
ogre:ogr
old-man:dziadek|staruszek|starzec
old-woman:baba|babcia|staruszka|wiedźma
olive:czerniec|dzika róża|dżakfrut|liczi|niełupka|pestkowiec|rodzynka|suszona śliwka|żołądź|żyto
onion:cebula|gałązka|pień
otter:wydra
owl:sowa
ox:wół
package:paczka
palm-tree:kokos|palma
panda:panda mała
parachute:spadochron
parrot:papuga|papużka|papużka falista
peach:brzoskwinia
peacock:paw
pear:grusza|gruszka
pen:długopis|gęsie pióro|pióro
pencil:ołówek
penguin:albatros|głuptak|kormoran|maskonur|pelikan|pingwin
person-fairy:ciota|gej|homo|homoseksualista|karzeł|krasnolud|pedał|wróżka
person-genie:dżinn
person-vampire:wampir
phoenix-bird:feniks
pie:ciasto
pig:wieprz|świnia
pill:pigułka|tabletka
pilot:pilot
pineapple:ananas
pizza:pizza
playground-slide:zjeżdżalnia
polar-bear:niedźwiedź biały|niedźwiedź polarny
police-car:radiowóz
police-officer:policjant|policjantka
poodle:pudel
popcorn:popcorn|proso|pszenica orkisz|pszenica płaskurka|trawa
postbox:skrzynka pocztowa
potato:kartofel|pyra|rzodkiewka|ziemniak
prayer-beads:różaniec|subha|tasbih
pretzel:precel
prince:arcyksiążę|książę
princess:arcyksiężna|księżniczka
printer:drukarka
pushpin:pinezka
rabbit:królik|zając
raccoon:szop
radio:radio|radioodbiornik
railway-car:drezyna spalinowa|wagon
rainbow:tęcza
ram:baran|tryk
razor:brzytwa
rhinoceros:nosorożec|tapir
ribbon:wstążka
ring:opona
robot:android|robot
rock:kamień|kamień nerkowy|kamień żółciowy|skała
rocket:rakieta
roller-skate:łyżworolka
rooster:kogut|kur
rose:barwinek|bażyna|bez czarny|estragon|fuksja|gardenia|głóg|hortensja|jaśmin|koka|krwawnica|krzak|krzew|krzyżownica|ligustr|piołun|róża|sumak|tamaryszek|tarnina|uczep|wiciokrzew|wilczomlecz|wrzos|zawciąg
rosette:liść|płatek
sailboat:bryg|brygantyna|galeon|slup|trimaran|żaglówka
sake:sake
salt:aspartam|imbir|keczup|ketchup|margaryna|melasa|musztarda|ocet|pieprz|przyprawa|sacharyna|sorgo|sos|sos barbecue|syrop|sól|sól kuchenna|słodzik|ćatni
sandwich:kanapka
satellite:sputnik|statek kosmiczny|sztuczny satelita
sauropod:ichtiozaur|tyranozaur
saxophone:saksofon
scarf:apaszka|chusta|chustka|szalik
school:szkoła
scientist:algebraik|astrofizyk|astronom|botanik|ekolog|ekonomista|ekonomistka|epidemiolog|geolog|językoznawca|kosmolog|naukowiec|ornitolog|psycholog|psycholożka|sejsmolog|socjolog|socjolożka|toksykolog|zoolog
scissors:nożyczki
scorpion:kosarz|skorpion
screwdriver:wkrętak|śrubokręt
seal:manat|mors
seat:kanapa|mebel|meble
shark:rekin
shield:osłona|tarcza
ship:korweta|lodołamacz|niszczyciel|okręt|okręt podwodny|parowiec|statek|łódź podwodna
shooting-star:fosforescencja|meteor|promień|spadająca gwiazda|ultrafiolet|światło księżyca
shortcake:muffin
shower:kapuśniak
shrimp:krewetka
singer:kastrat|piosenkarka|piosenkarz|śpiewaczka|śpiewak
skateboard:deskorolka
skier:narciarz
skunk:skunks
sled:sanie|sanki|tobogan
sloth:leniwiec|pancernik
snail:mięczak|słuchotka|ucho morskie|ślimak
snake:anakonda|gad|grzechotnik|kobra|kobra królewska|mamba|pyton|wąż|żmija
snowman:bałwan
soap:mydło
spaghetti:spaghetti
spider:pająk
spoon:łyżeczka|łyżka
squid:kalmar
stadium:hipodrom|stadion
star:gwiazda|pulsar|supernowa
station:dworzec|stacja
stethoscope:stetoskop|słuchawka
stopwatch:sekundomierz
strawberry:jeżyna|porzeczka|truskawka
student:student|studentka|uczeń
sun:słońce|światło słoneczne
sunflower:anemon|begonia|brodawnik|bławatek|czarnuszka|czermień|dalia|kozłek|lnica|mak|nagietek|orchidea|orlik|ostróżka|piwonia|pszonak|storczyk|słonecznik|werbena|wrotycz|zawilec|ziarnopłon
sunglasses:okulary słoneczne
sushi:sushi
swan:łabędź
synagogue:bożnica|synagoga
syringe:strzykawka
t-shirt:golf
taxi:taksówka|taxi
teacher:nauczyciel|nauczycielka
teapot:czajnik|imbryk
technologist:inżynier|programista|programistka
teddy-bear:pluszowy miś
telephone:telefon
telescope:teleskop
television:telewizor
tent:namiot|tipi
test-tube:próbówka
thermometer:termometr
thread:nitka|nić|przędza|włóczka
tiger:tygrys|tygrysica
toilet:kibel|klop|klozet|sedes|sracz|toaleta|ubikacja|ustęp
tomato:pomidor
tongue:język|żuchwa
tooth:kieł|przedtrzonowiec|siekacz|trzonowiec|ząb|zęby
top-hat:kapelusz
tornado:trąba powietrzna
tractor:traktor
train:pociąg
trophy:trofeum
trumpet:kornet|róg|trąbka
tulip:tulipan
turkey:indyczka|indyk
turtle:żółw
umbrella:parasol|parasolka
unicorn:jednorożec
videocassette:kaseta wideo
violin:skrzypce
volcano:wulkan
watch:zegarek
watermelon:arbuz
whale:grindwal|kaszalot|morświn|orka|płetwal błękitny|waleń|wieloryb
wheel:kierownica|koło
window:okno|pergola|witryna|wystawa
wing:skrzydło
wolf:basior|kojot|wadera|wilk
woman:druhna|dziwka|gejsza|kobieta|kobieta fatalna|kurwa|lady|małżonka|męska prostytutka|pani|piękno|prostytutka|przyjaciółka|stara panna|szmata|wamp|wdowa|żona
worm:czerw|dżdżownica|jeżowiec|pijawka|robak|rozgwiazda|tasiemiec|ukwiał
x-ray:mikrofala
zebra:zebra`;
