/** Japanese: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | 屋台, 露店, やたい, 市場の屋台
stapler | ホッチキス, ホチキス
speed-bump | スピードバンプ, 減速帯
sugar-cube | 角砂糖, かくざとう
flying-carpet | 空飛ぶじゅうたん, 空飛ぶ絨毯, 魔法のじゅうたん, 魔法の絨毯, そらとぶじゅうたん
bottle-cap | 王冠のふた, 瓶のふた, ビンのふた, ペットボトルのふた, ボトルキャップ
dam | ダム
oar | ボートのオール, 櫂
toothpick | つまようじ, 爪楊枝, 楊枝
rice-cooker | 炊飯器, すいはんき
rubber-stamp | スタンプ台, ゴム印, はんこ, ハンコ, 判子
glass-bottle | ガラス瓶, ガラスびん, ガラスのびん
plastic-bottle | ペットボトル
sprinkler | スプリンクラー
sandbag | 土のう, 土嚢, 砂袋
cash-register | レジ, レジスター
rolling-pin | 麺棒, めん棒, めんぼう
gong | 銅鑼, ゴング
clog | 木靴, きぐつ
minaret | ミナレット
banana-peel | バナナの皮, ばななのかわ, バナナのかわ
skittle | 九柱戯のピン, ボウリングのピン
tin-can | 空き缶, あきかん, ブリキ缶, 空缶
rubber-duck | アヒルのおもちゃ, あひるのおもちゃ, おふろのアヒル, ラバーダック
drill | 電動ドリル
turnip | カブ, 蕪
escalator | エスカレーター
bell-tower | 鐘楼, 鐘の塔
bookshelf | 本棚, ほんだな
fly-swatter | ハエたたき, はえたたき, ハエ叩き, 蝿叩き
crater | クレーター
millstone | 石臼, ひき臼
ladle | レードル, お玉
washboard | 洗濯板
reef | サンゴ礁, 珊瑚礁, さんごしょう
cinnamon | シナモン, シナモンスティック
windsock | 吹き流し
oxygen-tank | 酸素ボンベ, 酸素タンク
note | 付箋, ふせん, メモ用紙
tile | 床タイル, 陶器のタイル
sack | 麻袋, ずだ袋, 米袋
drain | 排水溝, 側溝, マンホール
clothes-peg | 洗濯ばさみ, せんたくばさみ, 洗濯バサミ
watering-can | じょうろ, ジョウロ, 如雨露
street-lamp | 街灯, がいとう
road-sign | 道路標識, 標識
hair-dryer | ドライヤー, ヘアドライヤー
roof-tile | 屋根瓦, 瓦
pallet | 木製パレット, 木のパレット
guava | グアバ
sea-urchin | ウニ, 海胆
steering-wheel | 車のハンドル
lighthouse-keeper | 灯台守, とうだいもり
lock-keeper | 水門番, 閘門番
bridge-keeper | 橋守, 橋の番人
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | 水
wind | 風
sand | 砂
smoke | 煙
mud | 泥
paper | 紙
plastic | プラスチック
`;
