/** Turkish: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | daha hızlı, hızlandır, çok yavaş, hızı artır
slower | daha yavaş, yavaşlat, çok hızlı, hızı azalt
harder | daha zor, zorlaştır, çok kolay, zorluğu artır
easier | daha kolay, kolaylaştır, çok zor, zorluğu azalt, kazanmak imkansız
scarier | daha korkunç, daha ürkütücü, daha korkutucu
happier | daha neşeli, daha eğlenceli, daha komik, daha sevimli
calmer | daha sakin, daha huzurlu, daha rahatlatıcı
epicer | daha epik, daha destansı, daha heyecanlı, daha çok aksiyon
sadder | daha hüzünlü, daha üzgün
darker | daha karanlık, daha koyu, karart
brighter | daha aydınlık, daha parlak, daha açık renk
colourful | daha renkli, daha canlı renkler
longer | daha uzun, çok kısa, uzat
shorter | daha kısa, çok uzun, kısalt
add | ekle, eklensin, koy, ver, istiyorum, olsun
remove | kaldır, çıkar, sil, yok et, kapat, artık olmasın
replace | değiştir, yerine koy, takas et
become | yap, dönüştür, haline getir, olsun
more | daha fazla, daha çok, ekstra, bir tane daha, artır
double | iki katı, ikiye katla
less | daha az, azalt, çok fazla
timer | süre sınırı, zaman sınırı, geri sayım, sayaç
time | zaman, süre
lives | can, canlar, kalp
levels | bölüm, seviye, bölümler
waves | dalga, dalgalar
please | lütfen, yapabilir misin, olur mu, bu sefer
same | aynı, aynı oyun, bu oyun, bu oyunu, eskisi gibi, gerisi kalsın
anew | yeni oyun, yeni bir oyun, başka oyun, başka bir oyun, sıfırdan, baştan, bambaşka
broken | düzelt, tamir et, bozuk, çalışmıyor, hata, hatalar, takılıyor, donuyor, siyah ekran
`;
