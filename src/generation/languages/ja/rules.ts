/** Japanese: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | 二段ジャンプ, ダブルジャンプ, 2段ジャンプ
rule lowGravity | 低重力, 無重力
rule dash | ダッシュ
rule dash | ニトロ, ローリング, 緊急回避
rule shield | シールド, 盾, バリア
rule rapidFire | 連射, マシンガン
rule magnet | 磁石, マグネット
rule wrap | 反対側から, 壁をすり抜け, 壁なし
rule multiBall | マルチボール, 複数のボール, ボールが増え
rule speedUp | だんだん速く, 加速, どんどん速く, 速くなる, スピードアップ
rule speedUp | だんだん早く, どんどん早く, 早くなる, 徐々に速く, スピードが上がる
rule speedUp | だんだんはやく, どんどんはやく, 次第に速く, 速くなって, 早くなって, スピードがだんだん
rule fast | 速い, 高速, ハイスピード, スピーディー
rule slow | ゆっくり, 遅い, のんびり
rule noEnemies | 敵なし, 敵がいない, 敵は出ない, 敵のいない, 敵は出さない, 暴力なし, 敵はいない, 敵のない
rule gentle | 癒し, 癒やし, 死なない, ゲームオーバーなし, のんびり, リラックス, 子供向け, ストレスなし, 怖くない, 幼児, 負けない, 子ども向け, 娘, 息子
rule gentle | 寝る前, おやすみ前, ゆるく, ゆったり, まったり, やさしい雰囲気, 静かで落ち着いた, ほのぼの
rule shooting | 撃つ, 撃って, シューティング, レーザー, 銃, 大砲, 弾, 撃ち, 投げ
rule confetti | 紙吹雪, 花火, お祝い, クラッカー
rule boss | ボス, ラスボス, ボス戦
rule endless | 無限, エンドレス
unit lives | ライフ, 機, ハート, つのライフ, つの命, 回まで, 命, 回ミス, ミス, 回のミス
unit seconds | 秒, 秒間
unit minutes | 分, 分間
unit moves | 手, 手以内, ターン, 回以内
unit laps | 周, 周回, ラップ
unit rivals | ライバル, 台のライバル, 人のライバル, 相手
unit pairs | ペア, 組, 組のペア
unit points | 点, ポイント
unit holes | ホール
unit days | 日, 日間
unit levels | ステージ, レベル, 面, ワールド, 階
unit waves | ウェーブ, 波
every every | ごと, ごとに, 毎, おき
every half | 半分間, 30秒ごと
`;
