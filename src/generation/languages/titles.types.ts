/**
 * Patterns of made titles, in groups by what is done in a game.
 *
 * any     of any game
 * fight   against many; `rival` against one at a table, on a pitch, at one keyboard
 * wall    things are broken by a ball; `eat` got by growing; `catch` as they fall; `find` matched; `drop` piled up
 * race    on foot; `drive` on wheels; `fly` in the air; `jump`, `maze`, `cross` a road; `sneak` past guards
 * push, stack, sort, aim, tap, guard, seek, herd, serve, bring, grow, dress
 * feed    hungry ones out of doors
 * push, stack, sort, aim, tap, guard, seek, herd, clean, serve, bring, grow, dress
 * fire    is put out; `lights` are lit
 * care    for an animal of one's own
 * beat    in time with music; `time` at the right moment; `balance` upright
 * rich    a business that grows
 * quiz    one knows the answer; `words` spells it
 * night   may be taken where it is night; `spooky` where it is spooky
 * own     of a game that is called by its name
 */
export const TITLE_GROUPS = [
  'any',
  'jump',
  'fight',
  'rival',
  'wall',
  'eat',
  'catch',
  'race',
  'drive',
  'fly',
  'find',
  'guard',
  'maze',
  'push',
  'aim',
  'tap',
  'serve',
  'feed',
  'bring',
  'grow',
  'sneak',
  'seek',
  'cross',
  'herd',
  'clean',
  'fire',
  'lights',
  'care',
  'beat',
  'stack',
  'rich',
  'sort',
  'dress',
  'quiz',
  'words',
  'drop',
  'time',
  'balance',
  'night',
  'spooky',
  'own',
] as const;
export type TitleGroup = (typeof TITLE_GROUPS)[number];

/**
 * In a pattern `{H}` is the hero with a capital, `{h}` as written, `{S}` the same where it is one, before a verb,
 * `{The}` "The Fox" or "Pip", `{N}` the hero's own name where the prompt gives one;
 * `{i}` items in the plural (`{I}` with a capital; `{is}`/`{Is}` where they are counted, before a verb of many),
 * `{one}`/`{One}` one of them, `{of}` French "de", `{e}`/`{E}` enemies, `{g}`/`{G}` those who are fed;
 * `{HI}`/`{HE}` "hero and items/enemies" as a list; `{P}` "in the place", `{p}` the place; `{K}` the name of the game.
 * Nothing is inflected: a pattern stands its parts where the form of a dictionary is right, whatever their gender.
 */
export type Titles = Readonly<Record<TitleGroup, readonly string[]>>;
