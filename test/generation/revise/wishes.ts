/**
 * Wishes about games that are there: `parent | taken | wish | changes`. A change is `what`, `what=to`, `what=from>to` or `what=-` (gone); a wish
 * changes what stands there and nothing else, but for what follows from it (see `FOLLOWS` in the test). `=` alone: nothing is to change.
 */
export const PARENTS: Readonly<Record<string, string>> = {
  en: 'A penguin platformer: collect fish, avoid walruses, 3 lives and a 90 second timer',
  de: 'Ein Weltraumspiel: eine Katze im Raumschiff schießt auf Aliens, 4 Leben',
  es: 'Un gato que salta y recoge pescado evitando perros, juego de plataformas',
  fr: 'Un jeu de serpent où un serpent mange des pommes dans le jardin, avec 3 vies',
  pt: 'Um jogo de corrida infinita com um macaco que pega bananas na selva',
  it: 'Un gioco spara e fuggi con un robot che affronta zombi in città',
  ja: 'ペンギンが魚を集めるジャンプゲーム、アザラシを避ける',
  zh: '小猫收集鱼的平台跳跃游戏，躲避狗，3条命',
  ru: 'Платформер: лиса собирает ягоды и убегает от волков',
};

/** Written while the reading of wishes was made. */
export const KNOWN = `
en | edit | make it faster and add a boss | fast=yes, boss=yes
de | edit | mach es schwerer | difficulty=hard
en | edit | fewer enemies, at night, the hero is a cat | difficulty=easy, time=night, hero=cat
en | edit | without a timer | timer=-
en | edit | add double jump | doubleJump=yes
en | edit | call it "Ice Dash" | title=Ice Dash
en | edit | auf Deutsch | language=de
en | remix | but with dinosaurs in space | hero=dinosaur, theme=space, enemy, item, mood
en | edit | replace the walruses with sharks | enemy=sharks
en | edit | make the background purple and the mood spooky | colours=#8e24aa, mood=spooky
en | edit | two more lives please | lives=3>5
en | edit | remove the fish and add coins | item=coins
en | create | A snake game where a worm eats apples in a garden | =
de | edit | füge einen Boss hinzu und nenne es "Katzenkrieg" | boss=yes, title=Katzenkrieg
de | edit | statt Aliens lieber Roboter | enemy=Roboter
es | edit | hazlo más rápido y añade un jefe final | fast=yes, boss=yes
es | edit | sin perros, con fantasmas | enemy=fantasmas
fr | edit | plus difficile et sans ennemis | difficulty=hard, noEnemies=yes
fr | edit | remplace les pommes par des fraises | item=fraises
fr | edit | ajoute un minuteur de 60 secondes | timer=60 s
pt | edit | troca o macaco por um papagaio e deixa mais devagar | hero=papagaio, slow=yes
pt | remix | igual mas como um jogo de plataforma | kind=platformer
it | edit | aggiungi uno scudo e togli gli zombi | shield=yes, noEnemies=yes
it | edit | chiamalo Robot Furioso e più lento | title=Robot Furioso, slow=yes
ja | edit | もっと速くして、ボスを追加して | fast=yes, boss=yes
ja | edit | 主人公を猫にして | hero=猫
ja | edit | 夜にして、敵を減らして | time=night, difficulty=easy
zh | edit | 加一个boss，再快一点 | boss=yes, fast=yes
zh | edit | 把狗换成老虎 | enemy=老虎
ru | edit | сделай быстрее и добавь босса | fast=yes, boss=yes
ru | edit | замени волков на медведей | enemy=медведь
ru | edit | сделай игру ночной и сложнее, без таймера | time=night, difficulty=hard
en | edit | I want to play as a robot instead of a penguin | hero=robot
en | edit | set it on a volcano and make it rain | theme=volcano, weather=rain
en | edit | give me 5 lives and 2 minutes | lives=5, timer=120 s
en | edit | the goal should be a castle | goal=castle
en | remix | turn it into a match-3 game | kind=match3, item
de | remix | das gleiche als Schlangenspiel | kind=snake, shooting=-
ja | edit | アザラシをサメに変えて | enemy=サメ
zh | edit | 主角改成熊猫 | hero=熊猫
`;

/** Written afterwards, without a look at how they are read. */
export const UNSEEN = `
en | edit | can you slow it down a little and give the player an extra life | slow=yes, lives=3>4
en | edit | swap the fish for bananas | item=bananas
en | edit | I'd like it to take place in the jungle during a thunderstorm | theme=jungle, weather=rain
en | edit | get rid of the time limit and let me double jump | timer=-, doubleJump=yes
en | edit | rename it to Waddle Quest | title=Waddle Quest
en | edit | put some polar bears in there as enemies | enemy=polar bears
en | edit | collect 25 fish instead | collect=25
en | remix | same characters but make it a memory game | kind=memory, item
en | fix | the game freezes after the second level | levels seed
de | edit | die Katze soll ein Pinguin werden | hero=Pinguin
de | edit | weniger Leben und schneller bitte | lives=4>3, fast=yes
de | edit | mit Zeitlimit von 45 Sekunden | timer=45 s
de | edit | ins Englische übersetzen | language=en
es | edit | que el héroe sea un zorro y que sea de noche | hero=zorro, time=night
es | edit | ponlo más difícil y quita el pescado, pon manzanas | difficulty=hard, item=manzanas
es | edit | en inglés por favor | language=en
es | remix | lo mismo pero como un juego de serpiente | kind=snake
fr | edit | le serpent devient un dragon | hero=dragon
fr | edit | plus rapide, avec un boss à la fin | fast=yes, boss=yes
fr | edit | mets-le dans l'espace, la nuit | theme=space
pt | edit | adiciona um escudo e 3 vidas | shield=yes, lives=3
pt | edit | muda o cenário para a praia | theme=beach
it | edit | più difficile, di notte e con la pioggia | difficulty=hard, time=night, weather=rain
it | edit | sostituisci il robot con un gatto | hero=gatto
ja | edit | 魚の代わりにリンゴを集める | item=リンゴ
ja | edit | もっと簡単にして、二段ジャンプを追加 | difficulty=easy, doubleJump=yes
ja | edit | タイトルを「ペンギン大冒険」にして | title=ペンギン大冒険
zh | edit | 难一点，敌人换成鲨鱼 | difficulty=hard, enemy=鲨鱼
zh | edit | 改成晚上，下雪 | time=night, weather=snow
zh | edit | 多给两条命 | lives=3>5
ru | edit | герой теперь кот, и пусть идёт снег | hero=кот, weather=snow
ru | edit | помедленнее и добавь таймер на 90 секунд | slow=yes, timer=90 s
ru | remix | то же самое, но как змейка | kind=snake
ru | edit | назови игру «Лисий лес» | title=Лисий лес
`;

/** A second set of those. */
export const UNSEEN_TOO = `
en | edit | the walruses are boring, use crocodiles | enemy=crocodiles
en | edit | double the lives and drop the timer | lives=6, timer=-
en | edit | give the penguin a shield | shield=yes
en | edit | please make everything pastel and add some rain | colours, weather=rain
en | edit | could the player be a frog? | hero=frog
en | edit | only one life, 30 seconds | lives=1, timer=30 s
en | edit | make it a lot scarier, with a full moon night | mood=spooky, time=night, scenery
en | edit | in Spanish please | language=es
en | remix | turn this into a brick breaker | kind=breakout, item
en | fix | there's a bug: I get stuck in a wall | levels seed
en | edit | no timer and no walruses | timer=-, noEnemies=yes
en | edit | I want more fish and a magnet | collect, magnet=yes
de | edit | Bitte langsamer und ohne Aliens | slow=yes, noEnemies=yes
de | edit | tausche die Aliens gegen Haie | enemy=Haie
de | edit | gib mir 6 Leben | lives=6
de | edit | im Dschungel statt im Weltraum | theme=jungle
de | edit | das Spiel soll "Mondkatze" heißen | title=Mondkatze
es | edit | pon murciélagos como enemigos | enemy=murciélagos
es | edit | más lento y con tres vidas | slow=yes, lives=3
es | edit | que ocurra en una playa al atardecer | theme=beach, time=dusk
fr | edit | sans pommes, avec des cerises | item=cerises
fr | edit | plus facile et deux vies | difficulty=easy, lives=2
fr | edit | appelle-le « Le Roi Serpent » | title=Le Roi Serpent
pt | edit | deixa mais difícil e coloca no espaço | difficulty=hard, theme=space
pt | edit | em inglês | language=en
it | edit | ambientalo in un castello con la neve | theme=castle, weather=snow
it | edit | il protagonista deve essere una volpe | hero=volpe
ja | edit | 敵をロボットにして、夜にする | enemy=ロボット, time=night
ja | edit | ボスはいらない、ライフを2つに | lives=2
zh | edit | 背景换成海底，加一个护盾 | theme=ocean, shield=yes
zh | edit | 去掉敌人，慢一点 | noEnemies=yes, slow=yes
zh | remix | 改成贪吃蛇游戏 | kind=snake
ru | edit | больше жизней и меньше врагов | lives=5, difficulty=easy
ru | edit | пусть лиса будет медведем | hero=медведь
ru | edit | на пляже, под дождем | theme=beach, weather=rain
`;
