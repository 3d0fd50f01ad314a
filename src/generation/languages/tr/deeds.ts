/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | soru*, quiz, bilmece*, test, sinav*
answer | cevap*, yanit*, dogru*, yanlis*, cozum*
learn | ogren*, ogrenci*, sinif*, okul*, ders*, kelime bilgisi, anaokul*, alistirma*
number | sayi*, rakam*, topla, toplama, cikar*, carp*, bol*, kesir*, matem*, hesap*, islem*
count | say, sayma, saymak, kac
letter | harf*, alfabe*, hece*, yazim*
word | kelime*, sozcuk*, fiil*, cumle*, dilbilgisi, ceviri*, yaz*
guess | tahmin*, tani*, baskent*, bayrak*, hangi, bil, bul
order | sira*, sirala*, siraya, kronoloj*, kucukten, buyukten, siraya diz*, kucukten buyuge, alfabet*
sort | ayir*, ayrist*, sinifland*, kategori*, dogru kutu*, dogru yer*, yerine koy*, yerlestir*, ayristir*
bin | cop, copler*, geri donusum*, plastik*, kutu*, atik*
pair | cift*, es, esles*, ayni*
remember | hatirla*, hafiza*, tekrarla*, cevir*, ezber*
card | kart, kartlar*, deste*, tas, taslar
board | tahta*, zar, zarlar*, tur bazli, piyon*, kareli, sirayla
piece | yapboz*, parca*, bulmaca*
shape | sekil*, blok*, kup*
stack | ust uste, istif*, dik, kule yap*, denge*, kat
balance | denge*, sallan*, sendele*, eğil*, yana yat*, devril*, dökme*, dökül*, düşürme*, tepsi*, başının üst*, cambaz*, ip üst*, ipte
row | sira halinde, satir*, dondur*
fallen | dus*, yag*, gokten, yukaridan
basket | sepet*, kova*, ag, yakala*, tut*
music | muzik*, sarki*, ritim*, ritm*, dans*, nota*, davul*, piyano*, gitar*, darbuka*, baglama*, keman*, flut*
tap | tikla*, dokun*, bas, basarak
upgrade | gelistir*, yukselt*, para, kazan*, satin al*, yonet*, zengin*
shop | dukkan*, market*, sat, satar, satis*, pazar*, firin*, kasa, para ustu
serve | musteri*, misafir*, servis*, garson*, restoran*, siparis*
cook | pisir*, mutfak*, tarif*, malzeme*, pizza, pasta, yemek yap*, hamur*, kizart*, corba*, krep*, hasla*, manti*
parcel | teslim*, paket*, posta*, postaci*, kurye*, tasi*, gotur*, getir*, dagit*, mektup*, tepsi*, ulastir*, yetistir*, sipar*
rescue | kurtar*, ozgur*, yardim*
lap | yaris*, tur, bitis*, solla*, ralli*, pist*, en hizli, nitro, virajl*
vehicle | araba*, kamyon*, bisiklet*, motosiklet*, motor*, otobus*, taksi*, sur, surer*, traktor*, tank*
road | yol, yolda*, cadde*, sokak*, otoyol*, trafik*, serit*
cross | karsiya*, karsidan, karsi tarafa, gec, nehir*, obur taraf*, karsi kiyi*, ezilme*
jump | zipla*, atla*, sicra*, atliyor, atliyo*
platform | platform*, cati*, daldan dala, nilufer*, dal, dallar, bulut*, tastan tas*
climb | tirman*, merdiven*, yukari*, dag*, tepeye, en tepe*
run | kos*
endless | sonsuz*, durmadan, en uzag*, gittikce hizl*
flee | kac*, kovala*, pesinde*, takip*
fly | uc*, kanat*, suzul*
gap | boru*, bosluk*, engel*, arasindan, cukur*, deliksiz, delik*
space | uzay*, roket*, uzayli*, asteroit*, ufo, meteor*, galaksi*
gun | ates*, kursun*, lazer*, tabanca*, top atar*, silah*, vur*
fight | savas*, dovus*, kavga*, oldur*, kilic*, yen*, boks*, eskrim*, yumruk*, tekme*
wave | dalga*, suru*, ordu*
allsides | her yerden, her taraf*, kusat*, tepeden, her yandan, etrafini, dort bir yan*
survive | hayatta*, dayan*
boss | boss*, patron*
defend | savun*, koru*, ulasmas*, engelle*, kaptirma*, yaklasmasin, girmesin, ulasmasin, gecmesin, koruma*, durdur*, kovala*
base | kale*, us, ussu*, koy, kapi*, kovan*, yuva*, duvar*, bahce*, kule*
place | yerlestir*, koy, kuleler*, tuzak*, dik*, kur, koyuyor*, koyayim
path | yol boyunca, patika*, guzergah*
raid | saldir*, istila*, geliyor*, gelen*, calmak ist*
exit | labirent*, cikis*, koridor*, kaybol*, yolunu bul*, zindan*, eve
light | karanlik*, lamba*, fener*, mesale*, isik*
sneak | gizli*, gorunmeden, sessiz*, cal*, hirsiz*, soygun*, yakalanma*, gorunme*, fark ettirmeden, uyandirmadan, gizlice, usulca, yakalanmadan
guard | bekci*, nobetci*, devriye*, kamera*, polis*, muhafiz*
hide | saklan*, sakla*, saklambac*
seek | ara, arar, bul*, hazine*, ipucu*, gizli
key | anahtar*, kapi*, oda*
crate | it, iter, ittir*, kutu*, sandik*, depo*, kaydir*, itiyor, itmek, ite, itip
grow | yetis*, ek, eker*, hasat*, sula*, bahce*, ciftlik*, ciftci*, tohum*, sebze*, cicek*, tarla*, dikip
feed | besle*, ac, mama*, yedir*, doy*, sevdigi yeme*, yem, acikmis, acikinca, acikti, karni ac
care | bak, bakim*, evcil*, tara*, bebek*, yika*, uyut*, veteriner*, doktor*, hasta*, biberon*, yikat*, sev, yavru*, ilgilen*, uyku*, agliyor
dress | giydir*, kiyafet*, elbise*, sac*, makyaj*, moda*, kostum*, tac*, giysi*, ayakkabi*, sapka*
build | insa*, yap, kur*, sehir*, ev
draw | ciz*, boya*, susle*, karala*, tebesir*, firca*, boyuyor, boyuyo, portre*, kalem*
tail | uzun*, kuyruk*, buyu*, uzuyor, uzar, uzasin, uzadikca, uzayan
throw | at, atar, atma*, firlat*, kartopu*, mancinik*, sapan*
aim | nisan*, hedef*, gol, penalti*, ok, oklar*, devir*
ball | top, toplar*, raket*
hole | golf*, delik*, bovling*, bilardo*
swat | vur*, ez*, patlat*, cik*, cekic*, kostebek*
slice | kes*, dilim*, dogra*
fish | balik*, olta*
two | iki kisi*, iki oyuncu*, kardesim*, arkadas*, birbirine, ayni klavye*, duello*, abim*, ablam*, kuzenim*
computer | bilgisayar*, rakip*
timing | dogru zaman*, tam zamaninda, hizli*, tepki*, refleks*, once, kacmadan, kaybolmadan
first | ilk, kim once, ilk once, ilk gecen, birinci ol*
herd | coban*, suruyu, gut*, agil*, topla*, agila, suru, kumes*, sok, gutme*
wash | temizle*, yika*, supur*, kirli*
douse | sondur*, itfaiye*, yangin*, alev*
rail | tren*, ray*, istasyon*, makas*, lokomotif*, vagon*, peron*
park | park*, park et*, garaj*, geri geri
story | hikaye*, sec, secim*, diyalog*, dedektif*, cinayet*, gizem*, macera*
three | uclu*, uc ayni, degistir*, mucevher*, seker*
bricks | tugla*, sek*
wheel | cark*, cevir*, sans*, rulet*, cekilis*
tag | kovalamaca*, ebe*, dokundugu
merge | birlestir*
explore | kesfet*, dunya*, ada*, kaz*, issiz ada*, barinak*, siginak*, mahsur*, balta*, alet*
horror | kork*, hayalet*, perili*, urkutuc*, nefes al*, yalnizim, bir sey pesimde, oyuncak bebek*
hear | ses*, dinle*, duy*, havla*, miyav*, islik*, ayak ses*
dig | kaz*, tunel*, kurek*, gom*
land | in, inis*, indir*, parasut*, kon, konar
trade | ticaret*, fiyat*, alip sat*, tuccar*, ucuz*, pahali*
repair | tamir*, onar*, bozuk*, sizint*, tesisat*
swing | sallan*, sarmasik*, ip, halat*
dodge | kacin*, sakin*, dikkat et*, degmeden, dokunmadan, carpmadan, carpma*
`;
