import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND_KEYS, type KindSpeech } from '../speech.types.js';
import { modeOf } from './race-mode.js';

export const speech: KindSpeech = {
  called: 'a race of pieces by dice',
  does: 'Roll dice and race home in ludo, snakes and ladders or the game of the goose.',
  plays: ['eat', 'bring', 'fight', 'throw', 'hit', 'over', 'race'],
  draws: ['chess-pawn', 'puzzle-piece', 'game-die'],
  near: ['checkers', 'racing', 'memory'],
  themes: ['toys', 'garden', 'school', 'jungle', 'home'],
  slots: {
    seats: true,
    crowd: 'enemy',
    leads: ONE_OF_TWO,
    moves: [RIVAL],
    itself: ['game-die', 'chess-pawn', 'ladder'],
    persons: 2,
  },
  modes: [
    {
      mode: 'snakes',
      words:
        /snakes|chutes|ladders|leiter|schlangen|escaleras|serpientes|échelle|serpents|scale e|serpenti|escadas|cobras|serpentes|slangen|węże|drabin|зме[йи]|лестниц|змії|драбин|yılan|merdiven|ثعبان|السلم|साँप|सांप|सीढ़ी|ular|tangga|蛇|梯|はしご|ヘビ|뱀|사다리/iu,
    },
    {
      mode: 'goose',
      words:
        /goose|g[äa]nse|\boca\b|\boie\b|ganzen|\bgęś|гус|ganso|glória|\bangsa\b|sugoroku|すごろく|双六|말판|ガチョウ/iu,
    },
    {
      mode: 'ludo',
      words:
        /ludo|parch|pachisi|parqu|ärgere|erger|chińczyk|лудо|kızma|لودو|برجيس|लूडो|飞行棋|飛行棋|ルード|루도|petits chevaux|arrabbiare/iu,
    },
  ],
  played: modeOf,
  goals: [{ line: 'raceHome', when: { mode: ['ludo'] } }, { line: 'raceTrail' }],
  warns: 'never',
  controls: [
    ['mouse', 'roll', 'tap'],
    ['arrowsSpace', 'roll', 'none'],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'race',
  ownTitle: true,
  can: 'multiplayer',
  grid: { rows: [6, 10], columns: [6, 10] },
};
