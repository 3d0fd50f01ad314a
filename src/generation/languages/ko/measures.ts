import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 하나, 한
2 둘, 두
3 셋, 세, 석
4 넷, 네
5 다섯
6 여섯
7 일곱
8 여덟
9 아홉
10 열, 십
12 열두, 열둘
15 열다섯, 십오
20 스물, 스무, 이십
30 서른, 삼십
40 마흔, 사십
50 쉰, 오십
60 예순, 육십
90 아흔, 구십
100 백
`,
  ordinals: `
2 두 번째, 둘째
3 세 번째, 셋째
4 네 번째, 넷째
5 다섯 번째
`,
  measures: `
seconds 초*
minutes 분, 분간, 분동안, 분 동안, 분짜리, 분안에
lives 목숨*, 생명*, 하트*, 라이프*, 기회*, 번 실수
levels 레벨*, 스테이지*, 단계*, 월드*, 챕터*
waves 웨이브*, 파도*, 차례*
laps 바퀴*, 랩
rounds 라운드*, 판
rivals 상대*, 라이벌*, 경쟁자*
pairs 쌍*, 짝*, 페어*
points 점, 점을, 점이, 점까지, 점내기, 점수*, 포인트*, 골
moves 번 이동, 턴*, 수 안에, 번 움직임, 걸음
questions 문제*, 문항*, 질문*
answers 지선다, 지선다형, 선택지*, 보기*, 개의 답
throws 번 던지*, 번 던져*, 번 슛*, 발*, 공, 화살, 킥
tries 번 시도*, 번의 시도
players 인용, 명이*, 명이서*, 명, 인 플레이*, 플레이어*, 사람*, 명의 플레이어
teams 팀*
bosses 보스*, 마리의 보스, 명의 보스
pieces 조각*, 피스*
columns 열
rows 행, 줄*
lanes 레인*, 차선*, 라인*
holes 홀*
floors 층*
days 일 동안, 일간
age 살*, 세
grade 학년*, 반
money 원, 달러, 코인
`,
  cues: `
one 한, 하나
every 마다, 매, 번째마다
per 문제당, 문제마다, 문제마다, 당, 마다, 각 문제
lasts 시간*, 제한*, 타이머*, 카운트다운*, 버티*, 버텨*, 살아남*, 생존*, 동안, 안에
atHour 오전, 오후, 새벽, 아침, 저녁
unsure 세, 네, 두, 한, 석, 열, 백, 십, 쉰, 둘
half 반
andHalf 반
oneAndHalf 일 분 반
not 없이, 없는, 없음, 없고, 없게, 없다, 않는, 않게, 안, 없어요, 없애, 말고, 없어, 빼고
hurry 시간 제한*, 제한 시간*, 시간제한*, 제한시간*, 타이머*, 시간*
losing 게임오버*, 게임 오버*, 지는*, 지지*, 죽지*, 죽는*, 실패*
foes 적, 적이, 적은, 몬스터*, 악당*
two 두 명*, 둘이*, 2인*, 이인용*, 두 사람*, 한 키보드*, 같은 키보드*, 한 화면*, 1대1*, 일대일*
noTimer 무제한 시간, 느긋하게
noLose 무한 목숨, 무한 생명
`,
};
