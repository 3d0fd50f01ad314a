import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['タイトル', '題名'],
  says: ['表示', '出して', '出る', '出す', '書い', 'メッセージ', '文字', 'と言', '現れ'],
  win: ['クリア', '勝っ', '勝つ', '勝利', '最後', '終わ', 'ゴール'],
  lose: ['負け', 'ゲームオーバー', '死ん'],
  name: ['名前', 'という名', '名は'],
  owner: [
    'チャンネル',
    '会社',
    'ブランド',
    'お店',
    '店名',
    'チーム',
    '学校',
    'クラス',
    'ロゴ',
    'スタジオ',
    'クラブ',
    'バンド',
  ],
};

export const notes: AskNotes = {
  notUsed: 'このゲームでは使いません',
  changed: '{n}になりました',
  ownKeys: 'ゲームのキーで操作します',
};
