/** Turkish: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
bowl-with-spoon | kase, cacık, yoğurt kasesi, çanak, zerde, haydari, meze, mezeler, çorba tası
carrot | havuçlar, mor havuç
beans | börülce, kuru bakla, kırmızı mercimek, leblebi, yeşil mercimek, nohut tanesi
fish | lüfer, kılıç balığı, palamut balığı, kefal, kalkan balığı, mezgit, barbun, inci kefali, turna balığı, torik, hamsiler, izmarit balığı, balıkçık, dil balığı, tekir balığı, zargana
food | nar, ayva, muşmula, alıç, sumak, ketçap, nar tanesi, kuru incir, karadut, vişne reçelli, iğde, hurma kurusu, kayısı çekirdeği, pestil rulosu, iftarlık, kumanya, azık, çemen, çörek otu
food | baharatlar, irmik, nişasta, kabartma tozu, nar ekşisi, salçalı makarna
cherries | kızılcık, vişneler, kızılcıklar
cup-with-straw | demirhindi, turşu suyu, kola, vişne suyu, şalgam suyu, nar suyu, komposto, kızılcık şerbeti, smoothie, milkşeyk
jar | salça, turşu kavanozu, reçel kavanozu, salça kavanozu, turşu küpü, vişne reçeli, çilek reçeli, gül reçeli, tahin, konserve kavanozu
animal | firavun faresi, su samuru yavrusu, yarasa balığı, deniz patlıcanı, balina yavrusu, samur, tapir, lemur, ahtapot yavrusu, evcil hayvan, çiftlik hayvanı
plant | sarmaşık, bağ kütüğü, pamuk çiçeği, tütün yaprağı, ayrık otu, deve dikeni, kamış, saz kamışı, hasır otu, aloe vera, kauçuk bitkisi, çay bitkisi, pirinç fidesi, pancar yaprağı
plant | ökse otu, zambak soğanı, lale soğanı, fesleğen saksısı, hanımeli
hibiscus | begonvil
blossom | şakayık, begonya, hercai menekşe, sümbül çiçeği, kadife çiçeği, gelincik çiçeği, açelya, ortanca, küpe çiçeği, cam güzeli, papatyalar, nilüfer çiçeği, gardenya, kır çiçeği
blossom | kır çiçekleri, erik çiçeği, petunya, frezya
sheaf-of-rice | çavdar, buğday başağı, başaklar, ekinler, saman yığını, çeltik, buğday demeti, ot balyası
soldier | binbaşı, mehmetçik, asker abi, mehmetçikler, jandarmalar, komando, komandolar, bordo bereli, bordo bereliler, onbaşı, üsteğmen, mareşal, başkomutan, yeniçeriler, akıncılar, sipahi
soldier | sipahiler, piyade, nöbetçi asker, keskin nişancı, topçu asker, kuvayi milliyeci, izci komutanı, paralı asker, astsubay, subay, azap askeri, kore gazisi
person-wrestling | pehlivan, pehlivanlar, güreşçi, yağlı güreşçi, başpehlivan, güreşçiler
person | kapıcı, davetli, davetliler, sokak sanatçısı, mahalleli, apartman görevlisi, site yöneticisi, yönetici, hoca efendi, semazen, zeybek, hacivat, karagöz, nasreddin hoca, keloğlan
person | ortaoyuncu, kavuklu, pişekar, halk ozanı, meddah, mevlevi, muhtar, kaymakam, zurnacı, klarnetçi, bağlamacı, sazende, udi, ip cambazı, falcı kadın, kahya, şehzade, harem ağası
person | yörük, ameleler, hamal, hamallar, arzuhalci, emlakçı, muhasebeci, veznedar, genel müdür, müteahhit, mimar, stajyer, kampçı, seyirciler, çizgi hakemi, amigo, dolandırıcı, zorba
person | ev sahibi, ev sahibi teyze
old-woman | anneannem, babaannem, ninem, ninecik, anneannemler, cicianne, haminne, büyükannem, yaşlı teyze, nineciğim, ninelerimiz, hala nine, kaynanam, kayınvalidem
old-man | dedem, dedeciğim, büyükbabam, kayınpederim, ihtiyar amca, aksakal, yaşlı amca, ak sakallı dede, emekli amca, büyük dede, dedecik
woman | halam, yengem, ablam, baldızım, görümcem, elti, eltim, gelin hanım, hanım teyze, annecik, anacığım, ev hanımı, ev kadını, komşu teyze, kuzinim, ablacığım, üvey annem, bayan komşu
man | eniştem, abim, ağabeyim, bacanak, bacanağım, kayınço, babacım, üvey babam, komşu amca, amcaoğlu, amcacığım, bey amca, eniştemiz, müdür bey, muhtar amca, abicim, kankam, kankalar
boy | yeğenim, oğlumuz, velet, oğlancık, izciler, yaramaz çocuk, sünnet çocuğu, erkek kardeşim, küçük kardeşim
girl | kızımız, kız kardeşim, prenses kızım, izci kız, köylü kızı
baby | bebiş, bebeğim, bebişim, bebecik, yenidoğan, ikiz bebekler, ikizler bebek, minik bebek
child | torunum, torunlarım, yumurcak, bıdık, evladım, yavrum, sınıf arkadaşı, kreş çocuğu, ikiz, üçüzler, anaokulu çocuğu, komşu çocuğu, sokak çocuğu
person-with-crown | hünkar, padişahımız, valide sultan
princess | hanım sultan, sultan kız, prensesim
prince | şehzadem, prensim
person-wearing-turban | kavuklu adam, sarıklı adam, sarıklı hoca
singer | türkücü, ses sanatçısı, solist, arabeskçi, rapçi, popçu, korist, şarkıcı kız, assolist
woman-dancing | halay başı kadın, oryantal, köçek
man-dancing | halaycı, halay başı, horoncu, zeybek oyuncusu, halk oyuncusu, folklorcu
ballet-shoes | bale pabucu
cook | aşçıbaşı, ahçı, lokantacı, köfteci, lahmacuncu, kokoreççi, ciğerci, börekçi, çiğköfteci, tantunici, pilavcı, midyeci, gözlemeci, çorbacı, usta aşçı, balık ekmekçi, dondurmacı amca
cook | kumpirci, kestaneci, mısırcı
baker | baklavacı, tatlıcı, börekçi abla, simitçi amca
butcher | sakatatçı, kasap amca, şarküterici
shopkeeper | bakkal amca, manav amca, tuhafiyeci, züccaciyeci, hırdavatçı, nalbur, kuruyemişçi, kırtasiyeci, tekelci, bayi, büfeci, pazarcı, pazarcılar, pazarcı teyze, antikacı, eskici
shopkeeper | sahaf, sarraf, halıcı, turşucu, balıkçı esnafı, yufkacı, şekerci, lokumcu, kahveci, mandıracı, sucu, tüpçü, hurdacı, macuncu, şıracı, bozacı, şerbetçi
waiter | çaycı, ocakçı, çaycı abi, servis elemanı, kahvehaneci
bartender | meyhaneci
tailor | modist, yorgancı, terzi teyze
carpenter | doğramacı, oymacı, mobilyacı, ahşap ustası
blacksmith | bakırcı, bıçakçı, kılıç ustası, semerci, tenekeci, kazancı usta
construction-worker | amele, inşaatçı, sıvacı, fayansçı, badanacı, vinç operatörü, vinççi, kepçe operatörü, kepçeci, dozer operatörü, makasçı, demiryolcu, kalıpçı, betoncu, iskeleci
construction-worker | mozaikçi, taşeron, yol işçisi, ray işçisi, belediye işçisi, kaldırımcı
bricklayer | duvarcı ustası, taş ustası, taşçı
mechanic | oto tamircisi, kaportacı, lastikçi, motorcu usta, tornacı, oto elektrikçi, egzozcu, bisiklet tamircisi, sanayi ustası
plumber | su tesisatçısı, kaloriferci
electrician | elektrik ustası, klimacı, televizyon tamircisi
cleaner | çöpçüler, temizlikçi teyze, hademe, müstahdem, gündelikçi, lağımcı, camcı temizlikçi, temizlik görevlisi, kat görevlisi, bacacı, sokak süpürücüsü
farmer | rençber, ırgat, ırgatlar, tarım işçisi, zeytinci, çay toplayıcısı, fındık toplayıcısı, pamuk işçisi, marabalar, çiftçi amca, çiftçi teyze, köylü kadın, köylü amca, hasatçı
farmer | değirmenci
shepherd | sığırtmaç, çobanlar, çoban çocuk, celep
gardener | bostancı, fidancı, bağban, peyzajcı
beekeeper | balcı, arıcı dede
fisherman | balıkçı amca, trolcü, dalyancı, kayıkçı balıkçı, amatör balıkçı
sailor | gemici, miço, tayfalar, leventler, kayıkçı, mürettebat, denizciler, güverteci
captain | gemi kaptanı, reis kaptan, kaptan amca, kaptanıderya
driver | dolmuş şoförü, minibüsçü, tırcı, muavin, faytoncu, vatman, servis şoförü, sürücü kursu hocası, kaptan şoför, paletli sürücüsü, ralli pilotu, kurye şoför
messenger | motokurye, moto kurye, paketçi, kargocu, kargo görevlisi, siparişçi, tellal, pizzacı kurye
postman | ptt memuru, postacı amca
knight | cengaver, alperen, bahadır, zırhlı şövalye, haçlı, haçlı askeri, süvari, atlı süvari, batur
archer | kemankeş, zemberekçi, atlı okçu
guard | mahalle bekçisi, güvenlik görevlisi, korucu, bekçi amca, koruma görevlisi, bodyguard, zabıta nöbetçisi, saray muhafızı, müze bekçisi
police-officer | polis abi, trafik memuru, zabıtalar, polis amca, çevik kuvvet, özel harekat, yunus polis, amirim, başkomiser
detective | hafiye, özel dedektif, sivil polis, gizli ajan
firefighter | itfaiye eri, itfaiyeciler, itfaiyeci abi, tulumbacı, tulumbacılar
health-worker | doktor amca, doktor teyze, hemşire abla, ambulans görevlisi, hastabakıcı, aile hekimi, sıhhiyeci, iğneci, sınıkçı, çıkıkçı, fizyoterapist, lokman hekim, diyetisyen, paramedik
health-worker | laborant
dentist | diş doktoru
vet | hayvan doktoru
pharmacist | eczacı kalfası
patient | hastalar, hasta adam, yatan hasta
teacher | öğretmenim, sınıf öğretmeni, anaokulu öğretmeni, beden hocası, matematik hocası, müdür yardımcısı, okul müdürü, rehber öğretmen, kreş öğretmeni, ana sınıfı öğretmeni, öğretmenimiz
teacher | profesör
student | talebe, talebeler, üniversiteli, liseli, ilkokul öğrencisi, mezun
librarian | kütüphane memuru
scientist | bilimci, kimyager, mucit, kaşif mucit, çılgın profesör, deli profesör, arkeolog
office-worker | devlet memuru, büro elemanı, sigortacı, beyaz yakalı, ofisboy, plaza çalışanı
technologist | programcı, kodcu, oyun geliştirici, hekır
lawyer | avukatım
judge | yargıç, hakim bey
cashier | kasiyer kız, kasadar
babysitter | çocuk bakıcısı, sütnine, mürebbiye, bakıcı abla
coach | teknik direktör, çalıştırıcı, koç hoca
lifeguard | cankurtaran görevlisi, plaj cankurtaranı
pilot | uçak kaptanı, savaş pilotu
man-getting-haircut | berber müşterisi
person-getting-haircut | erkek berberi, kuaför abla, mahalle berberi
photographer | şipşakçı, foto muhabiri
journalist | haber sunucusu
actor | tiyatrocu, dublör, başrol oyuncusu, karagözcü
clown-face | ibiş
artist | çizer, hattat, ebrucu, karikatürist, sokak ressamı
person-lifting-weights | halterci, vücutçu
person-swimming | yüzücüler, su sporcusu
person-running | maratoncu
horse-racing | jokey, ciritçi, binici, atlı, atlılar
woman-with-headscarf | başörtülü kadın, yazmalı teyze, şalvarlı teyze, türbanlı kadın, yazmalı kadın, türbanlı
person-with-veil | gelin kız, gelinim, telli gelin
person-in-tuxedo | damat bey, sağdıç, damat adayı
pirate | deniz haydudu, deniz korsanı, korsan kaptan
hunter | kuş avcısı, define avcısı, hazine avcısı
miner | maden işçisi, kömürcü, lağımcı asker, maden emekçisi
potter | seramikçi, çinici, testici
factory-worker | tekstil işçisi, dokumacı kız, bantçı, işçi kız
cowboy | at hırsızı kovboy
man-mage | büyücü dede, müneccim, illüzyonist, üfürükçü
woman-mage | cadı kadın, cadaloz
man-genie | ifrit, alaaddin cini
ogre | dev anası, gulyabaniler, tepegöz canavar, öcüler, dev adam
cyclops | tek gözlü dev
creature | karakoncolos, karabasanlar, albastı, alkarısı, hortlak kuş, canavarcık, canavarlar, yaratıklar, van gölü canavarı, cüce canavar, mahluk, mahlukat, böcüş
phoenix-bird | simurg, zümrüdü anka
dragon | evren ejderi, ejderhacık
person-fairy | peri kızı, su perisi, orman perisi, iyilik perisi
person-zombie | yaşayan ölü, kefenli
ghost | kara hayalet, gölge hayalet
person-vampire | kan emici, kazıklı voyvoda
skeleton | iskelet asker
demon | zebani, zebaniler
golem | taş dev, kaya devi, taş adam
dwarf | yedi cüceler, cüceler
pot-of-food | etli nohut, taze fasulye, imambayıldı, karnıyarık, menemen, bamya yemeği, keşkek, aşure, musakka, patlıcan musakka, kapuska, etli güveç, tas kebabı, ıspanak yemeği
pot-of-food | tencere yemeği, sulu yemek, yahni, orman kebabı, çömlek kebabı, testi kebabı, ev yemeği, zeytinyağlı, pırasa yemeği
steaming-bowl | tarhana çorbası, ezogelin, ezogelin çorbası, işkembe çorbası, yayla çorbası, domates çorbası, kelle paça, tavuk suyu çorba, şehriye çorbası, çorba kasesi, paça çorbası
steaming-bowl | düğün çorbası, beyran
cooked-rice | bulgur pilavı, nohutlu pilav, pirinç pilavı, tavuklu pilav, iç pilav, perde pilavı, bulgur
stuffed-flatbread | tavuk döner, et döner, iskender, iskender kebap, kokoreç, ciğer dürüm, döner dürüm, pide döner, tombik döner, çiğ köfte dürüm, köfte ekmek, balık ekmek, sucuk ekmek
stuffed-flatbread | yarım ekmek, kebap dürüm, adana dürüm, şırdan, ıslak hamburger dürüm
oden | tavuk şiş, adana kebap, urfa kebap, cağ kebabı, ciğer şiş, beyti
flatbread | lavaş, bazlama, katmer, tandır ekmeği, kıymalı pide, kaşarlı pide, saç böreği, bazlamaç, fetir, tırnaklı pide, çi börek, kete, şebit
bagel | kandil simidi, ay simidi, sokak simidi, tuzlu simit
pretzel | tahinli çörek, paskalya çöreği
pie | kol böreği, ıspanaklı börek, peynirli börek, laz böreği, boyoz, tepsi böreği, kürt böreği, kıymalı börek, künefe, şöbiyet, havuç dilimi baklava, burma kadayıf, tel kadayıf
pie | ekmek kadayıfı, katmer tatlısı
dumpling | kayseri mantısı, hıngel, yaprak sarma, yaprak sarması, biber dolması, lahana sarması, midye dolma, kuru dolma, etli sarma
meat-on-bone | kuzu pirzola, kuzu but, kuzu tandır, büryan, kuzu çevirme, incik, kuzu incik, kurban eti
cut-of-meat | kıyma, kuşbaşı, kuşbaşı et, ciğer, antrikot
bacon | füme et
hot-dog | sucuklu tost, kangal sucuk
sandwich | kaşarlı tost, kumru sandviç, ayvalık tostu, karışık tost, tostlar, peynirli tost
falafel | kuru köfte, ızgara köfte, tekirdağ köftesi, inegöl köfte, mercimek köftesi, nohut köftesi
bread | somun, tam buğday ekmeği, kepek ekmeği, köy ekmeği, ekmek dilimi, bayat ekmek, tost ekmeği, mısır ekmeği, ekşi mayalı ekmek, francala, trabzon ekmeği
cookie | un kurabiyesi, şekerpare, acıbadem kurabiyesi, petibör, bayram kurabiyesi, kalburabastı, çatal kurabiye, tahinli kurabiye, kavala kurabiyesi, kandil çöreği
doughnut | lokma tatlısı, lokmalar, halka tatlısı, tulumba, tulumba tatlısı, hanım göbeği, berliner, sokak lokması, izmir lokması
candy | bayram şekeri, akide şekeri, macun şekeri, badem şekeri, nane şekeri, bonbon, cezerye, karamel şeker, horoz şekeri, pestil, köme, tahin helvası, un helvası, irmik helvası
candy | şeker parçası, fındıklı lokum, leblebi şekeri, cevizli sucuk, marshmallow, damla sakızı
lollipop | elma şekeri, macun çubuğu, horoz lolipop, topitop
custard | keşkül, güllaç, krem şokola, supangle, tavukgöğsü, fırın sütlaç, puding, profiterol, trileçe
shortcake | kadayıf, cheesecake, kek dilimi
cupcake | top kek, sufle, mini kek
birthday-cake | mumlu pasta, pasta mumu, düğün pastası
soft-ice-cream | maraş dondurması, külahta dondurma, dondurma külahı, kornet, dondurma topu
shaved-ice | karsambaç, karlı şerbet, buzlaş
hot-beverage | türk kahvesi, çay bardağı, ince belli bardak, ince belli, sahlep, salep, bardak çay, sıcak çay, demli çay, kahve fincanı, ıhlamur çayı, oralet, cezve, kahve falı, sütlü kahve
hot-beverage | menengiç kahvesi
teapot | çay demliği, çaydanlıklar, bakır ibrik, su ibriği
glass-of-milk | köpüklü ayran, bir bardak süt
tumbler-glass | su bardağı, rakı bardağı, rakı, rakı kadehi, bir bardak su
clinking-glasses | kadeh, kadehler
cheese-wedge | kaşar peyniri, tulum peyniri, ezine peyniri, dil peyniri, otlu peynir, çökelek, kaşar dilimi, çeçil, örgü peyniri, rokfor
butter | tereyağ
honey-pot | bal küpü, süzme bal, petek bal, çam balı, bal çanağı, tahin pekmez, anzer balı, arı balı
beehive | petek, arı peteği
amphora | çömlek, toprak küp, su testisi, küpler, toprak testi, şarap küpü, güveç kabı
canned-food | ton balığı konservesi, sardalya konservesi
green-salad | çoban salatası, mevsim salata, piyaz, gavurdağı salatası
leafy-green | tere, kara lahana, kıvırcık marul, asma yaprağı, kereviz sapı, göbek marul
herb | dereotu, fesleğen, reyhan, biberiye, adaçayı, çemen otu, taze nane, nane yaprağı, defne yaprağı, melisa, madımak, ısırganotu
hot-pepper | sivri biber, isot, kuru biber, jalapeno, köz biber, biber, urfa biberi, arnavut biberi, süs biberi
bell-pepper | dolmalık biber, kapya biber, çarliston, çarliston biber
eggplant | kemer patlıcan, bostan patlıcanı, köz patlıcan
cucumber | acur, salatalık turşusu
potato | kumpir, yerelması, közde patates
onion | kuru soğan, arpacık soğan, taze soğan, mor soğan, soğan halkası
garlic | sarmısak, diş sarımsak, baş sarımsak, taşköprü sarımsağı
turnip | kırmızı turp, şalgam turpu, beyaz turp, bayır turpu
pea-pod | taze bakla, bezelye tanesi
ear-of-corn | közde mısır, haşlanmış mısır, süt mısır, bardakta mısır
popcorn | cin mısırı
peanuts | fıstık, kuruyemiş, fındık fıstık, tuzlu fıstık, şamfıstığı, şam fıstığı, kaju
chestnut | ceviz içi, kestane kebap, kestane şekeri, iç fındık, karadeniz fındığı
sunflower | ayçiçekleri
seedling | ayçekirdeği, kabak çekirdeği, fide, fidan, ay çekirdeği, çitlek, çiğdem çekirdek, domates fidesi, fidecik, buğday tohumu, fidanlar
peach | zerdali reçeli, malatya kayısısı
green-apple | can eriği, papaz eriği, yeşil erik, mürdüm eriği, amasya elması yeşil, ekşi elma
red-apple | amasya elması, kurtlu elma, zehirli elma
grapes | salkım, üzüm salkımı, bağ üzümü, çekirdeksiz üzüm, siyah üzüm
melon | kırkağaç kavunu, kelek kavun
watermelon | diyarbakır karpuzu, karpuz dilimi, karpuzlar
strawberry | dağ çileği, çilekler
blueberries | karadut tanesi, frenk üzümü, böğürtlenler, dut tanesi
tangerine | portakal, turunç, satsuma, bodrum mandalinası, kan portakalı, bergamot, cennet hurması
olive | siyah zeytin, yeşil zeytin, zeytin tanesi, zeytinler, gemlik zeytini
glass-bottle | zeytinyağı, zeytinyağı şişesi, gazoz şişesi, kolonya şişesi, limon kolonyası, esans, gül suyu, süt şişesi, mürekkep şişesi, sirke şişesi, parfüm şişesi
plastic-bottle | damacana, matara, su matarası, bidon, su damacanası, boş pet şişe, kola şişesi, biberon şişe
sugar-cube | şekerlik
salt | karabiberlik, biberlik, sofra tuzu
egg | haşlanmış yumurta, köy yumurtası, bıldırcın yumurtası
cooking | sahanda yumurta, kaygana, çılbır, sucuklu yumurta, mıhlama, kuymak, sahan, yumurtalı ekmek
spaghetti | kelebek makarna, noodle, burgu makarna, şehriye
french-fries | kızarmış patates, çıtır patates, kumpir kızartma
poultry-leg | baget tavuk, tavuk kanadı, tavuk budu, ızgara tavuk, piliç çevirme, hindi budu
blowfish | kirpi balığı
tropical-fish | palyaço balığı, lepistes, beta balığı, akvaryum balığı, melek balığı, süs balığı
oyster | inci midyesi
fork-and-knife-with-plate | sofra, iftar sofrası, iftar, sahur, servis tabağı, kahvaltı tabağı, serpme kahvaltı, yer sofrası, kahvaltı sofrası, sahur sofrası, bayram sofrası
fork-and-knife | çatal bıçak
spoon | tahta kaşık, çorba kaşığı, tatlı kaşığı, yemek kaşığı
ladle | kepçe kaşık, çorba kepçesi, servis kaşığı, delikli kepçe
rolling-pin | oklavalar
tray | çay tepsisi, fırın tepsisi, bakır sini, baklava tepsisi, simit tepsisi, bakır tepsi, kahve tepsisi
cauldron | bakır kazan, cadı kazanı, kara kazan, aşure kazanı
shallow-pan-of-food | sac kavurma, saç tava, sahan yemeği, yanmaz tava, döküm tava, bakır tencere, paella
object | cezve takımı, havaneli, dibek, elek, kalbur, tel süzgeç, limon sıkacağı, sofra bezi, bulaşık teli, mangal maşası, saç ayağı, kahve değirmeni, el değirmeni, nihale, amerikan servis
object | kürdanlık, bulaşık telliği, fırça sapı, şişe açacağı, ceviz kıracağı, fındık kıran, merdane makinesi, nargile, kibrit kutusu, kibrit çöpü, ağızlık, tespih püskülü, semaver kömürü
object | odun kömürü, soba borusu, bakraç, helke, tokmak, törpü, zımpara kağıdı, rende makinesi, şakul, çimento torbası, çimento, harç, alçı, iskele kalası, demir çubuk, inşaat demiri
object | matkap ucu, dübel, kilit dili, zincir halkası, ip yumağı, sicim, urgan, ip atlama ipi, çember, bilyeler, gülle bilye, beş taş, beştaş, sapan taşı, uçurtma kuyruğu, aşık kemiği
object | tombala, tombala kartı, okey taşı, okey taşları, ıstaka, tavla pulu, karagöz kuklası, gölge kuklası, kudüm, kanun sazı, davul tokmağı, rahle, kandil mumu, mevlit şekeri
object | sünnet kıyafeti, sünnet asası, kına tepsisi, kına, çeyiz sandığı, gelin arabası süsü, bayram harçlığı, muska, üzerlik, kurşun dökme, hamam tası, kese lifi, peştamal, ponza taşı
object | salıncak beşik, mama sandalyesi, oturak, lazımlık, yürüteç, el terazisi, dirgen, düven, boyunduruk, semer, eyer, at nalı, üzengi, yular, heybe, küfe, kasnak, öreke, kirman, çıkrık
object | nakış kasnağı, dantel, çeyizlik dantel, düğme kutusu, çıtçıt, kopça, tığ, örgü şişi, saç tokası, toka, bigudi, saç bandı, allık, pudra, far paleti, takma kirpik, tırnak makası
object | saç jölesi, tıraş köpüğü, tıraş makinesi, şarj kablosu, powerbank, kulaklık kılıfı, telefon kılıfı, selfie çubuğu, su sayacı, elektrik sayacı, anten, çanak anten, zımba teli
object | dosya poşeti, cetvel takımı, pergel, beslenme çantası, resim defteri, suluboya, parmak boyası, elişi kağıdı, fon kartonu, karatahta, tahta kalemi, tahta silgisi, takdir belgesi
object | okul zili, levha, bayrak direği, flama, pankart, afiş, kartvizit, davetiye, tebrik kartı, kartpostal, kumbara, altın kesesi, çeyrek altın, cumhuriyet altını, burma bilezik, küpeler
object | inci kolye, halhal, alyans kutusu, mücevher kutusu, taç toka, kol düğmesi, tesbih, boncuk, boncuklar, köstek, palaska, apolet, rozet, rütbe, madalyon, hançer kını, gürz, topuz
object | mancınık taşı, balta sapı, zırh, koçbaşı, yatağan, mızrak ucu, barut fıçısı, barut, gülle sandığı, mehter takımı, çöp torbası, naylon poşet, vileda, faraş, cam bezi, lif sünger
object | oda spreyi, tuvalet fırçası, tuvalet kağıtlığı, küvet tıkacı, havluluk, sabunluk, duş başlığı, fön fırçası, çamaşır sepeti, ütü masası, askılık, vestiyer, terlik rafı, stor perde
object | tül, perde kornişi, gece lambası, masa lambası, çerçeve, biblo, zigon, yastık kılıfı, yatak örtüsü, paspas kapı, kapı kolu, diyafon, posta kutusu anahtarı, şofben, kombi
object | petek kalorifer, radyatör, aspiratör, davlumbaz, süzgeç tel, hortum başlığı, böcek ilacı, fare zehri, arı tütsüsü
stove | ocak gözü, kuzine, odun sobası, tüplü ocak, ocak tüpü, ankastre fırın, mutfak tüpü, kömür sobası, taş fırın, tandır, piknik tüpü, doğalgaz sobası, setüstü ocak, elektrik sobası
stove | katalitik soba
clothes-peg | tahta mandal
axe | nacak, tahra, satır, baltalar
shovel | bel kürek, kar küreği, kum küreği
pick | kazmalar, el çapası
hammer | çivi çekici, tahta çekiç, ağaç tokmak
screw | raptiye çivi, vidalar, çiviler, paslı çivi, vida somunu
nut-and-bolt | somun cıvata, cıvata somun, saplama
wrench | kurbağacık, kerpeten, lokma anahtar, boru anahtarı, yıldız anahtar, karga burun, bijon anahtarı
drill | darbeli matkap, şarjlı matkap, hilti, kırıcı matkap
carpentry-saw | el testeresi, dekupaj, motorlu testere, kıl testere, demir testeresi
toolbox | avadanlık, tamir çantası
clamp | işkence mengene
paintbrush | resim fırçası, badana fırçası, boya rulosu
construction | inşaat alanı bariyeri, dubalar
traffic-cone | duba, trafik dubası
building-construction | kule vinç, inşaat vinci, iskele inşaat, şantiye vinci
brick | briket, kerpiç, ateş tuğlası, kerpiç tuğla
tile | parke taşı, kaldırım taşı, çini karo, mozaik taş, kilit taşı
roof-tile | oluklu kiremit
long-drum | ramazan davulu, asma davul, dümbelek
drum | bateri, def, zilli tef, trampetler
violin | kabak kemane, karadeniz kemençesi, rebap, klasik kemençe
guitar | cura, tambur, elektro gitar, cümbüş, bas gitar, divan sazı, elektro bağlama, bağlamalar, kopuz
flute | mey, düdük kaval, çifte kaval, çoban kavalı
accordion | garmon
maracas | çalpara
musical-keyboard | kuyruklu piyano, melodika
trumpet | korno
whistle | hakem düdüğü, polis düdüğü, düdükler
bell | zil sesi çanı, inek çanı, koyun çanı, çıngırak çan, kapı çanı
prayer-beads | kehribar tespih, oltu taşı tespih, tesbihler
nazar-amulet | nazar boncuğu, mavi boncuk, nazar boncukları, cam nazarlık
hamsa | fatma ana eli, fatmanın eli
billed-cap | sekiz köşe kasket, beyzbol şapkası
top-hat | fötr şapka, külah şapka, melon şapka, kalpak
womans-hat | hasır şapkalar
scarf | yemeni, oyalı yazma, puşi, tülbent, poşu, kaşkol, yün atkı
coat | kaftan, cepken, cübbe, pardösü, trençkot, deri ceket, yün yelek
t-shirt | atlet fanila, fanila, milli forma, okul forması
dress | bindallı, entari, fistan, üç etek, abiye, kına elbisesi
jeans | şalvar, kot pantolon, potur, eşofman altı, tulum pantolon
socks | yün çorap, patik, çorap teki, delik çorap, kokulu çorap, yün patik, tek çorap
mans-shoe | çarık, yemeni ayakkabı, çarıklar, iskarpin, mes
flat-shoe | babet, ev ayakkabısı
clog | nalınlar, sabo
thong-sandal | anne terliği, plastik terlik, annemin terliği, ev terliği, uçan terlik, tuvalet terliği
womans-boot | körüklü çizme, lastik çizme, kar botu
running-shoe | kramponlar
martial-arts-uniform | kispet, judo kıyafeti, karate kıyafeti
gloves | yün eldiven, bulaşık eldiveni, fırın eldiveni
handbag | kol çantası, anne çantası, omuz çantası
shopping-bags | pazar filesi, alışveriş poşeti, bez çanta, market poşeti, pazar torbası
shopping-cart | pazar arabası, market arabası
backpack | asker çantası
luggage | tahta bavul, seyahat çantası, tekerlekli bavul, asker bavulu
sack | kum torbası çuvalı, patates çuvalı, buğday çuvalı, heybe çuval, pirinç çuvalı
basket | hasır sepet, pazar sepeti, ekmek sepeti, meyve sepeti, üzüm sepeti, piknik sepeti, bakkal sepeti
crate | meyve kasası, domates kasası, mandalina kasası, portakal kasası, sebze kasası
barrel | fıçı, turşu fıçısı, şarap fıçısı, barut varili
bucket | su kovası, leğen, plastik leğen, çamaşır leğeni, kar kovası, kum kovası, süt kovası, bakraç kova
broom | çalı süpürgesi, ot süpürgesi, cadı süpürgesi
vacuum-cleaner | süpürge robotu, robot süpürge, şarjlı süpürge
carpet | kilim halı, seccade halı, el dokuması halı, halılar, hereke halısı, yolluk
iron | kömürlü ütü, buharlı ütü
washboard | çamaşır tokacı, tokaç
pillow | kırlent, bebek yastığı
bed | karyola, ranza, yer yatağı, hasta yatağı, bebek karyolası, somya
couch-and-lamp | çekyat, koltuk takımı, divan kanepe, l koltuk, köşe koltuk
chair | iskemle, plastik sandalye, müdür koltuğu, tahta tabure, tabureler, şezlong, oyun sandalyesi, hasır tabure
seat | makam koltuğu, masaj koltuğu, uçak koltuğu
table | yer sofrası masası, sofra masası, çalışma masası, orta sehpa, mutfak masası, yer masası
wardrobe | elbise dolabı, yüklük, vestiyer dolabı, soyunma dolabı
drawer | komodin, çekmeceler, şifoniyer
fridge | derin dondurucu, mini buzdolabı, buzluk, dipfriz
toaster | ekmek kızartma makinesi, tost makinası
blender | mikser, rondo, blendır, mutfak robotu, narenciye sıkacağı, katı meyve sıkacağı
tap | çeşme musluğu, batarya musluk
fountain | sebil, şadırvan, sokak çeşmesi, süs havuzu
well | su kuyusu, çıkrıklı kuyu, artezyen
toilet | alaturka tuvalet, hela, tuvalet taşı, alafranga tuvalet, klozet kapağı
pile-of-poo | kakalar, dışkı, gübre, kuş pisliği, kuş kakası, at pisliği, tezek, kedi kakası, köpek kakası, kaka emojisi, inek pisliği, bebek kakası, kakacık
dog | kangal köpeği, sivas kangalı, akbaş, sokak köpeği, kuçu kuçu, kuçu, av köpeği, köpecik, köpüş, çomar, kurt köpeği, golden köpek, havhav, hav hav, barınak köpeği, buldog
poodle | süs köpeği, fino, fino köpeği
cat | pisi pisi, van kedisi, ankara kedisi, tekir kedi, sarman, sarman kedi, minnoş, kediş, pisicik, siyam kedisi, iran kedisi, kedoş, pisipisi, kedicikler
black-cat | siyah kedi
ewe | kuzucuk, kuzular, mee, merinos, kurbanlık, kurbanlık koyun, akkaraman, toklu, koyuncuk, meleyen kuzu
ram | kurbanlık koç, koçlar, kınalı koç
goat | teke, tiftik keçisi, ankara keçisi, çebiç, keçicik, oğlaklar
cow | sarıkız inek, süt ineği, mööö, inekcik, möö
ox | tosun, kurbanlık dana, kurbanlık boğa, öküzler, azgın boğa
cow-face | danalar, buzağılar
water-buffalo | camız, kömüş, su mandası
horse | küheylan, kır at, doru at, arap atı, taycık, yağız at, kırat, yarış atı
donkey | sıpa, eşşek, sıpalar, eşekcik, eşekler
camel | tülü, deve yavrusu, köşek
chicken | gıdı gıdı, gıdak, yarka, kümes hayvanı, köy tavuğu, kuluçka tavuğu, ligorin
rooster | denizli horozu, çil horoz, dövüş horozu
baby-chick | cücük, palaz, kuş yavrusu, yavru kuş
turkey | gulu gulu, hindiler, culuk
goose | kazlar, palaz kaz
duck | vak vak, ördekcik, yavru ördek, yeşilbaş ördek, vakvak
bird | saka kuşu, karabatak, arı kuşu, kınalı keklik, yelkovan kuşu, kuşçuk, iskete, florya, çalı kuşu, kelaynak, kuşcağız, telli turna, leylekler, toy kuşu, angut, kivi kuşu
dove | kumru, posta güvercini, taklacı güvercin, beyaz güvercin, üveyik, kumrular
blackbird | kuzgun
eagle | kara kartal, çift başlı kartal, akbabalar
owl | puhu, puhu kuşu
parrot | sultan papağanı, cennet papağanı, jako
hamster | gine domuzu, ginepig, hemster
mouse | tarla faresi, farecik, fare yavrusu
rat | lağım faresi, keme, fındık sıçanı
mole | köstebekler, kör fare, kör köstebek
anthill | köstebek yuvası, köstebek tepesi, karınca tepesi, toprak yığını köstebek
chipmunk | yer sincabı, gelengi, tarla sincabı, sincaplar
raccoon | rakunlar
badger | porsuklar
skunk | kokarcalar
hedgehog | kirpicik, oklu kirpi, kirpiler
wolf | bozkurt, kurtlar
fox | tilkicik, çöl tilkisi, tilkiler
bear | ayıcık, yavru ayı
boar | domuz yaban, yaban domuzları
deer | ala geyik, ceylanlar, geyikler
leopard | anadolu parsı
lizard | kertenkeleler
turtle | caretta, caretta caretta, su kaplumbağası, tosbik, tosba, tospağa
frog | kurbağalar, vırak, vırvır kurbağa
snake | su yılanı, engerek yılanı, yılancık
honeybee | arıcık, vızvız, işçi arı, bombus arısı, ana arı
ant | ateş karıncası, kraliçe karınca, kırmızı karınca, karıncalar
lady-beetle | gelin böceği, uç uç böceği, uçuç böceği
beetle | geyik böceği, mayıs böceği, hamam böceği kara, gergedan böceği, gübre böceği
cockroach | kalorifer böceği, karafatma
bug | ipekböceği, kırkayak, tespih böceği, bitler, tahta kurusu, danaburnu, böcük
cricket | cırcırböceği
fly | at sineği, meyve sineği
butterfly | pervane böceği, kız böceği, helikopter böceği
worm | kurtçuk, solucanlar, toprak solucanı
spider | tarantula, kara dul, örümcekler
snail | salyangozlar
crab | pavurya, yengeçler, mavi yengeç
shrimp | jumbo karides
lobster | böcek ıstakoz
squid | sübye, supya
shark | camgöz
seal | akdeniz foku, foklar, fok balığı
starfish | deniz yıldızı
deciduous-tree | çınar ağacı, kavak ağacı, salkım söğüt, ceviz ağacı, incir ağacı, kestane ağacı, gürgen, erguvan, erguvan ağacı, nar ağacı, kayısı ağacı, fındık ağacı, dilek ağacı
deciduous-tree | zeytin fidanı, kayın ağacı, meyve ağacı, karaağaç
evergreen-tree | sedir ağacı, ardıç ağacı, fıstık çamı, karaçam, servi ağacı
palm-tree | muz ağacı
tulip | istanbul lalesi, ters lale, laleler
lotus | su zambağı
rose | ısparta gülü, kuşburnu, gül goncası, güller, kırmızı gül
potted-plant | saksı çiçeği, kaktüs saksısı, deve tabanı, paşa kılıcı, salon bitkisi
cactus | dikenli incir, frenk inciri, atlas çiçeği
mushroom | zehirli mantar, şapkalı mantar, mantarlar
brown-mushroom | kestane mantarı, kültür mantarı, kuzugöbeği, kuzu göbeği, kanlıca mantarı, istiridye mantarı
minibus | servis minibüsü, servis aracı, panelvan
bus | halk otobüsü, belediye otobüsü, metrobüs, körüklü otobüs, çift katlı otobüs, şehirlerarası otobüs, tur otobüsü, otobüsler, metrobüsler
taxi | sarı taksi, ticari taksi, taksiler, korsan taksi
automobile | hurda araba, gelin arabası, elektrikli araba, makam aracı, vosvos, tosbağa araba, kaplumbağa araba, klasik araba, arabacık, modifiyeli araba, külüstür, oyuncak araba
sport-utility-vehicle | arazi aracı, jip, askeri cip, ciip, arazi arabası, dağ cipi, askeri jip, suv araç
racing-car | formula arabası, drift arabası, spor araba, ralli arabası
delivery-truck | kargo aracı, moloz kamyonu, su tankeri, hafriyat kamyonu, süt tankeri, mikser kamyonu, ekmek arabası, nakliye aracı
articulated-lorry | tanker kamyon, tırlar, dorse, çekici tır, lastikli treyler, benzin tankeri
pickup-truck | çekici, kasalı pikap, kurtarıcı araç
tractor | pat pat, patpat, kepçe makinesi, silindir yol, greyder, iş makineleri, çapa makinesi, yol silindiri
motorcycle | motor bisiklet, triportör, sepetli motor, çapraz motor, kros motoru, yunus motoru, atv, polis motoru
motor-scooter | mobylette, scooter motor, skuter, kurye motoru
kick-scooter | iskuter, skutır, martı scooter
motorized-wheelchair | akülü araba, akülü sandalye, akülü tekerlekli sandalye
ferry | şehir hatları vapuru, arabalı vapur, deniz otobüsü, boğaz vapuru
motor-boat | takası, taka, balıkçı motoru, çatana, hücumbot, sürat motoru
canoe | saltanat kayığı, sandallar, şişme bot, balıkçı sandalı, rafting botu, pazar kayığı
ship | şilep, kuru yük gemisi, yük gemisi, tanker, uçak gemisi, buz kıran gemisi, zırhlı gemi, araştırma gemisi, nusret mayın gemisi, konteyner gemisi
sailboat | kadırga, gulet, optimist yelkenli, kadırgalar, kalyonlar, çektiri, yelkenliler
sea-mine | mayın, mayınlar
tram | nostaljik tramvay
metro | marmaray, metro treni, metro vagonu
locomotive | kara tren, buharlı tren, lokomotif, çuf çuf, çufçuf, çuf çuf tren
railway-car | yük vagonu, kömür vagonu, yataklı vagon, vagonlar, yemekli vagon, yolcu vagonu, banliyö vagonu
high-speed-train | hızlı tren, yht
vehicle | öküz arabası, zırhlı araç, toma, beton pompası, paytak araba, hoverkraft, seyyar araba, faytonlar, tahta araba, bilyalı araba, bilyeli araba, go kart, gokart, pedallı araba
vehicle | lunapark arabası, çarpışan araba, atlı araba, balon sepeti
pushchair | puset, ikiz bebek arabası
sled | naylon poşet kızak, kızaklar, köpek kızağı, leğen kızak
tank | panzer, tanklar, zırhlı tank
drone | insansız hava aracı, iha, siha
wheel | araba lastiği, yedek lastik, jant, stepne, dişli teker, kamyon lastiği, bisiklet tekeri, traktör lastiği, patlak lastik
gear | çark, dişli çark, dişliler
steering-wheel | simit direksiyon, gemi dümeni, direksiyon simidi
ring-buoy | can simidi, can yeleği simidi, deniz simidi
safety-vest | fosforlu yelek, reflektörlü yelek, reflektif yelek, trafik yeleği
rescue-workers-helmet | baret, işçi bareti, motor kaskı, bisiklet kaskı, madenci bareti, baretler
railway-track | ray, tren rayı, tren yolu rayı, demir yolu
placard | levhacık, ilan tahtası, kiralık levhası, satılık levhası, pankartlar, dur pankartı
bus-stop | dolmuş durağı, durak tabelası
admission-tickets | sinema bileti, konser bileti, lunapark bileti, maç bileti, tiyatro bileti
ticket | piyango bileti, otobüs bileti, vapur bileti, tren bileti, milli piyango, uçak bileti, milli piyango bileti, kazı kazan, metro bileti
identification-card | nüfus cüzdanı, kimlik, pasaport, öğrenci kartı, istanbulkart, akbil, personel kartı
money-bag | harçlık, zekat, para çuvalı, altın torbası, başlık parası, altın kesesi dolu, para çantası
dollar-banknote | lira, kağıt para, türk lirası, bayram parası, ellilik, yüzlük, iki yüzlük, para destesi
coin | akçe, çeyrek, gram altın, altın lira, reşat altını, yarım altın, metelik, bozukluk, madeni paralar, kuruşlar, tam altın, ata altın, altın sikke
gold-bar | külçe, külçe altın, altın külçesi
treasure-chest | altın sandığı, define, define sandığı
magic-wand | asa, büyücü asası
teddy-bear | peluş ayı, peluş, peluş oyuncak
nesting-dolls | bez bebek, bez bebekler
slingshot | kuş lastiği, kuş sapanı
kite | şeytan uçurtması
water-pistol | oyuncak tabanca, mantar tabancası, boncuk tabancası, su tabancaları
balloon | uçan balon, folyo balon
wind-chime | rüzgargülü oyuncak
firecracker | çatapat, kestane fişeği, maytap torpil, kız kaçıran, havai torpil
fireworks | havai fişekler
red-paper-lantern | dilek feneri, ramazan feneri, dilek fenerleri
diya-lamp | yağ kandili, gaz lambaları, idare lambası
minaret | cami minaresi, mahya ışığı
mosque | cami kubbesi, mescit, kubbe
hut | baraka, çadır ev, yayla evi, bağ evi, kulübecik, odunluk, dağ kulübesi, serender
tent | oba çadırı, yörük çadırı, otağ, kıl çadır, kamp çadırı, kızılay çadırı
building | köy evi, konak, yalı, gecekondu, tavuk kümesi, değirmen taşı evi, kahvehane binası, güvercinlik, kuş yuvası ev, galata kulesi, kız kulesi, nöbetçi kulübesi, güvenlik kulübesi
building | bekçi kulübesi, kedi evi, trafo, su deposu, saat kulesi
market-stall | simit tezgahı, seyyar tezgah, simit arabası, balık tezgahı, limonata tezgahı, pamuk şeker arabası, çiçek tezgahı
hole | rögar, kuyu çukuru, açık rögar
drain | logar, logar kapağı, lağım kapağı
bin | geri dönüşüm kutusu, çöp kovası, cam kumbarası
tin-can | teneke, kola kutusu, yağ tenekesi, boş teneke, peynir tenekesi
banana-peel | karpuz kabuğu
paper | buruşuk kağıt, kağıt parçası, a4 kağıdı
plastic | plastik atık, naylon
package | kargo paketi, koliler, kargo kutusu, karton kutu
envelope | bayram tebriği, mektuplar
takeout-box | paket servis, yemek paketi
mobile-phone | akıllı telefon, tuşlu telefon
headphone | kablosuz kulaklık
television | tüplü televizyon, tv kumandalı televizyon
laptop | leptop, tablet bilgisayar
joystick | oyun kolu, ateri kolu, atari kolu
video-game | gamepad, oyun konsolu, atari
soccer-ball | meşin top, plastik top, kames top
goal-net | kale filesi, kale direği, kale direkleri, futbol kalesi
trophy | şampiyonluk kupası
snowball | kar topu
snowflake | kar kristali
cloud-with-snow | lapa lapa kar
cloud-with-rain | yağmur bulutları
hail | dolu taneleri
droplet | yağmur damlası, çiy tanesi, yağmur damlaları
ice | buz parçası, buz kalıbı
shooting-star | kayan yıldız
asteroid | gök taşı, meteor
alien | marslı, uzaylılar, marslılar
syringe | iğne aşı
adhesive-bandage | bandaj, sargı bezi
pill | vitamin hapı
crutch | baston, dede bastonu, değnek, bastonlar
white-cane | beyaz baston
ambulance | hasta arabası
oxygen-tank | tüp gaz, dalış tüpü, mutfak tüpü mavi
fire-extinguisher | yangın tüpü
shield | deri kalkan
sword | pala, zülfikar, ışın kılıcı, tahta kılıç, meç
dagger | kama, bıçak saldırma, hançerler
cannon | şahi topu, gülle topu
cannonball | top güllesi, gülleler
bow-and-arrow | yay, türk yayı, kemankeş yayı
flying-arrow | oklar
military-helmet | asker miğferi, tolga, çelik başlık
crown | padişah tacı, kral tacı
ring | tek taş, alyans, nişan yüzüğü, yüzükler, tektaş, tektaş yüzük
necktie | kıravat
watch | akıllı saat
alarm-clock | guguklu saat, kurmalı saat
sewing-needle | yorgan iğnesi, çuvaldız
yarn | yumak
thread | makara ipi
performing-arts | karagöz perdesi, tiyatro maskesi
triangular-flag | flamalar
eraser | kokulu silgi
pencil | kurşunkalem, boya kalemi, kuru boya
pen | tükenmez
crayon | mum boya, pastel kalem
notebook | matematik defteri, günlük defter, hatıra defteri, veresiye defteri
closed-book | hikaye kitabı
open-book | kuran, mushaf
military-medal | istiklal madalyası, nişan madalya
playground-slide | kaydıraklar, kaydıraklı park
carousel-horse | atlı karınca
trampoline | tramplen, zıp zıp
basketball | basket topu
rubber-duck | banyo ördeği
bubbles | sabun köpüğü, köpükler
water-wave | tsunami dalgası
sparkles | simler, sim tozu, peri tozu
baby-bottle | süt biberonu
person-taking-bath | hamam keyfi
santa-claus | noel dede
wrapped-gift | hediye paketi, bayram hediyesi, sürpriz kutu
bouquet | çiçek demeti, gelin çiçeği, gelin buketi
christmas-tree | yılbaşı ağacı
black-nib | hokka kalemi, divit, kamış kalem
scroll | ferman, hazine haritası ferman, tomar
world-map | hazine haritası, define haritası
anchor | çapa gemi, gemi çapası
oar | kürek tekne
fishing-pole | oltalar, balık oltası, kamış olta
hook | olta iğnesi, kanca
knot | düğüm, kördüğüm, ilmek, halat düğümü
wood | odunlar, ağaç kütüğü, tomruk, soba odunu, kereste, tahta parçası
fire | kamp ateşi, alev, nevruz ateşi, hıdırellez ateşi
rock | çakıl taşı, taş parçası, çakıl, kömür parçası, taş kömürü, moloz, kaya parçası, çakıl taşları
`;
