/** Chinese: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | 顾客, 客户, 食客, 乘客
guest | 客人, 来宾
boy | 男孩, 小男孩
girl | 女孩, 小女孩, 姑娘
man | 男人, 大叔
woman | 女人, 大妈
baby | 婴儿
grandmother | 奶奶, 外婆, 姥姥, 老奶奶, 婆婆
grandfather | 爷爷, 外公, 姥爷, 老爷爷
aunt | 阿姨, 姑姑
uncle | 叔叔, 舅舅
brother | 哥哥, 弟弟
sister | 姐姐, 妹妹
father-in-law | 岳父, 公公, 继父
mother-in-law | 岳母, 丈母娘, 继母
brother-in-law | 姐夫, 妹夫, 小舅子
sister-in-law | 嫂子, 小姨子
cousin | 表哥, 表弟, 堂哥, 堂弟
nephew | 侄子, 外甥
niece | 侄女, 外甥女
neighbour | 邻居
student | 学生, 小学生
teacher | 老师, 教师, 班主任
postman | 邮递员, 邮差
plumber | 水管工
mechanic | 修理工, 机械师, 维修工
electrician | 电工
bricklayer | 建筑工人, 泥瓦匠, 瓦匠, 民工
carpenter | 木匠
gardener | 园丁
baker | 面包师, 糕点师
butcher | 屠夫
waiter | 服务员, 店小二, 店员
nurse | 护士
doctor | 医生, 大夫, 郎中
dentist | 牙医
hairdresser | 理发师
cleaner | 清洁工, 环卫工, 保洁阿姨
courier | 快递员, 外卖小哥, 外卖员, 骑手
cyclist | 骑车人
pedestrian | 行人, 路人
tourist | 游客, 旅客
cashier | 收银员
librarian | 图书管理员
lawyer | 律师
goalkeeper | 守门员, 门将
footballer | 足球运动员
thief | 小偷, 盗贼, 强盗, 土匪, 贼
guard | 保安, 守卫, 卫兵, 保镖
hunter | 猎人
king | 国王, 皇帝
queen | 王后, 女王, 皇后
magician | 魔法师, 魔术师, 法师
clown | 小丑
priest | 和尚, 道士, 牧师
warrior | 战士, 勇士, 武士
bride | 新娘
dancer | 舞者, 舞蹈演员
musician | 乐师, 音乐家
wrestler | 摔跤手
homework | 作业, 家庭作业, 作业本
eraser | 橡皮, 橡皮擦
ruler | 尺子, 直尺
pencil | 铅笔
pen | 钢笔, 圆珠笔
notebook | 笔记本, 本子, 练习本
book | 书本, 书籍
textbook | 课本, 教科书
schoolbag | 书包
blackboard | 黑板
glue | 胶水
chalk | 粉笔
dictionary | 词典, 字典
pillow | 枕头, 抱枕
blanket | 被子, 毯子
bed | 床, 床铺
chair | 椅子, 凳子, 板凳
table | 桌子, 课桌
sofa | 沙发
lamp | 台灯, 灯泡
exit | 出口, 大门口
window | 窗户, 窗子
mirror | 镜子, 铜镜
vacuum cleaner | 吸尘器, 扫地机器人
washing machine | 洗衣机
fridge | 冰箱
oven | 烤箱, 炉子, 灶台, 微波炉
bucket | 水桶, 桶
broom | 扫帚, 扫把, 拖把
sponge | 海绵
soap | 肥皂, 香皂
toothbrush | 牙刷
scissors | 剪刀
needle | 缝衣针
iron | 熨斗
candle | 蜡烛
vase | 花瓶
flowerpot | 花盆, 盆栽
key | 钥匙
pot | 锅, 铁锅, 火锅
pan | 平底锅, 炒锅
plate | 盘子, 碟子
bowl | 碗, 饭碗
cup | 杯子, 茶杯
glass | 玻璃杯
spoon | 勺子
fork | 叉子
knife | 菜刀, 刀子
bottle | 瓶子, 酒瓶
tin | 罐头
jar | 罐子, 坛子
basket | 篮子, 菜篮子
kettle | 水壶, 茶壶
groceries | 杂货, 年货
roll | 馒头, 花卷
bread | 面包, 吐司
sandwich | 三明治, 肉夹馍
pancake | 煎饼, 烙饼, 薄饼
flour | 面粉
sugar | 白糖, 砂糖
salt | 食盐
butter | 黄油
sausage | 香肠, 火腿肠
meat | 肉, 猪肉
soup | 汤, 羹
pasta | 面条, 意大利面
rice | 米饭, 大米
dough | 面团
cake | 蛋糕
pie | 馅饼
chocolate | 巧克力
sweets | 糖果, 糖葫芦
ice cream | 冰淇淋, 冰激凌, 雪糕
jam | 果酱
cheese | 奶酪
milk | 牛奶
juice | 果汁
tea | 茶叶, 热茶
coffee | 咖啡
egg | 鸡蛋, 蛋
fries | 薯条
biscuit | 饼干, 曲奇
fruit | 水果, 果子
vegetable | 蔬菜, 青菜
plum | 李子, 梅子
raspberry | 树莓
cabbage | 白菜, 卷心菜
beetroot | 甜菜
pumpkin | 南瓜
cucumber | 黄瓜
pea | 豌豆
bean | 豆子, 黄豆
nut | 坚果, 核桃, 松果
seed | 种子
wheat | 小麦, 麦子, 稻谷
hay | 干草, 稻草
hammer | 锤子
saw | 锯子
spanner | 扳手
screwdriver | 螺丝刀
shovel | 铲子, 铁锹
rake | 耙子
ladder | 梯子
rope | 绳子, 绳索
pipe | 管子, 水管
tap | 水龙头
drop | 水滴, 雨滴, 水珠
brick | 砖头, 砖块
plank | 木板
stump | 树桩, 木桩, 圆木
tyre | 轮胎, 车轮
scooter | 滑板车
motorcycle | 摩托车, 摩托
moped | 电动车, 电瓶车
bicycle | 自行车, 单车
tram | 有轨电车
minibus | 面包车, 小巴
van | 货车
lorry | 卡车, 垃圾车
digger | 挖掘机, 推土机
ambulance | 救护车
pushchair | 婴儿车
boat | 小船, 帆船, 渔船
raft | 木筏, 竹筏
shirt | 衬衫, T恤, 毛衣
jacket | 外套, 夹克, 大衣
trousers | 裤子
dress | 裙子, 连衣裙
shoe | 鞋子, 鞋, 拖鞋
boot | 靴子
sock | 袜子
glove | 手套
scarf | 围巾
hat | 帽子
cap | 鸭舌帽
glasses | 眼镜
laundry | 衣服, 脏衣服
bakery | 面包店, 蛋糕店
supermarket | 超市
pharmacy | 药店
office | 办公室
bridge | 桥, 小桥
tower | 塔楼, 宝塔
gate | 大门, 城门
stairs | 楼梯, 台阶
lift | 电梯
swimming pool | 游泳池, 泳池
garage | 车库
tent | 帐篷
tooth | 牙齿, 蛀牙
bone | 骨头
brain | 大脑, 脑子
snowman | 雪人
hail | 冰雹
lightning | 闪电, 雷电
leaf | 树叶, 叶子, 落叶
branch | 树枝
stone | 石头, 石块
pothole | 坑洞, 水坑
grass | 草地, 小草, 杂草
fly | 苍蝇
mosquito | 蚊子
wasp | 黄蜂, 马蜂
caterpillar | 毛毛虫, 毛虫
beetle | 甲虫
moth | 飞蛾
crow | 乌鸦
pigeon | 鸽子
seagull | 海鸥
sparrow | 麻雀
dinosaur | 恐龙
dragon | 巨龙
puppy | 小狗, 幼犬
kitten | 小猫, 猫咪
balloon | 气球
kite | 风筝
doll | 洋娃娃, 布娃娃, 娃娃
teddy bear | 玩具熊, 泰迪熊
toy | 玩具
dice | 骰子
gift | 礼物, 礼盒
parcel | 包裹, 快递, 外卖
envelope | 信封
newspaper | 报纸
map | 藏宝图
ticket | 车票, 门票
coin | 硬币, 金币, 铜钱
money | 钱, 钞票
wallet | 钱包
suitcase | 行李箱, 旅行箱
bag | 包包, 手提包
umbrella | 雨伞, 伞
computer | 电脑
battery | 电池
cable | 电线, 数据线
rubbish | 垃圾, 垃圾桶, 废纸
box | 盒子, 纸箱
crate | 木箱
fence | 篱笆, 栅栏, 围栏
net | 渔网, 捕虫网
dust | 灰尘, 尘土
slingshot | 弹弓
pill | 药片, 药丸
syringe | 注射器, 针筒
plaster | 创可贴
virus | 病毒
snake | 蛇, 毒蛇
drum | 鼓, 大鼓
piano | 钢琴
whistle | 哨子, 口哨
magnet | 磁铁
wallpaper | 墙纸
petal | 花瓣
sled | 雪橇
treasure | 宝藏, 财宝, 宝物, 宝箱
sword | 宝剑, 长剑
chimney | 烟囱
sheet of paper | 纸张, 纸片
chick | 小鸡
wand | 魔杖
ghost | 鬼魂, 幽灵, 鬼
marble | 弹珠, 玻璃珠, 彈珠
secretary | 秘书
colleague | 同事
shop assistant | 售货员
mayor | 市长
engineer | 工程师
miner | 矿工
shepherd | 牧羊人, 牧童
beekeeper | 养蜂人
scientist | 科学家
programmer | 程序员
vet | 兽医
surgeon | 外科医生
pharmacist | 药剂师
burglar | 窃贼
spy | 间谍
police officer | 警察, 交警
firefighter | 消防员
swimmer | 游泳运动员
climber | 登山者
surfer | 冲浪者
skier | 滑雪者
bridegroom | 新郎
toddler | 幼儿, 宝宝
prisoner | 囚犯
referee | 裁判
coach | 教练
train conductor | 列车员, 检票员
tailor | 裁缝
blacksmith | 铁匠
potter | 陶艺师
scout | 童子军
twin | 双胞胎
actor | 演员
photographer | 摄影师
journalist | 记者
monk | 尼姑
bartender | 调酒师, 咖啡师
babysitter | 保姆
hare | 野兔, 兔子
lamb | 小羊, 羊羔
pony | 小马, 马驹
bull | 公牛, 斗牛
goldfish | 金鱼
carp | 鲤鱼, 三文鱼, 鲈鱼
toad | 蟾蜍, 癞蛤蟆, 蝌蚪
earthworm | 蚯蚓, 虫子
grasshopper | 蚱蜢, 蟋蟀, 蝗虫
ladybird | 瓢虫
flea | 跳蚤, 虱子
slug | 蛞蝓, 蜗牛, 鼻涕虫
guinea pig | 豚鼠, 仓鼠
canary | 鹦鹉, 金丝雀
duckling | 小鸭子, 鸭子
woodpecker | 燕子, 啄木鸟, 布谷鸟, 喜鹊
hawk | 老鹰, 猎鹰, 秃鹫
mule | 驴子, 毛驴, 骡子
reindeer | 驯鹿, 小鹿, 鹿
hen | 母鸡, 老母鸡
seashell | 贝壳, 海螺, 蛤蜊
honey | 蜂蜜
muffin | 纸杯蛋糕, 蛋挞
dumpling | 饺子, 馄饨, 包子, 小笼包
stew | 咖喱, 炖菜
noodle soup | 拉面, 米线, 螺蛳粉
flatbread | 烧饼, 馕, 葱油饼
fritter | 甜甜圈, 油条, 麻花
kebab | 羊肉串, 煎饼果子, 烤串
rice ball | 粽子, 饭团, 汤圆, 年糕
loaf | 月饼
salad | 沙拉, 生菜, 凉菜
spinach | 菠菜, 韭菜, 大葱
courgette | 西葫芦, 丝瓜
apricot | 杏子, 桃子
berry | 蓝莓, 桑葚, 浆果
lemonade | 柠檬水, 汽水, 可乐, 酸梅汤
beer | 啤酒
wine | 葡萄酒, 红酒
ham | 火腿, 腊肉, 培根
steak | 牛排, 红烧肉, 排骨
wardrobe | 衣柜, 柜子
drawer | 抽屉
curtain | 窗帘
armchair | 扶手椅, 沙发椅
bench | 长椅
cot | 床垫, 摇篮
bed sheet | 床单
sink | 水槽, 洗手池
tablecloth | 桌布, 餐巾
mop | 拖把
rag | 抹布, 簸箕
clothes peg | 衣架
lid | 锅盖
chopping board | 砧板, 菜板
microwave | 电磁炉
ceiling fan | 风扇, 暖气
remote control | 遥控器
apron | 围裙
crayon | 蜡笔, 彩笔
paint | 颜料, 油漆桶
sticker | 贴纸, 邮票
folder | 文件夹, 公文
hole punch | 订书机
invoice | 发票, 账单
document | 文件
diploma | 奖状, 卷轴
painting | 油画
nails | 钉子, 钳子
wheelbarrow | 手推车, 板车
lawnmower | 割草机
watering can | 洒水壶
hoe | 锄头, 镰刀
weed | 野草
hedge | 灌木, 草丛
fir | 松树, 杉树
oak | 柳树, 橡树, 桃树
daisy | 蒲公英, 牡丹, 菊花, 荷花, 茉莉花
mushroom | 蘑菇, 香菇
corn | 玉米, 苞米
acorn | 橡果, 橡子, 栗子
garbage truck | 渣土车
bulldozer | 叉车, 拖拉机
crane | 起重机, 吊车
caravan | 房车
carriage | 马车
railway wagon | 车厢
rowing boat | 独木舟, 皮划艇, 龙舟
fishing boat | 货轮
pavement | 人行道
zebra crossing | 斑马线
street lamp | 电线杆
road sign | 路牌
kiosk | 小卖部, 小摊, 杂货店
café | 咖啡馆, 食堂, 奶茶店, 茶馆
barn | 谷仓, 鸡窝, 鸡笼, 羊圈, 狗窝
greenhouse | 温室, 菜地
prison | 监狱, 牢房
palace | 宫殿, 城堡, 堡垒, 沙堡
skyscraper | 摩天大楼, 大厦, 公寓
skirt | 礼服裙
sweater | 汗衫
slippers | 布鞋
pyjamas | 睡衣
belt | 腰带, 皮带
necklace | 项链, 手镯, 耳环
nappy | 尿布, 奶嘴
lantern | 灯笼, 孔明灯, 花灯
firecracker | 鞭炮, 爆竹
bauble | 彩灯, 窗花, 春联
easter egg | 复活节彩蛋
spinning top | 陀螺, 跳绳, 毽子, 拨浪鼓
swing | 秋千, 跷跷板, 沙坑
puppet | 木偶, 皮影
racket | 球拍
puck | 冰球, 飞镖
bowling pin | 保龄球瓶
harp | 古筝, 二胡, 竖琴, 琵琶
stretcher | 担架, 吊瓶
germ | 细菌, 病菌
icicle | 冰柱, 冰山, 冰块
spark | 火花, 火星子, 灰烬
coal | 煤炭, 煤块
firewood | 木柴, 木头, 原木
pearl | 珍珠
seaweed | 海带, 海藻
trap | 陷阱, 捕鼠夹
binoculars | 望远镜
matchstick | 火柴, 打火机
torch | 手电筒
robot | 机器人
elf | 精灵, 小矮人, 土地公
`;
