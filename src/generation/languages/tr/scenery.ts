/** Turkish: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | uzay, uzayda, galaksi, evren, ay yüzeyi, mars, gezegen, gezegenler, yıldızlar, astronot, uzay istasyonu, asteroit
theme ice | buz, buzlu, kar, karlı, kış, kutup, kutuplar, kuzey kutbu, antarktika, buzul, yılbaşı, penguen, kayak
theme forest | orman, ormanda, ormanı, sonbahar, kamp, milli park, sihirli orman, büyülü orman, park
theme ocean | okyanus, deniz, denizde, denizin altında, su altı, su altında, mercan, resif, akvaryum, denizaltı, deniz kızı, göl, nehir, gölet
theme desert | çöl, çölde, mısır piramitleri, piramit, piramitler, firavun, vahşi batı, kovboy, vaha, deve
theme city | şehir, şehirde, istanbul, ankara, gökdelen, çatılar, metro, ofis, market, hastane, araba, arabalar, müze
theme castle | kale, kalede, şato, orta çağ, ortaçağ, şövalye, krallık, saray, ejderha, büyücü, prenses, osmanlı, viking
theme candy | şeker, şekerler, şekerleme, şeker diyarı, çikolata, pasta, kek, dondurma, kurabiye, lokum, baklava
theme haunted | terk edilmiş ev, terk edilmiş evde, metruk
theme haunted | perili, perili ev, hayalet, hayaletler, mezarlık, vampir, zombi, zombiler, cadı, iskelet, cadılar bayramı, balkabağı
theme haunted | perili evde, korku evi
theme farm | çiftlik, çiftlikte, tarla, inek, inekler, traktör, tavuk, saman, hasat, çiftçi
theme jungle | cengel, yağmur ormanı, safari, savan, afrika, maymun, goril, kaplan, dinozor, dinozorlar, hayvanat bahçesi, panda
theme beach | plaj, plajda, sahil, ada, adada, korsan, korsanlar, tropikal, palmiye, sörf, yaz tatili, hazine adası
theme volcano | yanardağ, volkan, lav, lavlar, cehennem, magma, patlama
theme garden | bahçe, bahçede, çiçek, çiçekler, sera, arı, arılar, kelebek, salyangoz, ilkbahar, bahar, böcekler
theme kitchen | mutfak, mutfakta, restoran, lokanta, pizza, fırın, aşçı, kafe, yemek pişirme, suşi, döner, kebap, simit
theme school | okul, okulda, sınıf, kütüphane, öğretmen, üniversite, sınav, kitaplar, öğrenci, öğrenciler, laboratuvar, anaokulu, matematik
theme cyberpunk | cyberpunk, siberpunk, neon, fütüristik, gelecek, robot, robotlar, hacker, drone, fabrika
theme sky | gökyüzü, gökyüzünde, bulut, bulutlar, uçak, paraşüt, sıcak hava balonu, kuşlar, dağ, dağlar, uçurtma
theme cave | mağara, mağarada, maden, madenci, yeraltı, tünel, kristaller, hazine, köstebek
theme toys | oyuncak, oyuncaklar, çocuk odası, oyuncak ayı, bebek oyuncak, sirk, doğum günü, balonlar, lunapark
theme home | ev, evde, evin içinde, evimiz, evim, daire, apartman dairesi, salon, salonda, oturma odası, oturma odasında, yatak odası, yatak odasında, odam, odamda, banyo, banyoda, tavan arası
theme home | bodrum kat, koridor, yemek odası, babaannemin evi, anneannemin evi, büyükannenin evi, koltuk, kanepe, halı, elektrikli süpürge, ev işleri, mobilya, çamaşır, yastık
theme village | köy, köyde, köyü, kasaba, kasabada, sokak, sokakta, sokaklar, sokaklarda, mahalle, mahallede, komşu, komşular, köy meydanı, meydanda, pazar, pazarda, pazar yeri, çarşı
theme village | çarşıda, panayır, şenlik, postacı, bakkal, cami
theme sports | spor, stadyum, stadyumda, saha, sahada, futbol sahası, futbol, basketbol, basketbol sahası, voleybol, hentbol, tenis, tenis kortu, spor salonu, spor günü, beden eğitimi
theme sports | atletizm, koşu pisti, olimpiyat, olimpiyatlar, dünya kupası, maraton, penaltı, antrenör, tribün, jimnastik, halı saha
time night | gece, geceleyin, gece yarısı, ay ışığı, karanlıkta
time dawn | şafak, sabah, sabahleyin, gün doğumu
time dusk | gün batımı, akşam, akşamüstü, alacakaranlık
time day | gündüz, güneşli, öğlen
weather snow | kar yağışı, kar yağan, kar fırtınası, tipi, karlı
weather rain | yağmur, yağmurlu, fırtına, sağanak, yağmur yağan
weather leaves | düşen yapraklar, sonbahar yaprakları, sonbahar, rüzgarlı
weather petals | kiraz çiçeği, çiçek yaprakları, ilkbahar
weather fog | sis, sisli
weather embers | kıvılcım, kor, kül, lav
weather bubbles | baloncuk, baloncuklar, su altı
weather stars | yıldızlı, yıldızlı gökyüzü
mood cheerful | neşeli, eğlenceli, komik, mutlu, sevimli, şirin, renkli, tatlı
mood calm | sakin, rahatlatıcı, huzurlu, dinlendirici, sessiz, yumuşak, stressiz
mood tense | gergin, heyecanlı, hızlı tempolu, yoğun, tehlikeli, adrenalin
mood spooky | korkutucu, korkulu
mood spooky | korkunç, ürkütücü, korku, perili, karanlık, tüyler ürpertici
mood epic | epik, destansı, kahramanca, efsanevi, macera, savaş, görkemli
mood melancholy | hüzünlü, üzgün, melankolik, yalnız, yalnızlık, nostaljik, özlem
difficulty easy | kolay, basit, çocuklar için, çocuklara, küçük çocuklar için, kızım için, oğlum için, zor olmasın, zor olmayan
difficulty hard | zor, çok zor, zorlu, aşırı zor, imkansız, hardcore
difficulty easy | çok güçlü olmasın, çok zeki olmasın, çok iyi olmasın, zayıf rakip, çok zor olmasın
difficulty hard | güçlü olsun, zorlu olsun, çok güçlü
difficulty easy | yeni başlayanlar, yeni başlayanlar için, acemiler için, çok kolay
difficulty hard | gerçekten zor, zorlayıcı, olabildiğince zor
colour #e53935 | kırmızı, kızıl, al
colour #fb8c00 | turuncu
colour #fdd835 | sarı, altın rengi
colour #43a047 | yeşil
colour #00acc1 | turkuaz, camgöbeği
colour #1e88e5 | mavi, lacivert
colour #8e24aa | mor, eflatun, lila
colour #ec407a | pembe
look warm | sıcak renkler, sıcak tonlar
look pastel | pastel, pastel renkler, yumuşak renkler
look neon | neon, neon ışıklı, fosforlu
look muted | gri, soluk renkler, mat renkler, siyah beyaz
style flat | düz tasarım, minimalist, minimal, çizgi film tarzı, karikatür tarzı
style pixel | piksel, pixel art, piksel sanatı, retro, 8-bit, 8 bit, 16 bit, eski usul
style noir | noir, siyah beyaz, siyah-beyaz, kara film, tek renk
style paper | kağıt, kağıttan, kağıt kesme, origami, kolaj, elle çizilmiş, sulu boya, masal kitabı
theme space | uzay gemisi, samanyolu, güneş sistemi, kara delik, yörünge, marsta
theme ice | kışın, karda, karlar, buzda, buzun, kayak merkezi, uludağ, noel baba, iglo
theme forest | ağaç ev, ağaç evde, kamp alanı, piknik, parkta
theme ocean | boğazda, boğaziçi, liman, iskele, akdeniz, karadeniz, gölde, batık gemi
theme desert | sahra, çölün, kum tepeleri, kaktüs
theme city | izmir, taksim, şantiye, benzinlik, otopark, havalimanı, otogar, karakol, itfaiye, avm, alışveriş merkezi
theme castle | şatoda, topkapı, harabe, antik kent, tapınak, zindan
theme candy | lolipop, pamuk şeker, jelibon, pastane, dondurmacı
theme haunted | korku tüneli, tekinsiz, terk edilmiş fabrika, terk edilmiş hastane, terk edilmiş lunapark
theme farm | ahır, ahırda, kümes, üzüm bağı, bağda, pirinç tarlası, buğday tarlası, yayla, kırsal
theme jungle | amazon, bataklık, mangrov, taş devri
theme beach | antalya, karayipler, kumsal, kumdan kale, havuz, aquapark, ıssız ada
theme volcano | vezüv, etna, krater, lavda
theme garden | balkon çiçekleri, serada, gül bahçesi, çayır, arı kovanı, karınca yuvası
theme kitchen | kantin, yemekhane, meyhane, kıraathane, çay ocağı, kebapçı, dönerci, büfe, mangal
theme school | okul bahçesi, kreş, kreşte, ilkokul, lise, lisede, teneffüs, kampüs, dershane
theme cyberpunk | sunucu odası, sanal gerçeklik, distopik, hologram, gece kulübü, dans pisti
theme sky | kapadokya, himalayalar, alpler, ağrı dağı, machu picchu, dağda, zirve, teleferik, peribacaları, gökte
theme cave | yeraltı şehri, derinkuyu, metro tüneli, katakomp, kanalizasyon, kömür madeni, sığınak
theme toys | atlıkarınca, dönme dolap, hız treni, çarpışan arabalar, tema parkı, bebek evi, şişme kale
theme home | balkon, garaj, merdiven boşluğu, küvet, bodrumda, sehpa, salon masası, şömine, dedemin evi
theme village | kapalıçarşı, kapalı çarşı, semt pazarı, bit pazarı, karnaval, festival, düğün, köyün, şehir kapısı, çıkmaz sokak
theme sports | buz pisti, boks ringi, dojo, güreş, golf sahası, soyunma odası
time night | geceyarısı, zifiri karanlık
time dawn | seher vakti, gün ağarırken, güneş doğarken
time dusk | günbatımı, güneş batarken, ikindi
time day | öğle, öğleden sonra
weather rain | çiseleyen, gök gürültüsü, bardaktan boşanırcasına, fırtınalı
weather snow | kar taneleri, kar yağıyor
weather fog | puslu
weather leaves | dökülen yapraklar
weather petals | kiraz çiçekleri, sakura
weather embers | közler
weather stars | kayan yıldızlar
mood cheerful | gülünç, şen, keyifli
mood calm | sıcacık, dingin
mood tense | nefes kesen, stresli, gerilim, aksiyon dolu
mood spooky | dehşet, kabus, gotik
mood epic | kahramanlık, destan
mood melancholy | duygusal, hasret, kederli
difficulty easy | çok basit, süper kolay, kolay olsun, çocuk oyuncağı, anneannem için, babaannem için, yaşlılar için, minikler için, zor değil
difficulty hard | süper zor, inanılmaz zor, neredeyse imkansız, uzmanlar için, kolay olmasın, çok kolay olmasın
style flat | flat tasarım, vektörel
style pixel | gameboy, game boy, atari tarzı
style noir | sessiz film
style paper | kartondan, karakalem
look pastel | pastel tonlar
`;
