/**
 * What pictures are called where the reader names them itself: `picture | en | es | de | fr | pt | it | ja | zh | ru | ar | ko`,
 * a cell `singular/plural`, `singular/=` for what is not counted ("cheese"), or empty for the name of the other lists and
 * a plural by rule. French plurals that do not take "des" stand with their article.
 */
export const NAMES = `
airplane | airplane | avión | Flugzeug/Flugzeuge | avion | avião | aereo/aerei | | | самолёт/самолёты | طائرة/طائرات |
alarm-clock | alarm clock | despertador | Wecker/Wecker | réveil | despertador | sveglia/sveglie | | | будильник/будильники | منبه/منبهات | 알람 시계
alien | alien | alienígena | Alien/Aliens | extraterrestre | alienígena | alieno/alieni | | | инопланетянин/инопланетяне | فضائي/فضائيون |
alien-monster | space invader | invasor | Eindringling/Eindringlinge | envahisseur | invasor | invasore/invasori | | | захватчик/захватчики | غاز/غزاة |
ant | | | Ameise/Ameisen | | | formica/formiche | | | муравей/муравьи | نملة/نمل |
astronaut | | | Astronaut/Astronauten | | | astronauta/astronauti | | | космонавт/космонавты | رائد فضاء/رواد فضاء |
automobile | car | coche | Auto/Autos | voiture | carro | macchina/macchine | | | машина/машины | سيارة/سيارات |
backpack | | mochila | Rucksack/Rucksäcke | sac à dos/sacs à dos | | zaino/zaini | | | рюкзак/рюкзаки | حقيبة/حقائب |
baby-chick | chick | pollito | Küken/Küken | poussin | pintinho | pulcino/pulcini | | | цыплёнок/цыплята | كتكوت/كتاكيت |
baguette-bread | baguette | baguette | Baguette/Baguettes | baguette | baguete | baguette/baguette | | | багет/багеты | |
bagel | | | Bagel/Bagels | | | bagel/bagel | | | бублик/бублики | |
balloon | balloon | globo | Luftballon/Luftballons | ballon | balão | palloncino/palloncini | | | шарик/шарики | بالون/بالونات |
banana | | | Banane/Bananen | | | banana/banane | | | банан/бананы | موزة/موز |
bat | bat | murciélago | Fledermaus/Fledermäuse | chauve-souris/chauves-souris | morcego | pipistrello/pipistrelli | | | летучая мышь/летучие мыши | خفاش/خفافيش |
battery | | pila | Batterie/Batterien | pile | pilha | batteria/batterie | | | батарейка/батарейки | بطارية/بطاريات |
bear | | | Bär/Bären | | | orso/orsi | | | медведь/медведи | دب/دببة |
badger | | | Dachs/Dachse | | | tasso/tassi | | | барсук/барсуки | |
bird | | | Vogel/Vögel | | | uccello/uccelli | | | птица/птицы | طائر/طيور |
black-cat | black cat | gato negro | schwarze Katze/schwarze Katzen | chat noir | gato preto | gatto nero/gatti neri | | | чёрная кошка/чёрные кошки | قط أسود/قطط سوداء |
blackbird | blackbird | mirlo | Amsel/Amseln | merle | melro | merlo/merli | クロウタドリ | 黑鸟 | дрозд/дрозды | شحرور/شحارير | 검은 새
blossom | flower | flor | Blume/Blumen | fleur | flor | fiore/fiori | | | цветок/цветы | زهرة/زهور |
blowfish | pufferfish/pufferfish | pez globo/peces globo | Kugelfisch/Kugelfische | poisson-lune/poissons-lunes | baiacu | pesce palla/pesci palla | | | рыба-ёж/рыбы-ежи | سمكة منتفخة/أسماك منتفخة |
boar | boar | jabalí/jabalíes | Wildschwein/Wildschweine | sanglier | javali | cinghiale/cinghiali | | | кабан/кабаны | خنزير بري/خنازير برية |
bone | bone | hueso | Knochen/Knochen | os/os | osso | osso/ossi | | | косточка/косточки | عظمة/عظام |
books | book | libro | Buch/Bücher | livre | livro | libro/libri | | | книга/книги | كتاب/كتب |
brain | brain | cerebro | Gehirn/Gehirne | cerveau | cérebro | cervello/cervelli | | | мозг/мозги | دماغ/أدمغة | 뇌
bread | bread/= | pan/= | Brot/Brote | pain/du pain | pão/pães | pane/= | | | хлеб/= | خبز/= | 빵
broccoli | broccoli/= | brócoli/= | Brokkoli/= | brocoli | brócolis/brócolis | broccolo/broccoli | | | брокколи/= | بروكلي/= |
bubbles | bubble | burbuja | Blase/Blasen | bulle | bolha | bolla/bolle | | | пузырь/пузыри | فقاعة/فقاعات |
bug | caterpillar | oruga | Raupe/Raupen | chenille | lagarta | bruco/bruchi | | | гусеница/гусеницы | يرقة/يرقات |
bus | bus | autobús/autobuses | Bus/Busse | bus/bus | ônibus/ônibus | autobus/autobus | | | автобус/автобусы | حافلة/حافلات |
butterfly | | | Schmetterling/Schmetterlinge | | | farfalla/farfalle | | | бабочка/бабочки | فراشة/فراشات |
camel | camel | camello | Kamel/Kamele | chameau | camelo | cammello/cammelli | | | верблюд/верблюды | جمل/جمال |
candle | | | Kerze/Kerzen | | | candela/candele | | | свеча/свечи | شمعة/شموع |
candy | candy | caramelo | Bonbon/Bonbons | bonbon | doce | caramella/caramelle | | | конфета/конфеты | حلوى/= |
carrot | | | Karotte/Karotten | | | carota/carote | | | морковка/морковки | جزرة/جزر |
cat | | | Katze/Katzen | | | gatto/gatti | | | кот/коты | قط/قطط |
cheese-wedge | cheese/= | queso/= | Käse/= | fromage/du fromage | queijo/= | formaggio/= | | | сыр/= | جبن/= |
cherry-blossom | cherry blossom | flor de cerezo | Kirschblüte/Kirschblüten | fleur de cerisier | flor de cerejeira | fiore di ciliegio/fiori di ciliegio | | | цветок вишни/цветы вишни | زهرة الكرز/زهور الكرز |
chestnut | | | Eichel/Eicheln | | | ghianda/ghiande | | | жёлудь/жёлуди | بلوط/= |
chicken | | | Huhn/Hühner | | | gallina/galline | | | курица/куры | دجاجة/دجاج |
chipmunk | | | Eichhörnchen/Eichhörnchen | | | scoiattolo/scoiattoli | | | белка/белки | سنجاب/سناجب |
chocolate-bar | chocolate bar | tableta de chocolate | Schokolade/= | chocolat/du chocolat | barra de chocolate | tavoletta di cioccolato/tavolette di cioccolato | | | шоколадка/шоколадки | شوكولاتة/= |
chart-increasing | chart | gráfico | Kurs/Kurse | graphique | gráfico | grafico/grafici | | | график/графики | |
cloud | | | Wolke/Wolken | | | nuvola/nuvole | | | облако/облака | سحابة/سحب |
cloud-with-lightning | thundercloud | nube de tormenta/nubes de tormenta | Gewitterwolke/Gewitterwolken | nuage d’orage/nuages d’orage | nuvem de tempestade/nuvens de tempestade | nube temporalesca/nubi temporalesche | 雷雲 | 雷云 | грозовая туча/грозовые тучи | سحابة رعدية/سحب رعدية | 먹구름
clown-face | clown | payaso | Clown/Clowns | clown | palhaço | pagliaccio/pagliacci | ピエロ | 小丑 | клоун/клоуны | مهرج/مهرجون | 광대
cockroach | | | Kakerlake/Kakerlaken | | | scarafaggio/scarafaggi | | | таракан/тараканы | صرصور/صراصير |
coconut | coconut | coco | Kokosnuss/Kokosnüsse | noix de coco/noix de coco | coco | noce di cocco/noci di cocco | | | кокос/кокосы | جوز هند/= |
coin | | | Münze/Münzen | | | moneta/monete | | | монета/монеты | عملة/عملات |
comet | meteor | meteorito | Meteorit/Meteoriten | météorite | meteorito | meteorite/meteoriti | | | метеорит/метеориты | نيزك/نيازك |
cookie | | | Keks/Kekse | | | biscotto/biscotti | | | печенье/= | كعكة/كعك |
cow | | | Kuh/Kühe | | | mucca/mucche | | | корова/коровы | بقرة/أبقار |
crab | | | Krabbe/Krabben | | | granchio/granchi | | | краб/крабы | سلطعون/سلطعونات |
cricket | | | Grille/Grillen | | | grillo/grilli | | | сверчок/сверчки | |
croissant | croissant | cruasán/cruasanes | Croissant/Croissants | | | croissant/croissant | | | круассан/круассаны | كرواسون/= |
crown | | | Krone/Kronen | | | corona/corone | | | корона/короны | تاج/تيجان |
crystal-ball | crystal ball | bola de cristal | Kristallkugel/Kristallkugeln | | | sfera di cristallo/sfere di cristallo | | | хрустальный шар/хрустальные шары | كرة بلورية/كرات بلورية |
cupcake | cupcake | magdalena | Cupcake/Cupcakes | | | cupcake/cupcake | | | капкейк/капкейки | كعكة صغيرة/كعكات صغيرة |
deer | deer/deer | ciervo | Hirsch/Hirsche | cerf | cervo | cervo/cervi | | | олень/олени | غزال/غزلان |
delivery-truck | truck | camión | Lastwagen/Lastwagen | camion | caminhão | camion/camion | | | грузовик/грузовики | شاحنة/شاحنات |
detective | detective | detective | Detektiv/Detektive | détective | detetive | detective/detective | | | сыщик/сыщики | محقق/محققون |
dog | | | Hund/Hunde | | | cane/cani | | | собака/собаки | كلب/كلاب |
doughnut | | dónut/dónuts | Donut/Donuts | beignet | rosquinha | ciambella/ciambelle | | | пончик/пончики | كعكة محلاة/كعكات محلاة |
dragon | dragon | dragón | Drache/Drachen | dragon | dragão | drago/draghi | | | дракон/драконы | تنين/تنانين |
drop-of-blood | drop of blood/drops of blood | gota de sangre | Blutstropfen/Blutstropfen | goutte de sang | gota de sangue | goccia di sangue/gocce di sangue | | | капля крови/капли крови | |
droplet | water drop | gota | Tropfen/Tropfen | goutte d’eau | gota | goccia/gocce | 水滴 | 水滴 | капля/капли | قطرة/قطرات |
drum | | | Trommel/Trommeln | tambour | | tamburo/tamburi | | | барабан/барабаны | طبلة/طبول |
duck | | | Ente/Enten | | | anatra/anatre | | | утка/утки | بطة/بط |
eagle | | | Adler/Adler | | | aquila/aquile | | | орёл/орлы | نسر/نسور |
ear-of-corn | ear of corn/ears of corn | mazorca | Maiskolben/Maiskolben | épi de maïs | espiga de milho | pannocchia/pannocchie | | | кукуруза/= | ذرة/= |
egg | | | Ei/Eier | œuf | ovo | uovo/uova | | | яйцо/яйца | بيضة/بيض |
eggplant | | | Aubergine/Auberginen | | | melanzana/melanzane | | | баклажан/баклажаны | |
elephant | | | Elefant/Elefanten | | | elefante/elefanti | | | слон/слоны | فيل/أفيال |
ewe | sheep/sheep | oveja | Schaf/Schafe | mouton | ovelha | pecora/pecore | 羊 | 绵羊 | овечка/овечки | خروف/خراف | 양
feather | | | Feder/Federn | | | piuma/piume | | | перо/перья | ريشة/ريش |
fire | fireball | bola de fuego | Feuerball/Feuerbälle | boule de feu | bola de fogo | palla di fuoco/palle di fuoco | | | огненный шар/огненные шары | كرة نارية/كرات نارية |
fire-engine | fire engine | camión de bomberos | Feuerwehrauto/Feuerwehrautos | camion de pompiers | caminhão de bombeiros | camion dei pompieri/camion dei pompieri | | | пожарная машина/пожарные машины | سيارة إطفاء/سيارات إطفاء |
fish | fish/fish | pez/peces | Fisch/Fische | poisson | peixe | pesce/pesci | | | рыба/рыбы | سمكة/أسماك |
flamingo | | flamenco | Flamingo/Flamingos | flamant rose/flamants roses | | fenicottero/fenicotteri | | | фламинго/= | |
fly | fly | mosca | Fliege/Fliegen | mouche | mosca | mosca/mosche | | | муха/мухи | ذبابة/ذباب |
flying-saucer | UFO/UFOs | ovni | Ufo/Ufos | ovni | óvni | UFO/UFO | UFO | 飞碟 | НЛО/НЛО | طبق طائر/أطباق طائرة | UFO
fox | | | Fuchs/Füchse | | | volpe/volpi | | | лиса/лисы | ثعلب/ثعالب |
frog | | | Frosch/Frösche | | | rana/rane | | | лягушка/лягушки | ضفدع/ضفادع |
full-moon | full moon | luna llena/lunas llenas | Vollmond/Vollmonde | pleine lune/pleines lunes | lua cheia/luas cheias | luna piena/lune piene | | | луна/луны | قمر/أقمار |
gear | | engranaje | Zahnrad/Zahnräder | engrenage | engrenagem | ingranaggio/ingranaggi | | | шестерёнка/шестерёнки | ترس/تروس |
gem-stone | gem | gema | Edelstein/Edelsteine | gemme | gema | gemma/gemme | | | самоцвет/самоцветы | جوهرة/جواهر |
ghost | | | Gespenst/Gespenster | | | fantasma/fantasmi | | | призрак/призраки | شبح/أشباح |
giraffe | | | Giraffe/Giraffen | | | giraffa/giraffe | | | жираф/жирафы | زرافة/زرافات |
globe-showing-europe-africa | globe | globo terráqueo | Globus/Globen | globe | globo terrestre | mappamondo/mappamondi | 地球儀 | 地球仪 | глобус/глобусы | كرة أرضية/كرات أرضية | 지구본
glowing-star | shining star | estrella brillante | leuchtender Stern/leuchtende Sterne | étoile brillante | estrela brilhante | stella brillante/stelle brillanti | きらきら星 | 闪亮的星星 | сияющая звезда/сияющие звёзды | نجمة لامعة/نجوم لامعة |
goat | | | Ziege/Ziegen | | | capra/capre | | | коза/козы | ماعز/= |
goblin | goblin | duende | Kobold/Kobolde | gobelin | duende | goblin/goblin | | | гоблин/гоблины | عفريت/عفاريت |
gorilla | | | Gorilla/Gorillas | | | gorilla/gorilla | | | горилла/гориллы | غوريلا/= |
graduation-cap | graduation cap | birrete | Doktorhut/Doktorhüte | chapeau de diplômé | chapéu de formatura | tocco/tocchi | | | шапочка выпускника/шапочки выпускников | قبعة تخرج/قبعات تخرج |
grapes | grape | uva | Traube/Trauben | raisin/du raisin | uva | grappolo d’uva/grappoli d’uva | | | виноград/= | عنب/= |
guard | guard | guardia | Wächter/Wächter | garde | guarda | guardia/guardie | | | стражник/стражники | حارس/حراس | 경비병
guide-dog | guide dog | perro guía/perros guía | Blindenhund/Blindenhunde | chien guide | cão-guia/cães-guia | cane guida/cani guida | | | собака-поводырь/собаки-поводыри | |
guitar | | | Gitarre/Gitarren | | | chitarra/chitarre | | | гитара/гитары | غيتار/= |
hamburger | | | Hamburger/Hamburger | | | hamburger/hamburger | | | гамбургер/гамбургеры | همبرغر/= |
hamster | hamster | hámster/hámsteres | Hamster/Hamster | hamster | hamster/hamsters | criceto/criceti | ハムスター | 仓鼠 | хомяк/хомяки | هامستر/= | 햄스터
hedgehog | | | Igel/Igel | | | riccio/ricci | | | ёжик/ёжики | قنفذ/قنافذ |
helicopter | | | Hubschrauber/Hubschrauber | | | elicottero/elicotteri | | | вертолёт/вертолёты | مروحية/مروحيات |
herb | herb | hierba | Kraut/Kräuter | herbe | erva | erba/erbe | ハーブ | 药草 | травинка/травинки | عشب/أعشاب | 풀잎
hibiscus | hibiscus flower | flor de hibisco | Hibiskusblüte/Hibiskusblüten | fleur d’hibiscus | flor de hibisco | fiore di ibisco/fiori di ibisco | | | гибискус/гибискусы | |
high-voltage | lightning bolt | rayo | Blitz/Blitze | éclair | raio | fulmine/fulmini | | | молния/молнии | صاعقة/صواعق |
honey-pot | honey/= | miel/= | Honig/= | miel/du miel | mel/= | miele/= | | | мёд/= | عسل/= |
honeybee | | | Biene/Bienen | | | ape/api | | | пчела/пчёлы | نحلة/نحل |
horse | | | Pferd/Pferde | | | cavallo/cavalli | | | лошадь/лошади | حصان/أحصنة |
hot-pepper | chili pepper | chile | Chilischote/Chilischoten | piment | pimenta | peperoncino/peperoncini | | | острый перец/острые перцы | فلفل حار/= |
jack-o-lantern | | | Kürbis/Kürbisse | | | zucca/zucche | | | тыква/тыквы | يقطينة/يقطين |
jellyfish | jellyfish/jellyfish | medusa | Qualle/Quallen | méduse | água-viva/águas-vivas | medusa/meduse | | | медуза/медузы | قنديل بحر/قناديل بحر |
key | | | Schlüssel/Schlüssel | | | chiave/chiavi | | | ключ/ключи | مفتاح/مفاتيح |
kite | kite | cometa | Flugdrachen/Flugdrachen | cerf-volant/cerfs-volants | pipa | aquilone/aquiloni | 凧 | 风筝 | воздушный змей/воздушные змеи | طائرة ورقية/طائرات ورقية | 연
koala | | | Koala/Koalas | | | koala/koala | | | коала/коалы | كوالا/= |
lady-beetle | | | Marienkäfer/Marienkäfer | | | coccinella/coccinelle | | | божья коровка/божьи коровки | دعسوقة/دعاسيق |
leaf-fluttering-in-wind | leaf | hoja | Blatt/Blätter | feuille | folha | foglia/foglie | 葉 | 树叶 | листок/листья | ورقة شجر/أوراق شجر | 나뭇잎
leafy-green | leaf | hoja | Blatt/Blätter | feuille | folha | foglia/foglie | | | листок/листья | ورقة شجر/أوراق شجر |
leopard | | | Leopard/Leoparden | | | leopardo/leopardi | | | леопард/леопарды | فهد/فهود |
lion | lion | león | Löwe/Löwen | lion | leão | leone/leoni | ライオン | 狮子 | лев/львы | أسد/أسود | 사자
lizard | | | Eidechse/Eidechsen | | | lucertola/lucertole | | | ящерица/ящерицы | سحلية/سحالي |
lollipop | | | Lutscher/Lutscher | | | lecca-lecca/lecca-lecca | | | леденец/леденцы | مصاصة/مصاصات |
magnifying-glass-tilted-left | magnifying glass | lupa | Lupe/Lupen | loupe | lupa | lente/lenti | 虫眼鏡 | 放大镜 | лупа/лупы | عدسة مكبرة/عدسات مكبرة | 돋보기
mango | | | Mango/Mangos | mangue | manga | mango/manghi | | | манго/= | مانجو/= |
mask:monster | | | Monster/Monster | | | mostro/mostri | | | монстр/монстры | وحش/وحوش |
meat-on-bone | meat/= | carne/= | Fleisch/= | viande/de la viande | carne/= | carne/= | 肉 | 肉 | мясо/= | لحم/= | 고기
monkey | | | Affe/Affen | | | scimmia/scimmie | | | обезьяна/обезьяны | قرد/قرود |
mosquito | | | Mücke/Mücken | | | zanzara/zanzare | | | комар/комары | بعوضة/بعوض |
mouse | | | Maus/Mäuse | | | topo/topi | | | мышь/мыши | فأر/فئران |
mushroom | | | Pilz/Pilze | | | fungo/funghi | | | гриб/грибы | فطر/= |
musical-notes | music note | nota musical/notas musicales | Note/Noten | note de musique | nota musical/notas musicais | nota musicale/note musicali | | | нота/ноты | نوتة/نوتات |
nerd-face | whiz kid | empollón | Schlaukopf/Schlauköpfe | petit génie/petits génies | crânio | genietto/genietti | 博士くん | 书呆子 | умник/умники | عبقري/عباقرة | 모범생
ninja | ninja | ninja | Ninja/Ninjas | ninja | ninja | ninja/ninja | | | ниндзя/= | نينجا/= |
octopus | octopus | pulpo | Krake/Kraken | pieuvre | polvo | polpo/polpi | | | осьминог/осьминоги | أخطبوط/أخطبوطات |
office-worker | office worker | oficinista | Büromensch/Büromenschen | employé de bureau/employés de bureau | funcionário | impiegato/impiegati | | | клерк/клерки | موظف/موظفون |
ogre | ogre | ogro | Oger/Oger | ogre | ogro | orco/orchi | | | огр/огры | غول/غيلان | 도깨비
optical-disk | disc | disco | Datenscheibe/Datenscheiben | disque | disco | disco/dischi | ディスク | 光盘 | диск/диски | قرص/أقراص | 디스크
owl | | | Eule/Eulen | | | gufo/gufi | | | сова/совы | بومة/بوم |
package | box | caja | Kiste/Kisten | caisse | caixa | cassa/casse | | | ящик/ящики | صندوق/صناديق |
palm-tree | palm tree | palmera | Palme/Palmen | palmier | palmeira | palma/palme | | | пальма/пальмы | نخلة/نخيل |
pancakes | pancake | tortita | Pfannkuchen/Pfannkuchen | crêpe | panqueca | frittella/frittelle | | | блин/блины | فطيرة/فطائر |
panda | panda | panda | Panda/Pandas | panda | panda | panda/panda | パンダ | 熊猫 | панда/панды | باندا/= | 판다
parrot | | | Papagei/Papageien | | | pappagallo/pappagalli | | | попугай/попугаи | ببغاء/ببغاوات |
paw-prints | animal | animal/animales | Tier/Tiere | animal | animal | animale/animali | | | зверь/звери | حيوان/حيوانات |
peanuts | peanut | cacahuete | Erdnuss/Erdnüsse | cacahuète | amendoim | arachide/arachidi | | | арахис/= | فول سوداني/= |
pencil | | lápiz/lápices | Bleistift/Bleistifte | | lápis/lápis | matita/matite | | | карандаш/карандаши | قلم/أقلام |
penguin | | | Pinguin/Pinguine | manchot | pinguim | pinguino/pinguini | | | пингвин/пингвины | بطريق/بطاريق |
person-running | runner | corredor | Läufer/Läufer | coureur | corredor | corridore/corridori | ランナー | 跑者 | бегун/бегуны | عداء/عداؤون | 달리기 선수
person-supervillain | villain | villano | Schurke/Schurken | méchant | vilão | furfante/furfanti | | | злодей/злодеи | شرير/أشرار |
person-surfing | surfer | surfista | Surfer/Surfer | surfeur | surfista | surfista/surfisti | サーファー | 冲浪手 | сёрфер/сёрферы | راكب أمواج/راكبو أمواج | 서퍼
person-vampire | | | Vampir/Vampire | | | vampiro/vampiri | | | вампир/вампиры | مصاص دماء/مصاصو دماء |
person-zombie | | zombi/zombis | Zombie/Zombies | | | zombi/zombi | | | зомби/= | زومبي/= |
phoenix-bird | phoenix | fénix/= | Phönix/Phönixe | phénix/phénix | fênix/= | fenice/fenici | | | феникс/фениксы | عنقاء/= |
pick | pickaxe | pico | Spitzhacke/Spitzhacken | pioche | picareta | piccone/picconi | | | кирка/кирки | معول/معاول |
pig | | | Schwein/Schweine | | porquinho | maiale/maiali | | | поросёнок/поросята | خنزير/خنازير |
pile-of-poo | poop/= | caca/cacas | Häufchen/Häufchen | crotte | cocô | cacca/cacche | うんち | 便便 | какашка/какашки | فضلات/= | 똥
pineapple | | | Ananas/= | ananas/ananas | abacaxi | ananas/ananas | | | ананас/ананасы | أناناس/= |
pizza | | | Pizza/Pizzen | | | pizza/pizze | | | пицца/пиццы | بيتزا/= |
polar-bear | polar bear | oso polar/osos polares | Eisbär/Eisbären | ours polaire/ours polaires | urso-polar/ursos-polares | orso polare/orsi polari | | | белый медведь/белые медведи | دب قطبي/دببة قطبية |
police-car | police car | coche de policía | Polizeiauto/Polizeiautos | voiture de police | carro de polícia | auto della polizia/auto della polizia | | | полицейская машина/полицейские машины | سيارة شرطة/سيارات شرطة |
police-officer | police officer | policía | Polizist/Polizisten | policier | policial/policiais | poliziotto/poliziotti | | | полицейский/полицейские | شرطي/شرطة |
potato | | | Kartoffel/Kartoffeln | pomme de terre | | patata/patate | | | картошка/= | بطاطس/= |
potted-plant | potted plant | maceta | Topfpflanze/Topfpflanzen | plante en pot | vaso de planta | vaso di fiori/vasi di fiori | | | цветок в горшке/цветы в горшках | نبتة/نباتات |
pretzel | | | Brezel/Brezeln | | | brezel/brezel | | | крендель/крендели | |
princess | | | Prinzessin/Prinzessinnen | | | principessa/principesse | | | принцесса/принцессы | أميرة/أميرات |
puzzle-piece | puzzle piece | pieza de puzle | Puzzleteil/Puzzleteile | pièce de puzzle | peça de quebra-cabeça | pezzo di puzzle/pezzi di puzzle | | | пазл/пазлы | قطعة أحجية/قطع أحجية |
rabbit | | | Hase/Hasen | | | coniglio/conigli | | | кролик/кролики | أرنب/أرانب |
raccoon | raccoon | mapache | Waschbär/Waschbären | raton laveur/ratons laveurs | guaxinim | procione/procioni | アライグマ | 浣熊 | енот/еноты | راكون/= | 너구리
rainbow | rainbow | arcoíris/= | Regenbogen/Regenbögen | arc-en-ciel/arcs-en-ciel | arco-íris/= | arcobaleno/arcobaleni | | | радуга/радуги | قوس قزح/= |
rat | | | Ratte/Ratten | | ratazana | ratto/ratti | | | крыса/крысы | جرذ/جرذان | 쥐
red-apple | | | Apfel/Äpfel | | | mela/mele | | | яблоко/яблоки | تفاحة/تفاح |
red-heart | heart | corazón | Herz/Herzen | cœur | coração | cuore/cuori | | | сердце/сердца | قلب/قلوب |
ring | | | Ring/Ringe | | | anello/anelli | | | кольцо/кольца | خاتم/خواتم |
ringed-planet | | | Planet/Planeten | | | pianeta/pianeti | | | планета/планеты | كوكب/كواكب |
robot | | | Roboter/Roboter | | | robot/robot | | | робот/роботы | روبوت/روبوتات |
rock | | | Felsbrocken/Felsbrocken | | | roccia/rocce | | | камень/камни | صخرة/صخور |
rocket | | | Rakete/Raketen | | | razzo/razzi | | | ракета/ракеты | صاروخ/صواريخ |
rose | | | Rose/Rosen | | | rosa/rose | | | роза/розы | وردة/ورود |
sandwich | | | Sandwich/Sandwiches | | | panino/panini | | | бутерброд/бутерброды | شطيرة/شطائر |
santa-claus | Santa | Papá Noel | Weihnachtsmann/Weihnachtsmänner | Père Noël | Papai Noel | Babbo Natale | サンタ | 圣诞老人 | Дед Мороз | بابا نويل | 산타
satellite | | satélite | Satellit/Satelliten | | | satellite/satelliti | | | спутник/спутники | قمر صناعي/أقمار صناعية |
sauropod | long-necked dinosaur | dinosaurio de cuello largo | Langhalsdino/Langhalsdinos | dinosaure à long cou/dinosaures à long cou | dinossauro pescoçudo/dinossauros pescoçudos | dinosauro dal collo lungo/dinosauri dal collo lungo | 首長竜 | 长颈恐龙 | динозавр/динозавры | ديناصور/ديناصورات | 긴 목 공룡
scorpion | | | Skorpion/Skorpione | | | scorpione/scorpioni | | | скорпион/скорпионы | عقرب/عقارب |
scroll | scroll | pergamino | Schriftrolle/Schriftrollen | parchemin | pergaminho | pergamena/pergamene | | | свиток/свитки | مخطوطة/مخطوطات | 두루마리
seal | seal | foca | Robbe/Robben | phoque | foca | foca/foche | アザラシ | 海豹 | тюлень/тюлени | فقمة/فقمات | 바다표범
seedling | sprout | brote | Keimling/Keimlinge | pousse | broto | germoglio/germogli | 芽 | 嫩芽 | росток/ростки | نبتة/نباتات | 새싹
shark | | | Hai/Haie | | | squalo/squali | | | акула/акулы | قرش/قروش |
shrimp | shrimp/shrimp | gamba | Garnele/Garnelen | crevette | camarão | gamberetto/gamberetti | | | креветка/креветки | روبيان/= |
skier | skier | esquiador | Skifahrer/Skifahrer | skieur | esquiador | sciatore/sciatori | スキーヤー | 滑雪者 | лыжник/лыжники | متزلج/متزلجون | 스키 선수
snail | | | Schnecke/Schnecken | | | lumaca/lumache | | | улитка/улитки | حلزون/حلزونات |
snake | | | Schlange/Schlangen | | | serpente/serpenti | | | змея/змеи | ثعبان/ثعابين |
snowflake | snowflake | copo de nieve | Schneeflocke/Schneeflocken | flocon de neige | floco de neve | fiocco di neve/fiocchi di neve | | | снежинка/снежинки | ندفة ثلج/ندف ثلج |
snowman | snowman | muñeco de nieve | Schneemann/Schneemänner | bonhomme de neige/bonshommes de neige | boneco de neve | pupazzo di neve/pupazzi di neve | | | снеговик/снеговики | رجل ثلج/رجال ثلج |
sparkles | sparkle | destello | Funke/Funken | étincelle | brilho | scintilla/scintille | きらめき | 火花 | искра/искры | شرارة/شرارات | 반짝이
spider | | | Spinne/Spinnen | | | ragno/ragni | | | паук/пауки | عنكبوت/عناكب |
spiral-shell | seashell | concha | Muschel/Muscheln | coquillage | concha | conchiglia/conchiglie | | | ракушка/ракушки | صدفة/أصداف |
spouting-whale | whale | ballena | Wal/Wale | baleine | baleia | balena/balene | クジラ | 鲸鱼 | кит/киты | حوت/حيتان | 고래
squid | squid/squid | calamar | Tintenfisch/Tintenfische | calamar | lula | calamaro/calamari | | | кальмар/кальмары | حبار/= |
star | | | Stern/Sterne | | | stella/stelle | | | звезда/звёзды | نجمة/نجوم |
strawberry | | | Erdbeere/Erdbeeren | | | fragola/fragole | | | клубничка/клубнички | فراولة/= |
student | student | estudiante | Schüler/Schüler | élève | aluno | studente/studenti | | | ученик/ученики | تلميذ/تلاميذ |
sunflower | | | Sonnenblume/Sonnenblumen | | | girasole/girasoli | | | подсолнух/подсолнухи | دوار شمس/= |
t-rex | T-rex | tiranosaurio | T-Rex/T-Rexe | tyrannosaure | tiranossauro | tirannosauro/tirannosauri | | | тираннозавр/тираннозавры | ديناصور/ديناصورات |
taxi | | | Taxi/Taxis | | | taxi/taxi | | | такси/= | سيارة أجرة/سيارات أجرة |
teacher | | | Lehrer/Lehrer | | | insegnante/insegnanti | | | учитель/учителя | معلم/معلمون |
teddy-bear | teddy bear | osito de peluche | Teddybär/Teddybären | nounours/nounours | ursinho de pelúcia | orsetto/orsetti | テディベア | 泰迪熊 | плюшевый мишка/плюшевые мишки | دب محشو/دببة محشوة |
tiger | | | Tiger/Tiger | | | tigre/tigri | | | тигр/тигры | نمر/نمور |
tomato | | | Tomate/Tomaten | | | pomodoro/pomodori | | | помидор/помидоры | طماطم/= |
tooth | | | Zahn/Zähne | | | dente/denti | | | зуб/зубы | سن/أسنان |
tractor | | | Traktor/Traktoren | | | trattore/trattori | | | трактор/тракторы | جرار/جرارات |
triangular-ruler | set square | escuadra | Geodreieck/Geodreiecke | équerre | esquadro | squadra/squadre | | | линейка/линейки | مسطرة/مساطر |
tropical-fish | tropical fish/tropical fish | pez tropical/peces tropicales | Tropenfisch/Tropenfische | poisson tropical/poissons tropicaux | peixe tropical/peixes tropicais | pesce tropicale/pesci tropicali | | | тропическая рыбка/тропические рыбки | سمكة استوائية/أسماك استوائية |
trumpet | | | Trompete/Trompeten | | | tromba/trombe | | | труба/трубы | بوق/أبواق |
tulip | | | Tulpe/Tulpen | | | tulipano/tulipani | | | тюльпан/тюльпаны | زهرة توليب/زهور توليب |
turtle | | | Schildkröte/Schildkröten | | | tartaruga/tartarughe | | | черепаха/черепахи | سلحفاة/سلاحف |
unicorn | unicorn | unicornio | Einhorn/Einhörner | licorne | unicórnio | unicorno/unicorni | ユニコーン | 独角兽 | единорог/единороги | أحادي القرن/= | 유니콘
violin | | | Geige/Geigen | | | violino/violini | | | скрипка/скрипки | كمان/= |
watermelon | | | Wassermelone/Wassermelonen | | | anguria/angurie | | | арбуз/арбузы | بطيخ/= |
whale | whale | ballena | Wal/Wale | baleine | baleia | balena/balene | | | кит/киты | حوت/حيتان |
wolf | | | Wolf/Wölfe | | | lupo/lupi | | | волк/волки | ذئب/ذئاب |
wood | log | tronco | Holzscheit/Holzscheite | bûche | tora | ceppo/ceppi | | | бревно/брёвна | جذع/جذوع |
worm | | | Wurm/Würmer | ver de terre/vers de terre | | verme/vermi | | | червяк/червяки | دودة/ديدان |
wrapped-gift | | | Geschenk/Geschenke | cadeau | | regalo/regali | | | подарок/подарки | هدية/هدايا |
yarn | ball of yarn/balls of yarn | ovillo | Wollknäuel/Wollknäuel | pelote de laine | novelo | gomitolo/gomitoli | 毛糸玉 | 毛线球 | клубок/клубки | كرة صوف/كرات صوف |
yo-yo | yo-yo/yo-yos | yoyó/yoyós | Jo-Jo/Jo-Jos | yo-yo/yo-yo | ioiô | yo-yo/yo-yo | | | йо-йо/= | يويو/= |
microbe | germ | germen/gérmenes | Keim/Keime | microbe | germe | germe/germi | ばい菌 | 细菌 | микроб/микробы | جرثومة/جراثيم | 세균
skull | skull | calavera | Totenkopf/Totenköpfe | crâne | caveira | teschio/teschi | ドクロ | 骷髅头 | череп/черепа | جمجمة/جماجم | 해골
white-circle | pearl | perla | Perle/Perlen | perle | pérola | perla/perle | 真珠 | 珍珠 | жемчужина/жемчужины | لؤلؤة/لآلئ | 진주
money-bag | money bag | bolsa de dinero/bolsas de dinero | Geldsack/Geldsäcke | sac d’argent/sacs d’argent | saco de dinheiro/sacos de dinheiro | sacco di soldi/sacchi di soldi | お金の袋 | 钱袋 | мешок денег/мешки денег | كيس نقود/أكياس نقود | 돈주머니
archer | archer | arquero | Bogenschütze/Bogenschützen | archer | arqueiro | arciere/arcieri | アーチャー | 弓箭手 | лучник/лучники | رام/رماة | 궁수
asteroid | asteroid | asteroide | Asteroid/Asteroiden | astéroïde | asteroide | asteroide/asteroidi | 小惑星 | 小行星 | астероид/астероиды | كويكب/كويكبات | 소행성
axolotl | axolotl | ajolote | Axolotl/Axolotl | axolotl | axolote | axolotl/axolotl | ウーパールーパー | 六角恐龙 | аксолотль/аксолотли | عفريت الماء/= | 우파루파
cannon | cannon | cañón | Kanone/Kanonen | canon | canhão | cannone/cannoni | 大砲 | 大炮 | пушка/пушки | مدفع/مدافع | 대포
capybara | capybara | capibara | Capybara/Capybaras | capybara | capivara | capibara/capibara | カピバラ | 水豚 | капибара/капибары | كابيبارا/= | 카피바라
catapult | catapult | catapulta | Katapult/Katapulte | catapulte | catapulta | catapulta/catapulte | カタパルト | 投石机 | катапульта/катапульты | منجنيق/مجانيق | 투석기
cauldron | cauldron | caldero | Hexenkessel/Hexenkessel | chaudron | caldeirão | calderone/calderoni | 大釜 | 大锅 | котёл/котлы | مرجل/مراجل | 가마솥
cave-goblin | goblin | goblin/goblins | Goblin/Goblins | gobelin | goblin/goblins | goblin/goblin | ゴブリン | 哥布林 | гоблин/гоблины | عفريت/عفاريت | 고블린
cowboy | cowboy | vaquero | Cowboy/Cowboys | cow-boy/cow-boys | vaqueiro | cowboy/cowboy | カウボーイ | 牛仔 | ковбой/ковбои | راعي بقر/رعاة بقر | 카우보이
crate | crate | caja de madera/cajas de madera | Kiste/Kisten | caisse | caixote | cassa/casse | 木箱 | 木箱 | ящик/ящики | صندوق خشبي/صناديق خشبية | 나무 상자
cyborg | cyborg | cíborg/cíborgs | Cyborg/Cyborgs | cyborg | ciborgue | cyborg/cyborg | サイボーグ | 生化人 | киборг/киборги | سايبورغ/= | 사이보그
cyclops | cyclops/cyclopes | cíclope | Zyklop/Zyklopen | cyclope | ciclope | ciclope/ciclopi | サイクロプス | 独眼巨人 | циклоп/циклопы | عملاق أعور/عمالقة عور | 외눈박이
demon | demon | demonio | Dämon/Dämonen | démon | demônio | demone/demoni | 悪魔 | 恶魔 | демон/демоны | شيطان/شياطين | 악마
diamond | diamond | diamante | Diamant/Diamanten | diamant | diamante | diamante/diamanti | ダイヤ | 钻石 | алмаз/алмазы | ألماسة/ألماسات | 다이아몬드
drone | drone | dron/drones | Drohne/Drohnen | drone | drone | drone/droni | ドローン | 无人机 | дрон/дроны | طائرة مسيرة/طائرات مسيرة | 드론
dwarf | dwarf/dwarves | enano | Zwerg/Zwerge | nain | anão/anões | nano/nani | ドワーフ | 矮人 | дварф/дварфы | قزم/أقزام | 드워프
emerald | emerald | esmeralda | Smaragd/Smaragde | émeraude | esmeralda | smeraldo/smeraldi | エメラルド | 绿宝石 | изумруд/изумруды | زمردة/زمرد | 에메랄드
enemy-starship | enemy ship | nave enemiga/naves enemigas | feindliches Raumschiff/feindliche Raumschiffe | vaisseau ennemi/vaisseaux ennemis | nave inimiga/naves inimigas | nave nemica/navi nemiche | 敵艦 | 敌舰 | вражеский корабль/вражеские корабли | سفينة معادية/سفن معادية | 적 우주선
energy-orb | energy orb | orbe de energía/orbes de energía | Energiekugel/Energiekugeln | orbe d’énergie/orbes d’énergie | orbe de energia/orbes de energia | sfera di energia/sfere di energia | エネルギー弾 | 能量球 | энергошар/энергошары | كرة طاقة/كرات طاقة | 에너지 구슬
flying-arrow | arrow | flecha | Pfeil/Pfeile | flèche | flecha | freccia/frecce | 矢 | 箭 | стрела/стрелы | سهم/سهام | 화살
gladiator | gladiator | gladiador | Gladiator/Gladiatoren | gladiateur | gladiador | gladiatore/gladiatori | 剣闘士 | 角斗士 | гладиатор/гладиаторы | مصارع/مصارعون | 검투사
gnome | gnome | gnomo | Gartenzwerg/Gartenzwerge | nain de jardin/nains de jardin | gnomo | gnomo/gnomi | ノーム | 地精 | гном/гномы | قزم الحديقة/أقزام الحديقة | 노움
gold-bar | gold bar | lingote de oro/lingotes de oro | Goldbarren/Goldbarren | lingot d’or/lingots d’or | barra de ouro/barras de ouro | lingotto d’oro/lingotti d’oro | 金塊 | 金条 | слиток золота/слитки золота | سبيكة ذهب/سبائك ذهب | 금괴
golem | golem | gólem/gólems | Golem/Golems | golem | golem/golens | golem/golem | ゴーレム | 石头人 | голем/големы | غولم/= | 골렘
hydra | hydra | hidra | Hydra/Hydren | hydre | hidra | idra/idre | ヒドラ | 九头蛇 | гидра/гидры | هيدرا/= | 히드라
knight | knight | caballero | Ritter/Ritter | chevalier | cavaleiro | cavaliere/cavalieri | 騎士 | 骑士 | рыцарь/рыцари | فارس/فرسان | 기사
kraken | kraken | kraken/krakens | Riesenkrake/Riesenkraken | kraken | kraken/krakens | kraken/kraken | クラーケン | 海怪 | кракен/кракены | كراكن/= | 크라켄
laser-bolt | laser | láser/láseres | Laser/Laser | laser | laser/lasers | laser/laser | レーザー | 激光 | лазер/лазеры | ليزر/= | 레이저
cannonball | cannonball | bala de cañón/balas de cañón | Kanonenkugel/Kanonenkugeln | boulet de canon/boulets de canon | bala de canhão/balas de canhão | palla di cannone/palle di cannone | 砲弾 | 炮弹 | ядро/ядра | قذيفة/قذائف | 포탄
blue-potion | blue potion | poción azul/pociones azules | blauer Trank/blaue Tränke | potion bleue/potions bleues | poção azul/poções azuis | pozione blu/pozioni blu | 青いポーション | 蓝药水 | синее зелье/синие зелья | جرعة زرقاء/جرعات زرقاء | 파란 물약
green-potion | green potion | poción verde/pociones verdes | grüner Trank/grüne Tränke | potion verte/potions vertes | poção verde/poções verdes | pozione verde/pozioni verdi | 緑のポーション | 绿药水 | зелёное зелье/зелёные зелья | جرعة خضراء/جرعات خضراء | 초록 물약
lava | lava/= | lava/= | Lava/= | lave/de la lave | lava/= | lava/= | 溶岩 | 岩浆 | лава/= | حمم/= | 용암
mech | mech | mecha | Mech/Mechs | mécha | mecha | mecha/mecha | メカ | 机甲 | боевой робот/боевые роботы | روبوت عملاق/روبوتات عملاقة | 메카
minotaur | minotaur | minotauro | Minotaurus/Minotauren | minotaure | minotauro | minotauro/minotauri | ミノタウロス | 牛头怪 | минотавр/минотавры | مينوتور/= | 미노타우로스
mole | mole | topo | Maulwurf/Maulwürfe | taupe | toupeira | talpa/talpe | もぐら | 地鼠 | крот/кроты | خلد/خلدان | 두더지
mummy | mummy | momia | Mumie/Mumien | momie | múmia | mummia/mummie | ミイラ | 木乃伊 | мумия/мумии | مومياء/مومياوات | 미라
narwhal | narwhal | narval | Narwal/Narwale | narval/narvals | narval | narvalo/narvali | イッカク | 独角鲸 | нарвал/нарвалы | كركدن البحر/= | 일각고래
orc | orc | orco | Ork/Orks | orque | orc/orcs | orco/orchi | オーク | 兽人 | орк/орки | أورك/= | 오크
piranha | piranha | piraña | Piranha/Piranhas | piranha | piranha | piranha/piranha | ピラニア | 食人鱼 | пиранья/пираньи | بيرانا/= | 피라냐
pool-8-ball | eight ball | bola ocho/bolas ocho | Billardkugel/Billardkugeln | boule de billard/boules de billard | bola oito/bolas oito | palla da biliardo/palle da biliardo | ビリヤードの球 | 台球 | бильярдный шар/бильярдные шары | كرة بلياردو/كرات بلياردو | 당구공
pirate | pirate | pirata | Pirat/Piraten | pirate | pirata | pirata/pirati | 海賊 | 海盗 | пират/пираты | قرصان/قراصنة | 해적
pirate-ship | pirate ship | barco pirata/barcos pirata | Piratenschiff/Piratenschiffe | bateau pirate/bateaux pirates | navio pirata/navios piratas | nave pirata/navi pirata | 海賊船 | 海盗船 | пиратский корабль/пиратские корабли | سفينة قراصنة/سفن قراصنة | 해적선
portal | portal | portal | Portal/Portale | portail/portails | portal | portale/portali | ポータル | 传送门 | портал/порталы | بوابة/بوابات | 포털
potion | potion | poción | Zaubertrank/Zaubertränke | potion | poção | pozione/pozioni | ポーション | 药水 | зелье/зелья | جرعة/جرعات | 물약
ruby | ruby | rubí/rubíes | Rubin/Rubine | rubis/rubis | rubi | rubino/rubini | ルビー | 红宝石 | рубин/рубины | ياقوتة/يواقيت | 루비
samurai | samurai/samurai | samurái/samuráis | Samurai/Samurai | samouraï | samurai | samurai/samurai | 侍 | 武士 | самурай/самураи | ساموراي/= | 사무라이
saw-blade | saw blade | sierra | Sägeblatt/Sägeblätter | scie circulaire/scies circulaires | serra circular/serras circulares | sega circolare/seghe circolari | 丸ノコ | 锯片 | пила/пилы | منشار/مناشير | 톱날
scarecrow | scarecrow | espantapájaros/espantapájaros | Vogelscheuche/Vogelscheuchen | épouvantail/épouvantails | espantalho | spaventapasseri/spaventapasseri | カカシ | 稻草人 | пугало/пугала | فزاعة/فزاعات | 허수아비
sea-mine | mine | mina | Mine/Minen | mine | mina | mina/mine | 機雷 | 水雷 | мина/мины | لغم/ألغام | 기뢰
shuriken | shuriken/shuriken | shuriken/shuriken | Wurfstern/Wurfsterne | shuriken | shuriken/shuriken | shuriken/shuriken | 手裏剣 | 手里剑 | сюрикен/сюрикены | شوريكن/= | 수리검
skeleton | skeleton | esqueleto | Skelett/Skelette | squelette | esqueleto | scheletro/scheletri | ガイコツ | 骷髅兵 | скелет/скелеты | هيكل عظمي/هياكل عظمية | 스켈레톤
slime | slime | slime/slimes | Schleimmonster/Schleimmonster | slime | slime/slimes | slime/slime | スライム | 史莱姆 | слизень/слизни | مخلوق لزج/مخلوقات لزجة | 슬라임
golf-ball | golf ball | pelota de golf/pelotas de golf | Golfball/Golfbälle | balle de golf/balles de golf | bola de golfe/bolas de golfe | pallina da golf/palline da golf | ゴルフボール | 高尔夫球 | мяч для гольфа/мячи для гольфа | كرة جولف/كرات جولف | 골프공
snowball | snowball | bola de nieve/bolas de nieve | Schneeball/Schneebälle | boule de neige/boules de neige | bola de neve/bolas de neve | palla di neve/palle di neve | 雪玉 | 雪球 | снежок/снежки | كرة ثلج/كرات ثلج | 눈덩이
soldier | soldier | soldado | Soldat/Soldaten | soldat | soldado | soldato/soldati | 兵士 | 士兵 | солдат/солдаты | جندي/جنود | 병사
soccer-ball | ball | balón/balones | Ball/Bälle | ballon | bola | pallone/palloni | ボール | 足球 | мяч/мячи | كرة/كرات | 공
space-station | space station | estación espacial/estaciones espaciales | Raumstation/Raumstationen | station spatiale/stations spatiales | estação espacial/estações espaciais | stazione spaziale/stazioni spaziali | 宇宙ステーション | 空间站 | космическая станция/космические станции | محطة فضائية/محطات فضائية | 우주 정거장
spear | spear | lanza | Speer/Speere | lance | lança | lancia/lance | 槍 | 长矛 | копьё/копья | رمح/رماح | 창
spike-trap | spike | pincho | Stachel/Stacheln | pique | espinho | spuntone/spuntoni | トゲ | 尖刺 | шип/шипы | شوكة/أشواك | 가시
starfighter | starfighter | caza espacial/cazas espaciales | Raumjäger/Raumjäger | chasseur spatial/chasseurs spatiaux | caça espacial/caças espaciais | caccia stellare/caccia stellari | 戦闘機 | 战机 | истребитель/истребители | مقاتلة فضائية/مقاتلات فضائية | 전투기
starship | spaceship | nave espacial/naves espaciales | Raumschiff/Raumschiffe | vaisseau spatial/vaisseaux spatiaux | nave espacial/naves espaciais | astronave/astronavi | 宇宙船 | 飞船 | космический корабль/космические корабли | سفينة فضائية/سفن فضائية | 우주선
submarine | submarine | submarino | U-Boot/U-Boote | sous-marin/sous-marins | submarino | sottomarino/sottomarini | 潜水艦 | 潜水艇 | подлодка/подлодки | غواصة/غواصات | 잠수함
sword | sword | espada | Schwert/Schwerter | épée | espada | spada/spade | 剣 | 剑 | меч/мечи | سيف/سيوف | 검
tank | tank | tanque | Panzer/Panzer | char d’assaut/chars d’assaut | tanque | carro armato/carri armati | 戦車 | 坦克 | танк/танки | دبابة/دبابات | 탱크
treasure-chest | treasure | tesoro | Schatz/Schätze | trésor | tesouro | tesoro/tesori | 宝物 | 宝藏 | сокровище/сокровища | كنز/كنوز | 보물
turret | turret | torreta | Geschützturm/Geschütztürme | tourelle | torreta | torretta/torrette | 砲台 | 炮塔 | турель/турели | برج دفاعي/أبراج دفاعية | 포탑
viking | viking | vikingo | Wikinger/Wikinger | viking | viking/vikings | vichingo/vichinghi | バイキング | 维京人 | викинг/викинги | فايكنغ/= | 바이킹
walrus | walrus/walruses | morsa | Walross/Walrosse | morse | morsa | tricheco/trichechi | セイウチ | 海象 | морж/моржи | فظ/= | 바다코끼리
yeti | yeti | yeti/yetis | Yeti/Yetis | yéti | yeti/yetis | yeti/yeti | イエティ | 雪怪 | йети/= | يتي/= | 설인
dolphin | | | Delfin/Delfine | | | delfino/delfini | | | дельфин/дельфины | دلفين/دلافين |
kangaroo | | | Känguru/Kängurus | | | canguro/canguri | | | кенгуру/= | كنغر/= |
beaver | | | Biber/Biber | | | castoro/castori | | | бобр/бобры | قندس/قنادس |
otter | | | Otter/Otter | | | lontra/lontre | | | выдра/выдры | قضاعة/= |
poodle | | | Pudel/Pudel | | | barboncino/barboncini | | | пудель/пудели | كلب بودل/كلاب بودل |
woman-mage | | | Hexe/Hexen | | | strega/streghe | | | ведьма/ведьмы | ساحرة/ساحرات |
person-mage | | | Zauberer/Zauberer | | | mago/maghi | | | волшебник/волшебники | ساحر/سحرة |
cook | | | Koch/Köche | | | cuoco/cuochi | | | повар/повара | طباخ/طباخون |
farmer | | | Bauer/Bauern | | | contadino/contadini | | | фермер/фермеры | مزارع/مزارعون |
construction-worker | | | Bergmann/Bergleute | | | minatore/minatori | | | шахтёр/шахтёры | عامل منجم/عمال منجم |
`;

/** Where a game ends, as its goal line names it: `picture | reach: en | es | de (accusative) | fr | pt | it | ja | zh | ru | ar | ko`. */
export const GOALS = `
ringed-planet | the planet | el planeta | den Planeten | la planète | o planeta | il pianeta | 惑星 | 星球 | планета | الكوكب | 행성
hut | the hut | la cabaña | die Hütte | la cabane | a cabana | la capanna | 小屋 | 小屋 | хижина | الكوخ | 오두막
treasure-chest | the treasure | el tesoro | den Schatz | le trésor | o tesouro | il tesoro | 宝物 | 宝藏 | сокровище | الكنز | 보물
classical-building | the old temple | el templo antiguo | den alten Tempel | le vieux temple | o templo antigo | il tempio antico | 神殿 | 古老的神庙 | древний храм | المعبد القديم | 옛 신전
office-building | the tower | la torre | den Turm | la tour | a torre | la torre | ビル | 大楼 | башня | البرج | 빌딩
castle | the castle | el castillo | das Schloss | le château | o castelo | il castello | お城 | 城堡 | замок | القلعة | 성
birthday-cake | the cake | la tarta | die Torte | le gâteau | o bolo | la torta | ケーキ | 蛋糕 | торт | الكعكة | 케이크
derelict-house | the haunted house | la casa encantada | das Spukhaus | la maison hantée | a casa assombrada | la casa stregata | お化け屋敷 | 鬼屋 | дом с привидениями | البيت المسكون | 유령의 집
house-with-garden | the cottage | la casita | das Häuschen | la maisonnette | a casinha | la casetta | おうち | 小房子 | домик | البيت | 작은 집
moai | the stone statue | la estatua de piedra | die Steinstatue | la statue de pierre | a estátua de pedra | la statua di pietra | 石像 | 石像 | каменная статуя | التمثال الحجري | 석상
desert-island | the island | la isla | die Insel | l’île | a ilha | l’isola | 島 | 小岛 | остров | الجزيرة | 섬
volcano | the volcano | el volcán | den Vulkan | le volcan | o vulcão | il vulcano | 火山 | 火山 | вулкан | البركان | 화산
school | the school | la escuela | die Schule | l’école | a escola | la scuola | 学校 | 学校 | школа | المدرسة | 학교
satellite-antenna | the antenna | la antena | die Antenne | l’antenne | a antena | l’antenna | アンテナ | 天线 | антенна | الهوائي | 안테나
rainbow | the rainbow | el arcoíris | den Regenbogen | l’arc-en-ciel | o arco-íris | l’arcobaleno | 虹 | 彩虹 | радуга | قوس قزح | 무지개
wrapped-gift | the big present | el gran regalo | das große Geschenk | le grand cadeau | o grande presente | il grande regalo | 大きなプレゼント | 大礼物 | большой подарок | الهدية الكبيرة | 큰 선물
chequered-flag | the finish | la meta | das Ziel | l’arrivée | a chegada | il traguardo | ゴール | 终点 | финиш | خط النهاية | 결승점
house | the house | la casa | das Haus | la maison | a casa | la casa | 家 | 房子 | дом | البيت | 집
`;
