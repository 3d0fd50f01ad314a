/** The words of what surrounds a game on its page, in the languages of `words.ts` and in the order of `MORE_KEYS`. */
export const MORE_KEYS = [
  'plays',
  'likes',
  'like',
  'share',
  'copied',
  'report',
  'remix',
  'makeOwn',
  'related',
  'prompt',
  'by',
  'signIn',
  'remixes',
  'remixOf',
  'remixOfBy',
] as const;

/** As many lines as there are languages, of all keys but those of remixes. */
const LINES: Readonly<Record<string, string>> = {
  en: 'Plays | Likes | Like | Share | Link copied | Report | Remix this | Make your own | More games like this | The prompt | By | Sign in to like games',
  de: 'Gespielt | Gefällt | Gefällt mir | Teilen | Link kopiert | Melden | Weiterbauen | Eigenes Spiel machen | Ähnliche Spiele | Der Prompt | Von | Melde dich an, um Spiele zu liken',
  fr: 'Parties | J’aime | J’aime | Partager | Lien copié | Signaler | Remixer | Créer le tien |  Jeux similaires | Le prompt | Par | Connecte-toi pour aimer des jeux',
  es: 'Partidas | Me gusta | Me gusta | Compartir | Enlace copiado | Denunciar | Remezclar | Crea el tuyo | Juegos parecidos | El prompt | Por | Inicia sesión para indicar que te gusta',
  it: 'Partite | Mi piace | Mi piace | Condividi | Link copiato | Segnala | Remixa | Crea il tuo | Giochi simili | Il prompt | Di | Accedi per mettere mi piace',
  pt: 'Partidas | Curtidas | Curtir | Compartilhar | Link copiado | Denunciar | Remixar | Crie o seu | Jogos parecidos | O prompt | Por | Entre para curtir jogos',
  nl: 'Gespeeld | Likes | Leuk | Delen | Link gekopieerd | Melden | Remixen | Maak je eigen spel | Vergelijkbare spellen | De prompt | Door | Log in om spellen te liken',
  sv: 'Spelningar | Gillar | Gilla | Dela | Länken kopierad | Anmäl | Remixa | Gör ditt eget | Liknande spel | Prompten | Av | Logga in för att gilla spel',
  pl: 'Rozegrano | Polubienia | Lubię to | Udostępnij | Skopiowano link | Zgłoś | Zremiksuj | Zrób własną | Podobne gry | Prompt | Autor: | Zaloguj się, aby polubić grę',
  cs: 'Zahráno | Líbí se | Líbí se mi | Sdílet | Odkaz zkopírován | Nahlásit | Remixovat | Vytvořte vlastní | Podobné hry | Prompt | Autor: | Přihlaste se a dejte hře lajk',
  tr: 'Oynanma | Beğeni | Beğen | Paylaş | Bağlantı kopyalandı | Bildir | Remiksle | Kendininkini yap | Benzer oyunlar | İstem | Yapan: | Beğenmek için oturum aç',
  id: 'Dimainkan | Suka | Suka | Bagikan | Tautan disalin | Laporkan | Remix | Buat gimmu sendiri | Gim serupa | Prompt | Oleh | Masuk untuk menyukai gim',
  vi: 'Lượt chơi | Lượt thích | Thích | Chia sẻ | Đã chép liên kết | Báo cáo | Phối lại | Tạo trò chơi của bạn | Trò chơi tương tự | Câu lệnh | Tác giả: | Đăng nhập để thích trò chơi',
  ru: 'Сыграно | Лайки | Нравится |  Поделиться | Ссылка скопирована | Пожаловаться | Сделать ремикс | Создать свою | Похожие игры | Промпт | Автор: | Войди, чтобы ставить лайки',
  uk: 'Зіграно | Вподобайки | Подобається |  Поділитися | Посилання скопійовано | Поскаржитися | Зробити ремікс | Створити свою | Схожі ігри | Промпт | Автор: | Увійди, щоб ставити вподобайки',
  ar: 'مرات اللعب | الإعجابات | أعجبني | مشاركة | نُسخ الرابط | إبلاغ | أعد مزجها | اصنع لعبتك | ألعاب مشابهة | الوصف | من صنع | سجّل الدخول لتبدي إعجابك',
  hi: 'खेला गया | लाइक | लाइक करें | साझा करें | लिंक कॉपी हुआ | शिकायत करें | रीमिक्स करें | अपना खेल बनाएँ | मिलते-जुलते खेल | प्रॉम्प्ट | बनाने वाले: | लाइक करने के लिए साइन इन करें',
  th: 'เล่นแล้ว | ถูกใจ | ถูกใจ | แชร์ | คัดลอกลิงก์แล้ว | รายงาน | รีมิกซ์ | สร้างเกมของคุณ | เกมที่คล้ายกัน | พรอมต์ | โดย | ลงชื่อเข้าใช้เพื่อกดถูกใจ',
  ja: 'プレイ回数 | いいね | いいね | 共有 | リンクをコピーしました | 報告 | リミックス | 自分のゲームを作る | 似たゲーム | プロンプト | 作者: | いいねするにはサインイン',
  ko: '플레이 수 | 좋아요 | 좋아요 | 공유 | 링크를 복사했어요 | 신고 | 리믹스 | 내 게임 만들기 | 비슷한 게임 | 프롬프트 | 제작: | 좋아요를 누르려면 로그인하세요',
  zh: '游玩次数 | 点赞数 | 点赞 | 分享 | 链接已复制 | 举报 | 改编 | 制作你自己的游戏 | 类似的游戏 | 提示词 | 作者： | 登录后即可点赞',
};

/** The last three keys: what was made of a game, and of which it was made. */
const REMIX_LINES: Readonly<Record<string, string>> = {
  en: 'Remixes | Remix of {title} | Remix of {title} by {author}',
  de: 'Remixe | Remix von {title} | Remix von {title}, gemacht von {author}',
  fr: 'Remix | Remix de {title} | Remix de {title}, par {author}',
  es: 'Remezclas | Remezcla de {title} | Remezcla de {title}, de {author}',
  it: 'Remix | Remix di {title} | Remix di {title}, creato da {author}',
  pt: 'Remixes | Remix de {title} | Remix de {title}, de {author}',
  nl: 'Remixen | Remix van {title} | Remix van {title}, gemaakt door {author}',
  sv: 'Remixer | Remix av {title} | Remix av {title}, gjort av {author}',
  pl: 'Remiksy | Remiks gry {title} | Remiks gry {title} (autor: {author})',
  cs: 'Remixy | Remix hry {title} | Remix hry {title} (autor: {author})',
  tr: 'Remiksler | {title} oyununun remiksi | {title} oyununun remiksi (yapan: {author})',
  id: 'Hasil remix | Remix dari {title} | Remix dari {title} buatan {author}',
  vi: 'Bản phối lại | Phối lại từ {title} | Phối lại từ {title} của {author}',
  ru: 'Ремиксы | Ремикс игры {title} | Ремикс игры {title} (автор: {author})',
  uk: 'Ремікси | Ремікс гри {title} | Ремікс гри {title} (автор: {author})',
  ar: 'النسخ الممزوجة | مزيج من {title} | مزيج من {title} بقلم {author}',
  hi: 'रीमिक्स | {title} का रीमिक्स | {title} का रीमिक्स (रचयिता: {author})',
  th: 'รีมิกซ์ | รีมิกซ์จาก {title} | รีมิกซ์จาก {title} โดย {author}',
  ja: 'リミックス作品 | {title}のリミックス | {title}（作者：{author}）のリミックス',
  ko: '리믹스 | {title}의 리믹스 | {title}의 리믹스 (제작: {author})',
  zh: '改编作品 | 改编自《{title}》 | 改编自 {author} 的《{title}》',
};

export const MORE_LINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LINES).map(([language, line]) => [language, `${line} | ${REMIX_LINES[language] ?? ''}`]),
);
