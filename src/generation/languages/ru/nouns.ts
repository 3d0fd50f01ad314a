/** Russian: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | друг, друзья, друзей, подруга
neighbour | сосед, соседка, соседи
family | семья
child | ребёнок, дети, детей, малыш
fisherman | рыбак
patient | пациент, больной
captain | капитан
sailor | моряк, матрос
driver | водитель, шофёр
shopkeeper | продавец, лавочник
villager | крестьянин, крестьяне
lifeguard | спасатель
owner | хозяин, хозяйка
visitor | посетитель
stranger | незнакомец
messenger | гонец, посланник
survivor | выживший
grandchild | внук, внучка
mum | мама
dad | папа, отец
people | люди, людей
piglet | поросёнок, поросята
calf | телёнок, телята
stork | аист
hornet | шершень, шершни
locust | саранча
heron | цапля
water | вода
smoke | дым
shadow | тень, тени
wind | ветер
rain | дождь
storm | буря, шторм, гроза, метель
waterfall | водопад
wave | волна, волны
hill | холм
cave | пещера
forest | лес
meadow | луг, поляна
field | поле
swamp | болото
mud | грязь
sand | песок
pond | пруд
puddle | лужа
cliff | скала, утёс, обрыв
shore | берег, побережье
sea | море
river | река, речка
lake | озеро
mountain | гора, горы
island | остров
street | улица
farm | ферма
roof | крыша
station | вокзал, станция
village | деревня, село
city | город
base | база
playground | детская площадка
market | рынок, базар
museum | музей
restaurant | ресторан, кафе
cellar | подвал, погреб
tunnel | туннель
stable | конюшня, хлев
burrow | нора, норка, логово
beehive | улей
anthill | муравейник
bin | урна, мусорка, контейнер
shelf | полка
well | колодец
paper | бумага
carpet | ковёр
screw | шуруп, винт
hose | шланг
spring | пружина
plastic | пластик
metal | металл
block | блок, кубик
cube | куб
number | число, цифра
word | слово, слова
question | вопрос
letter | буква
medicine | лекарство, лекарства
domino | домино
towel | полотенце
wind turbine | ветряк
solar panel | солнечная панель
traffic light | светофор
button | пуговица
saw | пила
rifle | ружьё, винтовка
crumb | крошка, крошки
pollution | загрязнение
darkness | темнота, тьма
throne | трон
tray | поднос
kitchen | кухня, кухне, кухню, кухни
bathroom | ванная, ванной
bedroom | спальня, спальне, спальни
living room | гостиная, гостиной
classroom | классная комната
attic | чердак, чердаке
`;
