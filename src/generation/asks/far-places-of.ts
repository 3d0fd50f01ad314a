/** A brief with the places that its prompt asks for and no theme shows. */
import type { Brief, BriefSpan } from '../brief.js';
import { farPlacesIn } from './far-places.js';

type Stretch = Pick<BriefSpan, 'start' | 'end'>;
const meets = (one: Stretch, other: Stretch): boolean => one.start < other.end && one.end > other.start;

/** The same brief where it has some already, or the prompt names none. What is a title, a message or a place that there is stays that. */
export function withFarPlaces(brief: Brief, prompt: string): Brief {
  const { scene, game, kinds, title, texts, words, content, refused } = brief;
  if (scene.elsewhere) return brief;
  const named = [...(game?.span ? [game.span] : []), ...kinds.flatMap(({ spans }) => spans)];
  const told = [title, content, ...texts, ...words].flatMap((one) => one?.span ?? []);
  const taken = [
    ...told,
    ...named,
    ...scene.places.flatMap(({ span, thing }) => (span && !thing ? [span] : [])),
    ...refused.flatMap((one) => ('thing' in one ? (one.thing.span ?? []) : [])),
  ];
  const found = farPlacesIn(prompt, brief.language, named).filter((one) => !taken.some((other) => meets(one, other)));
  if (found.length === 0) return brief;
  const elsewhere = found.map(({ theme, start, end, text }) => ({
    ...(theme ? { theme } : {}),
    span: { start, end, text: text.slice(0, 160) },
  }));
  return { ...brief, scene: { ...scene, elsewhere } };
}
