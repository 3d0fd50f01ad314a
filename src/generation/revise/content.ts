/** What is learnt by playing, after a change: other questions where another subject, kind or language is asked for, else the same ones. */
import { designText, type GameDesign } from '../design.js';
import { contentGoal, contentOf, placedContent } from '../filling/index.js';
import { randomOf } from '../random.js';
import { standing } from './standing.js';

/** The changed design with the questions that it asks, and its goal's sentence with what is said of them. */
export function withContentAfter(parent: GameDesign, design: GameDesign): GameDesign {
  const { said } = standing(design);
  const before = standing(parent).said;
  const { genre, lang, seed, mode } = design;
  const asked = JSON.stringify([said.content, said.words]) !== JSON.stringify([before.content, before.words]);
  if (!asked && genre === parent.genre && lang === parent.lang) return spoken(parent, design);
  if (!said.content && !design.content) return design;
  const { content: _content, mode: _mode, ...rest } = design;
  const made = contentOf(said, genre, lang, randomOf(seed, `content ${genre}`));
  return spoken(parent, { ...rest, ...placedContent(made, genre, mode) });
}

/** Texts that were written anew lack the sentence. */
function spoken(parent: GameDesign, design: GameDesign): GameDesign {
  const { texts, genre, lang, content } = design;
  if (!content || (texts.goal === parent.texts.goal && parent.content && genre === parent.genre)) return design;
  return { ...design, texts: { ...texts, goal: designText(contentGoal(texts.goal, genre, lang), 160) } };
}
