/** Polish: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | zastąpion* przez, zamienion* na
as | jako, w roli
instead | zamiast, w miejsce, w miejscu
hero | bohater*, główny bohater, gracz*, wież*, paletk*, rakietk*, ptak*, ptaka, wąż, węża, hydraulik*, auto, aut, samochod*, samochód, żab*
enemy | wróg, wrog*, przeciwnik*, rywal*, bramkarz*, duch*, najeźdźc*, obc*, kosmit*, potwor*, złoczyńc*, zombie
item | przedmiot*, kręgl*, pionk*, pionek, figur*, cyfr*, liczb*, kafelk*, kart*, klock*, cegł*, cegieł*, kamie*, klejnot*, cukierk*, symbol*, bąbel*, jedzeni*, owoc*
item | jabł*, monet*, punkt*, jaj*
obstacle | przeszkod*, przeszkód, min, miny, rur*, mur*
projectile | piłk*, piłek, kul*, krążek, krążk*, strzał*, pocisk*, amunicj*
`;
