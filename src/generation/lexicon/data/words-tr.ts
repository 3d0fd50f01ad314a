// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:birincilik madalyası;altın|birinci
2nd-place-medal:ikincilik madalyası;gümüş|ikinci|i̇kincilik madalyası
3rd-place-medal:üçüncülük madalyası;bronz|üçüncü
a-button-blood-type:a düğmesi (kan grubu);
ab-button-blood-type:ab düğmesi (kan grubu);
abacus:abaküs;hesap|hesaplama|renkli abaküs
accordion:akordiyon;akordeon|armonika|enstrüman|körük|çalmak
adhesive-bandage:yara bandı;bandaj|bant|yapışkanlı bandaj
admission-tickets:giriş bileti;giriş
aerial-tramway:teleferik;gondol|hava tramvayı|havadan yol|kablo yolu
airplane:uçak;jet|yolculuk
airplane-arrival:inen uçak;iniş|inme|varmak|varış
airplane-departure:kalkan uçak;check in|chek in|kalkış
alarm-clock:çalar saat;saat
alembic:imbik;damıtıcı|kimya
alien:uzaylı;dünya dışı|fantastik|ufo|yabancı|yaratık
alien-monster:uzaylı canavar;canavar|yabancı canavar
ambulance:ambulans;acil
american-football:amerikan futbolu;amerikan
amphora:amfora;antika|kap
anatomical-heart:kalp;anatomi|kalp atışı|kardiyoloji|merkez|nabız|organ
anchor:çıpa;denizci|denizcilik|çapa
anger-symbol:öfke simgesi;öfke|öfke işareti
angry-face:öfkeli yüz;deli gibi|öfkeli
angry-face-with-horns:boynuzlu kızgın yüz;küçük şeytan|kızgın|şeytan
anguished-face:kederli yüz;acı çeken|kederli|şaşkın
ant:karınca;bahçe|çalışkan
antenna-bars:sinyal gücü;
anxious-face-with-sweat:terli ve endişeli yüz;açık ağız|korkmuş
aquarius:kova burcu;
aries:koç burcu;
articulated-lorry:tır;kamyon|treyler|çekici
artist:ressam;
artist-palette:boya paleti;boya|palet|sanat|sanatçı|sanatçı paleti
astonished-face:afallamış yüz;afallamış|tamamen şoke olmuş|şoke olmuş
astronaut:astronot;
atm-sign:atm işareti;
atom-symbol:atom sembolü;
auto-rickshaw:elektrikli çekçek;tuk tuk
automobile:araba;otomobil
avocado:avokado;
axe:balta;kesme|kısa balta|odun|yarma
b-button-blood-type:b grubu (kan grubu);
baby:bebek;
baby-angel:bebek melek;melek
baby-bottle:biberon;küçük şişe
baby-chick:civciv;civciv başı|piliç|yavru
baby-symbol:bebek işareti;
back-arrow:geri oku;
backhand-index-pointing-down:;aşağıyı gösteren parmak|elin arkası|işaret parmağı
backhand-index-pointing-left:;solu gösteren parmak
backhand-index-pointing-up:;yukarıyı gösteren parmak
backpack:okul çantası;kırmızı sırt çantası|okul sırt çantası|sırt çantası
bacon:domuz pastırması;bacon
badger:porsuk;bal porsuğu|bela|sevimli
badminton:badminton;raket|tüylü top
bagel:simit;bagel|fırın|peynirli simit|sürme peynir
baggage-claim:bagaj teslim;
baguette-bread:baget ekmek;baget|fransız
balance-scale:terazi;adalet|denge|ölçek
ballet-shoes:bale ayakkabıları;bale|bale pabucu|dans
balloon:balon;doğumgünü|kırmızı balon
ballot-box-with-ballot:oy sandığı;sandık|seçim
banana:muz;
banjo:banjo;yaylı
bank:banka;
bar-chart:çubuk grafiği;grafik
barber-pole:berber dükkanı;berber|berber işareti
baseball:beyzbol;beyzbol topu
basket:sepet;hasır|piknik|piknik sepeti|çamaşır|çamaşır sepeti|çiftçilik
basketball:basketbol;basketbol potası|basketbol topu|pota
bat:yarasa;drakula|kan emen|kanatlı|mağara
bathtub:banyo küveti;banyo|köpük|köpüklü banyo
battery:pil;
beach-with-umbrella:plaj ve şemsiye;kumsal|plaj|tatil
beaming-face-with-smiling-eyes:gülen gözlerle sırıtma;gülümseyen gözler|lol
beans:fasulye;baklagil|barbunya|tohum|vegan|vejetaryen
bear:ayı;ayı yüzü
beating-heart:çarpan kalp;
beaver:kunduz;baraj|kemirgen|kemirmek|kuyruk
bed:yatak;uyuma
beer-mug:bira kupası;
beetle:böcek;haşere
bell:zil;ses|tenefüs|çan
bell-pepper:dolma biber;biber|dolma|dolmalık biber|yeşil biber
bell-with-slash:üzeri çizili zil;iptal işaretli çan|ses yok|sessiz|çan yok
bellhop-bell:resepsiyon zili;
bento-box:bento;bento paketi|sushi
beverage-box:içecek kutusu;içecek|kutu meyve suyu|meyve suyu|pipet
bicycle:bisiklet;bisiklete binmek|cycling|sürüş
bikini:bikini;benekli bikini|deniz giysisi|havuz
billed-cap:siperli şapka;beyzbol şapkası|şapka
biohazard:biyolojik tehlike;
bird:kuş;
birthday-cake:doğum günü pastası;dilek|doğum günü|iyi ki doğdun|kek|krema|mutlu yıllar|nice senelere|yaş günü|üflemek
bison:bizon;bufalo|sürü
biting-lip:ısırılan dudak;davetkar|davetkâr|dudak|gergin|seksi|tutku
black-cat:kara kedi;cadılar bayramı|halloween|kara|miyav|uğursuz
black-circle:siyah daire;
black-flag:siyah bayrak;
black-heart:siyah kalp;fena
black-large-square:büyük siyah kare;
black-medium-small-square:küçük-orta siyah kare;
black-medium-square:orta boy siyah kare;
black-nib:siyah uç;
black-small-square:küçük siyah kare;
black-square-button:siyah kare düğme;
blackbird:siyah kuş;gaga|gak|hilebaz|karga|kargagil|kuzgun|siyah
blossom:çiçek açma;sarı çiçek|çiçek
blowfish:balon balığı;
blue-book:mavi kitap;kitap
blue-circle:mavi daire;
blue-heart:mavi kalp;mavi
blue-square:mavi kare;
blueberries:yaban mersini;dağ mersini|likapa|mersin|orman meyvesi
boar:yaban domuzu;inatçı
bomb:bomba;
bone:kemik;köpek kemiği|mama
bookmark:yer işareti;defter
bookmark-tabs:sayfa ayraçları;ayraçlar|işaretçi|sayfa işareti
books:kitaplar;
boomerang:bumerang;aborjin|atmak|boomerang|fırlatmak|geri gelmek|geri tepme|sekme|tepki
bottle-with-popping-cork:patlayan mantarlı şişe;içki|şampanya|şişe
bouquet:buket;romantizm
bow-and-arrow:ok ve yay;okçu|yay
bowl-with-spoon:kaşıklı kase;kase|pirinç lapası|tahıl gevreği|çorba
bowling:bovling;bovling ekipmanı|bovling topu
boxing-glove:boks eldiveni;boks
boy:erkek çocuk;oğlan çocuk
brain:beyin;zeka
bread:ekmek;ekmek dilimi
breast-feeding:emziren kadın;anne sütü|emzirme|göğüs|meme verme|süt izni
brick:tuğla;duvar|duvar örmek|harç|kil|kiremit|seramik|taş|tuğlalar
bridge-at-night:gece vakti köprü;boğaz|golden gate|köprü
briefcase:evrak çantası;müfettiş
briefs:slip mayo;alt|iç çamaşırı|mayo|slip|tek parça
bright-button:yüksek parlaklık;
broccoli:brokoli;yabani lahana
broken-chain:zincirleri kırmak;kelepçe|kırmak|kırık zincir|patlama|zincirler
broken-heart:kırık kalp;hüsran|kırma|kırılmış
broom:süpürge;ev işi|harry potter|süpürme|süpürmek|temizlik
brown-circle:kahverengi daire;
brown-heart:kahverengi kalp;kahverengi
brown-mushroom:kahverengi mantar;pizza malzemesi|portobello|trüf|şitaki
brown-square:kahverengi kare;
bubble-tea:bubble tea;boba|inci|inci çayı|tayvan
bubbles:baloncuk;hava kabarcığı|kabarcık|temiz
bucket:kova;bakraç|fıçı|gerdel|kepçe|sap|silmek
bug:tırtıl;kırkayak
building-construction:bina inşaatı;bina|iş makinası|vinç
bullet-train:;hızlı tren|mermi burunlu|mermi burunlu shinkansen|shinkansen
bullseye:tam isabet;hedef|hedefe isabet|isabet|on ikiden vurma
burrito:burito;meksika dürümü
bus:otobüs;
bus-stop:otobüs durağı;durak|minibüs durağı
bust-in-silhouette:siluet büst;büst|siluet
busts-in-silhouette:siluet büstler;
butter:tereyağı;süt ürünü|tereyağ
butterfly:kelebek;şirin
cactus:kaktüs;
calendar:takvim;tarih
call-me-hand:beni ara işareti;ara
camel:deve;hecin devesi|hörgüç
camera:fotoğraf makinesi;
camera-with-flash:flaşlı fotoğraf makinesi;flaş
camping:kamp;kamp yapma
cancer:yengeç burcu;
candle:mum;ışık
candy:şekerleme;bayram|şeker
canned-food:konserve gıda;konserve|konserve domates
canoe:kano;bot|kayık
capricorn:oğlak burcu;
card-file-box:dosya kutusu;dosya|kart kutusu
card-index:kart dizini;dizin|rolodeks
card-index-dividers:dosya ayırıcı;ayırıcı
carousel-horse:atlıkarınca;atlı karınca|atlıkarınca atı|karusel
carp-streamer:sazan şekilli flama;flama
carpentry-saw:testere;kereste|kesmek|marangoz
carrot:havuç;
castle:şato;avrupalı
cat:kedi;pisi pisi|sarman
cat-face:kedi yüzü;ev hayvanı|mındık|mırnav
cat-with-tears-of-joy:;göz yaşı|gülen kedi|kahkaha atan kedi|komik kedi
cat-with-wry-smile:iğneleyici kedi yüzü;ironik|iğneleyici|iğneleyici gülümseme|muzır
chains:zincir;
chair:sandalye;iskemle|oturma
chart-decreasing:iniş grafiği;alçalan grafik|aşağı yönlü
chart-increasing:artış grafiği;yukarı yönlü|yükselen grafik
chart-increasing-with-yen:;piyasa|yukarı giden grafik
check-box-with-check:seçilmiş onay kutusu;
check-mark:onay işareti;
check-mark-button:onay işareti düğmesi;
cheese-wedge:peynir dilimi;peynir
chequered-flag:damalı bayrak;
cherries:kiraz;
cherry-blossom:kiraz çiçeği;bahar|çiçek izleme
chess-pawn:piyon;harcanabilir|kullanılma|satranç
chestnut:kestane;
chicken:tavuk;
child:çocuk;küçük çocuk
children-crossing:karşıya geçen çocuklar;
chipmunk:sincap;fındık
chocolate-bar:çikolata;çikolata barı
chopsticks:yemek çubukları;chopsticks|yemek çubuğu|çin yemek çubuğu
christmas-tree:noel ağacı;süs|yılbaşı
church:kilise;haç|hristiyan|papaz
cigarette:sigara;duman|sigara içilebilir|sigara içme|sigara içme işareti
circled-m:daire içinde m harfi;
circus-tent:sirk çadırı;sirk
cityscape:şehir manzarası;gökdelen|şehir
cityscape-at-dusk:şehirde alacakaranlık;akşam|alacakaranlık
cl-button:cl düğmesi;
clamp:mengene;sıkıştırma
clapper-board:film tahtası;film
clapping-hands:el çırpma;alkış|bravo|eller|tebrik|çırpma
classical-building:tarihi yapı;klasik|tarihi
clinking-beer-mugs:bira kupaları tokuşturma;bira|kupalar
clinking-glasses:kadeh tokuşturma;tokuşturma
clipboard:pano;duyuru
clockwise-vertical-arrows:saat yönünde dönen oklar;
closed-book:kapalı kitap;kırmızı kitap
closed-mailbox-with-lowered-flag:;kapalı
closed-umbrella:kapalı şemsiye;yağmurlu
cloud:bulut;
cloud-with-lightning:şimşek bulutu;fırtına|yıldırım|şimşek
cloud-with-lightning-and-rain:şimşek ve yağmurlu bulut;gökgürültüsü
cloud-with-rain:yağmur bulutu;yağmur
cloud-with-snow:kar bulutu;
clown-face:palyaço yüzü;palyaço
club-suit:sinek;iskambil|trefl
clutch-bag:para kesesi;
coat:kaban;ceket|manto|mont|sıkı giyinmek
cockroach:hamam böceği;iğrenç|kabuklu|karafatma
cocktail-glass:kokteyl kadehi;kokteyl|kokteyl bardağı
coconut:hindistan cevizi;pina colada
coffin:tabut;cenaze
coin:bozuk para;avro|hazine|jeton|madeni para|metal|para|sikke|zengin
cold-face:üşümüş yüz;buz gibi|buz kesme|donma|mavi surat|morarmış yüz|soğuktan donmak|sıfırın altı|titremek|üşümek
collision:çarpışma;bum|çarpışma işareti
comet:kuyruklu yıldız;
compass:pusula;hedef bulma|kaybolmak|manyetik|navigasyon|oryantiring|yön bulma
computer-disk:mini disk;disk
computer-mouse:bilgisayar faresi;bilgisayar
confetti-ball:konfeti;konfeti topu
confounded-face:kafası çok karışık yüz;kafası çok karışmış|pişman
confused-face:kafası karışık yüz;emin olmayan|kafası karışmış
construction:inşaat;inşaat işareti
construction-worker:inşaat işçisi;baret|işçi|onarım|tadilat
control-knobs:kontrol düğmeleri;kontrol
convenience-store:sürekli açık market;market|sürekli açık
cook:aşçı;
cooked-rice:pilav;
cookie:kurabiye;cookie|çikolatalı kurabiye
cooking:yemek pişirme;kızartma tavası|pişirme|sahanda yumurta|tavada yumurta|yemek
cool-button:cool düğmesi;
copyright:telif hakkı işareti;
coral:mercan;canlı|dalış|iklim değişikliği|resif
couch-and-lamp:kanepe ve lamba;kanepe
cow:inek;büyükbaş hayvan|siyah beyaz|çiftlik
cow-face:inek yüzü;
cowboy-hat-face:kovboy şapkalı yüz;kadın kovboy|kovboy|kovboy şapkası yüzü
crab:yengeç;
crayon:pastel boya;pastel
credit-card:kredi kartı;kredi
crescent-moon:hilal;gökyüzü
cricket:cırcır böceği;çekirge
cricket-game:kriket;sopa
crocodile:timsah;
croissant:kruvasan;ay çöreği|pastane
cross-mark:çarpı işareti;
cross-mark-button:çarpı işareti düğmesi;
crossed-fingers:şans dileme;söz verme|şans
crossed-flags:çapraz bayraklar;
crossed-swords:çapraz kılıçlar;kılıç|çapraz|çarpı|çatma
crown:taç;kral|kraliyet|kraliçe
crutch:koltuk değneği;baston|değnek|engelli|engellilik|kırık|sakatlanmak|yaralı|yürüme engelli|yürüme yardımı
crying-cat:ağlayan kedi;ağlama|ağlayan kedi yüzü
crying-face:ağlayan yüz;gözyaşları|üzüntülü
crystal-ball:kristal küre;fal|fal bakma|kristal|küre
cucumber:salatalık;hıyar|turşu
cup-with-straw:pipetli bardak;ayran|gazoz|kamışlı bardak|kola|plastik bardak
cupcake:cupcake;kapkek|muffin|pembe krema|top kek|şekerli
curling-stone:curling taşı;körling|körling oyunu|körling taşı
curly-loop:kıvrık döngü;
curry-rice:körili pilav;köri
custard:krem karamel;puding
cut-of-meat:parça et;biftek|bonfile|kuşbaşı|kırmızı et|sote|steak|ızgara
cyclone:siklon;
dagger:hançer;
dango:pirinç tatlısı;dango|japon pirinç tatlısı|pirinç tatlısı topları
dashing-away:hızla fırlama;fırla|gaz çıkarma|kaçma|koş|koşma
deciduous-tree:yaprak döken ağaç;ağaç|yaprak döken|yeşil ağaç
deer:geyik;ren geyiği
delivery-truck:nakliye kamyonu;teslimat kamyonu|ulaştırma
department-store:çok katlı mağaza;büyük mağaza|mağaza|çok katlı
derelict-house:terkedilmiş ev;harabe
desert:çöl;
desert-island:ıssız ada;ada
desktop-computer:masaüstü bilgisayar;masaüstü
detective:dedektif;erkek casus|hafiye
diamond-suit:karo;baklava
diamond-with-a-dot:içinde noktalı karo;
dim-button:düşük parlaklık;
disappointed-face:memnuniyetsiz yüz;kırgınlık|umutsuz
disguised-face:gizlenmiş yüz;ajan|bıyık|casus|kimliğini gizlemek|kılık değiştirmek|maskeli|yüz
divide:bölü işareti;
diving-mask:dalgıç maskesi;aletli dalış|dalış maskesi|skuba|şnorkelle dalış
diya-lamp:diya lamba;diya|lamba|yağ
dizzy:baş dönmesi;kayan yıldız|yıldızlar|yıldızları görme
dna:dna;biyolog|biyoloji|evrim|gen|genetik|sarmal|yaşam
dodo:dodo kuşu;büyük|dodo|mauritius|nesli tükenmiş|soyu tükenmiş
dog:köpek;hav hav|kuçu kuçu|süs köpeği
dog-face:köpek yüzü;
dollar-banknote:dolar banknot;banknot|dolar|döviz|fatura
dolphin:yunus;mavi yunus
donkey:eşek;katır|memeli|merkep|sıpa
door:kapı;
dotted-line-face:noktalı çizgili yüz;bilinmez|depresif|endişe|gizlenme|görünmez|içe dönük|kaybolma|kaygılı
dotted-six-pointed-star:altı köşeli yıldız;
double-curly-loop:çift kıvrık döngü;
double-exclamation-mark:çift ünlem;
doughnut:donut;donat|doughnut|çikolatalı donut|çikolatalı lokma
dove:güvercin;barış|beyaz güvercin|uçma
down-arrow:aşağı ok;
down-left-arrow:sol aşağı ok;
down-right-arrow:sağ aşağı ok;
downcast-face-with-sweat:soğuk ter;soğuk terli yüz
downwards-button:aşağı düğmesi;
dragon:ejderha;efsane|masal|çin
dragon-face:ejderha yüzü;
dress:elbise;kokteyl elbisesi|şık
drooling-face:salya akıtan yüz;ağzı sulanmış|salya akıtma
drop-of-blood:kan damlası;aybaşı|ilaç|kan bağışı|mens|menstrüasyon|regl|tıp|yaralanma|âdet
droplet:damlacık;damla|terli
drum:davul;bateri|ramazan davulu|tokmak
duck:ördek;suna
dumpling:mantı;empanada|gyōza|hamur köftesi|haşlanmış içli hamur|jiaozi|pierogi|potsticker
dvd:dvd;blu-ray
e-mail:e-posta;ileti|mektup|posta
eagle:kartal;beyaz başlı kartal|beşiktaş|kara kartal
ear:kulak;dinlemek|gövde|gürültü
ear-of-corn:mısır koçanı;başak|mısır|mısır başağı
ear-with-hearing-aid:işitme cihazı olan kulak;işitme güçlüğü
egg:yumurta;
eggplant:patlıcan;
eight-pointed-star:sekiz noktalı yıldız;
eight-spoked-asterisk:sekiz uçlu yıldız;
eject-button:çıkarma düğmesi;
electric-plug:elektrik fişi;elektrik
elephant:fil;safari
elevator:asansör;alt kat|aşağı|inmek|lift|yukarı|çağırmak|çıkmak|üst kat
empty-nest:boş yuva;yuva
end-arrow:bitiş oku;
envelope:zarf;e-mail
envelope-with-arrow:oklu zarf;gönderilen posta
euro-banknote:euro banknot;euro
evergreen-tree:yaprak dökmeyen ağaç;yaprak dökmeyen|yeni yıl
ewe:koyun;dişi koyun|küçük baş hayvan|yün
exclamation-question-mark:ünlemli soru işareti;
exploding-head:patlayan kafa;aklını başından almak|şaşırmış|şok olmuş|şoke
expressionless-face:ifadesiz yüz;ifadesizlik|kıskanç|yorum yok
eye:göz;kahverengi göz
eye-in-speech-bubble:konuşma balonunda göz;göz boncuğu|tanıklık
eyes:gözler;bakmak|görmek|gözcü|gözetlemek
face-blowing-a-kiss:öpücük gönderen yüz;muah|muck|romantik
face-exhaling:nefes veren yüz;bitik|fısıldama|iç çekme|nefes verme|off|sızlanma|üfleme|ıslık
face-holding-back-tears:gözleri dolmuş yüz;ağlamaklı|direnme|duygusal|gurur|gözyaşı|ifade|mutlu|sulugöz
face-in-clouds:bulutlardaki yüz;bulutlardaki kafa|dalgın|sisler arasındaki yüz
face-savoring-food:;gülümseyen yüz|harika yemek|keyifli yemek|lezzetli|oh oh harika
face-screaming-in-fear:korkuyla çığlık atan yüz;korkuyla haykıran yüz
face-vomiting:kusan yüz;hasta|istifra|kusmak|kusmuk
face-with-diagonal-mouth:yamuk ağızlı yüz;meh|memnuniyetsiz|şüpheli|şüpheli yüz
face-with-hand-over-mouth:;a ah|süpriz|sır|tüh|şok olmak
face-with-head-bandage:kafası sarılı yüz;yara
face-with-medical-mask:maskeli yüz;grip|nezle|tıbbi maske
face-with-monocle:tek cam gözlüklü yüz;havalı|kendini beğenmiş|klas|tek cam gözlük|varlıklı
face-with-open-eyes-and-hand-over-mouth:;hayret|inanamama|inanılmaz|sürpriz|utanma|şaşkınlık
face-with-open-mouth:ağzı açık yüz;ağzı açık
face-with-peeking-eye:gizlice bakan yüz;dikizleme|gizlice|gizlice bakma|gözetleme|korkma|saklanma|çaktırmadan|ürkek
face-with-raised-eyebrow:tek kaşı çatık yüz;güvenmeyen|tek kaşı havada|şüpheci
face-with-rolling-eyes:gözlerini deviren yüz;bana ne|banane|beni ilgilendirmez|bilemiyorum|göz devirme|her neyse|hmm|yani
face-with-spiral-eyes:sarmal gözlü yüz;aklı karışık|başım döndü|hipnotize|kafası bulanık|kafası karışık|mide bulantısı|sersem|sıkıntı
face-with-steam-from-nose:burnundan soluyan yüz;ben kazandım|ben kazandım yüzü|burnundan soluyan|sinirli
face-with-symbols-on-mouth:;küfür eden|küfür etmek|kızmış|sembol surat|sensör
face-with-tears-of-joy:sevinç gözyaşları;ağlamak|gülmek|gülmekten ağlamak|haha|kahkaha|katılmak|mutluluk|neşe|sevinç
face-with-tongue:dil dışarıda;dil dışarıda kalmış|dil çıkarmış yüz
face-without-mouth:ağzı olmayan yüz;ifadesiz|sesi kesilmiş|suskun
factory:fabrika;sanayi
factory-worker:fabrika işçisi;endüstri
falafel:falafel;köfte|nohut
fallen-leaf:düşen yapraklar;düşen|düşmüş|güz|yapraklar
farmer:çiftçi;bahçıvan|rençper
fast-down-button:hızlı aşağı düğmesi;
fast-forward-button:ileri sarma düğmesi;
fast-reverse-button:hızlı geri düğmesi;
fast-up-button:hızlı yukarı düğmesi;
fax-machine:faks makinesi;
fearful-face:korkulu yüz;korkulu
feather:kuş tüyü;gıdıklamak|tüy|tüylü
female-sign:kadın sembolü;
ferris-wheel:dönme dolap;dolap|dönme|eğlence parkı|lunapark
ferry:feribot;arabalı vapur|vapur
field-hockey:çim hokeyi;hokey|saha
file-cabinet:dosya dolabı;
file-folder:dosya klasörü;klasör
film-frames:film kareleri;film karesi
film-projector:film projektörü;projektör
fire:ateş;alev|yakmak
fire-engine:itfaiye arabası;itfaiye|itfaiye kamyonu
fire-extinguisher:yangın söndürücü;söndürme|söndürmek|yangın|yangın tüpü
firecracker:maytap;dinamit|kıvılcım|patlayıcı
firefighter:itfaiyeci;itfaiye aracı
fireworks:havai fişek;
first-quarter-moon:ilk dördün;
first-quarter-moon-face:ilk dördün ay yüzü;yüzü olan ay
fish:balık;mavi balık
fish-cake-with-swirl:balık köftesi;rulo balık köftesi|çörek
fishing-pole:olta;balıkçı|dinlenme|kamış
flag-in-hole:delikteki bayrak;golf bayrağı
flamingo:flamingo;gösterişli|tropikal
flashlight:el feneri;
flat-shoe:düz ayakkabı;ayakkabı|babet|bale ayakkabısı|pabuç|patik|puant|rahat|topuksuz|yeşil ayakkabı|yürümek
flatbread:yassı ekmek;bazlama|lavaş|naan|pide|pita
flexed-biceps:pazı;esnek|güçlü|kas|kas esnetme|vücutcu
floppy-disk:disket;floppy
flower-playing-cards:çiçekli oyun kağıtları;hanafuda|kağıt oyunu|çiçekli kart
flushed-face:kızarmış ve şaşkın yüz;kızarmış|tuhaf|şaşkınlık içinde
flute:flüt;ahşap üflemeli|bando|blokflüt|boru|fife|fifre|kaval|nefesli|orkestra|recorder|üflemeli
fly:karasinek;at sineği|hastalık|kurt sineği|larva|uçmak|çürüme
flying-disc:frizbi;oynamak|tutmak|ultimate
flying-saucer:uçan daire;
fog:sis;
foggy:sisli;
folded-hands:birleşen eller;dua etme
folding-hand-fan:yelpaze;flört|heyecan|serinletme|utangaç|yelleme|şak
fondue:fondü;erimiş|raklet|çubuk
foot:ayak;bilek|tekme|topuk
footprints:ayak izi;
fork-and-knife:çatal ve bıçak;akşam yemeği|beslenmek|brunch|bıçak|eline sağlık|leziz|meyhane|mutfak|pişirmek|çatal|öğle yemeği
fork-and-knife-with-plate:;tabak
fortune-cookie:fal kurabiyesi;kehanet|talih kurabiyesi|şans kurabiyesi
fountain:fıskiye;süs havuzu|çeşme
fountain-pen:dolma kalem;mürekkepli kalem
four-leaf-clover:dört yapraklı yonca;dört|iskoç|şanslı
fox:tilki;akıllı|kurnaz|tilki yüzü
framed-picture:resimli çerçeve;müze|resim|yağlı boya|çerçeve
free-button:free düğmesi;
french-fries:patates kızartması;kızartma patates|mcdonald's
fried-shrimp:kızarmış karides;deniz ürünü
frog:kurbağa;kurbağa yüzü|vırak|zıp zıp
front-facing-baby-chick:önden civciv;sarı civciv|yüzü dönük civciv
frowning-face:asık surat;asık|darılmış
frowning-face-with-open-mouth:hoşnutsuz yüz;boş bulunmuş|hoşnutsuz
fuel-pump:akaryakıt istasyonu;benzin|benzin istasyonu|benzinci|gaz|pompa|yakıt|yakıt pompası
full-moon:dolunay;dolu|parlak|tam ay
full-moon-face:dolunay yüzü;yüzü olan dolunay
funeral-urn:kül kavanozu;kül|vazo
game-die:oyun zarı;oyun|tavla|zar
garlic:sarımsak;baharat
gear:dişli;
gem-stone:mücevher;elmas|mücevher taşı|pırlanta
gemini:ikizler burcu;
ghost:hayalet;öcü
ginger-root:kök zencefil;doğal|kök|sağlık|yumru|zencefil|çeşni|şifalı
giraffe:zürafa;noktalar|puanlar|uzun
girl:kız çocuk;kız
glass-of-milk:süt bardağı;süt
glasses:gözlük;
globe-showing-americas:yerkürede amerika;amerika|amerika bölgeleri
globe-showing-asia-australia:;asya|avustralya
globe-showing-europe-africa:yerkürede avrupa-afrika;afrika|avrupa
globe-with-meridians:meridyenli yerküre;boylamlar|meridyen|yerküre
gloves:eldiven;mavi eldiven
glowing-star:parıldayan yıldız;dilek yıldızı|kutup yıldızı|parlayan yıldız|parıldama|pırıltı
goal-net:kale ağı;kale
goat:keçi;oğlak|oğlak burcu burçlar
goblin:goblin;japon cini|maske|tengu
goggles:koruyucu gözlük;dalgıç gözlüğü|dalmak|dalış gözlüğü|emniyet gözlüğü|göz koruması|iş gözlüğü|kar gözlüğü|kayak gözlüğü|kaynak|kaynak gözlüğü|kaynakçı gözlüğü|koruma gözlüğü|yüzme|yüzücü gözlüğü
goose:kaz;kaz sesi|kümes|kümes hayvanı|paytak|vak|şapşal
gorilla:goril;
graduation-cap:mezuniyet kepi;kep|mezuniyet
grapes:üzüm;salkım
green-apple:yeşil elma;ekşi elma|elma|yeşil
green-book:yeşil kitap;eğitim|kütüphane
green-circle:yeşil daire;
green-heart:yeşil kalp;
green-salad:yeşil salata;salata|sağlıklı
green-square:yeşil kare;
grey-heart:gri kalp;gri|kurşun|özel kişi
grimacing-face:dişlerini gösteren yüz;dişlerini sıkmak|tedirgin|yüzünü ekşitme
grinning-cat:sırıtan kedi;gülümseyen kedi yüzü|sırıtan
grinning-cat-with-smiling-eyes:;sırıtan kedi yüzü|sırıtma
grinning-face:sırıtan yüz;keyifli
grinning-face-with-big-eyes:ağzı açık sırıtma;ağzı açık gülümseme
grinning-face-with-sweat:;stresli
grinning-squinting-face:;ahaha|gözler kapalı|hahaha|çok komik
growing-heart:büyüyen kalp;coşkulu
guard:muhafız;bekçi|koruma görevlisi|londra
guide-dog:rehber köpek;görme engelli|rehber
guitar:gitar;elektrik gitar
hair-pick:perma tarağı;afro saç|kıvırcık saç|saç|seçme|tarak|tarama|toka
hamburger:hamburger;çizburger
hammer:çekiç;
hammer-and-pick:çekiç ve kazma;
hammer-and-wrench:çekiç ve somun anahtarı;ingiliz anahtarı
hamsa:fatıma'nın eli;fatma|fatma ana'nın eli|fatma'nın eli|fatıma|hamsa|koruyucu|meryem|muska|sembol
hamster:hamster;evcil hayvan|hamster yüzü
hand-with-fingers-splayed:;izin isteme
hand-with-index-finger-and-thumb-crossed:;borç|nakit|pahalı
handbag:el çantası;kadın el çantası
handshake:el sıkışma;anlaşma|toplantı
hatching-chick:yumurtadan çıkan civciv;kuluçka|kuluçka tavuğu
head-shaking-vertically:;evet
headphone:kulaklık;
headstone:mezar taşı;defin|defnetmek|huzur içinde uyu|huzur içinde yat|mezar|mezarlık|nur içinde yat
health-worker:sağlık çalışanı;hemşire|sağlık personeli|terapist
hear-no-evil-monkey:duymadım;duymayan maymun|üç maymun
heart-decoration:kalpli dekorasyon;
heart-exclamation:;ünlem işareti
heart-hands:kalp oluşturan eller;birlikte|biz|seviyorum
heart-on-fire:ateşli kalp;arzu|kutsal kalp
heart-suit:kupa;kör
heart-with-arrow:ok saplanmış kalp;
heart-with-ribbon:kurdeleli kalp;sevgililer günü
heavy-dollar-sign:dolar işareti;
heavy-equals-sign:kalın eşittir işareti;
hedgehog:kirpi;diken|dikenli
helicopter:helikopter;
herb:ot;
hibiscus:çingülü;atatürk çiçeği|hatmi çiçeği
high-heeled-shoe:yüksek topuklu ayakkabı;kırmızı ayakkabı|topuklu ayakkabı
high-speed-train:yüksek hızlı tren;marmaray
high-voltage:yüksek voltaj;voltaj|yüksek|yüksek voltaj işareti|yüksek voltaj tehlikesi
hiking-boot:yürüyüş botu;dağcılık|kar botu|kışlık|yürüyüş
hindu-temple:hindu tapınağı;hindu|tapınak
hippopotamus:hipopotam;hipo|mor hayvan|su aygırı|çamur
hole:delik;çukur
hollow-red-circle:kalın kırmızı çember;
honey-pot:bal kabı;bal
honeybee:bal arısı;arı|vız vız
hook:çengel;askı|asmak|eğri|kanca|çengellemek
horse:at;yarış atı
horse-face:at yüzü;
horse-racing:at yarışı;jokey
hospital:hastane;klinik|sağlık ocağı
hot-beverage:sıcak içecek;dumanı tüten|kahve|sıcak
hot-dog:sosisli sandviç;hot dog|sosis
hot-face:kızarmış yüz;ateşlenmek|hararet|nefes nefese|sıcak çarpması|terleme|tükenmek|çarpıntı
hot-pepper:acı biber;acı|kırmızı biber
hot-springs:kaplıca;hamam|ılıca
hotel:otel;kalacak yer
hourglass-done:kum saati;kum
hourglass-not-done:akan kum saati;sayaç|zamanlayıcı
house:ev;konut
house-with-garden:bahçeli ev;yazlık
houses:evler;komşu|site
hugging-face:kucaklayarak gülümseme;kucaklama
hundred-points:yüz puan;skor|yuz
hushed-face:şaşkın yüz;
hut:kulübe;baraka|sığınak|yer|yurt
hyacinth:sümbül;acı bakla|aslanağzı|eflatun|lavanta|lila|lupin
ice:buz küpü;aysberg
ice-cream:dondurma;kup
ice-hockey:buz hokeyi;
ice-skate:buz pateni;
id-button:id düğmesi;
identification-card:kimlik kartı;belge|ehliyet|kimlik|kimlik bilgisi|lisans|nüfus cüzdanı
inbox-tray:gelen kutusu;gelen|tepsi
incoming-envelope:gelen zarf;alınan posta
index-pointing-at-the-viewer:;dürtmek|göstermek|işaret|onlar|orası|sen
index-pointing-up:;gösterme
input-latin-letters:latin alfabesi;
input-latin-lowercase:küçük harfler;
input-latin-uppercase:büyük harfler;
jack-o-lantern:kabak fener;fener|jack|kabak
japanese-castle:japon şatosu;japon kalesi
japanese-dolls:japon oyuncak bebekleri;bebek festivali
japanese-here-button:japonca "burada" düğmesi;
japanese-post-office:japon postanesi;japon
japanese-prohibited-button:japonca "yasak" düğmesi;
japanese-secret-button:japonca "sır" düğmesi;
jar:kavanoz;baharatlık|bitmiş|boş|cam|saklama kabı|sos|tamtakır
jeans:kot;blucin|blue jean|bluejean|kot pantalon|pantolon
jellyfish:denizanası;ahh|akvaryum|dokunaç|medüz|omurgasız|plankton|sokma|yanma|çarpma
joker:joker;iskambil kartı
joystick:oyun çubuğu;
judge:hakim;yargıç
kaaba:kâbe;islam|kabe|müslüman
kangaroo:kanguru;kese|keseli|otçul|sıçrama|zıplamak
key:anahtar;parola|şifre
keyboard:klavye;
kick-scooter:ayakla sürülen skuter;
kimono:kimono;
kiss-mark:öpücük izi;öpücük
kissing-cat:öpen kedi;öpen
kissing-face:öpen yüz;cilve
kissing-face-with-closed-eyes:kapalı gözlerle öpen yüz;gözler kapalı öpüşme|öpücük yollama
kissing-face-with-smiling-eyes:gülen gözlerle öpen yüz;gülümseyerek öpen yüz
kitchen-knife:mutfak bıçağı;
kite:uçurtma;süzülme
kiwi-fruit:kivi;
knocked-out-face:sersemlemiş yüz;baygınlık|başı dönen|sersemlemiş
knot:denizci düğümü;aktivite|bağ|bağlama|bağlı|dolaşık|düğüm|halat|sicim
koala:koala;koala ayısı
lab-coat:laboratuvar önlüğü;beyaz önlük|doktor|doktor önlüğü|giysi|gömlek|hasta bakıcı|laboratuvar|önlük
label:etiket;
lacrosse:lakros;atış|gol|sayı|vurmak
ladder:merdiven;adım|ayaklı merdiven|basamak|tırmanmak|tırmanış
lady-beetle:uğur böceği;benekli|hanım|hanımböceği
laptop:dizüstü bilgisayar;kişisel
large-blue-diamond:büyük mavi karo;
large-orange-diamond:büyük turuncu karo;
last-quarter-moon:son dördün;dördün
last-quarter-moon-face:son dördün ay yüzü;
last-track-button:son parça düğmesi;
latin-cross:latin haçı;
leaf-fluttering-in-wind:rüzgardaki yaprak;esen|yaprak
leafy-green:yeşil yapraklı sebze;karalahana|lahana|marul|sebze|yeşillik|çin lahanası
ledger:resmi defter;
left-arrow:sol ok;
left-arrow-curving-right:sağa kıvrımlı sol ok;
left-facing-fist:sola bakan yumruk;güm|sola doğru
left-luggage:eşya emanet;
left-right-arrow:sol ve sağ ok;
left-speech-bubble:sol konuşma balonu;diyalog|konuşma
leftwards-hand:sola bakan el;dokun|el uzatma|sol|temas|tokalaşma
leftwards-pushing-hand:sola iten el;bekle|bekletme|durdurma|itme|reddetme|sola|çak|çakma
leg:bacak;diz|tekme atmak|uzuv
lemon:limon;narenciye
leo:aslan burcu;
leopard:leopar;büyük kedi|hayvanat bahçesi|kedigiller|vahşi
level-slider:ayarlama çubuğu;ayar çubuğu|kol
libra:terazi burcu;
light-blue-heart:açık mavi kalp;açık mavi|camgöbeği|deniz mavisi|gökyüzü mavisi
light-bulb:ampul;bir fikrim var
light-rail:hafif raylı;hafif|tren yolculuğu
lime:misket limonu;lim|limonlu turta|margarita|salsa|tekila
link:bağlantı işareti;bağlantılar|iki halka
linked-paperclips:iç içe geçmiş ataşlar;bağlantı
lion:aslan;aslan yüzü|ormanların kralı
lipstick:ruj;kozmetik|kırmızı ruj|makyaj
litter-in-bin-sign:çöp kutusu işareti;
lizard:kertenkele;sürüngen
llama:lama;alpaka|guanako|vikunya
lobster:ıstakoz;bisque|kıskaç
locked:kilit;kapalı kilit
locked-with-key:anahtarlı kapalı kilit;anahtarlı kilit|güvenli
locked-with-pen:kilit ve kalem;gizlilik|mürekkepli kalemli kilit
locomotive:buharlı lokomotif;buhar|lokomotif
lollipop:lolipop;
long-drum:uzun davul;conga|davul çalmak|perküsyon|ritim|ritm|tempo|tumba|vuruş
lotion-bottle:losyon şişesi;güneş koruyucu|güneş kremi|krem|losyon|nemlendirici|saç kremi|şampuan|şampuan şişesi
lotus:nilüfer;budizm|hinduizm|huzur|lotus|namaste|saflık|sakin|yoga
loudly-crying-face:avaz avaz ağlayan yüz;avaz avaz ağlama
loudspeaker:hoparlör;halka hitap
love-hotel:aşk oteli;aşk
love-letter:aşk mektubu;kalpli mektup
love-you-gesture:seni seviyorum işareti;seni seviyorum
low-battery:düşük pil;az şarj|batarya|düşük enerji|elektronik|güçsüz|şarj
luggage:bavul;bagaj|valiz
lungs:akciğer;ciğerler|nefes|nefes almak|soluk|solumak|solunum
lying-face:yalan söyleyen yüz;pinokyo|yalan söyleme
magic-wand:sihirli asa;asa|etkinlik|sihirli değnek
magnet:mıknatıs;at nalı|elektrik yükü|eş kutuplar|pozitif negatif|zıt kutuplar|çekim|çekmek
magnifying-glass-tilted-left:sola dönük büyüteç;arama|büyüteç|solu gösteren|solu gösteren büyüteç
magnifying-glass-tilted-right:sağa dönük büyüteç;sağı gösteren|sağı gösteren büyüteç
mahjong-red-dragon:kızıl ejder mahjong taşı;kızıl ejder|mahjong
male-sign:erkek sembolü;
mammoth:mamut;fil dişi|nesli tükenen|soyu tükenen|yünlü mamut
man:erkek;adam|sarışın erkek
mango:mango;
mans-shoe:erkek ayakkabısı;
mantelpiece-clock:raf saati;
manual-wheelchair:tekerlekli sandalye;
map-of-japan:japonya haritası;japonya
maple-leaf:akçaağaç yaprağı;düşen yaprak|kırmızı yaprak|sarı yaprak|turuncu yaprak
maracas:marakas;sallamalı|vurmalı|çaça|çıngırak
martial-arts-uniform:dövüş sporu forması;dövüş sporu|forma|judo|karate|tekvando
mate:mate çayı;
meat-on-bone:kemikli et;
mechanic:tamirci;elektrikçi|tesisatçı
mechanical-arm:mekanik kol;protez
mechanical-leg:mekanik bacak;
medical-symbol:tıp sembolü;
megaphone:megafon;karşılama
melon:kavun;meze|rakı
melting-face:eriyen yüz;aşkından erimek|eridim|erime|eriyorum|sıvılaşma|utanç|çözülme
memo:not;ders|kalem kağıt
mending-heart:iyileşen kalp;daha sağlıklı|iyileşen|onarılan
menorah:yahudi şamdanı;
mens-room:erkekler tuvaleti;
metro:metro;ulaşım
microbe:mikrop;amip|bakteri|bilim|hücre|tek hücreli
microphone:mikrofon;karaoke|şarkı
microscope:mikroskop;labrotuar|test
middle-finger:orta parmak;parmak
military-helmet:asker kaskı;asker|askerlik|kafa|kask|miğfer|ordu|savaş|savaşçı
military-medal:askeri madalya;askeri|madalya
milky-way:samanyolu;
minibus:minibüs;
mirror:ayna;görüntü|reflektör|spekulum|yansıma|yansıtıcı
mirror-ball:aynalı küre;disko|disko topu|gece hayatı|gece kulübü
moai:moyai heykeli;heykel|moyai|taştan surat
mobile-phone:cep telefonu;iphone|mobil telefon
mobile-phone-off:cep telefonu kapalı;
mobile-phone-with-arrow:ok işaretli cep telefonu;çağrı yapmak
money-bag:para torbası;dolar çantası|para çuvalı
money-mouth-face:para ağızlı yüz;gözünü para bürümüş|para göz
money-with-wings:kanatlı para;uçan banknot
monkey:maymun;
monkey-face:maymun yüzü;komik|meraklı maymun
monorail:monoray;
moon-cake:ay pastası;festival|sonbahar|yuèbǐng
moon-viewing-ceremony:ay izleme;ay izleme töreni|izleme
moose:sığın;boynuzlar|elk|geyik boynuzları|mus
mosque:cami;ibadet|ibadethane|i̇slam|mescit
mosquito:sivrisinek;sıtma|virüs
motor-boat:motorlu tekne;motor|tekne|yat
motor-scooter:motorlu skuter;skuter
motorcycle:motosiklet;
motorway:otoban;anayol|cadde|otoyol|çevre yolu
mount-fuji:fuji dağı;
mountain:dağ;
mountain-cableway:dağ teleferik hattı;dağ teleferiği|kablo|telesiyej
mountain-railway:dağ demiryolu;demiryolu
mouse:fare;beyaz fare
mouse-face:fare yüzü;
mouse-trap:fare kapanı;kapan|kıstırmak|tuzak|yem
mouth:ağız;dudaklar|öpme|öptüm
movie-camera:film kamerası;
mrs-claus:noel anne;anne|noel|noel annesi
multiply:çarpım işareti;
mushroom:mantar;kırmızı mantar
musical-keyboard:müzik klavyesi;müzik|piyano
musical-note:müzik notası;nota
musical-notes:müzik notaları;notalar
musical-score:sol anahtarı;müzik partisyonu|partisyon
muted-speaker:ses kapalı;iptal işaretli hoparlör|lütfen sessiz olun|sessiz olun
mx-claus:;christmas|mutlu noeller|noel figürü|santa claus
nail-polish:oje sürme;manikür|oje|tırnak|tırnak bakımı
name-badge:ad rozeti;
national-park:milli park;açık hava|park|ulusal park
nauseated-face:kusmak üzere olan yüz;kusmak üzere|midesi bulanmış
nazar-amulet:nazarlık;boncuk|iyi şans|kem göz|kötü şans|mavi boncuk|maşallah|nazar|nazar boncuğu|nazar değmesin|tılsım
necktie:kravat;iş adamı|takım kıyafet
nerd-face:ukala yüz;bilgili|bilmiş|gözlüklü|inek öğrenci|ukala|zeki
nest-with-eggs:yumurta bulunan yuva;kuş yuvası|yavru kuş
nesting-dolls:matruşka;babuşka|bebekler|iç içe|matruşka bebekleri|rus|rusya
neutral-face:duygusuz yüz;duygusuz|etkilenmemiş|nötr
new-button:new düğmesi;
new-moon:yeni ay;karanlık|yeni
new-moon-face:yeni ay yüzü;
newspaper:gazete;haber|kâğıt
next-track-button:sonraki parça düğmesi;
ng-button:ng düğmesi;
night-with-stars:yıldızlı gece;gece
ninja:ninja;dövüşçü|gizli|katana|kavga|kiralık katil|saklı|suikast
no-bicycles:bisiklet yasak;
no-littering:çöp atılmaz;
no-mobile-phones:cep telefonu yasak;
no-pedestrians:yayalara yasak;
no-smoking:sigara içilmez;
non-potable-water:içilmeyen su;
nose:burun;koklamak|koku
notebook:not defteri;
notebook-with-decorative-cover:süslü not defteri;dekorasyonlu not defteri|kapak
nut-and-bolt:somun ve vida;somun|vida
octopus:ahtapot;
oden:oden;kebap|çubukta deniz ürünleri|şiş kebap
office-building:ofis binası;belediye|devlet dairesi|ofis
office-worker:ofis çalışanı;beyaz yakalı|iş yeri|mimar|müdür|yönetici
ogre:dev;japon canavarı|korkunç|oni
oil-drum:petrol varili;benzin fıçısı|petrol|varil
ok-button:ok düğmesi;
ok-hand:tamam işareti;anlaştık|işte bu|mükemmel|müthiş|süper|tam olarak|tamamdır
old-key:eski anahtar;eski|ipucu
old-man:yaşlı erkek;büyükbaba|dede|yaşlı
old-woman:yaşlı kadın;anneanne|babaanne
older-person:yaşlı yetişkin;
olive:zeytin;dal|yeşil zeytin|zeytin dalı
on-arrow:açık oku;
oncoming-automobile:yaklaşan araba;yaklaşan
oncoming-bus:yaklaşan otobüs;servis
oncoming-fist:yaklaşan yumruk;bam|katılıyorum|yumruk
oncoming-police-car:yaklaşan polis arabası;
oncoming-taxi:yaklaşan taksi;
one-piece-swimsuit:tek parça mayo;
onion:soğan;
open-book:açık kitap;açık defter
open-file-folder:açık dosya klasörü;
open-hands:eller açık;eller açık işareti
optical-disk:optik disk;
orange-book:turuncu kitap;
orange-circle:turuncu daire;
orange-heart:turuncu kalp;turuncu
orange-square:turuncu kare;
orangutan:orangutan;
orthodox-cross:ortodoks haçı;
otter:su samuru;balık avlayan|oyuncu
outbox-tray:giden kutusu;giden
owl:baykuş;bilge
ox:öküz;boğa
oyster:istiridye;dalma
p-button:p düğmesi;
package:paket;
page-facing-up:yüzü yukarıda sayfa;doküman|ön yüz
page-with-curl:kıvrık sayfa;kenarı kıvrılmış sayfa|sayfa
pager:çağrı cihazı;
paintbrush:boya fırçası;boyama|fırça
palm-down-hand:avuç içi aşağı bakan el;avuç|bırak|düşürmek|kışkışlamak|uzanmak|uzat
palm-tree:palmiye ağacı;palmiye|yaz
palm-up-hand:avuç içi yukarı bakan el;davet|el etmek|el uzatmak|gel|sunmak|teklif|yakalamak|çağrı
palms-up-together:iki avuç açık;dua eden eller|dua etmek|ellerini açmak
pancakes:krep;gözleme|pancake|pankek
panda:panda;bambu|panda yüzü
paperclip:ataş;klips
parachute:paraşüt;delta kanat|deniz paraşütü|paraşütle atlama
parrot:papağan;korsan|kırmızı kuş|kırmızı papağan|renkli kuş
part-alternation-mark:parça değiştirme işareti;
party-popper:parti konfetisi;harika|parti|tebrikler
partying-face:partide eğlenen yüz;oley
passenger-ship:yolcu gemisi;yolcu
passport-control:pasaport kontrolü;
pause-button:duraklatma düğmesi;
paw-prints:pençe izi;pati izi
pea-pod:kabuklu bezelye;bakla|bezelye|edamame|fasulye sırığı|kabuk
peace-symbol:barış sembolü;
peach:şeftali;
peacock:tavus kuşu;dişi tavus kuşu|gururlu|mavi kuş|renkli|tavuskuşu|züppe
peanuts:yer fıstığı;fıstık|kuruyemiş
pear:armut;
pen:kalem;tükenmez kalem
pencil:kurşun kalem;
penguin:penguen;antartika
pensive-face:düşünceli yüz;dargın|düşünceli|gemileri batmış|karamsar
people-hugging:kucaklaşan insanlar;elveda|güle güle|hoşçakal|hoşçakalın|kucaklaşma|merhaba|sarılma|sağol|sağolun|selam|teselli|teşekkür|teşekkürler|veda
performing-arts:sahne sanatları;performans|performans sanatı|tiyatro
persevering-face:kararlı yüz;dayanıklı|dikkatli|kararlı|konsantre olmuş|zorlanan yüz
person:yetişkin;
person-beard:sakallı kişi;sakal|sakallı
person-biking:bisiklet süren kişi;antrenman|bisiklet sürücüsü|bisikletçi
person-blonde-hair:sarışın kişi;kişi|sarı saçlı kişi|sarışın
person-bouncing-ball:top sektiren kişi;atletik|basketbolcu|sporcu|top|top sürme
person-bowing:başını öne eğme;affet|affetme|bağışlama|eğilme|merhamet|yakarma|yalvarma|özür dilerim|üzgünüm
person-cartwheeling:perende atan kişi;aktif|birey|jimnastik|yanlamasına takla
person-climbing:dağcı kişi;kaya tırmanışı|tırmanıcı
person-deaf:işitme engelli kişi;duyma|işitme|işitme engelli
person-elf:elf;legolas|sihirli|sivri kulak
person-facepalming:yüzünü eliyle kapama;aman tanrım|inanamıyorum|inanmama|inanmıyorum|kızgınlık|olamaz|çileden çıkma|şok
person-fairy:peri;mitoloji|oberon|puck|titania
person-feeding-baby:bebek emziren kişi;baba|bakıcı|bakıcılık|bebek bakıcısı|beslemek|yenidoğan
person-fencing:eskrimci;eskrim
person-frowning:somurtma;beğenmeme|hayal kırıklığı|mimik|rahatsız|somurtan kişi|surat asma|sıkkın
person-genie:cin;
person-gesturing-no:hayır hareketi;asla|hayır|iyi değil|izin vermiyorum|izinsiz|olmaz|yasak
person-gesturing-ok:tamam hareketi;egzersiz|kocaman|oldu|tamam
person-getting-haircut:saç kesimi;bakım|güzellik|güzellik salonu|kes|kuaför|salon|saç kestirme|saç stili|tarz
person-getting-massage:yüz masajı;baş ağrısı|gerginlik|masaj|masaj yaptıran kişi|rahatlama|spa|terapi
person-golfing:golf oynayan kişi;golf|golf sahası|golf sopası|golfçü
person-in-bed:yatakta yatan kişi;kestirme|uyku saati|uyumak|yatan insan|yatmak
person-in-lotus-position:;bağdaş kurmak|lotus pozisyonu|meditasyon|rahatlamak
person-in-steamy-room:buhar odasındaki kişi;buhar banyosu|buhar odası|sauna
person-in-suit-levitating:;işadamı|takım elbise
person-in-tuxedo:smokinli kişi;damat|simokin|smokin|smokinli adam
person-juggling:jonglör;el becerisi|hokkabaz|hokkabazlık|jonglörlük|top çeviren erkek|top çevirme|yetenek
person-kneeling:diz çöken kişi;diz çöken|diz çökme|dizler
person-lifting-weights:ağırlık kaldıran kişi;ağırlık|ağırlık kaldırma|erkek halterci|halter|halterci
person-mage:büyücü;büyü|cadı|sihir|sihirbaz
person-merpeople:balık insan;balık kadın|deniz altı|deniz kızı|poseidon|su altı|üç dişli çatal
person-mountain-biking:dağ bisikletçisi;
person-playing-handball:hentbol;
person-playing-water-polo:su topu;su sporları
person-pouting:darılma;darılan kişi|küsme
person-raising-hand:elini kaldırma;ben|burada|kalkan el|soru|söz isteme
person-rowing-boat:;kürek|kürek çeken erkek|nehir|sandal|ırmak
person-running:koşan kişi;acele|koşucu|maraton|çabuk
person-shrugging:omuz silkme;bilemem|bilmem|bilmeme|ilgisizlik|kararsız|ne bileyim|ne yapalım|sanırım
person-standing:ayakta duran kişi;ayakta duran|ayakta durma
person-superhero:süper kahraman;iyi|iyilik|kahraman|pelerin|süper güç
person-supervillain:süper kötü;acımasız|hain|kötü|kötü adam|suçlu|zalim|şeytani
person-surfing:sörf yapan kişi;dalga sörfü|erkek sörfçü|sörfçü
person-swimming:yüzen kişi;serbest stil|triatlon|yüzücü
person-taking-bath:banyo yapan kişi;küvet
person-tipping-hand:elini yana yatırma;alaycı|bilgilendirme|dedikodu|keyfin bilir|neyse|saçını savurma|sen bilirsin|umurumda değil
person-vampire:vampir;hortlak|kan
person-walking:yürüyen kişi;aylak|gezinti|salınma|yaya|yürüme|yürüyen|yürüyen adam
person-wearing-turban:sarıklı kişi;başörtüsü|sarık|sarıklı erkek|türban|türbanlı kişi
person-with-bunny-ears:tavşan kulaklı kişiler;aynısı|dansçı|ikiz|ruh ikizi|tavşan kulak|tavşan kulaklar
person-with-crown:taç takmış insan;asil|insan|soylu|taht
person-with-skullcap:çin şapkalı erkek;gua pi mao
person-with-veil:duvaklı gelin;duvak|gelin
person-wrestling:güreşen kişiler;dövüş|düello|güreş|güreş minderi|güreşçi|güreşçilik
person-zombie:zombi;korku|kıyamet|yaşayan ölü|yürüyen ölü|ürkünç
petri-dish:petri kabı;kültür
phoenix-bird:anka;ateş kuşu|dönüşüm|fantezi|küllerinden doğmak|reenkarnasyon|yeniden doğuş|yenilenme|ölümsüz
piata:pinyata;cinco de mayo|meksika|pinata
pick:kazma;maden
pickup-truck:pikap;gitmek|kamyonet|yol
pie:tart;elmalı pay|pay|poğaça|şeftalili pay
pig:domuz;dişi domuz|pembe domuz|şişko
pig-face:domuz yüzü;
pig-nose:domuz burnu;
pile-of-poo:kaka;kaka yığını|leş|pislik|yığın
pill:hap;
pilot:pilot;
pinched-fingers:;el hareketleri|parmaklar|çok güzel
pinching-hand:;azıcık|bir tutam|biraz
pine-decoration:çam süsleme;çam
pineapple:ananas;
ping-pong:masa tenisi;pinpon
pink-heart:pembe kalp;beğen|pembe
pirate-flag:korsan bayrağı;
pisces:balık burcu;
pizza:pizza dilimi;dilim|peynirli pizza|pizza
placard:tabela;bildiri|gösteri|levha|pankart|plaka|protesto
play-button:oynatma düğmesi;
playground-slide:kaydırak;çocuk parkı
pleading-face:yalvaran yüz;acıklı bakışlar|af dilemek|gözleri dolmak|koca göz|lütfen|pişmanlık|yalvaran gözler|yalvarırım
plunger:lavabo pompası;açıcı|lavabo açıcı|vakum|çekme
polar-bear:kutup ayısı;arktik
police-car:polis arabası;devriye arabası|polis
police-officer:polis memuru;ceza|erkek polis|görevli|gözaltı|kanun|tutuklama|yasa
poodle:kaniş;
pool-8-ball:bilardo;sekiz top
popcorn:patlamış mısır;sinema
post-office:postane;avrupa postanesi
postal-horn:posta klaksonu;borozan|klakson
postbox:posta kutusu;
pot-of-food:yemek tenceresi;tencere yemeği|yahni
potable-water:içilebilir su;
potato:patates;
potted-plant:saksı bitkisi;dekor|ev bitkisi|saksı|yetiştirme
poultry-leg:tavuk butu;but
pound-banknote:sterlin banknot;sterlin
pouring-liquid:dökülen sıvı;dök|dökme|dökmek|kaza|sıvı
pouting-cat:somurtan kedi;somurtan|somurtan kedi yüzü
pouting-face:somurtkan yüz;kırmızı somurtkan yüz|kırmızı yüz|somurtkan
prayer-beads:tespih;dua|kolye|tesbih
pregnant-man:hamile adam;göbek|göbekli|hamile|iki canlı|karnı şiş|obur|şişmiş
pregnant-person:hamile kişi;çok yemek
pregnant-woman:hamile kadın;
pretzel:pretzel;burgu|çubuk kraker
prince:prens;
princess:prenses;
printer:yazıcı;
prohibited:girmek yasak;
purple-circle:mor daire;
purple-heart:mor kalp;mor
purple-square:mor kare;
purse:cüzdan;bozuk para çantası
pushpin:raptiye;
puzzle-piece:yapboz parçası;bulmaca|karmaşık|kenetleme|parça|puzzle|yap boz|yapboz
rabbit:tavşan;pamuk
rabbit-face:tavşan yüzü;
raccoon:rakun;meraklı|sinsi
racing-car:yarış arabası;gokart|yarış
radio:radyo;
radio-button:radyo düğmesi;
railway-car:vagon;demir yolu|elektrikli tren
railway-track:tren yolu;
rainbow:gökkuşağı;biseksüel|gay|lezbiyen
rainbow-flag:gökkuşağı bayrağı;
raised-back-of-hand:elinin tersini kaldırma;elinin tersi|kaldırma
raised-fist:yumruk kaldırma;havada yumruk
raised-hand:el kaldırma;beş parmak|havada el
raising-hands:eller havaya;her iki el
ram:koç;
rat:sıçan;lağım faresi
razor:ustura;jilet|keskin|tıraş
receipt:makbuz;defter tutma|dekont|ekstre|evrak|fiş|kanıt|maliye|muhasebe|senet
record-button:kayıt düğmesi;
recycling-symbol:geri dönüşüm simgesi;
red-apple:kırmızı elma;kırmızı
red-circle:kırmızı daire;
red-envelope:kırmızı zarf;hóngbāo|iyi şanslar|kırmızı kağıt|lai see|uzak doğu|çin hediyesi
red-exclamation-mark:kırmızı ünlem işareti;
red-heart:kırmızı kalp;
red-paper-lantern:kırmızı kağıt fener;izakaya
red-question-mark:kırmızı soru işareti;
red-square:kırmızı kare;
registered:tescil işareti;
relieved-face:rahatlamış yüz;rahatlamış
reminder-ribbon:anma kurdelesi;anma
repeat-button:tekrarlama düğmesi;
rescue-workers-helmet:yardım ekibi kaskı;beyaz haçlı kask|meslek|yardım
reverse-button:geri düğmesi;
revolving-hearts:dönen kalpler;dönen|kawaii
rhinoceros:gergedan;
ribbon:kurdele;pembe kurdele
rice-ball:pirinç topu;onigiri|pirinç
rice-cracker:pirinç gevreği;
right-anger-bubble:sağ öfke balonu;
right-arrow:sağ ok;
right-arrow-curving-down:aşağı kıvrımlı sağ ok;
right-arrow-curving-left:sola kıvrımlı sağ ok;
right-arrow-curving-up:yukarı kıvrımlı sağ ok;
right-facing-fist:sağa bakan yumruk;sağa doğru
rightwards-hand:sağa bakan el;sağ|tokalaşmak
rightwards-pushing-hand:sağa iten el;sağa
ring:yüzük;alyans|evlilik|nikah|nişan|pırlanta yüzük|tek taş
ring-buoy:cankurtaran simidi;can simidi|cankurtaran|hayat kurtaran|kurtarmak|önlem
ringed-planet:halkalı gezegen;satürn
roasted-sweet-potato:fırınlanmış patates;tatlı patates|tırınlanmış
robot:robot;
rock:kaya;ağır|büyük kaya|katı|kayalık|sert|çakıl
rocket:roket;çıkış
roll-of-paper:kağıt rulosu;emici|havlu|kağıt|tuvalet kağıdı
rolled-up-newspaper:rulo gazete;rulo
roller-coaster:hız treni;hız|roller coaster
roller-skate:paten;paten kaymak|patenle kaymak|roller blade|roller skate|tekerlekli paten|tekerlekli patenler
rolling-on-the-floor-laughing:gülmekten yerlere yatma;gözümden yaş geldi|yerlere yatmak
rooster:horoz;
rose:gül;kırmızı gül
rosette:çiçek rozet;gülce
round-pushpin:yuvarlak raptiye;
rugby-football:ragbi;ragbi futbolu|ragbi topu
running-shirt:koşu tişörtü;koşu|çizgi|çizgili koşu tişörtü
running-shoe:koşu ayakkabısı;bez ayakkabı
sad-but-relieved-face:üzgün ama rahatlamış yüz;canı sıkkın|karışık|yırttık!|üzgün
safety-pin:çengelli iğne;bebek bezi|iğne|iğne kancası|iğnelemek|punk rock|tutturmak|çengelli
safety-vest:güvenlik yeleği;acil durum|güvenlik|yelek
sagittarius:yay burcu;
sailboat:yelkenli tekne;deniz tatil yeri|deniz tatili|tatil yeri
sake:sake;fincan
salt:tuz;tuzlu|tuzluk
saluting-face:selamlayan yüz;başüstüne|emredersiniz|komutan|saygı
sandwich:sandviç;tost
santa-claus:noel baba;
sari:sari;
satellite:uydu;
satellite-antenna:uydu anteni;anten|çanak
sauropod:soropod;brachiosaurus|brontosaurus|brontozor|dinazor|diplodocus
saxophone:saksafon;
scarf:atkı;yaka
school:okul;ilkokul|lise|okul binası
scientist:bilim insanı;fizikçi|kimyager
scissors:makas;
scorpio:akrep burcu;
scorpion:akrep;zehir
screwdriver:tornavida;düz uçlu|montaj|sıkma|sıkıştırmak|tamir|usta
scroll:parşömen;
seal:fok;ayı balığı|bıyıklı|deniz aslanı|denizaslanı|fok balığı
seat:koltuk;
see-no-evil-monkey:görmedim;görmeyen maymun|saklambaç
seedling:filizlenme;fide|filiz|genç|genç bitki
selfie:selfie;kendi çekim|öz çekim|özçekim
service-dog:yardımcı köpek;rehberlik
sewing-needle:dikiş iğnesi;dikiş|dikme|nakış|sökük|terzi
shaking-face:sallanan yüz;deprem|panik|sallanma|sersemlik|titreme|titreyen yüz|titreşim
shallow-pan-of-food:sahanda yemek;güveç|krep tavası|küçük|menemen|paella|tava
shamrock:yonca;yeşil yaprak
shark:köpek balığı;jaws
shaved-ice:meyveli buz;buz|meyveli
sheaf-of-rice:pirinç bitkisi;pirinç başağı
shield:kalkan;
shinto-shrine:şinto tapınağı;şinto
ship:gemi;titanik|tur
shooting-star:yıldız kayması;kayan|meteor yağmuru
shopping-bags:alışveriş çantası;alışveriş
shopping-cart:alışveriş arabası;pazar arabası
shortcake:pasta dilimi;dilim pasta|pasta
shorts:şort;
shower:duş;
shrimp:karides;deniz mahsulü|kabuklu deniz hayvanı
shuffle-tracks-button:parça karıştırma düğmesi;
shushing-face:sus işareti yapan yüz;şişt
sign-of-the-horns:boynuz işareti;boynuz|metalci|rock|yeah|yes
singer:şarkıcı;aktris|aktör|gösterici|star
skateboard:kaykay;kaykaycı|kaymak|rampa|tahta
skier:kayakçı;
skis:kayak;kayak ve bot
skull:kafatası;iskelet|ölüm
skull-and-crossbones:kuru kafa;tehlike
skunk:kokarca;kokan
sled:kızak;
sleeping-face:uyuyan yüz;esnemek|tatlı rüyalar|uykulu
sleepy-face:uykulu yüz;
slightly-frowning-face:biraz asık surat;
slightly-smiling-face:hafifçe gülümseyen yüz;hafifçe gülümseme
slot-machine:kumar makinesi;kollu makina|kumar|şans oyunu
sloth:tembel hayvan;tembel|yavaş
small-airplane:küçük uçak;
small-blue-diamond:küçük mavi karo;
small-orange-diamond:küçük turuncu karo;
smiling-cat-with-heart-eyes:;aşık
smiling-face:gülen yüz;masum|utandım|utanmış
smiling-face-with-halo:ışık halkalı gülümseme;gülümseme|hare|ışık halkası
smiling-face-with-heart-eyes:kalp gözlü gülümseme;değer verme|kalpler
smiling-face-with-hearts:;hayranlık|ilk görüşte aşk|çarpılma|üç kalpli yüz
smiling-face-with-horns:boynuzlu gülen yüz;boynuzlu gülümseme|şeytani gülümseme
smiling-face-with-smiling-eyes:ağzı açık gülme;gülen gözlerle gülümseme|samimi|sevecen
smiling-face-with-sunglasses:güneş gözlüklü gülümseme;cool|güneş gözlükleri|janti|kanka|kanki
smiling-face-with-tear:;duygulanmış|hislenmiş|memnun|minnettar
smirking-face:imalı gülümseme;hin|kuşkucu|yapmacık gülümseme|yapmacık gülümseyen|yapmacık gülümseyen yüz
snail:salyangoz;sümüklü böcek
snake:yılan;
sneezing-face:hapşıran yüz;hapşırma|çok yaşa
snow-capped-mountain:karla kaplı dağ;uludağ
snowboarder:snowbordçu;kar kayağı yapan|snowboard|snowboard yapmak
snowflake:kar tanesi;kar
snowman:kardan adam;kış
snowman-without-snow:kar yağmadan kardan adam;karsız kardan adam
soap:sabun;banyo yapmak|el sabunu|el yıkamak|kalıp|katı sabun|köpürmek|köpürtmek|sabun köpüğü|sabunlamak|sabunluk|yıkamak|yıkanmak
soccer-ball:futbol topu;futbol|topu
socks:çorap;
soft-ice-cream:yumuşak dondurma;dondurma külahı|külah|vanilyalı dondurma
softball:softball;beyzbol eldiveni|tenis topu|top oynamak|yuvarlak
soon-arrow:yakında işareti;
sos-button:sos düğmesi;
spade-suit:maça;pik
spaghetti:spagetti;makarna
sparkler:fişek;
sparkles:parıltılar;mucize|parıldayan yıldızlar|parıltı|pırıldayan yıldızlar
sparkling-heart:pırıldayan kalp;heyecanlı|pırıldayan
speak-no-evil-monkey:bilmiyorum;ağzı kapalı maymun|konuşmadım|sus|söylemedim|söylemeyen maymun
speaker-high-volume:yüksek ses;yüksek sesli hoparlör
speaker-low-volume:kısık ses;hoparlör ses düzeyi|ses düzeyi
speaker-medium-volume:ses açık;düşük|düşük ses|düşük sesli hoparlör
speaking-head:konuşan kişi;bağırma|profil
speech-balloon:konuşma balonu;iletişim balonu
speedboat:sürat teknesi;
spider:örümcek;
spider-web:örümcek ağı;
spiral-calendar:spiral takvim;spiral
spiral-notepad:spiral not defteri;
spiral-shell:deniz kabuğu;deniz|deniz sesi|midye|spiral deniz kabuğu
sponge:sünger;bulaşık|emmek|gözenek|gözenekli|keselemek
spoon:kaşık;yemek takımı
sport-utility-vehicle:cip;aile arabası|eğlence taşıtı|karavan|mavi araba|minivan|spor araba
sports-medal:spor madalyası;altın madalya
spouting-whale:su püskürten balina;mavi balina|su püskürten
squid:mürekkep balığı;yumuşakçalar sınıfı
squinting-face-with-tongue:;öğk
stadium:stadyum;
star:yıldız;beyaz orta yıldız
star-and-crescent:ay yıldız;
star-of-david:davut yıldızı;
star-struck:yıldız çarpmış;vov
station:tren istasyonu;istasyon
statue-of-liberty:özgürlük heykeli;new york|nyc|özgürlük
steaming-bowl:erişte;buharda pişmiş|noodle|noodle tabağı
stethoscope:stetoskop;
stop-button:durdurma düğmesi;
stop-sign:dur işareti;dur|sekizgen
stopwatch:kronometre;
straight-ruler:düz cetvel;cetvel
strawberry:çilek;yumuşak meyve
student:öğrenci;mezun|talebe
studio-microphone:stüdyo mikrofonu;stüdyo
stuffed-flatbread:dürüm;döner|ekmek arası|pide arası|sarma
sun:güneş;aydınlık|güneşli
sun-behind-cloud:bulutlar ardındaki güneş;bulutlu güneş|hava|parçalı bulutlu
sun-behind-large-cloud:bulutta kaybolan güneş;
sun-behind-rain-cloud:;yer yer yağmur
sun-with-face:güneş yüz;
sunflower:ayçiçeği;
sunglasses:güneş gözlüğü;siyah gözlük
sunrise:güneşin doğuşu;gün doğumu|sabah|sabah güneşi|şafak
sunrise-over-mountains:;dağların ardında güneş
sunset:gün batımı;maslak
sushi:suşi;suşi nigiri|çiğ balık
suspension-railway:asma demiryolu;asma
swan:kuğu;göl|kuğu yavrusu|çirkin ördek|çirkin ördek yavrusu
sweat-droplets:ter damlası;fışkır|ter
synagogue:sinagog;musevi|yahudi
syringe:şırınga;
t-rex:t-rex;tyrannosaurus rex
t-shirt:tişört;
taco:tako;meksika sandviçi
takeout-box:yiyecek paketi;eve servis|paket yemek|yiyecek|çin yemeği
tamale:tamale;meksika yemeği
tanabata-tree:tanabata ağacı;kağıt şeritler|star festivali
tangerine:mandalina;portakal|turunç
taurus:boğa burcu;
taxi:taksi;sarı taksi
teacher:öğretmen;doçent|eğitimci|profesör
teacup-without-handle:çay fincanı;yeşil çay|çay
teapot:demlik;demleme|çay demlemek|çaydanlık
tear-off-calendar:koparmalı takvim;takvim sayfası
technologist:teknoloji uzmanı;geliştirici|kodlayıcı|mucit|teknolog|yazılım|yazılımcı
teddy-bear:oyuncak ayı;ayıcık|dolgu|oyuncak|peluş|pelüş|uyku
telephone:telefon;kırmızı telefon
telephone-receiver:ahize;alıcı
telescope:teleskop;uzay gözlemleme
television:televizyon;
tennis:tenis;
tent:çadır;kamp yeri
test-tube:deney tüpü;deney|kimyacı
thermometer:termometre;derece
thinking-face:düşünen yüz;düşünme
thong-sandal:parmak arası terlik;deniz terliği|flip flop|kumsal terliği|parmak arası|sahil|sandalet|terlik|zori
thought-balloon:düşünce balonu;düşünce|fikir
thread:iplik;dikmek|kırmızı ip|makara
thumbs-down:baş parmak aşağıda;baş parmak
thumbs-up:baş parmak yukarıda;bence de|beğendim|onay
ticket:bilet;
tiger:kaplan;etobur
tiger-face:kaplan yüzü;
timer-clock:alarm;
tired-face:yorgun yüz;hapşuran yüz|perişan|yorgun
toilet:klozet;alafranga tuvalet
tokyo-tower:tokyo kulesi;kule|tokyo
tomato:domates;
tongue:dil;yalamak
toolbox:alet çantası;alet|alet kutusu|onarmak|tamirat
tooth:diş;azı dişi|ağrı|diş ağrısı|diş hekimi|diş perisi|dişçi|inci gibi|köpek dişi|süt dişi
toothbrush:diş fırçası;dental|hijyen|lavabo|oral hijyen
top-arrow:yukarı oku;
top-hat:silindir şapka;
tornado:hortum;tayfun
trackball:iz topu;
tractor:traktör;
trade-mark:ticari marka işareti;
train:tren;
tram:tramvay;metrobüs
tram-car:tramvay vagonu;
transgender-flag:transgender bayrağı;
transgender-symbol:transgender sembolü;
triangular-flag:üçgen bayrak;
triangular-ruler:gönye;
trident-emblem:üçlü çatal işareti;
troll:trol;gerçek dışı|hayali|hulk|ork|yeşil dev
trolleybus:troleybüs;troley
trophy:zafer kupası;ödül
tropical-drink:tropik içecek;tropik
tropical-fish:tropikal balık;
trumpet:trompet;
tulip:lale;kırmızı lale
tumbler-glass:kısa ve geniş bardak;bardak|kısa ve geniş|likör|tek içki|viski
turkey:hindi;şükran günü
turtle:kaplumbağa;
two-hearts:iki kalp;aşıklar|evlilik yıldönümü|sevgili
two-hump-camel:iki hörgüçlü deve;kinci|sahara
umbrella:şemsiye;mor şemsiye
umbrella-on-ground:sabit şemsiye;gölge
umbrella-with-rain-drops:yağmur damlalı şemsiye;ıslak
unamused-face:keyifsiz yüz;canım sıkıldı|garip|keyifsiz|sıkılmış
unicorn:tek boynuzlu at;hayal|tek boynuz|unicorn
unlocked:açık kilit;açık|kilidini açma
up-arrow:yukarı ok;
up-button:up! düğmesi;
up-down-arrow:yukarı ve aşağı ok;
up-left-arrow:sol yukarı ok;
up-right-arrow:sağ yukarı ok;
upside-down-face:ters yüz;hehe
upwards-button:yukarı düğmesi;
vibration-mode:titreşim modu;
victory-hand:zafer işareti;oleey|zafer|zafer eli
video-camera:video kamera;kamera|video
video-game:video oyunu;kontrol cihazı|oyun konsolu|oyun kontrol cihazı|xbox
videocassette:videokaset;teyp|video kaseti
violin:keman;
virgo:başak burcu;
volcano:yanardağ;volkan|yanardağ patlaması
volleyball:voleybol;voleybol topu
vs-button:vs düğmesi;
vulcan-salute:vulkan selamı;spock|star trek|uzay yolu|volkanlı selamı|vulcan selamı|vulkan
waffle:waffle;hamur|vafıl
waning-crescent-moon:ince ay;ay kararması|ay tutulması|solgun
waning-gibbous-moon:küçülen ay;şişkin
warning:uyarı işareti;
wastebasket:çöp sepeti;
watch:kol saati;
water-buffalo:manda;buffalo
water-pistol:su tabancası;revolver|tabanca
water-wave:dalga;okyanus dalgası|su dalgası|sörf
watermelon:karpuz;
waving-hand:el sallama;bay bay|bye|görüşürüz|hey|orada mısın|sallama|sallamak
wavy-dash:dalgalı çizgi;
waxing-crescent-moon:büyüyen ay;yükselen
waxing-gibbous-moon:geniş ay;
weary-cat:korkuyla bağıran kedi;sahiden şaşırmış|şaşkın kedi yüzü
weary-face:çok yorgun;acıkmış|yorulmuş
wedding:düğün;evlenme|kilisede evlenme
whale:balina;
wheel:tekerlek;dönüş|jant|lastik|oto|yedek parça|çark
wheel-of-dharma:darma çemberi;
white-cane:görme engelli bastonu;
white-circle:beyaz daire;
white-exclamation-mark:beyaz ünlem işareti;
white-flag:beyaz bayrak;
white-flower:beyaz çiçek;damga|iyi çalışma damgası|çiçek damgası
white-heart:beyaz kalp;beyaz
white-large-square:büyük beyaz kare;
white-medium-small-square:küçük-orta beyaz kare;
white-medium-square:orta boy beyaz kare;
white-question-mark:beyaz soru işareti;
white-small-square:küçük beyaz kare;
white-square-button:beyaz kare düğme;
wilted-flower:solmuş çiçek;boynu bükük|kırgın|solmuş
wind-chime:rüzgar çanı;
wind-face:rüzgar;esme
window:pencere;dışarı bakmak|izlemek|manzara|saydam|temiz hava|şeffaf
wine-glass:şarap kadehi;bardak şarap|içedek|kadeh|kırmızı şarap|şarap bardağı
wing:kanat;cennet|havacılık|kutsal|melek gibi|semavi|uçuş
winking-face:göz kırpan yüz;göz kırpma
winking-face-with-tongue:dili dışarda göz kırpma;haylaz|kışkırtma|yaramaz|şaka
wolf:kurt;kurt yüzü
woman:kadın;sarışın kadın
womans-boot:kadın botu;kadın çizmesi|çizme
womans-clothes:kadın giysisi;bluz|giysiler
womans-hat:kadın şapkası;
womans-sandal:kadın sandaleti;
womens-room:kadınlar tuvaleti;
wood:kütük;ahşap|tomruk
woozy-face:sarhoş yüz;akşamdan kalma|alkollü|kaymış gözler|sarhoş|yamuk|yamuk ağız|yamulmak|çakırkeyif|şaşı
world-map:dünya haritası;dünya|harita
worm:solucan;kurtçuk|parazit
worried-face:endişeli yüz;endişeli
wrapped-gift:paketlenmiş hediye;hediye|paketli
wrench:somun anahtarı;
writing-hand:yazı yazan el;kalem tutma|yazma
x-ray:x ışını;kaburga|medikal|muayene|röntgen|tıbbi
yarn:iplik yumağı;kroşe|tığ|yumak|örgü|örgü ipi
yawning-face:esneyen yüz;esneme|sıkıcı|uykusuz
yellow-circle:sarı daire;
yellow-heart:sarı kalp;sarı
yellow-square:sarı kare;
yen-banknote:yen banknot;yen
yin-yang:yin yang;
yo-yo:yoyo;inip çıkma
zany-face:çılgın surat;deli|surat|çılgın
zebra:zebra;hızlı|çizgili|şeritli
zipper-mouth-face:ağzı fermuarlı yüz;ağzı fermuarlı|ağzım kapalı|fermuar
zzz:zzz;iyi geceler|iyi uykular|uyuklama`;
