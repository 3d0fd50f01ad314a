/** Turkish: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | merhaba*, selam, selamlar, iyi günler, günaydın, iyi akşamlar, hey, sağol, teşekkürler, teşekkür ederim, kolay gelsin
self | ben, biz, adım, ismim, olarak çalışıyorum
request | istiyorum, istiyoruz, isterim, isteriz, istiyor, isterdim, lazım, gerek, gerekiyor, ihtiyacım, yap, yapın, yapar, yapar mısın, yapabilir, yapabilir misin
request | oluştur, hazırla, tasarla, arıyorum, lütfen
likes | sever, seviyor, seviyorlar, bayılır, bayılıyor, bayılıyorlar, çok sever, hayranı, hasta
people | öğrenci*, sınıf*, çocuk*, oyuncular*, takipçi*, hayranlar*, müşteri*, misafir*, konuk*, çalışan*, arkadaş*, ekib*, aile*, eşim*, kocam, karım, torun*, oğlum*
people | kızım*, yeğen*, kardeşim*, herkes*, yaşlı*, insanlar
learner | öğrenci, öğrenciler, katılımcı, katılımcılar, oyuncu, oyuncular
`;
