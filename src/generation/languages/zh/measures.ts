import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 一个, 一
2 两个, 俩, 两
12 一打
`,
  ordinals: `
2 第二
3 第三
4 第四
5 第五
`,
  measures: `
seconds 秒钟, 秒
minutes 分钟, 分半钟
lives 条命, 条生命, 生命, 颗心, 次机会, 个生命, 点生命, 次失误, 命
levels 关, 关卡, 个关卡, 个关, 章, 首歌, 个房间, 道谜题
waves 波, 波敌人, 波次, 波怪
laps 圈
rounds 轮, 回合, 局
rivals 对手, 个对手, 名对手, 辆对手, 个竞争者
pairs 对
pairs 组
points 分, 个进球, 个球, 胜
moves 步, 步以内, 次移动
questions 道题, 题, 个问题, 道, 道题目, 个题目, 问
answers 选项, 个选项, 个答案, 选一
throws 次投掷, 次射门, 次投篮, 发, 球, 箭, 枪
tries 次尝试, 次机会投
players 人, 玩家, 个玩家, 名玩家, 位玩家
teams 队, 个队, 支队伍, 个队伍
bosses 个boss, 个首领, 个大魔王, 只boss
pieces 块, 片, 块拼图
columns 列
rows 行, 排
lanes 条车道, 车道, 条轨道, 道路
letters 字母, 个字母
holes 洞, 个洞
floors 层, 层楼, 楼
days 天
days 夜, 个夜晚, 晚
age 岁
grade 年级, 班
money 元, 块钱, 金币, 美元, 筹码
money 两银子, 两白银, 文钱, 贯
`,
  cues: `
one 一
every 每, 每隔, 每过
per 每题, 每道题, 每个问题, 一题, 每关, 每
lasts 时间, 限时, 计时, 倒计时, 计时器, 时长, 坚持, 存活, 生存, 撑, 之内, 以内
atHour 上午, 下午, 早上, 晚上, 凌晨
unsure 一, 两
firstTo 先到, 先中, 先得, 先赢, 先拿
firstTo 达到, 送完, 做完, 卖完, 接满, 兜满, 装满, 攒够, 偷够, 凑够, 集满, 收满, 赚到, 攒到, 集齐, 抓够, 捡够, 满, 够
worth 值, 加
against 对手, 超过, 超越, 打败, 赶超, 对抗
fail 放弃, 等不及, 走掉, 气走
fail 错, 漏, 漏掉, 失误, 没接, 失败, 断, 迟到, 逃走, 放跑, 放过
lost 游戏结束, 就输, 算输, 输了, 就死, 失败, 出局, 就下班, 被开除, 被炒, 淘汰
over 就结束, 结束, 就没了, 就完了, 完蛋
harmless 没关系, 再来, 重来, 退回, 滑回, 放回, 倒回, 再试, 重新来, 就行
costs 起点, 开头, 从头, 命, 扣分
otherwise 或, 否则, 之前, 如果, 要是, 谁
among 选, 里选, 选一, 中选
half 半, 半个
andHalf 半
oneAndHalf 一分半
not 没有, 没, 无, 不, 不要, 不会, 不能, 不用, 不限, 别
hurry 时间限制, 限时, 时间, 计时, 倒计时, 计时器
losing 输, 失败, 死, 游戏结束, game over, 死亡
foes 敌人, 怪物, 怪兽, 坏人
stages 赛道, 赛程
sound 声音, 音效
score 分数, 计分, 积分, 得分, 比分, 记分
noSound 静音
two 双人, 两个人, 两人, 二人, 两个玩家, 同屏, 同一个键盘, 一个键盘, 2人
noTimer 不限时, 不限时间, 无时间限制, 慢慢来
noLose 不会输, 不能输, 输不了, 没有失败
noSound 不要声音, 不需要声音, 没有声音, 无声, 静音
noLose 无限生命, 不会输, 不会死, 无限条命, 输不了, 怎么都不会输, 不可能输, 死不了
noLose 不要输, 没有输, 谁都不会输, 不算输, 没有失败, 不会失败, 可以无限次, 答错也没关系, 错了也没关系, 随便试
noLose 不会失败, 没人会死, 谁都不死
key 键, 按, 用, 按下
oneKey 一个按键, 一个键, 单键, 一个按钮, 只用空格键, 只用空格, 只按空格
spaceKey 空格键, 空格
arrowKeys 方向键, 箭头键, 上下左右键
space space
arrows 箭头
by 乘, 乘以
board 格, 格子, 棋盘, 网格, 方格, 宫格, 方阵, 盘
then 最后, 之后, 然后, 后出, 最终
minute 一分钟
rather 不对, 不, 不不, 应该是, 等等, 改成, 算了, 还是
`,
};
