import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['제목', '타이틀', '게임 이름'],
  says: ['표시', '보여', '나오', '나와', '뜨', '쓰', '메시지', '문구', '텍스트', '글자'],
  win: ['이기', '승리', '클리어', '끝', '마지막', '완료', '성공'],
  lose: ['지면', '패배', '게임 오버', '죽으'],
  name: ['이름', '라는', '이라는'],
  owner: [
    '채널',
    '회사',
    '브랜드',
    '가게',
    '팀',
    '학교',
    '반',
    '로고',
    '스튜디오',
    '클럽',
    '밴드',
    '카페',
    '약국',
    '병원',
  ],
  words: ['단어', '낱말', '어휘'],
};

export const notes: AskNotes = {
  notUsed: '이 게임에서는 쓰지 않습니다',
  changed: '{n}(으)로 바뀌었습니다',
  ownKeys: '게임의 키를 사용합니다',
};
