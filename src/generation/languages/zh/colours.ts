/** Chinese: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | 红色, 红, 大红, 紅色
orange | 橙色, 橘色, 橙
yellow | 黄色, 黄, 黃色
gold | 金色, 金
green | 绿色, 绿, 綠色
turquoise | 青色, 青绿色
blue | 蓝色, 蓝, 藍色
navy | 深蓝色, 深蓝, 藏青色, 海军蓝
sky | 天蓝色, 浅蓝色, 淡蓝色
darkgreen | 深绿色
purple | 紫色, 紫
lilac | 淡紫色, 浅紫色
pink | 粉色, 粉红色, 粉红
black | 黑色, 黑
white | 白色, 白
grey | 灰色, 灰
brown | 棕色, 咖啡色, 褐色
beige | 米色, 米黄色
silver | 银色
burgundy | 酒红色
lime | 黄绿色
as mint | 薄荷
as yellow | 柠檬
as cream | 奶油
as coral | 珊瑚
pastel | 马卡龙, 粉彩
neon | 霓虹, 荧光
word | 颜色, 配色, 色系, 色调, 主色, 主色调, 色
instead | 代替, 而不是, 替代, 不是, 不要
inplace | 换成, 改成
all | 全部, 全是, 都, 整个, 全, 只
is | 是, 要, 为, 用, 改成, 做成, 换成
in | 用
and | 和, 与, 跟, 、, 配
against | 对, 对战
mine | 我, 我用, 我是
theirs | 电脑, 对手, 对方
place | 背景, 天空, 棋盘, 桌面, 画面
light | 浅, 淡
dark | 深
of | 的, 色
`;
