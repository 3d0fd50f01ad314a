/** Words that are written as another thing is, or are no thing: none is shown as what it does not mean. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const shown = (prompt: string): string[] => {
  const { hero, enemies, items, obstacles, goal, projectile, deco } = readPrompt({
    prompt,
    seed: 42,
    supported: GENRES,
  }).cast;
  return [hero, ...enemies, ...items, ...obstacles, ...deco, goal, projectile]
    .filter((actor) => actor?.from === 'prompt')
    .map((actor) => actor?.sprite ?? '');
};

describe('a word that means another thing here', () => {
  it.each([
    ['a bat flies through a cave and eats moths', /cricket|baseball/u],
    ['a crane lifts containers onto a ship', /^bird$|flamingo/u],
    ['a seal balances balls on its nose', /envelope|stamp/u],
    ['a mole digs tunnels under the garden', /person|spy/u],
    ['a hamster jumps on springs to reach the cheese', /tulip|blossom|needle/u],
    ['a surfer rides the waves', /waving-hand/u],
    ['un gato empuja cajas', /jack|wrench/u],
    ['un pescador enciende una vela y busca peces', /sailboat/u],
    ['el ratón roba queso de la cocina', /computer-mouse/u],
    ['der Ritter verteidigt das Schloss gegen Drachen', /locked|lock$/u],
    ['die Maus rollt einen Ball ins Tor', /dance/u],
    ['ein Spiel mit hohem Schwierigkeitsgrad', /wheel/u],
    ['ein Kater jagt Mäuse', /computer-mouse/u],
    ['un avocat court dans le tribunal', /avocado/u],
    ['une souris mange du fromage', /computer-mouse/u],
    ['o gato persegue a barata', /money/u],
    ['um macaco pega bananas', /wrench|car-jack/u],
    ['un topo ruba il formaggio', /computer-mouse/u],
    ['il gatto salta sui tetti', /hat/u],
    ['een muis eet kaas', /computer-mouse/u],
    ['zamek broni się przed smokami', /zipper|locked/u],
    ['mysz zbiera ser', /computer-mouse/u],
    ['kırmızı ve sarı arabalar yarışıyor', /sari/u],
    ['bir fare peynir topluyor', /computer-mouse/u],
    ['лучник защищает замок от драконов', /locked|lock$/u],
    ['рыцарь собирает лук и морковь', /bow-and-arrow/u],
    ['мышь ворует сыр', /computer-mouse/u],
    ['миша краде сир', /computer-mouse/u],
    ['лицар захищає замок від драконів', /locked|lock$/u],
    ['ネズミがチーズを集める', /computer-mouse/u],
    ['鶴が魚を捕まえる', /construction|crane-/u],
    ['老鼠偷奶酪', /computer-mouse/u],
    ['仙鹤在湖边抓鱼', /construction/u],
    ['쥐가 치즈를 모은다', /computer-mouse/u],
    ['배가 바다를 건넌다', /^pear$/u],
    ['चूहा पनीर चुराता है', /computer-mouse/u],
    ['फأर يجمع الجبن', /computer-mouse/u],
    ['فأر يجمع الجبن ويهرب من القطط', /computer-mouse/u],
    ['tikus mengumpulkan keju', /computer-mouse/u],
    ['kucing mengejar bulan purnama', /calendar/u],
  ])('%s', (prompt, wrong) => expect(shown(prompt).filter((sprite) => wrong.test(sprite))).toEqual([]));
});

describe('the arrows of a keyboard', () => {
  it.each([
    'racing for two, one with A and D, the other with the arrows',
    "tennis per due: uno con W e S, l'altro con le frecce",
    "duel à deux : l'un avec Z et S, l'autre avec les flèches",
  ])('%s: are nobody', (prompt) => expect(shown(prompt)).not.toContain('flying-arrow'));

  it.each(['an archer shoots arrows at dragons, move with A and D', 'un arquero dispara flechas a los dragones'])(
    '%s: are shot',
    (prompt) => expect(shown(prompt)).toContain('flying-arrow'),
  );
});
