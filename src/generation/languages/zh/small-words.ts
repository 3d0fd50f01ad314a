/** Chinese: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
的 了 在 是 和 与 或 也 都 就 而 但 被 把 给 让 对 从 到 向 我 你 他 她 它 我们 你们 他们 这 那 这个 那个 一个 一只 很 不 没 没有 有 会 能 可以 要 想 着 过
你好 您好 大家好 请 谢谢 帮我 麻烦 大家 自己 时候 东西 什么 怎么 这样 那样 因为 所以 如果 虽然 然后 最后 一直 已经 还有 还是 以后 之后 的话 比较 非常 有点 一点 一些 每个 所有
`;

export const gameTalk = '';
