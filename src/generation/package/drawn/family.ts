/** What tells a creature's family by its name in the picture set. */
import type { PictureSort } from '../../lexicon/sorts.js';

/** First match counts. */
const FAMILIES: readonly [string, RegExp][] = [
  ['fish', /(?<!star)fish|seahorse|shark|dolphin|whale|seal(?:-|$)|walrus|narwhal|piranha/u],
  ['bird', /bird|chick|penguin|owl|duck|eagle|dove|parrot|flamingo|peacock|swan|goose|rooster|turkey|dodo|phoenix/u],
  ['soft', /octopus|squid|jellyfish|ghost|kraken|slime/u],
  [
    'bug',
    /(?:^|-)(?:ant|bee|honeybee|beetle|bug|fly|mosquito|spider|scorpion|cockroach|cricket|butterfly|crab|lobster|shrimp|microbe)(?:-|$)/u,
  ],
  ['turtle', /turtle|tortoise/u],
  ['frog', /frog|toad|axolotl/u],
  ['spiky', /hedgehog|porcupine|dust-bunny|starfish/u],
  ['crawler', /snake|worm|snail|lizard|crocodile/u],
  ['dragon', /dragon|sauropod|t-rex/u],
  ['long', /rabbit|donkey|kangaroo|horse|llama|camel|giraffe|zebra|unicorn/u],
  [
    'horned',
    /cow|(?:^|-)ox|buffalo|goat|ram|ewe|deer|moose|bison|rhino|horns|goblin|ogre|troll|orc(?:-|$)|yeti|minotaur|demon/u,
  ],
  ['pointed', /cat|fox|wolf|tiger|lion|leopard|bat(?:-|$)|lynx|vampire|pig|boar|owl/u],
  ['floppy', /dog|poodle|armadillo|capybara|mole(?:-|$)|elephant|mammoth|badger|skunk|raccoon/u],
  [
    'person',
    new RegExp(
      [
        String.raw`^(?:person|man|woman|boy|girl|child|baby|prince|princess|astronaut|ninja|cook|farmer|old)|person|worker`,
        String.raw`|mummy|officer|mage|elf|fairy|zombie|hero|villain|pirate|santa|claus|artist|pilot|guard|student|teacher`,
        String.raw`|singer|detective|judge|scientist`,
      ].join(''),
      'u',
    ),
  ],
  ['snowman', /snowman/u],
  ['skull', /skull|skeleton/u],
];

export function familyOf(sprite: string, sort: PictureSort): string {
  if (sort === 'person') return 'person';
  return FAMILIES.find(([, names]) => names.test(sprite))?.[0] ?? 'round';
}
