/** Turkish: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platform oyunu, platform, platform oyunu olsun, platformer
platformer 3 | zıplıyor, zıplayan, atlıyor, zıpla, zıplar, zıplamak, hopluyor, tırmanıyor, tırmanan
shmup 12 | uzay savaşı, nişancı oyunu, uzay gemisi oyunu, ateş etme, nişancı, uzay nişancı, gemi savaşı, uçak savaşı, shooter
shmup 4 | uzay gemisi, uzay gemileri, savaş uçağı, istilacılar, uzaylı istilası
shmup 3 | ateş ediyor, ateş eden, ateş et, vuruyor, lazer, mermi, mermiler
arena 12 | arena, arena savaşı
arena 4 | hayatta kal, savaşıyor, savaş, dövüş, dalga dalga düşman, düşman dalgaları, zombi dalgaları, sürüler, kar topu savaşı, yastık savaşı, zombi oyunu, hayatta kalma oyunu, hayatta kalma
arena 3 | savaşan, dövüşen, dövüşüyor, kılıç, gladyatör, yenmek
breakout 12 | tuğla kırma, blok kırma, tuğla kır, blok kır, arkanoid
breakout 4 | tuğla, tuğlalar, raket, seken top, topu sektir
snake 12 | yılan oyunu, yılan, klasik yılan
snake 5 | kuyruğu uzuyor, uzayan, uzuyor, uzar, tırtıl
runner 12 | sonsuz koşu, koşu oyunu, sonsuz koşu oyunu, koşu
runner 5 | sonsuz, durmadan koşan, hiç durmadan, gidebildiği kadar
runner 3 | koşuyor, koşan, koşar, koşmak, yuvarlanan, kayıyor, kayan
flappy 12 | flappy, kanat çırpma
flappy 6 | boruların arasından, borular, kanat çırpan, jetpack, yamaç paraşütü
flappy 3 | uçuyor, uçan, uçar, uçmak, süzülen
lander 3 | iniş yap, inmek, yumuşak iniş, aya iniş, iniş
match3 12 | üçlü eşleştirme, şeker patlatma, üçlü eşleme, match 3, üç aynı, üçünü eşleştir
match3 4 | eşleştir, eşleştirme, yer değiştir, bulmaca
sokoban 12 | kutu itme, sokoban, kutuları it, kutuları iten, kutu iten, sandık itme
sokoban 5 | iten, itiyor, sandıklar, kutuları yerine
maze 12 | labirent, labirent oyunu
stealth_game 12 | gizlilik oyunu
maze 4 | çıkışı bul, çıkışı arayan, çıkış, muhafızlar, bekçiler, zindan, koridor, kaybolan, hapisten kaçış
maze 1 | soygun, gizlice, yakalanmadan
stealth_game 4 | soygun, gizlice, yakalanmadan, kimse görmeden, uyandırmadan, uyandırma, uyanmasın
stealth_game 4 | parmak ucunda, parmak uçlarında
stealth_game 1 | uyuyor, uyuyan, uyurken, uyusun, horlayan
tower_defense 12 | kule savunma, kule savunması, kaleyi savun, kule savunma oyunu, kale savunma, kale savunması, üssü savun
tower_defense 4 | savunuyor, koruyor, savunma, kuleler, toplar kule, koru, savun
racing 12 | yarış, yarışı, araba yarışı, yarış oyunu, yarış arabası, araba yarışları, karting, ralli, motor yarışı
racing 4 | tur, turlar, pist, sürüyor, süren, sürücü, sollama, nitro, drift, taksici
memory 12 | hafıza oyunu, eşleştirme oyunu, hafıza, hafıza kartları, eş bulma, eşini bul, kart eşleştirme
memory 4 | kartlar, kart, çevir, kartları çevir, hatırla
quiz 5 | başkentler, başkent, ülkelerin başkentleri
quiz 12 | bilgi yarışması, quiz, soru cevap, sorular, tahmin et, bilgi yarışması oyunu, bilmece, soru, genel kültür, çarpım tablosu, kelime oyunu, test
aim_physics 12 | golf, mini golf, sapan, mancınık, bowling, basketbol atışı, bovling
aim_physics 3 | nişan al, fırlat, fırlatma, atış yap, hedefe at
reaction 12 | refleks oyunu, köstebek vurmaca, balık tutma, refleks, tepki oyunu, balık tutan, meyve kesme, köstebek vurma
reaction 5 | vur, dokun, tıkla, kaybolmadan, ortaya çıkan, ezmek, çıkanlara vur
rhythm 12 | ritim oyunu, müzik oyunu, ritim, ritme göre, müzik ritim, dans oyunu, davul, ritmi yakala
clicker 12 | tıklama oyunu, tıklama, clicker, tıkla kazan, tıklamalı
clicker 3 | tıkla, tıklayarak, yükseltme
catcher 12 | düşenleri yakala, yakalama oyunu, gökten düşen, düşenleri toplama, düşen meyveleri yakala, düşenleri yakalama, düşenleri yakalayan
catcher 4 | yakalıyor, yakala, düşen, sepet, yakalayan, yakalar, gökten, kova, kaleci
serving 12 | müşterilere servis, müşterilere hizmet
serving 4 | restoran, pizzacı, fırıncı, kafe, dondurmacı, müşteri, müşteriler, müşterilere, garson, servis, pişir, tarif
crossing 12 | karşıdan karşıya, karşıya geç, yolun karşısına, yolun karşısına geçen, yoldan geçen, caddeyi geç, yolu geç, karşıya geçen, karşıya geçmeye
crossing 4 | trafik, şerit, şeritler, işlek yol, otoyol
duel 12 | düello, tenis, dövüş oyunu, teke tek, bire bir, karate, judo, sumo, güreş, boks, kılıç dövüşü, arkadaşıma karşı, kardeşime karşı
duel 4 | iki oyuncu, 2 oyuncu, iki oyunculu, çok oyunculu, iki kişilik
falling_blocks 12 | düşen bloklar, düşen blok, blok yerleştirme, blokları diz
farm_sim 12 | çiftlik oyunu, çiftlik simülasyonu, çiftlik, çiftçilik oyunu, bahçe oyunu, çiftlik yönetimi
farm_sim 4 | ekip biçme, ekin, sulama, sula, hasat, tohum ek, inek sağ, hayvanları besle, sebze, bahçe
solitaire 3 | üçer kart, üç kart çek, 3 kart çek, tek tek kart
blackjack 3 | yumuşak 17de kart çeker, soft 17de çeker
spider_solitaire 1 | tek renk, 1 renk, iki renk, 2 renk, dört renk, 4 renk
pipe_puzzle 12 | boru parçaları, boru parçalarını, boruları çevir, boruları döndür, boruları birleştirip, muslukçu oyunu
`;
