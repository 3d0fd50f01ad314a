/** Chinese: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | 摊位, 货摊, 水果摊, 菜摊, 摊子, 市场摊位
stapler | 订书机, 钉书机
speed-bump | 减速带, 减速坎
sugar-cube | 方糖
flying-carpet | 飞毯, 魔毯, 飞天毯
bottle-cap | 瓶盖
dam | 水坝, 大坝, 堤坝
oar | 船桨, 桨
toothpick | 牙签
rice-cooker | 电饭锅, 电饭煲
rubber-stamp | 印章, 橡皮章, 图章
glass-bottle | 玻璃瓶
plastic-bottle | 塑料瓶, 矿泉水瓶, 水瓶
sprinkler | 洒水器, 喷灌器, 喷水器
sandbag | 沙袋, 沙包
cash-register | 收银机, 收银台, 收款机
rolling-pin | 擀面杖
gong | 铜锣, 锣
clog | 木鞋, 木屐
minaret | 宣礼塔
banana-peel | 香蕉皮
skittle | 保龄球瓶
tin-can | 易拉罐, 铁罐, 空罐子
rubber-duck | 小黄鸭, 橡皮鸭, 橡皮鸭子
drill | 电钻
turnip | 芜菁, 大头菜
escalator | 自动扶梯, 扶梯, 手扶电梯
bell-tower | 钟楼
bookshelf | 书架, 书柜
fly-swatter | 苍蝇拍
crater | 陨石坑, 环形山, 弹坑
millstone | 磨盘, 石磨
ladle | 汤勺, 长柄勺
washboard | 搓衣板, 洗衣板
reef | 珊瑚礁, 礁石
cinnamon | 肉桂, 桂皮
windsock | 风向袋
oxygen-tank | 氧气瓶, 氧气罐
note | 便利贴, 便签, 便条
tile | 瓷砖, 地砖
sack | 麻袋, 布袋, 米袋
drain | 下水道口, 排水口, 井盖
clothes-peg | 晾衣夹, 衣夹, 衣服夹子
watering-can | 洒水壶, 浇水壶, 喷壶
street-lamp | 路灯
road-sign | 路牌, 交通标志, 路标
hair-dryer | 吹风机, 电吹风
roof-tile | 瓦片, 屋瓦
pallet | 木托盘, 货物托盘, 栈板
guava | 番石榴, 芭乐
sea-urchin | 海胆
steering-wheel | 方向盘
lighthouse-keeper | 灯塔看守人, 灯塔守护人, 灯塔管理员
lock-keeper | 船闸管理员, 水闸管理员
bridge-keeper | 守桥人, 桥梁管理员
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | 水
wind | 风
sand | 沙子
smoke | 烟
mud | 泥
paper | 纸
plastic | 塑料
`;
