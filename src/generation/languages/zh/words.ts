/** How Chinese speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: '像, 类似, 仿, 仿照, 模仿, 参考, 玩, 经典, 好像, 跟, 和',
  liked: '那样, 那样的, 一样, 一样的, 似的, 风格, 类, 类型, 版, 式, 式的, 但, 但是, 不过',
  opening: '',
  title: '',
  titled: '那样的游戏, 一样的游戏, 类游戏, 风格的游戏, 式的游戏, 这样的游戏',
  game: '游戏, 小游戏',
  between: '一个, 个',
  not: '不要, 不像, 不是, 没有, 别, 而不是, 不要像',
  idioms: '纪念',
  told: {
    near: '“{asked}”暂时还做不了，这是很相近的{made}。',
    far: '“{asked}”暂时还做不了，最接近的是{made}。',
    unknown: '没听说过“{asked}”，换成了{made}。',
    deeds: '与{said}最接近的是：{made}。',
    open: '没有说明游戏类型。做成了：{made}。',
  },
};
