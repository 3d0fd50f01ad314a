/** Japanese: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | 騎士, 戦士, ナイト, 勇者
pirate | 海賊
viking | バイキング, ヴァイキング
samurai | 侍, サムライ, 武士
gladiator | 剣闘士, グラディエーター
archer | 弓使い, アーチャー, 射手
soldier | 兵士, 兵隊, 軍人
cowboy | カウボーイ, ガンマン
dwarf | ドワーフ, 小人
gnome | ノーム
scarecrow | カカシ, かかし, 案山子
mummy | ミイラ
skeleton | 骸骨, ガイコツ, スケルトン, がいこつ
slime | スライム
cave-goblin | ゴブリン
orc | オーク
golem | ゴーレム
yeti | イエティ, 雪男
cyclops | サイクロプス, 一つ目
minotaur | ミノタウロス
hydra | ヒドラ
kraken | クラーケン
demon | 悪魔, デビル, デーモン
mech | メカ, 巨大ロボット, ロボ
cyborg | サイボーグ
drone | ドローン
tank | 戦車
turret | タレット, 砲台, 砲塔
cannon | 大砲
catapult | カタパルト, 投石機
starship | 宇宙船, スペースシップ
starfighter | 戦闘機
enemy-starship | 敵機, 敵艦, 母艦
space-station | 宇宙ステーション
asteroid | 小惑星, アステロイド
submarine | 潜水艦
pirate-ship | 海賊船
walrus | セイウチ
narwhal | イッカク
piranha | ピラニア
capybara | カピバラ
axolotl | ウーパールーパー, アホロートル
treasure-chest | 宝箱, 宝, 宝物, 財宝, お宝
sword | 剣, 刀
spear | 槍
flying-arrow | 矢
shuriken | 手裏剣
spike-trap | トゲ, とげ
saw-blade | 丸ノコ, のこぎりの刃
sea-mine | 地雷, 機雷
energy-orb | エネルギー弾, オーブ
portal | ポータル, ワープゲート
lava | 溶岩, マグマ
golf-ball | ゴルフボール
snowball | 雪玉
ruby | ルビー
emerald | エメラルド
diamond | ダイヤ, ダイヤモンド
gold-bar | 金塊, 金の延べ棒
potion | ポーション, 魔法の薬
cauldron | 大釜, 魔女の鍋
crate | 木箱
trampoline | トランポリン
laser-bolt | レーザー, ビーム
cannonball | 砲弾
blue-potion | 青いポーション, マナポーション
green-potion | 緑のポーション, 毒薬
`;

export const commonThings = `
fridge | 冷蔵庫, 冷凍庫
toaster | トースター
stove | オーブン, 電子レンジ, レンジ, コンロ
washing-machine | 洗濯機, 食洗機
vacuum-cleaner | 掃除機, ルンバ, お掃除ロボット
fire-hydrant | 消火栓
calculator | 電卓, 計算機
pillow | 枕, クッション, 布団, まくら
table | 机, テーブル
lighthouse | 灯台
windmill | 風車
cheese-wheel | 丸いチーズ
cheese-wedge | モッツァレラ, パルメザン
igloo | かまくら, イグルー
shovel | シャベル, スコップ, 熊手
traffic-cone | 三角コーン, コーン
barrel | 樽
fence | 柵, フェンス, ハードル
bush | 茂み, 低木
blender | ミキサー
pipe | 土管, パイプ
surfboard | サーフボード
mole | もぐら, モグラ
armadillo | アルマジロ
seahorse | タツノオトシゴ
starfish | ヒトデ
dust-bunny | ほこり, ホコリ, ゴミくず, 埃
passenger | 乗客, お客さん, 観光客, 旅行者, 歩行者, 客
postbox | 郵便受け, ポスト
hole | 落とし穴, 穴
old-woman | おばあちゃん, お婆さん, おばあさん
old-man | おじいちゃん, お爺さん, おじいさん
woman | ママ, お母さん
man | パパ, お父さん
boy | 男の子, 少年
girl | 女の子, 少女
child | 子ども, 子供
baby | 赤ちゃん
person-juggling | ジャグラー, 曲芸師
firefighter | 消防士
person-playing-handball | ゴールキーパー, サッカー選手, キーパー
person-bouncing-ball | バスケ選手
person-biking | サイクリスト, 配達員
person-running | ランナーの人, 選手
person-surfing | サーファー
person-swimming | ダイバー, 水泳選手
snowboarder | スノーボーダー, スノボ
boxing-glove | ボクサー
martial-arts-uniform | 空手家, 柔道家
person-fencing | 剣士
detective | スパイ, 秘密諜報員
office-worker | サラリーマン, 会社員
postman | 郵便屋さん
cook | 店員
waiter | ウェイター
baker | パン職人
plumber | 配管工
electrician | 電気屋
blacksmith | 鍛冶屋
construction-worker | 木こり
carpenter | 大工
miner | 鉱夫
dentist | 歯医者
vet | 獣医
singer | 歌手, ミュージシャン, ロックスター
person-with-veil | 花嫁
person-beard | 原始人, 仙人
blackbird | カラス, からす
bird | ハト, 鳩, カモメ, スズメ, ツバメ
lizard | カメレオン, ヤモリ, トカゲ, イモリ
snake | ウナギ, 大蛇
beaver | カモノハシ
leopard | チーター, ジャガー, ヒョウ, 黒豹
dolphin | シャチ
koala | ウォンバット
monkey | キツネザル
cricket | バッタ, カマキリ, コオロギ
beetle | ノミ, ダニ
microbe | 細胞, 細菌, ばい菌, 原子
comet | 隕石, 火の玉, ファイアボール
cyclone | ブラックホール, 渦
milky-way | 銀河
full-moon | 月, お月さま, 満月
ice | つらら, 氷山
droplet | 雨粒, しずく, 水滴
oil-drum | オイル, 油
pile-of-poo | うんち, うんこ
mouse-trap | ねずみ捕り, わな
goal-net | 網, ネット
person-standing | 棒人間
knot | ロープ, 縄, ツタ
chains | 檻, 鎖, かご
headstone | 墓, 墓石
leaf-fluttering-in-wind | 葉, 葉っぱ, はっぱ
four-leaf-clover | クローバー
herb | 草, 雑草, ほうれん草
wood | 切り株, 枝, 板
blueberries | ブルーベリー, ラズベリー
tangerine | みかん, ミカン, オレンジの実
glass-of-milk | 牛乳, ミルク, ヨーグルト
cup-with-straw | ジュース, コーラ, 炭酸
hot-beverage | カップ, ココア, 紅茶
curry-rice | カレー, カレーライス
falafel | ミートボール, つくね
cookie | マカロン, ブラウニー
shortcake | ショートケーキ, プリン, ティラミス
soft-ice-cream | アイス, アイスクリーム, ソフトクリーム
ice | 豆腐
dumpling | 小籠包, 餃子, ギョーザ, 肉まん
leafy-green | キャベツ, レタス, 白菜, キムチ
leafy-green | わさび, ワサビ
bento-box | 弁当, お弁当
steaming-bowl | おでん, お粥, どんぶり
coconut | ナツメヤシ
rock | 石炭, 鉱石, 小石
gem-stone | 宝石, クリスタル
coin | 金貨, コイン, お金, 小判
scroll | 巻物, 古文書
world-map | 地図
chess-pawn | チェス, 将棋の駒
lollipop | キャンディケイン, ペロペロキャンディ
triangular-flag | 旗, 国旗
sports-medal | メダル
performing-arts | お面, 仮面, マスク
closed-umbrella | 閉じた傘
puzzle-piece | レゴ, パズルのピース
teddy-bear | おもちゃ, ぬいぐるみ
television | テレビ
camera | カメラ, 監視カメラ
joystick | コントローラー, ゲーム機
electric-plug | ケーブル, コンセント, 充電器
fire | 炎, 火, 焚き火, 火事
light-bulb | 街灯, 電灯
kimono | マント
shield | 鎧
sewing-needle | 針, 釘, 画びょう
paintbrush | 絵筆
artist-palette | 絵の具, ペンキ
broom | ほうき, モップ
confetti-ball | オーナメント
seedling | 海藻, ワカメ, 昆布
canned-food | 缶, 缶詰, 空き缶
bottle-with-popping-cork | ボトル, 瓶, びん
lotion-bottle | ケチャップ, マヨネーズ, ソース, スプレー, 殺虫剤
thong-sandal | スリッパ, サンダル, ビーチサンダル
rolled-up-newspaper | 新聞
shopping-cart | 手押し車, ショッピングカート, トロッコ
police-officer | 警察, 警察官, お巡りさん, 警備員
guard | 見張り, 番人, 衛兵, 番兵
person-mage | 魔法使い, 魔術師, 魔道士
skunk | スカンク
sloth | アリクイ, バク
shark | エイ, カジキ
oyster | 貝, アサリ, ホタテ
tropical-fish | クマノミ, 熱帯魚
seal | アシカ, アザラシ, オットセイ
house-with-garden | 犬小屋, 鶏小屋, ツリーハウス
slightly-smiling-face | 絵文字, 顔文字, スマイリー
office-building | ビル, 高層ビル
construction | バリケード, 工事中
delivery-truck | ゴミ収集車, パッカー車
tractor | 除雪車, コンバイン
flying-disc | フリスビー, パック
man | 飼い主
spaghetti | ラザニア
office-worker | 上司, 社畜, 部長, 課長
person-supervillain | ギャング
princess | 白雪姫, シンデレラ
`;

export const gameThings = `
mask:monster | モンスター, 怪物, 怪獣, 敵キャラ
microbe | ウイルス, ウィルス, バイ菌, ばい菌, 細菌
person-zombie | ゾンビ
ninja | 忍者, ニンジャ
guard | 警備員, 番人
person-mage | 魔法使い, 魔術師, 魔道士
woman-mage | 魔女
person-fairy | 妖精, フェアリー
person-elf | エルフ
person-with-crown | 王様, 女王, 王
princess | 姫, お姫様, プリンセス
prince | 王子
person-merpeople | 人魚, マーメイド
person-vampire | ヴァンパイア, 吸血鬼, ドラキュラ
person-superhero | スーパーヒーロー, ヒーロー
person-supervillain | 悪役, 泥棒, 盗賊, 怪盗, 悪者
ghost | お化け, おばけ, 幽霊, ゴースト, オバケ
detective | 探偵, スパイ, 探検家, 冒険者
hunter | 狩人, ハンター
astronaut | 宇宙飛行士
cook | シェフ, コック, 料理人
baker | パン屋さん
teacher | 先生, 教師
librarian | 司書
office-worker | 会社員, サラリーマン, 社員
farmer | 農夫, 農家
gardener | 庭師
shepherd | 羊飼い
mechanic | 整備士
plumber | 配管工
construction-worker | 作業員
miner | 鉱夫
carpenter | 大工
police-officer | 警察官, 警官, 警察, おまわりさん
baby-angel | 天使
alien | 宇宙人, エイリアン, 異星人
alien-monster | インベーダー, 侵略者
flying-saucer | UFO, ユーフォー, 空飛ぶ円盤
comet | 隕石, 彗星
star | 星, スター, お星さま, 星屑
ringed-planet | 惑星, 土星
coin | コイン, 金貨, お金, 金, 小判
gem-stone | 宝石, 水晶, クリスタル, ジュエル
key | 鍵, カギ, かぎ
red-heart | ハート
crown | 王冠, 冠
axe | 斧
dagger | 短剣
bow-and-arrow | 弓矢, 弓
sparkles | 魔法, 呪文, キラキラ
high-voltage | 稲妻, 雷, エネルギー, 電気
fire | 火の玉, 炎, 火, ファイアボール
bomb | 爆弾, ボム, ダイナマイト
rock | 岩, 石, 岩石, 落石
cactus | サボテン, 棘
package | 箱, 荷物, 段ボール
wrapped-gift | プレゼント, 贈り物
brick | レンガ, 壁
locked | ドア, 扉, 門
hamster | モルモット, ハムスター
chipmunk | リス, りす
chestnut | どんぐり, 木の実, 栗, ナッツ, ドングリ
seal | アザラシ, アシカ
shark | サメ, 鮫
mouse | ネズミ, ねずみ, 鼠
cheese-wedge | チーズ
fish | 魚, さかな, 魚たち, お魚, 釣り
automobile | 車, 自動車, クルマ
racing-car | レーシングカー, スポーツカー, レースカー
delivery-truck | トラック
ship | 船
cloud | 雲
snowflake | 雪の結晶
snowman | 雪だるま
white-circle | 真珠, 泡, シャボン玉
spiral-shell | 貝, 貝殻
jack-o-lantern | カボチャ, かぼちゃ, 南瓜
candy | キャンディ, キャンディー, あめ, 飴, お菓子
red-apple | りんご, リンゴ, 果物, フルーツ, 林檎
carrot | にんじん, ニンジン, 野菜
strawberry | いちご, イチゴ, 苺, ベリー, 木いちご
mushroom | キノコ, きのこ
hot-beverage | コーヒー, お茶, 紅茶
books | 本, 書籍
bug | 毛虫, イモムシ, 芋虫, ムカデ, 本の虫
worm | ミミズ, 虫けら
lady-beetle | てんとう虫, テントウムシ
honeybee | ハチ, 蜂, ミツバチ, スズメバチ
honey-pot | はちみつ, ハチミツ, 蜂蜜, 蜜
blossom | 花, お花, 花々
seedling | 種, 植物, 苗, 芽, 雑草
evergreen-tree | 木, 樹, 森の木, 松
sheaf-of-rice | 干し草, 藁, 小麦, わら
broom | 掃除機, ほうき, ルンバ
flashlight | 懐中電灯, ライト
basket | かご, カゴ, バスケット
beach-with-umbrella | パラソル, ビーチパラソル
coconut | ココナッツ, 椰子の実, ヤシの実
hot-pepper | 唐辛子, トウガラシ
pizza | ピザ
chart-increasing | 株, グラフ, チャート
drop-of-blood | 血
baby-chick | ひよこ, ヒヨコ
chicken | ニワトリ, にわとり, 鶏
t-rex | ティラノサウルス, 恐竜
dragon | ドラゴン, 竜, 龍
cat | 猫, ネコ, ねこ, 子猫, にゃんこ
dog | 犬, イヌ, 子犬, いぬ, わんこ, 柴犬
wolf | オオカミ, 狼, おおかみ, 狼男
rabbit | ウサギ, うさぎ, 兎, バニー
fox | キツネ, 狐, きつね
bear | クマ, 熊, くま
frog | カエル, 蛙, かえる
snail | カタツムリ, かたつむり
bird | 鳥, 小鳥, とり, カモメ, ハト
snake | ヘビ, へび, 蛇
snow-capped-mountain | 山, 山頂
house | 家, おうち, 小屋
castle | 城, お城, 塔, 王宮
fishing-pole | 釣り竿, 釣竿
goblin | オニ
robot | ロボット, アンドロイド
wheel | タイヤ, 車輪
leafy-green | 葉, 葉っぱ, レタス, キャベツ
bucket | バケツ, ゴミ
scorpion | サソリ, 蠍
paw-prints | 動物, どうぶつ
musical-notes | 音符
santa-claus | サンタ, サンタクロース
eagle | ワシ, 鷲, タカ, 鷹
owl | フクロウ, ふくろう, 梟
bat | コウモリ, こうもり
spider | クモ, 蜘蛛
turtle | カメ, 亀, かめ
horse | 馬, ポニー, うま
monkey | サル, 猿, さる
parrot | オウム, オオハシ, インコ
wood | 丸太
couch-and-lamp | ソファ, 家具
tanabata-tree | 竹
cucumber | きゅうり, ズッキーニ
dumpling | 餃子, ギョーザ
raccoon | アライグマ, 狸, タヌキ, たぬき
hamster | もぐら, モグラ
hedgehog | ハリネズミ
canoe | カヌー, ゴンドラ, いかだ
cookie | クッキー
teapot | ティーポット, やかん
llama | ラマ, アルパカ
dodo | ドードー, ダチョウ
sauropod | 首長竜, トリケラトプス
badger | アナグマ, イタチ, ミーアキャット
deer | 鹿, トナカイ
flamingo | フラミンゴ, 鶴, サギ
hut | 小屋, かまくら, イグルー
ice | 氷のブロック
butterfly | 蝶, とんぼ, トンボ, 蛾
lady-beetle | 蛍, ホタル
red-paper-lantern | 提灯, ちょうちん
dango | 団子, お団子, だんご, たこ焼き
fish | 金魚, 鯉
cook | 寿司職人, 職人, 板前, パティシエ
lotus | 蓮, 睡蓮, ハスの葉
brown-mushroom | トリュフ
delivery-truck | 引っ越しトラック
wastebasket | ゴミ箱
office-worker | 政治家, 市長
anchor | 錨, 桟橋, 港
balloon | 風船, 気球, 飛行船
monkey | 孫悟空
steaming-bowl | ラーメン, うどん
ogre | 鬼, オーガ
`;

export const everydayThings = `
princess | おひめさま, お姫様
castle | おしろ, お城
duck | かるがも, あひる
flashlight | かいちゅうでんとう
woman | おかあさん, お母さん
man | おとうさん, お父さん
rabbit | うさぎ
cat | ねこちゃん, にゃんこ
dog | わんちゃん, わんこ
elephant | ぞうさん
giraffe | きりん
lion | らいおん
monkey | おさる, さるさん
bear | くまさん
fox | きつね
raccoon | たぬき
frog | かえる
turtle | かめさん
penguin | ぺんぎん
panda | ぱんだ
fish | おさかな, さかな
crab | かにさん
octopus | たこさん
whale | くじら
dolphin | いるか
butterfly | ちょうちょ, ちょうちょう
cricket | ばった
red-apple | りんご
banana | ばなな
strawberry | いちご
grapes | ぶどう
watermelon | すいか
tangerine | みかん
peach | ももちゃん
carrot | にんじん
tomato | とまと
potato | じゃがいも
rice-ball | おにぎり, おむすび
airplane | ひこうき
bus | ばすさん
automobile | じどうしゃ
fire-engine | しょうぼうしゃ
police-car | ぱとかー, パトカー
train | でんしゃ
ship | おふね
rocket | ろけっと
robot | ろぼっと
star | おほしさま, お星さま
full-moon | おつきさま, お月さま
sun | おひさま, お日さま, たいよう
blossom | おはな, お花
ghost | ゆうれい
pirate | かいぞく
ninja | にんじゃ
police-officer | おまわりさん, けいさつかん
firefighter | しょうぼうし
soccer-ball | さっかーぼーる
slime | すらいむ
person-fairy | ようせい
puzzle-piece | つみき, 積み木
house | おうち, お家
egg | 卵, たまご, タマゴ
cow | 牛
goose | ガチョウ
ewe | 羊, ひつじ, ヒツジ
goat | ヤギ
potato | じゃがいも
onion | 玉ねぎ
pear | 梨, ナシ
peach | 桃, もも
tomato | トマト
avocado | アボカド
lion | ライオン
duck | アヒル, あひる, カモ
crab | カニ, 蟹
whale | クジラ, くじら, 鯨
zebra | シマウマ
kangaroo | カンガルー
koala | コアラ
panda | パンダ
camel | ラクダ
tiger | トラ, 虎
elephant | ゾウ, ぞう, 象
hippopotamus | カバ
crocodile | ワニ
swan | 白鳥
sunflower | ひまわり, ヒマワリ
rose | バラ, 薔薇
pig | 豚, ブタ, 子豚
rocket | ロケット
locomotive | 電車, 列車, 機関車
birthday-cake | ケーキ
bear | クマ, くま, 熊
mouse | ネズミ, ねずみ
cat | ネコ, ねこ, 子猫
dog | イヌ, いぬ, 子犬
rabbit | うさぎ, ウサギ
fish | さかな, サカナ
bird | 小鳥
beetle | カブトムシ
fly | ハエ
ogre | 巨人, トロール
student | 学生, 生徒
health-worker | 医者, 看護師
clown-face | ピエロ, 道化師
tractor | ショベルカー, トラクター
glasses | メガネ
top-hat | 帽子
running-shoe | 靴, スニーカー
socks | 靴下
light-bulb | ランプ, 電球
laptop | パソコン, コンピューター
mobile-phone | 電話, スマホ
love-letter | 手紙
nesting-dolls | 人形
teddy-bear | ぬいぐるみ
paintbrush | 筆
skier | スキーヤー
bubble-tea | タピオカ
croissant | クロワッサン
meat-on-bone | 肉, ハム
rice-ball | 餅, おもち, おにぎり
nest-with-eggs | 鳥の巣
hammer | 工具
guitar | 楽器
t-shirt | 服, 洋服
soccer-ball | サッカーボール, スポーツ
hamburger | ハンバーガー, 食べ物
fork-and-knife | フォーク
brick | 煙突
person-lifting-weights | 力士, レスラー
doughnut | ドーナツ, チュロス
yarn | 毛糸, 編み物
old-woman | おばあちゃん, おばあさん
tooth | 入れ歯, 歯
fallen-leaf | 落ち葉
roll-of-paper | トイレットペーパー
`;
