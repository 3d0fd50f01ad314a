/** Every text that a game shows, in the languages the reader writes. `{…}` are filled with names of the cast. */
import type { Genre, TextKey } from '../design.js';

type Fixed = Exclude<TextKey, 'goal' | 'controls'>;
export interface LanguageTexts {
  readonly fixed: Readonly<Record<Fixed, string>>;
  /** goal lines; {hero} {items} {enemies} {goal} {n} */
  readonly goals: Readonly<
    Record<
      | 'reach'
      | 'collect'
      | 'survive'
      | 'break'
      | 'clear'
      | 'eat'
      | 'pairs'
      | 'cross'
      | 'race'
      | 'push'
      | 'fly'
      | 'defend'
      | 'catch'
      | 'duel'
      | 'aim'
      | 'click',
      string
    >
  >;
  readonly avoid: string;
  readonly title: { readonly in: string; readonly adjective: string };
  readonly keys: {
    readonly arrows: string;
    readonly upDown: string;
    readonly leftRight: string;
    readonly space: string;
    readonly mouse: string;
  };
  readonly acts: Readonly<
    Record<
      | 'move'
      | 'jump'
      | 'doubleJump'
      | 'shoot'
      | 'aim'
      | 'steer'
      | 'flap'
      | 'launch'
      | 'select'
      | 'push'
      | 'restart'
      | 'pause'
      | 'mute'
      | 'place'
      | 'dash'
      | 'undo',
      string
    >
  >;
  readonly notMade: string;
  readonly kinds: Readonly<Record<Genre, string>>;
  readonly cannot: Readonly<Record<'multiplayer' | 'threeD' | 'network' | 'purchases' | 'instruction', string>>;
}

const KEYS: readonly Fixed[] = [
  'start',
  'tapToStart',
  'win',
  'lose',
  'again',
  'score',
  'best',
  'lives',
  'time',
  'level',
  'wave',
  'boss',
  'paused',
  'muted',
];
const GOALS = [
  'reach',
  'collect',
  'survive',
  'break',
  'clear',
  'eat',
  'pairs',
  'cross',
  'race',
  'push',
  'fly',
  'defend',
  'catch',
  'duel',
  'aim',
  'click',
] as const;
const ACTS = [
  'move',
  'jump',
  'doubleJump',
  'shoot',
  'aim',
  'steer',
  'flap',
  'launch',
  'select',
  'push',
  'restart',
  'pause',
  'mute',
  'place',
  'dash',
  'undo',
] as const;
const KINDS = [
  'platformer',
  'shmup',
  'arena',
  'breakout',
  'snake',
  'runner',
  'flappy',
  'match3',
  'sokoban',
  'maze',
  'tower_defense',
  'racing',
  'memory',
  'quiz',
  'aim_physics',
  'reaction',
  'rhythm',
  'clicker',
  'catcher',
  'crossing',
  'duel',
  'falling_blocks',
  'farm_sim',
] as const;
const CANNOT = ['multiplayer', 'threeD', 'network', 'purchases', 'instruction'] as const;
const INPUTS = ['arrows', 'upDown', 'leftRight', 'space', 'mouse'] as const;

function record<K extends string>(keys: readonly K[], line: string): Record<K, string> {
  const cells = line.split('|').map((cell) => cell.trim());
  return Object.fromEntries(keys.map((key, i) => [key, cells[i] ?? ''])) as Record<K, string>;
}

function language(
  fixed: string,
  goals: string,
  avoid: string,
  setting: string,
  keys: string,
  acts: string,
  notMade: string,
  kinds: string,
  cannot: string,
): LanguageTexts {
  return {
    fixed: record(KEYS, fixed),
    goals: record(GOALS, goals),
    avoid,
    title: { in: setting, adjective: '' },
    keys: record(INPUTS, keys),
    acts: record(ACTS, acts),
    notMade,
    kinds: record(KINDS, kinds),
    cannot: record(CANNOT, cannot),
  };
}

export const TEXTS: Readonly<Record<string, LanguageTexts>> = {
  en: language(
    'Start | Tap or press a key to start | You win! | Game over | Play again (R) | Score | Best | Lives | Time | Level | Wave | Boss | Paused | Muted',
    'Bring {hero} to {goal} and collect {items} | Collect {n} {items} with {hero} | Survive with {hero} and collect {items} | Break all {items} with {hero} | Match three or more: {items} | Eat {items} and grow longer | Find all pairs: {items} | Bring {hero} safely across | Be first at the finish with {hero} | Push every {items} to its place | Fly as far as you can with {hero} and take {items} | Defend {goal} with {hero} | Catch {items} with {hero} | Beat your rival with {hero} | Aim well: get {hero} to {goal} | Tap {hero} and gather {items}',
    'watch out for {enemies}',
    '{hero} in {place}',
    'Arrow keys or WASD | Up / Down | Left / Right | Space | Mouse or touch',
    'Move | Jump | Jump again in the air | Shoot | Aim | Steer | Flap | Launch the ball | Choose | Push | Restart | Pause | Sound on or off | Place | Dash | Undo',
    'asked for: {asked} (not made yet), made instead: {made}',
    'platform | shooting | arena | brick-breaking | snake | running | flying | match-3 | box-pushing | maze | tower defence | racing | memory | quiz | aiming | reaction | rhythm | clicker | catching | crossing | duel | falling-block | farming',
    'more than one player: you play alone against the computer | 3D or first person: the game is drawn in 2D | network, accounts and leaderboards: games run alone in the browser | purchases, money and adverts: left out | instructions that are not about a game: left out',
  ),
  es: language(
    'Empezar | Toca o pulsa una tecla para empezar | ¡Has ganado! | Fin del juego | Otra vez (R) | Puntos | Récord | Vidas | Tiempo | Nivel | Oleada | Jefe | En pausa | Sin sonido',
    'Lleva a {hero} hasta {goal} y recoge {items} | Recoge {n} {items} con {hero} | Sobrevive con {hero} y recoge {items} | Rompe todo: {items} | Junta tres o más: {items} | Come {items} y crece | Encuentra las parejas: {items} | Lleva a {hero} al otro lado | Llega primero a la meta con {hero} | Empuja cada {items} a su sitio | Vuela lo más lejos posible con {hero} y recoge {items} | Defiende {goal} con {hero} | Atrapa {items} con {hero} | Gana a tu rival con {hero} | Apunta bien: lleva a {hero} hasta {goal} | Toca a {hero} y reúne {items}',
    'cuidado con {enemies}',
    '{hero}: {place}',
    'Flechas o WASD | Arriba / Abajo | Izquierda / Derecha | Espacio | Ratón o toque',
    'Moverse | Saltar | Saltar otra vez en el aire | Disparar | Apuntar | Conducir | Aletear | Lanzar la bola | Elegir | Empujar | Reiniciar | Pausa | Sonido sí o no | Colocar | Impulso | Deshacer',
    'todavía no hay juegos de {asked}: este es de {made}',
    'plataformas | disparos | arena | romper ladrillos | serpiente | correr | volar | tres en línea | empujar cajas | laberinto | defensa de torres | carreras | memoria | preguntas | puntería | reflejos | ritmo | clics | atrapar | cruzar | duelo | bloques que caen | granja',
    'varios jugadores: juegas contra el ordenador | 3D o primera persona: el juego es en 2D | red, cuentas y clasificaciones: el juego funciona solo en el navegador | compras, dinero y anuncios: se omiten | instrucciones que no tratan de un juego: se omiten',
  ),
  de: language(
    'Start | Tippe oder drücke eine Taste | Gewonnen! | Verloren | Nochmal (R) | Punkte | Rekord | Leben | Zeit | Level | Welle | Boss | Pause | Stumm',
    'Bringe {hero} zum Ziel ({goal}) und sammle {items} | Sammle {n} {items} mit {hero} | Überlebe mit {hero} und sammle {items} | Zerschlage alle {items} | Bringe drei oder mehr zusammen: {items} | Friss {items} und werde länger | Finde alle Paare: {items} | Bringe {hero} sicher hinüber | Komm mit {hero} als Erster ins Ziel | Schiebe alles an seinen Platz: {items} | Fliege mit {hero} so weit du kannst und sammle {items} | Verteidige {goal} mit {hero} | Fange {items} mit {hero} | Schlage deinen Gegner mit {hero} | Ziele gut: bringe {hero} ans Ziel ({goal}) | Tippe auf {hero} und sammle {items}',
    'Vorsicht: {enemies}',
    '{hero}: {place}',
    'Pfeiltasten oder WASD | Hoch / Runter | Links / Rechts | Leertaste | Maus oder Finger',
    'Bewegen | Springen | Nochmal in der Luft springen | Schießen | Zielen | Lenken | Flattern | Ball starten | Wählen | Schieben | Neustart | Pause | Ton an oder aus | Setzen | Sprint | Zurück',
    'ein Spiel der Art {asked} gibt es noch nicht: stattdessen {made}',
    'Jump and Run | Weltraum-Shooter | Arena | Brick Breaker | Snake | Endlosläufer | Flugspiel | Drei gewinnt | Kistenschieben | Labyrinth | Turmverteidigung | Rennen | Memory | Quiz | Zielen | Reaktion | Rhythmus | Klicker | Fangen | Überqueren | Duell | Fallende Blöcke | Bauernhof',
    'mehrere Spieler: du spielst allein gegen den Computer | 3D oder Ego-Sicht: das Spiel ist in 2D | Netz, Konten und Bestenlisten: das Spiel läuft allein im Browser | Käufe, Geld und Werbung: weggelassen | Anweisungen, die kein Spiel betreffen: weggelassen',
  ),
  fr: language(
    'Jouer | Touchez ou appuyez sur une touche | Gagné ! | Perdu | Rejouer (R) | Score | Record | Vies | Temps | Niveau | Vague | Boss | Pause | Muet',
    'Amène {hero} jusqu’au but ({goal}) et ramasse {items} | Ramasse {n} {items} avec {hero} | Survis avec {hero} et ramasse {items} | Casse tout : {items} | Aligne trois ou plus : {items} | Mange {items} et grandis | Trouve les paires : {items} | Fais traverser {hero} sans danger | Arrive premier avec {hero} | Pousse tout à sa place : {items} | Vole le plus loin possible avec {hero} et attrape {items} | Défends {goal} avec {hero} | Attrape {items} avec {hero} | Bats ton rival avec {hero} | Vise bien : amène {hero} au but ({goal}) | Touche {hero} et récolte {items}',
    'attention : {enemies}',
    '{hero} : {place}',
    'Flèches ou ZQSD | Haut / Bas | Gauche / Droite | Espace | Souris ou doigt',
    'Se déplacer | Sauter | Sauter encore en l’air | Tirer | Viser | Conduire | Battre des ailes | Lancer la balle | Choisir | Pousser | Recommencer | Pause | Son oui ou non | Placer | Ruée | Annuler',
    'pas encore de jeu de type {asked} : voici un jeu de type {made}',
    'plateforme | tir | arène | casse-briques | serpent | course à pied | vol | trois à la suite | pousse-caisses | labyrinthe | défense de tours | course | mémoire | quiz | visée | réflexes | rythme | clic | attrape | traversée | duel | blocs qui tombent | ferme',
    'plusieurs joueurs : tu joues seul contre l’ordinateur | 3D ou vue subjective : le jeu est en 2D | réseau, comptes et classements : le jeu tourne seul dans le navigateur | achats, argent et publicité : laissés de côté | consignes qui ne parlent pas d’un jeu : laissées de côté',
  ),
  pt: language(
    'Começar | Toque ou aperte uma tecla | Você venceu! | Fim de jogo | Jogar de novo (R) | Pontos | Recorde | Vidas | Tempo | Fase | Onda | Chefe | Pausado | Sem som',
    'Leve {hero} até {goal} e pegue {items} | Pegue {n} {items} com {hero} | Sobreviva com {hero} e pegue {items} | Quebre tudo: {items} | Junte três ou mais: {items} | Coma {items} e cresça | Encontre os pares: {items} | Leve {hero} ao outro lado | Chegue primeiro com {hero} | Empurre tudo para o lugar: {items} | Voe o mais longe possível com {hero} e pegue {items} | Defenda {goal} com {hero} | Pegue {items} com {hero} | Vença seu rival com {hero} | Mire bem: leve {hero} até {goal} | Toque em {hero} e junte {items}',
    'cuidado com {enemies}',
    '{hero}: {place}',
    'Setas ou WASD | Cima / Baixo | Esquerda / Direita | Espaço | Mouse ou toque',
    'Mover | Pular | Pular de novo no ar | Atirar | Mirar | Dirigir | Bater asas | Lançar a bola | Escolher | Empurrar | Recomeçar | Pausa | Som ligado ou não | Colocar | Investida | Desfazer',
    'ainda não há jogo de {asked}: este é de {made}',
    'plataforma | tiro | arena | quebra-tijolos | cobrinha | corrida | voo | três em linha | empurrar caixas | labirinto | defesa de torres | corrida de carros | memória | perguntas | mira | reflexos | ritmo | cliques | pegar | travessia | duelo | blocos que caem | fazenda',
    'vários jogadores: você joga contra o computador | 3D ou primeira pessoa: o jogo é em 2D | rede, contas e rankings: o jogo roda sozinho no navegador | compras, dinheiro e anúncios: ficam de fora | instruções que não são sobre um jogo: ficam de fora',
  ),
  it: language(
    'Inizia | Tocca o premi un tasto per iniziare | Hai vinto! | Fine della partita | Rigioca (R) | Punti | Record | Vite | Tempo | Livello | Ondata | Boss | In pausa | Muto',
    'Porta {hero} alla meta ({goal}) e raccogli {items} | Raccogli {n} {items} con {hero} | Sopravvivi con {hero} e raccogli {items} | Rompi tutto: {items} | Unisci tre o più: {items} | Mangia {items} e allungati | Trova le coppie: {items} | Fai attraversare {hero} | Arriva primo con {hero} | Spingi tutto al suo posto: {items} | Vola più lontano che puoi con {hero} e prendi {items} | Difendi {goal} con {hero} | Prendi al volo {items} con {hero} | Batti il rivale con {hero} | Mira bene: porta {hero} alla meta ({goal}) | Tocca {hero} e raccogli {items}',
    'attenzione: {enemies}',
    '{hero}: {place}',
    'Frecce o WASD | Su / Giù | Sinistra / Destra | Spazio | Mouse o tocco',
    'Muoviti | Salta | Salta ancora in aria | Spara | Mira | Guida | Sbatti le ali | Lancia la palla | Scegli | Spingi | Ricomincia | Pausa | Audio sì o no | Piazza | Scatto | Annulla',
    'un gioco di tipo {asked} non c’è ancora: questo è di tipo {made}',
    'piattaforme | sparatutto | arena | rompi mattoncini | serpente | corsa | volo | tre in fila | spingi casse | labirinto | difesa delle torri | gara | memoria | quiz | mira | riflessi | ritmo | clic | presa al volo | attraversamento | duello | blocchi che cadono | fattoria',
    'più giocatori: giochi da solo contro il computer | 3D o prima persona: il gioco è in 2D | rete, account e classifiche: il gioco gira da solo nel browser | acquisti, denaro e pubblicità: esclusi | istruzioni che non parlano di un gioco: escluse',
  ),
  ja: language(
    'スタート | タップかキーでスタート | クリア！ | ゲームオーバー | もう一度 (R) | スコア | ベスト | ライフ | 時間 | レベル | ウェーブ | ボス | 一時停止 | 消音',
    '{items}を集めながら、{hero}を{goal}まで連れて行こう | {hero}で{items}を{n}個集めよう | {hero}で生き残り、{items}を集めよう | {items}を全部こわそう | 3つ以上そろえよう：{items} | {items}を食べて長くなろう | ペアを全部見つけよう：{items} | {hero}を安全に渡らせよう | {hero}で一番にゴールしよう | {items}を全部正しい場所へ押そう | {hero}でできるだけ遠くへ飛び、{items}を取ろう | {hero}で{goal}を守ろう | {hero}で{items}をキャッチしよう | {hero}でライバルに勝とう | よくねらって{hero}を{goal}へ | {hero}をタップして{items}を集めよう',
    '{enemies}に気をつけて',
    '{place}の{hero}',
    '矢印キーかWASD | 上 / 下 | 左 / 右 | スペース | マウスかタッチ',
    '移動 | ジャンプ | 空中でもう一度ジャンプ | 撃つ | ねらう | ハンドル | はばたく | ボールを打つ | 選ぶ | 押す | やり直す | 一時停止 | 音のオンオフ | 置く | ダッシュ | 元に戻す',
    '「{asked}」はまだ作れないため「{made}」にしました',
    'アクション | シューティング | アリーナ | ブロック崩し | スネーク | ランゲーム | フライト | マッチ3 | 倉庫番 | 迷路 | タワーディフェンス | レース | 神経衰弱 | クイズ | ねらい撃ち | 反射神経 | リズム | クリッカー | キャッチ | 横断 | 対戦 | 落ち物パズル | 農場',
    '複数人プレイ：コンピューターと一人で遊びます | 3Dや一人称：2Dで描きます | 通信・アカウント・ランキング：ブラウザーだけで動きます | 課金・広告：入れません | ゲームと関係のない指示：省きました',
  ),
  zh: language(
    '开始 | 点击或按任意键开始 | 你赢了！ | 游戏结束 | 再玩一次 (R) | 分数 | 最高分 | 生命 | 时间 | 关卡 | 波次 | 首领 | 暂停 | 静音',
    '收集{items}，带{hero}到达{goal} | 用{hero}收集{n}个{items} | 用{hero}活下去并收集{items} | 打碎所有{items} | 连成三个或更多：{items} | 吃{items}，越变越长 | 找出所有配对：{items} | 带{hero}安全到对面 | 用{hero}第一个到终点 | 把{items}全部推到位 | 用{hero}飞得越远越好，拿到{items} | 用{hero}守住{goal} | 用{hero}接住{items} | 用{hero}战胜对手 | 瞄准好：把{hero}送到{goal} | 点击{hero}，收集{items}',
    '小心{enemies}',
    '{place}{hero}',
    '方向键或WASD | 上 / 下 | 左 / 右 | 空格 | 鼠标或触摸',
    '移动 | 跳跃 | 空中再跳一次 | 射击 | 瞄准 | 转向 | 扇动翅膀 | 发球 | 选择 | 推 | 重新开始 | 暂停 | 声音开关 | 放置 | 冲刺 | 撤销',
    '还不能做{asked}游戏：这是一个{made}游戏',
    '平台跳跃 | 射击 | 竞技场 | 打砖块 | 贪吃蛇 | 跑酷 | 飞行 | 三消 | 推箱子 | 迷宫 | 塔防 | 赛车 | 记忆 | 问答 | 瞄准 | 反应 | 节奏 | 点击 | 接物 | 过马路 | 对战 | 下落方块 | 农场',
    '多人游戏：你独自对战电脑 | 3D或第一人称：游戏是2D的 | 联网、账号和排行榜：游戏只在浏览器里运行 | 购买、金钱和广告：已省去 | 与游戏无关的指令：已省去',
  ),
  ru: language(
    'Играть | Коснись или нажми клавишу | Победа! | Игра окончена | Ещё раз (R) | Очки | Рекорд | Жизни | Время | Уровень | Волна | Босс | Пауза | Без звука',
    'Дойди до цели ({goal}) и собери: {items}. Герой: {hero} | Собери {n}: {items}. Герой: {hero} | Выживи и собирай: {items}. Герой: {hero} | Разбей всё: {items} | Собери три в ряд: {items} | Ешь и расти: {items} | Найди все пары: {items} | Перейди на другую сторону. Герой: {hero} | Приди к финишу первым. Герой: {hero} | Поставь всё на место: {items} | Лети как можно дальше и лови: {items}. Герой: {hero} | Защити: {goal}. Герой: {hero} | Лови: {items}. Герой: {hero} | Победи соперника. Герой: {hero} | Целься лучше: {hero} → {goal} | Нажимай: {hero}. Собирай: {items}',
    'берегись: {enemies}',
    '{hero}: {place}',
    'Стрелки или WASD | Вверх / Вниз | Влево / Вправо | Пробел | Мышь или касание',
    'Движение | Прыжок | Ещё прыжок в воздухе | Стрелять | Целиться | Руль | Взмах | Запустить мяч | Выбор | Толкать | Заново | Пауза | Звук | Поставить | Рывок | Отменить',
    'игры «{asked}» пока нет: вместо неё «{made}»',
    'платформер | стрелялка | арена | арканоид | змейка | раннер | полёт | три в ряд | сокобан | лабиринт | защита башни | гонки | пары | викторина | меткость | реакция | ритм | кликер | лови | переход | дуэль | падающие блоки | ферма',
    'несколько игроков: ты играешь один против компьютера | 3D или вид от первого лица: игра двумерная | сеть, аккаунты и рейтинги: игра работает только в браузере | покупки, деньги и реклама: пропущено | указания не про игру: пропущено',
  ),
  ar: language(
    'ابدأ | المس الشاشة أو اضغط مفتاحا | فزت! | انتهت اللعبة | العب مجددا (R) | النقاط | الأفضل | الأرواح | الوقت | المستوى | الموجة | الزعيم | متوقف | صامت',
    'أوصل {hero} إلى {goal} واجمع {items} | اجمع {n} {items} مع {hero} | ابق حيا مع {hero} واجمع {items} | حطم كل {items} | طابق ثلاثة أو أكثر: {items} | كل {items} وازدد طولا | اعثر على الأزواج: {items} | اعبر بأمان مع {hero} | صل أولا مع {hero} | ادفع {items} إلى أماكنها | طر بعيدا مع {hero} واجمع {items} | دافع عن {goal} مع {hero} | التقط {items} مع {hero} | اهزم خصمك مع {hero} | صوب جيدا: أوصل {hero} إلى {goal} | المس {hero} واجمع {items}',
    'احذر من {enemies}',
    '{hero}: {place}',
    'الأسهم أو WASD | أعلى / أسفل | يسار / يمين | المسافة | الفأرة أو اللمس',
    'تحرك | اقفز | اقفز مجددا في الهواء | أطلق | صوب | قد | رفرف | أطلق الكرة | اختر | ادفع | أعد | توقف | الصوت | ضع | اندفع | تراجع',
    'لعبة {asked} غير متاحة بعد: هذه لعبة {made}',
    'منصات | إطلاق نار | ساحة | كسر الطوب | ثعبان | جري | طيران | طابق ثلاثة | دفع الصناديق | متاهة | دفاع الأبراج | سباق | ذاكرة | أسئلة | تصويب | رد الفعل | إيقاع | نقر | التقاط | عبور | مبارزة | كتل متساقطة | مزرعة',
    'أكثر من لاعب: تلعب وحدك ضد الحاسوب | ثلاثي الأبعاد: اللعبة ثنائية الأبعاد | الشبكة والحسابات: اللعبة تعمل في المتصفح فقط | الشراء والإعلانات: حذفت | تعليمات لا تخص لعبة: حذفت',
  ),
  ko: language(
    '시작 | 누르거나 키를 눌러 시작 | 승리! | 게임 오버 | 다시 하기 (R) | 점수 | 최고 | 목숨 | 시간 | 레벨 | 웨이브 | 보스 | 일시정지 | 음소거',
    '{items} 모으며 {hero} → {goal} | {hero}: {items} {n}개 모으기 | 살아남으며 {items} 모으기 ({hero}) | {items} 모두 깨기 | 셋 이상 맞추기: {items} | {items} 먹고 길어지기 | 짝 찾기: {items} | {hero} 안전하게 건너기 | {hero} 1등으로 도착하기 | {items} 제자리로 밀기 | {hero} 멀리 날며 {items} 얻기 | {hero}: {goal} 지키기 | {hero}: {items} 받기 | {hero}: 상대 이기기 | 잘 겨냥하기: {hero} → {goal} | {hero} 누르고 {items} 모으기',
    '{enemies} 조심',
    '{place}: {hero}',
    '화살표 또는 WASD | 위 / 아래 | 왼쪽 / 오른쪽 | 스페이스 | 마우스 또는 터치',
    '이동 | 점프 | 공중에서 다시 점프 | 쏘기 | 겨냥 | 운전 | 날갯짓 | 공 발사 | 선택 | 밀기 | 다시 시작 | 일시정지 | 소리 | 놓기 | 대시 | 되돌리기',
    '{asked} 게임은 아직 없어 {made} 게임으로 만들었습니다',
    '플랫폼 | 슈팅 | 아레나 | 벽돌깨기 | 스네이크 | 달리기 | 비행 | 매치3 | 소코반 | 미로 | 타워 디펜스 | 레이싱 | 짝 맞추기 | 퀴즈 | 겨냥 | 반응 | 리듬 | 클리커 | 받기 | 길 건너기 | 대전 | 떨어지는 블록 | 농장',
    '여러 명: 컴퓨터와 혼자 겨룹니다 | 3D나 1인칭: 2D로 그립니다 | 네트워크와 순위표: 브라우저에서만 돌아갑니다 | 구매와 광고: 뺐습니다 | 게임과 관계없는 지시: 뺐습니다',
  ),
};
