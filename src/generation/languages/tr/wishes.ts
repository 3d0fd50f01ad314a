/** Turkish: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | çok oyunculu, online, çevrimiçi, iki oyunculu, 2 oyunculu, arkadaşlarla
threeD | 3d, 3 boyutlu, üç boyutlu, birinci şahıs, açık dünya
network | liderlik tablosu, skor tablosu çevrimiçi, indir, yükle, giriş yap
purchases | uygulama içi satın alma, gerçek para, reklam, reklamlar, kumar
laps | tur sayacı, tur süresi
undo | geri al, geri alma, hamleyi geri al
voice | seslendirme, sesli anlatım, mikrofon, sesle kontrol, anlatıcı
camera | web kamerası, jiroskop, telefonu eğ, artırılmış gerçeklik
story | hikaye modu, ara sahne, ara sahneler, diyaloglar, yan görevler
shop | mağaza, dükkan, envanter, yetenek ağacı, üretim yap, yükseltme satın al
save | kayıt sistemi, oyunu kaydet, kaydetme, kontrol noktası
editor | bölüm editörü, seviye editörü, kendi bölümünü yap
skins | karakter seçimi, karakter seç, kostüm, kostümler
achievements | başarımlar, kupalar, rozetler, günlük görev
timed | bekleme süresi, güçlendirme süresi
endless | sonsuz, bitmeyen, olabildiğince yükseğe, mümkün olduğunca yükseğe
minimap | mini harita, dünya haritası
replay | tekrar izleme, ağır çekim, skoru paylaş
`;
