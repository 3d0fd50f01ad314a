/** Chinese: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | 骑士, 战士, 勇士, 勇者
pirate | 海盗
viking | 维京人
samurai | 武士
gladiator | 角斗士, 斯巴达
archer | 弓箭手, 射手
soldier | 士兵, 军人
cowboy | 牛仔
dwarf | 矮人, 侏儒
gnome | 地精, 花园小矮人
scarecrow | 稻草人
mummy | 木乃伊
skeleton | 骷髅兵, 骷髅, 骨架
slime | 史莱姆
cave-goblin | 哥布林
orc | 兽人
golem | 石头人, 魔像, 石巨人
yeti | 雪怪, 雪人怪, 野人
cyclops | 独眼巨人
minotaur | 牛头人, 牛头怪
hydra | 九头蛇
kraken | 海怪, 北海巨妖
demon | 恶魔, 魔鬼
mech | 机甲, 机械怪, 机动战士
cyborg | 生化人, 半机械人
drone | 无人机
tank | 坦克
turret | 炮塔, 炮台
cannon | 大炮, 加农炮
catapult | 投石机, 投石车
starship | 飞船, 宇宙飞船, 太空船
starfighter | 战机, 战斗机, 星际战机
enemy-starship | 敌机, 敌舰, 外星飞船, 母舰
space-station | 空间站, 太空站
asteroid | 小行星
submarine | 潜水艇, 潜艇
pirate-ship | 海盗船
walrus | 海象
narwhal | 独角鲸
piranha | 食人鱼
capybara | 水豚, 卡皮巴拉
axolotl | 六角恐龙, 美西螈
treasure-chest | 宝箱, 宝藏, 宝物, 财宝, 宝贝
sword | 剑, 宝剑, 刀
spear | 长矛, 标枪, 鱼叉
flying-arrow | 箭
shuriken | 手里剑, 飞镖
spike-trap | 尖刺, 地刺, 刺
saw-blade | 圆锯, 电锯, 锯片
sea-mine | 地雷, 水雷
energy-orb | 能量球, 魔法球
portal | 传送门
lava | 岩浆, 熔岩
golf-ball | 高尔夫球
snowball | 雪球
ruby | 红宝石
emerald | 绿宝石, 祖母绿
diamond | 钻石
gold-bar | 金条, 金块, 金砖
potion | 药水, 魔药
cauldron | 大锅, 坩埚
crate | 木箱, 箱子
trampoline | 蹦床
laser-bolt | 激光
cannonball | 炮弹
blue-potion | 蓝药水, 蓝色药水
green-potion | 绿药水, 毒药
`;

export const commonThings = `
fridge | 冰箱, 冰柜
toaster | 烤面包机, 吐司机, 面包机
stove | 烤箱, 微波炉, 炉子, 灶台
washing-machine | 洗衣机, 洗碗机, 烘干机
vacuum-cleaner | 吸尘器, 扫地机器人
fire-hydrant | 消防栓
calculator | 计算器
pillow | 枕头, 抱枕, 靠垫, 被子
table | 桌子, 书桌
lighthouse | 灯塔
windmill | 风车, 磨坊
cheese-wheel | 奶酪轮
cheese-wedge | 马苏里拉, 芝士块
igloo | 冰屋, 雪屋
shovel | 铲子, 铁锹, 耙子, 锄头
traffic-cone | 路锥, 交通锥, 锥桶
barrel | 木桶, 桶
fence | 栅栏, 围栏, 篱笆, 跨栏
bush | 灌木, 灌木丛, 草丛
blender | 搅拌机, 榨汁机
pipe | 管道, 水管
surfboard | 冲浪板
mole | 地鼠, 鼹鼠
armadillo | 犰狳, 穿山甲
seahorse | 海马
starfish | 海星
dust-bunny | 灰尘, 尘土, 毛球, 脏东西
passenger | 乘客, 游客, 顾客, 行人, 客人, 旅客
postbox | 邮箱, 信箱, 邮筒
hole | 坑, 坑洞, 陷坑, 井盖
old-woman | 奶奶, 外婆, 老奶奶, 姥姥, 老太太
old-man | 爷爷, 外公, 老爷爷, 老头
woman | 妈妈, 母亲
man | 爸爸, 父亲
boy | 小男孩, 男孩, 孙子
girl | 小女孩, 女孩, 孙女
child | 小孩, 小朋友, 孩子
baby | 婴儿, 宝宝
person-juggling | 杂技演员, 杂耍
firefighter | 消防员
person-playing-handball | 守门员, 足球运动员
person-bouncing-ball | 篮球运动员
person-biking | 骑手, 外卖小哥, 快递员, 骑车的人
person-running | 跑步者, 运动员
person-surfing | 冲浪者
person-swimming | 潜水员, 游泳者
snowboarder | 滑雪板, 单板滑雪者
boxing-glove | 拳击手
martial-arts-uniform | 空手道高手, 武术家, 武林高手, 柔道选手
person-fencing | 剑客, 剑士
detective | 间谍, 特工, 侦探
office-worker | 上班族, 商人
postman | 邮递员
lawyer | 律师
cook | 店员
waiter | 服务员
baker | 面包师
butcher | 屠夫
plumber | 水管工
electrician | 电工
blacksmith | 铁匠
construction-worker | 伐木工
miner | 矿工
carpenter | 木匠
dentist | 牙医
vet | 兽医
singer | 歌手, 音乐家, 摇滚明星, 吉他手
person-with-veil | 新娘
person-beard | 原始人, 隐士, 和尚
squid | 克拉肯
snowman | 大脚怪
blackbird | 乌鸦, 喜鹊
bird | 鸽子, 海鸥, 麻雀, 燕子, 蜂鸟
lizard | 变色龙, 壁虎, 蜥蜴, 蝾螈
snake | 鳗鱼, 巨蟒, 蟒蛇
beaver | 鸭嘴兽
leopard | 猎豹, 美洲豹, 黑豹, 豹子, 豹
dolphin | 虎鲸, 白鲸
koala | 袋熊
monkey | 狐猴, 狒狒
cricket | 蚂蚱, 蝗虫, 螳螂, 蟋蟀
beetle | 跳蚤, 虱子
microbe | 细胞, 原子, 细菌
comet | 陨石, 火球, 流星
cyclone | 黑洞, 漩涡
milky-way | 银河, 星系
full-moon | 月亮, 满月
ice | 冰柱, 冰山, 浮冰, 冰锥
droplet | 雨滴, 水滴
oil-drum | 油桶, 油渍
pile-of-poo | 便便, 大便, 粑粑
mouse-trap | 捕鼠夹, 老鼠夹
goal-net | 网, 渔网, 球门
person-standing | 火柴人
knot | 绳子, 藤蔓
chains | 笼子, 锁链, 手铐
headstone | 墓碑, 坟墓
leaf-fluttering-in-wind | 树叶, 叶子, 叶
four-leaf-clover | 四叶草, 三叶草
herb | 青草, 杂草, 小草, 菠菜
wood | 树桩, 树枝, 木板, 木棍
blueberries | 蓝莓, 树莓, 覆盆子
tangerine | 橘子, 橙子, 柑橘, 柚子
glass-of-milk | 牛奶, 奶昔, 酸奶
cup-with-straw | 汽水, 可乐, 柠檬水, 饮料
hot-beverage | 杯子, 茶杯, 可可
curry-rice | 咖喱, 咖喱饭
falafel | 肉丸, 肉丸子
cookie | 马卡龙, 布朗尼
shortcake | 蛋糕块, 布丁, 提拉米苏
soft-ice-cream | 冰棍, 雪糕, 冰淇淋
ice | 豆腐
dumpling | 饺子, 包子, 馄饨, 小笼包, 汤包
leafy-green | 白菜, 生菜, 卷心菜, 泡菜, 包菜
leafy-green | 芥末
bento-box | 便当, 饭盒
steaming-bowl | 火锅, 粥, 碗
coconut | 椰枣, 红枣
rock | 煤, 煤炭, 煤块, 矿石, 石块
gem-stone | 宝石, 水晶
coin | 金币, 硬币, 钱, 金子
scroll | 卷轴, 羊皮纸, 秘籍
world-map | 地图, 藏宝图
chess-pawn | 国际象棋, 棋子
lollipop | 拐杖糖, 棒棒糖
triangular-flag | 旗子, 国旗, 旗帜, 小旗
sports-medal | 奖牌, 金牌
performing-arts | 面具
closed-umbrella | 收起的伞
puzzle-piece | 乐高, 积木, 拼图块
teddy-bear | 玩具, 毛绒玩具
television | 电视, 电视机, 显示器
camera | 摄像头, 照相机, 监控, 相机
joystick | 手柄, 游戏机
electric-plug | 电线, 插头, 充电器, 电缆
fire | 火焰, 火, 篝火, 大火, 火苗
light-bulb | 路灯, 吊灯, 电灯
kimono | 披风, 斗篷
shield | 盔甲, 铠甲
sewing-needle | 针, 钉子, 图钉
paintbrush | 画笔
artist-palette | 颜料, 油漆
broom | 扫帚, 扫把, 拖把
confetti-ball | 彩带, 圣诞球
seedling | 海草, 海带, 水草
canned-food | 罐头, 易拉罐, 罐子
bottle-with-popping-cork | 瓶子, 漂流瓶, 酒瓶
lotion-bottle | 番茄酱, 芥末酱, 蛋黄酱, 酱料, 喷雾, 杀虫剤
thong-sandal | 拖鞋, 凉鞋, 人字拖
rolled-up-newspaper | 报纸
shopping-cart | 手推车, 购物车, 矿车
police-officer | 警察, 警官, 保安
guard | 守卫, 卫兵, 哨兵, 看守
person-mage | 巫师, 法师, 魔法师, 男巫
skunk | 臭鼬, 负鼠
sloth | 食蚁兽, 貘
shark | 鳐鱼, 魔鬼鱼, 剑鱼
oyster | 贝壳肉, 蛤蜊, 扇贝, 生蚝
tropical-fish | 小丑鱼, 热带鱼
seal | 海狮, 海豹
house-with-garden | 狗窝, 鸡舍, 树屋, 鸡窝
slightly-smiling-face | 表情包, 笑脸
office-building | 摩天大楼, 高楼, 大楼
construction | 路障, 路障栏
delivery-truck | 垃圾车, 冰淇淋车, 货车
tractor | 收割机, 铲雪车, 扫雪车
flying-disc | 飞盘, 冰球
man | 主人
spaghetti | 千层面
office-worker | 上司, 老板
person-supervillain | 黑帮
princess | 白雪公主, 灰姑娘
`;

export const gameThings = `
mask:monster | 怪物, 怪兽, 妖怪, 魔物
microbe | 病毒, 细菌
person-zombie | 僵尸, 丧尸
ninja | 忍者, 刺客
guard | 守卫, 警卫, 保安
person-mage | 法师, 巫师, 魔法师
woman-mage | 女巫, 魔女
person-fairy | 精灵, 仙女, 小仙女
person-elf | 小精灵
person-with-crown | 国王, 女王, 皇帝
princess | 公主
prince | 王子
person-merpeople | 美人鱼, 人鱼
person-vampire | 吸血鬼
person-superhero | 超级英雄, 英雄
person-supervillain | 坏人, 小偷, 强盗, 反派, 盗贼, 土匪
ghost | 鬼, 幽灵, 鬼魂
detective | 侦探, 间谍, 探险家, 冒险家, 考古学家
hunter | 猎人
astronaut | 宇航员, 太空人, 航天员
cook | 厨师, 大厨
baker | 面包师
teacher | 老师, 教授
librarian | 图书管理员
office-worker | 上班族, 商人, 职员, 白领
farmer | 农夫, 农民
gardener | 园丁
shepherd | 牧羊人
mechanic | 修理工, 机械师
plumber | 水管工
construction-worker | 建筑工, 工人
miner | 矿工
police-officer | 警察, 警官, 警长
baby-angel | 天使
alien | 外星人
alien-monster | 入侵者, 太空入侵者
flying-saucer | 飞碟, 不明飞行物
comet | 陨石, 流星, 彗星
star | 星星, 星
ringed-planet | 行星, 星球, 土星
coin | 金币, 硬币, 金子, 黄金, 钱
gem-stone | 宝石, 水晶, 珠宝
key | 钥匙
red-heart | 爱心, 红心, 心
crown | 王冠, 皇冠
axe | 斧头, 斧子
dagger | 匕首
bow-and-arrow | 弓箭, 弓
sparkles | 魔法, 星尘
high-voltage | 闪电, 能量, 电, 雷电
fire | 火球, 火焰, 火, 火堆
bomb | 炸弹, 炸药
rock | 石头, 岩石, 巨石, 落石
cactus | 仙人掌
package | 盒子, 包裹, 纸箱, 货物
wrapped-gift | 礼物, 礼盒
brick | 砖块, 砖头, 墙
locked | 门, 大门
hamster | 豚鼠, 仓鼠
chipmunk | 松鼠
chestnut | 橡子, 坚果, 栗子, 核桃, 松果
seal | 海豹, 海狮
shark | 鲨鱼
mouse | 老鼠, 鼠, 小老鼠
cheese-wedge | 奶酪, 芝士, 乳酪
fish | 鱼, 小鱼, 鱼儿, 钓鱼
automobile | 汽车, 小汽车, 车, 车辆, 轿车
racing-car | 赛车, 跑车, 卡丁车
delivery-truck | 卡车, 货车
ship | 船, 轮船, 军舰
cloud | 云, 云朵, 白云
snowflake | 雪花
snowman | 雪人
white-circle | 珍珠, 泡泡
spiral-shell | 贝壳, 贝
jack-o-lantern | 南瓜
candy | 糖果, 糖
red-apple | 苹果, 水果
carrot | 胡萝卜, 萝卜, 蔬菜, 食材
strawberry | 草莓, 浆果, 莓果
mushroom | 蘑菇
hot-beverage | 咖啡, 茶, 咖啡杯
books | 书, 书本, 图书
bug | 毛毛虫, 书虫, 蜈蚣
worm | 蚯蚓, 虫子
lady-beetle | 瓢虫
honeybee | 蜜蜂, 黄蜂, 马蜂
honey-pot | 蜂蜜, 花蜜, 蜜
blossom | 花, 花朵, 鲜花
seedling | 种子, 植物, 幼苗, 嫩芽, 杂草
evergreen-tree | 树, 树木, 松树, 圆木
sheaf-of-rice | 干草, 稻草, 小麦, 干草堆, 麦子
broom | 吸尘器, 扫帚, 扫地机器人, 扫把
flashlight | 手电筒
basket | 篮子, 野餐篮, 竹篮
beach-with-umbrella | 遮阳伞, 太阳伞
coconut | 椰子, 椰枣
hot-pepper | 辣椒
pizza | 披萨, 比萨
chart-increasing | 股票, 图表, 股市
drop-of-blood | 血, 鲜血
baby-chick | 小鸡
chicken | 母鸡, 鸡
t-rex | 霸王龙, 恐龙, 暴龙
dragon | 龙, 巨龙, 恶龙, 小龙
cat | 猫, 猫咪, 小猫
dog | 狗, 小狗, 狗狗, 哈士奇
wolf | 狼, 大灰狼, 狼人
rabbit | 兔子, 小兔子, 兔, 小白兔
fox | 狐狸, 小狐狸
bear | 熊, 小熊, 大熊
frog | 青蛙, 蛙, 癞蛤蟆
snail | 蜗牛
bird | 鸟, 小鸟, 鸽子, 海鸥, 麻雀
snake | 蛇, 毒蛇
snow-capped-mountain | 山, 山峰, 高山
house | 家, 房子, 小屋, 回家
castle | 城堡, 宫殿, 塔, 要塞
fishing-pole | 鱼竿, 钓竿, 鱼钩
robot | 机器人
wheel | 轮胎, 车轮
leafy-green | 叶子, 树叶, 白菜, 菜叶, 生菜
bucket | 水桶, 桶, 垃圾
scorpion | 蝎子, 毒蝎
paw-prints | 动物, 小动物
musical-notes | 音符
santa-claus | 圣诞老人
eagle | 老鹰, 鹰, 秃鹰
owl | 猫头鹰
bat | 蝙蝠
spider | 蜘蛛
turtle | 乌龟, 海龟, 龟
horse | 马, 小马
monkey | 猴子, 小猴子
parrot | 鹦鹉, 巨嘴鸟
wood | 木头, 木桩, 原木
couch-and-lamp | 沙发, 家具
tanabata-tree | 竹子, 竹
cucumber | 黄瓜, 西葫芦
dumpling | 饺子, 包子, 馄饨
raccoon | 浣熊, 狸
hamster | 地鼠, 鼹鼠
hedgehog | 刺猬
canoe | 独木舟, 贡多拉, 木筏
cookie | 饼干, 姜饼
teapot | 茶壶
llama | 羊驼
dodo | 渡渡鸟, 鸵鸟
sauropod | 长颈龙, 三角龙
badger | 獾, 黄鼠狼, 雪貂, 狐獴
deer | 鹿, 驯鹿
flamingo | 火烈鸟, 鹤, 白鹭
hut | 小屋, 冰屋
ice | 冰块
butterfly | 蝴蝶, 蜻蜓, 飞蛾
lady-beetle | 萤火虫
red-paper-lantern | 灯笼
dango | 团子, 汤圆
fish | 金鱼, 锦鲤
cook | 寿司师傅, 糕点师
lotus | 荷叶, 荷花, 睡莲
brown-mushroom | 松露
delivery-truck | 搬家车, 货车
wastebasket | 垃圾桶
office-worker | 政客, 总统, 市长
anchor | 锚, 码头, 港口
balloon | 气球, 热气球, 飞艇
monkey | 孙悟空, 美猴王
steaming-bowl | 拉面, 面条
ogre | 食人魔
`;

export const everydayThings = `
egg | 鸡蛋, 蛋
cow | 奶牛, 牛
goose | 鹅
ewe | 绵羊, 羊
goat | 山羊
potato | 土豆
onion | 洋葱
pear | 梨子, 梨
peach | 桃子
tomato | 番茄, 西红柿
avocado | 牛油果
lion | 狮子
duck | 鸭子, 小鸭
crab | 螃蟹
whale | 鲸鱼
zebra | 斑马
kangaroo | 袋鼠
koala | 考拉
panda | 熊猫
camel | 骆驼
tiger | 老虎
elephant | 大象
hippopotamus | 河马
crocodile | 鳄鱼
swan | 天鹅
sunflower | 向日葵
rose | 玫瑰
pig | 猪, 小猪
rocket | 火箭
locomotive | 火车
birthday-cake | 蛋糕
bear | 熊, 小熊
mouse | 老鼠, 小老鼠
cat | 小猫, 猫咪
dog | 小狗, 狗狗
rabbit | 小兔子, 兔兔
fish | 小鱼
bird | 小鸟
beetle | 甲虫
fly | 苍蝇
spider | 小蜘蛛
ogre | 巨人, 巨魔
student | 学生, 小学生
health-worker | 医生, 护士
clown-face | 小丑
tractor | 挖掘机, 拖拉机
glasses | 眼镜
top-hat | 帽子
running-shoe | 鞋子, 鞋
socks | 袜子
light-bulb | 台灯, 灯泡
laptop | 电脑
mobile-phone | 手机, 电话
love-letter | 信, 信件
nesting-dolls | 娃娃, 洋娃娃
teddy-bear | 玩偶, 泰迪熊
paintbrush | 画笔, 刷子
skier | 滑雪者
bubble-tea | 奶茶, 珍珠奶茶
cheese-wedge | 奶酪, 芝士
croissant | 牛角包, 可颂
meat-on-bone | 肉, 火腿
rice-ball | 饭团, 年糕
nest-with-eggs | 鸟巢
hammer | 工具
guitar | 乐器
t-shirt | 衣服
soccer-ball | 足球, 运动
hamburger | 汉堡, 食物
fork-and-knife | 叉子
brick | 烟囱
person-lifting-weights | 摔跤手, 相扑选手
doughnut | 甜甜圈, 油条
yarn | 毛线, 毛线球
old-woman | 老奶奶, 奶奶
tooth | 假牙, 牙齿
fallen-leaf | 落叶
roll-of-paper | 卫生纸, 厕纸
`;
