/** Turkish: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | sen bir, ben bir, sen, oyuncu bir, ana karakter, kahraman, kahramanımız, rolünde, olarak oynuyorsun, yardım et
take | topluyor, topla, toplar, toplayan, toplamak, yiyor, yer, yiyen, yakalıyor, çalıyor, buluyor, kurtarıyor, kurtar, yiyerek, yesin, yemek, yakalayan, yakala, bul, bulan, çalan, kurtaran, topladığı
take | toplayıp, toplayarak, toplasın, ekiyor, eken, sulayan, satın alan, taşıyan, besleyen
foe | kaçıyor, kaçan, kaçar, kaç, sakınıyor, dikkat, savaşıyor, dövüşüyor, karşı, yeniyor, kaçın, kaçsın, kaçarak, kaçması, kaçmaya, uzak dur, kaçınan, kaçınır, sakın, dövüşen, savaşan, yenen
foe | saklanan, karşı savaşan, korunan
chase | kovalıyor, saldırıyor, kovalayan, kovalar, kovalıyorlar, saldıran, saldırır, peşinden, peşindeki, yemek isteyen, devriye gezen, koruyan, yakalamaya çalışan
shot | fırlatıyor, atıyor, fırlatan, atan, ateş eden, fırlatır, tüküren
goal | ulaşıyor, ulaş, ulaşmak, ulaşan, ulaşmaya, varmak, eve dönmek, gitmek, çıkışa
over | üzerinden atlayan, üstünden atla, üzerinden zıpla, iten, arasından
move | koşuyor, uçuyor, yüzüyor, zıplıyor, geçiyor, yürüyor, koşan, uçan, yüzen, zıplayan, yürüyen, süren, gezen, yaşayan, isteyen, çalışan
place | içinde, üstünde, altında, arasında, ormanda, yanında
with | var, dolu, ile, olan, içeren, bulunan
break | ama, iken, önce, eğer, çünkü, için
as | olarak, gibi, yerine
word:enemy | düşmanlar, düşman, düşmanları, düşmanlardan, rakipler, rakip, kötüler, tehlikeler
word:item | eşyalar, ödüller, bonus, bonuslar, puanlar, kartlar
word:bricks | tuğlalar, tuğla, bloklar, blok
word:obstacle | engeller, engel, engelleri, tuzaklar, tuzak, borular
word:goal | hedef, bitiş, bitiş çizgisi, çıkış
word:hero | kahraman, oyuncu, karakter, ana karakter, raket
word:boss | patron, boss, son boss, bölüm sonu canavarı
not | yok, olmadan, olmasın, değil, hiç, asla, yerine
game | oyun, oyunu, oyunlar, oyunum, oyununu, mini oyun
`;

export const noise = `
noise | ham, hamlar, hamları, zaman, süre, seviye, bölüm, hayat, puan, puanlar, skor, düğme, el, eller, dünya, müzik, ses, sesler, ekran, parmak
noise | dalga, hız, isim, ad, adı, başlık, stil, tarz, renk, renkler, çizgi, sıra
noise | sol, sağ, üst, alt, son, başlangıç, parça, şey, şeyler, kızım, kızı, oğlum, oğlu, arkadaş, arkadaşlar, tablet, telefon, bilgisayar, klavye, boşluk tuşu
noise | ok tuşları, sayfa, yazı, mesaj, kelime, kelimeler, soru, sorular, sayı, gün, gece, sabah, akşam, dakika, saniye, saat, sayaç, oda, yer, harita, zıplama, iş, fikir, çift, mavi, kırmızı, yeşil
noise | sarı, pembe, beyaz, siyah, kolay, zor, komik, yeni, eski, göz, kulak, ağız, baş, bacak, kuyruk, aile, yıl, yaş, yaşında, sınıf, ders, parti, takım, kural, kurallar, rekor, tema, hava, ışık
noise | oyuncu, oyuncular, tıklama, taraf, yol
noise | kare, kareler, atla, atlasın, bağla
noise | ipucu, ipuçları, düğmeli, düğmesi, zorluk
`;
