/** Japanese: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | 友達, 友だち, ともだち, 仲間
neighbour | 隣人, 近所の人
family | 家族
child | 子供, 子ども, こども
fisherman | 漁師, 釣り人
patient | 患者
captain | 船長
sailor | 船乗り
driver | 運転手
shopkeeper | 店主, 店員, 店長
villager | 村人
lifeguard | ライフセーバー
owner | 飼い主, 持ち主
visitor | 客, お客さん, 観光客
stranger | よそ者
messenger | 使者, 伝令
survivor | 生存者
grandchild | 孫
mum | お母さん, ママ
dad | お父さん, パパ
people | 人々
piglet | 子豚, 子ブタ
calf | 子牛
stork | コウノトリ
hornet | スズメバチ
locust | バッタ, イナゴ
heron | サギ
water | 水
smoke | 煙, けむり
shadow | 影
wind | 風
rain | 雨
storm | 嵐
waterfall | 滝
wave | 波
hill | 丘
cave | 洞窟
forest | 森
meadow | 草原, 野原
field | 畑
swamp | 沼
mud | 泥
sand | 砂
pond | 池
puddle | 水たまり
cliff | 崖
shore | 岸, 海岸
sea | 海
river | 川
lake | 湖
mountain | 山
island | 島
street | 道路, 通り
farm | 牧場, 農場
roof | 屋根
station | 駅
village | 村
city | 街, 町
base | 基地
playground | 公園, 遊び場
market | 市場
museum | 博物館
restaurant | レストラン
cellar | 地下室
tunnel | トンネル
stable | 馬小屋
burrow | 巣穴, 巣
beehive | 蜂の巣
anthill | 蟻塚
bin | ゴミ箱, ごみ箱
shelf | 棚
well | 井戸
paper | 紙
carpet | 絨毯, カーペット
screw | ネジ
hose | ホース
spring | バネ
plastic | プラスチック
metal | 金属
block | ブロック
cube | キューブ, 立方体
number | 数字
word | 単語, 言葉
question | 問題, 質問
letter | 文字
medicine | 薬
domino | ドミノ
towel | タオル
wind turbine | 風車
solar panel | ソーラーパネル
traffic light | 信号機
button | ボタン
saw | のこぎり
rifle | ライフル
crumb | パンくず
pollution | 汚染
darkness | 闇, 暗闇
throne | 玉座
tray | お盆
kitchen | 台所, キッチン
bathroom | 浴室, お風呂場
bedroom | 寝室
living room | リビング, 居間
classroom | 教室
attic | 屋根裏, 屋根裏部屋
`;
