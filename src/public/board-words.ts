/** The words of a leaderboard, in the languages of `words.ts` and in the order of `BOARD_KEYS`. */
export const BOARD_KEYS = ['board', 'yourName', 'addScore', 'unverified'] as const;

export const BOARD_LINES: Readonly<Record<string, string>> = {
  en: 'Leaderboard | Your name | Add my score | Scores come from players’ browsers and are not verified.',
  de: 'Bestenliste | Dein Name | Punktzahl eintragen | Die Punktzahlen kommen aus den Browsern der Spieler und sind nicht geprüft.',
  fr: 'Classement | Votre nom | Ajouter mon score | Les scores viennent des navigateurs des joueurs et ne sont pas vérifiés.',
  es: 'Clasificación | Tu nombre | Añadir mi puntuación | Las puntuaciones llegan de los navegadores de los jugadores y no se verifican.',
  it: 'Classifica | Il tuo nome | Aggiungi il mio punteggio | I punteggi arrivano dai browser dei giocatori e non sono verificati.',
  pt: 'Placar | Seu nome | Adicionar minha pontuação | As pontuações vêm dos navegadores dos jogadores e não são verificadas.',
  nl: 'Ranglijst | Je naam | Mijn score toevoegen | Scores komen uit de browsers van spelers en zijn niet gecontroleerd.',
  sv: 'Topplista | Ditt namn | Lägg till mitt resultat | Resultaten kommer från spelarnas webbläsare och är inte kontrollerade.',
  pl: 'Ranking | Twoje imię | Dodaj mój wynik | Wyniki pochodzą z przeglądarek graczy i nie są sprawdzane.',
  cs: 'Žebříček | Vaše jméno | Přidat moje skóre | Skóre přichází z prohlížečů hráčů a není ověřené.',
  tr: 'Sıralama | Adın | Skorumu ekle | Skorlar oyuncuların tarayıcılarından gelir ve doğrulanmaz.',
  id: 'Papan peringkat | Namamu | Tambahkan skorku | Skor berasal dari peramban pemain dan tidak diverifikasi.',
  vi: 'Bảng xếp hạng | Tên của bạn | Thêm điểm của tôi | Điểm số do trình duyệt của người chơi gửi và không được xác minh.',
  ru: 'Таблица рекордов | Ваше имя | Добавить мой счёт | Очки присылают браузеры игроков, они не проверены.',
  uk: 'Таблиця рекордів | Ваше ім’я | Додати мій рахунок | Очки надсилають браузери гравців, вони не перевірені.',
  ar: 'لوحة الصدارة | اسمك | أضف نتيجتي | تأتي النتائج من متصفحات اللاعبين ولم يُتحقق منها.',
  hi: 'लीडरबोर्ड | आपका नाम | मेरा स्कोर जोड़ें | स्कोर खिलाड़ियों के ब्राउज़र से आते हैं और जाँचे नहीं गए हैं।',
  th: 'กระดานคะแนน | ชื่อของคุณ | เพิ่มคะแนนของฉัน | คะแนนมาจากเบราว์เซอร์ของผู้เล่นและไม่ได้ตรวจสอบ',
  ja: 'ランキング | お名前 | スコアを登録 | スコアはプレイヤーのブラウザーから送られたもので、検証されていません。',
  ko: '순위표 | 이름 | 내 점수 올리기 | 점수는 플레이어의 브라우저에서 온 것으로 확인되지 않았습니다.',
  zh: '排行榜 | 你的名字 | 提交我的分数 | 分数来自玩家的浏览器，未经核实。',
};
