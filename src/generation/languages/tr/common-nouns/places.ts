/** Turkish: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | çekçek
hoverboard | elektrikli scooter, hoverboard, kaykay elektrikli
longboard | kaykaylar
tow truck | çöp arabası, damperli, çekici araç, beton mikseri
forklift | forkliftler, ekskavatör, silindir araç, kar küreme aracı, kepçe iş makinesi
fire truck | itfaiye aracı
tugboat | römorkör, mavna, firkateyn, cankurtaran botu, takka
vaporetto | vapurlar
rowboat | kanolar, kayıklar, deniz bisikleti, gondol
handcart | el arabaları, kağnı
tricycle | üç tekerlekli bisiklet, tandem bisiklet
railway track | raylar, demiryolu, makas demiryolu, hemzemin geçit
market stall | pazar tezgâhı, bakkal dükkânı, manav, fırın dükkânı, oyuncakçı, balıkçı dükkânı, büfeler
granary | tahıl ambarı, silo, domuz ağılı, kereste fabrikası, su değirmeni, gözetleme kulesi, telefon kulübesi, samanlık, hangar
paddock | ağıllar, bariyer, bariyerler, korkuluk demir, turnike, parmaklık
pier | iskele, rıhtım, marina, su kemeri, asma köprü, dalgakıran, üst geçit
kindergarten | kreş, ana okulu
courthouse | belediye binası, adliye, meclis, anıtkabir, elçilik, senato
rock pool | lagün, gayzer, kanyon, kumul, gelgit, kırağı, çiy, dere yatağı, heyelan
rice paddy | pirinç tarlası, meyve bahçesi, mısır tarlası, buğday tarlası, çiçek tarhı, otlak, mera, bostanlar
bouquet | çiçek buketi
lilac | orkide, nergis, karanfil, menekşe, yasemin, lavanta, sardunya, çiğdem, kardelen, leylak
maple tree | çınar, meşe ağacı, söğüt ağacı, armut ağacı, kiraz ağacı, kavak, huş ağacı, dut ağacı, ıhlamur ağacı, akasya
spruce | köknar ağacı, ladin, selvi, servi, sedir, çam, çamlar
palm | palmiyeler, hurma ağacı, hindistancevizi ağacı
bramble | çalılık, böğürtlen çalısı, gül ağacı, maki
`;
