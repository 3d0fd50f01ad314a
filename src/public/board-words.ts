/** The words of a leaderboard, in the languages of `words.ts` and in the order of `BOARD_KEYS`. */
export const BOARD_KEYS = ['board', 'yourName', 'addScore', 'unverified', 'noScores', 'yourScore'] as const;

export const BOARD_LINES: Readonly<Record<string, string>> = {
  en: 'Leaderboard | Your name | Add my score | Scores come from players’ browsers and are not verified. | No scores yet: the first place is free. | Your score',
  de: 'Bestenliste | Dein Name | Punktzahl eintragen | Die Punktzahlen kommen aus den Browsern der Spieler und sind nicht geprüft. | Noch keine Punktzahlen: Platz eins ist frei. | Deine Punktzahl',
  fr: 'Classement | Ton nom |  Ajouter mon score | Les scores viennent des navigateurs des joueurs et ne sont pas vérifiés. | Pas encore de score : la première place est libre. | Ton score',
  es:
    'Clasificación | Tu nombre | Añadir mi puntuación | Las puntuaciones llegan de los navegadores de los jugadores y no se verifican. | ' +
    'Aún no hay puntuaciones: el primer puesto está libre. | Tu puntuación',
  it: 'Classifica | Il tuo nome | Aggiungi il mio punteggio | I punteggi arrivano dai browser dei giocatori e non sono verificati. | Ancora nessun punteggio: il primo posto è libero. | Il tuo punteggio',
  pt: 'Placar | Seu nome | Adicionar minha pontuação | As pontuações vêm dos navegadores dos jogadores e não são verificadas. | Ainda não há pontuações: o primeiro lugar está livre. | Sua pontuação',
  nl: 'Ranglijst | Je naam | Mijn score toevoegen | Scores komen uit de browsers van spelers en zijn niet gecontroleerd. | Nog geen scores: de eerste plaats is vrij. | Je score',
  sv: 'Topplista | Ditt namn | Lägg till mitt resultat | Resultaten kommer från spelarnas webbläsare och är inte kontrollerade. | Inga resultat än: förstaplatsen är ledig. | Ditt resultat',
  pl: 'Ranking | Twoje imię | Dodaj mój wynik | Wyniki pochodzą z przeglądarek graczy i nie są sprawdzane. | Nie ma jeszcze wyników: pierwsze miejsce jest wolne. | Twój wynik',
  cs: 'Žebříček | Vaše jméno | Přidat moje skóre | Skóre přichází z prohlížečů hráčů a není ověřené. | Zatím žádné skóre: první místo je volné. | Vaše skóre',
  tr: 'Sıralama | Adın | Puanımı ekle | Puanlar oyuncuların tarayıcılarından gelir ve doğrulanmaz. | Henüz puan yok: birincilik seni bekliyor. | Puanın',
  id: 'Papan peringkat | Namamu | Tambahkan skorku | Skor berasal dari peramban pemain dan tidak diverifikasi. | Belum ada skor: tempat pertama masih kosong. | Skormu',
  vi: 'Bảng xếp hạng | Tên của bạn | Thêm điểm của tôi | Điểm số do trình duyệt của người chơi gửi và không được xác minh. | Chưa có điểm nào: vị trí đầu bảng còn trống. | Điểm của bạn',
  ru: 'Таблица рекордов | Твоё имя |  Добавить мой счёт | Очки присылают браузеры игроков, они не проверены. | Пока нет результатов: первое место свободно. | Твой счёт',
  uk: 'Таблиця рекордів | Твоє ім’я |  Додати мій рахунок | Очки надсилають браузери гравців, вони не перевірені. | Ще немає результатів: перше місце вільне. | Твій рахунок',
  ar: 'لوحة الصدارة | اسمك | أضف نتيجتي | تأتي النتائج من متصفحات اللاعبين ولم يُتحقق منها. | لا نتائج بعد: المركز الأول شاغر. | نتيجتك',
  hi: 'लीडरबोर्ड | आपका नाम | मेरा स्कोर जोड़ें | स्कोर खिलाड़ियों के ब्राउज़र से आते हैं और जाँचे नहीं गए हैं। | अभी कोई स्कोर नहीं: पहला स्थान ख़ाली है। | आपका स्कोर',
  th: 'กระดานคะแนน | ชื่อของคุณ | เพิ่มคะแนนของฉัน | คะแนนมาจากเบราว์เซอร์ของผู้เล่นและไม่ได้ตรวจสอบ | ยังไม่มีคะแนน: อันดับหนึ่งยังว่าง | คะแนนของคุณ',
  ja: 'ランキング | お名前 | スコアを登録 | スコアはプレイヤーのブラウザから送られたもので、検証されていません。 | まだスコアはありません。1位はこれからです。 | あなたのスコア',
  ko: '순위표 | 이름 | 내 점수 올리기 | 점수는 플레이어의 브라우저에서 온 것이며 확인되지 않았어요. | 아직 점수가 없어요. 1등 자리가 비어 있어요. | 내 점수',
  zh: '排行榜 | 你的名字 | 提交我的分数 | 分数来自玩家的浏览器，未经核实。 | 还没有分数：第一名虚位以待。 | 你的分数',
};
