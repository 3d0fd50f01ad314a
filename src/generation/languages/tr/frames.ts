/** Turkish: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | sen bir, sensin, ben bir, olarak oyna*, oynuyorsun, oynadığım*, yönet*, kontrol et*, kahramanımız, ana karakter, yardım et*, oyuncu, olduğum*, olduğun*
take | topla*, toplu*, yakala*, yakalı*, bul*, ara*, arı*, al*, kap*, biriktir*, hasat*, avla* için
eat | ye, yer, yiye*, yiyor*, yemek için, yemeli, yiyip, iç*, yut*, yala*, yesin, yediğ*, yiyen
steal | çal*, çalı*, aşır*, soy*
save | kurtar*, özgür*, serbest*
bring | taşı*, getir*, götür*, dağıt*, teslim*, ver, veri*, veren, servis*, besle*, sat*, ulaştır*
make | pişir*, yap*, inşa*, ek, ekiy*, eken, dik*, yetiştir*, sula*, temizle*, tamir*, boya*, kur*, sağ*
avoid | kaç*, kaçı*, sakın*, dikkat*, uzak dur*, korun*, saklan*, atlat*, hayatta kal*
fight | savaş*, dövüş*, yen, yeni*, yenen, öldür*, yok et*, alt et*, mücadele*, vuruş*
chase | kovala*, kovalı*, takip*, peşin*, avla*, yemek ist*, yakalamak ist*
attack | saldır*, işgal*, ısır*, bas*, devriye*, musallat*, rahatsız*, yaklaş*
throw | fırlat*, at, atı*, atan, atıp, atma*, tükür*, savur*
shoot | ateş*, vur*, nişan*
hit | ez*, patlat*, tıkla*, kes*, tokatla*, kır*, vur, tekmele*, dokun* kaz*
guard | koru*, savun*, bekçi*, gözet*
push | it*, itt*, sürükle*, çek*
over | üzerinden atla*, üstünden atla*, atla*, zıpla* engel*, engel*
move | koş*, uç*, zıpla*, zıplı*, yürü*, yüz*, sür*, tırman*, yuvarlan*, kay*, gez*, dolaş*, sörf*, dans*, dal*, git*, gid*, yaşa*, kaybol*, keşfet*, bin*
reach | ulaş*, var*, eve dön*, dön*, çıkışı bul*, kadar git*, hedef*
cross | karşıya geç*, geç*
fall | düş*, yağ*, çık*, belir*, gökten
match | eşleştir*, eşle*, diz*, sırala*, birleştir*, patlat* şeker*
race | yarış*, geç* rakip*
sneak | görünmeden, yakalanmadan, gizlice, fark ettirmeden, farkına varmadan, görmeden
sneak | uyandır*, uyanma*
touch | değ*, dokun*, çarp*, düşme*
victim | kovalanan, kovalanı*, saldırıya uğra*, peşindeki
love | sev*, bayıl*, hayran*
a | bir
the | bu, şu, o, onun, onları
many | birkaç, çok, birçok, iki, üç, dört, beş, altı, on, tüm, bütün, dalgalar, farklı, diğer
my | benim
and | ve, ile
or | veya, ya da
but | ama, fakat, ancak, sonra, önce
from | karşı korum*
at | doğru
with | olan, var, dolu
in | içinde, üstünde, altında, arasında
to | için
as | gibi, olarak, adlı
vs | karşı
versus | vs
by | tarafından
not | yok, olmadan, olmasın, değil, hiç, asla, yasak
if | eğer, iken
is | dir
you | sen, ben, biz
me | beni, seni, onu, bizi
must | lazım, gerek*, istiyor, zorunda, çalışıyor, çalışan
each | birbirine, birbirlerine, birbiriyle
`;
