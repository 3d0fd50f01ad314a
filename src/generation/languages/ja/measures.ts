import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 ひとつ, 一つ, 一人
2 ふたつ, 二つ, 二人, ふたり
3 みっつ, 三つ
4 よっつ, 四つ
5 いつつ, 五つ
6 むっつ, 六つ
7 ななつ, 七つ
8 やっつ, 八つ
9 ここのつ, 九つ
10 とお
`,
  ordinals: `
2 第二, 二番目
3 第三, 三番目
4 第四, 四番目
5 第五, 五番目
`,
  measures: `
seconds 秒間, 秒
minutes 分間, 分
lives ライフ, 機, ハート, 命, 回ミス, ミス, 回のミス, 残機, いのち
levels ステージ, レベル, 面, ワールド, 章, 曲, 部屋, パズル
waves ウェーブ, ウエーブ, 波
laps 周, 周回, ラップ
rounds ラウンド, 回戦
rivals ライバル, 台のライバル, 人のライバル, 対戦相手, 相手
pairs ペア, 組
pairs 組の
points 点, ポイント, 本先取, 本取った, 点先取, 得点, 勝し, 勝先, 勝で
points 勝
moves 手以内, 手, ターン, 回以内, 歩
moves 手数
questions 問, 問題, 質問, 設問
questions 題
answers 択, つの選択肢, 選択肢, 答え
throws 回投げ, 投, 球, 発, 本の矢, 回シュート, 回キック
tries 回チャレンジ, チャンス
players 人プレイ, 人用, プレイヤー, 人対戦, 人
teams チーム
bosses 体のボス, ボス
pieces ピース
columns 列
rows 行, 段
lanes レーン, 車線
letters 文字
holes ホール, 番ホール
floors 階, フロア
days 日間, 日
days 夜, 晩
age 歳, 才, さい
grade 年生, 年, 組, 学年
money 円, ドル, コイン, チップ
`,
  cues: `
one 一
every ごと, ごとに, 毎, おき, おきに
per 1問, 一問, 問ごと, 毎問, 各問, ずつ, 問につき
lasts 時間, 制限時間, 残り時間, タイマー, タイムリミット, タイム, カウントダウン, 生き残, 耐え, 以内
atHour 午前, 午後, 時刻
unsure 一, 二
firstTo 先に, 先取, 先に取
worth もらえる, 入る, はいる, 加算
against を抜, 抜け, 抜く, 抜き, 追い抜, 相手に, 対戦
fail 間違え, まちがえ, ミス, 外し, はずし, 通した, 通られ, 逃し, 逃がし, 失敗, 当たったら, 遅れ
among から選, の中から, から, のうち, 択
half 半, 半分
andHalf 半
oneAndHalf 一分半
not なし, 無し, ない, なく, ません, いらない, しない, ずに
hurry 時間制限, 制限時間, タイマー, タイムリミット, 時間
losing ゲームオーバー, 負け, まけ, 死な, 死に, 失敗, ライフ
foes 敵, てき, モンスター
two 二人で, 2人で, ふたりで, 二人プレイ, 2人プレイ, 二人用, 2人用, 二人対戦, 2人対戦, 一台で, 1台で, 一つのキーボード
noTimer 時間無制限, 時間を気にせず, のんびり時間
noLose 残機無限, ライフ無限, 負けない, 死なない, 負けることがない, 負けのない, 絶対に負けない, 死ぬことはない
noLose 負けることは, 負けがない, 負けは無, 負けはな, 何度でもやり直, 失敗しても大丈夫, 間違えても大丈夫, 負けなし, 何回でも
key キー, ボタン, 押
by かける
board マス, 盤, 盤面, グリッド, ボード, 文字
then 最後, あとに, 後に, その後, それから
minute 一分間
`,
};
