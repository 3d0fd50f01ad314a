/** Chinese: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | 太空, 宇宙, 银河, 月球, 火星, 星际, 星球, 外太空
theme ice | 冰, 雪, 冬天, 北极, 南极, 冰雪, 圣诞, 冰川, 雪地, 冬季, 雪山, 圣诞节
theme forest | 森林, 秋天, 树林, 公园, 林中, 丛林小屋, 童话, 山林
theme ocean | 海底, 海洋, 大海, 海里, 水下, 深海, 珊瑚, 水族馆, 湖, 河, 池塘, 海底世界, 河流, 海中, 威尼斯
theme desert | 沙漠, 埃及, 金字塔, 法老, 西部, 绿洲, 大漠
theme city | 城市, 都市, 大楼, 摩天大楼, 办公室, 马路, 公路, 屋顶, 医院, 车站, 超市
theme castle | 城堡, 中世纪, 王国, 骑士, 魔幻, 宫殿, 地牢, 奇幻, 神庙, 魔法世界, 古代, 王宫
theme candy | 糖果, 巧克力, 蛋糕, 甜品, 甜点, 冰淇淋, 彩虹, 饼干, 糖果世界, 甜甜圈
theme haunted | 废弃的房子, 废弃医院, 荒宅, 废墟
theme haunted | 鬼屋, 万圣节, 幽灵, 墓地, 吸血鬼, 僵尸, 女巫, 恐怖, 闹鬼, 南瓜, 丧尸, 骷髅, 古堡
theme farm | 农场, 牧场, 田野, 拖拉机, 农田, 田园, 菜地
theme jungle | 丛林, 雨林, 热带雨林, 非洲, 草原, 恐龙, 侏罗纪, 竹林, 动物园, 史前, 热带
theme beach | 海滩, 沙滩, 海岛, 岛, 海盗, 夏天, 夏日, 海边, 荒岛, 热带岛屿
theme volcano | 火山, 岩浆, 熔岩, 地狱, 火焰山
theme garden | 花园, 花, 花丛, 春天, 菜园, 草地, 樱花, 后院, 昆虫, 院子
theme kitchen | 厨房, 餐厅, 披萨, 面包店, 做菜, 美食, 寿司, 咖啡馆, 饭店, 食物, 餐馆, 烹饪
theme school | 学校, 教室, 图书馆, 老师, 大学, 作业, 书, 实验室, 课堂, 考试
theme cyberpunk | 赛博朋克, 霓虹, 未来, 机器人, 黑客, 科幻, 工厂, 电子, 霓虹灯, 夜店, 迪斯科
theme sky | 天空, 云, 云朵, 飞机, 气球, 鸟, 空中, 云端, 山, 高山, 热气球
theme cave | 洞穴, 山洞, 矿山, 地下, 矿井, 隧道, 宝石, 宝藏, 矿洞, 矿工, 下水道
theme toys | 玩具, 娃娃, 泰迪熊, 马戏团, 游乐园, 生日, 积木
theme home | 家里, 在家, 家中, 屋子, 屋里, 屋子里, 房子, 房子里, 公寓, 客厅, 卧室, 房间, 浴室, 洗手间, 阁楼, 地下室, 走廊, 奶奶家, 外婆家, 沙发, 地毯, 吸尘器, 家务, 家具, 洗衣服, 枕头, 打扫卫生
theme village | 村, 村子, 村庄, 乡村, 小镇, 镇上, 小城, 街, 街上, 街道, 小巷, 巷子, 社区, 小区, 邻居, 邻里, 广场, 集市, 菜市场, 市场, 庙会, 赶集, 教堂, 钟楼, 邮递员, 老街
theme sports | 体育, 体育场, 运动场, 操场, 足球场, 足球, 篮球场, 篮球, 排球, 网球, 网球场, 羽毛球, 棒球, 球场, 体育馆, 健身房, 运动会, 体育课, 田径, 跑道, 奥运会, 奥运, 世界杯, 马拉松, 点球, 教练, 看台, 体操
time night | 夜晚, 晚上, 午夜, 深夜, 夜里, 月光, 黑暗, 夜空
time dawn | 黎明, 日出, 早晨, 清晨, 早上
time dusk | 黄昏, 日落, 傍晚, 夕阳
time day | 白天, 晴天, 中午, 阳光, 晴朗
weather snow | 雪, 下雪, 暴风雪, 圣诞, 冬天
weather rain | 雨, 下雨, 暴风雨, 雷雨, 雨天
weather leaves | 秋天, 落叶, 枫叶
weather petals | 樱花, 花瓣, 春天
weather fog | 雾, 迷雾, 大雾
weather embers | 岩浆, 火山, 灰烬
weather bubbles | 海底, 水下, 气泡, 深海
weather stars | 星空, 太空, 银河, 宇宙
mood cheerful | 可爱, 快乐, 欢乐, 有趣, 搞笑, 欢快, 好玩, 萌, 开心, 轻快
mood calm | 放松, 轻松, 休闲, 治愈, 平静, 宁静, 安静, 温馨, 悠闲, 舒缓, 解压
mood tense | 紧张, 刺激, 激烈, 惊险, 危险, 生存, 硬核
mood spooky | 恐怖, 诡异, 阴森, 惊悚, 可怕, 万圣节, 吓人
mood epic | 史诗, 英雄, 传奇, 冒险, 战争, 宏大, 传说
mood melancholy | 悲伤, 孤独, 忧郁, 怀旧, 思念, 离别, 寂寞, 伤感, 难过
difficulty easy | 简单, 容易, 儿童, 不要太难, 不太难, 入门, 轻松, 小朋友, 幼儿
difficulty hard | 困难, 很难, 高难度, 挑战性, 地狱模式, 超难, 难度高
difficulty easy | 别太强, 不要太强, 别太厉害, 不要太厉害, 别太难, 别太聪明, 让我赢
difficulty hard | 难一点, 要很强, 强一点
difficulty easy | 新手, 初学者, 不用太难, 别弄太难
difficulty hard | 高级难度, 特别难, 非常难, 越难越好
colour #e53935 | 红色, 红, 大红
colour #fb8c00 | 橙色, 橘色
colour #fdd835 | 黄色, 金色
colour #43a047 | 绿色
colour #00acc1 | 青色, 青绿色
colour #1e88e5 | 蓝色
colour #8e24aa | 紫色
colour #ec407a | 粉色, 粉红色, 粉红
look warm | 暖色
look pastel | 粉彩, 柔和
look neon | 霓虹, 荧光
look muted | 灰色, 黑白, 单色
style flat | 扁平风格, 扁平化, 极简, 简约, 卡通风格
style pixel | 像素, 像素风, 像素画, 像素风格, 8位, 16位, 复古, 怀旧, 老式
style noir | 黑白, 黑白风格, 单色, 黑色电影, 黑白电影
style paper | 剪纸, 纸片, 纸艺, 折纸, 纸做的, 绘本, 故事书, 图画书, 手绘, 手绘风格, 水彩, 拼贴
`;
