/** Chinese: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | 朋友, 伙伴
neighbour | 邻居
family | 家人
child | 孩子, 小孩, 小朋友
fisherman | 渔夫, 渔民
patient | 病人, 患者
captain | 船长
sailor | 水手
driver | 司机
shopkeeper | 老板, 店主, 店员
villager | 村民
lifeguard | 救生员
owner | 主人
visitor | 客人, 游客
stranger | 陌生人
messenger | 信使
survivor | 幸存者
grandchild | 孙子, 孙女
mum | 妈妈
dad | 爸爸
people | 人们
piglet | 小猪
calf | 小牛
stork | 鹳
hornet | 马蜂, 黄蜂
locust | 蝗虫
heron | 白鹭
water | 水
smoke | 烟
shadow | 影子
wind | 风
rain | 雨, 雨水
storm | 暴风雨, 风暴
waterfall | 瀑布
wave | 海浪, 波浪
hill | 山坡, 小山
cave | 山洞, 洞穴
forest | 森林, 树林
meadow | 草地, 草原
field | 田地, 田野
swamp | 沼泽
mud | 泥巴
sand | 沙子
pond | 池塘
puddle | 水坑
cliff | 悬崖
shore | 岸边, 河岸, 海岸
sea | 大海, 海
river | 河, 河流, 小河
lake | 湖
mountain | 山
island | 岛, 小岛
street | 街道, 马路
farm | 农场
roof | 屋顶
station | 车站, 火车站
village | 村庄, 村子
city | 城市
base | 基地
playground | 游乐场
market | 市场
museum | 博物馆
restaurant | 餐厅, 饭馆
cellar | 地下室
tunnel | 隧道
stable | 马厩
burrow | 洞, 巢穴
beehive | 蜂巢, 蜂窝
anthill | 蚁穴
bin | 垃圾桶
shelf | 架子
well | 水井
paper | 纸, 废纸
carpet | 地毯
screw | 螺丝
hose | 水管
spring | 弹簧
plastic | 塑料
metal | 金属
block | 积木
cube | 立方体
number | 数字
word | 单词, 词语
question | 问题, 题目
letter | 字母
medicine | 药
domino | 多米诺
towel | 毛巾
wind turbine | 风力发电机
solar panel | 太阳能板
traffic light | 红绿灯
button | 纽扣
saw | 锯子
rifle | 步枪
crumb | 面包屑
pollution | 污染
darkness | 黑暗
throne | 王座
tray | 托盘
kitchen | 厨房
bathroom | 浴室, 卫生间
bedroom | 卧室
living room | 客厅
classroom | 教室
attic | 阁楼
`;
