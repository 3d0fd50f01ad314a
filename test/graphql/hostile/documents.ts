/**
 * Documents that are made to hurt whoever reads them: each sort stands for a weakness of a GraphQL server. All fit the
 * limit of a body and need no session. `nth` gives as many distinct ones of a sort as are asked for, since a cache is
 * hurt by number.
 */
export interface HostileSort {
  readonly name: string;
  /** a document of this sort; another one for each `n` */
  readonly nth: (n: number) => string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** what it is told, where it is refused; the others are answered */
  readonly refusal?: RegExp;
}

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

/** `fragment f0 on Type { spread spread } fragment f1 …`, the last one with `leaf` */
const chain = (levels: number, type: string, spread: (next: string) => string, leaf: string) =>
  `${times(levels, (i) => `fragment f${i} on ${type} { ${spread(`f${i + 1}`)} }`)} fragment f${levels} on ${type} { ${leaf} }`;

const TOO_MUCH = /once its fragments are expanded/u;

export const HOSTILE: readonly HostileSort[] = [
  {
    name: 'fragments that spread each other twice below a field, 20 levels',
    nth: (n) => `{ s${n}: service { ...f0 } } ${chain(20, 'ServiceInfo', (f) => `...${f} ...${f}`, 'demo')}`,
    refusal: TOO_MUCH,
  },
  {
    name: 'fragments that spread each other twice below a field, 80 levels',
    nth: (n) => `{ s${n}: service { ...f0 } } ${chain(80, 'ServiceInfo', (f) => `...${f} ...${f}`, 'demo')}`,
    refusal: TOO_MUCH,
  },
  {
    name: 'fragments that spread each other twice at the root, 80 levels',
    nth: (n) => `{ ...f0 } ${chain(80, 'Query', (f) => `...${f} ...${f}`, `s${n}: service { demo }`)}`,
    refusal: /aliases/u,
  },
  {
    name: 'the same through inline fragments',
    nth: (n) =>
      `{ s${n}: service { ...f0 } } ${chain(60, 'ServiceInfo', (f) => `... { ...${f} } ... { ...${f} }`, 'demo')}`,
    refusal: TOO_MUCH,
  },
  {
    name: 'each fragment spreads all that follow',
    nth: (n) =>
      `{ s${n}: service { ...f0 } } ${times(28, (i) => `fragment f${i} on ServiceInfo { demo ${times(27 - i, (j) => `...f${i + j + 1}`)} }`)}`,
    refusal: TOO_MUCH,
  },
  {
    name: 'doubling by few aliases, seven fields deep',
    nth: (n) =>
      `{ r${n}: studioRun(id: "x") { ...f0 } } ${chain(
        6,
        'StudioRun',
        (f) => `parentRun { ...${f} ...${f} }`,
        times(40, (i) => `id @skip(if: ${i % 2 === 0})`),
      )}`,
    refusal: /directives|once its fragments are expanded/u,
  },
  {
    name: 'a spread below each of many fields',
    nth: (n) =>
      `{ ${times(14, (i) => `r${i}x${n}: studioRun(id: "x") { ...f }`)} } fragment f on StudioRun { ${times(5, () => 'parentRun { ...g }')} } fragment g on StudioRun { ${times(5, () => 'parentRun { ...h }')} } fragment h on StudioRun { ${times(5, () => 'parentRun { id prompt status }')} }`,
    refusal: TOO_MUCH,
  },
  {
    name: 'large arguments in a fragment that is spread often',
    nth: (n) =>
      `{ ${times(15, (i) => `v${i}x${n}: viewer { ...f }`)} } fragment f on Viewer { studioRuns(filter: { status: [${times(700, () => 'queued')}] }) { nodes { id } } }`,
    refusal: TOO_MUCH,
  },
  {
    name: 'the same below an event of a subscription',
    nth: (n) =>
      `subscription { s${n}: studioRunEvents(runId: "x") { run { ...f0 } } } ${chain(40, 'StudioRun', (f) => `...${f} ...${f}`, 'id')}`,
    refusal: TOO_MUCH,
  },
  {
    name: 'inline fragments in inline fragments, 300 levels',
    nth: (n) => `{ ${times(300, () => '... {')} s${n}: service { demo } ${'}'.repeat(300)} }`,
  },
  {
    name: 'fields that validation compares with each other',
    nth: (n) => `{ s${n}: service { demo } ${times(240, () => 'errorCatalogue { code }')} }`,
    refusal: /selected too often/u,
  },
  {
    name: 'long arguments that validation compares with each other',
    nth: (n) => `{ s${n}: service { demo } ${times(30, () => `studioRun(id: "${'x'.repeat(1_500)}") { id }`)} }`,
  },
  {
    name: 'fragments that validation compares with each other',
    nth: (n) =>
      `{ s${n}: service { ${times(44, (i) => `...f${i}`)} } } ${times(44, (i) => `fragment f${i} on ServiceInfo { demo }`)}`,
  },
  {
    name: 'a list in a list in a list, 450 levels',
    nth: (n) => `{ s${n}: viewer { studioRuns(filter: ${'['.repeat(450)}${']'.repeat(450)}) { nodes { id } } } }`,
    refusal: /\w/u,
  },
  {
    name: 'objects in objects, 200 levels',
    nth: (n) => `{ s${n}: viewer { studioRuns(filter: ${'{a:'.repeat(200)}1${'}'.repeat(200)}) { nodes { id } } } }`,
    refusal: /\w/u,
  },
  {
    name: 'a hundred operations',
    nth: (n) => times(100, (i) => `query q${i}x${n} { service { demo } }`),
    refusal: /which one to run/u,
  },
  {
    name: 'two hundred variables that nothing uses',
    nth: (n) => `query (${times(199, (i) => `$v${i}x${n}: Int`)}) { service { demo } }`,
    refusal: /never used/u,
  },
  {
    name: 'fields with names of 4,000 characters that the schema does not know',
    nth: (n) => `{ ${times(14, (i) => `${'viewe'.repeat(800)}${i}x${n}`)} }`,
    refusal: /Cannot query field/u,
  },
  {
    name: 'fields of many names that the schema does not know',
    nth: (n) => `{ ${times(490, (i) => `viewer${i}x${n}`)} }`,
    refusal: /Cannot query field/u,
  },
  {
    name: 'directives that the schema does not know',
    nth: (n) => `query q${n} ${times(19, (i) => `@d${i}x${n}`)} { service { demo } }`,
    refusal: /Unknown directive/u,
  },
  {
    name: 'directives on fragments that nothing counts',
    nth: (n) => `{ s${n}: service { ...f } } fragment f on ServiceInfo ${times(470, (i) => `@d${i}`)} { demo }`,
    refusal: /Unknown directive/u,
  },
  {
    name: 'directives on variables',
    nth: (n) => `query ($v: Int ${times(470, (i) => `@d${i}x${n}`)}) { s: service { demo } }`,
    refusal: /20 directives/u,
  },
  {
    name: 'introspection under fourteen aliases',
    nth: (n) =>
      `{ ${times(14, (i) => `s${i}x${n}: __schema { types { name fields { name type { name kind ofType { name } } args { name type { name } } } } }`)} }`,
    refusal: /more of the schema/u,
  },
  {
    name: 'fields of types of fields of types',
    nth: (n) =>
      `{ s${n}: __schema { types { fields { type { fields { type { fields { name description type { name } } } } } } } } }`,
    refusal: /introspection depth/u,
  },
  {
    name: 'a type whose fields tell all that they can, under fourteen aliases',
    nth: (n) =>
      `{ ${times(14, (i) => `t${i}x${n}: __type(name: "StudioRun") { fields { name description type { name fields { name description type { name } } } } }`)} }`,
  },
  {
    name: 'a catalogue under fourteen aliases',
    nth: (n) => `{ ${times(14, (i) => `e${i}x${n}: errorCatalogue { code status message retryable }`)} }`,
  },
  {
    name: 'nodes of every type under fourteen aliases',
    nth: (n) =>
      `{ ${times(14, (i) => `n${i}x${n}: node(id: "x") { ...f }`)} } fragment f on Node { id ... on StudioRun { parentRun { parentRun { id } } } ... on Viewer { credits { totalBalance } } ... on GameArtifact { run { parentRun { id } } } ... on Session { current } }`,
  },
  {
    name: 'a text of 60,000 characters',
    nth: (n) => `{ s${n}: studioRun(id: "${'x'.repeat(60_000)}") { id } }`,
  },
  {
    name: 'a block of 20,000 lines',
    nth: (n) => `{ s${n}: studioRun(id: """${' \n'.repeat(20_000)}""") { id } }`,
  },
  { name: 'a comment of 60,000 characters', nth: (n) => `{ s${n}: service { demo } } #${'x'.repeat(60_000)}` },
  { name: '60,000 commas', nth: (n) => `{ s${n}: service { demo } ${','.repeat(60_000)} }` },
  { name: 'a document that ends early', nth: (n) => `{ s${n}: ${'viewer { '.repeat(300)}`, refusal: /Syntax Error/u },
  { name: 'no document at all', nth: (n) => `${n}${'x'.repeat(60_000)}`, refusal: /Syntax Error/u },
  {
    name: 'tokens without end',
    nth: (n) => `{ s${n}: service { ${'demo '.repeat(12_000)} } }`,
    refusal: /tokens/u,
  },
];
