/** Chinese: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | 换成, 换为, 改成, 变成
as | 作为, 当作, 当成, 充当, 做成, 当
instead | 代替, 取代, 而不是, 替代
hero | 主角, 英雄, 玩家, 炮塔, 塔, 球拍, 挡板, 小鸟, 蛇, 汽车, 赛车, 青蛙
enemy | 敌人, 怪物, 对手, 守门员, 门将, 鬼, 幽灵, 外星人, 僵尸
item | 道具, 物品, 球瓶, 瓶子, 棋子, 数字, 方块, 砖块, 砖头, 卡片, 牌, 图案, 宝石, 糖果, 符号, 泡泡, 食物, 水果, 苹果, 金币, 豆子, 鸡蛋
obstacle | 障碍, 障碍物, 地雷, 水管, 管道, 墙
projectile | 球, 子弹, 炮弹, 箭
`;
