/** Chinese: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | 插座, 插线板, 充电线, 排插
router | 路由器, 调制解调器, 芯片, 电路板, 保险丝, 恒温器, 优盘, 硬盘
nut and bolt | 铆钉, 螺丝钉
conveyor belt | 货板, 传送带, 集装箱, 脚手架, 钢梁, 杠杆, 滑轮
toolbox | 工具箱
clamp | 铁砧, 台钳
power drill | 凿子, 砂纸, 镊子, 撬棍, 卷尺, 抹刀
plunger | 马桶搋, 皮搋子
skein | 毛线团, 线团
bobbin | 缝衣线, 棉线
baby bottle | 奶瓶
clay pot | 陶罐, 瓦罐, 水缸, 瓷器, 瓷瓶
oil lamp | 油灯, 煤油灯, 酥油灯
quilt | 毛毯, 睡袋, 棉被
dishwasher | 洗衣机
hair dryer | 空调, 缝纫机, 咖啡机, 自动售货机, 门铃
sieve | 刨丝器, 筛子, 漏斗, 开瓶器, 开罐器, 削皮刀, 胡桃夹子, 研钵, 锅铲, 饭勺
comb | 棉签, 梳子, 牙膏, 发梳, 牙线, 洗发水, 湿巾, 纸巾, 毛巾架
scouring pad | 百洁布, 丝瓜络
dumpster | 垃圾箱, 垃圾袋, 分类垃圾桶
fire extinguisher | 灭火器
feather duster | 鸡毛掸子, 蚊帐, 蚊香, 漂白剂, 洗衣粉, 晾衣绳, 门垫
balcony | 阳台, 阁楼, 露台, 窗台, 更衣室
roof tile | 排水管, 壁炉
castanets | 响板, 铃鼓, 木琴, 鲁特琴, 钹, 双簧管, 竖笛, 葫芦丝, 马头琴, 唢呐, 古琴, 八音盒
flute | 笛子, 竹笛
accordion | 手风琴
conga | 腰鼓, 架子鼓, 手鼓
trombone | 长号, 圆号, 号角
ukulele | 尤克里里, 贝斯, 月琴
viola | 中提琴, 大提琴, 低音提琴
folding fan | 团扇, 芭蕉扇, 蒲扇
chess piece | 国际象棋棋子, 小兵棋, 跳棋子
rocking horse | 木马, 玩具屋, 橡皮泥, 纸飞机, 纸船, 水气球, 雪花球, 千纸鹤
shuttlecock | 羽毛球拍
ping-pong ball | 乒乓球拍
baseball bat | 棒球棒, 球棒, 棒球棍
hockey stick | 曲棍球棍, 冰球杆
dumbbell | 哑铃, 杠铃, 跑步机, 高尔夫球杆, 台球杆, 跳板, 平衡木, 接力棒, 瑜伽垫
butterfly net | 网兜, 捞网, 抄网
playing card | 扑克牌, 纸牌, 大王牌, 一副牌
email | 邮件, 垃圾邮件
keyboard | 打字机
printer | 复印机, 扫描仪
pencil case | 铅笔盒, 卷笔刀, 修正液, 荧光笔, 量角器, 三角板, 成绩单, 课程表, 漫画书, 公告栏
rain boots | 雨靴, 胶靴, 长靴, 雨鞋
sneakers | 球鞋
raincoat | 风衣, 马甲, 卫衣, 浴袍
shawl | 披肩, 丝巾
sun hat | 草帽, 遮阳帽, 斗笠
helmet | 头盔, 钢盔
`;
