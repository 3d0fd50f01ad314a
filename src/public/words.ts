/** The few words of the pages themselves, in the languages in which games are made. */
import type { Genre } from '../generation/design.js';
import { frenchSpaces } from '../generation/languages/french-spaces.js';
import { TEXTS } from '../generation/texts/texts.js';
import { BOARD_KEYS, BOARD_LINES } from './board-words.js';
import { MORE_KEYS, MORE_LINES } from './more-words.js';

const KEYS = [
  'play',
  'fullScreen',
  'leave',
  'restart',
  'best',
  'controls',
  'key',
  'action',
  'howToPlay',
  'questions',
  'games',
  'embed',
  'noScript',
  ...MORE_KEYS,
  ...BOARD_KEYS,
] as const;
export type Word = (typeof KEYS)[number];
export type Words = Readonly<Record<Word, string>>;

const LINES: Readonly<Record<string, string>> = {
  en:
    'Play | Full screen | Exit full screen | Restart | Best score | Controls | Key | Action | How to play |' +
    ' Questions and answers | All games | Put this game on your own page | The game itself needs JavaScript.',
  de:
    'Spielen | Vollbild | Vollbild beenden | Neu starten | Bestleistung | Steuerung | Taste | Wirkung |' +
    ' So wird gespielt | Fragen und Antworten | Alle Spiele | Dieses Spiel auf deiner Seite einbinden |' +
    ' Das Spiel selbst braucht JavaScript.',
  fr:
    'Jouer | Plein écran | Quitter le plein écran | Recommencer | Meilleur score | Commandes | Touche | Action |' +
    ' Comment jouer | Questions et réponses | Tous les jeux | Mettre ce jeu sur ta page |' +
    ' Le jeu lui-même a besoin de JavaScript.',
  es:
    'Jugar | Pantalla completa | Salir de pantalla completa | Reiniciar | Mejor puntuación | Controles | Tecla |' +
    ' Acción | Cómo se juega | Preguntas y respuestas | Todos los juegos | Pon este juego en tu página |' +
    ' El juego en sí necesita JavaScript.',
  it:
    'Gioca | Schermo intero | Esci da schermo intero | Ricomincia | Punteggio migliore | Comandi | Tasto |' +
    ' Azione | Come si gioca | Domande e risposte | Tutti i giochi | Metti questo gioco sulla tua pagina |' +
    ' Il gioco stesso richiede JavaScript.',
  pt:
    'Jogar | Tela cheia | Sair da tela cheia | Recomeçar | Melhor pontuação | Controles | Tecla | Ação |' +
    ' Como jogar | Perguntas e respostas | Todos os jogos | Coloque este jogo na sua página |' +
    ' O jogo em si precisa de JavaScript.',
  nl:
    'Spelen | Volledig scherm | Volledig scherm verlaten | Opnieuw | Beste score | Besturing | Toets | Actie |' +
    ' Zo speel je | Vragen en antwoorden | Alle spellen | Zet dit spel op je eigen pagina |' +
    ' Het spel zelf heeft JavaScript nodig.',
  sv:
    'Spela | Helskärm | Lämna helskärm | Börja om | Bästa resultat | Kontroller | Tangent | Funktion |' +
    ' Så spelar du | Frågor och svar | Alla spel | Lägg spelet på din egen sida |' +
    ' Själva spelet behöver JavaScript.',
  pl:
    'Graj | Pełny ekran | Zamknij pełny ekran | Od nowa | Najlepszy wynik | Sterowanie | Klawisz | Działanie |' +
    ' Jak grać | Pytania i odpowiedzi | Wszystkie gry | Umieść tę grę na swojej stronie |' +
    ' Sama gra wymaga JavaScriptu.',
  cs:
    'Hrát | Celá obrazovka | Ukončit celou obrazovku | Znovu | Nejlepší skóre | Ovládání | Klávesa | Akce |' +
    ' Jak hrát | Otázky a odpovědi | Všechny hry | Vložte hru na svou stránku | Samotná hra potřebuje JavaScript.',
  tr:
    'Oyna | Tam ekran | Tam ekrandan çık | Yeniden başlat | En yüksek puan | Kontroller | Tuş | Eylem |' +
    ' Nasıl oynanır | Sorular ve yanıtlar | Tüm oyunlar | Bu oyunu sayfana ekle |' +
    ' Oyunun kendisi JavaScript gerektirir.',
  id:
    'Main | Layar penuh | Keluar dari layar penuh | Ulangi | Skor terbaik | Kontrol | Tombol | Aksi |' +
    ' Cara bermain | Tanya jawab | Semua gim | Pasang gim ini di halamanmu |' +
    ' Gimnya sendiri memerlukan JavaScript.',
  vi:
    'Chơi | Toàn màn hình | Thoát toàn màn hình | Chơi lại | Điểm cao nhất | Điều khiển | Phím | Hành động |' +
    ' Cách chơi | Hỏi và đáp | Tất cả trò chơi | Đặt trò chơi này lên trang của bạn |' +
    ' Bản thân trò chơi cần JavaScript.',
  ru:
    'Играть | На весь экран | Выйти из полного экрана | Заново | Рекорд | Управление |  Клавиша | Действие |' +
    ' Как играть | Вопросы и ответы | Все игры | Размести игру на своей странице |' +
    ' Для самой игры нужен JavaScript.',
  uk:
    'Грати | На весь екран | Вийти з повного екрана | Спочатку | Рекорд | Керування |  Клавіша | Дія |' +
    ' Як грати | Запитання та відповіді | Усі ігри | Розмісти гру на своїй сторінці |' +
    ' Самій грі потрібен JavaScript.',
  ar: 'العب | ملء الشاشة | الخروج من ملء الشاشة | من جديد | أفضل نتيجة | التحكم | المفتاح | الفعل | كيف تلعب | أسئلة وأجوبة | كل الألعاب | ضع هذه اللعبة في صفحتك | اللعبة نفسها تحتاج إلى JavaScript.',
  hi:
    'खेलें | फ़ुल स्क्रीन | फ़ुल स्क्रीन से बाहर आएँ | फिर से शुरू | सर्वश्रेष्ठ स्कोर | नियंत्रण | कुंजी | क्रिया |' +
    ' कैसे खेलें | सवाल और जवाब | सभी खेल | यह खेल अपने पेज पर लगाएँ | खेल के लिए JavaScript चाहिए।',
  th: 'เล่น | เต็มจอ | ออกจากเต็มจอ | เริ่มใหม่ | คะแนนสูงสุด | การควบคุม | ปุ่ม | การกระทำ | วิธีเล่น | ถามและตอบ | เกมทั้งหมด | ใส่เกมนี้ในหน้าเว็บของคุณ | ตัวเกมต้องใช้ JavaScript',
  ja: '遊ぶ |  全画面 | 全画面を終了 | やり直す | ベストスコア | 操作方法 | キー | 動作 | 遊び方 | よくある質問 | すべてのゲーム | このゲームを自分のページに置く | ゲームにはJavaScriptが必要です。',
  ko: '플레이 | 전체 화면 | 전체 화면 끝내기 | 다시 시작 | 최고 점수 | 조작 | 키 | 동작 | 게임 방법 | 질문과 답변 | 모든 게임 | 이 게임을 내 페이지에 넣기 | 게임을 하려면 JavaScript가 필요해요.',
  zh: '开始游戏 | 全屏 | 退出全屏 | 重新开始 | 最高分 | 操作 | 按键 | 作用 | 玩法 | 问与答 | 所有游戏 | 把这个游戏放到你的网页 | 游戏本身需要 JavaScript。',
};

const table = new Map(
  Object.entries(LINES).map(([lang, line]) => {
    const said = `${line} | ${MORE_LINES[lang]} | ${BOARD_LINES[lang]}`;
    const cells = (lang === 'fr' ? frenchSpaces(said) : said).split(' | ');
    return [lang, Object.fromEntries(KEYS.map((key, i) => [key, cells[i]!])) as unknown as Words] as const;
  }),
);

/** `lang` is what the words are in: the language asked for (BCP 47), or English where we don't speak it. */
export function wordsIn(language: string): { readonly words: Words; readonly lang: string } {
  const lang = language.toLowerCase().split('-')[0]!;
  const words = table.get(lang);
  return words ? { words, lang } : { words: table.get('en')!, lang: 'en' };
}

/** What people call that kind of game; null where there is no word for it in that language. */
export function kindName(genre: string, language: string): string | null {
  const texts = TEXTS[language.toLowerCase().split('-')[0]!];
  return texts && Object.hasOwn(texts.kinds, genre) ? texts.kinds[genre as Genre] : null;
}
