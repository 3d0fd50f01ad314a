/** Chinese: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
的 了 在 是 和 与 或 也 都 就 而 但 被 把 给 让 对 从 到 向 我 你 他 她 它 我们 你们 他们 这 那 这个 那个 一个 一只 很 不 没 没有 有 会 能 可以 要 想 着 过
`;

export const gameTalk = '';
