/** Classes of pictures whose owners act: animals, characters, people, vehicles, and masks of ships, monsters and robots. */
const AGENTS: ReadonlySet<string> = new Set(['a', 'c', 'p', 'v', 'm']);

/** Whether what a picture of this class (`pictureClass`) shows acts by itself. */
export const isAgentClass = (kind: string): boolean => AGENTS.has(kind);
