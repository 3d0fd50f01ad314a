/** What the thread of previews is asked, and what it answers: plain data both ways. */
import { applyEdits, editableOf, findPictures } from '../by-hand/index.js';
import type { DesignEdits, Editable, EditablePicture, Edited } from '../design-edits.js';
import { readPreview, type Preview, type PreviewRequest } from './read-preview.js';

interface Questions {
  /** what would be made of a prompt */
  preview: { readonly request: PreviewRequest; readonly answer: Preview };
  /** what can be changed of a kept design by hand; null: nothing */
  editable: { readonly request: { readonly design: unknown }; readonly answer: Editable | null };
  /** a kept design with edits, or what is wrong with these */
  edited: { readonly request: { readonly design: unknown; readonly edits: DesignEdits }; readonly answer: Edited };
  /** pictures by a word */
  pictures: {
    readonly request: { readonly search: string; readonly language: string; readonly first: number };
    readonly answer: readonly EditablePicture[];
  };
}
export type QuestionName = keyof Questions;
export interface Question<N extends QuestionName> {
  readonly name: N;
  readonly request: Questions[N]['request'];
}
export type AnswerTo<N extends QuestionName> = Questions[N]['answer'];

const ANSWERS: { readonly [N in QuestionName]: (request: Questions[N]['request']) => AnswerTo<N> } = {
  preview: readPreview,
  editable: ({ design }) => editableOf(design) ?? null,
  edited: ({ design, edits }) => applyEdits(design, edits),
  pictures: ({ search, language, first }) => findPictures(search, language, first),
};

/** Throws for a fault of the program alone. */
export const answerTo = <N extends QuestionName>({ name, request }: Question<N>): AnswerTo<N> => ANSWERS[name](request);
