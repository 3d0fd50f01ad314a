/**
 * Everyday nouns with their plurals and pet forms, by hand, where the lexicon has only the dictionary's word:
 * `picture | en | es | de | fr | pt | it | ja | zh | ru`. An empty cell: the lexicon knows enough.
 */
export const EVERYDAY = `
egg | egg, eggs | huevo, huevos | Ei, Eier, Eiern | œuf, œufs, oeuf, oeufs | ovo, ovos | uovo, uova | 卵, たまご, タマゴ | 鸡蛋, 蛋 | яйцо, яйца, яиц
cow | cow, cows, calf, calves | vaca, vacas, ternero | Kuh, Kühe, Kühen, Kalb, Kälber | vache, vaches, veau | vaca, vacas, bezerro | mucca, mucche, vitello | 牛 | 奶牛, 牛 | корова, коровы, коров, теленок
goose | goose, geese | ganso, gansos, ocas | Gans, Gänse, Gänsen | oie, oies | ganso, gansos | oca, oche | ガチョウ | 鹅 | гусь, гуси, гусей
ewe | sheep, lamb, lambs | oveja, ovejas, cordero, corderos | Schaf, Schafe, Schafen, Lamm, Lämmer | mouton, moutons, agneau, agneaux | ovelha, ovelhas, cordeiro | pecora, pecore, agnello, agnelli | 羊, ひつじ, ヒツジ | 绵羊, 羊 | овца, овцы, овец, ягненок, ягнята, барашек
goat | | cabra, cabras, cabrito | Ziege, Ziegen, Zicklein | chèvre, chèvres | cabra, cabras, bode | capra, capre | ヤギ | 山羊 | коза, козы, козел, козлик, козленок
potato | | patata, patatas | Kartoffel, Kartoffeln | pomme de terre, pommes de terre, patates | batata, batatas | patata, patate | じゃがいも | 土豆 | картофель, картошка, картошку
onion | | cebolla, cebollas | Zwiebel, Zwiebeln | oignon, oignons | cebola, cebolas | cipolla, cipolle | 玉ねぎ | 洋葱 | луковица, луковицы
pear | | pera, peras | Birne, Birnen | poire, poires | pera, peras | pera, pere | 梨, ナシ | 梨子, 梨 | груша, груши, груш
peach | | melocotón, melocotones | Pfirsich, Pfirsiche | pêche fruit, pêches | pêssego, pêssegos | pesca frutto, pesche | 桃, もも | 桃子 | персик, персики, персиков
tomato | | tomate, tomates | Tomate, Tomaten | tomate, tomates | tomate, tomates | pomodoro, pomodori | トマト | 番茄, 西红柿 | помидор, помидоры, помидоров
avocado | | aguacate, aguacates, palta | Avocado, Avocados | avocat fruit, avocats | abacate, abacates | avocado | アボカド | 牛油果 | авокадо
princess | | princesa, princesas | Prinzessin, Prinzessinnen | princesse, princesses | princesa, princesas | principessa, principesse | | | принцесса, принцессы
ninja | | | Ninja, Ninjas | | | | | | ниндзя
lion | lion, lions | león, leones | Löwe, Löwen | lion, lions | leão, leões | leone, leoni | ライオン | 狮子 | лев, львы, львов, львенок
duck | | pato, patos, patito, patitos | Ente, Enten, Entchen | canard, canards, caneton, canetons | pato, patos, patinho, patinhos | anatra, anatre, anatroccolo, anatroccoli | アヒル, あひる, カモ | 鸭子, 小鸭 | утка, утки, уток, утенок, утята
crab | | cangrejo, cangrejos | Krabbe, Krebs, Krebse, Krabben | crabe, crabes | caranguejo, caranguejos | granchio, granchi | カニ, 蟹 | 螃蟹 | краб, крабы, крабов
whale | | ballena, ballenas | Wal, Wale, Walen | baleine, baleines | baleia, baleias | balena, balene | クジラ, くじら, 鯨 | 鲸鱼 | кит, киты, китов
zebra | | cebra, cebras | Zebra, Zebras | zèbre, zèbres | zebra, zebras | zebra, zebre | シマウマ | 斑马 | зебра, зебры
kangaroo | | canguro, canguros | Känguru, Kängurus | kangourou, kangourous | canguru, cangurus | canguro, canguri | カンガルー | 袋鼠 | кенгуру
koala | | koala, koalas | Koala, Koalas | koala, koalas | coala, coalas | koala | コアラ | 考拉 | коала, коалы
panda | | panda, pandas | Panda, Pandas, Pandabär | panda, pandas | panda, pandas | panda | パンダ | 熊猫 | панда, панды, панд
camel | | camello, camellos | Kamel, Kamele | chameau, chameaux | camelo, camelos | cammello, cammelli | ラクダ | 骆驼 | верблюд, верблюды, верблюдов
tiger | | tigre, tigres | Tiger | tigre, tigres | tigre, tigres | tigre, tigri | トラ, 虎 | 老虎 | тигр, тигры, тигров, тигренок
elephant | | elefante, elefantes | Elefant, Elefanten | éléphant, éléphants | elefante, elefantes | elefante, elefanti | ゾウ, ぞう, 象 | 大象 | слон, слоны, слонов, слоник, слоненок
hippopotamus | hippo, hippos | hipopótamo, hipopótamos | Nilpferd, Nilpferde | hippopotame, hippopotames | hipopótamo, hipopótamos | ippopotamo, ippopotami | カバ | 河马 | бегемот, бегемоты, бегемотик
crocodile | crocodile, crocodiles, alligator, alligators, gator | cocodrilo, cocodrilos, caimán | Krokodil, Krokodile, Alligator | crocodile, crocodiles, alligator | crocodilo, jacaré, jacarés, crocodilos | coccodrillo, coccodrilli, alligatore | ワニ | 鳄鱼 | крокодил, крокодилы, крокодилов
swan | | cisne, cisnes | Schwan, Schwäne | cygne, cygnes | cisne, cisnes | cigno, cigni | 白鳥 | 天鹅 | лебедь, лебеди
sunflower | | girasol, girasoles | Sonnenblume, Sonnenblumen | tournesol, tournesols | girassol, girassóis | girasole, girasoli | ひまわり, ヒマワリ | 向日葵 | подсолнух, подсолнухи
rose | | rosas | Rose, Rosen | roses | rosas | rose | バラ, 薔薇 | 玫瑰 | роза, розы, роз
pig | | cerdo, cerdos, cerdito, cerditos | Schwein, Schweine, Schweinchen, Ferkel | cochon, cochons, cochonnet | porco, porcos, porquinho, porquinhos | maiale, maiali, maialino, maialini, porcellino, porcellini | 豚, ブタ, 子豚 | 猪, 小猪 | свинья, свиньи, поросенок, поросята
rocket | | cohete, cohetes | Rakete, Raketen | fusée, fusées | foguete, foguetes | razzo, razzi | ロケット | 火箭 | ракета, ракеты, ракет
locomotive | | tren, trenes | Zug, Züge, Lokomotive, Eisenbahn | train, trains | trem, trens, trenzinho | treno, treni, trenino | 電車, 列車, 機関車 | 火车 | паровоз, поезд, поезда, паровозик
birthday-cake | | tarta, tartas, pasteles | Torte, Torten, Kuchen | gâteau, gâteaux | bolo, bolos | torta, torte | ケーキ | 蛋糕 | торт, торты, тортов, тортик
bear | | oso, osito, ositos | Bär, Bärchen, Bärchens | ours, ourson, oursons | urso, ursinho, ursinhos | orso, orsetto, orsetti | クマ, くま, 熊 | 熊, 小熊 | медведь, медвежонок, мишка, мишки, медвежата
mouse | | ratoncito, ratoncitos, ratón | Maus, Mäuschen | souris, souriceau, souriceaux | rato, ratinho, ratinhos, camundongo | topo, topolino, topolini | ネズミ, ねずみ | 老鼠, 小老鼠 | мышь, мышка, мышонок, мышата, мышки
cat | | gatito, gatitos, minino | Kätzchen, Kater | chaton, chatons, minou | gatinho, gatinhos, gatinha | gattino, gattini, micio, gattina | ネコ, ねこ, 子猫 | 小猫, 猫咪 | кот, котик, котенок, котята, кошечка, коты, котов
dog | | perrito, perritos, cachorro perro | Hündchen, Welpe, Welpen | chiot, chiots, toutou | cachorrinho, cachorrinhos, cãozinho, cãezinhos, cães | cagnolino, cagnolini, cucciolo, cuccioli | イヌ, いぬ, 子犬 | 小狗, 狗狗 | собачка, щенок, щенки, щенят, пес, песик
rabbit | | conejito, conejitos | Häschen, Kaninchen | lapereau, lapinou | coelhinho, coelhinhos | coniglietto, coniglietti | うさぎ, ウサギ | 小兔子, 兔兔 | зайчик, зайчики, зайка, зайцы, крольчонок
fish | | pececito, pececitos | Fischlein, Fischchen | petit poisson | peixinho, peixinhos | pesciolino, pesciolini | さかな, サカナ | 小鱼 | рыбка, рыбки, рыбок
bird | | pajarito, pajaritos | Vögelchen, Vöglein, Spatz, Spatzen | oisillon, oisillons, moineau | passarinho, passarinhos | uccellino, uccellini, passero | 小鳥 | 小鸟 | птичка, птички, птенец, птенцы, воробей
beetle | | escarabajo, escarabajos | Käfer | scarabée, scarabées | besouro, besouros | scarabeo, scarabei, coleottero | カブトムシ | 甲虫 | жук, жуки, жуков, жучок
fly | | mosca, moscas | Fliege, Fliegen | mouche, mouches | mosca, moscas | mosca, mosche | ハエ | 苍蝇 | муха, мухи, мух
spider | | arañita | Spinnchen | petite araignée | aranhinha | ragnetto, ragnetti | | 小蜘蛛 | паучок, паучки
ogre | giant, giants, troll, trolls | gigante malvado, gigantes, trol, troles | Riese, Riesen, Troll, Trolle | géant, géants, troll, trolls | gigantes, troll, trolls | giganti, orchi giganti, troll | 巨人, トロール | 巨人, 巨魔 | великан, великаны, тролль, тролли
student | | alumno, alumna, estudiante | Schüler, Schülerin, Schulkind | écolier, écolière, étudiant | aluno, aluna, estudante | scolaro, alunno, studente | 学生, 生徒 | 学生, 小学生 | школьник, ученик, школьница, ученики
health-worker | doctor, doctors, nurse, nurses | médico, enfermera, doctor | Arzt, Ärztin, Krankenschwester | docteur, médecin, infirmière | médico, médica, enfermeira | dottore, medico, infermiera | 医者, 看護師 | 医生, 护士 | врач, доктор, медсестра
clown-face | clown, clowns, jester | payaso, payasos, bufón | Clown, Clowns, Hofnarr | clown, clowns, bouffon | palhaço, palhaços | pagliaccio, pagliacci, giullare | ピエロ, 道化師 | 小丑 | клоун, клоуны, шут
tractor | tractor, digger, excavator, bulldozer, diggers, forklift, forklifts, lawnmower, lawnmowers, lawn mower, lawn mowers | excavadora, carretilla elevadora, cortacésped, excavadoras | Bagger, Gabelstapler, Rasenmäher, Traktor, Trecker | pelleteuse, chariot élévateur, tondeuse, tractopelle, tracteur | escavadeira, trator | escavatore, ruspa, trattore | ショベルカー, トラクター | 挖掘机, 拖拉机 | экскаватор, трактор, бульдозер
glasses | | gafas | Brille, Brillen | lunettes | óculos | occhiali | メガネ | 眼镜 | очки
top-hat | hat, hats | sombrero, sombreros | Hut, Hüte | chapeau, chapeaux | chapéu, chapéus | cappello, cappelli | 帽子 | 帽子 | шляпа, шляпы, шляпу, шляп
running-shoe | shoe, shoes, sneaker, sneakers, boot, boots | zapato, zapatos, zapatilla, zapatillas | Schuh, Schuhe, Turnschuh, Stiefel | chaussure, chaussures, basket chaussure | sapato, sapatos, tênis sapato | scarpa, scarpe | 靴, スニーカー | 鞋子, 鞋 | ботинок, ботинки, кроссовки, туфли
socks | sock, socks | calcetín, calcetines | Socke, Socken | chaussette, chaussettes | meia, meias | calzino, calzini, calza | 靴下 | 袜子 | носок, носки, носков
light-bulb | lamp, lamps | lámpara, lámparas | Lampe, Lampen | lampe, lampes | lâmpada, lâmpadas | lampada, lampade | ランプ, 電球 | 台灯, 灯泡 | лампа, лампочка, лампы
laptop | computer, computers, laptop | ordenador, computadora, ordenadores | Computer, Laptop | ordinateur, ordinateurs | computador, computadores | computer | パソコン, コンピューター | 电脑 | компьютер, компьютеры, ноутбук
mobile-phone | phone, smartphone, phones, smartphones | móvil, teléfono, móviles | Handy, Handys, Telefon, Smartphone | téléphone, portable, smartphone | celular, telefone, celulares | telefono, telefonino, cellulare | 電話, スマホ | 手机, 电话 | телефон, смартфон, телефоны
love-letter | letter, letters, mail, envelope, envelopes | carta, cartas, sobre carta | Brief, Briefe, Briefen | lettre, lettres, courrier | carta, cartas | lettera, lettere, posta | 手紙 | 信, 信件 | письмо, письма, писем, конверт
nesting-dolls | doll, dolls | muñeca, muñecas | Puppe, Puppen | poupée, poupées | boneca, bonecas | bambola, bambole | 人形 | 娃娃, 洋娃娃 | кукла, куклы, матрешка, матрешки
teddy-bear | teddy, plushie, stuffed animal | osito de peluche, peluche | Teddy, Teddys, Kuscheltier | doudou, peluche, nounours | ursinho de pelúcia, pelúcia | orsacchiotto, peluche | ぬいぐるみ | 玩偶, 泰迪熊 | плюшевый мишка, плюшевый медведь
paintbrush | | pincel, pinceles | Pinsel | pinceau, pinceaux | pincel, pincéis | pennello, pennelli | 筆 | 画笔, 刷子 | кисть, кисти, кисточка
skier | | esquiador, esquiadora | Skifahrer, Skifahrerin | skieur, skieuse | esquiador, esquiadora | sciatore, sciatrice | スキーヤー | 滑雪者 | лыжник, лыжница
bubble-tea | boba, bubble tea | té de burbujas | Bubble Tea | thé aux perles | chá de bolhas | tè con le bolle | タピオカ | 奶茶, 珍珠奶茶 | бабл-ти
cheese-wedge | | | | | | formaggio, formaggi | | 奶酪, 芝士 | сыр, сыра, сыром
croissant | | cruasán, cruasanes, medialuna | Croissant, Hörnchen, Croissants | croissant, croissants, viennoiserie | croissant, croissants | cornetto, cornetti | クロワッサン | 牛角包, 可颂 | круассан, круассаны
meat-on-bone | ham, meat, steak, bacon | jamón, carne | Schinken, Fleisch, Braten | jambon, viande | presunto, carne | prosciutto, carne | 肉, ハム | 肉, 火腿 | мясо, ветчина, окорок
rice-ball | rice ball, mochi, rice cake | mochi | Reisbällchen, Mochi | boulette de riz, mochi | bolinho de arroz, mochi | mochi | 餅, おもち, おにぎり | 饭团, 年糕 | моти, рисовый шарик
nest-with-eggs | nest, nests, bird's nest | nido, nidos | Nest, Nester, Vogelnest | nid, nids | ninho, ninhos | nido, nidi | 鳥の巣 | 鸟巢 | гнездо, гнезда
hammer | tool, tools | herramienta, herramientas | Werkzeug, Werkzeuge, Werkzeugen | outil, outils | ferramenta, ferramentas | attrezzo, attrezzi | 工具 | 工具 | инструменты, молоток
guitar | instrument, instruments, musical instruments | instrumento, instrumentos | Instrument, Instrumente, Musikinstrumente | instrument, instruments | instrumento, instrumentos | strumento, strumenti, strumenti musicali | 楽器 | 乐器 | музыкальные инструменты, гитара
t-shirt | clothes, shirt, shirts | ropa, camiseta | Kleidung, Kleider, T-Shirt | vêtements, habits | roupas, camiseta | vestiti, maglietta | 服, 洋服 | 衣服 | одежда, футболка
soccer-ball | sports balls, football, footballs, sports | balón de fútbol, deportes | Fußball, Fußbälle, Sport | ballon de foot, sports | bola de futebol, esportes | pallone, palloni, sport | サッカーボール, スポーツ | 足球, 运动 | футбольный мяч, спорт
hamburger | food, fast food, burger, burgers, snacks | comida, hamburguesa, hamburguesas | Essen, Burger, Hamburger | nourriture, burger, hamburgers | comida, hambúrguer, lanche | cibo, panino, hamburger | ハンバーガー, 食べ物 | 汉堡, 食物 | еда, бургер, гамбургер
fork-and-knife | fork, forks | tenedor, tenedores | Gabel, Gabeln | fourchette, fourchettes | garfo, garfos | forchetta, forchette | フォーク | 叉子 | вилка, вилки, вилок
brick | chimney, chimneys | chimenea, chimeneas | Schornstein, Schornsteine, Kamin | cheminée, cheminées | chaminé, chaminés | comignolo, camini | 煙突 | 烟囱 | кирпич, дымоход
person-lifting-weights | wrestler, wrestlers, sumo wrestler, sumo wrestlers, weightlifter, strongman | luchador, luchadores | Ringer, Sumoringer, Gewichtheber | lutteur, lutteurs, catcheur | lutador, lutadores | lottatore, lottatori | 力士, レスラー | 摔跤手, 相扑选手 | борец, борцы, сумоист
doughnut | doughnut, donut, donuts, churro, churros | rosquilla, churro, churros, rosquillas | Donut, Donuts, Krapfen | beignet, beignets, churro, churros | rosquinha, churro, churros, rosquinhas | ciambella, bombolone, ciambelle | ドーナツ, チュロス | 甜甜圈, 油条 | пончик, пончики, чуррос
yarn | yarn, wool, knitting, ball of yarn, balls of yarn | ovillo, lana, ovillos, tejer | Wollknäuel, Wolle, stricken, strickt | pelote de laine, laine, tricot, tricote | novelo, lã, novelos, tricô | gomitolo, gomitoli, lana | 毛糸, 編み物 | 毛线, 毛线球 | клубок, клубки, пряжа, вяжет
old-woman | lady, ladies, old lady, old ladies, nan, gran, nana | señora, abuelita, señora mayor, viejita | Oma, Omi, alte Dame, Omas | vieille dame, mamie, mémé, dame | vovó, senhora, velhinha | signora, nonnina, nonna | おばあちゃん, おばあさん | 老奶奶, 奶奶 | старушка, бабуля, бабушка, бабушки
tooth | dentures, denture, false teeth, tooth, teeth | dentadura, dentaduras, diente, dientes | Gebiss, Gebisse, Zähne | dentier, dentiers, dent, dents | dentadura, dentaduras, dente, dentes | dentiera, dente, denti | 入れ歯, 歯 | 假牙, 牙齿 | вставная челюсть, зуб, зубы
fallen-leaf | falling leaves, autumn leaves, fallen leaves, dead leaves, dry leaves | hojas secas, hojas de otoño | Herbstblätter, Herbstlaub, Laub, Laubblätter | feuilles mortes | folhas secas, folhas de outono | foglie secche | 落ち葉 | 落叶 | осенние листья, опавшие листья
roll-of-paper | toilet paper, toilet roll, toilet rolls, loo roll, loo rolls | papel higiénico | Klopapier, Toilettenpapier, Klorolle, Klorollen | papier toilette, papier wc | papel higiênico | carta igienica | トイレットペーパー | 卫生纸, 厕纸 | туалетная бумага, туалетную бумагу | ورق تواليت, ورق حمام | 화장지, 두루마리 휴지
paperclip | paper clip, paper clips | | | | | | | | | |
`;
