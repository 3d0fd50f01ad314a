/** Turkish: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platform oyunu, platform
platformer 3 | zıplıyor, zıplayan, atlıyor
shmup 12 | uzay savaşı, nişancı oyunu, uzay gemisi oyunu, ateş etme
shmup 3 | ateş ediyor, ateş eden
arena 4 | hayatta kal, savaşıyor, savaş, dövüş
breakout 12 | tuğla kırma, blok kırma
snake 12 | yılan oyunu
runner 12 | sonsuz koşu, koşu oyunu
runner 3 | koşuyor, koşan
flappy 3 | uçuyor, uçan
match3 12 | üçlü eşleştirme, şeker patlatma
sokoban 12 | kutu itme, sokoban
maze 12 | labirent
tower_defense 12 | kule savunma, kule savunması, kaleyi savun
tower_defense 4 | savunuyor, koruyor, savunma
racing 12 | yarış, yarışı, araba yarışı, yarış oyunu
memory 12 | hafıza oyunu, eşleştirme oyunu, hafıza
quiz 12 | bilgi yarışması, quiz, soru cevap, sorular, tahmin et
aim_physics 12 | golf, mini golf, sapan, mancınık, bowling
reaction 12 | refleks oyunu, köstebek vurmaca, balık tutma
rhythm 12 | ritim oyunu, müzik oyunu, ritim
clicker 12 | tıklama oyunu, tıklama
catcher 12 | düşenleri yakala, yakalama oyunu, gökten düşen
catcher 4 | yakalıyor, yakala, düşen
crossing 12 | karşıdan karşıya, karşıya geç, yolun karşısına
duel 12 | düello, tenis, iki kişilik, dövüş oyunu
falling_blocks 12 | düşen bloklar
farm_sim 12 | çiftlik oyunu, çiftlik simülasyonu
`;
