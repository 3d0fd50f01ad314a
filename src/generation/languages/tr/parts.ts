/** Turkish: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | yerine, değil de
as | olarak, rolünde, niyetine
hero | kahraman*, ana karakter, oyuncu*, kule*, raket*, kuş, kuşun, yılan*, tesisatçı*, araba*, kurbağa*
enemy | düşman*, rakip*, rakib*, kaleci*, hayalet*, istilacı*, uzaylı*, canavar*, zombi*
item | eşya*, nesne*, lobut*, labut*, kuka*, taş*, piyon*, sayı*, rakam*, kart*, blok*, tuğla*, mücevher*, şeker*, sembol*, baloncuk*, yem, yemek, meyve*, elma*, altın*
item | para*, nokta*, yumurta*
obstacle | engel*, mayın*, boru*, duvar*
projectile | top, topun, toplar*, mermi*, ok, oklar*, cephane*
`;
