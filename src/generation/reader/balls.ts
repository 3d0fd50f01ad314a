/** What flies in a game of aim that is a sport, where the prompt names nobody: its ball. */

const BALLS: readonly (readonly [RegExp, string])[] = [
  [/golf|putt|ゴルフ|高尔夫|гольф|جولف|غولف|골프/iu, 'golf-ball'],
  [/basket|baloncesto|バスケ|篮球|баскетбол|농구/iu, 'basketball'],
  [/penalt|elfmeter|free kick|soccer|サッカー|点球|пенальти/iu, 'soccer-ball'],
];

/** Picture of the ball of that sport; undefined where the words name none. */
export function ballOf(words: string): string | undefined {
  return BALLS.find(([sport]) => sport.test(words))?.[1];
}
