/** Every text that a game shows, in the languages the reader writes. `{…}` are filled with names of the cast. */
import type { Genre, TextKey } from '../design.js';

type Fixed = Exclude<TextKey, 'goal' | 'controls'>;
export interface LanguageTexts {
  readonly fixed: Readonly<Record<Fixed, string>>;
  /** goal lines; `{items}` and `{enemies}` are objects of a verb, `{list}` and `{list_enemies}` bare names, `{of}` French "de" */
  readonly goals: Readonly<
    Record<
      | 'reach'
      | 'collect'
      | 'gather'
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
  'gather',
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
    'Help {hero} collect {items} and reach {goal} | Help {hero} collect {n} {list} | Help {hero} collect {items} | Help {hero} fight off {enemies} | Smash all the {list} | Line up three or more: {list} | Help {hero} eat {items} and grow longer | Find all the pairs: {list} | Help {hero} get safely to the other side | Help {hero} win the race | Push everything into place: {list} | Help {hero} fly as far as possible and catch {items} | Help {hero} defend {goal} | Help {hero} catch {items} | Help {hero} beat the rival | Aim well and get {hero} to {goal} | Tap as fast as you can and pile up {items}',
    'watch out for {enemies}',
    'Arrow keys or WASD | Up / Down | Left / Right | Space | Mouse or touch',
    'Move | Jump | Jump again in the air | Shoot | Aim | Steer | Flap | Launch the ball | Choose | Push | Restart | Pause | Sound on or off | Place | Dash | Undo',
    'asked for: {asked} (not made yet), made instead: {made}',
    'platform | shooting | arena | brick-breaking | snake | running | flying | match-3 | box-pushing | maze | tower defence | racing | memory | quiz | aiming | reaction | rhythm | clicker | catching | crossing | duel | falling-block | farming',
    'more than one player: you play alone against the computer | 3D or first person: the game is drawn in 2D | network, accounts and leaderboards: games run alone in the browser | purchases, money and adverts: left out | instructions that are not about a game: left out',
  ),
  es: language(
    'Empezar | Toca o pulsa una tecla para empezar | ¡Has ganado! | Fin del juego | Otra vez (R) | Puntos | Récord | Vidas | Tiempo | Nivel | Oleada | Jefe | En pausa | Sin sonido',
    'Recoge {items} y llega hasta {goal} | Recoge {n} {list} | Recoge {items} | Planta cara a todos: {list_enemies} | Derriba todo el muro de {list} | Junta tres o más: {list} | Come {items} y crece | Encuentra las parejas: {list} | Cruza al otro lado sin peligro | Llega a la meta antes que nadie | Empuja todo a su sitio: {list} | Vuela lo más lejos posible y recoge {items} | Defiende {goal} | Atrapa {items} | Gana a tu rival | Apunta bien y llega hasta {goal} | Toca sin parar y reúne {items}',
    'Peligro: {list_enemies}',
    'Flechas o WASD | Arriba / Abajo | Izquierda / Derecha | Espacio | Ratón o toque',
    'Moverse | Saltar | Saltar otra vez en el aire | Disparar | Apuntar | Conducir | Aletear | Lanzar la bola | Elegir | Empujar | Reiniciar | Pausa | Sonido sí o no | Colocar | Impulso | Deshacer',
    'todavía no hay juegos de {asked}: este es de {made}',
    'plataformas | disparos | arena | romper ladrillos | serpiente | correr | volar | tres en línea | empujar cajas | laberinto | defensa de torres | carreras | memoria | preguntas | puntería | reflejos | ritmo | clics | atrapar | cruzar | duelo | bloques que caen | granja',
    'varios jugadores: juegas contra el ordenador | 3D o primera persona: el juego es en 2D | red, cuentas y clasificaciones: el juego funciona solo en el navegador | compras, dinero y anuncios: se omiten | instrucciones que no tratan de un juego: se omiten',
  ),
  de: language(
    'Start | Tippe oder drücke eine Taste | Gewonnen! | Verloren | Nochmal (R) | Punkte | Rekord | Leben | Zeit | Level | Welle | Boss | Pause | Stumm',
    'Sammle {items} und erreiche {goal} | Sammle {n} {list} | Sammle {items} | Wehre alle Angreifer ab: {list_enemies} | Alles muss weg: {list} | Bringe drei oder mehr zusammen: {list} | Friss {items} und werde länger | Finde alle Paare: {list} | Komm sicher auf die andere Seite | Komm vor allen anderen ins Ziel | Schiebe alles an seinen Platz: {list} | Fliege, so weit du kannst, und sammle {items} | Verteidige {goal} | Fange {items} | Schlage deinen Gegner | Ziele gut und erreiche {goal} | Tippe, so schnell du kannst, und sammle {items}',
    'Vorsicht: {list_enemies}',
    'Pfeiltasten oder WASD | Hoch / Runter | Links / Rechts | Leertaste | Maus oder Finger',
    'Bewegen | Springen | Nochmal in der Luft springen | Schießen | Zielen | Lenken | Flattern | Ball starten | Wählen | Schieben | Neustart | Pause | Ton an oder aus | Setzen | Sprint | Zurück',
    'ein Spiel der Art {asked} gibt es noch nicht: stattdessen {made}',
    'Jump and Run | Weltraum-Shooter | Arena | Brick Breaker | Snake | Endlosläufer | Flugspiel | Drei gewinnt | Kistenschieben | Labyrinth | Turmverteidigung | Rennen | Memory | Quiz | Zielen | Reaktion | Rhythmus | Klicker | Fangen | Überqueren | Duell | Fallende Blöcke | Bauernhof',
    'mehrere Spieler: du spielst allein gegen den Computer | 3D oder Ego-Sicht: das Spiel ist in 2D | Netz, Konten und Bestenlisten: das Spiel läuft allein im Browser | Käufe, Geld und Werbung: weggelassen | Anweisungen, die kein Spiel betreffen: weggelassen',
  ),
  fr: language(
    'Jouer | Touchez ou appuyez sur une touche | Gagné ! | Perdu | Rejouer (R) | Score | Record | Vies | Temps | Niveau | Vague | Boss | Pause | Muet',
    'Ramasse {items} et rejoins {goal} | Ramasse {n} {list} | Ramasse {items} | Repousse tous tes adversaires : {list_enemies} | Démolis tout le mur {of} | Aligne-en trois ou plus : {list} | Mange {items} et grandis | Trouve les paires : {list} | Traverse sans danger | Franchis la ligne avant tout le monde | Pousse tout à sa place : {list} | Vole le plus loin possible et attrape {items} | Défends {goal} | Attrape {items} | Bats ton rival | Vise bien et rejoins {goal} | Touche sans t’arrêter et récolte {items}',
    'attention : {list_enemies}',
    'Flèches ou ZQSD | Haut / Bas | Gauche / Droite | Espace | Souris ou doigt',
    'Se déplacer | Sauter | Sauter encore en l’air | Tirer | Viser | Conduire | Battre des ailes | Lancer la balle | Choisir | Pousser | Recommencer | Pause | Son oui ou non | Placer | Ruée | Annuler',
    'pas encore de jeu de type {asked} : voici un jeu de type {made}',
    'plateforme | tir | arène | casse-briques | serpent | course à pied | vol | trois à la suite | pousse-caisses | labyrinthe | défense de tours | course | mémoire | quiz | visée | réflexes | rythme | clic | attrape | traversée | duel | blocs qui tombent | ferme',
    'plusieurs joueurs : tu joues seul contre l’ordinateur | 3D ou vue subjective : le jeu est en 2D | réseau, comptes et classements : le jeu tourne seul dans le navigateur | achats, argent et publicité : laissés de côté | consignes qui ne parlent pas d’un jeu : laissées de côté',
  ),
  pt: language(
    'Começar | Toque ou aperte uma tecla | Você venceu! | Fim de jogo | Jogar de novo (R) | Pontos | Recorde | Vidas | Tempo | Fase | Onda | Chefe | Pausado | Sem som',
    'Pegue {items} e chegue até {goal} | Pegue {n} {list} | Pegue {items} | Enfrente todos: {list_enemies} | Derrube todo o muro de {list} | Junte três ou mais: {list} | Coma {items} e cresça | Encontre os pares: {list} | Atravesse em segurança | Chegue antes de todo mundo | Empurre tudo para o lugar: {list} | Voe o mais longe possível e pegue {items} | Defenda {goal} | Pegue {items} | Vença seu rival | Mire bem e chegue até {goal} | Toque sem parar e junte {items}',
    'Cuidado: {list_enemies}',
    'Setas ou WASD | Cima / Baixo | Esquerda / Direita | Espaço | Mouse ou toque',
    'Mover | Pular | Pular de novo no ar | Atirar | Mirar | Dirigir | Bater asas | Lançar a bola | Escolher | Empurrar | Recomeçar | Pausa | Som ligado ou não | Colocar | Investida | Desfazer',
    'ainda não há jogo de {asked}: este é de {made}',
    'plataforma | tiro | arena | quebra-tijolos | cobrinha | corrida | voo | três em linha | empurrar caixas | labirinto | defesa de torres | corrida de carros | memória | perguntas | mira | reflexos | ritmo | cliques | pegar | travessia | duelo | blocos que caem | fazenda',
    'vários jogadores: você joga contra o computador | 3D ou primeira pessoa: o jogo é em 2D | rede, contas e rankings: o jogo roda sozinho no navegador | compras, dinheiro e anúncios: ficam de fora | instruções que não são sobre um jogo: ficam de fora',
  ),
  it: language(
    'Inizia | Tocca o premi un tasto per iniziare | Hai vinto! | Fine della partita | Rigioca (R) | Punti | Record | Vite | Tempo | Livello | Ondata | Boss | In pausa | Muto',
    'Raccogli {items} e raggiungi {goal} | Raccogli {n} {list} | Raccogli {items} | Respingi tutti gli avversari: {list_enemies} | Abbatti tutto il muro di {list} | Unisci tre o più: {list} | Mangia {items} e allungati | Trova le coppie: {list} | Attraversa senza pericolo | Taglia il traguardo prima di tutti | Spingi tutto al suo posto: {list} | Vola più lontano che puoi e prendi {items} | Difendi {goal} | Prendi al volo {items} | Batti il rivale | Mira bene e raggiungi {goal} | Tocca senza fermarti e raccogli {items}',
    'attenzione: {list_enemies}',
    'Frecce o WASD | Su / Giù | Sinistra / Destra | Spazio | Mouse o tocco',
    'Muoviti | Salta | Salta ancora in aria | Spara | Mira | Guida | Sbatti le ali | Lancia la palla | Scegli | Spingi | Ricomincia | Pausa | Audio sì o no | Piazza | Scatto | Annulla',
    'un gioco di tipo {asked} non c’è ancora: questo è di tipo {made}',
    'piattaforme | sparatutto | arena | rompi mattoncini | serpente | corsa | volo | tre in fila | spingi casse | labirinto | difesa delle torri | gara | memoria | quiz | mira | riflessi | ritmo | clic | presa al volo | attraversamento | duello | blocchi che cadono | fattoria',
    'più giocatori: giochi da solo contro il computer | 3D o prima persona: il gioco è in 2D | rete, account e classifiche: il gioco gira da solo nel browser | acquisti, denaro e pubblicità: esclusi | istruzioni che non parlano di un gioco: escluse',
  ),
  ja: language(
    'スタート | タップかキーでスタート | クリア！ | ゲームオーバー | もう一度 (R) | スコア | ベスト | ライフ | 時間 | レベル | ウェーブ | ボス | 一時停止 | 消音',
    '{items}を集めながら、{goal}まで行こう | {items}を{n}個集めよう | {items}を集めよう | {list_enemies}の群れに立ち向かおう | {list}を全部こわそう | 3つ以上そろえよう：{list} | {items}を食べて長くなろう | ペアを全部見つけよう：{list} | 安全に向こう側へ渡ろう | 一番にゴールしよう | {list}を全部正しい場所へ押そう | できるだけ遠くへ飛び、{items}を取ろう | {goal}を守ろう | {items}をキャッチしよう | ライバルに勝とう | よくねらって{goal}を目指そう | どんどんタップして{items}を集めよう',
    '{list_enemies}に気をつけて',
    '矢印キーかWASD | 上 / 下 | 左 / 右 | スペース | マウスかタッチ',
    '移動 | ジャンプ | 空中でもう一度ジャンプ | 撃つ | ねらう | ハンドル | はばたく | ボールを打つ | 選ぶ | 押す | やり直す | 一時停止 | 音のオンオフ | 置く | ダッシュ | 元に戻す',
    '「{asked}」はまだ作れないため「{made}」にしました',
    'アクション | シューティング | アリーナ | ブロック崩し | スネーク | ランゲーム | フライト | マッチ3 | 倉庫番 | 迷路 | タワーディフェンス | レース | 神経衰弱 | クイズ | ねらい撃ち | 反射神経 | リズム | クリッカー | キャッチ | 横断 | 対戦 | 落ち物パズル | 農場',
    '複数人プレイ：コンピューターと一人で遊びます | 3Dや一人称：2Dで描きます | 通信・アカウント・ランキング：ブラウザーだけで動きます | 課金・広告：入れません | ゲームと関係のない指示：省きました',
  ),
  zh: language(
    '开始 | 点击或按任意键开始 | 你赢了！ | 游戏结束 | 再玩一次 (R) | 分数 | 最高分 | 生命 | 时间 | 关卡 | 波次 | 首领 | 暂停 | 静音',
    '收集{items}，一路走到{goal} | 收集{n}个{list} | 收集{items} | 打退一波又一波的{list_enemies} | 打碎所有{list} | 连成三个或更多：{list} | 吃{items}，越变越长 | 找出所有配对：{list} | 安全走到对面 | 第一个冲过终点 | 把{list}全部推到位 | 飞得越远越好，一路收集{items} | 守住{goal} | 接住{items} | 战胜对手 | 瞄准好，到达{goal} | 不停点击，攒下更多{items}',
    '小心{list_enemies}',
    '方向键或WASD | 上 / 下 | 左 / 右 | 空格 | 鼠标或触摸',
    '移动 | 跳跃 | 空中再跳一次 | 射击 | 瞄准 | 转向 | 扇动翅膀 | 发球 | 选择 | 推 | 重新开始 | 暂停 | 声音开关 | 放置 | 冲刺 | 撤销',
    '还不能做{asked}游戏：这是一个{made}游戏',
    '平台跳跃 | 射击 | 竞技场 | 打砖块 | 贪吃蛇 | 跑酷 | 飞行 | 三消 | 推箱子 | 迷宫 | 塔防 | 赛车 | 记忆 | 问答 | 瞄准 | 反应 | 节奏 | 点击 | 接物 | 过马路 | 对战 | 下落方块 | 农场',
    '多人游戏：你独自对战电脑 | 3D或第一人称：游戏是2D的 | 联网、账号和排行榜：游戏只在浏览器里运行 | 购买、金钱和广告：已省去 | 与游戏无关的指令：已省去',
  ),
  ru: language(
    'Играть | Коснись или нажми клавишу | Победа! | Игра окончена | Ещё раз (R) | Очки | Рекорд | Жизни | Время | Уровень | Волна | Босс | Пауза | Без звука',
    'Собирай по пути: {list}. В конце пути — {goal} | Собери: {list} ({n}) | Собери: {list} | Отбей все атаки! Против тебя: {list_enemies} | Разбей всё до последнего: {list} | Собери три в ряд: {list} | Ешь и расти! В меню: {list} | Найди все пары: {list} | Доберись до другой стороны | Приди к финишу первым | Расставь всё по местам: {list} | Лети как можно дальше и лови: {list} | Стой на защите! За спиной — {goal} | Лови: {list} | Победи соперника | Целься лучше! Цель — {goal} | Нажимай быстрее и копи: {list}',
    'осторожно: {list_enemies}',
    'Стрелки или WASD | Вверх / Вниз | Влево / Вправо | Пробел | Мышь или касание',
    'Движение | Прыжок | Ещё прыжок в воздухе | Стрелять | Целиться | Руль | Взмах | Запустить мяч | Выбор | Толкать | Заново | Пауза | Звук | Поставить | Рывок | Отменить',
    'игры «{asked}» пока нет: вместо неё «{made}»',
    'платформер | стрелялка | арена | арканоид | змейка | раннер | полёт | три в ряд | сокобан | лабиринт | защита башни | гонки | пары | викторина | меткость | реакция | ритм | кликер | лови | переход | дуэль | падающие блоки | ферма',
    'несколько игроков: ты играешь один против компьютера | 3D или вид от первого лица: игра двумерная | сеть, аккаунты и рейтинги: игра работает только в браузере | покупки, деньги и реклама: пропущено | указания не про игру: пропущено',
  ),
  ar: language(
    'ابدأ | المس الشاشة أو اضغط مفتاحا | فزت! | انتهت اللعبة | العب مجددا (R) | النقاط | الأفضل | الأرواح | الوقت | المستوى | الموجة | الزعيم | متوقف | صامت',
    'اجمع في طريقك: {list}، ثم صل إلى {goal} | اجمع: {list} ({n}) | اجمع: {list} | اصمد حتى النهاية أمام: {list_enemies} | حطم الجدار كله: {list} | طابق ثلاثة أو أكثر: {list} | كل وازدد طولا! الطعام: {list} | اعثر على الأزواج: {list} | اعبر إلى الجهة الأخرى بأمان | صل إلى خط النهاية أولا | ادفع كل شيء إلى مكانه: {list} | طر بعيدا والتقط: {list} | دافع عن {goal} | التقط: {list} | اهزم خصمك | صوب جيدا وصل إلى {goal} | اضغط بسرعة واجمع: {list}',
    'احذر: {list_enemies}',
    'الأسهم أو WASD | أعلى / أسفل | يسار / يمين | المسافة | الفأرة أو اللمس',
    'تحرك | اقفز | اقفز مجددا في الهواء | أطلق | صوب | قد | رفرف | أطلق الكرة | اختر | ادفع | أعد | توقف | الصوت | ضع | اندفع | تراجع',
    'لعبة {asked} غير متاحة بعد: هذه لعبة {made}',
    'منصات | إطلاق نار | ساحة | كسر الطوب | ثعبان | جري | طيران | طابق ثلاثة | دفع الصناديق | متاهة | دفاع الأبراج | سباق | ذاكرة | أسئلة | تصويب | رد الفعل | إيقاع | نقر | التقاط | عبور | مبارزة | كتل متساقطة | مزرعة',
    'أكثر من لاعب: تلعب وحدك ضد الحاسوب | ثلاثي الأبعاد: اللعبة ثنائية الأبعاد | الشبكة والحسابات: اللعبة تعمل في المتصفح فقط | الشراء والإعلانات: حذفت | تعليمات لا تخص لعبة: حذفت',
  ),
  ko: language(
    '시작 | 누르거나 키를 눌러 시작 | 승리! | 게임 오버 | 다시 하기 (R) | 점수 | 최고 | 목숨 | 시간 | 레벨 | 웨이브 | 보스 | 일시정지 | 음소거',
    '{items}을(를) 모으며 {goal}까지 가자 | {items} {n}개를 모으자 | {items}을(를) 모으자 | {list_enemies}의 공격을 막아 내자 | {list}을(를) 모두 깨자 | 셋 이상 맞추자: {list} | {items}을(를) 먹고 길어지자 | 짝을 모두 찾자: {list} | 안전하게 건너편으로 가자 | 1등으로 결승선을 통과하자 | 모두 제자리로 밀자: {list} | 멀리 날며 {items}을(를) 모으자 | {goal}을(를) 지키자 | {items}을(를) 받자 | 상대를 이기자 | 잘 겨냥해서 {goal}까지 가자 | 계속 눌러 {items}을(를) 모으자',
    '{list_enemies} 조심',
    '화살표 또는 WASD | 위 / 아래 | 왼쪽 / 오른쪽 | 스페이스 | 마우스 또는 터치',
    '이동 | 점프 | 공중에서 다시 점프 | 쏘기 | 겨냥 | 운전 | 날갯짓 | 공 발사 | 선택 | 밀기 | 다시 시작 | 일시정지 | 소리 | 놓기 | 대시 | 되돌리기',
    '{asked} 게임은 아직 없어 {made} 게임으로 만들었습니다',
    '플랫폼 | 슈팅 | 아레나 | 벽돌깨기 | 스네이크 | 달리기 | 비행 | 매치3 | 소코반 | 미로 | 타워 디펜스 | 레이싱 | 짝 맞추기 | 퀴즈 | 겨냥 | 반응 | 리듬 | 클리커 | 받기 | 길 건너기 | 대전 | 떨어지는 블록 | 농장',
    '여러 명: 컴퓨터와 혼자 겨룹니다 | 3D나 1인칭: 2D로 그립니다 | 네트워크와 순위표: 브라우저에서만 돌아갑니다 | 구매와 광고: 뺐습니다 | 게임과 관계없는 지시: 뺐습니다',
  ),
};
