/** Chinese: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | 小面包
croissant | 牛角包
bagel | 贝果
meatballs | 鱼丸, 丸子, 狮子头
samosa | 春卷, 锅贴, 烧卖
crepe | 手抓饼, 松饼
taco | 玉米片
burrito | 肉夹馍卷
hamburgers | 汉堡
wurst | 腊肠, 烤肠
drumstick | 鸡翅, 烤鸡
roast | 猪蹄, 烤肉
skewer | 肉串
borscht | 稀饭, 方便面, 牛肉面, 米粉, 麻辣烫
biryani | 炒饭, 盖饭, 卤肉饭, 蛋炒饭
lasagne | 通心粉, 炒面
sashimi | 生鱼片, 寿司卷
tempura | 天妇罗
potato wedge | 薯片, 炸薯条
gingerbread man | 姜饼人, 桃酥, 月饼饼干
profiterole | 泡芙, 麦芬, 小蛋糕
strudel | 派饼, 蛋黄酥
cheesecake | 蛋糕切片, 芝士蛋糕, 千层蛋糕
pudding | 果冻, 双皮奶, 豆腐脑
sherbet | 绵绵冰
ice lolly | 甜筒
toffee | 太妃糖, 大白兔奶糖, 麦芽糖
praline | 巧克力豆
gherkin | 苦瓜, 酸黄瓜
asparagus | 芦笋
cauliflower | 花菜
turnip | 白萝卜, 小萝卜
squash | 南瓜
lentil | 红豆, 绿豆, 毛豆, 鹰嘴豆
cashew | 开心果, 榛子, 松子
peanut | 花生米
papaya | 石榴, 柿子, 荔枝, 榴莲, 木瓜, 山竹, 龙眼, 火龙果, 杨桃, 无花果, 百香果
cherry | 车厘子
cornflakes | 麦片, 玉米糊
yogurt | 豆浆, 奶油, 优酸乳
cider | 雪碧, 冰红茶, 凉茶
cheddar | 奶酪
spices | 香料, 香草, 调料, 酱油, 豆瓣酱
`;
