import { useMessages } from '../messages/index.js';
import { asksAlike } from '../runs/asks-alike.js';
import { ideasFor } from '../runs/ideas.js';
import { Fit } from '../runs/fit.js';
import type { Preview } from './use-preview.js';

interface PreviewPanelProps {
  readonly preview: Preview | undefined;
  readonly failed: boolean;
  /** the run of the version before, where there is one */
  readonly before: string | undefined;
  /** a game is continued */
  readonly continues: boolean;
  /** sets the prompt to one of the ways to go on */
  readonly onPick: (text: string) => void;
}

/** What would be made of the prompt. Its room is kept from the first letter on, so that an answer moves nothing. */
export function PreviewPanel({ preview, failed, before, continues, onPick }: PreviewPanelProps) {
  const { game, compose } = useMessages();
  const { preview: texts } = compose;
  return (
    <section class="preview" aria-label={texts.label}>
      <p class="preview-kind" role="status" aria-live="polite">
        {preview ? (
          headline({ preview, before, continues }, texts, game.kindOf)
        ) : (
          <span class="dim">{failed ? texts.none : texts.reading}</span>
        )}
      </p>
      {preview && !preview.undo && !isLost(preview, continues) && <Understood preview={preview} />}
      {preview && !preview.undo && isLost(preview, continues) && (
        <ul class="chips">
          {waysOn(continues, compose, game).map((text) => (
            <li key={text}>
              <button type="button" class="chip" onClick={() => onPick(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Texts = ReturnType<typeof useMessages>;

/** Nothing would come of the words. */
export function isLost({ understood, unchanged }: Preview, continues: boolean): boolean {
  return continues ? unchanged : !understood;
}

function headline(
  { preview, before, continues }: { preview: Preview } & Pick<PreviewPanelProps, 'before' | 'continues'>,
  texts: Texts['compose']['preview'],
  kindOf: Texts['game']['kindOf'],
): string {
  if (preview.undo) return before === undefined ? texts.first : texts.undo;
  if (isLost(preview, continues)) return continues ? texts.unchanged : texts.notUnderstood;
  const { made, asked, fit, intent } = preview.reading;
  if (intent !== 'create') return texts.willChange(kindOf(made));
  // the game's own name says more than the kind that it is of
  return texts.willMake(fit === 'exact' && asked !== null ? asked : kindOf(made));
}

function waysOn(continues: boolean, compose: Texts['compose'], game: Texts['game']): readonly string[] {
  if (!continues) return [compose.examples.fox, compose.examples.snake, compose.examples.flowers];
  return ideasFor(null)
    .slice(0, 3)
    .map((idea) => game.change.chips[idea]);
}

function Understood({ preview: { reading, pictures } }: { readonly preview: Preview }) {
  const { compose, game } = useMessages();
  const { hero, enemies, items, obstacles, goal, projectile, asks } = reading;
  // an ask tells more of the same words
  const ignored = reading.ignored.filter((words) => asks.every(({ text }) => text !== words));
  const missed = asks.filter(({ outcome }) => outcome !== 'kept');
  // who has a part that this game does not show is told below, and is not among those who come
  const gone = new Set(
    missed.flatMap(({ kind, outcome, text }) => (kind === 'wish' && outcome === 'dropped' ? [text] : [])),
  );
  const named = [hero, ...enemies, ...items, ...obstacles, goal, projectile].filter(
    (actor) => actor?.fromPrompt && !gone.has(actor.name),
  );
  const cast = [...new Map(named.flatMap((actor) => (actor ? [[actor.sprite, actor]] : []))).values()];
  const urls = new Map(pictures.map(({ sprite, dataUrl }) => [sprite, dataUrl]));
  return (
    <>
      {cast.length > 0 && (
        <ul class="preview-cast" aria-label={compose.preview.cast}>
          {cast.map(({ name, sprite }) => (
            <li key={sprite}>
              <img src={urls.get(sprite)} alt="" width="28" height="28" />
              <span dir="auto">{name}</span>
            </li>
          ))}
        </ul>
      )}
      <Fit reading={reading} />
      {(missed.length > 0 || ignored.length > 0) && (
        <ul class="preview-missed dim small">
          {asksAlike(missed).map(({ texts, outcome, note, start, kind }) => (
            <li key={`${start} ${kind}`} dir="auto">
              <strong>{texts.join(' · ')}</strong>: {note === '' ? game.reading.outcome[outcome] : note}
            </li>
          ))}
          {ignored.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
