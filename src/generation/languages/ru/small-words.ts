/** Russian: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = '';

export const gameTalk = `
игра игру игры играть и что чтобы как от где когда после но или надо есть его кто ещё еще очень только вместе вместо
сделай найди собирай уровней врагов с из под который которая
`;
