import type { ComponentChildren } from 'preact';
import type { ReadingActorPartsFragment, RunViewPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Asks } from './asks.js';
import { Changes } from './changes.js';
import { Fit } from './fit.js';
import { MarkedPrompt } from './marked-prompt.js';

interface ReadingPanelProps {
  readonly run: RunViewPartsFragment;
  /** to where somebody of the cast is changed by hand */
  readonly onPoint: (slot: string) => void;
}

/** "How I read your prompt": the words that were understood, what they led to, and what was not. */
export function ReadingPanel({ run, onPoint }: ReadingPanelProps) {
  const texts = useMessages();
  const { edit, game } = texts;
  const reading = run.artifact?.reading;
  if (!reading)
    return (
      <section class="stack">
        <h2>{game.underWay.prompt}</h2>
        <p class="plain-prompt" dir="auto" tabIndex={0}>
          {run.prompt}
        </p>
        <p class="dim">{game.reading.unknown}</p>
      </section>
    );
  const { choices } = reading;
  const list = (parts: readonly string[]): string => new Intl.ListFormat(texts.lang, { type: 'unit' }).format(parts);
  // null where a game of an earlier version has a value that this one does not know
  const rules = reading.rules.flatMap(({ name, n, seconds }) => (name ? [game.rule(name, n ?? seconds ?? null)] : []));
  const world = [choices.theme, choices.time, choices.weather, choices.mood].filter((word) => word != null);
  const pictures = [
    ...(choices.style ? [game.plain(choices.style)] : []),
    ...(choices.assetMode ? [game.reading.pictureModes[choices.assetMode]] : []),
  ];
  return (
    <section class="stack">
      <h2>{run.byHand ? edit.made : game.reading.title}</h2>
      {reading.intent !== 'create' && <p class="dim">{game.reading.intents[reading.intent]}</p>}
      <Fit reading={reading} />
      {!run.byHand && <MarkedPrompt prompt={run.prompt} reading={reading} />}
      {reading.changes.length > 0 && <Changes changes={reading.changes} />}
      <dl class="facts">
        <Fact term={game.reading.kind}>{game.kindOf(reading.kind)}</Fact>
        <Cast term={game.reading.hero} role="hero" onPoint={onPoint} actors={[reading.hero]} />
        <Cast term={game.reading.enemies} role="enemies" onPoint={onPoint} actors={reading.enemies} />
        <Cast term={game.reading.items} role="items" onPoint={onPoint} actors={reading.items} />
        <Cast term={game.reading.obstacles} role="obstacles" onPoint={onPoint} actors={reading.obstacles} />
        <Cast term={game.reading.goal} role="goal" onPoint={onPoint} actors={reading.goal ? [reading.goal] : []} />
        <Cast
          term={game.reading.projectile}
          role="projectile"
          onPoint={onPoint}
          actors={reading.projectile ? [reading.projectile] : []}
        />
        {rules.length > 0 && <Fact term={game.reading.rules}>{list(rules)}</Fact>}
        {world.length > 0 && <Fact term={game.reading.world}>{list(world.map((word) => game.plain(word)))}</Fact>}
        {pictures.length > 0 && (
          <Fact term={game.reading.pictures}>
            {list(pictures)}
            {choices.assetMode && run.assetMode !== 'auto' && run.assetMode !== choices.assetMode && (
              <span class="dim small block">
                {game.reading.fellBack(
                  game.reading.assetModes[run.assetMode],
                  game.reading.pictureModes[choices.assetMode],
                )}
              </span>
            )}
          </Fact>
        )}
        {choices.difficulty && <Fact term={game.reading.difficulty}>{game.plain(choices.difficulty)}</Fact>}
      </dl>
      {reading.asks.length > 0 && <Asks asks={reading.asks} />}
      {reading.ignored.length > 0 && (
        <div class="not-understood">
          <h3>{game.reading.ignored}</h3>
          <ul class="bullets">
            {reading.ignored.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface CastProps {
  readonly term: string;
  /** the seat, or the seats: then each is called by its place, as `enemies.0` */
  readonly role: 'hero' | 'enemies' | 'items' | 'obstacles' | 'goal' | 'projectile';
  readonly actors: readonly ReadingActorPartsFragment[];
  readonly onPoint: (slot: string) => void;
}

const MANY: ReadonlySet<CastProps['role']> = new Set(['enemies', 'items', 'obstacles']);

/** Who has the part; pressing one leads to where it is changed. */
function Cast({ term, role, actors, onPoint }: CastProps) {
  const { edit, game } = useMessages();
  if (actors.length === 0) return null;
  // said once where it holds for all of them
  const allMine = actors.every(({ fromPrompt }) => !fromPrompt);
  const mine = <span class="dim small"> ({game.reading.mine})</span>;
  return (
    <Fact term={term}>
      <ul class="cast">
        {actors.map(({ name, sprite, fromPrompt }, at) => (
          <li key={`${name} ${sprite}`}>
            <button
              type="button"
              class="cast-name"
              title={edit.title}
              onClick={() => onPoint(MANY.has(role) ? `${role}.${at}` : role)}
            >
              {name}
            </button>
            {!fromPrompt && !allMine && mine}
          </li>
        ))}
      </ul>
      {allMine && mine}
    </Fact>
  );
}

export function Fact({ term, children }: { readonly term: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
