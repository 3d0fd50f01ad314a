import type { ContentTexts } from '../content.types.js';

/** Japanese: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | 掛け算九九, かけ算九九, 掛け算, かけ算, かけざん, 九九
tableof | の段
add | 足し算, たし算, たしざん
subtract | 引き算, ひき算, ひきざん
divide | 割り算, わり算, わりざん
sums | 算数, 暗算, 数学, 計算問題, 計算ゲーム, 計算ドリル
fractions | 分数
capitals | 首都
flags | 国旗
pairs | 単語, 英単語, 語彙
words | 言葉
upto | まで
europe | ヨーロッパ, 欧州
arab | アラブ
eu | 欧州連合, eu加盟国, euの国
asia | アジア
africa | アフリカ
oceania | オセアニア
south_america | 南米, 南アメリカ
north_america | 北米, 北アメリカ
america | アメリカ大陸
`;

export const texts: ContentTexts = {
  goal: '正しい答えを選ぼう。',
  pairs: '問題と答えの組を見つけよう。',
  noFacts: 'これについての知識はありません。絵・数・並び方をたずねます',
  noPairs: 'これについての知識はありません。カードには絵があります',
  elsewhere: 'このゲームに問題は出ません。出るゲーム：{n}',
};
