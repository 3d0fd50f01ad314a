/** Environment → typed configuration, read once by `main.ts`. All errors are reported together. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { validate as isUuid } from 'uuid';

export type Role = 'gateway' | 'worker' | 'all';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** shown on the button, e.g. "Example Corp" */
  readonly name: string;
}

export interface Config {
  readonly production: boolean;
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** origin that browsers use, without a slash at the end; undefined: the address that the gateway listens on */
  readonly publicUrl: string | undefined;
  readonly previewOrigin: string | undefined;
  /** undefined: the embedded PostgreSQL below `dataDir` */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** undefined in embedded mode: made and kept in `dataDir` */
  readonly sessionSecret: string | undefined;
  /** newest first: the first signs, all of them verify */
  readonly previewTokenKeys: readonly string[] | undefined;
  readonly prices: { readonly quick_html: number; readonly game_bundle: number };
  /** of a run that makes a game of a design that was edited by hand, in either format */
  readonly editPrice: number;
  /** of a game whose prompt a model has read, or that it has filled (undefined: as read) or written; undefined: as the composer's */
  readonly modelPrices: {
    readonly read: { readonly quick_html: number | undefined; readonly game_bundle: number | undefined };
    readonly fill: { readonly quick_html: number | undefined; readonly game_bundle: number | undefined };
    readonly write: { readonly quick_html: number | undefined };
    /** on top, where pictures were drawn for the game */
    readonly pictures?: number | undefined;
  };
  readonly signUpCredits: number;
  readonly demoCredits: number;
  /** games that a visitor makes without an account; 0: none */
  readonly guestGames: number;
  /** how long a guest is remembered who does not come back */
  readonly guestDays: number;
  /** what to do without credits, in the operator's words, and where that is done */
  readonly creditsHelp: { readonly text: string | undefined; readonly url: string | undefined };
  readonly maxActiveRuns: number;
  /** creations of a run a minute and user */
  readonly runsPerMinute: number;
  /** queued runs, all users together, before creation answers 503 */
  readonly queueCapacity: number;
  /** processes that serve the port */
  readonly gateways: number;
  /** open at a time, of one gateway and each of its addresses; further ones are closed at once */
  readonly maxConnections: number;
  /** of one user, or of one address without a session, and of one gateway; 0: no limit */
  readonly requestsPerMinute: number;
  /** GraphQL of one client in the same way, in objects and thousands of characters that it may answer with; 0: no limit */
  readonly queryCostPerMinute: number;
  /** changes of what is public, of one user; 0: no limit */
  readonly publicationsPerMinute: number;
  /** preview links made and revoked, of one user; 0: no limit */
  readonly previewTokensPerMinute: number;
  readonly workerConcurrency: number;
  readonly runDeadlineSeconds: number;
  /** models that read prompts: a list, or the file that says more; checked by the worker, which alone asks them */
  readonly models: string | undefined;
  readonly modelsFile: string | undefined;
  /** the browser that plays what models write; undefined: one in the usual places */
  readonly chromiumPath: string | undefined;
  /** which texts of users are refused: as the code has it, as a file says, or none */
  readonly inputPolicy: 'default' | 'off';
  readonly inputPolicyFile: string | undefined;
  readonly oidc: OidcConfig | undefined;
  /** accounts that may use the operators' pages: ids and e-mail addresses, in lower case */
  readonly operators: readonly string[];
  /** how many proxies stand before us: the client's address is that many entries from the right of X-Forwarded-For.
   * Not a yes or no: the leftmost entry is whatever the client wrote, and would pass every limit per address. */
  readonly trustedProxies: number;
  readonly shutdownSeconds: number;
  /** what `/metrics` asks for; undefined: it answers clients on this machine and in private networks */
  readonly metricsToken: string | undefined;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from `env` and the command line (`--role=gateway|worker|all`).
 * @throws ConfigError with a sentence for each problem.
 */
export function readConfig(env: Environment, argv: readonly string[] = []): Config {
  const problems: string[] = [];
  const value = (name: string) => {
    const raw = env[name]?.trim();
    return raw === '' ? undefined : raw;
  };
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const raw = value(name);
    if (raw === undefined) return fallback;
    const number = Number(raw);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, but is "${raw}".`);
    return fallback;
  };
  const price = (name: string) => (value(name) === undefined ? undefined : integer(name, 0, 0, 1_000_000));
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T, raw = value(name)): T => {
    if (raw === undefined) return fallback;
    if ((allowed as readonly string[]).includes(raw)) return raw as T;
    problems.push(`${name} must be one of ${allowed.join(', ')}, but is "${raw}".`);
    return fallback;
  };
  const origin = (name: string) => {
    const raw = value(name);
    if (raw === undefined) return undefined;
    const url = URL.parse(raw);
    if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/' && !url.search)
      return url.origin;
    problems.push(`${name} must be an http(s) origin such as https://games.example, but is "${raw}".`);
    return undefined;
  };
  const url = (name: string, protocols: readonly string[]) => {
    const raw = value(name);
    if (raw === undefined) return undefined;
    if (protocols.includes(URL.parse(raw)?.protocol ?? '')) return raw;
    // the value may hold a password: it is not repeated
    problems.push(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    return undefined;
  };
  const line = (name: string, most: number) => {
    const raw = value(name);
    if (raw === undefined || ([...raw].length <= most && !/\p{Cc}/u.test(raw))) return raw;
    problems.push(`${name} must be one line of at most ${most} characters.`);
    return undefined;
  };
  const secret = (name: string, raw: string) => {
    if (raw.length < 32)
      problems.push(`${name} must have at least 32 characters; "openssl rand -base64 32" makes a good one.`);
    return raw;
  };

  const production = value('NODE_ENV') === 'production';
  const unknown = argv.filter((arg) => !arg.startsWith('--role='));
  for (const arg of unknown)
    problems.push(`There is no option "${arg}"; --role=gateway, --role=worker or --role=all is.`);
  const role = oneOf(
    '--role',
    ['gateway', 'worker', 'all'] as const,
    'all',
    argv.findLast((a) => a.startsWith('--role='))?.slice(7),
  );
  const host = value('HOST') ?? '127.0.0.1';
  if (!isIP(host) && !/^[a-z0-9.-]+$/iu.test(host))
    problems.push(`HOST must be an address or a host name, but is "${host}".`);
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const sessionSecret = value('SESSION_SECRET');
  if (sessionSecret) secret('SESSION_SECRET', sessionSecret);
  const previewTokenKeys = value('PREVIEW_TOKEN_KEYS')
    ?.split(',')
    .map((key) => secret('PREVIEW_TOKEN_KEYS', key.trim()));
  // embedded mode is for one machine; a deployment has its own database, and secrets that outlive a disk
  if ((production || databaseUrl) && !sessionSecret)
    problems.push('SESSION_SECRET is required with NODE_ENV=production or DATABASE_URL.');
  if ((production || databaseUrl) && !previewTokenKeys)
    problems.push('PREVIEW_TOKEN_KEYS is required with NODE_ENV=production or DATABASE_URL.');
  if (production && !databaseUrl) problems.push('DATABASE_URL is required with NODE_ENV=production.');
  if (role !== 'all' && !databaseUrl)
    problems.push(`DATABASE_URL is required with --role=${role}, since both roles meet in one database.`);

  const metricsToken = value('METRICS_TOKEN');
  if (metricsToken) secret('METRICS_TOKEN', metricsToken);
  const issuer = url('OIDC_ISSUER', production ? ['https:'] : ['https:', 'http:']);
  const clientId = value('OIDC_CLIENT_ID');
  if (Boolean(issuer) !== Boolean(clientId))
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both or neither.');

  const operators = (value('OPERATORS') ?? '')
    .split(',')
    .map((name) => name.trim().normalize('NFC').toLowerCase())
    .filter((name, at, all) => name !== '' && all.indexOf(name) === at);
  for (const name of operators) {
    if (!isUuid(name) && !/^[^\s@]+@[^\s@]+$/u.test(name))
      problems.push(`OPERATORS must list e-mail addresses or account ids, but has "${name}".`);
  }

  const config: Config = {
    production,
    role,
    host,
    port: integer('PORT', 4000, 0, 65_535),
    publicUrl: origin('PUBLIC_URL'),
    previewOrigin: origin('PREVIEW_ORIGIN'),
    databaseUrl,
    databasePoolSize: integer('DATABASE_POOL_SIZE', 10, 2, 200),
    dataDir: path.resolve(value('DATA_DIR') ?? '.data'),
    logLevel: oneOf(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const,
      databaseUrl || production ? 'info' : 'warn',
    ),
    sessionSecret,
    previewTokenKeys,
    prices: {
      quick_html: integer('PRICE_QUICK_HTML', 10, 0, 1_000_000),
      game_bundle: integer('PRICE_GAME_BUNDLE', 30, 0, 1_000_000),
    },
    editPrice: integer('PRICE_EDIT_BY_HAND', 0, 0, 1_000_000),
    modelPrices: {
      read: { quick_html: price('PRICE_QUICK_HTML_READ'), game_bundle: price('PRICE_GAME_BUNDLE_READ') },
      fill: { quick_html: price('PRICE_QUICK_HTML_FILLED'), game_bundle: price('PRICE_GAME_BUNDLE_FILLED') },
      write: { quick_html: price('PRICE_QUICK_HTML_WRITTEN') },
      pictures: price('PRICE_GENERATED_PICTURES'),
    },
    signUpCredits: integer('SIGN_UP_CREDITS', 100, 0, 1_000_000),
    demoCredits: integer('DEMO_CREDITS', 1000, 0, 1_000_000),
    guestGames: integer('GUEST_GAMES', 3, 0, 1_000),
    guestDays: integer('GUEST_DAYS', 30, 1, 3_650),
    creditsHelp: {
      text: line('CREDITS_HELP_TEXT', 300),
      url: url('CREDITS_HELP_URL', ['https:', 'http:', 'mailto:']),
    },
    maxActiveRuns: integer('MAX_ACTIVE_RUNS', 20, 1, 10_000),
    runsPerMinute: integer('RUNS_PER_MINUTE', 60, 1, 100_000),
    queueCapacity: integer('QUEUE_CAPACITY', 1000, 1, 1_000_000),
    gateways: value('GATEWAYS') === 'auto' ? availableParallelism() : integer('GATEWAYS', 1, 1, 64),
    maxConnections: integer('MAX_CONNECTIONS', 10_000, 10, 1_000_000),
    requestsPerMinute: integer('REQUESTS_PER_MINUTE', 6_000, 0, 1_000_000_000),
    queryCostPerMinute: integer('QUERY_COST_PER_MINUTE', 600_000, 0, 1_000_000_000),
    publicationsPerMinute: integer('PUBLICATIONS_PER_MINUTE', 30, 0, 1_000_000),
    previewTokensPerMinute: integer('PREVIEW_TOKENS_PER_MINUTE', 60, 0, 1_000_000),
    workerConcurrency: integer('WORKER_CONCURRENCY', 2, 1, 64),
    runDeadlineSeconds: integer('RUN_DEADLINE_SECONDS', 300, 5, 3600),
    models: value('MODELS'),
    modelsFile: value('MODELS_FILE'),
    chromiumPath: value('CHROMIUM_PATH'),
    inputPolicy: oneOf('INPUT_POLICY', ['default', 'off'] as const, 'default'),
    inputPolicyFile: value('INPUT_POLICY_FILE'),
    oidc:
      issuer && clientId
        ? { issuer, clientId, clientSecret: value('OIDC_CLIENT_SECRET'), name: value('OIDC_NAME') ?? 'single sign-on' }
        : undefined,
    operators,
    trustedProxies: integer('TRUSTED_PROXIES', 0, 0, 10),
    shutdownSeconds: integer('SHUTDOWN_SECONDS', 10, 1, 30),
    metricsToken,
  };
  // the host decides which of the two a request is for
  if (config.previewOrigin && config.publicUrl && new URL(config.previewOrigin).host === new URL(config.publicUrl).host)
    problems.push('PREVIEW_ORIGIN must have another host than PUBLIC_URL: nothing but previews is served on it.');
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
