import type { ContentTexts } from '../content.types.js';

/** Chinese: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | 乘法口诀表, 乘法口诀, 九九乘法表, 乘法表, 乘法
tableof | 的乘法
add | 加法
subtract | 减法
divide | 除法
sums | 数学, 算术, 口算, 算数
fractions | 分数运算, 分数计算, 分数加减, 数学分数
capitals | 首都
flags | 国旗
pairs | 单词, 词汇, 生词
words | 词语
upto | 以内, 到
europe | 欧洲
arab | 阿拉伯国家, 阿拉伯各国, 阿拉伯世界, 阿拉伯首都
eu | 欧盟
asia | 亚洲
africa | 非洲
oceania | 大洋洲
south_america | 南美洲, 南美
north_america | 北美洲, 北美
america | 美洲
`;

export const texts: ContentTexts = {
  goal: '选择正确的答案。',
  pairs: '把每个题目和答案配成一对。',
  noFacts: '这里没有这方面的知识；题目问的是图画、数字和规律',
  noPairs: '这里没有这方面的知识；卡片上是图画',
  elsewhere: '这个游戏没有题目；有题目的游戏：{n}',
};
