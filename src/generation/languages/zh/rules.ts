/** Chinese: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | 二段跳, 双跳, 二连跳, 两段跳
rule lowGravity | 低重力, 失重, 零重力
rule dash | 冲刺, 闪现
rule dash | 氮气, 翻滚, 闪避
rule shield | 护盾, 盾牌, 护罩
rule rapidFire | 连发, 速射, 机枪, 连射
rule magnet | 磁铁, 吸铁石, 磁力
rule wrap | 穿墙, 从另一边出来, 无边界
rule multiBall | 多球, 多个球, 分裂球, 多个小球
rule speedUp | 越来越快, 加速, 速度越来越快, 逐渐加快
rule speedUp | 一次比一次快, 速度渐快, 会加速
rule speedUp | 越来越快速, 越来越急, 慢慢变快, 逐渐变快, 速度加快, 变快
rule fast | 快速, 高速, 快节奏
rule slow | 缓慢, 慢节奏, 慢慢
rule noEnemies | 没有敌人, 无敌人, 不要敌人, 没有怪物, 无暴力, 没有暴力, 不要怪物
rule gentle | 放松, 不会死, 没有失败, 休闲, 治愈, 儿童, 小朋友, 无压力, 解压, 不会输, 幼儿, 轻松, 女儿, 儿子
rule gentle | 睡前, 哄睡, 不吓人, 慢悠悠, 温柔, 舒缓, 输不了, 给宝宝
rule shooting | 射击, 开枪, 激光, 枪, 大炮, 子弹, 发射, 扔, 投掷
rule confetti | 彩带, 烟花, 庆祝, 彩纸, 礼花
rule boss | boss, 首领, 大魔王, 最终boss, 关底
rule endless | 无尽, 无限
unit lives | 条命, 命, 生命, 颗心, 次机会, 个生命, 点生命, 次失误
unit seconds | 秒, 秒钟
unit minutes | 分钟, 分
unit moves | 步, 步以内, 次移动
unit laps | 圈
unit rivals | 对手, 个对手, 名对手
unit pairs | 对
unit points | 分
unit holes | 洞, 个洞
unit days | 天
unit levels | 关, 关卡, 个关卡, 个关, 层
unit waves | 波, 波敌人, 轮
every every | 每, 每隔
every half | 半分钟
`;
