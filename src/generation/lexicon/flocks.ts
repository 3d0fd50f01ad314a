/** Animals that are kept in flocks or go in one, and those that steal from it: by picture. */

export const FLOCKS: ReadonlySet<string> = new Set(
  (
    'ewe ram goat cow ox water-buffalo bison pig boar camel two-hump-camel llama deer ' +
    'duck goose swan chicken rooster turkey hatching-chick baby-chick front-facing-baby-chick penguin'
  ).split(' '),
);

export const RAIDERS: ReadonlySet<string> = new Set(
  'wolf fox bear polar-bear tiger lion leopard eagle owl snake crocodile badger raccoon shark'.split(' '),
);
