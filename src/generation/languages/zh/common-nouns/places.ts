/** Chinese: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | 三轮车, 黄包车, 人力车
hoverboard | 电动滑板车, 平衡车
longboard | 滑板
tow truck | 翻斗车, 拖车, 搅拌车
forklift | 压路机, 铲车
fire truck | 消防车
tugboat | 拖船, 驳船, 救生艇, 货船
vaporetto | 轮渡
rowboat | 脚踏船
handcart | 推车, 独轮车
tricycle | 三轮童车, 独轮自行车, 山地车
railway track | 道岔, 铁路道口, 铁路
market stall | 鱼店, 花店, 玩具店
granary | 粮仓, 猪圈, 牛棚, 锯木厂, 水车, 瞭望塔, 电话亭, 收费站, 岗亭
paddock | 护栏, 栏杆
pier | 栈桥, 水闸, 吊桥, 人行天桥, 防波堤
kindergarten | 幼儿园, 托儿所
courthouse | 市政厅, 法院, 议会, 大使馆, 陵墓
rock pool | 泻湖, 小溪, 溪流, 间歇泉, 峡谷, 沙丘, 流沙, 雪崩, 暗礁, 潮水, 露水, 海湾, 山谷
rice paddy | 稻田, 水田, 葡萄园, 玉米地, 麦田, 花坛
bouquet | 捧花
lilac | 兰花, 水仙, 康乃馨, 薰衣草, 雏菊, 桃花, 油菜花, 桂花
maple tree | 苹果树, 梨树, 白桦树, 枫树, 槐树, 银杏树, 梧桐树, 榕树
spruce | 云杉, 柏树, 冷杉, 雪松
palm | 椰子树, 椰树, 枣椰树
bramble | 树丛, 荆棘, 树篱
`;
