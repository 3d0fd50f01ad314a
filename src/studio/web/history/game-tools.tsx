import { useQuery } from '@urql/preact';
import { Search } from 'lucide-preact';
import { useId, useState } from 'preact/hooks';
import { GameKindsDocument, type GameKind } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { LONGEST_SEARCH, SORTS, type GameQuery } from './game-query.js';

interface GameToolsProps {
  readonly query: GameQuery;
  readonly onQuery: (next: GameQuery) => void;
}

/** The others are a press away. */
const FIRST_KINDS = 8;

/** Search, order and kinds of one's games. */
export function GameTools({ query, onQuery }: GameToolsProps) {
  const { history: texts, game } = useMessages();
  const [{ data }] = useQuery({ query: GameKindsDocument, requestPolicy: 'cache-and-network' });
  const [all, setAll] = useState(false);
  const [search, sort] = [useId(), useId()];
  const known = data?.viewer?.threadKinds ?? [];
  // a kind that was chosen stays, also where no game of it is left
  const kinds = [...new Set<GameKind>([...known, ...query.kinds])];
  const shown = all ? kinds : kinds.filter((kind, i) => i < FIRST_KINDS || query.kinds.includes(kind));
  const toggle = (kind: GameKind): void =>
    onQuery({
      ...query,
      kinds: query.kinds.includes(kind) ? query.kinds.filter((each) => each !== kind) : [...query.kinds, kind],
    });
  return (
    <form class="game-tools" role="search" onSubmit={(event) => event.preventDefault()}>
      <div class="game-search">
        <label class="visually-hidden" for={search}>
          {texts.search}
        </label>
        <Search aria-hidden="true" />
        <input
          id={search}
          type="search"
          value={query.search}
          maxLength={LONGEST_SEARCH}
          placeholder={texts.searchHint}
          onInput={(event) => onQuery({ ...query, search: event.currentTarget.value })}
        />
      </div>
      <div class="game-sort">
        <label for={sort}>{texts.sort}</label>
        <select
          id={sort}
          value={query.sort}
          onChange={({ currentTarget: { value } }) =>
            onQuery({ ...query, sort: SORTS.find((each) => each === value) ?? 'changed' })
          }
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {texts.sorts[each]}
            </option>
          ))}
        </select>
      </div>
      {kinds.length > 1 && (
        <fieldset class="filters">
          <legend class="visually-hidden">{texts.kinds}</legend>
          {shown.map((kind) => (
            <button
              key={kind}
              type="button"
              class="chip"
              aria-pressed={query.kinds.includes(kind)}
              onClick={() => toggle(kind)}
            >
              {game.kindOf(kind)}
            </button>
          ))}
          {shown.length < kinds.length && (
            <button type="button" class="quiet" aria-expanded="false" onClick={() => setAll(true)}>
              {texts.moreKinds}
            </button>
          )}
        </fieldset>
      )}
    </form>
  );
}
