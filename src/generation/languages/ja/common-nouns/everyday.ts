/** Japanese: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | お客さん, お客, お客様, 客
guest | 来客, ゲスト
boy | 少年, 男の子, 男子
girl | 少女, 女の子, 女子
man | 男性, おじさん
woman | 女性, おばさん
baby | 赤ちゃん, 赤ん坊, あかちゃん
grandmother | おばあちゃん, おばあさん, ばあちゃん, 祖母
grandfather | おじいちゃん, おじいさん, じいちゃん, 祖父
aunt | 叔母さん
uncle | 叔父さん
brother | お兄さん, お兄ちゃん, おにいちゃん, 弟
sister | お姉さん, お姉ちゃん, おねえちゃん, 妹
father-in-law | 義父, 義理の父, お義父さん
mother-in-law | 義母, 義理の母, お義母さん, 姑
brother-in-law | 義兄, 義弟
sister-in-law | 義姉, 義妹
cousin | いとこ, 従兄弟
nephew | 甥, 甥っ子
niece | 姪, 姪っ子
neighbour | 隣人, お隣さん
student | 生徒, 学生, 小学生, 中学生, 高校生
teacher | 先生, 教師, せんせい
postman | 郵便屋さん, 郵便配達員
plumber | 配管工, 水道屋
mechanic | 修理工, 整備士, 整備員
electrician | 電気工, 電気屋
bricklayer | 大工, 作業員, 左官
carpenter | 木工職人
gardener | 庭師, 植木屋
baker | パン職人
butcher | 肉屋
waiter | ウェイター, ウエイトレス, 店員
nurse | 看護師, 看護婦, ナース
doctor | 医者, お医者さん, 医師
dentist | 歯医者, 歯科医
hairdresser | 美容師, 床屋
cleaner | 清掃員, 掃除屋
courier | 配達員, 宅配便, 配達人, 運び屋
cyclist | 自転車乗り, サイクリスト
pedestrian | 歩行者, 通行人
tourist | 観光客, 旅行者, 旅人
cashier | レジ係
librarian | 司書, 図書館員
lawyer | 弁護士
goalkeeper | ゴールキーパー
footballer | サッカー選手
thief | 泥棒, どろぼう, 強盗, 怪盗, 盗賊
guard | 警備員, けいびいん, 門番, 見張り
hunter | 猟師, 狩人, ハンター
king | 王様, 国王, おうさま
queen | 女王, 女王様
magician | 魔法使い, 魔術師, 手品師
clown | ピエロ, 道化師
priest | お坊さん, 僧侶, 神主
warrior | 戦士, 勇士
bride | 花嫁
dancer | 踊り子, ダンサー
musician | 音楽家, 演奏家
wrestler | 力士, 相撲取り, レスラー
homework | 宿題, 夏休みの宿題
eraser | 消しゴム, けしゴム, けしごむ
ruler | 定規, ものさし
pencil | 鉛筆, えんぴつ
pen | ボールペン, 万年筆
notebook | ノート, 手帳
book | 絵本, 書籍
textbook | 教科書, 参考書
schoolbag | ランドセル, リュック
blackboard | 黒板
glue | のり瓶, 接着剤
chalk | チョーク
dictionary | 辞書, 辞典
pillow | 枕, まくら, クッション
blanket | 毛布, 布団, ふとん
bed | ベッド
chair | 椅子
table | テーブル, 机, ちゃぶ台
sofa | ソファ, ソファー
lamp | ランプ, 電球, 電灯
exit | 出口, でぐち, 非常口
window | 窓
mirror | 鏡, かがみ
vacuum cleaner | 掃除機, そうじき, ルンバ
washing machine | 洗濯機, せんたくき
fridge | 冷蔵庫, れいぞうこ
oven | オーブン, コンロ, かまど, 電子レンジ
bucket | バケツ, ばけつ
broom | ほうき, 箒
sponge | スポンジ
soap | 石鹸, 石けん, せっけん
toothbrush | 歯ブラシ
scissors | はさみ, ハサミ
needle | 縫い針
iron | アイロン
candle | ろうそく, ロウソク, キャンドル
vase | 花瓶
flowerpot | 植木鉢
key | 鍵
pot | 鍋
pan | フライパン
plate | お皿, 皿
bowl | お椀, どんぶり, 茶碗
cup | コップ, カップ, マグカップ, 湯のみ, 湯呑み
glass | グラス
spoon | スプーン
fork | フォーク
knife | 包丁, ナイフ
bottle | 瓶, ボトル
tin | 缶詰, 缶
jar | ジャム瓶, つぼ
basket | かご, 籠, カゴ, バスケット
kettle | やかん, 急須
groceries | 買い物袋, 食料品, 買い物かご
roll | ロールパン
bread | パン, 食パン
sandwich | サンドイッチ
pancake | ホットケーキ, パンケーキ, どら焼き
flour | 小麦粉
sugar | 砂糖, さとう
salt | 塩
butter | バター
sausage | ソーセージ, ウインナー
meat | お肉, 肉
soup | スープ, 味噌汁
pasta | パスタ, 焼きそば, ナポリタン
rice | ご飯, ごはん, お米
dough | パン生地
cake | ケーキ
pie | アップルパイ
chocolate | チョコレート, チョコ
sweets | お菓子, あめ玉, キャンディー, 飴
ice cream | アイスクリーム, アイス
jam | いちごジャム
cheese | チーズ
milk | 牛乳, ミルク
juice | ジュース
tea | お茶
coffee | コーヒー
egg | 卵, たまご, タマゴ
fries | フライドポテト
biscuit | クッキー, ビスケット
fruit | 果物, くだもの, フルーツ
vegetable | 野菜, やさい
plum | 梅, プラム, 梅干し
raspberry | ラズベリー
cabbage | キャベツ
beetroot | ビーツ
pumpkin | かぼちゃ, カボチャ
cucumber | きゅうり, キュウリ
pea | えんどう豆
bean | 豆, 大豆
nut | 木の実, どんぐり, くるみ
seed | 種, タネ
wheat | 小麦, 稲, 稲穂
hay | 干し草
hammer | ハンマー, 金づち, トンカチ
saw | のこぎり, ノコギリ
spanner | スパナ, レンチ
screwdriver | ドライバー工具
shovel | スコップ, シャベル
rake | 熊手
ladder | はしご, ハシゴ, 脚立
rope | ロープ, 縄
pipe | パイプ, 配管
tap | 蛇口
drop | しずく, 水滴, 雨粒
brick | レンガ, れんが
plank | 木の板
stump | 切り株, 丸太
tyre | タイヤ, 車輪
scooter | キックボード
motorcycle | バイク, オートバイ
moped | 原付, スクーター
bicycle | 自転車, じてんしゃ
tram | 路面電車
minibus | マイクロバス
van | バン車, 軽トラ
lorry | トラック, とらっく, ダンプカー
digger | ショベルカー, ブルドーザー
ambulance | 救急車, きゅうきゅうしゃ
pushchair | ベビーカー
boat | ボート, 小舟, ヨット
raft | いかだ, イカダ
shirt | シャツ, Tシャツ, セーター
jacket | 上着, ジャケット, コート
trousers | ズボン
dress | ドレス, スカート, ワンピース
shoe | 靴, 上履き
boot | 長靴, ブーツ
sock | 靴下, くつした
glove | 手袋, てぶくろ
scarf | マフラー
hat | 帽子, ぼうし
cap | 野球帽
glasses | 眼鏡, めがね, メガネ
laundry | 洗濯物, 服
bakery | パン屋さん, 洋菓子店
supermarket | スーパー, スーパーマーケット
pharmacy | 薬局
office | オフィス
bridge | 橋, 吊り橋
tower | 塔, タワー
gate | 門, 城門
stairs | 階段, かいだん
lift | エレベーター
swimming pool | プール
garage | ガレージ, 車庫
tent | テント
tooth | 歯, 虫歯
bone | 骨
brain | 脳
snowman | 雪だるま
hail | 雹, あられ
lightning | 雷, かみなり, 稲妻
leaf | 葉っぱ, はっぱ, 落ち葉
branch | 枝, 木の枝
stone | 石, 岩, 小石
pothole | 落とし穴, 穴ぼこ
grass | 草, 芝生
fly | ハエ
mosquito | 蚊
wasp | スズメバチ, すずめばち
caterpillar | いも虫, イモムシ, 毛虫
beetle | カブトムシ, クワガタ, くわがた, かぶとむし
moth | 蛾
crow | カラス, からす
pigeon | 鳩, ハト
seagull | カモメ, かもめ
sparrow | スズメ, すずめ, 雀
dinosaur | 恐竜, きょうりゅう
dragon | ドラゴン, 竜
puppy | 子犬, こいぬ
kitten | 子猫, こねこ
balloon | 風船, ふうせん
kite | 凧
doll | お人形, 人形
teddy bear | ぬいぐるみ
toy | おもちゃ, 玩具
dice | サイコロ, さいころ
gift | プレゼント, 贈り物
parcel | 荷物, 小包, 段ボール, 宅配物
envelope | 封筒
newspaper | 新聞, しんぶん
map | 地図
ticket | 切符, きっぷ, チケット
coin | コイン, 硬貨, 小判
money | お金, おかね
wallet | 財布, さいふ
suitcase | スーツケース, 旅行かばん
bag | かばん, カバン, バッグ
umbrella | 傘
computer | パソコン, ノートパソコン
battery | 電池, 乾電池
cable | ケーブル
rubbish | ゴミ, ごみ, ごみ箱, ゴミ箱
box | 箱
crate | 木箱
fence | 柵, フェンス
net | ネット網, 虫取り網
dust | ホコリ, 埃
slingshot | パチンコ玉鉄砲
pill | 錠剤, 飲み薬
syringe | 注射器, 注射
plaster | 絆創膏, ばんそうこう
virus | ウイルス, ばい菌
snake | 蛇, ヘビ
drum | 太鼓, ドラム
piano | ピアノ
whistle | 笛, ホイッスル
magnet | 磁石
wallpaper | 壁紙
petal | 花びら
sled | ソリ
treasure | 宝物, お宝, たからもの
sword | 剣, 刀
chimney | 煙突
sheet of paper | 紙切れ, コピー用紙, 画用紙
chick | ひよこ, ヒヨコ
wand | 魔法の杖
ghost | おばけ, お化け, 幽霊
marble | ビー玉
secretary | 秘書
colleague | 同僚
shop assistant | 売り子
mayor | 市長
engineer | 技師, エンジニア
miner | 鉱夫, 炭鉱夫
shepherd | 羊飼い, ひつじかい
beekeeper | 養蜂家
scientist | 科学者, 博士
programmer | プログラマー
vet | 獣医
surgeon | 外科医
pharmacist | 薬剤師
burglar | 泥棒
spy | スパイ
police officer | 警察官, おまわりさん
firefighter | 消防士, しょうぼうし
swimmer | 水泳選手
climber | 登山家, クライマー
surfer | サーファー
skier | スキーヤー
bridegroom | 花婿
toddler | 幼児, よちよち歩きの子
prisoner | 囚人
referee | 審判
coach | コーチ, 監督
train conductor | 車掌, 運転士
tailor | 仕立て屋
blacksmith | 鍛冶屋
potter | 陶芸家
scout | ボーイスカウト
twin | 双子
actor | 俳優, 女優
photographer | カメラマン
journalist | 記者
monk | 修行僧
bartender | バーテンダー, バリスタ
babysitter | ベビーシッター, 子守さん
hare | 野うさぎ, のうさぎ
lamb | 子羊, こひつじ
pony | 子馬, ポニー
bull | 雄牛, 闘牛
goldfish | 金魚, きんぎょ
carp | 鯉, 鮭, まぐろ, いわし
toad | ひきがえる, おたまじゃくし
earthworm | みみず
grasshopper | バッタ, キリギリス
ladybird | てんとう虫, てんとうむし
flea | ノミ, ダニ
slug | なめくじ, かたつむり
guinea pig | モルモット
canary | インコ, カナリア
duckling | あひる, カルガモ
woodpecker | つばめ, きつつき, うぐいす
hawk | はやぶさ, とんび, はげたか
mule | ロバ, ラバ
reindeer | トナカイ, 小鹿
hen | めんどり, ニワトリ
seashell | 貝殻, かいがら
honey | 蜂蜜, はちみつ
muffin | カップケーキ, 饅頭
dumpling | 餃子, ギョウザ, シュウマイ
stew | 鍋物, カレー, 肉じゃが, おでん
noodle soup | ラーメン, うどん, みそしる
flatbread | ナン, お好み焼き
fritter | ドーナツ, たい焼き, たこ焼き
kebab | 焼き鳥, 串焼き, ケバブ
rice ball | おにぎり, おむすび
loaf | メロンパン, あんぱん
salad | サラダ, レタス
spinach | ほうれん草, 白菜, ねぎ
courgette | ズッキーニ
apricot | あんず
berry | ブルーベリー, きのみ
lemonade | レモネード, サイダー, コーラ
beer | ビール
wine | ワイン
ham | ハム, ベーコン
steak | ステーキ, とんかつ, ハンバーグ
wardrobe | 押し入れ, たんす, 戸棚
drawer | 引き出し
curtain | カーテン
armchair | 肘掛け椅子
bench | ベンチ
cot | マットレス
bed sheet | シーツ
sink | 流し台, 洗面台
tablecloth | テーブルクロス, ナプキン
mop | モップ
rag | ぞうきん, ちりとり
clothes peg | ハンガー
lid | 鍋のふた, 水差し
chopping board | まな板, 泡立て器
microwave | オーブンレンジ
ceiling fan | 扇風機, ストーブ, こたつ
remote control | リモコン
apron | エプロン
crayon | クレヨン, 色鉛筆
paint | 絵の具, ペンキ
sticker | シール, 切手
folder | 書類, ファイル
hole punch | ホッチキス
invoice | 領収書, 請求書, レシート
document | 申請書
diploma | 賞状, 巻物, まきもの
painting | 絵画
nails | 釘, ペンチ, ドリル
wheelbarrow | 手押し車, 荷車
lawnmower | 芝刈り機
watering can | じょうろ
hoe | 鍬, 鎌
weed | 雑草
hedge | 生け垣, 茂み, しげみ
fir | 松, 杉, もみの木
oak | 樫, 柳, 梅の木
daisy | たんぽぽ, すみれ, 菜の花, あじさい
mushroom | きのこ, 松茸, しいたけ
corn | とうもろこし
acorn | ヘーゼルナッツ
garbage truck | ゴミ収集車
bulldozer | フォークリフト
crane | クレーン
caravan | キャンピングカー
carriage | 馬車
railway wagon | 車両, 貨車
rowing boat | 手こぎボート, カヌー
fishing boat | 漁船, 貨物船
pavement | 歩道
zebra crossing | 横断歩道
street lamp | 電柱, でんちゅう
road sign | 看板
kiosk | 売店, お店
café | 喫茶店, 食堂, 居酒屋
barn | 納屋, 鶏小屋, 犬小屋
greenhouse | 温室, 畑, はたけ
prison | 牢屋, 刑務所
palace | 宮殿, 砦, すなの城
skyscraper | 高層ビル, マンション, 市役所
skirt | スカート
sweater | ブラウス
slippers | スリッパ, 下駄, ぞうり
pyjamas | パジャマ, 浴衣
belt | ベルト
necklace | ネックレス, 腕輪, イヤリング
nappy | おむつ, おしゃぶり
lantern | 提灯, ちょうちん
firecracker | 爆竹, 線香花火
bauble | クリスマス飾り, 飾り
easter egg | イースターエッグ
spinning top | コマ, 縄跳び, けん玉
swing | ブランコ, シーソー, 砂場
puppet | 操り人形, こけし, だるま
racket | ラケット
puck | パック, ダーツ
bowling pin | ボウリングのピン
harp | 琴, 三味線, 尺八, ハープ
stretcher | 担架, 点滴
germ | 細菌, バイキン
icicle | つらら, 氷山, 流氷
spark | 火花, 灰
coal | 石炭, 炭
firewood | 薪, まるた
pearl | 真珠
seaweed | 海藻, わかめ, 昆布
trap | 罠
binoculars | 双眼鏡
matchstick | マッチ棒, ライター
torch | 懐中電灯, かいちゅうでんとう
robot | ロボット
elf | 妖精, 小人, こびと
`;
