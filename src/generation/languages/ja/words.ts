/** How Japanese speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: '',
  liked: 'みたいな, みたいに, のような, 風, 風の, 風ゲーム, っぽい, 的な, 系, 系の, クローン, 版',
  opening: '',
  against: 'を相手に, 相手の',
  title: '',
  titled: 'みたいなゲーム, のようなゲーム, 風ゲーム, 風のゲーム, っぽいゲーム',
  game: 'ゲーム',
  between: 'の',
  not: '',
  refused: 'ではない, じゃない, じゃなく, ではなく, みたいじゃない, のようではない, なし, 以外, の代わり',
  idioms: 'の思い出に',
  told: {
    near: '「{asked}」はまだ作れないため、よく似た「{made}」にしました。',
    far: '「{asked}」はまだ作れないため、いちばん近い「{made}」にしました。',
    unknown: '「{asked}」は知らないゲームのため、代わりに「{made}」にしました。',
    deeds: '{said}にいちばん近いものにしました：{made}。',
    open: 'ゲームの種類の指定がなかったため、こちらにしました：{made}。',
  },
};
