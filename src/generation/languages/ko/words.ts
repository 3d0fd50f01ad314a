/** How Korean speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: '클래식, 간단한',
  liked: '같은, 처럼, 비슷한, 스타일, 스타일의, 풍, 류, 느낌의, 느낌, 클론, 인데',
  opening: '',
  against: '상대로, 에 맞서',
  title: '',
  titled: '같은 게임, 처럼, 비슷한 게임, 스타일 게임, 스타일의 게임',
  game: '게임',
  between: '',
  not: '',
  refused: '말고, 아닌, 아니라, 같지 않은, 대신, 없이',
  idioms: '추모',
  told: {
    near: '{asked}: 아직 만들 수 없습니다. 아주 비슷한 게임: {made}.',
    far: '{asked}: 아직 만들 수 없습니다. 가장 가까운 게임: {made}.',
    unknown: '‘{asked}’: 모르는 게임입니다. 대신 만든 게임: {made}.',
    deeds: '{said}에 가장 가까운 것으로 만들었습니다: {made}.',
    open: '게임 종류가 정해져 있지 않아 이렇게 만들었습니다: {made}.',
  },
};
