/** Turkish: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | sen bir, ben bir
take | topluyor, topla, toplar, toplayan, toplamak, yiyor, yer, yiyen, yakalıyor, çalıyor, buluyor, kurtarıyor, kurtar
foe | kaçıyor, kaçan, kaçar, kaç, sakınıyor, dikkat, savaşıyor, dövüşüyor, karşı, yeniyor, kaçın
chase | kovalıyor, saldırıyor, kovalayan
shot | fırlatıyor, atıyor
goal | ulaşıyor, ulaş, ulaşmak
move | koşuyor, uçuyor, yüzüyor, zıplıyor, geçiyor, yürüyor
with | var, dolu
not | yok, olmadan, olmasın
game | oyun, oyunu
word:enemy | düşmanlar, düşman
`;

export const noise = '';
