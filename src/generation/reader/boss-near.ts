/** Whether a number of waves is that of a boss: "a boss every 5 waves". */
import type { AmountAt } from './amounts.js';
import type { About } from './bare-numbers.js';

/** A boss close to a number of waves, before it or behind. */
export function bossNear({ from, till }: AmountAt, { tokens, amounts, cast }: About): boolean {
  const [first, last] = [Math.max(0, from - 14), Math.min(tokens.length, till + 14)];
  const isStop = (at: number): boolean => tokens[at]?.type === 'stop';
  const near = (at: number, to: number): boolean =>
    at >= first &&
    to <= last &&
    !tokens.slice(Math.min(at, till), Math.max(to, from)).some((_, n) => isStop(Math.min(at, till) + n));
  const words = tokens.some(
    ({ text, folded }, at) =>
      near(at, at + 1) &&
      (/^(?:boss|jefe|jefa|chef|chefe|endgegner|bos|бос|босс|патрон|patron|szef|baas|eindbaas|बॉस|보스|زعيم|وحش)/u.test(
        folded,
      ) ||
        (text === 'ボ' && tokens[at + 1]?.text === 'ス') ||
        (/^[首魔头]$/u.test(text) && /^[领王目]$/u.test(tokens[at + 1]?.text ?? ''))),
  );
  return (
    words || cast.some(({ role, mention }) => role === 'boss' && near(mention.from, mention.to)) || amounts.length === 0
  );
}
