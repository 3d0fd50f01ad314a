/** What one is dressed for: the prompt's words (`mode`), else its weather and place, else what the seed says. */
import type { GameDesign } from '../../design.js';

export const OCCASIONS = ['ball', 'winter', 'summer', 'rainy'] as const;
export type Occasion = (typeof OCCASIONS)[number];

const BY_THEME: Readonly<Partial<Record<GameDesign['theme']['id'], Occasion>>> = {
  ice: 'winter',
  beach: 'summer',
  desert: 'summer',
  castle: 'ball',
};

export function occasionOf({ mode, theme, seed }: Pick<GameDesign, 'mode' | 'theme' | 'seed'>): Occasion {
  const said = OCCASIONS.find((one) => one === mode);
  if (said) return said;
  if (theme.weather === 'snow') return 'winter';
  if (theme.weather === 'rain') return 'rainy';
  return BY_THEME[theme.id] ?? OCCASIONS[seed % OCCASIONS.length] ?? 'ball';
}
