/** Japanese: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | 延長コード, 電源タップ
router | ルーター, モデム, マイクロチップ, ヒューズ, サーモスタット, usbメモリ, ハードディスク
nut and bolt | リベット, ワッシャー
conveyor belt | パレット, ベルトコンベア, 足場, 鉄骨, 滑車
toolbox | 工具箱
clamp | 金床
power drill | 紙やすり, ピンセット, バール, 巻き尺
plunger | トイレのすっぽん
skein | けいと
bobbin | ミシン糸, 縫い糸
baby bottle | 哺乳瓶, ミルク瓶
clay pot | 土器, 水がめ, 花びん
oil lamp | オイルランプ, 石油ランプ, 灯籠
quilt | 座布団, 寝袋, 掛け布団
dishwasher | 洗濯乾燥機, 乾燥機
hair dryer | エアコン, ミシン, コーヒーメーカー, 自動販売機, 自販機, 呼び鈴
sieve | おろし金, 漏斗, 栓抜き, 缶切り, ピーラー, くるみ割り人形, すり鉢, しゃもじ
comb | 綿棒, 櫛, 歯磨き粉, ヘアブラシ, デンタルフロス, ティッシュ
scouring pad | たわし
dumpster | ごみばこ, ダストボックス, ゴミ袋
fire extinguisher | 消火器
feather duster | 蚊帳, 蚊取り線香, 漂白剤, 洗剤, 物干し竿, 玄関マット
balcony | ベランダ, 屋根裏, 窓辺, 縁側
roof tile | 瓦屋根, 雨どい, 暖炉
castanets | カスタネット, タンバリン, 木琴, 鉄琴, マンドリン, オーボエ, シンバル, オルゴール, リコーダー, 篠笛, 鼓, 大正琴, オカリナ
flute | 竹笛
accordion | アコーディオン
conga | 和太鼓, ドラムセット, 小太鼓, でんでん太鼓
trombone | トロンボーン, チューバ, ホルン, ほら貝, ラッパ
ukulele | 琵琶
viola | ヴァイオリン, ビオラ, コントラバス, チェロ
folding fan | うちわ, せんす
chess piece | ポーン
rocking horse | 木馬, ドールハウス, ガラガラ, 粘土, なわとび, 紙飛行機, 紙の船, 独楽, おはじき, お手玉, 折り鶴, ベーゴマ, メンコ
shuttlecock | 羽根つき, バドミントンのラケット
ping-pong ball | ピンポン玉, 卓球のラケット
baseball bat | バット, 野球ボール, 金属バット
hockey stick | ホッケースティック
dumbbell | ダンベル, バーベル, ランニングマシン, サンドバッグ, ゴルフクラブ, ビリヤードのキュー, 飛び込み台, 平均台, 跳び箱, 救命胴衣, バトン, 鉄棒
butterfly net | たも網, 投網, 虫とり網, 魚網, 虫網
playing card | トランプカード, カードの山
email | 迷惑メール
keyboard | タイプライター
printer | スキャナー
pencil case | 筆箱, 鉛筆削り, 修正液, 蛍光ペン, 画鋲, 分度器, 通知表, 時間割, 掲示板, 下敷き
rain boots | 雨靴, レインブーツ, 長ぐつ
sneakers | 運動靴, くつ, スパイクシューズ, 草履
raincoat | 雨がっぱ, パーカー, ジャンパー, ガウン
shawl | ショール, バンダナ, えりまき, 手ぬぐい
sun hat | むぎわら帽子
helmet | ヘルメット, 安全帽
`;
