/** Russian: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | танцовщица
bridesmaid | подружка невесты
angler | рыболов, рыбачка, паромщик
gondolier | гондольер, гребец
lumberjack | кровельщик
foreman | сварщик
sculptor | скульптор, художница, живописец
astronomer | химик, биолог, лаборант
hacker | хакер, айтишник, геймер
caretaker | сторож-слесарь, слесарь, монтёр, завхоз
confectioner | кондитер
optician | акушерка, окулист, фельдшер, врачиха
receptionist | чиновник, почтальонша
croupier | крупье, аукционист
linesman | арбитр, боковой судья
striker | нападающий, защитник
bowler | боулер, бэтсмен, подающий, питчер
tennis player | теннисист, теннисистка
golfer | игрок в гольф
gymnast | гимнаст, гимнастка
weightlifter | силач, штангист, качок
sprinter | бегунья, спринтер, атлет
ice skater | фигуристка, конькобежец, фигурист
juggler | фокусник-жонглёр
street musician | скрипач, пианист, дирижёр
shepherdess | фермерша, пастушка
cameraman | кинооператор, видеооператор
film director | сценарист, поэт, писатель, режиссёр
magistrate | судья суда, нотариус
constable | таможенник, гаишник, участковый
bouncer | вышибала, вахтёр
pickpocket | воришка, карманник, контрабандист, браконьер, хулиган
stepsister | кузина, сестричка, двоюродная сестра
stepbrother | братишка, мальчишка
godmother | тётка, крёстная
godfather | дядька, дядюшка, крёстный
great-grandma | прабабушка
great-grandpa | прадедушка, пенсионер
teenager | подросток, подростки, сосед по комнате
duchess | герцогиня, императрица, графиня
emperor | султан, фараон, герцог
jester | мим, скоморох
bullfighter | тореадор, матадор
cosmonaut | космонавт
airman | стюардесса, бортпроводница
squire | оруженосец, мушкетёр, витязь
nomad | купец, нищий, кочевник, сирота, жилец, торговец, путник, бомж
street sweeper | мусорщик, горничная, дворецкий
taxi driver | водитель автобуса, дальнобойщик, маршрутчик
usher | билетёр, экскурсовод, гид, коридорный, носильщик
cobbler | сапожник, ткачиха, часовщик, флорист, ювелир
orchestra | болельщики
djinn | джин
troll | тролль
leshy | лешие, бука, бабай
kappa | кикимора, грифон, горгулья, василиск, домовые
baba yaga | гадалка
tooth fairy | нимфа, зубная фея, мавка
selkie | русалка
kobold | кобольд, бесёнок
leprechaun | садовый гном
reaper | смерть с косой, кощей, лич
wraith | полтергейст
ghoul | живой мертвец, зомбак, упырь
antelope | лань, антилопа, газель
lynx | рысь
jackal | шакал, гиена, динго
sheepdog | щеночек, овчарка, такса, бульдог
tabby | котейка, киса
pullet | цесарка, несушка
cockerel | петухи
quail | перепёлка, куропатка, зяблик, скворец, жаворонок
pelican | аист
jay | сойка
budgie | какаду
osprey | беркут
catfish | сом, скумбрия, треска, сардина, килька, щука, окунь, селёдка
moray eel | мурена
porpoise | дельфин
stingray | рыба-молот
sea anemone | актиния, пиявка, планктон
prawn | лангустин
cockle | гребешок моллюск, моллюск
cuttlefish | каракатица
dragonfly | бабочка
firefly | светлячок
weevil | тля, колорадский жук
gnat | мошка, комарик, гнус
roach | таракан
millipede | шелкопряд, личинка, букашка
stick insect | палочник
vole | землеройка, полёвка
stoat | куница, горностай, соболь
guanaco | лама
cassowary | эму
pterodactyl | птеродактиль
stegosaur | стегозавр
`;
