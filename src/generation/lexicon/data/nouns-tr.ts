// From Wiktionary by way of the Open Multilingual Wordnet (CC BY-SA 3.0); NOUNS.md beside it says how.
export default `-:abazan|abecesayısal|abecesel|ablak|aborjin|acaip|acaipçe|acayip|acil|acı|acıklı|acılı|acımasız|acımasızca|acımasızcasına|adalet|adaletle|adaletli|adil|adli|adsız|adım|agnostik|ahlaki|ahlakî|ahmaklar|akabinde|akvaryum|akıllı|akıllıca|akşam|alaycı|alfabetik|alfanümerik|alkollü|altmışıncı|altı|altında|alçak|alçaltıcı|alıcı|ama|amaçsızca|amaçsızcasına|amerikan|ana|analog|anatomi|anatomik|ancak|ani|aniden|anlamlı|anlamsız|anlatılmaz|anlaşma|anlaşılabilir|anlaşılan|anma|anorganik|ansızın|antik|anında|ara|arami|arkadan|aromatik|arzu|asemptomatik|asil|asker|asla|aslında|asmak|ateşli|atik|atmak|atmosferik|avro|avrupalı|aynen|aynı|ayrı|ayıp|azıcık|açık|açıkgöz|açıklanmamış|ağlamak|ağrı|ağır|ağırlık|aşağılayıcı|aşk|bahçe|baklava|bakmak|bakım|bale|balıkçı|banknot|baraj|barış|basit|basılmamış|batıni|bayat|bazen|bağ|bağlantı|bağlı|bağlılıkla|başarısız|becerikli|bedava|bekar|belediye|belge|belirgin|belirsiz|belirtme|belki|belli|bembeyaz|ben|benekli|benzer|beraber|berber|bereketli|beslemek|beslenmek|besleyici|beyaz|beyinsel|bilahare|bildiri|bile|bilim|bilimsel|bilinen|bilinmezci|bilinçsiz|bininci|biraz|birazdan|birden|birdenbire|birer|birey|birinci|birleşmeli|birlikte|biseksüel|bitli|biyolog|biyoloji|biyolojik|bizans|boks|borç|bosnalı|boynuz|boynuzlu|boyutsal|bozuk|boğaz|boş|boşnak|bulanık|bulaşıcı|bulmaca|bulutlu|bunak|burada|buraya|but|buzlu|bîtaraf|bön|böyle|büyü|büyük|bıyık|camgöbeği|canlı|cansız|cenaze|cennet|cidden|ciddi|cimri|cömert|dahi|dakik|damla|dans|dar|dargın|dağcılık|dağlık|dağınık|debdebeli|dedikodu|deli|deney|denge|deprem|derece|derhal|derin|ders|devamlı|devasa|değil|dijital|diken|dikey|dikkatli|dilek|dilsiz|dindar|dini|dinlemek|dinsel|dinî|diploid|diyalog|dizin|dişsiz|doksanıncı|doktor|dokunaklı|doküman|dolar|donma|doğal|doğru|doğrulukla|doğulu|dua|durdurma|duygusuz|duyuru|dökmek|dönüş|düello|dünyasal|dünyevî|dürüstçe|düzenli|düzgün|düşkün|düşünce|düşünme|düşünülebilir|dışbükey|edebî|eflatun|efsane|efsanevi|egemen|ehemmiyetsiz|ehliyet|ehliyetli|ekolojik|ekşi|elektrikli|elverişli|elverişsiz|elzem|emin|emmek|emniyetli|endişe|endişeli|endüstri|enteresan|enternasyonal|epeyce|erdemli|ergin|eril|erime|erişkin|erkeksi|erken|ermeni|erotik|ertesi|eski|eskiden|eskimiş|esnemek|esrarengiz|esrarlı|etkileyici|etnik|evde|evli|evlilik|evrim|evsiz|eziyetli|ezoterik|eğitim|eğri|eşitlikçi|eşsiz|farazi|farklı|farmakolojik|faydalı|fazla|fedakâr|fenikeli|fermuar|festival|fevkalade|fikir|film|fonksiyonel|fransız|futbol|gariban|garip|garipçe|gayretli|gebe|gece|gelişigüzel|gene|genelde|genelleyici|genellikle|genizsil|genç|gerekli|gereksiz|gerginlik|gerçekten|geçişli|geçişsiz|giriş|gitmek|gizemli|gizli|gizlice|gol|golf|gri|grip|göbek|göl|gölge|gönülsüz|gönülsüzce|görkemli|görmek|görmez|görünmez|gösteri|gösterici|göstermek|gözcü|gözetlemek|gözsüz|gözyaşı|göğüs|gülmek|gülümseme|gülünç|günahsız|günümüz|günümüzde|gürültü|gürültülü|gürültüyle|güvenle|güvenlice|güz|güzel|güçlü|haber|habis|hafif|hafifmeşrep|haftalık|hakiki|haktanır|ham|hamile|hantal|haploid|hararetli|harika|harikulade|hassas|hasta|hastalık|hatalı|havacılık|havada|havaî|hayranlık|hazine|hazır|hediye|hemen|hesaplama|hesaplanamaz|hesapsız|heyecan|hipokondriyak|hokey|hollandalı|homo|hoppa|horlayıcı|hoş|hristiyan|hudutsuz|huzur|hâlâ|hüzünlü|hızlı|ibadet|iddialı|ifade|iffetli|ihtilaflı|ikinci|ileti|ilginç|imkansız|inançla|inançlı|inanılmaz|inatçı|ince|incelikle|inci|inme|inorganik|insan|insansız|intikamcı|isimsiz|iskelet|israilli|isteksizce|istemeden|itfaiye|ivedi|iyi|iyilik|iyimser|izlemek|içbükey|içrek|içten|içtenlikle|iğrenç|işaret|işlevsel|işte|i̇slam|japon|japonya|judo|kaba|kabak|kabiliyetli|kablosuz|kabuklu|kaburga|kafa|kahkaha|kahverengi|kalpten|kamil|kan|kanatlı|kanlı|kanserli|kanun|kanuni|kanıt|kaprisli|kapsamlı|kapsayici|kara|karanlık|karate|karbeyaz|karizmatik|karlı|karşı|karşılaştırılabilir|katı|katılmak|kavga|kavgacı|kavranabilir|kavranılabilir|kaygan|kaygısız|kaymak|kaynak|kaza|kaçınılmaz|kederli|kel|kepaze|kesin|kesinlikle|keskin|kesme|kesmek|keyfî|kibar|kimsesiz|kimyacı|kimyasal|kimyevî|kirli|kitap|kişi|kişisel|klinik|koklamak|koku|kolay|kolayca|kolaylıkla|komik|komplocu|komünist|konjenital|konkav|konut|konuşkan|konuşma|konveks|korku|korkunç|korkusuz|korsan|koruyucu|koyu|kozmik|kral|kraliçe|kullanışlı|kullanışsız|kuramsal|kurtarmak|kuru|kusmak|kusmuk|kutsal|kökteş|kör|körling|kösnül|kötü|kötücül|kötümser|külfetli|kültür|kürek|küresel|küvet|küçük|küçültücü|küçümseyen|küçümseyici|kılgın|kıllı|kılsız|kırkıncı|kırmak|kırmızı|kırmızımsı|kırmızımtırak|kırsal|kırık|kırılabilir|kırılgan|kırılmış|kıskanç|kıt|kıvırcık|kıyamet|kıymetsiz|kızgın|kızgınlık|kızılaltı|kızılötesi|kış|legato|lezbiyen|leziz|lezzetli|lezzetsiz|limitsiz|lisans|lise|litvan|lokal|londra|lunapark|lütfen|lüzumsuz|maalesef|madalya|mahallî|mahir|makbul|maksimum|makul|mama|manalı|manasız|manikür|marangoz|maraton|masaj|masal|maskulen|mat|mavi|mağara|mekansal|meksika|mektup|melankolik|memnuniyetle|meraklı|merhamet|merkez|merkezi|meryem|meslek|metalci|metruk|mevzii|meyhane|mezarlık|meşgul|meşhur|meşru|meşum|midye|mikroskobik|millî|minik|mitoloji|miyav|modern|mor|motamo|muadil|mucize|muhakkak|muhtasar|muhtemelen|muhteşem|mukaddes|musevi|mutlak|mutlu|mutluluk|muvaffak|muvaffaklar|muvâfık|muğlak|mücadeleci|mühim|mükemmel|mümkün|münasip|münzevice|müphem|müslüman|müstehcen|müstehzi|müteakip|müzik|mısır|nahoş|namuslu|narin|natürel|nazal|nazar|nazari|nazik|naçiz|nefis|nehir|nemli|neredeyse|nevmit|neyse|neşeli|nikah|nişan|noel|nötr|nükleer|nümerik|oje|okçu|olanaksız|olası|olağan|olağanüstü|oldukça|olgun|olmayan|olumlu|opak|ordu|orijinal|orkestra|orta|ortak|oynamak|oyun|oyuncu|oğlak|pagan|pahalı|para|paralı|park|parlak|parola|parti|parıltı|patlama|pejoratif|pelerin|pembe|perişan|pernisiyöz|pervasız|piknik|plansız|polis|politik|polonezce|popüler|porno|pornografik|profil|psikiyatrik|psikolojik|psikolojikman|putperest|pürüzsüz|quru|radyoaktif|rahat|rahatlamak|rahman|rasgele|rastgele|rayihalı|rehber|renkli|resmî|rezil|rezilane|rezilcesine|reşit|ritim|ritm|rus|rusya|rutubetli|rüzgaraltı|sabah|sabunlamak|sabırlı|sadakatli|sade|sadece|sadık|saf|sahte|sakal|sakallı|sakin|saklı|saksı|sakınmak|saldırgan|salon|samil|samimi|sanal|sanat|sandal|sarhoş|sarı|sarık|sarılma|sası|satranç|sauna|savaş|sayfa|sayrı|sayı|sayıca|sayısal|saç|saçma|sağduyulu|sağlık|sağlıklı|sağır|sekizgen|seksi|semavi|sembolik|senet|sentetik|serin|sert|ses|sessiz|sevgili|sevimli|sevimsiz|sevinç|seçim|seçme|silmek|sirk|sisli|siyah|siyahımsı|siyahımtırak|siyasal|siyasi|smokin|sol|solak|solumak|solunum|sonbahar|sonra|sonradan|sonraki|sonraları|sonsuz|sonuncu|sonunda|soru|sorumsuz|sosyal|soylu|soğuk|soğukkanlı|sunmak|susuz|suçlu|suçsuz|söndürmek|söndürülmek|sözbilimsel|sözde|sürekli|sürpriz|sürü|sıcak|sık|sıkça|sıkı|sıkıcı|sıkıntılı|sınırsız|sır|sıradan|sıtma|sığınak|tabii|taht|tali|tam|tamam|tanrısal|tarafsız|tarih|tarihsel|tarihî|tartışmalı|tarz|tatil|tatsız|tavla|tayvan|taze|taşınabilir|tehlike|tehlikeli|tekeşli|teklif|tekrar|tembel|temiz|teorik|tepki|ter|terapi|terbiyesiz|terzi|tesadüfen|test|tezden|tinbilimsel|titiz|titremek|tok|tokyo|top|topluca|toplumsal|topografik|tozlu|tuhaf|tuhafça|turuncu|tutku|tutmak|tutturmak|tutumlu|tuzak|tuzlu|türban|tüy|tüylü|tıraş|tırmanmak|ufo|ulaştırma|ulu|ulusal|uluslararası|ulusça|umutla|umutsuz|unutarak|unutkan|usta|utanç|uyanık|uygun|uyku|uysal|uyumak|uyumlu|uzak|uzamsal|uzanmak|uzaysal|uzun|uçmak|uçucu|uğursuz|vahşi|vajinal|vak|varlıklı|varolan|varsayımlı|varsayımsal|varsıl|vasi|vatansız|veciz|vefalı|vejetaryen|verimli|vurmak|vuruş|yahudi|yahudı|yakmak|yakın|yakışıklı|yakşı|yalamak|yalnız|yalnızca|yamuk|yansız|yanılmaz|yapay|yapayalnız|yapmacık|yapılabilir|yara|yaralanan|yaralanma|yaralı|yararlı|yaratıcı|yaratık|yardım|yarı|yarış|yasa|yasak|yasal|yatay|yatmak|yavaş|yavaşça|yayımlanmamış|yayınlanmamış|yaz|yazma|yazılı|yazılım|yağmurlu|yağsız|yaşam|yaşlı|yediveren|yeni|yeniden|yenilebilir|yerel|yerine|yermeli|yeterli|yetersiz|yeşil|yeşilimsi|yeşilimtırak|yeşillik|yine|yirminci|yiyecek|yoga|yoksul|yolcu|yorgun|yoğun|yukarıda|yumru|yumuşak|yunan|yuvarlak|yöresel|yüce|yüksek|yün|yürekten|yürümek|yürüyüş|yüz|yüzme|yüzüncü|yıkamak|yılbaşı|yılmaz|yığınsal|zafer|zahmetli|zalim|zalimane|zalimce|zalimcesine|zamansal|zamanında|zarafetle|zararlı|zarif|zaruri|zatî|zavallı|zayıf|zengin|zor|çabucak|çabuk|çabukluk|çaktırmadan|çalmak|çalışkan|çalışmıyor|çarpı|çağdaş|çağrı|çekim|çekişmeli|çekmek|çelişmeli|çetin|çevik|çeşni|çeşnili|çiftlik|çin|çirkin|çizelgesel|çok|çokdilli|çürük|çıkmak|çıplak|çıtkırıldım|ödül|öfke|ölmüş|ölçüsüz|ölü|ölüm|ölümcül|ölümsüz|önce|önceki|önemli|önemsiz|önlem|önsel|öpücük|örtülü|özel|özenli|özgecil|özgün|özgür|özlü|özverili|ücretsiz|üflemek|ümitle|ümitsiz|üretken|ürkütücü|ürpertici|üzgün|üçüncü|ılık|ırmak|ıslak|ıslık|ıtırlı|şahsi|şak|şaka|şans|şanslı|şarkı|şaşkınlık|şaşmaz|şaşırtıcı|şehir|şehvetli|şen|şeytan|şeytani|şeytanî|şiddetle|şiddetli|şifre|şiirsel|şimdi|şimdilik|şinto|şişman|şok|şurada|şüpheci|şüpheli|şüphesiz|şık
*animal:alaca baykuş|alakarga|altın kartal|amfibi|amip|arı|ateşböceği|ayıbalığı|bakteri|balık yumurtası|balıkçıl|bayağı kerkenez|bekçi köpeği|beçtavuğu|bizon|bizonu|bok böceği|boynuz|boz ayı|boz kurt|bozayı|boğa|bukalemun|buzağı|böceği|bıldırcın|cilt|dana|dağ gelinciği|deniz kabuğu|deniz kaplumbağası|denizatı|deri|dev|deve kuşu|değin|dinozor|embriyo|ermin|gaga|gagalı memeli|guguk|hamsi|ibik|iki yaşamlı|insan yiyici|insansı maymun|ipek böceği|iribaş|istiridye|işkembe|kabuk|kakım|kanarya|kar leoparı|kar parsı|karaca|karga|karıncayiyen|katır|kaya kartalı|kene|klorofil|kobay|koza|kraliçe arı|kukumav|kurtçuk|kuyruk|kuzu|köpek yavrusu|kılıç balığı|larva|leş|midye|mikroorganizma|orfoz|panter|patojen|peygamber devesi|peygamberdevesi|peçeli baykuş|pirana|protist|saka|sazan|sincap|solungaç|tay|toynak|tüy|tırtıl|virüs|yaban|yaban arısı|yak|yavru|çekelez|ökaryot|şahin
*food:absint|abur cubur|ahududu|alkol|altın portakal|arpa|atıştırmalık|ayçiçek yağı|ayçiçeği yağı|badem|baklava|bal|bal kabağı|bektaşi üzümü|beyaz|beyaz şarap|bira|bitki çayı|buzlu çay|deniz ürünleri|deniz ürünü|domates suyu|ekmek kırıntısı|ekşi krema|elma|elma suyu|elmalı turta|erik|espresso|et suyu|fasulye|filiz|frambuaz|fındık|fıstık ezmesi|greyfurt|guava|gulaş|hamur|hamur işi|havyar|içecek|jöle|kahvaltı|kahve|kamkat|kamkuat|kaymak|kaşu somun|kebap|kedi maması|kek|keklik|kerevit|kereviz|keçi yemişi|keçiboynuzu|kokteyl|kornişon|krem şanti|krema|krep|kuru ot|kuşbaşı|köfte|kımız|kırmızı şarap|limonata|maden suyu|makarna|mayonez|mercimek|meyve suyu|meşrubat|morina|musluk suyu|nektarin|omlet|orkinos|otu kekik|pancar|papaya|peynir|pilav|pirinç|portakal|portakal suyu|pırasa|ringa|sakatat|salam|salamura|saman|sardalya|sebze|soda|som|somon|sos|sosis|sürgün|süt|sütlü çikolata|sıcak çikolata|tahıl|tarçın|tatlı patates|tekila|ton balığı|tost|turşu|uskumru|vejeteryenlik|viski|votka|yaban mersini|yasmık|yayık ayranı|yemek|yenidünya|yer fıstığı|yeşil soğan|yeşil çay|yoğun süt|yoğurt|yulaf|yumurta akı|yumurta sarısı|yılan balığı|zerdali|zerdeçal|zeytin yağı|çapak balığı|çarkıfelek|çay|çay yaprağı|çerez|çikolata|çin portakalı|çobanüzümü|çorba|ölümsüzlük iksiri|ölümsüzlük suyu|üzüm|üzüm suyu|ıspanak|şarap|şeker|şeriye|şiş kebap|şölen
*nature:abiyogenez|acun|ada|adacık|ahmakıslatan|alem|alt kuark|anyon|aral|arı kovanı|asteroit|aysberg|aşağı kuark|baran|baryon|basınç|bataklık|besin zinciri|beyaz cüce|bozon|buzdağı|buzul|bölüm|cereyan|cezire|cezzar|cihan|damla taş|deniz|deniz kenarı|deniz kıyısı|derya|dolu|domino etkisi|dünya|eksik|elektrik|elektron|esinti|etki|evren|fermiyon|fosil|foton|fragman|garip kuark|gayzer|gereklilik|gereksinim|gezegen|gizil güç|graviton|gök|gök cismi|gökyüzü|göl|güneş rüzgarı|güç|hadron|hava|ihtiyaç|ince dilim|iyi şans|iyon|kamer|kangren|kanyon|kapasitans|kar|kara delik|karınca yuvası|kasırga|katyon|kaynaç|kepek|kovan|koy|kumsal|kutup ışığı|kuvvet|köpük|körfez|kır|kırıntı|kısım|kıta|kıta sahanlığı|kıymık|kıyı|lüzum|magnetosfer|mağara|meltem|mezon|nebula|nehir|nekroz|nötrino|nötron|nötron yıldızı|odak|okyanus|parçacık|plaj|plato|polymorfizm|potansiyel|pozitron|proton|rüzgar|rüzgâr|sahil|sarkıt|sağanak|sağnak|sel|serap|simek|stalaktit|takımada|tarım|tayfun|taşıl|temel etkileşim|tepe|tepecik|tesir|toprak|troposfer|tundra|tümsek|tılsım kuark|uzay|uçurum|vadi|volkanizma|yarımada|yayla|yağmur|yağmur bulutu|yağış|yel|yer|yerküre|yerçekimi|yol|yol çukuru|yuva|yıldırım|çiseleme|çok biçimlilik|ılıncık yıldızı|ırmak|ışık|şans|şelale|şimşek
*object:aba|abajur|abide|afrodizyak|afyon|ahır|ahşap kaplama|akustik gitar|akvaryum|albüm|alet|alyans|alışveriş merkezi|ambar|ameliyathane|ampul|analjezik|anayol|anten|antibiyotik|antrepo|anıt|arabellek|araç|ark|arkebüz|arp|arşiv|askı|asma köprü|ateş duvarı|atlıkarınca|atom bombası|avize|avlu|ayakkabı|ayakkabı çekeceği|ayaklık|aygıt|açacak|açıcı|ağaç kaplama|ağrı kesen|aşı|baca|bahçe|bakkal|balalayka|balkon|balyoz|bank|banyo|baraj|bardak|barometre|baston|basınçölçer|battaniye|bayrak|bekleme odası|bellek|benzin istasyonu|benzinlik|bere|beşik|biberon|bilezik|bilgisayar|bilye|bina|birdem|birikinti|bluz|bodrum|bohça|boya|boşluk çubuğu|broş|buket|bulaşık makinesi|burgu|burka|buton|buzdolabı|büro|büyüteç|bıçak|cadde|ceket|cep bilgisayarı|cep bıçağı|cep saati|cephane|cetvel|cibinlik|cigar|cihaz|cirit|conta|cüzdan|daktilo|daktilo makinesi|dans pisti|dar sokak|dar yol|darağacı|dayak|demir bakire|deniz feneri|depo|destere|devre kesici|dietil eter|dikili taş|dildo|dinamit|disk|disko|diskotek|diyapazon|diş|diş ipi|diş macunu|dişler|dokuma tezgahı|dokunmalı ekran|dokunmatik ekran|dolap|dolmen|donanım|donatı|doz|duraç|duvar|dövme|döşek|düdüklü tencere|dümen|dürbün|düğme|düşerge|ekran|eksen|eldiven|elçilik|engel|enstrüman|eroin|eser|esrar|etek|eğleç|fagot|fanus|fayans|fener kulesi|fermuar|fes|fetiş|fincan|fitil|folyo|fotokopi|fotoğraf|fren|fötr|fındıkkıran|fırça|fıçı|galoş|garaj|gaz odası|gece kulübü|gecelik|gelinlik|genelev|gerdanlık|geçit|gişe|gondol|gong|gril|gökdelen|gölet|gömlek|görür|gösterge panosu|gösterge tablosu|gülme gazı|güneş saati|halat|halı|hamak|hanter|harita|harman|hatıra|hava gemisi|havaalanı|havalimanı|havayolu|havlu|havuz|havya|hayvanat bahçesi|haşhaş|hediyelik eşya|hemzemin geçit|hendek|hesap makinesi|heykel|hisse|hol|hortum|huni|hücre|ibre|ibrik|ilan panosu|ilan tabelası|ilaç|iskambil|iskambil kağıdı|iskele|iskihkam|içerik|iğne|işyeri|jartiyer|jimnastik salonu|kadife|kafes|kahvehane|kaide|kaldırım|kalem ucu|kalemlik|kalemtıraş|kalkan duvarı|kalıntı|kamp|kamçı|kamış|kantar|kaplama tahtası|kaput|kara kutu|kara tahta|karakol|kargı|kart|kartını|kasa|kase|kask|kat|kayak|kayık|kayış|kazak|kazan|kazma|kaş kalemi|kefen|kelepçe|kemer|kenevir|kepçe|kerenti|kerhane|keski|ket|keçe|kibrit|kiler|kilim|kilit|kipa|kippa|kireç ocağı|kitaplık|kiyiz|klarnet|klavsen|klima|kloroform|klozet|kokain|kolonya|kolye|kondansatör|kondom|koni|konserve|kontakt lens|koridor|korkuluk|korse|korugan|korunma|koşum|krem|ksilofon|kukla|kule|kulüp|kumanda|kumaş|kundura|kurşun|kutu|kuyu|köprü|körük|köstekli saat|kül tablası|küllük|külotlu çorap|küpe|kürdan|kürek|kürk|kılıç|kın|kırbaç|labirent|laboratuvar|lamba|lavabo|lavta|lazer|lens|lir|livre|lokanta|mabet|maden|maden ocağı|mahmuz|mahzen|mahzur|makara|makine|makineli tüfek|makyaj|manastır|mancınık|mandolin|mani|manyetik teyp|masa|masa örtüsü|masaüstü|maskara|mazgal|maça|maça ası|mendil|menora|menteşe|mercek|merhem|merkezkaç|mermi|metre|mezar|meşale|mihrap|minare|misket|morfin|morg|motor|motor kaputu|mozaik|mumluk|muska|mutfak|mücevher|mühimmat|müze|müzik aleti|müzik kutusu|mıh|mızrak|mızrap|nal|narkotik|natürmort|negatif|neşter|nötron bombası|nüd|obelisk|obua|ocak|oda|ofis|oje|oklava|okul otobüsü|okul servisi|orak|org|otoban|otogar|oturma odası|oturtak|oyun kağıdı|oyuncak|oyuncak bebek|pabuç|paket|pandül|parfüm|parça|pasaj|paspas|patika|pay|pazar|paçavra|pedal|pena|pencere camı|pencere kalkanı|penisilin|perde|pertavsız|peruk|peruka|pervane|perçin|peçete|peşkir|pilon|pipet|pipo|piyade tüfeği|piyano|plak|platform|polis merkezi|porselen|portföy|postmodernizm|poşet|prezervatif|puro|radyo istasyonu|raf|raket|rakkas|reklam panosu|reklam tabelası|rende|restoran|rimel|roman|ropdöşambır|röntgen|rıhtım|saat|saban|sabit disk|sahne|saksı|salamanje|sallanan sandalye|salon|salıncak|sancak|sandal|sandalet|sandık|santrifül|santur|sapan|saplı tencere|sarkaç|sarnıç|sarık|satranç tahtası|satranç taşı|sauna|savaş arabası|savaş topu|saydam|saç fırçası|seccade|sefarethane|sele|semaver|sera|seramik|servis|set|sigara tablası|silmetaş|silüet|sinema|sini|smokin|soba|sofra takımı|sokak|sokak lambası|somun|sonda|sopa|spor salonu|su kulesi|su saati|sunak|sunucu|sur|sutyen|sörf|süngü|süpermarket|sütyen|süveter|süzgeç|sınıf|taban|tabanca|tabla|tahta|tahterevalli|takım elbise|tank|tapınak|tarak|tarayıcı|tarla sürgüsü|tavan|taşıt|tel zımba|telefon kulübesi|temel|tencere|tente|tepsi|terazi|terlik|terminal|testere|tetikleme|tezene|teçhizat|tirbuşon|tiyatro|tişört|toka|tokmak|top|totem|tren istasyonu|tuzluk|tuş|tüfek|türban|türbe|tütün|tılsım|tımarhane|tıp|tırabzan|tırmık|tırpan|umumhane|usul|uyuşturucu|uzaktan kumanda|uğur|vale|vantilatör|veranda|vibratör|viyolonsel|yaka|yakmalık|yalak|yapmacik tanri|yapıt|yastık|yat|yatak odası|yatakhane|yay|yaya geçidi|yazar kasa|yazı makinesi|yağ lambası|yaşmak|yelek|yelken|yelkenli|yelpaze|yem|yemek masası|yemek odası|yemek salonu|yemlik|yen|yetimhane|yolak|yorgan|yüksek fırın|yüksük|yün|yürüyen merdiven|yüzgeç|yüzme havuzu|zar|zemberek|zemin|zemin katı|zeplin|zincir|zindan|zıbık|zımba|zıpkın|çador|çakmak|çakı|çalgı|çalgıç|çamaşır|çamaşır makinası|çamaşırhane|çanak|çanta|çapa|çarmıh|çarşaf|çatal|çatı|çatı katı|çay kaşığı|çekim tahtasının|çekmece|çelenk|çello|çeşme|çiftlik|çini|çivi|çizme|çiçeklik|çorap|çubuk|çöp kutusu|çöp tenekesi|çıkmaz sokak|çıkış|ölüm döşeği|örtü|üflemeli çalgı|üniversite|ütü|ıslık|ısıtıcı|ızgara|şaheser|şahmerdan|şal|şalter|şamdan|şampuan|şapel|şifonyer|şitle|şiş|şişe|şoson
*person:acemi çaylak|acente|adalı|aday|ahbab|ahbap|ahmak|aile|ajan|akraba|akran|akrobat|aktris|aktör|albay|alkolik|alpinist|alıcı|amca|amir|anahtarcı|anne|aptal|arazi sahibi|arkadaş|asilzade|asker|ata|ateist|ateş karıştırıcısı|avcı|avukat|ayakkabıcı|aynasız|aza|ağa|aşkım|baba|bahhar|bahriyeli|bahçıvan|bakan|bakir|bakire|baldız|balıkçı|bankacı|barbar|barmen|basketbolcu|basketçi|baytar|baş belası|baş melek|başbakan|başmakçı|başrahip|berber|bibi|bilgisayar korsanı|bilinemezci|birader|biseksüel|bisikletçi|biyolog|boksör|bürokrat|büyücü|büyükanne|cambaz|casus|cerrah|cet|cumhurbaşkanı|cüzzamlı|damat|dansçı|dayı|dağcı|dede|dedikoducu|delege|demagog|demirci|demon|deniz kızı|derviş|devlet başkanı|dilenci|din adamı|dirim bilimci|dizayncı|diş perisi|diş tabibi|dişi|doktor|dost|dönek|dük|dülger|düşes|düşman|dışlanan|ebe|ebeveyn|editör|efendi|elektrikçi|eme|emsal|enişte|erbap|erden|erdişi|erkek kardeş|erkek torun|eroinman|erselik|esir|esmer|esrarkeş|etyemez|eşcinsel|eşkıya|falcı|faşist|felsefeci|figüran|filozof|fizikçi|futbolcu|fırsatçı|fırıncı|galip|gangster|garson|gastarbeiter|gazeteci|gazi|gaziler|gelin|general|genç|gerzek|gey|gezgin|gezici|gezmen|gulyabani|gurme|gönderen|gönderici|görevli|görgüsüz kimse|göz bilimci|göz doktoru|gözbilimci|gözlemci|göçebe|göçmen|günah keçisi|günahkar|güreşçi|güveyi|hacı|haham|hakan|hakem|hala|halife|hanımanne|haritacı|hariç tutulan|haydut|hayran|hazcı|hedonist|hekim|hemşehri|hemşire|hermafrodit|heteroseksüel|hobit|hoca|holigan|homoseksüel|hostes|hükümdar|hükümlü|hünsa|hırsız|hıyarağası|idareci|ihda|ilah|ilahe|imam|imparator|inanan|iyelik|iş adamı|iş kadını|işkolik|işçi|jonglör|kahin|kahraman|kalaycı|kaleci|kapkaççı|kardeş|kartograf|karşıt|kasap|katil|kaynana|kaynata|kayınbaba|kayınpeder|kayınvalide|kazanan|kazanova|keş|kimyacı|kitapçı|klimatolog|koca|kont|kontes|konuşmacı|koreograf|korsan|koruyucu melek|kovboy|kral|kraliçe|kuklacı|kul|kullanıcı|kumarbaz|kumarcı|kurban|kursiyer|kurt adam|köle|köstebek|köylü|kütüphaneci|kız torun|lezbiyen|lord|madenci|mahkum|malik|mankafa|manyak|marangoz|matbaacı|matematikçi|mağara adamı|melek|mellah|memleketli|memur|menajer|meraklı|meslektaş|mezarcı|milyarder|milyoner|mimar|mirasçı|misafir|mistik|mucit|muhabir|mujik|murabahacı|mücahid|mücahit|müdür|müellif|müezzin|müftü|mülteci|mümin|mürtet|mütehassıs|müzisyen|müşteri|nalbant|nebi|nine|noter|obur|oduncu|okçu|okültizm|ombudsman|orakçı|otostopçu|oyuncu|ozan|oğlancı|pabuççu|palyaço|papa|papaz|patron|paşa|personel|peygamber|pezevenk|piskopos|piyon|piç|playboy|postacı|profesör|psikiyatr|psikiyatrist|psikoz hastası|psikozlu|put|radyolog|rahip|rakip|rehine|ressam|resul|ruhban|röntgenci|sadrazam|sahip|salak|samuray|sarışın|savaş kışkırtıcısı|savaş satıcısı|savaş çığırtkanı|savunucu|sekreter|sevgilim|sevici|seyis|seylani|seyyah|seçmen|sigorta uzmanı|sihirbaz|simyacı|sonradan görme|spiker|sporcu|striptizci|suikastçı|sultan|sözcü|sürücü|sütçü|sığınmacı|tabip|tanrı|tanrıtanımaz|tanrıça|tapilacak sey|taraftar|tarihçi|tasarımcı|tatbilir|taydaş|taşıyıcı anne|tecessüm|tefeci|tenisçi|terapist|tercüman|terzi|terörist|teyze|tiksindirici|torun|travesti|turist|tutuklu|tüketici|uzman|vaiz|vantrilog|varis|vatandaş|vatansever|vejetaryen|vekil|veteriner|vezir|virjin|yalancı|yalvaç|yamyam|yankesici|yatırımcı|yaya|yayımcı|yayıncı|yazar|yaşıt|yenge|yetenek|yetişkin|yeğen|yiyici|yiğit|yolcu|yoldaş|yurtsever|yurttaş|yönetici|yüzücü|yıldırıcı|zanaatkar|zangoç|zenci|çalgıcı|çalışan|çalışma arkadaşı|çar|çariçe|çavuş|çeteci|çevirmen|çevreci|çift|çilingir|çiçekçi|çoban|çökertici|çömlekçi|çöpçatan|çıkarcı|çırak|öcü|özlük muhafızı|ünlü|üretici|üvey kız|üvey oğul|üye|üçüncü kişi|üçüncü şahıs|ırkçı|şair|şakacı|şamar oğlanı|şampiyon|şapkacı|şarlatan|şehit|şehitler|şerif|şeytan|şoför|şogun|şövalye
*plant:akçaağaç|ardıç|ağaç|bamya|başak|bezelye|buğday|ceviz|dal|dari|diken|dişbudak|elma ağacı|göknar|hasıla|hurma|huş|inci çiçeği|isfendan|kabak|kavak|kiraz|kiraz kerestesi|kurtboğan|kök|kızılağaç|ladin|lahana|leylak|liken|mantar|marul|maya|melez|melezi|menekşe|meyve|meşe|misir|müge|mür|nane|papirüs|porsuğu|rekolte|safran|sedir|servi|sinek mantarı|tane|tarçın ağacı|tohum|turp|unutmabeni|yonca|yosun|zakkum|çam|ökseotu|üzüm asması|ıhlamur|şeker kamışı
abacus:abaküs
accordion:akordiyon
airplane:hava taşıtı|ornitopter|tayyare|uçak
alarm-clock:çalar saat
alien:ecnebi|uzaylı|yabancı
ambulance:ambulans
anchor:çıpa
ant:eşek arısı|karınca
articulated-lorry:kamyon
artist:besteci|bestekar|bezekçi|bezeyici|boyacı|dekoratör|kameraman|koro şefi|nakkaş|orkestra şefi|paparazi|usta|yönetmen|üstad|şef
astronaut:astronot|kozmonot
automobile:araba|cip|kabriyole|limuzin|otomobil
avocado:avokado
axe:balta
baby:bebek|yenidoğan
bacon:domuz pastırması
badger:kokarca|porsuk
bagel:hamburger ekmeği
banana:muz
banjo:banjo
basket:sepet
basketball:basketbol topu
bat:aardvark|enam|kir faresi|mal|yarasa
bathtub:küvet
battery:akü|pil
bear:ayı|firavun faresi|kuyruksüren
beaver:dağ sıçanı|kakırca|kemirgen|misk sıçanı
bed:yatak
beetle:bit|böcek|kırkayak|kızböceği|pire|tahtakurusu|yusufçuk|çıya
bell:çan
bell-pepper:dolma biber|dolmalık biber
bicycle:bisiklet|tekerlekli
bikini:bikini|mayo
bird:archaeopteryx|ağaçkakan|hüthüt|ibibik|kuş|martı|omurgalı|orman horozu|sinek kuşu|sumrugil|sülün|yalıçapkını|yeşil ağaçkakan|zebra ispinozu|çali horozu|çavuş kuşu|çobanaldatan
bison:antilop|ceylan|muflon|sayga|yaban koyunu
black-cat:sansar
blackbird:bülbül|karatavuk|kuzgun|küçük karga|kır kırlangıcı|kızılgerdan|saksağan|sığırcık|tarla kuşu
blossom:bahar|kasımpatı|kozalak|krizantem|polen|çiçek|çiçek tozu
boar:yaban domuzu
bomb:bomba
bone:dirsek kemiği|diz kapağı|ilik|kasık kemiği|kebze|kemik|kemik iliği|kiriş|kuyruk sokumu|köprücük kemiği|kürek kemiği|omur|tendon|çene|örs
boomerang:bumerang
bow-and-arrow:silah|yarak
boy:oğlan|oğul
brain:beyin
bread:ekmek
brick:tuğla
briefs:don|iç çamaşırı
broccoli:brokoli|karnabahar|şalgam
broom:süpürge
bucket:kova
burrito:burrito
bus:otobüs
butter:tereyağı
butterfly:güve|kelebek
camel:deve|hecin
camera:fotoğraf makinesi
candle:mum
candy:ciklet|karamel|karamela|konfeksiyon|marmelat|pamuk helvası|pamuk lokum|pamuk şekeri|pekmez|reçel|sakız|şekerleme
canoe:kano
carrot:adamotu|havuç|hindiba
castle:kale|saray|şato
cat:karakulak|kedi|pisi|vaşak
chains:pranga
chair:iskemle|koltuk|sandalye|taht
chestnut:kestane
chicken:piliç|tavuk
child:yetim|çocuk
christmas-tree:akasya|bonsai|bonsay|demirhindi|kayın|okaliptüs|söğüt|çitlembik
church:başkilise|katedral|kilise
cigarette:sigara
clipboard:pano
cloud:bulut
coat:parka
cockroach:hamam böceği
coffin:tabut
comet:kuyruklu yıldız
compass:pusula
convenience-store:dükkan|dükkân|eczane|fırın|kitabevi|mağaza|pastane
cookie:bisküvi|kurabiye|makaron
cow:düve|inek|sığır
crab:yengeç
crayon:pastel boya
cricket:cırcır böceği|çekirge
crocodile:timsah
croissant:kruasan|kruvasan
crystal-ball:kristal küre|sihirli küre
cucumber:akasma|begonvil|hıyar|salatalık|sarmaşık
cut-of-meat:biftek
cyclone:fırtına|kar fırtınası|kum fırtınası|siklon|tipi|yağmur fırtınası
dagger:hançer
deer:geyik
desktop-computer:kişisel bilgisayar|mikrobilgisayar
dog:köpek|sırtlan|tazı|çakal
dolphin:lüfer|yunus
donkey:eşek|eşekmerkep
door:kapı
doughnut:çörek
dove:güvercin
dragon:ejder|ejderha
dress:elbise|giysi|örtüler
duck:pufla|yeşilbaş|ördek
eagle:akbaba|atmaca|balık kartalı|baz|doğan|gökdoğan|kara kuş|kartal|kerkenez|kregždė|şahbaz|şehbaz
ear:kulak
egg:yumurta
eggplant:badincan|patlıcan
elephant:fil
elevator:asansör
envelope:zarf
ewe:burulmuş koç|iğdiş koç
eye:göz
factory:fabrika|rafineri|tesis
farmer:arıcı
ferry:araba vapuru|gambot|katamaran|römorkör
file-cabinet:dosya
fire:şömine
fire-extinguisher:söndürücü
firecracker:havai fişek
firefighter:itfaiyeci
fish:balık
fishing-pole:olta
flamingo:flamingo|leylek|poyraz kuşu|çulluk
flashlight:el feneri|fener
floppy-disk:disket
flute:flavta|flüt|sipsi|zurna
fly:atsineği|sinek|çeçe
fog:duman|sis
foot:ayak
fountain-pen:dolma kalem
fox:tilki
frog:kurbağa|semender
garlic:sarımsak
ghost:hayalet|hortlak|ruh
giraffe:zürafa
girl:civciv|kız|kız evlat
glasses:gözlük
goat:dağ keçisi|keçi
goose:badi|kaz
gorilla:goril|şempanze
guard:bekçi|gardiyan|gözcü|gözetmen|koruyucu|nöbetçi
guitar:gitar
hamburger:hamburger
hammer:çekiç
handbag:el çantası
hedgehog:kirpi
helicopter:helikopter
herb:anason|barbunya|boru çiçeği|devedikeni|enginar|eğrelti otu|fare kulağı|karahindiba|kekik|kimyon|kişniş|maydanoz|meryemanaeldiveni|papatya|rezene|sarı papatya|sedef otu|susam|çan çiçeği|çıngırak otu|ısırgan
hippopotamus:su aygırı
honeybee:bombus|hezen arısı|insansız uçak
horse:aygır|beygir|kısrak
hospital:hastane
hot-dog:sosisli|sosisli sandviç
hotel:han|kervansaray|konakçı|otel
house:hane|yurt
hut:kulübe
hyacinth:fulya|nergis|sümbül|zambak|çiğdem
ice-cream:dondurma|tatlı|şerbet
jar:kavanoz|vazo
jellyfish:denizanası
joystick:kaldıraç
judge:doj|hakim|kadı
kangaroo:kanguru
key:anahtar|açar
keyboard:klavye|tuş takımı
kimono:kimono
kite:uçurtma
kiwi-fruit:kivi
knot:düğüm
koala:koala
lady-beetle:uğur böceği
laptop:dizüstü|dizüstü bilgisayar
leg:bacak|but|kucak|uyluk|önkol
lemon:limon
leopard:jaguar|leopar|pars|çita
lion:aslan|dişi aslan|hayvanlar kralı|ormanlar kralı
lipstick:ruj
lizard:iguana|kertenkele
llama:lama
lobster:ıstakoz
locomotive:kaldırmaç|lokomotif|tramvay
lollipop:lolipop
lotus:nilüfer
loudspeaker:hoparlör|kolon
luggage:bagaj
magnet:mıknatıs
mammoth:mamut
man:adam|bekâr|erkek|erkek arkadaş|haremağası|sevgili
mango:ayva|durian|dut|fıstık|kakao|kayısı|kızılcık|mango|muşmula|nar|titrek kavak
mechanic:makina ustası
melon:kavun
metro:demiryolu|füniküler
microbe:mikrop
microphone:mikrofon
microscope:mikroskop
middle-finger:başparmak|işaret parmağı|orta parmak|serçe parmağı|yüzük parmağı
mirror:ayna|gözgü
mobile-phone:cep|cep telefonu
monkey:ademoğlu|insan|insanlık|insanoglu|insanoğlu|kişi|maymun|âdemoğlu|şebek
moose:alageyik|sığın
mosque:cami|mescit
mosquito:sivrisinek
motor-scooter:scooter
motorcycle:mobilet|motosiklet
motorway:otoyol
mountain:dağ
mouse:fare|sıçan
mouth:anüs|ağız|burun deliği|göt deliği|makat
necktie:boyunbağı|kravat|papyon
nose:burun
octopus:ahtapot
old-woman:cadı
olive:aken|börülce|kahve çekirdeği|kuru erik|kuru üzüm|palamut|çavdar
onion:soğan|çöp
orangutan:orangutan
otter:lutr|su samuru
owl:baykuş
ox:öküz
palm-tree:palmiye
paperclip:ataş|tutturgaç
parachute:paraşüt
parrot:muhabbetkuşu|papağan
peach:şeftali
peacock:tavus|tavus kuşu
pear:armut|armut ağacı
pen:kalem|tükenmez kalem
pencil:karakalem
penguin:albatros|pelikan|penguen
person-fairy:cüce|ibne|peri
person-genie:cin
person-vampire:vampir
pig:domuz|hınzır
pill:hap|tablet
pineapple:ananas
pizza:pizza
playground-slide:kaydırak
polar-bear:kutup ayısı
police-officer:polis
poodle:kaniş
popcorn:darı|patlamış mısır|çim|çimen
postbox:posta kutusu
potato:patates|yer elması
prayer-beads:tespih
prince:prens
princess:prenses
printer:yazıcı
pushpin:pünez|raptiye
rabbit:ada tavşanı|tavşan
raccoon:rakun
radio:telsiz
railway-car:vagon
rainbow:ebem kuşağı|gökkuşağı|peygamber kuşağı
ram:koyun|koç
razor:ustura
rhinoceros:gergedan
ribbon:şerit
robot:robot
rock:böbrek taşı|taş
rocket:füze|roket
roller-skate:paten
rooster:horoz
rose:alıç|ağaççık|feijoa|gül|mürver|rododendron|sumak|yasemin
rosette:taç yaprak|yaprak
sailboat:kalyon
sake:sake
salt:baharat|guakamole|hardal|karabiber|ketçap|margarin|salça|sirke|soya sosu|tatlandırıcı|tuz|vanilya|zencefil|şurup
sandwich:sandviç
satellite:uydu|yapay uydu
saxophone:saksafon
scarf:eşarp|fular|makrama
school:ekol
scientist:alim|araştırmacı|araştırman|araştırıcı|astronom|bilim adamı|biyokimyacı|böcekbilimci|dilbilimci|ekonomist|entomolog|entomolojist|gök bilimci|iktisatçı|sosyolog
scissors:makas
scorpion:akrep|mücdeci|müjdeci
screwdriver:tornavida
seal:mors
seat:divan|kanepe|mobilya|möble
shark:köpek balığı
shield:kalkan
ship:buzkıran|denizaltı|gemi|korvet|savaş gemisi
shooting-star:ay ışığı|biyoluminesans|hüzme|kayan yıldız|ışık değneği|ışın
shorts:baksır|paçalı don
shrimp:karides
singer:şantör|şantöz|şarkıcı
skateboard:kaykay
skier:kayakçı
sled:kızak
snail:notilus|salyangoz|sümüklüböcek|yumuşakça
snake:engerek|kobra|piton|sürüngen|yılan|çıngıraklı yılan
snowflake:kar tanesi
snowman:kardan adam
soap:sabun
spaghetti:spagetti
spider:karadul|örümcek
spoon:kaşık
squid:kalamar|mürekkep balığı
stadium:stadyum|stat
star:atarca|pulsar|süpernova|yultuz|yıldız
station:durak|istasyon
stethoscope:stetoskop
strawberry:böğürtlen|kuş üzümü|çilek
student:öğrenci
sun:gün|güneş|güneş ışığı
sunflower:ayçiçeği|begonya|dikotiledon|gelincik|gündöndü|günebakan|hasekiküpesi|karanfil|orkide|siklamen|çift çenekli|öküzgözü|şakayık|şebboy
sunglasses:güneş gözlüğü
sushi:suşi
swan:kuğu
synagogue:sinagog
syringe:enjektör|şırınga
tangerine:mandalina
taxi:taksi
teacher:muallim|öğretmen
teapot:çaydanlık
technologist:mühendis|yazılım mühendisi
telephone:telefon
telescope:teleskop
television:televizyon
tent:çadır
test-tube:deney tüpü
thread:tire
tiger:kaplan
toilet:tuvalet
tomato:domates|pamidor
tongue:dil
toothbrush:diş fırçası
top-hat:başlık|şapka
train:katar|tren
troll:trol
trophy:ganimet
trumpet:trampet
tulip:lale
turkey:hindi
turtle:kaplumbağa|tosbağa
umbrella:şemsiye
unicorn:tekboynuz
videocassette:video kaset
violin:keman
volcano:volkan|yanardağ
volleyball:voleybol topu
watch:kol saati|kol saatı
watermelon:karpuz
whale:balina|gök balina|kadırga balığı|katil balina|kaşalot
wheel:direksiyon|teker|tekerlek|yönelteç
window:aydınlık|cam|pencere|vitrin
wing:kanat
wolf:böri
woman:bakıcı|bayan|cariye|dadı|dul|fahişe|geyşa|güzellik|halayık|hatun|hayat kadını|kadın|kalmış|karı|lkj|metres|nedime|odalık|orospu|sütanne
worm:denizhıyarı|denizyıldızı|kurt|omurgasız|sülük|yer solucanı
x-ray:mikrodalga|radyasyon
zebra:zebra`;
