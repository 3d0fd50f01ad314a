/** Values that examples are made of: those of one game, told of its type and field, else something that fits the type. */
import { isEnumType, type GraphQLNamedType, type GraphQLObjectType } from 'graphql';
import { AppError, ERROR_CATALOGUE, type ErrorCode, type ErrorDetail } from '../../src/errors.js';
import { REQUEST_ID_EXAMPLE } from '../../src/http/answer-headers.js';
import { failure, type ErrorEnvelope } from '../../src/http/envelope.js';

const RUN = '019aa3f0-5c1e-7a40-9d0b-3f8a6c2e1b74';
const ARTIFACT = '019aa3f0-7d52-7c11-8e4f-a1b2c3d4e5f6';
const ORIGIN = 'http://127.0.0.1:4000';
const TOKEN = 'v1.eyJhIjoiMDE5YWEzZjAifQ.sT0mYk3n';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

type Values = Readonly<Record<string, unknown>>;

const BY_TYPE: Readonly<Record<string, Values>> = {
  StudioRun: {
    id: RUN,
    status: 'completed',
    stage: null,
    progress: 100,
    prompt: 'a penguin platformer with double jump',
    mode: 'quick_html',
    intent: 'create',
    assetMode: 'auto',
    threadId: '019aa3f0-5c1e-7a40-9d0b-3f8a6c2e1b75',
    parentRunId: null,
    queue: null,
    provider: 'composer',
    model: null,
    failure: null,
    createdAt: '2026-11-30T12:00:00.000Z',
    startedAt: '2026-11-30T12:00:00.412Z',
    finishedAt: '2026-11-30T12:00:03.967Z',
    updatedAt: '2026-11-30T12:00:03.967Z',
  },
  RunCredits: { held: 0, charged: 10, released: 0 },
  QueuePlace: { position: 1, estimatedStartAt: '2026-11-30T12:00:02.000Z' },
  StudioRunFailure: {
    code: 'output.not_playable',
    message: 'The game could not be won. Try another prompt; nothing was charged.',
    retryable: true,
  },
  StudioRunProgressed: { seq: 3, stage: 'generating', progress: 35, message: 'Drawing a penguin' },
  StudioRunRequeued: { reason: 'The worker was stopped.' },
  GameArtifact: {
    id: ARTIFACT,
    type: 'html',
    title: 'Penguin Leap',
    contentType: 'text/html; charset=utf-8',
    sizeBytes: 184_320,
    fileCount: 1,
    sha256: SHA256,
    entryPath: 'index.html',
    manifest: { title: 'Penguin Leap', entry: 'index.html', engine: 'littlejsengine 1.20.0' },
    previewUrl: `${ORIGIN}/api/game-artifacts/${ARTIFACT}/preview/~${TOKEN}/`,
    previewToken: TOKEN,
    previewTokenExpiresAt: '2026-11-30T13:00:03.967Z',
    downloadUrl: `${ORIGIN}/api/game-artifacts/${ARTIFACT}/download`,
    thumbnailUrl: `${ORIGIN}/api/game-artifacts/${ARTIFACT}/thumbnail`,
    publication: null,
  },
  GameReading: {
    intent: 'create',
    changes: [],
    kind: 'platformer',
    askedKind: null,
    asked: 'platformer',
    made: 'platformer',
    fit: 'exact',
    fitReason: null,
    language: 'en',
    theme: 'ice',
    time: 'day',
    weather: 'snow',
    mood: 'cheerful',
    style: 'flat',
    difficulty: 'normal',
    assetMode: 'library',
    enemies: [{ name: 'seal', sprite: 'seal', fromPrompt: false, start: null, end: null }],
    items: [{ name: 'fish', sprite: 'fish', fromPrompt: false, start: null, end: null }],
    obstacles: [],
    goal: null,
    projectile: null,
    asks: [{ kind: 'rule', text: 'double jump', start: 26, end: 37, outcome: 'kept', note: '' }],
    ignored: [],
  },
  ReadingActor: { name: 'penguin', sprite: 'penguin', fromPrompt: true, start: 2, end: 9 },
  ReadingRule: { rule: 'doubleJump', n: null, seconds: null, start: 26, end: 37 },
  ReadingAsk: { kind: 'rule', text: 'double jump', start: 26, end: 37, outcome: 'kept', note: '' },
  ReadingEvidence: { start: 26, end: 37, text: 'double jump', as: 'doubleJump', value: 'yes' },
  Playability: { verdict: 'pass' },
  PlayabilityCheck: { name: 'winnable', ok: true, detail: 'a bot won in 41 s', finding: 'won', seconds: 41 },
  Credits: {
    totalBalance: 90,
    studioBalance: 90,
    heldBalance: 0,
    spendableBalance: 90,
    freeGeneratorBalance: 0,
  },
  CreditTotals: { purchased: 0, granted: 100, spent: 10, refunded: 0, expired: 0, adjusted: 0 },
  CreditEntry: { type: 'spend', amount: -10, balanceAfter: 90, runId: RUN, description: 'A run was completed' },
  GeneratorRun: {
    id: 'gen_8412',
    status: 'completed',
    prompt: 'a maze with ghosts',
    provider: 'classic',
    usePaidFallback: false,
    resultUrl: null,
  },
  Viewer: { name: 'Ada', email: 'ada@example.com' },
  Session: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', ip: '192.0.2.7', current: true },
  SeoContent: {
    slug: 'penguin-leap',
    metaTitle: null,
    metaDescription: null,
    keywords: 'penguin',
    genre: 'Platformer',
    playMode: 'SinglePlayer',
    language: 'en',
    ogImageAlt: null,
    howToPlay: 'Jump again in the air to reach the high floes.',
    noindex: false,
  },
  FaqEntry: { question: 'Can I play it on a phone?', answer: 'Yes: there are buttons on the screen.' },
  Publication: {
    artifactId: ARTIFACT,
    runId: RUN,
    status: 'published',
    slug: 'penguin-leap',
    publicUrl: `${ORIGIN}/games/penguin-leap`,
    embedUrl: `${ORIGIN}/games/penguin-leap/embed`,
    title: 'Penguin Leap',
    description: 'Jump from floe to floe, twice in the air, and bring the fish home.',
    controls: 'Space: jump, again in the air',
  },
};

/** Where an operation shows something else than the completed run. */
const BY_OPERATION: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  CreateStudioRun: {
    StudioRun: {
      status: 'queued',
      progress: 0,
      attempt: 0,
      intent: 'auto',
      provider: null,
      artifact: null,
      queue: { position: 1, estimatedStartAt: '2026-11-30T12:00:02.000Z' },
      credits: { held: 10, charged: 0, released: 0 },
      startedAt: null,
      finishedAt: null,
      updatedAt: '2026-11-30T12:00:00.000Z',
    },
  },
  CancelStudioRun: {
    StudioRun: {
      status: 'canceled',
      progress: 0,
      attempt: 0,
      intent: 'auto',
      provider: null,
      artifact: null,
      credits: { held: 0, charged: 0, released: 10 },
      startedAt: null,
    },
  },
  StudioRunEvents: {
    StudioRun: {
      status: 'processing',
      stage: 'generating',
      progress: 35,
      artifact: null,
      credits: { held: 10, charged: 0, released: 0 },
      finishedAt: null,
    },
  },
};

const BY_INPUT: Readonly<Record<string, unknown>> = {
  'CreateStudioRunInput.prompt': 'a penguin platformer with double jump',
  'CreateStudioRunInput.mode': 'quick_html',
  'PublishGameInput.title': 'Penguin Leap',
  'PublishGameInput.description': 'Jump from floe to floe, twice in the air, and bring the fish home.',
  'PublishGameInput.controls': ['Space: jump, again in the air'],
  'PublishGameInput.seoContent': { slug: 'penguin-leap', language: 'en' },
  'SignUpInput.email': 'ada@example.com',
  'SignUpInput.password': 'correct horse battery staple',
  'SignUpInput.name': 'Ada',
  'SignInInput.email': 'ada@example.com',
  'SignInInput.password': 'correct horse battery staple',
};

const BY_SCALAR: Values = {
  Boolean: true,
  DateTime: '2026-11-30T12:00:00.000Z',
  Float: 1,
  ID: RUN,
  Int: 1,
  JSONObject: {},
  String: 'text',
  URL: ORIGIN,
};

export function hasExample(operation: string, parent: GraphQLObjectType, field: string): boolean {
  return find(operation, parent, field) !== undefined;
}

export function exampleOf(
  operation: string,
  parent: GraphQLObjectType,
  field: string,
  type: GraphQLNamedType,
): unknown {
  const found = find(operation, parent, field);
  if (found !== undefined) return found;
  return isEnumType(type) ? type.getValues()[0]?.name : BY_SCALAR[type.name];
}

function find(operation: string, { name }: GraphQLObjectType, field: string): unknown {
  const special = BY_OPERATION[operation]?.[name]?.[field];
  return special === undefined ? BY_TYPE[name]?.[field] : special;
}

/** undefined: the example leaves the field out */
export function inputExample(owner: string, field: string): unknown {
  return BY_INPUT[`${owner}.${field}`];
}

const DETAILS: Partial<Record<ErrorCode, readonly ErrorDetail[]>> = {
  validation_failed: [{ path: 'prompt', code: 'required', message: 'This field must not be empty.' }],
  studio_credits_insufficient: [
    {
      path: '',
      code: 'insufficient',
      message: 'This run costs 30 credits; you have 7. Add credits and try again.',
      required: 30,
      available: 7,
    },
  ],
};

/** The envelope of an error. */
export function errorExample(code: ErrorCode): ErrorEnvelope {
  const details = DETAILS[code];
  return failure(new AppError(code, details ? { details } : {}), REQUEST_ID_EXAMPLE);
}

/** The catalogue's message of a code: what a client reads where the thrower gives no message of its own. */
export function sentenceOf(code: ErrorCode): string {
  return ERROR_CATALOGUE[code].message;
}
