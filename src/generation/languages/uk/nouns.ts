/** Ukrainian: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | друг, друзі, друзів, подруга
neighbour | сусід, сусідка
family | родина, сім'я
child | дитина, діти, дітей, малюк
fisherman | рибалка
patient | пацієнт, хворий
captain | капітан
sailor | моряк, матрос
driver | водій
shopkeeper | продавець, крамар
villager | селянин, селяни, селян
lifeguard | рятувальник
owner | господар, хазяїн, власник
visitor | відвідувач
stranger | незнайомець
messenger | гонець, посланець
survivor | той що вижив, вцілілий
grandchild | онук, онука, внук
mum | мама, матуся
dad | тато, батько
people | люди, людей
piglet | порося, поросята
calf | теля, телята
stork | лелека
hornet | шершень, шершні
locust | сарана
heron | чапля
water | вода
smoke | дим
shadow | тінь, тіні
wind | вітер, вітри
rain | дощ
storm | буря, шторм, гроза
waterfall | водоспад
wave | хвиля, хвилі
hill | пагорб, горб
cave | печера
forest | ліс
meadow | луг, галявина, поляна
field | поле
swamp | болото
mud | багно, грязь
sand | пісок
pond | ставок, озерце
puddle | калюжа
cliff | скеля, обрив
shore | берег, узбережжя
sea | море
river | річка, ріка
lake | озеро
mountain | гора, гори
island | острів
street | вулиця
farm | ферма
roof | дах
station | вокзал, станція
village | село
city | місто
base | база
playground | дитячий майданчик, майданчик
market | ринок, базар
museum | музей
restaurant | ресторан, кафе
cellar | підвал, льох
tunnel | тунель
stable | стайня, хлів
burrow | нора, нірка, лігво
beehive | вулик
anthill | мурашник
bin | смітник, контейнер, урна
shelf | полиця
well | криниця, колодязь
paper | папір
carpet | килим
screw | шуруп, гвинт
hose | шланг
spring | пружина
plastic | пластик, пластмаса
metal | метал
block | блок, кубик
cube | куб
number | число, цифра
word | слово, слова
question | питання, запитання
letter | літера, буква
medicine | ліки
domino | доміно
towel | рушник
wind turbine | вітряк
solar panel | сонячна панель
traffic light | світлофор
button | ґудзик
saw | пилка
rifle | рушниця, гвинтівка
crumb | крихта, крихти
pollution | забруднення, бруд
darkness | темрява, пітьма
throne | трон
tray | таця
kitchen | кухня, кухні, кухню
bathroom | ванна кімната
bedroom | спальня, спальні
living room | вітальня, вітальні
classroom | класна кімната
attic | горище, горищі
`;
