import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 bir, tek bir, tek
2 iki
3 üç
4 dört
5 beş
6 altı
7 yedi
8 sekiz
9 dokuz
10 on
12 on iki, bir düzine, düzine
20 yirmi
30 otuz
40 kırk
50 elli
60 altmış
70 yetmiş
80 seksen
90 doksan
100 yüz
`,
  ordinals: `
2 ikinci
3 üçüncü
4 dördüncü
5 beşinci
6 altıncı
8 sekizinci
10 onuncu
`,
  measures: `
seconds saniye, saniyede, saniyelik, saniyesi, saniyeye, sn
minutes dakika, dakikada, dakikalık, dakikası, dk
lives can, canı, canım, canla, canımız, kalp, kalbi, hak, hakkı, hakkım, hata
levels bölüm*, seviye*, aşama*, kademe, dünya, bulmaca*, şarkı, oda
waves dalga*
laps tur, turu, turlu, turluk
rounds raunt, raund*, tur, el
rivals rakip*, rakib*, bot, botla
pairs çift, çifti, çiftli, eş, eşi
pairs ikili
points puan*, sayı, sayıya, gol, galibiyet
moves hamle*, adım*
questions soru*, işlem, problem*
answers cevap*, şık, şıklı, şıkkı, seçenek*, yanıt*
throws atış*, vuruş*, şut*, top, penaltı*, ok
tries deneme*
players oyuncu*, kişi, kişilik, kişiyle, çocuk
teams takım*
bosses boss, bosslu, patron*
pieces parça*
columns sütun*
rows satır*, sıra
lanes şerit*, şerid*
letters harf*
holes delik*, delig*, çukur*
floors kat, katlı, kattan
days gün, günlük, günü
days gece, gecelik
age yaş*
grade sınıf*
money lira, liraya, tl, dolar, euro, fiş, çip, jeton
money akçe, kuruş, altın para, kuruşla
`,
  cues: `
one bir
every her
per başına, her, için
lasts sure*, zaman*, sayac*, kronometre*, limit*, dakika*, saniye*, surer, sursun, suren, dayan*, hayatta kal*, icinde
atHour saat, saati, saatte
unsure on, altı, yüz, kırk, bir, elli
firstTo ilk, kim once, once, ulasan, olan kazanir
firstTo ulaş*, kadar, varan
worth değer, değerinde, kazandırır, kazandırsın, verir, versin, eder
against karsi, solla*, gec*, yen*, rakip*
fail vazgec*, pes ed*, cekip gid*
fail yanlis*, hata*, kacir*, kaptir*, kacar*, iskala*, gecerse, kaybed*, gec kal*
lost kaybedersin, kaybediyorsun, kaybeder, kaybettin, yanarsın, yandın, game over, ölürsün, öldün, batarsın, kovulursun, kovuldun, elenirsin
over bitti, biter, bitsin, oyun biter, oyun bitsin, oyun bitti, son bulur, sona erer
harmless sorun değil, önemli değil, geri döner, geri gelir, tekrar dene*, tekrar dener, bir daha, yeniden dene*
costs başa, baştan, can, canı, puan*
otherwise yoksa, veya, once, olmadan, kim
among arasindan, siktan, secenekten, icinden, sik
half yarım
andHalf buçuk
oneAndHalf bir buçuk
not yok, olmasın, olmadan, yoktur, istemiyorum, değil, hiç, asla, olmaz, kaybedilmesin
hurry süre*, zaman*, sayaç, saat, acele*
losing kaybet*, kaybed*, kaybetmek, yenil*, ölüm, ölmek, game over, can
foes düşman*, canavar*
stages pist, parkur, yarış
sound ses, sesi, sesler
score puan, puanlama, skor
noSound sesi kapalı, ses kapalı, sessiz modda
two iki kişilik, 2 kişilik, iki oyuncu*, 2 oyuncu*, iki kişi, aynı klavye*, tek klavye*, bir klavye*, aynı ekran*, teke tek, 1v1
noTimer süresiz, zamansız, süre sınırı yok, süre sınırsız, acelesiz
noLose kaybetmek olmasın, kaybetmek mümkün olmasın, kaybedilmesin, kaybetme olmasın
noSound ses olmasın, sessiz olsun, sese gerek yok, ses gerekmez
noLose kaybetmeden, ölümsüz, kaybetme yok, sonsuz can, sınırsız can, ölmek yok, kaybetmek imkansız, kaybedilmez, kimse kaybetmesin
noLose kimse kaybetmez, kaybedilmesin, kaybetmek olmasın, kaybedemez, kaybetmesin, kaybedilemez, yenilmek yok, yenilgi yok, sınırsız deneme
noLose kimse ölmesin, kimse ölmez
key ile, tuş*, bas*, klavye*
oneKey tek tuş*, tek düğme*, sadece boşluk tuşu*, yalnızca boşluk tuşu*, sadece boşluk
spaceKey boşluk tuşu*, space tuşu*, boşluk çubuğu*
arrowKeys yön tuşları*, ok tuşları*
space boşluk*, space
arrows oklar*
by 'e, 'a, 'ye, 'ya, e, a, ye, ya, çarpı
board tahta*, ızgara*, kare*, hücre*, alan*, harf*, tablo*
minute bir dakika, dakikalık
then sonra, ardından, sonunda, en sonda, en son
rather hayır, yok, yok yok, dur, pardon, yani, daha doğrusu, aslında
`,
};
