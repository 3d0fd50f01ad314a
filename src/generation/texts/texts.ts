/** Every text that a game shows, in the languages the reader writes. `{…}` are filled with names of the cast. */
import { texts as hi } from '../languages/hi/texts.js';
import { texts as id } from '../languages/id/texts.js';
import { texts as nl } from '../languages/nl/texts.js';
import { texts as pl } from '../languages/pl/texts.js';
import { texts as tr } from '../languages/tr/texts.js';
import { texts as uk } from '../languages/uk/texts.js';
import { language, type LanguageTexts } from '../languages/texts.types.js';

export type { LanguageTexts };

export const TEXTS: Readonly<Record<string, LanguageTexts>> = {
  en: language(
    'Start | Tap or press a key to start | You win! | Game over | Play again (R) | Score | Best | Lives | Time | Level | Wave | Boss | Paused | Muted',
    'Help {hero} collect {items} and reach {goal} | Help {hero} collect {n} {list} |' +
      ' Help {hero} collect {items} | Help {hero} fight off {enemies} | Smash all the {list} |' +
      ' Line up three or more: {list} | Help {hero} eat {items} and grow longer | Find all the pairs: {list} |' +
      ' Help {hero} get safely to the other side | Help {hero} win the race | Push everything into place: {list} |' +
      ' Help {hero} catch {items} and fly to {goal} |' +
      ' Help {hero} defend {goal}: build along the way, let nobody through | Help {hero} catch {items} |' +
      ' Help {hero} beat the rival | Aim well and get {hero} to {goal} |' +
      ' Tap {hero}, buy helpers and pile up {items} | Help {hero} hit every note on the beat |' +
      ' Answer as many questions as you can | Help {hero} be quick and get {items} |' +
      ' Sow, water and bring in {items} | Fill whole rows before the pile reaches the top: {list} |' +
      ' Type the words and send them away: {list_enemies} | Aim well and hit {aims} |' +
      ' Aim well: every hole in as few shots as you can |' +
      ' Help {hero} collect {items} and reach {goal} without being seen | Gather {n} {list} in full rows',
    'watch out for {enemies}',
    'Arrow keys or WASD | Left / Right | Space | Mouse or touch | Arrows, Space | Up | Down',
    'Move | Jump | Jump again in the air | Shoot | Aim | Steer | Flap | Launch the ball | Choose | Push |' +
      ' Restart | Pause | Sound on or off | Place | Dash | Undo | Hit the notes | Answer | Turn | Drop | Work |' +
      ' Hop | Boost | Strike | Click | Type | Second player | Guard | Throw | Shove | Build, again: better |' +
      ' Other tower, or sell | Next wave | Hold the way you want to go | Pull when it bites |' +
      ' Press when it is green | Slice | Faster down | Keep for later | Buy | Take what is golden |' +
      ' With an arrow: two at once | Restart the room | Drag back and let go | Hold for power, let go |' +
      ' Pull, with an arrow',
    'asked for: {asked} (not made yet), made instead: {made}',
    'platform | shooting | arena | brick-breaking | snake | running | flying | match-3 | box-pushing | maze |' +
      ' tower defence | racing | memory | quiz | aiming | reaction | rhythm | clicker | catching | crossing |' +
      ' duel | falling-block | farming',
    'more than one player: you play alone against the computer | 3D or first person: the game is drawn in 2D |' +
      ' network, accounts and leaderboards: games run alone in the browser |' +
      ' purchases, money and adverts: left out | instructions that are not about a game: left out',
  ),
  es: language(
    'Empezar | Toca o pulsa una tecla para empezar | ¡Has ganado! | Fin del juego | Otra vez (R) | Puntos | Récord | Vidas | Tiempo | Nivel | Oleada | Jefe | En pausa | Sin sonido',
    'Recoge {items} y llega hasta {goal} | Recoge {n} {list} | Recoge {items} |' +
      ' Planta cara a todos: {list_enemies} | Derriba todo el muro de {list} | Junta tres o más: {list} |' +
      ' Come {items} y crece | Encuentra las parejas: {list} | Cruza al otro lado sin peligro |' +
      ' Llega a la meta antes que nadie | Empuja todo a su sitio: {list} | Vuela hasta {goal} y recoge {items} |' +
      ' Defiende {goal}: construye junto al camino y que nadie pase | Atrapa {items} | Gana a tu rival |' +
      ' Apunta bien y llega hasta {goal} | Toca sin parar, compra ayuda y reúne {items} |' +
      ' Toca todas las notas a tiempo | Responde bien a todo lo que puedas | Rápido, atrapa {items} |' +
      ' Siembra, riega y cosecha {items} | No dejes huecos antes de que se llene: {list} |' +
      ' Escribe las palabras y ahuyenta a todos: {list_enemies} | Apunta bien y dale a todo: {list_aims} |' +
      ' Apunta bien: cada hoyo en los menos golpes posibles | Recoge {items} y llega hasta {goal} sin que te vean |' +
      ' Junta {n} {list} en filas completas',
    'Peligro: {list_enemies}',
    'Flechas o WASD | Izquierda / Derecha | Espacio | Ratón o toque | Flechas, Espacio | Arriba | Abajo',
    'Moverse | Saltar | Saltar otra vez en el aire | Disparar | Apuntar | Conducir | Aletear | Lanzar la bola |' +
      ' Elegir | Empujar | Reiniciar | Pausa | Sonido sí o no | Colocar | Impulso | Deshacer | Tocar las notas |' +
      ' Responder | Girar | Soltar | Trabajar | Saltar | Turbo | Golpear | Hacer clic | Escribir |' +
      ' Segundo jugador | Cubrirse | Lanzar | Embestir | Construir; otra vez: mejorar | Otra torre o vender |' +
      ' Siguiente oleada | Mantener hacia donde quieras ir | Tirar cuando pique | Pulsar cuando esté verde |' +
      ' Cortar | Bajar más rápido | Guardar para luego | Comprar | Coger lo dorado | Con una flecha: dos casillas |' +
      ' Reiniciar la sala | Arrastrar atrás y soltar | Mantener para la fuerza y soltar | Tirar, con una flecha',
    'todavía no hay juegos de {asked}: este es de {made}',
    'plataformas | disparos | arena | romper ladrillos | serpiente | correr | volar | tres en línea |' +
      ' empujar cajas | laberinto | defensa de torres | carreras | memoria | preguntas | puntería | reflejos |' +
      ' ritmo | clics | atrapar | cruzar | duelo | bloques que caen | granja',
    'varios jugadores: juegas contra el ordenador | 3D o primera persona: el juego es en 2D |' +
      ' red, cuentas y clasificaciones: el juego funciona solo en el navegador |' +
      ' compras, dinero y anuncios: se omiten | instrucciones que no tratan de un juego: se omiten',
  ),
  de: language(
    'Start | Tippe oder drücke eine Taste | Gewonnen! | Verloren | Nochmal (R) | Punkte | Rekord | Leben | Zeit | Level | Welle | Boss | Pause | Stumm',
    'Sammle {items} und erreiche {goal} | Sammle {n} {list} | Sammle {items} |' +
      ' Wehre alle Angreifer ab: {list_enemies} | Alles muss weg: {list} | Bringe drei oder mehr zusammen: {list} |' +
      ' Friss {items} und werde länger | Finde alle Paare: {list} | Komm sicher auf die andere Seite |' +
      ' Komm vor allen anderen ins Ziel | Schiebe alles an seinen Platz: {list} |' +
      ' Fliege los, sammle {items} und erreiche {goal} | Verteidige {goal}: Baue am Weg, niemand darf durch |' +
      ' Fange {items} | Schlage deinen Gegner | Ziele gut und erreiche {goal} |' +
      ' Tippe, kaufe Helfer und sammle {items} | Triff jede Note im Takt | Beantworte so viel wie möglich richtig |' +
      ' Sei flink und erwische {items} | Säe, gieße und ernte {items} |' +
      ' Lass keine Lücken, bevor der Stapel oben ist: {list} |' +
      ' Tippe die Wörter und schick alle fort: {list_enemies} | Ziele gut und triff alles: {list_aims} |' +
      ' Ziele gut: jedes Loch mit so wenigen Schlägen wie möglich |' +
      ' Sammle {items} und erreiche {goal}, ohne gesehen zu werden | Sammle {n} {list} in vollen Reihen',
    'Vorsicht: {list_enemies}',
    'Pfeiltasten oder WASD | Links / Rechts | Leertaste | Maus oder Finger | Pfeile, Leertaste | Hoch | Runter',
    'Bewegen | Springen | Nochmal in der Luft springen | Schießen | Zielen | Lenken | Flattern | Ball starten |' +
      ' Wählen | Schieben | Neustart | Pause | Ton an oder aus | Setzen | Sprint | Zurück | Noten treffen |' +
      ' Antworten | Drehen | Fallen lassen | Arbeiten | Hüpfen | Turbo | Schlagen | Klicken | Tippen |' +
      ' Zweiter Spieler | Decken | Werfen | Rempeln | Bauen, nochmal: ausbauen | Anderer Turm oder verkaufen |' +
      ' Nächste Welle | Halten, wohin du willst | Ziehen, wenn einer anbeißt | Drücken, wenn es grün ist |' +
      ' Schneiden | Schneller fallen | Aufheben | Kaufen | Goldenes nehmen | Mit einem Pfeil: zwei Felder |' +
      ' Raum neu beginnen | Zurückziehen und loslassen | Halten für Kraft, loslassen | Ziehen, mit einem Pfeil',
    'ein Spiel der Art {asked} gibt es noch nicht: stattdessen {made}',
    'Jump and Run | Weltraum-Shooter | Arena | Brick Breaker | Snake | Endlosläufer | Flugspiel | Drei gewinnt |' +
      ' Kistenschieben | Labyrinth | Turmverteidigung | Rennen | Memory | Quiz | Zielen | Reaktion | Rhythmus |' +
      ' Klicker | Fangen | Überqueren | Duell | Fallende Blöcke | Bauernhof',
    'mehrere Spieler: du spielst allein gegen den Computer | 3D oder Ego-Sicht: das Spiel ist in 2D |' +
      ' Netz, Konten und Bestenlisten: das Spiel läuft allein im Browser | Käufe, Geld und Werbung: weggelassen |' +
      ' Anweisungen, die kein Spiel betreffen: weggelassen',
  ),
  fr: language(
    'Jouer | Touchez ou appuyez sur une touche | Gagné ! | Perdu | Rejouer (R) | Score | Record | Vies | Temps | Niveau | Vague | Boss | Pause | Muet',
    'Ramasse {items} et rejoins {goal} | Ramasse {n} {list} | Ramasse {items} |' +
      ' Repousse tous tes adversaires : {list_enemies} | Démolis tout le mur {of} |' +
      ' Aligne-en trois ou plus : {list} | Mange {items} et grandis | Trouve les paires : {list} |' +
      ' Traverse sans danger | Franchis la ligne avant tout le monde | Pousse tout à sa place : {list} |' +
      ' Vole, attrape {items} et rejoins {goal} |' +
      ' Défends {goal} : construis le long du chemin, que personne ne passe | Attrape {items} | Bats ton rival |' +
      ' Vise bien et rejoins {goal} | Touche sans t’arrêter, achète de l’aide et récolte {items} |' +
      ' Joue chaque note en rythme | Donne le plus de bonnes réponses possible | Sois rapide et attrape {items} |' +
      ' Sème, arrose et récolte {items} | Ne laisse aucun trou avant que la pile déborde : {list} |' +
      ' Tape les mots et renvoie tout le monde : {list_enemies} | Vise bien et touche tout : {list_aims} |' +
      ' Vise bien : chaque trou en le moins de coups possible |' +
      ' Ramasse {items} et rejoins {goal} sans te faire voir | Réunis {n} {list} en lignes complètes',
    'attention : {list_enemies}',
    'Flèches ou ZQSD | Gauche / Droite | Espace | Souris ou doigt | Flèches, Espace | Haut | Bas',
    'Se déplacer | Sauter | Sauter encore en l’air | Tirer | Viser | Conduire | Battre des ailes |' +
      ' Lancer la balle | Choisir | Pousser | Recommencer | Pause | Son oui ou non | Placer | Ruée | Annuler |' +
      ' Jouer les notes | Répondre | Tourner | Lâcher | Travailler | Sauter | Turbo | Frapper | Cliquer | Taper |' +
      ' Deuxième joueur | Se protéger | Lancer | Bousculer | Construire, encore : améliorer |' +
      ' Autre tour ou vendre | Vague suivante | Maintenir vers où aller | Tirer quand ça mord |' +
      ' Appuyer quand c’est vert | Trancher | Descendre plus vite | Garder pour plus tard | Acheter |' +
      ' Prendre ce qui est doré | Avec une flèche : deux cases | Recommencer la salle |' +
      ' Tirer en arrière et lâcher | Maintenir pour la force, lâcher | Tirer, avec une flèche',
    'pas encore de jeu de type {asked} : voici un jeu de type {made}',
    'plateforme | tir | arène | casse-briques | serpent | course à pied | vol | trois à la suite |' +
      ' pousse-caisses | labyrinthe | défense de tours | course | mémoire | quiz | visée | réflexes | rythme |' +
      ' clic | attrape | traversée | duel | blocs qui tombent | ferme',
    'plusieurs joueurs : tu joues seul contre l’ordinateur | 3D ou vue subjective : le jeu est en 2D |' +
      ' réseau, comptes et classements : le jeu tourne seul dans le navigateur |' +
      ' achats, argent et publicité : laissés de côté | consignes qui ne parlent pas d’un jeu : laissées de côté',
  ),
  pt: language(
    'Começar | Toque ou aperte uma tecla | Você venceu! | Fim de jogo | Jogar de novo (R) | Pontos | Recorde | Vidas | Tempo | Fase | Onda | Chefe | Pausado | Sem som',
    'Pegue {items} e chegue até {goal} | Pegue {n} {list} | Pegue {items} | Enfrente todos: {list_enemies} |' +
      ' Derrube todo o muro de {list} | Junte três ou mais: {list} | Coma {items} e cresça |' +
      ' Encontre os pares: {list} | Atravesse em segurança | Chegue antes de todo mundo |' +
      ' Empurre tudo para o lugar: {list} | Voe até {goal} e pegue {items} |' +
      ' Defenda {goal}: construa ao longo do caminho, ninguém pode passar | Pegue {items} | Vença seu rival |' +
      ' Mire bem e chegue até {goal} | Toque sem parar, compre ajuda e junte {items} | Acerte cada nota no ritmo |' +
      ' Responda certo o máximo que puder | Seja rápido e pegue {items} | Plante, regue e colha {items} |' +
      ' Não deixe buracos antes que a pilha chegue ao topo: {list} |' +
      ' Digite as palavras e mande todos embora: {list_enemies} | Mire bem e acerte tudo: {list_aims} |' +
      ' Mire bem: cada buraco com o mínimo de tacadas | Pegue {items} e chegue até {goal} sem que ninguém veja |' +
      ' Junte {n} {list} em linhas completas',
    'Cuidado: {list_enemies}',
    'Setas ou WASD | Esquerda / Direita | Espaço | Mouse ou toque | Setas, Espaço | Cima | Baixo',
    'Mover | Pular | Pular de novo no ar | Atirar | Mirar | Dirigir | Bater asas | Lançar a bola | Escolher |' +
      ' Empurrar | Recomeçar | Pausa | Som ligado ou não | Colocar | Investida | Desfazer | Acertar as notas |' +
      ' Responder | Girar | Soltar | Trabalhar | Saltar | Turbo | Golpear | Clicar | Digitar | Segundo jogador |' +
      ' Defender | Arremessar | Empurrar | Construir; de novo: melhorar | Outra torre ou vender | Próxima onda |' +
      ' Segurar para onde quer ir | Puxar quando morder | Apertar quando estiver verde | Cortar |' +
      ' Descer mais rápido | Guardar para depois | Comprar | Pegar o dourado | Com uma seta: duas casas |' +
      ' Recomeçar a sala | Puxar para trás e soltar | Segurar para a força e soltar | Puxar, com uma seta',
    'ainda não há jogo de {asked}: este é de {made}',
    'plataforma | tiro | arena | quebra-tijolos | cobrinha | corrida | voo | três em linha | empurrar caixas |' +
      ' labirinto | defesa de torres | corrida de carros | memória | perguntas | mira | reflexos | ritmo |' +
      ' cliques | pegar | travessia | duelo | blocos que caem | fazenda',
    'vários jogadores: você joga contra o computador | 3D ou primeira pessoa: o jogo é em 2D |' +
      ' rede, contas e rankings: o jogo roda sozinho no navegador | compras, dinheiro e anúncios: ficam de fora |' +
      ' instruções que não são sobre um jogo: ficam de fora',
  ),
  it: language(
    'Inizia | Tocca o premi un tasto per iniziare | Hai vinto! | Fine della partita | Rigioca (R) | Punti | Record | Vite | Tempo | Livello | Ondata | Boss | In pausa | Muto',
    'Raccogli {items} e raggiungi {goal} | Raccogli {n} {list} | Raccogli {items} |' +
      ' Respingi tutti gli avversari: {list_enemies} | Abbatti tutto il muro di {list} | Unisci tre o più: {list} |' +
      ' Mangia {items} e allungati | Trova le coppie: {list} | Attraversa senza pericolo |' +
      ' Taglia il traguardo prima di tutti | Spingi tutto al suo posto: {list} |' +
      ' Vola, prendi {items} e raggiungi {goal} | Difendi {goal}: costruisci lungo la via, nessuno deve passare |' +
      ' Prendi al volo {items} | Batti il rivale | Mira bene e raggiungi {goal} |' +
      ' Tocca senza fermarti, compra aiuti e raccogli {items} | Suona ogni nota a tempo |' +
      ' Rispondi giusto a più domande che puoi | Sii veloce e acchiappa {items} |' +
      ' Semina, annaffia e raccogli {items} | Non lasciare buchi prima che la pila arrivi in cima: {list} |' +
      ' Digita le parole e manda via tutti: {list_enemies} | Mira bene e colpisci tutto: {list_aims} |' +
      ' Mira bene: ogni buca con meno colpi possibile | Raccogli {items} e raggiungi {goal} senza farti vedere |' +
      ' Raccogli {n} {list} in righe complete',
    'attenzione: {list_enemies}',
    'Frecce o WASD | Sinistra / Destra | Spazio | Mouse o tocco | Frecce, Spazio | Su | Giù',
    'Muoviti | Salta | Salta ancora in aria | Spara | Mira | Guida | Sbatti le ali | Lancia la palla | Scegli |' +
      ' Spingi | Ricomincia | Pausa | Audio sì o no | Piazza | Scatto | Annulla | Suona le note | Rispondi | Gira |' +
      ' Lascia cadere | Lavora | Salta | Turbo | Colpisci | Clicca | Digita | Secondo giocatore | Difenditi |' +
      ' Lancia | Spingi | Costruisci; ancora: migliora | Altra torre o vendi | Prossima ondata |' +
      ' Tieni premuto verso dove andare | Tira quando abbocca | Premi quando è verde | Taglia | Scendi più veloce |' +
      ' Tieni da parte | Compra | Prendi ciò che è d’oro | Con una freccia: due caselle | Ricomincia la stanza |' +
      ' Trascina indietro e lascia | Tieni premuto per la forza, lascia | Tira, con una freccia',
    'un gioco di tipo {asked} non c’è ancora: questo è di tipo {made}',
    'piattaforme | sparatutto | arena | rompi mattoncini | serpente | corsa | volo | tre in fila | spingi casse |' +
      ' labirinto | difesa delle torri | gara | memoria | quiz | mira | riflessi | ritmo | clic | presa al volo |' +
      ' attraversamento | duello | blocchi che cadono | fattoria',
    'più giocatori: giochi da solo contro il computer | 3D o prima persona: il gioco è in 2D |' +
      ' rete, account e classifiche: il gioco gira da solo nel browser | acquisti, denaro e pubblicità: esclusi |' +
      ' istruzioni che non parlano di un gioco: escluse',
  ),
  ja: language(
    'スタート | タップかキーでスタート | クリア！ | ゲームオーバー | もう一度 (R) | スコア | ベスト | ライフ | 時間 | レベル | ウェーブ | ボス | 一時停止 | 消音',
    '{items}を集めながら、{goal}まで行こう | {items}を{n}個集めよう | {items}を集めよう | {list_enemies}の群れに立ち向かおう | {list}を全部こわそう |' +
      ' 3つ以上そろえよう：{list} | {items}を食べて長くなろう | ペアを全部見つけよう：{list} | 安全に向こう側へ渡ろう | 一番にゴールしよう | {list}を全部正しい場所へ押そう |' +
      ' {items}を取りながら、{goal}まで飛ぼう | 道ぞいに建てて{goal}を守ろう | {items}をキャッチしよう | ライバルに勝とう | よくねらって{goal}を目指そう |' +
      ' どんどんタップし、仲間を買って{items}を集めよう | リズムに合わせて音符をたたこう | できるだけたくさん正解しよう | すばやく{items}をつかまえよう |' +
      ' 種をまき、水をやって{items}を収穫しよう | 上まで積み上がる前にすき間なく並べよう：{list} | 言葉を打って{list_enemies}を追いはらおう |' +
      ' よくねらって{list_aims}に当てよう | よくねらって、少ない打数でホールに入れよう | 見つからずに{items}を集め、{goal}まで行こう | 列をそろえて{list}を{n}個集めよう',
    '{list_enemies}に気をつけて',
    '矢印キーかWASD | 左 / 右 | スペース | マウスかタッチ | 矢印キーとスペース | 上 | 下',
    '移動 | ジャンプ | 空中でもう一度ジャンプ | 撃つ | ねらう | ハンドル | はばたく | ボールを打つ | 選ぶ | 押す | やり直す | 一時停止 | 音のオンオフ | 置く | ダッシュ |' +
      ' 元に戻す | 音符をたたく | 答える | 回す | 落とす | 作業 | ぴょんと移動 | 加速 | 攻撃 | クリック | 入力 | 二人目 | ガード | 投げる | 体当たり | 建てる・もう一度で強化 |' +
      ' 塔をかえる・売る | 次のウェーブ | 行きたい方向へ押し続ける | かかったら引く | 緑になったら押す | 切る | 速く落とす | とっておく | 買う | 金色のものを取る | 矢印と一緒に：2マス |' +
      ' 部屋をやり直す | 引いて放す | 押してためて放す | 矢印と一緒に：引く',
    '「{asked}」はまだ作れないため「{made}」にしました',
    'アクション | シューティング | アリーナ | ブロック崩し | スネーク | ランゲーム | フライト | マッチ3 | 倉庫番 | 迷路 | タワーディフェンス | レース | 神経衰弱 | クイズ | ねらい撃ち | 反射神経 | リズム | クリッカー | キャッチ | 横断 | 対戦 | 落ち物パズル | 農場',
    '複数人プレイ：コンピューターと一人で遊びます | 3Dや一人称：2Dで描きます | 通信・アカウント・ランキング：ブラウザーだけで動きます | 課金・広告：入れません | ゲームと関係のない指示：省きました',
  ),
  zh: language(
    '开始 | 点击或按任意键开始 | 你赢了！ | 游戏结束 | 再玩一次 (R) | 分数 | 最高分 | 生命 | 时间 | 关卡 | 波次 | 首领 | 暂停 | 静音',
    '收集{items}，一路走到{goal} | 收集{n}个{list} | 收集{items} | 打退一波又一波的{list_enemies} | 打碎所有{list} | 连成三个或更多：{list} |' +
      ' 吃{items}，越变越长 | 找出所有配对：{list} | 安全走到对面 | 第一个冲过终点 | 把{list}全部推到位 | 一路收集{items}，飞到{goal} |' +
      ' 沿路建塔，守住{goal}，一个也别放过 | 接住{items} | 战胜对手 | 瞄准好，到达{goal} | 不停点击、买帮手，攒下更多{items} | 跟着节拍打中每个音符 | 答对越多题越好 |' +
      ' 眼疾手快，抓住{items} | 播种、浇水，收获{items} | 别留空隙，别让它堆到顶：{list} | 打出单词，赶走{list_enemies} | 瞄准好，打中{list_aims} |' +
      ' 瞄准好，用最少的杆数进每个洞 | 别被发现，收集{items}，走到{goal} | 填满整行，收集{n}个{list}',
    '小心{list_enemies}',
    '方向键或WASD | 左 / 右 | 空格 | 鼠标或触摸 | 方向键和空格 | 上 | 下',
    '移动 | 跳跃 | 空中再跳一次 | 射击 | 瞄准 | 转向 | 扇动翅膀 | 发球 | 选择 | 推 | 重新开始 | 暂停 | 声音开关 | 放置 | 冲刺 | 撤销 | 敲音符 | 回答 | 旋转 |' +
      ' 落下 | 干活 | 跳一格 | 加速 | 出击 | 点击 | 打字 | 第二位玩家 | 防守 | 投掷 | 冲撞 | 建造，再点升级 | 换塔或卖掉 | 下一波 | 按住想去的方向 | 咬钩就拉 | 变绿就按 |' +
      ' 切 | 加速下落 | 存起来 | 购买 | 拿金色的 | 加方向键：跳两格 | 重来这一关 | 向后拉再松开 | 按住蓄力，松开 | 加方向键：拉',
    '还不能做{asked}游戏：这是一个{made}游戏',
    '平台跳跃 | 射击 | 竞技场 | 打砖块 | 贪吃蛇 | 跑酷 | 飞行 | 三消 | 推箱子 | 迷宫 | 塔防 | 赛车 | 记忆 | 问答 | 瞄准 | 反应 | 节奏 | 点击 | 接物 | 过马路 | 对战 | 下落方块 | 农场',
    '多人游戏：你独自对战电脑 | 3D或第一人称：游戏是2D的 | 联网、账号和排行榜：游戏只在浏览器里运行 | 购买、金钱和广告：已省去 | 与游戏无关的指令：已省去',
  ),
  ru: language(
    'Играть | Коснись или нажми клавишу | Победа! | Игра окончена | Ещё раз (R) | Очки | Рекорд | Жизни | Время | Уровень | Волна | Босс | Пауза | Без звука',
    'Собирай по пути: {list}. В конце пути — {goal} | Собери: {list} ({n}) | Собери: {list} |' +
      ' Отбей все атаки! Против тебя: {list_enemies} | Разбей всё до последнего: {list} |' +
      ' Собери три в ряд: {list} | Ешь и расти! В меню: {list} | Найди все пары: {list} |' +
      ' Доберись до другой стороны | Приди к финишу первым | Расставь всё по местам: {list} |' +
      ' Лови на лету: {list}. Цель полёта — {goal} | Строй вдоль дороги и никого не пропусти! За спиной — {goal} |' +
      ' Лови: {list} | Победи соперника | Целься лучше! Цель — {goal} |' +
      ' Нажимай, покупай помощников и копи: {list} | Попадай в каждую ноту | Дай как можно больше верных ответов |' +
      ' Не зевай и лови: {list} | Сажай, поливай и собирай: {list} |' +
      ' Не оставляй пустот, пока не выросла гора: {list} | Печатай слова и прогоняй всех: {list_enemies} |' +
      ' Целься лучше и попади во всё: {list_aims} | Целься лучше: каждая лунка за меньшее число ударов |' +
      ' Собирай тайком: {list}. В конце пути — {goal} | Собери полными рядами: {list} ({n})',
    'осторожно: {list_enemies}',
    'Стрелки или WASD | Влево / Вправо | Пробел | Мышь или касание | Стрелки, Пробел | Вверх | Вниз',
    'Движение | Прыжок | Ещё прыжок в воздухе | Стрелять | Целиться | Руль | Взмах | Запустить мяч | Выбор |' +
      ' Толкать | Заново | Пауза | Звук | Поставить | Рывок | Отменить | Бить по нотам | Ответить | Повернуть |' +
      ' Уронить | Работать | Прыгать | Ускорение | Удар | Нажимать | Печатать | Второй игрок | Защита | Бросить |' +
      ' Толкнуть | Строить, ещё раз: улучшить | Другая башня или продать | Следующая волна | Держать, куда ехать |' +
      ' Тянуть, когда клюнет | Жать на зелёный | Резать | Быстрее вниз | Отложить | Купить | Взять золотое |' +
      ' Со стрелкой: через клетку | Комната заново | Потянуть назад и отпустить | Держать для силы, отпустить |' +
      ' Тянуть, со стрелкой',
    'игры «{asked}» пока нет: вместо неё «{made}»',
    'платформер | стрелялка | арена | арканоид | змейка | раннер | полёт | три в ряд | сокобан | лабиринт |' +
      ' защита башни | гонки | пары | викторина | меткость | реакция | ритм | кликер | лови | переход | дуэль |' +
      ' падающие блоки | ферма',
    'несколько игроков: ты играешь один против компьютера | 3D или вид от первого лица: игра двумерная |' +
      ' сеть, аккаунты и рейтинги: игра работает только в браузере | покупки, деньги и реклама: пропущено |' +
      ' указания не про игру: пропущено',
  ),
  ar: language(
    'ابدأ | المس الشاشة أو اضغط مفتاحا | فزت! | انتهت اللعبة | العب مجددا (R) | النقاط | الأفضل | الأرواح | الوقت | المستوى | الموجة | الزعيم | متوقف | صامت',
    'اجمع في طريقك: {list}، ثم صل إلى {goal} | اجمع: {list} ({n}) | اجمع: {list} |' +
      ' اصمد حتى النهاية أمام: {list_enemies} | حطم الجدار كله: {list} | طابق ثلاثة أو أكثر: {list} |' +
      ' كل وازدد طولا! الطعام: {list} | اعثر على الأزواج: {list} | اعبر إلى الجهة الأخرى بأمان |' +
      ' صل إلى خط النهاية أولا | ادفع كل شيء إلى مكانه: {list} | التقط في طيرانك: {list}، حتى تصل إلى {goal} |' +
      ' ابن على طول الطريق ودافع عن {goal} | التقط: {list} | اهزم خصمك | صوب جيدا وصل إلى {goal} |' +
      ' اضغط بسرعة واشتر المساعدين واجمع: {list} | اضرب كل نغمة على الإيقاع | أجب عن أكبر عدد من الأسئلة |' +
      ' كن سريعا والتقط: {list} | ازرع واسق واحصد: {list} | لا تترك فراغا قبل أن تمتلئ الشاشة: {list} |' +
      ' اكتب الكلمات واطردهم: {list_enemies} | صوب جيدا وأصب الهدف: {list_aims} |' +
      ' صوب جيدا: كل حفرة بأقل عدد من الضربات | اجمع خفية: {list}، ثم صل إلى {goal} |' +
      ' اجمع في صفوف كاملة: {list} ({n})',
    'احذر: {list_enemies}',
    'الأسهم أو WASD | يسار / يمين | المسافة | الفأرة أو اللمس | الأسهم والمسافة | أعلى | أسفل',
    'تحرك | اقفز | اقفز مجددا في الهواء | أطلق | صوب | قد | رفرف | أطلق الكرة | اختر | ادفع | أعد | توقف |' +
      ' الصوت | ضع | اندفع | تراجع | اضرب النغمات | أجب | أدر | أسقط | اعمل | اقفز | أسرع | اضرب | انقر | اكتب |' +
      ' اللاعب الثاني | احم نفسك | ارم | ادفع | ابن، ومرة أخرى: حسن | برج آخر أو بيع | الموجة التالية |' +
      ' اضغط باتجاه طريقك | اسحب عندما تعض | اضغط عند الأخضر | اقطع | أسرع النزول | احفظها | اشتر | خذ الذهبي |' +
      ' مع سهم: خانتان | أعد الغرفة | اسحب للخلف ثم أفلت | اضغط مطولا ثم أفلت | اسحب مع سهم',
    'لعبة {asked} غير متاحة بعد: هذه لعبة {made}',
    'منصات | إطلاق نار | ساحة | كسر الطوب | ثعبان | جري | طيران | طابق ثلاثة | دفع الصناديق | متاهة |' +
      ' دفاع الأبراج | سباق | ذاكرة | أسئلة | تصويب | رد الفعل | إيقاع | نقر | التقاط | عبور | مبارزة |' +
      ' كتل متساقطة | مزرعة',
    'أكثر من لاعب: تلعب وحدك ضد الحاسوب | ثلاثي الأبعاد: اللعبة ثنائية الأبعاد | الشبكة والحسابات: اللعبة تعمل في المتصفح فقط | الشراء والإعلانات: حذفت | تعليمات لا تخص لعبة: حذفت',
  ),
  ko: language(
    '시작 | 누르거나 키를 눌러 시작 | 승리! | 게임 오버 | 다시 하기 (R) | 점수 | 최고 | 목숨 | 시간 | 레벨 | 웨이브 | 보스 | 일시정지 | 음소거',
    '{items}을(를) 모으며 {goal}까지 가자 | {items} {n}개를 모으자 | {items}을(를) 모으자 | {list_enemies}의 공격을 막아 내자 |' +
      ' {list}을(를) 모두 깨자 | 셋 이상 맞추자: {list} | {items}을(를) 먹고 길어지자 | 짝을 모두 찾자: {list} | 안전하게 건너편으로 가자 |' +
      ' 1등으로 결승선을 통과하자 | 모두 제자리로 밀자: {list} | {items}을(를) 모으며 {goal}까지 날아가자 | 길을 따라 짓고 {goal}을(를) 지키자 |' +
      ' {items}을(를) 받자 | 상대를 이기자 | 잘 겨냥해서 {goal}까지 가자 | 계속 누르고 도우미를 사서 {items}을(를) 모으자 | 박자에 맞춰 음표를 모두 치자 |' +
      ' 되도록 많이 맞히자 | 재빨리 {items}을(를) 잡자 | 심고 물 주고 {items}을(를) 거두자 | 꼭대기까지 쌓이기 전에 빈틈없이 채우자: {list} |' +
      ' 낱말을 쳐서 쫓아내자: {list_enemies} | 잘 겨냥해서 {list_aims}을(를) 맞히자 | 잘 겨냥해서 적은 타수로 홀에 넣자 |' +
      ' 들키지 않고 {items}을(를) 모아 {goal}까지 가자 | 줄을 채워 {list} {n}개를 모으자',
    '{list_enemies} 조심',
    '화살표 또는 WASD | 왼쪽 / 오른쪽 | 스페이스 | 마우스 또는 터치 | 화살표와 스페이스 | 위 | 아래',
    '이동 | 점프 | 공중에서 다시 점프 | 쏘기 | 겨냥 | 운전 | 날갯짓 | 공 발사 | 선택 | 밀기 | 다시 시작 | 일시정지 | 소리 | 놓기 | 대시 | 되돌리기 | 음표 치기 |' +
      ' 대답 | 돌리기 | 떨어뜨리기 | 일하기 | 뛰기 | 가속 | 공격 | 클릭 | 입력 | 두 번째 플레이어 | 막기 | 던지기 | 밀치기 | 짓기, 다시: 강화 | 다른 탑 또는 팔기 |' +
      ' 다음 웨이브 | 갈 쪽으로 누르고 있기 | 입질하면 당기기 | 초록일 때 누르기 | 베기 | 빨리 내리기 | 맡겨 두기 | 사기 | 금빛 물건 잡기 | 화살표와 함께: 두 칸 |' +
      ' 방 다시 하기 | 뒤로 당겼다 놓기 | 길게 눌러 힘 모으고 놓기 | 화살표와 함께: 당기기',
    '{asked} 게임은 아직 없어 {made} 게임으로 만들었습니다',
    '플랫폼 | 슈팅 | 아레나 | 벽돌깨기 | 스네이크 | 달리기 | 비행 | 매치3 | 소코반 | 미로 | 타워 디펜스 | 레이싱 | 짝 맞추기 | 퀴즈 | 겨냥 | 반응 | 리듬 | 클리커 | 받기 | 길 건너기 | 대전 | 떨어지는 블록 | 농장',
    '여러 명: 컴퓨터와 혼자 겨룹니다 | 3D나 1인칭: 2D로 그립니다 | 네트워크와 순위표: 브라우저에서만 돌아갑니다 | 구매와 광고: 뺐습니다 | 게임과 관계없는 지시: 뺐습니다',
  ),
  nl,
  pl,
  tr,
  uk,
  hi,
  id,
};
