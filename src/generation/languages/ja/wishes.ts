/** Japanese: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | マルチプレイ, 二人プレイ, 2人用, オンライン, 協力プレイ, 二人で
threeD | 3D, 一人称, オープンワールド
network | オンラインランキング, ダウンロード, ログイン
purchases | 課金, 広告
laps | 周回, ラップ
undo | アンドゥ, 元に戻す, 一手戻す
voice | ボイス, 音声, マイク, ナレーション
camera | 傾けて操作, ジャイロ, 拡張現実
story | ストーリーモード, 会話イベント, ムービー
shop | ショップ, インベントリ, スキルツリー, 装備, クラフト
save | セーブ, セーブ機能, チェックポイント
editor | ステージエディタ, ステージ作成
skins | キャラ選択, スキン, 着せ替え
achievements | 実績, デイリーチャレンジ
timed | クールダウン, 効果時間
endless | エンドレス, 終わりのない, 無限に続く, できるだけ高く, どこまでも高く
minimap | ミニマップ, ワールドマップ
replay | リプレイ, スローモーション
`;
