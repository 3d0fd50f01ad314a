/** What a lost game says where "Game over" is too harsh: calm games and those for children; a game takes one of two by its seed. `lose | en | es | de | fr | pt | it | ja | zh | ru | ar | ko`. */
export const GENTLE_ENDINGS = `
lose | Almost! | ¡Casi! | Fast geschafft! | Presque ! | Quase! | Ci sei quasi! | おしい！ | 就差一点！ | Почти получилось! | كدت تنجح! | 거의 다 왔어요!
lose | Good try! Once more? | ¡Buen intento! ¿Otra vez? | Guter Versuch! Noch einmal? | Bien essayé ! Encore ? | Boa tentativa! Outra vez? | Bel tentativo! Ancora? | いい調子！もう一回？ | 不错哦！再试一次？ | Хорошая попытка! Ещё раз? | محاولة جيدة! مرة أخرى؟ | 좋은 시도예요! 한 번 더?
`;
