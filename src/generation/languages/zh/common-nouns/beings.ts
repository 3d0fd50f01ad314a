/** Chinese: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | 弗拉门戈舞者, 芭蕾舞者
bridesmaid | 伴娘
angler | 钓鱼人, 船夫, 摆渡人
gondolier | 贡多拉船夫, 划船手
lumberjack | 樵夫, 砍柴人
foreman | 电焊工
sculptor | 雕塑家, 画师, 涂鸦艺术家
astronomer | 化学家, 生物学家
hacker | 黑客, 主播
caretaker | 校工, 锁匠, 技术员
confectioner | 厨师长, 服务生, 伙计
optician | 助产士, 眼科医生, 急救员, 医护人员
receptionist | 公务员
croupier | 荷官, 拍卖师
linesman | 裁判员, 边裁
striker | 前锋, 后卫
bowler | 击球手, 投手, 击球员
tennis player | 网球运动员, 网球选手
golfer | 高尔夫球手
gymnast | 体操运动员, 啦啦队员
weightlifter | 大力士
sprinter | 短跑运动员
ice skater | 花样滑冰选手, 滑冰者
juggler | 杂耍艺人, 杂耍演员
street musician | 小提琴手, 钢琴家, 乐手, 鼓手
shepherdess | 牧民, 果农
cameraman | 摄像师, 摄影师傅
film director | 编剧, 诗人, 作家, 导演
magistrate | 公证人
constable | 城管
bouncer | 门卫, 更夫
pickpocket | 扒手, 走私犯, 劫匪, 偷猎者
stepsister | 表妹, 表姐, 堂妹, 堂姐, 小姑娘
stepbrother | 小伙子
godmother | 婶婶, 舅妈, 姨妈
godfather | 伯伯, 姑父, 房东
great-grandma | 曾祖母
great-grandpa | 老大爷
teenager | 青少年, 室友
duchess | 公爵夫人, 女皇
emperor | 苏丹, 法老, 皇上
jester | 哑剧演员, 弄臣
bullfighter | 斗牛士, 扫烟囱工人
cosmonaut | 宇航员
airman | 空姐, 乘务员, 机长
squire | 侠客, 大侠
nomad | 乞丐, 孤儿, 租客, 小贩, 流浪汉
street sweeper | 女仆, 管家, 保洁员
taxi driver | 公交司机, 卡车司机, 火车司机
usher | 导游, 售票员, 讲解员, 行李员
cobbler | 鞋匠, 织工, 钟表匠, 花匠, 珠宝商, 陶匠
orchestra | 球迷
djinn | 灯神
troll | 山怪
leshy | 山鬼, 牛头马面
kappa | 年兽, 麒麟, 狮鹫, 貔貅, 饕餮, 狐狸精
baba yaga | 巫婆, 算命先生
tooth fairy | 牙仙, 花仙子
selkie | 鲛人
kobold | 小妖, 小妖怪
leprechaun | 地精侏儒
reaper | 死神, 白骨精, 黑白无常
wraith | 女鬼
ghoul | 活死人
antelope | 羚羊, 麋鹿
lynx | 猞猁
jackal | 豺狼, 鬣狗
sheepdog | 柴犬, 牧羊犬, 看门狗
tabby | 喵星人, 流浪猫, 橘猫
pullet | 珍珠鸡
cockerel | 大公鸡
quail | 鹌鹑, 云雀
pelican | 鹈鹕, 仙鹤, 丹顶鹤, 苍鹭
jay | 八哥
budgie | 虎皮鹦鹉, 金刚鹦鹉
osprey | 雄鹰, 鹫
catfish | 鲶鱼, 鲭鱼, 鳕鱼, 沙丁鱼, 金枪鱼, 鳟鱼, 草鱼, 带鱼
moray eel | 小蛇, 海鳗
porpoise | 江豚
stingray | 大白鲨
sea anemone | 海葵, 海参, 水蛭, 蚂蟥, 浮游生物
prawn | 小龙虾, 对虾, 虾米, 大虾
cockle | 贻贝, 河蚌
cuttlefish | 鱿鱼
dragonfly | 蝶
firefly | 七星瓢虫
weevil | 蜱虫, 蚜虫, 独角仙, 屎壳郎, 象鼻虫
gnat | 小蚊子, 蠓虫, 大蚊子
roach | 蟑螂
millipede | 蚕宝宝, 马陆, 幼虫, 尺蠖
stick insect | 知了, 蝉, 竹节虫
vole | 田鼠
stoat | 水貂, 貂
guanaco | 草泥马, 大羊驼
cassowary | 鸸鹋, 食火鸡
pterodactyl | 翼龙, 喷火龙, 飞龙
stegosaur | 剑龙
`;
