/** Turkish: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | çift zıplama, çift zıplayabilen, iki kez zıplama, iki kere zıplama, havada tekrar zıpla
rule lowGravity | düşük yerçekimi, az yerçekimi, yerçekimsiz, sıfır yerçekimi
rule dash | atılma, hızlı atılma, dash, hamle yap
rule dash | nitro, yuvarlanma, kaçınma
rule shield | kalkan, kalkanı, kalkanlar, güç alanı
rule rapidFire | hızlı ateş, makineli tüfek, seri atış
rule magnet | mıknatıs, mıknatıslar, paraları çeken
rule wrap | duvarlardan geçen, duvarlardan geçme, öbür taraftan çıkar, duvarsız
rule multiBall | çok top, birden fazla top, iki top, üç top, ekstra toplar
rule speedUp | gittikçe hızlanan, giderek hızlanan, gittikçe hızlansın, hızlanan, hızlanıyor, giderek hızlanır
rule speedUp | gittikçe hızlanır, her seferinde daha hızlı, hız artar, hızlanarak
rule speedUp | gittikçe hızlı, hızlansın, giderek hızlansın, hızlanmalı, her turda hızlansın, hızlanacak, daha da hızlanır
rule fast | hızlı, çok hızlı, süratli
rule slow | yavaş, ağır tempolu, yavaşça
rule noEnemies | düşman yok, düşmansız, düşman olmasın, şiddet yok, şiddetsiz, canavar yok, şiddet içermeyen
rule gentle | sakin, rahatlatıcı, ölmek yok, ölüm yok, kaybetmek yok, stressiz, çocuklar için, bebekler için, kızım için, oğlum için, korkutucu olmayan, korkunç olmasın
rule gentle | uyku öncesi, uyumadan önce, acelesiz, yumuşak, huzurlu, küçükler için, minikler için, korkutmayan
rule shooting | ateş etme, ateş eden, silah, lazer, top atan, mermi, fırlatan, atan
rule confetti | konfeti, havai fişek, kutlama
rule boss | boss, patron, son boss, bölüm sonu canavarı, bossla
rule endless | sonsuz, bitmeyen, sınırsız
unit lives | can, canı, hayat, canım, kalp, hak, hakkı, deneme, hata
unit seconds | saniye, sn, saniyede, saniyelik, saniyede bir
unit minutes | dakika, dk, dakikada, dakikalık
unit moves | hamle, adım, sıra hakkı
unit laps | tur, turluk, turda
unit rivals | rakip, rakipler, rakibe, yarışçı
unit pairs | çift, eş, çiftler
unit points | puan, puanlık, gol, sayı
unit holes | delik, çukur
unit days | gün, günlük
unit levels | seviye, bölüm, seviyeli, bölümlü, aşama, etap
unit waves | dalga, dalgalar, dalgası
every every | her, her bir
every half | yarım dakika
`;
