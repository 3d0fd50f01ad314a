/** Turkish: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | priz, prizler, uzatma kablosu, şarj aleti
router | yönlendirici, modem, mikroçip, sigorta, termostat, usb bellek, sabit disk
nut and bolt | somunlar, cıvata, cıvatalar, perçin
conveyor belt | palet, paletler, yürüyen bant, yapı iskelesi, kiriş, manivela, makara
toolbox | takım çantası
clamp | örs
power drill | keski, zımpara, cımbız, levye, mezura, mala, rulo fırça, su terazisi
plunger | tuvalet pompası
skein | yün, yün yumakları
bobbin | iplik makarası, dikiş ipliği
baby bottle | biberonlar
clay pot | testiler, toprak çömlek, güğüm
oil lamp | kandil, gaz lambası, yağ lambası
quilt | minder, uyku tulumu
dishwasher | kurutma makinesi
hair dryer | klima, dikiş makinesi, kahve makinesi, otomat, parkmetre, kapı zili
sieve | rende, süzgeç, huni, tirbuşon, konserve açacağı, soyacak, fındıkkıran, havan, spatula, kevgir
comb | kulak çubuğu, tarak, taraklar, diş macunu, saç fırçası, diş ipi, şampuan, ıslak mendil
scouring pad | bulaşık süngeri
dumpster | çöp tenekesi, çöp konteyneri, çöp poşeti
fire extinguisher | yangın söndürücü
feather duster | toz alma fırçası, cibinlik, çamaşır suyu, deterjan, çamaşır ipi, kapı paspası, elbise askısı
balcony | tavan arası, teras, sınıf odası, pencere pervazı, oturma odası
roof tile | sütunlar, şömine
castanets | kastanyet, tef, tefler, ksilofon, mandolin, obua, kemençe, zurna, kaval
flute | yan flüt, blok flüt
accordion | akordeon
conga | bateri çalgısı, trampet, bendir
trombone | borazan, trombon, tuba
ukulele | gitarlar, ukulele, lir
viola | kemanlar, viyola, kontrbas
folding fan | yelpazeler
chess piece | piyonlar, satranç taşı, satranç taşları, dama taşı
rocking horse | sallanan at, bebek evi, çıngıraklar, oyun hamuru, kağıt uçak, kağıt gemi, topaçlar, su balonu, kurşun asker, kar küresi
shuttlecock | badminton topu, badminton raketi
ping-pong ball | pinpon topu, masa tenisi raketi
baseball bat | beyzbol sopası
hockey stick | hokey sopası
dumbbell | dambıl, koşu bandı, golf sopası, bilardo ıstakası, atlama tahtası, can yeleği, yoga matı
butterfly net | ağlar, kepçe ağ, kelebek ağı, balık ağı
playing card | iskambil kağıdı, oyun kartı, iskambil kartları
email | e-postalar, eposta, istenmeyen posta
keyboard | klavyeler, daktilo
printer | yazıcılar, fotokopi makinesi, tarayıcı
pencil case | kalem kutusu, kalemtıraş, düzeltici, fosforlu kalem, açıölçer, karne, ders programı, okul sırası, mantar pano, çizgi roman
rain boots | yağmur çizmesi
sneakers | spor ayakkabı, krampon, pabuç
raincoat | yağmurluk, yelek, hırka, panço
shawl | atkılar, şal
sun hat | hasır şapka, güneş şapkası
helmet | kask, kasklar, baret işçi, miğfer
`;
