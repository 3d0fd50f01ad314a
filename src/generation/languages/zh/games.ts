/** Names of games in Chinese, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | 平台跳跃游戏, 平台跳跃, 横版过关
shmup | 太空射击游戏, 飞行射击, 打飞机, 飞机大战
arena | 竞技场战斗, 竞技场
breakout | 打砖块
snake | 贪吃蛇, 贪食蛇
runner | 无尽跑酷, 跑酷游戏, 跑酷
flappy | 飞行游戏
match3 | 三消游戏, 消消乐, 三消
sokoban | 推箱子
maze | 迷宫游戏, 走迷宫
tower_defense | 塔防游戏, 塔防
racing | 赛车游戏, 赛车
memory | 记忆翻牌游戏, 记忆游戏, 翻牌配对, 记忆翻牌
quiz | 问答游戏, 知识问答, 答题游戏, 猜灯谜, 猜谜语, 猜谜, 脑筋急转弯
aim_physics | 瞄准游戏
reaction | 反应游戏
rhythm | 节奏游戏, 音乐游戏, 音游
clicker | 点击游戏
catcher | 接物游戏, 接水果
crossing | 过马路游戏, 过马路
duel | 对战游戏
falling_blocks | 下落方块游戏, 下落方块, 跳跃的方块
farm_sim | 农场游戏, 种田游戏, 偷菜
chess | 国际象棋
checkers | 国际跳棋, 西洋跳棋
chinese_checkers | 跳棋
tic_tac_toe | 井字棋, 圈圈叉叉, 井字游戏
connect_four | 四子棋, 四子连线
gomoku | 五子棋
go | 围棋
reversi | 黑白棋, 翻转棋
shogi | 日本将棋, 将棋
xiangqi | 中国象棋, 象棋
nine_mens_morris | 九子棋
backgammon | 西洋双陆棋, 双陆棋, 双陆, 巴加门
battleship | 海战棋, 战舰游戏, 海战游戏
ludo | 飞行棋
snakes_and_ladders | 蛇梯棋, 蛇与梯子
mancala | 播棋, 非洲棋
crazy_eights | 疯狂八点, 疯狂八
spades | 黑桃王
hearts | 红心大战, 拱猪
whist | 惠斯特, 惠斯特牌
trick_taking | 吃墩牌, 吃墩游戏, 赢墩
uno | 优诺, 优诺牌, UNO牌, uno牌
dominoes | 多米诺骨牌, 骨牌, 骨牌游戏, 接龙骨牌, 骨牌接龙
partner_dominoes | 双人组队骨牌, 组队多米诺, 骨牌双打
block_dominoes | 不摸牌骨牌, 不补牌多米诺
mahjong_solitaire | 麻将, 麻将连连看
dots_and_boxes | 点格棋
rock_paper_scissors | 石头剪刀布, 猜拳, 剪刀石头布
dice_game | 骰子游戏, 掷骰子
bingo | 宾果
board_game | 桌游, 棋盘游戏, 桌面游戏
solitaire | 纸牌接龙, 空当接龙纸牌, 接龙纸牌
spider_solitaire | 蜘蛛纸牌
freecell | 空当接龙
blackjack | 二十一点, 21点, 黑杰克
poker | 扑克, 德州扑克, 扑克牌
rummy | 拉米牌
durak | 杜拉克
old_maid | 抽鬼牌, 抽乌龟
card_battler | 卡牌对战, 集换式卡牌, 卡牌构筑, 炉石传说, 杀戮尖塔, 卡牌游戏
card_game | 纸牌游戏
slot_machine | 老虎机
roulette | 轮盘赌, 轮盘
casino | 赌场游戏
guess_word | 猜词, 猜词游戏
hangman | 猜单词, 吊死鬼猜词, 上吊小人
word_search | 找单词, 单词搜索
crossword | 填字游戏, 纵横字谜
anagram | 字母重组, 拼字谜
word_chain | 词语接龙, 成语接龙, 成语填空
typing_game | 打字游戏, 打字练习
spelling_game | 拼写游戏, 拼单词
sudoku | 数独
minesweeper | 扫雷
nonogram | 数织, 数图
kakuro | 数和
maths_game | 数学游戏, 口算, 乘法口诀, 九九乘法表, 24点, 二十四点, 算24, 算二十四点
guess_the_number | 猜数字
fifteen_puzzle | 数字华容道, 华容道, 滑块拼图, 滑动拼图
lights_out | 点灯游戏, 关灯游戏, 熄灯游戏, ~关灯
rubiks_cube | 魔方
jigsaw | 拼图游戏, 拼图, 拼图碎片, 拼图块
spot_the_difference | 找不同, 找茬, 大家来找茬
hidden_objects | 寻物游戏, 找东西, 找物品
bubble_shooter | 泡泡龙, 泡泡射击
merge_game | 合成游戏
tower_stacking | 叠高楼, 叠塔, 盖楼游戏, 堆塔
marble_run | 弹珠轨道, 滚珠轨道
ball_maze | 滚球迷宫
pipe_puzzle | 接水管, 水管工拼图, 水管游戏, 管道游戏, 管道拼图, 水管拼图, 管道连接, 连接水管, 连接管道, 转水管, 水管工游戏, 接管道, 通水管游戏, 管道工游戏
circuit_puzzle | 电路拼图, 接电线游戏, 连接电线, 电路游戏, 接电路, 电线拼图
connect_the_dots | 连点成画, 连线画
tower_of_hanoi | 汉诺塔, 河内塔
water_sort | 倒水排序, 水排序
tangram | 七巧板
simon_says | 西蒙说, 老师说, 西蒙游戏, 记忆顺序游戏
escape_room | 密室逃脱, 逃出密室
logic_puzzle | 逻辑谜题, 逻辑游戏
air_hockey | 桌上冰球, 空气曲棍球
pinball | 弹珠台, 弹球机
io_game | io游戏
whack_a_mole | 打地鼠
claw_machine | 抓娃娃机, 抓娃娃, 夹娃娃
shooting_gallery | 打靶, 射击场
fishing_game | 钓鱼游戏, 钓鱼, 捕鱼达人, 捕鱼
balloon_popping | 戳气球, 打气球
dodgeball | 躲避球, 丢沙包, 砸沙包, 扔沙包
metroidvania | 银河恶魔城
fps | 第一人称射击游戏, 第一人称射击
battle_royale | 大逃杀, 吃鸡, 绝地求生, 和平精英
sniper_game | 狙击游戏
tank_battle | 坦克大战, 坦克对战, 坦克对决
boss_rush | Boss连战, 头目连战, boss战
roguelike | 肉鸽, 肉鸽游戏, 类rogue
beat_em_up | 清版动作游戏, 横版格斗
artillery_game | 炮击游戏, 弹弹堂
rpg | 角色扮演游戏, 角色扮演
social_deduction | 狼人杀
dungeon_crawler | 地牢探险, 地牢游戏
text_adventure | 文字冒险游戏, 文字冒险
visual_novel | 视觉小说
interactive_story | 互动故事, 互动小说
point_and_click | 点击解谜冒险, 点击冒险
dating_sim | 恋爱模拟, 恋爱游戏, 乙女游戏
detective_game | 侦探游戏, 推理游戏, 剧本杀
horror_game | 恐怖游戏
walking_simulator | 步行模拟
rts | 即时战略, 即时战略游戏, 策略游戏, 红色警戒, 星际争霸
turn_based_strategy | 回合制策略, 战棋, 回合制战略
auto_battler | 自走棋
moba | MOBA, 王者荣耀, 英雄联盟
city_builder | 城市建造游戏, 建造城市, 城市建设
tycoon | 大亨游戏, 经营游戏, 模拟经营游戏
idle_game | 放置游戏, 挂机游戏
life_simulator | 人生模拟器, 模拟人生器
virtual_pet | 电子宠物, 虚拟宠物, 养宠物, 照顾宠物, 宠物照顾游戏
cooking_game | 做饭游戏, 烹饪游戏
restaurant_game | 餐厅游戏, 披萨店游戏
dress_up | 换装游戏, 换装, 打扮游戏, 装扮游戏, 穿搭游戏
makeup_game | 化妆游戏
colouring_game | 涂色游戏, 填色游戏
drawing_game | 画画游戏
music_maker | 音乐制作
shop_simulator | 开店游戏, 超市游戏, 商店模拟
hospital_game | 医院游戏, 医生游戏, 牙医游戏
flight_simulator | 飞行模拟器, 模拟飞行
truck_simulator | 卡车模拟器, 驾驶模拟
train_game | 火车游戏, 火车模拟
parking_game | 停车游戏
factory_game | 工厂游戏
god_game | 上帝模拟游戏
sandbox | 沙盒游戏, 沙盒, 物理沙盒
sand_simulator | 沙子模拟, 落沙
obby | 跑酷障碍赛
survival_crafting | 生存建造游戏
mining_game | 挖矿游戏, 挖矿
football | 足球, 足球游戏
penalty_shootout | 点球大战, 点球, 罚点球
basketball | 篮球, 投篮, 罚球
bowling | 保龄球
pool | 台球, 桌球, 斯诺克
mini_golf | 迷你高尔夫
golf | 高尔夫
darts | 飞镖, ~飞镖, 飞镖游戏
archery | 射箭
slingshot | 弹弓游戏, 弹弓
curling | 冰壶
shuffleboard | 沙狐球
tennis | 网球
table_tennis | 乒乓球
badminton | 羽毛球
volleyball | 排球
baseball | 棒球
ice_hockey | 冰球
american_football | 美式橄榄球, 橄榄球
rugby | 英式橄榄球
handball | 手球
boxing | 拳击
sumo | 相扑
wrestling | 摔跤
arm_wrestling | 掰手腕
tug_of_war | 拔河
fencing | 击剑
skateboarding | 滑板游戏, ~滑板
skiing | 滑雪
snowboarding | 单板滑雪
surfing | 冲浪
athletics | 田径, 奥运会
swimming_race | 游泳比赛
cycling_race | 自行车比赛
horse_race | 赛马
motorbike_race | 摩托车比赛, 摩托车赛
fighting_game | 格斗游戏
karaoke | 卡拉OK
piano_game | 钢琴游戏, 别踩白块
millionaire | 百万富翁问答, 谁想成为百万富翁
flag_quiz | 猜国旗, 国旗问答
guess_who | 猜猜我是谁
twenty_questions | 二十问, 网络天才
wheel_of_fortune | 幸运转盘, 大转盘
truth_or_dare | 真心话大冒险
party_game | 派对游戏
hide_and_seek | 捉迷藏, 躲猫猫
tag_game | 捉人游戏, 抓人游戏
egg_hunt | 找彩蛋, 寻宝游戏
mmo | 大型多人在线游戏, 网游, 魔兽世界
vr_game | VR游戏
open_world | 开放世界游戏, 开放世界
space_simulator | 太空模拟
tetris | 俄罗斯方块
suika_game | 合成大西瓜, 大西瓜
merge_drop | 掉落合成, 合成水果, 水果合成
pac_man | 吃豆人
bomberman | 炸弹人, 泡泡堂
frogger | 青蛙过河
crossy_road | 天天过马路
super_mario | 超级马里奥, 马里奥, 超级玛丽
sonic | 索尼克
space_invaders | 太空侵略者
galaga | 小蜜蜂, ~小蜜蜂
contra | 魂斗罗
minecraft | 我的世界
terraria | 泰拉瑞亚
angry_birds | 愤怒的小鸟
plants_vs_zombies | 植物大战僵尸
bloons | 保卫萝卜, 气球塔防
fruit_ninja | 水果忍者
subway_surfers | 地铁跑酷
temple_run | 神庙逃亡
cookie_clicker | 无尽的饼干
stardew_valley | 星露谷物语, 星露谷
farmville | 开心农场, QQ农场
the_sims | 模拟人生
animal_crossing | 动物森友会, 动森
flappy_bird | 像素鸟, 飞扬的小鸟, 笨鸟先飞
doodle_jump | 涂鸦跳跃
mario_kart | 马里奥赛车, 跑跑卡丁车
candy_crush | 糖果传奇, 开心消消乐
vampire_survivors | 吸血鬼幸存者
zuma | 祖玛
monopoly | 大富翁, ~大富翁
gold_miner | 黄金矿工
brawl_stars | 荒野乱斗
clash_of_clans | 部落冲突
clash_royale | 皇室战争
pokemon | 宝可梦, 神奇宝贝
zelda | 塞尔达传说, 塞尔达
gta | 侠盗猎车手
piano_tiles | 别踩白块儿, 节奏大师
taiko | 太鼓达人
worms | 百战天虫
street_fighter | 街霸, 街头霸王, 拳皇
agar_io | 球球大作战
slither_io | 贪吃蛇大作战
jenga | 叠叠乐, 层层叠, 叠叠高
among_us | 太空狼人杀
fall_guys | 糖豆人
fnaf | 玩具熊的五夜后宫
dark_souls | 黑暗之魂, 艾尔登法环
fireboy_and_watergirl | 森林冰火人
sorting_game | 垃圾分类游戏, 垃圾分类, 分类游戏
ordering_game | 排序游戏, 按顺序排列, 正确的顺序
petanque | 法式滚球, 地滚球
stealth_game | 潜行游戏, 潜入游戏
timing_game | 把握时机游戏, 时机游戏
trading_game | 贸易游戏, 跑商游戏, 经商游戏
feeding_game | 喂食游戏
collecting_game | 收集游戏
chase_game | 追逐游戏
throwing_game | 投掷游戏, 扔东西游戏
dodge_game | 躲避游戏, 闪避游戏, 躲避类游戏
eating_game | 吞噬游戏
guard_game | 守护游戏, 看守游戏
herding_game | 牧羊游戏
cleaning_game | 清洁游戏, 打扫游戏, 大扫除游戏
firefighting | 消防游戏, 灭火游戏, 消防员游戏
lighting_game | 点灯笼游戏, 点亮灯笼游戏
delivery_game | 送货游戏, 快递游戏
rescue_game | 救援游戏, 营救游戏
carrom | 康乐棋
yut_nori | 尤茨游戏
janggi | 朝鲜象棋
peg_solitaire | 孔明棋, 独立钻石
stratego | 军棋, 陆战棋
taboo | 你画我猜, 你比我猜
shell_game | 三仙归洞, 猜杯子
scratch_card | 刮刮乐
bridge_cards | 桥牌
canasta | 加纳斯塔
dou_dizhu | 斗地主, 掼蛋, 升级拖拉机, 锄大地, 争上游, 干瞪眼
president_cards | 大老二, 跑得快
war_cards | 拉大车, 抽乌龟比大小
cheat_cards | 吹牛, 吹牛骰子
pyramid_solitaire | 金字塔纸牌
bulls_and_cows | 猜数字 1A2B, 1A2B
onet | 连连看, 羊了个羊
same_game | 消灭星星
threes | 小三传奇
bridge_building | 造桥, 建桥
plague_inc | 瘟疫公司
feeding_frenzy | 大鱼吃小鱼
brain_training | 脑力训练
goldfish_scooping | 捞金鱼
coin_pusher | 推币机
pachinko | 弹珠机, 柏青哥
foosball | 桌上足球, 桌式足球
padel | 匹克球, 藤球
field_hockey | 曲棍球
water_polo | 水球运动
kabaddi | 卡巴迪
ring_toss | 套圈, 套圈圈
can_knockdown | 打罐子
croquet | 门球
molkky | 芬兰木柱
frisbee_golf | 飞盘高尔夫
long_jump | 跳远, 跳高
hurdles | 跨栏
shot_put | 标枪, 铅球
marathon | 马拉松, 接力赛
bobsleigh | 雪车, 雪橇比赛
ski_jumping | 跳台滑雪
biathlon | 冬季两项
ice_skating | 花样滑冰, 滑冰
rowing_race | 赛龙舟, 划船比赛
rafting | 漂流游戏, 激流勇进
rock_climbing | 攀岩
martial_arts | 空手道, 柔道, 跆拳道, 功夫对打
rodeo | 牛仔竞技, 斗牛机
show_jumping | 马术障碍
formula_1 | F1赛车, 一级方程式
demolition_derby | 碰碰车
dog_sled | 狗拉雪橇比赛
paintball | 彩弹射击, 真人CS
hopscotch | 跳房子
jump_rope | 跳绳
balancing_game | 平衡游戏, 保持平衡游戏, 平衡小游戏
tightrope_walking | 走钢丝, 走绳索, 走索, 高空走绳
marbles_game | 弹珠游戏, 打弹珠, 弹玻璃球
spinning_tops | 陀螺对战, 战斗陀螺, 陀螺, 打陀螺, 抽陀螺
red_light_green_light | 一二三木头人, 木头人, 123木头人
musical_chairs | 抢椅子, 抢凳子
blind_mans_buff | 摸瞎子, 捉迷藏蒙眼
hot_potato | 击鼓传花, 烫手山芋
capture_the_flag | 夺旗, 抢旗
sack_race | 两人三足, 袋鼠跳
treasure_hunt | 寻宝
stone_skipping | 打水漂
snowball_fight | 打雪仗, 枕头大战
sledding | 滑雪橇
kite_flying | 放风筝
kendama | 剑玉
jianzi | 踢毽子
tuho | 投壶
pick_up_sticks | 挑棒, 挑小棒
hair_salon | 美发沙龙, 美甲店
car_wash | 洗车游戏
aquarium_game | 养鱼游戏
asteroids | 爆破彗星
mastermind | 珠玑妙算
cricket | 板球
lunar_lander | 登月着陆
lander | 着陆游戏, 降落游戏, 登月游戏
tron | 光轮摩托
lemonade_stand | 柠檬水摊
snap | 抢牌, 拍牌游戏
bubble_pop | 戳泡泡, 点泡泡, 戳破泡泡, 捏泡泡, 泡泡纸, 捏泡泡纸, 戳泡泡纸, 解压泡泡
marble_path | 弹珠链, 珠链, 打珠子
batting | 击球游戏
little_nightmares | 小小梦魇
talking_tom_gold_run | 汤姆猫跑酷
minion_rush | 小黄人快跑
cookie_run | 跑跑姜饼人
rolling_sky | 滚动的天空
dancing_line | 跳舞的线
duolingo | 多邻国
escape_from_tarkov | 逃离塔科夫
crossfire | 穿越火线
cyberpunk_2077 | 赛博朋克2077
resident_evil | 生化危机
silent_hill | 寂静岭
dead_by_daylight | 黎明杀机
identity_v | 第五人格
hello_neighbor | 你好邻居
backrooms | 后室
the_last_of_us | 最后生还者, 美国末日
fallout | 辐射游戏
baldurs_gate | 博德之门
dungeons_and_dragons | 龙与地下城
persona_5 | 女神异闻录
kingdom_hearts | 王国之心
monster_hunter | 怪物猎人, 怪猎
nier_automata | 尼尔机械纪元
genshin_impact | 原神
honkai_star_rail | 崩坏星穹铁道, 星穹铁道, 崩坏3
zenless_zone_zero | 绝区零
wuthering_waves | 鸣潮
blue_archive | 蔚蓝档案
arknights | 明日方舟
azur_lane | 碧蓝航线
uma_musume | 赛马娘
project_sekai | 世界计划
audition_online | 劲舞团
sky_children_of_the_light | 光遇
onmyoji | 阴阳师
honor_of_kings | 王者
wild_rift | 英雄联盟手游
heroes_of_the_storm | 风暴英雄
marvel_rivals | 漫威争锋
maplestory | 冒险岛
dungeon_fighter_online | 地下城与勇士, 地下城勇士
qq_speed | QQ飞车
perfect_world | 完美世界
fantasy_westward_journey | 梦幻西游
moonlight_blade | 天涯明月刀
eggy_party | 蛋仔派对, 蛋仔
human_fall_flat | 人类一败涂地
goose_goose_duck | 鹅鸭杀
subnautica | 深海迷航
palworld | 幻兽帕鲁
oxygen_not_included | 缺氧游戏
rimworld | 环世界
bed_wars | 起床战争
skyblock | 空岛生存
homescapes | 梦幻家园
rise_of_kingdoms | 万国觉醒
shadow_fight | 暗影格斗
dragon_ball_fighterz | 龙珠格斗
samurai_shodown | 侍魂
exploding_kittens | 爆炸猫
game_of_life | 人生游戏
crocodile_dentist | 鳄鱼拔牙
halli_galli | 德国心脏病
initial_d | 头文字D
cat_mario | 猫里奥
neko_atsume | 猫咪后院
covet_fashion | 奇迹暖暖, 暖暖
world_of_tanks | 坦克世界
war_thunder | 战争雷霆
world_of_warships | 战舰世界
yakuza | 如龙
thunder_fighter | 雷霆战机
raiden_fighters | 雷电游戏
efootball | 实况足球
captain_tsubasa | 足球小将
rusty_lake | 锈湖
little_alchemy | 涂鸦上帝
elastics | 跳皮筋
leapfrog | 跳山羊, 跳马游戏
cats_cradle | 翻花绳
cops_and_robbers | 警察抓小偷, 官兵捉贼
the_floor_is_lava | 地板是岩浆
duck_duck_goose | 丢手绢, 丢手帕
clapping_game | 拍手游戏, 你拍一我拍一
flipping_cards_and_pogs | 拍画片
jacks | 抓石子, 抓子儿
stilt_race | 踩高跷
satte_pe_satta | 接龙七, 排七
broken_telephone | 传话游戏
never_have_i_ever | 我从来没有
would_you_rather | 二选一游戏, 你会选哪个
spin_the_bottle | 转瓶子
beer_pong | 投杯球
liar_game | 谁是卧底
three_kingdoms_kill | 三国杀
animal_chess | 斗兽棋, 动物棋
speed_card_game | 抽乌龟急速
nim | 取火柴游戏, 尼姆游戏
matchstick_puzzle | 火柴棍游戏, 移动火柴
land_grabbing | 圈地游戏
tractor | 拖拉机扑克, ~升级, 双升, 打升级, 八十分
red_ten | 红十
menko | 拍洋画, 打画片
hoop_rolling | 滚铁环
nine_linked_rings | 九连环
dong_xi_nan_bei | 东南西北
snow_bros | 雪人兄弟
mole_s_world | 摩尔庄园, 奥比岛
ballz_game | 弹一弹
teen_patti | 炸金花, 扎金花, 诈金花
fukuwarai | 蒙眼贴鼻子, 贴鼻子
jump_jump | 跳一跳
eagle_and_chicks | 老鹰捉小鸡, 老鹰抓小鸡
the_witcher | 巫师3, 巫师三
`;
