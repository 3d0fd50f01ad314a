/** Turkish: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | tükür*, hapşır*, aksır*, üfle*, tükrük
throw | fırlat*, atıyor*, atmak, atar, atan, attı, atıp, atarak, savur*
toss | havaya at*, ters yüz et*, krep çevir*, gözleme çevir*, havada çevir*, çevirerek at*, yazı tura
drop | düşür*, elinden kaçır*, yere bırak*, aşağı at*, bırakıver*
catch | yakala*, tutmak, tutuyor*, tutan, tutar, tuttu, havada kap*, kapmak
grab | kapıp, kapıyor*, kapış*, kavra*, elinden al*, çekip al*, kapar, kaptı
pick | topla*, kopar*, devşir*, meyve topla*, çiçek topla*, çiçek kopar*
harvest | hasat*, biçmek, biçiyor*, biçer*, orak*, ürün kaldır*, ekin biç*, bağ boz*, bağbozumu, rekolte
plant | tohum ek*, ekiyor*, eker, fidan dik*, ağaç dik*, çiçek dik*, dikiyor*, ekim yap*, tohum at*
water | sula*, su ver*, çiçek sula*, bitki sula*, suluyor*
dig | kazmak, kazıyor*, kazar, kazan köpek, kazarak, kazıp, eşele*, eşiyor*, çukur aç*, kazı yap*, toprağı kaz*, bellemek
fill-in | çukuru doldur*, toprakla doldur*, üstünü ört*, gömmek, gömüyor*, gömer, gömül*, gömdü, toprağa göm*
rake | tırmık*, çapala*, çapa yap*, yabani ot*, ot yol*, otları temizle*, yaprakları topla*, çapalı*
prune | buda*, buduyor*, çim biç*, çimleri kes*, çimen biç*, çit kes*, kırpma*, ot biç*
milk | süt sağ*, sağıyor*, sağmak, sağar, sağım*, inek sağ*, keçi sağ*, keçileri sağ*, inekleri sağ*, sağan
shear | kırkmak, kırkıyor*, kırkım*, kırkar, koyun kırk*, yün kırp*, koyunları kırk*
feed | besle*, besliyor*, yem ver*, yemle*, mama ver*, yemek ver*, karnını doyur*, doyur*, mama yedir*, yedir*
stroke | okşa*, okşuyor*, sevip okşa*, kedi sev*, mıncıkla*, mıncır*, başını okşa*, köpek sev*
walk | köpek gezdir*, köpeği gezdir*, gezdir*, köpek dolaştır*, yürüyüşe çıkar*, tasmayla
groom | tımar*, tüylerini tara*, fırçala*, tarıyor*, taramak, tarar, tüy bakımı, taraya*
tame | evcilleş*, ehlileş*, terbiye et*, terbiye ed*, hayvan eğit*, köpek eğit*, eğitiyor*, terbiyeci*
ride | ata bin*, biniyor*, binmek, biner, bisiklete bin*, bisiklet sür*, at sür*, pedal çevir*, binici*, dörtnala, at koştur*
herd | sürüyü topla*, sürü güt*, koyun güt*, güdüyor*, gütmek, güder, çoban*, koyunları topla*, ağıla sok*, otlat*
hunt | avla*, avlıyor*, avcı*, ava çık*, av yap*, avcılık
fish | balık tut*, balık avla*, balıkçı*, olta*, balığa çık*, balık yakala*
chase | kovala*, kovalı*, peşine düş*, peşinden koş*, takip et*, takip ed*, kovalamaca*, peşinde
flee | kaçmak, kaçıyor*, kaçar, kaçan, kaçış*, kaçtı, kaçıp, kaçarak, firar*, tüymek, tüyüyor*
hide | saklan*, gizlen*, saklambaç*, sakla*, siper al*, kamufle*
seek | aramak, arıyor*, arar, arama*, arayıp, arayan, aradı, araştır*, ara ve bul*
find | bulmak, buluyor*, bulur, bulan, buldu, bulup, keşfet*, keşfed*, bulma, bulmaya, bulmayı
sneak | gizlice*, sessizce geç*, parmak ucunda*, parmak uçlarında*, sinsice, sızmak, sızıyor*, usulca, çaktırmadan, uyandırmadan, sıvış*
spy | casus*, gözetle*, gözetli*, dikizle*, gizlice izle*, röntgenle*, ajanlık, ispiyon*, gözlemek
wake | uyan*, uyandır*, kalkmak, uykudan kalk*, uyanış*
sleep | uyumak, uyuyor*, uyur*, uyuyan, uyku*, uyuya kal*, uyuyakal*, uyudu, kestir*, şekerleme yap*, horla*, uyukla*
put-to-bed | uyut*, yatırmak, yatırıyor*, yatağa yatır*, ninni*, uykuya yatır*, beşik salla*, pışpışla*
steal | çalmak, çalıyor*, çalar, çalan, çaldı, çalıp, hırsız*, soygun*, soymak, soyuyor*, aşırmak, aşırıyor*, aşırdı, araklı*, arakla*, yürüt*, cebe indir*
pinch-food | yemek aşır*, yemek çal*, atıştır*, tırtıkla*, tırtıklı*, otlan*, didikle*, kemir*, ağzına at*
guard | koru*, nöbet*, bekçi*, savun*, muhafız*, muhafaza et*, kollamak, kolluyor*, bekçilik, gözcü*
attack | saldır*, hücum*, baskın*, akın et*, taarruz*, yağmala*
fight | dövüş*, kavga*, dövmek, dövüyor*, savaş*, dayak*, döver, pataklı*, patakla*, boğuş*, çatış*
punch | yumruk*, boks*, boksör*, yumrukla*, yumruk at*
kick | tekme*, tekmele*, çifte at*, tekme at*, tepik*
wrestle | güreş*, pehlivan*, sırtını yere getir*, güreşçi*, bilek güreşi
slap | tokat*, şaplak*, şamar*, tokatla*, sineklik*, sinek öldür*, sinek vur*
bite | ısır*, dişle*, dişliyor*, ısırık*
sting | sokmak, sokuyor*, arı sok*, iğnele*, iğnesini batır*, sokan, akrep sok*
shoot | ateş et*, ateş ed*, ateş aç*, silah sık*, kurşun*, vurmak, vuruyor*, ok at*, nişan alıp vur*, mermi sık*
bomb | bombala*, bombalı*, patlat*, patla*, havaya uçur*, infilak*, bomba at*, bomba
slice | dilimle*, dilimli*, doğra*, doğruyor*, kesmek, kesiyor*, keser, kesen, kıymak, bıçakla kes*
saw | testere*, biçki*, testereyle kes*, odun kes*, ağaç kes*, hızarla
hammer | çekiç*, çivi çak*, çivile*, çakıyor*, çivili*, tokmakla*
drill | matkap*, delik aç*, delmek, deliyor*, vidala*, vidalı*, tornavida*, vida sık*, burgu*
build | inşa*, inşaat*, yapı kur*, ev yap*, bina yap*, kuruyor*, kurmak, kule yap*, kurar
repair | tamir*, onar*, tamirci*, yamamak, yamıyor*, düzelt*, tadilat*, tamirat*
assemble | monte et*, monte ed*, montaj*, parçaları birleştir*, birleştir*, takmak, parça tak*, bir araya getir*
take-apart | sökmek, söküyor*, söker, sökül*, parçalarına ayır*, demonte*, dağıt*, söküp
paint | boya*, boyuyor*, badana*, resim yap*, fırça vur*, boya yap*
draw | çizmek, çiziyor*, çizer*, çizim*, karala*, resim çiz*, çizip, eskiz*, çizen
colour-in | boyama*, içini boya*, renklendir*, boyama kitabı, resim boya*
write | yazmak, yazıyor*, yazar*, yazı yaz*, yazan, yazdı, yazıp, kaleme al*
type | klavye*, tuşla*, daktilo*, klavyeyle yaz*, hızlı yaz*, on parmak
spell | hecele*, heceli*, harf harf*, kodla*, harfleri söyle*, imla*, yazım*
read | okumak, okuyor*, okur, okuyan, okuma*, okudu, okuyup, kitap oku*
count | saymak, sayıyor*, sayar, sayan, sayma*, saydı, sayım*, sayı say*
calculate | hesapla*, hesaplı*, topla çıkar, çarpmak, çarpım*, matematik yap*, toplama yap*, hesap yap*, işlem yap*, bölme yap*
measure | ölçmek, ölçüyor*, ölçer, ölçüm*, tartmak, tartıyor*, tartar, terazi*, tartı, tartıl*, ölçü al*
guess | tahmin*, bilmece*, kestirmek, bil bakalım, tahmin et*
answer | cevap*, yanıt*, cevapla*, karşılık ver*
ask | sormak, soruyor*, sorar, soran, sordu, soru sor*, sorgula*
learn | öğren*, ders çalış*, çalışmak, alıştırma yap*, pratik yap*, tekrar et*, sınava hazırlan*
teach | öğret*, ders ver*, açıkla*, anlat*, eğit*, öğretmenlik
memorise | ezber*, ezberle*, aklında tut*, hatırla*, hatırlı*, akılda tut*, anımsa*
forget | unut*, aklından çık*, hatırlama*, unutkan*, hafızasını kaybet*
repeat | tekrarla*, tekrarlı*, taklit*, kopyala*, kopyalı*, yinele*, aynısını yap*, öykün*
match | eşleştir*, eşle*, çiftleri bul*, eşini bul*, aynılarını bul*, eşleşme*
sort | ayır*, ayıkla*, sınıflandır*, tasnif*, gruplandır*, kategorile*, türlerine ayır*
order | sırala*, sıralı*, sıraya diz*, sıraya koy*, boy sırasına*, dizmek, diziyor*, büyükten küçüğe, küçükten büyüğe
tidy | toparla*, derlemek, derliyor*, derleyip*, düzenle*, yerine koy*, oda topla*, derleyip topla*, ortalığı topla*, yerleştirip kaldır*
pack | bavul hazırla*, bavul topla*, valiz*, paketle*, yükle*, arabayı yükle*, bavula koy*, çanta hazırla*, bagaja koy*
unload | boşaltıyor*, yük indir*, yükü indir*, yükünü boşalt*, kamyon boşalt*, tahliye et*
stack | üst üste koy*, üst üste diz*, istif, istifle*, üst üste*, yığmak, yığıyor*, kule kur*
balance | denge*, dengele*, dengede tut*, düşmeden*, dengede dur*, düşürmeden
tip-over | devir*, deviriyor*, alabora*, yıkmak, yıkıyor*, devril*, ters çevir*
spill | dökmek, döküyor*, döker, dökül*, döktü, üstüne dök*, saçmak
pour | bardağa dök*, bardak doldur*, doldur*, su koy*, çay koy*, akıt*, içine dök*
empty | boşalt*, içini boşalt*, boşalt, dibini gör*, tahliye*
mix | karıştır*, çırp*, harmanla*, karışım*, karıyor*
knead | yoğur*, hamur yoğur*, yoğuruyor*, hamur aç*
bake | fırında pişir*, ekmek pişir*, kek yap*, kek pişir*, pasta yap*, fırınla*, kurabiye yap*, fırıncı*, börek yap*, fırına ver*
cook | pişir*, yemek yap*, yemek pişir*, haşla*, kaynat*, aşçı*, haşlı*
fry | kızart*, tavada*, sotele*, kavur*, kızartma*, yağda pişir*
grill | ızgara*, mangal*, közle*, barbekü*, kebap yap*, çevirme yap*, mangal yap*
season | baharat*, tuzla*, tuz at*, çeşnilendir*, tatlandır*, tuz ek*, biberle*, terbiyele*
serve | servis*, servis yap*, sunmak, garsonluk*, müşteriye hizmet*, yemek sun*, ikram*, garson*, müşterilere bak*
order-food | sipariş*, sipariş ver*, yemek söyle*, ısmarla*, sipariş et*
deliver | teslim*, teslimat*, teslim et*, kurye*, götür*, ulaştır*, dağıtım yap*, evlere servis*
carry | taşımak, taşır, taşıyan, taşıma*, taşıyıp, taşıyor*, sırtla*, nakliye*, sırtında götür*, hamal*
pull | çekmek, çekiyor*, çeker, çekerek, çekip, sürükle*, sürüklü*, çekici*, halat çek*, yedekte çek*
push | itmek, itiyor*, iter, iterek, ittir*, itekle*, iteli*, itip, kakmak, itele*
lift | kaldır*, yukarı kaldır*, havaya kaldır*, ağırlık kaldır*, halter*
lower | indir*, aşağı indir*, alçalt*, aşağı sal*, iple indir*
hang | asmak, asıyor*, asar, çamaşır as*, astı, duvara as*, askıya as*, asan
take-down | çamaşır topla*, çamaşırları topla*, ipten al*, çamaşırları indir*, askıdan al*, duvardan indir*, çamaşırı topla*
fold | katla*, katlıyor*, origami*, bükmek, çamaşır katla*, kıvır*
iron | ütü*, ütüle*, ütülü*, ütü yap*
wash | yıka*, yıkıyor*, durula*, bulaşık yıka*, çamaşır yıka*, yıkan*, çalkala*
clean | temizle*, temizli*, silmek, siliyor*, siler, ovmak, ovuyor*, ovala*, paspas*, temizlik*
sweep | süpür*, elektrik süpürgesi*, süpürge*, yerleri süpür*, faraş*
polish | parlat*, cilala*, cilalı*, cila yap*, perdahla*, boyayıp parlat*
dry | kurut*, kurula*, kuruluyor*, kurulan*, kurumak, kuruyor*, kurutma*
dust | toz al*, tozunu al*, tozları al*, toz alma*, tozunu sil*
sew | dikiş*, dikiş dik*, elbise dik*, terzi*, teyelle*, düğme dik*, nakış*
knit | örmek, örüyor*, örgü*, tığ*, kazak ör*, şiş ör*, dantel*, ören, örer
weave | dokuma*, dokuyor*, dokur, halı doku*, kilim doku*, sepet ör*, dokumak, tezgahta doku*
tie | bağla*, bağlı*, düğüm at*, düğümle*, düğüm*, bağcık bağla*
untie | çözmek, düğüm çöz*, ipleri çöz*, bağını çöz*, dolaşık ip*, düğümü çöz*, bağcık çöz*
dress | giydir*, giyin*, giymek, giyiyor*, giyer, kıyafet giy*, elbise giy*, üstünü giy*
undress | soyun*, üstünü çıkar*, çıkarmak, kıyafetini çıkar*, elbisesini çıkar*, ayakkabısını çıkar*
put-on-make-up | makyaj*, makyaj yap*, ruj sür*, boyanmak, rimel*, oje sür*
cut-hair | saç kes*, saçını kes*, saçları kes*, tıraş et*, kuaför*, berber*, saç kesim*
shave | tıraş*, tıraş ol*, traş*, sakal kes*, sakal tıraş*, jilet*
decorate | süsle*, süslü*, dekore*, dekorasyon*, beze*, donat*, süslen*
wrap | hediye paketle*, hediye sar*, sarmak, sarıyor*, hediye paketi yap*, ambalajla*, paket yap*, sarmala*
unwrap | hediye aç*, paket aç*, paketi aç*, ambalajını aç*, kutu aç*, kutu açılımı, hediyeyi aç*
give | vermek, veriyor*, verir, veren, verdi, hediye et*, uzat*, armağan et*
share-out | paylaş*, paylaştır*, bölüş*, pay et*, pay ed*, üleştir*, dağıtıyor*, bölüştür*
collect | biriktir*, koleksiyon*, pul topla*, para topla*, altın topla*, yıldız topla*, topluyor*, toplamak, toplar
gather-together | bir araya topla*, toplan*, buluştur*, bir araya gel*, derleyip*, hepsini topla*, toplaş*
buy | satın al*, alışveriş*, almak, satın alma*, alışverişe çık*
sell | satmak, satıyor*, satar, satan, sattı, satış*, satıcı*, pazarla*, satıp
bargain | pazarlık*, pazarlık et*, fiyat kır*, fiyat düşür*, indirim iste*, pazarlık yap*
trade | takas*, ticaret*, değiş tokuş*, trampa*, tüccar*, alıp sat*
pay | ödemek, ödüyor*, öder, ödeme*, para öde*, ödedi, hesabı öde*, fatura öde*
earn-money | para kazan*, para kazanıyor*, gelir elde et*, kâr et*, para yap*, ekmek parası, harçlık kazan*
save-money | para biriktir*, tasarruf*, birikim*, kenara para koy*, kumbara*
invest | yatırım*, yatırım yap*, işletmek, şirket kur*, iş kur*, işletme yönet*, borsa*, işletiyor*
hire | işe al*, istihdam*, kiralamak, eleman al*, işçi al*, çalıştırmak, işçi tut*
manage | yönet*, idare et*, idare ed*, dükkan işlet*, dükkana bak*, dükkan yönet*, müdürlük*, yönetici*
win | kazan*, kazanmak, galip gel*, galibiyet*, birinci ol*, şampiyon ol*
lose | kaybet*, kaybed*, yenilmek, yeniliyor*, yenildi, yitir*, mağlup ol*, yenilgi*
bet | bahis*, iddia*, kumar*, iddiaya gir*, bahse gir*, kumar oyna*
deal | kart dağıt*, kağıt dağıt*, kart kar*, kartları kar*, kağıtları kar*, kartları dağıt*, deste kar*, iskambil dağıt*
draw-card | kart çek*, kağıt çek*, desteden çek*, yerden kart al*, taş çek*, ıstakaya al*
discard | kart at*, kartı at*, kağıt at*, elindekileri at*, kartlardan kurtul*, elden çıkar*, kartları bitir*, taş at*
roll | zar at*, zarı at*, zarları at*, zar salla*, zarları yuvarla*, zar fırlat*
turn-over | kart çevir*, kartları çevir*, ters yüz*, kağıt aç*, kart aç*, kartları aç*, taşı çevir*, taşları çevir*
move | hamle*, taşı oynat*, taş oynat*, ilerlet*, oynat*, piyonu sür*, hareket ettir*
capture | taş al*, taş ye*, taşını ye*, taşını al*, piyon al*, ele geçir*, taşları ye*, rehin al*
connect | çizgiyle birleştir*, çizgi çek*, bağlantı*, bağlantı kur*, noktaları birleştir*, birbirine bağla*, bağlıyor*
merge | birleştirip büyüt*, birleş*, kaynaştır*, birleştiriyor*, birleşip, aynıları birleştir*, harmanlayıp büyüt*
divide | bölmek, bölüyor*, böler, bölün*, ikiye böl*, ikiye ayır*, parçalara ayır*, böldü
swipe | kaydır*, parmakla kaydır*, ekranı kaydır*, karoları kaydır*, sürgüle*
drag | sürükleyip bırak*, sürükle bırak, tutup sürükle*, fareyle sürükle*, sürüklüyor*
click | tıkla*, tıklı*, dokun*, ekrana dokun*, tık tık*, tıklat*
press | basmak, basıyor*, basar, bastı, tuşa bas*, düğmeye bas*, butona bas*, basıp
hold-down | basılı tut*, basılı tutuyor*, tuşu basılı tut*, uzun bas*, parmağını basılı tut*
release | bırakmak, bırakıyor*, bırakır*, salmak, salıyor*, elini çek*, salıver*, parmağını çek*
hit | isabet*, hedefi vur*, hedefe vur*, isabet ettir*, tuttur*, çarpıp vur*, on ikiden vur*
miss | ıskala*, ıskalı*, kaçır*, isabet ettireme*, boşa at*, karavana*, tutturama*
score | gol at*, gol, goller, golcü*, sayı yap*, puan al*, skor*, puan topla*, basket at*, golü at*
bounce | zıpla*, zıplı*, sek sek*, sekmek, sekiyor*, hopla*, trambolin*, top sektir*, sektir*
dribble | top sür*, dripling*, topu sür*, çalım at*, çalım*, top sektirerek*
pass | pas at*, pas ver*, paslaş*, topu ver*, pasla*, top aktar*
head | kafa at*, kafa vur*, kafa golü, kafayla vur*, topa kafa*, kafa topu
serve-ball | servis at*, servisi karşıla*, raketle vur*, tenis oyna*, topu karşıla*, raket*, smaç*
bat | sopayla vur*, topa vur*, beyzbol sopa*, beyzbol oyna*, vurucu*, kriket*
putt | golf oyna*, golf*, topu deliğe sok*, deliğe at*, delikten içeri*, golf vuruşu
bowl | bowling*, top yuvarla*, topu yuvarla*, lobut*, labut*, misket*
skate | kayıyor*, paten kay*, paten*, kaykay*, buz pateni*, patenle*
ski | kayak*, kızak*, kayak yap*, kızakla kay*, snowboard*, kızak kay*
surf | sörf*, sörf yap*, dalga sörf*, dalgada kay*, sörfçü*
sail | yelken*, yelken aç*, yelkenli*, denize açıl*, gemiyle git*, seyret*, gemi sür*
row | kürek çek*, kürek*, kano*, kayık*, sandal çek*, kürekle*
swim | yüzmek, yüzüyor*, yüzer, yüzen, yüzme*, yüzdü, yüzücü*, yüzerek
dive | dalmak, dalıyor*, dalar, dalış*, dalgıç*, suya dal*, suya atla*, tramplenden atla*
float | suda yüz*, su üstünde kal*, sürüklen*, batmadan*, süzülerek yüz*, suyun üstünde dur*
sink | batmak, batıyor*, batar, batan, batır*, dibe çök*, suya göm*, batış*
fly | uçmak, uçuyor*, uçar, uçan, uçuş*, uçurmak, uçuruyor*, uçtu, kanat çırp*, uçak kullan*, pilotluk
glide | süzül*, planör*, süzülüyor*, yamaç paraşüt*, havada süzül*
hover | havada asılı*, havada kal*, havada dur*, asılı kal*, helikopter gibi dur*
take-off | havalan*, kalkış*, uçak kalk*, yerden kalk*, uçağı kaldır*, kalkış yap*
land | iniş*, iniş yap*, konmak, konuyor*, yere in*, uçağı indir*, piste in*, inmek
crash | çarp*, çarpış*, kaza, kazası, kazalar, kaza yap*, toslamak, tosla*, toslu*, bindir*
steer | direksiyon*, dümen*, yönlendir*, dümen tut*, direksiyon çevir*, yön ver*, dümenci*
drive | araba sür*, araba kullan*, sürmek, sürüyor*, sürücü*, şoför*, otobüs sür*, kamyon sür*, araç kullan*
park | park et*, park ed*, park yeri*, arabayı park*, park yap*
overtake | solla*, sollu*, geride bırak*, öne geç*, geçip git*, sollama*, arabaları geç*
brake | fren*, fren yap*, frene bas*, durdur*, durmak, duruyor*, frenle*
speed-up | hızlan*, gaza bas*, gazla*, hızlandır*, gaz ver*, süratlen*
slow-down | yavaşla*, yavaşlı*, yavaşlat*, hızını kes*, hız kes*, ağırlaş*
drift | drift*, drift at*, drift yap*, yan yan git*, yanla*, yan kaydır*, el freni çek*
race | yarış*, yarışma*, yarışıyor*, koşu yarışı, rekabet*, yarışçı*
refuel | benzin al*, yakıt al*, depo doldur*, depoyu doldur*, benzin doldur*, yakıt doldur*, mazot al*, benzinlik*
get-in | arabaya bin*, otobüse bin*, trene bin*, binip, gemiye bin*, bindi, uçağa bin*, taksiye bin*
get-off | arabadan in*, otobüsten in*, trenden in*, iniyor*, inip, araçtan in*, attan in*
pick-up-passengers | yolcu al*, yolcu topla*, müşteri al*, yolcu bindir*, yolcuları al*, yolcu taşı*, yolcuları topla*, yolcu indir*
cross | karşıya geç*, karşıdan karşıya*, yoldan geç*, geçmek, nehri geç*, yolu geç*, köprüden geç*, dereyi geç*, caddeyi geç*
jump-over | üstünden atla*, üzerinden atla*, engel atla*, engellerin üstünden*, atlamak, atlıyor*, engelden atla*, engelli koşu
hop | seksek*, tek ayak*, zıp zıp*, hop hop*, sekerek*, hoplayıp zıpla*, hopluyor*
climb | tırman*, tırmanıyor*, tırmanış*, dağcı*, ağaca çık*, dağa çık*, merdiven çık*
swing | sallan*, salıncak*, ipte sallan*, iple sallan*, halatla sallan*, sarkaç*
hang-on | tutun*, asılı*, sıkı tutun*, asılıp*, sarkmak, sarkıyor*, sımsıkı yapış*
crawl | sürün*, emekle*, emekli*, sürünerek, dört ayak üstünde*
slide | kaymak, kayar, kaydırak*, kayan, kaydı, kayıp düş*, kayarak, ayağı kay*, kayıyor*
fall-down | düşmek, düşüyor*, düşer, düşen, düştü, yere düş*, düşüş*, yere yığıl*, takılıp düş*
roll-along | yuvarlan*, yuvarla*, yuvarlı*, takla at*, taklalar*, yuvarlanıyor*
spin | döndür*, dönüyor*, dönmek, döner, kendi etrafında*, fırıl fırıl*, fırılda*, çevirmek, topaç*
tilt | eğmek, eğiyor*, eğil*, yatırmak, yana yat*, eğip, eğim ver*, telefonu eğ*
shake | salla*, sallı*, silkele*, çalkala*, titret*, sarsmak, sallayıp
dance | dans*, dans et*, dans ed*, halay*, göbek at*, oyun havası*, horon*, dansöz*
sing | şarkı söyle*, türkü söyle*, şarkıcı*, şakı*, karaoke*, şarkı*, türkü*
play-an-instrument | gitar çal*, piyano çal*, müzik yap*, enstrüman*, müzik çal*, bağlama çal*, keman çal*, flüt çal*, saz çal*, kaval çal*
drum | davul*, davul çal*, bateri*, darbuka*, ritim tut*, tempo tut*, trampet*
clap | alkış*, alkışla*, el çırp*, şakşak*, ellerini çırp*
listen | dinle*, dinli*, duymak, duyuyor*, işit*, kulak ver*, kulak kabart*
shout | bağır*, bağırıyor*, seslen*, haykır*, çığlık*, çağır*, yaygara*
whisper | fısılda*, fısıldı*, fısılt*, kulağına söyle*, fısır fısır*
bark | havla*, havlı*, miyavla*, miyavlı*, hav hav*, miyav*, ulumak, uluyor*
laugh | gülmek, gülüyor*, güler, güldür*, kahkaha*, gülüş*, gülen, güldü, kıkırda*, sırıt*
cry | ağla*, ağlı*, gözyaşı*, hüngür*, zırla*, hıçkır*
scare | korkut*, ürküt*, korku*, korkmak, korkuyor*, ödünü kopar*, ödünü patlat*
haunt | musallat*, hayalet*, hortla*, dadan*, perili*, cinli*, musallat ol*
surprise | şaşırt*, sürpriz*, sürpriz yap*, şaşır*, hayrete düşür*
tease | şaka*, dalga geç*, kızdır*, sataş*, takılmak, gıcık et*, alay et*, sinir et*, muziplik*, rahatsız et*, kafa bul*
tickle | gıdıkla*, gıdıklı*, gıdı gıdı*, gıdıklan*
kiss | öpmek, öpüyor*, öper, öpüş*, öptü, öpücük*, buse*
hug | sarıl*, kucakla*, kucaklı*, sarılıyor*, kucaklaş*, kollarına al*
marry | evlen*, evlilik*, düğün*, nikah*, evlendir*, nişanlan*
invite | davet*, davet et*, davetiye*, çağırmak, davet ed*, buyur et*
visit | ziyaret*, misafir*, konuk*, ziyarete git*, misafirliğe git*, uğramak, uğruyor*
meet | buluş*, tanış*, karşılaş*, görüş*, rastla*, buluşma*
greet | selamla*, selam*, selam ver*, merhaba de*, karşıla*, el salla*, tokalaş*
flirt | flört*, kur yap*, cilve*, göz kırp*, asılmak, kız tavla*
comfort | teselli*, avut*, teselli et*, gönlünü al*, teselli ed*, moral ver*
calm-down | sakinleş*, rahatla*, yatıştır*, sakin ol*, gevşe*, sakinleştir*, dinginleş*
wait | bekle*, bekli*, bekliyor*, beklerken, bekleyiş*
queue | kuyruk*, sıra bekle*, sıraya gir*, kuyruğa gir*, kuyrukta bekle*, sırada bekle*, sıra ol*
arrive | varmak, varıyor*, varış*, ulaş*, gelmek, geliyor*, varan, hedefe var*, gelip
leave | ayrıl*, gitmek, gidiyor*, terk et*, yola çık*, terk ed*, çekip git*, hareket et*
come-back | geri dön*, dönüş, geri dönüş*, geri gel*, eve geri dön*, geri gelmek, dönüp gel*
get-home | eve var*, eve dön*, eve git*, eve ulaş*, eve gel*, evin yolu*, yuvasına dön*
get-lost | kaybol*, yolunu kaybet*, yolunu şaşır*, yitip git*, yolunu kaybed*
explore | keşif*, dolaş*, gezin*, keşfe çık*, araştırmak, gez dolaş, kaşif*, keşfediyor*
travel | seyahat*, yolculuk*, gezmek, geziyor*, yolculuk et*, tatile git*, gezgin*, tur at*
follow | takip et*, izlemek, izliyor*, ardından git*, peşinden git*, arkasından git*, takipçi*, iz sür*
lead | rehberlik*, yol göster*, öncülük*, kılavuz*, önderlik*, yönlendiriyor*, liderlik*, elinden tutup götür*
accompany | eşlik et*, eşlik ed*, refakat*, yanında git*, beraber git*, yol arkadaş*
rescue | kurtar*, kurtarma*, imdadına yetiş*, cankurtaran*, kurtarıyor*
free | serbest bırak*, özgür bırak*, özgürleş*, tahliye ettir*, azat*, salıver*, kafesten çıkar*, özgürlüğüne kavuş*
help | yardım*, yardım et*, yardım ed*, yardımcı ol*, destek ol*, el at*
heal | iyileş*, iyileştir*, tedavi*, şifa*, pansuman*, yara sar*, bandaj*, sargı sar*, yarasını sar*
operate | ameliyat*, ameliyat et*, cerrah*, ameliyat yap*, neşter*
infect | bulaş*, bulaştır*, enfekte*, hastalık yay*, mikrop kap*, virüs yay*, enfeksiyon*
vaccinate | aşıla*, aşılı*, aşı yap*, aşı, aşısı, aşı ol*, iğne yap*, aşılan*
pull-out | diş çek*, dişi çek*, çekip çıkar*, dişini çek*, söküp çıkar*, kerpetenle*, diş çekimi
examine | muayene*, incele*, kontrol et*, denetle*, teftiş*, inceli*, kontrol ed*, tetkik*, gözden geçir*
arrest | tutukla*, tutuklu*, gözaltı*, kelepçe*, hırsızı yakala*, suçluyu yakala*, enselen*, ensele*
imprison | hapset*, hapsed*, hapse at*, hapis*, zindana at*, kafese koy*, hücreye at*, hapse tık*
judge | yargıla*, yargılı*, suçla*, hakim*, itham*, hüküm ver*, dava, davalar, dava aç*, mahkeme*
solve | çözüyor*, bulmaca çöz*, bilmece çöz*, çözüm*, sırrı çöz*, vakayı çöz*, olayı çöz*, şifre çöz*, çözer, dava çöz*
open | açmak, açıyor*, açar, açan, kapıyı aç*, kapı aç*, açtı, açıl*, arala*
close | kapat*, kapatıyor*, örtmek, kapıyı kapat*, kapamak, kapan*, kapatır, kapıyı ört*
lock | kilitle*, kilitli*, kilit vur*, kilit tak*, sürgüle*
unlock | kilidi aç*, kilidini aç*, kilit aç*, anahtarla aç*, kilitleri aç*
pick-a-lock | maymuncuk*, kilit kır*, kilidi kır*, kilit çilingir*, çilingir*, kasa aç*, kasa patlat*, kilidi kurcala*
break | kırmak, kırıyor*, kırar, kıran, kırıl*, kırdı, kırıp dök*, parçala*, yıkıp dök*
tear | yırt*, yırtmak, yırtıyor*, yırtıl*, paramparça et*
crush | ezmek, eziyor*, ezer, ezil*, ezip, ezdi, pestilini çıkar*, presle*
pop | balon patlat*, baloncuk patlat*, baloncukları patlat*, balonları patlat*, patlatıyor*, pıt pıt*
shatter | paramparça*, un ufak*, tuzla buz*, param parça*, kırılıp dağıl*, parçalan*, cam kır*
melt | erit*, erimek, eriyor*, eriyen, erime*, eritiyor*
freeze | dondur*, donmak, donuyor*, buz tut*, donan, buzlan*, donma*
burn | yakmak, yakıyor*, yanmak, yanıyor*, yangın*, tutuş*, alev al*, yanan, kundakla*
put-out | söndür*, yangın söndür*, yangını söndür*, itfaiye*, ateşi söndür*, mum söndür*
light | ışığı yak*, ışık yak*, lamba yak*, mum yak*, ışıkları aç*, aydınlat*, ışıkları yak*, tutuştur*, ateş yak*
switch-off | ışığı kapat*, ışıkları kapat*, ışıkları söndür*, düğmeyi kapat*, ışığı söndür*, televizyonu kapat*, fişini çek*
charge | şarj*, şarj et*, pili doldur*, şarj ed*, batarya doldur*, bataryayı doldur*
power | fişe tak*, prize tak*, elektrik ver*, enerji ver*, güç ver*, prize sok*, elektriğe bağla*
leak | sızdır*, sızıntı*, damla*, su kaçır*, su sız*, akıtmak, damlı*
flood | sel, seller, sele kapıl*, su bas*, taşkın*, su altında kal*, sel bas*, sular altında*
bail-out-water | suyu boşalt*, su boşalt*, kovayla su*, tekneden su*, suyu dışarı at*, kovayla boşalt*
pump | pompala*, pompalı*, pompa*, şişir*, hava bas*, tulumba*
plug | delik tıka*, deliği tıka*, tıka*, tıkıyor*, deliği kapat*, tıpa*, delikleri kapat*, yarığı kapat*
block | engelle*, engelli*, yolu kapat*, blok*, şut engelle*, önünü kes*, topu kurtar*, yol kes*, barikat*
dodge | kaçın*, sıyrıl*, sakınmak, savuştur*, kaçınıyor*, çarpmadan*, engellerden kaç*, toplardan kaç*, atlat*
duck | çömel*, başını eğ*, eğilmek, eğiliyor*, kafasını eğ*, çömeliyor*
trap | tuzak*, tuzak kur*, kapan kur*, tuzağa düşür*, kıstır*, kapana kıs*
poison | zehirle*, zehir*, zehirli*, zehir kat*, zehirlen*
eat | yemek ye*, yiyor*, yiyen, yemek, yutup ye*, yiyip, tıkın*, yerken
drink | içmek, içiyor*, içer, içen, içti, su iç*, yudumla*, içki*
swallow | yutmak, yutuyor*, yutar, yutan, yuttu, yutkun*, mideye indir*, lüplet*
lick | yalamak, yalıyor*, yalar, yaladı, yalayıp, yalayan, dondurma yala*, diliyle yala*
chew | çiğne*, çiğni*, sakız çiğne*, geviş*, gevele*
taste | tatmak, tadıyor*, tadına bak*, tadına bakıyor*, tadım*, lezzetine bak*, çeşnici*
vomit | kustu, kusar, kusan, kusmak, kusuyor*, istifra*, öğür*, midesi bulan*
grow | büyüme*, büyür, büyüyen, büyüdü, büyümek, büyüyor*, boy at*, irileş*, serpil*
shrink | küçül*, küçülüyor*, küçült*, büzül*, ufal*
become | dönüş*, dönüştür*, haline gel*, kılığına gir*, başkalaş*, kurbağaya dönüş*, şekil değiştir*
evolve | evrim*, evrimleş*, evrim geçir*, evril*, geliştir*
hatch | yumurtadan çık*, kuluçka*, civciv çıkar*, yumurtadan çıkıyor*, yumurta çatla*
breed | yetiştir*, üret*, çoğalt*, hayvan yetiştir*, çiftleş*, besicilik*, büyüt*
lay | yumurtla*, yumurtlu*, yumurta yap*, yumurta bırak*, folluk*
die | ölmek, ölüyor*, ölür, ölen, öldü, ölüm*, can ver*, geber*, vefat*
survive | hayatta kal*, sağ kal*, hayatta kalma*, canını kurtar*, dayan*, ayakta kal*
revive | dirilt*, canlandır*, hayata döndür*, diril*, kalp masajı*, yeniden canlan*
rest | dinlen*, istirahat*, mola ver*, uzanmak, uzanıyor*, soluklan*, dinleniyor*
do-exercises | egzersiz*, spor yap*, antrenman*, idman*, jimnastik*, şınav*, mekik çek*, fitness*, spor salonu*
meditate | meditasyon*, meditasyon yap*, derin düşün*, yoga*, tefekkür*
breathe | nefes*, solumak, soluyor*, soluk*, solunum*, nefes ver*
pray | dua*, dua et*, dua ed*, namaz*, namaz kıl*, ibadet*, yakar*
fish-out-of-water | sudan çıkar*, sudan çek*, suyun içinden çıkar*, denizden çıkar*, sudan topla*, gölden çıkar*
recycle | geri dönüş*, geri dönüştür*, çöpe at*, çöp kutusuna at*, çöpleri ayır*, çöp topla*, geri kazan*
litter | kirlet*, yere çöp at*, çöp at*, pislet*, çöp saç*, batırmak, ortalığı dağıt*
vote | oy ver*, oyla*, oy kullan*, seçim*, oy kullanıyor*, oylama*
persuade | ikna*, ikna et*, ikna ed*, kandırıp ikna*, razı et*, inandır*, dil dök*
lie | yalan söyle*, yalancı*, hile*, kandır*, aldat*, dolandır*, kopya çek*, hile yap*, yalan
bluff | blöf*, blöf yap*, numara yap*, blöf çek*, kuru sıkı*
choose | seçmek, seçiyor*, seçer, seçim yap*, seçti, tercih*, seçen, seçip
reject | reddet*, reddedi*, geri çevir*, bozukları ayır*, çürükleri ayır*, elemek, eliyor*, kusurluları ayır*, çürükleri at*
approve | onayla*, onaylı*, damgala*, damga vur*, mühürle*, mühür vur*, onay ver*, kabul et*
photograph | fotoğraf*, fotoğraf çek*, foto çek*, resim çek*, selfie*, fotoğrafla*, poz ver*
film | filme al*, film çek*, video çek*, yayın yap*, canlı yayın*, kayda al*, yayıncı*
print | yazdır*, baskı, baskı yap*, çıktı al*, matbaa*, bastır*, yazıcı*
send | gönder*, yolla*, yolluyor*, mesaj at*, mektup at*, postala*, mesaj gönder*
phone | telefon et*, telefon aç*, telefonla ara*, telefon ed*, telefonda konuş*, telefonlaş*, alo
post | paylaşım yap*, yayınla*, yayımla*, gönderi*, internete koy*, post at*, story at*, hikaye at*
unlock-levels | seviye aç*, bölüm aç*, seviye atla*, yükselt*, geliştirme yap*, seviye yükselt*, level atla*
summon | büyü yap*, çağırıyor*, ruh çağır*, sihir yap*, büyücü*, sihirbaz*, yaratık çağır*, sihir*
curse | lanet*, lanetle*, beddua*, küfür*, küfret*, ilenç*, büyüle*
teleport | ışınla*, ışınlan*, ışınlı*, teleport*, ışınlanma*
disappear | yok ol*, ortadan kaybol*, gözden kaybol*, görünmez ol*, kayboluyor*, toz ol*
appear | belirmek, belirir, belirdi, ortaya çık*, beliriyor*, görün*, çıkagel*, türemek
rain | yağmur*, yağmur yağ*, yağıyor*, sağanak*, çisele*, yağmur yağdır*
snow | kar yağ*, kar yağdır*, lapa lapa*, kar tanesi*, tipi, kar yağışı*
storm | fırtına*, gök gürle*, gök gürült*, şimşek*, yıldırım*, kasırga*, bora
blow | rüzgar*, rüzgar es*, esmek, esiyor*, esinti*, yel es*
erupt | yanardağ*, volkan*, püskür*, lav, lavlar, lav püskürt*, yanardağ patla*
quake | deprem*, sarsıl*, zelzele*, sarsıntı*, yer sarsıl*, yer titre*
set | gün bat*, güneş bat*, hava karar*, karanlık çök*, kararıyor*, kararma*, akşam ol*, gün batımı*
dawn | şafak*, gün doğ*, güneş doğ*, hava aydınlan*, gün ağar*, sabah ol*, aydınlan*
bloom | çiçek aç*, çiçeklen*, tomurcuk*, açan çiçek*, filizlen*, yeşer*
rot | çürü*, bozul*, küflen*, kokuş*, ekşimek, çürüyor*, bayatla*
cool-down | soğu*, soğut*, serinle*, soğuyor*, buz gibi ol*, serinlet*
overflow | taşmak, taşıp, taşar, taştı, kaynayıp taş*, taşırıyor*, sütü taşır*, dışarı taş*
run-out | süre dol*, süre bit*, zaman bit*, tüken*, zaman dol*, süresi bit*, vakit doluyor*, zamanı kalma*
ring | zil çal*, çan çal*, zile bas*, zili çal*, kapı zili*, çıngırak*, çanı çal*
knock | kapıyı çal*, kapı çal*, kapıyı tıkla*, kapıyı vur*, tıklatıyor*, tak tak*, kapıya vur*
escape-from-a-room | odadan kaç*, kaçış odası*, odadan çık*, evden kaç*, hapisten kaç*, odadan kurtul*, hapishaneden kaç*
invade | istila*, işgal*, istila et*, işgal et*, istilacı*, akın*
conquer | fethet*, fethed*, fetih*, ele geçiriyor*, zapt et*, toprak al*, fatih*
defeat | yenmek, yeniyor*, yener, alt et*, mağlup et*, bozguna uğrat*, yendi, altet*, haklamak
surround | kuşat*, etrafını sar*, çevrele*, sarıyorlar*, çember*, etrafını çevir*, kuşatma*, abluka*
place | koymak, koyuyor*, koyar, yerleştir*, koydu, koyup, konumlandır*, döşe*
remove | kaldırıp at*, çıkar*, gidermek, ortadan kaldır*, alıp götür*, yok et*, uzaklaştır*
replace | değiştir*, yerine koy*, yenisiyle değiştir*, değişim*, yerini al*, yenile*
insert | içine koy*, sokup, takıyor*, yerleştirmek, içine sok*, deliğe sok*, deliğine tak*
aim | nişan al*, hedef al*, nişan*, nişancı*, hedefle*, doğrult*
stretch | sapan*, germek, gerer, gerip bırak*, geriyor*, esnet*, lastiği çek*, geriye çek*, yay ger*
launch | fırlatma*, roket fırlat*, uzaya fırlat*, mancınık*, füze at*, uzaya gönder*, kalkışa geçir*
bounce-off | geri sek*, çarpıp sek*, duvardan sek*, seken, sekerek geri*, duvara çarpıp*, topu geri sektir*
reflect | yansı*, yansıt*, ayna*, aynada*, ışığı yansıt*, lazer yansıt*
magnetise | mıknatıs*, manyet*, kendine çek*, mıknatısla çek*, cezbet*, cezbed*
push-away | uzağa it*, geri it*, öteye it*, uzaklaştırıyor*, itip uzaklaştır*, püskürt*, defet*
mine | maden*, maden kaz*, madenci*, cevher*, altın çıkar*, kömür çıkar*, kazma*, taş kır*
smelt | demir döv*, demirci*, metal erit*, zanaat*, kılıç döv*, cevher erit*, dökümcü*, demir erit*, el işi yap*
brew | demle*, demli*, çay demle*, kahve yap*, iksir*, bira yap*, iksir kaynat*, kahve pişir*
pickle | turşu*, turşu kur*, salamura*, konserve*, reçel yap*, turşu yap*
peel | kabuğunu soy*, kabuk soy*, patates soy*, meyve soy*, soyacak*, elma soy*
squeeze | sıkmak, sıkıyor*, meyve suyu sık*, portakal sık*, limon sık*, suyunu sık*, sıkıp, suyunu çıkar*
crack | ceviz kır*, yumurta kır*, fındık kır*, çatlat*, kabuğunu kır*, fıstık kır*
spread | ekmeğe sür*, tereyağı sür*, reçel sür*, yağ sür*, bal sür*, çikolata sür*, sürerek yay*
sprinkle | serp*, serpiştir*, üzerine serp*, üstüne serp*, şeker serp*, üzerine tuz*
roll-out | hamur aç*, yufka aç*, sarma sar*, mantı yap*, oklava*, merdane*, yaprak sar*, dolma sar*, börek sar*, mantı kapat*
skewer | şiş, şişler, şişe geçir*, şişe diz*, şişle*, kebap diz*, çöp şiş*, şişe sapla*
`;
