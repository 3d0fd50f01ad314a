/** Turkish: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
ve bir bu ile için de da ne oyun oyunu yap gibi çok daha ama mi mı olan olarak her ben sen o en kadar karşı veya ya ki
şu biz siz onlar benim senin onun bizim bana sana ona beni seni onu var yok değil ise iken sonra önce göre doğru bütün
tüm hiç şey kendi hem ancak çünkü eğer sadece yalnızca olsun olur olmalı isterim istiyorum lütfen üzerinde altında
arasında içinde
merhaba selam selamlar günaydın teşekkürler teşekkür ederim hocam abi belki hep hiçbir bazen sık birlikte beraber
şimdi burada orada yüzden nedeniyle dolayı sırasında boyunca etrafında yanında önünde arkasında karşısında ayrıca bile
neredeyse oldukça biri birisi kimse herkes başka diğer aynı böyle şöyle hangi kim kimin nasıl neden niye nerede bizi
sizi onları bize size onlara birkaç birçok fazla az iyi ister istiyoruz olabilir olacak olmasın lazım gerek gerekiyor
`;

export const gameTalk = `
oyun oyunu oyna iki üç dört beş on can saniye dakika bölüm düşman düşmanlar canavar toplayan kaçan zıplayan yarış
yarışı labirent uzay kedi köpek prenses ejderha
çarpım tablosu kelimeler sınıf
`;
