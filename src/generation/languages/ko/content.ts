import type { ContentTexts } from '../content.types.js';

/** Korean: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | 구구단, 곱셈구구, 곱셈
tableof | 단 구구단, 단 곱셈
add | 덧셈
subtract | 뺄셈
divide | 나눗셈
sums | 수학, 산수, 암산, 계산 문제, 계산 게임
fractions | 분수
capitals | 국가의 수도, 국가들의 수도, 나라의 수도, 나라들의 수도, 국가 수도, 아랍 수도, 의 수도, 나라 수도, 수도 이름, 수도 맞히기, 유럽 수도, 아시아 수도, 아프리카 수도, 세계 수도
flags | 국기
pairs | 단어, 어휘, 영단어
words | 낱말
upto | 까지
europe | 유럽
arab | 아랍 국가, 아랍 나라, 아랍권, 아랍 수도, 아랍의 수도, 아랍 세계
eu | 유럽 연합, 유럽연합, eu 국가, eu 회원국
asia | 아시아
africa | 아프리카
oceania | 오세아니아
south_america | 남아메리카, 남미
north_america | 북아메리카, 북미
america | 아메리카
`;

export const texts: ContentTexts = {
  goal: '정답을 고르세요.',
  pairs: '문제와 답의 짝을 찾으세요.',
  noFacts: '이 주제에 대한 지식은 없어요. 대신 그림, 숫자, 규칙을 물어요',
  noPairs: '이 주제에 대한 지식은 없어요. 카드에는 그림이 있어요',
  elsewhere: '이 게임에는 문제가 없어요. 문제가 있는 게임: {n}',
};
