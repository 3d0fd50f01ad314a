/**
 * `npm run lint`. The walls of ARCHITECTURE.md are rules here: what each folder may not import, types included.
 * `test/walls.test.ts` crosses each of them.
 */
import { defineConfig, type OxlintOverride } from 'oxlint';

/** Domains from the one that knows nothing of the others to those that know all before them. */
const DOMAINS = [
  'credits',
  'accounts',
  'artifacts',
  'runs',
  'models',
  'legacy',
  'publications',
  'pictures',
  'operators',
] as const;
/** What stands above every domain: doors, the worker's and the process's side. */
const ABOVE = ['graphql', 'public', 'admin', 'studio', 'worker', 'monitoring', 'process', 'operator'] as const;

const folder = (name: string) => `**/${name}/**`;
/** What the program is put together by. */
const DOORS = ['**/rest-compat/**', '**/app.js', '**/main.js', '**/resources.js'];
/** What is told of a route: the OpenAPI document collects it. */
const DESCRIPTIONS = 'src/*/*.description.ts';
/** Of another domain: its words are everybody's, what it does is not. */
const MODELS = DOMAINS.map((domain) => `!**/${domain}/*.model.js`);
/** What the SDL says of another domain, to hang a field on it; and what a read of an artifact tells of its publication. */
const TYPES = [...DOMAINS.map((domain) => `!**/${domain}/*.types.js`), '!**/artifacts/stored-publication.js'];
/** What the resolvers of all domains share; the rest of `graphql/` is built on them. */
const SHARED = [
  'coerce',
  'context',
  'date-text',
  'enums',
  'node.types',
  'one-input',
  'pagination',
  'scalars',
  'selection',
  'stoppable',
  'user-errors',
].map((name) => `!**/graphql/${name}.js`);
const DATABASE = ['@mikro-orm/*', 'pg', 'pg-boss', '**/*.entity.js', '**/db/**'];

interface Wall {
  readonly files: readonly string[];
  readonly except?: readonly string[];
  /** import specifiers, as patterns of `no-restricted-imports`; a `!` takes back */
  readonly refuses: readonly string[];
  readonly message: string;
}

const resolversOf = (domain: string) =>
  ['resolver', 'types'].map((role) => `src/${domain}/*.${role}.ts`).concat(`src/${domain}/*-connection.ts`);

const domainWalls = DOMAINS.flatMap((domain, rank): Wall[] => {
  const later = DOMAINS.slice(rank + 1).map(folder);
  const above = ABOVE.map(folder);
  const others = DOMAINS.filter((other) => other !== domain).map(folder);
  return [
    {
      files: [`src/${domain}/**`],
      except: resolversOf(domain),
      refuses: [...above, ...DOORS, '**/*.resolver.js', ...later, ...MODELS],
      message: `${domain}/ knows no door, and of a later domain the *.model.ts alone`,
    },
    {
      files: resolversOf(domain),
      refuses: [...above, ...DOORS, ...SHARED, ...others, ...MODELS, ...TYPES],
      message: 'a resolver knows the context, its own domain, and the models and types of others',
    },
  ];
});

/** For `generation/`: the field of a game, without the service around it. */
const SERVICE = [
  'fastify*',
  'graphql*',
  'type-graphql',
  '@mikro-orm/*',
  'pg',
  'pg-boss',
  ...[...DOMAINS, ...ABOVE, 'db', 'http', 'queue'].map(folder),
  ...DOORS,
];
const READER = ['**/reader/**'];
const FILLING = ['**/filling/**'];
/** What knows nothing of how a prompt is read, nor of how a design is made: both are made of it. */
const GROUND = ['languages', 'lexicon', 'vocabulary', 'games', 'asks', 'content'].map(
  (name) => `src/generation/${name}/**`,
);
const GAMES = ['kit', 'genres'].map((name) => `src/generation/${name}/**`);
/** What the house knows of a kind beside its play: the page of a game carries none of it. */
const SPEECH = ['genres/**/speech.ts', 'genres/**/*.speech.ts', 'genres/speech*.ts'].map(
  (name) => `src/generation/${name}`,
);
const OF_SPEECH = ['**/speech.js', '**/*.speech.js', '**/speech.*.js', '**/speeches.js'];

/** How kinds are played; of them, `speeches.ts` is for everybody. */
const PLAY = ['**/genres/**', '!**/genres/speeches.js', '!**/genres/speech.types.js', '**/kit/**'];

/** Each file is in one of them at most: of two rules for a file, the linter takes the later one. */
export const WALLS: readonly Wall[] = [
  {
    files: ['src/generation/**'],
    except: ['src/generation/package/**', ...GAMES, ...GROUND, 'src/generation/reader/**', 'src/generation/filling/**'],
    refuses: [...SERVICE, ...READER, '!**/reader/index.js', ...FILLING, '!**/filling/index.js'],
    message: 'generation/ knows nothing of HTTP, GraphQL or the database, and of reader/ and filling/ the index alone',
  },
  {
    files: ['src/generation/package/**', ...GROUND],
    refuses: [...SERVICE, ...READER, ...FILLING],
    message: 'what prompts are read with and games are packed by knows neither the service, nor reader/, nor filling/',
  },
  {
    files: GAMES,
    except: SPEECH,
    refuses: [...SERVICE, ...READER, ...FILLING, ...OF_SPEECH],
    message: 'a game knows how it is played, and nothing of the service, of prompts, or of what is said of its kind',
  },
  {
    files: SPEECH,
    refuses: [...SERVICE, ...READER, ...FILLING, '**/kit/**', '**/index.js', '**/state.js'],
    message: 'the speech of a kind is data: of its play it knows the mode.ts beside it alone',
  },
  {
    files: ['src/generation/reader/**'],
    refuses: [...SERVICE, ...FILLING, '**/revise/**', ...PLAY],
    message: 'the reader makes a brief, and does not know what becomes of it',
  },
  {
    files: ['src/generation/filling/**'],
    refuses: [...SERVICE, ...READER, '**/revise/**', ...PLAY],
    message: 'a design is made of a brief, whoever made that',
  },
  {
    files: ['rest-compat/**'],
    refuses: [
      ...DATABASE,
      ...[...DOMAINS, ...ABOVE, 'queue'].map(folder),
      '**/resources.js',
      '!**/public/document.js',
      '!**/*.description.js',
    ],
    message: 'rest-compat/ speaks to operations, never to entities, services or SQL',
  },
  {
    files: ['src/*.ts'],
    except: ['src/app.ts', 'src/main.ts', 'src/resources.ts', 'src/services.ts', 'src/entities.ts'],
    refuses: ['./*/**', ...DOORS],
    message: 'what everybody imports imports no folder',
  },
  {
    files: ['src/app.ts', 'src/resources.ts', 'src/services.ts', 'src/entities.ts'],
    refuses: ['./process/**', './operator/**', './worker/**', '**/main.js'],
    message: 'what a process is made of knows no process',
  },
  {
    files: ['src/monitoring/**'],
    refuses: [
      ...ABOVE.filter((name) => name !== 'monitoring').map(folder),
      '!**/graphql/live-connections.js',
      ...DOORS,
      '**/*.resolver.js',
    ],
    message: 'monitoring/ counts what it is given; the app gives it',
  },
  {
    files: [DESCRIPTIONS],
    refuses: [
      './*.js',
      ...[...DOMAINS, ...ABOVE, 'db', 'queue', 'generation'].map(folder),
      ...DOORS,
      '!**/*.description.js',
    ],
    message: 'the description of a route knows other descriptions, http/ and the error catalogue',
  },
  {
    files: ['src/db/**', 'src/http/**'],
    refuses: [...[...DOMAINS, ...ABOVE, 'queue', 'generation'].map(folder), ...DOORS],
    message: 'the ground knows nothing of what stands on it',
  },
  {
    files: ['src/queue/**'],
    refuses: [...[...DOMAINS, ...ABOVE, 'generation'].map(folder), ...DOORS],
    message: 'queue/ is pg-boss alone',
  },
  {
    files: ['src/safety/**'],
    refuses: [...[...DOMAINS, ...ABOVE, 'db', 'http', 'queue', 'generation'].map(folder), ...DOORS],
    message: 'safety/ reads texts, and knows neither who wrote them nor what for',
  },
  {
    files: ['src/worker/**'],
    refuses: [...ABOVE.filter((name) => name !== 'worker').map(folder), ...DOORS, '**/http/**', '**/*.resolver.js'],
    message: 'the worker knows no door',
  },
  {
    files: ['src/public/**', 'src/admin/**', 'src/studio/*.ts'],
    refuses: [
      ...['worker', 'process', 'operator', 'graphql', 'runs', 'queue', 'db'].map(folder),
      ...READER,
      ...FILLING,
      ...DOORS,
    ],
    message: 'pages are made of what services tell',
  },
  {
    files: ['src/graphql/**'],
    refuses: [
      '**/worker/**',
      '**/process/**',
      '**/operator/**',
      '**/public/**',
      '**/studio/**',
      '**/queue/**',
      '**/*.service.js',
      ...DOORS,
    ],
    message: 'graphql/ knows the domains by their models, types and resolvers',
  },
  {
    files: ['src/process/**'],
    refuses: ['**/operator/**', '**/main.js', '**/*.resolver.js', '**/rest-compat/**'],
    message: 'a process opens services and builds the app; it speaks no protocol itself',
  },
  ...domainWalls,
];

const walls = WALLS.map(({ files, except = [], refuses, message }): OxlintOverride => ({
  files: [...files],
  excludeFiles: files.includes(DESCRIPTIONS) ? [...except] : [...except, DESCRIPTIONS],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: [...refuses], message }] }] },
}));

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'vitest'],
  categories: { correctness: 'error', suspicious: 'warn' },
  options: { typeAware: true },
  ignorePatterns: [
    'dist',
    'rest-compat/generated',
    'src/studio/web/generated',
    'src/generation/lexicon/data',
    'src/generation/reader/meaning/weights.ts',
  ],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-misused-spread': 'off',
    'no-console': 'error',
    'no-control-regex': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-tests': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
  },
  overrides: [{ files: ['test/bench/**', 'test/eval/**'], rules: { 'no-console': 'off' } }, ...walls],
});
