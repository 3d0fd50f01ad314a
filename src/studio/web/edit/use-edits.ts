import { changeDraft, useDraft } from '../parts/draft.js';
import { changesOf, type Editable, type Fields } from './edit-fields.js';

/** The look of a picture that was chosen: a draft knows it, so that a reload shows it. */
export type Looks = Readonly<Record<string, string>>;

/** What a form keeps. */
export interface Draft {
  readonly edits: Fields;
  readonly looks: Looks;
}

export interface Edits extends Draft {
  /** those that change something */
  readonly changes: Fields;
  readonly change: (edits: Fields, looks?: Looks) => void;
  readonly putBack: (...names: readonly string[]) => void;
  readonly undoAll: () => void;
}

const keyOf = (artifactId: string): string => `edit:${artifactId}`;

/** What is being changed of an artifact's design, kept for this tab until it is made or put back. */
export function useEdits(artifactId: string, design: Editable): Edits {
  const [text, setText, clear] = useDraft(keyOf(artifactId));
  const { edits, looks } = read(text);
  const keep = (draft: Draft): void =>
    Object.keys(draft.edits).length === 0 ? clear() : setText(JSON.stringify(draft));
  return {
    edits,
    looks,
    changes: changesOf(design, edits),
    change: (more, newLooks = {}) => keep({ edits: { ...edits, ...more }, looks: { ...looks, ...newLooks } }),
    putBack: (...names) =>
      keep({ edits: Object.fromEntries(Object.entries(edits).filter(([name]) => !names.includes(name))), looks }),
    undoAll: clear,
  };
}

/** Of the history's entry by which a run that ended without a game leads back to its form. */
export const FROM_ITS_RUN = 'from its run';

/** Puts what was sent into the form again; what was changed in it since stays. */
export function putBackEdits(artifactId: string, { edits, looks }: Draft): void {
  changeDraft(keyOf(artifactId), (text) => {
    const since = read(text);
    return JSON.stringify({ edits: { ...edits, ...since.edits }, looks: { ...looks, ...since.looks } });
  });
}

/** Trusted in nothing but having been text: the draft may be of an older page. */
function read(text: string): Draft {
  try {
    const kept = JSON.parse(text === '' ? '{}' : text) as { edits?: unknown; looks?: unknown };
    return { edits: texts(kept.edits), looks: texts(kept.looks) };
  } catch {
    return { edits: {}, looks: {} };
  }
}

function texts(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(isText));
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
