/** Chinese: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const commonNouns = `
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
lamp | 台灯, 灯泡, 路灯
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
tin | 罐头, 易拉罐
jar | 罐子, 坛子
basket | 篮子, 菜篮子
kettle | 水壶, 茶壶
groceries | 食材, 年货
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
`;
