/**
 * Pictures of a game's cast, drawn by a model where the request asks for that: the prompt's own first, each on its own, from memory where
 * the same one was drawn before. Whoever gets none has the library's.
 */
import { createHash } from 'node:crypto';
import type { Actor, GameDesign } from '../design.js';
import { faceOf } from '../package/faces.js';
import type { GenerationContext } from '../provider.types.js';
import { askImage } from './ask-image.js';
import { cutOut } from './cut-out.js';
import { callModel, type ReadingModels } from './model-call.js';
import type { ImageSettings, ModelSettings } from './model-settings.js';

/** Pictures by a key that says what is on them and who drew it. */
export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, png: Buffer): Promise<void>;
}

export interface PicturingModels extends ReadingModels {
  /** absent: each picture is drawn anew */
  readonly drawn?: PictureCache;
}

/** Of how a picture is described and cut: another number draws all anew. */
const VERSION = 1;

type Drawn = NonNullable<GameDesign['generated']>[number];

/** The design with the pictures that could be drawn. Throws the signal's reason once that is aborted, and nothing else. */
export async function pictureByModel(
  models: PicturingModels,
  design: GameDesign,
  context: GenerationContext,
): Promise<GameDesign> {
  const { images } = models.settings;
  const say = (message: string): void => context.report({ stage: 'assets', progress: 24, message });
  if (!images) return design;
  const actors = actorsOf(design).slice(0, images.most);
  const name = `${images.provider}/${images.model}`;
  say(`Asking ${name} for ${actors.length} pictures`);
  const found = await Promise.all(actors.map((actor) => pictureOf(models, images, actor, { design, context })));
  const generated = found.filter((one) => one !== undefined);
  say(
    generated.length === 0
      ? 'No picture could be drawn; the library’s are used.'
      : `${generated.length} of ${actors.length} pictures drawn by ${name}`,
  );
  const { generated: _before, ...rest } = design;
  return generated.length === 0 ? rest : { ...rest, generated };
}

/** Who is seen most, those of the prompt first; each picture once. */
function actorsOf({ cast }: GameDesign): Actor[] {
  const all = [cast.hero, ...cast.enemies, ...cast.items, ...(cast.goal ? [cast.goal] : []), ...cast.obstacles];
  const own = [...all.filter(({ from }) => from === 'prompt'), ...all.filter(({ from }) => from !== 'prompt')];
  return [...new Map(own.toReversed().map((actor) => [actor.sprite, actor])).values()].toReversed();
}

const LOOKS: Readonly<Partial<Record<ReturnType<typeof faceOf>, string>>> = {
  left: 'seen from the side, looking to the left',
  right: 'seen from the side, looking to the right',
  up: 'seen from above, its front at the top',
};

/** Nothing of the prompt but the name; the library's picture of the same name says which way it looks, since games turn it. */
function described({ name, sprite }: Actor, { theme }: GameDesign): string {
  const style = { pixel: 'pixel art', flat: 'flat colours, clear outline' }[theme.style as string] ?? 'clear outline';
  return `A picture for a children’s game, of ${JSON.stringify(name)}: one single figure, whole, in the middle, ${LOOKS[faceOf(sprite)] ?? 'seen from the front'}, ${style}. The background is plain white. No text, no frame, no shadow, nothing else.`;
}

async function pictureOf(
  models: PicturingModels,
  images: ImageSettings,
  actor: Actor,
  { design, context }: { readonly design: GameDesign; readonly context: GenerationContext },
): Promise<Drawn | undefined> {
  const prompt = described(actor, design);
  const key = createHash('sha256')
    .update(JSON.stringify(['generated', VERSION, images.provider, images.model, images.size, prompt]))
    .digest('hex');
  const as = (png: Buffer): Drawn => ({ sprite: actor.sprite, png: png.toString('base64') });
  const kept = await models.drawn?.get(key);
  if (kept) return as(kept);
  const png = await callModel(models, asModel(images), {
    context,
    mostCost: images.price,
    timeoutSeconds: images.timeoutSeconds,
    async ask(candidate, limits) {
      const answer = await askImage(candidate, images, prompt, limits);
      if (answer.outcome !== 'answered') return answer;
      return { ...answer, said: await cutOut(answer.said) };
    },
    use: (cut) => cut && { used: cut },
  });
  if (png) await models.drawn?.put(key, png);
  return png && as(png);
}

/** What the book wants to know of it. */
function asModel({ provider, model, timeoutSeconds, concurrent, retries }: ImageSettings): ModelSettings {
  const none = { price: { input: 0, output: 0 }, maxOutputTokens: 0, structuredOutputs: false };
  return {
    id: 'images',
    provider,
    model,
    timeoutSeconds,
    concurrent,
    retries,
    writing: { timeoutSeconds, maxOutputTokens: 0 },
    ...none,
  };
}
