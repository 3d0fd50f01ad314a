/** Turkish: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:m[aeiu]|y?[ae]bil|y?[ae]m[aei]|il|in|ul|un)?(?:m[ae]k(?:t[ae]|tir|l[ae])?|m[ae](?:l[iu][a-z]*|y[ae]|si|n|m|miz|niz)?|[aeiu]?yor[a-z]*)?
~ | (?:m[aeiu]|y?[ae]bil|y?[ae]m[aei]|il|in|ul|un)?(?:[aeiu]?r(?:s[iu]n|[iu]m|[iu]z|l[ae]r|k[ae]n)?|m[ae]z(?:s[iu]n|l[ae]r)?|y?[iu]p|y?[ae]r[ae]k|y[ae])
~ | (?:m[aeiu]|y?[ae]bil|y?[ae]m[aei]|il|in|ul|un)?(?:y?[ae]n(?:l[ae]r[a-z]*|i|in)?|s[iu]n(?:l[ae]r)?|y?[ae]c[ae][gk][a-z]*|[dt][iu](?:m|n|k|l[ae]r)?|m[iu]s[a-z]*)
~ | (?:m[aeiu]|y?[ae]bil|y?[ae]m[aei]|il|in|ul|un)?(?:y?[ae]l[iu]m|y?[iu]n(?:[iu]z)?|[dt][iu][gk][a-z]*|m[ae]d[ae]n|s[ae]k?|y?[iu]nc[ae])
play | sen bir, sensin, ben bir, olarak oyna*, oynuyorsun, oynadığım*, yönet*, kontrol et*, kahramanımız, ana karakter, yardım et*, oyuncu, olduğum*, olduğun*, ol~ bir, olacağız, oluruz
play | oluyorsun, canlandır~, rolünde, rolündesin, yardım ed~, oynayan, oynuyoruz, oynarız, oynayalım, idare et~, idare ed~, yönlendir~, karakterimiz, kahraman, biziz, biz bir
take | yakala*, yakalı*, biriktir*, hasat*, avla* için, topla~, toplu~, al~, alı~, kap~, ara~, arı~, bul~, bulu~, yakala~, yakalı~, edin~, elde et~, elde ed~, kazan~, derle~, derli~, tutmak
take | tutar, tutuyor, tutan, tutup, tut, kopar~, biriktir~, satın al~, seç~, çıkart~, kazıp çıkar~, balık tut~, iste~, isti~, dile~, kaz~, cebe at~, kavra~, kurtarıp al~, hasat et~
take | hasat ed~, süpür~ topla~, sağ~, ödünç al~, bekle~ yakala~, tuttur~, aldır~
eat | yiye*, yiyor*, yemek için, yemeli, yiyip, yala*, yesin, yediğ*, yiyen, ye~, yi~, yiyerek, yediği, iç~, içi~, yut~, yutu~, çiğne~, çiğni~, kemir~, yala~, yalı~, tat~, otla~, otlu~
eat | ısırıp ye~, mideye indir~, atıştır~, yemeye çalış~
steal | çal~, çalı~, aşır~, kaçır~, soy~, soyu~, yağmala~, yağmalı~, araklı~, arakla~, kap~ kaç~, gasp et~
save | kurtar*, özgür*, serbest*, kurtar~, kurtarı~, serbest bırak~, özgür bırak~, iyileştir~, tedavi et~, tedavi ed~, hayata döndür~, azat et~, salıver~
bring | taşı*, getir*, götür*, dağıt*, teslim*, servis*, besle*, ulaştır*, taşı~, götür~, getir~, ver~, veri~, dağıt~, ulaştır~, teslim et~, teslim ed~, sat~, satı~, yedir~, doyur~, besle~
bring | besli~, ilet~, koy~, koyu~, yerleştir~, doldur~, boşalt~, yükle~, yüklü~, servis et~, servis yap~, sun~, paylaş~, gönder~, bırak~, geri ver~, geri götür~, uzat~, ikram et~, ikram ed~
bring | dök~, paketle~, paketli~, as~, çöpe at~, kutuya koy~, içine at~
make | pişir*, yap*, inşa*, yetiştir*, tamir*, pişir~, inşa et~, inşa ed~, kur~, kuru~, dik~, diki~, ek~, eki~, yetiştir~, büyüt~, sula~, sulu~, boya~, boyu~, çiz~, çizi~, hazırla~, hazırlı~
make | karıştır~, onar~, tamir et~, tamir ed~, üret~, süsle~, süslü~, örmek, ör~, kızart~, haşla~, yoğur~, demle~, demli~, doğra~, yaz~, yazı~, emzir~, eğit~, bak~ büyüt~, düzelt~, katla~
make | katlı~, tak~ parça, monte et~, monte ed~, ürün yetiştir~
clean | temizle~, temizli~, yıka~, yıkı~, sil~, sili~, süpür~, ovala~, ovalı~, fırçala~, fırçalı~, parlat~, durula~, durulu~, topar~, toparla~, toparlı~, düzenle~, düzenli~
clean | derleyip toplamak, tara~, tarı~, banyo yap~, kurula~, kurulu~, ütüle~, ütülü~, kırp~, tıraş et~
use | aç~, açı~, kapat~, kapa~, kapı~ kapat~, bas~, bası~, düğmeye bas~, giy~, giyi~, giydir~, tak~, takı~, kullan~, kullanı~, yak~, yakı~, söndür~, çevir~, döndür~, oku~, okuyu~, çalıştır~
use | kilitle~, kilidini aç~, bağla~, değiştir~, fotoğraf çek~, enstrüman çal~, gitar çal~, müzik çal~, üfle~
avoid | sakın*, dikkat*, uzak dur*, korun*, saklan*, atlat*, hayatta kal*, kaç~, kaçı~, kaçın~, sakın~, saklan~, saklanı~, uzak dur~, korun~, korunu~, dikkat et~, dikkat ed~, sıyrıl~, sıvış~
avoid | savuştur~, eğil~, hayatta kal~, yakalanma~, çarpma~, dokunma~, kork~, değmeden, çarpmadan, dokunmadan, atlat~, uzaklaş~, kurtul~, temas etme~, paçayı kurtar~
fight | savaş*, dövüş*, öldür*, yok et*, alt et*, mücadele*, vuruş*, yen~, yenmek, yener, yeniyor, dövüş~, savaş~, döv~, öldür~, öldürü~, yok et~, yok ed~, alt et~, alt ed~, mağlup et~
fight | mağlup ed~, mücadele et~, mücadele ed~, vuruş~, kov~, kovu~, püskürt~, hakla~, bitir~, çarpış~, güreş~, boks yap~, durdur~, savuş~, imha et~, imha ed~, patakla~
chase | takip*, peşin*, avla*, yemek ist*, yakalamak ist*, kovala~, kovalı~, takip et~, takip ed~, peşinden koş~, peşinden gel~, peşine düş~, peşine takıl~, arkasından koş~, ardından koş~
chase | izini sür~, yakalamaya çalış~, yemek iste~, yemek isti~, yakalamak iste~, yakalamak isti~
attack | saldır*, işgal*, ısır*, devriye*, musallat*, rahatsız*, yaklaş*, saldır~, saldırı~, ısır~, ısırı~, sok~, soku~, gagala~, gagalı~, tırmala~, tırmalı~, işgal et~, işgal ed~
attack | istila et~, istila ed~, bas~ köy, rahatsız et~, rahatsız ed~, boz~, bozu~, mahvet~, mahved~, korkut~, korkutu~, yaklaş~, üstüne gel~, üzerine gel~, dadan~, gez~ nöbet, devriye gez~
attack | nöbet tut~, engelle~, engelli~, yolunu kes~, kuşat~, kuşatı~, kirlet~, kızdır~, yakıp yık~, yık~
throw | fırlat*, tükür*, savur*, at~, atı~, fırlat~, fırlatı~, savur~, savuru~, tükür~, sık~, sıkı~, püskür~, düşür~, düşürü~, sapanla, mancınıkla, yuvarla~, salla~, serp~, pas ver~
throw | smaç yap~
shoot | ateş*, nişan*, vur~, vuru~, ateş et~, ateş ed~, ateş aç~, nişan al~, kurşun sık~, ok at~, lazer at~, bombala~, bombalı~, hedef al~, füze at~, mermi at~, şut çek~
hit | patlat*, tıkla*, tokatla*, tekmele*, dokun* kaz*, kır~, kırı~, kes~, kesi~, ez~, ezi~, patlat~, patlatı~, tıkla~, tıklı~, dokunarak, doğru~, dilimle~, dilimli~, parçala~, parçalı~
hit | tekmele~, tekmeli~, yumrukla~, yumruklu~, tokatla~, tokatlı~, çekiçle~, çak~, çakı~, del~, deli~, vurarak, gol at~, soy~ meyve, dürt~, tekme at~, yumruk at~, çarpıt~, biç~, biçi~
guard | savun*, bekçi*, gözet*, koru~, koruyu~, koruyan, savun~, savunu~, kolla~, kollu~, bekçilik yap~, gözet~, gözeti~, bak~ bebek, göz kulak ol~, bakıcılık yap~, nöbet, siper ol~
guard | güvende tut~
push | sürükle*, it~, iti~, ittir~, çek~, çeki~, sürükle~, sürüklü~, kaydır~, kaydırı~, yuvarlı~, kımıldat~, yer değiştir~
over | üzerinden atla*, üstünden atla*, atla*, zıpla* engel*, engel*, üzerinden atla~, üzerinden atlı~, üstünden atla~, üstünden atlı~, üzerinden zıpla~, üstünden zıpla~, üzerinden zıplı~
over | üstünden geç~, üzerinden geç~, altından geç~, arasından geç~, arasından uç~, aş~, aşa~, atla~, atlı~
move | yürü*, tırman*, yuvarlan*, dolaş*, sörf*, kaybol*, keşfet*, koş~, koşu~, uç~, uçu~, zıpla~, zıplı~, sıçra~, sıçrı~, yürü~, yüz~, yüzü~, sür~, sürü~, tırman~, yuvarlan~, kay~, kayı~
move | gez~, gezi~, dolaş~, dans et~, dans ed~, dal~, dalı~, git~, gid~, bin~, bini~, kaybol~, keşfet~, keşfed~, sürün~, emekle~, süzül~, uçur~, gezin~, tur at~, ilerle~, ilerli~, in~, ini~
move | yüksel~, seyahat et~, seyahat ed~, kürek çek~, pedal çevir~, sallan~, dön~ dur~, kaykay yap~, sörf yap~, kayak yap~, hareket et~, hareket ed~, maceraya çık~, yola çık~, yolculuk et~
move | gir~, giri~, sek~, bisiklet sür~, araba sür~, hoplı~, hopla~
stay | uyu~, uyuyan, uyuyor, otur~, oturu~, dur~, duru~, duran, bekle~, bekli~, kal~, kalı~, yaşa~, yaşı~, bulun~, yatan, yatıyor, yat~, dinlen~, konan, tünemiş, gizlen~, oturan, takılan
reach | ulaş*, eve dön*, çıkışı bul*, kadar git*, hedef*, ulaş~, ulaşı~, var~, varı~, dön~, dönü~, eve git~, eve dön~, geri dön~, eve var~, yetiş~, kavuş~, çıkışı bul~, yolu bul~
reach | yolunu bul~, kadar git~, in~ üstüne, konmak, tepeye çık~, sonuna, zirveye
cross | karşıya geç*, geç~, geçi~, karşıya geç~, karşıdan karşıya, yolu geç~, nehri geç~, köprüden geç~, içinden geç~
fall | belir*, gökten, düş~, düşü~, yağ~, yağı~, yağdır~, çık~, çıkı~, belir~, dökül~, saçıl~, ortaya çık~, fışkır~, gel~, geli~, aşağı in~, damla~, damlı~, sark~, yağan
match | eşleştir*, eşle*, sırala*, birleştir*, patlat* şeker*, eşleştir~, eşle~, eşli~, diz~, dizi~, sırala~, sıralı~, birleştir~, ayır~, ayırı~, ayıkla~, grupla~, yığ~, istifle~, istifli~
match | bağla~ nokta, say~, sayı~, hesapla~, tahmin et~, hatırla~, ezberle~, üst üste koy~, üst üste diz~, denge~, dengele~, takas et~, tamamla~, tamamlı~, çift bul~, yan yana getir~
race | yarış*, geç* rakip*, yarış~, yarışı~, yarışan, yarıştır~, rekabet et~, sollar, solla~, sollu~, geçmeye çalış~, rakipleri geç~, öne geç~, maç yap~, kapış~
sneak | görünmeden, yakalanmadan, gizlice, fark ettirmeden, farkına varmadan, görmeden, uyandır*, uyanma*, görünmez, sessizce, fark edilmeden, çaktırmadan, duyulmadan, sezdirmeden, duymadan
sneak | usulca, görülmeden, parmak ucunda, yakalanma, haberi olmadan, gizli gizli, uyandır~, uyandırma~, uyanma~, uyandırmadan
touch | dokun*, çarp*, düşme*, değmek, değer, değerse, değme, değmeyin, değdi, değince, dokun~, dokunu~, çarp~, çarpı~, bas~ mayın, takıl~, düşersen, düşersek, içine düş~, toslı~, tosla~
touch | çarpış~ duvar, temas et~
victim | kovalanan, kovalanı*, saldırıya uğra*, peşindeki, tarafından kovala*, tarafından yakala*, avlanan, kuşatıl~, peşimdeki, yakalanır~, yakalanı~
meet | buluş~, tanış~, karşılaş~, sarıl~, öp~, okşa~, okşu~, selamla~, selam ver~, konuş~, sohbet et~, arkadaş ol~, güldür~, eğlendir~, davet et~, ziyaret et~, ziyaret ed~, öğret~, sor~
meet | soru~, cevapla~, cevaplı~, dinle~, dinli~, izle~, izli~, bak~, bakı~, gör~, görü~, mutlu et~, uyut~, oyna~, oynu~, teselli et~, ikna et~, çağır~
love | bayıl*, hayran*, sev~, sevi~, severim, seviyor, seviyorum, sevdiğ*, bayıl~, çok sever, tutkun~, favori*, en sevdiğ*, hoşlan~, âşık
a | bir
the | bu, şu, o, onun, onları
many | birkaç, çok, birçok, iki, üç, dört, beş, altı, on, tüm, bütün, dalgalar, farklı, diğer
my | benim
and | ve, ile
or | veya, ya da
but | ama, fakat, ancak, sonra, önce
from | karşı korum*
at | doğru
with | olan, var, dolu
in | içinde, üstünde, altında, arasında
to | için
as | gibi, olarak, adlı
vs | karşı
versus | vs
by | tarafından
not | yok, olmadan, olmasın, değil, hiç, asla, yasak
if | eğer, iken
is | dir
you | sen, ben, biz
me | beni, seni, onu, bizi
must | lazım, gerek*, istiyor, zorunda, çalışıyor, çalışan
each | birbirine, birbirlerine, birbiriyle
`;
